import DependencyGraphs
import DependencyModel

extension MetricDefinition {
  /// L: on which level above those that depend on nothing a component stands.
  package static let level = MetricDefinition(
    id: "level", key: "level", symbol: "L", title: "Level", phrase: "level",
    definition: """
      How many components stand on the longest path of dependencies that begins at the component, \
      including imports. A component on level 1 depends on nothing and can be built and tested first, \
      then those on level 2, and so on. Components in a cycle can only be built together, so they \
      count as one and share its level.
      """,
    formula: "L = 1 + max {L(d) : c → d}, cycles contracted; 1 without dependencies",
    range: "1, 2, 3, …; a number of components", values: .count,
    undefinedCase: nil,
    example:
      "`App` depends on `Feed` and `Core`, `Feed` on `Core`: L(Core) = 1, L(Feed) = 2, L(App) = 3.",
    reference: "J. Lakos, *Large-Scale C++ Software Design* (1996), ch. 4",
    advice:
      "Remove the dependency on the component with the highest level, or invert it with a protocol.",
    measure: { input in
      levels(of: input.components).map { MeasuredMetric(value: Double($0)) }
    })
}

/// The level of each group. O(groups + edges).
private func levels(of components: GroupedGraph) -> [Int] {
  let graph = DirectedGraph(
    vertexCount: components.groups.count, edges: components.edges.map { ($0.from, $0.to) },
    selfLoops: .excluded)
  let condensation = graph.condensation()
  var levels = [Int](repeating: 1, count: condensation.components.groups.count)
  for vertex in (condensation.graph.topologicalOrder() ?? []).reversed() {
    let below = condensation.graph.successors(of: vertex).map { levels[$0] }.max()
    levels[vertex] = 1 + (below ?? 0)
  }
  return graph.vertices.map { levels[condensation.components.componentIndex[$0]] }
}
