import Findings
import JSONText
import RuleLanguage

extension JSONDocument<RuleOverview> {
  /// The output of `rules`.
  static var rules: Self {
    JSONDocument("rules", title: "Output of 'archcheck rules --format json'") {
      JSONField(
        "configuration", \.configuration, .nullable(.string),
        "The configuration file; null where the preset 'recommended' stands in for one.")
      JSONField(
        "kinds", \.kinds,
        .list(
          of: .object {
            JSONField("name", \.name, .string, "The kind as configurations write it.")
            JSONField("title", \.title, .string, "What it is, in a few words.")
            JSONField("summary", \.summary, .string, "What a rule of it says, in a sentence.")
          }), "The rule kinds, sorted by name.")
      JSONField(
        "rules", \.rules, .list(of: RuleOverview.Rule.jsonForm),
        "The rules in the order of the configuration.")
    }
  }
}

extension JSONDocument<RuleKindExplanation> {
  /// The output of `rules explain KIND`.
  static var ruleKind: Self {
    JSONDocument("rule-kind", title: "Output of 'archcheck rules explain KIND --format json'") {
      JSONField("kind", \.kind.name, .string, "The kind as configurations write it.")
      JSONField("title", \.kind.title, .string, "What it is, in a few words.")
      JSONField("summary", \.kind.summary, .string, "What a rule of it says, in a sentence.")
      JSONField(
        "documentation", \.documentation, .string, "All that is to be said of it, in Markdown.")
    }
  }
}

extension JSONDocument<RuleExplanation> {
  /// The output of `rules explain ID`; all names, whatever `--verbose` says.
  static var rule: Self {
    JSONDocument("rule", title: "Output of 'archcheck rules explain ID --format json'") {
      JSONField("rule", \.rule, RuleOverview.Rule.jsonForm)
      JSONField(
        "because", \.because, .nullable(.string), "The rule's reason; null when it gives none.")
      JSONField(
        "yaml", \.yaml, .string, "The rule as it counts, merged from all that speaks of it.")
      JSONField("state", \.summary.state, .cases(\.rawValue))
      JSONField(
        "selectors", \.selections, .list(of: RuleExplanation.Selection.jsonForm),
        "What its options select.")
      JSONField(
        "checked", \.summary.checked, .count,
        "Number of edges, components or declarations that it checked.")
      JSONField(
        "violations", \.summary.violations, .count, "Number of violations that it found.")
      JSONField(
        "suppressed", \.suppressed, .count, "Number of those that comments suppress.")
      JSONField(
        "undefined", \.summary.undefined, .list(of: .string),
        "Components that it could not judge: a value is 0/0 there.")
      JSONField(
        "undecided", \.summary.undecided.count, .count,
        "Number of cases that it could not judge.")
      JSONField(
        "exceptions", \.excuses, .list(of: RuleExplanation.Excuse.jsonForm),
        "Its exceptions, as written.")
    }
  }
}

extension RuleOverview.Rule {
  fileprivate static let jsonForm = JSONForm<RuleOverview.Rule>.object("rule") {
    JSONField("id", \.id, .string, "Its id.")
    JSONField("kind", \.kind, .string, "Its kind.")
    JSONField(
      "severity", { $0.severity?.rawValue ?? "off" },
      .oneOf(Severity.allCases.map(\.rawValue) + ["off"]))
    JSONField(
      "source", \.source, .string,
      "Where its body comes from: 'preset:NAME', or the path of a file.")
    JSONField(
      "changedBy", \.changedBy, .list(of: .string),
      "The other presets and files that change it, in order.")
  }
}

extension RuleExplanation.Selection {
  fileprivate static let jsonForm = JSONForm<RuleExplanation.Selection>.object("selector") {
    JSONField("option", \.option, .string, "The option that holds the selector.")
    JSONField("selector", \.selector, .string, "The selector as written.")
    JSONField("unit", \.unit, .string, "What the names are names of, in the plural.")
    JSONField("count", \.names.count, .count, "Number of names.")
    JSONField("names", \.names, .list(of: .string), "What it selects, sorted.")
  }
}

extension RuleExplanation.Excuse {
  fileprivate static let jsonForm = JSONForm<RuleExplanation.Excuse>.object("exception") {
    JSONField("text", \.text, .string, "What it excepts.")
    JSONField("because", \.because, .nullable(.string), "Its reason; null when it gives none.")
    JSONField("until", \.until, .nullable(.string), "Its last day; null when it has none.")
    JSONField(
      "over", \.isOver, .bool, "Whether its last day is over, so that it no longer counts.")
    JSONField(
      "excused", \.excused, .list(of: .string),
      "A text for each violation that there would be without it.")
  }
}
