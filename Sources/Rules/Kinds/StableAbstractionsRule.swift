import ArchModel
import Metrics

/// `stable-abstractions`: dependencies lead to components that are at least as abstract.
struct StableAbstractionsRule: Rule {
  static let metadata = RuleMetadata(
    kind: "stable-abstractions", title: "Stable abstractions",
    summary: "No component that `of` selects depends on one that is less abstract than itself.",
    rationale:
      "Abstractness A = Na / Nc is the share of protocols among the types of a component. What "
      + "others depend on can only be extended without being changed if it is abstract; following "
      + "dependencies, abstractness should grow together with stability. A component without types "
      + "has no abstractness and is passed.",
    options: [
      .defaulted("of", .selector, "*", "The components; a dependency counts if it selects both."),
      .defaulted(
        "counting", .choice(of: Counting.self), "types",
        "What types are counted: `muck` counts declarations; the command line's `--counting` does "
          + "not change it."),
      .defaulted(
        "tolerance", .number(minimum: 0, maximum: 1), "0",
        "How much less abstract the component depended on may be."),
    ],
    shorthand: "of",
    notes: notes, exampleMessages: exampleMessages,
    violatingExample: RuleExample(
      project: """
        module Orders
          protocol OrderStore
          class Checkout -> Database.Connection
        module Database
          class Connection
        """,
      configuration: """
        version: 1
        rules:
          towards-abstraction:
            stable-abstractions: "*"
        """),
    conformingExample: RuleExample(
      project: """
        module Orders
          protocol OrderStore
          class Checkout -> OrderStore
        module Database
          class Connection -> Orders.OrderStore
        """,
      configuration: """
        version: 1
        rules:
          towards-abstraction:
            stable-abstractions: "*"
        """),
    references: [
      "R. C. Martin, *Clean Architecture* (2017), ch. 14, the Stable Abstractions Principle"
    ])

  private let of: Selector
  private let counting: Counting
  private let tolerance: Double

  init(options: OptionsReader) {
    of = options.selector("of")
    counting = options.choice("counting")
    tolerance = options.optionalNumber("tolerance") ?? 0
    options.requireGranularity(of: of, .component)
  }

  var selectors: [NamedSelector] { [NamedSelector("of", of)] }

  func check(_ scope: RuleScope) -> RuleOutcome {
    var outcome = RuleOutcome(findings: [], checked: 0)
    let components = scope.grouped(.component, seenBy: [of])
    let members = GroupMembers(scope.view, components)
    let selected = VertexMatcher(scope.matcher(of), members)
    let rows = measure(
      graph: scope.view.graph, components: components, counting: counting,
      declarations: { scope.declarations }
    ).components
    outcome.undefined = rows.indices
      .filter { rows[$0].abstractness == nil && selected.takes($0) }
      .map { rows[$0].name }
    for edge in components.edges where selected.takes(edge.from) && selected.takes(edge.to) {
      guard let from = rows[edge.from].abstractness, let to = rows[edge.to].abstractness else {
        continue
      }
      outcome.checked += 1
      guard isLessAbstract(to, than: from) else { continue }
      let evidence = scope.evidence(of: edge)
      if evidence.isEmpty { continue }
      outcome.findings.append(
        Finding(
          .measured(
            .concreteDependency(
              from: .init(component: rows[edge.from].name, value: from),
              to: .init(component: rows[edge.to].name, value: to), tolerance: tolerance)),
          from: scope.side(of: edge.from, in: components),
          to: scope.side(of: edge.to, in: components), evidence: evidence))
    }
    return outcome
  }

  /// Values are quotients of whole numbers that are rounded once, so equal ones compare equal; only
  /// their difference carries the error of a subtraction.
  private func isLessAbstract(_ to: Double, than from: Double) -> Bool {
    tolerance == 0 ? to < from : from - to > tolerance + 1e-9
  }
}
