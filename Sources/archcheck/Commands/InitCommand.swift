import Analyzer
import ArchModel
import ArgumentParser
import Configuration
import Reporters
import Rules

/// `archcheck init`: a configuration to begin with.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract:
      "Write an archcheck.yml: the preset that fits, or the rules that the code obeys today.")

  @Argument(help: "The project: a folder, or a manifest.", completion: .directory)
  var path = "."

  @Option(
    name: .long, help: "The preset, instead of the one that fits best.",
    completion: .list(PresetRegistry.all.map(\.name)))
  var preset: String?

  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp(
      "A value for a parameter of the preset, read as YAML; may be repeated.",
      valueName: "name=value"))
  var with: [String] = []

  @Flag(
    name: .long,
    help: "Write the rules that today's dependencies obey, so that every new one is an error.")
  var freeze = false

  @Flag(name: .long, help: "Replace the configuration that is there.")
  var force = false

  @Flag(name: .long, help: "Print the configuration, and write nothing.")
  var print = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "How many files are read at a time (default: the number of processors).", valueName: "n"))
  var jobs: Int?

  func validate() throws {
    if freeze, preset != nil || !with.isEmpty {
      throw ValidationError(
        "--freeze takes its rules from the code: leave --preset and --with out.")
    }
    if let jobs, jobs < 1 {
      throw ValidationError("--jobs is \(jobs); give a number from 1 on.")
    }
  }

  func run() throws {
    let chosen = try preset.map { try PresetsCommand.preset(named: $0) }
    if let chosen { _ = try initialText(InitialConfiguration(preset: chosen, reasons: [])) }
    let root = try ProjectRoot(path: path)
    let existing = ProjectConfiguration.fileNames.filter { root.files.kind($0) == .file }
    if let file = existing.first, !force, !print {
      throw CommandFailure(
        .notUnderstood,
        "There is a configuration already, \(file): look at '--print', or replace it with --force.")
    }
    var request = AnalysisRequest(
      path: path, configurationPath: nil, jobs: min(jobs ?? Machine.processorCount, 256),
      onlyRules: [], skippedRules: [])
    if !freeze || existing.isEmpty { request.configurationText = "version: 1\nrules: {}\n" }
    let (made, findings) = try make(request, chosen)
    if print {
      StandardStream.output.write(made.text)
      StandardStream.error.write(made.reason + "\n" + findings.sentence(path: path) + "\n")
      return
    }
    let file = existing.first ?? ProjectConfiguration.fileNames[0]
    try writeFile(made.text, to: root.path == "/" ? "/\(file)" : "\(root.path)/\(file)")
    StandardStream.output.write(
      "\(file) is written. \(made.reason)\n\(findings.sentence(path: path))\n")
  }

  /// A configuration, and why it is as it is.
  private struct Made: Sendable {
    var text: String
    var reason: String
  }

  /// Analyses, makes a configuration, and analyses with it.
  private func make(
    _ request: AnalysisRequest, _ chosen: Preset?
  ) throws -> (Made, FindingCount) {
    let command = self
    return try onLargeStack {
      var clock = PhaseClock()
      let progress = ProgressMeter(isShown: StandardStream.error.isTerminal)
      let analysis = try analyse(request, clock: &clock, progress: progress)
      let made =
        try command.freeze ? Self.frozen(analysis) : command.detected(analysis, chosen: chosen)
      let checked = try Self.analysis(analysis, under: made.text, request, &clock, progress)
      return (made, FindingCount(checkRules(of: checked, today: nil).evaluation))
    }
  }

  /// The project under another configuration; read again only where that changes what is read.
  private static func analysis(
    _ analysis: ProjectAnalysis, under text: String, _ request: AnalysisRequest,
    _ clock: inout PhaseClock, _ progress: ProgressMeter
  ) throws(CommandFailure) -> ProjectAnalysis {
    let (old, new) = (
      analysis.configuration,
      try ProjectConfiguration(root: analysis.root, text: text).configuration
    )
    let seesFiles = new.rules.contains { rule in
      rule.isOn && RuleRegistry.rule(named: rule.kind)?.seesFiles == true
    }
    var (before, after) = (old, new)
    (before.tags, after.tags) = (TagTable(), TagTable())
    if !seesFiles, printedSections(before) == printedSections(after) {
      var same = analysis
      same.configuration = new
      return same
    }
    var second = request
    second.configurationText = text
    return try analyse(second, clock: &clock, progress: progress)
  }

  private static func frozen(_ analysis: ProjectAnalysis) -> Made {
    let rules = Rules.freeze(analysis.view)
    var text = rules.text
    let sections = printedSections(analysis.configuration)
    if !sections.isEmpty {
      text = text.replacingFirst("version: 1\n", with: "version: 1\n\n\(sections)")
    }
    let cycles =
      rules.cuts.isEmpty
      ? "there is no cycle" : "\(rules.cuts.count) of them close cycles and are excepted"
    let count = rules.allowances.reduce(0) { $0 + $1.uses.count }
    return Made(
      text: text,
      reason: count == 0
        ? "There are no dependencies between components, so it allows none."
        : "It allows what depends on what today, \(count) \(count == 1 ? "dependency" : "dependencies") "
          + "between components; \(cycles).")
  }

  private func detected(_ analysis: ProjectAnalysis, chosen: Preset?) throws -> Made {
    let choice = try PresetChoice(analysis, chosen: chosen)
    let initial = InitialConfiguration(
      preset: choice.preset, reasons: choice.reasons, demoModules: analysis.demoPatterns,
      components: analysis.componentsByLevel)
    return Made(
      text: try initialText(initial), reason: choice.reasons.joined(separator: "\n"))
  }

  private func initialText(_ initial: InitialConfiguration) throws(CommandFailure) -> String {
    do throws(ConfigurationErrors) {
      return try initial.text(with: with)
    } catch {
      throw CommandFailure(withErrors: error)
    }
  }
}

/// Which preset a project gets, and why.
private struct PresetChoice {
  var preset: Preset
  /// Sentences.
  var reasons: [String]

  /// Looks for the signs of all presets.
  ///
  /// - Throws: a failure when the root cannot be listed.
  init(_ analysis: ProjectAnalysis, chosen: Preset?) throws(CommandFailure) {
    let fits = presetFits(PresetRegistry.all, to: try ProjectTraits(of: analysis))
    if let chosen {
      preset = chosen
      reasons = ["The preset \(chosen.name) was asked for."]
      if let fit = fits.first(where: { $0.preset.name == chosen.name }) { reasons += fit.sentences }
    } else if let best = fits.first(where: \.isGood) {
      preset = best.preset
      reasons = ["The preset \(best.preset.name) fits: \(best.preset.summary)"] + best.sentences
      reasons += fits.filter { $0.isGood && $0.preset.name != best.preset.name }.prefix(2).map {
        "'--preset \($0.preset.name)' fits too, by fewer signs."
      }
    } else {
      preset = try PresetsCommand.preset(named: "recommended")
      reasons = [
        "No preset for an architecture shows enough of its signs ('archcheck presets' lists them), "
          + "so this is the one for every project."
      ]
    }
  }
}

extension PresetFit {
  /// The signs found, a sentence each.
  fileprivate var sentences: [String] {
    found.filter { $0.sign.weight > 0 }.map { found in
      let more = found.count > 1 ? " and \(found.count - 1) more" : ""
      return "Found \(found.sign.mark.phrase): \(found.example)\(more)."
    }
  }
}

/// How many findings a configuration yields.
private struct FindingCount: Sendable {
  private let errors: Int
  private let others: Int
  /// Number of rules, and of those among them that look at nothing here.
  private let rules: Int
  private let inactive: Int

  init(_ evaluation: RuleEvaluation) {
    errors = evaluation.violations.count { $0.severity == .error }
    others = evaluation.violations.count - errors
    rules = evaluation.summaries.count { $0.state != .off }
    inactive = evaluation.summaries.count { $0.state == .inactive }
  }

  /// What a check with it says, and what to do about it.
  func sentence(path: String) -> String {
    let place = path == "." ? "" : " \(path)"
    var text = "'archcheck\(place)' finds nothing."
    if errors + others > 0 {
      text = "'archcheck\(place)' finds \(errors) error\(errors == 1 ? "" : "s")"
      if others > 0 { text += " and \(others) other finding\(others == 1 ? "" : "s")" }
      text += "."
    }
    if inactive > 0 {
      text +=
        " \(inactive) of \(rules) rules are inactive, since they take nothing here: set the "
        + "parameters, or see 'archcheck rules explain ID'."
    }
    guard errors > 20 else { return text }
    return text
      + " To begin with what is new, write them down as known: 'archcheck baseline\(place)'."
  }
}

extension String {
  /// The text with the first occurrence of another one replaced.
  fileprivate func replacingFirst(_ text: String, with replacement: String) -> String {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(text) {
        return self[..<index] + replacement + self[self.index(index, offsetBy: text.count)...]
      }
      index = self.index(after: index)
    }
    return self
  }
}
