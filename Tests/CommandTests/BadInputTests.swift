import ArchTestSupport
import ArchcheckKit
import Foundation
import RunTestSupport
import Testing

@Suite("Bad input")
struct BadInputTests {
  @Test(
    "in a configuration is reported with its place and stops the run",
    arguments: [
      (text: "version: 1\nrules: {\n", place: "archcheck.yml:3:1", word: "error"),
      (text: "version: 1\nrulez: {}\n", place: "archcheck.yml:2:1", word: "rules"),
      (
        text: "version: 1\nrules:\n  a:\n    forbidd: { from: App, to: Core }\n",
        place: "archcheck.yml:4:5", word: "forbid"
      ),
      (
        text: "version: 1\nrules:\n  a:\n    forbid: { from: App, to: \"{other}\" }\n",
        place: "archcheck.yml:4:30", word: "other"
      ),
    ])
  func configuration(text: String, place: String, word: String) throws {
    let run = try withSmallPackage(["archcheck.yml": text]) { try archcheck($0.path) }
    #expect(run.status == 2)
    #expect(run.errors.contains(place))
    #expect(run.errors.contains(word))
    #expect(run.output.isEmpty)
  }

  @Test("such as a configuration that is no file stops the run, so that no rule is lost in silence")
  func configurationFolder() throws {
    let run = try withSmallPackage(["archcheck.yml/a": ""]) { try archcheck($0.path) }
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(
      run.errors == "error: The configuration archcheck.yml cannot be read: it is not a regular "
        + "file. Put a file in its place, or remove it.\n")
  }

  @Test("such as a path that is a device, or not UTF-8, is not understood")
  func devices() throws {
    let device = try archcheck("/dev/null")
    #expect(device.status == 2)
    #expect(device.errors.contains("'/dev/null' is neither a file nor a folder"))
    let repaired = try archcheck("b\u{FFFD}d")
    #expect(repaired.status == 2 && repaired.errors.contains("is not UTF-8"))
  }

  @Test("such as a very long line is not shown with each finding in it")
  func longLine() throws {
    let files: KeyValuePairs = [
      "archcheck.yml": "version: 1\nrules: { r: { forbid: { from: App, to: Core } } }\n",
      "Sources/App/App.swift": "import Core\nstruct App {}\n"
        + String(repeating: " ", count: SourceLines.columnLimit) + "let c = Service()\n",
    ]
    let run = try withSmallPackage(files) { try archcheck($0.path, "--format", "json") }
    #expect(run.status == 1)
    #expect(run.output.contains("\"line\": 3, \"column\": \(SourceLines.columnLimit + 9)"))
    #expect(!run.output.contains(String(repeating: " ", count: 500)))
  }

  @Test("in a configuration is reported all at once")
  func allMistakes() throws {
    let text = "version: 1\nrulez: {}\ntagz: {}\n"
    let run = try withSmallPackage(["archcheck.yml": text]) { try archcheck($0.path) }
    #expect(run.errors.contains("archcheck.yml:2:1"))
    #expect(run.errors.contains("archcheck.yml:3:1"))
    #expect(run.errors.contains("2 errors"))
  }

  @Test("such as a selector that matches nothing is a finding")
  func unmatchedSelector() throws {
    let text = "version: 1\nrules:\n  a:\n    forbid: { from: App, to: Cor }\n"
    let report = try violations("archcheck.yml", text)
    #expect(report.status == 1)
    #expect(report.defects == ["unmatched-selector"])
    #expect(report.places == ["archcheck.yml:4"])
  }

  @Test("such as a folder without manifest is one module, with a warning")
  func noManifest() throws {
    let files: KeyValuePairs = ["A.swift": "struct A {}\n"]
    let problems = try withTemporaryDirectory(files: files) { try self.problems($0) }
    #expect(problems.status == 0)
    #expect(problems.kinds == ["no-manifest"])
    #expect(problems.parsedFiles == 1)
  }

  @Test("such as a manifest without modules leaves the folder as one module")
  func noModule() throws {
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Empty")

      """
    let files: KeyValuePairs = ["Package.swift": manifest, "A.swift": "struct A {}\n"]
    let problems = try withTemporaryDirectory(files: files) { try self.problems($0) }
    #expect(problems.status == 0)
    #expect(problems.kinds.contains("no-manifest"))
    #expect(problems.parsedFiles == 1)
  }

  @Test("such as a syntax error has a place, and everything else is analysed")
  func syntaxError() throws {
    let problems = try withSmallPackage(["Sources/App/Broken.swift": "struct {\n  let a: Int\n"]) {
      #expect(try archcheck($0.path, "--strict").status == 1)
      return try self.problems($0)
    }
    #expect(problems.status == 0)
    #expect(problems.kinds.contains("syntax-error"))
    #expect(problems.places.allSatisfy { $0.hasPrefix("Sources/App/Broken.swift:") })
    #expect(problems.parsedFiles == 3)
  }

  @Test("such as NUL bytes does no harm")
  func nulBytes() throws {
    let problems = try withSmallPackage([
      "Sources/App/Nul.swift": "struct A {}\u{0}\u{0}\nstruct B {}\n"
    ]) { try self.problems($0) }
    #expect(problems.status == 0)
    #expect(problems.parsedFiles == 3)
  }

  @Test("such as text that is not UTF-8 is a problem at the first such byte")
  func notUTF8() throws {
    let problems = try withSmallPackage { directory in
      let path = URL(fileURLWithPath: directory.path(of: "Sources/App/Latin.swift"))
      try Data(Array("let a = \"".utf8) + [0xE9] + Array("\"\n".utf8)).write(to: path)
      return try self.problems(directory)
    }
    #expect(problems.status == 0)
    #expect(problems.kinds == ["not-utf8"])
    #expect(problems.places == ["Sources/App/Latin.swift:1:10"])
  }

  @Test("such as an unreadable file costs that file only", .enabled(if: getuid() != 0))
  func unreadableFile() throws {
    let problems = try withSmallPackage(["Sources/App/Secret.swift": "struct Secret {}\n"]) {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0], ofItemAtPath: $0.path(of: "Sources/App/Secret.swift"))
      return try self.problems($0)
    }
    #expect(problems.kinds == ["unreadable-file"])
    #expect(problems.parsedFiles == 2)
  }

  @Test("such as a file that has become a folder's name is no source")
  func folderNamedLikeSource() throws {
    let problems = try withSmallPackage(["Sources/App/Odd.swift/Inner.swift": "struct Inner {}\n"])
    {
      try self.problems($0)
    }
    #expect(problems.status == 0)
    #expect(problems.parsedFiles == 3)
  }

  @Test("such as symbolic links that lead round ends")
  func symbolicLinkLoop() throws {
    let problems = try withSmallPackage { directory in
      let manager = FileManager.default
      try manager.createSymbolicLink(
        atPath: directory.path(of: "Sources/App/up"), withDestinationPath: "..")
      try manager.createSymbolicLink(
        atPath: directory.path(of: "Sources/App/one.swift"), withDestinationPath: "two.swift")
      try manager.createSymbolicLink(
        atPath: directory.path(of: "Sources/App/two.swift"), withDestinationPath: "one.swift")
      return try self.problems(directory)
    }
    #expect(problems.status == 0)
    #expect(problems.kinds.contains("symbolic-link-loop"))
  }

  // Without `--no-parent` the configuration decides that the project is around the folder.
  @Test("such as a configuration above the folder that alone is wanted is mentioned and not used")
  func configurationElsewhere() throws {
    let run = try withSmallPackage(["archcheck.yml": ExitStatusTests.forbidding]) {
      try archcheck($0.path(of: "Sources/App"), "--no-parent")
    }
    #expect(run.status == 0)
    #expect(run.output.contains("../../archcheck.yml"))
  }
}

/// What a run says about reading a project.
struct ReadingProblems {
  var status: Int32?
  var kinds: [String]
  /// `path:line:column`, without the parts that are 0.
  var places: [String]
  var parsedFiles: Int
}

extension BadInputTests {
  func problems(_ directory: TemporaryDirectory) throws -> ReadingProblems {
    try readingProblems(of: directory)
  }

  private func violations(
    _ path: String, _ text: String
  ) throws -> (status: Int32?, defects: [String], places: [String]) {
    try withSmallPackage { directory in
      try directory.write(text, to: path)
      let run = try archcheck(directory.path, "--format", "json")
      let found = try #require(run.json()["violations"] as? [[String: Any]])
      return (
        run.status, found.compactMap { $0["defect"] as? String },
        found.compactMap { ($0["location"] as? [String: Any]).flatMap(line) }
      )
    }
  }

  private func line(_ location: [String: Any]) -> String? {
    guard let path = location["path"] as? String, let line = location["line"] as? Int else {
      return nil
    }
    return "\(path):\(line)"
  }
}

/// Runs `check --format json` and reads what it says about reading the project.
func readingProblems(of directory: TemporaryDirectory) throws -> ReadingProblems {
  let run = try archcheck(directory.path, "--format", "json")
  let json = try run.json()
  let problems = try #require(json["problems"] as? [[String: Any]])
  let coverage = try #require(json["coverage"] as? [String: Any])
  return ReadingProblems(
    status: run.status, kinds: problems.compactMap { $0["kind"] as? String },
    places: problems.compactMap { problem in
      guard let location = problem["location"] as? [String: Any],
        let path = location["path"] as? String, let line = location["line"] as? Int,
        let column = location["column"] as? Int
      else { return nil }
      return line == 0 ? path : column == 0 ? "\(path):\(line)" : "\(path):\(line):\(column)"
    },
    parsedFiles: try #require(coverage["parsedFiles"] as? Int))
}
