#!/usr/bin/env python3
"""Times how long archcheck takes to find the modules of a project: a tree of many files, and a large
project.pbxproj. Prints the fastest of several runs, in milliseconds.

    python3 Benchmarks/discovery.py .build/release/archcheck
"""

import argparse
import os
import re
import subprocess
import tempfile


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def package(root, modules, files):
    """A package with empty sources in folders of ten."""
    targets = ", ".join(f'.target(name: "M{m}")' for m in range(modules))
    write(
        f"{root}/Package.swift",
        "// swift-tools-version: 5.9\nimport PackageDescription\n"
        f'let package = Package(name: "P", targets: [{targets}])\n',
    )
    for index in range(files):
        module, place = index % modules, index // modules
        write(f"{root}/Sources/M{module}/Folder{place // 10}/File{place}.swift", "")


def entry(key, fields):
    return f"\t\t{key} = {{{fields}}};\n"


def project(root, megabytes, sources=None):
    """An Xcode project with one target, whose file is as large as asked for: files with groups around
    them, and each one in a build phase."""
    lines, files, groups, members, size, index = [], [], [], [], 0, 0
    count = sources or 1 << 30
    while index < count and (sources or size < megabytes * 1_000_000):
        key = f"{index:024X}"
        kind = "swift" if sources or index == 0 else "png"
        name = f"File{index}.{kind}"
        lines.append(
            entry(
                f"F{key} /* {name} */",
                f"isa = PBXFileReference; lastKnownFileType = sourcecode.{kind}; path = {name}; "
                'sourceTree = "<group>"; ',
            )
        )
        lines.append(
            entry(f"B{key} /* {name} in Sources */", f"isa = PBXBuildFile; fileRef = F{key} /* {name} */; ")
        )
        files.append(f"F{key}")
        members.append(f"B{key}")
        if kind == "swift":
            write(f"{root}/Group{index // 20}/{name}", "")
        size += len(lines[-1]) + len(lines[-2]) + 60
        index += 1
    for start in range(0, len(files), 20):
        key = f"A{start:024X}"
        children = "".join(f"\t\t\t\t{file},\n" for file in files[start : start + 20])
        lines.append(
            entry(
                key,
                f"isa = PBXGroup; children = (\n{children}\t\t\t); path = Group{start // 20}; "
                'sourceTree = "<group>"; ',
            )
        )
        groups.append(key)
    body = "".join(lines)
    write(
        f"{root}/App.xcodeproj/project.pbxproj",
        "// !$*UTF8*$!\n{\n\tobjectVersion = 56;\n\tobjects = {\n"
        + body
        + entry("MAIN", f'isa = PBXGroup; children = ({", ".join(groups)}); sourceTree = "<group>"; ')
        + entry("PHASE", f'isa = PBXSourcesBuildPhase; files = ({", ".join(members)}); ')
        + entry(
            "TARGET",
            "isa = PBXNativeTarget; name = App; buildPhases = (PHASE); "
            'productType = "com.apple.product-type.application"; ',
        )
        + entry("PROJECT", "isa = PBXProject; mainGroup = MAIN; targets = (TARGET); ")
        + "\t};\n\trootObject = PROJECT;\n}\n",
    )
    return os.path.getsize(f"{root}/App.xcodeproj/project.pbxproj")


def fastest(archcheck, root, rounds):
    """Milliseconds of the phase `discovery`."""
    times = []
    for _ in range(rounds + 1):
        run = subprocess.run(
            [archcheck, "list", "modules", "--verbose", root], capture_output=True, text=True
        )
        found = re.search(r"time: discovery ([0-9.]+) s", run.stderr)
        if not found:
            raise SystemExit(f"archcheck failed on {root}: {run.stderr}")
        times.append(1000 * float(found.group(1)))
    return min(times[1:])


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("archcheck")
    parser.add_argument("--rounds", type=int, default=9)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        package(f"{folder}/package", modules=40, files=4000)
        time = fastest(options.archcheck, f"{folder}/package", options.rounds)
        print(f"package of 4,000 files in 40 modules: {time:.0f} ms")
        size = project(f"{folder}/files", 0, sources=4000)
        time = fastest(options.archcheck, f"{folder}/files", options.rounds)
        print(f"Xcode project of 4,000 files ({size / 1e6:.1f} MB): {time:.0f} ms")
        size = project(f"{folder}/large", 5)
        time = fastest(options.archcheck, f"{folder}/large", options.rounds)
        print(
            f"project.pbxproj of {size / 1e6:.1f} MB: {time:.0f} ms, {time / (size / 1e6):.0f} ms per MB"
        )


if __name__ == "__main__":
    main()
