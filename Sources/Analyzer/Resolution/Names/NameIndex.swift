import DependencyModel
import ProjectModel
import SourceText

/// The third stage of resolution: all declarations by name, as far as they can be found without knowing any type.
struct NameIndex: Sendable {
  /// Types of the library by name.
  let libraryTypes: [GlobalName: ID<Symbol>]
  /// Global functions and variables of the library by name.
  let libraryFunctions: [GlobalName: [ID<Symbol>]]
  /// Operator functions by name, members of types too.
  private(set) var operatorFunctions: [GlobalName: [ID<Symbol>]] = [:]
  /// Types that the language itself names.
  let known: KnownTypes
  /// What the C family can name, and by which names.
  let cFamily: CFamilyNames

  /// Top-level declarations that other files can see by (module, name).
  private var topLevel: [Pair<ModuleDescription, ProjectName>: [ID<Symbol>]] = [:]
  /// Private top-level declarations by (unit, name): as many files may have one of a name as there are.
  private var privateTopLevel: [Pair<SourceUnit, ProjectName>: [ID<Symbol>]] = [:]
  /// For (module, name) the only unit with private top-level declarations of the name, none where
  /// there are several.
  private var privateHome: [Pair<ModuleDescription, ProjectName>: OptionalID<SourceUnit>] = [:]
  /// Types and aliases declared inside functions, by (function, name).
  private var localTypes: [Pair<Symbol, ProjectName>: ID<Symbol>] = [:]
  /// For each name the modules that declare it, other than as a local or private name, sorted.
  private var modulesDeclaring: [GlobalName: [ModuleID]] = [:]

  /// Sorts all declarations in. Linear in them, times how deep they are nested.
  init(_ declarations: Declarations, _ scopes: ModuleScopes, _ names: inout GlobalNames) {
    let symbols = declarations.symbols
    cFamily = CFamilyNames(declarations, &names)
    (libraryTypes, libraryFunctions) = Self.library(declarations)
    known = KnownTypes(libraryTypes, names)
    var declaring: [GlobalName: Set<ModuleID>] = [:]
    var isInsideFunction = Column<Symbol, Bool>(repeating: false, count: symbols.count)
    var marks = UnitMarks(declarations.units)
    for index in symbols.ids {
      let symbol = symbols[index]
      marks.move(to: symbol.declaringUnit)
      // Parents stand in front of what they hold.
      isInsideFunction[index] =
        symbol.marks.contains(.isLocal)
        || symbol.parent.map { isInsideFunction[$0] } ?? false
      if symbol.kind == .extension || symbol.kind == .genericParameter { continue }
      if isInsideFunction[index] {
        if symbol.kind.isTypeName, let parent = symbol.parent, symbol.marks.contains(.isLocal) {
          localTypes[Pair(parent, symbol.name)] = index
        }
        continue
      }
      let module = scopes.module(of: symbol.declaringUnit)
      if symbol.parent == nil || declarations.isGlobalConstant(symbol) {
        addTopLevel(
          index, symbol, in: module, isOfC: declarations.isCFamily(symbol),
          isHidden: symbol.access <= .fileprivate && !scopes.isStaticInHeader(symbol))
      }
      if symbol.isForeign { continue }
      if symbol.kind == .function, symbol.marks.contains(.isOperator) {
        // Operands lead to those of C++, whatever namespace has them.
        let name = cFamily.qualified[symbol.name]?.last ?? symbol.name
        operatorFunctions[name, default: []].append(index)
      }
      declaring[symbol.name, default: []].insert(module)
      if let other = symbol.otherName { declaring[other, default: []].insert(module) }
    }
    for (index, name) in cFamily.protocolNames {
      declaring[name, default: []].insert(scopes.module(of: symbols[index].declaringUnit))
    }
    for member in cFamily.swiftMembers {
      declaring[member.name, default: []].insert(
        scopes.module(of: symbols[member.symbol].declaringUnit))
    }
    modulesDeclaring = declaring.mapValues { $0.sorted() }
  }

  /// What the library declares at its top: types, and functions and variables.
  private static func library(
    _ declarations: Declarations
  ) -> (types: [GlobalName: ID<Symbol>], functions: [GlobalName: [ID<Symbol>]]) {
    guard let library = declarations.library else { return ([:], [:]) }
    var types: [GlobalName: ID<Symbol>] = [:]
    var functions: [GlobalName: [ID<Symbol>]] = [:]
    let first = declarations.firstSymbol[library.units.lowerBound]
    for place in first..<declarations.symbols.ids.upperBound {
      let symbol = declarations.symbols[place]
      if symbol.parent != nil || symbol.kind == .extension { continue }
      if symbol.kind.isTypeName {
        types[symbol.name] = place
      } else {
        functions[symbol.name, default: []].append(place)
      }
    }
    return (types, functions)
  }

  private mutating func addTopLevel(
    _ index: ID<Symbol>, _ symbol: Symbol, in module: ModuleID, isOfC: Bool, isHidden: Bool
  ) {
    let place = Pair(module, cFamily.protocolNames[index] ?? symbol.name)
    guard isHidden else {
      topLevel[place, default: []].append(index)
      // Swift has the short name of a constant in its enumeration alone.
      if let other = symbol.otherName, isOfC, symbol.kind != .enumCase,
        !cFamily.paths.contains(other)
      {
        topLevel[Pair(module, other), default: []].append(index)
      }
      return
    }
    let unit = symbol.declaringUnit
    privateTopLevel[Pair(unit, symbol.name), default: []].append(index)
    let home = privateHome[place]
    privateHome[place] = home == nil || home?.id == unit ? OptionalID(unit) : OptionalID.none
  }

  // MARK: Questions

  /// The top-level declarations of a name in a module that are not private to a file, in order.
  @inline(__always)
  func topLevel(named name: GlobalName, in module: ModuleID) -> [ID<Symbol>] {
    topLevel[Pair(module, name)] ?? []
  }

  /// The top-level declarations of a name in its module that a unit may see, in order.
  @inline(__always)
  func topLevel(
    named name: GlobalName, in module: ModuleID, unit: ID<SourceUnit>
  ) -> [ID<Symbol>] {
    let shared = topLevel(named: name, in: module)
    guard let own = privateTopLevel[Pair(unit, name)] else { return shared }
    return shared.isEmpty ? own : (shared + own).sorted()
  }

  /// Whether a unit other than one declares a name privately at its top, in the same module.
  func isPrivate(_ name: GlobalName, in module: ModuleID, outside unit: ID<SourceUnit>) -> Bool {
    privateHome[Pair(module, name)].map { $0.id != unit } ?? false
  }

  /// Whether a declaration holds a type of a name that is declared inside a function.
  @inline(__always)
  func hasLocalType(_ name: GlobalName, in context: ID<Symbol>) -> Bool {
    localType(name, in: context) != nil
  }

  /// The type of a name that is declared inside a function; `nil` for none.
  @inline(__always)
  func localType(_ name: GlobalName, in context: ID<Symbol>) -> ID<Symbol>? {
    localTypes.isEmpty ? nil : localTypes[Pair(context, name)]
  }

  /// The modules that declare a name, other than as a local or private one, sorted; `nil` for none.
  @inline(__always)
  func modules(declaring name: GlobalName) -> [ModuleID]? { modulesDeclaring[name] }
}
