import Analyzer
import DependencyModel
import Findings
import ProjectModel
import RuleEngine
import SourceText

/// Turns the dependency graph into the vertices and edges that reports draw.
package struct ReportGraphBuilder {
  /// The run.
  package let analysis: ProjectAnalysis
  /// What of the graph is shown.
  package let request: GraphRequest
  /// Which references break which rules.
  package let marks: EdgeMarks

  private var graph: DependencyGraph { analysis.graph }

  /// The part of the graph asked for.
  ///
  /// - Throws: a failure when the focus names nothing that is shown, or there are no clusters of the
  ///   kind asked for.
  package func reportGraph() throws(CommandFailure) -> ReportGraph {
    var grouped = graph.grouped(
      by: request.granularity, roles: request.roles, folderDepth: request.folderDepth)
    var focus: Set<ByteKey> = []
    var near: Set<ByteKey>?
    if let name = request.focus {
      let indices = try indices(of: name, in: grouped)
      focus = Set(indices.map { ByteKey(grouped.groups[$0].name) })
      let ways = FocusedWays(grouped, focus: indices, distance: request.distance)
      near = ways.namesOnTheWayDown
      grouped = ways.part
    }
    let cycles = ConditionalGraph(grouped, of: graph).cycleGroups()
    let clusters = try VertexClusters(analysis: analysis, grouped: grouped).names(by: clustering)
    var result = ReportGraph(
      granularity: request.granularity,
      nodes: nodes(of: grouped, focus: focus, clusters: clusters.ofGroup),
      edges: edges(of: grouped, cycles: cycles), imports: [],
      cycles: cycles.map { group in group.map { grouped.groups[$0].name }.sortedByBytes() },
      clusters: clusters.all)
    let shown = imports(visibleIn: grouped)
    result.imports = shown.map(reportImport)
    if request.includesExternal {
      let reached = shown.filter { entry in
        guard let near, let group = grouped.groupOfFile[entry.file.int] else { return true }
        return near.contains(ByteKey(grouped.groups[group].name))
      }
      ExternalModules(graph: graph, grouped: grouped, evidenceLimit: request.evidenceLimit)
        .add(reached, to: &result)
    }
    result.setLevels()
    if request.isReduced { result.reduce() }
    return result
  }

  private var clustering: GraphClustering {
    if let clustering = request.clustering { return clustering }
    switch request.granularity {
    case .type, .file, .folder: return .component
    case .module, .component: return .none
    }
  }

  // MARK: Focus

  private func indices(
    of focus: String, in grouped: GroupedGraph
  ) throws(CommandFailure) -> [Int] {
    let root = analysis.root
    let names = ProjectNames(graph: graph) { root.relativePath(of: $0) }
    let part = try names.part(named: focus)
    let found = part.groups(in: grouped, of: graph)
    guard found.isEmpty else { return found }
    let areTestsHidden = request.roles.count < ModuleRole.allCases.count
    throw CommandFailure(
      .notUnderstood,
      "--focus: '\(focus)' stands for nothing that is shown. "
        + (areTestsHidden
          ? "Add --include-tests to show test modules and demo apps."
          : "'archcheck graph' shows all names."))
  }

  // MARK: Vertices and edges

  private func nodes(
    of grouped: GroupedGraph, focus: Set<ByteKey>, clusters: [String?]
  ) -> [ReportNode] {
    var kinds = [String](repeating: request.granularity.rawValue, count: grouped.groups.count)
    var names = grouped.groups.map(\.name)
    if request.granularity == .type {
      for (node, group) in zip(graph.nodes, grouped.groupOfNode) {
        guard let group else { continue }
        kinds[group] = node.kind.rawValue
        names[group] = node.name
      }
    }
    return grouped.groups.indices.map { index in
      let group = grouped.groups[index]
      var node = ReportNode(
        id: group.name, name: names[index], module: group.module.map { graph.modules[$0.int].name },
        component: group.component.map { graph.components[$0.int].name }, kind: kinds[index],
        role: group.role, cluster: clusters[index])
      node.isFocused = focus.contains(ByteKey(group.name))
      return node
    }
  }

  private func edges(of grouped: GroupedGraph, cycles: [[Int]]) -> [ReportEdge] {
    var cycleOfGroup = [Int?](repeating: nil, count: grouped.groups.count)
    for (number, members) in cycles.enumerated() {
      for member in members { cycleOfGroup[member] = number }
    }
    return grouped.edges.map { edge in
      let pieces = EdgeEvidence(edge, in: graph)
      return ReportEdge(
        from: grouped.groups[edge.from].name, to: grouped.groups[edge.to].name,
        isNominal: edge.isNominal, confidence: edge.confidence, references: pieces.count,
        condition: graph.conditionText(graph.conditions(of: edge)),
        evidence: pieces.first(request.evidenceLimit),
        breaches: pieces.breaches(marks),
        isInCycle: cycleOfGroup[edge.from].map { $0 == cycleOfGroup[edge.to] } ?? false)
    }
  }

  // MARK: Imports

  /// The imports in files of which something is shown, by place.
  private func imports(visibleIn grouped: GroupedGraph) -> [ModuleImport] {
    let isFileShown = shownFiles(grouped)
    return graph.imports.filter { isFileShown[$0.file.int] }
  }

  private func shownFiles(_ grouped: GroupedGraph) -> [Bool] {
    if request.granularity != .type { return grouped.groupOfFile.map { $0 != nil } }
    if request.focus == nil {
      return graph.files.map { request.roles.contains(graph.modules[$0.module].role) }
    }
    var isShown = [Bool](repeating: false, count: graph.files.count)
    for (node, group) in zip(graph.nodes, grouped.groupOfNode) where group != nil {
      isShown[node.file.int] = true
    }
    return isShown
  }

  private func reportImport(_ entry: ModuleImport) -> ReportImport {
    ReportImport(
      location: graph.location(of: entry.file, offset: entry.offset),
      from: graph.modules[graph.files[entry.file.int].module.int].name, to: entry.module,
      isExternal: entry.target == nil)
  }
}
