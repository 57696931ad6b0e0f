import DependencyModel
import ProjectModel
import RuleEngine
import SourceFacts

/// Which modules make types of others conform to protocols of others.
///
/// A conformance takes effect wherever it is linked: `value as? Service` finds it at run time, and no
/// file that relies on it has to import the module or to write a name of it.
///
/// Reference semantics on purpose: what modules write and import is collected when it is first asked for, which few
/// projects need. It lives as long as a check runs and never crosses threads.
final class ForeignConformances {
  /// A conformance that belongs to neither side of it.
  private struct Conformance {
    var type: String
    /// The protocol, where its name is written.
    var proto: String
    /// The modules that may declare the protocol, and that of the project which has the type: who imports one of them may
    /// have values of the type without a name of it.
    var homes: Set<String>
  }

  private let graph: DependencyGraph
  /// For each module the conformances that it adds.
  private let added: [[Conformance]]
  /// For each module the names that its files write.
  private lazy var written = Self.written(graph)
  /// For each module the names of those that it imports.
  private lazy var imported = Self.imported(graph)

  /// Looks at the lists of protocols of extensions. O(edges + references).
  init(_ graph: DependencyGraph, _ known: KnownModuleNames) {
    self.graph = graph
    var added = [[Conformance]](repeating: [], count: graph.modules.count)
    func add(_ node: GraphNode, _ proto: String, _ homes: Set<String>) {
      added[node.module.int].append(
        Conformance(type: node.extendedTypeName ?? node.name, proto: proto, homes: homes))
    }
    lazy var modules = Set(graph.modules.map(\.name))
    func typeHomes(_ node: GraphNode) -> Set<String> {
      guard let path = node.extendedTypePath, path.count > 1, case let first = String(path[0]),
        modules.contains(first)
      else { return [] }
      return [first]
    }
    for edge in graph.edges
    where graph.nodes[edge.from].kind == .extension
      && graph.nodes[edge.from].module != graph.nodes[edge.to].module
    {
      if graph.references[edge.references].contains(where: { $0.role == .inheritance }) {
        let (from, to) = (graph.nodes[edge.from], graph.nodes[edge.to])
        add(from, to.name, typeHomes(from).union([graph.modules[to.module].name]))
      }
    }
    let conformances = graph.external.filter { reference in
      guard reference.role == .inheritance, let node = reference.node else { return false }
      return graph.nodes[node].kind == .extension
    }
    if !conformances.isEmpty {
      let outside = Self.outsideModules(graph)
      for reference in conformances {
        guard let node = reference.node else { continue }
        let name = graph.names[reference.name]
        let homes = (outside[reference.file] ?? []).filter { known.declares(name, in: $0) != .no }
        add(graph.nodes[node], name, homes.union(typeHomes(graph.nodes[node])))
      }
    }
    self.added = added
  }

  /// For each file the modules from outside that it imports.
  private static func outsideModules(_ graph: DependencyGraph) -> [FileID: Set<String>] {
    var outside: [FileID: Set<String>] = [:]
    for entry in graph.imports where entry.target == nil {
      outside[entry.file, default: []].insert(entry.module)
    }
    return outside
  }

  private static func written(_ graph: DependencyGraph) -> [Set<String>] {
    var numbers = [Set<GlobalName>](repeating: [], count: graph.modules.count)
    for reference in graph.external {
      numbers[graph.files[reference.file].module.int].insert(reference.name)
    }
    for reference in graph.references where reference.isNominal {
      numbers[graph.files[reference.file].module.int].insert(reference.name)
    }
    return numbers.map { Set($0.map { graph.names[$0] }) }
  }

  private static func imported(_ graph: DependencyGraph) -> [Set<String>] {
    var imported = [Set<String>](repeating: [], count: graph.modules.count)
    for entry in graph.imports { imported[graph.files[entry.file].module.int].insert(entry.module) }
    return imported
  }

  /// Whether a module adds a conformance that belongs to neither side of it.
  func addsAny(_ module: ModuleID) -> Bool { !added[module.int].isEmpty }

  /// Whether a module adds one to a type that a file uses: one that it names, or one of literals, which nobody names.
  func mayTakeEffect(from module: ModuleID, inFileThatNames names: Set<String>) -> Bool {
    added[module.int].contains { literalTypes.contains($0.type) || names.contains($0.type) }
  }

  /// Whether a module adds one that may take effect in the files of another one: these name the type, or the protocol, or
  /// import a module that may declare it.
  func mayTakeEffect(from module: ModuleID, in user: ModuleID) -> Bool {
    added[module.int].contains { conformance in
      literalTypes.contains(conformance.type) || written[user.int].contains(conformance.type)
        || written[user.int].contains(conformance.proto)
        || !imported[user.int].isDisjoint(with: conformance.homes)
    }
  }
}

/// The types that literals have by themselves.
private let literalTypes: Set<String> = [
  "Array", "Bool", "Dictionary", "Double", "Int", "Optional", "String",
]
