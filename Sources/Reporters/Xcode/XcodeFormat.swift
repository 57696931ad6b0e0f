import Findings
import RuleLanguage
import SourceText

extension OutputFormat {
  /// One line a finding, as compilers write it: Xcode shows those of a build phase beside the code.
  package static let xcode = OutputFormat(
    name: "xcode", summary: "one line a finding, as compilers write it", fileExtension: "log",
    isNamedByExtension: false, consumers: "Xcode build phases, VS Code, Vim, Emacs",
    pathBase: .absolute,
    printers: [
      ResultPrinter { (report: Report, options) in
        ReportFinding.all(of: report, options).flatMap(compilerLines).map { $0 + "\n" }.joined()
      }
    ])
}

/// Notes of one finding; more of them hide the next finding.
private let noteLimit = 3

/// `/path/File.swift:44:21: error: message [rule]`, and a note for each further reference or hop.
private func compilerLines(of finding: ReportFinding) -> [String] {
  let word = finding.severity == .info ? "note" : finding.severity.rawValue
  let message = "\(word): \(finding.message) [\(finding.rules)]"
  let notes = (finding.violation?.furtherEvidence ?? []).prefix(noteLimit).map { evidence in
    let hop = finding.violation?.isRoute == true ? "\(evidence.from) → \(evidence.to): " : "also "
    return placed("note: \(hop)\(evidence.title)", at: evidence.location)
  }
  return [placed(message, at: finding.location)] + notes
}

/// A message behind its place; one about a file as a whole stands at its first line, since what has
/// no line is not recognised.
private func placed(_ message: String, at location: SourceLocation?) -> String {
  guard var location else { return message.printable }
  location.line = max(1, location.line)
  return "\(location): \(message)".printable
}
