import Findings

extension OutputFormat {
  /// A drawing of the graph for Graphviz: edges that break a rule are red, orange or blue, those on
  /// cycles violet.
  package static let dot = OutputFormat(
    name: "dot", summary: "a drawing of the graph for Graphviz ('dot -Tsvg')",
    fileExtension: "dot", consumers: "Graphviz",
    printers: [
      ResultPrinter { (report: Report, options) in
        DOTDrawing(project: report.project, graph: report.graph, layout: .edges)
          .text(legend: options.legend)
      },
      ResultPrinter { (result: GraphResult, options) in
        DOTDrawing(project: result.project, graph: result.graph, layout: result.layout)
          .text(legend: options.legend)
      },
    ])
}
