import Findings
@testable import RuleEngine
import RuleLanguage
import SourceText

@testable import ManifestRules
@testable import RuleKinds

extension Violation {
  /// Makes a violation with the words of a defect.
  init(
    rule: String, kind: String, defect: some Defect, severity: Severity, location: SourceLocation,
    from: DependencySide? = nil, to: DependencySide? = nil, evidence: [Evidence] = [],
    because: String? = nil, status: ViolationStatus = .new
  ) {
    let context = DefectContext(
      rule: rule, location: location, from: from, to: to, evidence: evidence)
    self.init(
      rule: rule, kind: kind, defect: DefectRecord(defect, in: context), severity: severity,
      location: location, from: from, to: to, evidence: evidence, because: because, status: status)
  }
}

extension Violation {
  /// One violation, at least, of each defect that there is.
  static let ofAllDefects: [Violation] = ofEveryDefect + ofRareDefects

  /// Those that no recorded report shows.
  private static let ofRareDefects: [Violation] = [
    rare(DeclaredCycle(path: ["A", "B", "A"]), "manifest"),
    rare(DuplicateDependency(first: SourceLocation("Package.swift", 5, 7)), "manifest"),
    rare(
      FileWithoutOwner(
        path: "A/A.swift", document: "CODEOWNERS", component: nil, files: nil, total: nil), "owners"
    ),
    rare(
      FileWithoutOwner(
        path: "A/A.swift", document: "CODEOWNERS", component: "A", files: 1, total: 3), "owners"),
    rare(ImportAccess(written: "public", needed: nil, names: []), "manifest"),
    rare(ImportAccess(written: "public", needed: "internal", names: ["X"]), "manifest"),
    rare(MisplacedDependency(users: ["ATests"]), "manifest"),
    rare(TestsDependency(users: ["ATests"]), "manifest"),
    rare(UnknownImport(near: "Log"), "manifest"),
    rare(
      UselessParameter(parameter: "features", preset: "tca", value: "Featres", rules: ["tca/x"]),
      "forbid"),
  ]

  private static func rare(_ defect: some Defect, _ kind: String) -> Violation {
    Violation(
      rule: "rule", kind: kind, defect: defect, severity: .warning,
      location: SourceLocation("Package.swift", 7, 7), from: DependencySide("A"),
      to: DependencySide("B"),
      evidence: [.reference("A/A.swift", 1, 8, "B", .import, from: "A", to: "B")])
  }
}
