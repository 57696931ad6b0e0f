#!/usr/bin/env python3
"""Packs binaries of archcheck: archives, an artifact bundle, check sums, and what needs a name of ours.

    package.py FOLDER [--linux-x86_64 FILE] [--linux-aarch64 FILE] [--macos FILE] [--url URL]

Wheels are made where Distribution/names.json has a distribution on PyPI, a Homebrew formula and the SwiftPM plugin
where it has an address for downloads; --url is the address of this release, where it differs. The same binaries give
the same bytes: no file has a date, and all are in order.
"""
import argparse
import base64
import gzip
import hashlib
import io
import json
import os
import pathlib
import subprocess
import sys
import tarfile
import zipfile

import manual
import names

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
SUMMARY = "Checks the architecture of Swift, Objective-C, C and C++ projects from their sources"
# What a platform is called: in file names, by pip, by SwiftPM.
PLATFORMS = {
    "linux-x86_64": (["manylinux_2_31_x86_64"], ["x86_64-unknown-linux-gnu"]),
    "linux-aarch64": (["manylinux_2_31_aarch64"], ["aarch64-unknown-linux-gnu"]),
    "macos": (["macosx_15_0_universal2"], ["arm64-apple-macosx", "x86_64-apple-macosx"]),
}
SHELLS = {
    "bash": "share/bash-completion/completions/archcheck",
    "zsh": "share/zsh/site-functions/_archcheck",
    "fish": "share/fish/vendor_completions.d/archcheck.fish",
}


def output(binary, *arguments):
    return subprocess.run([binary, *arguments], check=True, capture_output=True).stdout


def extras(binary):
    """The files beside the binary, by their paths: licence, manual and completions."""
    files = {"LICENSE": (REPOSITORY / "LICENSE").read_bytes()}
    files["share/man/man1/archcheck.1"] = manual.page(
        json.loads(output(binary, "--experimental-dump-help")),
        output(binary, "--version").decode().split()[0]).encode()
    for shell, path in SHELLS.items():
        files[path] = output(binary, "--generate-completion-script", shell)
    return files


def write_archive(path, files, executables):
    """A tar.gz of files by their paths."""
    with open(path, "wb") as raw, gzip.GzipFile("", "wb", 9, raw, mtime=0) as packed:
        with tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive:
            for name in sorted(files):
                entry = tarfile.TarInfo(name)
                entry.size = len(files[name])
                entry.mode = 0o755 if name in executables else 0o644
                archive.addfile(entry, io.BytesIO(files[name]))


def write_zip(path, files, executables):
    """A zip of files by their paths, in the order given."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in files.items():
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3
            entry.external_attr = (0o100755 if name in executables else 0o100644) << 16
            archive.writestr(entry, data)


def write_wheel(folder, distribution, version, tags, binary):
    """A wheel (PEP 427) of a distribution whose only content is the binary, for pip, pipx and the pre-commit framework."""
    file = distribution.replace("-", "_")
    info = f"{file}-{version}.dist-info"
    script = f"{file}-{version}.data/scripts/archcheck"
    metadata = "\n".join([
        "Metadata-Version: 2.1", f"Name: {distribution}", f"Version: {version}", f"Summary: {SUMMARY}",
        "License: MIT", "Requires-Python: >=3.8", "Description-Content-Type: text/markdown", "",
        (REPOSITORY / "README.md").read_text()])
    wheel = "\n".join(
        ["Wheel-Version: 1.0", "Generator: archcheck", "Root-Is-Purelib: false"]
        + [f"Tag: py3-none-{tag}" for tag in tags]) + "\n"
    files = {
        script: binary,
        f"{info}/METADATA": metadata.encode(),
        f"{info}/WHEEL": wheel.encode(),
        f"{info}/licenses/LICENSE": (REPOSITORY / "LICENSE").read_bytes(),
    }
    rows = []
    for name, data in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        rows.append(f"{name},sha256={digest},{len(data)}")
    files[f"{info}/RECORD"] = "\n".join(rows + [f"{info}/RECORD,,"]).encode() + b"\n"
    write_zip(folder / f"{file}-{version}-py3-none-{'.'.join(tags)}.whl", files, {script})


def write_bundle(folder, version, binaries):
    """An artifact bundle (SE-0305), for binary targets of SwiftPM."""
    root = "archcheck.artifactbundle"
    variants = []
    files = {}
    for platform, binary in binaries.items():
        path = f"archcheck-{version}-{platform}/bin/archcheck"
        variants.append({"path": path, "supportedTriples": PLATFORMS[platform][1]})
        files[f"{root}/{path}"] = binary
    artifact = {"version": version, "type": "executable", "variants": variants}
    manifest = {"schemaVersion": "1.0", "artifacts": {"archcheck": artifact}}
    executables = set(files)
    files[f"{root}/info.json"] = json.dumps(manifest, indent=2).encode() + b"\n"
    files[f"{root}/LICENSE"] = (REPOSITORY / "LICENSE").read_bytes()
    write_zip(folder / f"{root}.zip", files, executables)


def checksum(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def write_plugin(path, version, url, bundle):
    """The package with the SwiftPM plugin, which names the artifact bundle of the release."""
    plugin = REPOSITORY / "Distribution/swiftpm-plugin"
    root = f"archcheck-{version}-swiftpm-plugin"
    files = {
        f"{root}/{file.relative_to(plugin)}": file.read_bytes()
        for file in sorted(plugin.glob("**/*.swift")) if ".build" not in file.parts}
    manifest = f"{root}/Package.swift"
    empty = b"let release: (url: String, checksum: String)? = nil\n"
    if files[manifest].count(empty) != 1:
        raise SystemExit(f"error: Package.swift of the plugin has no line {empty.decode()}")
    filled = empty.replace(b"nil", f'("{url}/{bundle.name}", "{checksum(bundle)}")'.encode())
    files[manifest] = files[manifest].replace(empty, filled)
    write_archive(path, {**files, f"{root}/LICENSE": (REPOSITORY / "LICENSE").read_bytes()}, set())


def formula(folder, version, url, homepage, archives):
    """A formula for a Homebrew tap."""
    def source(platform):
        path = archives[platform]
        return f'url "{url}/{path.name}"\n      sha256 "{checksum(path)}"'

    systems = []
    if "macos" in archives:
        systems.append(f"  on_macos do\n      {source('macos')}\n  end")
    linux = [
        f"    on_{cpu} do\n      {source(platform)}\n    end"
        for platform, cpu in [("linux-x86_64", "intel"), ("linux-aarch64", "arm")]
        if platform in archives]
    if linux:
        systems.append("  on_linux do\n" + "\n".join(linux) + "\n  end")
    text = f'''class Archcheck < Formula
  desc "{SUMMARY}"
  homepage "{homepage}"
  version "{version}"
  license "MIT"

''' + "\n".join(systems) + '''

  def install
    bin.install "archcheck"
    man1.install "share/man/man1/archcheck.1"
    bash_completion.install "share/bash-completion/completions/archcheck"
    zsh_completion.install "share/zsh/site-functions/_archcheck"
    fish_completion.install "share/fish/vendor_completions.d/archcheck.fish"
  end

  test do
    (testpath/"Package.swift").write <<~SWIFT
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "P")])
    SWIFT
    (testpath/"Sources/P/P.swift").write "struct P {}"
    assert_match "No violations", shell_output("#{bin}/archcheck")
  end
end
'''
    (folder / "archcheck.rb").write_text(text)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=pathlib.Path)
    for platform in PLATFORMS:
        parser.add_argument(f"--{platform}", dest=platform, type=pathlib.Path)
    parser.add_argument("--url")
    options = vars(parser.parse_args())
    paths = {name: options[name] for name in PLATFORMS if options[name]}
    # What is printed is the same everywhere: the binary of this machine prints it.
    here = "macos" if sys.platform == "darwin" else f"linux-{os.uname().machine}"
    if here not in paths:
        raise SystemExit(f"error: give the binary of this machine too: --{here}")
    version = output(paths[here], "--version").decode().split()[0]
    folder = options["folder"]
    ours = names.names()
    url = options["url"] or (ours["downloads"] and f"{ours['downloads']}/{version}")
    binaries = {name: path.read_bytes() for name, path in paths.items()}
    beside = extras(paths[here])
    archives = {}
    for name, binary in binaries.items():
        archives[name] = folder / f"archcheck-{version}-{name}.tar.gz"
        write_archive(archives[name], {"archcheck": binary, **beside}, {"archcheck"})
        if ours["pypi"]:
            write_wheel(folder, ours["pypi"], version, PLATFORMS[name][0], binary)
    write_bundle(folder, version, binaries)
    if url:
        url = url.rstrip("/")
        formula(folder, version, url, ours["homepage"] or url, archives)
        write_plugin(
            folder / f"archcheck-{version}-swiftpm-plugin.tar.gz", version, url,
            folder / "archcheck.artifactbundle.zip")
    sums = [
        f"{checksum(path)}  {path.name}\n"
        for path in sorted(folder.iterdir()) if path.is_file() and path.name != "SHA256SUMS"]
    (folder / "SHA256SUMS").write_text("".join(sums))
    print("".join(sums), end="")


if __name__ == "__main__":
    main()
