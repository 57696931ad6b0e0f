import DependencyModel
import Findings
import JSONText
import Metrics

extension JSONDocument<MetricsResult> {
  /// The output of `metrics`.
  static var metrics: Self {
    JSONDocument("metrics", title: "Output of 'archcheck metrics --format json'") {
      JSONField("metrics", { $0 }, MetricsResult.jsonForm)
    }
  }
}

extension JSONDocument<Explanation> {
  /// The output of `metrics --explain`.
  static var explanation: Self {
    JSONDocument("explanation", title: "Output of 'archcheck metrics --explain --format json'") {
      JSONField("component", \.subject, .string)
      JSONField("counting", \.counting, .string)
      JSONField("metrics", \.sections, .list(of: Explanation.Section.jsonForm))
    }
  }
}

extension MetricsResult {
  /// The table, its rows in the order asked for.
  static let jsonForm = JSONForm<MetricsResult>.object("metrics") {
    JSONField("counting", \.table.counting, .cases(\.rawValue))
    JSONField("granularity", \.table.granularity, .cases(\.rawValue))
    JSONField("components", \.table.components, .list(of: ComponentMetrics.jsonForm))
    JSONField(
      "system", \.table.system,
      .object {
        JSONField("count", \.count, .count, "Number of components with a distance.")
        JSONField(
          "mean", \.mean, .nullable(.number(0...1)), "Mean of D; null when count is 0.")
        JSONField(
          "median", \.median, .nullable(.number(0...1)), "Median of D; null when count is 0.")
        JSONField(
          "standardDeviation", \.standardDeviation, .nullable(.number(0...1)),
          "Population standard deviation of D; null when count is 0.")
        MetricCatalog.system.map(\.jsonField)
      })
  }
}

extension ComponentMetrics {
  fileprivate static let jsonForm = JSONForm<ComponentMetrics>.object("componentMetrics") {
    JSONField("name", \.name, .string, "The component's name.")
    MetricCatalog.all.map(\.jsonField)
    MetricCatalog.sizes.filter { $0.source == .files }.map(\.jsonField)
  }
}

extension MetricDefinition {
  /// The value in a row.
  fileprivate var jsonField: JSONField<ComponentMetrics> {
    let description = "\(title), \(formula)."
    guard let undefinedCase else {
      return JSONField(key, { value($0) ?? 0 }, jsonForm, description)
    }
    return JSONField(key, value, .nullable(jsonForm), "\(description) Null: \(undefinedCase)")
  }

  private var jsonForm: JSONForm<Double> {
    switch values {
    case .count: JSONForm<Int>.count.of { Int($0) }
    case .share: .number(0...1)
    case .signedShare: .number(-1...1)
    case .ratio: .number(0...)
    }
  }
}

extension SystemMetricDefinition {
  /// The value over all components.
  fileprivate var jsonField: JSONField<SystemMetrics> {
    JSONField(
      id, { $0.measured[id] }, .nullable(.number(minimum...)),
      "\(title), \(formula). Null: \(undefinedCase)")
  }
}

extension Explanation.Section {
  fileprivate static let jsonForm = JSONForm<Explanation.Section>.object {
    JSONField("name", \.title, .string)
    JSONField("value", \.value, .nullable(.string))
    JSONField("definition", \.definition, .string)
    JSONField("computation", \.computation, .nullable(.string))
    JSONField(
      "items", \.items,
      .list(
        of: .object {
          JSONField("text", \.text, .string)
          JSONField("place", \.place, .nullable(.string))
        }))
  }
}
