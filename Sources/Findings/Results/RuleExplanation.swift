/// What is known of one rule of a configuration: the output of `rules explain ID`.
package struct RuleExplanation: Hashable, Sendable {
  /// What a selector of the rule takes.
  package struct Selection: Hashable, Sendable {
    /// The option that holds the selector.
    package var option: String
    /// The selector as written.
    package var selector: String
    /// What the names are names of, in the plural.
    package var unit: String
    /// What it takes, sorted.
    package var names: [String]

    /// Makes a selection.
    package init(option: String, selector: String, unit: String, names: [String]) {
      self.option = option
      self.selector = selector
      self.unit = unit
      self.names = names
    }
  }

  /// An exception of the rule.
  package struct Excuse: Hashable, Sendable {
    /// What it excepts: `from: A, to: B`.
    package var text: String
    /// The reason, or `nil`.
    package var because: String?
    /// The last day, or `nil`.
    package var until: String?
    /// Whether the last day is over.
    package var isOver: Bool
    /// The violations that there would be without it: place and message.
    package var excused: [String]

    /// Makes an exception.
    package init(
      text: String, because: String?, until: String?, isOver: Bool, excused: [String]
    ) {
      self.text = text
      self.because = because
      self.until = until
      self.isOver = isOver
      self.excused = excused
    }
  }

  /// The rule, with where it comes from.
  package var rule: RuleOverview.Rule
  /// The reason, or `nil`.
  package var because: String?
  /// Its YAML, merged from all that speaks of it.
  package var yaml: String
  /// What happened to it, what it checked and could not judge.
  package var summary: RuleSummary
  /// Number of its violations that comments suppress.
  package var suppressed: Int
  /// Its selectors.
  package var selections: [Selection]
  /// Its exceptions.
  package var excuses: [Excuse]

  /// Makes an explanation.
  package init(
    rule: RuleOverview.Rule, because: String?, yaml: String, summary: RuleSummary,
    suppressed: Int = 0, selections: [Selection], excuses: [Excuse]
  ) {
    self.rule = rule
    self.because = because
    self.yaml = yaml
    self.summary = summary
    self.suppressed = suppressed
    self.selections = selections
    self.excuses = excuses
  }
}
