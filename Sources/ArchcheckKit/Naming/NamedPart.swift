import DependencyModel
import ProjectModel
import SourceText

/// What a name on the command line stands for: several kinds of things may share it.
package struct NamedPart: Sendable {
  /// The name as written.
  package let text: String
  /// The components of that name.
  package var components: [ComponentID] = []
  /// The modules of that name.
  package var modules: [ModuleID] = []
  /// The nodes of that id or name.
  package var nodes: [NodeID] = []
  /// The file of that path, once for each module that compiles it.
  package var files: [FileID] = []
  /// The files in the folder of that path and below it.
  package var filesInFolder: [FileID] = []

  /// Makes a part without a meaning.
  package init(_ text: String) { self.text = text }

  /// The levels in the order in which a name that fits several is understood.
  package static let levels: [Granularity] = [.module, .component, .type, .file, .folder]

  /// Whether the name stands for something at a level.
  package func has(_ level: Granularity) -> Bool {
    switch level {
    case .component: !components.isEmpty
    case .module: !modules.isEmpty
    case .type: !nodes.isEmpty
    case .file: !files.isEmpty
    case .folder: !filesInFolder.isEmpty
    }
  }

  /// The level at which two parts are compared: the first that both have, else the finer one of
  /// theirs.
  package static func commonLevel(_ left: NamedPart, _ right: NamedPart) -> Granularity {
    if let both = levels.first(where: { left.has($0) && right.has($0) }) { return both }
    let fineness: [Granularity] = [.type, .file, .folder, .module, .component]
    let own = [left, right].compactMap { part in levels.first(where: part.has) }
    return fineness.first(where: own.contains) ?? .component
  }

  /// The part as a set of groups: those that it names, else those of the code that it names.
  ///
  /// - Complexity: O(nodes + files + groups).
  package func groups(in grouped: GroupedGraph, of graph: DependencyGraph) -> [Int] {
    guard let meaning = meaning(at: grouped.granularity) else { return [] }
    let code = Code(of: meaning, self, in: graph)
    switch grouped.granularity {
    case .type:
      return code.nodes.compactMap { grouped.groupOfNode[$0.int] }
    case .file, .folder:
      return Set(code.files.compactMap { grouped.groupOfFile[$0.int] }).sorted()
    case .module:
      return grouped.groups.indices.filter { index in
        grouped.groups[index].module.map(code.modules.contains) ?? false
      }
    case .component:
      return grouped.groups.indices.filter { index in
        grouped.groups[index].component.map(code.components.contains) ?? false
      }
    }
  }

  private func meaning(at level: Granularity) -> Granularity? {
    has(level) ? level : Self.levels.first(where: has)
  }
}

/// The code that a part names, at every level.
private struct Code {
  var nodes: [NodeID] = []
  var files: [FileID] = []
  var modules: Set<ModuleID> = []
  var components: Set<ComponentID> = []

  init(of meaning: Granularity, _ part: NamedPart, in graph: DependencyGraph) {
    switch meaning {
    case .type:
      nodes = part.nodes
      files = nodes.map { graph.nodes[$0.int].file }
    case .file, .folder:
      files = meaning == .file ? part.files : part.filesInFolder
      let isTaken = Set(files)
      nodes = Self.nodes(of: graph) { isTaken.contains($0.file) }
    case .module:
      modules = Set(part.modules)
      nodes = Self.nodes(of: graph) { modules.contains($0.module) }
      files = Self.files(of: graph) { modules.contains($0.module) }
    case .component:
      components = Set(part.components)
      nodes = Self.nodes(of: graph) { components.contains($0.component) }
      files = Self.files(of: graph) { components.contains($0.component) }
    }
    if meaning != .module {
      modules.formUnion(nodes.map { graph.nodes[$0.int].module })
      modules.formUnion(files.map { graph.files[$0.int].module })
    }
    guard meaning != .component else { return }
    components.formUnion(nodes.map { graph.nodes[$0.int].component })
    // A type counts for its own component even where the rest of its file is another one.
    if meaning != .type { components.formUnion(files.map { graph.files[$0.int].component }) }
    for (index, component) in graph.components.enumerated() where meaning == .module {
      if component.module.map(modules.contains) ?? false { components.insert(ComponentID(index)) }
    }
  }

  private static func nodes(
    of graph: DependencyGraph, where isTaken: (GraphNode) -> Bool
  ) -> [NodeID] {
    graph.nodes.indices.filter { isTaken(graph.nodes[$0]) }.map { NodeID($0) }
  }

  private static func files(
    of graph: DependencyGraph, where isTaken: (SourceFileSummary) -> Bool
  ) -> [FileID] {
    graph.files.indices.filter { isTaken(graph.files[$0]) }.map { FileID($0) }
  }
}
