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
  /// It comes from outside, and a source imports a module of its name.
  case imported
  /// It comes from outside, and only modules import it that depend on this one, without declaring it themselves.
  case handedOn
  /// It comes from outside, and nothing that a source imports can be of it.
  case notNeeded
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
  func use(of dependency: DeclaredDependency, by user: DependencyUser) -> DependencyUse {
    let (module, used) = (user.module, user.used)
    let found = targets(of: dependency).filter { $0 != module }
    if found.isEmpty { return outsideUse(of: dependency, by: user) }
    if description(module).sources.isEmpty || isWrapper(module) { return .notImported }
    if !found.allSatisfy({ isImportable($0) }) || description(module).kind == .plugin {
      return .notImported
    }
    if found.contains(where: used.contains) { return .used }
    if found.contains(where: { isNeeded($0, forItsDependenciesBy: user) }) { return .used }
    if found.contains(where: { isNeeded($0, forIncludesOf: used) }) { return .used }
    switch areNeeded(found, byDependentsOf: module) {
    case true: return .used
    case false: break
    default: return .undecided(.linking)
    }
    if isIncludedByUnreadCode(found, in: module) { return .used }
    if isNamedByResource(found.map { description($0).name }) { return .used }
    if declaresNothing(module) || found.allSatisfy(declaresNothing) { return .notImported }
    if dependency.isOfferedByModuleAlone, !linkedSymbols.offersAny(module) { return .notImported }
    if let doubt = doubt(about: found, of: dependency, by: user) { return .undecided(doubt) }
    if description(module).dependencies.contains(where: { $0.purpose == .plugin }) {
      return .undecided(.leftOutCode)
    }
    let loose = looseImports(of: module)
    if found.contains(where: { loose.contains(description($0).name) }) {
      return .undecided(.leftOutCode)
    }
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

  /// Whether a storyboard, a property list or the like of the project names a type of a module.
  func isNamedByResource(_ names: [String]) -> Bool {
    names.contains(where: resourceUses.modules.contains)
  }

  /// Whether a module imports, without declaring it, what a dependency of it declares in its turn:
  /// it cannot do without that dependency then.
  private func isNeeded(
    _ dependency: ModuleID, forItsDependenciesBy user: DependencyUser
  ) -> Bool {
    let bringers = user.bringersOfUndeclared
    if bringers.isEmpty { return false }
    return bringers.contains(dependency)
      || nearest(behind: dependency, bringers.contains) != nil
  }

  /// Whether files of the C family of some modules include a dependency that these do not declare
  /// themselves: whoever uses them has to bring it along.
  private func isNeeded(_ dependency: ModuleID, forIncludesOf used: Set<ModuleID>) -> Bool {
    index.includers[dependency.int].contains { user in
      used.contains(user) && !index.paths.targets[user.int].contains(dependency)
    }
  }

  /// The modules that import something which only the manifest of one module, behind them, declares.
  private func users(of targets: [ModuleID], through module: ModuleID) -> [ModuleID] {
    let importers = Set(targets.flatMap { index.importers[$0.int] }).sorted()
    return importers.filter { user in
      guard user != module, !targets.contains(user), isBehind(user, module) else { return false }
      let names = targets.map { description($0).name }
      let declared = Set(codeDependencies(of: user).flatMap(\.modules))
      return names.contains { !declared.contains($0) }
        && targets.contains { !isDeclared($0, behind: user, without: module) }
    }.sorted { description($0).name.precedesInBytes(description($1).name) }
  }

  /// The modules that import what a module declares, and for which nobody else declares it who uses it: chance alone
  /// has it built before them, and without that declaration nothing has. Sorted by name.
  func importers(
    relyingOn dependency: DeclaredDependency, of module: ModuleID
  ) -> [ModuleID] {
    let targets = targets(of: dependency).filter { $0 != module }
    let others = Set(targets.flatMap { index.declarers[description($0).name] ?? [] })
      .subtracting([module])
    let users = Set(targets.flatMap { index.importers[$0.int] }).filter { user in
      user != module && !targets.contains(user) && !others.contains(user)
        && description(user).role != .test
    }.sorted { description($0).name.precedesInBytes(description($1).name) }
    if others.isEmpty { return users }
    // A program or a test links what it and what is behind it declare, and nothing else.
    let isLinked = description(module).kind.isProgram || description(module).role == .test
    guard isLinked, nearest(behind: module, others.contains) == nil else { return [] }
    return users.filter { isBehind(module, $0) }
  }

  /// Whether something behind a module other than one declares a target because it uses it: a declaration that nobody
  /// needs may be removed like the other one.
  private func isDeclared(
    _ target: ModuleID, behind user: ModuleID, without module: ModuleID
  ) -> Bool {
    guard let declarers = index.declarers[description(target).name] else { return false }
    return nearest(behind: user, without: module) {
      declarers.contains($0) && usedInAnyBuild(by: $0).contains(target)
    } != nil
  }

  /// The modules by way of which names of the project, or of packages, come that are imported without
  /// being declared: what manifests declare, and what is re-exported. What may be a framework of the
  /// system as well comes from anywhere.
  fileprivate func bringers(ofUndeclaredImportsBy module: ModuleID) -> Set<ModuleID> {
    undeclaredNames(of: module).reduce(into: []) { $0.formUnion(bringers(of: $1)) }
  }

  /// The names that a module imports without declaring them.
  private func undeclaredNames(of module: ModuleID) -> Set<String> {
    importedNames(of: module).subtracting(
      codeDependencies(of: module).flatMap { [$0.name] + $0.modules })
  }

  /// The modules by way of which a name comes.
  private func bringers(of name: String) -> Set<ModuleID> {
    var bringers: Set<ModuleID> = []
    for known in [index.declarers, index.productDeclarers, index.reexporters] {
      if let found = known[name] { bringers.formUnion(found) }
    }
    if let open = index.openDeclarers[name], !isAnywhere(name) { bringers.formUnion(open) }
    return bringers
  }

  /// How often it is looked for another way by which an importer has what it does not declare: importers times
  /// dependencies would grow with the cube of the modules.
  private static let maximumSearches = 8192

  /// Whether a module that depends on one imports something from outside, without declaring it, that comes by way of
  /// some dependencies of this one alone; `nil` where too much had to be searched for that.
  private func areNeeded(_ dependencies: [ModuleID], byDependentsOf module: ModuleID) -> Bool? {
    let brought = undeclaredOutside
    if brought.isEmpty { return false }
    var isOpen = false
    func bringsSomething(_ bringer: ModuleID) -> Bool {
      for (user, name) in brought[bringer] ?? []
      where user != module && !dependencies.contains(user) {
        memory.searches += 1
        isOpen = memory.searches > Self.maximumSearches
        if isOpen { return false }
        if isBehind(user, module),
          nearest(behind: user, without: module, bringers(of: name).contains) == nil
        {
          return true
        }
      }
      return false
    }
    let areNeeded = dependencies.contains {
      bringsSomething($0) || nearest(behind: $0, bringsSomething) != nil
    }
    return areNeeded ? true : isOpen ? nil : false
  }

  /// For each module by way of which a name from outside comes the modules that import it without declaring it.
  private var undeclaredOutside: [ModuleID: [(user: ModuleID, name: String)]] {
    if let known = memory.undeclaredOutside { return known }
    var found: [ModuleID: [(user: ModuleID, name: String)]] = [:]
    for module in scope.view.graph.modules.indices.map({ ModuleID($0) }) {
      for name in undeclaredNames(of: module).sortedByBytes()
      where index.outsideDeclarers[name] != nil && modules(named: name).isEmpty {
        for bringer in bringers(of: name) where bringer != module {
          found[bringer, default: []].append((module, name))
        }
      }
    }
    memory.undeclaredOutside = found
    return found
  }

  /// The names of the modules that a module imports.
  func importedNames(of module: ModuleID) -> Set<String> {
    Set(importsOfModule[module.int].map { scope.view.graph.imports[$0].module })
  }
}

/// A module whose declared dependencies are judged, with what all of them have in common.
///
/// Reference semantics on purpose: what is costly is found when it is first asked for. It lives as long as
/// its module is judged and never crosses threads.
final class DependencyUser {
  /// The module.
  let module: ModuleID
  /// What it uses in any build.
  let used: Set<ModuleID>

  private let input: ManifestInput
  /// The modules by way of which names come that it imports without declaring them.
  private(set) lazy var bringersOfUndeclared: Set<ModuleID> =
    input.bringers(ofUndeclaredImportsBy: module)
  /// Its dependencies that are binaries.
  private(set) lazy var binaries: [DeclaredDependency] = input.codeDependencies(of: module).filter {
    input.targets(of: $0).contains { input.description($0).kind == .binary }
  }
  /// Why nothing can be said about any of its dependencies.
  private(set) lazy var doubt: UndecidedCase.Reason? = input.doubt(aboutSourcesOf: module)
  /// Whether it imports a name that may be that of a module of a binary.
  private(set) lazy var mayImportBinary: Bool = input.mayImportBinary(module)

  /// The names from outside that it imports, in any build.
  private(set) lazy var outsideImports: Set<String> = input.outsideImports(of: module)
  /// Those among them that are neither of the system nor of a dependency.
  private(set) lazy var unexplainedImports: Set<String> = input.unexplained(
    outsideImports, by: module)

  /// Whether something that depends on it imports what no manifest declares that it has: that comes with
  /// whatever is declared on the way. O(modules that do so).
  private(set) lazy var dependentsImportUnknown: Bool = input.unknownImporters.contains { other in
    other != module && input.isBehind(other, module)
  }

  /// Prepares to judge the dependencies of a module.
  init(_ module: ModuleID, _ input: ManifestInput) {
    self.module = module
    self.input = input
    used = input.usedInAnyBuild(by: module)
  }
}
