import DependencyGraphs

/// Looks for chains of dependencies between groups that must not be connected.
package struct ChainSearch {
  /// What is walked.
  package let walk: GroupWalk
  /// The rule's scope.
  package let scope: RuleScope

  /// A search along a walk, for one rule.
  package init(walk: GroupWalk, scope: RuleScope) {
    self.walk = walk
    self.scope = scope
  }

  /// One finding for each forbidden pair that is connected, but not by an edge: its shortest chain,
  /// and of several the one whose names come first. A chain whose hops no build has together is
  /// none.
  ///
  /// - Parameters:
  ///   - starts: the vertices at which chains may begin, ascending.
  ///   - ends: those at which chains may end, ascending, whatever they begin at; `nil` where that is
  ///     not known before.
  ///   - isPermitted: whether a chain may lead through a vertex; not asked about its ends.
  ///   - matchesForbidden: the captures with which a chain from the first vertex to the second
  ///     breaks the rule; empty if it does not. Asked only of vertices that are connected.
  /// - Complexity: O(groups + edges) for each start, or for each end where these are fewer; each search
  ///   sees only what leads from starts to ends.
  package func findings(
    from starts: [Int], to ends: [Int]?, through isPermitted: (Int) -> Bool = { _ in true },
    matchesForbidden: (_ start: Int, _ end: Int) -> [MatchSet]
  ) -> [Finding] {
    let isPermitted = walk.graph.vertices.map(isPermitted)
    markExceptions(starts, ends, isPermitted, matchesForbidden)
    let chains = chains(from: starts, to: ends, isPermitted) { start, end in
      if walk.graph.hasEdge(from: start, to: end) { return false }
      let matches = matchesForbidden(start, end)
      return !matches.isEmpty && !isExcused(from: start, to: end, matches)
    }
    var detours = ConsistentDetours(walk)
    return chains.compactMap { chain in
      let route =
        walk.route(along: chain.path)
        ?? detours.route(from: chain.start, to: chain.end) { isPermitted[$0] }
      return route.map { walk.chainFinding(along: $0) }
    }
  }

  /// A shortest path between two vertices.
  private struct Chain {
    var path: [Int]
    var start: Int { path.first ?? -1 }
    var end: Int { path.last ?? -1 }
  }

  /// For each start and each end that it reaches, if they are wanted, the shortest path; in their order.
  private func chains(
    from starts: [Int], to ends: [Int]?, _ isPermitted: [Bool],
    where isWanted: (_ start: Int, _ end: Int) -> Bool
  ) -> [Chain] {
    let graph = walk.graph
    let reversed = graph.reversed()
    func reached(_ graph: DirectedGraph, from vertices: [Int]) -> [Bool] {
      let paths = graph.shortestPaths(from: vertices) { isPermitted[$0] }
      return graph.vertices.map(paths.reaches)
    }
    let leadsOn = reached(reversed, from: ends ?? Array(graph.vertices))
    let starts = starts.filter { leadsOn[$0] }
    var chains: [Chain] = []
    guard let ends, ends.count < starts.count else {
      let isEnd = ends.map(Set.init)
      var search = NearSearch(graph, isPermitted: isPermitted, isSeen: leadsOn)
      for start in starts {
        search.run(from: start)
        for end in search.found.sorted()
        where end != start && isEnd?.contains(end) != false && isWanted(start, end) {
          chains.append(Chain(path: search.path(to: end)))
        }
      }
      return chains
    }
    // There are fewer ends than starts, so one search from each end tells the ways of all starts.
    let isStart = Set(starts)
    var search = NearSearch(
      reversed, isPermitted: isPermitted, isSeen: reached(graph, from: starts))
    for end in ends {
      search.run(from: end)
      for start in search.found
      where start != end && isStart.contains(start) && isWanted(start, end) {
        chains.append(Chain(path: search.path(back: start, in: graph)))
      }
    }
    return chains.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }

  private func isExcused(from start: Int, to end: Int, _ matches: [MatchSet]) -> Bool {
    guard !scope.exceptions.isEmpty else { return false }
    let reach = scope.exceptionReach
    let (first, last) = (
      walk.members.endpoints(of: start, reach: reach),
      walk.members.endpoints(of: end, reach: reach)
    )
    // Each exception that excuses the chain is marked, whichever captures it does so for.
    return matches.contains { scope.excuses(from: first, to: last, given: $0) }
  }

  /// Marks the exceptions that cut a way from a start to an end that it must not reach.
  ///
  /// Most are told by what lies on no way at all. From start to start is looked only until each exception
  /// is marked.
  private func markExceptions(
    _ starts: [Int], _ ends: [Int]?, _ isPermitted: [Bool],
    _ matchesForbidden: (Int, Int) -> [MatchSet]
  ) {
    if walk.unusedRemovals.isEmpty { return }
    let graph = walk.unexcused
    let reversed = graph.reversed()
    let isReached = graph.shortestPaths(from: starts) { isPermitted[$0] }
    let leadsOn = reversed.shortestPaths(from: ends ?? Array(graph.vertices)) { isPermitted[$0] }
    let open = walk.unusedRemovals.filter { isReached.reaches($0.from) && leadsOn.reaches($0.to) }
    let leadsThere = reversed.shortestPaths(from: open.map(\.from)) { isPermitted[$0] }
    for start in starts where leadsThere.reaches(start) {
      if walk.unusedRemovals.isEmpty { return }
      let isReached = graph.shortestPaths(from: CollectionOfOne(start)) { isPermitted[$0] }
      let ends = (ends ?? Array(graph.vertices)).filter {
        $0 != start && isReached.reaches($0) && !matchesForbidden(start, $0).isEmpty
      }
      let leadsOn = reversed.shortestPaths(from: ends) { isPermitted[$0] }
      walk.markExceptions { from, to in isReached.reaches(from) && leadsOn.reaches(to) }
    }
  }
}

/// Breadth-first searches from one vertex after another, each of which takes no more time than what it
/// finds.
private struct NearSearch {
  private let graph: DirectedGraph
  private let isPermitted: [Bool]
  private let isSeen: [Bool]
  private var start = -1
  /// For each vertex the start of the search that found it last.
  private var finder: [Int]
  private var previous: [Int]
  private var distance: [Int]
  /// What the last search has found, its start first.
  private(set) var found: [Int] = []

  /// Searches of a graph.
  ///
  /// - Parameters:
  ///   - isPermitted: whether a path may lead through a vertex; its start and end count as such.
  ///   - isSeen: the vertices that matter; others are as good as not there.
  init(_ graph: DirectedGraph, isPermitted: [Bool], isSeen: [Bool]) {
    self.graph = graph
    self.isPermitted = isPermitted
    self.isSeen = isSeen
    finder = Array(repeating: -1, count: graph.vertexCount)
    previous = finder
    distance = finder
  }

  /// Finds what can be reached from a vertex. O(edges of what is found).
  mutating func run(from start: Int) {
    self.start = start
    found = [start]
    finder[start] = start
    (previous[start], distance[start]) = (start, 0)
    var head = 0
    while head < found.count {
      let vertex = found[head]
      head += 1
      guard vertex == start || isPermitted[vertex] else { continue }
      for next in graph.successors(of: vertex) where isSeen[next] && finder[next] != start {
        finder[next] = start
        (previous[next], distance[next]) = (vertex, distance[vertex] + 1)
        found.append(next)
      }
    }
  }

  /// The shortest path from the start to a vertex that was found; of several the one whose vertices come
  /// first, since vertices are found in that order.
  func path(to vertex: Int) -> [Int] {
    var path = [vertex]
    while let last = path.last, last != start { path.append(previous[last]) }
    return path.reversed()
  }

  /// The shortest path from a vertex that was found to the start, in the graph whose edges were followed
  /// backwards; of several the one whose vertices come first.
  func path(back vertex: Int, in forward: DirectedGraph) -> [Int] {
    var path = [vertex]
    while let last = path.last, last != start {
      let next = forward.successors(of: last).first { next in
        finder[next] == start && distance[next] == distance[last] - 1
          && (next == start || isPermitted[next])
      }
      guard let next else { preconditionFailure("what was found leads back to where it was") }
      path.append(next)
    }
    return path
  }
}
