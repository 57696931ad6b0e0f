import ArchModel
import DependencyGraphs

extension GroupWalk {
  /// The most dependencies within a group among which cuts are searched for: the search takes time
  /// in proportion to their number times the number of those cut.
  private static let maximumEdges = 20_000

  /// Dependencies within a cycle group that weigh little, in references, and without which no cycle
  /// is left.
  ///
  /// Conditions of edges do not count: what opens every cycle opens those of each build.
  ///
  /// - Returns: the cuts by (from, to); none for a group with more than 20,000 dependencies.
  /// - Complexity: that of `DirectedGraph.feedbackEdges`, and O(references) of the edges.
  func cuts(of members: [Int]) -> [DependencyCycle.Cut] {
    let induced = graph.inducedSubgraph(on: members)
    guard induced.graph.edgeCount <= Self.maximumEdges else { return [] }
    let original = induced.originalVertices
    func weight(_ edge: DirectedGraph.Edge) -> Int {
      weightOfEdge(from: original[edge.from], to: original[edge.to])
    }
    return induced.graph.feedbackEdges(weight: weight).map { edge in
      DependencyCycle.Cut(
        from: vertices[original[edge.from]].name, to: vertices[original[edge.to]].name,
        references: weight(edge))
    }
  }
}
