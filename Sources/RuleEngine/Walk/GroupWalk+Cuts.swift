extension GroupWalk {
  /// A dependency within a group that can be taken out.
  package struct Cut: Hashable, Sendable {
    /// The member that depends.
    package var from: String
    /// The member depended on.
    package var to: String
    /// Number of references and imports that have to go for it.
    package var references: Int

    /// Makes a cut.
    package init(from: String, to: String, references: Int) {
      self.from = from
      self.to = to
      self.references = references
    }
  }

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
  package func cuts(of members: [Int]) -> [Cut] {
    let induced = graph.inducedSubgraph(on: members)
    guard induced.graph.edgeCount <= Self.maximumEdges else { return [] }
    return conditionalGraph.feedbackEdges(among: members, weight: weightOfEdge).map { edge in
      Cut(
        from: vertices[edge.from].name, to: vertices[edge.to].name,
        references: weightOfEdge(from: edge.from, to: edge.to))
    }
  }
}
