import ArchModel
import Metrics

/// `metric`: a metric of components stays within limits.
struct MetricRule: Rule {
  static let metadata = RuleMetadata(
    kind: "metric", title: "Limits of metrics",
    summary: "A metric of each component that `of` selects lies between `min` and `max`.",
    rationale:
      "Structure erodes in steps too small to be noticed. A limit notices the step that goes "
      + "too far.",
    options: [
      .required("name", .choice(MetricCatalog.all.map(\.id)), "The metric."),
      .defaulted("of", .selector, "*", "The components."),
      .optional("max", .number(), "The greatest value allowed."),
      .optional("min", .number(), "The smallest value allowed."),
      .defaulted(
        "counting", .choice(of: Counting.self), "types",
        "What couplings are counted; the command line's `--counting` does not change it."),
    ],
    notes: notes, exampleMessages: exampleMessages,
    violatingExample: RuleExample(
      project: """
        module Core
          class Store
          class Cache
        App.Main -> Core.Store
        """,
      configuration: """
        version: 1
        rules:
          near-the-main-sequence:
            metric: { name: distance, of: Core, max: 0.7 }
        """),
    conformingExample: RuleExample(
      project: """
        module Core
          protocol Store
          protocol Cache
        App.Main -> Core.Store
        """,
      configuration: """
        version: 1
        rules:
          near-the-main-sequence:
            metric: { name: distance, of: Core, max: 0.7 }
        """),
    references: ["R. C. Martin, *Clean Architecture* (2017), ch. 14"])

  private let name: String
  private let of: Selector
  private let maximum: Double?
  private let minimum: Double?
  private let counting: Counting

  init(options: OptionsReader) {
    name = options.text("name")
    of = options.selector("of")
    maximum = options.optionalNumber("max")
    minimum = options.optionalNumber("min")
    counting = options.choice("counting")
    options.requireGranularity(of: of, .component)
    if maximum == nil, minimum == nil {
      options.report("The rule sets no limit. Write `max:` or `min:`.")
    }
    if let minimum, let maximum, minimum > maximum {
      options.report(
        "No value is at least \(decimalText(minimum)) and at most \(decimalText(maximum)). "
          + "Exchange `min` and `max`.", at: options.location(of: "min"))
    }
  }

  var selectors: [NamedSelector] { [NamedSelector("of", of)] }

  func check(_ scope: RuleScope) -> RuleOutcome {
    var outcome = RuleOutcome(findings: [], checked: 0)
    guard let metric = MetricCatalog.metric(name) else { return outcome }
    let components = scope.grouped(.component, seenBy: [of])
    let members = GroupMembers(scope.view, components)
    let selected = VertexMatcher(scope.matcher(of), members)
    let table = measure(
      graph: scope.view.graph, components: components, counting: counting,
      declarations: { scope.declarations })
    for (vertex, row) in table.components.enumerated() where selected.takes(vertex) {
      outcome.checked += 1
      guard let value = metric.value(row) else {
        outcome.undefined.append(row.name)
        continue
      }
      guard isOutOfRange(value),
        !scope.excuses(members.endpoints(of: vertex, reach: scope.exceptionReach))
      else { continue }
      outcome.findings.append(
        Finding(
          .metricOutOfRange(
            component: row.name, metric: name, value: value, minimum: minimum, maximum: maximum),
          at: components.groups[vertex].component.map {
            scope.view.graph.components[$0.int].location
          }))
    }
    return outcome
  }

  /// Values are quotients of whole numbers that are rounded once, so one that equals the limit
  /// compares equal to it.
  private func isOutOfRange(_ value: Double) -> Bool {
    if let maximum, value > maximum { return true }
    if let minimum, value < minimum { return true }
    return false
  }
}
