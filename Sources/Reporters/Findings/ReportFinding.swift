import Findings
import RuleLanguage
import SourceText

/// One thing that a format for other tools reports: a new violation, a problem met while reading the project, or that too little of it was read or resolved.
struct ReportFinding {
  /// The rule's id; `archcheck/` and a name for what no rule says.
  var rule: String
  /// How much it weighs.
  var severity: Severity
  /// What is wrong: one sentence, with names unescaped.
  var message: String
  /// Where; `nil` when the project as a whole is meant.
  var location: SourceLocation?
  /// Tells it from all others of the report, and knows it again in the next one.
  var fingerprint: String
  /// The violation; `nil` for what no rule says.
  var violation: Violation?

  /// Its rule, and the other rules that the same code breaks.
  var rules: String { violation?.brokenRules ?? rule }

  /// Everything new that a report says, errors first, then in the report's order. O(n log n).
  static func all(of report: Report, _ options: ReportOptions) -> [ReportFinding] {
    let hasInfos = options.verbosity != .quiet
    let violations = report.newViolations(withInfos: hasInfos).map(ReportFinding.init)
    let problems = report.problems.filter { hasInfos || $0.severity != .info }
      .map(ReportFinding.init)
    let verdicts = report.coverage.verdicts.map(ReportFinding.init)
    let all = violations + problems + verdicts
    let sorted = Severity.allCases.flatMap { severity in all.filter { $0.severity == severity } }
    return uniquelyMarked(sorted)
  }

  /// Services show only one of those that have one fingerprint, so the second gets `-2`.
  private static func uniquelyMarked(_ findings: [ReportFinding]) -> [ReportFinding] {
    var seen: [String: Int] = [:]
    return findings.map { finding in
      var finding = finding
      let number = seen[finding.fingerprint, default: 0] + 1
      seen[finding.fingerprint] = number
      if number > 1 { finding.fingerprint += "-\(number)" }
      return finding
    }
  }

  private init(_ violation: Violation) {
    self.init(
      rule: violation.rule, severity: violation.severity, message: violation.message,
      location: violation.location, fingerprint: violation.fingerprint, violation: violation)
  }

  private init(_ problem: Problem) {
    let rule = "archcheck/\(problem.kind.rawValue)"
    let identity = DefectIdentity.own([problem.location?.path ?? "", problem.message])
    self.init(
      rule: rule, severity: problem.severity.asOfRules, message: problem.message,
      location: problem.location,
      fingerprint: identity.fingerprint(rule: rule, defect: "", from: nil, to: nil))
  }

  private init(_ verdict: CoverageVerdict) {
    let rule = "archcheck/\(verdict.name)"
    self.init(
      rule: rule, severity: .error, message: verdict.message,
      fingerprint: DefectIdentity.own([]).fingerprint(rule: rule, defect: "", from: nil, to: nil))
  }

  private init(
    rule: String, severity: Severity, message: String, location: SourceLocation? = nil,
    fingerprint: String, violation: Violation? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.location = location
    self.fingerprint = fingerprint
    self.violation = violation
  }
}

extension Problem.Severity {
  /// The same among the severities of violations.
  var asOfRules: RuleLanguage.Severity {
    switch self {
    case .error: .error
    case .warning: .warning
    case .info: .info
    }
  }
}

extension Report {
  /// Where findings stand that are about the project as a whole, for services that show no finding
  /// without a file: in the configuration, else in a manifest, else in the configuration that there
  /// could be.
  var anchor: SourceLocation {
    let path = configuration ?? coverage.manifests.first
    return SourceLocation(
      path: path ?? (pathPrefix.isEmpty ? "" : pathPrefix + "/") + "archcheck.yml", line: 1)
  }

  /// The findings that the baseline or a comment accepts, in the report's order.
  var acceptedViolations: [Violation] { violations.filter { $0.status != .new } }
}
