import Findings
import JSONText
import RuleLanguage
import SourceText

extension OutputFormat {
  /// SonarQube's generic format for issues of other tools. Its import of SARIF would take every
  /// finding for a matter of security.
  package static let sonarqube = OutputFormat(
    name: "sonarqube", summary: "issues in SonarQube's generic format", fileExtension: "json",
    isNamedByExtension: false, consumers: "SonarQube 10.3 and later, SonarQube Cloud",
    pathBase: .repository,
    printers: [
      ResultPrinter { (report: Report, options) in
        let findings = ReportFinding.all(of: report, options)
        let document: JSONValue = [
          "rules": .array(SonarRule.all(of: findings, in: report).map(\.json)),
          "issues": .array(findings.map { issue(of: $0, anchor: report.anchor) }),
        ]
        return document.text()
      }
    ])
}

/// A rule that has findings.
private struct SonarRule {
  let finding: ReportFinding
  let description: RuleDescription?

  /// The rules of findings, in the order of their first ones.
  static func all(of findings: [ReportFinding], in report: Report) -> [SonarRule] {
    let descriptions = Dictionary(
      report.rules.map { (ByteKey($0.id), $0.description) },
      uniquingKeysWith: { first, _ in first })
    var seen: Set<ByteKey> = []
    return findings.filter { seen.insert(ByteKey($0.rule)).inserted }.map { finding in
      SonarRule(finding: finding, description: descriptions[ByteKey(finding.rule)] ?? nil)
    }
  }

  var json: JSONValue {
    let reason = description.map { $0.because ?? $0.rationale }
    return [
      "id": .string(finding.rule.printable),
      "name": .string(finding.rule.printable),
      "description": .string(
        [description?.summary, reason].compactMap(\.self).joined(separator: " ").printable),
      "engineId": "archcheck",
      "cleanCodeAttribute": "MODULAR",
      "impacts": [
        [
          "softwareQuality": "MAINTAINABILITY",
          "severity": .string(finding.severity.inSonarQube),
        ]
      ],
    ]
  }
}

private func issue(of finding: ReportFinding, anchor: SourceLocation) -> JSONValue {
  let secondary = (finding.violation?.furtherEvidence ?? []).map { evidence in
    place(
      evidence.location, evidence.mark,
      message: "\(evidence.from) → \(evidence.to): \(evidence.title)")
  }
  var members: [JSONValue.Member] = [
    .init(key: "ruleId", value: .string(finding.rule.printable)),
    .init(
      key: "primaryLocation",
      value: place(
        finding.location ?? anchor, finding.violation?.mark, message: finding.message)),
  ]
  if !secondary.isEmpty {
    members.append(.init(key: "secondaryLocations", value: .array(secondary)))
  }
  return .object(members)
}

/// A place. SonarQube refuses a whole report for a column that the file does not have, so columns
/// stand only where the line is known: in UTF-16 units from 0.
private func place(
  _ location: SourceLocation, _ mark: SourceMark?, message: String
) -> JSONValue {
  var members: [JSONValue.Member] = [
    .init(key: "message", value: .string(message.printable)),
    .init(key: "filePath", value: .string(location.path)),
  ]
  if location.line > 0 {
    var range: [JSONValue.Member] = [
      .init(key: "startLine", value: .integer(location.line)),
      .init(key: "endLine", value: .integer(location.line)),
    ]
    if let columns = mark?.range(counting: { String($0).utf16.count }) {
      range += [
        .init(key: "startColumn", value: .integer(columns.lowerBound)),
        .init(key: "endColumn", value: .integer(columns.upperBound)),
      ]
    }
    members.append(.init(key: "textRange", value: .object(range)))
  }
  return .object(members)
}

extension Severity {
  fileprivate var inSonarQube: String {
    switch self {
    case .error: "HIGH"
    case .warning: "MEDIUM"
    case .info: "LOW"
    }
  }
}
