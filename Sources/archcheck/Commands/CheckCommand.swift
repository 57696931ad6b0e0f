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

  @Flag(name: .long, help: "Count warnings as errors, those about reading the project included.")
  var strict = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "What Ca and Ce count, as for metrics. It never changes a verdict.",
      valueName: "counting"))
  var counting = Counting.types

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Check these rules only: ids with commas; may be repeated.", valueName: "rule"),
    completion: .custom { _, _, _ in RuleCompletion.ids })
  var only: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Do not check these rules: ids with commas; may be repeated.", valueName: "rule"),
    completion: .custom { _, _, _ in RuleCompletion.ids })
  var skip: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The accepted findings, instead of archcheck-baseline.yml beside the configuration.",
      valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var baseline: String?

  @Flag(name: .long, help: "Count accepted findings too, as if there were no baseline.")
  var noBaseline = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Fail when a smaller share of the references is resolved: 0.95, or 95%.",
      valueName: "share"))
  var minResolved: ShareArgument?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The day that 'until' of exceptions and of the baseline is compared with (default: today).",
      valueName: "yyyy-mm-dd"))
  var today: DateArgument?

  @Flag(
    name: .long,
    help: "Print the configuration with all that it extends and every default, and stop.")
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
      minimumResolvedShare: minResolved?.share)
    let report = try session.run { analysis, clock in
      try analysis.checked(check, clock: &clock)
    }
    let status = ReportSummary(of: report).exitCode
    if status != 0 { throw ExitCode(Int32(status)) }
  }

  private func printConfiguration(_ invocation: Invocation) throws {
    let root = try ProjectRoot(path: analysis.path, in: invocation.surroundings)
    let settings = try ProjectConfiguration(root: root, explicitPath: analysis.config)
    invocation.write(
      printedConfiguration(settings.configuration, kinds: RuleRegistry.kinds))
  }
}

/// The ids of an option's values, each of which may hold several, with spaces around the commas.
func ruleIDs(in values: [String]) -> [String] {
  values.flatMap { value in
    value.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
  }
}
