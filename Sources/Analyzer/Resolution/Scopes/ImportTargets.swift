import DependencyModel
import ProjectModel
import SourceFacts
import SourceText

/// What import statements and include directives lead to.
struct ImportTargets: Sendable {
  /// Which headers each file of the C family sees.
  var includes: IncludeGraph { declarations.includes }

  /// For each module headers of others that it shares with them: a source that both compile sees them.
  private let sharedHeaders: [ModuleID: Set<ID<SourceUnit>>]
  private let declarations: Declarations
  /// Modules of the project by name.
  private let modulesByName: [GlobalName: [ModuleID]]
  /// For each module that calls others by names of its own, the modules' names by those.
  private let aliases: [ModuleID: [GlobalName: GlobalName]]
  /// The names that only some modules know others by.
  private let aliasNames: Set<GlobalName>

  /// Lists the names of modules.
  init(_ declarations: Declarations, _ names: inout GlobalNames) {
    self.declarations = declarations
    var byName: [GlobalName: [ModuleID]] = [:]
    let modules = declarations.modules.enumerated()
    for (index, module) in modules where index != declarations.library?.module.int {
      byName[names.intern(module.name), default: []].append(ModuleID(index))
    }
    for (index, module) in modules {
      for name in module.headers.moduleNames where name != module.name {
        byName[names.intern(name), default: []].append(ModuleID(index))
      }
    }
    modulesByName = byName
    var aliases: [ModuleID: [GlobalName: GlobalName]] = [:]
    for (index, module) in modules {
      for (alias, name) in module.aliases.sorted(by: { $0.key < $1.key }) {
        aliases[ModuleID(index), default: [:]][names.intern(alias)] = names.intern(name)
      }
    }
    self.aliases = aliases
    aliasNames = Set(aliases.values.flatMap(\.keys))
    sharedHeaders = Self.sharedHeaders(declarations)
  }

  /// Whoever compiles a source compiles what it includes, whichever of several targets is said to hold a header beside it.
  private static func sharedHeaders(
    _ declarations: Declarations
  ) -> [ModuleID: Set<ID<SourceUnit>>] {
    guard declarations.hasCFamily else { return [:] }
    var modulesOfPath: [String: [ModuleID]] = [:]
    for unit in declarations.ownUnits where declarations.isCFamily(unit) {
      modulesOfPath[declarations.units[unit].path, default: []].append(
        declarations.units[unit].module)
    }
    var shared: [ModuleID: Set<ID<SourceUnit>>] = [:]
    for unit in declarations.ownUnits where declarations.isCFamily(unit) {
      let module = declarations.units[unit].module
      guard let modules = modulesOfPath[declarations.units[unit].path], modules.count > 1 else {
        continue
      }
      for header in declarations.includes.headersSeen(from: unit) {
        let home = declarations.units[header].module
        if home != module, modules.contains(home) { shared[module, default: []].insert(header) }
      }
    }
    return shared
  }

  /// Whether a module shares a header of another one with that.
  func shares(_ header: ID<SourceUnit>, _ module: ModuleID) -> Bool {
    sharedHeaders[module]?.contains(header) ?? false
  }

  /// Whether a module of the project has a name, or is called so by another one.
  func isModule(_ name: GlobalName) -> Bool {
    modulesByName[name] != nil || aliasNames.contains(name)
  }

  /// The names of the project's modules, and those by which one calls another; in no order.
  var moduleNames: Set<GlobalName> { aliasNames.union(modulesByName.keys) }

  /// The module of the project that a name means in another module.
  func module(named name: GlobalName, from module: ModuleID) -> ModuleID? {
    let name = aliases[module]?[name] ?? name
    return modulesByName[name].flatMap { declarations.modules.preferred(of: $0, for: module) }
  }

  /// The module that an import leads to; `nil` for what is not of the project.
  ///
  /// - Parameter place: its number among the imports of the unit, where it is one of them.
  func importedModule(_ fact: ImportFact, at place: Int?, inUnit unit: ID<SourceUnit>) -> ModuleID?
  {
    guard declarations.isCFamily(unit) else {
      return module(
        named: declarations.name(fact.module, in: unit), from: declarations.units[unit].module)
    }
    let target =
      place.map { includes.targets[unit][$0] } ?? includes.index?.target(of: fact, in: unit)
    switch target ?? .external {
    case .unit(let header):
      let own = declarations.units[unit].module
      return shares(header, own) ? own : declarations.units[header].module
    case .module(let module): return module
    case .external: return nil
    }
  }

  /// Whether an import hands its module on to those that import the unit's own: by `@_exported`, or
  /// in a header that others include.
  func isReexported(_ fact: ImportFact, byUnit unit: ID<SourceUnit>) -> Bool {
    if fact.marks.contains(.exported) { return true }
    let path = declarations.units[unit].path
    guard declarations.isCFamily(unit), SourceFileKind.isHeader(path) else { return false }
    let module = declarations.modules[declarations.units[unit].module]
    // Nobody can import a program or a test but to test it, and then its headers do not come along.
    if module.kind.isProgram || module.kind == .test { return false }
    let headers = module.headers
    // What a module includes for itself alone is no business of others.
    let own = headers.prefixHeaders + headers.bridgingHeaders
    return headers.isPublic(path) && !path.hasSuffix(".pch")
      && !own.contains { $0.equalsInBytes(path) }
  }

  /// For each module the modules that its `@_exported` imports hand on, at any remove.
  ///
  /// Modules that hand on each other end the walk, since each is reached once.
  func exportedModules() -> [[ModuleID]] {
    var direct = [[ModuleID]](repeating: [], count: declarations.modules.count)
    var marks = UnitMarks(declarations.units)
    for index in declarations.units.ids {
      marks.move(to: index)
      let unit = declarations.units[index]
      for (place, fact) in unit.facts.imports.enumerated()
      where isReexported(fact, byUnit: index) {
        guard let target = importedModule(fact, at: place, inUnit: index), target != unit.module,
          !direct[unit.module.int].contains(target)
        else { continue }
        direct[unit.module.int].append(target)
      }
    }
    return direct.indices.map { start in
      var reached: [ModuleID] = []
      var open = direct[start]
      while let next = open.popLast() {
        if reached.contains(next) || next.int == start { continue }
        reached.append(next)
        open += direct[next.int]
      }
      return reached.sorted()
    }
  }

  /// The modules whose headers a C-family unit sees, and those that it imports as a whole, its own
  /// left out.
  func modulesIncluded(by unit: ID<SourceUnit>, _ exports: [[ModuleID]]) -> [VisibleModule] {
    let home = declarations.units[unit].module
    var seen: Set<ModuleID> = []
    var imported = modulesImported(by: [unit])
    let headers = includes.headersSeen(from: unit)
    for header in headers { seen.insert(declarations.units[header].module) }
    imported += modulesImported(by: headers)
    for module in imported {
      seen.insert(module)
      seen.formUnion(exports[module.int])
    }
    seen.remove(home)
    return seen.sorted().map { VisibleModule(module: $0, isTestable: false, onlyName: nil) }
  }

  /// The modules that a unit of the C family, or a header that it sees, imports as a whole.
  func modulesImportedWhole(by unit: ID<SourceUnit>) -> [ModuleID] {
    guard importsModules else { return [] }
    return Set(modulesImported(by: [unit] + includes.headersSeen(from: unit))).sorted()
  }

  /// Whether any unit of the C family imports a module as a whole.
  private var importsModules: Bool {
    includes.targets.values.joined().contains { target in
      if case .module = target { true } else { false }
    }
  }

  /// The modules that units of the C family import as a whole.
  private func modulesImported(by units: [ID<SourceUnit>]) -> [ModuleID] {
    units.flatMap { unit in
      includes.targets[unit].compactMap { target in
        if case .module(let module) = target { module } else { nil }
      }
    }
  }

  /// For each module those that its bridging headers show to its Swift files.
  func bridgedModules() -> [[ModuleID]] {
    var bridged = [[ModuleID]](repeating: [], count: declarations.modules.count)
    guard declarations.hasCFamily else { return bridged }
    for index in declarations.units.ids {
      let unit = declarations.units[index]
      let module = unit.module
      guard
        declarations.modules[module].headers.bridgingHeaders.contains(where: {
          $0.equalsInBytes(unit.path)
        })
      else { continue }
      let none = [[ModuleID]](repeating: [], count: declarations.modules.count)
      bridged[module.int] += modulesIncluded(by: index, none).map(\.module)
    }
    return bridged
  }
}
