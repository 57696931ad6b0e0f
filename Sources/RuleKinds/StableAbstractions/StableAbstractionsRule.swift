import DependencyModel
import RuleEngine
import RuleLanguage

/// `stable-abstractions`: dependencies lead to components that are at least as abstract.
struct StableAbstractionsRule: Rule {
  static let defects: [any Defect.Type] = [ConcreteDependency.self]

  static let metadata = RuleMetadata(
    kind: "stable-abstractions", title: "Stable abstractions",
    summary: "No component that `of` selects depends on a less abstract one.",
    rationale:
      "Abstractness A = Na / Nc is the share of protocols among the types of a component. Only "
      + "abstract code can be extended without being changed, so the more a component is depended "
      + "on, the more abstract it should be. A component without types has no abstractness and "
      + "passes.",
    options: [
      .defaulted(
        "of", .selector, "*",
        "The components; a dependency counts if both ends are "
          + "selected."),
      .defaulted(
        "counting", .choice(of: Counting.self), "types",
        "How types are counted: `muck` counts declarations. The command line option `--counting` "
          + "does not change it."),
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

  private let direction: MetricDirection

  init(options: OptionsReader) { direction = MetricDirection(options: options) }

  var selectors: [NamedSelector] { [NamedSelector("of", direction.of)] }

  func check(_ scope: RuleScope) -> RuleOutcome {
    direction.outcome(scope, value: \.abstractness, excess: { $0 - $1 }) { from, to in
      ConcreteDependency(from: from, to: to, tolerance: direction.tolerance)
    }
  }
}
