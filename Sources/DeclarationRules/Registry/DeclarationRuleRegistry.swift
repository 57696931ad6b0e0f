import RuleEngine

/// The rule kinds about single declarations: their names, places and members, and which of them may bear one name.
package enum DeclarationRuleRegistry {
  /// Every kind, in order of name.
  package static let all: [any Rule.Type] = [
    DeclarationsRule.self,
    DuplicatesRule.self,
  ]
}
