import Findings
import SourceText

extension OutputFormat {
  /// A page for comments on merge requests and for the summaries of CI jobs.
  package static let markdown = OutputFormat(
    name: "markdown", summary: "a comment or job summary: verdict, findings, graph",
    fileExtension: "md", consumers: "job summaries, comments on merge requests, Danger",
    pathBase: .repository,
    printers: [
      ResultPrinter { (report: Report, options) in MarkdownReport(report, options).text }
    ])
}

/// A report as a page that is short enough for a comment.
private struct MarkdownReport {
  /// Findings that stand above the fold.
  private static let openLimit = 20
  /// Characters of a page; GitHub refuses comments of more than 65,536.
  private static let textLimit = 60_000
  /// Edges of the graph; more of them cannot be followed.
  private static let edgeLimit = 40

  private let report: Report
  private let options: ReportOptions
  private let findings: [ReportFinding]

  init(_ report: Report, _ options: ReportOptions) {
    self.report = report
    self.options = options
    findings = ReportFinding.all(of: report, options)
  }

  var text: String {
    var blocks = ["### archcheck: \(verdict)", extent]
    if let counts = baselineCounts { blocks.append(counts) }
    let chart = graph
    let accepted = options.includesAccepted ? self.accepted : ""
    let reserved = (blocks + [chart, accepted]).reduce(200) { $0 + $1.unicodeScalars.count }
    blocks += tables(limit: Self.textLimit - reserved) + [chart, accepted]
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// `2 errors, 1 warning`, or that there is nothing new.
  private var verdict: String {
    let counts = ReportSummary(of: report).counts
    return counts.isEmpty ? "no new findings" : counts
  }

  /// What the verdict is about.
  private var extent: String {
    let active = report.rules.count { $0.state == .active }
    let parts = [
      report.modules.count.counted("module"), report.coverage.readFiles(.withShare),
      active.counted("rule"),
    ]
    let name = report.project.isEmpty ? "" : MarkdownText.escaped(report.project) + " · "
    return name + parts.joined(separator: " · ")
  }

  private var baselineCounts: String? {
    report.baseline.map { baseline in
      """
      | new | known | gone |
      |---:|---:|---:|
      | \(baseline.new.grouped) | \(baseline.known.grouped) | \(baseline.gone.grouped) |
      """
    }
  }

  /// The first findings, and the others folded, as far as there is room.
  private func tables(limit: Int) -> [String] {
    var room = limit
    let rows = findings.lazy.map(row).prefix { row in
      room -= row.unicodeScalars.count + 1
      return room > 0
    }
    let shown = Array(rows)
    var blocks = [table(shown.prefix(Self.openLimit))]
    if shown.count > Self.openLimit {
      let count = shown.count - Self.openLimit
      blocks.append(
        folded("\(count.grouped) more", table(shown.dropFirst(Self.openLimit))))
    }
    let omitted = findings.count - shown.count
    if omitted > 0 {
      blocks.append("… and \(omitted.grouped) more, for which a comment has no room.")
    }
    return blocks
  }

  private func table(_ rows: ArraySlice<String>) -> String {
    if rows.isEmpty { return "" }
    return (["| | finding | where | rule |", "|---|---|---|---|"] + rows).joined(separator: "\n")
  }

  private func row(of finding: ReportFinding) -> String {
    let others = (finding.violation?.files.count ?? 1) - 1
    let more = others > 0 ? " and \(others.counted("other file"))" : ""
    let place = finding.location.map { location in
      (location.line > 0 ? "\(location.path):\(location.line)" : location.path) + more
    }
    let cells = [finding.message, place ?? "", finding.rules]
    return "| \(finding.severity.rawValue) | "
      + cells.map { MarkdownText.escaped($0.shortened(toWidth: 400)) }.joined(separator: " | ")
      + " |"
  }

  private var accepted: String {
    let known = report.acceptedViolations
    if known.isEmpty { return "" }
    let rows = known.prefix(100).map { violation in
      let cells = [violation.status.rawValue, violation.message, violation.location.description]
      return "| "
        + cells.map { MarkdownText.escaped($0.shortened(toWidth: 200)) }
        .joined(separator: " | ") + " |"
    }
    let more =
      known.count > rows.count ? "\n\n… and \((known.count - rows.count).grouped) more" : ""
    let head = "| accepted by | finding | where |\n|---|---|---|\n"
    return folded(
      known.count.counted("accepted finding"), head + rows.joined(separator: "\n") + more)
  }

  /// The dependencies that break rules or close cycles; nothing where there are none.
  private var graph: String {
    let marked = report.graph.edges.filter { !$0.breaches.isEmpty || $0.isInCycle }
    guard !marked.isEmpty else { return "" }
    let shown = marked.prefix(Self.edgeLimit)
    var drawn = report.graph
    drawn.edges = Array(shown)
    let ends = Set(shown.flatMap { [$0.from, $0.to] }.map(ByteKey.init))
    drawn.nodes = drawn.nodes.filter { ends.contains(ByteKey($0.id)) }
    var plain = options
    plain.legend = .hidden
    let result = GraphResult(project: report.project, graph: drawn)
    guard let chart = OutputFormat.mermaid.print(result, options: plain) else { return "" }
    let title =
      marked.count > shown.count
      ? "The first \(shown.count) of \(marked.count.grouped) dependencies that break rules or close cycles"
      : "Dependencies that break rules or close cycles"
    return folded(title, "```mermaid\n\(chart)```")
  }

  private func folded(_ title: String, _ body: String) -> String {
    "<details><summary>\(title)</summary>\n\n\(body)\n\n</details>"
  }
}
