import Findings

extension GroupWalk {
  /// The most dependencies within a group among which cuts are searched for: the search takes time
  /// in proportion to their number times the number of those cut.
  private static let maximumEdges = 20_000

  /// Dependencies within a cycle group that weigh little, in references, and without which no cycle
  /// is left.
  ///
  /// Where edges have conditions, only cycles that some build has as a whole are opened.
  ///
  /// - Returns: the cuts by (from, to); none for a group with more than 20,000 dependencies.
  /// - Complexity: that of `DirectedGraph.feedbackEdges`, and O(references) of the edges.
  package func cuts(of members: [Int]) -> [DependencyCycle.Cut] {
    let induced = graph.inducedSubgraph(on: members)
    guard induced.graph.edgeCount <= Self.maximumEdges else { return [] }
    return conditionalGraph.feedbackEdges(among: members, weight: weightOfEdge).map { edge in
      DependencyCycle.Cut(
        from: vertices[edge.from].name, to: vertices[edge.to].name,
        references: weightOfEdge(from: edge.from, to: edge.to))
    }
  }
}
