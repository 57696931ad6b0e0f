import RuleEngine
import RuleLanguage

/// The rule kinds that archcheck knows.
package enum RuleRegistry {
  /// Every kind, in order of name.
  package static let all: [any Rule.Type] = [
    AcyclicRule.self,
    AllowRule.self,
    CoverageRule.self,
    DeclarationsRule.self,
    DuplicatesRule.self,
    ExternalRule.self,
    ForbidRule.self,
    GraphRule.self,
    IndependenceRule.self,
    InterfaceRule.self,
    LayersRule.self,
    ManifestRule.self,
    MetricRule.self,
    OwnersRule.self,
    ProtectRule.self,
    RequireRule.self,
    StableAbstractionsRule.self,
    StableDependenciesRule.self,
    StructureRule.self,
    TargetsRule.self,
    TemplateRule.self,
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
