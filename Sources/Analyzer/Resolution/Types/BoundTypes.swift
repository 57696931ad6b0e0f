import DependencyModel
import SourceText

/// The fourth stage of resolution: which types extensions extend, aliases stand for and types inherit from.
///
/// `TypeBinder` makes it. Its questions capture nothing in closures, and those asked most are inlined: else all its
/// references would be copied each time.
struct BoundTypes: Sendable {
  /// All declarations, then the types that nothing but extensions tells of.
  var symbols: [Symbol]
  /// Foreign types by the name that extensions write, those of the library among them.
  var foreign: [GlobalName: ID<Symbol>]
  /// For each type its superclass and protocols, those of its extensions included, in the order written.
  var supertypes: [ID<Symbol>: [ID<Symbol>]] = [:]
  /// Types with a supertype that only a macro adds.
  var hasMacroSupertype: Set<ID<Symbol>> = []
  /// Types with a supertype that is not of the project.
  var hasForeignSupertype: Set<ID<Symbol>> = []
  /// Types with a supertype of which nothing is known here.
  var hasUnknownSupertype: Set<ID<Symbol>> = []
  /// For generic parameters and associated types what they must conform to or inherit from, for constrained
  /// extensions the same of `Self`.
  var constraints: [ID<Symbol>: [ID<Symbol>]] = [:]
  /// For each typealias the types that it stands for.
  var aliasTargets: [ID<Symbol>: [ID<Symbol>]] = [:]
  /// For each extension the type that it extends; none for other declarations.
  var extended: Column<Symbol, OptionalID<Symbol>>
  /// For each class of C++ that is defined outside of the class that it is nested in that class.
  var outerOfOutside: [ID<Symbol>: ID<Symbol>] = [:]
  /// Each type with its supertypes.
  var lineages = LineageIndex()

  /// The unit of the standard library; `nil` where nothing is known of it.
  private let standardLibrary: ID<SourceUnit>?
  /// For each symbol the first declaration of the same type (`#if` alternatives are one type), else itself.
  private var canonical: Column<Symbol, ID<Symbol>>

  /// Takes what is known before anything is bound.
  ///
  /// - Parameter canonical: for each declaration the first one of the same type, else itself.
  init(
    _ declarations: Declarations, library: [GlobalName: ID<Symbol>],
    canonical: Column<Symbol, ID<Symbol>>
  ) {
    symbols = declarations.symbols
    standardLibrary = declarations.library?.units.lowerBound
    foreign = library
    self.canonical = canonical
    extended = Column(repeating: .none, count: symbols.count)
  }

  /// Adds a type of which nothing but a name is known, and returns its number.
  mutating func addForeignType(named name: GlobalName) -> ID<Symbol> {
    let index = symbols.ids.upperBound
    symbols.append(
      Symbol(
        kind: .struct, access: .open, marks: [], name: name, parent: nil, unit: nil,
        declaration: ID(0), isForeign: true))
    canonical.append(index)
    extended.append(.none)
    foreign[name] = index
    return index
  }

  // MARK: Types

  /// The first declaration of the same type: `#if` alternatives are one type.
  @inline(__always)
  func canonical(_ symbol: ID<Symbol>) -> ID<Symbol> { canonical[symbol] }

  /// The type that an extension extends; `nil` where that is not known, and for other declarations.
  @inline(__always)
  func extendedType(of symbol: ID<Symbol>) -> ID<Symbol>? { extended[symbol].id }

  /// Whether all members of a foreign type are known: of the standard library's protocols.
  func isWhollyKnown(_ type: ID<Symbol>) -> Bool {
    symbols[type].unit == standardLibrary && symbols[type].kind == .protocol
  }

  /// Whether a type is a protocol.
  @inline(__always)
  func isProtocol(_ type: ID<Symbol>) -> Bool { symbols[type].kind == .protocol }

  /// The types that a type name stands for: aliases followed, `#if` alternatives as one.
  func types(namedBy symbol: ID<Symbol>) -> [ID<Symbol>] {
    switch symbols[symbol].kind {
    case .typealias: return aliasTargets[symbol] ?? []
    case let kind where kind.isNominalType: return [canonical[symbol]]
    default: return []
    }
  }

  /// The type whose members a declaration's body sees as its own: of a type itself, of an extension what it extends.
  @inline(__always)
  func contextType(of symbol: ID<Symbol>) -> ID<Symbol>? {
    symbols[symbol].kind == .extension ? extended[symbol].id : canonical[symbol]
  }

  /// The type that a declaration is a member of, or `nil`.
  @inline(__always)
  func owner(of member: ID<Symbol>) -> ID<Symbol>? {
    guard let parent = symbols[member].parent else { return nil }
    return contextType(of: parent)
  }

  /// The type that a type is nested in, or `nil`; for one that an extension adds the extended type.
  @inline(__always)
  func outerType(of type: ID<Symbol>) -> ID<Symbol>? {
    guard let parent = symbols[type].parent else { return outerOfOutside[type] }
    return symbols[parent].kind == .extension ? extended[parent].id : parent
  }

  /// The type of the project that a symbol declares or extends, by its first declaration.
  func subject(of symbol: ID<Symbol>) -> DeclarationID? {
    guard symbols[symbol].kind.isTypeContext, let type = contextType(of: symbol),
      !symbols[type].isForeign
    else { return nil }
    return DeclarationID(type.int)
  }

  /// Whether a symbol is an initialiser of a type, written in it or in an extension of it.
  @inline(__always)
  func isInitializer(_ symbol: ID<Symbol>, of type: ID<Symbol>) -> Bool {
    symbols[symbol].kind == .initializer && owner(of: symbol) == canonical[type]
  }

  // MARK: Supertypes

  /// A type, its superclasses, then its protocols: nearest first; in the order written where equally near.
  @inline(__always)
  func lineage(of type: ID<Symbol>) -> ArraySlice<LineageEntry> {
    let known = lineages[type]
    return known.isEmpty ? [LineageEntry(type: type, depth: 0)] : known
  }

  /// The class that a class inherits from, or `nil`.
  func superclass(of type: ID<Symbol>) -> ID<Symbol>? {
    guard let supertypes = supertypes[type] else { return nil }
    for supertype in supertypes where symbols[supertype].kind == .class { return supertype }
    return nil
  }

  /// Whether a type is another one, inherits from it or conforms to it.
  @inline(__always)
  func isKind(_ type: ID<Symbol>, of ancestor: ID<Symbol>) -> Bool {
    type == ancestor || lineages[type].contains { $0.type == ancestor }
  }
}
