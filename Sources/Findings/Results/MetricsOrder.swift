import DependencyModel
import SourceText

/// The order of the rows of a metrics table. Ties, and everything under `name`, are ordered by name
/// in UTF-8 bytes.
package enum MetricsOrder: String, CaseIterable, Hashable, Sendable {
  case name
  /// Greatest Ca first.
  case ca
  /// Greatest Ce first.
  case ce
  /// Greatest I first, undefined last.
  case instability
  /// Greatest A first, undefined last.
  case abstractness
  /// Greatest D first, undefined last.
  case distance

  /// The rows in this order. O(n log n).
  package func sorted(_ rows: [ComponentMetrics]) -> [ComponentMetrics] {
    rows.sorted { left, right in
      let (a, b) = (key(left), key(right))
      return a == b ? left.name.precedesInBytes(right.name) : a > b
    }
  }

  /// What decides, the greatest first; all values are at least 0, so -1 puts the undefined last.
  private func key(_ row: ComponentMetrics) -> Double {
    switch self {
    case .name: 0
    case .ca: Double(row.afferentCoupling)
    case .ce: Double(row.efferentCoupling)
    case .instability: row.instability ?? -1
    case .abstractness: row.abstractness ?? -1
    case .distance: row.distance ?? -1
    }
  }
}
