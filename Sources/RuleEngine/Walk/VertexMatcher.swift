/// One selector's answers about the groups of a graph, each worked out once.
///
/// A vertex is taken if the selector takes something of it. Reference semantics on purpose: it
/// remembers answers while it is asked. It lives as long as one rule's evaluation and never crosses
/// threads.
package final class VertexMatcher {
  private let matcher: SelectorMatcher
  private let members: GroupMembers
  private let dependsOnBindings: Bool
  /// Answers where nothing is bound, by vertex; they take room once one is known.
  private var answers: [[MatchSet]?] = []
  /// Answers to vertices with what is bound. There may be as many bindings as vertices, so that a table
  /// of both would be out of proportion.
  private var boundAnswers: [BoundVertex: [MatchSet]] = [:]

  private struct BoundVertex: Hashable {
    var vertex: Int
    var given: MatchSet
  }

  /// Makes a matcher for groups.
  package init(_ matcher: SelectorMatcher, _ members: GroupMembers) {
    self.matcher = matcher
    self.members = members
    dependsOnBindings = !matcher.selector.usedNames.isEmpty
  }

  /// The ways in which the selector takes something of a vertex; empty if it takes nothing.
  package func matches(_ vertex: Int, given: MatchSet = .unbound) -> [MatchSet] {
    guard dependsOnBindings, given != .unbound else {
      if answers.isEmpty { answers = Array(repeating: nil, count: members.count) }
      if let known = answers[vertex] { return known }
      let found = answer(vertex, given: .unbound)
      answers[vertex] = found
      return found
    }
    let asked = BoundVertex(vertex: vertex, given: given)
    if let known = boundAnswers[asked] { return known }
    let found = answer(vertex, given: given)
    boundAnswers[asked] = found
    return found
  }

  private func answer(_ vertex: Int, given: MatchSet) -> [MatchSet] {
    var found: [MatchSet] = []
    var known: Set<MatchSet> = []
    for endpoint in members.endpoints(of: vertex, reach: matcher.reach) {
      let matches = matcher.matches(endpoint, given: given)
      if matches.areSome, known.insert(matches).inserted { found.append(matches) }
    }
    return found
  }

  /// Whether the selector takes something of a vertex.
  package func takes(_ vertex: Int, given: MatchSet = .unbound) -> Bool {
    !matches(vertex, given: given).isEmpty
  }
}
