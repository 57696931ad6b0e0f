/// One selector's answers about the groups of a graph, each worked out once.
///
/// A vertex is taken if the selector takes something of it. Reference semantics on purpose: it
/// remembers answers while it is asked. It lives as long as one rule's evaluation and never crosses
/// threads.
package final class VertexMatcher {
  private let matcher: SelectorMatcher
  private let members: GroupMembers
  private let dependsOnBindings: Bool
  private var answers: [MatchSet: [[MatchSet]?]] = [:]

  /// Makes a matcher for groups.
  package init(_ matcher: SelectorMatcher, _ members: GroupMembers) {
    self.matcher = matcher
    self.members = members
    dependsOnBindings = !matcher.selector.usedNames.isEmpty
  }

  /// The ways in which the selector takes something of a vertex; empty if it takes nothing.
  package func matches(_ vertex: Int, given: MatchSet = .unbound) -> [MatchSet] {
    let given = dependsOnBindings ? given : .unbound
    if let known = answers[given]?[vertex] { return known }
    var found: [MatchSet] = []
    for endpoint in members.endpoints(of: vertex, reach: matcher.reach) {
      let matches = matcher.matches(endpoint, given: given)
      if matches.areSome, !found.contains(matches) { found.append(matches) }
    }
    let unasked = [[MatchSet]?](repeating: nil, count: members.count)
    answers[given, default: unasked][vertex] = found
    return found
  }

  /// Whether the selector takes something of a vertex.
  package func takes(_ vertex: Int, given: MatchSet = .unbound) -> Bool {
    !matches(vertex, given: given).isEmpty
  }
}
