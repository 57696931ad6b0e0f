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
  /// - Complexity: O(V), and for k members with e edges between them O(k · (k + e)), but at most the
  ///   steps of ``CycleSearch/limit(of:)``: one breadth-first search from each member, cut off at the
  ///   length of the best cycle so far. Where the steps do not suffice, the cycle is the shortest of
  ///   those found by then.
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
    for vertex in graph.vertices where !search.isGone[vertex] {
      if let best, best.count == 2 || search.isSpent { break }
      best = search.shortestCycle(smallestVertex: vertex, below: best?.count) ?? best
      search.remove(vertex)
    }
    return best?.map { subgraph.originalVertices[$0] }
  }
}

/// Breadth-first searches from one vertex after another that share their memory.
private struct CycleSearch {
  /// The edges that are followed at least; enough for some thousand vertices.
  private static let leastSteps = 5_000_000
  /// The edges that are followed in a large graph, for each vertex and edge of it.
  private static let stepsOfElement = 100

  /// For each vertex whether no cycle that is still looked for leads through it.
  private(set) var isGone: [Bool]
  private let graph: DirectedGraph
  private let reversed: DirectedGraph
  /// For each vertex the number of others that lead to it, and that it leads to, and are not gone.
  private var degrees: [(in: Int, out: Int)]
  private var steps: Int
  /// For each vertex the vertex whose search reached it last.
  private var visitor: [Int]
  private var previous: [Int]
  private var queue: [Int] = []

  /// Only vertices of cycle groups matter. O(V + E).
  init(_ graph: DirectedGraph) {
    self.graph = graph
    reversed = graph.reversed()
    visitor = [Int](repeating: -1, count: graph.vertexCount)
    previous = visitor
    steps = Self.limit(of: graph)
    degrees = Array(repeating: (0, 0), count: graph.vertexCount)
    for edge in graph.edges where edge.from != edge.to {
      degrees[edge.from].out += 1
      degrees[edge.to].in += 1
    }
    let components = graph.stronglyConnectedComponents()
    isGone = Array(repeating: false, count: graph.vertexCount)
    for group in components.groups where group.count == 1 { remove(group[0]) }
  }

  /// How many edges may be followed.
  static func limit(of graph: DirectedGraph) -> Int {
    max(leastSteps, stepsOfElement * (graph.vertexCount + graph.edgeCount))
  }

  /// Whether the steps are used up.
  var isSpent: Bool { steps < 0 }

  /// Takes out a vertex whose cycles are known, with what only leads to it or comes from it: of a ring
  /// nothing is left then. O(V + E) for all vertices together.
  mutating func remove(_ vertex: Int) {
    if isGone[vertex] { return }
    isGone[vertex] = true
    var pending = [vertex]
    while let gone = pending.popLast() {
      for next in graph.successors(of: gone) where !isGone[next] {
        degrees[next].in -= 1
        if degrees[next].in == 0 { take(next, &pending) }
      }
      for next in reversed.successors(of: gone) where !isGone[next] {
        degrees[next].out -= 1
        if degrees[next].out == 0 { take(next, &pending) }
      }
    }
  }

  private mutating func take(_ vertex: Int, _ pending: inout [Int]) {
    isGone[vertex] = true
    pending.append(vertex)
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
      let successors = graph.successors(of: vertex)
      steps -= successors.count
      for successor in successors where !isGone[successor] {
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
