import RuleEngine

/// A module that is no test imports or declares what is for tests only.
struct TestDependency: Defect {
  static let name = "test-dependency"
  static let rationale =
    "Test code must not be shipped, nor be needed to build what is shipped."

  var merging: DefectMerging { .module }

  func message(in context: DefectContext) -> String {
    context.evidence.isEmpty
      ? "the manifest of \(context.subject) declares a dependency on \(context.object), which is for tests only"
      : "\(context.statement), which is for tests only, but \(context.subject) is not a test module"
  }

  func fix(in context: DefectContext) -> String {
    "Move the code that needs \(context.target) to a test module, and remove \(context.target) "
      + "from the dependencies of \(context.subject)."
  }
}
