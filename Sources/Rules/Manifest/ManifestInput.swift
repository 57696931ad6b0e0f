import ArchModel

/// What the checks of manifests share: which modules each module imports, declares and uses.
struct ManifestInput {
  /// The rule's scope.
  let scope: RuleScope
  /// For each module the imports in its files, by place.
  let importsOfModule: [[Int]]
  /// For each module the modules that references of it lead to.
  private let referencedModules: [Set<ModuleID>]
  private let modulesOfName: [String: [ModuleID]]

  /// Collects imports and references by module. O(imports + edges).
  init(scope: RuleScope) {
    self.scope = scope
    let graph = scope.view.graph
    var imports = [[Int]](repeating: [], count: graph.modules.count)
    for (number, entry) in graph.imports.enumerated() {
      imports[graph.files[entry.file.int].module.int].append(number)
    }
    var referenced = [Set<ModuleID>](repeating: [], count: graph.modules.count)
    for edge in graph.edges {
      let (from, to) = (graph.nodes[edge.from.int].module, graph.nodes[edge.to.int].module)
      if from != to { referenced[from.int].insert(to) }
    }
    var names: [String: [ModuleID]] = [:]
    for (index, module) in graph.modules.enumerated() {
      names[module.name, default: []].append(ModuleID(index))
    }
    importsOfModule = imports
    referencedModules = referenced
    modulesOfName = names
  }

  /// A module as its manifests describe it.
  func description(_ module: ModuleID) -> ModuleDescription {
    scope.view.graph.modules[module.int]
  }

  /// The modules of a name.
  func modules(named name: String) -> [ModuleID] { modulesOfName[name] ?? [] }

  /// The modules whose code a module can see or has used: imported, re-exported by what it imports,
  /// or referenced. O(imports of the modules concerned).
  func used(by module: ModuleID) -> Set<ModuleID> {
    let imports = scope.view.graph.imports
    var used = referencedModules[module.int]
    var pending = importsOfModule[module.int].compactMap { imports[$0].target }
    while let next = pending.popLast() {
      guard used.insert(next).inserted else { continue }
      for number in importsOfModule[next.int] where imports[number].isReexported {
        if let target = imports[number].target { pending.append(target) }
      }
    }
    for target in referencedModules[module.int] { used.insert(target) }
    return used
  }

  /// A module as one side of a dependency.
  func side(of module: ModuleID) -> DependencySide {
    scope.view.side(of: module, component: scope.view.index.componentOfModule[module.int])
  }

  /// Whether an exception excuses the dependency of a module on another.
  func isExcused(_ from: ModuleID, _ to: ModuleID) -> Bool {
    let reach = scope.exceptionReach
    return scope.excuses(
      from: scope.view.endpoints(of: from, reach: reach),
      to: scope.view.endpoints(of: to, reach: reach))
  }
}
