import DependencyModel
import ProjectModel
import SourceFacts

/// Which modules make types of others conform to protocols of others.
///
/// A conformance takes effect wherever it is linked: `value as? Service` finds it at run time, and no
/// file that relies on it has to import the module or to write a name of it.
struct ForeignConformances {
  private let adds: [Bool]

  /// Looks at the lists of protocols of extensions. O(edges + references).
  init(_ graph: DependencyGraph) {
    var adds = [Bool](repeating: false, count: graph.modules.count)
    for edge in graph.edges {
      let (from, to) = (graph.nodes[edge.from.int], graph.nodes[edge.to.int])
      guard from.kind == .extension, from.module != to.module, !adds[from.module.int] else {
        continue
      }
      adds[from.module.int] = graph.references[edge.references].contains {
        $0.role == .inheritance
      }
    }
    for reference in graph.external where reference.role == .inheritance {
      guard let node = reference.node, graph.nodes[node.int].kind == .extension else { continue }
      adds[graph.nodes[node.int].module.int] = true
    }
    self.adds = adds
  }

  /// Whether a module adds a conformance that belongs to neither side of it.
  func addsAny(_ module: ModuleID) -> Bool { adds[module.int] }
}
