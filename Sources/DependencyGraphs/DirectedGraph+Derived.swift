extension DirectedGraph {
  /// The graph with every edge turned round: its successors are this graph's predecessors.
  ///
  /// - Complexity: O(V + E) time and memory; keep the result when asking for many vertices.
  package func reversed() -> DirectedGraph {
    DirectedGraph(
      vertexCount: vertexCount, edges: edges.map { (from: $0.to, to: $0.from) },
      selfLoops: .included)
  }

  /// The same vertices without some of the edges.
  ///
  /// - Parameter removed: edges to leave out; those that the graph does not have change nothing.
  /// - Complexity: O(V + E + r log d) for r edges removed, d being the largest number of
  ///   successors.
  package func removing(_ removed: some Sequence<Edge>) -> DirectedGraph {
    var isRemoved = [Bool](repeating: false, count: edgeCount)
    for edge in removed {
      if let index = edgeIndex(from: edge.from, to: edge.to) { isRemoved[index] = true }
    }
    let kept = zip(edges, isRemoved).compactMap { edge, isRemoved in
      isRemoved ? nil : (from: edge.from, to: edge.to)
    }
    return DirectedGraph(vertexCount: vertexCount, edges: kept, selfLoops: .included)
  }

  /// The graph of groups of vertices: an edge wherever some member of one has an edge to some
  /// member of the other.
  ///
  /// - Parameters:
  ///   - groupIndex: for each vertex the group that it belongs to, in `0..<groupCount`.
  ///   - groupCount: the number of groups, which are the vertices of the result; a group may be
  ///     empty.
  ///   - selfLoops: whether a group with an edge between two of its members, or from one to
  ///     itself, gets a self loop.
  /// - Precondition: `groupIndex` has one entry a vertex.
  /// - Complexity: O(V + E + groupCount).
  package func quotient(
    by groupIndex: [Int], groupCount: Int, selfLoops: SelfLoops
  ) -> DirectedGraph {
    precondition(
      groupIndex.count == vertexCount,
      "\(groupIndex.count) group indices do not fit \(vertexCount) vertices")
    let groupEdges = edges.map { (from: groupIndex[$0.from], to: groupIndex[$0.to]) }
    return DirectedGraph(vertexCount: groupCount, edges: groupEdges, selfLoops: selfLoops)
  }
}
