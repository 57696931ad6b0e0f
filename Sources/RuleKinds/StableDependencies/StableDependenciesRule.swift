import DependencyModel
import RuleEngine
import RuleLanguage

/// `stable-dependencies`: dependencies lead to components that are at least as stable.
struct StableDependenciesRule: Rule {
  static let defects: [any Defect.Type] = [UnstableDependency.self]

  static let metadata = RuleMetadata(
    kind: "stable-dependencies", title: "Stable dependencies",
    summary: "No component that `of` selects depends on a less stable one.",
    rationale:
      "Instability I = Ce / (Ca + Ce) is 0 for a component that others depend on and that depends "
      + "on nothing, and 1 for one that depends on others and that nothing depends on. A component "
      + "that is hard to change because others depend on it must not depend on one that is meant "
      + "to change often.",
    options: [
      .defaulted(
        "of", .selector, "*",
        "The components; a dependency counts if both ends are "
          + "selected."),
      .defaulted(
        "counting", .choice(of: Counting.self), "types",
        "How couplings are counted; the command line option `--counting` does not change it."),
      .defaulted(
        "tolerance", .number(minimum: 0, maximum: 1), "0",
        "How much less stable the component depended on may be."),
    ],
    shorthand: "of",
    notes: notes, exampleMessages: exampleMessages,
    violatingExample: RuleExample(
      project: """
        App.Main -> Core.Store
        App.Cart -> Core.Store
        Core.Store -> Themes.Theme
        Themes.Theme -> Colors.Color
        Themes.Dark -> Colors.Color
        """,
      configuration: """
        version: 1
        rules:
          towards-stability:
            stable-dependencies: "*"
        """),
    conformingExample: RuleExample(
      project: """
        App.Main -> Core.Store
        App.Cart -> Core.Store
        App.Main -> Themes.Theme
        Core.Store -> Colors.Color
        Themes.Theme -> Colors.Color
        """,
      configuration: """
        version: 1
        rules:
          towards-stability:
            stable-dependencies: "*"
        """),
    references: [
      "R. C. Martin, *Clean Architecture* (2017), ch. 14, the Stable Dependencies Principle"
    ])

  private let direction: MetricDirection

  init(options: OptionsReader) { direction = MetricDirection(options: options) }

  var selectors: [NamedSelector] { [NamedSelector("of", direction.of)] }

  func check(_ scope: RuleScope) -> RuleOutcome {
    direction.outcome(scope, value: \.instability, excess: { $1 - $0 }) { from, to in
      UnstableDependency(from: from.value, to: to.value, tolerance: direction.tolerance)
    }
  }
}
