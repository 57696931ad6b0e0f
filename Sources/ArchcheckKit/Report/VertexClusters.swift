import DependencyModel
import Findings
import ProjectModel
import RuleEngine
import RuleKinds
import RuleLanguage
import SourceText

/// Sorts the vertices of a drawing into clusters.
struct VertexClusters {
  /// The run.
  let analysis: ProjectAnalysis
  /// The vertices.
  let grouped: GroupedGraph

  private typealias Group = DependencyModel.Group

  /// The names of clusters in the order in which they are drawn, and for each vertex that of its own.
  typealias Names = (all: [String], ofGroup: [String?])

  /// The clusters of a kind.
  ///
  /// - Throws: a failure where the configuration has no layers or tags.
  func names(by clustering: GraphClustering) throws(CommandFailure) -> Names {
    switch clustering {
    case .none: ([], grouped.groups.map { _ in nil })
    case .component: sorted { group in group.component.map { graph.components[$0.int].name } }
    case .folder: folders()
    case .layer: try layers()
    case .tag: try tags()
    }
  }

  private var graph: DependencyGraph { analysis.graph }

  private func sorted(_ name: (Group) -> String?) -> Names {
    let names = grouped.groups.map(name)
    return (Set(names.compactMap { $0.map { ByteKey($0) } }).map(\.string).sortedByBytes(), names)
  }

  // MARK: Folders

  private func folders() -> Names {
    let files = filesOfGroups
    let names = grouped.groups.indices.map { index -> String? in
      let folder = folder(around: index, files: files[index])
      return folder.isEmpty ? nil : folder
    }
    return (Set(names.compactMap { $0.map { ByteKey($0) } }).map(\.string).sortedByBytes(), names)
  }

  /// The folder that the folder of a vertex lies in, of a type or file that of the file; empty at the
  /// root.
  private func folder(around index: Int, files: [String]) -> String {
    let group = grouped.groups[index]
    switch grouped.granularity {
    case .type: return ProjectPath.folder(of: files.first ?? "")
    case .file, .folder: return ProjectPath.folder(of: group.name)
    case .module, .component:
      let isWhole = group.component.map { graph.components[$0.int].module != nil } ?? true
      if isWhole, let module = group.module {
        return ProjectPath.folder(of: graph.modules[module.int].folder)
      }
      return ProjectPath.folder(of: commonFolder(of: files))
    }
  }

  private func commonFolder(of paths: [String]) -> String {
    var folder = paths.first.map { ProjectPath.folder(of: $0) } ?? ""
    for path in paths {
      while !folder.isEmpty, !path.utf8.starts(with: "\(folder)/".utf8) {
        folder = ProjectPath.folder(of: folder)
      }
    }
    return folder
  }

  private var filesOfGroups: [[String]] {
    var files = [[String]](repeating: [], count: grouped.groups.count)
    if grouped.granularity == .type {
      for (node, group) in zip(graph.nodes, grouped.groupOfNode) {
        if let group { files[group].append(graph.files[node.file].path) }
      }
    } else {
      for (file, group) in zip(graph.files, grouped.groupOfFile) {
        if let group { files[group].append(file.path) }
      }
    }
    return files
  }

  // MARK: Layers

  private func layers() throws(CommandFailure) -> Names {
    let orders = analysis.configuration.rules.compactMap { LayerOrder($0) }
    guard !orders.isEmpty else {
      throw CommandFailure(
        .notUnderstood,
        "--cluster layer draws the layers of rules of the kind 'layers', and the configuration has "
          + "none that is switched on. Write one, or give --cluster folder.")
    }
    let tags = analysis.configuration.tags
    var ofGroup = [String?](repeating: nil, count: grouped.groups.count)
    var all: [String] = []
    for order in orders {
      let parts = parts(seenBy: order.selectors.flatMap { $0 })
      // Two rules may call different layers by one name.
      let names = orders.count == 1 ? order.names : order.names.map { "\($0) (\(order.rule))" }
      all += names
      for (group, endpoints) in parts.enumerated() where ofGroup[group] == nil {
        let layers = Set(endpoints.compactMap { order.layer(of: $0, tags: tags) })
        if let layer = layers.first, layers.count == 1 { ofGroup[group] = names[layer] }
      }
    }
    return (all, ofGroup)
  }

  // MARK: Tags

  /// Tags overlap: a vertex is drawn in the one with the fewest vertices that takes all of it.
  private func tags() throws(CommandFailure) -> Names {
    let tags = analysis.configuration.tags
    guard !tags.definitions.isEmpty else {
      throw CommandFailure(
        .notUnderstood,
        "--cluster tag draws the tags of the configuration, and it defines none. Define some under "
          + "`tags:`, or give --cluster folder.")
    }
    let parts = parts(seenBy: tags.definitions.map(\.selector))
    let members = tags.definitions.map { tag in
      parts.indices.filter { index in
        !parts[index].isEmpty && parts[index].allSatisfy { tag.selector.selects($0, tags: tags) }
      }
    }
    var ofGroup = [String?](repeating: nil, count: grouped.groups.count)
    let largestFirst = members.indices.sorted {
      (members[$1].count, $1) < (members[$0].count, $0)
    }
    for tag in largestFirst {
      for group in members[tag] { ofGroup[group] = tags.definitions[tag].name }
    }
    return (tags.names, ofGroup)
  }

  // MARK: What vertices consist of

  /// What each vertex stands for, as some selectors see it.
  private func parts(seenBy selectors: [Selector]) -> [[Endpoint]] {
    var view = analysis.view
    let reach = selectors.reduce(into: SelectorReach()) {
      $0.formUnion($1.reach(tags: analysis.configuration.tags))
    }
    if reach.contains(.declarations) { view = view.seeingTraits(view.declarations()) }
    var parts = [[Endpoint]](repeating: [], count: grouped.groups.count)
    for (node, group) in grouped.groupOfNode.enumerated() {
      if let group { parts[group].append(view.endpoint(of: NodeID(node))) }
    }
    // A file adds nothing to the types in it where these are told apart.
    for (file, group) in grouped.groupOfFile.enumerated() {
      guard let group, !reach.contains(.types) || parts[group].isEmpty else { continue }
      parts[group].append(view.endpoint(of: FileID(file)))
    }
    for (index, group) in grouped.groups.enumerated() where parts[index].isEmpty {
      if let component = group.component {
        parts[index] = [view.endpoint(of: component)]
      } else if let module = group.module {
        parts[index] = [view.endpoint(of: module)]
      }
    }
    return parts
  }
}
