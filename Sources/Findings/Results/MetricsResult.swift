import DependencyModel

/// The metrics of components, in an order: the output of `metrics`.
package struct MetricsResult: CommandResult, Hashable {
  /// `metrics`.
  package static let command = "metrics"

  /// The rows in the order in which they are printed, and the row of the system.
  package var table: MetricsTable

  /// Makes a result.
  package init(_ table: MetricsTable) { self.table = table }
}

/// The row of the system alone: the output of `metrics --system`.
package struct SystemMetricsResult: CommandResult, Hashable {
  /// `metrics --system`.
  package static let command = "metrics --system"

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
