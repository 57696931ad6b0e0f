import DependencyModel
import DrawnGraphs
import RuleEngine
import RuleLanguage
import SourceText

/// Compares a documented graph with that of the code.
struct GraphComparison {
  private let scope: RuleScope
  private let of: SelectorMatcher
  private let grouped: GroupedGraph
  private let members: GroupMembers
  private let selected: [Bool]
  private let document: DocumentedGraph
  private let file: String
  private let vertexOfName: [[UInt8]: Int]
  /// Names of components, modules and external modules that are no vertices.
  private let otherNames: Set<[UInt8]>

  /// What a documented node stands for.
  private enum Meaning {
    case vertex(Int)
    /// Something that the rule does not look at.
    case ignored
    /// Nothing in the project.
    case unknown(name: String)
  }

  /// Prepares a comparison with the parts of the code that a selector takes.
  init(
    _ document: DocumentedGraph, file: String, of selector: Selector, granularity: Granularity,
    _ scope: RuleScope
  ) {
    self.scope = scope
    self.document = document
    self.file = file
    of = scope.matcher(selector)
    grouped = scope.grouped(granularity, seenBy: [selector])
    members = GroupMembers(scope.view, grouped)
    let matcher = VertexMatcher(of, members)
    selected = grouped.groups.indices.map { matcher.takes($0) }
    var vertices: [[UInt8]: Int] = [:]
    for (index, group) in grouped.groups.enumerated() { vertices[Array(group.name.utf8)] = index }
    vertexOfName = vertices
    let graph = scope.view.graph
    let names =
      graph.components.map(\.name) + graph.modules.map(\.name) + scope.view.index.externalNames
    otherNames = Set(names.map { Array($0.utf8) })
  }

  /// What the two do not have in common.
  func outcome() -> RuleOutcome {
    let meanings = document.nodes.map(meaning)
    var outcome = RuleOutcome(findings: [], checked: selected.count { $0 })
    var documented = [Bool](repeating: false, count: selected.count)
    for (node, meaning) in zip(document.nodes, meanings) {
      switch meaning {
      case .vertex(let vertex): documented[vertex] = true
      case .unknown(let name): outcome.findings += obsoleteNode(name, at: node.location)
      case .ignored: break
      }
    }
    var known: Set<Pair> = []
    for edge in document.edges {
      guard case .vertex(let from) = meanings[edge.from], case .vertex(let to) = meanings[edge.to],
        from != to, known.insert(Pair(from: from, to: to)).inserted
      else { continue }
      outcome.checked += 1
      if grouped.edge(from: from, to: to) == nil {
        outcome.findings += obsoleteEdge(from, to, at: edge.location)
      }
    }
    for edge in grouped.edges where selected[edge.from] && selected[edge.to] {
      guard !known.contains(Pair(from: edge.from, to: edge.to)) else { continue }
      outcome.checked += 1
      let found = undocumentedEdge(edge)
      if found.isEmpty { continue }
      outcome.findings += found
      // Whoever adds the edge adds its ends.
      documented[edge.from] = true
      documented[edge.to] = true
    }
    for vertex in selected.indices where selected[vertex] && !documented[vertex] {
      outcome.findings += undocumentedNode(vertex)
    }
    return outcome
  }

  private struct Pair: Hashable {
    var from: Int
    var to: Int
  }

  /// A node is known by its id, or else by its label.
  private func meaning(of node: DocumentedGraph.Node) -> Meaning {
    let names = [node.id] + (node.label.map { [$0] } ?? [])
    for name in names {
      if let vertex = vertexOfName[Array(name.utf8)] {
        return selected[vertex] ? .vertex(vertex) : .ignored
      }
    }
    if names.contains(where: { otherNames.contains(Array($0.utf8)) }) { return .ignored }
    let name = node.label ?? node.id
    return of.matches(Endpoint(component: name, module: name)).areSome
      ? .unknown(name: name) : .ignored
  }

  // MARK: Findings

  private func obsoleteNode(_ name: String, at location: SourceLocation) -> [Finding] {
    if scope.excuses([Endpoint(component: name, module: name)]) { return [] }
    return [Finding(ObsoleteComponent(component: name, file: file), at: location)]
  }

  private func obsoleteEdge(_ from: Int, _ to: Int, at location: SourceLocation) -> [Finding] {
    let reach = scope.exceptionReach
    let isExcused = scope.excuses(
      from: members.endpoints(of: from, reach: reach), to: members.endpoints(of: to, reach: reach))
    if isExcused { return [] }
    var finding = Finding(ObsoleteDependency(file: file), at: location)
    finding.from = scope.side(of: from, in: grouped)
    finding.to = scope.side(of: to, in: grouped)
    return [finding]
  }

  private func undocumentedEdge(_ edge: GroupedEdge) -> [Finding] {
    let evidence = scope.evidence(of: edge)
    if evidence.isEmpty { return [] }
    return [
      Finding(
        UndocumentedDependency(file: file), from: scope.side(of: edge.from, in: grouped),
        to: scope.side(of: edge.to, in: grouped), evidence: evidence)
    ]
  }

  private func undocumentedNode(_ vertex: Int) -> [Finding] {
    if scope.excuses(members.endpoints(of: vertex, reach: scope.exceptionReach)) { return [] }
    let (group, graph) = (grouped.groups[vertex], scope.view.graph)
    let place =
      group.component.map { graph.components[$0.int].location }
      ?? group.module.map { graph.modules[$0.int].location }
    return [Finding(UndocumentedComponent(component: group.name, file: file), at: place)]
  }
}
