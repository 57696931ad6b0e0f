import DependencyModel
import SourceFacts
import SourceText

/// A class or protocol that a written type stands for.
struct InheritedType {
  /// The type as its inheritance clause or alias writes it.
  var written: WrittenType
  /// The type itself, of the project or of the library, or one that only extensions here tell of;
  /// `nil` for others.
  var target: ID<Symbol>?

  /// What tells supertypes apart.
  enum Identity: Hashable {
    case symbol(ID<Symbol>)
    /// As written, in bytes.
    case name([UInt8])
  }

  /// What tells it from others.
  var identity: Identity {
    target.map { .symbol($0) } ?? .name(Array(written.text.utf8))
  }
}

/// Tells which classes and protocols the types of inheritance clauses and aliases stand for.
struct InheritanceReader {
  /// Aliases that are followed from one to the next at most; broken code has circles of them.
  private static let maximumDepth = 64
  /// Types that one stands for at most: a composition of compositions of a thousand is no code.
  private static let maximumCount = 128

  private let table: SymbolTable
  private var resolver: TypeResolver?
  private var text: TypeText
  private var ofAlias: [ID<Symbol>: [InheritedType]] = [:]
  /// The aliases met since a type was asked for: each is followed once, however many ways lead to it.
  private var met: Set<ID<Symbol>> = []
  /// How often one was met again.
  private var cuts = 0

  /// Reads the types of a table.
  init(_ table: SymbolTable) {
    self.table = table
    text = TypeText(FileFacts())
  }

  /// What a type of a unit stands for: the parts of a composition, through aliases; what is not
  /// known as itself.
  ///
  /// - Complexity: linear in the parts of the type and of its aliases.
  mutating func inherited(_ type: ID<TypeFact>?, in unit: ID<SourceUnit>) -> [InheritedType] {
    met.removeAll(keepingCapacity: true)
    return inherited(type, in: unit, depth: 0)
  }

  /// What an alias stands for.
  mutating func inherited(throughAlias alias: ID<Symbol>) -> [InheritedType] {
    met.removeAll(keepingCapacity: true)
    return inherited(throughAlias: alias, depth: 0)
  }

  private mutating func inherited(
    _ type: ID<TypeFact>?, in unit: ID<SourceUnit>, depth: Int
  ) -> [InheritedType] {
    guard let type else { return [] }
    enter(unit)
    let facts = table.declarations.units[unit].facts
    let fact = facts.types[type]
    switch fact.kind {
    case .composition:
      return Self.eachOnce(facts[fact.parts].map { inherited($0, in: unit, depth: depth) })
    case .opaque:
      return inherited(fact.base, in: unit, depth: depth)
    default: break
    }
    let written = text.written(type)
    let meaning = resolver?.meaning(of: type) ?? .unknown
    if case .symbols(let symbols) = meaning.name {
      // An alias says more than the types that it is known to stand for: names from outside too.
      let before = cuts
      let through = Self.eachOnce(
        symbols.filter { table[$0].kind == .typealias }
          .map { inherited(throughAlias: $0, depth: depth + 1) })
      if !through.isEmpty || depth > 0 && cuts > before { return through }
    }
    if meaning.types.isEmpty { return [InheritedType(written: written, target: nil)] }
    return meaning.types.map { InheritedType(written: written, target: $0) }
  }

  private mutating func inherited(
    throughAlias alias: ID<Symbol>, depth: Int
  ) -> [InheritedType] {
    if let known = ofAlias[alias] { return known }
    guard depth <= Self.maximumDepth, met.insert(alias).inserted else {
      cuts += 1
      return []
    }
    let before = cuts
    let found = inherited(
      table.declarations.fact(alias).type, in: table[alias].declaringUnit, depth: depth)
    // What was cut short within a circle is not remembered, but for the alias that was asked for.
    if depth == 0 || cuts == before { ofAlias[alias] = found }
    return found
  }

  /// All of some types, each where it stands first. Without this, aliases that part and meet again
  /// would double what they stand for with each step.
  private static func eachOnce(_ types: [[InheritedType]]) -> [InheritedType] {
    if types.count == 1 { return types[0] }
    var known: Set<InheritedType.Identity> = []
    var found: [InheritedType] = []
    for type in types.joined() where known.insert(type.identity).inserted {
      found.append(type)
      if found.count == maximumCount { break }
    }
    return found
  }

  private mutating func enter(_ unit: ID<SourceUnit>) {
    if resolver?.unit == unit { return }
    resolver = TypeResolver(table: table, unit: unit)
    text = TypeText(table.declarations.units[unit].facts)
  }
}
