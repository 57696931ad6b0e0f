import ArchcheckKit
import ArgumentParser
import Findings

/// `archcheck baseline diff`: what has come to the accepted findings, and what has gone.
struct BaselineDiffCommand: InvokedCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show what grew and what shrank, by owner and by rule.",
    discussion: help(
      """
      Compares the baseline with what the code is like now, or with --base an earlier version of \
      the baseline with the present one.
      """,
      examples: [
        ("git show main:archcheck-baseline.yml > old.yml", ""),
        ("archcheck baseline diff --base old.yml", ""),
      ]))

  @OptionGroup var analysis: AnalysisOptions
  @OptionGroup var place: BaselineOptions
  @OptionGroup(title: commonOptionsTitle) var outputs: OutputOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Compare this version of the baseline with the present one; nothing is analysed.",
      valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var base: String?

  func run(_ invocation: Invocation) throws {
    guard let base else { return try compareWithCode(invocation) }
    let root = try analysis.project.root(in: invocation.surroundings)
    if !analysis.quiet { invocation.note(root) }
    let configuration = try analysis.project.configuration(of: root)
    let old = try BaselineFile(root, configuration, written: base)
    let new = try BaselineFile(root, configuration, written: place.baseline)
    let session = try OutputSession<BaselineDifference>(
      invocation, noColor: analysis.noColor, verbosity: analysis.verbosity)
    try session.write(
      BaselineDifference(
        from: (try old.readIfThere(), base), to: (try new.readIfThere(), new.path)))
  }

  private func compareWithCode(_ invocation: Invocation) throws {
    let session = try Session<BaselineDifference>(invocation, options: analysis)
    let written = place.baseline
    try session.run { analysis, clock in
      clock.begin(.rules)
      let file = try analysis.baselineFile(written: written)
      let checked = CheckedRules(checkRules(of: analysis, today: nil))
      let update = BaselineUpdate(
        try file.readIfThere(), with: checked.evaluation.violations, mayGrow: true,
        isChecked: checked.isChecked, code: BaselineCode(analysis))
      return BaselineDifference(
        from: (update.followed, file.path), to: (update.baseline, "now"),
        renames: update.renames.all)
    }
  }
}
