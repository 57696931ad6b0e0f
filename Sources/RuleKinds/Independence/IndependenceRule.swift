import DependencyModel
import ProjectModel
import RuleEngine
import RuleLanguage

/// `independence`: the members of a set must not depend on each other.
struct IndependenceRule: Rule {
  static let defects: [any Defect.Type] = [DependentSiblings.self]

  static let metadata = RuleMetadata(
    kind: "independence", title: "Independent members",
    summary: "The components that `of` selects must not depend on each other.",
    rationale:
      "Features that do not depend on each other can be built, tested, replaced and removed "
      + "separately. Only the code that assembles them needs to know them all.",
    options: [
      .required(
        "of", .selector,
        "The set. Each component is a member; where captures are bound, each of their values is "
          + "one."
      ),
      .optional(
        "exposes", .selector, captures: .refer,
        "The part of a member that others may use, such as `type:*UseCase`; captures are those of "
          + "the member being used."),
      .optional(
        "composes", .selector,
        "The code by which a member contains another one, such as `conforms-to:Reducer`: where such "
          + "code of a member uses such code of another, the first may use all of the second."),
      .via,
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
  private let exposes: Selector?
  private let composes: Selector?
  private let limits: DependencyLimits

  init(options: OptionsReader) {
    of = options.selector("of")
    exposes = options.optionalSelector("exposes")
    composes = options.optionalSelector("composes")
    limits = options.dependencyLimits(of: [], walks: false)
    for leaf in exposes?.leaves ?? [] where leaf.kind.isOutsideProject {
      options.report(
        "`\(leaf.text)` selects no code of a member, so exposing it has no effect. Select code of "
          + "the project.", at: leaf.location)
    }
  }

  var selectors: [NamedSelector] {
    [NamedSelector("of", of, .subject)]
      + (exposes.map { [NamedSelector("exposes", $0, .dispensable)] } ?? [])
      + (composes.map { [NamedSelector("composes", $0, .dispensable)] } ?? [])
  }

  func check(_ scope: RuleScope) -> RuleOutcome {
    let members = scope.matcher(of)
    let exposed = exposes.map { scope.matcher($0) }
    let reach = members.reach.union(exposed?.reach ?? [])
    let composed = composedMembers(members, scope)
    let walk = scope.brokenDependencies(reach: reach, counting: scope.filter(limits)) { pair in
      let start = members.matches(pair.from)
      guard start.areSome else { return .unconcerned }
      let end = members.matches(pair.to)
      guard end.areSome else { return .permitted }
      if isOneMember(pair, start, end, scope) { return .permitted }
      // A module of which something is exposed may be imported.
      if let exposed, exposed.matches(pair.to, given: end) != .none { return .permitted }
      if !composed.isEmpty, let composition = Composition(pair, start, end, scope),
        composed.contains(composition)
      {
        return .permitted
      }
      return .broken(given: start)
    }
    let findings = walk.broken.map { finding($0, members, scope) }
    return RuleOutcome(findings: findings, checked: walk.checked)
  }

  private func finding(
    _ broken: BrokenDependency, _ members: SelectorMatcher, _ scope: RuleScope
  ) -> Finding {
    let end = members.matches(broken.pair.to)
    var terms = limits.terms
    if let exposes {
      terms = terms ?? DependencyTerms()
      terms?.exposed = scope.parts(of: exposes, given: end)
    }
    return Finding(
      DependentSiblings(),
      from: scope.side(
        broken.from, at: broken.pair.from, meantBy: of, members, given: broken.given),
      to: scope.side(broken.to, at: broken.pair.to, meantBy: of, members, given: end),
      evidence: broken.evidence, declaration: broken.declaration, terms: terms)
  }

  /// Members with the members that they contain.
  private func composedMembers(
    _ members: SelectorMatcher, _ scope: RuleScope
  ) -> Set<Composition> {
    guard let composes else { return [] }
    let composing = scope.matcher(composes)
    var found: Set<Composition> = []
    _ = scope.brokenDependencies(reach: members.reach.union(composing.reach)) { pair in
      guard composing.matches(pair.from).areSome, composing.matches(pair.to).areSome else {
        return .unconcerned
      }
      let (start, end) = (members.matches(pair.from), members.matches(pair.to))
      if start.areSome, end.areSome, let composition = Composition(pair, start, end, scope) {
        found.insert(composition)
      }
      return .unconcerned
    }
    return found
  }

  /// A member and another one that it contains.
  private struct Composition: Hashable {
    private enum Member: Hashable {
      case component(ComponentID)
      case captures(MatchSet)
    }

    private let whole: Member
    private let part: Member

    /// `nil` where an end belongs to no member.
    init?(_ pair: ViewIndex.EndPair, _ start: MatchSet, _ end: MatchSet, _ scope: RuleScope) {
      func member(_ end: EndID, _ match: MatchSet) -> Member? {
        if match != .unbound { return .captures(match) }
        return scope.view.index.componentOfEnd[end.int].map { .component($0) }
      }
      guard let whole = member(pair.from, start), let part = member(pair.to, end) else {
        return nil
      }
      (self.whole, self.part) = (whole, part)
    }
  }

  /// Whether both ends belong to one member: share the values of captures, or else a component.
  private func isOneMember(
    _ pair: ViewIndex.EndPair, _ start: MatchSet, _ end: MatchSet, _ scope: RuleScope
  ) -> Bool {
    if start == .unbound || end == .unbound {
      guard let component = scope.view.index.componentOfEnd[pair.to.int] else { return true }
      return component == scope.view.index.componentOfEnd[pair.from.int]
    }
    if start == end { return true }
    let sides = [(pair.from, scope.table.bindings(start)), (pair.to, scope.table.bindings(end))]
    if Set(sides[0].1).isDisjoint(with: sides[1].1) { return false }
    // Of several ways in which a path fits, the outermost folders say which member it is.
    let outermost = sides.map { Self.outermost($1, in: scope.view.endpoint(of: $0)?.path) }
    guard let first = outermost[0], let second = outermost[1] else { return true }
    return first == second
  }

  /// Of several bindings those whose values are the outermost folders of a path; `nil` where one of them is no
  /// folder or file of it as a whole.
  private static func outermost(_ ways: [Bindings], in path: String?) -> Bindings? {
    if ways.count == 1 { return ways[0] }
    guard let path else { return nil }
    let parts = ProjectPath.components(path).map(String.init)
    var best: (place: [Int], bindings: Bindings)?
    for way in ways {
      let places = way.names.map { name in parts.firstIndex { $0 == way[name] } }
      let place = places.compactMap { $0 }
      guard place.count == places.count else { return nil }
      if best.map({ place.lexicographicallyPrecedes($0.place) }) ?? true { best = (place, way) }
    }
    return best?.bindings
  }
}
