import ArchTestSupport
import Foundation
import RunTestSupport
import Testing

/// What only the binary can show: arguments, streams, exit statuses, the working directory and files.
///
/// What commands say is tested in `CommandTests`, without a process for each.
@Suite("The binary")
struct ProcessTests {
  private static let forbidding = """
    version: 1
    rules:
      app-without-core:
        forbid: { from: App, to: Core }

    """

  @Test(
    "runs each command in the working directory",
    arguments: [
      (["check"], "No violations"), (["metrics"], "Core"), (["graph"], "App"),
      (["list", "modules"], "App"), (["why", "App", "Core"], "1 shortest chain of 1 hop"),
      (["facts", "Sources/App/App.swift"], "struct App"), (["rules"], "acyclic"),
      (["baseline"], "archcheck-baseline.yml: 0 entries written"),
      (["schema", "check"], "\"$schema\""), (["presets"], "recommended"),
      (["init"], "Wrote archcheck.yml."), (["--version"], "."), (["--help"], "USAGE"),
      (["--generate-completion-script", "bash"], "complete"),
    ])
  func commands(arguments: [String], part: String) throws {
    let run = try withSmallPackage { try archcheck(arguments, in: $0.path) }
    #expect(run.status == 0)
    #expect(run.output.contains(part), "\(run.output)")
    #expect(run.errors.isEmpty)
  }

  @Test(
    "ends with a status that says why, and leaves standard output to reports",
    arguments: [
      (["."], 1, "", "'App' must not depend on 'Core'"),
      (["--no-such-option"], 2, "error", ""), (["."], 3, "error: no source file was found", ""),
    ])
  func statuses(arguments: [String], status: Int32, error: String, output: String) throws {
    let run =
      try status == 3
      ? withTemporaryDirectory { try archcheck(arguments, in: $0.path) }
      : withSmallPackage(["archcheck.yml": Self.forbidding]) {
        try archcheck(arguments, in: $0.path)
      }
    #expect(run.status == status)
    #expect(error.isEmpty ? run.errors.isEmpty : run.errors.lowercased().contains(error))
    #expect(output.isEmpty ? run.output.isEmpty : run.output.contains(output))
  }

  @Test("understands paths of the working directory")
  func workingDirectory() throws {
    try withSmallPackage { directory in
      let expected = try archcheck("check", in: directory.path).output
      #expect(try archcheck("Package.swift", in: directory.path).output == expected)
      #expect(try archcheck("../..", in: directory.path(of: "Sources/App")).output == expected)
    }
  }

  @Test("takes the project around the working directory, up to the top of the repository")
  func projectAround() throws {
    try withSmallPackage([".git/HEAD": "ref: refs/heads/main\n"]) { directory in
      let arguments = ["check", "--format", "json"]
      let atRoot = try archcheck(arguments, in: directory.path)
      #expect(atRoot.status == 0 && atRoot.errors.isEmpty)
      #expect(try archcheck(arguments + ["."], in: directory.path) == atRoot)
      let folder = directory.path(of: "Sources/App")
      let inside = try archcheck(arguments, in: folder)
      #expect(inside.output == atRoot.output && inside.status == 0)
      #expect(inside.errors.hasPrefix("note: '.' contains neither a configuration nor a manifest"))
      #expect(inside.errors.split(separator: "\n").count == 1)
      let alone = try archcheck(arguments + ["--no-parent"], in: folder)
      #expect(alone.output != atRoot.output && alone.errors.isEmpty)
      try directory.write("ref: refs/heads/main\n", to: "Sources/.git/HEAD")
      #expect(try archcheck(arguments, in: folder) == alone)
    }
  }

  @Test("adds the modules of the configuration to those of manifests, or takes them alone")
  func configuredModules() throws {
    let files: KeyValuePairs = [
      "Extras/Gen/gen.swift": "import Core\n\nlet service = Service()\n",
      "archcheck.yml": "version: 1\nmodules: { \"{m}\": \"Extras/{m}\" }\n",
    ]
    try withSmallPackage(files) { directory in
      let why = try archcheck("why", "Gen", "Core", in: directory.path)
      #expect(why.status == 0 && why.output.contains("Extras/Gen/gen.swift:3"), "\(why.output)")
      let added = try archcheck("list", "modules", in: directory.path)
      #expect(["App", "Core", "Gen"].allSatisfy { added.output.contains($0) })
      try directory.write(
        "version: 1\nmodules: { replace: true, Gen: Extras }\n", to: "archcheck.yml")
      let alone = try archcheck("list", "modules", in: directory.path)
      #expect(alone.output.contains("Gen") && !alone.output.contains("Core"))
      try directory.write("version: 1\nmodules: { Cor: { role: test } }\n", to: "archcheck.yml")
      let failed = try archcheck("check", in: directory.path)
      #expect(failed.status == 2 && failed.output.isEmpty)
      #expect(failed.errors.contains("archcheck.yml:2:12: error: There is no module `Cor`."))
    }
  }

  @Test("writes reports to the files named, each whole, and leaves no drafts")
  func files() throws {
    try withSmallPackage(["report.out": "old"]) { directory in
      let path = directory.path(of: "report.out")
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
      let run = try archcheck(
        ".", "--format", "text", "--format", "json", "--output", "report.out", "--output",
        "graph.dot", in: directory.path)
      #expect(run.status == 0)
      #expect(run.output.contains("No violations"))
      #expect(try directory.read("report.out").hasPrefix("{"))
      #expect(try directory.read("graph.dot").hasPrefix("digraph"))
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
      #expect(mode as? Int == 0o600)
      let left = try FileManager.default.contentsOfDirectory(atPath: directory.path)
      #expect(!left.contains { $0.hasSuffix(".tmp") })
    }
  }

  @Test(
    "fails when standard output does not take the whole report",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDevice() throws {
    let command = "'\(try binaryPath())' check . > /dev/full"
    let ended = try withSmallPackage { try run("/bin/sh", ["-c", command], in: $0.path) }
    #expect(ended.status == 2)
    #expect(ended.errors.contains("Standard output cannot be written"))
  }

  @Test("writes no file halfway, and leaves no draft, where the system allows no more")
  func fileSizeLimit() throws {
    try withSmallPackage(["report.json": "old"]) { directory in
      let draft = "report.json.$$.0.tmp"
      let command =
        "echo stale > \(draft); ulimit -f 1; exec '\(try binaryPath())' check . "
        + "--format json --output report.json"
      let ended = try run("/bin/sh", ["-c", command], in: directory.path)
      #expect(ended.status == 2)
      #expect(ended.errors.contains("'report.json' cannot be written (File too large)"))
      #expect(try directory.read("report.json") == "old")
      let left = try FileManager.default.contentsOfDirectory(atPath: directory.path)
      #expect(left.filter { $0.hasSuffix(".tmp") }.count <= 1)
      #expect(!left.contains { $0.hasSuffix(".1.tmp") })
    }
  }

  @Test("writes a report beside the draft that a killed process of its number has left")
  func staleDraft() throws {
    try withSmallPackage { directory in
      let command =
        "echo stale > report.json.$$.0.tmp; exec '\(try binaryPath())' check . "
        + "--format json --output report.json"
      #expect(try run("/bin/sh", ["-c", command], in: directory.path).status == 0)
      #expect(try directory.read("report.json").hasPrefix("{"))
    }
  }

  @Test("writes nothing into files that get the numbers of closed streams")
  func closedStreams() throws {
    try withSmallPackage(["archcheck.yml": Self.forbidding]) { directory in
      let command =
        "'\(try binaryPath())' check nothing <&- >&- 2>&-; "
        + "'\(try binaryPath())' check . --verbose --format json --output report.json <&- >&- 2>&-"
      #expect(try run("/bin/sh", ["-c", command], in: directory.path).status == 1)
      let report = try directory.read("report.json")
      #expect(report.hasPrefix("{") && report.hasSuffix("}\n"))
      #expect(!report.contains("time: "))
    }
  }

  @Test("completes the names of rules")
  func ruleCompletion() throws {
    try withSmallPackage(["archcheck.yml": Self.forbidding]) { directory in
      let run = try archcheck(
        ["---completion", "check", "--", "--only", "2", "0", "archcheck", "--only", ""],
        in: directory.path)
      #expect(run.output.contains("app-without-core"))
    }
  }

  @Test("takes libclang from where the environment says, and colours from nowhere")
  func environment() throws {
    let files: KeyValuePairs = ["main.c": "int main(void) { return 0; }\n"]
    let run = try withTemporaryDirectory(files: files) {
      try archcheck($0.path, with: ["ARCHCHECK_LIBCLANG": "/nonexistent"])
    }
    #expect(run.status == 3)
    #expect(run.errors.contains("ARCHCHECK_LIBCLANG is '/nonexistent'"))
    let plain = try withSmallPackage(["archcheck.yml": Self.forbidding]) {
      try archcheck($0.path, with: ["TERM": "xterm-256color", "CLICOLOR_FORCE": "1"])
    }
    #expect(plain.status == 1 && !plain.output.contains("\u{1B}"))
  }
}
