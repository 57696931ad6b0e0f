import ArchTestSupport
import Findings
import JSONText
import Testing

@testable import Reporters

@Suite("JSON")
struct JSONTests {
  @Test("says of every report what the report says", arguments: ReportCase.all)
  func decodes(_ item: ReportCase) throws {
    let text = OutputFormat.json.text(of: item.report)
    let root = try JSONValue(reading: text)
    let violations = root["violations"]?.elements ?? []
    #expect(violations.count == item.report.violations.count)
    for (json, violation) in zip(violations, item.report.violations) {
      #expect(json["rule"] == .string(violation.rule))
      #expect(json["message"] == .string(violation.message))
      #expect(json["fix"] == .string(violation.defect.fix))
      #expect(json["because"] == .optional(violation.because))
      #expect(json["fingerprint"] == .string(violation.fingerprint))
      #expect(json["location"]?["path"] == .string(violation.location.path))
      #expect(json["location"]?["column"] == .integer(violation.location.column))
      #expect(json["from"]?["node"] ?? .null == .optional(violation.from?.node))
      let symbols = json["evidence"]?.elements?.compactMap { $0["symbol"] }
      #expect(symbols == violation.evidence.map { .string($0.symbol) })
    }
    let rows = root["metrics"]?["components"]?.elements ?? []
    for (json, row) in zip(rows, item.report.metrics.components) {
      #expect(json["name"] == .string(row.name))
      #expect(json["ca"] == .integer(row.afferentCoupling))
      #expect(json["distance"]?.double == row.distance)
      #expect(json["instability"]?.double == row.instability)
    }
    let summary = ReportSummary(of: item.report)
    #expect(root["summary"]?["exitCode"] == .integer(summary.exitCode))
    #expect(root["modules"]?.elements?.count == item.report.modules.count)
    #expect(root["problems"]?.elements?.count == item.report.problems.count)
  }

  @Test("of a listing carries each value under its column's key")
  func listing() throws {
    let root = try JSONValue(reading: OutputFormat.json.text(of: Listing.sample))
    let rows = try #require(root["files"]?.elements)
    #expect(rows[0]["path"] == .string("Sources/A.swift"))
    #expect(rows[0]["lines"] == .integer(1200))
    #expect(rows[0]["modules"] == .array([.string("A"), .string("B")]))
    #expect(rows[1]["lines"] == .null)
    #expect(rows[1]["modules"] == .null)
  }

  @Test("of an explanation carries every number and item")
  func explanation() throws {
    let text = OutputFormat.json.text(of: Explanation.sample)
    let root = try JSONValue(reading: text)
    #expect(root["component"] == .string("CommonUI"))
    #expect(root["metrics"]?.elements?.count == 3)
    #expect(root["metrics"]?.elements?[0]["items"]?.elements?.count == 102)
    #expect(root["metrics"]?.elements?[2]["value"] == .null)
  }
}
