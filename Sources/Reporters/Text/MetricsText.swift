import Findings
import DependencyModel

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
        (metrics.granularity.title, .left), (couplings.afferent, .right),
        (couplings.efferent, .right), ("I", .right), ("Nc", .right), ("Na", .right), ("A", .right),
        ("D", .right),
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
    let noun = metrics.granularity.rawValue
    if system.count == 0 { return style("D is undefined for all \(noun)s" + counting, .dim) }
    let undefined = metrics.components.count - system.count
    let note = undefined > 0 ? ", undefined for \(undefined.grouped)" : ""
    return style(
      "D of \(system.count.counted(noun)): \(parts.joined(separator: ", "))\(note)"
        + counting, .dim)
  }

  /// The symbols of Ca and Ce.
  private var couplings: (afferent: String, efferent: String) {
    metrics.counting == .muck ? ("FanIn", "FanOut") : ("Ca", "Ce")
  }

  /// What the symbols stand for.
  var key: [String] {
    let noun = metrics.granularity.rawValue
    if metrics.components.isEmpty { return ["No \(noun)s."] }
    let isMuck = metrics.counting == .muck
    let rows = [
      (couplings.afferent, counted.0), (couplings.efferent, counted.1),
      ("I", "instability, \(couplings.efferent) / (\(couplings.afferent) + \(couplings.efferent))"),
      ("Nc", isMuck ? "declarations; Na: protocols" : "types; Na: abstract ones"),
      ("A", "abstractness, Na / Nc"),
      (
        "D",
        "distance from the main sequence, |A + I − 1|; "
          + (isMuck ? "0 / 0 is I = 0 and A = 1" : "– where a ratio is 0 / 0")
      ),
    ]
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { symbol, meaning in
      style(symbol.padded(to: width + 2, alignment: .left) + meaning, .dim)
    }
  }

  /// What Ca and Ce count.
  private var counted: (String, String) {
    let noun = metrics.granularity.rawValue
    return switch metrics.counting {
    case .types:
      ("declarations outside that depend on it", "its declarations that depend on the outside")
    case .modules: ("other \(noun)s that depend on it", "other \(noun)s that it depends on")
    case .references: ("references from outside to it", "references from it to the outside")
    case .muck:
      (
        "its declarations that are referenced from outside",
        "declarations outside that it references"
      )
    }
  }
}
