import RuleEngine
import RuleLanguage

/// `allow`: some code may depend on the listed code only.
struct AllowRule: Rule {
  static let defects: [any Defect.Type] = [DependencyNotAllowed.self]

  static let metadata = RuleMetadata(
    kind: "allow", title: "Allowed dependencies",
    summary: "The code that `from` selects may depend only on itself and on what `to` lists.",
    rationale:
      "An allow list also covers code that does not exist yet: a new module is off limits until "
      + "someone adds it.",
    options: [
      .required("from", .selector, "The code whose dependencies are limited."),
      .defaulted(
        "to", .selector, "[]", captures: .refer,
        "What it may depend on; nothing by default. External modules are not limited unless the "
          + "list has an `external:` selector; then only those listed are allowed."),
      .via,
    ],
    notes: notes, exampleMessages: exampleMessages,
    violatingExample: RuleExample(
      project: """
        Shop.Cart -> Core.Price
        Shop.Cart -> Analytics.Tracker
        """,
      configuration: """
        version: 1
        rules:
          shop-stands-on-core:
            allow: { from: Shop, to: [Core] }
        """),
    conformingExample: RuleExample(
      project: """
        Shop.Cart -> Core.Price
        Shop.Cart -> Shop.Order
        Analytics.Tracker -> Core.Price
        """,
      configuration: """
        version: 1
        rules:
          shop-stands-on-core:
            allow: { from: Shop, to: [Core] }
        """))

  private let from: Selector
  private let to: Selector
  private let limits: DependencyLimits

  init(options: OptionsReader) {
    from = options.selector("from")
    to = options.selector("to")
    limits = options.dependencyLimits(of: [NamedSelector("to", to)], walks: false)
  }

  var selectors: [NamedSelector] {
    [NamedSelector("from", from, .subject), NamedSelector("to", to)]
  }

  func check(_ scope: RuleScope) -> RuleOutcome {
    let (from, to) = (scope.matcher(from), scope.matcher(to))
    let walk = scope.brokenDependencies(
      reach: from.reach.union(to.reach), to: to.reach, counting: scope.filter(limits)
    ) { pair in
      let start = from.matches(pair.from)
      guard start.areSome else { return .unconcerned }
      guard to.matches(pair.to, given: start) == .none else { return .permitted }
      return scope.isSelfUse(pair, of: from, given: start) ? .permitted : .broken(given: start)
    }
    let findings = walk.broken.map { broken in
      Finding(
        DependencyNotAllowed(allowed: scope.parts(of: self.to, given: broken.given)),
        from: scope.side(
          broken.from, at: broken.pair.from, meantBy: self.from, from, given: broken.given),
        to: broken.to, evidence: broken.evidence, declaration: broken.declaration,
        terms: limits.terms)
    }
    return RuleOutcome(findings: findings, checked: walk.checked)
  }
}

extension RuleScope {
  /// Whether a dependency stays within what is limited: within a component, or within what a
  /// selector takes with the same captures where it takes parts of components.
  fileprivate func isSelfUse(
    _ pair: ViewIndex.EndPair, of from: SelectorMatcher, given: MatchSet
  ) -> Bool {
    if from.reach.level == .place {
      guard let component = view.index.componentOfEnd[pair.from.int] else { return false }
      return component == view.index.componentOfEnd[pair.to.int]
    }
    let matches = from.matches(pair.to)
    return matches == given || matches == .undecided
  }
}
