import ArchcheckKit
import ArgumentParser
import Configuration
import Presets
import RuleKinds
import RuleLanguage
import SourceText

/// `archcheck init`: a configuration to begin with.
struct InitCommand: InvokedCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract:
      "Write an archcheck.yml: the preset that fits, or rules that the code follows today.")

  @Argument(help: "The project: a folder, or a manifest.", completion: .directory)
  var path = "."

  @OptionGroup var parent: ParentOptions

  @Option(
    name: .long, help: "The preset, instead of the one that fits best.",
    completion: .list(PresetRegistry.files.map(\.name)))
  var preset: String?

  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp(
      "A value for a parameter of the preset, read as YAML; may be repeated.",
      valueName: "name=value"))
  var with: [String] = []

  @Flag(
    name: .long,
    help: "Write rules that allow today's dependencies, so that every new one is an error.")
  var freeze = false

  @Flag(name: .long, help: "Replace an existing configuration.")
  var force = false

  @Flag(name: .long, help: "Print the configuration instead of writing it.")
  var print = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "How many files are read at a time (default: the number of processors).", valueName: "n"))
  var jobs: Int?

  func validate() throws {
    if freeze, preset != nil || !with.isEmpty {
      throw ValidationError(
        "--freeze takes its rules from the code: remove --preset and --with.")
    }
    if let jobs, jobs < 1 {
      throw ValidationError("--jobs is \(jobs); give a number of 1 or more.")
    }
  }

  func run(_ invocation: Invocation) throws {
    let chosen = try preset.map { try PresetsCommand.preset(named: $0) }
    if let chosen { try PresetsCommand.check(with, for: chosen) }
    let root = try ProjectRoot(
      path: path, searching: parent.search, in: invocation.surroundings)
    invocation.note(root)
    let existing = ProjectConfiguration.fileNames.filter { root.files.kind($0) == .file }
    if let file = existing.first, !force, !print {
      throw CommandFailure(
        .notUnderstood,
        "There already is a configuration, \(file): use --print to see the new one, or --force to "
          + "replace it.")
    }
    var request = AnalysisRequest(
      path: root.above?.folder ?? path, configurationPath: nil,
      jobs: min(jobs ?? Machine.processorCount, 256),
      surroundings: invocation.surroundings)
    if !freeze || existing.isEmpty { request.configurationText = "version: 1\nrules: {}\n" }
    let (made, findings) = try make(request, chosen, invocation)
    if print {
      try invocation.write(made.text)
      invocation.surroundings.errors.write(
        made.reason + "\n" + findings.sentence(path: path) + "\n")
      return
    }
    let file = existing.first ?? ProjectConfiguration.fileNames[0]
    try writeFile(
      made.text, to: root.path == "/" ? "/\(file)" : "\(root.path)/\(file)",
      advice: "make it writable, or use --print and redirect the output")
    try invocation.write("Wrote \(file). \(made.reason)\n\(findings.sentence(path: path))\n")
  }

  /// A configuration, and why it is as it is.
  private struct Made: Sendable {
    var text: String
    var reason: String
  }

  /// Analyses, makes a configuration, and analyses with it.
  private func make(
    _ request: AnalysisRequest, _ chosen: Preset?, _ invocation: Invocation
  ) throws -> (Made, FindingCount) {
    let command = self
    return try onLargeStack {
      var clock = PhaseClock()
      let progress = invocation.progressMeter(isQuiet: false)
      let analysis = try analyse(request, clock: &clock, progress: progress)
      let made =
        command.freeze
        ? try Self.frozen(analysis) : try command.detected(analysis, chosen: chosen)
      let checked = try Self.analysis(analysis, under: made.text, request, &clock, progress)
      let count = FindingCount(
        checkRules(of: checked, today: nil).evaluation, of: checked)
      invocation.warn(ofWhatIsMissingIn: analysis)
      return (made, count)
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

  private static func frozen(_ analysis: ProjectAnalysis) throws(CommandFailure) -> Made {
    let rules = try ArchcheckKit.freeze(analysis.view).withoutSuppressedCode(of: analysis)
    var text = rules.text
    let sections = printedSections(analysis.configuration)
    if !sections.isEmpty {
      text = text.replacingFirst("version: 1\n", with: "version: 1\n\n\(sections)")
    }
    return Made(text: text, reason: reason(for: rules))
  }

  private static func reason(for rules: FrozenRules) -> String {
    guard rules.allowances.count > 1 else {
      return "There is only one component, so there are no dependencies to freeze: split the code "
        + "under 'components:', for example by folder, and run it again."
    }
    let closing =
      rules.cuts.count == 1
      ? "closes a cycle and is an exception" : "close cycles and are exceptions"
    let cycles =
      rules.cuts.isEmpty ? "there is no cycle" : "\(rules.cuts.count) of them \(closing)"
    let count = rules.allowances.reduce(0) { $0 + $1.uses.count }
    return count == 0
      ? "There are no dependencies between components, so it allows none."
      : "It allows today's dependencies, \(count) \(count == 1 ? "dependency" : "dependencies") "
        + "between components; \(cycles)."
  }

  private func detected(_ analysis: ProjectAnalysis, chosen: Preset?) throws -> Made {
    let choice = try PresetChoice(analysis, chosen: chosen)
    if chosen == nil { try PresetsCommand.check(with, for: choice.preset) }
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
      reasons = ["Uses the preset \(chosen.name), as requested."]
      if let fit = fits.first(where: { $0.preset.name == chosen.name }) { reasons += fit.sentences }
    } else if let best = fits.first(where: \.isGood) {
      preset = best.preset
      reasons = ["The preset \(best.preset.name) fits: \(best.preset.summary)"] + best.sentences
      reasons += fits.filter { $0.isGood && $0.preset.name != best.preset.name }.prefix(2).map {
        "'--preset \($0.preset.name)' fits too, but has fewer signs."
      }
    } else {
      preset = try PresetsCommand.preset(named: "recommended")
      reasons = [
        "The project shows too few signs of any preset for an architecture ('archcheck presets' "
          + "lists them), so this is the general one."
      ]
    }
  }
}

extension PresetFit {
  /// The signs found, a sentence each.
  fileprivate var sentences: [String] {
    found.filter { $0.sign.weight > 0 }.map { found in
      let more = found.count > 1 ? " and \(found.count - 1) more" : ""
      return "Found \(found.sign.phrase): \(found.example)\(more)."
    }
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
