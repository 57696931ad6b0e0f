extension DirectedGraph {
  /// For each vertex whether a path leads to it from `vertex`, which itself counts as reached.
  ///
  /// - Complexity: O(V + E).
  package func reachable(from vertex: Int) -> [Bool] {
    reachable(from: CollectionOfOne(vertex))
  }

  /// For each vertex whether a path leads to it from at least one of several, all of which count as
  /// reached themselves.
  ///
  /// - Parameter starts: vertices in any order; repeated ones count once, none reach nothing.
  /// - Complexity: O(V + E).
  package func reachable(from starts: some Sequence<Int>) -> [Bool] {
    var isReached = mask(of: starts)
    var pending = vertices.filter { isReached[$0] }
    while let vertex = pending.popLast() {
      for successor in successors(of: vertex) where !isReached[successor] {
        isReached[successor] = true
        pending.append(successor)
      }
    }
    return isReached
  }
}
