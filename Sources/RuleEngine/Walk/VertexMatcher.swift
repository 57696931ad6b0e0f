/// One selector's answers about the groups of a graph, each worked out once.
///
/// A vertex is taken if the selector takes something of it. Reference semantics on purpose: it
/// remembers answers while it is asked. It lives as long as one rule's evaluation and never crosses
/// threads.
package final class VertexMatcher {
  private let matcher: SelectorMatcher
  private let members: GroupMembers
  private let dependsOnBindings: Bool
  private var answers: [Ways: [[Ways]?]] = [:]

  /// Makes a matcher for groups.
  package init(_ matcher: SelectorMatcher, _ members: GroupMembers) {
    self.matcher = matcher
    self.members = members
    dependsOnBindings = !matcher.selector.usedNames.isEmpty
  }

  /// The ways in which the selector takes something of a vertex; empty if it takes nothing.
  package func ways(_ vertex: Int, given: Ways = .unbound) -> [Ways] {
    let given = dependsOnBindings ? given : .unbound
    if let known = answers[given]?[vertex] { return known }
    var found: [Ways] = []
    for endpoint in members.endpoints(of: vertex, reach: matcher.reach) {
      let ways = matcher.ways(endpoint, given: given)
      if ways.areSome, !found.contains(ways) { found.append(ways) }
    }
    let unasked = [[Ways]?](repeating: nil, count: members.count)
    answers[given, default: unasked][vertex] = found
    return found
  }

  /// Whether the selector takes something of a vertex.
  package func takes(_ vertex: Int, given: Ways = .unbound) -> Bool {
    !ways(vertex, given: given).isEmpty
  }
}
