import Findings
import DependencyModel
import Metrics

/// The table of the metrics.
struct MetricsText {
  let metrics: MetricsTable
  let style: TextStyle

  /// The rows and the system's row; beyond `limit` rows those farthest from the main sequence are
  /// shown.
  func table(limit: Int?) -> [String] {
    if metrics.components.isEmpty { return [] }
    var rows = metrics.components
    var remark: [String] = []
    if let limit, rows.count > limit {
      rows = Array(MetricsOrder.distance.sorted(rows).prefix(limit))
      let hidden = metrics.components.count - rows.count
      let text = "and \(hidden.grouped) nearer the main sequence ('archcheck metrics' shows all)"
      remark = [style(text, .dim)]
    }
    let columns = columns
    let table = TextTable(
      columns: [(metrics.granularity.title, .left)] + columns.map { ($0.symbol, .right) },
      rows: rows.map { row in [row.name] + columns.map { Self.cell($0.metric, row) } },
      cellWidth: 48)
    return table.lines(style: style) + remark + system
  }

  /// The metrics that have a column in the counting, with their symbols in it.
  private var columns: [(metric: MetricDefinition, symbol: String)] {
    MetricCatalog.all.compactMap { metric in
      guard let column = metric.column else { return nil }
      let symbol = metrics.counting == .muck ? column.muckSymbol : metric.symbol
      return symbol.map { (metric, $0) }
    }
  }

  private static func cell(_ metric: MetricDefinition, _ row: ComponentMetrics) -> String {
    let value = metric.value(row)
    if case .count = metric.values { return value.map { "\(Int($0))" } ?? "–" }
    return value.fixed(3)
  }

  /// D over all components, what Ca and Ce count, and what else is measured over all.
  private var system: [String] {
    let system = metrics.system
    let parts = [
      "mean \(system.mean.fixed(3))", "median \(system.median.fixed(3))",
      "standard deviation \(system.standardDeviation.fixed(3))",
    ]
    let counting = " · counting \(metrics.counting.rawValue)"
    let noun = metrics.granularity.rawValue
    let undefined = metrics.components.count - system.count
    let note = undefined > 0 ? ", undefined for \(undefined.grouped)" : ""
    let distance =
      system.count == 0
      ? "D is undefined for all \(noun)s"
      : "D of \(system.count.counted(noun)): \(parts.joined(separator: ", "))\(note)"
    return ([distance + counting] + further).map { style($0, .dim) }
  }

  /// What is measured over all beyond D; no line in the counting `muck`, which has nothing else.
  private var further: [String] {
    let values = MetricCatalog.system.compactMap { metric in
      metrics.system.measured[metric.id].map { "\(metric.symbol) \(roundedText($0))" }
    }
    return values.isEmpty || metrics.counting == .muck ? [] : [values.joined(separator: ", ")]
  }

  /// What the symbols stand for.
  var key: [String] {
    let noun = metrics.granularity.rawValue
    if metrics.components.isEmpty { return ["No \(noun)s."] }
    let columns = columns
    let width = columns.map(\.symbol.count).max() ?? 0
    return columns.compactMap { metric, symbol in
      metric.column.map { column in
        let meaning = column.meaning(metrics.counting, noun)
        return style(symbol.padded(to: width + 2, alignment: .left) + meaning, .dim)
      }
    }
  }
}
