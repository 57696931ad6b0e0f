import ArchTestSupport
import Foundation
import Findings
import JSONText
import Reporters
import RunTestSupport
import Testing

@Suite("Formats for tools, in runs")
struct FindingFormatRunTests {
  /// Runs a test with a repository whose folder `My ä%/ios` holds BitriseClient with defects.
  private func withRepository(_ body: (TemporaryDirectory) throws -> Void) throws {
    try withTemporaryDirectory { directory in
      try FileManager.default.createDirectory(
        atPath: directory.path(of: "My ä%"), withIntermediateDirectories: true)
      try plantViolations(
        ["01-domain-imports-domain", "02-domain-cycle", "11-kinds", "38-same-name"],
        in: directory.path(of: "My ä%/ios"))
      _ = try TestRepository(in: directory)
      try body(directory)
    }
  }

  private let rules = [
    "acyclic-modules", "domain-independence", "module-type-kinds",
    "duplicate-type-name-across-modules",
  ].map { "bitrise-modules/\($0)" }.joined(separator: ",")

  @Test(
    "say of defects in BitriseClient what is recorded, with the paths that their readers expect")
  func golden() throws {
    try withRepository { directory in
      for format in OutputFormat.all(for: Report.self) where format.pathBase == .repository {
        let run = try archcheck(
          "check", "My ä%/ios", "--format", format.name, "--only", rules, in: directory.path)
        #expect(run.status == 1)
        #expect(throws: Never.self) {
          try expectGolden(run.output, file: "formats/\(format.name).\(format.fileExtension)")
        }
      }
      for name in ["xcode", "agent"] {
        let run = try archcheck(
          "check", "My ä%/ios", "--format", name, "--path-base", "project", "--only", rules,
          in: directory.path)
        #expect(throws: Never.self) {
          try expectGolden(run.output, file: "formats/\(name).log")
        }
      }
    }
  }

  @Test("start paths at the base asked for, whatever the format")
  func pathBase() throws {
    try withRepository { directory in
      let file = "Modules/AppCatalog/AppCatalog/Internal/CatalogFlow.swift:1:8"
      func text(_ arguments: String...) throws -> String {
        try archcheck(
          ["check", "My ä%/ios", "--only", rules] + arguments, in: directory.path
        ).output
      }
      #expect(try text().contains("\n  \(file)\n"))
      #expect(try text("--path-base", "repository").contains("\n  My ä%/ios/\(file)\n"))
      let absolute = directory.path(of: "My ä%/ios/\(file)")
      #expect(try text("--path-base", "absolute").contains("\n  \(absolute)\n"))
      #expect(try text("--format", "xcode").hasPrefix("\(absolute): error: "))
      let json = try text("--path-base", "repository", "--format", "json")
      let report = try JSONValue(reading: json)
      #expect(
        report["violations"]?.elements?.allSatisfy {
          $0["location"]?["path"]?.textValue?.hasPrefix("My ä%/ios/Modules/") == true
        } == true)
    }
  }

  @Test("start paths at the top of the repository for what is staged too")
  func staged() throws {
    try withTemporaryDirectory { directory in
      for (path, text) in smallPackage { try directory.write(text, to: "ios/\(path)") }
      try directory.write(ExitStatusTests.forbidding, to: "ios/archcheck.yml")
      let repository = try TestRepository(in: directory)
      try repository.git("add", "-A")
      let run = try archcheck(
        "check", "ios", "--staged", "--format", "gitlab", in: directory.path)
      #expect(run.status == 1)
      #expect(run.output.contains("\"path\": \"ios/Sources/App/App.swift\""))
    }
  }

  @Test("start paths at the project outside of a repository")
  func noRepository() throws {
    try withSmallPackage(["archcheck.yml": ExitStatusTests.forbidding]) { directory in
      let run = try archcheck(directory.path, "--format", "gitlab")
      #expect(run.output.contains("\"path\": \"Sources/App/App.swift\""))
    }
  }

  @Test("are written to several files in one run")
  func several() throws {
    try withSmallPackage(["archcheck.yml": ExitStatusTests.forbidding]) { directory in
      let run = try archcheck(
        ".", "--format", "gitlab", "--output", "gl.json", "--format", "junit", "--output", "j.xml",
        "--output", "a.sarif", "--output", "a.md", "--format", "xcode", in: directory.path)
      #expect(run.status == 1)
      #expect(run.output.hasPrefix(directory.path))
      #expect(try directory.read("gl.json").hasPrefix("["))
      #expect(try directory.read("j.xml").hasPrefix("<?xml"))
      #expect(try directory.read("a.sarif").contains("2.1.0"))
      #expect(try directory.read("a.md").hasPrefix("### archcheck: 1 error"))
    }
  }

  @Test("are listed with their readers, without reading a project")
  func list() throws {
    let run = try archcheck("--format", "list", in: "/")
    #expect(run.status == 0)
    for format in OutputFormat.all {
      #expect(run.output.contains("\n\(format.name) "))
      #expect(run.output.contains(format.consumers))
    }
  }

  @Test("leave to xml and json files without a format no doubt which one is meant")
  func ambiguousExtensions() throws {
    try withSmallPackage { directory in
      let xml = try archcheck(".", "--output", "a.xml", in: directory.path)
      #expect(xml.status == 2)
      #expect(xml.errors.contains(".sarif"))
      #expect(try archcheck(".", "--output", "a.json", in: directory.path).status == 0)
      #expect(try directory.read("a.json").contains("schemaVersion"))
    }
  }
}
