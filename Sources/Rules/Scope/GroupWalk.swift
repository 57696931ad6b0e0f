import ArchModel
import DependencyGraphs

/// The graph at one granularity as one rule walks it: without the references that are too unsure or
/// excused, and with the external modules that the rule names as further vertices.
struct GroupWalk {
  /// What proves an edge best: its first reference or import by path and offset.
  enum Hop {
    case reference(Int)
    case fileReference(Int)
    case `import`(Int)
  }

  /// A group, or behind them all an external module.
  struct Vertex {
    /// Its name.
    var name: String
    /// The group; `nil` for an external module.
    var group: Group?
  }

  /// The vertices: groups sorted by name, then external modules sorted by name.
  let vertices: [Vertex]
  /// The edges that remain.
  let graph: DirectedGraph
  /// The edges that there were before exceptions took some out.
  let unexcused: DirectedGraph

  private let view: ArchitectureView
  private let granularity: Granularity
  /// What the vertices consist of.
  let members: GroupMembers
  private let hops: [Hop]
  private let removals: [(from: Int, to: Int, exception: ExceptionMatcher)]

  /// Walks a grouped graph.
  ///
  /// - Parameters:
  ///   - scope: the rule's scope.
  ///   - grouped: the graph, as the rule's selectors see it.
  ///   - selectors: selectors whose captures are bound by the ends of a path. Exceptions that use
  ///     them take out no hop, since hops bind nothing; they excuse pairs of ends only.
  ///   - externals: tells the external modules that become vertices.
  /// - Complexity: O(groups + edges), and O(references) with exceptions.
  init(
    _ scope: RuleScope, _ grouped: GroupedGraph, binding selectors: [NamedSelector] = [],
    externals: ((EndID) -> Bool)? = nil
  ) {
    var edges = WalkEdges(
      scope, exceptions: scope.exceptions.filter { !$0.sharesCaptures(with: selectors) })
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
    hops = edges.kept.map(\.hop)
    graph = DirectedGraph(
      vertexCount: vertices.count, edges: edges.kept.map { ($0.from, $0.to) }, selfLoops: .excluded)
    unexcused = DirectedGraph(
      vertexCount: vertices.count, edges: edges.all, selfLoops: .excluded)
  }

  /// Marks the exceptions that took out references between two vertices that matter to the rule.
  func markExceptions(where matters: (_ from: Int, _ to: Int) -> Bool) {
    for removal in removals where matters(removal.from, removal.to) {
      removal.exception.markUsed()
    }
  }

  /// One reference for each hop of a path.
  ///
  /// - Precondition: each vertex has an edge to the next.
  func evidence(along path: [Int]) -> [Evidence] {
    zip(path, path.dropFirst()).map { evidence(from: $0, to: $1) }
  }

  /// A vertex as one side of a dependency.
  ///
  /// - Parameter module: the module's name where the vertex does not lie in one alone.
  func side(of vertex: Int, module: String) -> DependencySide {
    let name = vertices[vertex].name
    guard let group = vertices[vertex].group else {
      return DependencySide(component: name, module: name)
    }
    let moduleName = group.module.map { view.graph.modules[$0.int].name } ?? module
    let component = group.component.map { view.graph.components[$0.int].name } ?? moduleName
    switch granularity {
    case .component: return DependencySide(component: name, module: moduleName)
    case .module: return DependencySide(component: component, module: name)
    case .file, .folder, .type:
      return DependencySide(component: component, module: moduleName, node: name)
    }
  }

  /// A finding about a chain: its sides are the two ends, its evidence one reference a hop.
  ///
  /// - Precondition: each vertex has an edge to the next, and there are two at least.
  func chainFinding(along path: [Int]) -> Finding {
    let (first, last) = (path[0], path[path.count - 1])
    let start = modules(of: hop(from: first, to: path[1]))
    let end = modules(of: hop(from: path[path.count - 2], to: last))
    return Finding(
      .forbiddenChain(chain: path.map { vertices[$0].name }),
      from: side(of: first, module: start.from), to: side(of: last, module: end.to),
      evidence: evidence(along: path))
  }

  /// A finding about a cycle: its sides are those of the first hop, its evidence one reference a
  /// hop.
  ///
  /// - Precondition: each vertex of the path has an edge to the next; the last is the first again.
  func cycleFinding(along path: [Int], members: [Int]) -> Finding {
    let modules = modules(of: hop(from: path[0], to: path[1]))
    return Finding(
      .dependencyCycle(
        granularity: granularity, members: members.map { vertices[$0].name },
        path: path.map { vertices[$0].name }),
      from: side(of: path[0], module: modules.from), to: side(of: path[1], module: modules.to),
      evidence: evidence(along: path))
  }

  private func hop(from: Int, to: Int) -> Hop {
    guard let index = graph.edgeIndex(from: from, to: to) else {
      preconditionFailure("a path of the walk uses its edges only")
    }
    return hops[index]
  }

  private func evidence(from: Int, to: Int) -> Evidence {
    switch hop(from: from, to: to) {
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
    func name(_ node: NodeID) -> String { graph.modules[graph.nodes[node.int].module.int].name }
    switch hop {
    case .reference(let index):
      let ends = view.nodes(ofReference: index)
      return (name(ends.from), name(ends.to))
    case .fileReference(let index):
      let node = graph.fileReferences[index].node
      return (name(node), name(node))
    case .import(let index):
      let entry = graph.imports[index]
      return (graph.modules[graph.files[entry.file.int].module.int].name, entry.module)
    }
  }
}

extension ArchitectureView {
  /// The nodes that a reference leads from and to.
  func nodes(ofReference reference: Int) -> (from: NodeID, to: NodeID) {
    let pair = index.referenceEnds[reference]
    guard case .node(let from, _) = index.ends[pair.from.int],
      case .node(let to, _) = index.ends[pair.to.int]
    else { preconditionFailure("both ends of a reference are nodes") }
    return (from, to)
  }
}
