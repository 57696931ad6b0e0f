import RuleLanguage

/// What a rule is for, in words, for formats that explain rules to people who have never seen the
/// configuration.
package struct RuleDescription: Hashable, Sendable {
  /// Its kind in a few words, for headings.
  package var title: String
  /// What a rule of its kind says, in one sentence.
  package var summary: String
  /// Why one wants such rules.
  package var rationale: String
  /// The rule's own reason; `nil` without one.
  package var because: String?
  /// The rule's own advice; `nil` without one.
  package var fix: String?
  /// How much a violation weighs; `nil` where the rule is off.
  package var severity: Severity?
  /// The rule as YAML, merged from all that speaks of it.
  package var yaml: String

  /// Describes a rule.
  package init(
    title: String, summary: String, rationale: String, because: String? = nil, fix: String? = nil,
    severity: Severity?, yaml: String
  ) {
    self.title = title
    self.summary = summary
    self.rationale = rationale
    self.because = because
    self.fix = fix
    self.severity = severity
    self.yaml = yaml
  }
}
