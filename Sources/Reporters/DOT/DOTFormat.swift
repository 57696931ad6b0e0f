import Findings

extension OutputFormat {
  /// A drawing of the graph for Graphviz: edges that a rule forbids are red, those on cycles
  /// orange.
  package static let dot = OutputFormat(
    name: "dot", summary: "a drawing of the graph for Graphviz ('dot -Tsvg')",
    fileExtension: "dot",
    printers: [
      ResultPrinter { (report: Report, options) in
        DOTDrawing(project: report.project, graph: report.graph).text(legend: options.legend)
      },
      ResultPrinter { (result: GraphResult, options) in
        DOTDrawing(project: result.project, graph: result.graph).text(legend: options.legend)
      },
    ])
}
