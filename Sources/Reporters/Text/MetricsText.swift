import ArchModel

/// The table of the metrics.
struct MetricsText {
  let metrics: MetricsTable
  let order: MetricsOrder
  let style: TextStyle

  /// The rows and the system's row; beyond `limit` rows those farthest from the main sequence are
  /// shown.
  func table(limit: Int?) -> [String] {
    if metrics.components.isEmpty { return [] }
    var rows = order.sorted(metrics.components)
    var remark: [String] = []
    if let limit, rows.count > limit {
      rows = Array(MetricsOrder.distance.sorted(rows).prefix(limit))
      let hidden = metrics.components.count - rows.count
      let text = "and \(hidden.grouped) nearer the main sequence ('archcheck metrics' shows all)"
      remark = [style(text, .dim)]
    }
    let table = TextTable(
      columns: [
        ("Component", .left), ("Ca", .right), ("Ce", .right), ("I", .right), ("Nc", .right),
        ("Na", .right), ("A", .right), ("D", .right),
      ],
      rows: rows.map(Self.cells), cellWidth: 48)
    return table.lines(style: style) + remark + [system]
  }

  private static func cells(_ row: ComponentMetrics) -> [String] {
    [
      row.name, "\(row.afferentCoupling)", "\(row.efferentCoupling)", row.instability.fixed(3),
      "\(row.types)", "\(row.abstractTypes)", row.abstractness.fixed(3), row.distance.fixed(3),
    ]
  }

  /// D over all components, and what Ca and Ce count.
  private var system: String {
    let system = metrics.system
    let parts = [
      "mean \(system.mean.fixed(3))", "median \(system.median.fixed(3))",
      "standard deviation \(system.standardDeviation.fixed(3))",
    ]
    let counting = " · counting \(metrics.counting.rawValue)"
    if system.count == 0 { return style("D is undefined for all components" + counting, .dim) }
    let undefined = metrics.components.count - system.count
    let note = undefined > 0 ? ", undefined for \(undefined.grouped)" : ""
    return style(
      "D of \(system.count.counted("component")): \(parts.joined(separator: ", "))\(note)"
        + counting, .dim)
  }

  /// What the symbols stand for.
  var key: [String] {
    if metrics.components.isEmpty { return ["No components."] }
    let counted =
      switch metrics.counting {
      case .types:
        ("declarations outside that depend on it", "its declarations that depend on the outside")
      case .modules: ("other components that depend on it", "other components that it depends on")
      }
    return [
      "Ca  \(counted.0)", "Ce  \(counted.1)", "I   instability, Ce / (Ca + Ce)",
      "Nc  types; Na: abstract ones", "A   abstractness, Na / Nc",
      "D   distance from the main sequence, |A + I − 1|; – where a ratio is 0 / 0",
    ].map { style($0, .dim) }
  }
}
