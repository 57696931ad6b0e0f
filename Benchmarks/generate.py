#!/usr/bin/env python3
"""Makes a Swift package of any size: one with a realistic graph of modules, or one in which a single thing grows.

The same size, seed and shape give the same bytes. Only the standard library is used. See README.md beside this
file.
"""

import argparse
import os
import random

LINES_OF_MODULE = 12_000
NOUNS = (
    "Account Address Balance Basket Booking Buffer Calendar Catalog Channel Contact Course Customer Device Document "
    "Event Feature Folder Gallery Group Header Image Invoice Journal Ledger Letter Member Message Note Offer Order "
    "Page Parcel Payment Photo Place Player Post Price Profile Project Query Rating Receipt Record Region Report "
    "Review Route Sample Schedule Session Setting Shelf Station Stream Ticket Token Trip User Vehicle Wallet Zone"
).split()
VERBS = "apply bind cancel close collect compare count decode encode fetch filter load map merge move open parse read reduce remove render save select send sort store update write".split()
ROLES = "Service Store Client Model Loader Reader Writer Builder Handler Policy Cache Router Mapper Factory Monitor".split()
TYPES = ["Int", "String", "Bool", "Double", "[String]", "[Int]", "[String: Int]", "String?", "UInt8", "[UInt8]"]
DEFAULTS = {
    "Int": "0", "String": '""', "Bool": "false", "Double": "0.5", "[String]": "[]", "[Int]": "[1, 2, 3]",
    "[String: Int]": "[:]", "String?": "nil", "UInt8": "0", "[UInt8]": "[]",
}


#: How things depend on each other: takes the number of a thing and how many there are, and gives the numbers of
#: those that it depends on.
GRAPHS = {
    "bare": lambda number, count: [],
    "tree": lambda number, count: sorted({number // 2, number // 3} - {number}),
    "chain": lambda number, count: [number - 1] if number else [],
    "star": lambda number, count: [0] if number else [],
    "pairs": lambda number, count: [number ^ 1] if number ^ 1 < count else [],
    "ring": lambda number, count: [(number + 1) % count],
    "torus": lambda number, count: torus(number, count),
    "random": lambda number, count: chosen(number, count, 3),
    "dense": lambda number, count: chosen(number, count, 10),
}
#: What grows in a shape. The file of `onefile` holds all types, the folder of `onefolder` all files; modules that
#: are only `declared` import nothing of each other; `extensions` are files of one type.
#: `namesakes` are modules that declare one name, `comments` take a rule away from a line each.
UNITS = (
    "types", "onefile", "files", "onefolder", "components", "modules", "declared", "extensions", "members",
    "namesakes", "comments",
)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", help="where the package goes; made where it is missing")
    size = parser.add_mutually_exclusive_group(required=True)
    size.add_argument("--lines", type=int, help="lines of Swift, about")
    size.add_argument("--shape", nargs=2, metavar=("UNIT-GRAPH", "SIZE"),
                      help=f"what grows, and how: {', '.join(UNITS)}; {', '.join(GRAPHS)}")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if options.shape:
        write_shape(options.folder, options.shape[0], int(options.shape[1]))
        return
    package = Package(options.lines, options.seed)
    package.write(options.folder)
    print(f"{options.folder}: {len(package.modules)} modules, {package.files} files, {package.lines} lines, "
          f"{package.bytes / 1e6:.1f} MB")


def torus(number, count):
    """The neighbours to the right and below in a square whose borders meet: no short cycle leads through it."""
    side = max(2, int(count ** 0.5))
    row, column = divmod(number, side)
    if row >= side:
        return []
    return sorted({row * side + (column + 1) % side, (row + 1) % side * side + column} - {number})


def chosen(number, count, degree):
    pick = random.Random(number)
    return sorted({pick.randrange(count) for _ in range(degree)} - {number})


def write_shape(folder, shape, size):
    """Writes a package in which one thing grows and all else stays."""
    unit, _, graph = shape.partition("-")
    targets = GRAPHS[graph]
    texts = {}
    modules = [("A", [])]

    def declaration(number):
        """One type and what it holds; every fifth one is public."""
        fields = "".join(f" let t{target}: T{target};" for target in targets(number, size))
        access = "public " if number % 5 == 0 else ""
        return f"{access}struct T{number} {{{fields} static func make() {{}} }}\n"

    if unit in ("types", "onefile"):
        per_file = 1000 if unit == "types" else size
        for start in range(0, size, per_file):
            body = "".join(declaration(number) for number in range(start, min(size, start + per_file)))
            texts[f"Sources/A/F{start // per_file}.swift"] = "import UIKit\n" + body
    elif unit in ("files", "onefolder", "components"):
        for number in range(size):
            place = {"files": f"D{number // 100}/", "onefolder": "", "components": f"C{number}/"}[unit]
            texts[f"Sources/A/{place}F{number}.swift"] = "import UIKit\n" + declaration(number)
    elif unit in ("modules", "declared"):
        modules = [(f"M{number}", [f"M{target}" for target in targets(number, size)]) for number in range(size)]
        for number, (name, dependencies) in enumerate(modules):
            imports = "".join(f"import {other}\n" for other in dependencies if unit == "modules")
            fields = "".join(f" let t{target}: T{target};" for target in targets(number, size) if unit == "modules")
            texts[f"Sources/{name}/F.swift"] = f"{imports}import Foundation\npublic struct T{number} {{{fields} }}\n"
    elif unit == "extensions":
        for number in range(size):
            texts[f"Sources/A/F{number}.swift"] = f"extension T0 {{ func f{number}() {{ f{number // 2}() }} }}\n"
        texts["Sources/A/T.swift"] = "struct T0 {}\n"
    elif unit == "members":
        body = "".join(f"  func f{number}() {{ f{number // 2}() }}\n" for number in range(size))
        texts["Sources/A/F.swift"] = f"struct T0 {{\n{body}}}\n"
    elif unit == "namesakes":
        modules = [(f"M{number}", []) for number in range(size)]
        texts = {f"Sources/M{number}/F.swift": "public struct Same {}\n" for number in range(size)}
    elif unit == "comments":
        line = "let a{}: UIView? = nil // archcheck:ignore r - for measurements\n"
        texts["Sources/A/F.swift"] = "import UIKit\n" + "".join(line.format(number) for number in range(size))
    texts["Package.swift"] = manifest(modules)
    for path, text in texts.items():
        path = os.path.join(folder, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8", newline="") as file:
            file.write(text)


def manifest(modules):
    """A manifest of modules, given by name and the names of those they declare."""
    targets = "".join(
        f'    .target(name: "{name}"'
        + (", dependencies: [" + ", ".join(f'"{other}"' for other in dependencies) + "]" if dependencies else "")
        + "),\n"
        for name, dependencies in modules
    )
    return (
        "// swift-tools-version: 6.0\nimport PackageDescription\n\nlet package = Package(\n"
        f'  name: "Generated",\n  targets: [\n{targets}  ]\n)\n'
    )


class Module:
    """A module with the types that others can use."""

    def __init__(self, name, layer):
        self.name, self.layer = name, layer
        self.dependencies, self.types = [], []


class Package:
    def __init__(self, lines, seed):
        self.random = random.Random(seed)
        self.wanted = lines
        self.files = self.lines = self.bytes = 0
        count = max(3, round(lines / LINES_OF_MODULE))
        layers = min(6, count)
        self.modules = []
        for number in range(count):
            layer = number * layers // count
            noun = NOUNS[number % len(NOUNS)]
            suffix = "" if number < len(NOUNS) else str(number // len(NOUNS))
            self.modules.append(Module(f"{noun}{'Core Kit Data Domain Feature App'.split()[layer]}{suffix}", layer))
        for module in self.modules:
            below = [other for other in self.modules if other.layer < module.layer]
            module.dependencies = self.random.sample(below, min(len(below), self.random.randint(2, 6)))

    def write(self, folder):
        os.makedirs(folder, exist_ok=True)
        lines_of_module = self.wanted // len(self.modules)
        for module in self.modules:
            written = 0
            number = 0
            while written < lines_of_module:
                number += 1
                text = File(self.random, module, number).text()
                path = os.path.join(folder, "Sources", module.name, f"{module.types[-1].name}.swift")
                os.makedirs(os.path.dirname(path), exist_ok=True)
                with open(path, "w", encoding="utf-8", newline="") as file:
                    file.write(text)
                written += text.count("\n")
                self.files += 1
                self.bytes += len(text.encode())
            self.lines += written
        self.write_manifest(folder)
        self.write_rules(folder)

    def write_manifest(self, folder):
        modules = [(module.name, [other.name for other in module.dependencies]) for module in self.modules]
        with open(os.path.join(folder, "Package.swift"), "w", encoding="utf-8") as file:
            file.write(manifest(modules))

    def write_rules(self, folder):
        with open(os.path.join(folder, "archcheck.yml"), "w", encoding="utf-8") as file:
            file.write(
                'version: 1\nrules:\n  cycles: { acyclic: { of: "*", at: module } }\n'
                '  layers: { layers: { order: ["*App*", "*Feature*", "*Domain*", "*Data*", "*Kit*", "*Core*"] } }\n'
                "  declared: { manifest: { checks: [undeclared, unused] } }\n"
                '  distance: { metric: { name: distance, of: "*", max: 1 } }\n'
            )


class Type:
    """A type of a file: its name, and the properties and methods that others can use."""

    def __init__(self, name, properties, methods):
        self.name, self.properties, self.methods = name, properties, methods


class File:
    """A source file with one protocol, one type that conforms to it, and what goes with them."""

    def __init__(self, generator, module, number):
        self.random, self.module = generator, module
        noun = generator.choice(NOUNS)
        self.name = f"{noun}{generator.choice(ROLES)}{number}"
        self.out = []

    def text(self):
        pick = self.random
        self.properties = [(f"{pick.choice(NOUNS).lower()}{i}", pick.choice(TYPES)) for i in range(pick.randint(3, 9))]
        self.methods = [f"{pick.choice(VERBS)}{pick.choice(NOUNS)}{i}" for i in range(pick.randint(5, 22))]
        used = pick.sample(self.module.dependencies, min(len(self.module.dependencies), pick.randint(0, 3)))
        self.others = [pick.choice(module.types) for module in used if module.types]
        if self.module.types:
            self.others += pick.sample(self.module.types, min(len(self.module.types), 3))
        self.header(used)
        self.protocol()
        self.type()
        self.enumeration()
        self.extension()
        self.module.types.append(Type(self.name, self.properties, self.methods))
        return "\n".join(self.out) + "\n"

    def add(self, *lines):
        self.out.extend(lines)

    def comment(self, indent):
        words = " ".join(self.random.choice(VERBS + [noun.lower() for noun in NOUNS]) for _ in range(self.random.randint(6, 14)))
        return f"{indent}/// {words.capitalize()}."

    def header(self, used):
        bar = "//===" + "-" * 70 + "===//"
        self.add(bar, "//", "// This source file is part of a generated package, for measurements", "//", bar, "")
        self.add(*sorted({f"import {module.name}" for module in used}), "import Foundation", "")

    def protocol(self):
        self.add(self.comment(""), f"public protocol {self.name}Protocol: Sendable {{")
        for method in self.methods[:4]:
            self.add(self.comment("    "), f"    func {method}(_ value: Int, for key: String) async throws -> [String]")
        self.add("}", "")

    def type(self):
        keyword = self.random.choice(["final class", "struct", "struct"])
        self.add(self.comment(""), self.comment(""), f"public {keyword} {self.name}: {self.name}Protocol {{")
        for name, kind in self.properties:
            if self.random.random() < 0.3:
                self.add(self.comment("    "))
            self.add(f"    public {'let' if keyword == 'final class' else 'var'} {name}: {kind}")
        for number, other in enumerate(self.others):
            self.add(f"    private let other{number}: {other.name}")
        parameters = ", ".join(f"{name}: {kind} = {DEFAULTS[kind]}" for name, kind in self.properties)
        more = "".join(f", other{number}: {other.name}" for number, other in enumerate(self.others))
        self.add("", f"    public init({parameters}{more}) {{")
        self.add(*(f"        self.{name} = {name}" for name, _ in self.properties))
        self.add(*(f"        self.other{number} = other{number}" for number in range(len(self.others))))
        self.add("    }", "")
        for method in self.methods:
            self.method(method)
        self.add("}", "")

    def method(self, name):
        pick = self.random
        self.add(self.comment("    "), self.comment("    "), "    @inlinable" if pick.random() < 0.2 else "    @discardableResult")
        self.add(f"    public func {name}(_ value: Int, for key: String) async throws -> [String] {{")
        self.add("        var result: [String] = []", "        var position = value")
        for _ in range(pick.randint(1, 5)):
            self.statement(pick.randrange(8))
        self.add("        return result.sorted()", "    }", "")

    def statement(self, kind):
        name, _ = self.random.choice(self.properties)
        if kind == 0:
            self.add("        guard position >= 0, !key.isEmpty else {", f'            throw {self.name}Error.notFound(key, position)', "        }")
        elif kind == 1:
            self.add("        for index in 0..<position where index % 3 != 1 {", f'            result.append("\\(key)-\\(index): \\({name})")', "        }")
        elif kind == 2:
            self.add("        let filtered = result.filter { $0.count > 3 && $0.hasPrefix(key) }.map { $0.uppercased() }", "        result.append(contentsOf: filtered)")
        elif kind == 3 and self.others:
            number = self.random.randrange(len(self.others))
            called = self.random.choice(self.others[number].methods)
            self.add(f"        // What the other one knows comes first.", f"        let found{len(self.out)} = try await self.other{number}.{called}(position, for: key)", f"        result += found{len(self.out) - 1}")
        elif kind == 4:
            self.add("        switch position {", "        case 0: position += 1", "        case 1...9:", f"            position -= key.utf8.count", "        default:", "            break", "        }")
        elif kind == 5:
            self.add(f"        if let last = result.last, last != key, position < 1_000 {{", f'            position = last.count &+ {self.random.randrange(100)}', "        } else {", '            position += 1', "        }")
        elif kind == 6:
            self.add("        let total = result.reduce(into: 0) { sum, element in", "            sum += element.utf8.count", "        }", "        position = max(position, total)")
        else:
            self.add(f'        assert(position != -1, "The position of \\(key) is not known")', f"        position = (position << 1) ^ {self.random.randrange(1 << 16)}")

    def enumeration(self):
        self.add(self.comment(""), f"public enum {self.name}Error: Error, Hashable, Sendable {{", "    case notFound(String, Int)")
        cases = sorted({self.random.choice(NOUNS) for _ in range(self.random.randint(2, 6))})
        self.add(*(f"    case no{case}" for case in cases), "", "    public var isFatal: Bool {", "        switch self {")
        self.add("        case .notFound(_, let position): return position > 10")
        self.add(*(f"        case .no{case}: return {self.random.choice(['true', 'false'])}" for case in cases))
        self.add("        }", "    }", "}", "")

    def extension(self):
        self.add(f"extension {self.name}: CustomStringConvertible {{", self.comment("    "), "    public var description: String {")
        self.add(f'        "{self.name}(\\(self.{self.properties[0][0]}), \\(self.{self.properties[-1][0]}))"', "    }", "}", "")
        if self.others:
            other = self.others[0]
            self.add(f"extension Sequence where Element == {other.name} {{", f"    func first{self.name}(of key: String) -> {other.name}? {{")
            self.add(f'        first {{ "\\($0.{other.properties[0][0]})" == key }}', "    }", "}", "")


if __name__ == "__main__":
    main()
