@testable import DeclarationRules
import Findings
import RuleLanguage
import SourceText

extension Report {
  /// An app of 40 modules that breaks 31 rules in 1,700 places.
  static let crowded = crowded(1700)

  /// The same app with any number of findings.
  static func crowded(_ count: Int) -> Report {
    Report.empty(project: "Crowded").with { crowd(&$0, count) }
  }

  private static func crowd(_ report: inout Report, _ count: Int) {
    report.modules = (10..<50).map { ModuleSummary("Feature\($0)") }
    report.rules = (1...31).map {
      RuleSummary(
        id: "layers/rule-\($0)", kind: "forbid", state: .active, checked: 900, violations: 50)
    }
    report.violations = (0..<count).map(crowdedViolation)
    report.problems = (1...30).map { number in
      Problem(
        .missingPath, message: "The sources Generated\(number) of the target App do not exist.",
        location: SourceLocation("Package.swift", number, 3))
    }
    report.coverage.unownedFiles = (1...60).map { "Scripts/a/long/way/down/tool\($0).swift" }
  }

  /// The first rules have most violations, those that are errors.
  private static func crowdedViolation(_ number: Int) -> Violation {
    let rule = 1 + min(number % 31, number / 31 % 31)
    let module = "Feature\(10 + number * 7 % 40)"
    let path = "Modules/\(module)/Sources/Screens/Screen\(number).swift"
    var violation = Violation(
      rule: "layers/rule-\(rule)", kind: "forbid",
      defect: UnmetRequirement(
        of: DeclarationLabel(kind: "class", name: "\(module).Screen\(number)"),
        requirement: .access, wanted: "be public", found: "is internal"),
      severity: rule < 12 ? .error : rule < 28 ? .warning : .info,
      location: SourceLocation(path, 4, 14),
      from: DependencySide(component: module, module: module, node: "\(module).Screen\(number)"))
    violation.because = "Rule \(rule) is there because the team has agreed on it after long talks."
    violation.sourceLine = "  final class Screen\(number) {"
    return violation
  }
}
