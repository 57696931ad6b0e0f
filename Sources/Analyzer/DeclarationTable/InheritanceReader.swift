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
  private static let maximumDepth = 16

  private let table: SymbolTable
  private var resolver: TypeResolver?
  private var text: TypeText
  private var ofAlias: [ID<Symbol>: [InheritedType]] = [:]

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
    inherited(type, in: unit, depth: 0)
  }

  /// What an alias stands for.
  mutating func inherited(throughAlias alias: ID<Symbol>) -> [InheritedType] {
    inherited(throughAlias: alias, depth: 0)
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
      return facts[fact.parts].flatMap { inherited($0, in: unit, depth: depth) }
    case .opaque:
      return inherited(fact.base, in: unit, depth: depth)
    default: break
    }
    let written = text.written(type)
    let meaning = resolver?.meaning(of: type) ?? .unknown
    if case .symbols(let symbols) = meaning.name, depth < Self.maximumDepth {
      let aliases = symbols.filter { table[$0].kind == .typealias }
      // An alias says more than the types that it is known to stand for: names from outside too.
      let through = aliases.flatMap { inherited(throughAlias: $0, depth: depth + 1) }
      if !through.isEmpty { return through }
    }
    if meaning.types.isEmpty { return [InheritedType(written: written, target: nil)] }
    return meaning.types.map { InheritedType(written: written, target: $0) }
  }

  private mutating func inherited(
    throughAlias alias: ID<Symbol>, depth: Int
  ) -> [InheritedType] {
    if let known = ofAlias[alias] { return known }
    let found = inherited(
      table.declarations.fact(alias).type, in: table[alias].declaringUnit, depth: depth)
    // What was cut short within a circle is not remembered.
    if depth == 0 { ofAlias[alias] = found }
    return found
  }

  private mutating func enter(_ unit: ID<SourceUnit>) {
    if resolver?.unit == unit { return }
    resolver = TypeResolver(table: table, unit: unit)
    text = TypeText(table.declarations.units[unit].facts)
  }
}
