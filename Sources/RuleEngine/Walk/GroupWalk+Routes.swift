import DependencyGraphs
import SourceFacts

/// A way through a walk, with what proves each of its hops.
package struct Route {
  /// The vertices, ends included.
  package var path: [Int]
  /// One proof for each two vertices that follow each other.
  package var hops: [GroupWalk.Hop]
}

extension GroupWalk {
  /// The route along a path, with proofs that one build has together.
  ///
  /// - Returns: `nil` when the hops contradict each other.
  /// - Precondition: each vertex has an edge to the next.
  package func route(along path: [Int]) -> Route? {
    let edges = edges(along: path)
    let alternatives = edges.map { conditionalProofs[$0] ?? [] }
    guard alternatives.contains(where: { !$0.isEmpty }) else { return route(path, edges, nil) }
    let build = conditionalGraph.build(having: alternatives.map { $0.map(\.condition) })
    return build.map { route(path, edges, $0) }
  }

  /// The route along a path that is known to be consistent as far as that could be told.
  package func closestRoute(along path: [Int]) -> Route {
    route(along: path) ?? route(path, edges(along: path), nil)
  }

  /// The route with proofs that a build has, or the best ones.
  private func route(_ path: [Int], _ edges: [Int], _ build: Set<ConditionID>?) -> Route {
    let hops = edges.map { edge in
      let proofs = conditionalProofs[edge] ?? []
      let held = build.flatMap { build in proofs.first { build.contains($0.condition) } }
      return held?.hop ?? bestHop(ofEdge: edge)
    }
    return Route(path: path, hops: hops)
  }

  private func edges(along path: [Int]) -> [Int] {
    zip(path, path.dropFirst()).map { from, to in
      guard let index = graph.edgeIndex(from: from, to: to) else {
        preconditionFailure("a path of the walk uses its edges only")
      }
      return index
    }
  }
}

/// Finds chains that one build has as a whole, where the shortest one of all builds together is
/// none.
package struct ConsistentDetours {
  private let walk: GroupWalk
  private var builds: [DirectedGraph]?
  private var start = -1
  private var paths: [ShortestPaths] = []

  /// Prepares to search; nothing is computed before the first question.
  package init(_ walk: GroupWalk) { self.walk = walk }

  /// The shortest consistent route between two vertices, of several the one whose names come first.
  ///
  /// - Parameter isPermitted: whether the route may lead through a vertex; the same in every call.
  /// - Complexity: O(builds · (groups + edges)) for each start; builds are bounded.
  package mutating func route(
    from start: Int, to end: Int, through isPermitted: (Int) -> Bool
  ) -> Route? {
    let builds = self.builds ?? walk.conditionalGraph.graphsOfBuilds()
    self.builds = builds
    if start != self.start {
      self.start = start
      paths = builds.map { $0.shortestPaths(from: CollectionOfOne(start), through: isPermitted) }
    }
    let found = paths.compactMap { $0.path(to: end) }.sorted {
      ($0.count == $1.count) ? $0.lexicographicallyPrecedes($1) : $0.count < $1.count
    }
    for path in found {
      if let route = walk.route(along: path) { return route }
    }
    return nil
  }
}
