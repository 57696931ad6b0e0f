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
    let written = Self.aliasesOfAliases(graph)
    for (number, edge) in graph.edges.enumerated() {
      let alias = graph.nodes[edge.to]
      let user = graph.nodes[edge.from]
      guard alias.aliased != nil, user.kind != .typealias,
        let aliased = Self.type(behind: edge.to, in: graph), aliased != .node(edge.from)
      else { continue }
      var isFacade = false
      if case .node(let type) = aliased {
        var next: NodeID? = edge.to
        for _ in 0..<Self.maximumDepth {
          guard let name = next else { break }
          let home = graph.nodes[name].component
          if home != graph.nodes[type].component, home != user.component { isFacade = true }
          next = written[name]
        }
      }
      if !isFacade { all.append(Use(edge: number, aliased: aliased)) }
    }
  }

  /// For each alias the one that it is written as, where both stand for the same type. O(edges).
  private static func aliasesOfAliases(_ graph: DependencyGraph) -> [NodeID: NodeID] {
    graph.edges.reduce(into: [:]) { aliases, edge in
      let (alias, other) = (graph.nodes[edge.from], graph.nodes[edge.to])
      if alias.kind == .typealias, let type = alias.aliased, other.aliased == type {
        aliases[edge.from] = edge.to
      }
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
