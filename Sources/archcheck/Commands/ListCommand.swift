import ArgumentParser
import Reporters

/// `archcheck list`: what the analysis knows, as tables.
struct ListCommand: ParsableCommand {
  /// What can be listed.
  enum Subject: String, CaseIterable, ExpressibleByArgument, Sendable {
    case modules
    case files
    case components
    case unresolved
  }

  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the modules, files, components or unresolved references of a project.")

  @Argument(help: "What to list.")
  var subject: Subject

  @OptionGroup var analysis: AnalysisOptions
  @OptionGroup var outputs: OutputOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      "With files: what one file belongs to, why it is left out, and which rules select it.",
      valueName: "file"),
    completion: .file())
  var explain: String?

  func validate() throws {
    if explain != nil, subject != .files {
      throw ValidationError("--explain goes with files: write 'archcheck list files --explain'.")
    }
  }

  func run() throws {
    let session = try Session(
      analysis.request, options: analysis, view: .check, formats: ["text", "json"])
    if let explain {
      _ = try session.run { analysis, _ throws -> FileExplanation in
        try FileExplanationBuilder(analysis: analysis, file: explain).explanation()
      } render: { explanation, format, options in
        format == "json"
          ? JSONReporter().renderFileExplanation(explanation, toolVersion: archcheckVersion)
          : TextReporter().renderFileExplanation(explanation, options: options)
      }
      return
    }
    let subject = subject
    _ = try session.run { analysis, _ throws -> Listing in
      switch subject {
      case .modules:
        return .modules(
          of: try ReportBuilder(analysis: analysis).report(evaluation: nil, counting: .types))
      case .files: return .files(of: analysis)
      case .components: return .components(of: analysis)
      case .unresolved: return .unresolved(of: analysis)
      }
    } render: { listing, format, options in
      format == "json"
        ? JSONReporter().renderListing(listing, toolVersion: archcheckVersion)
        : TextReporter().renderListing(listing, options: options)
    }
  }
}
