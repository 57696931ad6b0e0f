import DependencyModel
import ProjectModel
import RuleEngine

// What the manifests of a project let a module import, directly and by detours.

extension ManifestInput {
  /// The names of modules that a module may import by its manifest: what it declares, and what stands
  /// behind wrappers.
  ///
  /// A test module runs inside the applications and executables that it declares, and may import
  /// what these declare.
  func declaredNames(of module: ModuleID) -> Set<String> {
    var names = ownNames(of: module)
    guard description(module).role == .test else { return names }
    for host in codeDependencies(of: module).flatMap({ targets(of: $0) })
    where description(host).kind.isProgram {
      names.formUnion(ownNames(of: host))
    }
    return names
  }

  /// The same without what tests may import thanks to their hosts.
  func ownNames(of module: ModuleID) -> Set<String> {
    let imports = scope.view.graph.imports
    var names: Set<String> = []
    var seen: Set<ModuleID> = [module]
    var pending = codeDependencies(of: module)
    while let dependency = pending.popLast() {
      names.insert(dependency.name)
      names.formUnion(dependency.modules)
      for target in targets(of: dependency) where seen.insert(target).inserted {
        guard isWrapper(target) else { continue }
        for number in reexports.imports(of: target) { names.insert(imports[number].module) }
        pending += codeDependencies(of: target)
      }
    }
    return names
  }

  /// The names of what comes with a dependency on a module: what manifests declare for it and, at any
  /// remove, for what it depends on, and what it re-exports of the project.
  ///
  /// - Returns: `sure`, what is part of the project or of a package, and `open`, what may be a product
  ///   of a package as well as a framework of the system.
  func namesBroughtAlong(by module: ModuleID) -> (sure: Set<String>, open: Set<String>) {
    let imports = scope.view.graph.imports
    var names: Set<String> = []
    var open: Set<String> = []
    func collect(_ module: ModuleID) -> Bool {
      for dependency in codeDependencies(of: module) {
        names.formUnion(dependency.modules)
        guard dependency.modules.isEmpty else { continue }
        if dependency.container == nil {
          open.insert(dependency.name)
        } else {
          names.insert(dependency.name)
        }
      }
      for number in reexports.imports(of: module) where imports[number].target != nil {
        names.insert(imports[number].module)
      }
      return false
    }
    _ = collect(module)
    _ = nearest(behind: module, collect)
    return (names, open)
  }

  /// Whether something from outside is there without being declared, as frameworks of the system are:
  /// some module imports it, and no manifest that it depends on names it. O(imports of the name and
  /// declared dependencies).
  func isAnywhere(_ name: String) -> Bool {
    (importersOfOutside[name] ?? []).contains { importer in
      guard description(importer).hasManifest, !isPartlyUnderstood(importer),
        !isPartlyUnderstood(behind: importer)
      else { return false }
      func declares(_ module: ModuleID) -> Bool {
        codeDependencies(of: module).contains { $0.modules.isEmpty && $0.name == name }
      }
      return !declares(importer) && nearest(behind: importer, declares) == nil
    }
  }

  /// The nearest dependency of a module, at any remove, whose manifest declares a module of the
  /// project; `nil` if none does. O(declared dependencies).
  func declarer(
    of target: ModuleID, behind module: ModuleID, without other: ModuleID? = nil
  ) -> ModuleID? {
    let name = description(target).name
    return nearest(behind: module, without: other) { dependency in
      codeDependencies(of: dependency).contains { $0.modules.contains(name) }
    }
  }

  /// The nearest dependency of a module whose manifest declares a product of a package; `nil` if
  /// none does, and where the module itself declares some product of that package.
  func declarer(ofProduct name: String, behind module: ModuleID) -> ModuleID? {
    if declaredNames(of: module).contains(name) { return nil }
    let packages = Set(codeDependencies(of: module).compactMap(\.container))
    return nearest(behind: module) { dependency in
      codeDependencies(of: dependency).contains {
        guard let package = $0.container, $0.modules.isEmpty else { return false }
        return $0.name == name && !packages.contains(package)
      }
    }
  }

  /// Whether a name is that of a module of the project that manifests do not give another module, so
  /// that it may have been left out of a build.
  ///
  /// - Parameter declared: what the other one may import by its own manifest.
  func mayBeMissing(_ name: String, for module: ModuleID, declaring declared: Set<String>) -> Bool {
    let found = modules(named: name)
    return !found.isEmpty && !declared.contains(name) && !found.contains(module)
      && !found.contains { isBehind(module, $0) }
  }

  /// Whether a binary comes with a module, or is one, which may have another name for those who
  /// import it than for the manifest.
  func bringsBinary(_ module: ModuleID) -> Bool {
    description(module).kind == .binary
      || nearest(behind: module) { description($0).kind == .binary } != nil
  }

  /// Whether a module depends on another one by manifests, at any remove.
  func isBehind(_ module: ModuleID, _ other: ModuleID) -> Bool {
    nearest(behind: module) { $0 == other } != nil
  }

  /// Whether something that a module depends on, at any remove, may declare more than is known.
  func isPartlyUnderstood(behind module: ModuleID) -> Bool {
    nearest(behind: module) { isPartlyUnderstood($0) } != nil
  }

  /// The first dependency that fits, nearest first.
  ///
  /// Nothing reaches the importer through a program or a macro, which run on their own; but tests
  /// run inside the programs that they declare.
  func nearest(
    behind module: ModuleID, without other: ModuleID? = nil, _ fits: (ModuleID) -> Bool
  ) -> ModuleID? {
    let isTest = description(module).role == .test
    var seen: Set<ModuleID> = [module]
    var queue = [module]
    var next = 0
    while next < queue.count {
      for dependency in codeDependencies(of: queue[next]).flatMap({ targets(of: $0) })
      where dependency != other && seen.insert(dependency).inserted {
        let kind = description(dependency).kind
        if kind == .macro || kind == .plugin { continue }
        if kind.isProgram, !isTest || next > 0 { continue }
        if fits(dependency) { return dependency }
        queue.append(dependency)
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
