import DependencyModel
import Metrics
import RuleEngine
import RuleLanguage
import SourceText

/// A component with its value.
struct MeasuredValue {
  /// The component's name.
  var name: String
  /// The value.
  var value: Double
  /// Where the component is defined.
  var location: SourceLocation?
  /// What exceptions see of it.
  var endpoints: [Endpoint]
}

/// What the values of a metric are held against.
struct MetricLimits {
  /// The metric.
  let metric: MetricDefinition
  /// The smallest allowed value.
  let minimum: Double?
  /// The largest allowed value.
  let maximum: Double?
  /// Which values are bounded.
  let over: MetricSummary
  /// By how much a value may be worse than the earlier one.
  let tolerance: Double
  /// The earlier report.
  let base: MetricBase?
  /// Its path.
  let file: String
  /// How values are counted.
  var counting = Counting.types

  /// Whether there is a report that has no value for a component.
  func lacksBase(_ value: MeasuredValue) -> Bool {
    base != nil && base?.entry(of: value.name)?.value == nil
  }

  /// What is wrong with the value of one component.
  func findings(of value: MeasuredValue) -> [Finding] {
    var findings: [Finding] = []
    if isOutOfRange(value.value) {
      findings.append(
        Finding(
          MetricOutOfRange(
            component: value.name, metric: metric, value: value.value, minimum: minimum,
            maximum: maximum, counting: counting), at: value.location))
    }
    if let earlier = base?.entry(of: value.name)?.value, isWorse(value.value, than: earlier) {
      findings.append(
        Finding(worsened(value.name, from: earlier, to: value.value), at: value.location))
    }
    return findings
  }

  /// What is wrong with the values of several components together, at a place or the rule's.
  ///
  /// - Parameter isSelected: whether a component of the earlier report counts, by its name.
  func findings(
    over values: [MeasuredValue], at location: SourceLocation?, isSelected: (String) -> Bool
  ) -> [Finding] {
    guard let value = over.value(of: values.map(\.value)) else { return [] }
    var findings: [Finding] = []
    if isOutOfRange(value) {
      findings.append(
        Finding(
          MetricSummaryOutOfRange(
            over: over.rawValue, metric: metric, count: values.count, value: value,
            minimum: minimum, maximum: maximum, worst: worst(of: values, sum: value),
            counting: counting),
          at: location))
    }
    let earlier = (base?.entries ?? []).filter { isSelected($0.name) }.compactMap(\.value)
    if let earlier = over.value(of: earlier), isWorse(value, than: earlier) {
      findings.append(Finding(worsened(nil, from: earlier, to: value), at: location))
    }
    return findings
  }

  /// The three that contribute most to a value above the maximum, or else below the minimum.
  private func worst(of values: [MeasuredValue], sum value: Double) -> [MetricSummaryOutOfRange
    .Value]
  {
    let isAbove = maximum.map { value > $0 } == true
    let sorted = values.sorted {
      $0.value == $1.value
        ? $0.name.precedesInBytes($1.name) : ($0.value > $1.value) == isAbove
    }
    return sorted.prefix(3).map {
      MetricSummaryOutOfRange.Value(component: $0.name, value: $0.value)
    }
  }

  private func worsened(_ component: String?, from earlier: Double, to value: Double)
    -> any Defect
  {
    WorsenedMetric(
      component: component, over: over.rawValue, metric: metric, value: value, base: earlier,
      tolerance: tolerance, file: file, counting: counting)
  }

  /// Values are quotients of whole numbers that are rounded once, so one that equals the limit
  /// compares equal to it.
  private func isOutOfRange(_ value: Double) -> Bool {
    if let maximum, value > maximum { return true }
    if let minimum, value < minimum { return true }
    return false
  }

  /// Values are written into reports with all their digits, so equal ones compare equal; only their
  /// difference carries the error of a subtraction.
  private func isWorse(_ value: Double, than earlier: Double) -> Bool {
    let change =
      switch metric.worse {
      case .higher: value - earlier
      case .lower: earlier - value
      case .fartherFromZero: abs(value) - abs(earlier)
      }
    return tolerance == 0 ? change > 0 : change > tolerance + 1e-9
  }
}
