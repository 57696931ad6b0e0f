import Findings
import JSONText
import RuleLanguage

extension JSONDocument<RuleOverview> {
  /// The output of `rules`.
  static var rules: Self {
    JSONDocument("rules", title: "Output of 'archcheck rules --format json'") {
      JSONField(
        "configuration", \.configuration, .nullable(.string),
        "The configuration file; null if the preset 'recommended' is used instead.")
      JSONField(
        "kinds", \.kinds,
        .list(
          of: .object {
            JSONField("name", \.name, .string, "The kind, as written in configurations.")
            JSONField("title", \.title, .string, "A short title.")
            JSONField("summary", \.summary, .string, "What its rules check, in one sentence.")
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
      JSONField("kind", \.kind.name, .string, "The kind, as written in configurations.")
      JSONField("title", \.kind.title, .string, "A short title.")
      JSONField("summary", \.kind.summary, .string, "What its rules check, in one sentence.")
      JSONField(
        "documentation", \.documentation, .string, "Its documentation, in Markdown.")
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
        "yaml", \.yaml, .string,
        "The effective rule, merged from all presets and files that "
          + "define it.")
      JSONField("state", \.summary.state, .cases(\.rawValue))
      JSONField(
        "selectors", \.selections, .list(of: RuleExplanation.Selection.jsonForm),
        "What its options select.")
      JSONField(
        "conditions", \.conditions, .list(of: RuleExplanation.Condition.jsonForm),
        "What else narrows what it looks at, in the order in which it is asked.")
      JSONField(
        "checked", \.summary.checked, .count,
        "Number of edges, components or declarations that it checked.")
      JSONField(
        "violations", \.summary.violations, .count, "Number of violations that it found.")
      JSONField(
        "suppressed", \.suppressed, .count, "Number of those that comments suppress.")
      JSONField(
        "undefined", \.summary.undefined, .list(of: .string),
        "Components that it could not check, because a value is 0/0 there.")
      JSONField(
        "undecided", \.summary.undecided.count, .count,
        "Number of cases that it could not decide.")
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
    JSONField("option", \.option, .string, "The option that contains the selector.")
    JSONField("selector", \.selector, .string, "The selector as written.")
    JSONField("unit", \.unit, .string, "What the names refer to, in the plural.")
    JSONField("count", \.names.count, .count, "Number of names.")
    JSONField("names", \.names, .list(of: .string), "What it selects, sorted.")
    JSONField(
      "captures", \.captures, .list(of: RuleExplanation.Capture.jsonForm),
      "What its captures stand for, in the order written.")
    JSONField(
      "conditions", \.conditions, .list(of: RuleExplanation.Condition.jsonForm),
      "Its parts if it has several, in the order in which they are asked.")
  }
}

extension RuleExplanation.Capture {
  fileprivate static let jsonForm = JSONForm<RuleExplanation.Capture>.object("capture") {
    JSONField("name", \.name, .string, "The name of the capture.")
    JSONField("values", \.values, .list(of: .string), "The values that it takes, sorted.")
  }
}

extension RuleExplanation.Condition {
  fileprivate static let jsonForm = JSONForm<RuleExplanation.Condition>.object("condition") {
    JSONField("depth", \.depth, .count, "How deep it is nested in the selector, from 0.")
    JSONField(
      "joint", \.joint?.rawValue, .nullable(.oneOf(Joint.allCases.map(\.rawValue))),
      "How it is joined to the one before it; null for the first one.")
    JSONField("text", \.text, .string, "The condition as written.")
    JSONField("unit", \.unit, .string, "What is counted, in the plural.")
    JSONField("count", \.count, .count, "Number of things that it selects by itself.")
    JSONField("names", \.names, .list(of: .string), "The first ten of them, sorted.")
    JSONField(
      "left", \.left, .nullable(.count),
      "Number of things that it and the conditions before it leave; null if one of several is "
        + "enough.")
  }
}

extension RuleExplanation.Excuse {
  fileprivate static let jsonForm = JSONForm<RuleExplanation.Excuse>.object("exception") {
    JSONField("text", \.text, .string, "What it excuses.")
    JSONField("because", \.because, .nullable(.string), "Its reason; null when it gives none.")
    JSONField("until", \.until, .nullable(.string), "Its last day; null when it has none.")
    JSONField(
      "over", \.isOver, .bool, "Whether it has expired.")
    JSONField(
      "excused", \.excused, .list(of: .string),
      "A description of each violation that it excuses.")
  }
}
