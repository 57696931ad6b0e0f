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
  ///   - isPermitted: whether a chain may lead through a vertex; not asked about its ends.
  ///   - matchesForbidden: the captures with which a chain from the first vertex to the second
  ///     breaks the rule; empty if it does not. Asked only of vertices that are connected.
  /// - Complexity: O(starts · (groups + edges)).
  package func findings(
    from starts: [Int], through isPermitted: (Int) -> Bool = { _ in true },
    matchesForbidden: (_ start: Int, _ end: Int) -> [MatchSet]
  ) -> [Finding] {
    var findings: [Finding] = []
    var detours = ConsistentDetours(walk)
    for start in starts {
      markExceptions(from: start, through: isPermitted, matchesForbidden: matchesForbidden)
      let paths = walk.graph.shortestPaths(from: CollectionOfOne(start), through: isPermitted)
      for end in walk.graph.vertices where end != start && paths.reaches(end) {
        guard !walk.graph.hasEdge(from: start, to: end) else { continue }
        let matches = matchesForbidden(start, end)
        guard !matches.isEmpty, !isExcused(from: start, to: end, matches),
          let path = paths.path(to: end),
          let route = walk.route(along: path)
            ?? detours.route(from: start, to: end, through: isPermitted)
        else { continue }
        findings.append(walk.chainFinding(along: route))
      }
    }
    return findings
  }

  private func isExcused(from start: Int, to end: Int, _ matches: [MatchSet]) -> Bool {
    guard !scope.exceptions.isEmpty else { return false }
    let reach = scope.exceptionReach
    let (first, last) = (
      walk.members.endpoints(of: start, reach: reach),
      walk.members.endpoints(of: end, reach: reach)
    )
    return matches.contains { scope.excuses(from: first, to: last, given: $0) }
  }

  /// Marks the exceptions that cut a way from a vertex to one that it must not reach.
  private func markExceptions(
    from start: Int, through isPermitted: (Int) -> Bool, matchesForbidden: (Int, Int) -> [MatchSet]
  ) {
    guard !scope.exceptions.isEmpty else { return }
    let isReached = walk.unexcused.shortestPaths(
      from: CollectionOfOne(start), through: isPermitted)
    let ends = walk.graph.vertices.filter {
      $0 != start && isReached.reaches($0) && !matchesForbidden(start, $0).isEmpty
    }
    let leadsOn = walk.unexcused.reversed().shortestPaths(from: ends, through: isPermitted)
    walk.markExceptions { from, to in isReached.reaches(from) && leadsOn.reaches(to) }
  }
}
