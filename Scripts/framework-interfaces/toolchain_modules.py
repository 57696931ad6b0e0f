#!/usr/bin/env python3
"""Writes the interface texts of the modules that the Swift toolchain on Linux has.

    python3 toolchain_modules.py [--out DIR] [--graphs DIR] [--supplements DIR] [MODULE ...]

`swift-symbolgraph-extract` (beside `swift` on the PATH) lists what each module declares:
kind, place, declaration, conformances. Every declaration becomes one line of the text form
(see interface_text.py). Foundation's five modules fold into one text, without what Darwin has
in CoreGraphics: those blocks go into CoreGraphicsFromFoundation.txt. What Darwin has and Linux
lacks comes from SUPPLEMENTS/<Module>.txt, in the same form; a supplement's member wins over a
generated one of the same signature, and a line `// drop: Type.member(label:)` or
`// drop: Type` takes a generated one out.

--graphs DIR keeps the extracted symbol graphs there and reuses them.
"""

import argparse
import collections
import json
import os
import re
import subprocess
import sys
import tempfile

from interface_text import (Block, Header, Interface, Member, closing, labelled_name, signature,
                            split_outside)

TARGET = "x86_64-unknown-linux-gnu"
TEXTS = {
    "Darwin": ["Glibc"],  # the overlays of the two C libraries are one source
    "Dispatch": ["Dispatch"],
    "Foundation": ["Foundation", "FoundationEssentials", "FoundationInternationalization",
                   "FoundationNetworking", "FoundationXML"],
    "ObjectiveC": [],  # Darwin's only: all of it is its supplement
    "Observation": ["Observation"],
    "Testing": ["Testing", "_Testing_Foundation"],
    "XCTest": ["XCTest"],
}
# What an import makes visible besides, on Darwin (umbrella headers and overlays).
EXPORTS = {
    "Foundation": ["CoreFoundation", "CoreGraphics", "Darwin", "Dispatch", "ObjectiveC"],
    "XCTest": ["Foundation"],
}
COREGRAPHICS = re.compile(r"\bCG(Float|Point|Size|Rect|Vector|AffineTransform|RectEdge)\b")

TYPES = {"swift.class": "class", "swift.struct": "struct", "swift.enum": "enum",
         "swift.protocol": "protocol", "swift.actor": "actor"}
NAMING = set(TYPES) | {"swift.typealias", "swift.associatedtype"}
# Conformances that say nothing to a user of a type.
SILENT = {"Copyable", "Escapable", "BitwiseCopyable", "Sendable", "SendableMetatype", "CVarArg",
          "CustomReflectable", "CustomDebugStringConvertible", "CustomPlaygroundDisplayConvertible"}
# What a conformance to a protocol of the standard library brings with it.
IMPLIED = {
    "Hashable": ["Equatable"], "Comparable": ["Equatable"], "Collection": ["Sequence"],
    "BidirectionalCollection": ["Collection", "Sequence"],
    "RandomAccessCollection": ["BidirectionalCollection", "Collection", "Sequence"],
    "MutableCollection": ["Collection", "Sequence"],
    "RangeReplaceableCollection": ["Collection", "Sequence"],
    "SetAlgebra": ["Equatable", "ExpressibleByArrayLiteral"],
    "OptionSet": ["SetAlgebra", "RawRepresentable", "Equatable", "ExpressibleByArrayLiteral"],
    "LosslessStringConvertible": ["CustomStringConvertible"],
    "ExpressibleByStringLiteral": ["ExpressibleByExtendedGraphemeClusterLiteral", "ExpressibleByUnicodeScalarLiteral"],
    "ExpressibleByStringInterpolation": ["ExpressibleByStringLiteral", "ExpressibleByUnicodeScalarLiteral",
                                         "ExpressibleByExtendedGraphemeClusterLiteral"],
    "Strideable": ["Comparable", "Equatable"], "Numeric": ["AdditiveArithmetic", "ExpressibleByIntegerLiteral", "Equatable"],
    "SignedNumeric": ["Numeric", "AdditiveArithmetic", "ExpressibleByIntegerLiteral", "Equatable"],
    "FloatingPoint": ["SignedNumeric", "Numeric", "AdditiveArithmetic", "Strideable", "Hashable",
                      "Comparable", "Equatable", "ExpressibleByIntegerLiteral"],
    "BinaryFloatingPoint": ["FloatingPoint", "ExpressibleByFloatLiteral", "SignedNumeric", "Numeric",
                            "AdditiveArithmetic", "Strideable", "Hashable", "Comparable", "Equatable",
                            "ExpressibleByIntegerLiteral"],
}
# Written by the compiler or told by a protocol, in nearly all types.
NOISE = re.compile(r"^(\w+LiteralType|ArrayLiteralElement|TestScopeProvider)$")
SYNTHESISED = {"==(_:_:)", "!=(_:_:)", "===(_:_:)", "hash(into:)", "hashValue", "encode(to:)", "init(from:)",
               "customMirror", "debugDescription", "playgroundDescription"}
# Requirements that a class fulfils and its clients call through the protocol.
REQUIREMENTS = {"copy(with:)", "mutableCopy(with:)", "encode(with:)"}

KEPT_ATTRIBUTES = ("escaping", "autoclosure", "propertyWrapper", "dynamicMemberLookup", "resultBuilder")
ATTRIBUTE = re.compile(r"@(\w+)(?:\((?:[^()]|\([^()]*\))*\))?\s*")
MODIFIER = re.compile(r"\b(?:public|open|final|override|required|convenience|mutating|nonmutating|dynamic|weak|lazy|"
                      r"indirect|distributed|__owned|__shared|(?:nonisolated|unowned)(?:\(\w+\))?)\s+"
                      r"(?=(?:\w+(?:\(\w+\))?\s+)*(?:func|var|let|init|subscript|class|struct|enum|case|actor|typealias|static)\b)")
PASSING = re.compile(r"(?<=[:>(,]) ?\b(?:borrowing|consuming|sending|isolated|__owned|__shared) +(?=[\w(\[@])")


# --- symbol graphs -----------------------------------------------------------------------------

def extract(module, folder):
    """Runs the extractor unless `folder` holds the module's graphs already; gives the graphs."""
    place = os.path.join(folder, module)
    if not os.path.isdir(place) or not os.listdir(place):
        os.makedirs(place, exist_ok=True)
        subprocess.run(["swift-symbolgraph-extract", "-module-name", module, "-target", TARGET,
                        "-skip-synthesized-members", "-emit-extension-block-symbols",
                        "-skip-inherited-docs", "-minimum-access-level", "public",
                        "-output-dir", place], check=True, stderr=subprocess.DEVNULL)
    names = sorted(n for n in os.listdir(place) if n.endswith(".symbols.json"))
    own = [n for n in names if n.split("@")[0].split(".")[0] == module]
    return [json.load(open(os.path.join(place, n))) for n in own]


class Graph:
    """The symbols of some modules and how they relate."""

    def __init__(self, modules, folder):
        self.module = modules[0] if modules else ""
        self.symbols, self.names = {}, {}
        self.related = collections.defaultdict(lambda: collections.defaultdict(list))
        for module in modules:
            for graph in extract(module, folder):
                self._add(graph)
        self.by_path, self.cases = collections.defaultdict(list), collections.defaultdict(list)
        for symbol in self.symbols.values():
            path = tuple(symbol["pathComponents"])
            self.by_path[path].append(symbol)
            if symbol["kind"]["identifier"] == "swift.enum.case":
                self.cases[path[:-1]].append(symbol)
        self.inner = {path for path in self.by_path if len(path) > 1
                      and any(s["kind"]["identifier"] in NAMING for s in self.by_path[path])}

    def _add(self, graph):
        for symbol in graph["symbols"]:
            self.symbols.setdefault(symbol["identifier"]["precise"], symbol)
            self.names[symbol["identifier"]["precise"]] = ".".join(symbol["pathComponents"])
        for relation in graph["relationships"]:
            target, fallback = relation["target"], relation.get("targetFallback", "")
            if fallback:
                self.names.setdefault(target, fallback.split(".", 1)[-1])
            self.related[relation["kind"]][relation["source"]].append(relation)

    def name(self, identifier):
        return self.names.get(identifier, "")

    def targets(self, kind, identifier):
        return [r["target"] for r in self.related[kind][identifier]]

    def shadowed(self, name, path):
        """Whether `name`, written inside `path`, means a nested type and not the outermost one."""
        return any(path[:end] + (name,) in self.inner for end in range(1, len(path) + 1))

    def home(self, identifier):
        """The module of a type by its mangled name; one of these modules' own is the text's."""
        if identifier in self.symbols:
            return self.module
        found = re.match(r"s:(\d+)(\w+)", identifier)
        return found.group(2)[: int(found.group(1))] if found else "Swift"

    def text(self, symbol):
        """The declaration, with the module before an outermost type that a nested one hides."""
        path, out = tuple(symbol["pathComponents"]), ""
        context = path if symbol["kind"]["identifier"] in TYPES else path[:-1]
        for part in symbol.get("declarationFragments", []):
            name, identifier = part["spelling"], part.get("preciseIdentifier", "")
            outermost = part["kind"] == "typeIdentifier" and identifier and not out.endswith(".")
            if outermost and self.names.get(identifier, name) == name and self.shadowed(name, context):
                name = f"{self.home(identifier)}.{name}"
            out += name
        return re.sub(r"\s+", " ", out).strip()

    def qualified(self, name, path):
        """A protocol's name as the header of the type at `path` must write it."""
        if "." in name or not self.shadowed(name, path):
            return name
        return f"{self.module if (name,) in self.by_path else 'Swift'}.{name}"


def declaration(symbol):
    text = "".join(f["spelling"] for f in symbol.get("declarationFragments", []))
    return re.sub(r"\s+", " ", text).strip()


def hidden(symbol):
    """Not for users, by Swift's custom, or not writable in ASCII."""
    return any(part.startswith("_") or not part.isascii() for part in symbol["pathComponents"])


# --- one declaration ---------------------------------------------------------------------------

def without_attributes(text):
    def keep(match):
        name = match.group(1)
        return match.group(0).strip() + " " if name in KEPT_ATTRIBUTES else ""
    return ATTRIBUTE.sub(keep, text)


def plain_defaults(text):
    """` = nil` for every parameter's default, whatever it is."""
    start = text.find("(")
    head = text[:start]
    if "<" in head:
        start = text.find("(", closing(text, text.find("<")))
    if start < 0 or " = " not in text:
        return text
    end = closing(text, start)
    parts = [split_outside(p, " = ") for p in split_outside(text[start + 1 : end], ",")]
    inner = ",".join(p[0] + (" = nil" if len(p) > 1 else "") for p in parts)
    return text[: start + 1] + inner + text[end:]


def plain_spacing(text):
    text = re.sub(r"\s+:", ":", text)
    text = re.sub(r"\[(\w[\w.]*)\s*:\s*", r"[\1: ", text)
    return re.sub(r"\s+", " ", text).strip()


def variable(text):
    """`var x: T { get }` for what cannot be set, `var x: T` for what can."""
    text = re.sub(r"^(static )?let (.*)$", r"\1var \2 { get }", text)
    text = text.replace("{ mutating get }", "{ get }")
    return re.sub(r" \{ get (nonmutating )?set \}$", "", text)


def cleaned(text):
    """A compiler's declaration in the text form."""
    text = without_attributes(text)
    for pattern in (MODIFIER, PASSING):
        text = pattern.sub(lambda m: " " if m.group(0).startswith(" ") else "", text)
    text = re.sub(r"^class (?=func|var|let|subscript)", "static ", text)
    text = re.sub(r"\bborrowing func", "func", text)
    text = plain_spacing(text)
    if re.match(r"(static )?(var|let) ", text):
        return variable(text)
    if re.search(r"^(?:static |prefix |postfix |infix )*(func|init|subscript|macro)\b", text):
        text = plain_defaults(text)
    if text.startswith("macro "):
        text = split_outside(text, " = ")[0]
    return text


# --- headers -----------------------------------------------------------------------------------

def constraint_text(constraint):
    sign = " == " if constraint["kind"] == "sameType" else ": "
    return constraint["lhs"] + sign + constraint["rhs"]


def where_text(constraints, known=()):
    """A `where` clause of the constraints that the type itself does not have already."""
    given = {constraint_text(c) for c in known}
    texts = [constraint_text(c) for c in constraints if c["rhs"] not in ("Copyable", "Escapable")]
    return ", ".join(dict.fromkeys(t for t in texts if t not in given))


def own_constraints(symbol):
    return symbol.get("swiftGenerics", {}).get("constraints", []) if symbol else []


class Headers:
    """Superclass and protocols of types."""

    def __init__(self, graph):
        self.graph = graph

    def conformances(self, identifier, conditional=False):
        """{where clause: protocol names}; the unconditional ones are under ''."""
        known = own_constraints(self.graph.symbols.get(identifier))
        out = collections.defaultdict(list)
        for relation in self.graph.related["conformsTo"][identifier]:
            name = self.graph.name(relation["target"])
            if name and not name.startswith("_") and name not in SILENT:
                out[where_text(relation.get("swiftConstraints", []), known)].append(relation["target"])
        return out

    def inherited(self, identifier):
        """Names of the protocols that the superclasses conform to."""
        out = set()
        for parent in self.graph.targets("inheritsFrom", identifier):
            out |= {self.graph.name(t) for t in self.graph.targets("conformsTo", parent)}
            out |= self.inherited(parent)
        return out

    def reduced(self, targets, without=()):
        """Protocol names without those that another one of the list implies."""
        names = {self.graph.name(t) for t in targets}
        implied = set(without)
        for target in targets:
            name = self.graph.name(target)
            implied |= set(IMPLIED.get(name, []))
            implied |= {self.graph.name(t) for t in self.graph.targets("conformsTo", target)} - {name}
        names -= implied
        if {"Encodable", "Decodable"} <= names:
            names = names - {"Encodable", "Decodable"} | {"Codable"}
        return sorted(names)

    def header(self, symbol):
        identifier = symbol["identifier"]["precise"]
        header = Header.parse(cleaned(self.graph.text(symbol)))
        header.name = ".".join(symbol["pathComponents"])
        parents = [self.graph.name(t) for t in self.graph.targets("inheritsFrom", identifier)]
        raw = [raw_type(self.graph, symbol)] if header.kind == "enum" else []
        targets = self.conformances(identifier).get("", [])
        names = self.reduced(targets, self.inherited(identifier))
        if raw and raw[0]:
            names = [n for n in names if n not in ("Hashable", "Equatable", "RawRepresentable")]
        elif header.kind == "enum":
            names = [n for n in names if n not in ("Hashable", "Equatable")]
        if header.kind == "protocol" and "AnyObject" in header.inherits:
            names.insert(0, "AnyObject")
        path = tuple(symbol["pathComponents"])
        header.inherits = [self.graph.qualified(n, path) for n in parents + raw + names if n and not n.startswith("_")]
        return header


def raw_type(graph, symbol):
    """The raw type of an enum, told by its `init?(rawValue:)`."""
    path = symbol["pathComponents"] + ["init(rawValue:)"]
    for other in graph.by_path.get(tuple(path), []):
        found = re.match(r"init\?\(rawValue: ([\w.]+)\)", declaration(other))
        if found:
            return found.group(1)
    return ""


# --- a module ----------------------------------------------------------------------------------

class Writer:
    """Turns the graph of some modules into one Interface."""

    def __init__(self, graph):
        self.graph, self.headers, self.out = graph, Headers(graph), Interface()
        self.types = {}
        for symbol in graph.symbols.values():
            if symbol["kind"]["identifier"] in TYPES and not hidden(symbol):
                self.types.setdefault(".".join(symbol["pathComponents"]), symbol)

    def interface(self):
        for symbol in sorted(self.types.values(), key=lambda s: len(s["pathComponents"])):
            self.add_type(symbol)
        for identifier, symbol in self.graph.symbols.items():
            kind = symbol["kind"]["identifier"]
            if hidden(symbol) or kind in TYPES:
                continue
            if kind == "swift.extension":
                self.add_extension(identifier, symbol)
            elif len(symbol["pathComponents"]) == 1:
                if labelled_path(symbol) not in SYNTHESISED:
                    self.out.free.append(Member(cleaned(self.graph.text(symbol))))
            elif self.wanted(symbol):
                self.add_member(identifier, symbol)
        return finished(self.out)

    def add_type(self, symbol):
        """The type's block, or its one line in the outer type; conditional conformances too."""
        header = self.headers.header(symbol)
        if len(symbol["pathComponents"]) == 1:
            self.out.block(header)
        else:
            inner = Header(header.kind, symbol["pathComponents"][-1], header.generics, header.inherits,
                           header.where, header.prefix)
            member = Member(inner.text() + " {}")
            member.cases = self.cases(symbol)
            self.holder(symbol["identifier"]["precise"], symbol).members.append(member)
        self.add_conditional(symbol["identifier"]["precise"], header.name)

    def cases(self, symbol):
        return sorted(case for other in self.graph.cases[tuple(symbol["pathComponents"])]
                      for case in Member(cleaned(self.graph.text(other))).cases)

    def add_conditional(self, identifier, name):
        for where, targets in self.headers.conformances(identifier).items():
            if where:
                names = self.headers.reduced(targets)
                block = self.out.block(Header("extension", name, "", [], where))
                block.header.inherits += [n for n in names if n not in block.header.inherits]

    def add_extension(self, identifier, symbol):
        """Conformances that an extension of another module's type adds."""
        header = extension_header(symbol)
        names = self.headers.reduced([t for ts in self.headers.conformances(identifier).values() for t in ts])
        if names and header.name not in self.types:
            block = self.out.block(header)
            block.header.inherits += [n for n in names if n not in block.header.inherits]
        elif names and not header.where:
            self.conform(header.name, names)

    def conform(self, name, names):
        """Adds protocols to a type of these modules, wherever its header is."""
        for block in self.out.blocks.values():
            found = [block.header] if block.header.name == name and block.header.kind != "extension" else []
            found += [m.header for m in block.members
                      if m.header and f"{block.header.name}.{m.header.name}" == name]
            for header in found:
                path = tuple(name.split("."))
                header.inherits += [n for n in (self.graph.qualified(n, path) for n in names) if n not in header.inherits]

    def wanted(self, symbol):
        name, text = symbol["pathComponents"][-1], declaration(symbol)
        if symbol["kind"]["identifier"] == "swift.enum.case":
            return len(symbol["pathComponents"]) == 2
        if symbol["kind"]["identifier"] == "swift.associatedtype" and len(symbol["pathComponents"]) > 2:
            return False  # of a nested protocol, whose members stand in an extension
        if NOISE.match(name) or name in SYNTHESISED or name in REQUIREMENTS and not self.in_protocol(symbol):
            return False
        if name in ("init(rawValue:)", "rawValue") and self.in_enum(symbol):
            return False
        return "init(" in name or not re.search(r"\boverride\b", text) or "{ get set }" in text

    def parent(self, symbol):
        return self.types.get(".".join(symbol["pathComponents"][:-1]))

    def in_protocol(self, symbol):
        parent = self.parent(symbol)
        return bool(parent) and parent["kind"]["identifier"] == "swift.protocol"

    def in_enum(self, symbol):
        parent = self.parent(symbol)
        return bool(parent) and parent["kind"]["identifier"] == "swift.enum"

    def add_member(self, identifier, symbol):
        text = cleaned(self.graph.text(symbol))
        if self.repeats_requirement(identifier, symbol):
            return
        if self.lent(symbol):
            text = re.sub(r"\bSelf\.", ".".join(symbol["pathComponents"][:-1]) + ".", text)
        self.holder(identifier, symbol).members.append(Member(text))

    def lent(self, symbol):
        """A member that a hidden protocol's extension gives to a type."""
        extended = symbol.get("swiftExtension", {}).get("typeKind")
        return extended == "swift.protocol" and bool(self.parent(symbol)) and not self.in_protocol(symbol)

    def repeats_requirement(self, identifier, symbol):
        """A default implementation without defaults says nothing that its requirement does not."""
        text = cleaned(declaration(symbol))
        if not self.in_protocol(symbol) or "swiftExtension" not in symbol or " = nil" in text:
            return False
        mine = signature(text)
        return any("swiftExtension" not in other and signature(cleaned(declaration(other))) == mine
                   for other in self.graph.by_path[tuple(symbol["pathComponents"])])

    def holder(self, identifier, symbol):
        """The block that a member belongs in: its type's own, or an extension of it."""
        path = symbol["pathComponents"][:-1]
        name, parent = ".".join(path), self.parent(symbol)
        if not parent:
            return self.out.block(Header("extension", name, "", [], self.outside_where(identifier)))
        extension = symbol.get("swiftExtension")
        protocol = self.in_protocol(symbol)
        where = "" if not extension or self.lent(symbol) else where_text(extension.get("constraints", []), own_constraints(parent))
        if where or extension and protocol or len(path) > 1:
            return self.out.block(Header("extension", name, "", [], where))
        return self.out.blocks[(False, name, "")]

    def outside_where(self, identifier):
        for target in self.graph.targets("memberOf", identifier):
            symbol = self.graph.symbols.get(target)
            if symbol and symbol["kind"]["identifier"] == "swift.extension":
                return extension_header(symbol).where
        constraints = self.graph.symbols[identifier].get("swiftExtension", {}).get("constraints", [])
        return where_text(constraints)


def extension_header(symbol):
    """The header of an extension's symbol; some come without a declaration."""
    header = Header.parse(cleaned(declaration(symbol)))
    where = header.where if header else where_text(symbol["swiftExtension"].get("constraints", []))
    return Header("extension", ".".join(symbol["pathComponents"]), "", [], where)


def labelled_path(symbol):
    return symbol["pathComponents"][-1]


def finished(interface):
    """Without members said twice and extensions that add nothing."""
    for block in interface.blocks.values():
        block.members = unique(block.members)
    interface.free = unique(interface.free)
    interface.blocks = {k: b for k, b in interface.blocks.items()
                        if b.members or b.header.inherits or b.header.kind != "extension"}
    return interface


def unique(members):
    """One member for each signature and result; the first in the order of the text stays."""
    seen, out = set(), []
    for member in sorted(members, key=Member.sort_key):
        key = member.key if member.key[1] in ("var", "type") else (member.key, result(member.text))
        if member.cases and not member.header:
            key = member.text
        if key not in seen:
            seen.add(key)
            out.append(member)
    return out


def result(text):
    parts = split_outside(split_outside(text, " where ")[0], " -> ")
    return re.sub(r"\s", "", parts[1]) if len(parts) > 1 else ""


# --- supplements -------------------------------------------------------------------------------

def merged(interface, path):
    """The generated interface with the supplement's declarations over it."""
    if not os.path.exists(path):
        return interface
    text = open(path).read()
    for name in re.findall(r"^// drop: (.+)$", text, re.M):
        drop(interface, name.strip())
    extra = Interface.parse(text)
    ordered = sorted(extra.blocks.values(), key=lambda b: (b.header.kind == "extension", b.header.name.count(".")))
    for block in ordered:
        merge_block(interface, block)
    interface.free = overlaid(interface.free, extra.free)
    return finished(interface)


def drop(interface, name):
    interface.free = [m for m in interface.free if labelled_name(m.text) != name]
    for key, block in list(interface.blocks.items()):
        if block.header.name == name or block.header.name.startswith(name + "."):
            del interface.blocks[key]
        block.members = [m for m in block.members if f"{block.header.name}.{labelled_name(m.text)}" != name]


def merge_block(interface, block):
    """A block without a clause joins the type's own block; its header's superclass wins."""
    plain = interface.blocks.get((False, block.header.name, ""))
    joins = block.header.kind == "extension" and not block.header.where and plain and plain.header.kind != "protocol"
    mine = plain if joins else interface.block(block.header)
    if block.header.kind != "extension" and mine.header is not block.header:
        rest = [p for p in mine.header.inherits if p not in block.header.inherits]
        drop_class = block.header.kind == "class" and block.header.inherits
        kept = [p for p in rest if not (drop_class and is_class(interface, p))]
        mine.header = Header(block.header.kind, block.header.name, block.header.generics or mine.header.generics,
                             block.header.inherits + kept, block.header.where or mine.header.where,
                             block.header.prefix or mine.header.prefix)
    elif mine.header is not block.header:
        mine.header.inherits += [p for p in block.header.inherits if p not in mine.header.inherits]
    mine.members = overlaid(mine.members, block.members)


def is_class(interface, name):
    block = interface.blocks.get((False, name, ""))
    return bool(block) and block.header.kind == "class"


def overlaid(members, extra):
    """`extra` over `members`: of one signature, and of one type's name, the extra one stays."""
    mine = [m for m in extra]
    keys = {m.key for m in mine if not (m.cases and not m.header)}
    return [m for m in members if m.key not in keys] + mine


# --- CoreGraphics' part ------------------------------------------------------------------------

def split_coregraphics(interface):
    """Takes CoreGraphics' types and the functions on them out of Foundation's interface."""
    part = Interface()
    for key, block in list(interface.blocks.items()):
        if re.match(r"CG[A-Z]", block.header.name):
            part.blocks[key] = interface.blocks.pop(key)
    part.free = [m for m in interface.free if COREGRAPHICS.search(m.text) and not m.name.startswith("NS")]
    interface.free = [m for m in interface.free if m not in part.free]
    return part


# --- command -----------------------------------------------------------------------------------

def write(interface, path):
    with open(path, "w", encoding="ascii") as file:
        file.write(interface.render())
    print(f"{path}: {len(interface.blocks)} blocks")


def generated(name, graphs):
    return Writer(Graph(TEXTS[name], graphs)).interface()


def main():
    here = os.path.dirname(os.path.abspath(__file__))
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("modules", nargs="*", default=sorted(TEXTS))
    options.add_argument("--out", default=os.path.dirname(here))
    options.add_argument("--graphs")
    options.add_argument("--supplements", default=os.path.join(here, "supplements"))
    options = options.parse_args()
    graphs = options.graphs or tempfile.mkdtemp(prefix="symbol-graphs-")
    for name in options.modules:
        interface = merged(generated(name, graphs), os.path.join(options.supplements, name + ".txt"))
        interface.exports = EXPORTS.get(name, [])
        if name == "Foundation":
            write(split_coregraphics(interface), os.path.join(options.out, "CoreGraphicsFromFoundation.txt"))
        write(interface, os.path.join(options.out, name + ".txt"))


if __name__ == "__main__":
    sys.exit(main())
