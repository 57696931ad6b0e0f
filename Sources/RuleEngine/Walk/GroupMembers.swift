import DependencyModel
import ProjectModel
import RuleLanguage
import SourceText

/// What each group of a grouped graph consists of, and external modules behind the groups.
package struct GroupMembers {
  /// Number of groups and external modules.
  package var count: Int { grouped.groups.count + externals.count }

  private let view: ArchitectureView
  private let grouped: GroupedGraph
  private let externals: [String]
  private let nodes: [[NodeID]]
  private let files: [[FileID]]
  private let vertexOfFile: [Int?]

  /// Sorts the nodes and files of a graph into groups. O(nodes + files log groups).
  package init(_ view: ArchitectureView, _ grouped: GroupedGraph) {
    var nodes = [[NodeID]](repeating: [], count: grouped.groups.count)
    for (index, group) in grouped.groupOfNode.enumerated() {
      if let group { nodes[group].append(NodeID(index)) }
    }
    var files = [[FileID]](repeating: [], count: grouped.groups.count)
    let vertexOfFile = Self.groupOfFile(view.graph, grouped)
    for (index, group) in vertexOfFile.enumerated() {
      if let group { files[group].append(FileID(index)) }
    }
    self.init(
      view: view, grouped: grouped, externals: [], nodes: nodes, files: files,
      vertexOfFile: vertexOfFile)
  }

  private init(
    view: ArchitectureView, grouped: GroupedGraph, externals: [String], nodes: [[NodeID]],
    files: [[FileID]], vertexOfFile: [Int?]
  ) {
    self.view = view
    self.grouped = grouped
    self.externals = externals
    self.nodes = nodes
    self.files = files
    self.vertexOfFile = vertexOfFile
  }

  /// The same groups with external modules behind them.
  package func adding(externals: [String]) -> GroupMembers {
    GroupMembers(
      view: view, grouped: grouped, externals: externals, nodes: nodes, files: files,
      vertexOfFile: vertexOfFile)
  }

  /// The group of a file; `nil` where its role is left out, and at type granularity.
  package func vertex(of file: FileID) -> Int? { vertexOfFile[file.int] }

  /// What a group stands for, as selectors of a reach see it.
  package func endpoints(of vertex: Int, reach: SelectorReach) -> [Endpoint] {
    guard vertex < grouped.groups.count else {
      return [Endpoint(external: externals[vertex - grouped.groups.count])]
    }
    let (nodes, files) = (nodes[vertex], files[vertex])
    if reach.contains(.types), !nodes.isEmpty { return view.endpoints(of: nodes, reach: reach) }
    if nodes.isEmpty, files.isEmpty { return emptyGroup(grouped.groups[vertex]) }
    if reach.contains(.paths) {
      return nodes.map { view.endpoint(of: $0) } + files.map { view.endpoint(of: $0) }
    }
    return places(nodes, files)
  }

  private func emptyGroup(_ group: Group) -> [Endpoint] {
    if let component = group.component { return [view.endpoint(of: component)] }
    return group.module.map { [view.endpoint(of: $0)] } ?? []
  }

  /// One endpoint for each pair of component and module.
  private func places(_ nodes: [NodeID], _ files: [FileID]) -> [Endpoint] {
    var known: Set<Place> = []
    var endpoints: [Endpoint] = []
    for node in nodes {
      let summary = view.graph.nodes[node]
      let place = Place(component: summary.component, module: summary.module)
      if known.insert(place).inserted { endpoints.append(view.endpoint(of: node)) }
    }
    for file in files {
      let summary = view.graph.files[file]
      let place = Place(component: summary.component, module: summary.module)
      if known.insert(place).inserted { endpoints.append(view.endpoint(of: file)) }
    }
    return endpoints
  }

  private struct Place: Hashable {
    var component: ComponentID
    var module: ModuleID
  }

  private static func groupOfFile(_ graph: DependencyGraph, _ grouped: GroupedGraph) -> [Int?] {
    switch grouped.granularity {
    case .type:
      return Array(repeating: nil, count: graph.files.count)
    case .file:
      return graph.files.map { position(of: $0.path, in: grouped.groups) }
    case .folder:
      return graph.files.map { position(of: folder(of: $0.path), in: grouped.groups) }
    case .module, .component:
      var ofModule = [Int?](repeating: nil, count: graph.modules.count)
      var ofComponent = [Int?](repeating: nil, count: graph.components.count)
      for (index, group) in grouped.groups.enumerated() {
        if let module = group.module { ofModule[module.int] = index }
        if let component = group.component { ofComponent[component.int] = index }
      }
      return graph.files.map {
        grouped.granularity == .module ? ofModule[$0.module.int] : ofComponent[$0.component.int]
      }
    }
  }

  /// The group of a name; groups are sorted by the bytes of their names. O(log groups).
  private static func position(of name: String, in groups: [Group]) -> Int? {
    var low = 0
    var high = groups.count
    while low < high {
      let middle = (low + high) / 2
      if groups[middle].name.precedesInBytes(name) { low = middle + 1 } else { high = middle }
    }
    return low < groups.count && groups[low].name.equalsInBytes(name) ? low : nil
  }

  /// The folder that a file lies in; `.` stands for the root.
  private static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return String(path[..<slash])
  }
}
