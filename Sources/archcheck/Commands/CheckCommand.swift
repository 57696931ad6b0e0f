import ArchcheckKit
import ArgumentParser
import Configuration
import DependencyModel
import Findings
import RuleKinds
import RuleLanguage
import SourceText

/// `archcheck check`: everything that a project's configuration asks for.
struct CheckCommand: InvokedCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check the architecture rules and report findings, metrics and coverage.")

  @OptionGroup var analysis: AnalysisOptions
  @OptionGroup var outputs: OutputOptions

  @Flag(name: .long, help: "Treat warnings as errors, including those about reading the project.")
  var strict = false

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

  func validate() throws {
    if noBaseline, baseline != nil {
      throw ValidationError("--baseline and --no-baseline contradict each other: give one of them.")
    }
  }

  func run(_ invocation: Invocation) throws {
    if printConfig { return try printConfiguration(invocation) }
    var request = analysis.request(in: invocation.surroundings)
    request.onlyRules = ruleIDs(in: only)
    request.skippedRules = ruleIDs(in: skip)
    let session = try Session<Report>(invocation, options: analysis, request: request)
    let check = CheckRequest(
      counting: counting, isStrict: strict,
      baseline: noBaseline ? .ignored : baseline.map { .file($0) } ?? .usual, today: today?.date,
      minimumResolvedShare: minResolved?.share, minimumReadShare: minFiles?.share)
    let report = try session.run { analysis, clock in
      try analysis.checked(check, clock: &clock)
    }
    let status = ReportSummary(of: report).exitCode
    if status != 0 { throw ExitCode(Int32(status)) }
  }

  private func printConfiguration(_ invocation: Invocation) throws {
    let root = try ProjectRoot(
      path: analysis.path, searching: analysis.parent.search, in: invocation.surroundings)
    if !analysis.quiet { invocation.note(root) }
    let settings = try ProjectConfiguration(root: root, explicitPath: analysis.config)
    try invocation.write(
      printedConfiguration(settings.configuration, kinds: RuleRegistry.kinds))
  }
}

/// The ids of an option's values, each of which may hold several, with spaces around the commas.
func ruleIDs(in values: [String]) -> [String] {
  values.flatMap { value in
    value.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
  }
}
