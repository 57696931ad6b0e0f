import ArchTestSupport
import Configuration
import Foundation
import Testing

@testable import ArchModel
@testable import Rules

@Suite("Rule registry")
struct RuleRegistryTests {
  @Test("lists every *Rule.swift on disk, in order of name")
  func isComplete() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Rules").resolvingSymlinksInPath()
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    let onDisk = files.compactMap { $0.split(separator: "/").last.map(String.init) }
      .filter { $0.hasSuffix("Rule.swift") && $0 != "Rule.swift" }
      .map { String($0.dropLast(".swift".count)) }
    #expect(RuleRegistry.all.map { "\($0)" } == onDisk.sorted())
  }

  @Test("lists kinds in order of name, each once")
  func isSorted() {
    let kinds = RuleRegistry.kinds.map(\.name)
    #expect(kinds == Set(kinds).sorted())
  }

  @Test("finds a kind by name only")
  func lookUp() {
    #expect(RuleRegistry.rule(named: "forbid") is ForbidRule.Type)
    #expect(RuleRegistry.rule(named: "forbidden") == nil)
  }

  @Test("describes every option with a sentence", arguments: RuleRegistry.kinds.map(\.name))
  func describesOptions(kind: String) throws {
    let metadata = try #require(RuleRegistry.rule(named: kind)).metadata
    for text in [metadata.summary, metadata.rationale] + metadata.options.map(\.meaning) {
      #expect(text.hasSuffix("."), "\(text)")
    }
    #expect(!metadata.title.isEmpty)
    #expect(!metadata.since.isEmpty)
  }
}

@Suite("Examples of rule kinds")
struct RuleExamplesTests {
  @Test("that violate are reported", arguments: RuleRegistry.kinds.map(\.name))
  func violating(kind: String) throws {
    let example = try #require(RuleRegistry.rule(named: kind)).metadata.violatingExample
    let found = try evaluation(of: example).violations
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.kind == kind && $0.defectName != "unmatched-selector" })
  }

  @Test("that conform are not", arguments: RuleRegistry.kinds.map(\.name))
  func conforming(kind: String) throws {
    let example = try #require(RuleRegistry.rule(named: kind)).metadata.conformingExample
    let evaluation = try evaluation(of: example)
    #expect(evaluation.violations.map(\.line) == [])
    #expect(evaluation.summaries.allSatisfy { $0.checked > 0 })
  }

  private func evaluation(of example: RuleExample) throws -> RuleEvaluation {
    let lines = example.configuration.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "version: 1")
    let configuration = lines.dropFirst().joined(separator: "\n")
    return switch example.notation {
    case .graph:
      try RuleCheck(GraphLiteral(parsing: example.project), configuration, files: example.files)
        .evaluation()
    case .swift:
      try RuleCheck(SwiftProject(example.project), configuration, files: example.files)
        .evaluation()
    }
  }
}

@Suite("docs/rules.md")
struct RuleDocumentationTests {
  @Test(
    "tells each kind's summary, options and examples", arguments: RuleRegistry.kinds.map(\.name))
  func isFresh(kind: String) throws {
    let metadata = try #require(RuleRegistry.rule(named: kind)).metadata
    let page = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("docs/rules.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let start = try #require(text.range(of: "\n## `\(kind)`\n"))
    let rest = text[start.upperBound...]
    let section = rest.range(of: "\n## ").map { rest[..<$0.lowerBound] } ?? rest
    let words = section.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains(metadata.summary))
    #expect(words.contains(metadata.rationale))
    #expect(section.contains(optionsTable(metadata.options)))
    for example in [metadata.violatingExample, metadata.conformingExample] {
      #expect(section.contains(example.project))
      #expect(section.contains(example.configuration))
      if let files = example.files { #expect(section.contains(files)) }
    }
  }
}
