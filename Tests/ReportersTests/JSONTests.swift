import ArchTestSupport
import Findings
import Testing

@testable import Reporters

@Suite("JSON")
struct JSONTests {
  @Test("reads back as the value that was written", arguments: 0..<200 as Range<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let value = JSONValue.random(depth: 4, using: &generator)
    #expect(try JSONValue(reading: value.text).sortedByKey == value.sortedByKey)
  }

  @Test("says of every report what the report says", arguments: ReportCase.all)
  func decodes(_ item: ReportCase) throws {
    let text = JSONReporter().render(item.report, options: ReportOptions())
    let root = try JSONValue(reading: text)
    let violations = root["violations"]?.elements ?? []
    #expect(violations.count == item.report.violations.count)
    for (json, violation) in zip(violations, item.report.violations) {
      #expect(json["rule"] == .string(violation.rule))
      #expect(json["message"] == .string(violation.message))
      #expect(json["fix"] == .string(violation.fix))
      #expect(json["because"] == .optional(violation.because))
      #expect(json["fingerprint"] == .string(violation.fingerprint))
      #expect(json["location"]?["path"] == .string(violation.location.path))
      #expect(json["location"]?["column"] == .integer(violation.location.column))
      #expect(json["from"]?["node"] ?? .null == .optional(violation.from?.node))
      let symbols = json["evidence"]?.elements?.compactMap { $0["symbol"] }
      #expect(symbols == violation.evidence.map { .string($0.symbol) })
    }
    let rows = MetricsOrder.name.sorted(item.report.metrics.components)
    for (json, row) in zip(root["metrics"]?["components"]?.elements ?? [], rows) {
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

  @Test("keeps the order of members and is the same text each time")
  func order() {
    let value: JSONValue = ["z": 1, "a": 2, "m": ["y": 3, "b": 4]]
    #expect(value.text == "{ \"z\": 1, \"a\": 2, \"m\": { \"y\": 3, \"b\": 4 } }\n")
  }

  @Test("breaks containers that do not fit on a line and no others")
  func layout() {
    let long = JSONValue.string(String(repeating: "x", count: 120))
    let value: JSONValue = ["list": [long, ["a": 1], [], [:]]]
    let lines = value.text.split(separator: "\n").map(String.init)
    #expect(lines.count == 8)
    #expect(lines[3] == "    { \"a\": 1 },")
    #expect(lines[4] == "    [],")
    #expect(lines[5] == "    {}")
  }

  @Test(
    "writes the shortest number that reads back, and null for what is none",
    arguments: [
      (0.1, "0.1"), (1.0 / 3, "0.3333333333333333"), (1, "1.0"), (-0.0, "0.0"), (1e300, "1e+300"),
      (Double.infinity, "null"), (Double.nan, "null"),
    ])
  func numbers(value: Double, text: String) {
    #expect(JSONValue.number(value).text == text + "\n")
  }

  @Test("of a listing carries each value under its column's key")
  func listing() throws {
    let root = try JSONValue(
      reading: JSONReporter().renderListing(.sample, toolVersion: "1.2.3"))
    let rows = try #require(root["files"]?.elements)
    #expect(rows[0]["path"] == .string("Sources/A.swift"))
    #expect(rows[0]["lines"] == .integer(1200))
    #expect(rows[0]["modules"] == .array([.string("A"), .string("B")]))
    #expect(rows[1]["lines"] == .null)
    #expect(rows[1]["modules"] == .null)
  }

  @Test("of an explanation carries every number and item")
  func explanation() throws {
    let text = JSONReporter().renderExplanation(.sample, toolVersion: "1.2.3")
    let root = try JSONValue(reading: text)
    #expect(root["component"] == .string("CommonUI"))
    #expect(root["metrics"]?.elements?.count == 3)
    #expect(root["metrics"]?.elements?[0]["items"]?.elements?.count == 102)
    #expect(root["metrics"]?.elements?[2]["value"] == .null)
  }
}

extension JSONValue {
  /// A random value with hostile strings among its texts.
  fileprivate static func random(depth: Int, using generator: inout SeededGenerator) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 5), using: &generator) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &generator))
    case 2: return .integer(Int.random(in: -1_000_000...1_000_000, using: &generator))
    case 3: return .number(Double.random(in: -1...1, using: &generator))
    case 4: return .string(HostileNames.all.randomElement(using: &generator) ?? "")
    case 5, 6:
      let count = Int.random(in: 0...4, using: &generator)
      return .array((0..<count).map { _ in random(depth: depth - 1, using: &generator) })
    default:
      let keys = HostileNames.all.shuffled(using: &generator).prefix(3)
      return .object(
        keys.map { Member(key: $0, value: random(depth: depth - 1, using: &generator)) })
    }
  }
}
