import DependencyModel
import ProjectModel
import SourceText

/// A module as a file sees it.
struct VisibleModule: Sendable, Hashable {
  /// The module.
  var module: ModuleID
  /// Whether its internal declarations are seen too.
  var isTestable: Bool
  /// The only top-level name seen, for `import struct M.Name`; `nil` for all.
  @OptionalID var onlyName: GlobalName?
}

/// The second stage of resolution: which modules each file sees, and so which declarations it may name.
///
/// What a name means depends on it, and it depends on no name but those of modules.
struct ModuleScopes: Sendable {
  /// What imports lead to.
  let imports: ImportTargets
  /// Modules that a unit sees, re-exports included, its own left out.
  let visible: Column<SourceUnit, [VisibleModule]>
  /// Names of external modules that a unit imports.
  let external: Column<SourceUnit, Set<GlobalName>>
  /// For each name of an external module the modules that export it.
  private let outsideExporters: [GlobalName: Set<ModuleID>]
  /// Names that a unit imports one by one from external modules, as `import struct M.Name` does: they are meant before
  /// those of modules that it imports as a whole.
  let externalNames: Column<SourceUnit, Set<GlobalName>>

  /// For each module those that it exports.
  private let exported: [[ModuleID]]
  /// Which modules each module's imports lead to, at any remove: members that an extension in another module adds are
  /// seen nowhere else.
  private let reach: ModuleReach
  /// For each unit of the C family the modules that it imports as a whole, or a header that it sees.
  private let whole: Column<SourceUnit, [ModuleID]>
  /// For each unit its module.
  private let homes: Column<SourceUnit, ModuleID>
  /// For each unit the number of its file: a file compiled into two modules is two units.
  private let files: Column<SourceUnit, Int>
  /// For each module the number of its package.
  private let packages: Column<ModuleDescription, Int>
  /// For each unit whether it is of the C family.
  private let isCFamily: Column<SourceUnit, Bool>
  /// For each unit whether it is a file of the C family that is no header.
  private let isCSource: Column<SourceUnit, Bool>

  /// Follows the imports of all units.
  init(_ declarations: Declarations, _ names: inout GlobalNames) {
    let imports = ImportTargets(declarations, &names)
    self.imports = imports
    homes = Column(declarations.units.map(\.module))
    files = numbers(of: declarations.units.map(\.path))
    packages = numbers(of: declarations.modules.map(\.package))
    isCFamily = Column(declarations.units.ids.map { declarations.isCFamily($0) })
    isCSource = Column(
      declarations.units.ids.map { unit in
        declarations.isCFamily(unit) && !SourceFileKind.isHeader(declarations.units[unit].path)
      })
    exported = imports.exportedModules()
    (visible, external) = Self.modulesSeen(declarations, imports, exports: exported)
    outsideExporters = Self.outsideExporters(declarations, imports)
    externalNames = Self.externalNames(declarations, imports)
    whole = Column(
      declarations.units.ids.map { unit in
        declarations.isCFamily(unit) ? imports.modulesImportedWhole(by: unit) : []
      })
    var direct = [Set<ModuleID>](repeating: [], count: declarations.modules.count)
    for (home, modules) in zip(homes.values, visible.values) {
      direct[home.int].formUnion(modules.map(\.module))
    }
    reach = ModuleReach(direct)
  }

  private static func modulesSeen(
    _ declarations: Declarations, _ imports: ImportTargets, exports: [[ModuleID]]
  ) -> (visible: Column<SourceUnit, [VisibleModule]>, external: Column<SourceUnit, Set<GlobalName>>)
  {
    let bridged = imports.bridgedModules()
    var all = Column<SourceUnit, [VisibleModule]>([])
    var outside = Column<SourceUnit, Set<GlobalName>>([])
    var marks = UnitMarks(declarations.units)
    for index in declarations.units.ids {
      marks.move(to: index)
      let unit = declarations.units[index]
      if declarations.isCFamily(index) {
        all.append(merged(imports.modulesIncluded(by: index, exports)))
        outside.append([])
        continue
      }
      var visible: [VisibleModule] = []
      var external: Set<GlobalName> = []
      for fact in unit.facts.imports {
        let name = declarations.name(fact.module, in: index)
        guard let target = imports.module(named: name, from: unit.module) else {
          external.insert(name)
          continue
        }
        if target == unit.module { continue }
        let only = fact.declaration.map { declarations.name($0, in: index) }
        visible.append(
          VisibleModule(
            module: target, isTestable: fact.marks.contains(.testable), onlyName: only))
        for reexported in exports[target.int] where reexported != unit.module {
          visible.append(VisibleModule(module: reexported, isTestable: false, onlyName: only))
        }
      }
      // What a bridging header shows, and what another file of the module exports, is seen in this one too.
      for module in bridged[unit.module.int] + exports[unit.module.int] {
        visible.append(VisibleModule(module: module, isTestable: false, onlyName: nil))
      }
      all.append(merged(visible))
      outside.append(external)
    }
    return (all, outside)
  }

  /// The modules that export each external module. Linear in the imports.
  private static func outsideExporters(
    _ declarations: Declarations, _ imports: ImportTargets
  ) -> [GlobalName: Set<ModuleID>] {
    var exporters: [GlobalName: Set<ModuleID>] = [:]
    for index in declarations.units.ids where !declarations.isCFamily(index) {
      let unit = declarations.units[index]
      for fact in unit.facts.imports
      where fact.marks.contains(.exported) && fact.declaration == nil {
        let name = declarations.name(fact.module, in: index)
        guard imports.module(named: name, from: unit.module) == nil else { continue }
        exporters[name, default: []].insert(unit.module)
      }
    }
    return exporters
  }

  private static func externalNames(
    _ declarations: Declarations, _ imports: ImportTargets
  ) -> Column<SourceUnit, Set<GlobalName>> {
    var exported: [ModuleID: Set<GlobalName>] = [:]
    var own = Column<SourceUnit, Set<GlobalName>>([])
    for index in declarations.units.ids {
      let unit = declarations.units[index]
      var names: Set<GlobalName> = []
      for fact in unit.facts.imports {
        guard let declaration = fact.declaration, !declarations.isCFamily(index),
          imports.module(named: declarations.name(fact.module, in: index), from: unit.module) == nil
        else { continue }
        let name = declarations.name(declaration, in: index)
        names.insert(name)
        if fact.marks.contains(.exported) { exported[unit.module, default: []].insert(name) }
      }
      own.append(names)
    }
    // What one file of a module exports is seen in all of them.
    return Column(
      declarations.units.ids.map { own[$0].union(exported[declarations.units[$0].module] ?? []) })
  }

  /// One entry a module: the widest view of it.
  private static func merged(_ visible: [VisibleModule]) -> [VisibleModule] {
    var merged: [VisibleModule] = []
    for entry in visible {
      let known = merged.firstIndex {
        $0.module == entry.module && ($0.onlyName == entry.onlyName || $0.onlyName == nil)
      }
      if let known {
        if entry.isTestable { merged[known].isTestable = true }
      } else {
        merged.append(entry)
      }
    }
    return merged
  }

  // MARK: Questions

  /// The module of a unit.
  @inline(__always)
  func module(of unit: ID<SourceUnit>) -> ModuleID { homes[unit] }

  /// Whether two units are one file.
  @inline(__always)
  func isOneFile(_ unit: ID<SourceUnit>, _ other: ID<SourceUnit>) -> Bool {
    files[unit] == files[other]
  }

  /// Whether a unit imports a module, itself or through others.
  @inline(__always)
  func sees(_ module: ModuleID, from unit: ID<SourceUnit>) -> Bool {
    visible[unit].contains { $0.module == module }
  }

  /// Whether a unit sees an external module: imports it, or gets it from a module that exports it, which may be its own.
  func seesOutside(_ name: GlobalName, from unit: ID<SourceUnit>) -> Bool {
    external[unit].contains(name)
      || outsideExporters[name]?.contains { canName($0, in: unit) } ?? false
  }

  /// Whether a unit of the C family imports a module as a whole rather than headers of it.
  func importsWhole(_ module: ModuleID, in unit: ID<SourceUnit>) -> Bool {
    whole[unit].contains(module)
  }

  /// Whether a module hands what another one declares on to those that import it.
  func exports(_ module: ModuleID, by exporter: ModuleID) -> Bool {
    exported[exporter.int].contains(module)
  }

  /// Whether the imports of one module lead to another one, at any remove.
  func reaches(_ module: ModuleID, from start: ModuleID) -> Bool {
    reach.contains(module, from: start)
  }

  /// Whether a unit can name the module as such: its own or one that it imports.
  @inline(__always)
  func canName(_ module: ModuleID, in unit: ID<SourceUnit>) -> Bool {
    module == homes[unit] || sees(module, from: unit)
  }

  /// Whether a symbol is a type, macro or enumeration constant of a `.c` file or its like that a unit
  /// does not include: only functions and variables can be declared anew elsewhere, by `extern`.
  func isKeptInSource(_ symbol: Symbol, from unit: ID<SourceUnit>) -> Bool {
    guard !symbol.isForeign, isCSource[symbol.declaringUnit] else { return false }
    let isUnlinked =
      symbol.kind.isTypeName || symbol.kind == .macro || symbol.kind == .enumCase
      || symbol.marks.contains(.isUnlinked)
    return isUnlinked && !imports.includes.sees(symbol.declaringUnit, from: unit)
  }

  /// Whether a symbol is `static` in a header of the C family, by which each file that includes it has
  /// one of its own, and Swift that of the module.
  func isStaticInHeader(_ symbol: Symbol) -> Bool {
    guard symbol.access == .fileprivate, !symbol.isForeign else { return false }
    return isCFamily[symbol.declaringUnit] && !isCSource[symbol.declaringUnit]
  }

  /// Whether a symbol may be named in a unit (The Swift Programming Language, "Access Control").
  func isVisible(_ symbol: Symbol, from unit: ID<SourceUnit>) -> Bool {
    guard !symbol.isForeign else { return true }
    if isKeptInSource(symbol, from: unit) { return false }
    // What a header says is seen by all that include it, of whatever module; what is private is so
    // for its class, and only what is static for its file.
    if isCFamily[unit], isCFamily[symbol.declaringUnit] {
      return symbol.access != .fileprivate
        || imports.includes.sees(symbol.declaringUnit, from: unit)
    }
    let home = homes[symbol.declaringUnit]
    let here = homes[unit]
    let isOfHeader = isStaticInHeader(symbol)
    if home == here {
      return symbol.access > .fileprivate || isOfHeader || isOneFile(symbol.declaringUnit, unit)
    }
    guard reach.contains(home, from: here) else { return false }
    if isOfHeader { return true }
    if symbol.kind == .operator || symbol.kind == .precedenceGroup { return true }
    switch symbol.access {
    case .public, .open: return true
    case .package: return packages[home] == packages[here]
    case .internal:
      return visible[unit].contains { $0.module == home && $0.isTestable }
    case .private, .fileprivate: return false
    }
  }
}

/// One number for each different text.
private func numbers<Entity>(of texts: [String]) -> Column<Entity, Int> {
  var known: [String: Int] = [:]
  return Column(
    texts.map { text in
      if let number = known[text] { return number }
      known[text] = known.count
      return known.count - 1
    })
}
