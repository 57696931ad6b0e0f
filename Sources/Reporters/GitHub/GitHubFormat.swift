import Findings
import RuleLanguage
import SourceText

extension OutputFormat {
  /// Workflow commands of GitHub Actions, which annotate the changed code, then the text report.
  package static let github = OutputFormat(
    name: "github", summary: "annotations of GitHub Actions, then the text report",
    fileExtension: "log", isNamedByExtension: false, consumers: "GitHub Actions",
    pathBase: .repository,
    printers: [
      ResultPrinter { (report: Report, options) in
        annotations(of: report, options) + textReport(of: report, options)
      }
    ])
}

/// Annotations of a severity that GitHub keeps of a step; it drops the others without a word.
private let annotationLimit = 10

private func annotations(of report: Report, _ options: ReportOptions) -> String {
  let findings = ReportFinding.all(of: report, options)
  return Severity.allCases.flatMap { severity in
    commands(severity, Annotation.all(of: findings.filter { $0.severity == severity }))
  }.joined()
}

/// The first annotations; the last one that is kept counts the findings for which there is no room.
private func commands(_ severity: Severity, _ annotations: [Annotation]) -> [String] {
  let hasRoom = annotations.count <= annotationLimit
  let shown = annotations.prefix(hasRoom ? annotationLimit : annotationLimit - 1)
  let rest = annotations.dropFirst(shown.count).reduce(0) { $0 + $1.count }
  let lines = shown.map { WorkflowCommand.text($0.properties, severity, message: $0.message) }
  if rest == 0 { return lines }
  let noun = rest == 1 ? severity.rawValue : "\(severity.rawValue)s"
  let message = "… and \(rest.grouped) more \(noun): the log of this step lists them"
  return lines + [WorkflowCommand.text([("title", "archcheck")], severity, message: message)]
}

/// The findings of one rule between the same two components, at the place of the first.
private struct Annotation {
  private let finding: ReportFinding
  /// Number of findings that it stands for.
  private(set) var count = 1

  /// Groups findings, in the order of the first of each group.
  static func all(of findings: [ReportFinding]) -> [Annotation] {
    var positions: [[String]: Int] = [:]
    var result: [Annotation] = []
    for finding in findings {
      let sides = [finding.violation?.from?.component, finding.violation?.to?.component]
      let key =
        sides.contains { $0 != nil }
        ? [finding.rule] + sides.map { $0 ?? "" } : [finding.fingerprint]
      if let position = positions[key] {
        result[position].count += 1
      } else {
        positions[key] = result.count
        result.append(Annotation(finding: finding))
      }
    }
    return result
  }

  private init(finding: ReportFinding) { self.finding = finding }

  /// What is wrong, why that matters and what to do about it.
  var message: String {
    let more =
      count == 1 ? "" : " (and \((count - 1).grouped) more of this rule between these components)"
    let violation = finding.violation
    let reason = violation.flatMap { $0.because ?? $0.defect.rationale }
    return [finding.message + more, reason ?? "", violation?.defect.fix ?? ""]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  var properties: [(String, String)] {
    var result: [(String, String)] = []
    if let location = finding.location {
      result += [("file", location.path), ("line", "\(max(1, location.line))")]
      if let range = finding.violation?.mark?.range(counting: \.count) {
        result += [("col", "\(range.lowerBound + 1)"), ("endColumn", "\(range.upperBound)")]
      }
    }
    return result + [("title", finding.rule)]
  }
}

/// The text report, folded. What comes from sources must not be taken for a command, so commands
/// are off until a word is said that the text cannot hold: its hash.
private func textReport(of report: Report, _ options: ReportOptions) -> String {
  var options = options
  // Annotations show a few findings, so the log has to hold all.
  if case .digest = options.layout.extent { options.layout.extent = .all }
  guard let text = OutputFormat.text.print(report, options: options), !text.isEmpty else {
    return ""
  }
  let word = "archcheck-\(ContentID(of: Array(text.utf8)).digits)"
  return "::group::archcheck\n::stop-commands::\(word)\n\(text)::\(word)::\n::endgroup::\n"
}
