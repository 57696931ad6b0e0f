#!/usr/bin/env python3
"""Kills and damages: with a cache that went through them, archcheck says what it says without one.

Works on a copy of the tree. Only the standard library is used. See README.md beside this file.
"""

import argparse
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("archcheck", help="the binary")
    parser.add_argument("tree", help="a project")
    parser.add_argument("--kills", type=int, default=200, help="runs that are killed (default: 200)")
    parser.add_argument("--damages", type=int, default=1000, help="damaged caches (default: 1000)")
    parser.add_argument("--crowds", type=int, default=25, help="rounds of eight runs at once (default: 25)")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    options = parser.parse_args()
    print(f"seed {options.seed}")
    with tempfile.TemporaryDirectory() as scratch:
        trial = Trial(options, scratch)
        trial.kills()
        trial.crowds()
        trial.damages()
    sys.exit(1 if trial.wrong else 0)


class Trial:
    def __init__(self, options, scratch):
        self.options = options
        self.random = random.Random(options.seed)
        self.tree = os.path.join(scratch, "tree")
        self.cache = os.path.join(scratch, "cache")
        self.wrong = 0
        shutil.copytree(options.tree, self.tree, symlinks=True, ignore=shutil.ignore_patterns(".git", ".build"))
        self.expected = self.finished(self.start("--no-cache"))

    def command(self, *more):
        return [os.path.abspath(self.options.archcheck), "check", *more, self.tree]

    def start(self, *more):
        return subprocess.Popen(self.command(*more), stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    @staticmethod
    def finished(process):
        output, errors = process.communicate()
        return process.returncode, output, errors

    def with_cache(self):
        return self.start("--cache-path", self.cache)

    def clear(self):
        shutil.rmtree(self.cache, ignore_errors=True)

    def expect(self, result, what, notes=0):
        """Whether a run said what it should, with so many notes on standard error at most."""
        lines = [line for line in result[2].splitlines() if line not in self.expected[2].splitlines()]
        is_right = result[:2] == self.expected[:2] and len(lines) <= notes
        is_right = is_right and all(line.startswith(b"note: The cache ") for line in lines)
        if not is_right:
            self.wrong += 1
            print(f"WRONG after {what}: status {result[0]}, standard error {result[2][:500]!r}")

    def kills(self):
        self.clear()
        start = time.perf_counter()
        self.finished(self.with_cache())
        whole = time.perf_counter() - start
        for _ in range(self.options.kills):
            if self.random.random() < 0.5:
                self.clear()
            process = self.with_cache()
            time.sleep(self.random.uniform(0, whole * 1.05))
            process.send_signal(signal.SIGKILL)
            process.communicate()
            self.expect(self.finished(self.with_cache()), "a kill")
        print(f"{self.options.kills} kills: {self.wrong} wrong")

    def crowds(self):
        before = self.wrong
        for _ in range(self.options.crowds):
            self.clear()
            processes = [self.with_cache() for _ in range(8)]
            killed = [process for process in processes if self.random.random() < 0.25]
            for process in killed:
                time.sleep(self.random.uniform(0, 0.3))
                process.send_signal(signal.SIGKILL)
            for process in processes:
                result = self.finished(process)
                if process not in killed:
                    self.expect(result, "a run of eight")
            self.expect(self.finished(self.with_cache()), "eight runs")
        print(f"{self.options.crowds} rounds of eight runs at once: {self.wrong - before} wrong")

    def damages(self):
        before = self.wrong
        self.clear()
        self.finished(self.with_cache())
        self.finished(self.with_cache())
        kept = {}
        for name in os.listdir(self.cache):
            with open(os.path.join(self.cache, name), "rb") as file:
                kept[name] = file.read()
        for _ in range(self.options.damages):
            self.clear()
            os.makedirs(self.cache)
            for name, data in kept.items():
                with open(os.path.join(self.cache, name), "wb") as file:
                    file.write(self.damaged(data))
            self.expect(self.finished(self.with_cache()), "damage", notes=1)
        print(f"{self.options.damages} damaged caches: {self.wrong - before} wrong")

    def damaged(self, data):
        data = bytearray(data)
        kind = self.random.randrange(4)
        if kind == 0:
            del data[self.random.randrange(len(data)) :]
        elif kind == 1:
            start = self.random.randrange(len(data))
            end = min(len(data), start + self.random.randrange(1, 40_000))
            data[start:end] = bytes(end - start)
        else:
            for _ in range(self.random.choice([1, 1, 3, 30, 1000])):
                # Half of them in the head and the first pages, which hold the structure.
                limit = len(data) if self.random.random() < 0.5 else min(len(data), 65_536)
                data[self.random.randrange(limit)] = self.random.randrange(256)
        return bytes(data)


if __name__ == "__main__":
    main()
