import JSONText
import RuleEngine

/// A dependency on something that only the listed code may depend on.
struct ProtectedDependency: Defect {
  static let name = "protected-dependency"
  static let rationale =
    "Code meant for a few users can no longer be changed freely once others rely on it."

  /// The selectors of those who may.
  var allowed: [String]

  static let form: JSONForm<Self>? = .object {
    JSONField("allowed", \.allowed, .strings, "What it may depend on, or who may depend on it.")
  }

  var merging: DefectMerging { .target }

  func message(in context: DefectContext) -> String {
    let users = allowed.isEmpty ? "nothing else" : "only \(context.words(ofAll: allowed))"
    return context.terms == nil
      ? "\(context.statement), but \(users) may depend on \(context.object)"
      : "\(context.statement), which \(users) may do"
  }

  func fix(in context: DefectContext) -> String {
    if context.isDeclared, let fix = context.importFix { return fix }
    let wish = "add \(context.sourceName) to 'from' or 'except'"
    if let fix = context.remedy(users: allowed, ifWanted: wish) { return fix }
    let way =
      allowed.isEmpty
      ? "Stop using \(context.targetName), or move the code that needs it into \(context.object)"
      : "Reach \(context.targetName) through \(context.words(ofAll: allowed, "or")), or move the code that "
        + "needs it there"
    return "\(way). If the dependency is intended, \(wish) of rule \(quoted(context.rule))."
  }
}
