import DependencyModel
import ProjectModel
import SourceText

/// Makes `#if` alternatives and repeated declarations of one type one type, and lists the members of types.
///
/// In a module that was guessed from a folder, types of one name in several files are not one type unless `#if` chooses
/// among them: they may be of modules that the guess threw together.
struct TypeUnification {
  /// For each declaration the first one of the same type, else itself.
  private(set) var canonical: Column<Symbol, ID<Symbol>>
  /// The members that types declare in their own bodies, nested types first.
  private(set) var members: [MemberEntry] = []

  private let declarations: Declarations
  private let symbols: [Symbol]
  private let names: CFamilyNames
  /// In guessed modules the first type of each name: in a unit, and in the module, of all and of those that may be one
  /// with types of other files.
  private var guesses = GuessedTypes()

  /// The first types of names in guessed modules.
  private struct GuessedTypes {
    var inUnit: [Pair<SourceUnit, ProjectName>: ID<Symbol>] = [:]
    var inModule: [Pair<ModuleDescription, ProjectName>: ID<Symbol>] = [:]
    var joinable: [Pair<ModuleDescription, ProjectName>: ID<Symbol>] = [:]
  }

  /// Looks at all declarations, outer ones first. Linear in them.
  init(_ declarations: Declarations, _ scopes: ModuleScopes, _ index: NameIndex) {
    self.declarations = declarations
    symbols = declarations.symbols
    names = index.cFamily
    canonical = Column(Array(symbols.ids))
    var nested: [Pair<Symbol, ProjectName>: [ID<Symbol>]] = [:]
    for place in symbols.ids where symbols[place].kind.isNominalType {
      let symbol = symbols[place]
      guard let parent = symbol.parent else {
        let module = scopes.module(of: symbol.declaringUnit)
        let name = names.protocolNames[place] ?? symbol.name
        if declarations.modules[module].isGuessed, symbol.access > .fileprivate {
          unify(place, inGuessed: module, named: name)
          continue
        }
        unify(
          place, with: index.topLevel(named: name, in: module, unit: symbol.declaringUnit))
        continue
      }
      guard symbols[parent].kind.isTypeContext else { continue }
      let container = canonical[parent]
      let name = Pair(container, symbol.name)
      unify(place, with: nested[name] ?? [])
      if symbols[parent].kind != .extension {
        nested[name, default: []].append(place)
        names.add(place, symbol, of: container, to: &members)
      }
    }
    for place in symbols.ids where !symbols[place].kind.isNominalType {
      let symbol = symbols[place]
      guard let parent = symbol.parent, symbol.kind != .extension, symbol.kind != .genericParameter,
        !symbol.marks.contains(.isLocal), symbols[parent].kind.isNominalType
      else { continue }
      names.add(place, symbol, of: canonical[parent], to: &members)
      if let outer = declarations.classAround(constant: symbol) {
        names.add(place, symbol, of: canonical[outer], to: &members)
      }
    }
  }

  /// Makes a declaration of a type one with the first of the others that it can be the same as.
  private mutating func unify(_ index: ID<Symbol>, with same: [ID<Symbol>]) {
    let symbol = symbols[index]
    let first = same.first { other in
      let other = symbols[other]
      return other.kind.isNominalType
        && (other.access > .fileprivate || other.unit == symbol.unit)
        && (symbol.access > .fileprivate || other.unit == symbol.unit)
    }
    if let first, first < index { canonical[index] = canonical[first] }
  }

  /// Makes a type of a guessed module one with the first of its file, or of others where `#if` or a header may make
  /// them one. Called in the order of the types; O(1).
  private mutating func unify(
    _ index: ID<Symbol>, inGuessed module: ModuleID, named name: GlobalName
  ) {
    let symbol = symbols[index]
    let ofUnit = Pair<SourceUnit, ProjectName>(symbol.declaringUnit, name)
    let ofModule = Pair<ModuleDescription, ProjectName>(module, name)
    let isJoinable =
      declarations.isCFamily(symbol)
      || declarations.condition(declarations.fact(index).condition, in: symbol.declaringUnit)
        != .always
    let others = isJoinable ? guesses.inModule[ofModule] : guesses.joinable[ofModule]
    if let first = guesses.inUnit[ofUnit] ?? others { canonical[index] = canonical[first] }
    if guesses.inUnit[ofUnit] == nil { guesses.inUnit[ofUnit] = index }
    if guesses.inModule[ofModule] == nil { guesses.inModule[ofModule] = index }
    if isJoinable, guesses.joinable[ofModule] == nil { guesses.joinable[ofModule] = index }
  }
}

extension CFamilyNames {
  /// Adds a member of a type under all of its names.
  func add(
    _ member: ID<Symbol>, _ symbol: Symbol, of type: ID<Symbol>, to entries: inout [MemberEntry]
  ) {
    entries.append(MemberEntry(type: type, name: symbol.name, symbol: member))
    guard let others = memberNames[member] else { return }
    entries += others.map { MemberEntry(type: type, name: $0, symbol: member) }
  }
}
