import Findings
import JSONText
import RuleEngine

/// A dependency on a component that is less abstract, by more than is tolerated.
struct ConcreteDependency: Defect {
  static let name = "concrete-dependency"
  static let rationale =
    "Code that others depend on should be abstract, so that it can be extended without being "
    + "changed."

  /// The component that depends, with its abstractness.
  var from: MetricDirection.End
  /// The component depended on, with its abstractness.
  var to: MetricDirection.End
  /// By how much less abstract it may be, at least 0.
  var tolerance: Double

  static let form: JSONForm<Self>? = .object {
    JSONField("fromAbstractness", \.from.value, .number(0...1))
    JSONField("toAbstractness", \.to.value, .number(0...1))
    JSONField("tolerance", \.tolerance, .number(0...1))
  }

  var subject: String? { "\(from.component) → \(to.component)" }
  var identity: DefectIdentity { .own([from.component, to.component]) }

  func message(in context: DefectContext) -> String {
    "\(quoted(from.component)), of abstractness \(metricText(from.value, against: to.value)), "
      + "depends on \(quoted(to.component)), of abstractness "
      + "\(metricText(to.value, against: from.value)), but dependencies must point to components "
      + (tolerance == 0
        ? "at least as abstract" : "that are at most \(metricText(tolerance)) less abstract")
  }

  func fix(in context: DefectContext) -> String {
    "Let \(quoted(from.component)) depend on a protocol: declare one in \(quoted(to.component)) "
      + "for what is used of it, or in \(quoted(from.component)) and let \(quoted(to.component)) "
      + "implement it, which inverts the dependency. 'archcheck metrics --explain \(to.component)' "
      + "lists its types."
  }
}
