extension DirectedGraph {
  /// The smallest graph in which every vertex reaches what it reaches here: the graph without the
  /// edges that a longer path replaces.
  ///
  /// - Returns: the reduction, which is unique; nil if the graph has a cycle, self loops included.
  ///   A graph with cycles can be reduced by way of its condensation.
  /// - Complexity: O(V · (V + E)) time at worst, O(V + E) memory. A search from a vertex is made
  ///   only if it has two successors, and goes no further than the topologically last of them.
  /// - SeeAlso: A. V. Aho, M. R. Garey, J. D. Ullman, *The transitive reduction of a directed
  ///   graph*, SIAM Journal on Computing 1 (1972).
  package func transitiveReduction() -> DirectedGraph? {
    guard let order = topologicalOrder() else { return nil }
    var position = [Int](repeating: 0, count: vertexCount)
    for (index, vertex) in order.enumerated() { position[vertex] = index }

    var reducer = TransitiveReducer(graph: self, position: position)
    let kept = vertices.flatMap { from in
      reducer.necessarySuccessors(of: from).map { (from: from, to: $0) }
    }
    return DirectedGraph(vertexCount: vertexCount, edges: kept, selfLoops: .excluded)
  }
}

extension Condensation {
  /// The transitive reduction of the condensation's graph, over the same components.
  ///
  /// - Complexity: that of `DirectedGraph.transitiveReduction()`.
  package func transitiveReduction() -> DirectedGraph {
    guard let reduction = graph.transitiveReduction() else {
      preconditionFailure("a condensation has no cycle")
    }
    return reduction
  }
}

/// Tells the edges of an acyclic graph that no longer path replaces.
private struct TransitiveReducer {
  private let graph: DirectedGraph
  /// For each vertex its place in a topological order.
  private let position: [Int]
  /// For each vertex the vertex from whose successors it was reached last.
  private var visitor: [Int]

  init(graph: DirectedGraph, position: [Int]) {
    self.graph = graph
    self.position = position
    visitor = [Int](repeating: -1, count: graph.vertexCount)
  }

  /// The successors of a vertex that cannot be reached through another of its successors.
  ///
  /// A successor can only be reached from those before it in topological order, so those come
  /// first, and nothing behind the last successor matters.
  mutating func necessarySuccessors(of vertex: Int) -> [Int] {
    let successors = graph.successors(of: vertex).sorted { position[$0] < position[$1] }
    guard successors.count > 1, let last = successors.last else { return successors }
    var necessary: [Int] = []
    for successor in successors where visitor[successor] != vertex {
      necessary.append(successor)
      markReachable(from: successor, notBehind: position[last], by: vertex)
    }
    return necessary
  }

  private mutating func markReachable(from start: Int, notBehind limit: Int, by owner: Int) {
    visitor[start] = owner
    var pending = [start]
    while let vertex = pending.popLast() {
      for successor in graph.successors(of: vertex)
      where visitor[successor] != owner && position[successor] <= limit {
        visitor[successor] = owner
        pending.append(successor)
      }
    }
  }
}
