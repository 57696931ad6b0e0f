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
///
/// What one alias names is read once. What follows from that is walked for each type anew: each alias
/// once, so that circles and aliases that part and meet again end.
struct InheritanceReader {
  /// Aliases that are followed from one to the next at most; broken code has circles of them.
  private static let maximumDepth = 64
  /// Aliases that are followed for one type at most.
  private static let maximumAliases = 1024
  /// Types that one stands for at most: a composition of compositions of a thousand is no code.
  private static let maximumCount = 128

  /// A part of a type as written.
  private enum Part {
    case type(InheritedType)
    /// Aliases of one name, and what stands in their place where they lead to nothing.
    case aliases([ID<Symbol>], otherwise: [InheritedType])
  }

  /// How far an alias has been followed.
  private enum Progress {
    case open
    /// Whether it led to a type, and whether it was cut short.
    case done(leads: Bool, isCut: Bool)
  }

  private let table: SymbolTable
  private var resolver: TypeResolver?
  private var text: TypeText
  private var partsOfAlias: [ID<Symbol>: [Part]] = [:]

  // What follows is of the type that is asked for.

  private var met: [ID<Symbol>: Progress] = [:]
  /// How often an alias was not followed, because it was open or a bound was reached.
  private var cuts = 0
  private var found: [InheritedType] = []
  private var known: Set<InheritedType.Identity> = []

  /// Reads the types of a table.
  init(_ table: SymbolTable) {
    self.table = table
    text = TypeText(FileFacts())
  }

  /// What a type of a unit stands for: the parts of a composition, through aliases, each once; what is
  /// not known as itself.
  ///
  /// - Complexity: linear in the parts of the type and of its aliases.
  mutating func inherited(_ type: ID<TypeFact>?, in unit: ID<SourceUnit>) -> [InheritedType] {
    begin()
    var parts: [Part] = []
    appendParts(of: type, in: unit, to: &parts)
    _ = follow(parts, depth: 0)
    return found
  }

  /// What an alias stands for.
  mutating func inherited(throughAlias alias: ID<Symbol>) -> [InheritedType] {
    begin()
    _ = follow(alias, depth: 0)
    return found
  }

  private mutating func begin() {
    met.removeAll(keepingCapacity: true)
    known.removeAll(keepingCapacity: true)
    found.removeAll(keepingCapacity: true)
    cuts = 0
  }

  // MARK: Following aliases

  /// Takes up what parts stand for; whether that is anything.
  private mutating func follow(_ parts: [Part], depth: Int) -> Bool {
    var leads = false
    for part in parts where found.count < Self.maximumCount {
      switch part {
      case .type(let type):
        take(type)
        leads = true
      case .aliases(let aliases, let otherwise):
        let before = cuts
        var leadsOn = false
        for alias in aliases {
          let leadsToType = follow(alias, depth: depth + 1)
          leadsOn = leadsOn || leadsToType
        }
        // An alias says more than the types that it is known to stand for: names from outside too.
        if !leadsOn, depth == 0 || cuts == before {
          for type in otherwise { take(type) }
          leadsOn = true
        }
        leads = leads || leadsOn
      }
    }
    return leads
  }

  private mutating func follow(_ alias: ID<Symbol>, depth: Int) -> Bool {
    switch met[alias] {
    case .done(let leads, let isCut):
      if isCut { cuts += 1 }
      return leads
    case .open:
      cuts += 1
      return false
    case nil: break
    }
    guard depth <= Self.maximumDepth, met.count < Self.maximumAliases else {
      cuts += 1
      return false
    }
    met[alias] = .open
    let before = cuts
    let leads = follow(parts(ofAlias: alias), depth: depth)
    met[alias] = .done(leads: leads, isCut: cuts > before)
    return leads
  }

  private mutating func take(_ type: InheritedType) {
    if found.count < Self.maximumCount, known.insert(type.identity).inserted { found.append(type) }
  }

  // MARK: Reading parts

  private mutating func parts(ofAlias alias: ID<Symbol>) -> [Part] {
    if let parts = partsOfAlias[alias] { return parts }
    var parts: [Part] = []
    let type = table.declarations.fact(alias).type
    appendParts(of: type, in: table[alias].declaringUnit, to: &parts)
    partsOfAlias[alias] = parts
    return parts
  }

  private mutating func appendParts(
    of type: ID<TypeFact>?, in unit: ID<SourceUnit>, to parts: inout [Part]
  ) {
    guard let type else { return }
    enter(unit)
    let facts = table.declarations.units[unit].facts
    let fact = facts.types[type]
    switch fact.kind {
    case .composition:
      for part in facts[fact.parts] { appendParts(of: part, in: unit, to: &parts) }
      return
    case .opaque: return appendParts(of: fact.base, in: unit, to: &parts)
    default: break
    }
    let written = text.written(type)
    let meaning = resolver?.meaning(of: type) ?? .unknown
    let types =
      meaning.types.isEmpty
      ? [InheritedType(written: written, target: nil)]
      : meaning.types.map { InheritedType(written: written, target: $0) }
    var aliases: [ID<Symbol>] = []
    if case .symbols(let symbols) = meaning.name {
      aliases = symbols.filter { table[$0].kind == .typealias }
    }
    parts += aliases.isEmpty ? types.map { .type($0) } : [.aliases(aliases, otherwise: types)]
  }

  private mutating func enter(_ unit: ID<SourceUnit>) {
    if resolver?.unit == unit { return }
    resolver = TypeResolver(table: table, unit: unit)
    text = TypeText(table.declarations.units[unit].facts)
  }
}
