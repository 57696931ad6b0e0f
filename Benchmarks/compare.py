#!/usr/bin/env python3
"""Times archcheck against other tools on the same trees.

All run in turns, so that a machine that slows down slows all of them. Only the standard library is used.
See README.md beside this file.
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

from edits import Edit

AST_GREP_VERSION = "0.51.1"
NAMES = ["cold", "warm", "edited", "staged", "ast-grep", "git-status", "swift-code-metrics", "swift-format-lint"]
PHASES = ["discovery", "reading and parsing", "resolution", "rules", "report"]


def main():
    # Ends with the tree as it was, however it ends.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    options = parse_options()
    tools = Tools(options)
    trees = {tree: Comparison(tree, tools, options).result() for tree in options.trees}
    if options.json:
        with open(options.json, "w", encoding="utf-8") as file:
            json.dump({"environment": tools.environment(), "trees": trees}, file, indent=1)


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("trees", nargs="+", metavar="tree", help="a project to read")
    parser.add_argument("--archcheck", default=".build/release/archcheck", help="the binary")
    parser.add_argument("--ast-grep", default=None, help="that binary (default: from PATH)")
    parser.add_argument("--swift-code-metrics", default=None, help="that program (default: from PATH)")
    parser.add_argument("--config", default=None, help="the rules (default: those of the tree)")
    parser.add_argument("--rounds", type=int, default=11, help="runs of each (default: 11)")
    parser.add_argument("--slow-rounds", type=int, default=3, help="runs of what takes seconds (default: 3)")
    parser.add_argument("--only", default=",".join(NAMES), help=f"some of {', '.join(NAMES)}; separated by commas")
    parser.add_argument("--json", default=None, help="a file for all samples")
    options = parser.parse_args()
    options.only = options.only.split(",")
    for name in options.only:
        if name not in NAMES:
            parser.error(f"--only: there is no {name}: give some of {', '.join(NAMES)}")
    if options.rounds < 1 or options.slow_rounds < 1:
        parser.error("--rounds, --slow-rounds: give a number from 1 on")
    for tree in options.trees:
        if not os.path.isdir(tree):
            sys.exit(f"error: there is no folder {tree}")
    if not os.access(options.archcheck, os.X_OK):
        sys.exit(f"error: {options.archcheck} is not built: run 'swift build -c release --product archcheck'")
    options.archcheck = os.path.abspath(options.archcheck)
    return options


class Tools:
    """The programs that there are; what is missing is said once."""

    def __init__(self, options):
        self.archcheck = options.archcheck
        # An older binary has no cache: what it cannot do is left out.
        self.help = subprocess.run([self.archcheck, "check", "--help"], capture_output=True, text=True).stdout
        advice = f"'pip install ast-grep-cli=={AST_GREP_VERSION}' (in a virtual environment)"
        self.ast_grep = self.find("ast-grep", options.ast_grep, options, advice)
        if self.ast_grep and AST_GREP_VERSION not in version([self.ast_grep, "--version"]):
            print(f"warning: ast-grep is not {AST_GREP_VERSION}, the ratio is for that: {advice}", file=sys.stderr)
        advice = "'pip install swift-code-metrics' (in a virtual environment)"
        self.metrics = self.find("swift-code-metrics", options.swift_code_metrics, options, advice)
        advice = "Swift from https://www.swift.org/install"
        self.swift = self.find("swift-format-lint", shutil.which("swift"), options, advice)

    @staticmethod
    def find(name, given, options, advice):
        if name not in options.only:
            return None
        path = shutil.which(given or name)
        if path is None:
            print(f"note: no {name}, so it is left out: install {advice}", file=sys.stderr)
        return path

    def knows(self, option):
        return option in self.help

    def environment(self):
        found = {
            "cores": os.cpu_count(), "machine": platform.machine(), "system": platform.platform(),
            "python": platform.python_version(), "git": version(["git", "--version"]),
            "archcheck": version([self.archcheck, "--version"]),
        }
        if self.ast_grep:
            found["ast-grep"] = version([self.ast_grep, "--version"])
        if self.metrics:
            found["swift-code-metrics"] = version([self.metrics, "--version"])
        if self.swift:
            found["swift"] = version([self.swift, "--version"])
        return found


def version(command):
    return subprocess.run(command, capture_output=True, text=True).stdout.strip().split("\n")[0]


class Contender:
    """A command line that is timed; `before` makes ready for each run and is not timed."""

    def __init__(self, name, command, before=None, is_slow=False):
        self.name, self.command, self.before, self.is_slow = name, command, before, is_slow
        self.runs = []

    def run(self):
        if self.before:
            self.before()
        self.runs.append(run(self.command))

    def median(self, key="seconds"):
        return statistics.median(run[key] for run in self.runs)


class Comparison:
    """All contenders on one tree."""

    def __init__(self, tree, tools, options):
        self.tree, self.tools, self.options = tree, tools, options
        self.files, self.size, self.largest = swift_sources(tree)
        if self.files == 0:
            sys.exit(f"error: there is no Swift file below {tree}: give another tree")
        self.config = ["--config", os.path.abspath(options.config)] if options.config else []
        self.phases = {}

    def result(self):
        """Runs everything and prints what it took; all samples."""
        with tempfile.TemporaryDirectory() as scratch, Edit(self.tree) as edit:
            contenders = self.contenders(scratch, edit)
            for contender in contenders:  # Once without counting: files in memory, caches filled.
                contender.run()
                contender.runs = []
            for number in range(self.options.rounds):
                for contender in contenders:
                    if not contender.is_slow or number < self.options.slow_rounds:
                        contender.run()
            self.by_name = {contender.name: contender for contender in contenders}
            self.look_inside(scratch, edit)
        self.print_table()
        for contender in contenders:
            for sample in contender.runs:
                del sample["errors"]
        return {
            "revision": version(["git", "-C", self.tree, "rev-parse", "HEAD"]), "config": self.options.config,
            "files": self.files, "bytes": self.size, "largest": self.largest,
            "runs": {contender.name: contender.runs for contender in contenders},
        }

    def contenders(self, scratch, edit):
        """Those that were asked for and that can run here."""
        tools, is_git = self.tools, edit.index is not None

        def archcheck(name, *more):
            cache = [*more, "--cache-path", os.path.join(scratch, name)] if name != "cold" else list(more)
            return [tools.archcheck, "check", *cache, *self.config, self.tree]

        def after_itself(command):
            """The tree as it was, and what the command keeps about it up to date."""

            def before():
                edit.restore()
                subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

            return before

        possible = [Contender("cold", archcheck("cold", *(["--no-cache"] if tools.knows("--no-cache") else [])))]
        if tools.ast_grep:
            command = [tools.ast_grep, "run", "-p", "class $A {}", "-l", "swift", self.tree]
            possible.append(Contender("ast-grep", command))
        if tools.knows("--cache-path"):
            warm = archcheck("warm")
            possible.append(Contender("warm", warm, after_itself(warm)))
        if is_git:
            status = ["git", "-C", self.tree, "status", "--porcelain"]
            possible.append(Contender("git-status", status, after_itself(status)))
        if tools.knows("--cache-path"):
            possible.append(Contender("edited", archcheck("edited"), edit.change))
        if is_git and tools.knows("--staged"):
            possible.append(Contender("staged", archcheck("staged", "--staged"), edit.stage))
        if tools.metrics:
            command = [tools.metrics, "--source", self.tree, "--artifacts", scratch]
            possible.append(Contender("swift-code-metrics", command, edit.restore, is_slow=True))
        if tools.swift:
            command = [tools.swift, "format", "lint", "--parallel", "--recursive", self.tree]
            possible.append(Contender("swift-format-lint", command, edit.restore, is_slow=True))
        chosen = [contender for contender in possible if contender.name in self.options.only]
        missing = {"warm", "edited", "staged", "git-status"} & set(self.options.only) - {c.name for c in chosen}
        if missing:
            reason = "this archcheck does not know them" if is_git else f"{self.tree} is no work tree of git"
            print(f"note: left out, as {reason}: {', '.join(sorted(missing))}", file=sys.stderr)
        return chosen

    def look_inside(self, scratch, edit):
        """The phases of the cold run, with an option that would have cost time above."""
        if "cold" in self.by_name:
            command = self.by_name["cold"].command + ["--verbose"]
            texts = [run(command)["errors"] for _ in range(3)]
            for phase in PHASES:
                found = [re.search(rf"^time: {phase} ([0-9.]+) s$", text, re.MULTILINE) for text in texts]
                self.phases[phase] = statistics.median(float(match[1]) if match else 0.0 for match in found)
        if "edited" in self.by_name:
            edit.change()
            text = run(self.by_name["edited"].command + ["--verbose"])["errors"]
            found = re.search(r"^cache: (\d+) of (\d+) files known", text, re.MULTILINE)
            if found and int(found[1]) + 1 != int(found[2]):
                print(f"warning: archcheck does not read {edit.path}, which was edited", file=sys.stderr)

    def print_table(self):
        print(f"\n{self.tree}: {self.files} Swift files, {self.size / 1e6:.1f} MB, {self.options.rounds} rounds")
        print(f"{'':20} {'median':>9} {'fastest':>9} {'slowest':>9} {'peak MB':>8} {'/ast-grep':>9} {'/git':>7}")
        gates = self.gates()
        for name, contender in self.by_name.items():
            seconds = [run["seconds"] for run in contender.runs]
            label = f"archcheck {name}" if name in NAMES[:4] else name
            line = f"{label:20} {contender.median():8.3f}s {min(seconds):8.3f}s {max(seconds):8.3f}s"
            line += f" {contender.median('memory') / 1e6:8.1f}"
            for other, width in [("ast-grep", 9), ("git-status", 7)]:
                ratio = f"{contender.median() / self.by_name[other].median():.2f}" if other in self.by_name else ""
                line += f" {ratio:>{width}}"
            print("   ".join([line.rstrip()] + gates.get(name, [])))
        total = sum(self.phases.values()) or 1.0
        for phase, seconds in self.phases.items():
            print(f"    {phase:20} {seconds:7.3f}s  {100 * seconds / total:3.0f} %")

    def gates(self):
        """What is promised for each name, and whether it was kept."""
        found = {}

        def gate(name, value, bound, unit, what):
            verdict = "pass" if value <= bound else "MISS"
            found.setdefault(name, []).append(f"{verdict}: {what} {value:.2f}{unit}, at most {bound:.2f}{unit}")

        cold, grep, git = (self.by_name.get(name) for name in ["cold", "ast-grep", "git-status"])
        if cold and grep:
            # Of each round, so that a slow minute does not count for one of them alone.
            ratios = [ours["seconds"] / theirs["seconds"] for ours, theirs in zip(cold.runs, grep.runs)]
            gate("cold", statistics.median(ratios), 1.2, "", "ratio of the rounds")
        if cold:
            limit = (12 * self.size + 110 * self.largest + 60_000_000) / 2
            gate("cold", max(run["memory"] for run in cold.runs) / 1e6, limit / 1e6, " MB", "memory")
        for name, factor, added in [("warm", 3, 0.030), ("edited", 4, 0.050)]:
            if git and name in self.by_name:
                bound = 1000 * (factor * git.median() + added)
                what = f"{factor} x git + {added * 1000:.0f} ms:"
                gate(name, 1000 * self.by_name[name].median(), bound, " ms", what)
        if "staged" in self.by_name:
            gate("staged", 1000 * self.by_name["staged"].median(), 100, " ms", "time")
        return found


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
    """Seconds, processor seconds, peak memory in bytes and standard error of one run."""
    with tempfile.TemporaryFile() as errors:
        start = time.perf_counter()
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=errors)
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        errors.seek(0)
        # Linters say as much there as the tree has mistakes.
        text = errors.read(100_000).decode("utf-8", "replace")
    if process.returncode not in (0, 1):
        sys.exit(f"error: {' '.join(command)} ended with {process.returncode}:\n{text[:2000]}")
    # Linux counts in kilobytes, macOS in bytes.
    memory = usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024)
    return {"seconds": seconds, "processor": usage.ru_utime + usage.ru_stime, "memory": memory, "errors": text}


if __name__ == "__main__":
    main()
