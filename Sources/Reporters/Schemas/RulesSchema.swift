import Findings
import RuleLanguage

/// The schemas of `rules`, `rules explain KIND` and `rules explain ID` with `--format json`.
enum RulesSchema {
  /// The kinds and the rules of a project.
  static let overview = Schema.document(
    name: "rules", title: "Output of 'archcheck rules --format json'",
    definitions: [
      .init(key: "tool", value: MetricsSchema.tool), .init(key: "rule", value: rule),
    ],
    root: Schema.object([
      "schemaVersion": MetricsSchema.version, "tool": Schema.reference("tool"),
      "configuration": Schema.optionalString(
        "The configuration file; null where the preset 'recommended' stands in for one."),
      "kinds": Schema.list(
        of: Schema.object([
          "name": Schema.string("The kind as configurations write it."),
          "title": Schema.string("What it is, in a few words."),
          "summary": Schema.string("What a rule of it says, in a sentence."),
        ]), "The rule kinds, sorted by name."),
      "rules": Schema.list(
        of: Schema.reference("rule"), "The rules in the order of the configuration."),
    ]))

  /// The documentation of a kind.
  static let kind = Schema.document(
    name: "rule-kind", title: "Output of 'archcheck rules explain KIND --format json'",
    definitions: [.init(key: "tool", value: MetricsSchema.tool)],
    root: Schema.object([
      "schemaVersion": MetricsSchema.version, "tool": Schema.reference("tool"),
      "kind": Schema.string("The kind as configurations write it."),
      "title": Schema.string("What it is, in a few words."),
      "summary": Schema.string("What a rule of it says, in a sentence."),
      "documentation": Schema.string("All that is to be said of it, in Markdown."),
    ]))

  /// What a rule of the project looks at.
  static let explanation = Schema.document(
    name: "rule", title: "Output of 'archcheck rules explain ID --format json'",
    definitions: [
      .init(key: "tool", value: MetricsSchema.tool), .init(key: "rule", value: rule),
      .init(key: "selector", value: selector), .init(key: "exception", value: exception),
    ],
    root: Schema.object([
      "schemaVersion": MetricsSchema.version, "tool": Schema.reference("tool"),
      "rule": Schema.reference("rule"),
      "because": Schema.optionalString("The rule's reason; null when it gives none."),
      "yaml": Schema.string("The rule as it counts, merged from all that speaks of it."),
      "state": Schema.oneOf(RuleSummary.State.names),
      "selectors": Schema.list(of: Schema.reference("selector"), "What its options select."),
      "checked": Schema.integer("Number of edges, components or declarations that it checked."),
      "violations": Schema.integer("Number of violations that it found."),
      "suppressed": Schema.integer("Number of those that comments suppress."),
      "undefined": Schema.strings("Components that it could not judge: a value is 0/0 there."),
      "undecided": Schema.integer("Number of cases that it could not judge."),
      "exceptions": Schema.list(of: Schema.reference("exception"), "Its exceptions, as written."),
    ]))

  private static let rule = Schema.object([
    "id": Schema.string("Its id."), "kind": Schema.string("Its kind."),
    "severity": Schema.oneOf(Severity.allCases.map(\.rawValue) + ["off"]),
    "source": Schema.string("Where its body comes from: 'preset:NAME', or the path of a file."),
    "changedBy": Schema.strings("The other presets and files that change it, in order."),
  ])

  private static let selector = Schema.object([
    "option": Schema.string("The option that holds the selector."),
    "selector": Schema.string("The selector as written."),
    "unit": Schema.string("What the names are names of, in the plural."),
    "count": Schema.integer("Number of names."),
    "names": Schema.strings("What it selects, sorted."),
  ])

  private static let exception = Schema.object([
    "text": Schema.string("What it excepts."),
    "because": Schema.optionalString("Its reason; null when it gives none."),
    "until": Schema.optionalString("Its last day; null when it has none."),
    "over": Schema.bool("Whether its last day is over, so that it no longer counts."),
    "excused": Schema.strings("A text for each violation that there would be without it."),
  ])
}
