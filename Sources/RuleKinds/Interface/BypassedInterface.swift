import JSONText
import RuleEngine

/// A reference from outside to something that a component does not expose.
struct BypassedInterface: Defect {
  static let name = "bypassed-interface"
  static let rationale =
    "Whatever others use can no longer be changed freely, so they should use only what is meant "
    + "for them."

  /// The selectors of what is exposed.
  var exposed: [String]

  static let form: JSONForm<Self>? = .object {
    JSONField("exposed", \.exposed, .strings, "What others may use.")
  }

  var merging: DefectMerging { .target }

  func message(in context: DefectContext) -> String {
    let what = exposed.isEmpty ? "nothing" : "only \(context.words(ofAll: exposed))"
    return "\(context.statement), but \(context.owner) exposes \(what) to others"
  }

  func fix(in context: DefectContext) -> String {
    "Use what \(context.object) exposes, and extend that if something is missing. If "
      + "\(context.exact(context.to)) is meant for others, add it to 'exposes' of rule "
      + "\(quoted(context.rule))."
  }
}
