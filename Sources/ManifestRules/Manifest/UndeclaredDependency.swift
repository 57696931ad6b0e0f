import RuleEngine

/// An import of a project module that the manifest does not declare for the importing module.
struct UndeclaredDependency: Defect {
  static let name = "undeclared-dependency"
  static let rationale =
    "Readers of the manifest do not see the dependency, and nothing but chance builds the module "
    + "in time."

  /// A dependency whose manifest declares it, which sees to it that it is built; `nil` if none does.
  var declarer: String?
  /// Whether manifests lead from the imported module back to the importing one.
  var closesCycle = false

  var merging: DefectMerging { .target }

  func message(in context: DefectContext) -> String {
    let end = declarer.map { "; that of \(quoted($0)) does, so that it is built in time" } ?? ""
    return "\(context.statement), but the manifest of \(context.subject) does not declare this "
      + "dependency\(end)"
  }

  func fix(in context: DefectContext) -> String {
    closesCycle
      ? "Remove the use, or move what is used to a module that both may depend on: "
        + "\(context.object) depends on \(context.subject)."
      : "Add \(context.object) to the dependencies of \(context.subject) in its manifest, or remove "
        + "the use."
  }
}
