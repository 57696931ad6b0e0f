import Findings
import Testing

@testable import Reporters

@Suite("The format for coding agents")
struct AgentTests {
  @Test("is at most 4,000 characters, three lines a finding", arguments: [0, 1, 20, 10_000])
  func limit(count: Int) {
    let report = Report.crowded(count).with { $0.problems = [] }
    let text = OutputFormat.agent.text(of: report)
    #expect(text.count <= 4000)
    let findings = text.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    if count == 0 { #expect(text == "archcheck: no new findings\n") }
    if count == 1 { #expect(text.split(separator: "\n").count <= 4) }
    if count == 10_000 {
      #expect(
        findings.last == "and \((10_002 - findings.count).grouped) more: archcheck check --all")
    }
  }

  @Test("cuts long names, and says a reason or a fix once")
  func lines() {
    let long = FindingFormatTests.reports.last?.report ?? .clean
    for line in OutputFormat.agent.text(of: long).split(separator: "\n") {
      #expect(line.count <= 400)
    }
    let report = Report.crowded(2).with { report in
      report.problems = []
      report.violations[1] = report.violations[0]
      report.violations[1].location.line = 8
    }
    let text = OutputFormat.agent.text(of: report)
    #expect(text.split(separator: "\n").filter { $0.hasPrefix("  because: ") }.count == 1)
  }
}
