import DependencyGraphs
import DependencyModel
import SourceFacts

/// A directed graph some of whose edges are there in some builds only.
package struct ConditionalGraph: Sendable {
  /// A group of vertices that lie on common cycles of builds that can exist.
  package struct CycleGroup: Hashable, Sendable {
    /// The members, ascending.
    package var members: [Int]
    /// A shortest cycle that one build has as a whole; its first vertex is not repeated.
    package var cycle: [Int]
  }

  /// The graph of all builds together.
  package let graph: DirectedGraph
  /// The conditions under which an edge is there, by its index; edges that always are have none.
  private let conditionsOfEdge: [Int: [ConditionID]]
  private let conditions: [BuildCondition]
  private let modules: Set<String>

  /// Makes a graph.
  ///
  /// - Parameters:
  ///   - graph: the graph of all builds together.
  ///   - conditionsOfEdge: for edges that are not always there, by their index, the conditions
  ///     under which they are.
  ///   - source: the graph that the conditions belong to.
  package init(
    _ graph: DirectedGraph, conditionsOfEdge: [Int: [ConditionID]], of source: DependencyGraph
  ) {
    self.graph = graph
    self.conditionsOfEdge = conditionsOfEdge
    conditions = source.conditions
    modules = Set(source.modules.map(\.name))
  }

  /// A grouped graph with the conditions of its edges. O(groups + edges), and O(references) of
  /// edges under conditions.
  package init(_ grouped: GroupedGraph, of source: DependencyGraph) {
    var conditionsOfEdge: [Int: [ConditionID]] = [:]
    if source.conditions.count > 1 {
      for (index, edge) in grouped.edges.enumerated() {
        let conditions = source.conditions(of: edge)
        if !conditions.isEmpty { conditionsOfEdge[index] = conditions }
      }
    }
    self.init(
      DirectedGraph(
        vertexCount: grouped.groups.count, edges: grouped.edges.map { ($0.from, $0.to) },
        selfLoops: .excluded),
      conditionsOfEdge: conditionsOfEdge, of: source)
  }

  // MARK: Cycles

  /// The cycle groups among some vertices, by their smallest member.
  ///
  /// Where edges have conditions, a group consists of what lies on common cycles in some build;
  /// groups of different builds that overlap are merged.
  ///
  /// - Complexity: as `DirectedGraph.shortestCycle(through:)` for each group; for one with
  ///   conditions at most once more for each world (see ``ConditionWorlds``).
  package func cycleGroups(among members: some Sequence<Int>) -> [CycleGroup] {
    let induced = graph.inducedSubgraph(on: members)
    let groups = induced.graph.cycleGroups().flatMap { group in
      consistentGroups(within: group.map { induced.originalVertices[$0] })
    }
    return groups.sorted { $0.members.lexicographicallyPrecedes($1.members) }
  }

  /// The members of all cycle groups, each group ascending, by their smallest member.
  package func cycleGroups() -> [[Int]] {
    if conditionsOfEdge.isEmpty { return graph.cycleGroups() }
    return cycleGroups(among: graph.vertices).map(\.members)
  }

  /// Edges among some vertices that weigh little, and without which no build has a cycle there, by
  /// (from, to).
  ///
  /// - Complexity: that of `DirectedGraph.feedbackEdges`, with conditions once more for each build.
  package func feedbackEdges(
    among members: [Int], weight: (_ from: Int, _ to: Int) -> Int
  ) -> [DirectedGraph.Edge] {
    typealias Edge = DirectedGraph.Edge
    func found(in part: InducedSubgraph, without gone: Set<Edge>) -> [Edge] {
      let original = part.originalVertices
      func whole(_ edge: Edge) -> Edge { Edge(from: original[edge.from], to: original[edge.to]) }
      let left = part.keeping(part.graph.edges.filter { !gone.contains(whole($0)) })
      return left.graph.feedbackEdges { weight(original[$0.from], original[$0.to]) }.map(whole)
    }
    func cost(_ edges: some Collection<Edge>) -> (weight: Int, count: Int) {
      (edges.reduce(0) { $0 + weight($1.from, $1.to) }, edges.count)
    }
    let together = found(in: graph.inducedSubgraph(on: members), without: [])
    let conditional = conditionalEdges(among: members)
    if conditional.isEmpty { return together }
    var apart: Set<Edge> = []
    for build in builds(of: conditional.flatMap { conditionsOfEdge[$0] ?? [] }) {
      apart.formUnion(found(in: subgraph(on: members, in: build), without: apart))
    }
    // What opens all cycles at once opens those of each build, and may cost less than one by one.
    return cost(together) <= cost(apart) ? together : apart.sorted()
  }

  private func consistentGroups(within group: [Int]) -> [CycleGroup] {
    let edges = conditionalEdges(among: group)
    guard !edges.isEmpty else {
      return [CycleGroup(members: group, cycle: graph.shortestCycle(through: group) ?? group)]
    }
    let builds = builds(of: edges.flatMap { conditionsOfEdge[$0] ?? [] }).map { holding in
      subgraph(on: group, in: holding)
    }
    let found = builds.flatMap { build in
      build.graph.cycleGroups().map { $0.map { build.originalVertices[$0] } }
    }
    return Self.merged(found).compactMap { members in
      shortestCycle(through: members, in: builds).map { CycleGroup(members: members, cycle: $0) }
    }
  }

  /// A shortest cycle through some vertices that one build has; of several the smallest one.
  private func shortestCycle(through members: [Int], in builds: [InducedSubgraph]) -> [Int]? {
    // The shortest one of all builds together is shortest if one of them has it.
    if let cycle = graph.shortestCycle(through: members), isConsistent(cycle) { return cycle }
    let isMember = Set(members)
    let cycles = builds.compactMap { build -> [Int]? in
      let own = build.graph.vertices.filter { isMember.contains(build.originalVertices[$0]) }
      return build.graph.shortestCycle(through: own)?.map { build.originalVertices[$0] }
    }
    return cycles.min {
      ($0.count == $1.count) ? $0.lexicographicallyPrecedes($1) : $0.count < $1.count
    }
  }

  private func isConsistent(_ cycle: [Int]) -> Bool {
    let edges = zip(cycle, cycle.dropFirst() + cycle.prefix(1)).map {
      graph.edgeIndex(from: $0, to: $1)
    }
    return build(having: edges.map { $0.flatMap { conditionsOfEdge[$0] } ?? [] }) != nil
  }

  /// Groups in one with those that share a member, each ascending: those that are connected by their
  /// members. O(n log n) for n members.
  private static func merged(_ groups: [[Int]]) -> [[Int]] {
    let vertices = Set(groups.joined()).sorted()
    let number = Dictionary(uniqueKeysWithValues: zip(vertices, vertices.indices))
    let edges = groups.flatMap { group in
      let members = group.compactMap { number[$0] }
      return zip(members, members.dropFirst() + members.prefix(1)).map { (from: $0, to: $1) }
    }
    let graph = DirectedGraph(vertexCount: vertices.count, edges: edges, selfLoops: .included)
    return graph.stronglyConnectedComponents().groups.map { $0.map { vertices[$0] } }
  }

  /// The conditional edges between members of a group, by index.
  private func conditionalEdges(among group: [Int]) -> [Int] {
    if conditionsOfEdge.isEmpty { return [] }
    let isMember = Set(group)
    return group.flatMap { from in
      let successors = graph.successors(of: from)
      return successors.indices.filter {
        isMember.contains(successors[$0]) && conditionsOfEdge[$0] != nil
      }
    }
  }

  // MARK: Builds

  /// The largest sets of conditions that hold together, out of some.
  private func builds(of ids: [ConditionID]) -> [Set<ConditionID>] {
    let distinct = Set(ids).sorted()
    let worlds = ConditionWorlds(distinct.map { conditions[$0.int] }, modules: modules).worlds
    return worlds.map { world in
      Set(zip(distinct, world).compactMap { $1 ? $0 : nil })
    }
  }

  /// The graphs of the largest builds.
  package func graphsOfBuilds() -> [DirectedGraph] {
    builds(of: conditionsOfEdge.values.flatMap { $0 }).map { holding in
      subgraph(on: Array(graph.vertices), in: holding).graph
    }
  }

  /// What a build has of the edges between some vertices.
  private func subgraph(on group: [Int], in holding: Set<ConditionID>) -> InducedSubgraph {
    let induced = graph.inducedSubgraph(on: group)
    let edges = induced.graph.edges.filter { edge in
      let (from, to) = (induced.originalVertices[edge.from], induced.originalVertices[edge.to])
      guard let index = graph.edgeIndex(from: from, to: to),
        let conditions = conditionsOfEdge[index]
      else { return true }
      return conditions.contains { holding.contains($0) }
    }
    return induced.keeping(edges)
  }

  /// Which of the alternative conditions of some edges hold in one build that has all the edges.
  ///
  /// - Parameter alternatives: for each edge its conditions; empty for one that is always there.
  /// - Returns: `nil` when no build has all of them.
  package func build(having alternatives: [[ConditionID]]) -> Set<ConditionID>? {
    builds(of: alternatives.flatMap { $0 }).first { holding in
      alternatives.allSatisfy { conditions in
        conditions.isEmpty || conditions.contains { holding.contains($0) }
      }
    }
  }
}
