import DependencyGraphs
import DependencyModel
import Findings

/// The graph at one granularity as one rule walks it: without the references that are too unsure or
/// excused, and with the external modules that the rule names as further vertices.
package struct GroupWalk {
  /// What proves an edge: a reference or import.
  package enum Hop {
    case reference(Int)
    case fileReference(Int)
    case `import`(Int)
  }

  /// A group, or behind them all an external module.
  package struct Vertex {
    /// Its name.
    package var name: String
    /// The group; `nil` for an external module.
    package var group: Group?
  }

  /// The vertices: groups sorted by name, then external modules sorted by name.
  package let vertices: [Vertex]
  /// The edges that remain.
  package let graph: DirectedGraph
  /// The same with the conditions of the edges.
  package let conditionalGraph: ConditionalGraph
  /// The edges that there were before exceptions took some out.
  package let unexcused: DirectedGraph

  package let view: ArchitectureView
  /// The level of the groups.
  package let granularity: Granularity
  /// What the vertices consist of.
  package let members: GroupMembers
  /// For each edge its best proof.
  private let hops: [Hop]
  /// For each edge that is not always there, by its index, a proof for each condition.
  package let conditionalProofs: [Int: [EdgeProof.Piece]]
  private let removals: [(from: Int, to: Int, exception: ExceptionMatcher)]
  private let weigh: (Int, Int) -> Int

  /// Walks a grouped graph.
  ///
  /// - Parameters:
  ///   - scope: the rule's scope.
  ///   - grouped: the graph, as the rule's selectors see it.
  ///   - selectors: selectors whose captures are bound by the ends of a path. Exceptions that use
  ///     them take out no hop, since hops bind nothing; they excuse pairs of ends only.
  ///   - externals: tells the external modules that become vertices.
  /// - Complexity: O(groups + edges), and O(references) with exceptions.
  package init(
    _ scope: RuleScope, _ grouped: GroupedGraph, binding selectors: [NamedSelector] = [],
    externals: ((EndID) -> Bool)? = nil
  ) {
    var edges = WalkEdges(
      scope, grouped.granularity,
      exceptions: scope.exceptions.filter { !$0.sharesCaptures(with: selectors) })
    for edge in grouped.edges { edges.insert(edge) }
    let members = GroupMembers(scope.view, grouped)
    let names = edges.insertExternals(externals, behind: grouped.groups.count, members)
    view = scope.view
    granularity = grouped.granularity
    vertices =
      grouped.groups.map { Vertex(name: $0.name, group: $0) }
      + names.map { Vertex(name: $0, group: nil) }
    self.members = members.adding(externals: names)
    removals = edges.removals
    let taken = edges
    weigh = { from, to in grouped.edge(from: from, to: to).map { taken.weight(of: $0) } ?? 0 }
    hops = edges.kept.compactMap { $0.proof.best?.hop }
    var conditionalProofs: [Int: [EdgeProof.Piece]] = [:]
    for (index, edge) in edges.kept.enumerated() where edge.proof.isConditional {
      conditionalProofs[index] = edge.proof.pieces
    }
    self.conditionalProofs = conditionalProofs
    graph = DirectedGraph(
      vertexCount: vertices.count, edges: edges.kept.map { ($0.from, $0.to) }, selfLoops: .excluded)
    conditionalGraph = ConditionalGraph(
      graph, conditionsOfEdge: conditionalProofs.mapValues { $0.map(\.condition) },
      of: scope.view.graph)
    unexcused = DirectedGraph(
      vertexCount: vertices.count, edges: edges.all, selfLoops: .excluded)
  }

  /// The ends of edges that exceptions took references from which have excused nothing so far.
  package var unusedRemovals: [(from: Int, to: Int)] {
    removals.filter { !$0.exception.isUsed }.map { ($0.from, $0.to) }
  }

  /// Marks the exceptions that took out references between two vertices that matter to the rule.
  package func markExceptions(where matters: (_ from: Int, _ to: Int) -> Bool) {
    for removal in removals where matters(removal.from, removal.to) {
      removal.exception.markUsed()
    }
  }

  /// A vertex as one side of a dependency.
  ///
  /// - Parameter module: the module's name where the vertex does not lie in one alone.
  package func side(of vertex: Int, module: String) -> DependencySide {
    let name = vertices[vertex].name
    guard let group = vertices[vertex].group else {
      return DependencySide(component: name, module: name)
    }
    let moduleName = group.module.map { view.graph.modules[$0].name } ?? module
    let component = group.component.map { view.graph.components[$0].name } ?? moduleName
    switch granularity {
    case .component: return DependencySide(component: name, module: moduleName)
    case .module: return DependencySide(component: component, module: name)
    case .file, .folder, .type:
      return DependencySide(component: component, module: moduleName, node: name)
    }
  }

  /// A finding about a chain: its sides are the two ends, its evidence one reference a hop.
  ///
  /// - Precondition: there is a hop for each two vertices that follow each other, one at least.
  package func chainFinding(along route: Route) -> Finding {
    finding(ForbiddenChain(chain: names(of: route.path)), along: route, to: route.hops.count - 1)
  }

  /// A finding along a route: its sides are the start of the first hop and the end of another one, its
  /// evidence one reference a hop.
  ///
  /// - Parameter last: the number of the hop that ends at the second side.
  package func finding(_ defect: any Defect, along route: Route, to last: Int) -> Finding {
    let path = route.path
    return Finding(
      defect, from: side(of: path[0], module: modules(of: route.hops[0]).from),
      to: side(of: path[last + 1], module: modules(of: route.hops[last]).to),
      evidence: route.hops.map(evidence))
  }

  /// The names of vertices.
  package func names(of vertices: [Int]) -> [String] { vertices.map { self.vertices[$0].name } }

  /// Number of references and imports that prove an edge, those left out that are too unsure or
  /// excused. O(references of the edge).
  package func weightOfEdge(from: Int, to: Int) -> Int { weigh(from, to) }

  /// The best proof of an edge, given by its index.
  package func bestHop(ofEdge index: Int) -> Hop { hops[index] }

  private func evidence(_ hop: Hop) -> Evidence {
    switch hop {
    case .reference(let index):
      let ends = view.nodes(ofReference: index)
      return view.evidence(reference: index, from: ends.from, to: ends.to)
    case .fileReference(let index): return view.evidence(fileReference: index)
    case .import(let index): return view.evidence(import: index)
    }
  }

  /// The names of the modules at the two ends of a hop.
  private func modules(of hop: Hop) -> (from: String, to: String) {
    let graph = view.graph
    func name(_ node: NodeID) -> String { graph.modules[graph.nodes[node].module].name }
    switch hop {
    case .reference(let index):
      let ends = view.nodes(ofReference: index)
      return (name(ends.from), name(ends.to))
    case .fileReference(let index):
      let node = graph.fileReferences[index].node
      return (name(node), name(node))
    case .import(let index):
      let entry = graph.imports[index]
      return (graph.modules[graph.files[entry.file].module].name, entry.module)
    }
  }
}
