import ArchcheckKit
import ArgumentParser
import Findings
import Reporters

/// `archcheck baseline`: the findings that are accepted, so that only new ones fail.
struct BaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline",
    abstract: "Write or update the baseline: the findings accepted for now.",
    discussion: help(
      "'archcheck baseline PATH' is short for 'archcheck baseline update PATH'.",
      examples: [
        ("archcheck baseline", "accept today's findings, or forget those that are gone"),
        ("archcheck baseline --allow-growth", "accept new ones too"),
      ]),
    subcommands: [BaselineUpdateCommand.self, BaselineDiffCommand.self],
    defaultSubcommand: BaselineUpdateCommand.self)
}

/// Which baseline is meant.
struct BaselineOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "The file, instead of archcheck-baseline.yml next to the configuration.", valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var baseline: String?
}

/// `archcheck baseline update`, also without the word `update`.
struct BaselineUpdateCommand: InvokedCommand {
  static let configuration = CommandConfiguration(
    commandName: "update",
    abstract: "Write or update the baseline.",
    discussion: help(
      """
      Without a baseline, all findings are written to it. Later runs remove the entries of \
      findings that are gone; new findings are added only with --allow-growth, without it the exit \
      status is 1. 'reason', 'owner' and 'until' of entries are kept.
      """,
      examples: [("archcheck baseline update --only layers --allow-growth", "")]))

  @OptionGroup var analysis: AnalysisOptions

  @OptionGroup var place: BaselineOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      "What entries accept from now on: 'occurrences', as many as they say, or 'pairs', however "
        + "often one thing uses another.",
      valueName: "unit"))
  var accept: BaselineAcceptance.Unit?

  @Flag(name: .long, help: "Add findings that are not in an existing baseline.")
  var allowGrowth = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Update only the entries of these rules: ids separated by commas; may be repeated.",
      valueName: "rule"),
    completion: .custom { _, _, _ in RuleCompletion.ids })
  var only: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Do not update the entries of these rules: ids separated by commas; may be repeated.",
      valueName: "rule"),
    completion: .custom { _, _, _ in RuleCompletion.ids })
  var skip: [String] = []

  @OptionGroup var setAside: SetAsideOptions

  func run(_ invocation: Invocation) throws {
    var request = analysis.request(in: invocation.surroundings)
    request.onlyRules = ruleIDs(in: only)
    request.skippedRules = ruleIDs(in: skip)
    let (finished, written, mayGrow, accept) = (request, place.baseline, allowGrowth, accept)
    let mayLackFiles = setAside.allowSetAside
    let progress = invocation.progressMeter(isQuiet: analysis.quiet)
    let (file, update, isFirst, root) = try onLargeStack {
      var clock = PhaseClock()
      let analysis = try analyse(finished, clock: &clock, progress: progress)
      // A baseline outlives the run: entries of what this run could not read must not get lost.
      if !mayLackFiles {
        try analysis.requireNoGaps(
          "The baseline was not written: it would lack the findings of what was not read.")
      }
      invocation.warn(ofWhatIsMissingIn: analysis)
      let checked = CheckedRules(checkRules(of: analysis, today: nil))
      let file = try analysis.baselineFile(written: written)
      let old = try file.read()
      var accepted = old ?? Baseline()
      if let accept { accepted.accept.usual = accept }
      let update = BaselineUpdate(
        accepted, with: checked.evaluation.violations, mayGrow: mayGrow || old == nil,
        isChecked: checked.isChecked, code: BaselineCode(analysis))
      try file.write(update.baseline)
      return (file, update, old == nil, analysis.root)
    }
    if !analysis.quiet {
      invocation.note(root)
      try invocation.write(
        sentences: BaselineMessage(path: file.path, update: update, isFirst: isFirst).text)
    }
    if !update.refused.isEmpty { throw ExitCode(ExitStatus.findings.rawValue) }
  }
}

/// What `archcheck baseline` says about what it did.
struct BaselineMessage {
  /// Findings that are named at most.
  private static let limit = 10

  let path: String
  let update: BaselineUpdate
  /// Whether there was no baseline before.
  let isFirst: Bool

  /// A few lines, each with its line end.
  var text: String {
    let entries = update.baseline.entries
    let findings = entries.reduce(0) { $0 + $1.count }
    var lines = [
      isFirst
        ? "\(path): \(counted(entries.count, "entry", "entries")) written, for "
          + "\(counted(findings, "occurrence", "occurrences"))."
        : "\(path): \(counted(entries.count, "entry", "entries")); "
          + "\(counted(update.added, "occurrence", "occurrences")) added, "
          + "\(counted(update.removed, "entry", "entries")) removed or lowered."
    ]
    lines += update.renames.all.prefix(Self.limit).map { "  '\($0.old)' is now '\($0.new)'" }
    let more = update.renames.all.count - Self.limit
    if more > 0 { lines.append("  and \(more.grouped) more names") }
    if !update.refused.isEmpty {
      lines.append(
        "\(counted(update.refused.count, "new finding", "new findings")) not added: fix them, or "
          + "accept them with --allow-growth.")
      lines += named(update.refused)
    }
    if !update.untaken.isEmpty {
      lines.append(
        "\(counted(update.untaken.count, "finding", "findings")) about selectors that match nothing "
          + "cannot be accepted: correct the configuration.")
      lines += named(update.untaken)
    }
    return lines.map { $0.withoutControlCharacters + "\n" }.joined()
  }

  private func named(_ violations: [Violation]) -> [String] {
    let shown = violations.prefix(Self.limit).map {
      "  \($0.location): \($0.message) [\($0.rule)]"
    }
    let rest = violations.count - shown.count
    return rest > 0 ? shown + ["  and \(rest.grouped) more"] : shown
  }

  private func counted(_ count: Int, _ noun: String, _ plural: String) -> String {
    "\(count.grouped) \(count == 1 ? noun : plural)"
  }
}
