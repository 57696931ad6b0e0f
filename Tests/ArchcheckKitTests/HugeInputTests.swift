import ArchTestSupport
import Findings
import RunTestSupport
import Testing

@Suite("Huge input", .serialized)
struct HugeInputTests {
  @Test("such as a file of 20 MB is not read, and the limit is named")
  func hugeFile() throws {
    let line = "let number = 1 // a line that is repeated until the file is too large to be read\n"
    let text = String(repeating: line, count: 20_000_000 / line.utf8.count)
    let report = try report(with: text)
    #expect(report.problemKinds == ["unread-sources", "file-too-large"])
    #expect(report.problemPlaces == ["Sources/App/Huge.swift"])
    #expect(report.coverage.parsedFiles == 2)
  }

  @Test("such as 10 000 nested #if is not parsed, with a place")
  func nestedConditions() throws {
    let text =
      String(repeating: "#if DEBUG\n", count: 10_000) + "let a = 1\n"
      + String(repeating: "#endif\n", count: 10_000)
    let report = try report(with: text)
    #expect(report.problemKinds == ["unread-sources", "nesting-too-deep"])
    #expect(report.coverage.parsedFiles == 2)
  }

  @Test("such as a chain of 20 000 calls ends")
  func longChain() throws {
    let text = "let a = b" + String(repeating: ".c()", count: 20_000) + "\nstruct After {}\n"
    let report = try report(with: text)
    #expect(report.exitCode == 0)
    #expect(report.coverage.parsedFiles >= 2)
  }

  @Test("such as 10 000 nested parentheses is reported, because the parser drops what follows")
  func nestedParentheses() throws {
    let text =
      "let a = " + String(repeating: "(", count: 10_000) + "1"
      + String(repeating: ")", count: 10_000) + "\nstruct After {}\n"
    let report = try report(with: text)
    #expect(report.exitCode == 0)
    #expect(report.problemKinds.contains("nesting-too-deep"))
  }

  @Test("such as a manifest that loops for ever ends, and what was read before it counts")
  func endlessManifest() throws {
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Small", targets: [.target(name: "App"), .target(name: "Core")])
      while true { package.name += "!" }

      """
    let report = try withSmallPackage(["Package.swift": manifest]) {
      try ArchcheckKitTests.report(of: $0.path)
    }
    #expect(report.exitCode == 0)
    #expect(report.problemKinds.contains("manifest-limit"))
    #expect(report.problemPlaces.contains { $0.hasPrefix("Package.swift:4") })
    #expect(report.coverage.parsedFiles == 2)
  }

  private func report(with text: String) throws -> Report {
    try withSmallPackage { directory in
      try directory.write(text, to: "Sources/App/Huge.swift")
      return try ArchcheckKitTests.report(of: directory.path)
    }
  }
}
