import DependencyModel
import SourceText

/// What the numbers of one component were computed from.
package struct MetricsExplanation: Sendable {
  /// What it was measured in.
  package var input: MetricInput
  /// The component, an index in `GroupedGraph.groups`.
  package var group: Int
  /// The component's row, as in the table.
  package var metrics: ComponentMetrics
  /// What Ca and Ce count here.
  package var counting: Counting
  /// What Ca counts, one entry each, sorted by name.
  package var afferent: [CountedDependency]
  /// What Ce counts, one entry each, sorted by name.
  package var efferent: [CountedDependency]
  /// What Nc and Na count: nodes sorted by id, or counting `muck` declarations in their order.
  package var types: [CountedNode]
}

/// One thing that Ca or Ce counts, with what proves it.
package struct CountedDependency: Hashable, Sendable {
  /// What is counted: a node's id when counting types, a component's name when counting modules,
  /// both nodes of a reference when counting references, a declaration's name when counting
  /// `muck`.
  package var name: String
  /// The node that is counted; only when counting types.
  package var node: NodeID?
  /// Indices in `DependencyGraph.edges` of the edges across the component's border, by (from, to);
  /// only when counting types or modules.
  package var edges: [Int]
  /// Indices in `DependencyGraph.references` of all that proves it, by path and offset.
  package var references: [Int]
  /// Indices in `DependencyGraph.fileReferences`, by path and offset; only when counting references
  /// or as Muck between files or folders.
  package var fileReferences: [Int]
  /// Indices in `DependencyGraph.imports`, by path and offset; only when counting modules.
  package var imports: [Int]

  /// Makes an entry.
  package init(
    name: String, node: NodeID? = nil, edges: [Int] = [], references: [Int] = [],
    fileReferences: [Int] = [], imports: [Int] = []
  ) {
    self.name = name
    self.node = node
    self.edges = edges
    self.references = references
    self.fileReferences = fileReferences
    self.imports = imports
  }
}

/// A node with the types that the metrics count in it, or one declaration of it.
package struct CountedNode: Hashable, Sendable {
  /// The node.
  package var node: NodeID
  /// The declaration that is counted; only in the counting `muck`.
  package var declaration: DeclarationID?
  /// What it adds to Nc, at least 1.
  package var types: Int
  /// What it adds to Na.
  package var abstractTypes: Int

  /// Makes an entry.
  package init(
    node: NodeID, declaration: DeclarationID? = nil, types: Int, abstractTypes: Int
  ) {
    self.node = node
    self.declaration = declaration
    self.types = types
    self.abstractTypes = abstractTypes
  }
}

/// What the metrics of one component were computed from.
///
/// - Parameters:
///   - component: the component's name.
///   - graph: the type graph.
///   - components: the same graph grouped.
///   - counting: what Ca and Ce count.
///   - declarations: makes the table of the project's declarations; asked for only when counting
///     `muck`.
/// - Returns: the numbers with what they count, or `nil` when no group has that name.
/// - Precondition: `components` was made from `graph`.
/// - Complexity: O(nodes + edges), and the references of the component's edges sorted; counting
///   `muck`, also O(declarations).
package func explain(
  component: String, graph: DependencyGraph, components: GroupedGraph, counting: Counting,
  declarations: () -> DeclarationTable
) -> MetricsExplanation? {
  guard let group = components.groups.firstIndex(where: { $0.name.equalsInBytes(component) }) else {
    return nil
  }
  var types: [CountedNode] = []
  var isEmpty = true
  let afferent: [CountedDependency]
  let efferent: [CountedDependency]
  switch counting {
  case .types:
    types = countedTypes(of: group, graph, components)
    let border = BorderEdges(of: group, graph: graph, components: components)
    afferent = border.countedNodes(border.incoming)
    efferent = border.countedNodes(border.outgoing)
  case .modules:
    types = countedTypes(of: group, graph, components)
    let border = BorderEdges(of: group, graph: graph, components: components)
    afferent = border.countedComponents(border.incoming, border.groupedIncoming) { $0.from }
    efferent = border.countedComponents(border.outgoing, border.groupedOutgoing) { $0.to }
  case .references:
    types = countedTypes(of: group, graph, components)
    let border = BorderReferences(of: group, graph: graph, components: components)
    afferent = border.each(border.incoming)
    efferent = border.each(border.outgoing)
  case .muck:
    let table = declarations()
    let counted = MuckDeclarations(table, in: components)
    types = counted.countedNodes(of: group, table)
    isEmpty = !table.declarations.contains { components.group(of: $0) == group }
    let border = BorderReferences(of: group, graph: graph, components: components)
    afferent = border.byTarget(border.incoming, counted, table)
    efferent = border.byTarget(border.outgoing, counted, table)
  }
  var row = metrics(
    of: component, afferent: afferent.count, efferent: efferent.count,
    abstractTypes: types.reduce(0) { $0 + $1.abstractTypes },
    types: types.reduce(0) { $0 + $1.types }, counting: counting, isEmpty: isEmpty)
  row.size = componentSizes(graph: graph, components: components)[group]
  let input = MetricInput(graph: graph, components: components)
  for metric in MetricCatalog.all {
    if let value = metric.measure?(input)[group] { row.measured[metric.id] = value }
  }
  return MetricsExplanation(
    input: input, group: group, metrics: row, counting: counting, afferent: afferent,
    efferent: efferent, types: types)
}

/// The nodes of a group that have types.
private func countedTypes(
  of group: Int, _ graph: DependencyGraph, _ components: GroupedGraph
) -> [CountedNode] {
  graph.nodes.indices.compactMap { index in
    let node = graph.nodes[index]
    guard components.groupOfNode[index] == group, node.typeCount > 0 else { return nil }
    return CountedNode(
      node: NodeID(index), types: node.typeCount, abstractTypes: node.abstractTypeCount)
  }
}

/// The edges that cross the border of one group.
private struct BorderEdges {
  private let graph: DependencyGraph
  private let components: GroupedGraph
  /// Indices of edges of the type graph, with the groups of their ends.
  private(set) var incoming: [(edge: Int, from: Int, to: Int)] = []
  private(set) var outgoing: [(edge: Int, from: Int, to: Int)] = []

  init(of group: Int, graph: DependencyGraph, components: GroupedGraph) {
    self.graph = graph
    self.components = components
    groupedIncoming = components.edges.filter { $0.to == group }
    groupedOutgoing = components.edges.filter { $0.from == group }
    for (index, edge) in graph.edges.enumerated() {
      guard let from = components.groupOfNode[edge.from.int],
        let to = components.groupOfNode[edge.to.int], from != to
      else { continue }
      if to == group { incoming.append((index, from, to)) }
      if from == group { outgoing.append((index, from, to)) }
    }
  }

  let groupedIncoming: [GroupedEdge]
  let groupedOutgoing: [GroupedEdge]

  /// One entry for each node that edges begin at; they come sorted by that node.
  func countedNodes(_ edges: [(edge: Int, from: Int, to: Int)]) -> [CountedDependency] {
    var counted: [CountedDependency] = []
    for (index, _, _) in edges {
      let node = graph.edges[index].from
      if counted.last?.node != node {
        counted.append(CountedDependency(name: graph.nodes[node.int].id, node: node))
      }
      counted[counted.count - 1].edges.append(index)
      counted[counted.count - 1].references += graph.edges[index].references
    }
    for index in counted.indices {
      counted[index].references.sort {
        let (left, right) = (graph.references[$0], graph.references[$1])
        return (left.file, left.offset, $0) < (right.file, right.offset, $1)
      }
    }
    return counted
  }

  /// One entry for each grouped edge, named after the group at its other end.
  func countedComponents(
    _ edges: [(edge: Int, from: Int, to: Int)], _ groupedEdges: [GroupedEdge],
    other: (GroupedEdge) -> Int
  ) -> [CountedDependency] {
    var edgesOfPair: [[Int]: [Int]] = [:]
    for (index, from, to) in edges { edgesOfPair[[from, to], default: []].append(index) }
    return groupedEdges.map { grouped in
      CountedDependency(
        name: components.groups[other(grouped)].name,
        edges: edgesOfPair[[grouped.from, grouped.to]] ?? [], references: grouped.references,
        imports: grouped.imports)
    }
  }
}
