import ArgumentParser
import Configuration
import Presets
import Reporters
import RuleKinds

/// `archcheck schema`: the JSON Schemas of the configuration and of the machine formats.
struct SchemaCommand: InvokedCommand {
  /// What a schema describes: the configuration, or the output of a command.
  struct Subject: ExpressibleByArgument, Sendable {
    fileprivate static let configuration = "config"
    fileprivate var name = configuration

    fileprivate init() {}

    init?(argument: String) {
      guard Self.allValueStrings.contains(argument) else { return nil }
      name = argument
    }

    var defaultValueDescription: String { name }
    static var allValueStrings: [String] { [configuration] + ReportSchemas.names }
    static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
  }

  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of archcheck.yml or of a command's JSON output.",
    discussion: help(examples: [("archcheck schema > archcheck.schema.json", "")]))

  @Argument(help: "What the schema describes.")
  var subject = Subject()

  func run(_ invocation: Invocation) throws {
    let schema = ReportSchemas.all(RuleRegistry.catalog.vocabulary)
      .first { $0.name == subject.name }
    try invocation.write(
      schema?.text
        ?? configurationSchema(
          kinds: RuleRegistry.kinds, presets: PresetRegistry.files.map(\.name)))
  }
}
