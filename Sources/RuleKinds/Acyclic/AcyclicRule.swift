import DependencyGraphs
import DependencyModel
import RuleEngine
import RuleLanguage

/// `acyclic`: no group of things depends on itself in a circle.
struct AcyclicRule: Rule {
  static let defects: [any Defect.Type] = [DependencyCycle.self]

  static let metadata = RuleMetadata(
    kind: "acyclic", title: "No cycles",
    summary: "The code that `of` selects has no dependency cycles.",
    rationale: "Everything on a cycle has to be built, tested and understood together, and a "
      + "change to one part can affect all the others.",
    options: [
      .defaulted("of", .selector, "*", "What must be free of cycles."),
      .optional(
        "at", .choice(["component", "module", "folder", "file", "type"]),
        "What the vertices are. The default is `component`, or the values of the captures if `of` "
          + "binds any."),
    ],
    shorthand: "of",
    notes: notes, exampleMessages: exampleMessages,
    violatingExample: RuleExample(
      project: """
        Orders.Order -> Billing.Invoice
        Billing.Invoice -> Orders.Order
        """,
      configuration: """
        version: 1
        rules:
          no-cycles:
            acyclic: "*"
        """),
    conformingExample: RuleExample(
      project: """
        Billing.Invoice -> Orders.Order
        Billing.Invoice -> Money.Amount
        Orders.Order -> Money.Amount
        """,
      configuration: """
        version: 1
        rules:
          no-cycles:
            acyclic: "*"
        """),
    references: [
      "R. C. Martin, *Clean Architecture* (2017), ch. 14, the Acyclic Dependencies Principle"
    ])

  private let of: Selector
  /// The level of the vertices; `nil` for the values of captures.
  private let granularity: Granularity?

  init(options: OptionsReader) {
    of = options.selector("of")
    let written = options.optionalChoice("at", as: Granularity.self)
    granularity = written ?? (of.captureNames.isEmpty ? .component : nil)
    if let granularity { options.requireGranularity(of: of, granularity) }
  }

  var selectors: [NamedSelector] { [NamedSelector("of", of)] }

  func check(_ scope: RuleScope) -> RuleOutcome {
    let matcher = scope.matcher(of)
    let coupling = Coupling(scope.view, scope.sharedFiles)
    guard let granularity else {
      let grouped = captureGroups(of: matcher, scope)
      let walk = GroupWalk(scope, coupling.restricted(grouped))
      return outcome(walk, members: Array(walk.vertices.indices))
    }
    let walk = GroupWalk(scope, coupling.restricted(scope.grouped(granularity, seenBy: [of])))
    let members = VertexMatcher(matcher, walk.members)
    return outcome(walk, members: walk.vertices.indices.filter { members.takes($0) })
  }

  private func outcome(_ walk: GroupWalk, members: [Int]) -> RuleOutcome {
    markExceptions(walk, members)
    let findings = walk.conditionalGraph.cycleGroups(among: members).map { group -> Finding in
      let route = walk.closestRoute(along: group.cycle + group.cycle.prefix(1))
      return walk.finding(
        DependencyCycle(
          granularity: walk.granularity, captures: granularity == nil ? of.captureNames : [],
          members: walk.names(of: group.members), path: walk.names(of: route.path),
          cut: walk.cuts(of: group.members)),
        along: route, to: 0)
    }
    return RuleOutcome(findings: findings, checked: members.count)
  }

  /// Marks the exceptions that took references out of a cycle group.
  private func markExceptions(_ walk: GroupWalk, _ members: [Int]) {
    let induced = walk.unexcused.inducedSubgraph(on: members)
    var groupOfVertex: [Int: Int] = [:]
    for (number, group) in induced.graph.cycleGroups().enumerated() {
      for vertex in group { groupOfVertex[induced.originalVertices[vertex]] = number }
    }
    walk.markExceptions { from, to in
      guard let group = groupOfVertex[from] else { return false }
      return group == groupOfVertex[to]
    }
  }
}
