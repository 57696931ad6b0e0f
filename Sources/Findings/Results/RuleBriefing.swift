import RuleLanguage

/// The rules of a project in a few lines, for people and programs that are about to change it: the
/// output of `rules brief`.
package struct RuleBriefing: CommandResult, Hashable {
  /// `rules brief`.
  package static let command = "rules brief"

  /// A rule that is on.
  package struct Rule: Hashable, Sendable {
    /// Its id.
    package var id: String
    /// How much a violation weighs.
    package var severity: Severity
    /// What it asks for: its reason, else what rules of its kind say.
    package var meaning: String
    /// Its kind and options on one line, as written.
    package var written: String

    /// Makes a rule.
    package init(id: String, severity: Severity, meaning: String, written: String) {
      self.id = id
      self.severity = severity
      self.meaning = meaning
      self.written = written
    }
  }

  /// The rules that are on, in the configuration's order.
  package var rules: [Rule]
  /// The configuration file; `nil` where the preset `recommended` stands in for one.
  package var configuration: String?

  /// Makes a briefing.
  package init(rules: [Rule], configuration: String?) {
    self.rules = rules
    self.configuration = configuration
  }
}
