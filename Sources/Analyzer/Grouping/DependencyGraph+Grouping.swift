import DependencyModel
import ProjectModel

extension DependencyGraph {
  /// The graph seen at one granularity.
  ///
  /// - type: the groups are the nodes and the edges those of the type graph.
  /// - file: the groups are paths, a file of several modules being one; references and file
  ///   references lead from the file that holds one to the file that declares what it names.
  /// - folder: the groups are folders that hold files, the root being `.`; edges as for files. Of a
  ///   path no more than `folderDepth` components count, so that deeper folders are part of it.
  /// - module: references lead from the module of one node to that of the other, imports from the
  ///   module of the file to the one named.
  /// - component: likewise, but only imports of modules that are exactly one component count.
  ///
  /// By module and component what a file reaches only by way of a facade counts for that (see ``Facade``).
  ///
  /// A reference whose declaring file is unknown makes no file edge.
  ///
  /// - Parameters:
  ///   - granularity: the level.
  ///   - roles: roles of the modules that are looked at; files, nodes, references and imports of
  ///     others are left out. A component is left out when nothing of it remains.
  /// - Returns: groups sorted by name and edges by (from, to); groups without edges are kept.
  /// - Complexity: O(n log n) for n files, nodes, references and imports; O(n) by type.
  package func grouped(
    by granularity: Granularity, roles: Set<ModuleRole> = [.production, .tool],
    folderDepth: Int? = nil
  ) -> GroupedGraph {
    let partition = GroupPartition(
      of: self, by: granularity, roles: roles, folderDepth: folderDepth)
    var grouped = GroupedGraph(
      granularity: granularity, groups: partition.groups, edges: [],
      groupOfNode: partition.groupOfNode,
      groupOfFile: granularity == .type ? [] : partition.groupOfFile)
    var evidence = GroupedEdges(of: self)
    switch granularity {
    case .type:
      grouped.edges = typeEdges(partition)
      return grouped
    case .file, .folder:
      insertFileReferences(into: &evidence, partition)
    case .module, .component:
      insertReferences(into: &evidence, partition)
      insertImports(into: &evidence, partition, at: granularity)
    }
    grouped.edges = evidence.sorted()
    return grouped
  }

  /// The edges of the type graph between nodes that have a group; they are sorted already, because
  /// groups keep the order of their nodes.
  private func typeEdges(_ partition: GroupPartition) -> [GroupedEdge] {
    edges.compactMap { edge in
      guard let from = partition.groupOfNode[edge.from.int],
        let to = partition.groupOfNode[edge.to.int]
      else { return nil }
      return GroupedEdge(
        from: from, to: to, isNominal: edge.isNominal, confidence: edge.confidence,
        references: Array(edge.references))
    }
  }

  private func insertReferences(into evidence: inout GroupedEdges, _ partition: GroupPartition) {
    var cursor = FacadeCursor()
    for edge in edges {
      guard let from = partition.groupOfNode[edge.from.int],
        let to = partition.groupOfNode[edge.to.int]
      else { continue }
      for index in edge.references {
        let facade = cursor.facade(of: edge.to, in: references[index].file, self)
        guard let to = facade.map({ partition.group(of: $0) }) ?? to else { continue }
        evidence.insertReference(at: index, from: from, to: to)
      }
    }
  }

  private func insertFileReferences(
    into evidence: inout GroupedEdges, _ partition: GroupPartition
  ) {
    func groups(of reference: ResolvedReference) -> (from: Int, to: Int)? {
      guard let from = partition.groupOfFile[reference.file.int],
        let to = reference.targetFile.flatMap({ partition.groupOfFile[$0.int] })
      else { return nil }
      return (from, to)
    }
    for (index, reference) in references.enumerated() {
      guard let (from, to) = groups(of: reference) else { continue }
      evidence.insertReference(at: index, from: from, to: to)
    }
    for (index, item) in fileReferences.enumerated() {
      guard let (from, to) = groups(of: item.reference) else { continue }
      evidence.insertFileReference(at: index, from: from, to: to)
    }
  }

  private func insertImports(
    into evidence: inout GroupedEdges, _ partition: GroupPartition, at granularity: Granularity
  ) {
    var groupOfModule = [Int?](repeating: nil, count: modules.count)
    for (index, group) in partition.groups.enumerated() {
      let module =
        granularity == .module
        ? group.module : group.component.flatMap { components[$0].module }
      if let module { groupOfModule[module.int] = index }
    }
    for (index, item) in imports.enumerated() {
      guard let from = partition.groupOfFile[item.file.int],
        let to = item.target.flatMap({ groupOfModule[$0.int] })
      else { continue }
      evidence.insertImport(at: index, from: from, to: to)
    }
  }
}
