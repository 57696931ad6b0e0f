import DependencyModel

/// The fourth stage of resolution: which types extensions extend, aliases stand for and types inherit from.
///
/// `TypeBinder` makes it.
struct BoundTypes: Sendable {
  /// All declarations, then the types that nothing but extensions tells of.
  var symbols: [Symbol]
  /// Foreign types by the name that extensions write, those of the library among them.
  var foreign: [GlobalName: SymbolIndex]
  /// For each type its superclass and protocols, those of its extensions included, in the order written.
  var supertypes: [SymbolIndex: [SymbolIndex]] = [:]
  /// Types with a supertype that is not of the project.
  var hasForeignSupertype: Set<SymbolIndex> = []
  /// Types with a supertype of which nothing is known here.
  var hasUnknownSupertype: Set<SymbolIndex> = []
  /// For generic parameters and associated types what they must conform to or inherit from, for constrained
  /// extensions the same of `Self`.
  var constraints: [SymbolIndex: [SymbolIndex]] = [:]
  /// For each typealias the types that it stands for.
  var aliasTargets: [SymbolIndex: [SymbolIndex]] = [:]
  /// For each extension the type that it extends; -1 otherwise.
  var extended: [SymbolIndex]
  /// Each type with its supertypes.
  var lineages = LineageIndex()

  /// For each symbol the first declaration of the same type (`#if` alternatives are one type), else itself.
  private var canonical: [SymbolIndex]

  /// Takes what is known before anything is bound.
  ///
  /// - Parameter canonical: for each declaration the first one of the same type, else itself.
  init(_ declarations: Declarations, library: [GlobalName: SymbolIndex], canonical: [SymbolIndex]) {
    symbols = declarations.symbols
    foreign = library
    self.canonical = canonical
    extended = [SymbolIndex](repeating: -1, count: symbols.count)
  }

  /// Adds a type of which nothing but a name is known, and returns its number.
  mutating func addForeignType(named name: GlobalName) -> SymbolIndex {
    let index = SymbolIndex(symbols.count)
    symbols.append(
      Symbol(
        kind: .struct, access: .open, marks: [], name: name, parent: -1, unit: -1,
        declaration: -1, isForeign: true))
    canonical.append(index)
    extended.append(-1)
    foreign[name] = index
    return index
  }

  // MARK: Types

  /// The first declaration of the same type: `#if` alternatives are one type.
  func canonical(_ symbol: SymbolIndex) -> SymbolIndex { canonical[Int(symbol)] }

  /// Whether all members of a foreign type are known: of the library's protocols.
  func isWhollyKnown(_ type: SymbolIndex) -> Bool {
    symbols[Int(type)].unit >= 0 && symbols[Int(type)].kind == .protocol
  }

  /// Whether a type is a protocol.
  func isProtocol(_ type: SymbolIndex) -> Bool { symbols[Int(type)].kind == .protocol }

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
    symbols[Int(symbol)].kind == .extension ? extended[Int(symbol)] : canonical[Int(symbol)]
  }

  /// The type that a declaration is a member of, or -1.
  func owner(of member: SymbolIndex) -> SymbolIndex {
    let parent = symbols[Int(member)].parent
    return parent < 0 ? -1 : contextType(of: parent)
  }

  /// The type that a type is nested in, or -1; for one that an extension adds the extended type.
  func outerType(of type: SymbolIndex) -> SymbolIndex {
    let parent = symbols[Int(type)].parent
    if parent < 0 { return -1 }
    return symbols[Int(parent)].kind == .extension ? extended[Int(parent)] : parent
  }

  /// The innermost type or extension around a declaration (itself included), or -1.
  func enclosingTypeContext(of symbol: SymbolIndex) -> SymbolIndex {
    var current = symbol
    while current >= 0, !symbols[Int(current)].kind.isTypeContext {
      current = symbols[Int(current)].parent
    }
    return current
  }

  /// The type that `Self` is in a declaration, or -1.
  func enclosingType(of symbol: SymbolIndex) -> SymbolIndex {
    let context = enclosingTypeContext(of: symbol)
    return context < 0 ? -1 : contextType(of: context)
  }

  /// The type of the project that a symbol declares or extends, by its first declaration.
  func subject(of symbol: SymbolIndex) -> DeclarationID? {
    guard symbols[Int(symbol)].kind.isTypeContext else { return nil }
    let type = contextType(of: symbol)
    return type < 0 || symbols[Int(type)].isForeign ? nil : DeclarationID(Int(type))
  }

  /// Whether a symbol is an initialiser of a type, written in it or in an extension of it.
  func isInitializer(_ symbol: SymbolIndex, of type: SymbolIndex) -> Bool {
    guard symbol >= 0, symbols[Int(symbol)].kind == .initializer else { return false }
    let owner = owner(of: symbol)
    return owner >= 0 && owner == canonical[Int(type)]
  }

  // MARK: Supertypes

  /// A type, its superclasses, then its protocols: nearest first; in the order written where equally near.
  func lineage(of type: SymbolIndex) -> ArraySlice<LineageEntry> {
    let known = lineages[type]
    return known.isEmpty ? [LineageEntry(type: type, depth: 0)] : known
  }

  /// The class that a class inherits from, or `nil`.
  func superclass(of type: SymbolIndex) -> SymbolIndex? {
    supertypes[type]?.first { symbols[Int($0)].kind == .class }
  }

  /// Whether a type is another one, inherits from it or conforms to it.
  func isKind(_ type: SymbolIndex, of ancestor: SymbolIndex) -> Bool {
    type == ancestor || lineages[type].contains { $0.type == ancestor }
  }
}
