import Findings
import JSONText
import RuleEngine

/// A component that no layer lists although all must be listed.
struct UnlistedComponent: Defect {
  static let name = "unlisted-component"
  static let rationale = "The rule cannot check components that are in no layer."

  /// Its name.
  var component: String

  static let form: JSONForm<Self>? = .object {
    JSONField("component", \.component, .string, "The component.")
  }

  var subject: String? { component }
  var identity: DefectIdentity { .own([component]) }
  var sortingText: String { component }

  func message(in context: DefectContext) -> String {
    "\(quoted(component)) is in no layer of rule \(quoted(context.rule)), but every component must "
      + "be in one"
  }

  func fix(in context: DefectContext) -> String {
    "Add \(quoted(component)) to the layer that it belongs to, or write 'unlisted: ignore' "
      + "in rule \(quoted(context.rule))."
  }
}
