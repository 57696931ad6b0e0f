/// What can be wrong with measured values, beside that of one component outside its range.
package enum MeasureDefect: DefectFamily {
  /// A component and its value.
  package struct Value: Hashable, Sendable {
    /// The component's name.
    package var component: String
    /// Its value.
    package var value: Double

    /// Makes a value.
    package init(component: String, value: Double) {
      self.component = component
      self.value = value
    }
  }

  /// A dependency on a component that is less abstract, by more than is tolerated.
  case concreteDependency(from: Value, to: Value, tolerance: Double)
  /// A value that is worse than that of an earlier report; `component` is `nil` for a value over
  /// several, `over` names it then.
  case worsened(
    component: String?, over: String, metric: String, value: Double, base: Double,
    tolerance: Double, file: String)
  /// A value over several components outside its range; `worst` are those that contribute most,
  /// `count` of them there are.
  case summaryOutOfRange(
    over: String, metric: String, count: Int, value: Double, minimum: Double?, maximum: Double?,
    worst: [Value])

  package static let names = [
    "concrete-dependency", "worsened-metric", "metric-summary-out-of-range",
  ]

  package var name: String {
    switch self {
    case .concreteDependency: "concrete-dependency"
    case .worsened: "worsened-metric"
    case .summaryOutOfRange: "metric-summary-out-of-range"
    }
  }

  package var rationale: String {
    switch self {
    case .concreteDependency:
      "What others rest on should be abstract, so that it can be extended without being changed."
    case .worsened: "Structure erodes in steps too small to be noticed one by one."
    case .summaryOutOfRange: "The limit was set so that the structure does not erode unnoticed."
    }
  }

  package var subject: String {
    switch self {
    case .concreteDependency(let from, let to, _): "\(from.component) → \(to.component)"
    case .worsened(let component, let over, let metric, _, _, _, _):
      component ?? "\(over) of \(metric)"
    case .summaryOutOfRange(let over, let metric, _, _, _, _, _): "\(over) of \(metric)"
    }
  }

  package var identity: [String] {
    switch self {
    case .concreteDependency(let from, let to, _): [from.component, to.component]
    case .worsened(let component, let over, let metric, _, _, _, _):
      [component ?? "", over, metric]
    case .summaryOutOfRange(let over, let metric, _, _, _, _, _): [over, metric]
    }
  }

  package func message(rule: String) -> String {
    switch self {
    case .concreteDependency(let from, let to, let tolerance):
      "\(quoted(from.component)), of abstractness \(metricText(from.value, against: to.value)), "
        + "depends on \(quoted(to.component)), of abstractness "
        + "\(metricText(to.value, against: from.value)), but dependencies must lead to components "
        + (tolerance == 0
          ? "at least as abstract" : "that are at most \(metricText(tolerance)) less abstract")
    case .worsened(
      let component, let over, let metric, let value, let base, let tolerance, let file):
      "\(title(of: metric, component, over: over)) is \(metricText(value, against: base)), worse than "
        + "the \(metricText(base, against: value)) in \(quoted(file))"
        + (tolerance == 0 ? "" : " by more than the \(metricText(tolerance)) tolerated")
    case .summaryOutOfRange(let over, let metric, let count, let value, let minimum, let maximum, _):
      "\(title(of: metric, nil, over: over)) over \(counted(count, "component")) is "
        + metricBounds(of: value, minimum: minimum, maximum: maximum)
    }
  }

  package func fix(rule: String) -> String {
    switch self {
    case .concreteDependency(let from, let to, _):
      return "Let \(quoted(from.component)) depend on a protocol: declare one in "
        + "\(quoted(to.component)) for what is used of it, or in \(quoted(from.component)) with "
        + "\(quoted(to.component)) adopting it, which turns the dependency round. 'archcheck metrics "
        + "--explain \(to.component)' lists its types."
    case .worsened(let component, _, let metric, _, _, _, let file):
      let lists = component.map { metricHint(metric, $0) } ?? ""
      let record =
        metric == "coverage"
        ? "replace \(quoted(file))"
        : "record it with 'archcheck metrics --format json --output \(file)'"
      return "\(metricAdvice(metric, rule: rule))\(lists) If the new value is wanted, \(record)."
    case .summaryOutOfRange(_, let metric, _, _, _, _, let worst):
      let names = worst.map { "\(quoted($0.component)) (\(metricText($0.value)))" }
      return "Begin with those that contribute most: \(names.joined(separator: ", ")). "
        + metricAdvice(metric, rule: rule)
    }
  }

  /// `distance of 'Core'`, `the mean of distance`.
  private func title(of metric: String, _ component: String?, over: String) -> String {
    component.map { "\(metricTitle(metric)) of \(quoted($0))" }
      ?? "the \(over) of \(metricTitle(metric))"
  }
}
