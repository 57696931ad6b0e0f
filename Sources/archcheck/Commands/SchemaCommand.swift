import ArchcheckKit
import ArgumentParser
import Configuration
import Presets
import Reporters
import RuleKinds
import RuleLanguage

/// `archcheck schema`: the JSON Schemas of the configuration and of the machine formats.
struct SchemaCommand: ParsableCommand {
  /// What a schema describes.
  enum Subject: String, CaseIterable, ExpressibleByArgument, Sendable {
    case config
    case check
    case facts
    case graph
    case metrics
    case rule
    case ruleKind = "rule-kind"
    case rules
    case why
    case whyLine = "why-line"
  }

  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of archcheck.yml or of a command's JSON output.")

  @Argument(help: "What the schema describes.")
  var subject = Subject.config

  func run() {
    let text =
      switch subject {
      case .config:
        configurationSchema(
          kinds: RuleRegistry.kinds, presets: PresetRegistry.files.map(\.name))
      case .check: ReportSchemas.check
      case .facts: ReportSchemas.facts
      case .graph: ReportSchemas.graph
      case .metrics: ReportSchemas.metrics
      case .rule: ReportSchemas.rule
      case .ruleKind: ReportSchemas.ruleKind
      case .rules: ReportSchemas.rules
      case .why: ReportSchemas.why
      case .whyLine: ReportSchemas.whyLine
      }
    StandardStream.output.write(text)
  }
}
