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
    if found.contains(where: { isNeeded($0, forIncludesOf: used) }) { return .used }
    if declaresNothing(module) || found.allSatisfy(declaresNothing) { return .notImported }
    if let doubt = doubt(about: found, of: dependency, in: module) { return .undecided(doubt) }
    if isEmbedded(dependency, for: found, in: module) { return .undecided(.linking) }
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

  /// Whether files of the C family of some modules include a dependency that these do not declare
  /// themselves: whoever uses them has to bring it along.
  private func isNeeded(_ dependency: ModuleID, forIncludesOf used: Set<ModuleID>) -> Bool {
    let graph = scope.view.graph
    return used.contains { user in
      let includes = importsOfModule[user.int].contains { number in
        let entry = graph.imports[number]
        return entry.target == dependency && graph.files[entry.file].language != .swift
      }
      return includes
        && !codeDependencies(of: user).contains { targets(of: $0).contains(dependency) }
    }
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

  /// The names of the modules that a module imports.
  func importedNames(of module: ModuleID) -> Set<String> {
    Set(importsOfModule[module.int].map { scope.view.graph.imports[$0].module })
  }
}
