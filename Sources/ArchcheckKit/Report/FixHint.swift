import Findings
import ProjectModel
import RuleLanguage

extension ProjectAnalysis {
  /// How to have findings about manifests mended, where there are new ones that can be; `nil` elsewhere.
  ///
  /// O(findings + modules).
  func hintAtFixes(of violations: [Violation]) -> String? {
    let manifests = Dictionary(
      project.modules.map { ($0.name, $0.location.path) }, uniquingKeysWith: { first, _ in first })
    let count = violations.count { violation in
      guard violation.kind == "manifest", violation.status == .new else { return false }
      let isMere = violation.severity == .info
      let path: String?
      switch violation.defect.name {
      case "unused-dependency" where !isMere, "duplicate-dependency", "misplaced-dependency",
        "needed-by-tests":
        path = violation.location.path
      case "undeclared-dependency",
        "leaked-dependency" where !isMere:
        path = violation.from.flatMap { manifests[$0.module] }
      default: path = nil
      }
      return path.map(Self.isEdited) ?? false
    }
    guard count > 0 else { return nil }
    let what = count == 1 ? "1 finding about a manifest" : "\(count) findings about manifests"
    return "'archcheck check --fix' shows what it can mend of \(what), and '--fix --write' "
      + "mends it."
  }

  /// Whether a manifest is of a format that is edited: `Package.swift` or a specification of XcodeGen.
  private static func isEdited(_ path: String) -> Bool {
    let name = ProjectPath.name(of: path)
    return name.hasPrefix("Package") && name.hasSuffix(".swift") || name.hasSuffix(".yml")
  }
}
