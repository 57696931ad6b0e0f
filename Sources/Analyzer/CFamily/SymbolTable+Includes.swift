import ProjectModel
import SourceFacts
import SourceText

extension SymbolTable {
  /// The module that an import leads to; `nil` for what is not of the project.
  ///
  /// - Parameter place: its number among the imports of the unit, where it is one of them.
  func importedModule(_ fact: ImportFact, at place: Int?, inUnit unit: Int) -> ModuleID? {
    guard isCFamily(unit) else {
      return module(named: globalNames[unit][Int(fact.module)], from: units[unit].module)
    }
    let target =
      place.map { cFamily.includes.targets[unit][$0] }
      ?? cFamily.includes.index?.target(of: fact, in: unit)
    switch target ?? .external {
    case .unit(let header): return units[Int(header)].module
    case .module(let module): return module
    case .external: return nil
    }
  }

  /// Whether an import hands its module on to those that import the unit's own: by `@_exported`, or
  /// in a header that others include.
  func isReexported(_ fact: ImportFact, byUnit unit: Int) -> Bool {
    if fact.marks.contains(.exported) { return true }
    let path = units[unit].path
    guard isCFamily(unit), SourceFileKind.isHeader(path) else { return false }
    let headers = modules[units[unit].module.int].headers
    // What a module includes for itself alone is no business of others.
    let own = headers.prefixHeaders + headers.bridgingHeaders
    return headers.isPublic(path) && !path.hasSuffix(".pch")
      && !own.contains { $0.equalsInBytes(path) }
  }

  /// The modules whose headers a C-family unit sees, and those that it imports as a whole, its own
  /// left out.
  func modulesIncluded(by unit: Int, _ exports: [[ModuleID]]) -> [VisibleModule] {
    let home = units[unit].module
    var seen: Set<ModuleID> = []
    var imported = targets(in: [Int32(unit)])
    let headers = cFamily.includes.headersSeen(from: unit)
    for header in headers { seen.insert(units[Int(header)].module) }
    imported += targets(in: headers)
    for module in imported {
      seen.insert(module)
      seen.formUnion(exports[module.int])
    }
    seen.remove(home)
    return seen.sorted().map { VisibleModule(module: $0, isTestable: false, onlyName: -1) }
  }

  /// The modules that units import as a whole.
  private func targets(in units: [Int32]) -> [ModuleID] {
    return units.flatMap { unit in
      cFamily.includes.targets[Int(unit)].compactMap { target in
        if case .module(let module) = target { module } else { nil }
      }
    }
  }

  /// For each module those that its bridging headers show to its Swift files.
  func bridgedModules() -> [[ModuleID]] {
    var bridged = [[ModuleID]](repeating: [], count: modules.count)
    if cFamily.isCFamily.isEmpty { return bridged }
    for (index, unit) in units.enumerated() {
      let module = unit.module
      guard
        modules[module.int].headers.bridgingHeaders.contains(where: {
          $0.equalsInBytes(unit.path)
        })
      else { continue }
      let none = [[ModuleID]](repeating: [], count: modules.count)
      bridged[module.int] += modulesIncluded(by: index, none).map(\.module)
    }
    return bridged
  }
}
