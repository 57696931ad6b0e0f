#!/usr/bin/env python3
"""Times archcheck against other tools on the same trees.

All tools run in turns, so that a machine that slows down slows all of them. Only the standard library is
used. See README.md beside this file.
"""

import argparse
import json
import os
import platform
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time

AST_GREP_VERSION = "0.51.1"
PHASES = ["discovery", "reading and parsing", "resolution", "rules", "report"]


def main():
    # The edited file gets its text back, whatever ends the run.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("terminated"))
    options = parse_options()
    samples = {}
    for tree in options.trees:
        samples[tree] = compare(tree, options)
    if options.json:
        machine = {"cores": os.cpu_count(), "machine": platform.machine(), "system": platform.system()}
        with open(options.json, "w", encoding="utf-8") as file:
            json.dump({"machine": machine, "samples": samples}, file, indent=1, sort_keys=True)


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("trees", nargs="+", metavar="tree", help="a project to read")
    parser.add_argument("--archcheck", default=".build/release/archcheck", help="the binary")
    parser.add_argument("--ast-grep", default=None, help="the other binary (default: from PATH)")
    parser.add_argument("--swift-code-metrics", default=None, help="the same for swift-code-metrics")
    parser.add_argument("--config", default=None, help="the rules (default: those of the tree)")
    parser.add_argument("--rounds", type=int, default=11, help="runs of each (default: 11)")
    parser.add_argument("--slow-rounds", type=int, default=3, help="runs of what takes seconds (default: 3)")
    parser.add_argument("--only", default=None, help="names of contenders, separated by commas")
    parser.add_argument("--json", default=None, help="a file for all samples")
    options = parser.parse_args()
    if options.rounds < 1 or options.slow_rounds < 1:
        parser.error("--rounds: give a number from 1 on")
    for tree in options.trees:
        if not os.path.isdir(tree):
            sys.exit(f"error: there is no folder {tree}")
    if not os.access(options.archcheck, os.X_OK):
        sys.exit(f"error: {options.archcheck} is not built: run 'swift build -c release --product archcheck'")
    options.archcheck = os.path.abspath(options.archcheck)
    return options


class Contender:
    """A command line that is timed; `before` makes ready for a run and is not timed."""

    def __init__(self, name, command, before=None, is_slow=False, folder=None):
        self.name, self.command, self.before = name, command, before
        self.is_slow, self.folder, self.runs = is_slow, folder, []

    def run(self):
        if self.before:
            self.before()
        self.runs.append(run(self.command, self.folder))


def compare(tree, options):
    """Runs all contenders on a tree and prints what they took; the seconds by name."""
    files, size, largest = swift_sources(tree)
    if files == 0:
        sys.exit(f"error: there is no Swift file below {tree}: give another tree")
    with tempfile.TemporaryDirectory() as scratch:
        contenders, edit = contenders_for(tree, options, scratch)
        try:
            for contender in contenders:  # Once without counting: files in memory, caches filled.
                contender.run()
                contender.runs = []
            for round_number in range(options.rounds):
                for contender in contenders:
                    if not contender.is_slow or round_number < options.slow_rounds:
                        contender.run()
        finally:
            edit.restore()
    print_table(tree, files, size, contenders, options)
    print_gates({c.name: c for c in contenders}, size, largest)
    return {c.name: [run["seconds"] for run in c.runs] for c in contenders}


def contenders_for(tree, options, scratch):
    ours = [options.archcheck, "check"]
    config = ["--config", os.path.abspath(options.config)] if options.config else []
    edit = Edit(tree)
    is_git = subprocess.run(["git", "-C", tree, "rev-parse"], capture_output=True).returncode == 0

    def cache(name):
        return ["--cache-path", os.path.join(scratch, name)]

    all_contenders = [
        Contender("archcheck cold", ours + ["--no-cache", "--verbose"] + config + [tree]),
        Contender("archcheck warm", ours + cache("warm") + config + [tree]),
        Contender("archcheck edited", ours + cache("edited") + config + [tree], edit.change),
        Contender("ast-grep", [find_ast_grep(options.ast_grep), "run", "-p", "class $A {}", "-l", "swift", tree]),
    ]
    if is_git:
        staged = ours + ["--staged"] + cache("staged") + config + [tree]
        all_contenders += [
            # Right after the edit, as in an editor; then with the edit staged, as in a hook.
            Contender("archcheck staged", staged, edit.change_and_stage),
            Contender("git status", ["git", "-C", tree, "status", "--porcelain"], edit.restore),
        ]
    else:
        print(f"note: {tree} is no work tree of git, so --staged and git status are left out", file=sys.stderr)
    metrics = options.swift_code_metrics or shutil.which("swift-code-metrics")
    if metrics:
        command = [metrics, "--source", tree, "--artifacts", os.path.join(scratch, "metrics")]
        all_contenders.append(Contender("swift-code-metrics", command, is_slow=True))
    else:
        print("note: no swift-code-metrics: 'pip install swift-code-metrics'", file=sys.stderr)
    if shutil.which("swift"):
        command = ["swift", "format", "lint", "--parallel", "--recursive", tree]
        all_contenders.append(Contender("swift format lint", command, is_slow=True))
    if options.only:
        names = options.only.split(",")
        all_contenders = [c for c in all_contenders if c.name in names]
    return all_contenders, edit


class Edit:
    """Changes the body of a function in the file in the middle of a tree, differently each time."""

    def __init__(self, tree):
        self.tree, self.count, self.is_staged = tree, 0, False
        self.path, self.text, self.place = self.find(tree)

    @staticmethod
    def find(tree):
        paths = []
        for folder, folders, names in os.walk(tree):
            folders[:] = sorted(name for name in folders if not name.startswith("."))
            paths += [os.path.join(folder, name) for name in sorted(names) if name.endswith(".swift")]
        middle = len(paths) // 2
        for path in paths[middle:] + paths[:middle]:
            if "/Sources/" not in path and "Sources" in os.listdir(tree):
                continue
            with open(path, encoding="utf-8", errors="surrogateescape", newline="") as file:
                text = file.read()
            found = re.search(r"^ +(?:public |private |internal )?func \w+\([^\n]*\{\n", text, re.MULTILINE)
            if found and len(text) > 2000:
                return path, text, found.end()
        sys.exit(f"error: there is no function to edit below {tree}")

    def change(self):
        self.count += 1
        line = f"        let edited{self.count} = {time.time_ns()}; _ = edited{self.count}\n"
        self.write(self.text[: self.place] + line + self.text[self.place :])
        time.sleep(0.05)  # Nobody saves and checks in one tick of the file system's clock.

    def change_and_stage(self):
        self.change()
        subprocess.run(["git", "-C", self.tree, "add", os.path.relpath(self.path, self.tree)], check=True)
        self.is_staged = True

    def restore(self):
        self.write(self.text)
        if self.is_staged:
            subprocess.run(["git", "-C", self.tree, "add", os.path.relpath(self.path, self.tree)], check=True)
            self.is_staged = False

    def write(self, text):
        with open(self.path, "w", encoding="utf-8", errors="surrogateescape", newline="") as file:
            file.write(text)


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


def run(command, folder=None):
    """Seconds, peak memory in bytes and standard error of one run."""
    with tempfile.TemporaryFile() as errors:
        start = time.perf_counter()
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=errors, cwd=folder)
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        errors.seek(0)
        text = errors.read().decode("utf-8", "replace")
    if process.returncode not in (0, 1):
        sys.exit(f"error: {' '.join(command)} ended with {process.returncode}:\n{text[:2000]}")
    # Linux counts in kilobytes, macOS in bytes.
    scale = 1 if sys.platform == "darwin" else 1024
    return {"seconds": seconds, "memory": usage.ru_maxrss * scale, "errors": text}


def median(contender, key="seconds"):
    return statistics.median(run[key] for run in contender.runs)


def print_table(tree, files, size, contenders, options):
    print(f"\n{tree}: {files} Swift files, {size / 1e6:.1f} MB, {options.rounds} rounds")
    print(f"{'':20}  {'median':>8}  {'fastest':>8}  {'slowest':>8}  {'peak MB':>7}")
    for contender in contenders:
        seconds = [run["seconds"] for run in contender.runs]
        print(
            f"{contender.name:20}  {median(contender):7.3f}s  {min(seconds):7.3f}s  {max(seconds):7.3f}s"
            f"  {median(contender, 'memory') / 1e6:7.1f}"
        )


def print_gates(by_name, size, largest):
    """The figures that are promised, each with its bound."""

    def line(what, value, bound, unit):
        print(f"  {'ok  ' if value <= bound else 'MISS'} {what}: {value:.2f}{unit}, at most {bound:.2f}{unit}")

    cold, grep, git = (by_name.get(name) for name in ["archcheck cold", "ast-grep", "git status"])
    if cold and grep:
        ratios = [ours["seconds"] / theirs["seconds"] for ours, theirs in zip(cold.runs, grep.runs)]
        line("cold / ast-grep, median of the rounds", statistics.median(ratios), 1.2, "")
    if cold:
        limit = (12 * size + 110 * largest + 60_000_000) / 2
        line("peak memory cold", max(run["memory"] for run in cold.runs) / 1e6, limit / 1e6, " MB")
    if git:
        for name, factor, added in [("warm", 3, 0.030), ("edited", 4, 0.050)]:
            ours = by_name.get(f"archcheck {name}")
            if ours:
                line(f"{name}, {factor} x git status + {added * 1000:.0f} ms", median(ours), factor * median(git) + added, " s")
    if by_name.get("archcheck staged"):
        line("staged", median(by_name["archcheck staged"]), 0.1, " s")
    if cold:
        print_phases(cold.runs)


def print_phases(runs):
    """The median time of each phase and its share of all phases."""
    times = {}
    for phase in PHASES:
        pattern = re.compile(rf"^time: {re.escape(phase)} ([0-9.]+) s$", re.MULTILINE)
        found = [float(match[1]) for run in runs for match in [pattern.search(run["errors"])] if match]
        times[phase] = statistics.median(found) if found else 0.0
    total = sum(times.values()) or 1.0
    for phase, seconds in times.items():
        print(f"    {phase:20} {seconds:7.3f}s  {100 * seconds / total:3.0f} %")


if __name__ == "__main__":
    main()
