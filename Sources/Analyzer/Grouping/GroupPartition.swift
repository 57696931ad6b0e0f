import DependencyModel
import ProjectModel
import SourceText

/// Which group each node and file of a graph belongs to at one granularity.
struct GroupPartition {
  /// The groups, sorted by name.
  private(set) var groups: [Group] = []
  /// The group of each node; `nil` for nodes whose module's role is left out.
  private(set) var groupOfNode: [Int?]
  /// The group of each file; `nil` where the role is left out, and at type granularity.
  private(set) var groupOfFile: [Int?]

  private let graph: DependencyGraph
  private let isVisible: [Bool]

  init(
    of graph: DependencyGraph, by granularity: Granularity, roles: Set<ModuleRole>,
    folderDepth: Int?
  ) {
    self.graph = graph
    isVisible = graph.modules.map { roles.contains($0.role) }
    groupOfNode = Array(repeating: nil, count: graph.nodes.count)
    groupOfFile = Array(repeating: nil, count: graph.files.count)
    switch granularity {
    case .type: partitionByType()
    case .file: partition(byPath: graph.files.map(\.path))
    case .folder: partition(byPath: graph.files.map { folder(of: $0.path, depth: folderDepth) })
    case .module: partitionByModule()
    case .component: partitionByComponent()
    }
  }

  /// The group that a facade stands in; `nil` where its role is left out.
  func group(of facade: Facade) -> Int? {
    switch facade {
    case .alias(let node): groupOfNode[node.int]
    case .export(let file): groupOfFile[file.int]
    }
  }

  // MARK: One granularity each

  private mutating func partitionByType() {
    for index in graph.nodes.indices {
      let node = graph.nodes[index]
      guard isVisible[node.module.int] else { continue }
      groupOfNode[index] = groups.count
      groups.append(
        Group(
          name: node.id, module: node.module, component: node.component,
          role: graph.modules[node.module].role))
    }
  }

  private mutating func partition(byPath paths: [String]) {
    let visible = graph.files.indices.filter { isVisible[graph.files[$0].module.int] }
    let names = UniqueNames(visible.map { paths[$0] })
    for (file, group) in zip(visible, names.index) { groupOfFile[file] = group }
    for (index, node) in graph.nodes.enumerated() where isVisible[node.module.int] {
      groupOfNode[index] = groupOfFile[node.file.int]
    }
    makeGroups(named: names.sorted)
  }

  private mutating func partitionByModule() {
    let order = graph.modules.indices.filter { isVisible[$0] }.sorted { left, right in
      let (first, second) = (graph.modules[left].name, graph.modules[right].name)
      return first.equalsInBytes(second) ? left < right : first.precedesInBytes(second)
    }
    var group = [Int?](repeating: nil, count: graph.modules.count)
    for (index, module) in order.enumerated() { group[module] = index }
    assign(node: { group[$0.module.int] }, file: { group[$0.module.int] })
    makeGroups(named: order.map { graph.modules[$0].name })
    for (index, module) in order.enumerated() {
      groups[index].module = ModuleID(module)
      groups[index].role = graph.modules[module].role
    }
    // A module without files shows its component nowhere else.
    for (index, component) in graph.components.enumerated() {
      guard let module = component.module, let group = group[module.int] else { continue }
      groups[group].component = ComponentID(index)
    }
  }

  private mutating func partitionByComponent() {
    var isPresent = graph.components.map { component in
      component.module.map { isVisible[$0.int] } ?? false
    }
    for file in graph.files where isVisible[file.module.int] {
      isPresent[file.component.int] = true
    }
    for node in graph.nodes where isVisible[node.module.int] {
      isPresent[node.component.int] = true
    }
    let present = graph.components.indices.filter { isPresent[$0] }
    var group = [Int?](repeating: nil, count: graph.components.count)
    for (index, component) in present.enumerated() { group[component] = index }
    assign(node: { group[$0.component.int] }, file: { group[$0.component.int] })
    makeGroups(named: present.map { graph.components[$0].name })
    for (index, component) in present.enumerated() {
      groups[index].component = ComponentID(component)
      groups[index].module = groups[index].module ?? graph.components[component].module
      groups[index].role = graph.components[component].role
    }
  }

  // MARK: Shared steps

  private mutating func assign(
    node: (GraphNode) -> Int?, file: (SourceFileSummary) -> Int?
  ) {
    for index in graph.nodes.indices where isVisible[graph.nodes[index].module.int] {
      groupOfNode[index] = node(graph.nodes[index])
    }
    for index in graph.files.indices where isVisible[graph.files[index].module.int] {
      groupOfFile[index] = file(graph.files[index])
    }
  }

  /// Makes the groups from the files and nodes that have been assigned.
  private mutating func makeGroups(named names: [String]) {
    var modules = [CommonValue<ModuleID>](repeating: .none, count: names.count)
    var components = [CommonValue<ComponentID>](repeating: .none, count: names.count)
    var leading = [ModuleID?](repeating: nil, count: names.count)
    func insert(_ module: ModuleID, _ component: ComponentID, into group: Int) {
      modules[group].insert(module)
      components[group].insert(component)
      leading[group] = leading[group].map { leader(of: $0, module) } ?? module
    }
    for (file, group) in zip(graph.files, groupOfFile) {
      if let group { insert(file.module, file.component, into: group) }
    }
    for (node, group) in zip(graph.nodes, groupOfNode) {
      if let group { insert(node.module, node.component, into: group) }
    }
    groups = names.indices.map { index in
      Group(
        name: names[index], module: modules[index].value, component: components[index].value,
        role: leading[index].map { graph.modules[$0].role } ?? .production)
    }
  }

  /// The module whose role a group of both takes: the first that is production, else the first.
  private func leader(of first: ModuleID, _ second: ModuleID) -> ModuleID {
    let firstIsProduction = graph.modules[first].role == .production
    let secondIsProduction = graph.modules[second].role == .production
    if firstIsProduction != secondIsProduction { return firstIsProduction ? first : second }
    return min(first, second)
  }
}

/// The folder that a file lies in, or the one around it of so many path components; `.` stands for
/// the root.
private func folder(of path: String, depth: Int?) -> String {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
  guard let depth else { return String(path[..<slash]) }
  return path[..<slash].split(separator: "/", omittingEmptySubsequences: false).prefix(depth)
    .joined(separator: "/")
}
