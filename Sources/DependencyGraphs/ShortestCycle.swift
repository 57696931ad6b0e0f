extension DirectedGraph {
  /// The shortest cycle among the members of a group, such as one of `cycleGroups()`.
  ///
  /// It begins with its smallest vertex; the last vertex has an edge to the first, which is not
  /// repeated. Of several with the fewest vertices it is the lexicographically smallest.
  ///
  /// - Parameters:
  ///   - group: the vertices that the cycle may use, in any order; repeated ones count once.
  ///   - selfLoops: `.included` lets a vertex with a self loop be a cycle of length 1.
  /// - Returns: at least two vertices, or exactly one for a self loop; nil if the members have no
  ///   cycle among them.
  /// - Complexity: O(k · (k + e)) for k members with e edges between them, plus O(V): one
  ///   breadth-first search from each member, cut off at the length of the best cycle so far. Fine
  ///   for some thousand members; for a larger group prefer `shortestPath` through one edge of it.
  package func shortestCycle(
    through group: some Sequence<Int>, selfLoops: SelfLoops = .excluded
  ) -> [Int]? {
    let subgraph = inducedSubgraph(on: group)
    let graph = subgraph.graph
    if selfLoops == .included,
      let vertex = graph.vertices.first(where: { graph.hasEdge(from: $0, to: $0) })
    {
      return [subgraph.originalVertices[vertex]]
    }
    var search = CycleSearch(graph)
    var best: [Int]?
    for vertex in graph.vertices {
      if let best, best.count == 2 { break }
      best = search.shortestCycle(smallestVertex: vertex, below: best?.count) ?? best
    }
    return best?.map { subgraph.originalVertices[$0] }
  }
}

/// Breadth-first searches from one vertex after another that share their memory.
private struct CycleSearch {
  private let graph: DirectedGraph
  /// For each vertex the vertex whose search reached it last.
  private var visitor: [Int]
  private var previous: [Int]
  private var queue: [Int] = []

  init(_ graph: DirectedGraph) {
    self.graph = graph
    visitor = [Int](repeating: -1, count: graph.vertexCount)
    previous = visitor
  }

  /// The shortest cycle that has `root` as its smallest vertex, without self loops, beginning with
  /// `root`; nil if there is none with fewer than `limit` vertices.
  ///
  /// Ties: vertices of one distance are discovered in the lexicographic order of their smallest
  /// paths, so the first one found to lead back to `root` closes the smallest cycle.
  mutating func shortestCycle(smallestVertex root: Int, below limit: Int?) -> [Int]? {
    queue.removeAll(keepingCapacity: true)
    queue.append(root)
    visitor[root] = root
    var head = 0
    var levelEnd = 1
    var pathCount = 1
    while head < queue.count {
      if head == levelEnd {
        levelEnd = queue.count
        pathCount += 1
      }
      if let limit, pathCount >= limit { return nil }
      let vertex = queue[head]
      head += 1
      for successor in graph.successors(of: vertex) where successor >= root {
        if successor == root && vertex != root { return path(from: root, to: vertex) }
        guard visitor[successor] != root else { continue }
        visitor[successor] = root
        previous[successor] = vertex
        queue.append(successor)
      }
    }
    return nil
  }

  private func path(from root: Int, to vertex: Int) -> [Int] {
    var path = [vertex]
    var current = vertex
    while current != root {
      current = previous[current]
      path.append(current)
    }
    path.reverse()
    return path
  }
}
