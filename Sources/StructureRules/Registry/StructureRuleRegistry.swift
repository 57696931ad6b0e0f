import RuleEngine

/// The rule kinds about files, folders, targets and templates.
package enum StructureRuleRegistry {
  /// Every kind, in order of name.
  package static let all: [any Rule.Type] = [
    StructureRule.self,
    TargetsRule.self,
    TemplateRule.self,
  ]
}
