import Containment
import DependencyModel
import Findings
import RuleLanguage

/// How an analysed project is held against its rules.
package struct CheckRequest: Sendable {
  /// Which findings are accepted.
  package enum Baseline: Sendable {
    /// Those of the file that the configuration names, or of the usual one beside it.
    case usual
    /// Those of a file.
    case file(String)
    /// None.
    case ignored
  }

  /// What Ca and Ce of the metrics count.
  package var counting: Counting
  /// Whether warnings count as errors.
  package var isStrict: Bool
  /// Which findings are accepted.
  package var baseline: Baseline
  /// The day that `until` of exceptions and of the baseline is compared with; `nil` for today.
  package var today: CalendarDate?
  /// The share of references that has to be resolved, `0...1`; `nil` for any.
  package var minimumResolvedShare: Double?
  /// The share of the source files that has to be read, `0...1`; `nil` for what the configuration
  /// says.
  package var minimumReadShare: Double?
  /// Which findings are reported.
  package var scope: CheckScope
  /// Whether the run may pass although something was not read.
  package var allowsSetAside: Bool

  /// A request; by default for all rules, with the baseline of the project.
  package init(
    counting: Counting = .types, isStrict: Bool = false, baseline: Baseline = .usual,
    today: CalendarDate? = nil, minimumResolvedShare: Double? = nil,
    minimumReadShare: Double? = nil, scope: CheckScope = .everything,
    allowsSetAside: Bool = false
  ) {
    self.counting = counting
    self.isStrict = isStrict
    self.baseline = baseline
    self.today = today
    self.minimumResolvedShare = minimumResolvedShare
    self.minimumReadShare = minimumReadShare
    self.scope = scope
    self.allowsSetAside = allowsSetAside
  }
}

extension ProjectAnalysis {
  /// Holds the project against its rules and its baseline.
  ///
  /// - Returns: everything there is to report: violations, problems, metrics, coverage.
  /// - Throws: a failure when the baseline is wrong, or missing where the request names it.
  package func checked(
    _ request: CheckRequest, clock: inout PhaseClock
  ) throws(CommandFailure) -> Report {
    clock.begin(.rules)
    Journal.proceed(to: .rules)
    var checked = CheckedRules(checkRules(of: self, today: request.today))
    // What was not read may hold what looks gone.
    let isWhole = request.allowsSetAside || gaps.isEmpty
    switch request.baseline {
    case .usual:
      try checked.compare(
        with: baselineFile(written: nil), of: self, today: request.today, isWhole: isWhole)
    case .file(let path):
      try checked.compare(
        with: baselineFile(written: path), of: self, today: request.today, isWhole: isWhole)
    case .ignored: break
    }
    let changed = try ChangedFiles(request.scope, of: self)
    if let changed { checked.restrict(to: changed) }
    clock.begin(.report)
    Journal.proceed(to: .report)
    var analysis = self
    analysis.problems += checked.problems
    let minimum = request.minimumReadShare ?? configuration.sources.minFiles
    if let problem = unreadSources(below: minimum) {
      analysis.problems.append(problem)
    }
    var report = try ReportBuilder(analysis: analysis).report(
      evaluation: checked.evaluation, counting: request.counting, isStrict: request.isStrict)
    if let changed {
      // A file that was not read may be part of any chain that a change begins or closes.
      report.problems = report.problems.filter { $0.kind.leavesGap || changed.touches($0) }
    }
    let isGate =
      isGate || request.minimumResolvedShare != nil || request.minimumReadShare != nil
    if isGate, !request.allowsSetAside { report.problems = report.problems.map(\.judgedByGate) }
    report.baseline = checked.baseline
    report.baseline?.new = report.violations.count { $0.status == .new }
    report.hints += checked.hints + (hintAtFixes(of: report.violations).map { [$0] } ?? [])
    report.hints += AcceptanceHint(report, baseline: checked.baseline).sentences
    report.coverage.minimumResolvedShare = request.minimumResolvedShare
    report.coverage.minimumReadShare = minimum
    return report
  }
}

/// Analyses a project and holds it against its rules: the whole run, from a folder to what there is
/// to report.
///
/// - Throws: a ``CommandFailure`` when the configuration or the baseline is wrong, or when there is
///   nothing to analyse.
package func check(
  _ project: AnalysisRequest, with request: CheckRequest = CheckRequest()
) throws -> Report {
  try onLargeStack {
    var clock = PhaseClock()
    let analysis = try analyse(project, clock: &clock, progress: ProgressMeter(isShown: false))
    return try analysis.checked(request, clock: &clock)
  }
}
