import DependencyModel
import ProjectModel

/// Which imports each module hands on to those that import it, by `@_exported`.
package struct Reexports {
  /// For each module the imports that it hands on.
  private let importsOfModule: [[Int]]
  /// For each module the modules whose names come with an import of it.
  private let modulesWithModule: [Set<ModuleID>]

  /// Follows the exported imports of a graph, once for each module. O(imports + modules + imports
  /// handed on).
  package init(_ graph: DependencyGraph) {
    var own = [[Int]](repeating: [], count: graph.modules.count)
    for (number, entry) in graph.imports.enumerated() where entry.isReexported {
      own[graph.files[entry.file].module.int].append(number)
    }
    let imports = own.indices.map { module in
      own[module].isEmpty ? [] : Self.imports(of: ModuleID(module), own, graph)
    }
    importsOfModule = imports
    modulesWithModule = imports.indices.map { module in
      Set([ModuleID(module)] + imports[module].compactMap { graph.imports[$0].target })
    }
  }

  private static func imports(
    of module: ModuleID, _ own: [[Int]], _ graph: DependencyGraph
  ) -> [Int] {
    var found: [Int] = []
    var seen: Set<ModuleID> = [module]
    var pending = [module]
    while let next = pending.popLast() {
      found += own[next.int]
      for number in own[next.int] {
        if let target = graph.imports[number].target, seen.insert(target).inserted {
          pending.append(target)
        }
      }
    }
    return found
  }

  /// The imports that a module hands on, its own ones and, through modules of the project that it
  /// re-exports, those of others; in the order found. O(1).
  package func imports(of module: ModuleID) -> [Int] { importsOfModule[module.int] }

  /// The modules of the project whose names come with an import of one: itself and what it hands
  /// on. O(1).
  package func modules(with module: ModuleID) -> Set<ModuleID> { modulesWithModule[module.int] }
}
