import RuleEngine
import RuleLanguage

/// `interface`: others may refer to the listed declarations of a component only.
struct InterfaceRule: Rule {
  static let defects: [any Defect.Type] = [BypassedInterface.self]

  static let metadata = RuleMetadata(
    kind: "interface", title: "Interfaces of components",
    summary:
      "Other code uses only what `exposes` lists of the code that `of` selects.",
    rationale:
      "Whatever others use can no longer be changed freely. A small interface leaves the rest of a "
      + "component to its maintainers; `public` cannot say for which modules a declaration is "
      + "meant.",
    options: [
      .required("of", .selector, "The component, or the code to treat as one."),
      .required(
        "exposes", .selector, captures: .refer,
        "The part of it that others may use, such as `type:*Interface` or `path:**/Public/**`."),
      .optional(
        "to", .selector, captures: .refer,
        "The code that the rule applies to; all code outside by default."),
    ],
    notes: notes, exampleMessages: exampleMessages,
    violatingExample: RuleExample(
      project: """
        module Login
          protocol LoginInterface
          class TokenStore -> LoginInterface
        App.Main -> Login.LoginInterface
        App.Main -> Login.TokenStore
        """,
      configuration: """
        version: 1
        rules:
          modules-are-used-by-their-interfaces:
            interface: { of: "{module}", exposes: "type:{module}Interface" }
        """),
    conformingExample: RuleExample(
      project: """
        module Login
          protocol LoginInterface
          class TokenStore -> LoginInterface
        App.Main -> Login.LoginInterface
        App imports Login
        """,
      configuration: """
        version: 1
        rules:
          modules-are-used-by-their-interfaces:
            interface: { of: "{module}", exposes: "type:{module}Interface" }
        """),
    references: ["D. L. Parnas, *On the Criteria To Be Used in Decomposing Systems* (1972)"])

  private let of: Selector
  private let exposes: Selector
  private let users: Selector?

  init(options: OptionsReader) {
    of = options.selector("of")
    exposes = options.selector("exposes")
    users = options.optionalSelector("to")
    for selector in [of, exposes] {
      for leaf in selector.leaves where leaf.kind.isOutsideProject {
        options.report(
          "`\(leaf.text)` has no declarations in the project. Select code of the project, or "
            + "restrict external modules with a rule of kind `external` or `protect`.",
          at: leaf.location)
      }
    }
  }

  var selectors: [NamedSelector] {
    [NamedSelector("of", of, .subject), NamedSelector("exposes", exposes)]
      + (users.map { [NamedSelector("to", $0)] } ?? [])
  }

  func check(_ scope: RuleScope) -> RuleOutcome {
    let (inner, exposed) = (scope.matcher(of), scope.matcher(exposes))
    let users = users.map { scope.matcher($0) } ?? scope.everyone(seenBy: [])
    let reach = inner.reach.union(exposed.reach).union(users.reach)
    let walk = scope.brokenDependencies(reach: reach, to: inner.reach) { pair in
      // An import of the module as a whole refers to none of its declarations yet.
      guard case .node = scope.view.index.ends[pair.to.int] else { return .unconcerned }
      let end = inner.matches(pair.to)
      guard end.areSome, !scope.isWithin(pair, inner, given: end),
        users.takes(pair.from, given: end)
      else { return .unconcerned }
      return exposed.takes(pair.to, given: end) ? .permitted : .broken(given: end)
    }
    let findings = walk.broken.map {
      Finding(
        BypassedInterface(exposed: scope.parts(of: exposes, given: $0.given)),
        from: $0.from,
        to: scope.side($0.to, at: $0.pair.to, meantBy: of, inner, given: $0.given),
        evidence: $0.evidence)
    }
    return RuleOutcome(findings: findings, checked: walk.checked)
  }
}
