import Findings
import RuleLanguage
import SourceText
import Testing

@testable import Reporters
@testable import RuleKinds

@Suite("Many rules that are broken at one place")
struct ManyRulesTests {
  private func report(_ count: Int) -> Report {
    Report.empty(project: "P").with { report in
      report.rules = (0..<count).map {
        RuleSummary(id: "r\($0)", kind: "forbid", state: .active, checked: 1, violations: 1)
      }
      report.violations = (0..<count).map { number in
        Violation(
          rule: "r\(number)", kind: "forbid", defect: ForbiddenDependency(), severity: .error,
          location: SourceLocation("A/A.swift", 3, 5),
          from: DependencySide(component: "A", module: "A"),
          to: DependencySide(component: "B", module: "B"))
      }.onceForEachCause(in: report.rules)
    }
  }

  @Test("are named by the first of their findings, all of them if they are at most 101")
  func named() {
    let text = OutputFormat.xcode.text(of: report(101))
    let first = text.split(separator: "\n").first ?? ""
    #expect(first.contains("[r0, r1, r2,") && first.contains(", r100]"))
  }

  @Test("are counted beyond, so that lists do not grow with the square of the rules")
  func counted() {
    let report = report(20_000)
    #expect(report.violations.map(\.rule) == ["r0"])
    #expect(report.violations[0].otherRules.suffix(2) == ["r100", "19,899 more"])
    let text = OutputFormat.text.text(of: report)
    #expect(text.utf8.count < 20_000)
    #expect(text.contains("also breaks r1, r2"))
    #expect(text.contains("19,899 more"))
  }
}
