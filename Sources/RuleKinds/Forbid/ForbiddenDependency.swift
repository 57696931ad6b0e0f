import RuleEngine

/// A dependency that a rule forbids outright.
struct ForbiddenDependency: Defect {
  static let name = "forbidden-dependency"
  static let rationale =
    "A dependency that the architecture does not provide for lets a change on one side break the "
    + "other."

  var merging: DefectMerging { .target }

  func message(in context: DefectContext) -> String {
    guard context.terms != nil else { return context.statement + context.prohibition("depend on") }
    let isNamed = context.from?.meaning == context.from?.name
    return "\(context.statement), which \(isNamed ? "it" : context.subject) must not do"
  }

  func fix(in context: DefectContext) -> String {
    if let fix = context.remedy(users: [], ifWanted: "add it to 'except'") { return fix }
    let (source, target) = (context.sourceName, context.targetName)
    if context.to?.isOutside == true {
      return "Move the code that needs \(target) to code that may use it, or declare a protocol "
        + "that such code implements and passes to \(source)."
    }
    let isComponent =
      context.from?.meaning == nil && context.from?.component != context.to?.component
    return "Move what \(source) needs from \(target) to code that both may use, or declare a "
      + "protocol \(isComponent ? "in" : "next to") \(source) that code allowed to use \(target) "
      + "implements and passes in."
  }
}
