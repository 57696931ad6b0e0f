import Analyzer
import DependencyModel
import Findings
import ProjectModel
import RuleEngine
import RuleLanguage
import SourceText

/// Turns the dependency graph into the vertices and edges that reports draw.
package struct ReportGraphBuilder {
  /// The graph.
  package let graph: DependencyGraph
  /// What of it is shown.
  package let request: GraphRequest
  /// Which references break which rules.
  package let marks: EdgeMarks

  /// The part of the graph asked for.
  ///
  /// - Throws: a failure when the focus is no vertex of the graph.
  package func reportGraph() throws(CommandFailure) -> ReportGraph {
    var grouped = graph.grouped(by: request.granularity, roles: request.roles)
    if let focus = request.focus {
      grouped = grouped.restricted(
        focus: try indices(of: focus, in: grouped), depth: request.depth)
    }
    let cycles = ConditionalGraph(grouped, of: graph).cycleGroups()
    var result = ReportGraph(
      granularity: request.granularity, nodes: nodes(of: grouped),
      edges: edges(of: grouped, cycles: cycles), imports: [],
      cycles: cycles.map { group in group.map { grouped.groups[$0].name }.sortedByBytes() })
    let shown = imports(visibleIn: grouped)
    result.imports = shown.map(reportImport)
    if request.includesExternal {
      ExternalModules(graph: graph, request: request).add(shown, to: &result)
    }
    return result
  }

  // MARK: Focus

  private func indices(
    of focus: String, in grouped: GroupedGraph
  ) throws(CommandFailure) -> [Int] {
    let isPath = request.granularity == .file || request.granularity == .folder
    let pattern: Pattern
    do throws(PatternError) {
      pattern = try Pattern(focus, flavour: isPath ? .path : .name)
    } catch {
      throw CommandFailure(
        .notUnderstood, "--focus '\(focus)' is not a pattern: \(error.message)")
    }
    let found = grouped.groups.indices.filter { pattern.matches(grouped.groups[$0].name) }
    guard found.isEmpty else { return found }
    let level = request.granularity.rawValue
    let near = nearestSpelling(to: focus, in: grouped.groups.map(\.name))
    let advice = near.map { "Did you mean '\($0)'?" } ?? "'archcheck graph' shows all names."
    throw CommandFailure(
      .notUnderstood, "--focus: no \(level) is named '\(focus)'. \(advice)")
  }

  // MARK: Vertices and edges

  private func nodes(of grouped: GroupedGraph) -> [ReportNode] {
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
      return ReportNode(
        id: group.name, name: names[index], module: group.module.map { graph.modules[$0.int].name },
        component: group.component.map { graph.components[$0.int].name }, kind: kinds[index],
        role: group.role)
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
        violatedRules: pieces.rules(marks),
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
    let names = Set(grouped.groups.map { ByteKey($0.name) })
    var nodesShown = [Bool](repeating: false, count: graph.files.count)
    for (node, group) in zip(graph.nodes, grouped.groupOfNode) where group != nil {
      nodesShown[node.file.int] = true
    }
    return graph.files.indices.map { index in
      let file = graph.files[index]
      guard request.roles.contains(graph.modules[file.module.int].role) else { return false }
      if request.focus == nil { return true }
      switch request.granularity {
      case .type: return nodesShown[index]
      case .file, .folder, .module, .component:
        return names.contains(ByteKey(groupName(of: file)))
      }
    }
  }

  /// The name of the vertex that a file belongs to; at type granularity its path.
  private func groupName(of file: SourceFileSummary) -> String {
    switch request.granularity {
    case .type, .file: file.path
    case .folder: folderName(of: file.path)
    case .module: graph.modules[file.module.int].name
    case .component: graph.components[file.component.int].name
    }
  }

  private func reportImport(_ entry: ModuleImport) -> ReportImport {
    ReportImport(
      location: graph.location(of: entry.file, offset: entry.offset),
      from: graph.modules[graph.files[entry.file.int].module.int].name, to: entry.module,
      isExternal: entry.target == nil)
  }
}

/// The folder of a path as the graph names it: `.` for the root.
package func folderName(of path: String) -> String {
  let folder = ProjectPath.folder(of: path)
  return folder.isEmpty ? "." : folder
}
