import JSONText
import RuleEngine

/// An import of a module that nothing has.
struct UnknownImport: Defect {
  static let name = "unknown-import"
  static let rationale =
    "It does not compile, or only by what an earlier build has left; where a module has been renamed or "
    + "removed, imports of it are easily forgotten under conditions and in code that is seldom built."

  /// The module of the project that is spelled most like it, if any is.
  var near: String?

  static let form: JSONForm<Self>? = .object {
    JSONField(
      "near", \.near, .nullable(.string), "The module of the project that is spelled most like it.")
  }

  var merging: DefectMerging { .module }

  func message(in context: DefectContext) -> String {
    "\(context.statement), but no target and no known module of the system has that name"
  }

  func fix(in context: DefectContext) -> String {
    let advice = near.map { "Did you mean \(quoted($0))? " } ?? ""
    return "\(advice)Correct the name, add the target, or declare the package that has it."
  }
}
