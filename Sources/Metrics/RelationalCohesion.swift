import DependencyModel

extension MetricDefinition {
  /// H: how much the types of a component have to do with each other.
  package static let relationalCohesion = MetricDefinition(
    id: "relational-cohesion", key: "relationalCohesion", symbol: "H", title: "Relational cohesion",
    definition: """
      The number of dependencies between the component's types, per type. Below 1, most of its \
      types do not depend on each other, so it may really be several components. The 1 in the \
      formula keeps a component with one type above 0. Always counted in the type graph, whatever \
      the counting.
      """,
    formula: "H = (R + 1) / N, R = |{u → v : u ≠ v are nodes of c with types}|, N types in c",
    range: "above 0, dimensionless", values: .ratio,
    undefinedCase: "The component has no types.",
    example: "Three types, one of which depends on the other two: H = (2 + 1)/3 = 1.",
    reference: """
      R. C. Martin, M. Martin, *Agile Principles, Patterns, and Practices in C#* (2006), ch. 30
      """,
    worse: .lower,
    advice: "Split it along the types that do not depend on each other.",
    column: MetricColumn(muckSymbol: nil, "relational cohesion, (dependencies within + 1) / Nc"),
    measure: { input in
      let inner = InnerDependencies(input)
      return inner.typeCounts.indices.map { group in
        let (dependencies, types) = (inner.edges[group].count, inner.typeCounts[group])
        if types == 0 { return nil }
        return MeasuredMetric(
          value: Double(dependencies + 1) / Double(types),
          computation: "(\(dependencies) + 1) / \(types)")
      }
    },
    counted: { explanation in
      let graph = explanation.input.graph
      let edges = InnerDependencies(explanation.input).edges[explanation.group]
      return .dependencies(
        edges.map { index in
          let edge = graph.edges[index]
          return CountedDependency(
            name: graph.nodes[edge.from.int].id, node: edge.from, edges: [index],
            references: Array(edge.references))
        })
    })
}

/// The dependencies within every group, from one type to another. O(nodes + edges).
private struct InnerDependencies {
  /// Number of types of every group.
  private(set) var typeCounts: [Int]
  /// Of every group the indices in `DependencyGraph.edges`, in their order.
  private(set) var edges: [[Int]]

  init(_ input: MetricInput) {
    let (graph, groupOfNode) = (input.graph, input.components.groupOfNode)
    typeCounts = input.components.groups.map { _ in 0 }
    edges = input.components.groups.map { _ in [] }
    for (node, group) in zip(graph.nodes, groupOfNode) {
      if let group { typeCounts[group] += node.typeCount }
    }
    for (index, edge) in graph.edges.enumerated() where edge.from != edge.to {
      guard let group = groupOfNode[edge.from.int], groupOfNode[edge.to.int] == group,
        graph.nodes[edge.from.int].typeCount > 0, graph.nodes[edge.to.int].typeCount > 0
      else { continue }
      edges[group].append(index)
    }
  }
}
