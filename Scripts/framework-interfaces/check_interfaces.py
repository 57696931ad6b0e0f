#!/usr/bin/env python3
"""Checks the interface texts against the Swift toolchain's own interfaces.

    python3 check_interfaces.py [--texts DIR] [--graphs DIR] [--supplements DIR] [--list N]

For each module that the toolchain has (see TEXTS in toolchain_modules.py) the script reads the
symbol graphs anew and compares with the text: the public types with kind and superclass, and the
members by name and labels. It prints the share of each that the text has, the first N of what is
missing or differs, and what the text has and the toolchain has not, which must all come from the
module's supplement. The exit code is 1 if something is missing, differs or has no source.

What the text leaves out on purpose is counted apart: members that the compiler writes or a
superclass or protocol tells already, and names that are not ASCII.
"""

import argparse
import collections
import os
import re
import sys
import tempfile

from interface_text import Interface, labelled_name
from toolchain_modules import (NOISE, REQUIREMENTS, SYNTHESISED, TEXTS, TYPES, Graph, declaration,
                               hidden, raw_type)

MEMBER_KINDS = {"swift.method", "swift.type.method", "swift.property", "swift.type.property", "swift.init",
                "swift.subscript", "swift.type.subscript", "swift.enum.case", "swift.func.op", "swift.func",
                "swift.var", "swift.typealias", "swift.associatedtype", "swift.macro"}


class Text:
    """What a module's texts declare: types with kind and superclass, members by type."""

    def __init__(self, paths):
        self.types, self.members = {}, collections.defaultdict(set)
        for path in paths:
            if os.path.exists(path):
                self._read(Interface.parse(open(path).read()))

    def _read(self, interface):
        for block in interface.blocks.values():
            name = block.header.name
            if block.header.kind != "extension":
                self.types[name] = block.header
            for member in block.members:
                self._member(name, member)
        for member in interface.free:
            self.members[""].add(labelled_name(member.text))

    def _member(self, owner, member):
        if member.header:
            full = f"{owner}.{member.header.name}"
            self.types[full] = member.header
            self.members[full] |= {re.split(r"[( ]", c)[0].strip("`") for c in member.cases}
        elif member.cases:
            self.members[owner] |= {re.split(r"[( ]", c)[0].strip("`") for c in member.cases}
        else:
            self.members[owner].add(labelled_name(member.text))


class Report:
    """Counts and findings of one module."""

    def __init__(self, module):
        self.module, self.findings = module, []
        self.types = self.types_found = self.members = self.members_found = 0
        self.left_out = collections.Counter()
        self.extra = self.unsourced = self.declared = 0

    def say(self, what, name):
        self.findings.append(f"{what}: {name}")

    def show(self, limit):
        print(f"{self.module}: types {self.types_found} of {self.types} ({share(self.types_found, self.types)}), "
              f"members {self.members_found} of {self.members} ({share(self.members_found, self.members)})")
        print("  left out on purpose: " + (", ".join(f"{k} {v}" for k, v in sorted(self.left_out.items())) or "nothing"))
        print(f"  in the text and not in the toolchain: {self.extra} of {self.declared} "
              f"({share(self.extra, self.declared)}), not from the supplement: {self.unsourced}")
        for finding in self.findings[:limit]:
            print("  " + finding)
        if len(self.findings) > limit:
            print(f"  ... and {len(self.findings) - limit} more")


def share(part, whole):
    return f"{100 * part / whole:.1f} %" if whole else "-"


def purpose(graph, symbol):
    """Why the text leaves a member out, or ''."""
    name, text = symbol["pathComponents"][-1], declaration(symbol)
    parent = next((s for s in graph.by_path[tuple(symbol["pathComponents"][:-1])]
                   if s["kind"]["identifier"] in TYPES), None)
    kind = parent["kind"]["identifier"] if parent else ""
    if name in SYNTHESISED or NOISE.match(name):
        return "synthesised"
    if name in REQUIREMENTS and kind != "swift.protocol":
        return "protocol's requirement"
    if name in ("init(rawValue:)", "rawValue") and kind == "swift.enum":
        return "raw value of an enum"
    if symbol["kind"]["identifier"] == "swift.associatedtype" and len(symbol["pathComponents"]) > 2:
        return "associated type of a nested protocol"
    if re.search(r"\boverride\b", text) and "init(" not in name:
        return "override"
    return ""


def check_types(graph, text, supplement, report):
    for symbol in graph.symbols.values():
        kind = TYPES.get(symbol["kind"]["identifier"])
        if not kind:
            continue
        if hidden(symbol):
            report.left_out["hidden or not ASCII"] += 1
            continue
        report.types += 1
        name = ".".join(symbol["pathComponents"])
        header = text.types.get(name)
        if not header:
            report.say("type missing", name)
            continue
        report.types_found += 1
        if header.kind != kind and name not in supplement.types:
            report.say(f"{header.kind}, the toolchain says {kind}", name)
        parents = [graph.name(t) for t in graph.targets("inheritsFrom", symbol["identifier"]["precise"])]
        for parent in parents:
            if not parent.startswith("_") and header.inherits[:1] != [parent] and name not in supplement.types:
                report.say(f"superclass {parent} missing", name)
        raw = raw_type(graph, symbol) if kind == "enum" else ""
        if raw and raw not in header.inherits and name not in supplement.types:
            report.say(f"raw type {raw} missing", name)


def check_members(graph, text, drops, report):
    seen = set()
    for symbol in graph.symbols.values():
        if symbol["kind"]["identifier"] not in MEMBER_KINDS:
            continue
        owner, name = ".".join(symbol["pathComponents"][:-1]), plain_name(symbol)
        if (owner, name) in seen:
            continue
        seen.add((owner, name))
        if hidden(symbol):
            report.left_out["hidden or not ASCII"] += 1
        elif name in text.members[owner]:
            report.members, report.members_found = report.members + 1, report.members_found + 1
        elif purpose(graph, symbol):
            report.left_out[purpose(graph, symbol)] += 1
        elif owner in drops or f"{owner}.{name}".lstrip(".") in drops:
            report.left_out["the supplement's drop"] += 1
        else:
            report.members += 1
            report.say("member missing", f"{owner}.{name}" if owner else name)
    return seen


def plain_name(symbol):
    """The name as the text's reader gives it: a case without its labels."""
    name = symbol["pathComponents"][-1]
    return name.split("(")[0] if symbol["kind"]["identifier"] == "swift.enum.case" else name


def check_sources(graph, text, seen, supplement, report):
    """Everything the toolchain does not have must be in the supplement."""
    known = {".".join(s["pathComponents"]) for s in graph.symbols.values() if s["kind"]["identifier"] in TYPES}
    for name in text.types:
        report.declared += 1
        if name not in known:
            report.extra += 1
            if name not in supplement.types:
                report.unsourced += 1
                report.say("type without source", name)
    for owner, names in text.members.items():
        for name in names:
            report.declared += 1
            if (owner, name) not in seen:
                report.extra += 1
                if name not in supplement.members[owner]:
                    report.unsourced += 1
                    report.say("member without source", f"{owner}.{name}")


def check(module, options, graphs):
    graph, report = Graph(TEXTS[module], graphs), Report(module)
    paths = [os.path.join(options.texts, module + ext) for ext in (".txt", ".swift")]
    if module == "Foundation":
        paths.append(os.path.join(options.texts, "CoreGraphicsFromFoundation.txt"))
    text = Text(paths)
    path = os.path.join(options.supplements, module + ".txt")
    supplement = Text([path])
    drops = set(re.findall(r"^// drop: (.+)$", open(path).read(), re.M)) if os.path.exists(path) else set()
    check_types(graph, text, supplement, report)
    seen = check_members(graph, text, drops, report)
    check_sources(graph, text, seen, supplement, report)
    report.show(options.list)
    return report


def main():
    here = os.path.dirname(os.path.abspath(__file__))
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--texts", default=os.path.dirname(here))
    options.add_argument("--graphs")
    options.add_argument("--supplements", default=os.path.join(here, "supplements"))
    options.add_argument("--list", type=int, default=20)
    options = options.parse_args()
    graphs = options.graphs or tempfile.mkdtemp(prefix="symbol-graphs-")
    reports = [check(module, options, graphs) for module in sorted(TEXTS) if TEXTS[module]]
    return 1 if any(r.findings for r in reports) else 0


if __name__ == "__main__":
    sys.exit(main())
