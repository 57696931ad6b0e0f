import DependencyModel
import Findings
import JSONText

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
    JSONField("components", \.rows, .list(of: ComponentMetrics.jsonForm))
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
      })
  }
}

extension ComponentMetrics {
  fileprivate static let jsonForm = JSONForm<ComponentMetrics>.object("componentMetrics") {
    JSONField("name", \.name, .string, "The component's name.")
    JSONField(
      "ca", \.afferentCoupling, .count, "Ca, afferent coupling; FanIn when counting muck.")
    JSONField(
      "ce", \.efferentCoupling, .count, "Ce, efferent coupling; FanOut when counting muck.")
    JSONField(
      "instability", \.instability, .nullable(.number(0...1)),
      "I = Ce / (Ca + Ce); null when both are 0, but 0 when counting muck.")
    JSONField(
      "na", \.abstractTypes, .count, "Na, abstract types; protocols when counting muck.")
    JSONField(
      "nc", \.types, .count, "Nc, all types; all counted declarations when counting muck.")
    JSONField(
      "abstractness", \.abstractness, .nullable(.number(0...1)),
      "A = Na / Nc; null when Nc is 0, but 1 when counting muck.")
    JSONField(
      "distance", \.distance, .nullable(.number(0...1)), "D = |A + I - 1|; null when A or I is.")
    JSONField(
      "signedDistance", \.signedDistance, .nullable(.number(-1...1)),
      "A + I - 1: negative towards the zone of pain, positive towards uselessness.")
    JSONField.size("files", \.files, "Files that were read")
    JSONField.size("lines", \.lines, "Lines with code")
    JSONField.size("testLines", \.testLines, "Lines with code of the test modules that import it")
    JSONField(
      "testRatio", { $0.size?.testRatio }, .nullable(.number(0...)),
      "Test lines / lines; null for rows without lines.")
  }
}

extension JSONField<ComponentMetrics> {
  fileprivate static func size(
    _ key: String, _ count: @escaping @Sendable (ComponentSize) -> Int?, _ noun: String
  ) -> Self {
    JSONField(
      key, { $0.size.flatMap(count) }, .nullable(.count),
      "\(noun); null for rows that are neither modules nor components.")
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
