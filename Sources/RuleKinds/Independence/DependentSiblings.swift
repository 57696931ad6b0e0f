import RuleEngine

/// Two members of a set that must not know each other.
struct DependentSiblings: Defect {
  static let name = "dependent-siblings"
  static let rationale =
    "Components that know each other can no longer be changed, tested or removed one by one."

  var merging: DefectMerging { .target }

  func message(in context: DefectContext) -> String {
    if let exposed = context.terms?.exposed, !exposed.isEmpty {
      return "\(context.statement), but from outside its own part of the project it may use only "
        + SelectorWords.listed(exposed)
    }
    let source =
      context.from?.meaning == nil
      ? quoted(context.from?.component ?? context.rule) : context.subject
    return source == context.owner
      ? "\(context.statement), but the parts of \(source) must be independent of each other"
      : "\(context.statement), but \(source) and \(context.owner) must be independent of each other"
  }

  func fix(in context: DefectContext) -> String {
    if let first = context.evidence.first, first.role != .import,
      context.terms?.exposed.isEmpty == false
    {
      return
        "Use one of these instead, and extend it where something is missing; if "
        + "\(context.exact(context.to)) is meant for others, add it to 'exposes' of rule "
        + "\(quoted(context.rule))."
    }
    return "Move what both need to a component below them, or let a component that knows both "
      + "connect them, for example through a protocol or a closure."
  }
}
