import Findings
import ProjectModel
import SourceText

/// The text of `archcheck check`, block by block.
struct CheckText {
  /// The rows of metrics that are shown at most, unless verbose.
  static let metricsLimit = 25

  let report: Report
  let options: ReportOptions
  let style: TextStyle

  init(report: Report, options: ReportOptions) {
    self.report = report
    self.options = options
    self.style = TextStyle(options)
  }

  /// The blocks in the order of output.
  func blocks() -> [[String]] {
    let findings = FindingsText(report: report, options: options)
    var problems = ProblemsText(problems: report.problems, style: style, options: options)
    if options.verbosity == .quiet {
      // Warnings fail a strict run, so a quiet one that fails has to name them. And where something was
      // not read, silence would say that nothing is wrong with it.
      if !report.isStrict { problems.problems.removeAll { !$0.kind.leavesGap } }
      return findings.blocks() + [problems.lines(), verdicts]
    }
    return [header, metrics]
      + findings.blocks()
      + [findings.known(), problems.lines(), rules]
      + [CoverageText(report: report, options: options).lines(), undefined, hints]
      + [verdicts, baseline + [summaryLine]]
  }

  /// The project, its size and the configuration that it is held against.
  private var header: [String] {
    let roles = ModuleRole.allCases.compactMap { role in
      let count = report.modules.count { $0.role == role }
      return count > 0 ? (role: role, count: count) : nil
    }
    var parts = [report.modules.count.counted("module")]
    if roles.count > 1 {
      let counts = roles.map { "\($0.count.grouped) \($0.role.rawValue)" }
      parts[0] += " (\(counts.joined(separator: ", ")))"
    }
    parts.append(report.coverage.readFiles(.withShare))
    let active = report.rules.count { $0.state == .active }
    let source = report.configuration ?? "the preset recommended"
    parts.append("\(active.counted("rule")) of \(source)")
    let line = parts.joined(separator: " · ").printable
    guard !report.project.isEmpty else { return [line] }
    return [style(report.project.printable.shortened(toWidth: 60), .heading) + " · " + line]
  }

  /// The metrics where they are asked for.
  private var metrics: [String] {
    guard options.layout.hasMetrics || options.verbosity == .verbose else { return [] }
    let limit = options.verbosity == .verbose ? nil : Self.metricsLimit
    return MetricsText(metrics: report.metrics, style: style).table(limit: limit)
  }

  /// What each rule looked at; only when verbose.
  private var rules: [String] {
    guard options.verbosity == .verbose, !report.rules.isEmpty else { return [] }
    let table = TextTable(
      columns: [
        ("Rule", .left), ("Kind", .left), ("State", .left), ("Checked", .right),
        ("Violations", .right),
      ],
      rows: report.rules.map {
        [$0.id, $0.kind, $0.state.rawValue, $0.checked.grouped, $0.violations.grouped]
      })
    return table.lines(style: style)
  }

  /// The components that rules passed since a value is undefined there, a line each rule; only when
  /// verbose, else they are counted with the coverage.
  private var undefined: [String] {
    guard options.verbosity == .verbose else { return [] }
    return report.rules.filter { !$0.undefined.isEmpty }.flatMap { rule in
      let names = rule.undefined.joined(separator: ", ")
      let text = "rule \(rule.id) skipped \(names): the value is undefined there"
      return LabelledText.lines("undecided", text, mark: .info, style: style, options: options)
    }
  }

  private var hints: [String] {
    report.hints.flatMap { hint in
      LabelledText.lines("hint", hint, mark: .info, style: style, options: options)
    }
  }

  /// Why the run fails where too little is read or resolved.
  private var verdicts: [String] {
    report.coverage.verdicts.flatMap { verdict in
      LabelledText.lines("error", verdict.message, mark: .error, style: style, options: options)
    }
  }

  /// `Baseline archcheck-baseline.yml: 1,998 known, 2 new, 5 gone`; nothing without one.
  private var baseline: [String] {
    guard let baseline = report.baseline else { return [] }
    let counts =
      "\(baseline.known.grouped) known, \(baseline.new.grouped) new, \(baseline.gone.grouped) gone"
    return [style("Baseline", .heading) + " \(baseline.path.printable): \(counts)"]
  }

  /// `2 errors, 1 warning · exit 1`, or `No violations · 9 rules, 812 checks · exit 0`, which says
  /// about how many of the files that is said unless it is about all of them.
  private var summaryLine: String {
    let summary = ReportSummary(of: report)
    var counts: [String] = []
    if summary.errors > 0 { counts.append(style(summary.errors.counted("error"), .error)) }
    if summary.warnings > 0 { counts.append(style(summary.warnings.counted("warning"), .warning)) }
    if summary.infos > 0 { counts.append(style(summary.infos.counted("info"), .info)) }
    var parts: [String] = []
    let new = report.newViolations()
    if !new.isEmpty {
      let extent = new.count > 1 ? " in \(new.files.counted("file"))" : ""
      parts.append(counts.joined(separator: ", ") + extent)
    } else {
      let coverage = report.coverage
      let isWhole = coverage.parsedFiles == coverage.presentFiles
      let extent = isWhole ? "" : " in \(coverage.readFiles(.counts))"
      parts.append(
        ([style("No violations", .success) + extent] + counts).joined(separator: ", "))
      let active = report.rules.filter { $0.state == .active }
      let checks = active.reduce(0) { $0 + $1.checked }
      if !active.isEmpty {
        parts.append("\(active.count.counted("rule")), \(checks.counted("check"))")
      }
    }
    let known = [(ViolationStatus.baseline, "in the baseline"), (.suppressed, "suppressed")]
    for (status, word) in known {
      let count = report.violations.count { $0.status == status }
      if count > 0 { parts.append("\(count.grouped) \(word)") }
    }
    if summary.exitCode == 1, summary.errors == 0 { parts.append("warnings count as errors") }
    parts.append("exit \(summary.exitCode)")
    return parts.joined(separator: " · ")
  }
}
