import JSONText
import RuleEngine

/// An import of what only the manifests of dependencies declare.
struct LeakedDependency: Defect {
  static let name = "leaked-dependency"
  static let rationale =
    "It is built in time because a dependency declares it; when that one no longer does, the import "
    + "breaks."

  /// One of the modules that declare it.
  var through: String

  static let form: JSONForm<Self>? = .object {
    JSONField("through", { [$0.through] }, .strings, "The modules that declare it.")
  }

  var merging: DefectMerging { .module }

  func message(in context: DefectContext) -> String {
    "\(context.statement), which the manifest of its dependency \(quoted(through)) declares, but not its own"
  }

  func fix(in context: DefectContext) -> String {
    "Add \(context.target) to the dependencies of \(context.subject) in its manifest, or remove the use."
  }
}
