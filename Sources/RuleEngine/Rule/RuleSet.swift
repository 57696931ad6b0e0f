import RuleLanguage

/// The rules of a configuration with what it takes to evaluate them.
package struct RuleSet: Sendable {
  /// The rules, from a configuration that was read without mistakes.
  package var entries: [RuleEntry]
  /// The kinds that they are of.
  package var kinds: RuleCatalog
  /// Exceptions whose last day lies before it do not count; `nil` keeps them all.
  package var today: CalendarDate?

  /// Makes a set.
  package init(_ entries: [RuleEntry], of kinds: RuleCatalog, today: CalendarDate? = nil) {
    self.entries = entries
    self.kinds = kinds
    self.today = today
  }

  /// The set with other rules.
  package func with(_ entries: [RuleEntry]) -> RuleSet {
    RuleSet(entries, of: kinds, today: today)
  }

  /// Whether a rule asks what others would say of a project that is not there.
  package func asksWhatIf(_ entry: RuleEntry) -> Bool { kinds[entry.kind] is any WhatIfRule.Type }
}
