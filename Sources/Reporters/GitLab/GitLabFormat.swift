import Findings
import JSONText
import RuleLanguage
import SourceText

extension OutputFormat {
  /// GitLab's Code Quality report: an array of findings, `[]` when there are none.
  package static let gitlab = OutputFormat(
    name: "gitlab", summary: "a Code Quality report", fileExtension: "json",
    isNamedByExtension: false, consumers: "GitLab merge requests", pathBase: .repository,
    printers: [
      ResultPrinter { (report: Report, options) in
        JSONValue.array(
          ReportFinding.all(of: report, options).map { issue(of: $0, anchor: report.anchor) }
        ).text()
      }
    ])
}

private func issue(of finding: ReportFinding, anchor: SourceLocation) -> JSONValue {
  let location = finding.location ?? anchor
  return [
    "description": .string(finding.message.printable),
    "check_name": .string(finding.rule.printable),
    "fingerprint": .string(finding.fingerprint),
    "severity": .string(finding.severity.inGitLab),
    "location": [
      "path": .string(location.path),
      "lines": ["begin": .integer(max(1, location.line))],
    ],
  ]
}

extension Severity {
  fileprivate var inGitLab: String {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }
}
