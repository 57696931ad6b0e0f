import ArchTestSupport
import Findings
import Foundation
import ProjectModel
import RuleEngine
import RuleKinds
import Testing

@testable import Reporters

@Suite("Schemas of the JSON output")
struct SchemaTests {
  private let vocabulary = RuleRegistry.catalog.vocabulary

  @Test("accept every report in every view", arguments: ReportCase.all)
  func accept(_ item: ReportCase) throws {
    let texts = [
      ("check", OutputFormat.json.text(of: item.report)),
      ("graph", OutputFormat.json.text(of: item.report.graphResult)),
      ("metrics", OutputFormat.json.text(of: MetricsResult(item.report.metrics))),
    ]
    for (schema, text) in texts {
      #expect(try mistakes(in: text, schema: ReportSchemas.text(of: schema)) == [])
    }
  }

  @Test("accept every defect, role, kind and problem")
  func acceptEveryCase() throws {
    let report = Report.troubled.with { report in
      report.violations = Violation.ofEveryDefect
      report.modules = ModuleKind.allCases.map { kind in
        var module = ModuleSummary("M")
        module.kind = kind
        return module
      }
    }
    let text = OutputFormat.json.text(of: report)
    #expect(try mistakes(in: text, schema: ReportSchemas.text(of: "check")) == [])
    #expect(Set(report.violations.map(\.defect.name)).isSubset(of: vocabulary.defects))
  }

  @Test(
    "reject what they do not describe",
    arguments: [
      (#""status": "new""#, #""status": "fresh""#), (#""line": 4"#, #""line": "4""#),
      (#""line": 4"#, #""line": -1"#), (#""severity": "error","#, ""),
      (#""severity": "error""#, #""severity": "error", "extra": 1"#),
      (#""schemaVersion": 1"#, #""schemaVersion": 2"#),
      (#""granularity": "module""#, #""granularity": "planet""#),
      (#""fingerprint": ""#, #""fingerprint": "X"#),
    ])
  func reject(part: String, replacement: String) throws {
    let text = OutputFormat.json.text(of: Report.cycles)
    let range = try #require(text.firstRange(of: part))
    let broken = text.replacingCharacters(in: range, with: replacement)
    #expect(try !mistakes(in: broken, schema: ReportSchemas.text(of: "check")).isEmpty)
  }

  @Test("stand in docs as they are printed")
  func documented() {
    for schema in ReportSchemas.all(vocabulary) {
      let file = "../../../docs/schema/\(schema.name).schema.json"
      #expect(throws: Never.self) { try expectGolden(schema.text, file: file) }
    }
  }

  @Test("close every object and refer to nothing that is missing")
  func closed() throws {
    for schema in ReportSchemas.all(vocabulary) {
      let validator = try SchemaValidator(schema: schema.text)
      #expect(validator.looseObjects == [])
      #expect(validator.danglingReferences == [])
    }
  }

  @Test("name nothing that the documentation leaves out")
  func explained() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../docs/output-formats.md").standardizedFileURL
    let text = try String(contentsOf: file, encoding: .utf8)
    for schema in ReportSchemas.all(vocabulary) {
      for name in try SchemaValidator(schema: schema.text).names(outsideOf: vocabulary.kinds)
      where !text.contains("`\(name)`") {
        Issue.record("docs/output-formats.md does not mention \(name) of \(schema.name)")
      }
    }
  }

  private func mistakes(in text: String, schema: String) throws -> [String] {
    try SchemaValidator(schema: schema).mistakes(in: text)
  }
}

extension ReportSchemas {
  /// The schema of a name.
  static func text(of name: String) throws -> String {
    try #require(all(RuleRegistry.catalog.vocabulary).first { $0.name == name }?.text)
  }
}
