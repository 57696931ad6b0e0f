"""One edit in a tree, again and again: a statement in the body of a function."""

import os
import re
import subprocess
import sys
import time


class Edit:
    """Changes the file in the middle of a tree, differently each time; `with` gives it its text back.

    In a work tree of git it can stage the change too; then git's index gets its bytes back. The objects that
    git has made for staging stay in the repository, as after any `git add`.
    """

    def __init__(self, tree):
        self.tree, self.count, self.is_changed = os.path.abspath(tree), 0, False
        self.index = self.git_index()
        self.path, self.text, self.place = self.find()
        self.times = os.stat(self.path)
        if self.index:
            with open(self.index, "rb") as file:
                self.index_bytes = file.read()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.restore()

    def git_index(self):
        """The path of git's index; none outside of a work tree."""
        command = ["git", "-C", self.tree, "rev-parse", "--git-path", "index"]
        found = subprocess.run(command, capture_output=True, text=True)
        path = os.path.join(self.tree, found.stdout.strip())
        return path if found.returncode == 0 and os.path.isfile(path) else None

    def find(self):
        """A source file of some length, its text, and where the body of a function begins."""
        paths = []
        for folder, folders, names in os.walk(self.tree):
            # What tools may leave out: tests, and code of others.
            folders[:] = sorted(n for n in folders if not re.search(r"^\.|Tests?$|^(Pods|Carthage|Examples?)$", n))
            paths += [os.path.join(folder, name) for name in sorted(names) if name.endswith(".swift")]
        middle = len(paths) // 2
        for path in paths[middle:] + paths[:middle]:
            if os.path.islink(path) or os.path.getsize(path) < 2000:
                continue
            with open(path, encoding="utf-8", errors="surrogateescape", newline="") as file:
                text = file.read()
            found = re.search(r"^ +(?:(?:public|private|internal|final) )*func \w+\([^\n]*\{\n", text, re.MULTILINE)
            if found and self.is_as_committed(path):
                return path, text, found.end()
        sys.exit(f"error: there is no function to edit below {self.tree}: give another tree")

    def is_as_committed(self, path):
        """Whether git has this file unchanged, so that staging it stages the edit alone."""
        if self.index is None:
            return True
        command = ["git", "-C", self.tree, "diff", "--quiet", "HEAD", "--", path]
        tracked = ["git", "-C", self.tree, "ls-files", "--error-unmatch", path]
        return all(subprocess.run(line, capture_output=True).returncode == 0 for line in [command, tracked])

    def change(self):
        """Another number each time, so that no cache has seen the text."""
        self.count += 1
        self.write(f"{self.text[: self.place]}        _ = {self.count}\n{self.text[self.place :]}")
        self.is_changed = True

    def stage(self):
        self.change()
        subprocess.run(["git", "-C", self.tree, "add", self.path], check=True)

    def restore(self):
        if not self.is_changed:
            return
        self.write(self.text)
        os.utime(self.path, ns=(self.times.st_atime_ns, self.times.st_mtime_ns))
        if self.index:
            with open(self.index, "wb") as file:
                file.write(self.index_bytes)
        self.is_changed = False

    def write(self, text):
        with open(self.path, "w", encoding="utf-8", errors="surrogateescape", newline="") as file:
            file.write(text)
        time.sleep(0.05)  # Nobody saves and checks within one tick of the file system's clock.
