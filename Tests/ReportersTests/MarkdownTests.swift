import Findings
import Testing

@testable import Reporters

@Suite("Markdown")
struct MarkdownTests {
  @Test("fits into a comment, with the number of findings that it has no room for")
  func limit() {
    let text = OutputFormat.markdown.text(of: Report.crowded(10_000))
    #expect(text.unicodeScalars.count < 65_536)
    let rows = text.split(separator: "\n").filter {
      $0.hasPrefix("| error") || $0.hasPrefix("| warn") || $0.hasPrefix("| info")
    }
    let total = ReportSummary(of: .crowded(10_000))
    let omitted = total.errors + total.warnings + total.infos - rows.count
    #expect(text.contains("… and \(omitted.grouped) more, for which"))
    let summaries = text.split(separator: "\n").filter { $0.contains("<summary>") }
    #expect(summaries.count == 1)
  }

  @Test("keeps one row a finding, whatever names hold")
  func escaping() {
    let report = Report.crowded(2).with { report in
      report.problems = []
      report.violations[0].rule = "a|b`c@d #1 <img src=x> [x](y)\n| x |"
    }
    let text = OutputFormat.markdown.text(of: report)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| error") }
    #expect(rows.count == 2)
    for row in rows {
      #expect(row.split(separator: "|", omittingEmptySubsequences: false).count == 6)
    }
    for mark in ["<img", "@d", "`c", "[x]"] { #expect(!text.contains(mark)) }
  }

  @Test("draws what breaks rules or closes cycles, forty dependencies at most")
  func graph() {
    #expect(!OutputFormat.markdown.text(of: Report.clean).contains("```mermaid"))
    #expect(OutputFormat.markdown.text(of: Report.cycles).contains("```mermaid\nflowchart"))
    let crowded = Report.crowded(1).with { report in
      let names = (0...60).map { "Module\($0)" }
      report.graph.nodes = names.map { ReportNode(module: $0) }
      report.graph.edges = zip(names, names.dropFirst()).map {
        ReportEdge($0, $1, breaking: [.error("rule")])
      }
    }
    let text = OutputFormat.markdown.text(of: crowded)
    #expect(text.contains("The first 40 of 60 dependencies that break rules"))
    #expect(text.split(separator: "\n").filter { $0.contains("-->|") }.count == 40)
  }
}
