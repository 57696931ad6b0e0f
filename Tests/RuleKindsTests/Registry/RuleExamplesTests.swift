import ArchTestSupport
import Foundation
import RuleChecks
import RuleTestSupport
import Testing

@testable import RuleLanguage
@testable import RuleEngine
@testable import RuleKinds

@Suite("Rule registry")
struct RuleRegistryTests {
  @Test("lists every *Rule.swift on disk, in order of name")
  func isComplete() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources").resolvingSymlinksInPath()
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    let onDisk = files.filter { $0.hasPrefix("RuleKinds/") || $0.contains("Rules/") }
      .compactMap { $0.split(separator: "/").last.map(String.init) }
      .filter { $0.hasSuffix("Rule.swift") }
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
      #expect(PlainEnglish.faults(in: text) == [])
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
    #expect(found.allSatisfy { $0.kind == kind && $0.defect.name != "unmatched-selector" })
    if let messages = try #require(RuleRegistry.rule(named: kind)).metadata.exampleMessages {
      let told = found.map {
        "\($0.location): \($0.severity.rawValue): \($0.message) [\($0.rule)]"
      }
      #expect(told.joined(separator: "\n") == messages)
    }
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

@Suite("Pages of rule kinds")
struct RulePageTests {
  @Test("tell each kind's summary, options and examples", arguments: RulePages.all.map(\.kind))
  func tellsEverything(kind: String) throws {
    let metadata = try #require(RuleRegistry.rule(named: kind)).metadata
    let page = metadata.documentation
    let words = page.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(page.hasPrefix("# `\(kind)`\n"))
    #expect(words.contains(metadata.summary) && words.contains(metadata.rationale))
    #expect(page.contains(optionsTable(metadata.options)))
    #expect(metadata.notes.isEmpty || page.contains(metadata.notes))
    for example in [metadata.violatingExample, metadata.conformingExample] {
      #expect(page.contains(example.project))
      #expect(page.contains(example.configuration))
      if let files = example.files { #expect(page.contains(files)) }
    }
  }

  @Test("are one for each kind, and an overview that leads to all of them")
  func overview() {
    let pages = RulePages.pages
    #expect(pages.map(\.name) == ["README.md"] + RuleRegistry.kinds.map { "\($0.name).md" })
    for kind in RuleRegistry.kinds {
      #expect(pages[0].text.contains("](\(kind.name).md)"))
    }
  }

  @Test("have blocks of code that end, and no line that begins one by accident")
  func fences() {
    for page in RulePages.pages {
      let fences = page.text.split(separator: "\n").filter { $0.hasPrefix("```") }
      #expect(fences.count.isMultiple(of: 2), "\(page.name)")
      #expect(!page.text.contains("\n\n\n"), "\(page.name)")
    }
  }
}
