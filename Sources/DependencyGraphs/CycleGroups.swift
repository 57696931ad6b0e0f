extension DirectedGraph {
  /// The groups of vertices that lie on common cycles: the strongly connected components with more
  /// than one member.
  ///
  /// - Parameter selfLoops: `.included` adds the components of a single vertex that has a self loop.
  /// - Returns: groups with members ascending, ordered by smallest member; empty if and only if the
  ///   graph has no cycle of the kind asked for.
  /// - Complexity: O(V + E).
  package func cycleGroups(selfLoops: SelfLoops = .excluded) -> [[Int]] {
    stronglyConnectedComponents().groups.filter { group in
      guard group.count == 1, let vertex = group.first else { return true }
      return selfLoops == .included && hasEdge(from: vertex, to: vertex)
    }
  }
}
