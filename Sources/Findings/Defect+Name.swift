extension Defect {
  /// The defect's name in machine formats; one of `names`.
  package var name: String {
    switch self {
    case .forbiddenDependency: "forbidden-dependency"
    case .forbiddenChain: "forbidden-chain"
    case .layerViolation: "layer-violation"
    case .unlistedComponent: "unlisted-component"
    case .dependencyNotAllowed: "dependency-not-allowed"
    case .protectedDependency: "protected-dependency"
    case .bypassedInterface: "bypassed-interface"
    case .dependentSiblings: "dependent-siblings"
    case .dependencyCycle: "dependency-cycle"
    case .metricOutOfRange: "metric-out-of-range"
    case .measured(let defect): defect.name
    case .unstableDependency: "unstable-dependency"
    case .undocumentedDependency: "undocumented-dependency"
    case .undocumentedComponent: "undocumented-component"
    case .obsoleteDependency: "obsolete-dependency"
    case .obsoleteComponent: "obsolete-component"
    case .unreadableDocument: "unreadable-document"
    case .undeclaredDependency: "undeclared-dependency"
    case .unusedDependency: "unused-dependency"
    case .unmetRequirement: "unmet-requirement"
    case .forbiddenDeclaration: "forbidden-declaration"
    case .declarationCount: "declaration-count"
    case .declarations(let defect): defect.name
    case .structure(let defect): defect.name
    case .targets(let defect): defect.name
    case .coverage(let defect): defect.name
    case .duplicates(let defect): defect.name
    case .template(let defect): defect.name
    case .imports(let defect): defect.name
    case .unmatchedSelector: "unmatched-selector"
    }
  }

  /// Every name that a defect can have, in the order of the cases: the closed list of machine
  /// formats.
  package static let names =
    [
      "forbidden-dependency", "forbidden-chain", "layer-violation", "unlisted-component",
      "dependency-not-allowed", "protected-dependency", "bypassed-interface",
      "dependent-siblings", "dependency-cycle", "metric-out-of-range", "unstable-dependency",
      "undocumented-dependency", "undocumented-component", "obsolete-dependency",
      "obsolete-component", "unreadable-document", "undeclared-dependency", "unused-dependency",
      "unmet-requirement", "forbidden-declaration", "declaration-count",
    ] + DeclarationDefect.names + StructureDefect.names + TargetDefect.names + CoverageDefect.names
    + DuplicateDefect.names + TemplateDefect.names + MeasureDefect.names + ImportDefect.names
    + ["unmatched-selector"]

  /// Why a defect of this sort matters in general, for rules that are configured without `because`.
  package var rationale: String {
    switch self {
    case .forbiddenDependency, .dependencyNotAllowed:
      "A dependency that the architecture does not foresee lets changes on one side break the other."
    case .forbiddenChain:
      "An indirect dependency lets changes through just as a direct one does, only less visibly."
    case .layerViolation:
      "Layers can be exchanged and tested alone only while dependencies follow their order."
    case .protectedDependency:
      "What was meant for few users can no longer be changed once others rely on it."
    case .bypassedInterface:
      "What others refer to can no longer be changed freely, so it should be what was meant for them."
    case .unlistedComponent:
      "What no layer lists, the rule cannot check."
    case .dependentSiblings:
      "Components that know each other can no longer be changed, tested or removed one by one."
    case .dependencyCycle:
      "Whatever lies on a cycle can only be built, tested and understood together."
    case .metricOutOfRange:
      "The limit was set so that the structure does not erode unnoticed."
    case .measured(let defect): defect.rationale
    case .unstableDependency:
      "What is hard to change, because others rest on it, must not rest on what changes often."
    case .undocumentedDependency, .undocumentedComponent:
      "A new dependency is a decision, and the documented graph is where it shows."
    case .obsoleteDependency, .obsoleteComponent:
      "Who reads the documented graph plans with something that is not there."
    case .unreadableDocument:
      "A document that cannot be read is compared with nothing."
    case .undeclaredDependency:
      "The build works only as long as something else happens to build the module first."
    case .unusedDependency:
      "It costs build time and tells readers of the manifest something untrue."
    case .unmetRequirement, .forbiddenDeclaration, .declarationCount:
      "Code whose parts are named, placed and built alike can be read and changed by everybody."
    case .declarations(let defect): defect.rationale
    case .structure(let defect): defect.rationale
    case .targets(let defect): defect.rationale
    case .coverage(let defect): defect.rationale
    case .duplicates(let defect): defect.rationale
    case .template(let defect): defect.rationale
    case .imports(let defect): defect.rationale
    case .unmatchedSelector:
      "A rule that looks at nothing stays green whatever the code does."
    }
  }
}
