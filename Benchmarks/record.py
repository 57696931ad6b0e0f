#!/usr/bin/env python3
"""Records what a binary prints for the fixtures and for real packages, to compare with another binary.

    record.py take BINARY FOLDER [--packages FOLDER] [--only NAME]
    record.py compare OLD NEW

`take` runs every command that reads a project and keeps its output, errors and exit status as files;
`compare` lists the files whose bytes differ and shows the first lines that do. Only the standard
library is used. See README.md beside this file.
"""

import argparse
import concurrent.futures
import difflib
import os
import shutil
import subprocess
import sys

REPOSITORY = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

# Public packages at fixed versions: Swift of several styles, with C, C++ and assembler beside it.
PACKAGES = [
    ("apple/swift-argument-parser", "1.8.2"),
    ("apple/swift-collections", "1.6.0"),
    ("apple/swift-crypto", "4.5.2"),
    ("apple/swift-nio", "2.101.2"),
    ("apple/swift-protobuf", "1.39.0"),
    ("groue/GRDB.swift", "7.10.0"),
    ("hummingbird-project/hummingbird", "2.28.1"),
    ("jpsim/Yams", "6.2.2"),
]

GRANULARITIES = ["component", "module", "folder", "file", "type"]

COMMON = [
    ["check"],
    ["check", "--verbose"],
    ["check", "--format", "json"],
    ["metrics"],
    ["metrics", "--format", "json"],
    ["metrics", "--format", "csv"],
    ["metrics", "--counting", "modules", "--format", "csv"],
    ["metrics", "--counting", "references", "--format", "csv"],
    ["metrics", "--counting", "muck", "--format", "csv"],
    ["metrics", "--system"],
    ["list", "modules"],
    ["list", "components"],
    ["list", "dependencies"],
    ["list", "unresolved"],
]

# What is cheap enough for the fixtures only.
SMALL = [
    ["check", "--print-config"],
    ["list", "files"],
    ["list", "declarations"],
    ["rules"],
    ["rules", "--format", "json"],
    ["facts", "--format", "json"],
    ["graph", "--granularity", "type", "--evidence", "all", "--format", "json"],
]


def commands(is_small):
    yield from COMMON
    for granularity in GRANULARITIES:
        options = ["graph", "--granularity", granularity]
        yield options + ["--format", "json"]
        if granularity in ("component", "module", "folder"):
            yield options + ["--format", "dot"]
            yield options
    if is_small:
        yield from SMALL


def projects(packages):
    fixtures = os.path.join(REPOSITORY, "Fixtures")
    for name in sorted(os.listdir(fixtures)):
        folder = os.path.join(fixtures, name)
        parts = [part for part in ("Clean", "Violations") if os.path.isdir(os.path.join(folder, part))]
        # BitriseClient is one project; its folder Violations holds patches.
        if "Clean" not in parts:
            yield name, folder, True
            continue
        for part in parts:
            yield f"{name}-{part}", os.path.join(folder, part), True
    for repository, version in PACKAGES if packages else []:
        name = repository.split("/")[-1]
        folder = os.path.join(packages, name)
        if not os.path.isdir(folder):
            url = f"https://github.com/{repository}"
            command = ["git", "clone", "--quiet", "--depth", "1", "--branch", version, url, folder]
            subprocess.run(command, check=True)
        yield name, folder, False


def record(binary, name, folder, command, target):
    run = subprocess.run(
        [binary] + command + ["--jobs", "1"] * (command[0] in ("check", "graph", "facts"))
        + ["--today", "2026-01-01"] * (command[0] == "check" and "--print-config" not in command)
        + ["."], cwd=folder, capture_output=True)
    file = os.path.join(target, name, "_".join(command).replace("--", "").replace("/", "_"))
    os.makedirs(os.path.dirname(file), exist_ok=True)
    # With --verbose the standard error holds times and memory.
    errors = b"" if "--verbose" in command else run.stderr
    with open(file, "wb") as out:
        out.write(run.stdout + b"\n--- errors\n" + errors + b"\n--- status %d\n" % run.returncode)


def take(options):
    binary = os.path.abspath(options.binary)
    if not os.access(binary, os.X_OK):
        sys.exit(f"error: {binary} is no program: build it first")
    shutil.rmtree(options.folder, ignore_errors=True)
    work = [
        (binary, name, folder, command, os.path.abspath(options.folder))
        for name, folder, is_small in projects(options.packages)
        if options.only in name
        for command in commands(is_small)
    ]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda item: record(*item), work))
    print(f"{len(work)} recordings in {options.folder}")


def files(folder):
    return {
        os.path.relpath(os.path.join(parent, name), folder)
        for parent, _, names in os.walk(folder) for name in names
    }


def compare(options):
    old, new = files(options.old), files(options.new)
    only = sorted((old | new) if options.all else (old & new))
    different = 0
    for name in only:
        texts = [read(folder, name) for folder in (options.old, options.new)]
        if texts[0] == texts[1]:
            continue
        different += 1
        print(f"== {name}")
        lines = [text.decode(errors="replace").splitlines() for text in texts]
        for number, line in enumerate(difflib.unified_diff(*lines, "old", "new", lineterm="", n=0)):
            if number >= options.lines:
                print("   …")
                break
            print("   " + line[:200])
    print(f"{len(only)} recordings compared, {different} differ")
    sys.exit(1 if different or not only else 0)


def read(folder, name):
    try:
        with open(os.path.join(folder, name), "rb") as file:
            return file.read()
    except FileNotFoundError:
        return b""


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    actions = parser.add_subparsers(required=True)
    taking = actions.add_parser("take", help="record what a binary prints")
    taking.add_argument("binary")
    taking.add_argument("folder", help="where the recordings go; emptied first")
    taking.add_argument("--packages", help="folder of the packages' checkouts, cloned where missing")
    taking.add_argument("--only", default="", help="projects whose name holds this")
    taking.set_defaults(action=take)
    comparing = actions.add_parser("compare", help="compare two folders of recordings")
    comparing.add_argument("old")
    comparing.add_argument("new")
    comparing.add_argument("--lines", type=int, default=12, help="lines shown of each difference")
    comparing.add_argument("--all", action="store_true", help="count files that one side lacks too")
    comparing.set_defaults(action=compare)
    options = parser.parse_args()
    options.action(options)


if __name__ == "__main__":
    main()
