import RuleEngine

/// An import of a project module that the manifest does not declare for the importing module.
struct UndeclaredDependency: Defect {
  static let name = "undeclared-dependency"
  static let rationale =
    "The build works only as long as something else happens to build the module first."

  var merging: DefectMerging { .target }

  func message(in context: DefectContext) -> String {
    "\(context.statement), but the manifest of \(context.subject) does not declare this dependency"
  }

  func fix(in context: DefectContext) -> String {
    "Add \(context.object) to the dependencies of \(context.subject) in its manifest, or remove the use."
  }
}
