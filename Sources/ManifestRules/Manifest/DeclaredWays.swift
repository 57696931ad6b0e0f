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
        guard isWrapper(target) || isPlaceholder(target) else { continue }
        for number in reexports.imports(of: target) { names.insert(imports[number].module) }
        pending += codeDependencies(of: target)
      }
    }
    return names
  }

  /// Whether something from outside is there without being declared, as frameworks of the system are:
  /// some module imports it, and no manifest that it depends on names it. O(imports of the name and
  /// declared dependencies) at the first question about a name.
  func isAnywhere(_ name: String) -> Bool {
    if let known = memory.anywhere[name] { return known }
    let declarers = index.outsideDeclarers[name] ?? []
    let isAnywhere = (importersOfOutside[name] ?? []).contains { importer in
      guard description(importer).hasManifest, !isPartlyUnderstood(fromOn: importer) else {
        return false
      }
      if declarers.isEmpty { return true }
      return !declarers.contains(importer)
        && nearest(behind: importer, declarers.contains) == nil
    }
    memory.anywhere[name] = isAnywhere
    return isAnywhere
  }

  /// The nearest dependency of a module, at any remove, whose manifest declares a module of the
  /// project; `nil` if none does. Where there is none but behind a program, as an app has its extension, that
  /// one: it hands on nothing, but what it declares is built before the module. O(declared dependencies).
  func declarer(of target: ModuleID, behind module: ModuleID) -> ModuleID? {
    guard let declarers = index.declarers[description(target).name] else { return nil }
    return nearest(behind: module, declarers.contains)
      ?? index.paths.nearest(behind: module, takesPrograms: true, declarers.contains)
  }

  /// The nearest dependency of a module whose manifest declares a product of a package; `nil` if
  /// none does, and where the module itself declares some product of that package, or what may be one: a pod, or
  /// a product of which its Xcode project does not say the package.
  func declarer(ofProduct name: String, behind module: ModuleID) -> ModuleID? {
    guard let declarers = index.productDeclarers[name],
      !declaredNames(of: module).contains(name)
    else { return nil }
    let own = codeDependencies(of: module)
    let mayBringIt = own.contains {
      $0.isFetched && $0.container == nil && $0.modules.isEmpty && !$0.isOfSwiftManifest
    }
    if mayBringIt { return nil }
    let packages = Set(own.compactMap(\.container))
    return nearest(behind: module) { dependency in
      guard declarers.contains(dependency) else { return false }
      return codeDependencies(of: dependency).contains {
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
  func bringsBinary(_ module: ModuleID) -> Bool { index.bringsBinary[module.int] }

  /// Whether a module depends on another one by manifests, at any remove.
  func isBehind(_ module: ModuleID, _ other: ModuleID) -> Bool {
    nearest(behind: module) { $0 == other } != nil
  }

  /// Whether a module, or something that it depends on at any remove, may declare more than is known.
  func isPartlyUnderstood(fromOn module: ModuleID) -> Bool {
    index.isPartlyUnderstood[module.int]
  }

  /// The first dependency that fits, nearest first; see ``DeclaredPaths``.
  func nearest(
    behind module: ModuleID, without other: ModuleID? = nil, _ fits: (ModuleID) -> Bool
  ) -> ModuleID? {
    index.paths.nearest(behind: module, without: other, fits)
  }

  /// Whether an exception excuses an import.
  func excuses(import number: Int) -> Bool {
    scope.excuses(scope.view.index.importEnds[number], given: .unbound)
  }
}

extension DeclaredDependency {
  /// Whether a manifest in Swift declares it, where what is named without a package has the name of its package, or of its
  /// only module.
  fileprivate var isOfSwiftManifest: Bool { location.path.hasSuffix(".swift") }
}
