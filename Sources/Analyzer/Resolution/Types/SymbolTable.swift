import DependencyModel
import ProjectModel
import SourceFacts
import SourceText

/// Who declares what, over all files, and what it means: all stages of resolution up to the index of members.
///
/// Made by `makeSymbolTable`, then only read, from many threads at once. Each stage owns its data and answers what it
/// can answer alone; what needs several of them is asked here. It is a class because every reader holds it: copies of the
/// stages, some sixty references, would cost a debug build more than its work.
final class SymbolTable: Sendable {
  /// The names of the project.
  let names: GlobalNames
  /// What the files declare.
  let declarations: Declarations
  /// Which modules they see.
  let scopes: ModuleScopes
  /// Their declarations by name.
  let index: NameIndex
  /// What extensions, aliases and inheritance clauses mean.
  let types: BoundTypes
  /// The members of types.
  let members: MemberTable
  /// Which files can mean what modules outside declare.
  let homes: ForeignHomes
  /// What is known of the library without the project.
  private let interface: LibraryInterface?

  /// Takes the stages.
  init(
    names: GlobalNames, declarations: Declarations, scopes: ModuleScopes, index: NameIndex,
    types: BoundTypes, members: MemberTable, homes: ForeignHomes,
    interface: LibraryInterface?
  ) {
    self.names = names
    self.declarations = declarations
    self.scopes = scopes
    self.index = index
    self.types = types
    self.members = members
    self.homes = homes
    self.interface = interface
  }

  /// A symbol. O(1).
  @inline(__always)
  subscript(symbol: ID<Symbol>) -> Symbol { types.symbols[symbol] }

  /// The name of a symbol. O(1).
  func name(of symbol: ID<Symbol>) -> String { names[self[symbol].name] }

  /// The module of a symbol, or `nil` for one that is not of the project.
  func module(of symbol: ID<Symbol>) -> ModuleID? {
    let symbol = self[symbol]
    return symbol.isForeign ? nil : scopes.module(of: symbol.declaringUnit)
  }

  /// Whether a symbol may be named in a unit.
  func isVisible(_ symbol: ID<Symbol>, from unit: ID<SourceUnit>) -> Bool {
    // A class that is defined outside of its class is declared in that.
    types.outerOfOutside[symbol] != nil || scopes.isVisible(self[symbol], from: unit)
  }

  /// The type whose members a declaration's body sees as its own: of a type itself, of an extension what it extends.
  ///
  /// Asked here, the question copies no other tables than it needs.
  func contextType(of symbol: ID<Symbol>) -> ID<Symbol>? {
    self[symbol].kind == .extension ? types.extended[symbol].id : types.canonical(symbol)
  }

  /// The innermost type or extension around a declaration (itself included), or `nil`. O(depth).
  func enclosingTypeContext(of symbol: ID<Symbol>?) -> ID<Symbol>? {
    var next = symbol
    while let current = next, !self[current].kind.isTypeContext { next = self[current].parent }
    return next
  }

  /// The type that `Self` is in a declaration, or `nil`. O(depth).
  func enclosingType(of symbol: ID<Symbol>?) -> ID<Symbol>? {
    guard let context = enclosingTypeContext(of: symbol) else { return nil }
    return contextType(of: context)
  }

  /// Whether some declaration of that name could be meant in a unit, however nested.
  func isDeclared(_ name: GlobalName, visibleFrom unit: ID<SourceUnit>) -> Bool {
    guard let declaring = index.modules(declaring: name) else { return false }
    return declaring.contains { scopes.canName($0, in: unit) }
  }

  /// Whether some module of the project declares that name, however nested.
  func isDeclared(_ name: GlobalName) -> Bool { index.modules(declaring: name) != nil }

  /// What a written type of the library means, where that is known without the project.
  func knownMeaning(of type: ID<TypeFact>, in unit: ID<SourceUnit>) -> TypeMeaning? {
    unit == declarations.library?.units.lowerBound
      ? interface?.meaning(of: type, firstSymbol: declarations.firstSymbol[unit]) : nil
  }

  /// Whether a symbol is of the library.
  func isOfLibrary(_ symbol: ID<Symbol>) -> Bool {
    self[symbol].isForeign && self[symbol].unit != nil
  }
}

/// Builds the table of all declarations: names, symbols, imports, then extensions, aliases and supertypes together,
/// since each of these can decide what the others mean.
///
/// - Complexity: linear in the declarations for each round; the rounds end when nothing changes, at
///   most after `TypeBinder.rounds`.
///
/// - Parameters:
///   - library: what the standard library offers, or `nil`: what is not declared in it counts as a type about which
///     nothing is known.
///   - jobs: number of threads.
func makeSymbolTable(
  units: [SourceUnit], modules: [ModuleDescription], library: LibraryInterface? = nil,
  jobs: Int = 1
) -> SymbolTable {
  var names = GlobalNames()
  let declarations = Declarations(
    units: units, modules: modules, library: library?.facts,
    outside: library?.outside?.declarations,
    names: &names)
  let scopes = ModuleScopes(declarations, &names)
  let index = NameIndex(declarations, scopes, &names)
  return TypeBinder(names, declarations, scopes, index, library, jobs: jobs).bound()
}
