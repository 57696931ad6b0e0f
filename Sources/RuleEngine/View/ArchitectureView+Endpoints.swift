import DependencyModel
import ProjectModel
import RuleLanguage
import SourceText

extension ArchitectureView {
  /// A node, as seen from one of its files, as selectors see it.
  package func endpoint(of node: NodeID, in file: FileID) -> Endpoint {
    var endpoint = nodeEndpoints[node.int]
    if file != graph.nodes[node].file { endpoint.path = graph.files[file].path }
    return endpoint
  }

  /// An end in the project as selectors see it, a module as a whole; `nil` for an end outside.
  package func endpoint(of end: EndID) -> Endpoint? {
    switch index.ends[end.int] {
    case .node(let node, let file, let type): endpoint(of: node, in: file, type: type)
    case .file(let file): endpoint(of: file)
    case .module(let module): endpoint(of: module)
    case .external, .symbol: nil
    }
  }

  /// A node at home as selectors see it.
  package func endpoint(of node: NodeID) -> Endpoint { nodeEndpoints[node.int] }

  /// A file as selectors see it.
  package func endpoint(of file: FileID) -> Endpoint { fileEndpoints[file.int] }

  /// A module without files as selectors see it.
  package func endpoint(of module: ModuleID) -> Endpoint {
    let summary = graph.modules[module]
    let component = index.componentOfModule[module.int].map { graph.components[$0].name }
    return Endpoint(
      component: component ?? summary.name, module: summary.name, role: summary.role)
  }

  /// A component without files and nodes as selectors see it.
  package func endpoint(of component: ComponentID) -> Endpoint {
    let summary = graph.components[component]
    let module = summary.module.map { graph.modules[$0].name }
    return Endpoint(component: summary.name, module: module ?? "", role: summary.role)
  }

  /// A path as selectors see it: each source file there with its nodes, and with the types within them
  /// where supertypes and attributes count, else just the path. O(log files).
  package func endpoints(ofPath path: String, reach: SelectorReach = .types) -> [Endpoint] {
    var low = 0
    var high = graph.files.count
    while low < high {
      let middle = (low + high) / 2
      if graph.files[middle].path.precedesInBytes(path) { low = middle + 1 } else { high = middle }
    }
    let found = graph.files[low...].prefix { $0.path.equalsInBytes(path) }.indices
    if found.isEmpty { return [Endpoint(component: "", module: "", path: path)] }
    return found.flatMap { endpoints(of: FileID($0), reach: reach) }
  }

  /// A file, or the nodes at home in it where types count, and the types within nodes that are declared in it
  /// where supertypes and attributes do.
  package func endpoints(of file: FileID, reach: SelectorReach) -> [Endpoint] {
    guard reach.contains(.types) else { return [endpoint(of: file)] }
    let things =
      index.nodesOfFile[file.int].map { endpoint(of: $0) }
      + (reach.contains(.declarations) ? nestedEndpointsOfFile[file] ?? [] : [])
    return things.isEmpty ? [endpoint(of: file)] : things
  }

  /// Some nodes, with the types within them where supertypes and attributes count.
  package func endpoints(of nodes: [NodeID], reach: SelectorReach) -> [Endpoint] {
    guard reach.contains(.declarations), !nestedEndpoints.isEmpty else {
      return nodes.map { endpoint(of: $0) }
    }
    return nodes.flatMap { [endpoint(of: $0)] + (nestedEndpoints[$0] ?? []) }
  }

  /// All nodes, with the types within them where supertypes and attributes count.
  package func allEndpoints(reach: SelectorReach) -> [Endpoint] {
    guard reach.contains(.declarations), !nestedEndpoints.isEmpty else { return nodeEndpoints }
    return endpoints(of: graph.nodes.indices.map { NodeID($0) }, reach: reach)
  }

  /// What names something from outside, as selectors see it.
  package func endpoint(of reference: ExternalReference) -> Endpoint {
    guard let node = reference.node else { return endpoint(of: reference.file) }
    return endpoint(
      of: node, in: reference.file,
      type: index.nestedTypes?.type(at: reference.offset, in: reference.file, of: node))
  }

  /// The parts of a module: its components, its files where paths count, its nodes where types
  /// count.
  package func endpoints(of module: ModuleID, reach: SelectorReach) -> [Endpoint] {
    let parts = index.filesOfModule[module.int].flatMap { endpoints(of: $0, reach: reach) }
    if parts.isEmpty { return [endpoint(of: module)] }
    guard reach.isEmpty else { return parts }
    var components: Set<String> = []
    return parts.filter { components.insert($0.component).inserted }
  }
}
