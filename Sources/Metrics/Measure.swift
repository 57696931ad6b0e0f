import DependencyModel

/// The metrics of every component and of the system.
///
/// - Parameters:
///   - graph: the type graph.
///   - components: the same graph grouped, as a rule by component; its groups are the rows, and
///     nodes without a group neither count nor make others count.
///   - counting: what Ca and Ce count.
///   - declarations: makes the table of the project's declarations; asked for only when counting
///     `muck`.
/// - Returns: one row a group, in their order, and the row of the system.
/// - Precondition: `components` was made from `graph`.
/// - Complexity: O(nodes + edges + groups log groups + edges of groups · groups / 64); counting
///   `references` and `muck`, also O(references + declarations).
package func measure(
  graph: DependencyGraph, components: GroupedGraph, counting: Counting,
  declarations: () -> DeclarationTable
) -> MetricsTable {
  let counts = ComponentCounts(
    graph: graph, components: components, counting: counting, declarations: declarations)
  let input = MetricInput(graph: graph, components: components)
  let sizes = componentSizes(graph: graph, components: components)
  var rows = components.groups.indices.map { index in
    var row = metrics(
      of: components.groups[index].name, afferent: counts.afferent[index],
      efferent: counts.efferent[index], abstractTypes: counts.abstractTypes[index],
      types: counts.types[index], counting: counting, isEmpty: counts.isEmpty[index])
    row.size = sizes[index]
    return row
  }
  addMeasured(to: &rows, of: input)
  var system = systemMetrics(distances: rows.map(\.distance))
  for metric in MetricCatalog.system { system.measured[metric.id] = metric.value(rows) }
  return MetricsTable(
    counting: counting, granularity: components.granularity, components: rows, system: system)
}

/// Adds the values of the metrics that are measured in the graph and not computed from counts.
private func addMeasured(to rows: inout [ComponentMetrics], of input: MetricInput) {
  for metric in MetricCatalog.all {
    guard let measure = metric.measure else { continue }
    for (row, value) in zip(rows.indices, measure(input)) { rows[row].measured[metric.id] = value }
  }
}

/// A row, computed from the four counts.
///
/// Where a ratio is 0 / 0 it is undefined, but in the counting `muck`, which has I = 0 for an
/// isolated component and A = 1 for one without counted declarations. A component without any
/// declaration at all, which that tool would not list, has no ratios there either.
///
/// - Parameter isEmpty: whether the component has no declaration at all, counted or not.
/// - Precondition: counts are non-negative, and `abstractTypes <= types`.
func metrics(
  of name: String, afferent: Int, efferent: Int, abstractTypes: Int, types: Int,
  counting: Counting, isEmpty: Bool
) -> ComponentMetrics {
  var (ca, na, nc) = (afferent, abstractTypes, types)
  if counting == .muck, !isEmpty {
    // Counts whose ratios are those values: 0 / (1 + 0) and 1 / 1.
    if afferent + efferent == 0 { ca = 1 }
    if types == 0 { (na, nc) = (1, 1) }
  }
  return ComponentMetrics(
    name: name, afferentCoupling: afferent, efferentCoupling: efferent,
    abstractTypes: abstractTypes, types: types,
    instability: instability(afferent: ca, efferent: efferent),
    abstractness: abstractness(abstractTypes: na, types: nc),
    distance: distance(afferent: ca, efferent: efferent, abstractTypes: na, types: nc),
    signedDistance: signedDistance(
      afferent: ca, efferent: efferent, abstractTypes: na, types: nc))
}

/// Ca, Ce, Na and Nc of every group.
private struct ComponentCounts {
  private(set) var afferent: [Int]
  private(set) var efferent: [Int]
  private(set) var abstractTypes: [Int]
  private(set) var types: [Int]
  /// Whether a group has no declaration at all; known only when counting `muck`.
  private(set) var isEmpty: [Bool]

  init(
    graph: DependencyGraph, components: GroupedGraph, counting: Counting,
    declarations: () -> DeclarationTable
  ) {
    afferent = Array(repeating: 0, count: components.groups.count)
    efferent = afferent
    abstractTypes = afferent
    types = afferent
    isEmpty = Array(repeating: true, count: components.groups.count)
    switch counting {
    case .types:
      countTypes(graph, components)
      countNodes(graph, components)
    case .modules:
      countTypes(graph, components)
      countComponents(components)
    case .references:
      countTypes(graph, components)
      countReferences(components)
    case .muck:
      countDeclarations(graph, components, declarations())
    }
  }

  private mutating func countTypes(_ graph: DependencyGraph, _ components: GroupedGraph) {
    for (node, group) in zip(graph.nodes, components.groupOfNode) {
      guard let group else { continue }
      abstractTypes[group] += node.abstractTypeCount
      types[group] += node.typeCount
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

  private mutating func countReferences(_ components: GroupedGraph) {
    for edge in components.edges {
      let count = edge.references.count + edge.fileReferences.count
      efferent[edge.from] += count
      afferent[edge.to] += count
    }
  }

  private mutating func countDeclarations(
    _ graph: DependencyGraph, _ components: GroupedGraph, _ table: DeclarationTable
  ) {
    let counted = MuckDeclarations(table, in: components)
    for (index, declaration) in table.declarations.enumerated() {
      if let group = components.group(of: declaration) { isEmpty[group] = false }
      guard let group = counted.group(of: DeclarationID(index)) else { continue }
      types[group] += 1
      if MuckDeclarations.isAbstract(declaration) { abstractTypes[group] += 1 }
    }
    // The group that was last counted for a declaration, so that each counts once: edges are sorted
    // by `from`.
    var lastUser = [Int](repeating: -1, count: table.declarations.count)
    for edge in components.edges {
      for named in edge.targets(in: graph) {
        guard let target = counted.target(named, in: edge.to) else { continue }
        if lastUser[target.int] == edge.from { continue }
        if lastUser[target.int] < 0 { afferent[edge.to] += 1 }
        lastUser[target.int] = edge.from
        efferent[edge.from] += 1
      }
    }
  }
}

extension GroupedEdge {
  /// The declarations that the references of an edge name, one entry a reference; imports name
  /// none.
  func targets(in graph: DependencyGraph) -> [DeclarationID] {
    references.compactMap { graph.references[$0].target }
      + fileReferences.compactMap { graph.fileReferences[$0].reference.target }
  }
}
