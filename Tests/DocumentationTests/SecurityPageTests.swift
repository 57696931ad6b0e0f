import Foundation
import Testing

/// The page on security names for each promise the tests that hold it.
@Suite("The page on security")
struct SecurityPageTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardizedFileURL.path

  private static let page =
    (try? String(contentsOfFile: "\(root)/SECURITY.md", encoding: .utf8)) ?? ""

  /// A test as the page names it.
  struct NamedTest: CustomTestStringConvertible, Hashable, Sendable {
    var suite: String
    var function: String

    var testDescription: String { "\(suite).\(function)" }
  }

  static let tests: [NamedTest] = page.matches(of: /`(\w+Tests)\.(\w+)`/).map {
    NamedTest(suite: String($0.1), function: String($0.2))
  }

  @Test("names tests for each promise")
  func isComplete() throws {
    let promises = try #require(Self.page.components(separatedBy: "## Promises").dropFirst().first)
      .components(separatedBy: "\n## ")[0]
    let rows = promises.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
    #expect(rows.count > 8)
    for row in rows { #expect(row.contains(/`\w+Tests\.\w+`/), "\(row)") }
  }

  @Test("names tests that there are", arguments: tests)
  func exists(test: NamedTest) throws {
    let files = FileManager.default.enumerator(atPath: "\(Self.root)/Tests")
    let path = files?.compactMap { $0 as? String }.first { $0.hasSuffix("/\(test.suite).swift") }
    let source = try String(
      contentsOfFile: "\(Self.root)/Tests/\(try #require(path))", encoding: .utf8)
    #expect(try source.contains(Regex("\\n  func \(test.function)\\(")))
  }

  @Test("names the commands of git that the sources have, and no others")
  func commands() throws {
    let source = try String(
      contentsOfFile: "\(Self.root)/Sources/GitFiles/GitProgram.swift", encoding: .utf8)
    let table = try #require(
      Self.page.components(separatedBy: "| command of git |").dropFirst().first)
    let named = table.components(separatedBy: "\n\n")[0].matches(of: /\n\| `([^`]+)` \|/).map {
      String($0.1)
    }
    let written = source.matches(of: /\(\[("[a-z][^\]]*)\]/).map { match in
      match.1.matches(of: /"([^"]+)"/).map { String($0.1) }.joined(separator: " ")
    }
    #expect(!named.isEmpty)
    #expect(Set(written.map { $0.replacing(" -- HEAD", with: "") }) == Set(named))
  }

  @Test("is linked from the pages that lead to it", arguments: ["README.md", "docs/limits.md"])
  func isLinked(page: String) throws {
    let text = try String(contentsOfFile: "\(Self.root)/\(page)", encoding: .utf8)
    #expect(text.contains("SECURITY.md)"))
  }
}
