import ArchTestSupport
import ArchcheckKit
import RunTestSupport
import Testing

@testable import archcheck

@Suite("Reports")
struct OutputTests {
  @Test(
    "are those of the golden files",
    arguments: [
      (name: "check.txt", arguments: ["check"]),
      (name: "check-verbose.txt", arguments: ["check", "--verbose"]),
      (name: "metrics.txt", arguments: ["metrics", "--counting", "modules"]),
      (name: "metrics-system.txt", arguments: ["metrics", "--counting", "modules", "--system"]),
      (name: "metrics-explain.txt", arguments: ["metrics", "--explain", "Networking"]),
      (name: "graph.txt", arguments: ["graph"]),
      (
        name: "graph-focus.txt",
        arguments: ["graph", "--granularity", "type", "--focus", "Common.Build"]
      ),
      (name: "graph.dot", arguments: ["graph", "--format", "dot"]),
    ])
  func golden(name: String, arguments: [String]) throws {
    var arguments = arguments
    arguments.insert(Repository.bitriseClient, at: 1)
    let run = try archcheck(arguments)
    #expect(run.status == 0)
    try expectGolden(run.output, file: name)
  }

  /// A stream that takes nothing, and what had been written elsewhere when it refused.
  private final class FullStream: TextStream {
    var isTerminal: Bool { false }
    var columns: Int? { nil }
    func write(_ text: String) -> Bool { false }
  }

  @Test(
    "fail where standard output takes nothing, whatever it is that is printed",
    arguments: [
      ["check"], ["schema"], ["presets"], ["rules"], ["--help"], ["--version"],
      ["init", "--print"],
      ["check", "--print-config"], ["list", "modules"], ["facts", "Sources/App/App.swift"],
      ["baseline"],
    ])
  func fullStream(arguments: [String]) throws {
    try withSmallPackage { directory in
      let errors = CollectedText()
      var surroundings = Surroundings.test(
        folder: directory.path, output: CollectedText(), errors: errors)
      surroundings.output = FullStream()
      let status = ArchcheckCommand.run(
        Invocation(arguments: arguments, surroundings: surroundings))
      #expect(status == 2)
      #expect(errors.text.contains("Standard output cannot be written"))
    }
  }

  @Test("are written to files before standard output, which may end the process")
  func filesFirst() throws {
    try withSmallPackage { directory in
      var surroundings = Surroundings.test(
        folder: directory.path, output: CollectedText(), errors: CollectedText())
      surroundings.output = FullStream()
      let arguments = [
        "--format", "text", "--format", "json", "--output", directory.path(of: "a.json"),
      ]
      let status = ArchcheckCommand.run(
        Invocation(arguments: arguments, surroundings: surroundings))
      #expect(status == 2)
      let written = try directory.read("a.json")
      #expect(written.hasPrefix("{"))
    }
  }

  @Test("are empty with --quiet when nothing is wrong")
  func quiet() throws {
    let run = try withSmallPackage { try archcheck($0.path, "--quiet") }
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors.isEmpty)
  }

  @Test("leave times and memory to standard error, with --verbose")
  func verbose() throws {
    let run = try withSmallPackage { try archcheck($0.path, "--verbose") }
    for phase in ["discovery", "reading and parsing", "resolution", "rules", "report"] {
      #expect(run.errors.contains("time: \(phase) "))
    }
    #expect(run.errors.contains("memory: peak "))
    #expect(!run.output.contains("time: "))
  }

  @Test("of a manifest's path are those of its folder")
  func manifestPath() throws {
    try withSmallPackage { directory in
      let expected = try archcheck(directory.path).output
      #expect(try archcheck(directory.path(of: "Package.swift")).output == expected)
      #expect(try archcheck("Package.swift", in: directory.path).output == expected)
      #expect(try archcheck("check", in: directory.path).output == expected)
    }
  }

  @Test("leave out rules that --skip names, and all but those that --only names")
  func selectedRules() throws {
    try withSmallPackage(["archcheck.yml": ExitStatusTests.forbidding]) { directory throws in
      #expect(try archcheck(directory.path, "--skip", "app-without-core").status == 0)
      #expect(try archcheck(directory.path, "--only", "app-without-core").status == 1)
    }
  }

  @Test(
    "take several rules behind commas or in several options, and refuse unknown ones",
    arguments: [
      (["--skip", "one,two"], 0, ""), (["--skip", "one", "--skip", "two"], 0, ""),
      (["--only", "three , two"], 1, ""), (["--only", "three"], 0, ""),
      (["--only", "three,two"], 1, ""),
      (["--skip", "one"], 1, ""), (["--only", "one,tow"], 2, "Did you mean 'two'?"),
      (["--skip", "one,"], 2, "no rule ''"),
      (["--only", "ghost", "--skip", "tow"], 2, "no rule 'tow'"),
      (["--only", "one", "--skip", "one"], 2, "There is no rule left to check"),
      (["--only", "silent"], 2, "There is no rule left to check"),
    ])
  func ruleLists(arguments: [String], status: Int32, message: String) throws {
    let configuration = """
      version: 1
      rules:
        one: { forbid: { from: App, to: Core } }
        two: { forbid: { from: App, to: Core } }
        three: { forbid: { from: Core, to: App } }
        silent: { forbid: { from: Core, to: App }, severity: off }

      """
    let run = try withSmallPackage(["archcheck.yml": configuration]) {
      try archcheck(["."] + arguments, in: $0.path)
    }
    #expect(run.status == status)
    #expect(run.errors.contains(message) || message.isEmpty)
  }

  @Test("hold violations only with --quiet, and with --strict the problems that fail the run")
  func quietFindings() throws {
    let files: KeyValuePairs = [
      "archcheck.yml": ExitStatusTests.forbidding, "Sources/App/Bad.swift": "struct {\n",
    ]
    try withSmallPackage(files) { directory in
      let run = try archcheck(directory.path, "--quiet")
      #expect(run.status == 1)
      #expect(run.output.contains("'App' must not depend on 'Core'"))
      for other in ["exit 1", "Bad.swift", "Component", "Coverage", "hint"] {
        #expect(!run.output.contains(other))
      }
      let strict = try archcheck(directory.path, "--quiet", "--strict")
      #expect(strict.output.contains("Sources/App/Bad.swift:1:"))
    }
  }

  @Test("show the line of a manifest or configuration that a violation is about")
  func manifestLines() throws {
    let configuration = """
      version: 1
      rules:
        declared:
          manifest: { checks: [unused] }
        ghost:
          forbid: { from: App, to: Ghost }

      """
    let source = "struct App {}\n"
    try withSmallPackage(["archcheck.yml": configuration, "Sources/App/App.swift": source]) {
      let run = try archcheck($0.path)
      #expect(run.output.contains("    6 │     .target(name: \"App\", dependencies: [\"Core\"]),"))
      #expect(run.output.contains("    6 │     forbid: { from: App, to: Ghost }"))
    }
  }

  @Test("of completion are scripts that know the commands", arguments: ["bash", "zsh", "fish"])
  func completion(shell: String) throws {
    let run = try archcheck("--generate-completion-script", shell)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    for command in ["check", "metrics", "graph", "why", "facts", "list", "schema"] {
      #expect(run.output.contains(command))
    }
    for format in ["json", "dot"] { #expect(run.output.contains(format)) }
  }

  @Test("of the configuration can be read again as a configuration")
  func printedConfiguration() throws {
    try withSmallPackage { directory in
      let printed = try archcheck(directory.path, "--print-config")
      #expect(printed.status == 0)
      try directory.write(printed.output, to: "archcheck.yml")
      #expect(try archcheck(directory.path).status == 0)
      #expect(try archcheck(directory.path, "--print-config").output == printed.output)
    }
  }

  @Test("of the configuration may go to the file that the shell has just made empty for it")
  func printedConfigurationIntoItsPlace() throws {
    try withSmallPackage { directory in
      let expected = try archcheck(directory.path, "--print-config").output
      try directory.write("", to: "archcheck.yml")
      let printed = try archcheck(directory.path, "--print-config")
      #expect(printed.status == 0)
      #expect(printed.output == expected)
    }
  }

  @Test(
    "of the command schema are JSON",
    arguments: [
      "config", "check", "facts", "graph", "metrics", "rule", "rule-kind", "rules", "why",
      "why-line",
    ])
  func schema(subject: String) throws {
    let run = try archcheck("schema", subject)
    #expect(run.status == 0)
    #expect(try run.json()["$schema"] != nil)
  }

  @Test(
    "list what was asked for",
    arguments: [
      "modules", "files", "components", "declarations", "dependencies", "unresolved",
    ])
  func list(subject: String) throws {
    let text = try archcheck("list", subject, Repository.bitriseClient)
    #expect(text.status == 0)
    #expect(text.output.contains(subject) || text.output.contains("No "))
    let json = try archcheck("list", subject, Repository.bitriseClient, "--format", "json")
    let rows = try #require(try json.json()[subject] as? [[String: Any]])
    let csv = try archcheck("list", subject, Repository.bitriseClient, "--format", "csv")
    #expect(csv.output.split(separator: "\n").count == rows.count + 1)
  }
}
