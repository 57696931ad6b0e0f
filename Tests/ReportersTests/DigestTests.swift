import ArchTestSupport
import Findings
import Reporters
import RuleLanguage
import SourceText
import Testing

@Suite("The digest of findings")
struct DigestTests {
  private func render(
    _ report: Report, _ layout: FindingsLayout = FindingsLayout(), _ options: ReportOptions? = nil
  ) -> [Substring] {
    var options = options ?? ReportOptions()
    options.layout = layout
    return OutputFormat.text.text(of: report, options)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  private func heads(_ lines: [Substring]) -> [Substring] {
    lines.filter { $0.hasPrefix("── ") }.map { $0.dropFirst(3).prefix { $0 != " " } }
  }

  @Test(
    "of 1,700 findings has at most 150 lines, a table of the rules, and five rules with findings")
  func crowded() {
    let lines = render(.crowded)
    #expect(lines.count <= 150)
    #expect(lines.contains("1,700 findings"))
    #expect(lines.contains { $0.hasPrefix("Rule ") && $0.hasSuffix("Most in") })
    #expect(lines.count { $0.hasPrefix("layers/rule-") } == 15)
    #expect(lines.contains { $0.hasPrefix("16 more rules ") })
    #expect(heads(lines).count == 5)
    #expect(throws: Never.self) {
      try expectGolden(lines.joined(separator: "\n"), file: "text-digest/crowded.txt")
    }
  }

  @Test("counts each violation once in the table")
  func sums() {
    let rows = render(.crowded, FindingsLayout(extent: .all)).filter {
      $0.hasPrefix("layers/rule-")
    }
    let counts = rows.flatMap { row in
      row.split(separator: " ", omittingEmptySubsequences: true).dropFirst().prefix(3)
        .compactMap { Int($0) }
    }
    #expect(rows.count == 31 && counts.reduce(0, +) == 1700)
  }

  @Test("tells the command that shows the other findings of a rule, with the options of the run")
  func commands() {
    let layout = FindingsLayout(command: "archcheck --config ci.yml App")
    let lines = render(.crowded, layout)
    #expect(
      lines.contains("and 111 more: archcheck --config ci.yml App --details layers/rule-1"))
    #expect(lines.contains { $0.contains("25 more: archcheck --config ci.yml App --all") })
  }

  @Test("gives the reason and the fix of a rule once, then other components' findings in one line")
  func lines() {
    let lines = render(.crowded)
    #expect(lines.count { $0.contains("Rule 1 is there because") } == 1)
    let section = lines.drop { !$0.hasPrefix("── layers/rule-1 ") }.prefix { !$0.isEmpty }
    let modules = section.filter { $0.hasPrefix("error Modules/") }
      .map { $0.split(separator: "/")[1] }
    #expect(modules.count == 3 && Set(modules).count == 3)
    #expect(section.contains { $0.hasSuffix("  Feature17.Screen1") })
  }

  @Test("shows as many groups as asked for", arguments: [0, 1, 20, 31])
  func top(count: Int) {
    let lines = render(.crowded, FindingsLayout(extent: .digest(groups: count)))
    #expect(heads(lines).count == count)
    #expect(lines.contains("1,700 findings"))
  }

  @Test(
    "lists all findings and problems where asked for", arguments: FindingsLayout.Grouping.allCases)
  func all(grouping: FindingsLayout.Grouping) {
    let lines = render(.crowded, FindingsLayout(grouping: grouping, extent: .all))
    let places = lines.compactMap { line in
      line.split(separator: " ").first { $0.hasPrefix("Modules/") && $0.hasSuffix(":4:14") }
    }
    let expected = Set(Report.crowded.violations.map { Substring("\($0.location)") })
    #expect(Set(places).symmetricDifference(expected).isEmpty)
    #expect(lines.contains { $0.contains("Generated30 ") })
    #expect(!lines.contains { $0.contains("more: archcheck") })
  }

  @Test("shows the findings of one rule with their source where asked for")
  func details() {
    let lines = render(.crowded, FindingsLayout(extent: .details(rules: ["layers/rule-20"])))
    #expect(heads(lines) == ["layers/rule-20"])
    let count = Report.crowded.violations.count { $0.rule == "layers/rule-20" }
    #expect(lines.count { $0.contains("│   final class") } == count && count > 10)
    #expect(lines.count { $0.contains("because") && $0.contains("Rule 20") } == 1)
  }

  @Test("groups by component and by file, with the rules that are broken most")
  func grouping() {
    let components = render(.crowded, FindingsLayout(grouping: .component))
    #expect(components.contains { $0.hasPrefix("Component ") && $0.hasSuffix("Most of") })
    #expect(heads(components).allSatisfy { $0.hasPrefix("Feature") })
    #expect(components.contains { $0.contains("more: archcheck --all --group-by component") })
    #expect(components.contains { $0.hasPrefix("error Modules/") && $0.hasSuffix("]") })
    let files = render(.crowded, FindingsLayout(grouping: .file))
    #expect(heads(files).allSatisfy { $0.hasSuffix(".swift") })
  }

  @Test("shows ten findings or fewer all with their source, and no table")
  func few() {
    let few = Report.crowded.with { $0.violations = Array($0.violations.prefix(10)) }
    let lines = render(few)
    #expect(!lines.contains { $0.hasPrefix("Rule ") })
    #expect(lines.count { $0.contains("│   final class") } == 10)
    let more = Report.crowded.with { $0.violations = Array($0.violations.prefix(11)) }
    #expect(render(more).contains("11 findings"))
  }

  @Test("tells folders apart where all findings lie in one component")
  func folders() {
    let report = Report.crowded.with { report in
      report.violations = report.violations.prefix(40).enumerated().map { index, violation in
        var violation = violation
        let side = DependencySide(component: "App", module: "App")
        violation.from = side
        violation.location.path = "App/Sources/\(index % 2 == 0 ? "Login/Views" : "Feed")/A.swift"
        return violation
      }
    }
    let text = render(report, FindingsLayout(grouping: .component)).joined(separator: "\n")
    #expect(text.contains("\nLogin/Views  ") && text.contains("\nFeed  "))
  }

  @Test("shows code that breaks two rules once, under the graver one, with both rules")
  func oneCause() {
    func violation(_ rule: String, _ number: Int, _ severity: Severity) -> Violation {
      let to = DependencySide(component: "Data", module: "Data", node: "Data.Store")
      var violation = Report.crowded.violations[number]
      violation.rule = rule
      violation.severity = severity
      violation.to = to
      return violation
    }
    let report = Report.crowded.with { report in
      report.rules = ["b", "a"].map {
        RuleSummary(id: $0, kind: "forbid", state: .active, checked: 20, violations: 20)
      }
      report.violations = (0..<20).flatMap {
        [violation("a", $0, .warning), violation("b", $0, .error)]
      }.onceForEachCause(in: report.rules)
    }
    let lines = render(report)
    #expect(lines.contains("20 findings"))
    #expect(!lines.contains { $0.hasPrefix("a ") })
    #expect(heads(lines) == ["b"])
    #expect(lines.contains("  rule      b (forbid), also breaks a"))
    let details = render(report, FindingsLayout(extent: .details(rules: ["a"])))
    #expect(details.contains("  rule      b (forbid), also breaks a"))
    #expect(details.count { $0.contains("│   final class") } == 20)
  }

  @Test("keeps paths and names whole in a pipe, and shortens names to a window's width")
  func window() {
    let name = String(repeating: "Long", count: 60)
    let report = Report.crowded.with { report in
      for index in report.violations.indices where index > 0 {
        report.violations[index].from?.node = name
        report.violations[index].location.path = "Modules/\(name).swift"
      }
    }
    let pipe = render(report).joined(separator: "\n")
    #expect(pipe.contains("Modules/\(name).swift:4:14  \(name)"))
    let window = render(report, FindingsLayout(), ReportOptions(width: 70, isWindow: true))
      .joined(separator: "\n")
    #expect(window.contains("Modules/\(name).swift:4:14") && !window.contains("  \(name)"))
    #expect(window.contains("…"))
  }

  @Test("of a clean project has five lines")
  func clean() {
    let lines = render(.clean.with { $0.coverage.edgesWithoutImport = [] })
    #expect(lines.dropLast().count == 5)
    #expect(lines[2] == "  coverage  100 % of names and 95.4 % of members resolved")
    let metrics = render(.clean, FindingsLayout(hasMetrics: true))
    #expect(metrics.contains { $0.hasPrefix("Networking  ") })
  }
}
