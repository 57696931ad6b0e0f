import DependencyModel
import Findings

/// Tables for spreadsheets and scripts: the metrics and the listings, documented in
/// `docs/output-formats.md`.
package struct CSVReporter: Reporter {
  package let name = "csv"
  package let summary = "tables for spreadsheets: metrics and listings"
  package let fileExtension = "csv"
  package let views = [ReportView.metrics]

  /// Makes the reporter.
  package init() {}

  package func render(_ report: Report, options: ReportOptions) -> String {
    let metrics = report.metrics
    let rows = options.metricsOrder.sorted(metrics.components)
    let table = metrics.counting == .muck ? Self.muckTable(rows) : Self.table(rows)
    return table.map(\.text).joined()
  }

  /// Number, mean, median and population standard deviation of D.
  package func renderSystem(_ metrics: MetricsTable) -> String {
    let system = metrics.system
    let isMuck = metrics.counting == .muck
    let values = [system.mean, system.median, system.standardDeviation]
    let head =
      isMuck
      ? ["Count", "Mean", "Median", "Stddev"]
      : ["count", "mean", "median", "standardDeviation"]
    let cells = values.map { isMuck ? Self.fourDecimals($0) : Self.number($0) }
    return CSVRow(head: head).text + CSVRow([.integer(system.count)] + cells).text
  }

  /// The columns of a listing under the keys that they have in JSON; names of one cell are
  /// separated by semicolons.
  package func renderListing(_ listing: Listing) -> String {
    let rows = listing.rows.map { row in
      CSVRow(
        listing.columns.indices.map { $0 < row.count ? Self.cell(row[$0]) : .undefined })
    }
    return CSVRow(head: listing.columns.map(\.key)).text + rows.map(\.text).joined()
  }

  /// The columns of the tool Muck.
  private static func muckTable(_ rows: [ComponentMetrics]) -> [CSVRow] {
    [CSVRow(head: ["Name", "FanIn", "FanOut", "I", "Nc", "Na", "A", "D"])]
      + rows.map { row in
        CSVRow([
          .text(row.name), .integer(row.afferentCoupling), .integer(row.efferentCoupling),
          fourDecimals(row.instability), .integer(row.types), .integer(row.abstractTypes),
          fourDecimals(row.abstractness), fourDecimals(row.distance),
        ])
      }
  }

  /// The columns under the keys that they have in JSON.
  private static func table(_ rows: [ComponentMetrics]) -> [CSVRow] {
    let head = [
      "name", "ca", "ce", "instability", "na", "nc", "abstractness", "distance", "signedDistance",
    ]
    return [CSVRow(head: head)]
      + rows.map { row in
        CSVRow([
          .text(row.name), .integer(row.afferentCoupling), .integer(row.efferentCoupling),
          number(row.instability), .integer(row.abstractTypes), .integer(row.types),
          number(row.abstractness), number(row.distance), number(row.signedDistance),
        ])
      }
  }

  private static func fourDecimals(_ value: Double?) -> CSVRow.Cell {
    value.map { .fixed($0, decimals: 4) } ?? .undefined
  }

  private static func number(_ value: Double?) -> CSVRow.Cell {
    value.map { .number($0) } ?? .undefined
  }

  private static func cell(_ cell: Listing.Cell) -> CSVRow.Cell {
    switch cell {
    case .text(let text): .text(text)
    case .number(let number): .integer(number)
    case .names(let names): .text(names.joined(separator: ";"))
    case .mark(let isSet, _): .flag(isSet)
    case .undefined: .undefined
    }
  }
}
