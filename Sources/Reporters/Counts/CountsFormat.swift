import Findings

extension OutputFormat {
  /// The numbers of a run for shells, which need no program that reads JSON: a name, `=` and digits a line, and
  /// never a name of the project.
  package static let counts = OutputFormat(
    name: "counts", summary: "the numbers of findings, NAME=NUMBER a line",
    fileExtension: "env", isNamedByExtension: false, consumers: "shell scripts, outputs of CI jobs",
    printers: [
      ResultPrinter { (report: Report, _) in
        numbers(of: report).map { "\($0.name)=\($0.number)\n" }.joined()
      }
    ])
}

private func numbers(of report: Report) -> [(name: String, number: Int)] {
  let summary = ReportSummary(of: report)
  return [
    ("errors", summary.errors), ("warnings", summary.warnings), ("infos", summary.infos),
    ("files", report.newViolations().files), ("new", report.newViolations().count),
    ("fixed", report.baseline?.gone ?? 0),
  ]
}
