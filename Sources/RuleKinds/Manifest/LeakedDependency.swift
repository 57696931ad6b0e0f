import JSONText
import RuleEngine

/// An import of what only the manifests of dependencies declare.
struct LeakedDependency: Defect {
  static let name = "leaked-dependency"
  static let rationale =
    "The build works only as long as another module happens to need the same dependency."

  /// One of the modules that declare it.
  var through: String

  static let form: JSONForm<Self>? = .object {
    JSONField("through", { [$0.through] }, .strings, "The modules that re-export it.")
  }

  var merging: DefectMerging { .module }

  func message(in context: DefectContext) -> String {
    "\(context.statement), which its manifest does not declare; it is available only because "
      + "\(quoted(through)) needs it"
  }

  func fix(in context: DefectContext) -> String {
    "Add \(context.target) to the dependencies of \(context.subject) in its manifest, or remove the use."
  }
}
