import RuleEngine
import RuleLanguage

/// `protect`: only the listed code may depend on what is protected.
struct ProtectRule: Rule {
  static let defects: [any Defect.Type] = [ProtectedDependency.self, ForbiddenChain.self]

  static let metadata = RuleMetadata(
    kind: "protect", title: "Protected code",
    summary: "Only the code that `from` lists may depend on the code that `of` selects.",
    rationale:
      "Code with one user can be changed by asking one user. A list of users keeps code that is "
      + "meant for a few from being used everywhere, including in modules that do not exist yet.",
    options: [
      .required(
        "of", .selector,
        "What to protect; `external:` matches imports of external modules."),
      .defaulted(
        "from", .selector, "[]", captures: .refer,
        "The code that may depend on it; by default only itself."),
      .defaulted(
        "through", .choice(of: Through.self), "direct",
        "`direct` limits direct dependencies, `any` also indirect ones."),
      .via, .members(of: "of"),
      .defaulted(
        "claimed", .boolean, "false",
        "Whether to protect only what some code of `from` depends on; the rest may be used "
          + "freely."),
      .optional(
        "at", .choice(of: WalkLevel.self),
        "The nodes of the chains of `through: any`; `component` by default."),
    ],
    notes: notes, exampleMessages: exampleMessages,
    violatingExample: RuleExample(
      project: """
        Checkout.Cart -> PaymentsInternals.Ledger
        Payments.Invoice -> PaymentsInternals.Ledger
        """,
      configuration: """
        version: 1
        rules:
          internals-are-private:
            protect: { of: "{feature}Internals", from: "{feature}" }
        """),
    conformingExample: RuleExample(
      project: """
        Checkout.Cart -> Payments.Invoice
        Payments.Invoice -> PaymentsInternals.Ledger
        PaymentsInternals.Ledger -> PaymentsInternals.Entry
        """,
      configuration: """
        version: 1
        rules:
          internals-are-private:
            protect: { of: "{feature}Internals", from: "{feature}" }
        """))

  private enum Through: String, CaseIterable {
    case direct
    case any
  }

  private let of: Selector
  private let from: Selector
  private let through: Through
  private let level: WalkLevel
  private let limits: DependencyLimits
  private let isClaimed: Bool

  init(options: OptionsReader) {
    of = options.selector("of")
    from = options.selector("from")
    through = options.choice("through")
    level = options.optionalChoice("at", as: WalkLevel.self) ?? .component
    limits = options.dependencyLimits(of: [NamedSelector("of", of)], walks: through == .any)
    isClaimed = options.boolean("claimed")
    if isClaimed, through == .any {
      options.report(
        "`claimed` only looks at direct dependencies. Write `through: direct`, or remove "
          + "`claimed`.",
        at: options.location(of: "claimed"))
    }
    switch through {
    case .any:
      options.requireGranularity(of: of, level.granularity)
      options.requireGranularity(of: from, level.granularity)
    case .direct where options.isWritten("at"):
      options.report(
        "`at` has no effect without `through: any`. Add `through: any`, or remove `at`.",
        at: options.location(of: "at"))
    case .direct: break
    }
  }

  var selectors: [NamedSelector] {
    [NamedSelector("of", of, .subject), NamedSelector("from", from)]
  }

  func check(_ scope: RuleScope) -> RuleOutcome {
    var outcome = directOutcome(scope)
    if through == .any { outcome.findings += chains(scope) }
    return outcome
  }

  private func directOutcome(_ scope: RuleScope) -> RuleOutcome {
    let (protected, users) = (scope.matcher(of), scope.matcher(from))
    let everyone = scope.everyone(seenBy: [from])
    let claimed = isClaimed ? claimedThings(scope, protected, users) : nil
    let walk = scope.brokenDependencies(
      reach: protected.reach.union(users.reach), to: protected.reach,
      counting: scope.filter(limits)
    ) { pair in
      let end = protected.matches(pair.to)
      guard end.areSome, everyone.takes(pair.from) else { return .unconcerned }
      if let claimed, !claimed.contains(thing(at: pair.to, protected, scope.view)) {
        return .unconcerned
      }
      guard users.matches(pair.from, given: end) == .none else { return .permitted }
      return scope.isWithin(pair, protected, given: end) ? .permitted : .broken(given: end)
    }
    let findings = walk.broken.map { broken in
      Finding(
        ProtectedDependency(allowed: scope.parts(of: from, given: broken.given)),
        from: broken.from,
        to: scope.side(
          broken.to, at: broken.pair.to, meantBy: of, protected, given: broken.given),
        evidence: broken.evidence, declaration: broken.declaration, terms: limits.terms)
    }
    return RuleOutcome(
      findings: findings, checked: walk.checked,
      unmatched: scope.unmatchedMembers(limits, of: protected))
  }

  /// What something of `from` depends on of that which `of` selects.
  private func claimedThings(
    _ scope: RuleScope, _ protected: SelectorMatcher, _ users: SelectorMatcher
  ) -> Set<EndID> {
    let walk = scope.brokenDependencies(
      reach: protected.reach.union(users.reach), to: protected.reach,
      counting: scope.filter(limits)
    ) { pair in
      let end = protected.matches(pair.to)
      guard end.areSome, users.takes(pair.from, given: end) else { return .unconcerned }
      return .broken(given: end)
    }
    return Set(walk.broken.map { thing(at: $0.pair.to, protected, scope.view) })
  }

  /// The end that stands for the type which is protected, or for its node, whichever file was named.
  private func thing(
    at end: EndID, _ protected: SelectorMatcher, _ view: ArchitectureView
  ) -> EndID {
    guard case .node(let node, _, _) = view.index.ends[end.int] else { return end }
    let type = view.meantType(at: end) { protected.takes($0) }
    return type.flatMap { view.index.homeEnd(ofNested: $0) } ?? view.index.homeEnds[node.int]
  }

  /// One finding for each pair of groups that are connected, but not by an edge.
  private func chains(_ scope: RuleScope) -> [Finding] {
    let protected = scope.matcher(of)
    let walk = GroupWalk(
      scope, scope.grouped(level.granularity, seenBy: [of, from]), binding: selectors,
      externals: protected.reach.contains(.externals) ? { protected.takes($0) } : nil)
    let ends = VertexMatcher(protected, walk.members)
    let users = VertexMatcher(scope.matcher(from), walk.members)
    let everyone = VertexMatcher(scope.everyone(seenBy: [from]), walk.members)
    let isWhole = of.captureNames.isEmpty && protected.reach.level == .place
    return ChainSearch(walk: walk, scope: scope).findings(
      from: walk.vertices.indices.filter { everyone.takes($0) },
      to: walk.vertices.indices.filter { ends.takes($0) },
      matchesForbidden: { start, end in
        let itself = isWhole ? [] : ends.matches(start)
        return ends.matches(end).filter { !users.takes(start, given: $0) && !itself.contains($0) }
      })
  }
}
