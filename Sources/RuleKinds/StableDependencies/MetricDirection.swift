import DependencyModel
import Metrics
import RuleEngine
import RuleLanguage

/// Dependencies between components along which a metric may not change the wrong way: what the
/// kinds about stability and abstractness share.
struct MetricDirection: Sendable {
  /// The components; a dependency counts if both ends are selected.
  let of: Selector
  /// How much the wrong way the metric may change.
  let tolerance: Double
  private let counting: Counting

  /// Reads `of`, `counting` and `tolerance`.
  init(options: OptionsReader) {
    of = options.selector("of")
    counting = options.choice("counting")
    tolerance = options.optionalNumber("tolerance") ?? 0
    options.requireGranularity(of: of, .component)
  }

  /// A component with its value.
  struct End: Hashable, Sendable {
    /// The component's name.
    var component: String
    /// Its value.
    var value: Double
  }

  /// What is wrong with the dependencies; components without a value are listed and passed.
  ///
  /// - Parameters:
  ///   - value: the metric.
  ///   - excess: how much the wrong way it changes from one end to the other.
  ///   - defect: what a dependency that goes too far is.
  /// - Complexity: that of the metrics, and O(dependencies).
  func outcome(
    _ scope: RuleScope, value: (ComponentMetrics) -> Double?,
    excess: (_ from: Double, _ to: Double) -> Double, defect: (_ from: End, _ to: End) -> any Defect
  ) -> RuleOutcome {
    var outcome = RuleOutcome(findings: [], checked: 0)
    let components = scope.grouped(.component, seenBy: [of])
    let selected = VertexMatcher(scope.matcher(of), GroupMembers(scope.view, components))
    let rows = measure(
      graph: scope.view.graph, components: components, counting: counting,
      declarations: { scope.declarations }
    ).components
    outcome.undefined = rows.indices
      .filter { value(rows[$0]) == nil && selected.takes($0) }
      .map { rows[$0].name }
    for edge in components.edges where selected.takes(edge.from) && selected.takes(edge.to) {
      guard let from = value(rows[edge.from]), let to = value(rows[edge.to]) else { continue }
      outcome.checked += 1
      guard isTooMuch(excess(from, to)) else { continue }
      let evidence = scope.evidence(of: edge)
      if evidence.isEmpty { continue }
      outcome.findings.append(
        Finding(
          defect(
            End(component: rows[edge.from].name, value: from),
            End(component: rows[edge.to].name, value: to)),
          from: scope.side(of: edge.from, in: components),
          to: scope.side(of: edge.to, in: components), evidence: evidence))
    }
    return outcome
  }

  /// Values are quotients of whole numbers that are rounded once, so equal ones differ by nothing;
  /// only a tolerance carries the error of a subtraction.
  private func isTooMuch(_ excess: Double) -> Bool {
    tolerance == 0 ? excess > 0 : excess > tolerance + 1e-9
  }
}
