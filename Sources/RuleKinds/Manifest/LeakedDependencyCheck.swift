import Findings
import ProjectModel
import RuleEngine

extension ManifestCheck {
  /// `leaked`: a module imports what only the manifests of its dependencies declare.
  ///
  /// Of modules from outside only products of packages are judged: system frameworks need no
  /// declaration, and one product of a package may hold the modules of another.
  static let leaked = ManifestCheck(name: "leaked") { module, input in
    let imports = UndeclaredImports(of: module, input)
    var outcome = RuleOutcome(findings: [], checked: imports.checked)
    for entry in imports.missing {
      guard let through = input.declarer(of: entry.target, behind: module) else { continue }
      add(&outcome, module, to: input.side(of: entry.target), through, entry.imports, input)
    }
    for (name, numbers) in externalImports(of: module, input) {
      outcome.checked += 1
      guard let through = input.declarer(ofProduct: name, behind: module),
        !numbers.contains(where: { input.excuses(import: $0) })
      else { continue }
      let side = DependencySide(component: name, module: name)
      add(&outcome, module, to: side, through, numbers, input)
    }
    return outcome
  }

  private static func add(
    _ outcome: inout RuleOutcome, _ module: ModuleID, to side: DependencySide,
    _ through: ModuleID, _ imports: [Int], _ input: ManifestInput
  ) {
    if input.isPartlyUnderstood(module) {
      outcome.undecided.add(
        UndecidedCase(
          .unreadManifest, input.side(of: module).component,
          at: input.description(module).location))
      return
    }
    outcome.findings.append(
      Finding(
        LeakedDependency(through: input.description(through).name),
        from: input.side(of: module), to: side,
        evidence: imports.map { input.scope.view.evidence(import: $0) }))
  }

  /// The modules from outside that a module imports, by name in the order of the first imports.
  private static func externalImports(
    of module: ModuleID, _ input: ManifestInput
  ) -> [(name: String, imports: [Int])] {
    let graph = input.scope.view.graph
    var names: [String] = []
    var imports: [String: [Int]] = [:]
    for number in input.importsOfModule[module.int] where graph.imports[number].target == nil {
      let name = graph.imports[number].module
      if imports[name] == nil { names.append(name) }
      imports[name, default: []].append(number)
    }
    return names.map { ($0, imports[$0] ?? []) }
  }
}

extension ManifestInput {
  /// The nearest dependency of a module, at any remove, whose manifest declares a module of the
  /// project; `nil` if none does. O(declared dependencies).
  func declarer(of target: ModuleID, behind module: ModuleID) -> ModuleID? {
    let name = description(target).name
    return nearest(behind: module) { dependency in
      codeDependencies(of: dependency).contains { $0.modules.contains(name) }
    }
  }

  /// The nearest dependency of a module whose manifest declares a product of a package; `nil` if
  /// none does, and where the module itself declares some product of that package.
  func declarer(ofProduct name: String, behind module: ModuleID) -> ModuleID? {
    let own = codeDependencies(of: module)
    if own.contains(where: { $0.name == name }) { return nil }
    let packages = Set(own.compactMap(\.container))
    return nearest(behind: module) { dependency in
      codeDependencies(of: dependency).contains {
        guard let package = $0.container, $0.modules.isEmpty else { return false }
        return $0.name == name && !packages.contains(package)
      }
    }
  }

  private func nearest(behind module: ModuleID, _ fits: (ModuleID) -> Bool) -> ModuleID? {
    var seen: Set<ModuleID> = [module]
    var queue = [module]
    var next = 0
    while next < queue.count {
      for name in codeDependencies(of: queue[next]).flatMap(\.modules) {
        for dependency in modules(named: name) where seen.insert(dependency).inserted {
          if fits(dependency) { return dependency }
          queue.append(dependency)
        }
      }
      next += 1
    }
    return nil
  }

  /// Whether an exception excuses an import.
  func excuses(import number: Int) -> Bool {
    scope.excuses(scope.view.index.importEnds[number], given: .unbound)
  }
}
