import DependencyGraphs
import DependencyModel

extension GroupedGraph {
  /// The part of the graph around some groups: what they depend on, and what depends on them.
  ///
  /// A group is kept if at most `distance` edges lead to it from a group in focus, or from it to one;
  /// a path that changes direction on its way does not count. All edges between kept groups are
  /// kept.
  ///
  /// - Parameters:
  ///   - focus: indices of groups, in any order.
  ///   - distance: the greatest distance, not negative; `nil` for any.
  /// - Returns: the part, in the order of this graph; empty when `focus` is.
  /// - Precondition: each index is one of this graph's groups.
  /// - Complexity: O(groups + edges + nodes).
  package func restricted(focus: some Sequence<Int>, distance: Int? = nil) -> GroupedGraph {
    precondition(distance ?? 0 >= 0, "a distance cannot be negative")
    let graph = DirectedGraph(
      vertexCount: groups.count, edges: edges.map { ($0.from, $0.to) }, selfLoops: .excluded)
    let starts = Array(focus)
    let distance = distance ?? groups.count
    let dependsOn = graph.isWithin(distance, of: starts)
    let isDependedOn = graph.reversed().isWithin(distance, of: starts)

    var kept: [Group] = []
    var newIndex = [Int?](repeating: nil, count: groups.count)
    for index in groups.indices where dependsOn[index] || isDependedOn[index] {
      newIndex[index] = kept.count
      kept.append(groups[index])
    }
    let keptEdges = edges.compactMap { edge -> GroupedEdge? in
      guard let from = newIndex[edge.from], let to = newIndex[edge.to] else { return nil }
      var copy = edge
      copy.from = from
      copy.to = to
      return copy
    }
    return GroupedGraph(
      granularity: granularity, groups: kept, edges: keptEdges,
      groupOfNode: groupOfNode.map { $0.flatMap { newIndex[$0] } },
      groupOfFile: groupOfFile.map { $0.flatMap { newIndex[$0] } })
  }
}

extension DirectedGraph {
  /// For each vertex whether at most so many edges lead to it from one of those given.
  fileprivate func isWithin(_ limit: Int, of starts: [Int]) -> [Bool] {
    var isReached = [Bool](repeating: false, count: vertexCount)
    var ring = starts
    for start in starts {
      precondition(start >= 0 && start < vertexCount, "group \(start) is not in the graph")
      isReached[start] = true
    }
    var distance = 0
    while distance < limit, !ring.isEmpty {
      var next: [Int] = []
      for vertex in ring {
        for successor in successors(of: vertex) where !isReached[successor] {
          isReached[successor] = true
          next.append(successor)
        }
      }
      ring = next
      distance += 1
    }
    return isReached
  }
}
