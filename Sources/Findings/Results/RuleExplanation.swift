/// What is known of one rule of a configuration: the output of `rules explain ID`.
package struct RuleExplanation: Hashable, Sendable {
  /// A part of a selector, or another condition, with what it takes.
  package struct Condition: Hashable, Sendable {
    /// How it is joined to the one before it at its depth.
    package enum Joint: String, CaseIterable, Hashable, Sendable {
      case or
      case and
      /// It takes away.
      case not
    }

    /// The most names that are kept.
    private static let maximumNames = 10

    /// How deep it stands in the selector, from 0.
    package var depth: Int
    /// How it is joined; `nil` for the first one.
    package var joint: Joint?
    /// The condition as written.
    package var text: String
    /// What is counted, in the plural.
    package var unit: String
    /// How many things it takes by itself.
    package var count: Int
    /// The first ten of them, sorted.
    package var names: [String]
    /// How many things are left of those that all conditions up to this one take; `nil` where one of
    /// several is enough.
    package var left: Int?

    /// Makes a condition.
    package init(
      depth: Int = 0, joint: Joint? = nil, text: String, unit: String, names: [String],
      left: Int? = nil
    ) {
      self.depth = depth
      self.joint = joint
      self.text = text
      self.unit = unit
      count = names.count
      self.names = Array(names.prefix(Self.maximumNames))
      self.left = left
    }
  }

  /// What a capture of a selector stands for.
  package struct Capture: Hashable, Sendable {
    /// Its name.
    package var name: String
    /// The values that it takes, each once, sorted.
    package var values: [String]

    /// Makes a capture.
    package init(name: String, values: [String]) {
      self.name = name
      self.values = values
    }
  }

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
    /// What its captures stand for, in the order written.
    package var captures: [Capture]
    /// Its parts, where it has several, in the order in which they are asked.
    package var conditions: [Condition]

    /// Makes a selection.
    package init(
      option: String, selector: String, unit: String, names: [String],
      captures: [Capture] = [], conditions: [Condition] = []
    ) {
      self.captures = captures
      self.option = option
      self.selector = selector
      self.unit = unit
      self.names = names
      self.conditions = conditions
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
  /// What else narrows what it looks at, in the order in which it is asked.
  package var conditions: [Condition]
  /// Its exceptions.
  package var excuses: [Excuse]

  /// Makes an explanation.
  package init(
    rule: RuleOverview.Rule, because: String?, yaml: String, summary: RuleSummary,
    suppressed: Int = 0, selections: [Selection], conditions: [Condition] = [],
    excuses: [Excuse]
  ) {
    self.rule = rule
    self.because = because
    self.yaml = yaml
    self.summary = summary
    self.suppressed = suppressed
    self.selections = selections
    self.conditions = conditions
    self.excuses = excuses
  }
}
