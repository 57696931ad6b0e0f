import DependencyModel

/// Which change of a metric is for the worse.
package enum MetricWorsening: Sendable {
  /// Growth.
  case higher
  /// Decline.
  case lower
  /// Moving away from 0, to either side.
  case fartherFromZero
}

/// A metric of components: what it means, and where its value stands in a row.
package struct MetricDefinition: Sendable {
  /// The name in the configuration and in machine formats, such as `instability`.
  package let id: String
  /// The field's symbol, such as `I`; the head of its column.
  package let symbol: String
  /// The name in words.
  package let title: String
  /// What it counts or compares, and what its ends mean.
  package let definition: String
  /// How it is computed.
  package let formula: String
  /// The values that it can take, with the unit.
  package let range: String
  /// When it has no value.
  package let undefinedCase: String
  /// Numbers put into the formula.
  package let example: String
  /// Where the definition comes from.
  package let reference: String
  /// Which change of it is for the worse.
  package let worse: MetricWorsening
  /// The value in a row; `nil` when it is undefined there.
  package let value: @Sendable (ComponentMetrics) -> Double?

  /// Makes a definition; texts are Markdown without line breaks.
  package init(
    id: String, symbol: String, title: String, definition: String, formula: String, range: String,
    undefinedCase: String, example: String, reference: String, worse: MetricWorsening = .higher,
    value: @escaping @Sendable (ComponentMetrics) -> Double?
  ) {
    self.id = id
    self.symbol = symbol
    self.title = title
    self.definition = definition
    self.formula = formula
    self.range = range
    self.undefinedCase = undefinedCase
    self.example = example
    self.reference = reference
    self.worse = worse
    self.value = value
  }
}
