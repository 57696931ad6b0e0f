import DependencyModel
import Findings

/// The format for people: compact when all is well, precise when not.
package struct TextReporter: Reporter {
  package let name = "text"
  package let summary = "for people: findings with their source, metrics and coverage"
  package let fileExtension = "txt"
  package let views = ReportView.allCases

  /// Makes the reporter.
  package init() {}

  package func render(_ report: Report, options: ReportOptions) -> String {
    let style = TextStyle(coloring: options.coloring)
    switch options.view {
    case .check: return Self.text(of: CheckText(report: report, options: options).blocks())
    case .metrics: return renderMetrics(report.metrics, options: options)
    case .graph: return Self.text(of: GraphText(graph: report.graph, style: style).blocks())
    }
  }

  /// The table of the metrics, its system row and a key to the symbols.
  package func renderMetrics(_ metrics: MetricsTable, options: ReportOptions) -> String {
    let style = TextStyle(coloring: options.coloring)
    let text = MetricsText(metrics: metrics, order: options.metricsOrder, style: style)
    return Self.text(of: [text.table(limit: nil), text.key])
  }

  /// The numbers of one component with what was counted; a hundred items a number unless verbose.
  package func renderExplanation(_ explanation: Explanation, options: ReportOptions) -> String {
    Self.text(of: ExplanationText(explanation: explanation, options: options).blocks())
  }

  /// The table of a listing and the number of its rows.
  package func renderListing(_ listing: Listing, options: ReportOptions) -> String {
    let style = TextStyle(coloring: options.coloring)
    return Self.text(of: ListingText(listing: listing, style: style).blocks())
  }

  /// The chains of `why FROM TO`, each with what proves its hops.
  package func renderChains(_ chains: DependencyChains, options: ReportOptions) -> String {
    Self.text(of: ChainsText(chains: chains, style: TextStyle(coloring: options.coloring)).blocks())
  }

  /// How the references of a line were resolved.
  package func renderLineExplanation(
    _ explanation: LineExplanation, options: ReportOptions
  ) -> String {
    Self.text(of: LineExplanationText(explanation: explanation, options: options).blocks())
  }

  /// An outline of the declarations of files.
  package func renderFacts(_ files: [FileFactsReport], options: ReportOptions) -> String {
    Self.text(of: FactsText(files: files, options: options).blocks())
  }

  /// What is known of one file.
  package func renderFileExplanation(
    _ explanation: FileExplanation, options: ReportOptions
  ) -> String {
    Self.text(of: FileExplanationText(explanation: explanation, options: options).blocks())
  }

  /// Blocks of lines with an empty line between them; empty blocks leave no trace.
  static func text(of blocks: [[String]]) -> String {
    blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }
}
