import Findings
import SourceText

extension OutputFormat {
  /// Findings for programs that write code: short enough for their context, each with its fix.
  package static let agent = OutputFormat(
    name: "agent", summary: "new findings in at most 4,000 characters, each with its fix",
    fileExtension: "log", isNamedByExtension: false, consumers: "coding agents and their hooks",
    printers: [
      ResultPrinter { (report: Report, options) in briefing(on: report, options) }
    ])
}

/// Characters of the whole text; agents cut longer ones, or forget what stood before them.
private let textLimit = 4000
/// Characters of one line.
private let lineLimit = 400

private func briefing(on report: Report, _ options: ReportOptions) -> String {
  let findings = ReportFinding.all(of: report, options)
  if findings.isEmpty { return "archcheck: no new findings\n" }
  var text = "archcheck: \(ReportSummary(of: report).counts)\n"
  // What is repeated is left out: one fix holds for all findings that have it.
  var fixes: Set<String> = []
  for (index, finding) in findings.enumerated() {
    let block = lines(of: finding, omitting: &fixes)
    let rest = findings.count - index
    let ending = "and \(rest.grouped) more: archcheck check --all\n"
    if text.count + block.count + ending.count > textLimit { return text + ending }
    text += block
  }
  return text
}

/// `path:line: error [rule] message`, with a line for the reason and one for the fix.
private func lines(of finding: ReportFinding, omitting known: inout Set<String>) -> String {
  let place = finding.location.map { "\($0.path)\($0.line > 0 ? ":\($0.line)" : ""): " } ?? ""
  let others = (finding.violation?.files.count ?? 1) - 1
  let more = others > 0 ? ", and in \(others.counted("other file"))" : ""
  var lines = ["\(place)\(finding.severity.rawValue) [\(finding.rules)] \(finding.message)\(more)"]
  if let violation = finding.violation {
    for (label, text) in [("because", violation.because ?? ""), ("fix", violation.defect.fix)] {
      let line = "  \(label): \(text)"
      if !text.isEmpty, known.insert(line).inserted { lines.append(line) }
    }
  }
  return lines.map { line in
    let line = line.printable
    return (line.count > lineLimit ? line.prefix(lineLimit - 1) + "…" : line) + "\n"
  }.joined()
}
