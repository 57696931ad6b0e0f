/// A directed graph over the vertices `0..<vertexCount`.
///
/// The successors of all vertices stand in one array, grouped by vertex, ascending and without
/// duplicates, beside an array of the offsets where each group begins (compressed sparse rows).
/// Two graphs are equal if they have the same number of vertices and the same edges, in whatever
/// order and however often the edges were given.
///
/// Every edge has an index in `0..<edgeCount`, its position in the order by (from, to). Facts
/// about edges, such as weights or evidence, can stand in an array of that length.
///
/// A vertex outside `0..<vertexCount` is a mistake of the caller: every function that is handed
/// one stops with a message that names it.
package struct DirectedGraph: Sendable, Equatable {
  /// An edge that leads from one vertex to another; ordered by `from`, then by `to`.
  package struct Edge: Hashable, Comparable, Sendable {
    /// The vertex that the edge leaves.
    package var from: Int
    /// The vertex that the edge enters.
    package var to: Int

    /// Makes the edge between two vertices; whether a graph has it is another question.
    package init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }

    /// Whether the first edge stands before the second in the order by (from, to).
    package static func < (lhs: Self, rhs: Self) -> Bool {
      (lhs.from, lhs.to) < (rhs.from, rhs.to)
    }
  }

  /// The successors of vertex `v` are `targets[offsets[v]..<offsets[v + 1]]`.
  private let offsets: [Int]
  private let targets: [Int]

  /// Makes a graph from a list of edges in any order; repeated edges count once.
  ///
  /// - Parameters:
  ///   - vertexCount: the number of vertices; not negative.
  ///   - edges: pairs of vertices in `0..<vertexCount`.
  ///   - selfLoops: whether edges from a vertex to itself become part of the graph.
  /// - Precondition: `vertexCount` is not negative, and both ends of each edge are vertices.
  /// - Complexity: O(V + E) time and memory: two counting sorts.
  package init(vertexCount: Int, edges: [(from: Int, to: Int)], selfLoops: SelfLoops) {
    precondition(vertexCount >= 0, "a graph cannot have \(vertexCount) vertices")
    for (from, to) in edges {
      precondition(
        from >= 0 && from < vertexCount && to >= 0 && to < vertexCount,
        "edge \(from) -> \(to) leaves the vertices 0..<\(vertexCount)")
    }
    // Both sorts are stable, so sorting by `to` first leaves each vertex's successors ascending.
    let byTarget = stableCountingSort(edges, keyCount: vertexCount) { $0.to }
    let sorted = stableCountingSort(byTarget, keyCount: vertexCount) { $0.from }

    var offsets = [0]
    offsets.reserveCapacity(vertexCount + 1)
    var targets: [Int] = []
    targets.reserveCapacity(sorted.count)
    for (from, to) in sorted where selfLoops == .included || from != to {
      while offsets.count <= from { offsets.append(targets.count) }
      if targets.count > offsets[from], targets.last == to { continue }
      targets.append(to)
    }
    while offsets.count <= vertexCount { offsets.append(targets.count) }
    self.offsets = offsets
    self.targets = targets
  }

  /// The number of vertices; they are `0..<vertexCount`.
  package var vertexCount: Int { offsets.count - 1 }

  /// The vertices, ascending.
  package var vertices: Range<Int> { 0..<vertexCount }

  /// The number of edges; each pair of vertices counts once, a self loop like any other edge.
  package var edgeCount: Int { targets.count }

  /// All edges, ordered by (from, to); an edge's position is its index.
  ///
  /// - Complexity: O(V + E) time and memory.
  package var edges: [Edge] {
    vertices.flatMap { from in successors(of: from).map { Edge(from: from, to: $0) } }
  }

  /// The vertices that the edges of `vertex` lead to, ascending and without duplicates.
  ///
  /// The slice shares the graph's storage. Its indices are the indices of the edges.
  ///
  /// - Complexity: O(1), without allocation.
  package func successors(of vertex: Int) -> ArraySlice<Int> {
    precondition(
      vertex >= 0 && vertex < vertexCount, "vertex \(vertex) is not one of 0..<\(vertexCount)")
    return targets[offsets[vertex]..<offsets[vertex + 1]]
  }

  /// The index of the edge between two vertices in the order by (from, to), or nil without one.
  ///
  /// - Complexity: O(log d), where d is the number of successors of `from`.
  package func edgeIndex(from: Int, to: Int) -> Int? {
    let candidates = successors(of: from)
    precondition(to >= 0 && to < vertexCount, "vertex \(to) is not one of 0..<\(vertexCount)")
    var low = candidates.startIndex
    var high = candidates.endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if candidates[middle] < to { low = middle + 1 } else { high = middle }
    }
    return low < candidates.endIndex && candidates[low] == to ? low : nil
  }

  /// Whether the graph has an edge between two vertices.
  ///
  /// - Complexity: O(log d), where d is the number of successors of `from`.
  package func hasEdge(from: Int, to: Int) -> Bool {
    edgeIndex(from: from, to: to) != nil
  }
}

/// The elements ordered by a key in `0..<keyCount`; those with the same key keep their order.
///
/// - Complexity: O(n + keyCount).
private func stableCountingSort<Element>(
  _ elements: [Element], keyCount: Int, by key: (Element) -> Int
) -> [Element] {
  var ends = [Int](repeating: 0, count: keyCount)
  for element in elements { ends[key(element)] += 1 }
  var total = 0
  for index in ends.indices {
    total += ends[index]
    ends[index] = total
  }
  var sorted = elements
  for element in elements.reversed() {
    ends[key(element)] -= 1
    sorted[ends[key(element)]] = element
  }
  return sorted
}
