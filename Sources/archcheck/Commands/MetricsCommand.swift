import Analyzer
import ArchcheckKit
import ArgumentParser
import DependencyModel
import Findings
import Metrics
import Reporters
import SourceText

/// `archcheck metrics`: the numbers, and what they were computed from.
struct MetricsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "metrics", abstract: "Print the metrics of every component.")

  @OptionGroup var analysis: AnalysisOptions
  @OptionGroup var outputs: OutputOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Print everything that the numbers of one component were computed from.",
      valueName: "component"))
  var explain: String?

  @Option(
    name: .long,
    help: """
      What Ca and Ce count: top-level declarations, other components, references, or declarations \
      as the tool Muck counts them.
      """)
  var counting = Counting.types

  @Option(name: [.long, .customShort("g")], help: "What is measured: the level of the rows.")
  var granularity = Granularity.component

  @Flag(name: .long, help: "Print the row of the system alone.")
  var system = false

  @Option(
    name: .long, help: "The order of the rows (default: name; with --counting muck: distance).")
  var sort: MetricsOrder?

  func validate() throws {
    if explain != nil, system {
      throw ValidationError("--explain and --system contradict each other: give one of them.")
    }
  }

  func run() throws {
    let session = try Session(
      analysis.request, options: analysis, view: .metrics,
      formats: explain == nil ? ReporterRegistry.names(for: .metrics) : ["text", "json"],
      order: sort ?? (counting == .muck ? .distance : .name))
    if let explain {
      try printExplanation(of: explain, session)
    } else if system {
      try printSystem(session)
    } else {
      let (counting, granularity) = (counting, granularity)
      _ = try session.run { analysis, _ in
        try ReportBuilder(analysis: analysis).report(
          evaluation: nil, counting: counting, granularity: granularity)
      } render: {
        render($0, as: $1, options: $2)
      }
    }
  }

  private func printExplanation(of name: String, _ session: Session) throws {
    let (counting, granularity) = (counting, granularity)
    _ = try session.run { analysis, _ throws -> Explanation in
      let components = analysis.graph.grouped(by: granularity)
      let declarations =
        counting == .muck ? analysis.declarations() : DeclarationTable(declarations: [])
      let found = Metrics.explain(
        component: name, graph: analysis.graph, components: components, counting: counting,
        declarations: { declarations })
      guard let found else {
        let level = granularity.rawValue
        let near = nearestSpelling(to: name, in: components.groups.map(\.name))
        let advice =
          near.map { "Did you mean '\($0)'?" }
          ?? "'archcheck metrics --granularity \(level)' shows all names."
        throw CommandFailure(.notUnderstood, "There is no \(level) '\(name)'. \(advice)")
      }
      return Explanation(found, in: analysis.graph, declarations)
    } render: {
      Self.text(of: $0, format: $1, options: $2)
    }
  }

  private func printSystem(_ session: Session) throws {
    let (counting, granularity) = (counting, granularity)
    _ = try session.run { analysis, _ throws -> Report in
      var report = try ReportBuilder(analysis: analysis).report(
        evaluation: nil, counting: counting, granularity: granularity)
      report.metrics.components = []
      return report
    } render: { report, format, options in
      let metrics = report.metrics
      switch format {
      case "text":
        return Self.text(of: Explanation(system: metrics), format: format, options: options)
      case "csv": return CSVReporter().renderSystem(metrics)
      default: return render(report, as: format, options: options)
      }
    }
  }

  private static func text(
    of explanation: Explanation, format: String, options: ReportOptions
  ) -> String {
    format == "json"
      ? JSONReporter().renderExplanation(explanation, toolVersion: archcheckVersion)
      : TextReporter().renderExplanation(explanation, options: options)
  }
}
