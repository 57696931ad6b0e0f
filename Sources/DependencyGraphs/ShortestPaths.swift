/// The shortest paths that lead from a set of sources to every vertex they reach.
///
/// Worth its memory where many targets are asked about; for a single question there is
/// `shortestPath(from:to:through:)`.
package struct ShortestPaths: Sendable, Equatable {
  private static let unreached = -1

  /// For each vertex the one before it on its path, itself for a source, `unreached` for none.
  private var previous: [Int]

  /// The shortest path that ends in `vertex`, first vertex a source, both ends included.
  ///
  /// Of several with the fewest edges it is the lexicographically smallest sequence of vertices.
  ///
  /// - Returns: at least one vertex, exactly one if `vertex` is a source; nil if no path leads there.
  /// - Complexity: O(length of the path).
  package func path(to vertex: Int) -> [Int]? {
    guard reaches(vertex) else { return nil }
    var path = [vertex]
    var current = vertex
    while previous[current] != current {
      current = previous[current]
      path.append(current)
    }
    path.reverse()
    return path
  }

  /// Whether a path leads to `vertex`; true for the sources.
  package func reaches(_ vertex: Int) -> Bool {
    precondition(
      previous.indices.contains(vertex), "vertex \(vertex) is not one of 0..<\(previous.count)")
    return previous[vertex] != Self.unreached
  }

  /// Searches breadth first. `firstTarget` is the target that the search came upon first, which
  /// ends it.
  ///
  /// Sources are taken in ascending order and so are successors, so the vertices of each distance
  /// are discovered in the lexicographic order of their smallest paths; the first path to come
  /// upon a vertex is therefore the smallest one to it.
  fileprivate static func search(
    _ graph: DirectedGraph, from sources: some Sequence<Int>,
    through isPermitted: (Int) -> Bool, until isTarget: (Int) -> Bool
  ) -> (paths: ShortestPaths, firstTarget: Int?) {
    let isSource = graph.mask(of: sources)
    var paths = ShortestPaths(previous: [Int](repeating: unreached, count: graph.vertexCount))
    var queue = graph.vertices.filter { isSource[$0] }
    for source in queue { paths.previous[source] = source }
    if let target = queue.first(where: isTarget) { return (paths, target) }

    var head = 0
    while head < queue.count {
      let vertex = queue[head]
      head += 1
      guard isSource[vertex] || isPermitted(vertex) else { continue }
      for successor in graph.successors(of: vertex)
      where paths.previous[successor] == unreached {
        paths.previous[successor] = vertex
        if isTarget(successor) { return (paths, successor) }
        queue.append(successor)
      }
    }
    return (paths, nil)
  }
}

extension DirectedGraph {
  /// The shortest paths from the nearest of several sources to every vertex.
  ///
  /// - Parameters:
  ///   - sources: vertices in any order; repeated ones count once.
  ///   - isPermitted: whether a path may lead through a vertex; not asked about its two ends.
  /// - Complexity: O(V + E) time, O(V) memory.
  package func shortestPaths(
    from sources: some Sequence<Int>, through isPermitted: (Int) -> Bool = { _ in true }
  ) -> ShortestPaths {
    ShortestPaths.search(self, from: sources, through: isPermitted, until: { _ in false }).paths
  }

  /// The shortest path between two vertices, both included.
  ///
  /// Of several with the fewest edges it is the lexicographically smallest sequence of vertices.
  ///
  /// - Parameters:
  ///   - from: the first vertex of the path.
  ///   - to: the last vertex of the path.
  ///   - isPermitted: whether the path may lead through a vertex; not asked about its two ends.
  /// - Returns: the vertices in order, `[from]` if the two ends are one vertex; nil without a path.
  /// - Complexity: O(V + E).
  package func shortestPath(
    from: Int, to: Int, through isPermitted: (Int) -> Bool = { _ in true }
  ) -> [Int]? {
    shortestPath(from: CollectionOfOne(from), to: CollectionOfOne(to), through: isPermitted)
  }

  /// The shortest path from any of the sources to any of the targets, both ends included.
  ///
  /// Of several with the fewest edges it is the lexicographically smallest sequence of vertices.
  /// Only its first vertex is a source, and only its last one a target.
  ///
  /// - Parameters:
  ///   - sources: vertices in any order; repeated ones count once.
  ///   - targets: vertices in any order; repeated ones count once.
  ///   - isPermitted: whether the path may lead through a vertex; not asked about its two ends.
  /// - Returns: the vertices in order, the smallest common vertex alone if sources and targets
  ///   overlap; nil without a path, as when either is empty.
  /// - Complexity: O(V + E).
  package func shortestPath(
    from sources: some Sequence<Int>, to targets: some Sequence<Int>,
    through isPermitted: (Int) -> Bool = { _ in true }
  ) -> [Int]? {
    let isTarget = mask(of: targets)
    let (paths, firstTarget) = ShortestPaths.search(
      self, from: sources, through: isPermitted, until: { isTarget[$0] })
    return firstTarget.flatMap { paths.path(to: $0) }
  }
}
