import Analyzer
import ArchcheckKit
import ArgumentParser
import DependencyModel
import Findings
import Metrics
import SourceText

/// `archcheck metrics`: the numbers, and what they were computed from.
struct MetricsCommand: InvokedCommand {
  static let configuration = CommandConfiguration(
    commandName: "metrics", abstract: "Print the metrics of every component.",
    discussion: help(examples: [
      ("archcheck metrics --sort distance", "the strangest components first"),
      ("archcheck metrics --explain Core", "what the numbers of Core count"),
    ]))

  @OptionGroup var analysis: AnalysisOptions
  @OptionGroup(title: commonOptionsTitle) var outputs: OutputOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Print everything that the metrics of one component were computed from.",
      valueName: "component"))
  var explain: String?

  @Option(
    name: .long,
    help: """
      What Ca and Ce count: top-level declarations, other components, references, or declarations \
      as the tool Muck counts them.
      """)
  var counting = Counting.types

  @Option(name: [.long, .customShort("g")], help: "The level of the rows.")
  var granularity = Granularity.component

  @Flag(name: .long, help: "Print only the row of the system.")
  var system = false

  @Option(
    name: .long, help: "The order of the rows (default: name; with --counting muck: distance).")
  var sort: MetricsOrder?

  func validate() throws {
    if explain != nil, system {
      throw ValidationError("--explain and --system contradict each other: give one of them.")
    }
  }

  func run(_ invocation: Invocation) throws {
    if let explain {
      try printExplanation(of: explain, invocation)
    } else if system {
      let session = try Session<SystemMetricsResult>(invocation, options: analysis)
      let table = measuring
      _ = try session.repeatOrRun { analysis, _ in
        let table = try table(analysis)
        return SystemMetricsResult(table, explanation: Explanation(system: table))
      }
    } else {
      let session = try Session<MetricsResult>(invocation, options: analysis)
      let (table, order) = (measuring, sort ?? (counting == .muck ? .distance : .name))
      _ = try session.repeatOrRun { analysis, _ in
        var table = try table(analysis)
        table.components = order.sorted(table.components)
        return MetricsResult(table)
      }
    }
  }

  /// Measures as the options say.
  private var measuring: @Sendable (ProjectAnalysis) throws -> MetricsTable {
    let (counting, granularity) = (counting, granularity)
    return { analysis in
      try ReportBuilder(analysis: analysis).report(
        evaluation: nil, counting: counting, granularity: granularity
      ).metrics
    }
  }

  private func printExplanation(of name: String, _ invocation: Invocation) throws {
    let session = try Session<Explanation>(invocation, options: analysis)
    let (counting, granularity) = (counting, granularity)
    _ = try session.repeatOrRun { analysis, _ in
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
    }
  }
}
