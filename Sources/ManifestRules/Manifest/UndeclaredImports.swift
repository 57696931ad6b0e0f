import DependencyModel
import ProjectModel
import RuleEngine
import SourceText

/// The modules of the project that a module imports although its manifest does not declare them.
struct UndeclaredImports {
  /// One of them.
  struct Entry {
    /// The module imported.
    var target: ModuleID
    /// The imports of it, by place.
    var imports: [Int]
    /// The nearest dependency whose manifest declares it; `nil` if none does.
    var declarer: ModuleID?
    /// Whether what could not be understood may declare it.
    var isDoubtful: Bool
  }

  /// The modules with the imports of them, in the order of the first imports.
  private(set) var entries: [Entry] = []
  /// Number of modules that are imported.
  private(set) var checked = 0

  /// Compares imports and manifest; what exceptions excuse is left out.
  ///
  /// Imports that no ordinary build surely has are left out as well: code under `#if canImport(X)`
  /// is written to do without X, and so, where X is a module of the project that no manifest gives
  /// the importer, without what else it imports there; and a flag of a project's own may stand for a
  /// build with another manifest. A file that both modules compile imports the one for the sake of the
  /// other. A module of another package that no manifest leads to, or one for other platforms, must be
  /// something else of that name, such as a framework of the system; and a binary may hold a module of
  /// any name.
  init(of module: ModuleID, _ input: ManifestInput) {
    let graph = input.scope.view.graph
    let description = input.description(module)
    let isPackage = description.isOfSwiftPackage
    let declared = input.declaredNames(of: module)
    var builds = OrdinaryBuilds(of: description) { _ in false }
    let platforms = builds.platforms
    let declaredModules = input.index.paths.targets[module.int]
    var targets: [ModuleID] = []
    var imports: [ModuleID: [Int]] = [:]
    for number in input.importsOfModule[module.int] {
      let entry = graph.imports[number]
      guard let target = entry.target, target != module,
        graph.modules[target.int].name != description.name
      else { continue }
      if imports[target] == nil { targets.append(target) }
      let condition = graph.conditions[entry.condition.int]
      builds.mayBeMissing = {
        $0 == entry.module || input.mayBeMissing($0, for: module, declaring: declared)
      }
      if condition.isSurelyReached(in: builds),
        !input.scope.sharedFiles.isCompiled(entry.file, by: target),
        !input.isOwnHeader(entry, of: module, orOf: declaredModules, from: target)
      {
        imports[target, default: []].append(number)
      } else {
        imports[target, default: []] += []
      }
    }
    checked = targets.count
    for target in targets {
      let numbers = imports[target] ?? []
      let name = graph.modules[target.int].name
      if numbers.isEmpty || declared.contains(name) || input.isExcused(module, target) { continue }
      let declarer = input.declarer(of: target, behind: module)
      if declarer == nil, isPackage, !input.areLinked(module, target) { continue }
      if declarer == nil, !graph.modules[target.int].hasManifest { continue }
      if let platforms, graph.modules[target.int].platforms?.isDisjoint(with: platforms) == true {
        continue
      }
      let isDoubtful =
        input.isPartlyUnderstood(module)
        || declarer == nil && input.isPartlyUnderstood(fromOn: module)
        || description.mayDeclareUnknowingly(name)
        || declarer == nil && input.bringsBinary(module)
        || declarer == nil && input.isDeclaredFromOutside(name, behind: module)
        || declarer == nil && input.mayMeanSystem(target, numbers)
        || declarer == nil && !isPackage
          && description.dependsOnUnread(besides: graph.modules[target.int].location.path)
        || input.hasVariant(of: name, as: module)
      entries.append(
        Entry(target: target, imports: numbers, declarer: declarer, isDoubtful: isDoubtful))
    }
  }
}

extension ModuleDescription {
  /// Whether there is a manifest that could declare dependencies: a folder that counts as a module
  /// by itself has none, be it one of tests, and neither has one that the configuration describes
  /// without them.
  var hasManifest: Bool {
    if isGuessed { return false }
    if !declaresDependencies { return !dependencies.isEmpty }
    if !dependencies.isEmpty || !targets.isEmpty { return true }
    return kind != .folder && !location.path.equalsInBytes(folder)
  }

  /// Whether a dependency that stands for nothing in the project may be a module of a name after
  /// all: a target of a project that is not read, or a Bazel label of a rule that is not known.
  func mayDeclareUnknowingly(_ name: String) -> Bool {
    let wanted = Self.letters(of: name)
    if targets.contains(where: { $0.type == "swift_overlay" }) { return true }
    return dependencies.contains { dependency in
      guard dependency.purpose == .code, dependency.modules.isEmpty else { return false }
      return isOfBazel || Self.letters(of: dependency.name).starts(with: wanted)
        || dependency.container.map { Self.letters(of: $0) == wanted } == true
    }
  }

  /// Whether it depends on a project that is not read and may depend on what another manifest than its
  /// own declares.
  func dependsOnUnread(besides path: String) -> Bool {
    !location.path.equalsInBytes(path)
      && dependencies.contains {
        $0.purpose == .code && $0.modules.isEmpty && $0.container != nil
      }
  }

  /// Whether a Bazel package declares it.
  var isOfBazel: Bool { ["BUILD", "BUILD.bazel"].contains(ProjectPath.name(of: location.path)) }

  /// A name without what tells variants apart: in lower case, letters and digits alone.
  static func letters(of name: String) -> [UInt8] {
    name.lowercased().utf8.filter { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
  }
}

extension ManifestInput {
  /// Whether imports of a module may mean one of the system that has its name: their files use nothing of the module.
  /// O(references) at the first question about such a module.
  fileprivate func mayMeanSystem(_ module: ModuleID, _ imports: [Int]) -> Bool {
    guard SystemModules.contains(description(module).name) else { return false }
    let graph = scope.view.graph
    let users = memory.usersOfSystemNamesakes ?? usersOfSystemNamesakes()
    memory.usersOfSystemNamesakes = users
    return !imports.contains { users[module]?.contains(graph.imports[$0].file) == true }
  }

  /// For each module that has a name of the system the files that name something of it.
  private func usersOfSystemNamesakes() -> [ModuleID: Set<FileID>] {
    let graph = scope.view.graph
    let isNamesake = graph.modules.map { SystemModules.contains($0.name) }
    var users: [ModuleID: Set<FileID>] = [:]
    for edge in graph.edges {
      let module = graph.nodes[edge.to].module
      if isNamesake[module.int] {
        users[module, default: []].formUnion(graph.references[edge.references].map(\.file))
      }
    }
    return users
  }

  /// Whether something behind a module declares a product from outside that has the name of a module of the project.
  func isDeclaredFromOutside(_ name: String, behind module: ModuleID) -> Bool {
    index.outsideDeclarers[name]?.contains { isBehind(module, $0) } == true
  }

  /// Whether a module declares something that may be meant by a name though it is known by another
  /// one: a test the variant of an application for one platform, which often share a module name, and
  /// a Bazel target a library that is not in Swift, whose module its rule does not name.
  func hasVariant(of name: String, as module: ModuleID) -> Bool {
    let wanted = ModuleDescription.letters(of: name)
    let own = description(module)
    func isVariant(_ target: ModuleID) -> Bool {
      let letters = ModuleDescription.letters(of: description(target).name)
      let isProgram = description(target).kind.isProgram
      if own.role == .test, isProgram, letters.starts(with: wanted) { return true }
      return own.isOfBazel
        && scope.view.index.filesOfModule[target.int].allSatisfy {
          scope.view.graph.files[$0.int].language != .swift
        }
    }
    return index.paths.targets[module.int].contains(where: isVariant)
  }
}
