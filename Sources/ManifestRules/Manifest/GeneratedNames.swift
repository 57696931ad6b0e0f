import DependencyModel
import ProjectModel
import RuleEngine
import SourceFacts
import StandardLibrary

/// Which modules of the project may declare names that no source shows.
///
/// What a macro adds beside a declaration, and what a plugin of the build writes, are names like any others to those
/// that import the module.
struct GeneratedNames {
  /// The modules.
  private(set) var modules: Set<ModuleID> = []

  /// Looks for macros and plugins. O(edges + references).
  ///
  /// - Parameter known: modules whose macros and property wrappers add nothing beside a declaration.
  init(_ graph: DependencyGraph, _ known: KnownModuleNames) {
    for (index, module) in graph.modules.enumerated()
    where module.dependencies.contains(where: { $0.purpose == .plugin }) {
      modules.insert(ModuleID(index))
    }
    for edge in graph.edges where graph.nodes[edge.to].kind == .macro {
      let from = graph.nodes[edge.from]
      let isDeclaring = graph.references[edge.references].contains {
        $0.role == .attribute || from.kind == .topLevelCode
      }
      if isDeclaring { modules.insert(from.module) }
    }
    for reference in graph.external {
      guard let node = reference.node.map({ graph.nodes[$0] }),
        reference.role == .attribute || reference.role == .macro && node.kind == .topLevelCode,
        graph.files[reference.file].language == .swift
      else { continue }
      let name = graph.names[reference.name]
      guard name.first?.isUppercase == true || reference.role == .macro,
        !StandardLibraryNames.hasTopLevel(name), known.modules(declaring: name).isEmpty
      else { continue }
      modules.insert(node.module)
    }
  }
}
