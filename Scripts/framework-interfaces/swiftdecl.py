"""Reads Swift declarations without a compiler and writes them as an interface text.

Used by `packages.py` (public declarations of open-source packages) and
`normalise.py` (texts written by hand). Only signatures survive: bodies,
comments, attributes and default values are dropped.

The output format: one declaration a line, blocks sorted by name, members of
nested types in blocks `extension Outer.Inner {`.
"""
import re

KEPT_ATTRIBUTES = {"propertyWrapper", "dynamicMemberLookup", "resultBuilder", "dynamicCallable"}
TYPE_ATTRIBUTES = {"escaping", "autoclosure"}
MODIFIERS = {
    "public", "open", "internal", "private", "fileprivate", "package", "final", "override", "required",
    "convenience", "mutating", "nonmutating", "dynamic", "lazy", "weak", "unowned", "optional", "indirect",
    "nonisolated", "isolated", "prefix", "postfix", "infix", "static", "class", "consuming", "borrowing",
    "__consuming", "distributed", "async",
}
TYPES = {"class", "struct", "enum", "protocol", "extension", "actor"}
CONTINUES = re.compile(r"\s*(->|where\b|async\b|throws\b|rethrows\b|\{|:|=(?!=))")
OPEN, CLOSE = "([{", ")]}"


def without_comments(text):
    """Blanks comments and the inside of strings; newlines stay."""
    out, i, n = [], 0, len(text)
    while i < n:
        if text.startswith("//", i):
            while i < n and text[i] != "\n":
                i += 1
        elif text.startswith("/*", i):
            i = _end_of_block_comment(text, i, out)
        elif text[i] in '"#' and (match := re.compile(r'(#*)("""|")').match(text, i)):
            i = _end_of_string(text, match)
            out.append('""')
        else:
            out.append(text[i])
            i += 1
    return "".join(out)


def _end_of_block_comment(text, i, out):
    depth = 0
    while i < len(text):
        if text.startswith("/*", i):
            depth, i = depth + 1, i + 2
        elif text.startswith("*/", i):
            depth, i = depth - 1, i + 2
            if depth == 0:
                return i
        else:
            if text[i] == "\n":
                out.append("\n")
            i += 1
    return i


def _end_of_string(text, match):
    hashes, quote = match.groups()
    i, close = match.end(), quote + hashes
    while i < len(text):
        if text.startswith("\\" + hashes + "(", i):
            i = _end_of_interpolation(text, i + len(hashes) + 2)
        elif text.startswith("\\" + hashes, i):
            i += len(hashes) + 2
        elif text.startswith(close, i):
            return i + len(close)
        elif text[i] == "\n" and quote == '"':
            return i
        else:
            i += 1
    return i


def _end_of_interpolation(text, i):
    depth = 1
    while i < len(text) and depth:
        if text[i] == '"':
            i = _end_of_string(text, re.compile(r'(#*)("""|")').match(text, i))
            continue
        depth += {"(": 1, ")": -1}.get(text[i], 0)
        i += 1
    return i


def without_conditions(text, ignored=()):
    """Drops `#if` directives; of `swift()`/`compiler()` conditions only the first branch stays."""
    out, stack = [], []
    for line in text.split("\n"):
        word = line.strip()
        if word.startswith("#if"):
            condition = word[3:].strip()
            first_only = bool(re.match(r"(swift|compiler|hasFeature)\s*\(", condition))
            dead = condition in ("false", "0") or condition in ignored
            stack.append([first_only, not dead, dead])
        elif word.startswith(("#else", "#elseif")) and stack:
            stack[-1][1] = not stack[-1][0]
        elif word.startswith("#endif") and stack:
            stack.pop()
        elif all(entry[1] for entry in stack):
            out.append(line)
    return "\n".join(out)


class Decl:
    """A declaration: kind, name, the text before `{`, members."""

    def __init__(self, kind, name, head, members=(), attributes=(), modifiers=()):
        self.kind, self.name, self.head = kind, name, head
        self.members, self.attributes, self.modifiers = list(members), attributes, set(modifiers)
        self.accessors = None


class Parser:
    def __init__(self, text):
        self.t, self.i, self.n = text, 0, len(text)

    def decls(self, inside=""):
        out = []
        while True:
            self.skip_space()
            if self.i >= self.n or self.t[self.i] == "}":
                return out
            before = self.i
            decl = self.decl(inside)
            if decl:
                out.append(decl)
            if self.i == before:
                self.i += 1

    def skip_space(self):
        while self.i < self.n and self.t[self.i] in " \t\r\n;":
            self.i += 1

    def word(self):
        match = re.compile(r"`?[A-Za-z_][A-Za-z0-9_]*`?").match(self.t, self.i)
        return match.group() if match else ""

    def balanced(self):
        """Moves behind the bracket that closes the one at `i`."""
        depth = 0
        while self.i < self.n:
            character = self.t[self.i]
            depth += (character in OPEN) - (character in CLOSE)
            self.i += 1
            if depth == 0:
                return

    def prefix(self):
        attributes, modifiers = [], []
        while True:
            self.skip_space()
            if self.t[self.i:self.i + 1] == "@":
                match = re.compile(r"@[\w.]+").match(self.t, self.i)
                start, self.i = self.i, match.end() if match else self.i + 1
                if self.t[self.i:self.i + 1] == "(":
                    self.balanced()
                attributes.append(self.t[start + 1:self.i])
                continue
            word = self.word()
            follows = re.compile(r"class\s+(func|var|let|subscript|override|final)\b").match(self.t, self.i)
            if word in MODIFIERS and (word != "class" or follows):
                self.i += len(word)
                if self.t[self.i:self.i + 1] == "(":
                    start = self.i
                    self.balanced()
                    word += self.t[start:self.i]
                modifiers.append(word)
                continue
            return attributes, modifiers

    def decl(self, inside):
        attributes, modifiers = self.prefix()
        word = self.word()
        make = lambda kind, name, head, members=(): Decl(kind, name, head, members, attributes, modifiers)
        if word in TYPES:
            return self.type_decl(word, make)
        if word in ("func", "init", "subscript"):
            return self.function(word, make, inside)
        if word in ("var", "let"):
            return self.variable(word, make)
        if word == "case" and inside == "enum":
            head = self.until_line_end(cases=True)
            return make("case", "", clean(head[4:]))
        if word in ("typealias", "associatedtype"):
            head = self.until_line_end()
            return make(word, re.split(r"[\s<:=]", head.split(None, 1)[1])[0], clean(head))
        if word in ("import", "operator", "macro", "precedencegroup", "deinit"):
            self.until_line_end()
            self.skip_body(word in ("precedencegroup", "deinit"))
            return None
        self.until_line_end()
        return None

    def skip_body(self, wanted):
        self.skip_space() if wanted else None
        if wanted and self.t[self.i:self.i + 1] == "{":
            self.balanced()

    def type_decl(self, word, make):
        start = self.i
        while self.i < self.n and self.t[self.i] != "{":
            self.balanced() if self.t[self.i] in "([" else self.advance()
        head = clean(self.t[start:self.i])
        self.i += 1
        members = self.decls(word)
        self.i += 1
        name = re.match(r"\w+\s+([\w.`]+)", head)
        return make(word, name.group(1) if name else "", head, members)

    def advance(self):
        self.i += 1

    def line_ended(self):
        """At a newline outside brackets: does the declaration end here?"""
        rest = self.t[self.i:self.i + 400].lstrip()
        before = self.t[max(0, self.i - 200):self.i].rstrip()
        if before.endswith(("->", "where", ",", ":", "&", "=", "<")):
            return False
        return not CONTINUES.match(rest) and not rest.startswith(("&", ", ", ">"))

    def function(self, word, make, inside):
        start = self.i
        while self.i < self.n:
            character = self.t[self.i]
            if character in "([":
                self.balanced()
                continue
            if character in "{}" or character == ";" or (character == "\n" and self.line_ended()):
                break
            self.i += 1
        head = clean(self.t[start:self.i])
        body = ""
        if self.t[self.i:self.i + 1] == "{":
            begin = self.i
            self.balanced()
            body = self.t[begin:self.i]
        name = word if word != "func" else re.match(r"func\s+([^\s(<]+|<+\S*)", head).group(1)
        decl = make(word, name, head)
        decl.accessors = accessors(body) if word == "subscript" else None
        return decl

    def variable(self, word, make):
        start = self.i
        end = None
        while self.i < self.n:
            character = self.t[self.i]
            if character in "([":
                self.balanced()
                continue
            if character == "=" and self.t[self.i - 1] not in "=!<>" and self.t[self.i + 1] != "=":
                end = self.i
                break
            if character in "{}" or character == ";" or (character == "\n" and self.line_ended()):
                break
            self.i += 1
        head = clean(self.t[start:end if end is not None else self.i])
        value, body = "", ""
        if end is not None:
            value = self.t[self.i + 1:].lstrip()[:200]
            self.initialiser()
        if self.t[self.i:self.i + 1] == "{":
            begin = self.i
            self.balanced()
            body = self.t[begin:self.i]
        name = re.match(r"\w+\s+(`?\w+`?|\(.*\))", head)
        if not name:
            return None
        decl = make(word, name.group(1), head)
        if ":" not in head:
            guess = re.match(r"([A-Z][\w.]*(?:<[\w., ]+>)?)\(", value)
            decl.head += ": " + (guess.group(1) if guess else literal_type(value))
        decl.accessors = "get" if word == "let" else accessors(body)
        return decl

    def initialiser(self):
        while self.i < self.n:
            character = self.t[self.i]
            if character in OPEN:
                self.balanced()
                continue
            if character in "};":
                return
            if character == "\n":
                rest = self.t[self.i:self.i + 200].lstrip()
                before = self.t[max(0, self.i - 100):self.i].rstrip()
                if not before.endswith(("=", "+", "?", ":", "&&", "||", "??")) and not re.match(r"[.?:]|[&|?+]{2} ", rest):
                    return
            self.i += 1

    def until_line_end(self, cases=False):
        start = self.i
        while self.i < self.n:
            character = self.t[self.i]
            if character in OPEN and not (cases and character == "{"):
                self.balanced()
                continue
            if character in "};" or (character == "\n" and self.line_ended()):
                break
            self.i += 1
        return self.t[start:self.i]


def literal_type(value):
    for pattern, name in ((r"(true|false)\b", "Bool"), (r'"', "String"), (r"-?\d[\d_]*\.\d", "Double"), (r"-?\d", "Int")):
        if re.match(pattern, value):
            return name
    return "Any"


def accessors(body):
    """`get`, `set` or empty (stored) from the text of an accessor block."""
    if not body:
        return ""
    flat = re.sub(r"\{[^{}]*\}", "", body[1:-1])
    while re.search(r"\{[^{}]*\}", flat):
        flat = re.sub(r"\{[^{}]*\}", "", flat)
    words = re.findall(r"\b(set|_modify|modify|didSet|willSet|unsafeMutableAddress)\b", flat)
    return "set" if words and re.search(r"(^|[\s;}])(nonmutating\s+|mutating\s+)?(set|_modify|didSet|willSet)\b", flat) else "get"


def clean(text):
    """One line, `A : B` written `A: B`."""
    line = re.sub(r"(?<=[\w>?`)\]]) :(?= )", ":", re.sub(r"\s+", " ", text)).strip()
    return line if " func " in " " + line and "lhs" in line else re.sub(r"(?<=\w)< (?=\w)", "<", re.sub(r"(?<=[\w>?)\]]) >(?=[(),>?\s{]|$)", ">", line))


def split(text, separator=","):
    """Splits at a separator outside all brackets (angle brackets too)."""
    parts, depth, last = [], 0, 0
    for i, character in enumerate(text):
        if character in "([{<" or (character == ">" and text[i - 1:i] != "-") or character in ")]}":
            depth += 1 if character in "([{<" else -1
        elif character == separator and depth == 0:
            parts.append(text[last:i])
            last = i + 1
    return parts + [text[last:]]


def strip_attributes(text):
    """Drops attributes except those that matter to a reader of types."""
    def keep(match):
        name = match.group(1)
        return match.group() if name in TYPE_ATTRIBUTES or name.endswith("Builder") or "Builder<" in name else ""
    text = re.sub(r"@([\w.]+(?:<[^<>]*>)?)(?:\([^()]*\))? ?", keep, text)
    text = re.sub(r"\b(__owned|__shared|isolated|sending|consuming|borrowing|nonisolated\(nonsending\)) (?=[\w(@\[])", "", text)
    text = re.sub(r"_const ", "", text)
    return clean(re.sub(r"\bnonisolated\b ?", "", text))


def without_default(parameter):
    depth = 0
    for i, character in enumerate(parameter):
        depth += (character in OPEN) - (character in CLOSE)
        if character == "=" and depth == 0 and parameter[i + 1:i + 2] != "=" and parameter[i - 1] not in "=!<>":
            return parameter[:i].rstrip() + " = nil"
    return parameter.strip()


def signature(head):
    """A function's head with attributes and defaults dropped."""
    match = re.match(r"(func\s+\S+?(?=[\s(<])|func\s+[^\s(]+|init[?!]?|subscript)", head)
    start = match.end()
    operator = re.match(r"func\s+[-+*/%=<>!&|^~?.]+(?=[\s(])|func\s+[-+*/%=<>!&|^~?.]+(?<!<)(?=<)", head)
    begin, depth = operator.end() if operator else start, 0
    while begin < len(head) and not (head[begin] == "(" and depth == 0):
        depth += (head[begin] == "<") - (head[begin] == ">" and head[begin - 1] != "-")
        begin += 1
    parser = Parser(head)
    parser.i = begin
    parser.balanced()
    inner = head[begin + 1:parser.i - 1]
    parameters = [strip_attributes(without_default(p)) for p in split(inner)] if inner.strip() else []
    rest = strip_attributes(head[parser.i:]).strip()
    return clean(head[:begin]).rstrip() + "(" + ", ".join(parameters) + ")" + (" " + rest if rest else "")


def member_line(decl):
    """The one line of a member, or None."""
    static = "static " if decl.modifiers & {"static", "class"} else ""
    if decl.kind in ("func", "init", "subscript"):
        line = static + signature(decl.head)
        if decl.kind == "subscript":
            line += " { get set }" if decl.accessors == "set" else " { get }"
        return line
    if decl.kind in ("var", "let"):
        head = strip_attributes(re.sub(r"^let\b", "var", decl.head))
        limited = any(re.match(r"(private|fileprivate|internal|package)\(set\)", m) for m in decl.modifiers)
        readonly = decl.accessors == "get" or limited
        head = re.sub(r" ?: ?", ": ", head, count=1).replace(": @escaping ", ": ")
        if "lazy" in decl.modifiers or "weak" in decl.modifiers:
            readonly = limited
        return static + head + (" { get }" if readonly else "")
    return strip_attributes(decl.head)


def is_public(decl, inherited):
    if decl.modifiers & {"private", "fileprivate", "internal", "package"}:
        return False
    return inherited or bool(decl.modifiers & {"public", "open"})


def is_hidden(decl):
    if any(a.startswith("_spi") or re.match(r"available\s*\(\s*\*.*\bunavailable\b", a, re.S) for a in decl.attributes):
        return True
    return decl.name.startswith("_") and decl.kind != "case" and decl.name != "_"


def is_noise(decl):
    """Members that no reference by name ever needs."""
    if decl.kind == "func" and re.match(r"func (==|!=|<|>|<=|>=|~=)", decl.head):
        return True
    return decl.name in ("hash", "encode", "hashValue") and "public" in decl.modifiers or \
        decl.kind == "init" and re.match(r"init\(from \w+: (any )?(Swift\.)?Decoder\)", decl.head) is not None


class Module:
    """Collects declarations of a module and prints its interface."""

    def __init__(self):
        self.heads, self.blocks, self.lines, self.protocols = {}, {}, {}, set()

    def add_source(self, text, everything=False, ignored=()):
        text = without_conditions(without_comments(text), ignored)
        self.protocols |= set(re.findall(r"\bprotocol\s+(\w+)", text))
        self.add(Parser(text).decls(), "", everything)

    def add(self, decls, outer, public):
        for decl in decls:
            if is_hidden(decl) or decl.kind != "extension" and not is_public(decl, public):
                continue
            if decl.kind == "extension":
                self.add_extension(decl, public)
            elif decl.kind in TYPES:
                self.add_type(decl, outer.rstrip("+"), public)
            elif decl.kind != "case" and not is_noise(decl):
                self.put(outer, member_line(decl))

    def put(self, outer, line):
        """Adds a line; of variables and type names that are declared twice the first stays."""
        into = self.blocks.setdefault(outer, {}) if outer else self.lines
        match = re.match(r"(static )?(?:var|typealias|associatedtype) (`?\w+`?)", line)
        into.setdefault(match.groups() if match else line, line)

    def add_type(self, decl, outer, public):
        path = outer + "." + decl.name if outer else decl.name
        kept = [a for a in decl.attributes if a in KEPT_ATTRIBUTES]
        head = "".join("@" + a + " " for a in sorted(kept)) + strip_attributes(decl.head)
        head = re.sub(r"\bactor\b", "actor", head)
        cases = ", ".join(without_raw(m.head) for m in decl.members if m.kind == "case")
        self.heads.setdefault(path, [head, cases, outer])
        self.blocks.setdefault(path, {})
        inherited = public and not decl.modifiers & {"public", "open"} or decl.kind == "protocol"
        self.add([m for m in decl.members if m.kind != "case"], path, inherited)

    def add_extension(self, decl, public):
        head = strip_attributes(decl.head)[len("extension "):]
        inherited = public or bool(decl.modifiers & {"public", "open"})
        if decl.modifiers & {"private", "fileprivate", "internal", "package"}:
            return
        if not re.match(r"[\w.`]+", head):
            return
        name, rest = re.match(r"([\w.`]+(?:<.*?>(?=\s|$|:))?)\s*(.*)", head).groups()
        key = name + (" " + re.sub(r"^: ?", ": ", rest) if rest else "")
        key = key.replace(" : ", ": ").replace(" :", ":")
        if rest.startswith(":") and " where " not in rest and "<" not in name:
            self.blocks.setdefault("+" + name + rest.replace(":", ": ").replace("  ", " "), {})
            key = name
        if key in self.protocols:
            key += "+"
        before = key in self.blocks
        self.blocks.setdefault(key, {})
        self.add(decl.members, key if " " not in key else key, inherited)
        if not before and not self.blocks[key] and (" where " not in key or ":" not in key.split(" where ")[0]):
            del self.blocks[key]

    def text(self, exports=""):
        self.fold_conformances()
        out = []
        for key in set(self.blocks) | set(self.heads):
            out.append((key, self.block(key)))
        types = {key for key in self.heads if "." not in key}
        named = [(re.split(r"[\s<(:]", re.sub(r"^\w+ ", "", line))[0], line) for line in self.lines.values()]
        out += [(name, line) for name, line in named if not (name in types and line.startswith("typealias"))]
        body = "\n".join(b for _, b in sorted(out) if b)
        return ("// exports: " + exports + "\n" if exports else "") + body + "\n"

    def fold_conformances(self):
        """`extension A: P` joins the header of A when A is here, else stays a line of its own."""
        for key in [k for k in self.blocks if k.startswith("+")]:
            del self.blocks[key]
            name, protocols = key[1:].split(": ", 1)
            if name in self.heads:
                head = self.heads[name][0]
                known = clean(head.split(" where ")[0])
                new = [p.strip() for p in protocols.split(",") if not re.search(r"[:, ]" + re.escape(p.strip()) + r"\b", known)]
                if new:
                    joined = (", " if has_inheritance(known) else ": ") + ", ".join(new)
                    self.heads[name][0] = known + joined + head[len(known):]
            else:
                self.put("", "extension " + name + ": " + protocols + " {}")

    def block(self, key):
        members = sorted(self.blocks.get(key, {}).values(), key=member_key)
        if key in self.heads:
            head, cases, outer = self.heads[key]
            inner_cases = " { case " + cases + " }" if cases else " {}"
            if outer:
                self.nested_line(outer, head + inner_cases)
                head = "extension " + key
            elif not members and not cases:
                return head + " {}"
            else:
                members = (["case " + cases] if cases else []) + members
        else:
            head = "extension " + key.rstrip("+")
            if not members:
                return head + " {}" if ":" in key.split(" where ")[0] else ""
        members = sorted(set(members) | set(self.inner_headers(key)), key=member_key)
        if not members:
            return ""
        return head + " {\n" + "\n".join("  " + m for m in members) + "\n}"

    def inner_headers(self, key):
        for path, (head, cases, outer) in self.heads.items():
            if outer == key:
                yield head + (" { case " + cases + " }" if cases else " {}")

    def nested_line(self, outer, line):
        """Nested headers are written by the block of `outer`; it must exist."""
        self.blocks.setdefault(outer, {})


def has_inheritance(head):
    depth = 0
    for i, character in enumerate(head):
        depth += (character in "<(") - (character in ">)" and head[i - 1] != "-")
        if character == ":" and depth == 0:
            return True
    return False


def without_raw(cases):
    return ", ".join(clean(re.sub(r"(?<![=!<>])=(?!=).*$", "", part)) if "(" not in part.split("=")[0] else part_without_defaults(part)
                     for part in split(cases))


def part_without_defaults(part):
    part = clean(part)
    match = re.match(r"(`?\w+`?)\((.*)\)$", part)
    if not match:
        return part
    return match.group(1) + "(" + ", ".join(strip_attributes(without_default(p)) for p in split(match.group(2))) + ")"


def member_key(line):
    bare = re.sub(r"^(@\w+ |static |class |indirect )+", "", line)
    match = re.match(r"(case|func|var|struct|enum|class|protocol|actor|typealias|associatedtype)\s+(`?\w+`?|\S+)", bare)
    if match and match.group(1) == "case":
        return ("", line)
    return (match.group(2).strip("`") if match else re.split(r"[(<?!]", bare)[0], line)
