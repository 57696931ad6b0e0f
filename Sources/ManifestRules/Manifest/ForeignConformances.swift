import DependencyModel
import ProjectModel
import RuleEngine
import SourceFacts

/// Which modules make types of others conform to protocols of others.
///
/// A conformance takes effect wherever it is linked: `value as? Service` finds it at run time, and no
/// file that relies on it has to import the module or to write a name of it.
struct ForeignConformances {
  /// For each module the names of the types that it gives such a conformance.
  private let types: [Set<String>]

  /// Looks at the lists of protocols of extensions. O(edges + references).
  init(_ graph: DependencyGraph) {
    var types = [Set<String>](repeating: [], count: graph.modules.count)
    func add(_ node: GraphNode) {
      types[node.module.int].insert(node.extendedTypeName ?? node.name)
    }
    for edge in graph.edges {
      let (from, to) = (graph.nodes[edge.from.int], graph.nodes[edge.to.int])
      guard from.kind == .extension, from.module != to.module else { continue }
      let references = graph.references[edge.references]
      if references.contains(where: { $0.role == .inheritance }) { add(from) }
    }
    for reference in graph.external where reference.role == .inheritance {
      guard let node = reference.node, graph.nodes[node.int].kind == .extension else { continue }
      add(graph.nodes[node.int])
    }
    self.types = types
  }

  /// Whether a module adds a conformance that belongs to neither side of it.
  func addsAny(_ module: ModuleID) -> Bool { !types[module.int].isEmpty }

  /// Whether a module adds one to a type that a file uses: one that it names, or one of literals, which nobody names.
  func mayTakeEffect(from module: ModuleID, inFileThatNames names: Set<String>) -> Bool {
    types[module.int].contains { literalTypes.contains($0) || names.contains($0) }
  }
}

/// The types that literals have by themselves.
private let literalTypes: Set<String> = [
  "Array", "Bool", "Dictionary", "Double", "Int", "Optional", "String",
]
