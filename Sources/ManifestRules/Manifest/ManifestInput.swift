import DependencyModel
import Findings
import ProjectModel
import RuleEngine
import SourceFacts
import SourceText

/// What the checks of manifests share: which modules each module imports, declares and uses.
struct ManifestInput {
  /// The rule's scope.
  let scope: RuleScope
  /// What the rule's options say.
  let settings: ManifestSettings
  /// Which names come with an import of a module.
  let reexports: Reexports
  /// What each file uses; empty unless a check looks at files.
  let uses: FileUses
  /// For each module the imports in its files, by place.
  let importsOfModule: [[Int]]
  /// For each module the imports in its files that the chosen build leaves out, by place.
  let leftOutOfModule: [[Int]]
  /// For each module the modules that references of it lead to.
  private let referencedModules: [Set<ModuleID>]
  private let modulesOfName: [String: [ModuleID]]
  /// What is declared and imported, by what that is.
  let index: ManifestIndex
  /// What has been answered.
  let memory = ManifestMemory()
  /// For each name of what is imported from outside the modules that import it.
  let importersOfOutside: [String: Set<ModuleID>]
  private let publicHomes: [String: ModuleID?]
  /// For each module whether its manifest may declare more than could be understood.
  let partlyUnderstood: [Bool]
  /// Which modules may be used through members alone; `nil` unless what is unused is checked.
  let members: UndecidedMembers?
  /// Which modules conform types of others to protocols of others.
  let conformances: ForeignConformances
  /// Where headers lie.
  let headers: HeaderPlaces
  /// For each module whether a file of it was read that declares something.
  private let declaring: [Bool]
  /// For each module whether it declares nothing and only hands on what it depends on.
  private let wrappers: [Bool]
  /// For modules with which the shortest cycle of a group begins whose manifests declare each other,
  /// these cycles; empty unless that is checked.
  let declaredCycles: [ModuleID: [[ModuleID]]]
  /// The modules that are there for tests; empty unless that is checked.
  private(set) var testSupport = TestSupport()
  /// What modules do with the dependencies that they declare; empty unless what is unused is checked.
  private(set) var declaredUses = DeclaredUses()
  /// Where names from outside come from that no list has; empty unless unused imports are checked.
  private var inferredHomes = InferredHomes()
  /// The modules that may declare what no source shows; empty unless unused imports are checked.
  private let generating: Set<ModuleID>
  /// For each manifest the manifests of the modules that its own declare to depend on.
  private let linkedManifests: [ByteKey: Set<ByteKey>]

  /// Collects imports and references by module. O(imports + edges).
  ///
  /// - Parameter checked: the modules that findings may speak of.
  init(scope: RuleScope, settings: ManifestSettings, checked: [ModuleID]) {
    self.scope = scope
    self.settings = settings
    reexports = Reexports(scope.view.graph)
    let readsFiles = ["import-access", "symbol-without-import", "unused-imports"]
      .contains { settings.isOn($0) }
    uses = readsFiles ? scope.fileUses : FileUses(without: scope.view.graph)
    publicHomes = readsFiles ? Self.publicHomes(scope.view.graph) : [:]
    partlyUnderstood = scope.view.modulesPartlyUnderstood()
    let graph = scope.view.graph
    let looksForUnused = ["misplaced", "needed-by-tests", "unused"].contains { settings.isOn($0) }
    members = looksForUnused ? UndecidedMembers(graph) : nil
    conformances = ForeignConformances(graph, scope.view.outsideNames)
    headers = HeaderPlaces(graph)
    var imports = [[Int]](repeating: [], count: graph.modules.count)
    var importers: [String: Set<ModuleID>] = [:]
    for (number, entry) in graph.imports.enumerated() {
      let importer = graph.files[entry.file.int].module
      imports[importer.int].append(number)
      if entry.target == nil { importers[entry.module, default: []].insert(importer) }
    }
    importersOfOutside = importers
    var leftOut = [[Int]](repeating: [], count: graph.modules.count)
    for (number, entry) in graph.leftOut.imports.enumerated() {
      leftOut[graph.files[entry.file.int].module.int].append(number)
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
    var declaring = [Bool](repeating: false, count: graph.modules.count)
    for node in graph.nodes where !isVersionOfTemplate(node, graph) {
      declaring[node.module.int] = true
    }
    self.declaring = declaring
    wrappers = Self.wrappers(scope.view, imports: imports, declaring: declaring)
    declaredCycles =
      settings.isOn("cycles")
      ? Dictionary(
        grouping: ManifestCheck.declaredCycles(graph.modules) { names[$0] ?? [] }, by: { $0[0] })
      : [:]
    linkedManifests = Self.linkedManifests(graph, names)
    generating =
      settings.isOn("unused-imports")
      ? GeneratedNames(graph, scope.view.outsideNames).modules : []
    importsOfModule = imports
    leftOutOfModule = leftOut
    referencedModules = referenced
    modulesOfName = names
    index = ManifestIndex(
      graph, modulesOfName: names, reexports, isPartlyUnderstood: partlyUnderstood)
    if settings.isOn("test-only") {
      testSupport = TestSupport(graph.modules, dependencies: dependencies)
    }
    if looksForUnused { declaredUses = DeclaredUses(self, checked: checked) }
    if settings.isOn("unused-imports") {
      inferredHomes = InferredHomes(uses, in: scope.view) { outsideModules(seenIn: $0) }
    }
  }

  /// For each module the others that it imports or declares.
  private var dependencies: [Set<ModuleID>] {
    let imports = scope.view.graph.imports
    return scope.view.graph.modules.indices.map { index in
      let module = ModuleID(index)
      var found = Set(self.index.paths.targets[index])
      for number in importsOfModule[index] {
        if let target = imports[number].target { found.insert(target) }
      }
      found.remove(module)
      return found
    }
  }

  /// The modules from outside whose names come with the imports of a file: those that it imports, and
  /// what the modules of the project that it imports hand on. O(imports).
  ///
  /// - Parameter condition: the one under which they have to be there; `nil` for whatever build.
  func outsideModules(seenIn file: FileID, under condition: ConditionID? = nil) -> Set<String> {
    memory.modulesSeen(in: file, under: condition) {
      outsideModulesFound(in: file, under: condition)
    }
  }

  private func outsideModulesFound(in file: FileID, under condition: ConditionID?) -> Set<String> {
    let graph = scope.view.graph
    let own = reexports.imports(of: graph.files[file].module)
    let imported = scope.view.index.importsOfFile[file.int].filter { number in
      let entry = graph.imports[number].condition
      return condition == nil || entry == .always || entry == condition
    }
    let seen = imported.flatMap { number in
      [number] + (graph.imports[number].target.map { reexports.imports(of: $0) } ?? [])
    }
    return Set(
      (own + seen).filter { graph.imports[$0].target == nil }.map { graph.imports[$0].module })
  }

  /// Whether the file of an import writes the module's name to qualify what follows.
  func qualifies(_ entry: ModuleImport) -> Bool {
    let graph = scope.view.graph
    return graph.files[entry.file].qualifiers.contains {
      graph.names[$0].equalsInBytes(entry.module)
    }
  }

  /// Whether the file of an import writes something that could not be resolved and that some modules
  /// of the project may declare for it.
  func mayUse(_ modules: Set<ModuleID>, by entry: ModuleImport) -> Bool {
    uses.mayUse(
      modules, in: entry.file, isTestable: entry.isTestable, scope.view.outsideNames)
  }

  /// Whether the file of an import writes a name that some unknown module from outside may declare.
  func mayUseUnknown(by entry: ModuleImport) -> Bool {
    uses.mayUseUnknown(in: entry.file, seeing: seen(by: entry), scope.view.outsideNames)
  }

  /// What the file of an import uses of a module from outside that the imported module of the project
  /// hands on, and that it does not import otherwise.
  func use(ofHandedOn module: String, by entry: ModuleImport) -> FileUses.OutsideUse {
    let graph = scope.view.graph
    let known = scope.view.outsideNames
    let own = reexports.imports(of: graph.files[entry.file].module)
    let imported = (scope.view.index.importsOfFile[entry.file.int] + own)
      .map { graph.imports[$0] }.filter {
        $0.target == nil && ($0.condition == .always || $0.condition == entry.condition)
      }.map(\.module)
    let needed = uses.modulesNeeded(in: entry.file, among: seen(by: entry), known)
    let isImported = imported.contains {
      $0 == module || needed.contains($0) && known.module($0, brings: module)
    }
    return isImported ? .none : outsideUse(of: module, by: entry)
  }

  /// What the file of an import uses of a module from outside: decided by its names where these are
  /// known.
  func outsideUse(of module: String, by entry: ModuleImport) -> FileUses.OutsideUse {
    let known = scope.view.outsideNames
    // A type hides a module of its name.
    let qualifiers = scope.view.graph.files[entry.file].qualifiers
    if qualifiers.contains(where: {
      known.declares(scope.view.graph.names[$0], in: known.wholeOfPart(module)) == .yes
    }) {
      return .possible
    }
    guard known.isKnown(module) else {
      if let use = use(ofPartOfFoundation: module, by: entry) { return use }
      let isNamed = uses.outsideNames(in: entry.file).contains { name, _ in
        inferredHomes[name] == module
          || known.declares(scope.view.graph.names[name], in: module) == .yes
      }
      let mayHideType = qualifiers.contains {
        !modules(named: scope.view.graph.names[$0]).isEmpty
      }
      return isNamed ? .named : mayHideType || mayUseUnknown(by: entry) ? .possible : .none
    }
    return uses.use(
      of: module, in: entry.file, seeing: seen(by: entry), known,
      mayDeclare: inferredHomes.mayComeFromKnown)
  }

  /// What the file of an import uses of a part of Foundation; `nil` where the module is none, or nothing is known of
  /// Foundation.
  private func use(
    ofPartOfFoundation module: String, by entry: ModuleImport
  ) -> FileUses.OutsideUse? {
    let known = scope.view.outsideNames
    switch known.partOfFoundation(module) {
    case nil: return nil
    case .separate(let names): return uses.use(ofPartOfFoundation: names, in: entry.file)
    case .brought:
      let seen = seen(by: entry).union(["Foundation"])
      return uses.use(
        of: "Foundation", in: entry.file, seeing: seen, known,
        mayDeclare: inferredHomes.mayComeFromKnown)
    }
  }

  /// Whether names that no source declares may be of a module of the project: where it applies macros that are not
  /// known to add nothing but members, or a plugin of the build writes sources for it.
  func mayGenerate(_ module: ModuleID) -> Bool { generating.contains(module) }

  /// The modules from outside that are there wherever an import is.
  private func seen(by entry: ModuleImport) -> Set<String> {
    outsideModules(seenIn: entry.file, under: entry.condition).union(
      entry.target == nil ? [entry.module] : [])
  }

  /// A module as its manifests describe it.
  func description(_ module: ModuleID) -> ModuleDescription {
    scope.view.graph.modules[module.int]
  }

  /// The modules of a name.
  func modules(named name: String) -> [ModuleID] { modulesOfName[name] ?? [] }

  /// The modules that a module uses: those that its references lead to, those that it imports, and
  /// what the latter re-export where nothing of them is referenced itself. O(imports of the modules
  /// concerned).
  func used(by module: ModuleID) -> Set<ModuleID> {
    let imports = scope.view.graph.imports
    return reached(
      by: importsOfModule[module.int].map { imports[$0] }, beyond: referencedModules[module.int])
  }

  /// The same for all builds together: imports that the chosen build leaves out count as well, since
  /// a manifest is the same for all builds.
  func usedInAnyBuild(by module: ModuleID) -> Set<ModuleID> {
    let imports = scope.view.graph.leftOut.imports
    return used(by: module).union(
      reached(by: leftOutOfModule[module.int].map { imports[$0] }, beyond: []))
  }

  /// Some modules, and those that imports lead to, through re-exports of what was not known before.
  private func reached(
    by imports: [ModuleImport], beyond known: Set<ModuleID>
  ) -> Set<ModuleID> {
    let graph = scope.view.graph
    var reached = known
    var pending = imports.compactMap(\.target)
    while let next = pending.popLast() {
      guard reached.insert(next).inserted else { continue }
      let own = importsOfModule[next.int].map { graph.imports[$0] }
      let leftOut = leftOutOfModule[next.int].map { graph.leftOut.imports[$0] }
      pending += (own + leftOut).filter(\.isReexported).compactMap(\.target)
    }
    return reached
  }

  /// A module as one side of a dependency.
  func side(of module: ModuleID) -> DependencySide {
    scope.view.side(of: module, component: scope.view.index.componentOfModule[module.int])
  }

  /// Whether an exception excuses the dependency of a module on another.
  func isExcused(_ from: ModuleID, _ to: ModuleID) -> Bool {
    if scope.exceptions.isEmpty { return false }
    let reach = scope.exceptionReach
    return scope.excuses(
      from: scope.view.endpoints(of: from, reach: reach),
      to: scope.view.endpoints(of: to, reach: reach))
  }

  /// Whether an exception excuses a declared dependency.
  func isExcused(_ module: ModuleID, _ dependency: DeclaredDependency) -> Bool {
    if scope.exceptions.isEmpty { return false }
    if let target = targets(of: dependency).first(where: { $0 != module }) {
      return isExcused(module, target)
    }
    let pairs = memory.outsidePairs(scope.view)
    return pairs[module]?[dependency.name].map { scope.excuses($0, given: .unbound) } ?? false
  }

  /// The one module that declares a name at its top level for other modules; `nil` if there is
  /// none, or several.
  func publicHome(of name: GlobalName) -> ModuleID? {
    publicHomes[scope.view.graph.names[name]] ?? nil
  }

  /// The modules of public names; `nil` for names that several modules declare.
  private static func publicHomes(_ graph: DependencyGraph) -> [String: ModuleID?] {
    var homes: [String: ModuleID?] = [:]
    for node in graph.nodes where node.access >= .public && node.kind != .extension {
      if let known = homes[node.name], known != node.module {
        homes[node.name] = .some(nil)
      } else {
        homes[node.name] = .some(node.module)
      }
    }
    return homes
  }

  /// Whether the manifest of a module may declare more than could be understood, so that nothing
  /// can be said about what it lacks.
  func isPartlyUnderstood(_ module: ModuleID) -> Bool { partlyUnderstood[module.int] }

  /// The dependencies that the sources of a module may import by its manifest.
  func codeDependencies(of module: ModuleID) -> [DeclaredDependency] {
    description(module).dependencies.filter { $0.purpose == .code }
  }

  /// The modules of the project that a declared dependency stands for.
  func targets(of dependency: DeclaredDependency) -> [ModuleID] {
    dependency.modules.flatMap { modules(named: $0) }
  }

  /// Whether a module has no declaration that anybody could use, be it that it holds resources alone
  /// or that its files are empty, or that none of them could be read.
  func declaresNothing(_ module: ModuleID) -> Bool { !declaring[module.int] }

  /// Whether a module declares nothing of its own and imports nothing but to hand it on: it is there
  /// to be linked, as the packages of binary frameworks are.
  func isWrapper(_ module: ModuleID) -> Bool { wrappers[module.int] }

  /// Whether a module is the only one of its manifest beside tests, and a Swift library that shows nobody what it
  /// declares and imports nothing but the system: no package is without a source file, though it be there to gather
  /// others. O(modules) at the first question.
  func isPlaceholder(_ module: ModuleID) -> Bool {
    let own = description(module)
    guard [.library, .framework].contains(own.kind), own.role != .test, own.hasManifest,
      index.isSwift[module.int], !linkedSymbols.offersAny(module)
    else { return false }
    let graph = scope.view.graph
    return memory.modulesOfManifest(graph)[ByteKey(own.location.path)] == 1
      && importsOfModule[module.int].allSatisfy { number in
        let entry = graph.imports[number]
        return entry.target == nil && SystemModules.contains(entry.module)
      }
  }

  /// Whether the manifest of one module, or another module of it, declares something of the other's.
  func areLinked(_ module: ModuleID, _ other: ModuleID) -> Bool {
    let own = ByteKey(description(module).location.path)
    let others = ByteKey(description(other).location.path)
    return own == others || linkedManifests[own]?.contains(others) == true
  }

  private static func wrappers(
    _ view: ArchitectureView, imports: [[Int]], declaring: [Bool]
  ) -> [Bool] {
    let graph = view.graph
    var wrappers = zip(view.index.filesOfModule, declaring).map { !$0.isEmpty && !$1 }
    for (index, module) in graph.modules.enumerated() {
      // A framework without any source is there for what it depends on.
      let isEmpty =
        !module.targets.isEmpty && module.sources.isEmpty && !module.hasUnknownSources
        && module.resources.isEmpty
      let isLibrary = [.framework, .library].contains(module.kind)
      if isEmpty, view.index.filesOfModule[index].isEmpty, isLibrary,
        module.dependencies.contains(where: { $0.purpose == .code })
      {
        wrappers[index] = true
      }
    }
    for index in wrappers.indices where wrappers[index] {
      wrappers[index] = imports[index].allSatisfy { number in
        let entry = graph.imports[number]
        // The C family needs headers of the system to ask for the platform; Xcode's files begin with `import Foundation`.
        let isOfSystem =
          entry.target == nil
          && (graph.files[entry.file].language != .swift || SystemModules.contains(entry.module))
        return entry.isReexported || isOfSystem
      }
    }
    return wrappers
  }

  private static func linkedManifests(
    _ graph: DependencyGraph, _ names: [String: [ModuleID]]
  ) -> [ByteKey: Set<ByteKey>] {
    graph.modules.reduce(into: [:]) { links, module in
      for name in module.dependencies.flatMap(\.modules) {
        for target in names[name] ?? [] {
          links[ByteKey(module.location.path), default: []].insert(
            ByteKey(graph.modules[target.int].location.path))
        }
      }
    }
  }
}

/// Whether a declaration is one of the two variables in the header that Xcode makes for each framework, which Xcode
/// defines as well: nobody uses them.
private func isVersionOfTemplate(_ node: GraphNode, _ graph: DependencyGraph) -> Bool {
  node.kind == .variable
    && (node.name.hasSuffix("VersionNumber") || node.name.hasSuffix("VersionString"))
    && SourceFileKind.isHeader(graph.files[node.file].path)
}
