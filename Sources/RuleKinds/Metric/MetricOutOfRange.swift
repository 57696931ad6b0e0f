import DependencyModel
import Findings
import JSONText
import Metrics
import RuleEngine

/// A metric outside its permitted range.
struct MetricOutOfRange: Defect {
  static let name = "metric-out-of-range"
  static let rationale = "The limit is there so that the structure does not erode unnoticed."

  /// The measured component.
  var component: String
  /// The metric.
  var metric: MetricDefinition
  /// Its value.
  var value: Double
  /// The least value that is permitted.
  var minimum: Double?
  /// The greatest one.
  var maximum: Double?
  /// How it was counted.
  var counting = Counting.types

  static let form: JSONForm<Self>? = .object {
    JSONField("component", \.component, .string, "The measured component.")
    JSONField("metric", \.metric.id, .string, "The metric's name.")
    JSONField("value", \.value, .number)
    JSONField("minimum", \.minimum, .optionalNumber)
    JSONField("maximum", \.maximum, .optionalNumber)
  }

  var subject: String? { component }
  var identity: DefectIdentity { .own([component, metric.id]) }
  var sortingText: String { component + "\n" + metric.id }

  func message(in context: DefectContext) -> String {
    "\(metric.phrase(counting)) of \(quoted(component)) is "
      + metricBounds(of: value, minimum: minimum, maximum: maximum)
  }

  func fix(in context: DefectContext) -> String {
    metric.advice(rule: context.rule) + metric.hint(for: component, counting)
  }
}
