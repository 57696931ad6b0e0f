import ArchModel

/// Which imports each module hands on to those that import it, by `@_exported`.
struct Reexports {
  private let graph: DependencyGraph
  /// For each module its own `@_exported` imports, by place.
  private let ownExports: [[Int]]

  /// Collects the exported imports of a graph. O(imports).
  init(_ graph: DependencyGraph) {
    self.graph = graph
    var exports = [[Int]](repeating: [], count: graph.modules.count)
    for (number, entry) in graph.imports.enumerated() where entry.isReexported {
      exports[graph.files[entry.file.int].module.int].append(number)
    }
    ownExports = exports
  }

  /// The imports that a module hands on, its own ones and, through modules of the project that it
  /// re-exports, those of others; in the order found. O(exported imports).
  func imports(of module: ModuleID) -> [Int] {
    var found: [Int] = []
    var seen: Set<ModuleID> = [module]
    var pending = [module]
    while let next = pending.popLast() {
      found += ownExports[next.int]
      for number in ownExports[next.int] {
        if let target = graph.imports[number].target, seen.insert(target).inserted {
          pending.append(target)
        }
      }
    }
    return found
  }

  /// The modules of the project whose names come with an import of one: itself and what it hands
  /// on.
  func modules(with module: ModuleID) -> Set<ModuleID> {
    Set([module] + imports(of: module).compactMap { graph.imports[$0].target })
  }
}
