import DependencyGraphs

/// Answers found by trying everything, for graphs of a dozen vertices.
struct BruteForce {
  let graph: DirectedGraph
  /// `reaches[u][v]`: whether a path of at least one edge leads from u to v.
  let reaches: [[Bool]]

  init(_ graph: DirectedGraph) {
    self.graph = graph
    var reaches = graph.vertices.map { from in
      graph.vertices.map { graph.successors(of: from).contains($0) }
    }
    for middle in graph.vertices {
      for from in graph.vertices where reaches[from][middle] {
        for to in graph.vertices where reaches[middle][to] { reaches[from][to] = true }
      }
    }
    self.reaches = reaches
  }

  /// Whether some vertex reaches itself.
  var hasCycle: Bool { graph.vertices.contains { reaches[$0][$0] } }

  /// The vertices that `vertex` reaches and that reach it, itself included.
  func component(of vertex: Int) -> [Int] {
    graph.vertices.filter {
      $0 == vertex || (reaches[vertex][$0] && reaches[$0][vertex])
    }
  }

  /// Of all topological orders the smallest: each time the smallest vertex without a predecessor.
  var topologicalOrder: [Int]? {
    var remaining = Array(graph.vertices)
    var order: [Int] = []
    while !remaining.isEmpty {
      let next = remaining.first { candidate in
        !remaining.contains { graph.successors(of: $0).contains(candidate) }
      }
      guard let next else { return nil }
      order.append(next)
      remaining.removeAll { $0 == next }
    }
    return order
  }

  /// Every path of exactly `length` vertices, no vertex twice, in lexicographic order.
  func paths(
    from starts: [Int], length: Int, through isPermitted: (Int) -> Bool = { _ in true }
  ) -> [[Int]] {
    guard length > 1 else { return starts.map { [$0] } }
    var paths: [[Int]] = []
    for shorter in self.paths(from: starts, length: length - 1, through: isPermitted) {
      guard let last = shorter.last, shorter.count == 1 || isPermitted(last) else { continue }
      for next in graph.successors(of: last) where !shorter.contains(next) {
        paths.append(shorter + [next])
      }
    }
    return paths
  }

  /// The shortest, then smallest path, by listing all paths of 1, 2, 3, … vertices.
  func shortestPath(
    from sources: [Int], to targets: [Int], through isPermitted: (Int) -> Bool = { _ in true }
  ) -> [Int]? {
    let starts = Set(sources).sorted()
    for length in graph.vertices.map({ $0 + 1 }) {
      let candidates = paths(from: starts, length: length, through: isPermitted)
      if candidates.isEmpty { return nil }
      let arriving = candidates.first { path in path.last.map(targets.contains) ?? false }
      if let arriving { return arriving }
    }
    return nil
  }

  /// The shortest, then smallest cycle of at least two vertices among the members.
  func shortestCycle(through members: [Int]) -> [Int]? {
    for length in graph.vertices.map({ $0 + 1 }) where length > 1 {
      let candidates = paths(from: members.sorted(), length: length, through: members.contains)
      let closing = candidates.first { path in
        guard let first = path.first, let last = path.last else { return false }
        return members.contains(last) && graph.successors(of: last).contains(first)
          && path.min() == first
      }
      if let closing { return closing }
    }
    return nil
  }
}
