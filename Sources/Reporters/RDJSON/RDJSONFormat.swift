import Findings
import JSONText
import RuleLanguage
import SourceText

extension OutputFormat {
  /// The Diagnostic Format of reviewdog, which comments on merge requests of many services.
  package static let rdjson = OutputFormat(
    name: "rdjson", summary: "reviewdog's Diagnostic Format", fileExtension: "rdjson",
    consumers: "reviewdog: comments on GitHub, GitLab, Bitbucket, Gerrit", pathBase: .repository,
    printers: [
      ResultPrinter { (report: Report, options) in
        let diagnostics = ReportFinding.all(of: report, options).map {
          diagnostic($0, anchor: report.anchor)
        }
        let document: JSONValue = [
          "source": ["name": "archcheck"], "diagnostics": .array(diagnostics),
        ]
        return document.text()
      }
    ])
}

private func diagnostic(_ finding: ReportFinding, anchor: SourceLocation) -> JSONValue {
  let related = (finding.violation?.furtherEvidence ?? []).map { evidence -> JSONValue in
    [
      "message": .string("\(evidence.from) → \(evidence.to): \(evidence.title)".printable),
      "location": place(evidence.location, evidence.mark),
    ]
  }
  var members: [JSONValue.Member] = [
    .init(key: "message", value: .string(message(of: finding))),
    .init(key: "location", value: place(finding.location ?? anchor, finding.violation?.mark)),
    .init(key: "severity", value: .string(finding.severity.rawValue.uppercased())),
    .init(key: "code", value: ["value": .string(finding.rule.printable)]),
  ]
  if !related.isEmpty {
    members.append(.init(key: "related_locations", value: .array(related)))
  }
  return .object(members)
}

/// What is wrong, and what to do about it: a comment stands alone.
private func message(of finding: ReportFinding) -> String {
  let fix = finding.violation.map { ". \($0.defect.fix)" } ?? ""
  return (finding.message + fix).printable
}

/// A place; columns count UTF-8 bytes from 1, and the end is the column behind the name.
private func place(_ location: SourceLocation, _ mark: SourceMark?) -> JSONValue {
  guard location.line > 0 else { return ["path": .string(location.path)] }
  var start: [JSONValue.Member] = [.init(key: "line", value: .integer(location.line))]
  var range: [JSONValue.Member] = []
  if location.column > 0 {
    start.append(.init(key: "column", value: .integer(location.column)))
    if let bytes = mark?.bytes {
      range = [
        .init(
          key: "end",
          value: ["line": .integer(location.line), "column": .integer(bytes.upperBound + 1)])
      ]
    }
  }
  return [
    "path": .string(location.path),
    "range": .object([.init(key: "start", value: .object(start))] + range),
  ]
}
