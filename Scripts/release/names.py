#!/usr/bin/env python3
"""The names outside of this repository that belong to the project, and the files that hold them.

    names.py [--check] [FOLDER]     writes the files, or fails where one is not as it would be written

Distribution/names.json is the one place where such a name is written: `pypi`, a distribution on PyPI; `image`, a
container image; `tap`, a Homebrew tap; `action`, the repository at GitHub that is used as an action and by the
pre-commit framework; `homepage`; `issues`, where somebody says that archcheck is wrong; `downloads`, below which a
release lies as VERSION/FILE. A name that the project does not own is null, and nothing shipped speaks of it. FOLDER is a copy of the repository.
"""
import argparse
import json
import pathlib
import re

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
FORMS = {
    "pypi": r"[a-z0-9]+(-[a-z0-9]+)*", "image": r"[a-z0-9.-]+\.[a-z]+(/[a-z0-9._-]+)+",
    "tap": r"[A-Za-z0-9-]+/[A-Za-z0-9-]+", "action": r"[A-Za-z0-9-]+/[A-Za-z0-9._-]+",
    "homepage": r"https://[A-Za-z0-9./_~-]+", "issues": r"https://[A-Za-z0-9./_~-]+[A-Za-z0-9_~-]",
    "downloads": r"https://[A-Za-z0-9./_~-]+[A-Za-z0-9_~-]",
}


def names(repository=REPOSITORY):
    """The release setting: each name, or None."""
    path = repository / "Distribution/names.json"
    found = json.loads(path.read_text())
    if list(found) != list(FORMS):
        raise SystemExit(f"error: {path} has the keys {', '.join(found)}, not {', '.join(FORMS)}")
    for key, name in found.items():
        if name is not None and not re.fullmatch(FORMS[key], name):
            raise SystemExit(f"error: {path}: {key} is {name!r}, which is not of the form {FORMS[key]}")
    return found


def version(repository):
    source = (repository / "Sources/ArchcheckKit/Version.swift").read_text()
    return re.search(r'archcheckVersion = "(.*)"', source).group(1)


def swift(found):
    homepage, issues, downloads = (
        f'"{found[key]}"' if found[key] else "nil" for key in ("homepage", "issues", "downloads"))
    return f"""// Made of Distribution/names.json by 'make names'; change that.

/// Names outside of this repository that belong to the project; `nil` for those that it does not own.
package enum ReleaseNames {{
  /// The address of the project's page.
  package static let homepage: String? = {homepage}
  /// Where somebody says that archcheck is wrong.
  package static let issues: String? = {issues}
  /// The address below which a release lies, as `VERSION/FILE`.
  package static let downloads: String? = {downloads}
}}
"""


def project(found, number):
    """What pip reads where the pre-commit framework installs this repository; nothing without a distribution."""
    if not found["pypi"]:
        return None
    return f"""# Made of Distribution/names.json by 'make names'. The pre-commit framework installs a hook's repository with pip:
# what is installed is the wheel of the release, nothing of this repository.
[build-system]
requires = ["setuptools>=61"]
build-backend = "setuptools.build_meta"

[project]
name = "{found["pypi"]}-hook"
version = "{number}"
description = "Installs archcheck for the pre-commit framework"
requires-python = ">=3.8"
dependencies = ["{found["pypi"]}=={number}"]

[tool.setuptools]
packages = []
"""


def hooks(found):
    text = "# Made by 'make names'.\n"
    if found["pypi"]:
        text += hook("archcheck", "with the binary of the release", "python")
    return text + hook("archcheck-system", "with the archcheck that is installed", "system")


def hook(name, means, language):
    return f"""- id: {name}
  name: archcheck
  description: Checks the architecture of what is staged, {means}.
  entry: archcheck check --staged --quiet
  language: {language}
  pass_filenames: false
  require_serial: true
  types_or: [swift, objective-c, c, c++, yaml]
  minimum_pre_commit_version: "2.9.2"
"""


def install(found):
    """How a release is installed, in the README."""
    ways = []
    if found["tap"]:
        ways.append(f"    brew install {found['tap']}/archcheck\n")
    if found["pypi"]:
        ways.append(f"    pipx install {found['pypi']}\n")
    if found["image"]:
        ways.append(f'    docker run --rm -v "$PWD:/project:ro" {found["image"]}\n')
    if found["downloads"]:
        ways.append(f"\nArchives with the binary alone lie below <{found['downloads']}>.\n")
    return "\n" + "".join(ways) + "\nFrom these sources:\n" if ways else ""


def action(found, number):
    """How the action is named, in the page on CI."""
    if not found["action"]:
        return """
`uses:` names the repository at GitHub that holds archcheck, and a release in it. The project has no such repository of its
own yet; a copy in your organisation works alike, since the action downloads from the repository that it is used from.
"""
    return f"""
```yaml
on:
  pull_request:
permissions:
  contents: read
  pull-requests: write     # for 'comment'
jobs:
  archcheck:
    runs-on: ubuntu-24.04
    steps:
      - uses: actions/checkout@34e114876b0b11c390a56381ad16ebd13914f8d5 # v4.3.1
        with:
          persist-credentials: false
      - uses: {found["action"]}@{number}
        with:
          comment: "true"
```
"""


def framework(found, number):
    """The hook of this repository, in the page on hooks."""
    if not found["action"]:
        return ""
    name, means = (
        ("archcheck", "installs the binary of the release") if found["pypi"]
        else ("archcheck-system", "runs the archcheck that is installed"))
    return f"""
The repository of archcheck has the hook `{name}`, which {means}:

```yaml
# .pre-commit-config.yaml
repos:
  - repo: https://github.com/{found["action"]}
    rev: {number}
    hooks:
      - id: {name}
```
"""


def filled(page, block, text):
    """A page with the text between the marks of a block."""
    start, end = f"<!-- names: {block} -->\n", "<!-- end of names -->\n"
    before, after = page.index(start) + len(start), page.index(end, page.index(start))
    return page[:before] + text + page[after:]


def files(repository):
    """Each file that holds names, with its text; None for one that must not be there."""
    found, number = names(repository), version(repository)
    pages = {
        "README.md": ("install", install(found)), "docs/how-to/ci.md": ("action", action(found, number)),
        "docs/how-to/hook.md": ("pre-commit", framework(found, number)),
    }
    return {
        "Sources/ArchcheckKit/ReleaseNames.swift": swift(found), "pyproject.toml": project(found, number),
        ".pre-commit-hooks.yaml": hooks(found),
        **{path: filled((repository / path).read_text(), *block) for path, block in pages.items()},
    }


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=pathlib.Path, nargs="?", default=REPOSITORY)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    wrong = []
    for name, text in files(options.folder).items():
        path = options.folder / name
        if (path.read_text() if path.exists() else None) == text:
            continue
        wrong.append(name)
        if options.check:
            continue
        if text is None:
            path.unlink()
        else:
            path.write_text(text)
    if options.check and wrong:
        raise SystemExit(f"error: not as Distribution/names.json says, run 'make names': {', '.join(wrong)}")


if __name__ == "__main__":
    main()
