import DeclarationRules
import ManifestRules
import RuleEngine
import RuleLanguage
import SourceText
import StructureRules

/// The rule kinds that archcheck knows.
package enum RuleRegistry {
  /// Every kind, in order of name.
  package static let all: [any Rule.Type] =
    (ofDependencies + DeclarationRuleRegistry.all + ManifestRuleRegistry.all
    + StructureRuleRegistry.all)
    .sorted { $0.metadata.kind.precedesInBytes($1.metadata.kind) }

  /// The kinds about dependencies between parts of the code, and about their measures.
  private static let ofDependencies: [any Rule.Type] = [
    AcyclicRule.self,
    AllowRule.self,
    CoverageRule.self,
    ExternalRule.self,
    ForbidRule.self,
    GraphRule.self,
    IndependenceRule.self,
    InterfaceRule.self,
    LayersRule.self,
    MetricRule.self,
    OwnersRule.self,
    ProtectRule.self,
    RequireRule.self,
    StableAbstractionsRule.self,
    StableDependenciesRule.self,
  ]

  /// The same as runs ask for them.
  package static let catalog = RuleCatalog(all)

  /// What the configuration must know of each kind, in the same order.
  package static var kinds: [RuleKindDescription] { all.map { $0.description } }

  /// The kind of a name such as `forbid`, or `nil`.
  package static func rule(named kind: String) -> (any Rule.Type)? {
    catalog[kind]
  }
}
