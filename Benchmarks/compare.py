#!/usr/bin/env python3
"""Times `archcheck check TREE` against `ast-grep run -p 'class $A {}' -l swift TREE`.

Both run in turns, so that a machine that slows down slows both. Only the standard library is used.
See README.md beside this file.
"""

import argparse
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

AST_GREP_VERSION = "0.51.1"
PATTERN = "class $A {}"
PHASES = ["discovery", "reading and parsing", "resolution", "rules", "report"]


def main():
    options = parse_options()
    ast_grep = find_ast_grep(options.ast_grep)
    config = ["--config", options.config] if options.config else []
    tools = {
        "archcheck": [options.archcheck, "check", "--verbose"] + config + [options.tree],
        "ast-grep": [ast_grep, "run", "-p", PATTERN, "-l", "swift", options.tree],
    }
    files, size, largest = swift_sources(options.tree)
    if files == 0:
        sys.exit(f"error: there is no Swift file below {options.tree}: give another TREE")
    for command in tools.values():  # Once without counting, so that the files are in memory.
        run(command)
    results = {name: [] for name in tools}
    for _ in range(options.rounds):
        for name, command in tools.items():
            results[name].append(run(command))
    print_comparison(results, size, files, options)
    print_memory(results["archcheck"], size, largest)
    print_phases(results["archcheck"])


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("tree", help="the project to read")
    parser.add_argument("--archcheck", default=".build/release/archcheck", help="the binary")
    parser.add_argument("--ast-grep", default=None, help="the other binary (default: from PATH)")
    parser.add_argument("--config", default=None, help="the rules (default: those of the tree)")
    parser.add_argument("--rounds", type=int, default=11, help="runs of each (default: 11)")
    options = parser.parse_args()
    if options.rounds < 1:
        parser.error("--rounds: give a number from 1 on")
    if not os.path.isdir(options.tree):
        sys.exit(f"error: there is no folder {options.tree}")
    if not os.access(options.archcheck, os.X_OK):
        sys.exit(
            f"error: {options.archcheck} is not built: run 'swift build -c release --product archcheck'"
        )
    return options


def find_ast_grep(given):
    """The path of ast-grep in the pinned version, or the end of the program."""
    advice = f"install it with 'pip install ast-grep-cli=={AST_GREP_VERSION}' (in a virtual environment)"
    path = given or shutil.which("ast-grep")
    if path is None:
        sys.exit(f"error: ast-grep is not on the PATH: {advice}")
    found = subprocess.run([path, "--version"], capture_output=True, text=True).stdout.split()
    if not found or found[-1] != AST_GREP_VERSION:
        version = found[-1] if found else "an unknown version"
        print(f"warning: this is ast-grep {version}, compared with is {AST_GREP_VERSION}: {advice}", file=sys.stderr)
    return path


def swift_sources(tree):
    """Number of Swift files below a folder, their bytes, and the bytes of the largest."""
    sizes = []
    for folder, folders, names in os.walk(tree):
        folders[:] = [name for name in folders if not name.startswith(".")]
        for name in names:
            path = os.path.join(folder, name)
            if name.endswith(".swift") and os.path.isfile(path):
                sizes.append(os.path.getsize(path))
    return len(sizes), sum(sizes), max(sizes, default=0)


def run(command):
    """Seconds, peak memory in bytes and standard error of one run."""
    with tempfile.TemporaryFile() as errors:
        start = time.perf_counter()
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=errors)
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        errors.seek(0)
        text = errors.read().decode("utf-8", "replace")
    if process.returncode not in (0, 1):
        sys.exit(f"error: {' '.join(command)} ended with {process.returncode}:\n{text}")
    # Linux counts in kilobytes, macOS in bytes.
    scale = 1 if sys.platform == "darwin" else 1024
    return {"seconds": seconds, "memory": usage.ru_maxrss * scale, "errors": text}


def median(runs, key="seconds"):
    return statistics.median(run[key] for run in runs)


def print_comparison(results, size, files, options):
    print(f"{options.tree}: {files} Swift files, {size / 1e6:.1f} MB, {options.rounds} rounds")
    print(f"{'':10}  {'median':>8}  {'fastest':>8}  {'slowest':>8}  {'MB/s':>6}  {'peak MB':>7}")
    for name, runs in results.items():
        seconds = [run["seconds"] for run in runs]
        print(
            f"{name:10}  {median(runs):7.3f}s  {min(seconds):7.3f}s  {max(seconds):7.3f}s"
            f"  {size / 1e6 / median(runs):6.1f}  {median(runs, 'memory') / 1e6:7.1f}"
        )
    pairs = zip(results["archcheck"], results["ast-grep"])
    ratios = [ours["seconds"] / theirs["seconds"] for ours, theirs in pairs]
    print(
        f"ratio       {median(results['archcheck']) / median(results['ast-grep']):.2f} of the medians,"
        f" {statistics.median(ratios):.2f} median of the rounds"
    )


def print_memory(runs, size, largest):
    limit = 12 * size + 110 * largest + 60_000_000
    peak = max(run["memory"] for run in runs)
    print(f"peak memory {peak / 1e6:.1f} MB, {100 * peak / limit:.0f} % of the limit of {limit / 1e6:.1f} MB")


def print_phases(runs):
    """The median time of each phase and its share of all phases."""
    times = {}
    for phase in PHASES:
        pattern = re.compile(rf"^time: {re.escape(phase)} ([0-9.]+) s$", re.MULTILINE)
        found = [float(match[1]) for run in runs for match in [pattern.search(run["errors"])] if match]
        times[phase] = statistics.median(found) if found else 0.0
    total = sum(times.values()) or 1.0
    for phase, seconds in times.items():
        print(f"  {phase:20} {seconds:7.3f}s  {100 * seconds / total:3.0f} %")


if __name__ == "__main__":
    main()
