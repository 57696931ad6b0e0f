/// The JSON Schemas of the machine format, as the command `archcheck schema` prints them.
///
/// The files `docs/schema/<name>.schema.json` hold the same text.
package enum ReportSchemas {
  /// The schema of `check --format json`.
  package static var check: String { CheckSchema.value.text() }
  /// The schema of `facts --format json`.
  package static var facts: String { FactsSchema.value.text() }
  /// The schema of `graph --format json`.
  package static var graph: String { GraphSchema.value.text() }
  /// The schema of `metrics --format json`.
  package static var metrics: String { MetricsSchema.value.text() }
  /// The schema of `rules explain ID --format json`.
  package static var rule: String { RulesSchema.explanation.text() }
  /// The schema of `rules explain KIND --format json`.
  package static var ruleKind: String { RulesSchema.kind.text() }
  /// The schema of `rules --format json`.
  package static var rules: String { RulesSchema.overview.text() }
  /// The schema of `why FROM TO --format json`.
  package static var why: String { ChainsSchema.value.text() }
  /// The schema of `why FILE:LINE --format json`.
  package static var whyLine: String { LineExplanationSchema.value.text() }

  /// Every schema with its name, in order of name.
  package static var all: [(name: String, text: String)] {
    [
      ("check", check), ("facts", facts), ("graph", graph), ("metrics", metrics),
      ("rule", rule), ("rule-kind", ruleKind), ("rules", rules), ("why", why),
      ("why-line", whyLine),
    ]
  }
}
