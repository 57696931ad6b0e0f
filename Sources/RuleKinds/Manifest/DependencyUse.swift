import DependencyModel
import Findings
import ProjectModel
import RuleEngine
import SourceText

/// What the sources of a module do with a dependency that its manifest declares.
enum DependencyUse: Equatable {
  /// They use it, or need what comes with it.
  case used
  /// Nothing here imports it by design: a macro, a plugin, a program, a binary, something that only
  /// brings resources, or anything that a wrapper gathers.
  case notImported
  /// It stands for nothing in the project, and what modules it brings is not known.
  case outside
  /// They do not use it, and nobody needs the declaration.
  case unused
  /// They do not use it, but other modules do, by way of this one, which do not declare it
  /// themselves; sorted by name.
  case needed(by: [ModuleID])
  /// They do not use it as far as can be told.
  case undecided(UndecidedCase.Reason)
}

extension ManifestInput {
  /// What the sources of a module do with a dependency. O(imports and dependencies concerned).
  ///
  /// A manifest is the same for all builds, so what any build imports counts.
  ///
  /// - Parameter used: what the module uses in any build; see ``usedInAnyBuild(by:)``.
  func use(
    of dependency: DeclaredDependency, by module: ModuleID, used: Set<ModuleID>
  ) -> DependencyUse {
    let found = targets(of: dependency).filter { $0 != module }
    if found.isEmpty { return .outside }
    if description(module).sources.isEmpty || isWrapper(module) { return .notImported }
    if !found.allSatisfy({ isImportable($0) }) { return .notImported }
    if found.contains(where: used.contains) { return .used }
    if found.contains(where: { isNeeded($0, forItsDependenciesBy: module) }) { return .used }
    if found.allSatisfy(declaresNothing) { return .notImported }
    if let doubt = doubt(about: found, of: dependency, in: module) { return .undecided(doubt) }
    let users = users(of: found, through: module)
    return users.isEmpty ? .unused : .needed(by: users)
  }

  /// Whether sources that depend on a module are meant to import it, and could.
  private func isImportable(_ module: ModuleID) -> Bool {
    let sources = description(module).sources
    // Files of the C family without a header can only be linked.
    let hasInterface = sources.contains {
      !SourceFileKind.isCFamily($0) || SourceFileKind.isHeader($0)
    }
    guard sources.isEmpty || hasInterface else { return false }
    return switch description(module).kind {
    case .library, .framework, .folder: true
    case .executable, .application, .test, .plugin, .macro, .system, .binary, .bundle: false
    }
  }

  /// Whether a module has files or resources and no declaration that anybody could use: it is
  /// depended on for its bundle, or so that `canImport` finds it. O(nodes).
  private func declaresNothing(_ module: ModuleID) -> Bool {
    let module = (id: module, description: description(module))
    guard !module.description.sources.isEmpty || !module.description.resources.isEmpty else {
      return false
    }
    return !scope.view.graph.nodes.contains { $0.module == module.id }
  }

  /// Whether a module imports, without declaring it, what a dependency of it declares in its turn:
  /// it cannot do without that dependency then.
  private func isNeeded(_ dependency: ModuleID, forItsDependenciesBy module: ModuleID) -> Bool {
    let imported = importedNames(of: module)
    let declared = Set(codeDependencies(of: module).flatMap { [$0.name] + $0.modules })
    let undeclared = imported.subtracting(declared)
    if undeclared.isEmpty { return false }
    let brought = namesBroughtAlong(by: dependency)
    return !undeclared.isDisjoint(with: brought.sure)
      || undeclared.intersection(brought.open).contains { !isAnywhere($0) }
  }

  /// Why sources do not show whether a dependency is used; `nil` where they do.
  private func doubt(
    about targets: [ModuleID], of dependency: DeclaredDependency, in module: ModuleID
  ) -> UndecidedCase.Reason? {
    let graph = scope.view.graph
    let files = scope.view.index.filesOfModule[module.int]
    let own = description(module)
    if own.sources.count > files.count { return .unresolvedNames }
    let sources = Set(own.sources.map { ByteKey($0) })
    let loose = own.headers.bridgingHeaders + own.headers.prefixHeaders
    if loose.contains(where: { !sources.contains(ByteKey($0)) }) { return .unresolvedNames }
    let others = codeDependencies(of: module).filter { $0 != dependency }
      .flatMap { self.targets(of: $0) }
    if others.contains(where: { description($0).kind == .binary }) { return .linking }
    if targets.contains(where: { mayBringUnknownBinary($0, for: module) }) { return .linking }
    if own.isLinkedByHand(at: dependency.location.path) {
      let comesAlong = others.contains { other in targets.contains { isBehind(other, $0) } }
      if comesAlong { return .linking }
    }
    if own.isOfBazel {
      // What is not Swift may be known by a name that the rule does not tell, or be there to link.
      let areSwift = (files + targets.flatMap { scope.view.index.filesOfModule[$0.int] })
        .allSatisfy { graph.files[$0.int].language == .swift }
      if !areSwift { return .linking }
    }
    if let members, targets.contains(where: { members.mayLead(from: module, to: $0) }) {
      return .unresolvedNames
    }
    let hasForeignFiles = files.contains { graph.files[$0.int].language != .swift }
    return hasForeignFiles && targets.contains { mayInclude($0, in: module) }
      ? .unresolvedNames : nil
  }

  /// Whether a dependency brings a binary along that a module may need by a name that no manifest
  /// tells: one that only modules import to which a binary comes. What does nothing but bring a
  /// binary along is there to have it linked.
  private func mayBringUnknownBinary(_ dependency: ModuleID, for module: ModuleID) -> Bool {
    guard bringsBinary(dependency) else { return false }
    if isWrapper(dependency) { return true }
    return importedNames(of: module).contains { name in
      guard modules(named: name).isEmpty, let importers = importersOfOutside[name] else {
        return false
      }
      return importers.allSatisfy { bringsBinary($0) }
    }
  }

  /// Whether files of the C family may use a module without an include that could be followed.
  private func mayInclude(_ target: ModuleID, in module: ModuleID) -> Bool {
    let graph = scope.view.graph
    let other = description(target)
    let headers = Set(
      other.sources.map { ByteKey(ProjectPath.name(of: $0)) })
    let folders = Set(([other.name] + other.headers.namespaces).map { ByteKey($0) })
    let names = Set(["\(other.name)-Swift.h", "\(other.name).h"].map { ByteKey($0) })
    let includes = importsOfModule[module.int].contains { number in
      let entry = graph.imports[number]
      guard entry.target == nil, graph.files[entry.file.int].language != .swift else {
        return false
      }
      let name = ByteKey(ProjectPath.name(of: entry.path))
      return headers.contains(name) || names.contains(name)
        || ProjectPath.components(entry.path).contains { folders.contains(ByteKey(String($0))) }
    }
    if includes { return true }
    let declared = Set(
      graph.declaredNames.filter { graph.nodes[$0.node].module == target }.map(\.name))
    func isOfModule(_ file: FileID) -> Bool {
      graph.files[file.int].module == module && graph.files[file.int].language != .swift
    }
    return graph.external.contains { isOfModule($0.file) && declared.contains($0.name) }
      || graph.unresolved.contains { isOfModule($0.file) && declared.contains($0.name) }
  }

  /// The modules that import something which only the manifest of one module, behind them, declares.
  private func users(of targets: [ModuleID], through module: ModuleID) -> [ModuleID] {
    let graph = scope.view.graph
    return graph.modules.indices.map { ModuleID($0) }.filter { user in
      guard user != module, !targets.contains(user) else { return false }
      let imports = importsOfModule[user.int].contains { number in
        graph.imports[number].target.map { targets.contains($0) } == true
      }
      guard imports, isBehind(user, module) else { return false }
      let names = targets.map { description($0).name }
      let declared = Set(codeDependencies(of: user).flatMap(\.modules))
      return names.contains { !declared.contains($0) }
        && targets.contains { declarer(of: $0, behind: user, without: module) == nil }
    }.sorted { description($0).name.precedesInBytes(description($1).name) }
  }

  private func importedNames(of module: ModuleID) -> Set<String> {
    Set(importsOfModule[module.int].map { scope.view.graph.imports[$0].module })
  }
}

extension ModuleDescription {
  /// Whether a manifest of it has to list what is only linked or embedded: Xcode puts all frameworks
  /// that a program needs into it, also those that its dependencies use, and only if told so.
  fileprivate func isLinkedByHand(at path: String) -> Bool {
    guard path.hasSuffix(".yml") || path.hasSuffix(".yaml") else {
      return path.hasSuffix(".pbxproj")
    }
    switch kind {
    case .application, .executable, .test, .bundle: return true
    case .library, .framework, .plugin, .macro, .system, .binary, .folder: return false
    }
  }
}
