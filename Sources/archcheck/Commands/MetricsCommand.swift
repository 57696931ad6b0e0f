import Analyzer
import ArchModel
import ArgumentParser
import Metrics
import Reporters

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

  @Option(name: .long, help: "What Ca and Ce count: declarations or other components.")
  var counting = Counting.types

  @Flag(name: .long, help: "Print the row of the system alone.")
  var system = false

  @Option(name: .long, help: "The order of the rows.")
  var sort = MetricsOrder.name

  func validate() throws {
    if explain != nil, system {
      throw ValidationError("--explain and --system contradict each other: give one of them.")
    }
  }

  func run() throws {
    let session = try Session(
      analysis.request, options: analysis, view: .metrics,
      formats: ReporterRegistry.names(for: .metrics), order: sort)
    if let explain {
      try printExplanation(of: explain, session)
    } else if system {
      try printSystem(session)
    } else {
      let counting = counting
      _ = try session.run { analysis, _ in
        try ReportBuilder(analysis: analysis).report(evaluation: nil, counting: counting)
      } render: {
        render($0, as: $1, options: $2)
      }
    }
  }

  private func printExplanation(of name: String, _ session: Session) throws {
    let counting = counting
    _ = try session.run { analysis, _ throws -> Explanation in
      let components = analysis.graph.grouped(by: .component)
      let found = Metrics.explain(
        component: name, graph: analysis.graph, components: components, counting: counting)
      guard let found else {
        let names = components.groups.map(\.name)
        throw CommandFailure(
          .notUnderstood,
          "There is no component '\(name)'. \(spellingAdvice(for: name, in: names))")
      }
      return Explanation(found, in: analysis.graph)
    } render: {
      Self.text(of: $0, format: $1, options: $2)
    }
  }

  private func printSystem(_ session: Session) throws {
    let counting = counting
    _ = try session.run { analysis, _ throws -> Report in
      var report = try ReportBuilder(analysis: analysis).report(
        evaluation: nil, counting: counting)
      report.metrics.components = []
      return report
    } render: { report, format, options in
      let metrics = report.metrics
      return format == "text"
        ? Self.text(
          of: Explanation(system: metrics.system, counting: metrics.counting), format: format,
          options: options)
        : render(report, as: format, options: options)
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
