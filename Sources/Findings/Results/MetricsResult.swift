import DependencyModel

/// The metrics of components, in an order: the output of `metrics`.
package struct MetricsResult: CommandResult, Hashable {
  /// The rows, and the row of the system.
  package var table: MetricsTable
  /// The order of the rows.
  package var order: MetricsOrder

  /// Makes a result.
  package init(_ table: MetricsTable, order: MetricsOrder = .name) {
    self.table = table
    self.order = order
  }

  /// The rows of components in their order. O(n log n).
  package var rows: [ComponentMetrics] { order.sorted(table.components) }
}

/// The row of the system alone: the output of `metrics --system`.
package struct SystemMetricsResult: CommandResult, Hashable {
  /// A table without components.
  package var metrics: MetricsResult
  /// What its numbers mean.
  package var explanation: Explanation

  /// Makes a result out of a table, whose components are left out.
  package init(_ table: MetricsTable, explanation: Explanation) {
    var table = table
    table.components = []
    metrics = MetricsResult(table)
    self.explanation = explanation
  }
}
