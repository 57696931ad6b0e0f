import ProjectModel
import SourceFacts
import SourceText

/// Builds the table of all declarations: names, symbols, imports, then extensions, aliases and supertypes together,
/// since each of these can decide what the others mean.
///
/// - Complexity: linear in the declarations for each round; the rounds end when nothing changes, at
///   most after `bindingRounds`.
///
/// - Parameter library: the facts of a text that declares what the standard library offers, or `nil`: what is not
///   declared in it counts as a type about which nothing is known.
func makeSymbolTable(
  units: [SourceUnit], modules: [ModuleDescription], library: FileFacts? = nil
) -> SymbolTable {
  var table = SymbolTable(units: units, modules: modules)
  if let library {
    table = SymbolTable(
      units: units + [
        SourceUnit(path: "", module: ModuleID(modules.count), byteCount: 0, facts: library)
      ], modules: modules + [libraryModule])
    table.library = (ModuleID(modules.count), units.count)
  }
  table.addNames()
  table.addConditions()
  table.addIncludes()
  table.addSymbols()
  table.addParameters()
  table.addImports()
  table.indexDeclarations()
  table.addCFamilyNames()
  table.addKnownTypes()
  table.bindTypes()
  return table
}

/// The module that the library's declarations stand in; no source can name it.
private let libraryModule = ModuleDescription(
  name: "", role: .production, kind: .library, package: "", folder: "",
  location: SourceLocation(path: "", line: 1, column: 1), sources: [])

extension SymbolTable {
  /// Gives each different name of the project one number.
  fileprivate mutating func addNames() {
    var ids: [String: GlobalName] = [:]
    globalNames.reserveCapacity(units.count)
    for unit in units {
      globalNames.append(
        unit.facts.strings.map { string in
          if let id = ids[string] { return id }
          let id = GlobalName(names.count)
          names.append(string)
          ids[string] = id
          return id
        })
    }
    for (index, module) in modules.enumerated() where index != library?.module.int {
      let id: GlobalName
      if let known = ids[module.name] {
        id = known
      } else {
        id = GlobalName(names.count)
        names.append(module.name)
        ids[module.name] = id
      }
      modulesByName[id, default: []].append(ModuleID(index))
    }
    nameIndex = ids
    for (index, module) in modules.enumerated() {
      for name in module.headers.moduleNames where name != module.name {
        modulesByName[globalName(of: name), default: []].append(ModuleID(index))
      }
    }
    underscore = ids["_"] ?? -1
  }

  /// Gives each different `#if` condition of the project one number.
  fileprivate mutating func addConditions() {
    var ids: [BuildCondition: ConditionID] = [.always: .always]
    for unit in units {
      conditionOf.append(
        unit.facts.conditions.map { condition in
          if let id = ids[condition] { return id }
          let id = ConditionID(conditions.count)
          conditions.append(condition)
          ids[condition] = id
          return id
        })
    }
  }

  /// Numbers all declarations, unit by unit.
  fileprivate mutating func addSymbols() {
    symbols.reserveCapacity(units.reduce(0) { $0 + $1.facts.declarations.count })
    for (index, unit) in units.enumerated() {
      let first = SymbolIndex(symbols.count)
      firstSymbol.append(first)
      for (declaration, fact) in unit.facts.declarations.enumerated() {
        symbols.append(
          Symbol(
            kind: fact.kind, access: access(of: fact, in: index), marks: fact.marks,
            name: globalNames[index][Int(fact.name)],
            otherName: fact.otherName < 0 ? -1 : globalNames[index][Int(fact.otherName)],
            parent: fact.parent < 0 ? -1 : first + fact.parent, unit: Int32(index),
            declaration: DeclarationIndex(declaration), isForeign: index == library?.unit))
      }
    }
    for (index, unit) in units.enumerated() {
      for requirement in unit.facts.requirements {
        requirements[firstSymbol[index] + requirement.declaration, default: []].append(requirement)
      }
    }
    canonical = symbols.indices.map { SymbolIndex($0) }
    extendedType = [SymbolIndex](repeating: -1, count: symbols.count)
  }

  /// The module of the project that a name means in another module: one of the same package first.
  func module(named name: GlobalName, from module: ModuleID) -> ModuleID? {
    guard let candidates = modulesByName[name] else { return nil }
    let package = modules[module.int].package
    return candidates.first { modules[$0.int].package == package } ?? candidates.first
  }

  fileprivate mutating func addImports() {
    let exports = exportedModules()
    let bridged = bridgedModules()
    for (index, unit) in units.enumerated() {
      var visible: [VisibleModule] = []
      var external: Set<GlobalName> = []
      if isCFamily(index) {
        visibleModules.append(merged(modulesIncluded(by: index, exports)))
        externalImports.append([])
        continue
      }
      for fact in unit.facts.imports {
        let name = globalNames[index][Int(fact.module)]
        guard let target = module(named: name, from: unit.module) else {
          external.insert(name)
          continue
        }
        if target == unit.module { continue }
        let only = fact.declaration < 0 ? -1 : globalNames[index][Int(fact.declaration)]
        visible.append(
          VisibleModule(
            module: target, isTestable: fact.marks.contains(.testable), onlyName: only))
        for reexported in exports[target.int] where reexported != unit.module {
          visible.append(VisibleModule(module: reexported, isTestable: false, onlyName: only))
        }
      }
      for module in bridged[unit.module.int] {
        visible.append(VisibleModule(module: module, isTestable: false, onlyName: -1))
      }
      // What another file of the module exports is seen in this one too.
      for exported in exports[unit.module.int] {
        visible.append(VisibleModule(module: exported, isTestable: false, onlyName: -1))
      }
      visibleModules.append(merged(visible))
      externalImports.append(external)
    }
    addReachableModules()
  }

  private mutating func addReachableModules() {
    var direct = [Set<ModuleID>](repeating: [], count: modules.count)
    for (index, unit) in units.enumerated() {
      direct[unit.module.int].formUnion(visibleModules[index].map(\.module))
    }
    reach = ModuleReach(direct)
  }

  /// One entry a module: the widest view of it.
  private func merged(_ visible: [VisibleModule]) -> [VisibleModule] {
    var merged: [VisibleModule] = []
    for entry in visible {
      let known = merged.firstIndex {
        $0.module == entry.module && ($0.onlyName == entry.onlyName || $0.onlyName == -1)
      }
      if let known {
        if entry.isTestable { merged[known].isTestable = true }
      } else {
        merged.append(entry)
      }
    }
    return merged
  }

  /// For each module the modules that its `@_exported` imports hand on, at any remove.
  private func exportedModules() -> [[ModuleID]] {
    var direct = [[ModuleID]](repeating: [], count: modules.count)
    for (index, unit) in units.enumerated() {
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

  fileprivate mutating func indexDeclarations() {
    var declaring: [GlobalName: Set<ModuleID>] = [:]
    for index in symbols.indices {
      let symbol = symbols[index]
      if symbol.kind == .extension || symbol.kind == .genericParameter { continue }
      if symbol.marks.contains(.isLocal) || isInsideLocalType(symbol) {
        if symbol.kind.isTypeName, symbol.parent >= 0, symbol.marks.contains(.isLocal) {
          localTypes[key(symbol.parent, symbol.name), default: []].append(SymbolIndex(index))
        }
        continue
      }
      let module = units[Int(symbol.unit)].module
      if symbol.parent < 0 || isGlobalConstant(symbol) {
        addTopLevel(SymbolIndex(index), in: module)
      }
      if symbol.isForeign {
        if symbol.parent < 0 { addToLibrary(SymbolIndex(index)) }
        continue
      }
      if symbol.kind == .function, symbol.marks.contains(.isOperator) {
        operatorFunctions[symbol.name, default: []].append(SymbolIndex(index))
      }
      declaring[symbol.name, default: []].insert(module)
      if symbol.otherName >= 0 { declaring[symbol.otherName, default: []].insert(module) }
    }
    for (name, modules) in declaring { modulesDeclaring[name] = modules.sorted() }
  }

  private mutating func addTopLevel(_ index: SymbolIndex, in module: ModuleID) {
    let symbol = symbols[Int(index)]
    let place = key(module.index, symbol.name)
    guard symbol.access <= .fileprivate else {
      topLevel[place, default: []].append(index)
      if symbol.otherName >= 0, isCFamily(symbol) {
        topLevel[key(module.index, symbol.otherName), default: []].append(index)
      }
      return
    }
    privateTopLevel[key(symbol.unit, symbol.name), default: []].append(index)
    let home = privateHome[place]
    privateHome[place] = home == nil || home == symbol.unit ? symbol.unit : -1
  }

  private mutating func addToLibrary(_ index: SymbolIndex) {
    let symbol = symbols[Int(index)]
    if symbol.kind.isTypeName {
      foreignTypes[symbol.name] = index
    } else {
      libraryFunctions[symbol.name, default: []].append(index)
    }
  }

  private func isInsideLocalType(_ symbol: Symbol) -> Bool {
    var parent = symbol.parent
    while parent >= 0 {
      if symbols[Int(parent)].marks.contains(.isLocal) { return true }
      parent = symbols[Int(parent)].parent
    }
    return false
  }
}
