import JSONText

/// The names that reports and baselines take from the rule kinds that a run knows.
package struct RuleVocabulary: Sendable {
  /// The names of the kinds.
  package var kinds: [String]
  /// The names of the defects.
  package var defects: [String]
  /// The shapes of what defects carry, each once.
  package var details: [JSONSchema]

  /// Makes a vocabulary.
  package init(kinds: [String] = [], defects: [String] = [], details: [JSONSchema] = []) {
    self.kinds = kinds
    self.defects = defects
    self.details = details
  }
}
