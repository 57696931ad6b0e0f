import ArchModel
import Metrics

/// `stable-dependencies`: dependencies lead to components that are at least as stable.
struct StableDependenciesRule: Rule {
  static let metadata = RuleMetadata(
    kind: "stable-dependencies", title: "Stable dependencies",
    summary: "No component that `of` selects depends on one that is less stable than itself.",
    rationale:
      "Instability I = Ce / (Ca + Ce) is 0 for a component that others rest on and that rests on "
      + "nobody, and 1 for one that rests on others and that nobody rests on. What is hard to "
      + "change because others rest on it must not rest on something that is meant to change often.",
    options: [
      .defaulted("of", .selector, "*", "The components; a dependency counts if it selects both."),
      .defaulted(
        "counting", .choice(of: Counting.self), "types",
        "What couplings are counted; the command line's `--counting` does not change it."),
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
      .filter { rows[$0].instability == nil && selected.takes($0) }
      .map { rows[$0].name }
    for edge in components.edges where selected.takes(edge.from) && selected.takes(edge.to) {
      guard let from = rows[edge.from].instability, let to = rows[edge.to].instability else {
        continue
      }
      outcome.checked += 1
      guard isLessStable(to, than: from) else { continue }
      let evidence = scope.evidence(of: edge)
      if evidence.isEmpty { continue }
      outcome.findings.append(
        Finding(
          .unstableDependency(from: from, to: to, tolerance: tolerance),
          from: scope.side(of: edge.from, in: components),
          to: scope.side(of: edge.to, in: components), evidence: evidence))
    }
    return outcome
  }

  /// Values are quotients of whole numbers that are rounded once, so equal ones compare equal; only
  /// their difference carries the error of a subtraction.
  private func isLessStable(_ to: Double, than from: Double) -> Bool {
    tolerance == 0 ? to > from : to - from > tolerance + 1e-9
  }
}
