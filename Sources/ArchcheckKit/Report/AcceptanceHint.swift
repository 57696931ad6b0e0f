import Findings

/// What to do about findings that are not to be mended now, or that are wrong; said once a report.
struct AcceptanceHint {
  private let hasFindings: Bool
  private let hasBaseline: Bool

  init(_ report: Report, baseline: BaselineSummary?) {
    hasFindings = report.violations.contains { $0.status == .new && $0.severity != .info }
    hasBaseline = baseline != nil
  }

  /// The sentences; none without new findings that weigh something.
  var sentences: [String] {
    guard hasFindings else { return [] }
    let command = hasBaseline ? "archcheck baseline --allow-growth" : "archcheck baseline"
    let address = ReleaseNames.issues.map { " If a finding is wrong, say so at \($0)." } ?? ""
    return [
      "To accept a finding, write '// archcheck:ignore RULE - reason' at its line; '\(command)' accepts "
        + "all of today's.\(address)"
    ]
  }
}
