import ArchcheckKit
import ArgumentParser
import Findings
import RuleEngine
import RuleKinds
import RuleLanguage
import SourceText

/// `archcheck rules`: the rule kinds, and the rules of a project.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rule kinds and the rules of a project, or explain one of them.",
    discussion: help(examples: [
      ("archcheck rules", "all kinds, and the rules of the project"),
      ("archcheck rules explain layers", "what a kind means, or what a rule checks"),
    ]),
    subcommands: [
      RulesListCommand.self, RulesExplainCommand.self, RulesBriefCommand.self,
      RulesTestCommand.self,
    ],
    defaultSubcommand: RulesListCommand.self)
}

/// `archcheck rules list`, also without the word `list`.
struct RulesListCommand: InvokedCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the rule kinds and the rules of a project.",
    discussion: help(examples: [("archcheck rules list", "")]))

  @OptionGroup var project: ProjectOptions
  @OptionGroup(title: commonOptionsTitle) var outputs: OutputOptions

  @OptionGroup(title: commonOptionsTitle) var color: ColorOptions

  func run(_ invocation: Invocation) throws {
    let session = try OutputSession<RuleOverview>(invocation, noColor: color.noColor)
    let root: ProjectRoot
    do throws(CommandFailure) {
      root = try project.root(in: invocation.surroundings)
    } catch {
      let path = project.path
      let isPath = path.hasPrefix(".") || path.hasPrefix("/") || path.count { $0 == "/" } > 1
      guard error.missingPath != nil, !isPath else { throw error }
      throw CommandFailure(
        error.status,
        "There is no file or folder '\(path)'. If it is the id of a rule or the name of a kind: "
          + "'archcheck rules explain \(path)'.")
    }
    invocation.note(root)
    let configuration = try project.configuration(of: root)
    try session.write(
      RuleOverview(
        kinds: RulePages.all.map(RuleOverview.Kind.init),
        rules: configuration.rules.map(RuleOverview.Rule.init), configuration: configuration.path))
  }
}

/// `archcheck rules brief`: the rules in a few lines, for whoever is about to change the project.
struct RulesBriefCommand: InvokedCommand {
  static let configuration = CommandConfiguration(
    commandName: "brief",
    abstract: "Print the rules in at most 60 lines, for AGENTS.md or a coding agent.",
    discussion: help(examples: [("archcheck rules brief >> AGENTS.md", "")]))

  @OptionGroup var project: ProjectOptions
  @OptionGroup(title: commonOptionsTitle) var outputs: OutputOptions

  func run(_ invocation: Invocation) throws {
    let session = try OutputSession<RuleBriefing>(invocation, noColor: true)
    let root = try project.root(in: invocation.surroundings)
    invocation.note(root)
    let configuration = try project.configuration(of: root)
    try session.write(
      RuleBriefing(configuration.rules, configuration: configuration.path))
  }
}

/// `archcheck rules test`: rules tried on small projects in a file.
struct RulesTestCommand: InvokedCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Try the rules on small projects in a YAML file, with the findings expected of them.",
    discussion: help(examples: [("archcheck rules test archcheck-tests.yml", "")]))

  @Argument(help: "The file with the tests.", completion: .file(extensions: ["yml", "yaml"]))
  var file: String

  @OptionGroup(title: commonOptionsTitle) var settings: ConfigurationOptions

  @OptionGroup(title: commonOptionsTitle) var color: ColorOptions

  func run(_ invocation: Invocation) throws {
    let session = try OutputSession<RuleTestResult>(
      Invocation(arguments: [], surroundings: invocation.surroundings), noColor: color.noColor)
    let result = try runRuleTests(
      at: file, configurationPath: settings.config, search: settings.parent.search,
      in: invocation.surroundings)
    try session.write(result)
    if !result.tests.allSatisfy(\.hasPassed) { throw ExitCode(ExitStatus.findings.rawValue) }
  }
}

/// `archcheck rules explain`: what a kind means, or what a rule looks at.
struct RulesExplainCommand: InvokedCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a rule kind, or what a rule of the project checks.",
    discussion: help(
      "A rule whose id is the name of a kind is explained with 'rule:ID'.",
      examples: [
        ("archcheck rules explain manifest", "a kind"),
        ("archcheck rules explain rule:layers", "a rule of the project"),
      ]))

  @Argument(
    help: "The name of a kind, or the id of a rule.",
    completion: .custom { _, _, _ in RuleRegistry.kinds.map(\.name) + RuleCompletion.ids })
  var name: String

  @OptionGroup var analysis: AnalysisOptions
  @OptionGroup(title: commonOptionsTitle) var outputs: OutputOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The day that exceptions with 'until' are compared with (default: today).",
      valueName: "yyyy-mm-dd"))
  var today: DateArgument?

  func run(_ invocation: Invocation) throws {
    if let kind = RuleRegistry.rule(named: name) {
      return try explain(kind.metadata, invocation)
    }
    let id = name.hasPrefix("rule:") ? String(name.dropFirst("rule:".count)) : name
    try requireRule(id, invocation.surroundings)
    let session = try Session<RuleExplanation>(invocation, options: analysis)
    let today = today?.date
    try session.run { analysis, clock in
      clock.begin(.rules)
      return try RuleExplanationBuilder(analysis: analysis, id: id, today: today).explanation()
    }
  }

  private func explain(_ metadata: RuleMetadata, _ invocation: Invocation) throws {
    let session = try OutputSession<RuleKindExplanation>(invocation, noColor: analysis.noColor)
    try session.write(
      RuleKindExplanation(
        kind: RuleOverview.Kind(metadata), documentation: metadata.documentation))
  }

  /// Fails before anything is analysed when the configuration has no rule of the id.
  private func requireRule(_ id: String, _ surroundings: Surroundings) throws {
    let root = try analysis.project.root(in: surroundings)
    let ids = try analysis.project.configuration(of: root).rules.map(\.id)
    guard !ids.contains(id) else { return }
    let advice =
      ruleAdvice(for: id, in: ids + RuleRegistry.kinds.map(\.name), quote: "'")
      ?? "'archcheck rules' lists kinds and rules."
    throw CommandFailure(
      .notUnderstood, "There is no rule kind '\(id)', and no rule with that id. \(advice)")
  }
}
