import JSONText
import RuleEngine

/// A dependency that an allow-list lacks.
struct DependencyNotAllowed: Defect {
  static let name = "dependency-not-allowed"
  static let rationale =
    "A dependency that the architecture does not provide for lets a change on one side break the "
    + "other."

  /// The selectors of what is allowed.
  var allowed: [String]

  static let form: JSONForm<Self>? = .object {
    JSONField("allowed", \.allowed, .strings, "What it may depend on, or who may depend on it.")
  }

  var merging: DefectMerging { .target }

  func message(in context: DefectContext) -> String {
    let verb = context.terms == nil ? "depend on" : context.infinitive
    if !allowed.isEmpty {
      let only = context.words(ofAll: allowed)
      return context.terms == nil
        ? "\(context.statement), but \(context.subject) may only depend on \(only)"
        : "\(context.statement), but \(context.subject) may \(verb) only \(only)"
    }
    let others = context.terms == nil ? "any other component" : "anything else in the project"
    return "\(context.statement), but \(context.subject) may not \(verb) \(others)"
  }

  func fix(in context: DefectContext) -> String {
    if context.isDeclared, let fix = context.importFix { return fix }
    return
      "Reach \(context.targetName) through something that \(context.sourceName) may use. If the "
      + "dependency is intended, add \(context.targetName) to 'to' or 'except' of rule "
      + "\(quoted(context.rule))."
  }
}
