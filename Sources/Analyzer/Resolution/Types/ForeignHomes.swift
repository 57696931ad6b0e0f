import DependencyModel
import SourceFacts
import SourceText

/// Which files can mean a type of a known module from outside by its name.
///
/// Types from outside are known by name alone, and two modules may declare one of a name. In a file that
/// imports a module of which nothing is known, `State` may be a type of that, unless the file imports
/// SwiftUI as well. What Foundation and the old user interface frameworks bring is different: libraries
/// written in Objective-C hand it on, and many a file relies on that. And a type that the project extends
/// is known by its extensions, whoever declares it.
struct ForeignHomes: Sendable {
  /// For each type that known modules declare, the imported modules that bring it.
  private let bringers: [GlobalName: [GlobalName]]
  /// The types that files may mean whatever they import.
  private let handedOn: Set<GlobalName>
  /// The imported modules of which nothing is known.
  private let unknown: Set<GlobalName>
  /// For each name of a module that is known, and of no type, the imported modules that hand it on.
  private let handers: [GlobalName: [GlobalName]]
  /// For each name that a module of the project shares with a type from outside, the imported modules that bring the
  /// type; `nil` for all files.
  private let hidden: [GlobalName: [GlobalName]?]

  /// Looks up who brings the types. O(types + imported modules · what they hand on).
  init(
    _ types: [GlobalName: ID<Symbol>], _ outside: OutsideModules?, _ declarations: Declarations,
    _ scopes: ModuleScopes, _ names: GlobalNames
  ) {
    guard let outside, let library = declarations.library?.units.lowerBound else {
      (bringers, handedOn, unknown, handers, hidden) = ([:], [], [], [:], [:])
      return
    }
    let imported = scopes.external.values.reduce(into: Set<GlobalName>()) { $0.formUnion($1) }
    var reaching: [String: [GlobalName]] = [:]
    var unknown: Set<GlobalName> = []
    for module in imported.sorted() {
      if outside.exports(names[module]) == nil {
        unknown.insert(module)
      } else {
        for other in outside.reached(from: names[module]) {
          reaching[other, default: []].append(module)
        }
      }
    }
    var handers: [GlobalName: [GlobalName]] = [:]
    for (module, imported) in reaching {
      if let name = names.number(of: module), types[name] == nil { handers[name] = imported }
    }
    self.handers = handers
    var hidden: [GlobalName: [GlobalName]?] = [:]
    for name in scopes.imports.moduleNames {
      guard let type = types[name] else { continue }
      let declaring = outside.declaring(names[name])
      // What no framework declares is there everywhere.
      let isOfLanguage = declaring.isEmpty && declarations.symbols[type].declaringUnit == library
      hidden[name] = .some(isOfLanguage ? nil : declaring.flatMap { reaching[$0] ?? [] })
    }
    self.hidden = hidden
    var bringers: [GlobalName: [GlobalName]] = [:]
    var handedOn: Set<GlobalName> = []
    if !unknown.isEmpty {
      let common = Self.commonModules.reduce(into: Set<String>()) {
        $0.formUnion(outside.reached(from: $1))
      }
      for (name, type) in types where declarations.symbols[type].declaringUnit != library {
        let declaring = outside.declaring(names[name])
        bringers[name] = declaring.flatMap { reaching[$0] ?? [] }
        if declaring.contains(where: common.contains) { handedOn.insert(name) }
      }
      handedOn.formUnion(Self.extendedNames(declarations))
    }
    (self.bringers, self.handedOn, self.unknown) = (bringers, handedOn, unknown)
  }

  /// The modules that libraries hand on without a word.
  private static let commonModules = ["AppKit", "Foundation", "UIKit", "WatchKit"]

  /// The names that extensions of the project write. O(declarations).
  private static func extendedNames(_ declarations: Declarations) -> Set<GlobalName> {
    var names: Set<GlobalName> = []
    for index in declarations.symbols.ids where declarations.symbols[index].kind == .extension {
      let unit = declarations.symbols[index].declaringUnit
      var type = declarations.isOfLibrary(unit) ? nil : declarations.fact(index).type
      while let next = type {
        let fact = declarations.units[unit].facts.types[next]
        if let name = fact.name { names.insert(declarations.name(name, in: unit)) }
        type = fact.kind == .member ? fact.base : nil
      }
    }
    return names
  }

  /// Whether a file that sees some modules from outside can mean a type that it names alone: one that a
  /// module brings which it sees, or any where it sees no module of which nothing is known. O(modules).
  func canMean(_ name: GlobalName, seeing modules: Set<GlobalName>) -> Bool {
    guard let bringers = bringers[name], !handedOn.contains(name) else { return true }
    return bringers.contains(where: modules.contains) || modules.isDisjoint(with: unknown)
  }

  /// Whether a type can be meant behind the name of a module. O(modules²).
  func canMean(_ name: GlobalName, behind module: GlobalName) -> Bool {
    guard !unknown.contains(module) else { return false }
    guard let bringers = bringers[name] else { return true }
    return bringers.contains(module) || handers[module]?.contains(where: bringers.contains) ?? false
  }

  /// Whether a name is that of a module from outside that a unit sees: one that it imports, or one of those that are known
  /// which a module of the project exports to it, or which one of these hands on, as SwiftUI does Foundation. A module of
  /// which nothing is known may have a type of its name. O(modules).
  @inline(__always)
  func isModule(
    _ name: GlobalName, seenFrom unit: ID<SourceUnit>, _ scopes: ModuleScopes
  ) -> Bool {
    scopes.external[unit].contains(name)
      || handers[name]?.contains { scopes.seesOutside($0, from: unit) } ?? false
  }

  /// Whether a unit cannot mean a module of the project by its name alone, since an import brings a type of the same name:
  /// the names of modules are looked up last. O(modules).
  func hidesModule(
    named name: GlobalName, from unit: ID<SourceUnit>, _ scopes: ModuleScopes
  ) -> Bool {
    guard let bringers = hidden[name] else { return false }
    return bringers?.contains { scopes.seesOutside($0, from: unit) } ?? true
  }
}
