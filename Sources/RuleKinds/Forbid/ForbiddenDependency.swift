import RuleEngine

/// A dependency that a rule forbids outright.
struct ForbiddenDependency: Defect {
  static let name = "forbidden-dependency"
  static let rationale =
    "A dependency that the architecture does not provide for lets a change on one side break the "
    + "other."

  var merging: DefectMerging { .target }

  func message(in context: DefectContext) -> String {
    guard context.terms != nil, !context.isDeclared else {
      return context.statement + context.prohibition("depend on")
    }
    let isNamed = context.from?.meaning == context.from?.name
    return "\(context.statement), which \(isNamed ? "it" : context.subject) must not do"
  }

  func fix(in context: DefectContext) -> String {
    if let fix = context.remedy(users: [], ifWanted: "add it to 'except'") { return fix }
    if let fix = context.importFix { return fix }
    if context.to?.isOutside == true { return context.outsideFix }
    let (source, target) = (context.sourceName, context.targetName)
    if context.isUsingItself {
      return "Move this part to the code that declares \(target), or give the code here a type of "
        + "its own."
    }
    let isComponent =
      context.from?.meaning == nil && context.from?.component != context.to?.component
    return "Declare a protocol \(isComponent ? "in" : "next to") \(source) with what it needs from "
      + "\(target), and pass in an implementation; or move what both need to code that both may use."
  }
}
