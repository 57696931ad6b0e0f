import Findings
import Reporters
import Testing

@Suite("Counts")
struct CountsTests {
  @Test("are those of the report's summary, a name and a number a line", arguments: ReportCase.all)
  func numbers(_ item: ReportCase) {
    let summary = ReportSummary(of: item.report)
    let new = item.report.violations.filter { $0.status == .new }
    let files = Set(new.flatMap { $0.files.map(\.string) }).count
    #expect(
      OutputFormat.counts.text(of: item.report) == """
        errors=\(summary.errors)
        warnings=\(summary.warnings)
        infos=\(summary.infos)
        files=\(files)
        new=\(new.count)
        fixed=0

        """)
  }
}
