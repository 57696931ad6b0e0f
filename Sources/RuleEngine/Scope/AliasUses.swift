import DependencyModel

/// The edges that lead to type aliases, with what the aliases stand for.
///
/// An alias hides nothing from those who can see its type anyway. But one that a component declares for
/// a type of another component lets the code of a third use that without depending on it: that is what
/// it is for.
struct AliasUses {
  /// An edge to an alias.
  struct Use {
    /// By its place in the graph.
    var edge: Int
    /// What the alias stands for, through other aliases.
    var aliased: AliasedType
  }

  /// The uses, in the order of the edges.
  private(set) var all: [Use] = []

  /// Aliases that stand for each other.
  private static let maximumDepth = 8

  /// Follows the aliases. O(nodes + edges).
  init(_ graph: DependencyGraph) {
    guard graph.nodes.contains(where: { $0.aliased != nil }) else { return }
    for (number, edge) in graph.edges.enumerated() {
      let alias = graph.nodes[edge.to]
      let user = graph.nodes[edge.from]
      guard alias.aliased != nil, user.kind != .typealias,
        let aliased = Self.type(behind: edge.to, in: graph), aliased != .node(edge.from)
      else { continue }
      let isFacade =
        if case .node(let type) = aliased {
          alias.component != graph.nodes[type].component && alias.component != user.component
        } else {
          false
        }
      if !isFacade { all.append(Use(edge: number, aliased: aliased)) }
    }
  }

  private static func type(behind alias: NodeID, in graph: DependencyGraph) -> AliasedType? {
    var last: AliasedType?
    var next: NodeID? = alias
    for _ in 0..<maximumDepth {
      guard let aliased = next.flatMap({ graph.nodes[$0].aliased }) else { return last }
      last = aliased
      if case .node(let node) = aliased { next = node } else { next = nil }
    }
    return nil
  }
}
