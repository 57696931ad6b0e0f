#!/usr/bin/env python3
"""Makes a folder with the C library of Debian 11 (glibc 2.31) to link against.

What is linked against it starts on every glibc from 2.31 on. Nothing in it is run.

    sysroot.py FOLDER [--architecture amd64|arm64] [--mirror URL]
"""
import argparse
import hashlib
import lzma
import os
import pathlib
import subprocess
import tempfile
import urllib.request

PACKAGES = ["libc6", "libc6-dev", "libgcc-10-dev", "libgcc-s1", "libsqlite3-dev", "linux-libc-dev"]


def fetch(url):
    with urllib.request.urlopen(url, timeout=60) as response:
        return response.read()


def usual_mirror():
    """Where apt finds Debian's packages; other systems have to say."""
    listing = subprocess.run(
        ["apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages", "Label: Debian"],
        capture_output=True, text=True).stdout.split()
    if not listing:
        raise SystemExit("error: apt knows no mirror of Debian here: give one with --mirror URL")
    return listing[0]


def index(mirror, architecture):
    """The fields of each package of the distribution, by name."""
    listing = fetch(f"{mirror}/dists/bullseye/main/binary-{architecture}/Packages.xz")
    found = {}
    for paragraph in lzma.decompress(listing).decode().split("\n\n"):
        lines = (line.split(": ", 1) for line in paragraph.split("\n") if not line.startswith(" "))
        fields = {line[0]: line[1] for line in lines if len(line) == 2}
        if fields.get("Package") in PACKAGES:
            found[fields["Package"]] = fields
    return found


def unpack(package, mirror, folder):
    data = fetch(f"{mirror}/{package['Filename']}")
    if hashlib.sha256(data).hexdigest() != package["SHA256"]:
        raise SystemExit(f"error: {package['Filename']} is not what the index says")
    with tempfile.NamedTemporaryFile(suffix=".deb") as file:
        file.write(data)
        file.flush()
        subprocess.run(["dpkg-deb", "-x", file.name, folder], check=True)


def make_relative(folder):
    """Absolute links lead out of the folder: let them lead to the same file within it."""
    for path in pathlib.Path(folder).rglob("*"):
        if path.is_symlink() and os.readlink(path).startswith("/"):
            target = pathlib.Path(folder) / os.readlink(path).lstrip("/")
            path.unlink()
            path.symlink_to(os.path.relpath(target, path.parent))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--architecture", default="amd64")
    parser.add_argument("--mirror", help="by default the one that this machine's apt uses")
    options = parser.parse_args()
    options.mirror = (options.mirror or usual_mirror()).rstrip("/")
    packages = index(options.mirror, options.architecture)
    for name in PACKAGES:
        if name not in packages:
            raise SystemExit(f"error: {options.mirror} has no package {name} for Debian 11")
        unpack(packages[name], options.mirror, options.folder)
    make_relative(options.folder)


if __name__ == "__main__":
    main()
