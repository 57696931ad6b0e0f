import DependencyModel
import ProjectModel
import SourceText

/// What speaks against the modules that were guessed: a module declares no two types of one name.
///
/// One problem for each module, at the second type of the first name by place. O(nodes).
func problemsOfGuessedModules(_ graph: DependencyGraph) -> [Problem] {
  guard graph.modules.contains(where: \.isGuessed) else { return [] }
  var types: [ModuleID: [ByteKey: [GraphNode]]] = [:]
  for node in graph.nodes where node.kind.isType && node.access > .fileprivate {
    guard graph.modules[node.module.int].isGuessed else { continue }
    types[node.module, default: [:]][ByteKey(node.name), default: []].append(node)
  }
  return types.keys.sorted().compactMap { module in
    let doubled = (types[module] ?? [:]).values.filter { $0.count > 1 }.map { nodes in
      nodes.map { ($0.name, graph.location(of: $0.file, offset: UInt32($0.offset))) }
        .sorted { $0.1 < $1.1 }
    }.sorted { $0[0].1 < $1[0].1 }
    guard let first = doubled.first else { return nil }
    let others = doubled.count - 1
    let more = others == 0 ? "" : " (and \(others) more name\(others == 1 ? "" : "s"))"
    return Problem(
      .ambiguousModule,
      message: "The files that were taken for the module \(graph.modules[module.int].name) declare "
        + "\(first.count) types called \(first[0].0)\(more), so they cannot be one module, and "
        + "references to such types count as ambiguous: list the modules in archcheck.yml under "
        + "`modules:`; 'archcheck list modules --unowned' prints them to begin with. The first of "
        + "the types is at \(first[0].1).",
      location: first[1].1)
  }
}
