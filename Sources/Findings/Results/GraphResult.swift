/// How a graph is laid out.
package enum GraphLayout: Hashable, Sendable {
  /// By its edges.
  case edges
  /// By its levels, from those that nobody depends on down to those that depend on nothing.
  case levels
}

/// The dependency graph of a project: the output of `graph`.
package struct GraphResult: CommandResult, Hashable {
  /// `graph`.
  package static let command = "graph"

  /// The project's name.
  package var project: String
  /// The graph.
  package var graph: ReportGraph
  /// How it is laid out.
  package var layout: GraphLayout

  /// Makes a result.
  package init(project: String, graph: ReportGraph, layout: GraphLayout = .edges) {
    self.project = project
    self.graph = graph
    self.layout = layout
  }
}

extension Report {
  /// The graph that the report holds.
  package var graphResult: GraphResult { GraphResult(project: project, graph: graph) }
}
