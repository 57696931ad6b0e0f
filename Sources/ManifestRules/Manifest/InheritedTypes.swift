import DependencyModel
import SourceFacts

/// The types from outside that the types of a file inherit from by way of the project's own: a file overrides
/// and calls their members without writing their names.
struct InheritedTypes {
  /// For each node those of the project that it inherits from.
  private var supertypes: [NodeID: [NodeID]] = [:]
  /// For each node the names of its supertypes from outside.
  private var outside: [NodeID: Set<GlobalName>] = [:]
  /// For each file the nodes that inherit there, and from which of the project.
  private var inherited: [FileID: [NodeID]] = [:]

  /// Collects inheritance clauses. O(nodes + edges + references).
  init(_ graph: DependencyGraph) {
    for (index, node) in graph.nodes.enumerated() {
      switch node.aliased {
      case .node(let type)?: supertypes[NodeID(index), default: []].append(type)
      case .outside(let name)?: outside[NodeID(index), default: []].insert(name)
      case nil: break
      }
    }
    for edge in graph.edges {
      for reference in graph.references[edge.references] where reference.role == .inheritance {
        supertypes[edge.from, default: []].append(edge.to)
        inherited[reference.file, default: []].append(edge.to)
      }
    }
    for reference in graph.external where reference.role == .inheritance {
      if let node = reference.node { outside[node, default: []].insert(reference.name) }
    }
  }

  /// The names of what the types of a file inherit from through the project's. O(types above them).
  func names(reachedFrom file: FileID) -> Set<GlobalName> {
    var seen: Set<NodeID> = []
    var pending = inherited[file] ?? []
    var names: Set<GlobalName> = []
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      names.formUnion(outside[next] ?? [])
      pending += supertypes[next] ?? []
    }
    return names
  }
}
