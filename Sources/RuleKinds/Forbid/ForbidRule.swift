import RuleEngine
import RuleLanguage

/// `forbid`: some code must not depend on some other code.
struct ForbidRule: Rule {
  static let defects: [any Defect.Type] = [ForbiddenDependency.self, ForbiddenChain.self]

  static let metadata = RuleMetadata(
    kind: "forbid", title: "Forbidden dependencies",
    summary: "The code that `from` selects must not depend on the code that `to` selects.",
    rationale: "Architectures differ in the dependencies they rule out. With `through: any` the "
      + "rule also finds detours: a change travels along a chain of dependencies just as it does "
      + "along a direct one, only less visibly.",
    options: [
      .required("from", .selector, "The code that must not depend on `to`."),
      .required(
        "to", .selector, captures: .refer,
        "What it must not depend on; `external:` matches imports of external modules."),
      .defaulted(
        "through", .choice(of: Through.self), "direct",
        "`direct` forbids direct dependencies, `any` also indirect ones."),
      .via, .members(of: "to"),
      .optional(
        "at", .choice(of: WalkLevel.self),
        "The nodes of the chains of `through: any`; `component` by default."),
    ],
    notes: notes, exampleMessages: exampleMessages,
    violatingExample: RuleExample(
      project: """
        Common.Theme -> Settings.SettingsView
        Settings imports Common
        """,
      configuration: """
        version: 1
        tags:
          domain: [Settings]
        rules:
          common-knows-no-domain:
            forbid: { from: Common, to: "tag:domain" }
        """),
    conformingExample: RuleExample(
      project: """
        Settings.SettingsView -> Common.Theme
        Settings imports Common
        Common.Theme -> Fonts.Font
        """,
      configuration: """
        version: 1
        tags:
          domain: [Settings]
        rules:
          common-knows-no-domain:
            forbid: { from: Common, to: "tag:domain" }
        """))

  private enum Through: String, CaseIterable {
    case direct
    case any
  }

  private let from: Selector
  private let to: Selector
  private let through: Through
  private let level: WalkLevel
  private let limits: DependencyLimits

  init(options: OptionsReader) {
    from = options.selector("from")
    to = options.selector("to")
    through = options.choice("through")
    level = options.optionalChoice("at", as: WalkLevel.self) ?? .component
    limits = options.dependencyLimits(of: [NamedSelector("to", to)], walks: through == .any)
    switch through {
    case .any:
      options.requireGranularity(of: from, level.granularity)
      options.requireGranularity(of: to, level.granularity)
    case .direct where options.isWritten("at"):
      options.report(
        "`at` has no effect without `through: any`. Add `through: any`, or remove `at`.",
        at: options.location(of: "at"))
    case .direct: break
    }
  }

  var selectors: [NamedSelector] {
    [NamedSelector("from", from, .subject), NamedSelector("to", to)]
  }

  func check(_ scope: RuleScope) -> RuleOutcome {
    var outcome = directOutcome(scope)
    if through == .any { outcome.findings += chains(scope) }
    return outcome
  }

  private func directOutcome(_ scope: RuleScope) -> RuleOutcome {
    let (from, to) = (scope.matcher(from), scope.matcher(to))
    let selectsWithinComponents = from.reach.level != .place
    let walk = scope.brokenDependencies(
      reach: from.reach.union(to.reach), to: to.reach, counting: scope.filter(limits)
    ) { pair in
      let start = from.matches(pair.from)
      guard start.areSome else { return .unconcerned }
      guard to.takes(pair.to, given: start) else { return .permitted }
      if !selectsWithinComponents, scope.isSelfUse(pair, of: to, given: start) { return .permitted }
      return .broken(given: start)
    }
    let findings = walk.broken.map { broken in
      Finding(
        ForbiddenDependency(),
        from: scope.side(
          broken.from, at: broken.pair.from, meantBy: self.from, from, given: broken.given),
        to: scope.side(broken.to, at: broken.pair.to, meantBy: self.to, to, given: broken.given),
        evidence: broken.evidence, declaration: broken.declaration, terms: limits.terms)
    }
    return RuleOutcome(
      findings: findings, checked: walk.checked,
      unmatched: scope.unmatchedMembers(limits, of: to))
  }

  /// One finding for each pair of groups that are connected, but not by an edge.
  private func chains(_ scope: RuleScope) -> [Finding] {
    let to = scope.matcher(to)
    let walk = GroupWalk(
      scope, scope.grouped(level.granularity, seenBy: [from, self.to]), binding: selectors,
      externals: to.reach.contains(.externals) ? { to.takes($0) } : nil)
    let starts = VertexMatcher(scope.matcher(from), walk.members)
    let ends = VertexMatcher(to, walk.members)
    return ChainSearch(walk: walk, scope: scope).findings(
      from: walk.vertices.indices.filter { starts.takes($0) },
      to: self.to.usedNames.isEmpty ? walk.vertices.indices.filter { ends.takes($0) } : nil,
      matchesForbidden: { start, end in
        starts.matches(start).filter { ends.takes(end, given: $0) }
      })
  }
}

extension RuleScope {
  /// Whether a dependency stays within a component, and within what a selector takes of it: code
  /// that others must not use may use itself.
  fileprivate func isSelfUse(
    _ pair: ViewIndex.EndPair, of selector: SelectorMatcher, given: MatchSet
  ) -> Bool {
    guard let component = view.index.componentOfEnd[pair.from.int],
      component == view.index.componentOfEnd[pair.to.int]
    else { return false }
    return selector.reach.level == .place || selector.takes(pair.from, given: given)
  }
}
