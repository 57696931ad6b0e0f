import ArchModel

/// The metrics of every component and of the system.
///
/// - Parameters:
///   - graph: the type graph.
///   - components: the same graph grouped, as a rule by component; its groups are the rows, and
///     nodes without a group neither count nor make others count.
///   - counting: what Ca and Ce count: nodes of the type graph, or the edges between groups, which
///     have imports among their evidence.
/// - Returns: one row a group, in their order, and the row of the system.
/// - Precondition: `components` was made from `graph`.
/// - Complexity: O(nodes + edges + groups log groups).
package func measure(
  graph: DependencyGraph, components: GroupedGraph, counting: Counting
) -> MetricsTable {
  let counts = ComponentCounts(graph: graph, components: components, counting: counting)
  let rows = components.groups.indices.map { index in
    metrics(
      of: components.groups[index].name, afferent: counts.afferent[index],
      efferent: counts.efferent[index], abstractTypes: counts.abstractTypes[index],
      types: counts.types[index])
  }
  return MetricsTable(
    counting: counting, components: rows, system: systemMetrics(distances: rows.map(\.distance)))
}

/// A row, computed from the four counts.
///
/// - Precondition: counts are non-negative, and `abstractTypes <= types`.
func metrics(
  of name: String, afferent: Int, efferent: Int, abstractTypes: Int, types: Int
) -> ComponentMetrics {
  ComponentMetrics(
    name: name, afferentCoupling: afferent, efferentCoupling: efferent,
    abstractTypes: abstractTypes, types: types,
    instability: instability(afferent: afferent, efferent: efferent),
    abstractness: abstractness(abstractTypes: abstractTypes, types: types),
    distance: distance(
      afferent: afferent, efferent: efferent, abstractTypes: abstractTypes, types: types),
    signedDistance: signedDistance(
      afferent: afferent, efferent: efferent, abstractTypes: abstractTypes, types: types))
}

/// Ca, Ce, Na and Nc of every group.
private struct ComponentCounts {
  private(set) var afferent: [Int]
  private(set) var efferent: [Int]
  private(set) var abstractTypes: [Int]
  private(set) var types: [Int]

  init(graph: DependencyGraph, components: GroupedGraph, counting: Counting) {
    afferent = Array(repeating: 0, count: components.groups.count)
    efferent = afferent
    abstractTypes = afferent
    types = afferent
    for (node, group) in zip(graph.nodes, components.groupOfNode) {
      guard let group else { continue }
      abstractTypes[group] += node.abstractTypeCount
      types[group] += node.typeCount
    }
    switch counting {
    case .types: countNodes(graph, components)
    case .modules: countComponents(components)
    }
  }

  private mutating func countNodes(_ graph: DependencyGraph, _ components: GroupedGraph) {
    // The last node that was counted for a group: edges are sorted by `from`, so this is enough to
    // count each node once.
    var lastAfferent = [NodeID?](repeating: nil, count: components.groups.count)
    var lastEfferent: NodeID?
    for edge in graph.edges {
      guard let from = components.groupOfNode[edge.from.int],
        let to = components.groupOfNode[edge.to.int], from != to
      else { continue }
      if lastEfferent != edge.from {
        lastEfferent = edge.from
        efferent[from] += 1
      }
      if lastAfferent[to] != edge.from {
        lastAfferent[to] = edge.from
        afferent[to] += 1
      }
    }
  }

  private mutating func countComponents(_ components: GroupedGraph) {
    for edge in components.edges {
      efferent[edge.from] += 1
      afferent[edge.to] += 1
    }
  }
}
