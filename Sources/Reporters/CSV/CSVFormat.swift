import DependencyModel
import Findings
import Metrics

extension OutputFormat {
  /// Tables for spreadsheets and scripts: the metrics, the edges of graphs and the listings, documented in
  /// `docs/output-formats.md`.
  package static let csv = OutputFormat(
    name: "csv", summary: "tables for spreadsheets: metrics, graphs and listings",
    fileExtension: "csv", consumers: "spreadsheets, scripts",
    printers: [
      .rows { (result: MetricsResult) in
        result.table.counting == .muck
          ? CSVTables.muckMetrics(result.table.components)
          : CSVTables.metrics(result.table.components)
      },
      .rows { (result: SystemMetricsResult) in CSVTables.system(result.metrics.table) },
      .rows { (result: GraphResult) in CSVTables.edges(result.graph) },
      .rows { (listing: Listing) in CSVTables.listing(listing) },
      .rows { (overview: PresetOverview) in CSVTables.listing(overview.listing) },
    ])
}

extension ResultPrinter {
  fileprivate static func rows<Result: CommandResult>(
    _ rows: @escaping @Sendable (Result) -> [CSVRow]
  ) -> ResultPrinter {
    ResultPrinter { (result: Result, _) in rows(result).map(\.text).joined() }
  }
}

/// The tables that results have as comma-separated values.
enum CSVTables {
  /// The columns of the tool Muck.
  static func muckMetrics(_ rows: [ComponentMetrics]) -> [CSVRow] {
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
  static func metrics(_ rows: [ComponentMetrics]) -> [CSVRow] {
    [CSVRow(head: ["name"] + MetricCatalog.all.map(\.key))]
      + rows.map { row in
        CSVRow([.text(row.name)] + MetricCatalog.all.map { cell($0.value(row), $0.values) })
      }
  }

  /// Number, mean, median and population standard deviation of D, and what else is measured over all.
  static func system(_ metrics: MetricsTable) -> [CSVRow] {
    let system = metrics.system
    let isMuck = metrics.counting == .muck
    let values = [system.mean, system.median, system.standardDeviation]
    let further = isMuck ? [] : MetricCatalog.system
    let head =
      isMuck
      ? ["Count", "Mean", "Median", "Stddev"]
      : ["count", "mean", "median", "standardDeviation"] + further.map(\.id)
    let cells =
      values.map { isMuck ? fourDecimals($0) : number($0) }
      + further.map { number(system.measured[$0.id]) }
    return [CSVRow(head: head), CSVRow([.integer(system.count)] + cells)]
  }

  /// The edges of a graph under the keys that they have in JSON.
  static func edges(_ graph: ReportGraph) -> [CSVRow] {
    let head = [
      "from", "to", "nominal", "confidence", "references", "breaks", "cycle", "condition",
    ]
    return [CSVRow(head: head)]
      + graph.edges.map { edge in
        CSVRow([
          .text(edge.from), .text(edge.to), .flag(edge.isNominal), .text(edge.confidence.name),
          .integer(edge.references),
          .text(edge.breaches.map(\.rule).joined(separator: ";")), .flag(edge.isInCycle),
          edge.condition.map { .text($0) } ?? .undefined,
        ])
      }
  }

  /// The columns of a listing under the keys that they have in JSON; names of one cell are
  /// separated by semicolons.
  static func listing(_ listing: Listing) -> [CSVRow] {
    let rows = listing.rows.map { row in
      CSVRow(
        listing.columns.indices.map { $0 < row.count ? cell(row[$0]) : .undefined })
    }
    return [CSVRow(head: listing.columns.map(\.key))] + rows
  }

  private static func fourDecimals(_ value: Double?) -> CSVRow.Cell {
    value.map { .fixed($0, decimals: 4) } ?? .undefined
  }

  private static func cell(_ value: Double?, _ values: MetricValues) -> CSVRow.Cell {
    if case .count = values { return value.map { .integer(Int($0)) } ?? .undefined }
    return number(value)
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
