import Findings
import JSONText
import RuleEngine

/// A dependency on a component whose instability is greater, by more than is tolerated.
struct UnstableDependency: Defect {
  static let name = "unstable-dependency"
  static let rationale =
    "A component that is hard to change must not depend on one that changes often."
  static let traits: DefectTraits = .occursOnce

  /// The instability of the component that depends.
  var from: Double
  /// The instability of the one depended on.
  var to: Double
  /// By how much less stable it may be, at least 0.
  var tolerance: Double

  static let form: JSONForm<Self>? = .object {
    JSONField("fromInstability", \.from, .number(0...1))
    JSONField("toInstability", \.to, .number(0...1))
    JSONField("tolerance", \.tolerance, .number(0...1))
  }

  func message(in context: DefectContext) -> String {
    "\(context.subject), of instability \(metricText(from, against: to)), depends on "
      + "\(context.object), of instability \(metricText(to, against: from)), but dependencies must "
      + "point to components "
      + (tolerance == 0
        ? "at least as stable" : "that are at most \(metricText(tolerance)) less stable")
  }

  func fix(in context: DefectContext) -> String {
    let (source, target) = (context.subject, context.object)
    return "Declare a protocol in \(source) that \(target) implements, which inverts the "
      + "dependency; move what \(source) needs to a component that depends on little; or make "
      + "\(target) depend on less. 'archcheck metrics --explain' lists what was counted."
  }
}
