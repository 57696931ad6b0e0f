import Findings
import JSONText

/// The machine format, documented in `docs/output-formats.md` and by the schemas of
/// `ReportSchemas`.
package struct JSONReporter: Reporter {
  /// The version of the shapes; it grows when a field changes its meaning or goes away.
  package static let schemaVersion = 1

  package let name = "json"
  package let summary = "stable, versioned JSON for other programs"
  package let fileExtension = "json"
  package let views = ReportView.allCases

  /// Makes the reporter.
  package init() {}

  package func render(_ report: Report, options: ReportOptions) -> String {
    switch options.view {
    case .check: check(report, order: options.metricsOrder).text()
    case .metrics: metrics(report, order: options.metricsOrder).text()
    case .graph: Self.json(report.graph).text()
    }
  }

  /// A listing as `{schemaVersion, tool, <subject>: [{<key>: value, …}, …]}`, with a
  /// `summary` where it has one.
  package func renderListing(_ listing: Listing, toolVersion: String) -> String {
    let rows = listing.rows.map { row in
      JSONValue.object(
        listing.columns.enumerated().map { index, column in
          .init(key: column.key, value: index < row.count ? Self.json(row[index]) : .null)
        })
    }
    var members: [JSONValue.Member] = [
      .init(key: "schemaVersion", value: .integer(Self.schemaVersion)),
      .init(key: "tool", value: Self.tool(toolVersion)),
      .init(key: listing.subject, value: .array(rows)),
    ]
    if !listing.summary.isEmpty {
      let counts = listing.summary.map {
        JSONValue.Member(key: $0.key, value: .integer($0.value))
      }
      members.append(.init(key: "summary", value: .object(counts)))
    }
    return JSONValue.object(members).text()
  }

  /// An explanation as `{schemaVersion, tool, component, counting, metrics: […]}`.
  package func renderExplanation(_ explanation: Explanation, toolVersion: String) -> String {
    let value: JSONValue = [
      "schemaVersion": .integer(Self.schemaVersion),
      "tool": Self.tool(toolVersion),
      "component": .string(explanation.subject),
      "counting": .string(explanation.counting),
      "metrics": .array(
        explanation.sections.map { section in
          [
            "name": .string(section.title), "value": .optional(section.value),
            "definition": .string(section.definition),
            "computation": .optional(section.computation),
            "items": .array(
              section.items.map { ["text": .string($0.text), "place": .optional($0.place)] }),
          ]
        }),
    ]
    return value.text()
  }

  private func check(_ report: Report, order: MetricsOrder) -> JSONValue {
    [
      "schemaVersion": .integer(Self.schemaVersion),
      "tool": Self.tool(report.toolVersion),
      "modules": .array(report.modules.map(Self.json)),
      "coverage": Self.coverage(of: report),
      "metrics": Self.json(report.metrics, order: order),
      "rules": .array(report.rules.map(Self.json)),
      "violations": .array(report.violations.map(Self.json)),
      "problems": .array(report.problems.map(Self.json)),
      "summary": Self.summary(of: report),
    ]
  }

  private func metrics(_ report: Report, order: MetricsOrder) -> JSONValue {
    [
      "schemaVersion": .integer(Self.schemaVersion),
      "tool": Self.tool(report.toolVersion),
      "metrics": Self.json(report.metrics, order: order),
    ]
  }

  static func tool(_ version: String) -> JSONValue {
    ["name": "archcheck", "version": .string(version)]
  }

  private static func json(_ cell: Listing.Cell) -> JSONValue {
    switch cell {
    case .text(let text): .string(text)
    case .number(let number): .integer(number)
    case .names(let names): .strings(names)
    case .mark(let isSet, _): .bool(isSet)
    case .undefined: .null
    }
  }
}
