import DependencyModel
import SourceText

/// The order of the rows of a metrics table. Ties, and everything under `name`, are ordered by name
/// in UTF-8 bytes.
package struct MetricsOrder: Hashable, Sendable {
  /// The key of the metric that decides, greatest first and undefined last; `nil` for the name.
  private let key: String?

  /// By name.
  package static let name = MetricsOrder(key: nil)
  /// By D.
  package static let distance = MetricsOrder(key: MetricDefinition.distance.key)
  /// Every order, by name and by each metric of structure.
  package static let all = [name] + MetricCatalog.all.map { MetricsOrder(key: $0.key) }

  private init(key: String?) { self.key = key }

  /// The order of a name, or `nil`.
  package init?(named name: String) {
    guard let order = Self.all.first(where: { $0.title == name }) else { return nil }
    self = order
  }

  /// Its name: `name`, or a metric's key in machine formats.
  package var title: String { key ?? "name" }

  /// The rows in this order. O(n log n).
  package func sorted(_ rows: [ComponentMetrics]) -> [ComponentMetrics] {
    let metric = MetricCatalog.all.first { $0.key == key }
    let values = rows.map { metric?.value($0) ?? -.infinity }
    return rows.indices.sorted { left, right in
      values[left] == values[right]
        ? rows[left].name.precedesInBytes(rows[right].name) : values[left] > values[right]
    }.map { rows[$0] }
  }
}
