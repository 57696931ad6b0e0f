#!/usr/bin/env python3
"""How time and memory grow with the size of a project: generated packages from 10^5 lines on.

Only the standard library is used. See README.md beside this file.
"""

import argparse
import math
import os
import subprocess
import sys
import tempfile
import time


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("archcheck", help="the binary")
    parser.add_argument("--sizes", default="100000,316000,1000000,3160000,10000000", help="lines of each package")
    parser.add_argument("--rounds", type=int, default=3, help="runs of each, the fastest counts (default: 3)")
    parser.add_argument("--folder", default=None, help="keeps the packages here, and takes those that are there")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        rows = [measured(int(size), options, options.folder or scratch) for size in options.sizes.split(",")]
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


if __name__ == "__main__":
    main()
