@testable import DeclarationRules
import ArchTestSupport
import Findings
import Reporters
import SourceText
import Testing

@Suite("Text")
struct TextFormatTests {
  @Test("is the same without colours as with them taken away", arguments: ReportCase.all)
  func colours(_ item: ReportCase) {
    let plain = render(item.report)
    let coloured = render(item.report, ReportOptions(coloring: .ansi))
    #expect(!plain.contains("\u{1B}"))
    #expect(coloured != plain)
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test("has no space at a line's end and ends with one newline", arguments: ReportCase.all)
  func lineEnds(_ item: ReportCase) {
    // Names of spaces alone are the exception that proves nothing.
    guard item.name != "hostile" else { return }
    let text = render(item.report, ReportOptions(verbosity: .verbose))
    #expect(!text.split(separator: "\n").contains { $0.hasSuffix(" ") })
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
    #expect(!text.contains("\n\n\n"))
  }

  @Test("says nothing about a clean project when quiet")
  func quiet() {
    #expect(render(.clean, ReportOptions(verbosity: .quiet)).isEmpty)
    let text = render(.defects, ReportOptions(verbosity: .quiet))
    #expect(text.contains("error: ") && !text.contains("exit 1"))
    #expect(!text.contains("coverage  ") && !text.contains("CommonUI   "))
  }

  @Test("sums up the findings with the exit code")
  func summary() {
    #expect(lastLine(.defects) == "64 errors, 5 warnings, 1 info in 21 files · exit 1")
    #expect(lastLine(.clean) == "No violations · 3 rules, 46 checks · exit 0")
    #expect(
      lastLine(.baseline) == "8 errors in 8 files · 1 in the baseline · 1 suppressed · exit 1")
    #expect(lastLine(.troubled).hasSuffix("warnings count as errors · exit 1"))
    let warning = Report.empty().with {
      $0.violations = Violation.ofEveryDefect.filter { $0.severity == .warning }
    }
    #expect(lastLine(warning) == "5 warnings in 4 files · exit 0")
  }

  @Test("shows three references beside the framed one, and all when verbose")
  func evidence() {
    let normal = render(.evidence(count: 9))
    #expect(normal.contains("and 5 more"))
    #expect(!normal.contains("Store.swift:190:14"))
    #expect(!render(.evidence(count: 4)).contains("more"))
    let verbose = render(.evidence(count: 9), ReportOptions(verbosity: .verbose))
    #expect(verbose.contains("Store.swift:370:14") && !verbose.contains("more"))
  }

  @Test("frames the name of a declaration, with the condition around it")
  func declarations() {
    var violation = Violation(
      rule: "screens-are-public", kind: "declarations",
      defect: UnmetRequirement(
        of: DeclarationLabel(kind: "function", name: "Welcome.Screen.show(on:)"),
        requirement: .access, wanted: "be public", found: "is internal"),
      severity: .error, location: SourceLocation("Welcome/Screen.swift", 4, 8))
    violation.sourceLine = "  func show(on window: Window) {"
    violation.condition = "os(iOS)"
    let text = render(.empty().with { $0.violations = [violation] })
    #expect(
      text.contains(
        """
          Welcome/Screen.swift:4:8
            4 │   func show(on window: Window) {
              │        ^~~~
          only      under #if os(iOS)
        """))
    let json = OutputFormat.json.text(of: Report.empty().with { $0.violations = [violation] })
    #expect(json.contains(#""condition": "os(iOS)""#))
  }

  @Test("counts imports that no run can judge, and names their modules when verbose")
  func undecided() {
    let normal = render(.undefined)
    #expect(normal.contains("46 cases undecided ('--verbose' lists them)\n"))
    #expect(!normal.contains("UIKit"))
    let verbose = render(.undefined, ReportOptions(verbosity: .verbose))
    #expect(
      verbose.contains("undecided 41 imports of 2 modules whose declarations are not read:\n"))
    #expect(verbose.contains("could not decide about Lonely (2) in Lonely/Lonely.swift:3:8:"))
    #expect(verbose.contains("UIKit (40) (rule no-unused-imports)"))
  }

  @Test("says of every kind of rule the same where a value is undefined")
  func undefinedValues() {
    let report = Report.undefined.with { report in
      for index in report.rules.indices { report.rules[index].kind = "another" }
    }
    #expect(
      render(report, ReportOptions(verbosity: .verbose)).contains(
        "rule near-the-main-sequence skipped Constants, Lonely: the value is undefined"))
  }

  @Test("states a reason and a fix once for violations of one rule in one group")
  func repetition() {
    let text = render(.baseline)
    #expect(text.split(separator: "Features meet only in the app.").count == 2)
  }

  @Test("shows errors before warnings and infos")
  func order() throws {
    let text = render(.defects, ReportOptions(verbosity: .verbose))
    let heads = text.split(separator: "\n").filter { $0.hasPrefix("── ") }
    let severities = heads.map { $0.contains("error") ? 0 : $0.contains("warning") ? 1 : 2 }
    #expect(severities == severities.sorted() && Set(severities) == [0, 1, 2])
  }

  @Test("keeps the general reason apart from the configured one")
  func reasons() {
    #expect(render(.evidence(count: 1)).contains("\n  why "))
    #expect(!render(.evidence(count: 1)).contains("\n  because "))
    #expect(render(.baseline).contains("\n  because   Features meet"))
  }

  @Test("lists rows in aligned columns, numbers to the right")
  func listing() {
    let text = OutputFormat.text.text(of: Listing.sample)
    #expect(
      text == """
        File                         Lines  Modules
        Sources/A.swift              1,200  A, B
        Sources/\\u{1B}[2J日本.swift      –  –
        Sources/C.swift                  7  –

        3 files

        """)
    let empty = Listing(subject: "files", columns: [], rows: [])
    #expect(OutputFormat.text.text(of: empty) == "No files.\n")
  }

  @Test("explains numbers as recorded")
  func explanation() {
    let text = OutputFormat.text.text(of: Explanation.sample)
    #expect(throws: Never.self) { try expectGolden(text, file: "text-explanation/sample.txt") }
    let verbose = OutputFormat.text.text(
      of: Explanation.sample, ReportOptions(verbosity: .verbose))
    #expect(verbose.contains("Screen102 ") && !text.contains("Screen102 "))
  }

  private func render(_ report: Report, _ options: ReportOptions = ReportOptions()) -> String {
    OutputFormat.text.text(of: report, options)
  }

  private func lastLine(_ report: Report) -> String {
    render(report).split(separator: "\n").last.map(String.init) ?? ""
  }
}
