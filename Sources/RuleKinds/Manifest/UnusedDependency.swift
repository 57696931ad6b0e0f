import RuleEngine

/// A declared dependency that no source of the module uses.
struct UnusedDependency: Defect {
  static let name = "unused-dependency"
  static let rationale = "It costs build time and misleads readers of the manifest."

  func message(in context: DefectContext) -> String {
    "the manifest of \(context.subject) declares a dependency on \(context.object), but none of "
      + "its files uses it"
  }

  func fix(in context: DefectContext) -> String {
    "Remove \(context.object) from the dependencies of \(context.subject) at \(context.location)."
  }
}
