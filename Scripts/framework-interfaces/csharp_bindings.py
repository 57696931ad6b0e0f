"""Reads the C# API definitions of dotnet/macios (src/*.cs and src/FRAMEWORK/*.cs).

Only what those definitions use of C# is understood: attributes, interfaces with bodiless members, enums,
delegates and the public fields of structs.  Everything else is skipped.
"""

import re
from dataclasses import dataclass, field

OPENING, CLOSING = "([{", ")]}"
MODIFIERS = {"public", "internal", "protected", "private", "static", "unsafe", "new", "abstract", "virtual",
             "override", "partial", "sealed", "readonly", "extern", "const"}
# The symbols that hold when a choice between platforms has to be made.
TRUE_SYMBOLS = {"NET", "IOS", "__IOS__", "TODO", "HAS_UIKIT"}
FALSE_SYMBOLS = {"XAMCORE_5_0", "COREBUILD", "WATCH", "__WATCHOS__", "STABLE_FLATTEN"}


@dataclass
class Attribute:
    name: str
    arguments: str

    @property
    def text(self):
        """The first string among the arguments."""
        found = re.search(r'"([^"]*)"', self.arguments)
        return found.group(1) if found else ""

    def named(self, key):
        found = re.search(key + r'\s*=\s*"([^"]*)"', self.arguments)
        return found.group(1) if found else ""

    @property
    def type(self):
        found = re.search(r"typeof\s*\(([^)]*)\)", self.arguments)
        return found.group(1).strip() if found else ""


class Attributed:
    def has(self, name):
        return any(a.name == name for a in self.attributes)

    def attribute(self, name):
        return next((a for a in self.attributes if a.name == name), None)


@dataclass
class Parameter(Attributed):
    type: str
    name: str
    direction: str = ""
    attributes: list = field(default_factory=list)


@dataclass
class Member(Attributed):
    kind: str                       # method, property, constructor, case, field
    name: str
    type: str
    parameters: list
    attributes: list
    getter: str = ""                # the selector of a property's getter, where it differs
    has_setter: bool = False
    value: str = ""                 # of an enum's case


@dataclass
class Declaration(Attributed):
    kind: str                       # interface, enum, delegate, struct
    name: str
    bases: list
    attributes: list
    members: list
    namespace: str = ""


# --- text --------------------------------------------------------------------------------------------

def read_declarations(path):
    with open(path, encoding="utf-8-sig") as file:
        text = file.read()
    text = _without_comments(text)
    text = _preprocessed(text)
    return list(_declarations(text, ""))


def _without_comments(text):
    pattern = r'"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\])\'|//[^\n]*|/\*.*?\*/'
    return re.sub(pattern, lambda m: " " if m.group().startswith("/") else m.group(), text, flags=re.S)


def _preprocessed(text):
    lines, stack = [], []
    all_lines = text.split("\n")
    for number, line in enumerate(all_lines):
        directive = re.match(r"\s*#\s*(if|elif|else|endif)\b(.*)", line)
        if directive:
            _apply_directive(stack, directive.group(1), directive.group(2), all_lines, number)
        elif not re.match(r"\s*#", line) and all(taken for taken, _ in stack):
            lines.append(line)
    return "\n".join(lines)


def _apply_directive(stack, word, condition, lines, number):
    if word == "if":
        holds = _holds(condition, has_alternative=_has_alternative(lines, number))
        stack.append((holds, holds))
    elif word == "endif":
        stack.pop()
    else:
        _, done = stack.pop()
        holds = not done and (word == "else" or _holds(condition, True))
        stack.append((holds, done or holds))


def _has_alternative(lines, number):
    depth = 0
    for line in lines[number + 1:]:
        if re.match(r"\s*#\s*if\b", line):
            depth += 1
        elif re.match(r"\s*#\s*endif\b", line):
            if depth == 0:
                return False
            depth -= 1
        elif depth == 0 and re.match(r"\s*#\s*(else|elif)\b", line):
            return True
    return False


def _holds(condition, has_alternative):
    """Conditions on the platform always hold, unless there is an `#else`: then those of iOS do."""
    names = set(re.findall(r"[A-Za-z_]\w*", condition)) - {"true", "false"}
    known = names & (TRUE_SYMBOLS | FALSE_SYMBOLS)
    if not has_alternative and not names & ({"NET"} | FALSE_SYMBOLS):
        return True
    expression = re.sub(r"[A-Za-z_]\w*", lambda m: str(m.group() in TRUE_SYMBOLS or m.group() == "true"), condition)
    expression = expression.replace("&&", " and ").replace("||", " or ").replace("!", " not ")
    try:
        return bool(eval(expression, {"__builtins__": {}}))
    except SyntaxError:
        return bool(known)


def _balanced_end(text, start):
    """The position after the bracket that closes the one at `start`."""
    depth, position = 0, start
    while position < len(text):
        letter = text[position]
        if letter == '"':
            position = _string_end(text, position)
            continue
        if letter in OPENING:
            depth += 1
        elif letter in CLOSING:
            depth -= 1
            if depth == 0:
                return position + 1
        position += 1
    return len(text)


def _string_end(text, start):
    position = start + 1
    while position < len(text) and text[position] != '"':
        position += 2 if text[position] == "\\" else 1
    return position + 1


def split_list(text, separator=","):
    """The parts of a list, with brackets of all kinds respected."""
    parts, depth, start, position = [], 0, 0, 0
    while position < len(text):
        letter = text[position]
        if letter == '"':
            position = _string_end(text, position)
            continue
        if letter in OPENING + "<":
            depth += 1
        elif letter in CLOSING or (letter == ">" and text[position - 1] != "-"):
            depth -= 1
        elif letter == separator and depth == 0:
            parts.append(text[start:position])
            start = position + 1
        position += 1
    parts.append(text[start:])
    return [part.strip() for part in parts if part.strip()]


def _take_attributes(text):
    """The attributes at the beginning of a text, and the rest of it."""
    attributes = []
    text = text.lstrip()
    while text.startswith("["):
        end = _balanced_end(text, 0)
        attributes += _attributes_of(text[1:end - 1])
        text = text[end:].lstrip()
    return attributes, text


def _attributes_of(text):
    target = re.match(r"\s*(return|assembly|get|set|field)\s*:", text)
    prefix = "return:" if target and target.group(1) == "return" else ""
    if target:
        text = text[target.end():]
    result = []
    for part in split_list(text):
        name = re.match(r"[\w.]+", part)
        if name:
            short = name.group().split(".")[-1]
            short = short[:-len("Attribute")] if short.endswith("Attribute") else short
            result.append(Attribute(prefix + short, part[name.end():].strip()))
    return result


def _items(text):
    """The declarations of a block: attributes, header and body (None if it ends in a semicolon)."""
    position = 0
    while position < len(text):
        attributes_start = position
        while position < len(text) and (text[position].isspace() or text[position] == ";"):
            position += 1
        attributes_start = position
        while text[position:position + 1] == "[":
            position = _balanced_end(text, position)
            while position < len(text) and text[position].isspace():
                position += 1
        header_start = position
        while position < len(text) and text[position] not in "{;":
            if text[position] == '"':
                position = _string_end(text, position)
            elif text[position] in "([":
                position = _balanced_end(text, position)
            else:
                position += 1
        if position >= len(text):
            return
        attributes, _ = _take_attributes(text[attributes_start:header_start])
        header = " ".join(text[header_start:position].split())
        if text[position] == "{":
            end = _balanced_end(text, position)
            yield attributes, header, text[position + 1:end - 1]
            position = end
        else:
            yield attributes, header, None
            position += 1


# --- declarations ------------------------------------------------------------------------------------

def _declarations(text, namespace):
    for attributes, header, body in _items(text):
        named = re.match(r"namespace\s+([\w.]+)", header)
        if named and body is not None:
            yield from _declarations(body, named.group(1))
            continue
        declared = re.match(r"(?:\w+\s+)*?(interface|enum|struct|class|delegate)\s+(.*)", header)
        if not declared:
            continue
        declaration = _declaration(declared.group(1), declared.group(2), attributes, body)
        if declaration:
            declaration.namespace = namespace
            yield declaration


def _declaration(kind, rest, attributes, body):
    if kind == "delegate":
        method = _member(attributes, rest, None)
        if not method:
            return None
        return Declaration("delegate", method.name, [], attributes, [method])
    if body is None or kind == "class":
        return None
    head = re.match(r"([\w.]+)\s*(<[^:]*>)?\s*(?::\s*(.*?))?(?:\s+where\s.*)?$", rest)
    if not head:
        return None
    bases = split_list(head.group(3) or "")
    readers = {"enum": _cases, "interface": _members, "struct": _fields}
    return Declaration(kind, head.group(1), bases, attributes, readers[kind](body))


def _cases(body):
    result = []
    for part in split_list_of_cases(body):
        attributes, text = _take_attributes(part)
        found = re.match(r"(\w+)\s*(?:=\s*(.*))?$", " ".join(text.split()))
        if found:
            result.append(Member("case", found.group(1), "", [], attributes, value=found.group(2) or ""))
    return result


def split_list_of_cases(body):
    """Like `split_list`, but `<` is an operator here."""
    return split_list(body.replace("<<", "\u00ab").replace("<", "").replace(">", "")) if "<" in body else split_list(body)


def _members(body):
    return [m for m in (_member(*item) for item in _items(body)) if m]


def _fields(body):
    result = []
    for _, header, item_body in _items(body):
        found = re.match(r"public ([\w.<>\[\]]+) (\w+(?:\s*,\s*\w+)*)$", header)
        if found and item_body is None and not header.startswith("public const"):
            result += [Member("field", name.strip(), found.group(1), [], [], has_setter=True)
                       for name in found.group(2).split(",")]
    return result


def _member(attributes, header, body):
    words = header.split(" ")
    modifiers = set()
    while words and words[0] in MODIFIERS:
        modifiers.add(words.pop(0))
    header = " ".join(words)
    if "static" in modifiers:
        attributes = attributes + [Attribute("Static", "")]
    method = re.match(r"(.+?)\s*([\w.]+)\s*(?:<[\w, ]*>)?\s*\((.*)\)$", header)
    if method and body is None:
        kind = "constructor" if method.group(2) == "Constructor" else "method"
        return Member(kind, method.group(2), method.group(1), _parameters(method.group(3)), attributes)
    prop = re.match(r"(.+?)\s*([\w.]+)$", header)
    if prop and body is not None and re.search(r"\bget\b|\bset\b", body):
        getter = _accessor_selector(body, "get")
        if any(a.name == "NullAllowed" for a in _accessor_attributes(body, "set")):
            attributes = attributes + [Attribute("NullResettable", "")]
        return Member("property", prop.group(2), prop.group(1), [], attributes, getter,
                      bool(re.search(r"\bset\s*;", body)))
    return None


def _accessor_attributes(body, accessor):
    return next((attributes for attributes, header, _ in _items(body) if header.split(" ")[-1] == accessor), [])


def _accessor_selector(body, accessor):
    bound = next((a for a in _accessor_attributes(body, accessor) if a.name in ("Bind", "Export")), None)
    return bound.text if bound else ""


def _parameters(text):
    result = []
    for part in split_list(text):
        attributes, rest = _take_attributes(part)
        rest = re.sub(r"=\s*[^=]*$", "", " ".join(rest.split())).strip()
        direction = re.match(r"(out|ref|in|params|this)\s+", rest)
        if direction:
            rest = rest[direction.end():]
        found = re.match(r"(.+?)\s*(@?\w+)$", rest)
        if found:
            result.append(Parameter(found.group(1), found.group(2).lstrip("@"),
                                    direction.group(1) if direction else "", attributes))
    return result
