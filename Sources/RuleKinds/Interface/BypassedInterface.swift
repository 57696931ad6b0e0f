import JSONText
import RuleEngine

/// A reference from outside to something that a component does not expose.
struct BypassedInterface: Defect {
  static let name = "bypassed-interface"
  static let rationale =
    "What others refer to can no longer be changed freely, so it should be what was meant for them."

  /// The selectors of what is exposed.
  var exposed: [String]

  static let form: JSONForm<Self>? = .object {
    JSONField("exposed", \.exposed, .strings, "What may be referred to from outside.")
  }

  var merging: DefectMerging { .target }

  func message(in context: DefectContext) -> String {
    let what = exposed.isEmpty ? "nothing" : "only \(SelectorWords.listed(exposed))"
    return "\(context.statement), but \(context.owner) exposes \(what) to others"
  }

  func fix(in context: DefectContext) -> String {
    "Use what \(context.object) exposes, and extend that where something is missing; if "
      + "\(context.exact(context.to)) is meant for others, add it to 'exposes' of rule "
      + "\(quoted(context.rule))."
  }
}
