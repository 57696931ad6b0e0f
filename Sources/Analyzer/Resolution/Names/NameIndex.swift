import ProjectModel

/// The third stage of resolution: all declarations by name, as far as they can be found without knowing any type.
struct NameIndex: Sendable {
  /// Types of the library by name.
  let libraryTypes: [GlobalName: SymbolIndex]
  /// Global functions and variables of the library by name.
  let libraryFunctions: [GlobalName: [SymbolIndex]]
  /// Operator functions by name, members of types too.
  private(set) var operatorFunctions: [GlobalName: [SymbolIndex]] = [:]
  /// Types that the language itself names.
  let known: KnownTypes
  /// What the C family can name, and by which names.
  let cFamily: CFamilyNames

  /// Top-level declarations that other files can see by (module, name).
  private var topLevel: [UInt64: [SymbolIndex]] = [:]
  /// Private top-level declarations by (unit, name): as many files may have one of a name as there are.
  private var privateTopLevel: [UInt64: [SymbolIndex]] = [:]
  /// For (module, name) the only unit with private top-level declarations of the name, -1 where there are several.
  private var privateHome: [UInt64: Int32] = [:]
  /// Types and aliases declared inside functions, by (function, name).
  private var localTypes: Set<UInt64> = []
  /// For each name the modules that declare it, other than as a local or private name, sorted.
  private var modulesDeclaring: [GlobalName: [ModuleID]] = [:]

  /// Sorts all declarations in. Linear in them, times how deep they are nested.
  init(_ declarations: Declarations, _ scopes: ModuleScopes, _ names: inout GlobalNames) {
    let symbols = declarations.symbols
    cFamily = CFamilyNames(declarations, &names)
    (libraryTypes, libraryFunctions) = Self.library(declarations)
    known = KnownTypes(libraryTypes, names)
    var declaring: [GlobalName: Set<ModuleID>] = [:]
    var isInsideFunction = [Bool](repeating: false, count: symbols.count)
    for index in symbols.indices {
      let symbol = symbols[index]
      // Parents stand in front of what they hold.
      isInsideFunction[index] =
        symbol.marks.contains(.isLocal)
        || symbol.parent >= 0
          && isInsideFunction[Int(symbol.parent)]
      if symbol.kind == .extension || symbol.kind == .genericParameter { continue }
      if isInsideFunction[index] {
        if symbol.kind.isTypeName, symbol.parent >= 0, symbol.marks.contains(.isLocal) {
          localTypes.insert(key(symbol.parent, symbol.name))
        }
        continue
      }
      let module = scopes.module(of: Int(symbol.unit))
      if symbol.parent < 0 || declarations.isGlobalConstant(symbol) {
        addTopLevel(SymbolIndex(index), symbol, in: module, isOfC: declarations.isCFamily(symbol))
      }
      if symbol.isForeign { continue }
      if symbol.kind == .function, symbol.marks.contains(.isOperator) {
        operatorFunctions[symbol.name, default: []].append(SymbolIndex(index))
      }
      declaring[symbol.name, default: []].insert(module)
      if symbol.otherName >= 0 { declaring[symbol.otherName, default: []].insert(module) }
    }
    modulesDeclaring = declaring.mapValues { $0.sorted() }
  }

  /// What the library declares at its top: types, and functions and variables.
  private static func library(
    _ declarations: Declarations
  ) -> (types: [GlobalName: SymbolIndex], functions: [GlobalName: [SymbolIndex]]) {
    guard let library = declarations.library else { return ([:], [:]) }
    var types: [GlobalName: SymbolIndex] = [:]
    var functions: [GlobalName: [SymbolIndex]] = [:]
    for place in Int(declarations.firstSymbol[library.unit])..<declarations.symbols.count {
      let symbol = declarations.symbols[place]
      if symbol.parent >= 0 || symbol.kind == .extension { continue }
      if symbol.kind.isTypeName {
        types[symbol.name] = SymbolIndex(place)
      } else {
        functions[symbol.name, default: []].append(SymbolIndex(place))
      }
    }
    return (types, functions)
  }

  private mutating func addTopLevel(
    _ index: SymbolIndex, _ symbol: Symbol, in module: ModuleID, isOfC: Bool
  ) {
    let place = key(module.index, symbol.name)
    guard symbol.access <= .fileprivate else {
      topLevel[place, default: []].append(index)
      if symbol.otherName >= 0, isOfC {
        topLevel[key(module.index, symbol.otherName), default: []].append(index)
      }
      return
    }
    privateTopLevel[key(symbol.unit, symbol.name), default: []].append(index)
    let home = privateHome[place]
    privateHome[place] = home == nil || home == symbol.unit ? symbol.unit : -1
  }

  // MARK: Questions

  /// The top-level declarations of a name in a module that are not private to a file, in order.
  func topLevel(named name: GlobalName, in module: ModuleID) -> [SymbolIndex] {
    topLevel[key(module.index, name)] ?? []
  }

  /// The top-level declarations of a name in its module that a unit may see, in order.
  func topLevel(
    named name: GlobalName, in module: ModuleID, unit: Int32
  ) -> [SymbolIndex] {
    let shared = topLevel(named: name, in: module)
    guard let own = privateTopLevel[key(unit, name)] else { return shared }
    return shared.isEmpty ? own : (shared + own).sorted()
  }

  /// Whether a unit other than one declares a name privately at its top, in the same module.
  func isPrivate(_ name: GlobalName, in module: ModuleID, outside unit: Int32) -> Bool {
    privateHome[key(module.index, name)].map { $0 != unit } ?? false
  }

  /// Whether a declaration holds a type of a name that is declared inside a function.
  func hasLocalType(_ name: GlobalName, in context: SymbolIndex) -> Bool {
    !localTypes.isEmpty && localTypes.contains(key(context, name))
  }

  /// The modules that declare a name, other than as a local or private one, sorted; `nil` for none.
  func modules(declaring name: GlobalName) -> [ModuleID]? { modulesDeclaring[name] }
}
