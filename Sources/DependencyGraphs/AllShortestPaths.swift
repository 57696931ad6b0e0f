/// The shortest paths between two sets of vertices, the first of them listed.
package struct ShortestPathList: Sendable, Equatable {
  /// The largest ``count`` that is exact: graphs can hold more paths than a number can say.
  package static let countLimit = 1_000_000

  /// The first paths in lexicographic order, both ends included.
  package var paths: [[Int]]
  /// Number of all shortest paths, `0...countLimit`; the limit stands for anything from there on.
  package var count: Int
}

extension DirectedGraph {
  /// All shortest paths from any of the sources to any of the targets.
  ///
  /// Only the first vertex of a path is a source, and only its last one a target. A vertex that is
  /// both is a path by itself.
  ///
  /// - Parameters:
  ///   - sources: vertices in any order; repeated ones count once.
  ///   - targets: vertices in any order; repeated ones count once.
  ///   - limit: how many paths are listed at most.
  /// - Returns: no path and the count 0 if no target can be reached.
  /// - Complexity: O(V + E + listed paths · their length).
  package func allShortestPaths(
    from sources: some Sequence<Int>, to targets: some Sequence<Int>, limit: Int
  ) -> ShortestPathList {
    let isSource = mask(of: sources)
    let rings = TargetDistances(self, targets: mask(of: targets))
    let starts = vertices.filter { isSource[$0] && rings.distance[$0] != nil }
    guard let shortest = starts.compactMap({ rings.distance[$0] }).min() else {
      return ShortestPathList(paths: [], count: 0)
    }
    let first = starts.filter { rings.distance[$0] == shortest }
    let count = first.reduce(0) { min(ShortestPathList.countLimit, $0 + rings.ways[$1]) }
    return ShortestPathList(paths: paths(from: first, rings, limit: limit), count: count)
  }

  /// Depth-first walk that comes nearer to the targets with every step, so that none is in vain.
  private func paths(from starts: [Int], _ rings: TargetDistances, limit: Int) -> [[Int]] {
    var found: [[Int]] = []
    var path: [Int] = []
    var pending = starts.reversed().map { (vertex: $0, depth: 0) }
    while found.count < limit, let (vertex, depth) = pending.popLast() {
      path.removeSubrange(depth...)
      path.append(vertex)
      if rings.distance[vertex] == 0 {
        found.append(path)
        continue
      }
      for next in successors(of: vertex).reversed() where rings.isNearer(next, than: vertex) {
        pending.append((next, depth + 1))
      }
    }
    return found
  }
}

/// How far each vertex is from the nearest target, and in how many shortest ways.
private struct TargetDistances {
  /// Number of edges; nil if no target can be reached.
  var distance: [Int?]
  /// Number of shortest paths to a target, counted up to the limit.
  var ways: [Int]

  init(_ graph: DirectedGraph, targets isTarget: [Bool]) {
    let reversed = graph.reversed()
    distance = isTarget.map { $0 ? 0 : nil }
    ways = isTarget.map { $0 ? 1 : 0 }
    var queue = graph.vertices.filter { isTarget[$0] }
    var head = 0
    while head < queue.count {
      let vertex = queue[head]
      head += 1
      guard let here = distance[vertex] else { continue }
      for predecessor in reversed.successors(of: vertex) {
        if distance[predecessor] == nil {
          distance[predecessor] = here + 1
          queue.append(predecessor)
        }
        // All of a ring is taken before the next one, so the ways of this vertex are complete.
        if distance[predecessor] == here + 1 {
          ways[predecessor] = min(
            ShortestPathList.countLimit, ways[predecessor] + ways[vertex])
        }
      }
    }
  }

  func isNearer(_ next: Int, than vertex: Int) -> Bool {
    guard let here = distance[vertex], let there = distance[next] else { return false }
    return there == here - 1
  }
}
