import ArchcheckKit
import ArgumentParser
import Configuration
import Findings
import Presets
import RuleKinds
import RuleLanguage
import SourceText

/// `archcheck presets`: the configurations that come with archcheck.
struct PresetsCommand: InvokedCommand {
  static let configuration = CommandConfiguration(
    commandName: "presets",
    abstract: "List the presets, or print one as a configuration that can be extended or pasted.",
    discussion: help(examples: [("archcheck presets layered", "")]))

  @Argument(
    help: "The preset to print.", completion: .list(PresetRegistry.files.map(\.name)))
  var name: String?

  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp(
      "A value for a parameter of the preset, read as YAML; may be repeated.",
      valueName: "name=value"))
  var with: [String] = []

  @OptionGroup(title: commonOptionsTitle) var outputs: OutputOptions

  @OptionGroup(title: commonOptionsTitle) var color: ColorOptions

  func validate() throws {
    if name == nil, !with.isEmpty {
      throw ValidationError("--with needs a preset: name one before it.")
    }
  }

  func run(_ invocation: Invocation) throws {
    guard let name else { return try list(invocation) }
    let preset = try Self.preset(named: name)
    try Self.check(with, for: preset)
    let text: String
    do throws(ConfigurationErrors) {
      text = try presetText(of: preset, with: with)
    } catch {
      throw CommandFailure(withErrors: error)
    }
    let session = try OutputSession<PresetConfiguration>(invocation, noColor: color.noColor)
    try session.write(PresetConfiguration(text: text))
  }

  private func list(_ invocation: Invocation) throws {
    let session = try OutputSession<PresetOverview>(invocation, noColor: color.noColor)
    try session.write(
      PresetOverview(
        PresetRegistry.all.map {
          PresetOverview.Preset(
            name: $0.name, parameters: $0.parameters.map(\.name), summary: $0.summary)
        }))
  }

  /// Looks whether a preset and its rules take values.
  ///
  /// - Throws: a failure with all that is wrong with the values.
  static func check(_ values: [String], for preset: Preset) throws(CommandFailure) {
    guard !values.isEmpty else { return }
    do throws(ConfigurationErrors) {
      let text = try InitialConfiguration(preset: preset, reasons: []).text(with: values)
      _ = try loadConfiguration(
        text: text, path: "--with", knownKinds: RuleRegistry.kinds, presets: PresetRegistry.files
      ) { _ in "" }
    } catch {
      throw CommandFailure(withErrors: error)
    }
  }

  /// The preset of a name.
  ///
  /// - Throws: a failure with the nearest name.
  static func preset(named name: String) throws(CommandFailure) -> Preset {
    if let preset = PresetRegistry.all.first(where: { $0.name == name }) { return preset }
    let near = nearestSpelling(to: name, in: PresetRegistry.all.map(\.name))
    let advice = near.map { "Did you mean '\($0)'?" } ?? "'archcheck presets' lists all of them."
    throw CommandFailure(.notUnderstood, "There is no preset '\(name)'. \(advice)")
  }
}

extension CommandFailure {
  /// A failure out of mistakes in values on the command line.
  init(withErrors errors: ConfigurationErrors) {
    self.init(.notUnderstood, "")
    messages = errors.issues.map { "error: --with: \($0.message)" }
  }
}
