"""Writes Swift interfaces of Apple's Objective-C frameworks.

    python3 objc_frameworks.py CHECKOUT_OF_DOTNET_MACIOS OUTPUT_FOLDER

The facts (classes, selectors, types, nullability, enumerations) come from the binding definitions of
github.com/dotnet/macios (MIT); the Swift names from the importer's rules (swift_names.py) and a table of those
given by hand (name_tables.py).  What no binding has (Swift overlays, C functions) stands in supplements/MODULE.txt,
in the format of the output; there `// drop TYPE.member(label:)` and `// drop TYPE` remove what was generated, and a
member or a header wins over a generated one of the same name.
"""

import glob
import os
import re
import sys
from collections import Counter, defaultdict
from dataclasses import dataclass, field

import csharp_bindings
import name_tables as tables
import swift_names
from csharp_bindings import split_list
from swift_names import TypeName

KEYWORDS = set("""associatedtype class deinit enum extension fileprivate func import init inout internal let operator
private protocol public rethrows static struct subscript typealias var break case catch continue default defer do else
fallthrough for guard if in repeat return switch throw try where while as false is nil self super throws true""".split())
OBJECT_OMISSIONS = {"string": "NSString", "bool": "BOOL", "nint": "NSInteger", "nuint": "NSUInteger", "nfloat": "CGFloat",
                    "NSObject": "Object", "INativeObject": "Object", "Selector": "Selector", "Class": "Class",
                    "double": "Double", "float": "float", "int": "int", "uint": "unsigned"}
CF_TYPES = {"CGColor", "CGPath", "CGImage", "CGContext", "CGColorSpace", "CVPixelBuffer", "CVImageBuffer", "CMSampleBuffer",
            "SecTrust", "SecCertificate", "SecIdentity", "SecKey", "CTFont", "CGFont", "CGLayer", "CGGradient"}
# What xkit.cs calls the types that UIKit and AppKit name differently.
SHARED_NAMES = {"View", "Image", "Color", "BezierPath", "TextAlignment", "LineBreakMode", "CollectionElementCategory",
                "CollectionLayoutSectionOrthogonalScrollingBehavior", "Font"}
GETTER_WORDS = {"prefers", "preferred", "should", "can", "supports", "is", "has", "supported", "allows", "wants", "child",
                "requires", "needs", "uses", "accepts", "intrinsic", "autorotates", "number"}


# --- types -------------------------------------------------------------------------------------------

@dataclass
class TypeInfo:
    name: str                   # in C#
    objc_name: str
    swift_name: str             # as it is referred to
    declared_name: str          # as its declaration is called (NSURL, where swift_name is URL)
    kind: str                   # class protocol enum options strings error struct delegate category holder
    module: str
    namespace: str
    parts: list = field(default_factory=list)


class Types:
    """All types of all bindings, by C# namespace and name."""

    def __init__(self):
        self.by_key, self.by_name, self.classes = {}, {}, {}
        self.unknown = Counter()            # names that no binding declares

    def add(self, declaration, kind):
        key = (declaration.namespace, declaration.name)
        info = self.by_key.get(key)
        if not info:
            objc = objc_name(declaration)
            info = TypeInfo(declaration.name, objc, objc, objc, kind, module_of(declaration.namespace), declaration.namespace)
            self.by_key[key] = info
            known = self.by_name.get(declaration.name)
            if not known or known.kind == "holder":
                self.by_name[declaration.name] = info
        if kind in ("class", "protocol") and info.kind == "holder":
            info.kind, info.objc_name = kind, objc_name(declaration)
            info.swift_name = info.declared_name = info.objc_name
        info.parts.append(declaration)

    def find(self, name, namespace):
        prefix = "NS" if namespace == "AppKit" else "UI"
        if namespace == "AppKit" and name.startswith("UI") and (namespace, "NS" + name[2:]) in self.by_key:
            name = "NS" + name[2:]
        if name in SHARED_NAMES:
            name = prefix + name
        if re.match(r"I?X[A-Z][a-z]", name):
            name = name.replace("X", prefix, 1)
        found = self.by_key.get((namespace, name))
        if not found or found.kind == "holder":
            found = self.by_name.get(name) or found
        if not found and re.match(r"I[A-Z][A-Z]", name):
            return self.find(name[1:], namespace)
        return found

    def superclass(self, info):
        for part in info.parts:
            base = part.attribute("BaseType")
            if base and base.type:
                return self.find(base.type, info.namespace)
        return None


def module_of(namespace):
    return tables.MODULES.get(namespace, namespace)


def objc_name(declaration):
    for attribute in ("BaseType", "Protocol"):
        found = declaration.attribute(attribute)
        if found and found.named("Name"):
            return found.named("Name")
    for attribute in ("Native", "NativeName"):
        found = declaration.attribute(attribute)
        if declaration.kind == "enum" and found and found.text:
            return found.text
    return declaration.name


def kind_of(declaration):
    if declaration.kind == "interface":
        return _kind_of_interface(declaration)
    if declaration.kind == "enum":
        return _kind_of_enum(declaration)
    return declaration.kind


def _kind_of_interface(declaration):
    if declaration.has("Category"):
        return "category"
    if declaration.has("Protocol") or declaration.has("Model"):
        return "protocol"
    return "class" if declaration.has("BaseType") and not declaration.has("Static") else "holder"


def _kind_of_enum(declaration):
    if declaration.has("ErrorDomain"):
        return "error"
    if any(case.has("Field") for case in declaration.members):
        return "strings"
    return "options" if declaration.has("Flags") else "enum"


def read_types(checkout):
    types = Types()
    source = os.path.join(checkout, "src")
    paths = sorted(glob.glob(source + "/*.cs")) + sorted(glob.glob(source + "/*/*.cs"))
    for path in paths:
        for declaration in csharp_bindings.read_declarations(path):
            if declaration.namespace in tables.SKIPPED_NAMESPACES or declaration.name in tables.SKIPPED_TYPES:
                continue
            for copy in _copies(declaration, os.path.basename(path) == "xkit.cs"):
                _add_declaration(types, copy)
    name_types(types)
    return types


def _copies(declaration, is_shared):
    """xkit.cs defines what UIKit and AppKit have in common."""
    if not is_shared:
        return [declaration]
    copies = []
    for namespace, missing in (("UIKit", "NoiOS"), ("AppKit", "NoMac")):
        if declaration.has(missing):
            continue
        members = [m for m in declaration.members if not m.has(missing)]
        copies.append(csharp_bindings.Declaration(declaration.kind, declaration.name, declaration.bases,
                                                  declaration.attributes, members, namespace))
    return copies


def _add_declaration(types, declaration):
    is_stub = declaration.kind == "interface" and not declaration.members and not declaration.attributes
    if not is_stub:
        types.add(declaration, kind_of(declaration))


# --- names of types ----------------------------------------------------------------------------------

def name_types(types):
    for info in types.by_key.values():
        if info.kind == "class":
            types.classes.setdefault(info.objc_name, info)
    for info in types.by_key.values():
        info.swift_name = info.declared_name = type_name(types, info)
        if info.kind in ("class", "protocol") and info.module == "FoundationObjC":
            info.swift_name, info.declared_name = foundation_names(info.objc_name, info.kind)


def foundation_names(objc, kind):
    if kind == "class" and objc in tables.FOUNDATION_NAMES:
        return tables.FOUNDATION_NAMES[objc], objc
    name = objc[2:] if objc in tables.UNPREFIXED else objc
    name = tables.SPECIAL_CLASS_NAMES.get(objc, name)
    return name, name


def type_name(types, info):
    given = tables.TYPE_NAMES.get(info.objc_name) or tables.TYPE_NAMES.get(info.name)
    if given:
        return given
    if info.kind == "error":
        return re.sub(r"Code$", "", info.objc_name)
    if info.kind in ("enum", "options", "strings") and info.module in tables.NESTING_MODULES:
        return nested_name(types, info.objc_name)
    return info.objc_name


def nested_name(types, name):
    if name in tables.TOP_LEVEL:
        return name
    ends = [match.start() for match in re.finditer(r"[A-Z]", name)][1:]
    for end in reversed(ends):
        outer = types.classes.get(name[:end])
        if outer and end > 4:
            inner = name[end:]
            if inner == "Type":
                inner = swift_names.words(outer.objc_name)[-1] + "Type"
            outer_name = foundation_names(outer.objc_name, "class")[1] if outer.module == "FoundationObjC" else type_name(types, outer)
            return outer_name + "." + inner
    return name


# --- C# types in Swift -------------------------------------------------------------------------------

class Translator:
    """Swift's spelling of a C# type, seen from one namespace."""

    def __init__(self, types, namespace):
        self.types, self.namespace = types, namespace

    def swift(self, text):
        text = _plain(text)
        if text.endswith("?"):
            return self.swift(text[:-1])
        if text.endswith("]"):
            return "[" + self.swift(text[:text.rindex("[")]) + "]"
        if text.endswith("*"):
            return "UnsafeMutableRawPointer"
        generic = re.match(r"([\w.]+)\s*<(.*)>$", text)
        if generic:
            return self._generic(generic.group(1), split_list(generic.group(2)))
        simple = self._simple(text.split(".")[-1])
        return simple

    def _simple(self, name):
        if name in ("Action", "NSAction"):
            return "() -> Void"
        if name in ("NSDictionary", "NSArray", "NSSet", "NSError"):
            return {"NSDictionary": "[AnyHashable: Any]", "NSArray": "[Any]", "NSSet": "Set<AnyHashable>", "NSError": "Error"}[name]
        info = self.types.find(name, self.namespace)
        if name in tables.VALUE_TYPES:
            return tables.VALUE_TYPES[name]
        if info and info.kind == "delegate":
            return self.closure(info.parts[0].members[0])
        if info and info.kind not in ("holder", "category"):
            return info.swift_name + (".Code" if info.kind == "error" else "")
        if name in tables.FOUNDATION_NAMES:
            return tables.FOUNDATION_NAMES[name]
        self.types.unknown[name] += 1
        return "Any"

    def _generic(self, name, arguments):
        if name == "Action":
            return self._closure_text([(a, False) for a in arguments], "void")
        if name == "Func":
            return self._closure_text([(a, False) for a in arguments[:-1]], arguments[-1])
        swift = [self.swift(a) for a in arguments]
        if name in ("NSArray", "IEnumerable"):
            return f"[{swift[0]}]"
        if name == "NSSet":
            return f"Set<{hashable(swift[0])}>"
        if name == "NSDictionary" and len(swift) == 2:
            return f"[{hashable(swift[0])}: {swift[1]}]"
        if name == "NSMeasurement":
            return f"Measurement<{swift[0]}>"
        if name == "Nullable":
            return swift[0]
        return self._simple(name)

    def closure(self, method):
        parameters = [((p.direction + " " if p.direction else "") + p.type, p.has("NullAllowed")) for p in method.parameters]
        return self._closure_text(parameters, method.type, method.has("return:NullAllowed"))

    def _closure_text(self, parameters, result, result_is_nullable=False):
        """Where C# says nothing of null and an error is passed, the objects beside it are taken as optional."""
        all_null = any(_plain(t) == "NSError" for t, _ in parameters) and not any(n for _, n in parameters)
        texts = []
        for text, is_nullable in parameters:
            is_error = _plain(text) == "NSError"
            swift = self.parameter_type(text)
            texts.append(optional(swift) if is_error or is_nullable or (all_null and self.is_object(text)) else swift)
        returned = self.swift(result)
        return f"({', '.join(texts)}) -> {optional(returned) if result_is_nullable else returned}"

    def parameter_type(self, text):
        direction = re.match(r"(out|ref)\s+", text)
        swift = self.swift(text[direction.end():] if direction else text)
        if not direction:
            return swift
        return "UnsafeMutablePointer<%s>" % ("ObjCBool" if swift == "Bool" else swift)

    def is_object(self, text):
        text = _plain(text)
        if text.endswith("]") or text in ("string", "NSObject") or "<" in text:
            return True
        info = self.types.find(text, self.namespace)
        return bool(info and info.kind in ("class", "protocol", "delegate")) or text in CF_TYPES

    def omission(self, text, has_default=False):
        """What the naming rules need to know of the type."""
        text = _plain(text).rstrip("?")
        if text.endswith("]"):
            return TypeName("NSArray", self.omission(text[:text.rindex("[")]).name, has_default)
        generic = re.match(r"([\w.]+)\s*<(.*)>$", text)
        name = (generic.group(1) if generic else text).split(".")[-1]
        info = self.types.find(name, self.namespace)
        if name in ("Action", "Func", "NSAction") or (info and info.kind == "delegate"):
            return TypeName("Block", "", has_default, is_function=True)
        element = self.omission(split_list(generic.group(2))[0]).name if generic else ""
        if name in CF_TYPES:
            return TypeName(name + "Ref", "", has_default)
        objc = OBJECT_OMISSIONS.get(name) or (info.objc_name if info else name)
        return TypeName(objc, element, has_default, is_boolean=name == "bool")


def _plain(text):
    text = re.sub(r"^(out|ref|in|params|unsafe)\s+", "", text.strip()).replace("global::", "")
    text = re.sub(r"\s*\[\s*(\d*|,)\s*\]$", "[]", text)
    return text


def hashable(swift):
    return "AnyHashable" if swift == "Any" else swift


def optional(swift):
    if swift.endswith("?") or swift == "Void":
        return swift
    return f"({swift})?" if "->" in swift and not swift.startswith("[") else swift + "?"


def escaped(name):
    return f"`{name}`" if name in KEYWORDS else name


# --- interfaces --------------------------------------------------------------------------------------

class Interface:
    """The text of one module: blocks with members, and global lines."""

    def __init__(self, module):
        self.module, self.headers, self.members, self.globals = module, {}, defaultdict(set), set()
        self.nested = {}

    def declare(self, name, header, is_generated=True):
        """`header` begins with the keyword; a nested type becomes a line of the outer one."""
        if "." in name:
            outer, inner = name.rsplit(".", 1)
            if is_generated and (outer, inner) in self.nested:
                return
            self.nested[outer, inner] = header
        elif not is_generated or name not in self.headers:
            self.headers[name] = header

    def add(self, name, line):
        self.members[name].add(line)

    def text(self):
        for (outer, inner), header in self.nested.items():
            line = header if header.endswith("}") else header + " {}"
            self.members[outer].add(line)
        names = set(self.headers) | {name for name, lines in self.members.items() if lines}
        entries = [(name, self._block(name)) for name in names] + [(global_name(line), line) for line in self.globals]
        exports = exports_of(self.module)
        first = [f"// exports: {exports}"] if exports else []
        return "\n".join(first + [text for _, text in sorted(entries)]) + "\n"

    def _block(self, name):
        header = self.headers.get(name, f"extension {name}")
        lines = sorted(without_repetition(self.members.get(name, ())), key=lambda line: (member_key(line), line))
        if header.endswith("}"):
            header, cases = re.match(r"(.*?) \{ (case .*) \}$", header).groups()
            lines = [cases] + lines
        if not lines:
            return header + " {}"
        return "\n".join([header + " {"] + ["  " + line for line in lines] + ["}"])


def global_name(line):
    return re.match(r"\w+ `?(\w+)", line).group(1)


def exports_of(module):
    if module in tables.EXPORTS:
        return tables.EXPORTS[module]
    return tables.DEFAULT_EXPORTS + (" UIKit" if module in tables.EXPORTS_UIKIT else "")


def member_key(line):
    """Base name and labels: "static func dequeue(_ a: Int, for b: Int)" -> "dequeue(_:for:)"."""
    found = re.match(r"(?:static |indirect |@\w+ )*(\w+)\s*[?!]?\s*(`?[\w.]+`?|[^\s(]+)?", line)
    keyword = found.group(1)
    name = "init" if keyword == "init" else "subscript" if keyword == "subscript" else (found.group(2) or "").strip("`")
    opening = line.find("(")
    if keyword not in ("func", "init", "subscript") or opening < 0:
        return name
    labels = [re.match(r"(?:@\w+ )*`?(\w+)", p).group(1) + ":" for p in split_list(line[opening + 1:_closing(line, opening)])]
    return f"{name}({''.join(labels)})"


def without_repetition(lines):
    """One line for each signature: that with more of optionals, setters and defaults."""
    best = {}
    for line in lines:
        key = _signature(line)
        rank = (line.count("?") + 2 * line.count("= nil") - line.count("{ get }"), line)
        if key not in best or rank > best[key][0]:
            best[key] = (rank, line)
    return [line for _, line in best.values()]


def _signature(line):
    opening = line.find("(")
    if not re.match(r"(static )?(func|init)\b", line) or opening < 0:
        is_variable = re.match(r"(static )?(var|let)\b", line)
        return (line.startswith("static"), member_key(line)) if is_variable else line
    closing = _closing(line, opening)
    types = [re.sub(r"^[^:]*:\s*| = nil$|@escaping |[?()]", "", p) for p in split_list(line[opening + 1:closing])]
    return line.startswith("static"), member_key(line), tuple(types), " async" in line[closing:], "<" in line[:opening]


def _closing(text, opening):
    depth = 0
    for position in range(opening, len(text)):
        depth += {"(": 1, ")": -1}.get(text[position], 0)
        if depth == 0:
            return position
    return len(text)


# --- members -----------------------------------------------------------------------------------------

class MemberWriter:
    """The Swift lines for the members of one type."""

    def __init__(self, types, info, target_name):
        self.types, self.info, self.name = types, info, target_name
        self.translator = Translator(types, info.namespace)
        self.properties = property_names(types, info)

    def lines(self, members):
        wrapped = {m.attribute("Wrap").text: m for m in members if m.has("Wrap") and not m.has("Export")}
        for member in preferred(members):
            typed = wrapped.get(member.name)
            if typed and typed.kind == "property" and member.kind == "property":
                member = csharp_bindings.Member(member.kind, member.name, typed.type, [], member.attributes, member.getter,
                                                member.has_setter)
            yield from self.member(member)

    def member(self, member):
        selector = member.attribute("Export").text
        if not selector:
            return []
        if member.kind == "constructor":
            return self.constructor(member, selector)
        if member.kind == "property" or self.is_property(member, selector):
            return self.property(member, selector)
        return self.method(member, selector)

    def is_property(self, member, selector):
        """A C# method without arguments that is a property in Objective-C."""
        if member.parameters or member.type == "void" or member.has("Async"):
            return False
        if (self.info.objc_name, selector) in tables.MEMBER_NAMES:
            return "(" not in tables.MEMBER_NAMES[self.info.objc_name, selector]
        first = swift_names.first_word(selector)
        if first in GETTER_WORDS:
            return True
        return member.name.startswith("Get") and not selector.startswith("get") and not swift_names.is_verb(first)

    def is_static(self, member):
        return member.has("Static")

    # properties

    def property(self, member, selector):
        given = tables.MEMBER_NAMES.get((self.info.objc_name, selector))
        if given and "(" in given:
            return self.getter_method(member, selector)
        name = given or self.property_name(member, selector)
        swift = self.property_type(member)
        static = "static " if self.is_static(member) else ""
        if static and not member.has_setter and f"{self.name}.{name}" in tables.CLASS_METHODS:
            return [f"static func {escaped(name)}() -> {swift}"]
        accessors = "" if member.has_setter else " { get }"
        lines = [f"{static}var {escaped(name)}: {swift}{accessors}"]
        if static and not member.has_setter and self.info.module not in tables.NESTING_MODULES | {"QuartzCore", "HealthKit", "Metal"}:
            lines.append(f"static func {escaped(name)}() -> {swift}")
        return lines

    def getter_method(self, member, selector):
        method = csharp_bindings.Member("method", member.name, member.type, [], member.attributes)
        return self.method(method, selector)

    def property_name(self, member, selector):
        if member.getter.startswith("is") and _plain(member.type) == "bool":
            return swift_names.lowercase_initialisms(member.getter)
        context = "" if self.info.kind == "protocol" else self.info.objc_name
        result = self.translator.omission(member.type).name
        return swift_names.property_name(selector, context, result, self.properties)

    def property_type(self, member):
        swift = self.bound_type(member) or self.translator.swift(member.type)
        if member.has("NullResettable") and not member.has("NullAllowed") and self.info.module in ("UIKit", "AppKit"):
            return (f"({swift})" if "->" in swift else swift) + "!"
        is_delegate = member.name.startswith("Weak")
        return optional(swift) if member.has("NullAllowed") or member.has("NullResettable") or is_delegate else swift

    def bound_type(self, attributed):
        """[BindAs (typeof (X))]: only strings that are a struct in Swift matter."""
        bound = attributed.attribute("BindAs")
        info = self.types.find(_plain(bound.type).rstrip("?").replace(" []", "").replace("[]", ""), self.info.namespace) if bound else None
        if not info or info.kind != "strings":
            return None
        return f"[{info.swift_name}]" if "[" in bound.type else info.swift_name

    # methods

    def constructor(self, member, selector):
        pieces, parameters, throws = self.signature(member, selector)
        given = tables.MEMBER_NAMES.get((self.info.objc_name, selector)) or tables.MEMBER_NAMES.get(("*", selector))
        types = [self.translator.omission(p.type) for p in parameters]
        if given:
            labels = labels_of(given)
        elif not selector.startswith("init"):
            return []
        else:
            labels = swift_names.initialiser_labels(pieces, 4, types) if parameters else []
        return [self.initialiser(labels, parameters, throws, member.has("return:NullAllowed") or selector == "initWithCoder:")]

    def initialiser(self, labels, parameters, throws, is_failable):
        mark = "?" if is_failable and not throws else ""
        return f"init{mark}({self.parameter_list(labels, parameters)}){' throws' if throws else ''}"

    def method(self, member, selector):
        pieces, parameters, throws = self.signature(member, selector)
        static = self.is_static(member)
        given = tables.MEMBER_NAMES.get((self.info.objc_name, selector)) or tables.MEMBER_NAMES.get(("*", selector))
        is_failable = member.has("return:NullAllowed") or member.has("NullAllowed")
        if given and given.startswith("init("):
            return [self.initialiser(labels_of(given), parameters, throws, is_failable)]
        if static and not given and self.is_factory(member, pieces, parameters):
            prefix = swift_names.factory_prefix_length(pieces[0], self.info.objc_name, bool(parameters))
            types = [self.translator.omission(p.type) for p in parameters]
            labels = swift_names.initialiser_labels(pieces, prefix, types) if parameters else []
            return [self.initialiser(labels, parameters, throws, is_failable)]
        base, labels = (given.split("(")[0], labels_of(given)) if given else self.rule_name(member, pieces, parameters)
        lines = [self.function(member, base, labels, parameters, throws)]
        if member.has("Async"):
            lines += self.asynchronous(member, pieces, parameters, given)
        return lines

    def signature(self, member, selector):
        """The selector's pieces and the parameters, without those of the error."""
        pieces = selector.split(":")[:-1] if ":" in selector else [selector]
        parameters = list(member.parameters)
        if not parameters or parameters[-1].direction != "out" or _plain(parameters[-1].type) != "NSError":
            return pieces, parameters, False
        parameters = parameters[:-1]
        if not parameters:
            pieces = [re.sub(r"(AndReturnError|WithError|AndError|Error)$", "", pieces[0]) or pieces[0]]
        elif len(pieces) > len(parameters):
            pieces = pieces[:-1]
        return pieces, parameters, True

    def is_factory(self, member, pieces, parameters):
        if self.info.kind != "class" or swift_names.factory_prefix_length(pieces[0], self.info.objc_name, bool(parameters)) is None:
            return False
        return _plain(member.type) == self.info.name

    def rule_name(self, member, pieces, parameters, completion=None):
        context = self.info.objc_name
        result = self.translator.omission(member.type).name if member.type != "void" else ""
        types = [self.translator.omission(p.type, self.has_default(p, i, pieces, parameters)) for i, p in enumerate(parameters)]
        names = [p.name for p in parameters]
        return swift_names.method_name(pieces, context, result, types, names, self.properties, completion)

    def has_default(self, parameter, index, pieces, parameters):
        """Where Swift's importer gives a parameter a default value."""
        if swift_names.first_word(pieces[0]) == "set":
            return False
        info = self.types.find(_plain(parameter.type), self.info.namespace)
        if info and info.kind == "options" and info.objc_name.endswith("Options"):
            return True
        piece = pieces[index] if index < len(pieces) else ""
        last = swift_names.words(piece)[-1].lower() if piece else ""
        if _plain(parameter.type).startswith("NSDictionary") and re.search(r"(options|attributes|userinfo)$", piece.lower()):
            return True
        is_last = index == len(parameters) - 1
        return bool(is_last and last and parameter.has("NullAllowed") and self.translator.omission(parameter.type).is_function)

    def function(self, member, base, labels, parameters, throws):
        static = "static " if self.is_static(member) else ""
        pieces = member.attribute("Export").text.split(":")
        is_protocol = self.info.kind == "protocol"
        defaults = [not is_protocol and self.has_default(p, i, pieces, parameters) for i, p in enumerate(parameters)]
        arguments = self.parameter_list(labels, parameters, defaults)
        result = self.result_type(member, throws)
        return f"{static}func {escaped(base)}({arguments}){' throws' if throws else ''}{result}"

    def result_type(self, member, throws):
        swift = self.bound_return(member) or self.translator.swift(member.type)
        if swift == "Void" or (throws and swift == "Bool"):
            return ""
        is_nullable = (member.has("return:NullAllowed") or member.has("NullAllowed")) and not throws
        return f" -> {optional(swift) if is_nullable else swift}"

    def bound_return(self, member):
        bound = member.attribute("return:BindAs")
        if not bound:
            return self.bound_type(member)
        return self.bound_type(csharp_bindings.Member("", "", "", [], [csharp_bindings.Attribute("BindAs", bound.arguments)]))

    def parameter_list(self, labels, parameters, defaults=()):
        texts = []
        for index, parameter in enumerate(parameters):
            label = labels[index] if index < len(labels) else ""
            name = parameter.name if parameter.name not in KEYWORDS else parameter.name + "Value"
            head = name if label == name else f"{label or '_'} {name}"
            default = " = nil" if index < len(defaults) and defaults[index] else ""
            texts.append(f"{head}: {self.parameter_text(parameter)}{default}")
        return ", ".join(texts)

    def parameter_text(self, parameter):
        swift = self.bound_type(parameter) or self.translator.swift(parameter.type)
        if parameter.direction in ("out", "ref"):
            return "NSErrorPointer" if swift == "Error" else self.translator.parameter_type(parameter.direction + " " + parameter.type)
        if parameter.has("NullAllowed"):
            return optional(swift)
        return "@escaping " + swift if "->" in swift and not swift.startswith("[") else swift

    def asynchronous(self, member, pieces, parameters, given):
        """The form of a method with a completion handler that `await` calls."""
        if not parameters or member.type != "void":
            return []
        last = len(parameters) - 1
        closure = self.translator.swift(parameters[-1].type)
        found = re.match(r"\((.*)\) -> Void$", closure)
        if not found:
            return []
        results = split_list(found.group(1))
        throws = "Error?" in results
        results = [r for r in results if r != "Error?"]
        if throws:
            results = [r[:-1] if r.endswith("?") and not r.endswith(")?") else r for r in results]
        if given:
            base, labels = given.split("(")[0], labels_of(given)
        else:
            base, labels = self.rule_name(member, pieces, parameters, completion=last)
        arguments = self.parameter_list(labels[:last], parameters[:last])
        result = "" if not results else f" -> {results[0]}" if len(results) == 1 else f" -> ({', '.join(results)})"
        static = "static " if self.is_static(member) else ""
        return [f"{static}func {escaped(base)}({arguments}) async{' throws' if throws else ''}{result}"]


def labels_of(name):
    inside = name[name.index("(") + 1:-1] if "(" in name else ""
    return ["" if label == "_" else label for label in inside.split(":")[:-1]]


def preferred(members):
    """One member for a selector: those for the binding's own use or kept for old clients come last."""
    best = {}
    for member in members:
        if not member.has("Export"):
            continue
        key = (member.has("Static"), member.attribute("Export").text)
        rank = sum(weight for name, weight in (("Internal", 4), ("Obsolete", 2), ("EditorBrowsable", 1)) if member.has(name))
        if key not in best or rank < best[key][0]:
            best[key] = (rank, member)
    return [member for _, member in best.values()]


def property_names(types, info):
    """The names of the properties of a class and its superclasses, which the naming rules heed."""
    names, seen = set(), set()
    while info and info.name not in seen:
        seen.add(info.name)
        for part in info.parts:
            names |= {m.attribute("Export").text for m in part.members if m.kind == "property" and m.has("Export")}
        info = types.superclass(info)
    return names


# --- declarations ------------------------------------------------------------------------------------

class FrameworkWriter:
    def __init__(self, types):
        self.types, self.interfaces = types, {}

    def interface(self, module):
        return self.interfaces.setdefault(module, Interface(module))

    def write_all(self):
        for info in self.types.by_key.values():
            writer = getattr(self, "write_" + info.kind, None)
            if writer:
                writer(info, self.interface(info.module))

    # classes and protocols

    def write_class(self, info, interface):
        name = info.declared_name
        is_struct = name in tables.NESTED_STRUCTS
        bases = [] if is_struct else self.bases(info)
        interface.declare(name, header("struct" if is_struct else "class", name, bases))
        self.write_members(info, interface, name)
        if any(b in ("NSCoding", "NSSecureCoding") for part in info.parts for b in part.bases):
            interface.add(name, "init?(coder: NSCoder)")
        if not any(part.has("DisableDefaultCtor") or part.has("Abstract") for part in info.parts):
            interface.add(name, "init()")

    def write_protocol(self, info, interface):
        if info.objc_name == "NSObject":
            return
        bases = self.bases(info)
        bases = ["NSObjectProtocol" if b == "NSObject" else b for b in bases] or ["NSObjectProtocol"]
        name = info.declared_name
        if name in self.types.classes and self.types.classes[name].module == info.module:
            name += "Protocol" if info.objc_name in ("NSObject",) else ""
        interface.declare(name, header("protocol", name, bases))
        self.write_members(info, interface, name)

    def bases(self, info):
        names, seen = [], set()
        for part in info.parts:
            base = part.attribute("BaseType")
            for text in ([base.type] if base and base.type else []) + part.bases:
                found = self.types.find(re.sub(r"<.*", "", text), info.namespace)
                name = found.declared_name if found and found.kind in ("class", "protocol") else None
                name = "NSObject" if text == "NSObject" else name
                if name and name not in seen and name != info.declared_name:
                    seen.add(name)
                    names.append(name)
        return names

    def write_category(self, info, interface):
        for part in info.parts:
            base = part.attribute("BaseType")
            target = self.types.find(base.type, info.namespace) if base else None
            if not target:
                continue
            merged = TypeInfo(target.name, target.objc_name, target.swift_name, target.declared_name, "class", info.module,
                              info.namespace, target.parts)
            name = target.swift_name
            for line in MemberWriter(self.types, merged, name).lines(part.members):
                interface.add(name, line)
            self.write_constants(part, interface)

    def write_members(self, info, interface, name):
        writer = MemberWriter(self.types, info, name)
        members = [m for part in info.parts for m in part.members]
        for line in writer.lines(members):
            interface.add(name, line)
        for part in info.parts:
            self.write_constants(part, interface)

    def write_holder(self, info, interface):
        for part in info.parts:
            self.write_constants(part, interface)

    # constants

    def write_constants(self, declaration, interface):
        for member in declaration.members:
            if member.has("Field"):
                self.write_constant(member, declaration, interface)

    def write_constant(self, member, declaration, interface):
        name = member.attribute("Field").text
        swift = Translator(self.types, declaration.namespace).swift(member.type)
        if name.endswith("Notification") and swift == "String":
            self.write_notification(name, interface)
            return
        for pattern, struct in tables.CONSTANT_STRUCTS:
            found = re.match(pattern, name)
            if found and struct:
                interface.declare(struct, string_struct_header(struct))
                self.write_string_constant(interface, struct, found.group(1))
                return
        if re.match(r"\w+$", name):
            interface.globals.add(f"var {name}: {swift} {{ get }}")

    def write_string_constant(self, interface, struct, name):
        name = swift_names.lowercase_initialisms(name)
        name = "_" + name if name[:1].isdigit() else name
        interface.add(struct, f"static var {escaped(name)}: {struct} {{ get }}")
        for line in ("init(rawValue: String)", "var rawValue: String { get }"):
            interface.add(struct, line)

    def write_notification(self, name, interface):
        owner = self.notification_owner(name)
        if owner:
            prefix, target = owner
            rest = name[len(prefix):] if target != "UIResponder" else name[2:]
            interface.add(target, f"static var {swift_names.lowercase_initialisms(rest)}: NSNotification.Name {{ get }}")
        if interface.module not in ("UIKit", "AppKit"):
            short = re.sub(r"^k(?=[A-Z])", "", name)[:-len("Notification")]
            interface.add("NSNotification.Name", f"static var {short}: NSNotification.Name {{ get }}")

    def notification_owner(self, name):
        for prefix, owner in tables.NOTIFICATION_CLASSES.items():
            if name.startswith(prefix):
                return prefix, owner
        ends = [match.start() for match in re.finditer(r"[A-Z]", name)][2:]
        for end in reversed(ends):
            info = self.types.classes.get(name[:end])
            if info and end < len(name) - len("Notification"):
                return name[:end], info.swift_name
        return None

    # enumerations

    def write_enum(self, info, interface):
        name, declaration = info.declared_name, info.parts[0]
        cases = tables.ENUM_CASES.get(name) or ", ".join(escaped(n) for n in case_names(declaration))
        line = f"enum {name.rsplit('.', 1)[-1]}: {raw_type(declaration)}"
        interface.declare(name, f"{line} {{ case {cases} }}" if cases else line)

    def write_options(self, info, interface):
        name, declaration = info.declared_name, info.parts[0]
        interface.declare(name, f"struct {name.rsplit('.', 1)[-1]}: OptionSet")
        zero = {c.name for c in declaration.members if c.value in ("0", "0x0")} | {"None"}
        for case in case_names(declaration, skipped=zero):
            interface.add(name, f"static var {escaped(case)}: {name} {{ get }}")
        interface.add(name, f"init(rawValue: {raw_type(declaration)})")
        interface.add(name, f"var rawValue: {raw_type(declaration)} {{ get }}")

    def write_error(self, info, interface):
        name, declaration = info.declared_name, info.parts[0]
        inner = name.rsplit(".", 1)[-1]
        cases = case_names(declaration)
        interface.declare(name, f"struct {inner}: Error")
        interface.declare(name + ".Code", f"enum Code: {raw_type(declaration)} {{ case {', '.join(escaped(c) for c in cases)} }}")
        for line in (f"init(_ code: {name}.Code, userInfo: [String: Any] = nil)", f"var code: {name}.Code {{ get }}",
                     "var errorCode: Int { get }", "var userInfo: [String: Any] { get }", "var localizedDescription: String { get }",
                     "static var errorDomain: String { get }"):
            interface.add(name, line)
        for case in cases:
            interface.add(name, f"static var {escaped(case)}: {name}.Code {{ get }}")
        domain = declaration.attribute("ErrorDomain").text
        if re.match(r"\w+$", domain):
            interface.globals.add(f"var {domain}: String {{ get }}")

    def write_strings(self, info, interface):
        name, declaration = info.declared_name, info.parts[0]
        constants = [(c, c.attribute("Field").text) for c in declaration.members if c.has("Field")]
        interface.declare(name, string_struct_header(name))
        last = name.rsplit(".", 1)[-1]
        for case, constant in constants:
            member = constant_member(name, info.objc_name, case, constant, constants)
            member = member[:-len(last)] if member.endswith(last) and member != last else member
            self.write_string_constant(interface, name, member)

    def write_struct(self, info, interface):
        fields = [f for part in info.parts for f in part.members]
        if not fields or not re.match(r"[A-Z]", info.name):
            return
        translator = Translator(self.types, info.namespace)
        pairs = [(swift_names.lowercase_initialisms(f.name), translator.swift(f.type)) for f in fields]
        name = info.declared_name
        interface.declare(name, f"struct {name.rsplit('.', 1)[-1]}")
        for field_name, swift in pairs:
            interface.add(name, f"var {escaped(field_name)}: {swift}")
        interface.add(name, "init()")
        interface.add(name, "init(%s)" % ", ".join(f"{escaped(n)}: {t}" for n, t in pairs))


def header(keyword, name, bases):
    return f"{keyword} {name.rsplit('.', 1)[-1]}" + (": " + ", ".join(bases) if bases else "")


def string_struct_header(name):
    return f"struct {name.rsplit('.', 1)[-1]}: RawRepresentable, Hashable"


def raw_type(declaration):
    base = declaration.bases[0] if declaration.bases else "int"
    if declaration.has("Native"):
        return {"ulong": "UInt", "nuint": "UInt"}.get(base, "Int")
    return tables.VALUE_TYPES.get(base, "Int32")


def case_names(declaration, skipped=frozenset()):
    names = []
    for case in declaration.members:
        if case.name in skipped or case.has("Obsolete"):
            continue
        name = tables.CASE_NAMES.get(case.name) or case_name(case.name)
        if name not in names:
            names.append(name)
    return names


def case_name(name):
    words = swift_names.words(name.lstrip("_"))
    words = words[:1] + [tables.ACRONYMS.get(word, word) for word in words[1:]]
    return swift_names.lowercase_initialisms("".join(words))


def constant_member(struct, objc, case, constant, constants):
    """The member's name of a string constant: what follows the type's name, or the words all constants share."""
    plain = re.sub(r"^k(?=[A-Z])", "", constant)
    for prefix in (objc, struct.replace(".", "")):
        if plain.startswith(prefix) and len(plain) > len(prefix):
            return plain[len(prefix):]
    prefix = os.path.commonprefix([re.sub(r"^k(?=[A-Z])", "", c) for _, c in constants]) if len(constants) > 1 else ""
    if len(prefix) > 3:
        boundary = max((m.start() for m in re.finditer(r"[A-Z]", plain[:len(prefix) + 1])), default=0)
        rest = plain[boundary:]
        if rest and boundary > 3:
            return re.sub(r"(Key|Attribute)$", "", rest) or rest
    return case_name(case.name)


# --- supplements -------------------------------------------------------------------------------------

def merge_supplement(interface, path):
    block = None
    supplied = defaultdict(list)
    for line in open(path, encoding="ascii"):
        line = line.rstrip()
        if line.startswith("// drop "):
            drop(interface, line[len("// drop "):])
        elif not line or line.startswith("//") or line == "}":
            block = None if line == "}" else block
        elif line.startswith("  "):
            supplied[block].append(line.strip())
        else:
            block = supplied_header(interface, line, supplied)
    for name, lines in supplied.items():
        supply(interface, name, lines)


def supplied_header(interface, line, supplied):
    found = re.match(r"((?:@\w+ )*(class|struct|enum|protocol|extension|actor) ([\w.]+).*?) \{(\})?$", line)
    enumeration = re.match(r"enum (\w+).*\{ case .*\}$", line)
    if enumeration:
        interface.headers[enumeration.group(1)] = line
        return None
    if not found:
        is_variable = line.startswith("var ")
        kept = {g for g in interface.globals if not (is_variable and g.startswith("var ") and global_name(g) == global_name(line))}
        interface.globals = kept | {line}
        return None
    text, keyword, name, closed = found.groups()
    if keyword != "extension":
        interface.headers[name] = text
    elif " where " in text or name not in interface.headers:
        interface.headers.setdefault(name, text) if "." not in name else None
    supplied[name]
    return None if closed else name


def supply(interface, name, lines):
    keys = {member_key(line) for line in lines}
    kept = {line for line in interface.members[name] if member_key(line) not in keys}
    for key in keys:
        interface.nested.pop((name, key), None)
    interface.members[name] = kept | set(lines)


def drop(interface, what):
    interface.headers.pop(what, None)
    for table in [interface.members.pop(what, None)]:
        if table is not None:
            return
    owner, _, member = what.partition("(")
    owner, _, base = owner.rpartition(".")
    key = base + ("(" + member if member else "")
    interface.nested.pop((owner, key), None)
    interface.members[owner] = {line for line in interface.members[owner] if member_key(line) != key}


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    checkout, output = sys.argv[1:]
    writer = FrameworkWriter(read_types(checkout))
    writer.write_all()
    folder = os.path.join(os.path.dirname(os.path.abspath(__file__)), "supplements")
    for module, interface in sorted(writer.interfaces.items()):
        path = os.path.join(folder, module + ".txt")
        if os.path.exists(path):
            merge_supplement(interface, path)
    os.makedirs(output, exist_ok=True)
    for module, interface in sorted(writer.interfaces.items()):
        with open(os.path.join(output, module + ".txt"), "w", encoding="ascii", errors="replace") as file:
            file.write(interface.text())


if __name__ == "__main__":
    main()
