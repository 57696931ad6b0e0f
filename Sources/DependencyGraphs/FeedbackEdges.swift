extension DirectedGraph {
  /// Edges that, taken out together, leave the graph without a cycle, chosen so that they weigh
  /// little.
  ///
  /// The least weight possible is NP-hard to find, so this is a heuristic: the greedy order of
  /// Eades, Lin and Smyth within each cycle group, from which then every edge is put back, heaviest
  /// first, that closes no cycle. The set is minimal in that none of its edges could stay, its
  /// weight is at most half that of all edges within cycle groups (self loops aside), and it is
  /// empty for an acyclic graph. A self loop is always part of it, being a cycle of its own.
  ///
  /// - Parameter weight: what taking out an edge costs, in any unit; not negative, and their sum
  ///   is an `Int`. It is asked once for each edge within a cycle group, self loops aside. By
  ///   default every edge costs 1.
  /// - Returns: edges of the graph ordered by (from, to).
  /// - Complexity: O((V + E) log V) for the order, and O(V + E) for each edge that it leaves over.
  /// - SeeAlso: P. Eades, X. Lin, W. F. Smyth, *A fast and effective heuristic for the feedback arc
  ///   set problem*, Information Processing Letters 47 (1993).
  package func feedbackEdges(weight: (Edge) -> Int = { _ in 1 }) -> [Edge] {
    let components = stronglyConnectedComponents().componentIndex
    let cyclicEdges = edges.filter { components[$0.from] == components[$0.to] && $0.from != $0.to }
    let cyclicPart = DirectedGraph(
      vertexCount: vertexCount, edges: cyclicEdges.map { (from: $0.from, to: $0.to) },
      selfLoops: .excluded)
    let weights = cyclicEdges.map(weight)
    for (edge, weight) in zip(cyclicEdges, weights) {
      precondition(weight >= 0, "edge \(edge.from) -> \(edge.to) has the negative weight \(weight)")
    }

    var ordering = GreedyOrdering(cyclicPart, weights: weights)
    var restoration = EdgeRestoration(cyclicPart, position: ordering.positions())
    let heaviestFirst = restoration.cutEdges.sorted {
      (weights[$1], $0) < (weights[$0], $1)
    }
    for index in heaviestFirst { restoration.restoreUnlessCyclic(cyclicEdges[index], at: index) }

    let selfLoops = vertices.filter { hasEdge(from: $0, to: $0) }.map { Edge(from: $0, to: $0) }
    return (restoration.cutEdges.map { cyclicEdges[$0] } + selfLoops).sorted()
  }
}

/// An acyclic part of a graph that grows by one edge at a time.
private struct EdgeRestoration {
  private let graph: DirectedGraph
  /// For each edge, by index, whether it is left out.
  private var isCut: [Bool]
  /// For each vertex the edge, by index, whose search reached it last.
  private var visitor: [Int]

  /// Begins with the edges that lead forwards, given each vertex's place in an order.
  init(_ graph: DirectedGraph, position: [Int]) {
    self.graph = graph
    isCut = graph.edges.map { position[$0.from] > position[$0.to] }
    visitor = [Int](repeating: -1, count: graph.vertexCount)
  }

  /// The indices of the edges left out, ascending.
  var cutEdges: [Int] { isCut.indices.filter { isCut[$0] } }

  /// Takes an edge in if its end has no path back to its beginning.
  mutating func restoreUnlessCyclic(_ edge: DirectedGraph.Edge, at edgeIndex: Int) {
    var pending = [edge.to]
    while let vertex = pending.popLast() {
      let successors = graph.successors(of: vertex)
      for index in successors.indices where !isCut[index] {
        let successor = successors[index]
        if successor == edge.from { return }
        guard visitor[successor] != edgeIndex else { continue }
        visitor[successor] = edgeIndex
        pending.append(successor)
      }
    }
    isCut[edgeIndex] = false
  }
}
