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
      "Write an archcheck.yml: the preset that fits, or rules that the code follows today.",
    discussion: help(examples: [
      ("archcheck init --dry-run", "what it would write, and what that finds"),
      ("archcheck init --freeze", "rules that the code follows today"),
      ("archcheck init --ci github", "a file that runs archcheck in CI"),
    ]))

  @Argument(help: "The project: a folder, or a manifest.", completion: .directory)
  var path = "."

  @OptionGroup(title: commonOptionsTitle) var parent: ParentOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The preset, by name or as a file of the project, instead of the one that fits best.",
      valueName: "name|file"),
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

  @Flag(name: .long, help: "Say what would be written and what it would find, and write nothing.")
  var dryRun = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Print a file that runs archcheck in a CI service instead: "
        + CIService.allCases.map(\.rawValue).joined(separator: ", ") + ".",
      valueName: "service"))
  var ci: CIService?

  @Option(
    name: .customLong("archive-url"),
    help: ArgumentHelp(
      "With --ci: where the archive lies that the file installs archcheck from.", valueName: "url"))
  var archiveURL: String?

  @Option(
    name: .customLong("sha256"),
    help: ArgumentHelp("With --ci: the check sum of that archive.", valueName: "digits"))
  var checksum: String?

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
    if ci != nil, freeze || force || print || dryRun || preset != nil || !with.isEmpty {
      throw ValidationError(
        "--ci prints a file for CI and makes no configuration: give it alone, with PATH.")
    }
    if ci == nil, archiveURL != nil || checksum != nil {
      throw ValidationError("--archive-url and --sha256 are for a file for CI: give --ci too.")
    }
    _ = try namedArchive()
    if let jobs, jobs < 1 {
      throw ValidationError("--jobs is \(jobs); give a number of 1 or more.")
    }
  }

  /// The archive that the options name; `nil` where they name none.
  private func namedArchive() throws(ValidationError) -> ReleaseArchive? {
    switch (archiveURL, checksum) {
    case (nil, nil): return nil
    case (let url?, let checksum?): return try .given(url: url, checksum: checksum)
    default:
      throw ValidationError(
        "--archive-url and --sha256 belong together: an archive is trusted for its check sum.")
    }
  }

  func run(_ invocation: Invocation) throws {
    let root = try ProjectRoot(
      path: path, searching: parent.search, in: invocation.surroundings)
    invocation.note(root)
    if let ci {
      let archive = try namedArchive()
      try invocation.write(try ci.file(for: root, installing: archive))
      if let advice = ci.advice(installing: archive) {
        invocation.surroundings.errors.write(advice + "\n")
      }
      return
    }
    let chosen = try preset.map { try requested($0, in: root) }
    let existing = ProjectConfiguration.fileNames.filter { root.files.kind($0) == .file }
    if let file = existing.first, !force, !print, !dryRun {
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
    if !dryRun {
      try writeFile(
        made.text, to: root.path == "/" ? "/\(file)" : "\(root.path)/\(file)",
        within: .below(root.path),
        advice: "make it writable, or use --print and redirect the output")
    }
    let verb = dryRun ? "Would write" : "Wrote"
    try invocation.write(
      sentences: "\(verb) \(file). \(made.reason)\n\(findings.sentence(path: path))\n")
  }

  /// The preset of a name, or in a file of the project; makes sure that it takes the values given.
  private func requested(
    _ written: String, in root: ProjectRoot
  ) throws(CommandFailure) -> RequestedPreset {
    if PresetFile.isPath(written) { return try RequestedPreset(file: written, in: root) }
    let preset = try PresetsCommand.preset(named: written)
    try PresetsCommand.check(with, for: preset)
    return RequestedPreset(preset)
  }

  /// A configuration, and why it is as it is.
  private struct Made: Sendable {
    var text: String
    var reason: String
    /// The preset, and the parameters that get values.
    var preset: Preset?
    var written: Set<String> = []
    var beginsAsWarnings = false
  }

  /// Analyses, makes a configuration, and analyses with it.
  private func make(
    _ request: AnalysisRequest, _ chosen: RequestedPreset?, _ invocation: Invocation
  ) throws -> (Made, FindingCount) {
    let command = self
    return try onLargeStack {
      var clock = PhaseClock()
      let progress = invocation.progressMeter(isQuiet: false)
      var (request, analysis) = (
        request, try analyse(request, clock: &clock, progress: progress)
      )
      let apart = request.configurationText == nil ? [] : analysis.examplesApart
      if !apart.isEmpty {
        let patterns = apart.map(\.pattern).joined(separator: ", ")
        request.configurationText =
          "version: 1\nrules: {}\nsources: { exclude: [\(patterns)] }\n"
        analysis = try analyse(request, clock: &clock, progress: progress)
      }
      let declared = analysis.declaredModules
      let modules = request.configurationText == nil ? nil : analysis.modulesSection
      if let modules, let text = request.configurationText {
        request.configurationText = text + modules
        analysis = try analyse(request, clock: &clock, progress: progress)
      }
      let (whole, reading) = (analysis.guessing(allBut: declared), request)
      let divided = { () throws(CommandFailure) in
        try ProjectDivision(whole, reading, progress)
      }
      let made =
        command.freeze
        ? try Self.frozen(divided())
        : try command.detected(whole, chosen: chosen, apart: apart, modules: modules, divided)
      let checked = try Self.analysis(analysis, under: made.text, request, &clock, progress)
      let count = FindingCount(
        checkRules(of: checked, today: nil).evaluation, of: checked, preset: made.preset,
        written: made.written, beginsAsWarnings: made.beginsAsWarnings)
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

  private static func frozen(_ division: ProjectDivision) throws(CommandFailure) -> Made {
    let analysis = division.analysis
    let rules = try ArchcheckKit.freeze(analysis.view).withoutSuppressedCode(of: analysis)
    var text = rules.text
    let sections = printedSections(try analysis.configurationWithoutPresets())
    if !sections.isEmpty {
      text = text.replacingFirst("version: 1\n", with: "version: 1\n\n\(sections)")
    }
    let summary = FreezeSummary(rules, of: division)
    return Made(text: text, reason: summary.sentences.joined(separator: "\n"))
  }

  private func detected(
    _ analysis: ProjectAnalysis, chosen: RequestedPreset?, apart: [ExamplesApart], modules: String?,
    _ divided: () throws(CommandFailure) -> ProjectDivision
  ) throws -> Made {
    let choice = try PresetChoice(
      analysis, chosen: chosen, general: PresetsCommand.preset(named: "recommended"))
    if chosen == nil { try PresetsCommand.check(with, for: choice.preset) }
    let draft = choice.isCertain ? [] : LevelDraft(of: try divided()).lines
    let initial = InitialConfiguration(
      preset: choice.preset, presetPath: choice.path, reasons: choice.reasons,
      excluded: apart.map(\.pattern), demoModules: analysis.demoPatterns,
      readPercentage: analysis.readFiles * 100 / max(1, analysis.presentFiles),
      components: analysis.componentsByLevel, found: choice.found, companion: choice.companion,
      modules: modules, draft: draft)
    var sentences = choice.reasons
    let chosenByHand = with.map { $0.prefix { $0 != "=" } }
    sentences += choice.found.filter { !chosenByHand.contains($0.name[...]) }.map { found in
      "Sets \(found.name) to \(Self.shortened(found.value)). "
        + found.reasons.joined(separator: " ")
    }
    sentences += apart.map {
      "Leaves out \($0.folder): projects of their own, such as \($0.manifest), to which nothing here refers."
    }
    if modules != nil {
      sentences.append(
        "No manifest that archcheck understands claims these files, so the section 'modules' guesses "
          + "their modules by folders: correct it.")
    }
    if !draft.isEmpty {
      sentences.append(
        "The file ends with a draft of a rule, in comments: the levels that the code forms today.")
    }
    return Made(
      text: try initialText(initial), reason: sentences.joined(separator: "\n"),
      preset: choice.preset,
      written: Set(choice.found.map(\.name) + chosenByHand.map(String.init)),
      beginsAsWarnings: initial.beginsAsWarnings)
  }

  /// Characters of a value that a sentence quotes; the file has all of them.
  private static let valueLimit = 100

  /// A long list is cut behind one of its parts.
  private static func shortened(_ value: String) -> String {
    guard value.count > valueLimit else { return value }
    let start = value.prefix(valueLimit)
    let end = value.last.map { "]}".contains($0) ? ", …\($0)" : "…" } ?? "…"
    return (start.lastIndex(of: ",").map { start[..<$0] } ?? start) + end
  }

  private func initialText(_ initial: InitialConfiguration) throws(CommandFailure) -> String {
    do throws(ConfigurationErrors) {
      return try initial.text(with: with)
    } catch {
      throw CommandFailure(withErrors: error)
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
