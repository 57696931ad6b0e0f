import DependencyModel

/// A metric of components: what it means, how it is measured, and how tables, machine formats and
/// rules speak of it. A metric is one such value, in a file of its own, listed by `MetricCatalog`.
package struct MetricDefinition: Sendable {
  /// The name in the configuration, such as `signed-distance`.
  package let id: String
  /// The name in machine formats, such as `signedDistance`.
  package let key: String
  /// The field's symbol, such as `I`; the head of its column.
  package let symbol: String
  /// The name in words.
  package let title: String
  /// The name within a sentence: `number of types`.
  package let phrase: String
  /// What it counts or compares, and what its ends mean.
  package let definition: String
  /// How it is computed.
  package let formula: String
  /// The values that it can take, with the unit.
  package let range: String
  /// The values that it can take, for machine formats.
  package let values: MetricValues
  /// When it has no value; `nil` if it always has one.
  package let undefinedCase: String?
  /// Numbers put into the formula.
  package let example: String
  /// Where the definition comes from.
  package let reference: String
  /// Which change of it is for the worse.
  package let worse: MetricWorsening
  /// What brings it back, as a sentence; `nil` where no single advice fits.
  package let advice: String?
  /// What it is measured from.
  package let source: MetricSource
  /// Its column in tables; `nil` for one that only machine formats and rules show.
  package let column: MetricColumn?
  /// The value in a row; `nil` when it is undefined there.
  package let value: @Sendable (ComponentMetrics) -> Double?
  /// The numbers of a row put into the formula; `nil` for what is counted.
  package let computation: @Sendable (ComponentMetrics) -> String?
  /// What it counts in a component.
  package let counted: @Sendable (MetricsExplanation) -> CountedThings
  /// Measures every component; `nil` for what is computed from the counts of a row.
  let measure: (@Sendable (MetricInput) -> [MeasuredMetric?])?

  /// Makes the definition of a metric that is computed from the counts of a row. Texts are Markdown
  /// without line breaks.
  package init(
    id: String, key: String? = nil, symbol: String, title: String, phrase: String? = nil,
    definition: String, formula: String, range: String, values: MetricValues,
    undefinedCase: String?, example: String, reference: String, worse: MetricWorsening = .higher,
    advice: String? = nil, source: MetricSource = .graph, column: MetricColumn? = nil,
    value: @escaping @Sendable (ComponentMetrics) -> Double?,
    computation: @escaping @Sendable (ComponentMetrics) -> String? = { _ in nil },
    counted: @escaping @Sendable (MetricsExplanation) -> CountedThings = { _ in .nothing }
  ) {
    self.init(
      id: id, key: key, symbol: symbol, title: title, phrase: phrase, definition: definition,
      formula: formula, range: range, values: values, undefinedCase: undefinedCase,
      example: example, reference: reference, worse: worse, advice: advice, source: source,
      column: column, measure: nil, value: value, computation: computation, counted: counted)
  }

  /// Makes the definition of a metric that is measured in the graph.
  ///
  /// - Parameter measure: one value a group, in their order; `nil` where it is undefined.
  package init(
    id: String, key: String, symbol: String, title: String, phrase: String? = nil,
    definition: String, formula: String, range: String, values: MetricValues,
    undefinedCase: String?, example: String, reference: String, worse: MetricWorsening = .higher,
    advice: String? = nil, column: MetricColumn? = nil,
    measure: @escaping @Sendable (MetricInput) -> [MeasuredMetric?],
    counted: @escaping @Sendable (MetricsExplanation) -> CountedThings = { _ in .nothing }
  ) {
    self.init(
      id: id, key: key, symbol: symbol, title: title, phrase: phrase, definition: definition,
      formula: formula, range: range, values: values, undefinedCase: undefinedCase,
      example: example, reference: reference, worse: worse, advice: advice, source: .graph,
      column: column, measure: measure, value: { $0.measured[id]?.value },
      computation: { $0.measured[id]?.computation }, counted: counted)
  }

  private init(
    id: String, key: String?, symbol: String, title: String, phrase: String?, definition: String,
    formula: String, range: String, values: MetricValues, undefinedCase: String?, example: String,
    reference: String, worse: MetricWorsening, advice: String?, source: MetricSource,
    column: MetricColumn?, measure: (@Sendable (MetricInput) -> [MeasuredMetric?])?,
    value: @escaping @Sendable (ComponentMetrics) -> Double?,
    computation: @escaping @Sendable (ComponentMetrics) -> String?,
    counted: @escaping @Sendable (MetricsExplanation) -> CountedThings
  ) {
    self.id = id
    self.key = key ?? id
    self.symbol = symbol
    self.title = title
    self.phrase = phrase ?? id.replacing("-", with: " ")
    self.definition = definition
    self.formula = formula
    self.range = range
    self.values = values
    self.undefinedCase = undefinedCase
    self.example = example
    self.reference = reference
    self.worse = worse
    self.advice = advice
    self.source = source
    self.column = column
    self.measure = measure
    self.value = value
    self.computation = computation
    self.counted = counted
  }
}

/// Metrics are the same when their ids are.
extension MetricDefinition: Hashable {
  package static func == (left: Self, right: Self) -> Bool { left.id == right.id }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Which change of a metric is for the worse.
package enum MetricWorsening: Sendable {
  /// Growth.
  case higher
  /// Decline.
  case lower
  /// Moving away from 0, to either side.
  case fartherFromZero
}

/// The values that a metric can take.
package enum MetricValues: Sendable {
  /// 0, 1, 2, …
  case count
  /// `0...1`.
  case share
  /// `-1...1`.
  case signedShare
  /// 0 and more.
  case ratio
}

/// What a metric is measured from.
package enum MetricSource: Sendable {
  /// The graph: `archcheck metrics --explain` lists what was counted.
  case graph
  /// The files of modules and components; other rows have no value.
  case files
  /// A report of another tool, which a rule names.
  case report
}

/// The column of a metric in tables.
package struct MetricColumn: Sendable {
  /// Its head in the counting `muck`; `nil` where that has no such column.
  package let muckSymbol: String?
  /// What the symbol stands for, beneath the table; groups are called `noun`.
  package let meaning: @Sendable (_ counting: Counting, _ noun: String) -> String

  /// Makes a column with a meaning that no counting changes.
  package init(muckSymbol: String?, _ meaning: String) {
    self.init(muckSymbol: muckSymbol) { _, _ in meaning }
  }

  /// Makes a column.
  package init(
    muckSymbol: String?,
    meaning: @escaping @Sendable (_ counting: Counting, _ noun: String) -> String
  ) {
    self.muckSymbol = muckSymbol
    self.meaning = meaning
  }
}

/// What a metric counts in a component, one entry each.
package enum CountedThings: Sendable {
  /// Dependencies, with what proves them.
  case dependencies([CountedDependency])
  /// Types or declarations.
  case nodes([CountedNode])
  /// Nothing of its own: it is computed from other metrics.
  case nothing
}

/// What metrics are measured in.
package struct MetricInput: Sendable {
  /// The type graph.
  package let graph: DependencyGraph
  /// The same graph grouped; its groups are the rows.
  package let components: GroupedGraph
}
