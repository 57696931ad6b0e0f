import ArchTestSupport
import Foundation
import Testing

@Suite("Huge input", .serialized)
struct HugeInputTests {
  @Test("such as a file of 20 MB is not read, and the limit is named")
  func hugeFile() throws {
    let line = "let number = 1 // a line that is repeated until the file is too large to be read\n"
    let text = String(repeating: line, count: 20_000_000 / line.utf8.count)
    let problems = try problems(with: text)
    #expect(problems.kinds == ["file-too-large"])
    #expect(problems.places == ["Sources/App/Huge.swift"])
    #expect(problems.parsedFiles == 2)
  }

  @Test("such as 10 000 nested #if is not parsed, with a place")
  func nestedConditions() throws {
    let text =
      String(repeating: "#if DEBUG\n", count: 10_000) + "let a = 1\n"
      + String(repeating: "#endif\n", count: 10_000)
    let problems = try problems(with: text)
    #expect(problems.kinds == ["nesting-too-deep"])
    #expect(problems.parsedFiles == 2)
  }

  @Test("such as a chain of 100 000 calls ends")
  func longChain() throws {
    let text = "let a = b" + String(repeating: ".c()", count: 100_000) + "\nstruct After {}\n"
    let problems = try problems(with: text)
    #expect(problems.status == 0)
    #expect(problems.parsedFiles >= 2)
  }

  @Test("such as 10 000 nested parentheses is told, because the parser drops what follows")
  func nestedParentheses() throws {
    let text =
      "let a = " + String(repeating: "(", count: 10_000) + "1"
      + String(repeating: ")", count: 10_000) + "\nstruct After {}\n"
    let problems = try problems(with: text)
    #expect(problems.status == 0)
    #expect(problems.kinds.contains("nesting-too-deep"))
  }

  @Test("such as a manifest that loops for ever ends, and what was read before it counts")
  func endlessManifest() throws {
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Small", targets: [.target(name: "App"), .target(name: "Core")])
      while true { package.name += "!" }

      """
    let problems = try withSmallPackage(["Package.swift": manifest]) { try readingProblems(of: $0) }
    #expect(problems.status == 0)
    #expect(problems.kinds.contains("manifest-not-understood"))
    #expect(problems.places.contains { $0.hasPrefix("Package.swift:4") })
    #expect(problems.parsedFiles == 2)
  }

  private func problems(with text: String) throws -> ReadingProblems {
    try withSmallPackage { directory in
      try directory.write(text, to: "Sources/App/Huge.swift")
      return try readingProblems(of: directory)
    }
  }
}
