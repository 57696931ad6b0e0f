import DependencyModel
import Findings
import JSONText
import Metrics
import RuleEngine

/// A value that is worse than that of an earlier report.
struct WorsenedMetric: Defect {
  static let name = "worsened-metric"
  static let rationale = "Structure erodes in steps too small to notice one by one."

  /// The component; `nil` for a value over several.
  var component: String?
  /// How the values of several components are combined, or `each`.
  var over: String
  /// The metric.
  var metric: MetricDefinition
  /// Its value.
  var value: Double
  /// What the earlier report has.
  var base: Double
  /// By how much it may be worse, at least 0.
  var tolerance: Double
  /// The earlier report.
  var file: String
  /// How both were counted.
  var counting = Counting.types

  static let form: JSONForm<Self>? = .object {
    JSONField(
      "component", \.component, .optionalString, "The component; null for a value over several.")
    JSONField(
      "over", \.over, .string,
      "How the values of several components are combined, or "
        + "`each`.")
    JSONField("metric", \.metric.id, .string, "The metric's name.")
    JSONField("value", \.value, .number)
    JSONField("base", \.base, .number)
    JSONField("tolerance", \.tolerance, .number(0...))
    JSONField("file", \.file, .string, "The earlier report.")
  }

  var subject: String? { component ?? "\(over) of \(metric.id)" }
  var identity: DefectIdentity { .own([component ?? "", over, metric.id]) }

  func message(in context: DefectContext) -> String {
    let title =
      component.map { "\(metric.phrase(counting)) of \(quoted($0))" }
      ?? "the \(over) of \(metric.phrase(counting))"
    return "\(title) is \(metricText(value, against: base)), worse than "
      + "the \(metricText(base, against: value)) in \(quoted(file))"
      + (tolerance == 0 ? "" : " by more than the \(metricText(tolerance)) tolerated")
  }

  func fix(in context: DefectContext) -> String {
    let lists = component.map { metric.hint(for: $0, counting) } ?? ""
    let record =
      metric.source == .report
      ? "replace \(quoted(file))"
      : "record it with 'archcheck metrics --format json --output \(file)'"
    return
      "\(metric.advice(rule: context.rule))\(lists) If the new value is intended, \(record)."
  }
}
