#!/usr/bin/env python3
"""How time and memory grow: with the lines of a project, or with a single thing for each rule, listing and format.

Only the standard library is used. See README.md beside this file.
"""

import argparse
import fnmatch
import math
import os
import platform
import re
import subprocess
import sys
import tempfile
import threading
import time

import generate
from growth_cases import CASES

LINES = "100000,316000,1000000,3160000,10000000"
THINGS = "1000,10000,30000"
#: A slope above this is marked: what grows faster than its input has to be mended, or bounded and documented.
STEEPEST = 1.15
#: What counts instructions, with the times that it is slower than the program alone.
COUNTERS = {"qemu": 15, "valgrind": 50}
#: Differences that are smaller tell nothing, in seconds and in instructions.
LEAST = {"seconds": 0.05, "instructions": 20_000_000}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("archcheck", help="the binary")
    parser.add_argument("--sizes", help=f"lines of each package (default: {LINES}), or numbers of things ({THINGS})")
    parser.add_argument("--rounds", type=int, default=3, help="runs of each, the fastest counts (default: 3)")
    parser.add_argument("--folder", default=None, help="keeps the packages here, and takes those that are there")
    parser.add_argument("--things", metavar="UNIT-GRAPH: CASE",
                        help="measures cases instead: '*', or 'types-ring: acyclic*', or @FILE with one such a line")
    parser.add_argument("--instructions", choices=COUNTERS,
                        help="counts instructions of one thread with this program instead of processor time")
    parser.add_argument("--limit", type=float, default=60, help="seconds after which a case is given up (default: 60)")
    options = parser.parse_args()
    plugin = None
    if options.instructions == "qemu":
        plugin = tempfile.NamedTemporaryFile(suffix=".so")
        source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "instructions.c")
        subprocess.run(["cc", "-shared", "-fPIC", "-O2", "-o", plugin.name, source], check=True)
    options.plugin = plugin
    options.sizes = [int(size) for size in (options.sizes or (THINGS if options.things else LINES)).split(",")]
    with tempfile.TemporaryDirectory() as scratch:
        if options.things:
            sys.exit(measure_things(options, options.folder or scratch))
        rows = [measured(size, options, options.folder or scratch) for size in options.sizes]
    print(f"{'lines':>10}  {'MB':>6}  {'seconds':>8}  {'processor':>9}  {'peak MB':>8}")
    for lines, size, seconds, processor, memory in rows:
        print(f"{lines:10}  {size / 1e6:6.1f}  {seconds:8.3f}  {processor:9.3f}  {memory / 1e6:8.1f}")
    if len(rows) > 1:
        print(f"slope of time {slope(rows, 2):.3f}, of processor time {slope(rows, 3):.3f}, of memory {slope(rows, 4):.3f}")


def measured(lines, options, folder):
    tree = os.path.join(folder, f"lines{lines}")
    if not os.path.isdir(tree):
        script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "generate.py")
        subprocess.run([sys.executable, script, tree, "--lines", str(lines)], check=True, stdout=subprocess.DEVNULL)
    size = sum(
        os.path.getsize(os.path.join(place, name))
        for place, _, names in os.walk(tree)
        for name in names
        if name.endswith(".swift")
    )
    runs = [run([options.archcheck, "check", "--no-cache", tree]) for _ in range(options.rounds)]
    return lines, size, *min(runs)


def run(command):
    """Seconds, processor seconds and peak memory in bytes of one run."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - start
    if os.waitstatus_to_exitcode(status) not in (0, 1):
        sys.exit(f"error: {' '.join(command)} ended with {os.waitstatus_to_exitcode(status)}")
    scale = 1 if sys.platform == "darwin" else 1024
    return seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * scale


def slope(rows, column):
    """The slope of a line through the logarithms, by least squares."""
    points = [(math.log(row[1]), math.log(row[column])) for row in rows]
    x, y = (sum(values) / len(points) for values in zip(*points))
    return sum((a - x) * (b - y) for a, b in points) / sum((a - x) ** 2 for a, _ in points)



def measure_things(options, folder):
    """Prints a line for each case, with the slope between its two largest sizes; 1 if one is too steep."""
    unit = "instructions" if options.instructions else "seconds"
    print(f"{'':2} slope  {unit} at {', '.join(str(size) for size in options.sizes)}; peak MB; case")
    bases, is_steep = {}, False
    patterns = [options.things]
    if options.things.startswith("@"):
        with open(options.things[1:], encoding="utf-8") as file:
            patterns = file.read().splitlines()
    for case in CASES:
        for graph in case.graphs:
            name = f"{case.unit}-{graph}: {case.name}"
            if not any(fnmatch.fnmatch(name, pattern) for pattern in patterns):
                continue
            costs, peak = [], 0
            for size in options.sizes:
                cost, peak = cost_of(case, graph, size, options, folder, bases)
                costs.append(cost)
                if cost is None:
                    break
            steepness = slope_of(options.sizes, costs, LEAST[unit])
            is_mark = costs[-1] is None or steepness is not None and steepness > STEEPEST
            is_steep = is_steep or is_mark
            numbers = "  ".join(written(cost, unit) for cost in costs)
            steepness = "    –" if steepness is None else f"{steepness:5.2f}"
            print(f"{'**' if is_mark else '  '} {steepness}  {numbers}  {peak / 1e6:6.0f}  {name}", flush=True)
    return 1 if is_steep else 0


def cost_of(case, graph, size, options, folder, bases):
    """What a case costs beyond the command that it is compared with, and its peak memory; `None` if it was given up."""
    tree = os.path.join(folder, f"{case.unit}-{graph}-{size}")
    if not os.path.isdir(tree):
        shape, count = ("types-tree", 100) if case.unit == "fixed" else (f"{case.unit}-{graph}", size)
        generate.write_shape(tree, shape, count)
    key = (tree, tuple(case.base), case.base_config)
    if key not in bases:
        bases[key] = run_case(tree, case.base, case.base_config, options)
    files = case.files(size) if case.files else {}
    for path, text in files.items():
        with open(os.path.join(tree, path), "w", encoding="utf-8") as file:
            file.write(text)
    config = case.config(size) if callable(case.config) else case.config
    whole = run_case(tree, case.arguments, config, options)
    for path in files:
        os.remove(os.path.join(tree, path))
    if whole is None or bases[key] is None:
        return None, 0
    return whole[0] - bases[key][0], whole[1]


def run_case(tree, arguments, config, options):
    """Processor seconds, or instructions, and peak memory of one run; `None` if it takes too long."""
    with tempfile.TemporaryDirectory() as scratch:
        path = os.path.join(scratch, "archcheck.yml")
        if options.instructions and "sources:" not in config:
            # All of it is slower, and no file is to be set aside for that.
            config += "sources: {max-file-seconds: 60}\n"
        with open(path, "w", encoding="utf-8") as file:
            file.write(config)
        arguments = [word.replace("{scratch}", scratch) for word in arguments]
        command = [options.archcheck, *arguments, tree, "--config", path]
        counted = os.path.join(scratch, "instructions")
        # What only reads the configuration has neither a cache nor threads.
        if arguments[:2] != ["rules", "brief"]:
            command += ["--no-cache"] + (["--jobs", "1"] if options.instructions else [])
        if options.instructions == "valgrind":
            # Threads have stacks of 64 MB, and one that steps on to another is no jump.
            command = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--max-stackframe=80000000",
                       f"--cachegrind-out-file={scratch}/out", *command]
        if options.instructions == "qemu":
            command = [f"qemu-{platform.machine()}", "-cpu", "max", "-plugin", options.plugin.name, *command]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                                   env={**os.environ, "INSTRUCTIONS": counted})
        timer = threading.Timer(options.limit * COUNTERS.get(options.instructions, 2), process.kill)
        timer.start()
        errors = process.stderr.read().decode(errors="replace")
        _, status, usage = os.wait4(process.pid, 0)
        timer.cancel()
        code = os.waitstatus_to_exitcode(status)
        if code == -9:
            return None
        if code not in (0, 1):
            # The rest is still worth its time; a cost that is not known is marked.
            print(f"error: {' '.join(command)} ended with {code}: {errors[-500:]}", file=sys.stderr)
            return None
        memory = usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024)
        if options.instructions == "qemu":
            with open(counted, encoding="utf-8") as file:
                return int(file.read()), memory
        if options.instructions:
            return int(re.search(r"I\s+refs:\s+([\d,]+)", errors).group(1).replace(",", "")), memory
        used = usage.ru_utime + usage.ru_stime
        return None if used > options.limit else (used, memory)


def slope_of(sizes, costs, least):
    """The slope between the two largest sizes on a logarithmic scale; `None` where there is nothing to tell."""
    points = [(size, cost) for size, cost in zip(sizes, costs) if cost is not None and cost > least / 10]
    if len(points) < 2 or points[-1][1] < least:
        return None
    (small, first), (large, second) = points[-2:]
    return math.log(second / first) / math.log(large / small)


def written(cost, unit):
    if cost is None:
        return f"{'given up':>9}"
    return f"{cost:9.3f}" if unit == "seconds" else f"{cost / 1e9:8.3f}G"


if __name__ == "__main__":
    main()
