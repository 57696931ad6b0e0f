import DependencyModel
import Metrics

/// A measured value for sentences: at most four decimals, unless that would hide the difference
/// from a limit.
func metricText(_ value: Double, against limit: Double? = nil) -> String {
  let rounded = (value * 10_000).rounded() / 10_000
  return rounded == limit && value != limit ? "\(value)" : roundedText(value)
}

/// Where a value lies beside its limits, behind `is`.
func metricBounds(of value: Double, minimum: Double?, maximum: Double?) -> String {
  if let maximum, value > maximum {
    return "\(metricText(value, against: maximum)), above the maximum of \(metricText(maximum))"
  }
  if let minimum, value < minimum {
    return "\(metricText(value, against: minimum)), below the minimum of \(metricText(minimum))"
  }
  return "\(metricText(value)), outside the permitted range"
}

extension MetricDefinition {
  /// The metric in a sentence, with the counting where that changes it and is not the default.
  func phrase(_ counting: Counting) -> String {
    source != .graph || counting == .types ? phrase : "\(phrase) (counting \(counting.rawValue))"
  }

  /// Where what a value was counted from can be looked up, behind a sentence; `""` for what
  /// `archcheck metrics` does not show.
  func hint(for component: String, _ counting: Counting) -> String {
    let option = counting == .types ? "" : "--counting \(counting.rawValue) "
    return switch source {
    case .graph: " 'archcheck metrics \(option)--explain \(component)' lists what was counted."
    case .files: ""
    case .report: " The coverage report that the rule reads shows which lines those are."
    }
  }

  /// What brings the value back, as a sentence.
  func advice(rule: String) -> String {
    advice ?? "Bring it back into range, or change the range in rule '\(rule)'."
  }
}
