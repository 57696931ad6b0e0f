import DependencyModel
import ProjectModel
import RuleEngine
import SourceFacts
import SourceText

/// What all modules of a project declare and import, by what is declared and imported, so that a question
/// about one module need not go through all others.
struct ManifestIndex {
  /// Which modules manifests put behind which.
  let paths: DeclaredPaths
  /// For each name of a module of the project the modules that declare it.
  private(set) var declarers: [String: Set<ModuleID>] = [:]
  /// For each name from outside the modules that declare it.
  private(set) var outsideDeclarers: [String: Set<ModuleID>] = [:]
  /// For each name from outside that no package brings, and that may be a framework of the system, the
  /// modules that declare it.
  private(set) var openDeclarers: [String: Set<ModuleID>] = [:]
  /// For each product of a package, and each pod, the modules that declare it.
  private(set) var productDeclarers: [String: Set<ModuleID>] = [:]
  /// The places that declare dependencies on more than one thing, as loops and functions do.
  private(set) var sharedPlaces: Set<SourceLocation> = []
  /// For each name that re-exports of the project hand on the modules that do.
  private(set) var reexporters: [String: Set<ModuleID>] = [:]
  /// For each module the modules that import it, in order.
  private(set) var importers: [[ModuleID]]
  /// For each module the modules of which a file of the C family includes something of it.
  private(set) var includers: [Set<ModuleID>]
  /// For each module the tests that declare it.
  private(set) var tests: [[ModuleID]]
  /// For each module whether all its files are Swift.
  private(set) var isSwift: [Bool]
  /// For each module whether a binary comes with it, or it is one.
  let bringsBinary: [Bool]
  /// For each module whether it has resources, or depends on one that has.
  let bringsResources: [Bool]
  /// For each module whether its manifest, or one of what it depends on, may declare more than could be
  /// understood.
  let isPartlyUnderstood: [Bool]

  /// Goes through all declared dependencies and imports. O(dependencies + imports + files).
  ///
  /// - Parameters:
  ///   - modulesOfName: the modules of each name.
  ///   - isPartlyUnderstood: for each module whether its manifest was understood in part only.
  init(
    _ graph: DependencyGraph, modulesOfName: [String: [ModuleID]], _ reexports: Reexports,
    isPartlyUnderstood: [Bool]
  ) {
    let modules = graph.modules
    let targets = modules.map { module in
      module.dependencies.filter { $0.purpose == .code }
        .flatMap { $0.modules.flatMap { modulesOfName[$0] ?? [] } }
    }
    paths = DeclaredPaths(modules, targets: targets)
    bringsBinary = paths.carriers { modules[$0.int].kind == .binary }
    bringsResources = paths.carriers { !modules[$0.int].resources.isEmpty }
    self.isPartlyUnderstood = paths.carriers { isPartlyUnderstood[$0.int] }
    importers = Array(repeating: [], count: modules.count)
    includers = Array(repeating: [], count: modules.count)
    tests = Array(repeating: [], count: modules.count)
    isSwift = Array(repeating: true, count: modules.count)
    var nameAt: [SourceLocation: String] = [:]
    for (number, module) in modules.enumerated() {
      let id = ModuleID(number)
      for dependency in module.dependencies where dependency.purpose == .code {
        if dependency.location.line > 0 {
          let first = nameAt[dependency.location, default: dependency.name]
          nameAt[dependency.location] = first
          if first != dependency.name { sharedPlaces.insert(dependency.location) }
        }
        for name in dependency.modules { declarers[name, default: []].insert(id) }
        guard dependency.modules.isEmpty else { continue }
        outsideDeclarers[dependency.name, default: []].insert(id)
        if dependency.container == nil, !dependency.isFetched {
          openDeclarers[dependency.name, default: []].insert(id)
        } else {
          productDeclarers[dependency.name, default: []].insert(id)
        }
      }
      if module.role == .test {
        for target in paths.targets[number] { tests[target.int].append(id) }
      }
      for handedOn in reexports.imports(of: id) where graph.imports[handedOn].target != nil {
        reexporters[graph.imports[handedOn].module, default: []].insert(id)
      }
    }
    for file in graph.files where file.language != .swift { isSwift[file.module.int] = false }
    for entry in graph.imports {
      guard let target = entry.target else { continue }
      let file = graph.files[entry.file]
      importers[target.int].append(file.module)
      if file.language != .swift { includers[target.int].insert(file.module) }
    }
    importers = importers.map { Set($0).sorted() }
  }
}

/// What questions about manifests have been answered with so far.
///
/// Reference semantics on purpose: it remembers answers while a rule is checked, and never crosses
/// threads.
final class ManifestMemory {
  /// For names from outside whether they are there without being declared.
  var anywhere: [String: Bool] = [:]
  /// Whether the manifests of the project name all modules but those of the system.
  var isClosed: Bool?
  /// What files of the C family may mean without an include.
  var foreignNames: ForeignNames?
  /// The modules that import names from outside, by these.
  private var importers: OutsideImporters?
  /// For each module the ends of its dependencies on what is outside, by name.
  private var outsidePairs: [ModuleID: [String: ViewIndex.EndPair]]?
  /// The modules that import from outside what no manifest declares on their way.
  var unknownImporters: [ModuleID]?
  /// What types inherit from.
  var inheritedTypes: InheritedTypes?
  /// For each module by way of which a name from outside comes those that import it without declaring it.
  var undeclaredOutside: [ModuleID: [(user: ModuleID, name: String)]]?
  /// How often another way to what comes from outside was looked for.
  var searches = 0
  /// What values are in files that do not say it.
  var valueTypes: ValueTypes?
  /// The known modules that come with what is imported.
  var modulesInReach: Set<String>?
  /// What modules give types of others that is used without a name.
  var unnamedGifts: [ModuleID: UnnamedGifts]?
  /// What modules give each other by being linked.
  var linkedSymbols: LinkedSymbols?
  /// Which modules take effect by being part of a program.
  var registeredCode: RegisteredCode?
  /// For each module that has a name of the system the files that name something of it.
  var usersOfSystemNamesakes: [ModuleID: Set<FileID>]?
  /// For modules the names, without endings, of the files of the C family that they compile.
  var compiledStems: [ModuleID: Set<Substring>] = [:]
  /// For each manifest the number of its modules that are no tests.
  private var modulesOfManifest: [ByteKey: Int]?
  /// For modules whether a program may begin in them.
  var entryPoints: [ModuleID: Bool] = [:]
  /// What sources import that no module compiles, by the module in whose folder they are.
  var looseImports: [ModuleID: Set<String>] = [:]
  /// What the sources import that no module has.
  var unownedImports: Set<String>?
  /// The sources that some module compiles.
  private var compiled: Set<ByteKey>?
  /// The modules that files name which are no sources.
  var resourceUses: ResourceUses?
  /// What code includes that is not read, once it is known.
  var unreadCode: UnreadCode?
  /// For modules the names of their source files.
  private var sourceNames: [ModuleID: Set<ByteKey>] = [:]
  /// What the file asked about last sees, by the condition.
  private var seen: (file: FileID, modules: [ConditionID?: Set<String>])?

  /// The sources that some module compiles. O(sources) at the first question.
  func compiledSources(_ graph: DependencyGraph) -> Set<ByteKey> {
    if let compiled { return compiled }
    let found = Set(graph.modules.lazy.flatMap(\.sources).map { ByteKey($0) })
    compiled = found
    return found
  }

  /// For each manifest the number of its modules that are no tests. O(modules) at the first question.
  func modulesOfManifest(_ graph: DependencyGraph) -> [ByteKey: Int] {
    if let modulesOfManifest { return modulesOfManifest }
    var counts: [ByteKey: Int] = [:]
    for module in graph.modules where module.role != .test {
      counts[ByteKey(module.location.path), default: 0] += 1
    }
    modulesOfManifest = counts
    return counts
  }

  /// The modules that import names from outside, by these. O(names · log names) at the first question.
  func outsideImporters(_ found: [String: Set<ModuleID>]) -> OutsideImporters {
    if let importers { return importers }
    let made = OutsideImporters(found)
    importers = made
    return made
  }

  /// For each module the ends of its dependencies on what is outside, by name. O(declared dependencies)
  /// at the first question.
  func outsidePairs(_ view: ArchitectureView) -> [ModuleID: [String: ViewIndex.EndPair]] {
    if let outsidePairs { return outsidePairs }
    var pairs: [ModuleID: [String: ViewIndex.EndPair]] = [:]
    for declared in view.index.declared where declared.target == nil {
      let name = view.graph.modules[declared.module].dependencies[declared.dependency].name
      pairs[declared.module, default: [:]][name] = declared.pair
    }
    outsidePairs = pairs
    return pairs
  }

  /// The names of the source files of a module. O(sources) at the first question.
  func sourceNames(of id: ModuleID, _ module: ModuleDescription) -> Set<ByteKey> {
    if let known = sourceNames[id] { return known }
    let names = Set(module.sources.map { ByteKey(ProjectPath.name(of: $0)) })
    sourceNames[id] = names
    return names
  }

  /// The modules that a file sees, found once while the imports of one file are looked at.
  func modulesSeen(
    in file: FileID, under condition: ConditionID?, _ find: () -> Set<String>
  ) -> Set<String> {
    if seen?.file != file { seen = (file, [:]) }
    if let known = seen?.modules[condition] { return known }
    let modules = find()
    seen?.modules[condition] = modules
    return modules
  }
}
