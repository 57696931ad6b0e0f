import Analyzer
import DependencyGraphs
import DependencyModel
import Findings
import ProjectModel
import SourceText

/// What `why FROM TO` asks.
package struct ChainsRequest: Sendable {
  /// The end that depends, as written.
  package var from: String
  /// The end depended on, as written.
  package var to: String
  /// The level; `nil` for that of what is named.
  package var granularity: Granularity?
  /// Whether test modules and demo apps take part even when none of them is named.
  package var includesTests = false
  /// How many chains are listed at most.
  package var limit = 3

  /// A request; by default for up to three chains through production code and tools.
  package init(
    from: String, to: String, granularity: Granularity? = nil, includesTests: Bool = false,
    limit: Int = 3
  ) {
    self.from = from
    self.to = to
    self.granularity = granularity
    self.includesTests = includesTests
    self.limit = limit
  }
}

/// Finds the shortest chains of dependencies between two parts of a project.
package struct ChainsBuilder {
  /// The graph.
  package let graph: DependencyGraph
  /// What is asked.
  package let request: ChainsRequest
  /// Finds what names stand for.
  package let names: ProjectNames

  /// A search for one request in one graph.
  package init(graph: DependencyGraph, request: ChainsRequest, names: ProjectNames) {
    self.graph = graph
    self.request = request
    self.names = names
  }

  /// The chains, or the one in the other direction.
  ///
  /// - Throws: a failure for names that stand for nothing, for several things, or for the same.
  /// - Complexity: O(nodes + references + imports).
  package func chains() throws(CommandFailure) -> DependencyChains {
    let from = try names.part(named: request.from)
    let to = try names.part(named: request.to)
    let level = request.granularity ?? NamedPart.commonLevel(from, to)
    try names.requireOneType(from, at: level)
    try names.requireOneType(to, at: level)
    let roles: Set<ModuleRole> =
      request.includesTests ? Set(ModuleRole.allCases) : [.production, .tool]
    var grouped = graph.grouped(by: level, roles: roles)
    var ends = (from.groups(in: grouped, of: graph), to.groups(in: grouped, of: graph))
    if ends.0.isEmpty || ends.1.isEmpty {
      grouped = graph.grouped(by: level, roles: Set(ModuleRole.allCases))
      ends = (from.groups(in: grouped, of: graph), to.groups(in: grouped, of: graph))
    }
    try requireCode(ends.0, from, level)
    try requireCode(ends.1, to, level)
    return try chains(in: grouped, from: ends.0, to: ends.1)
  }

  private func requireCode(
    _ groups: [Int], _ part: NamedPart, _ level: Granularity
  ) throws(CommandFailure) {
    guard groups.isEmpty else { return }
    throw CommandFailure(
      .notUnderstood,
      "'\(part.text)' has nothing in the graph at level \(level.rawValue): choose another "
        + "--granularity.")
  }

  private func chains(
    in grouped: GroupedGraph, from: [Int], to: [Int]
  ) throws(CommandFailure) -> DependencyChains {
    // Where one end is part of the other, the chains that are asked for lead into or out of it.
    let (fromSet, toSet) = (Set(from), Set(to))
    var (sources, targets) = (from.filter { !toSet.contains($0) }, to)
    if sources.isEmpty { (sources, targets) = (from, to.filter { !fromSet.contains($0) }) }
    guard !targets.isEmpty else {
      throw CommandFailure(
        .notUnderstood,
        "'\(request.from)' and '\(request.to)' are the same at level "
          + "\(grouped.granularity.rawValue): give two different ends, or a finer --granularity.")
    }
    let directed = DirectedGraph(
      vertexCount: grouped.groups.count, edges: grouped.edges.map { ($0.from, $0.to) },
      selfLoops: .excluded)
    let found = directed.allShortestPaths(from: sources, to: targets, limit: request.limit)
    let back = found.paths.isEmpty ? directed.shortestPath(from: targets, to: sources) : nil
    return DependencyChains(
      granularity: grouped.granularity, from: end(request.from, from, grouped),
      to: end(request.to, to, grouped),
      chains: found.paths.map { hops(of: $0, in: grouped) }, count: found.count,
      reverse: back.map { hops(of: $0, in: grouped) })
  }

  private func end(
    _ text: String, _ groups: [Int], _ grouped: GroupedGraph
  ) -> DependencyChains.End {
    DependencyChains.End(
      text: text, names: groups.map { grouped.groups[$0].name }.sortedByBytes())
  }

  private func hops(of path: [Int], in grouped: GroupedGraph) -> [DependencyChains.Hop] {
    zip(path, path.dropFirst()).compactMap { from, to in
      guard let edge = grouped.edge(from: from, to: to) else { return nil }
      let pieces = EdgeEvidence(edge, in: graph)
      guard let evidence = pieces.mostTelling else { return nil }
      return DependencyChains.Hop(
        from: grouped.groups[from].name, to: grouped.groups[to].name, isNominal: edge.isNominal,
        confidence: edge.confidence, references: pieces.count, evidence: evidence)
    }
  }
}
