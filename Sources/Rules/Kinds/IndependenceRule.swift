import ArchModel

/// `independence`: the members of a set must not depend on each other.
struct IndependenceRule: Rule {
  static let metadata = RuleMetadata(
    kind: "independence", title: "Independent members",
    summary: "What `of` selects falls into members that must not depend on each other.",
    rationale:
      "Features that do not know each other can be built, tested, replaced and removed one by "
      + "one. They meet in the code that puts them together.",
    options: [
      .required(
        "of", .selector,
        "The set. Each component is a member; where captures are bound, each of their values is "
          + "one."
      )
    ],
    shorthand: "of",
    notes: notes, exampleMessages: exampleMessages,
    violatingExample: RuleExample(
      project: """
        Login.LoginView -> Profile.ProfileView
        """,
      configuration: """
        version: 1
        tags:
          features: [Login, Profile]
        rules:
          features-are-independent:
            independence: "tag:features"
        """),
    conformingExample: RuleExample(
      project: """
        App.Main -> Login.LoginView & Profile.ProfileView
        Login.LoginView -> Design.Button
        Profile.ProfileView -> Design.Button
        """,
      configuration: """
        version: 1
        tags:
          features: [Login, Profile]
        rules:
          features-are-independent:
            independence: "tag:features"
        """))

  private let of: Selector

  init(options: OptionsReader) {
    of = options.selector("of")
  }

  var selectors: [NamedSelector] { [NamedSelector("of", of)] }

  func check(_ scope: RuleScope) -> RuleOutcome {
    let members = scope.matcher(of)
    let walk = scope.brokenDependencies(reach: members.reach) { pair in
      let start = members.ways(pair.from)
      guard start.areSome else { return .unconcerned }
      let end = members.ways(pair.to)
      guard end.areSome else { return .permitted }
      return isOneMember(pair, start, end, scope) ? .permitted : .broken(given: start)
    }
    let findings = walk.broken.map {
      Finding(.dependentSiblings, from: $0.from, to: $0.to, evidence: $0.evidence)
    }
    return RuleOutcome(findings: findings, checked: walk.checked)
  }

  /// Whether both ends belong to one member: share the values of captures, or else a component.
  private func isOneMember(
    _ pair: ViewIndex.EndPair, _ start: Ways, _ end: Ways, _ scope: RuleScope
  ) -> Bool {
    if start == .unbound || end == .unbound {
      guard let component = scope.view.index.componentOfEnd[pair.to.int] else { return true }
      return component == scope.view.index.componentOfEnd[pair.from.int]
    }
    if start == end { return true }
    return !Set(scope.table.bindings(start)).isDisjoint(with: scope.table.bindings(end))
  }
}
