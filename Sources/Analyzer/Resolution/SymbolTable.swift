import ProjectModel
import SourceFacts

/// Who declares what, over all files: the input of every look-up.
///
/// Built in stages (`makeSymbolTable`), then only read, from many threads at once.
struct SymbolTable: Sendable {
  /// The units, sorted by path, then module.
  let units: [SourceUnit]
  /// The project's modules.
  let modules: [ModuleDescription]

  /// All names of the project.
  var names: [String] = []
  /// The place of each name in `names`.
  var nameIndex: [String: GlobalName] = [:]
  /// The name `_`, or -1 where no file has it.
  var underscore: GlobalName = -1
  /// For each unit the global name of each name of its facts.
  var globalNames: [[GlobalName]] = []
  /// The different `#if` conditions of the project; the first is `always`.
  var conditions: [BuildCondition] = [.always]
  /// For each unit the place in `conditions` of each condition of its facts.
  var conditionOf: [[ConditionID]] = []
  /// For each unit the symbol of its first declaration.
  var firstSymbol: [SymbolIndex] = []
  /// All declarations, unit by unit, then foreign types.
  var symbols: [Symbol] = []
  /// Modules of the project by name.
  var modulesByName: [GlobalName: [ModuleID]] = [:]
  /// Modules that a unit sees, re-exports included, its own left out.
  var visibleModules: [[VisibleModule]] = []
  /// Which modules each module's imports lead to, at any remove: members that an extension in another module adds are
  /// seen nowhere else.
  var reach = ModuleReach()
  /// Names of external modules that a unit imports.
  var externalImports: [Set<GlobalName>] = []
  /// Top-level declarations that other files can see by (module, name).
  var topLevel: [UInt64: [SymbolIndex]] = [:]
  /// Private top-level declarations by (unit, name): as many files may have one of a name as there are.
  var privateTopLevel: [UInt64: [SymbolIndex]] = [:]
  /// For (module, name) the only unit with private top-level declarations of the name, -1 where there are several.
  var privateHome: [UInt64: Int32] = [:]
  /// Members, nested types and enum cases, those of extensions included.
  var members = MemberIndex()
  /// Types and aliases declared inside functions, by (function, name).
  var localTypes: [UInt64: [SymbolIndex]] = [:]
  /// The generic requirements of each declaration that has any, in the order written.
  var requirements: [SymbolIndex: [RequirementFact]] = [:]
  /// The labels and flags of parameters.
  var parameters = ParameterIndex()
  /// For each symbol the first declaration of the same type (`#if` alternatives are one type), else itself.
  var canonical: [SymbolIndex] = []
  /// For each extension the type that it extends; -1 otherwise.
  var extendedType: [SymbolIndex] = []
  /// For each typealias the types that it stands for.
  var aliasTargets: [SymbolIndex: [SymbolIndex]] = [:]
  /// For each type its superclass and protocols, those of its extensions included, in the order written.
  var supertypes: [SymbolIndex: [SymbolIndex]] = [:]
  /// Each type with its supertypes.
  var lineages = LineageIndex()
  /// For generic parameters and associated types what they must conform to or inherit from, for constrained
  /// extensions the same of `Self`.
  var constraintTypes: [SymbolIndex: [SymbolIndex]] = [:]
  /// Types with a supertype that is not of the project.
  var hasForeignSupertype: Set<SymbolIndex> = []
  /// Types with a supertype of which nothing is known here.
  var hasUnknownSupertype: Set<SymbolIndex> = []
  /// Operator functions by name, members of types too.
  var operatorFunctions: [GlobalName: [SymbolIndex]] = [:]
  /// Foreign types that extensions nest in other foreign types: the outer one, the last name, the type.
  var foreignNestedTypes: [(outer: SymbolIndex, name: GlobalName, type: SymbolIndex)] = []
  /// Foreign types by the name that extensions write.
  var foreignTypes: [GlobalName: SymbolIndex] = [:]
  /// Names of members that the project adds to foreign types.
  var foreignMemberNames: [GlobalName: [SymbolIndex]] = [:]
  /// The number of the library's module and unit, behind those of the project; `nil` without a library.
  var library: (module: ModuleID, unit: Int)?
  /// Global functions and variables of the library by name.
  var libraryFunctions: [GlobalName: [SymbolIndex]] = [:]
  /// Types of the library that the language itself names.
  var known = KnownTypes()
  /// What is known of Objective-C, C and C++ beside their declarations.
  var cFamily = CFamilyTable()
  /// For each name the modules that declare it, other than as a local or private name, sorted.
  var modulesDeclaring: [GlobalName: [ModuleID]] = [:]

  // MARK: Simple look-ups

  /// The module of a symbol, or `nil` for one that is not of the project.
  func module(of symbol: SymbolIndex) -> ModuleID? {
    let symbol = symbols[Int(symbol)]
    return symbol.isForeign ? nil : units[Int(symbol.unit)].module
  }

  /// The top-level declarations of a name that a file of the module may see, in order.
  func topLevelDeclarations(
    named name: GlobalName, in module: ModuleID, unit: Int32
  ) -> [SymbolIndex] {
    let shared = topLevel[key(module.index, name)] ?? []
    guard let own = privateTopLevel[key(unit, name)] else { return shared }
    return shared.isEmpty ? own : (shared + own).sorted()
  }

  /// The declaration fact of a symbol that is not foreign.
  func fact(_ symbol: SymbolIndex) -> DeclarationFact {
    let symbol = symbols[Int(symbol)]
    return units[Int(symbol.unit)].facts.declarations[Int(symbol.declaration)]
  }

  /// The elements of a list of a unit's facts; reaches for the list alone, since copying all facts costs much.
  func list(_ list: FactList, in unit: Int) -> ArraySlice<Int32> {
    units[unit].facts.lists[list.range]
  }

  /// The symbol of a declaration of a unit, or -1.
  @inline(__always)
  func symbol(_ declaration: DeclarationIndex, in unit: Int) -> SymbolIndex {
    declaration < 0 ? -1 : firstSymbol[unit] + declaration
  }

  /// Whether a symbol may be named in a unit.
  func isVisible(_ index: SymbolIndex, from unit: Int) -> Bool {
    let symbol = symbols[Int(index)]
    guard !symbol.isForeign else { return true }
    // What a header says is seen by all that include it, of whatever module; what is private is so
    // for its class, and only what is static for its file.
    if isCFamily(unit), isCFamily(symbol) {
      return symbol.access != .fileprivate || cFamily.includes.sees(symbol.unit, from: unit)
    }
    // The modules alone: copying a whole unit for each question costs more than all the rest.
    let home = units[Int(symbol.unit)].module
    let here = units[unit].module
    if home == here {
      return symbol.access > .fileprivate || Int(symbol.unit) == unit
        || units[Int(symbol.unit)].path == units[unit].path
    }
    guard reach.contains(home, from: here) else { return false }
    if symbol.kind == .operator || symbol.kind == .precedenceGroup { return true }
    switch symbol.access {
    case .public, .open: return true
    case .package:
      return modules[home.int].package == modules[here.int].package
    case .internal:
      return visibleModules[unit].contains { $0.module == home && $0.isTestable }
    case .private, .fileprivate: return false
    }
  }

  /// Whether some declaration of that name could be meant in a unit, however nested.
  func isDeclared(_ name: GlobalName, visibleFrom unit: Int) -> Bool {
    guard let declaring = modulesDeclaring[name] else { return false }
    let own = units[unit].module
    for module in declaring {
      if module == own || visibleModules[unit].contains(where: { $0.module == module }) {
        return true
      }
    }
    return false
  }

  /// Whether all members of a foreign type are known: of the library's protocols.
  func isWhollyKnown(_ type: SymbolIndex) -> Bool {
    symbols[Int(type)].unit >= 0 && symbols[Int(type)].kind == .protocol
  }

  /// The types that a type name stands for: aliases followed, `#if` alternatives as one.
  func types(namedBy symbol: SymbolIndex) -> [SymbolIndex] {
    switch symbols[Int(symbol)].kind {
    case .typealias: return aliasTargets[symbol] ?? []
    case let kind where kind.isNominalType: return [canonical[Int(symbol)]]
    default: return []
    }
  }

  /// The type whose members a declaration's body sees as its own: of a type itself, of an extension what it extends.
  func contextType(of symbol: SymbolIndex) -> SymbolIndex {
    symbols[Int(symbol)].kind == .extension
      ? extendedType[Int(symbol)] : canonical[Int(symbol)]
  }

  /// Bound of walks from a nested type outwards: extensions that extend each other's types end there.
  static let maximumTypeDepth = 64

  /// The type that a type is nested in, or -1; for one that an extension adds the extended type.
  func outerType(of type: SymbolIndex) -> SymbolIndex {
    let parent = symbols[Int(type)].parent
    if parent < 0 { return -1 }
    return symbols[Int(parent)].kind == .extension ? extendedType[Int(parent)] : parent
  }

  /// The innermost type or extension around a declaration (itself included), or -1.
  func enclosingTypeContext(of symbol: SymbolIndex) -> SymbolIndex {
    var current = symbol
    while current >= 0, !symbols[Int(current)].kind.isTypeContext {
      current = symbols[Int(current)].parent
    }
    return current
  }
}
