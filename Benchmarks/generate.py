#!/usr/bin/env python3
"""Makes a Swift package of any size with a realistic graph of modules, for measurements.

The same size and seed give the same bytes. Only the standard library is used. See README.md beside this
file; what a file contains is in swift_text.py.
"""

import argparse
import os
import random
import sys

import swift_text

LINES_OF_MODULE = 12_000
TEST_SHARE = 0.25
# The layers from the bottom with their share of all modules.
LAYERS = {"Core": 0.1, "Kit": 0.15, "Data": 0.2, "Domain": 0.2, "Feature": 0.3, "App": 0.05}
RULES = """\
version: 1

rules:
  cycles: { acyclic: { of: "*", at: module } }
  type-cycles: { acyclic: { of: "*", at: type }, severity: info }
  layers: { layers: { order: ["*App", "*Feature", "*Domain", "*Data", "*Kit", "*Core"] } }
  features-are-apart: { independence: { of: "*Feature" } }
  core-reaches-no-feature: { forbid: { from: "*Core", to: "*Feature", through: any } }
  domain-knows-no-store: { forbid: { from: "*Domain", to: "type:*Store" }, severity: info }
  kits-without-dates: { forbid: { from: "*Kit", to: "symbol:Date" }, severity: info }
  no-interface: { external: { of: "*", forbid: [UIKit, SwiftUI] } }
  declared: { manifest: { checks: [undeclared, unused] }, severity: info }
  distance: { metric: { name: distance, of: "*", max: 1 } }
  machines-are-structs: { declarations: { name: "*StateMachine", must: { kind: struct } } }
  files-named-after-types: { declarations: { kind: type, must: { file-name: matches } } }
"""


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", help="where the package goes; must not exist or be empty")
    parser.add_argument("--lines", type=int, required=True, help="lines of Swift, about")
    parser.add_argument("--seed", type=int, default=1, help="another number makes another package (default: 1)")
    options = parser.parse_args()
    if options.lines < 1000:
        parser.error("--lines: give a number from 1000 on")
    if os.path.isdir(options.folder) and os.listdir(options.folder):
        sys.exit(f"error: there is something in {options.folder}: give another folder")
    package = Package(options.folder, options.lines, options.seed)
    package.write()
    print(
        f"{options.folder}: {len(package.modules)} modules, {package.files} files, {package.lines} lines,"
        f" {package.bytes / 1e6:.1f} MB"
    )


class Module:
    """A module with the modules it imports and the types that others can use."""

    def __init__(self, name, layer, place):
        self.name, self.layer, self.place = name, layer, place
        self.dependencies = []
        self.types = {kind: [] for kind in swift_text.KINDS}


class Package:
    def __init__(self, folder, lines, seed):
        self.folder = folder
        self.random = random.Random(seed)
        self.names = swift_text.Names(self.random)
        self.files = self.lines = self.bytes = 0
        self.modules = []
        self.add_modules(lines / LINES_OF_MODULE)
        self.lines_of_module = lines / len(self.modules)
        # What the last file of a folder has too many, the next folder has fewer.
        self.left = 0

    def add_modules(self, count):
        """The layers, each module on a few of lower ones.

        Most of these are near it in the order of the modules, so that a module reaches as many others in a large
        package as in a small one, but for a few that everything uses.
        """
        names = set()
        for layer, (ending, share) in enumerate(LAYERS.items()):
            size = max(1, round(count * share))
            for number in range(size):
                name = ending
                while name in names or name == ending:
                    name = self.random.choice(swift_text.NOUNS) + name
                names.add(name)
                self.modules.append(Module(name, layer, number / size))
        popular = self.modules[:4]
        for module in self.modules:
            below = [other for other in self.modules if other.layer < module.layer]
            near = sorted(below, key=lambda other: (abs(other.place - module.place), -other.layer))[:10]
            chosen = self.random.sample(near, min(len(near), self.random.randint(1, 4)))
            for other in popular:
                if other in below and other not in chosen and self.random.random() < 0.4:
                    chosen.append(other)
            module.dependencies = chosen

    def write(self):
        for module in self.modules:
            self.write_files(module, os.path.join("Sources", module.name), 1 - TEST_SHARE, False)
            self.write_files(module, os.path.join("Tests", f"{module.name}Tests"), TEST_SHARE, True)
        self.write_file("Package.swift", self.manifest())
        self.write_file("archcheck.yml", RULES)

    def write_files(self, module, folder, share, is_test):
        self.left += self.lines_of_module * share
        while self.left > 0:
            # Between 50 and 600 lines, more short files than long ones.
            length = 50 + int(550 * self.random.random() ** 2)
            file = swift_text.Text(self.random, module, self.names, is_test)
            text = file.text(length)
            self.write_file(os.path.join(folder, f"{file.file_name}.swift"), text)
            self.left -= len(file.lines)
            self.files += 1
            self.lines += len(file.lines)
            self.bytes += len(text)

    def manifest(self):
        targets = []
        for module in self.modules:
            names = ", ".join(f'"{other.name}"' for other in module.dependencies)
            targets.append(f'    .target(name: "{module.name}", dependencies: [{names}]),\n')
            targets.append(f'    .testTarget(name: "{module.name}Tests", dependencies: ["{module.name}"]),\n')
        return (
            "// swift-tools-version: 6.0\nimport PackageDescription\n\nlet package = Package(\n"
            f'  name: "Generated",\n  targets: [\n{"".join(targets)}  ]\n)\n'
        )

    def write_file(self, path, text):
        path = os.path.join(self.folder, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8", newline="") as file:
            file.write(text)


if __name__ == "__main__":
    main()
