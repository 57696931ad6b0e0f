import RuleEngine

/// Two members of a set that must not know each other.
struct DependentSiblings: Defect {
  static let name = "dependent-siblings"
  static let rationale =
    "Components that depend on each other cannot be changed, tested or removed separately."

  var merging: DefectMerging { .target }

  /// Selectors that a message lists, unless one of them has exceptions: nobody could tell what else of the
  /// list these belong to.
  private static let listLimit = 3

  func message(in context: DefectContext) -> String {
    if let exposed = context.terms?.exposed, !exposed.isEmpty {
      let isShort = exposed.count <= Self.listLimit && !exposed.contains { $0.contains("not: ") }
      return "\(context.statement), but of other parts of the project it may use only "
        + (isShort ? context.words(ofAll: exposed) : "what they expose")
    }
    let source =
      context.from?.meaning == nil
      ? quoted(context.from?.component ?? context.rule) : context.subject
    if source == context.owner, let title = context.to?.meaning.flatMap(context.title) {
      return "\(context.statement), but \(title) must not depend on each other"
    }
    return source == context.owner
      ? "\(context.statement), but the parts of \(source) must be independent of each other"
      : "\(context.statement), but \(source) and \(context.owner) must be independent of each other"
  }

  func fix(in context: DefectContext) -> String {
    if let first = context.evidence.first, first.role != .import,
      context.terms?.exposed.isEmpty == false
    {
      return
        "Use one of these instead, and extend it if something is missing. If "
        + "\(context.exact(context.to)) is meant for others, add it to 'exposes' of rule "
        + "\(quoted(context.rule))."
    }
    if let fix = context.importFix { return fix }
    return "Move what both need to a component below them, or connect them in a component that may "
      + "use both, for example through a protocol or a closure."
  }
}
