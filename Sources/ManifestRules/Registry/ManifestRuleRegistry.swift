import RuleEngine

/// The rule kinds about what manifests declare, against what the sources use.
package enum ManifestRuleRegistry {
  /// Every kind, in order of name.
  package static let all: [any Rule.Type] = [ManifestRule.self]
}
