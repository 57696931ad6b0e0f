import ArchcheckKit
import ArgumentParser
import Configuration
import DependencyModel
import Findings
import RuleKinds

/// `archcheck check`: everything that a project's configuration asks for.
struct CheckCommand: InvokedCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check the architecture rules and report findings, metrics and coverage.",
    discussion: help(examples: [
      ("archcheck check --details RULE", "all findings of a rule"),
      ("archcheck check --changed-since main", "what touches a branch"),
      ("archcheck check --fix --write", "mend the manifests"),
    ]))

  @OptionGroup var analysis: AnalysisOptions
  @OptionGroup(title: commonOptionsTitle) var outputs: OutputOptions

  @OptionGroup var findings: FindingsOptions
  @OptionGroup var scope: ScopeOptions

  @OptionGroup var setAside: SetAsideOptions

  @Flag(name: .long, help: "Treat warnings as errors, including those about reading the project.")
  var strict = false

  @Flag(name: .long, help: "Print the metrics too, as the command metrics does.")
  var metrics = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "What Ca and Ce count, as for metrics. It does not affect rules.",
      valueName: "counting"))
  var counting = Counting.types

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Check only these rules: ids separated by commas; may be repeated.", valueName: "rule"),
    completion: .custom { _, _, _ in RuleCompletion.ids })
  var only: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Do not check these rules: ids separated by commas; may be repeated.", valueName: "rule"),
    completion: .custom { _, _, _ in RuleCompletion.ids })
  var skip: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The accepted findings, instead of archcheck-baseline.yml next to the configuration.",
      valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var baseline: String?

  @Flag(name: .long, help: "Ignore the baseline.")
  var noBaseline = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Fail if a smaller share of the references is resolved: 0.95, or 95%.",
      valueName: "share"))
  var minResolved: ShareArgument?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Fail if a smaller share of the source files is read: 0.95, or 95%. Without it, less than "
        + "80% is a warning.",
      valueName: "share"))
  var minFiles: ShareArgument?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The day that 'until' of exceptions and of the baseline is compared with (default: today).",
      valueName: "yyyy-mm-dd"))
  var today: DateArgument?

  @Flag(
    name: .long,
    help: "Print the configuration with everything it extends and all defaults, and stop.")
  var printConfig = false

  @Flag(
    name: .long,
    help: ArgumentHelp(
      "Print a patch for Package.swift and project.yml instead of a report: it adds missing "
        + "dependencies and removes unused and duplicate ones."))
  var fix = false

  @Flag(name: .long, help: "With --fix: change the manifests instead of printing a patch.")
  var write = false

  @Flag(
    name: .long,
    help: "End with status 0 where there is no source file yet, as --staged always does.")
  var allowEmpty = false

  func validate() throws {
    if write, !fix {
      throw ValidationError("--write is for --fix: write 'archcheck check --fix --write'.")
    }
    if fix, scope.staged || scope.changedSince != nil || scope.pathsFrom != nil {
      throw ValidationError(
        "--fix is for the whole project: remove --staged, --changed-since and --paths-from.")
    }
    if fix, !outputs.format.isEmpty || !outputs.output.isEmpty {
      throw ValidationError("--fix prints a patch: remove --format and --output.")
    }
    if noBaseline, baseline != nil {
      throw ValidationError("--baseline and --no-baseline contradict each other: give one of them.")
    }
  }

  func run(_ invocation: Invocation) throws {
    if printConfig { return try printConfiguration(invocation) }
    var request = analysis.request(in: invocation.surroundings)
    request.onlyRules = ruleIDs(in: only)
    request.skippedRules = ruleIDs(in: skip)
    request.isStaged = scope.staged
    let check = CheckRequest(
      counting: counting, isStrict: strict,
      baseline: noBaseline ? .ignored : baseline.map { .file($0) } ?? .usual, today: today?.date,
      minimumResolvedShare: minResolved?.share, minimumReadShare: minFiles?.share,
      scope: scope.scope, allowsSetAside: setAside.allowSetAside)
    if fix { return try fixManifests(request, check, invocation) }
    let layout = findings.layout(hasMetrics: metrics, arguments: invocation.arguments)
    let session = try Session<Report>(
      invocation, options: analysis, request: request, layout: layout, findings: findings)
    let details = ruleIDs(in: findings.details)
    let status: Int32
    do {
      status = try session.repeatOrRun(status: { Int32(ReportSummary(of: $0).exitCode) }) {
        analysis, clock in
        try ProjectConfiguration.requireRules(named: details, in: analysis.configuration)
        return try analysis.checked(check, clock: &clock)
      }
    } catch let failure as CommandFailure
      where failure.isOfEmptyProject && (allowEmpty || scope.staged)
    {
      if !analysis.quiet {
        invocation.surroundings.errors.write(
          "note: There is no source file, so there is nothing to check.\n")
      }
      return
    }
    if status != 0 { throw ExitCode(status) }
  }

  private func fixManifests(
    _ request: AnalysisRequest, _ check: CheckRequest, _ invocation: Invocation
  ) throws {
    let progress = invocation.progressMeter(isQuiet: analysis.quiet)
    let (fix, root) = try onLargeStack {
      try ArchcheckKit.fixManifests(of: request, with: check, progress: progress)
    }
    let errors = invocation.surroundings.errors
    if write {
      for file in fix.files {
        try writeFile(
          file.after, to: "\(root)/\(file.path)", within: .below(root),
          advice: "check that the manifest may be written to")
      }
      try invocation.write(
        sentences: fix.changes.map { "archcheck \($0)".withoutControlCharacters + "\n" }.joined())
    } else {
      try invocation.write(fix.patch)
    }
    for sentence in fix.left {
      errors.write("archcheck \(sentence)".withoutControlCharacters + "\n")
    }
    guard fix.files.isEmpty, fix.left.isEmpty else { return }
    switch fix.accepted {
    case 0: errors.write("There is nothing to fix in the manifests.\n")
    case let count:
      errors.write(
        "There is nothing new to fix in the manifests: the baseline accepts \(count) "
          + "\(count == 1 ? "finding" : "findings"). '--no-baseline' fixes what it accepts, too.\n")
    }
  }

  private func printConfiguration(_ invocation: Invocation) throws {
    let root = try analysis.project.root(in: invocation.surroundings)
    if !analysis.quiet { invocation.note(root) }
    let configuration = try analysis.project.configuration(of: root)
    try invocation.write(printedConfiguration(configuration, kinds: RuleRegistry.kinds))
  }
}
