/// The dependency graph of a project: the output of `graph`.
package struct GraphResult: CommandResult, Hashable {
  /// The project's name.
  package var project: String
  /// The graph.
  package var graph: ReportGraph

  /// Makes a result.
  package init(project: String, graph: ReportGraph) {
    self.project = project
    self.graph = graph
  }
}

extension Report {
  /// The graph that the report holds.
  package var graphResult: GraphResult { GraphResult(project: project, graph: graph) }
}
