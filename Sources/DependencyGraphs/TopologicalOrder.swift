extension DirectedGraph {
  /// The vertices in an order in which every edge leads from an earlier vertex to a later one.
  ///
  /// Of all such orders it is the lexicographically smallest: at each place stands the smallest
  /// vertex that no vertex still to come has an edge to. With edges that lead from the dependent to
  /// what it depends on, dependents come first; `reversed().topologicalOrder()` begins with what
  /// depends on nothing.
  ///
  /// - Returns: all vertices, or nil if the graph has a cycle, self loops included.
  /// - Complexity: O(E + V log V).
  /// - SeeAlso: A. B. Kahn, *Topological sorting of large networks*, Communications of the ACM 5
  ///   (1962).
  package func topologicalOrder() -> [Int]? {
    var incoming = [Int](repeating: 0, count: vertexCount)
    for from in vertices {
      for to in successors(of: from) { incoming[to] += 1 }
    }
    var ready = MinimumHeap<Int>()
    for vertex in vertices where incoming[vertex] == 0 { ready.insert(vertex) }

    var order: [Int] = []
    order.reserveCapacity(vertexCount)
    while let vertex = ready.popMinimum() {
      order.append(vertex)
      for successor in successors(of: vertex) {
        incoming[successor] -= 1
        if incoming[successor] == 0 { ready.insert(successor) }
      }
    }
    return order.count == vertexCount ? order : nil
  }
}
