"""The text form of a framework's interface: read it, compare it, write it.

A text is a Swift source without bodies, one declaration a line:

    // exports: Dispatch
    class NSFoo: NSObject, NSCoding {
      var name: String { get }
      func bar(_ x: Int, named name: String = nil) -> NSFoo
      enum Style: Int { case plain, grouped }
    }
    extension NSFoo.Style {
      var title: String { get }
    }
    func NSMakeFoo(_ x: Int) -> NSFoo

The other scripts of this folder share this module; it has no command of its own.
"""

import re

TYPE_KINDS = ("class", "struct", "enum", "protocol", "actor", "extension")
HEADER = re.compile(r"^((?:@\w+(?:\([^()]*\))?\s+)*)(" + "|".join(TYPE_KINDS) + r")\s+([\w.`]+)\s*")
OPENERS = {"(": ")", "[": "]", "{": "}", "<": ">"}


def split_outside(text, separator):
    """Splits at `separator` where no bracket is open (`->` closes none)."""
    parts, depth, start, i = [], 0, 0, 0
    while i < len(text):
        if text.startswith("->", i):
            i += 2
            continue
        c = text[i]
        if c in OPENERS:
            depth += 1
        elif c in OPENERS.values():
            depth -= 1
        elif depth == 0 and text.startswith(separator, i):
            parts.append(text[start:i])
            i += len(separator)
            start = i
            continue
        i += 1
    parts.append(text[start:])
    return parts


def closing(text, start):
    """The index of the bracket that closes the one at `start`, or -1."""
    depth, i = 0, start
    while i < len(text):
        if text.startswith("->", i):
            i += 2
            continue
        if text[i] in OPENERS:
            depth += 1
        elif text[i] in OPENERS.values():
            depth -= 1
            if depth == 0:
                return i
        i += 1
    return -1


class Header:
    """`class Name<T>: Super, Proto where T: X` in parts."""

    def __init__(self, kind, name, generics="", inherits=(), where="", prefix=""):
        self.kind, self.name, self.generics = kind, name, generics
        self.inherits, self.where, self.prefix = list(inherits), where, prefix

    @classmethod
    def parse(cls, text):
        match = HEADER.match(text)
        if not match:
            return None
        prefix, kind, name = match.group(1).strip(), match.group(2), match.group(3)
        rest, generics = text[match.end():].strip(), ""
        if rest.startswith("<"):
            end = closing(rest, 0)
            generics, rest = rest[: end + 1], rest[end + 1 :].strip()
        head, where = rest, ""
        parts = split_outside(" " + rest, " where ")
        if len(parts) > 1:
            head, where = parts[0].strip(), parts[1].strip()
        inherits = []
        if head.startswith(":"):
            inherits = [p.strip() for p in split_outside(head[1:], ",") if p.strip()]
        return cls(kind, name, generics, inherits, where, prefix)

    def text(self):
        out = (self.prefix + " " if self.prefix else "") + f"{self.kind} {self.name}{self.generics}"
        if self.inherits:
            out += ": " + ", ".join(self.inherits)
        if self.where:
            out += " where " + self.where
        return out


class Member:
    """One declaration on one line; a nested type is a member with a `header`."""

    def __init__(self, text):
        self.text = text
        self.header, self.cases = None, []
        if HEADER.match(text):
            self._read_type(text)
        elif re.match(r"(?:indirect )?case ", text):
            self.cases = split_cases(text)

    def _read_type(self, text):
        brace = text.find("{")
        self.header = Header.parse(text[:brace].strip() if brace >= 0 else text)
        body = text[brace + 1 : text.rfind("}")].strip() if brace >= 0 else ""
        if body.startswith("case "):
            self.cases = split_cases(body)

    @property
    def key(self):
        return signature(self.text)

    @property
    def name(self):
        return self.key[2]

    def sort_key(self):
        return (0 if self.cases and not self.header else 1, self.name.strip("`"), self.text)

    def render(self):
        if not self.header:
            return self.text
        return self.header.text() + (" { case " + ", ".join(self.cases) + " }" if self.cases else " {}")


class Block:
    """A type or an extension with its members."""

    def __init__(self, header):
        self.header, self.members = header, []

    @property
    def key(self):
        return (self.header.kind == "extension", self.header.name, self.header.where if self.header.kind == "extension" else "")

    def sort_key(self):
        return (self.header.name, self.header.kind == "extension", self.header.text())

    def lines(self):
        cases = sorted({c for m in self.members if m.cases and not m.header for c in m.cases})
        others = [m for m in self.members if m.header or not m.cases]
        body = ["  case " + ", ".join(cases)] if cases else []
        body += ["  " + m.render() for m in sorted(others, key=Member.sort_key)]
        if not body:
            return [self.header.text() + " {}"]
        return [self.header.text() + " {"] + body + ["}"]


class Interface:
    """All of a module: exports, blocks by key, free declarations."""

    def __init__(self):
        self.exports, self.blocks, self.free = [], {}, []

    def block(self, header):
        block = Block(header)
        return self.blocks.setdefault(block.key, block)

    def render(self):
        entries = [(b.sort_key(), b.lines()) for b in self.blocks.values()]
        entries += [((m.name.strip("`"), False, m.text), [m.text]) for m in self.free]
        out = ["// exports: " + " ".join(self.exports)] if self.exports else []
        for _, lines in sorted(entries):
            out += lines
        return "\n".join(out) + "\n"

    @classmethod
    def parse(cls, text):
        out, block = cls(), None
        for line in text.split("\n"):
            if line.startswith("// exports:"):
                out.exports = line.split(":", 1)[1].split()
            elif not line.strip() or line.lstrip().startswith("//"):
                continue
            elif line.startswith(" "):
                if block is not None:
                    block.members.append(Member(line.strip()))
            elif line.startswith("}"):
                block = None
            elif HEADER.match(line):
                block = out._open(line)
            else:
                out.free.append(Member(line.strip()))
        return out

    def _open(self, line):
        brace = line.find("{")
        header = Header.parse(line[:brace] if brace >= 0 else line)
        block = self.block(header)
        if block.header is not header:
            block.header.inherits += [p for p in header.inherits if p not in block.header.inherits]
        rest = line[brace + 1 :].strip() if brace >= 0 else "}"
        if rest.startswith("case "):
            block.members.append(Member(rest.rstrip("} ").strip()))
        return None if rest.endswith("}") else block


def split_cases(text):
    body = re.sub(r"^(?:indirect )?case ", "", text).rstrip()
    return [c.strip() for c in split_outside(body, ",") if c.strip()]


def bare_type(text):
    """A type's spelling without what does not tell two overloads apart."""
    text = re.sub(r"@\w+(\([^()]*\))?|\b(inout|any|some|Self\.)\s*", "", text)
    text = re.sub(r"\b(?:\w+\.)+(\w+)", r"\1", text)
    return re.sub(r"\s+", "", text)


def parameters(text):
    """(label, name, type) of each parameter in the text between the parentheses."""
    out = []
    for part in split_outside(text, ","):
        if not part.strip():
            continue
        names, _, rest = part.strip().partition(":")
        words = names.split()
        kind = split_outside(rest, " = ")[0].strip()
        out.append((words[0] if words else "_", words[-1] if words else "_", kind))
    return out


DECLARED = re.compile(r"^(?:@\w+(?:\([^()]*\))?\s+)*((?:static |prefix |postfix |infix |indirect )*)"
                      r"(func|var|let|init|subscript|typealias|associatedtype|macro|case|operator|precedencegroup|"
                      + "|".join(TYPE_KINDS) + r")\b\s*(.*)$")


def signature(text):
    """(static, kind, name, labels, parameter types): equal for two spellings of one declaration."""
    match = DECLARED.match(text)
    if not match:
        return (False, "?", text, (), ())
    static, kind, rest = "static" in match.group(1), match.group(2), match.group(3)
    if kind in ("init", "subscript"):
        name, tail = kind, rest.lstrip("?!")
    elif kind in ("func", "macro"):
        found = re.match(r"([\w`]+|[^\s\w(<]+?(?=\s*[(<]\s*\w|\s)|[^\s\w(]+)\s*(.*)$", rest)
        name, tail = (found.group(1), found.group(2)) if found else (rest, "")
    else:
        found = re.match(r"[\w.`]+", rest)
        return (static, "type" if kind in TYPE_KINDS or kind in ("typealias", "associatedtype") else kind,
                found.group(0) if found else rest, (), ())
    if tail.startswith("<"):
        tail = tail[closing(tail, 0) + 1 :].lstrip()
    inner = tail[1 : closing(tail, 0)] if tail.startswith("(") else ""
    found = parameters(inner)
    labels = tuple(p[0] for p in found)
    if kind == "subscript":
        labels = tuple(p[0] if p[0] != p[1] else "_" for p in found) if found else ()
    return (static, kind, name, labels, tuple(bare_type(p[2]) for p in found))


def labelled_name(text):
    """`name(label:_:)` as compilers print it; a variable's plain name."""
    _, kind, name, labels, _ = signature(text)
    if kind not in ("func", "init", "subscript", "macro"):
        return name.strip("`")
    if kind == "func" and not re.match(r"[\w`]", name):
        labels = ["_"] * len(labels)
    return name.strip("`") + "(" + "".join(l + ":" for l in labels) + ")"
