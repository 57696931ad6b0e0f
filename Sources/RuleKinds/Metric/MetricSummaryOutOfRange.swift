import DependencyModel
import Findings
import JSONText
import Metrics
import RuleEngine

/// A value over several components outside its permitted range.
struct MetricSummaryOutOfRange: Defect {
  /// A component and its value.
  struct Value: Hashable, Sendable {
    /// The component's name.
    var component: String
    /// Its value.
    var value: Double
  }

  static let name = "metric-summary-out-of-range"
  static let rationale = "The limit is there so that the structure does not erode unnoticed."

  /// How the values are combined, such as `mean`.
  var over: String
  /// The metric.
  var metric: MetricDefinition
  /// How many components have a value.
  var count: Int
  /// What they give together.
  var value: Double
  /// The least value that is permitted.
  var minimum: Double?
  /// The greatest one.
  var maximum: Double?
  /// The components that contribute most.
  var worst: [Value]
  /// How they were counted.
  var counting = Counting.types

  static let form: JSONForm<Self>? = .object {
    JSONField("over", \.over, .string, "How the values are combined, such as `mean`.")
    JSONField("metric", \.metric.id, .string, "The metric's name.")
    JSONField("components", \.count, .count, "How many components have a value.")
    JSONField("value", \.value, .number)
    JSONField("minimum", \.minimum, .optionalNumber)
    JSONField("maximum", \.maximum, .optionalNumber)
    JSONField(
      "worst", \.worst,
      .list(
        of: .object {
          JSONField(
            "component", \.component, .string,
            "One of the components that contribute "
              + "most.")
          JSONField("value", \.value, .number)
        }))
  }

  var subject: String? { "\(over) of \(metric.id)" }
  var identity: DefectIdentity { .own([over, metric.id]) }

  func message(in context: DefectContext) -> String {
    "the \(over) of \(metric.phrase(counting)) over \(counted(count, "component")) is "
      + metricBounds(of: value, minimum: minimum, maximum: maximum)
  }

  func fix(in context: DefectContext) -> String {
    let names = worst.map { "\(quoted($0.component)) (\(metricText($0.value)))" }
    return "Start with those that contribute most: \(names.joined(separator: ", ")). "
      + metric.advice(rule: context.rule)
  }
}
