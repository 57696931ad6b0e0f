import DependencyModel

/// A metric of all components together, computed from their rows.
package struct SystemMetricDefinition: Sendable {
  /// The name in machine formats and in links, such as `nccd`.
  package let id: String
  /// The field's symbol, such as `NCCD`.
  package let symbol: String
  /// The name in words.
  package let title: String
  /// What it counts or compares.
  package let definition: String
  /// How it is computed.
  package let formula: String
  /// The values that it can take, with the unit.
  package let range: String
  /// The least value.
  package let minimum: Int
  /// When it has no value.
  package let undefinedCase: String
  /// Numbers put into the formula.
  package let example: String
  /// Where the definition comes from.
  package let reference: String
  /// The value over the rows of all components; `nil` when it is undefined.
  package let value: @Sendable ([ComponentMetrics]) -> Double?

  /// Makes a definition; texts are Markdown without line breaks.
  package init(
    id: String, symbol: String, title: String, definition: String, formula: String, range: String,
    minimum: Int, undefinedCase: String, example: String, reference: String,
    value: @escaping @Sendable ([ComponentMetrics]) -> Double?
  ) {
    self.id = id
    self.symbol = symbol
    self.title = title
    self.definition = definition
    self.formula = formula
    self.range = range
    self.minimum = minimum
    self.undefinedCase = undefinedCase
    self.example = example
    self.reference = reference
    self.value = value
  }
}
