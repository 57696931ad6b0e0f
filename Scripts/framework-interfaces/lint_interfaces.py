#!/usr/bin/env python3
"""Checks all interface texts of a folder against the format's rules.

    python3 lint_interfaces.py [--texts DIR] [--list N] [--parse] [--names N] [MODULE ...]

For each text: ASCII, line discipline, balanced brackets, words and attributes that the format
leaves out, defaults other than nil, sorted blocks and members, duplicates. Over all texts: names
in type position that no text and no standard library declares, with a count, so that one sees what
is missing between modules. --parse runs `swiftc -frontend -parse` over each text too (accessors get
empty bodies for it). The exit code is 1 if a rule is broken; undeclared names do not count.
"""

import argparse
import collections
import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile

from interface_text import DECLARED, HEADER, Header, closing, signature, split_outside

ATTRIBUTES = {"escaping", "autoclosure", "propertyWrapper", "dynamicMemberLookup", "resultBuilder", "convention"}
BUILDER = re.compile(r"\w*Builder(\.\w+)?$")
LEFT_OUT = re.compile(r"^(?:static )?\b(public|open|final|override|required|convenience|mutating|nonmutating|dynamic|"
                      r"internal|private|fileprivate|weak|unowned|lazy|nonisolated|let|class func|class var)\b ")
PASSED = re.compile(r": (borrowing|consuming|sending|__owned|__shared|isolated) ")
DEFAULT = re.compile(r"(?<![=!<>]) = (?!nil\b)([^,)]*)")
TYPE_NAME = re.compile(r"(?<![\w.`#@])([A-Z]\w*)(\.[A-Z]\w*)?")
STANDARD = ("Swift", "_Concurrency", "_StringProcessing", "RegexBuilder", "Distributed", "Synchronization")
KNOWN = {"Any", "AnyObject", "AnyClass", "Self", "Type", "Void", "Optional", "Protocol",
         # of Darwin's standard library only, and generic parameters of standard types
         "AutoreleasingUnsafeMutablePointer", "K", "Base"}


class Findings:
    """What is wrong with one text, by kind."""

    def __init__(self, module):
        self.module, self.by_kind = module, collections.defaultdict(list)

    def say(self, kind, number, line):
        self.by_kind[kind].append(f"{number}: {line.strip()[:150]}")

    def show(self, lines, limit):
        total = sum(len(v) for v in self.by_kind.values())
        print(f"{self.module}: {lines} lines, " + ("clean" if not total else f"{total} findings"))
        for kind, found in sorted(self.by_kind.items()):
            print(f"  {kind}: {len(found)}")
            for line in found[:limit]:
                print(f"    {line}")


# --- one line ----------------------------------------------------------------------------------

def balanced(line):
    """Whether every bracket closes on its line; a block's header and end may leave one brace."""
    text = re.sub(r"\b(func|operator) [^\w\s(`]+", r"\1 op", line).replace("->", "  ")
    text = re.sub(r"(?<=\s)[<>=!&|+*/%^~-]+(?=\s)", " ", text)
    text = re.sub(r" \{$|^\}$", "", text)
    stack = []
    for c in text:
        if c in "([{<":
            stack.append(c)
        elif c in ")]}>":
            if not stack or stack.pop() + c not in ("()", "[]", "{}", "<>"):
                return False
    return not stack


def check_line(findings, number, line):
    text = line.strip()
    if not line.isascii():
        findings.say("not ASCII", number, line)
    if line != line.rstrip() or "\t" in line:
        findings.say("blank at the end or tab", number, line)
    if not balanced(line):
        findings.say("brackets", number, line)
    if LEFT_OUT.match(text) or PASSED.search(text):
        findings.say("word that is left out", number, line)
    for name in re.findall(r"@([\w.]+)", text):
        if name not in ATTRIBUTES and not BUILDER.match(name):
            findings.say("attribute", number, line)
    if re.match(r"(static )?(func|subscript|macro)\b|init\b", text):
        parameters = text[: closing(text, text.find("(")) + 1] if "(" in text else text
        if DEFAULT.search(re.sub(r"^(static )?func \S+", "", parameters)):
            findings.say("default other than nil", number, line)
    if re.match(r"(static )?(func|init)\b.*\{", text):
        findings.say("body", number, line)


# --- one text ----------------------------------------------------------------------------------

class Block:
    """A block that is being read: its header and what was seen in it."""

    def __init__(self, text):
        self.header, self.last, self.seen = Header.parse(text[:-1]), None, set()


class TextCheck:
    def __init__(self, findings):
        self.findings, self.block = findings, None
        self.last, self.headers, self.free = None, set(), set()

    def run(self, lines):
        for number, line in enumerate(lines, 1):
            if line.startswith("//"):
                if number > 1 or not re.match(r"// exports:( \w+)+$", line):
                    self.findings.say("comment", number, line)
            elif not line.strip():
                self.findings.say("empty line", number, line)
            else:
                check_line(self.findings, number, line)
                (self.inner if line.startswith(" ") else self.outer)(number, line)
        if self.block:
            self.findings.say("block not closed", len(lines), self.block.header.text())

    def outer(self, number, line):
        if line == "}":
            if not self.block:
                self.findings.say("} without a block", number, line)
            self.block = None
            return
        if self.block:
            self.findings.say("block not closed", number, line)
            self.block = None
        if HEADER.match(line):
            self.outer_type(number, line)
        elif DECLARED.match(line) and not re.match(r"(static|init|subscript|case)\b", line):
            key = (signature(line), result(line))
            if key in self.free:
                self.findings.say("duplicate", number, line)
            self.free.add(key)
            self.order(number, line, signature(line)[2])
        else:
            self.findings.say("not a declaration", number, line)

    def outer_type(self, number, line):
        header = Header.parse(line[: line.rfind(" {")] if " {" in line else line)
        key = (header.kind == "extension", header.name, header.where, tuple(header.inherits) if header.kind == "extension" else ())
        if key in self.headers:
            self.findings.say("block twice", number, line)
        self.headers.add(key)
        self.order(number, line, header.name)
        if line.endswith(" {"):
            self.block = Block(line)
        elif not line.endswith("}"):
            self.findings.say("header without braces", number, line)

    def order(self, number, line, name):
        name = name.strip("`")
        if self.last is not None and name < self.last:
            self.findings.say("blocks' order", number, line)
        self.last = name

    def inner(self, number, line):
        if not re.match(r"  \S", line):
            self.findings.say("indentation", number, line)
        if not self.block:
            self.findings.say("member without a block", number, line)
            return
        text = line.strip()
        if not DECLARED.match(text):
            self.findings.say("not a declaration", number, line)
        if HEADER.match(text) and not text.endswith("}"):
            self.findings.say("nested type over lines", number, line)
        key = signature(text)
        full = key if key[1] in ("var", "type") else (key, result(text))
        if full in self.block.seen and key[1] != "case":
            self.findings.say("duplicate", number, line)
        self.block.seen.add(full)
        name = key[2].strip("`")
        if key[1] != "case":
            if self.block.last is not None and self.block.last[0] == (key[1] == "type") and name < self.block.last[1]:
                self.findings.say("members' order", number, line)
            self.block.last = (key[1] == "type", name)


def result(text):
    parts = split_outside(split_outside(text, " where ")[0], " -> ")
    return re.sub(r"\s", "", parts[1]) if len(parts) > 1 else ""


# --- names that nothing declares ---------------------------------------------------------------

def standard_names():
    """Public type names of the toolchain's standard modules, read from their interfaces."""
    swift = shutil.which("swift")
    root = os.path.join(os.path.dirname(os.path.dirname(os.path.realpath(swift))), "lib/swift/linux") if swift else ""
    out = set(KNOWN) | set(STANDARD)
    for module in STANDARD:
        for path in glob.glob(os.path.join(root, module + ".swiftmodule", "*.swiftinterface")):
            out |= set(re.findall(r"\b(?:struct|enum|class|protocol|actor|typealias|associatedtype|macro) (\w+)", open(path).read()))
    return out


def declared_names(texts):
    out = set()
    for lines in texts.values():
        for line in lines:
            found = DECLARED.match(line.strip())
            if found and found.group(2) not in ("func", "var", "init", "subscript", "case", "extension"):
                out.add(signature(line.strip())[2].split(".")[-1])
    return out


def generics(text):
    """Names of the generic parameters that a declaration introduces."""
    text = re.sub(r"func [^\w\s(`]+ ?", "func op", text)
    text = re.sub(r"^@\w+(\([^()]*\))? ", "", text)
    found = re.match(r"[^<(:{]*<", text)
    if not found:
        return set()
    start = found.end() - 1
    inner = text[start + 1 : closing(text, start)]
    return {re.sub(r"^(each|let) ", "", p.split(":")[0].strip()) for p in split_outside(inner, ",")}


def type_part(text):
    """A declaration without its own name, labels and cases' names."""
    text = re.sub(r"^(.*?\b(?:func|var|typealias|associatedtype|macro|struct|class|enum|protocol|actor|extension) )[^\s(<:{]+", r"\1", text)
    text = re.sub(r"\bcase ([^{}]*)", lambda m: " ".join(re.findall(r"\([^()]*\)", m.group(1))), text)
    return re.sub(r"\b\w+( \w+)?:(?=\s)", ":", text) if not HEADER.match(text) else text


def undeclared(texts, wanted):
    """{name: {module: count}} of the names in type position that nothing declares."""
    known = declared_names(texts) | standard_names() | set(texts)
    types = generic_types(texts)
    out = collections.defaultdict(collections.Counter)
    for module, lines in texts.items():
        outer, exports = set(), set(lines[0].split()[2:]) if lines[0].startswith("// exports") else set()
        for line in lines if not wanted or module in wanted else []:
            if line.startswith("//") or line == "}":
                continue
            text = line.strip()
            header = HEADER.match(text)
            own = generics(text) if "<" in text else ()
            if header and not line.startswith(" "):
                name = header.group(3)
                outer = set(own).union(*(types[".".join(name.split(".")[: n + 1])] for n in range(name.count(".") + 1)))
            for name, _ in TYPE_NAME.findall(type_part(text)):
                if not (name in known or name in own or name in outer or name in exports):
                    out[name][module] += 1
    return out


def generic_types(texts):
    out = collections.defaultdict(set)
    for lines in texts.values():
        block = ""
        for line in lines:
            header = HEADER.match(line.strip())
            if header and not line.startswith(" "):
                block = header.group(3)
                out[block] |= generics(line) if "<" in line else set()
            elif header and "<" in line:
                out[f"{block}.{header.group(3)}"] |= generics(line.strip())
    return out


# --- swiftc ------------------------------------------------------------------------------------

ACCESSORS = re.compile(r"\{ get( set)?( async)?( throws(?:\(\w+\))?)? \}")


def with_bodies(line):
    """Accessors with empty bodies: outside protocols the compiler's parser wants them."""
    return ACCESSORS.sub(lambda m: "{ get%s%s {}%s }" % (m.group(2) or "", m.group(3) or "", " set {}" if m.group(1) else ""), line)


def parse(findings, path):
    """Runs the compiler's parser over the text."""
    protocol = False
    with tempfile.NamedTemporaryFile("w", suffix=".swift", delete=False) as file:
        for line in open(path):
            if HEADER.match(line):
                protocol = HEADER.match(line).group(2) == "protocol"
            file.write(line if protocol and line.startswith(" ") else with_bodies(line))
    done = subprocess.run(["swiftc", "-frontend", "-parse", file.name], capture_output=True, text=True)
    for line in done.stderr.splitlines():
        found = re.match(r"\S+?:(\d+):\d+: error: (.*)", line)
        if found:
            findings.say("swiftc", int(found.group(1)), found.group(2))
    os.unlink(file.name)


# --- command -----------------------------------------------------------------------------------

def read_texts(folder, wanted):
    paths = sorted(glob.glob(os.path.join(folder, "*.txt")) + glob.glob(os.path.join(folder, "*.swift")))
    names = {os.path.splitext(os.path.basename(p))[0]: p for p in paths}
    return {n: open(p, encoding="utf-8").read().rstrip("\n").split("\n") for n, p in names.items()}, names


def show_names(names, limit, wanted):
    rows = [(sum(c.values()), n, c) for n, c in names.items() if not wanted or any(m in wanted for m in c)]
    rows.sort(key=lambda r: (-r[0], r[1]))
    print(f"names that nothing declares: {len(rows)}, used {sum(r[0] for r in rows)} times")
    for count, name, modules in rows[:limit]:
        print(f"  {count} {name} ({', '.join(f'{m} {n}' for m, n in modules.most_common(4))})")


def main():
    here = os.path.dirname(os.path.abspath(__file__))
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("modules", nargs="*")
    options.add_argument("--texts", default=os.path.dirname(here))
    options.add_argument("--list", type=int, default=3)
    options.add_argument("--names", type=int, default=60)
    options.add_argument("--parse", action="store_true")
    options = options.parse_args()
    texts, paths = read_texts(options.texts, options.modules)
    broken = False
    for module, lines in texts.items():
        if options.modules and module not in options.modules:
            continue
        findings = Findings(module)
        TextCheck(findings).run(lines)
        if options.parse:
            parse(findings, paths[module])
        findings.show(len(lines), options.list)
        broken = broken or bool(findings.by_kind)
    show_names(undeclared(texts, options.modules), options.names, options.modules)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
