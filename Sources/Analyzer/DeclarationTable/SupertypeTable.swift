import DependencyModel
import ProjectModel
import SourceFacts
import SourceText

/// The superclasses and protocols of each type of the project, at whatever remove.
struct SupertypeTable {
  /// For each type, by its first declaration, and for each extension of a type from outside its
  /// supertypes, nearest first.
  private(set) var supertypes: [DeclarationID: [Supertype]] = [:]

  /// A supertype as one inheritance clause writes it, and what it leads on to.
  private struct Link {
    var supertype: Supertype
    var type: InheritedType
  }

  /// That a type names a supertype, however many of its declarations and extensions do.
  private struct Edge: Hashable {
    var type: ID<Symbol>
    var supertype: InheritedType.Identity
  }

  private let table: SymbolTable
  /// The modules that only test: what their extensions make of a type from elsewhere, nobody else sees.
  private let tests: Set<ModuleID>
  private let aliases: SupertypeAliases
  /// For each type, foreign ones included, what its own declarations and extensions write, each once: in
  /// wrong code thousands of them may write the same, and each type looks at all that its supertypes write.
  private var direct: [ID<Symbol>: [Link]] = [:]
  /// For each extension of a foreign type what it writes itself.
  private var ofForeign: [ID<Symbol>: [Link]] = [:]

  /// Follows the inheritance clauses of all types. O(types · supertypes of each).
  init(_ table: SymbolTable, tests: Set<ModuleID>) {
    var reader = InheritanceReader(table)
    self.table = table
    self.tests = tests
    aliases = SupertypeAliases(table, &reader)
    let rawValued = collect(&reader)
    addSynthesised(rawValued)
    var marks = UnitMarks(table.declarations.units)
    // In order, so that it is always the same file on which a run fails first.
    for (type, links) in direct.sorted(by: { $0.key < $1.key }) where !table[type].isForeign {
      marks.move(to: table[type].declaringUnit)
      supertypes[DeclarationID(type.int)] = all(links, of: type)
    }
    for (symbol, links) in ofForeign {
      supertypes[DeclarationID(symbol.int)] = all(links, of: table.types.contextType(of: symbol))
    }
  }

  /// Reads all inheritance clauses.
  ///
  /// - Returns: the enums with a raw type, which their clauses write like a supertype.
  private mutating func collect(_ reader: inout InheritanceReader) -> Set<ID<Symbol>> {
    var rawValued: Set<ID<Symbol>> = []
    var known: Set<Edge> = []
    var marks = UnitMarks(table.declarations.units)
    for symbol in table.types.symbols.ids where table[symbol].kind.isTypeContext {
      marks.move(to: table[symbol].declaringUnit)
      guard let unit = table[symbol].unit, let type = table.types.contextType(of: symbol) else {
        continue
      }
      let isOwn = !table.declarations.isOfLibrary(unit)
      for (position, written) in table.declarations.writtenSupertypes(of: symbol).enumerated() {
        let isFirst = position == 0 && table[symbol].kind == .class
        for part in parts(of: written, in: unit) {
          let text = TypeText(table.declarations.units[unit].facts).written(part)
          for found in reader.inherited(part, in: unit) where found.target != type {
            guard canBeInherited(found.target) else {
              if position == 0, table[symbol].kind == .enum { rawValued.insert(type) }
              continue
            }
            var link = link(text, found, site: isOwn ? DeclarationID(symbol.int) : nil)
            link.supertype.isFirstOfClass = isFirst
            if !isForTestsOnly(unit, type),
              known.insert(Edge(type: type, supertype: found.identity)).inserted
            {
              direct[type, default: []].append(link)
            }
            if isOwn, table[type].isForeign {
              ofForeign[symbol, default: []].append(link)
            }
          }
        }
      }
    }
    return rawValued
  }

  /// Whether a clause stands in a test, and the type that it extends does not.
  private func isForTestsOnly(_ unit: ID<SourceUnit>, _ type: ID<Symbol>) -> Bool {
    guard tests.contains(table.declarations.units[unit].module) else { return false }
    guard let home = table[type].unit, !table[type].isForeign else { return true }
    return !tests.contains(table.declarations.units[home].module)
  }

  private func parts(of type: ID<TypeFact>, in unit: ID<SourceUnit>) -> [ID<TypeFact>] {
    let facts = table.declarations.units[unit].facts
    let fact = facts.types[type]
    return fact.kind == .composition ? Array(facts[fact.parts]) : [type]
  }

  /// Whether a type can be a superclass or protocol. Of types that only extensions tell of, and of
  /// those from outside, not even the kind is known.
  private func canBeInherited(_ type: ID<Symbol>?) -> Bool {
    guard let type, table[type].unit != nil else { return true }
    switch table[type].kind {
    case .struct, .enum, .actor: return false
    default: return true
    }
  }

  private func link(
    _ written: WrittenType, _ type: InheritedType, site: DeclarationID?
  ) -> Link {
    var supertype = Supertype(
      name: type.written.name, written: written, declaration: nil, kind: nil, isDirect: true,
      isFirstOfClass: false, site: site)
    if let target = type.target {
      let symbol = table[target]
      if symbol.unit != nil {
        supertype.name = table.names[symbol.name]
        supertype.kind = symbol.kind
      }
      if !symbol.isForeign { supertype.declaration = DeclarationID(target.int) }
    }
    return Link(supertype: supertype, type: type)
  }

  // MARK: What the compiler adds

  /// Adds the conformances of enums that no code writes: `RawRepresentable` where there is a raw
  /// type, `Hashable` (hence `Equatable`) where there are cases and none has associated values.
  private mutating func addSynthesised(_ rawValued: Set<ID<Symbol>>) {
    var plain: Set<ID<Symbol>> = []
    var others: Set<ID<Symbol>> = []
    for symbol in table.types.symbols where symbol.kind == .enumCase && !symbol.isForeign {
      guard let parent = symbol.parent else { continue }
      let hasValues =
        !table.declarations.units[symbol.declaringUnit].facts.declarations[symbol.declaration]
        .labels.isEmpty
      let type = table.types.canonical(parent)
      if hasValues { others.insert(type) } else { plain.insert(type) }
    }
    for type in plain.subtracting(others) where isCopyable(type) { add("Hashable", to: type) }
    for type in rawValued { add("RawRepresentable", to: type) }
  }

  private func isCopyable(_ type: ID<Symbol>) -> Bool {
    !(direct[type] ?? []).contains { $0.type.written.text.equalsInBytes("~Copyable") }
  }

  private mutating func add(_ name: String, to type: ID<Symbol>) {
    guard let global = table.names.number(of: name), let target = table.types.foreign[global] else {
      return
    }
    let written = WrittenType(name: name, text: name)
    var link = link(written, InheritedType(written: written, target: target), site: nil)
    link.supertype.isDirect = false
    direct[type, default: []].append(link)
  }

  // MARK: At whatever remove

  /// The supertypes that some links lead to level by level, each once, with the aliases that stand
  /// for them.
  private func all(_ links: [Link], of type: ID<Symbol>?) -> [Supertype] {
    var found: [Link] = []
    var places: [InheritedType.Identity: Int] = [:]
    var open = links
    var isDirect = true
    // Level by level, each supertype once: the levels end when none is new.
    while !open.isEmpty {
      var next: [Link] = []
      for var link in open where link.type.target != type {
        let identity = link.type.identity
        guard places[identity] == nil else { continue }
        places[identity] = found.count
        if !isDirect { link.supertype.isDirect = false }
        found.append(link)
        if let target = link.type.target { next += direct[target] ?? [] }
      }
      open = next
      isDirect = false
    }
    var supertypes = found.map(\.supertype)
    for link in found {
      for entry in aliases.beginning(with: link.type.identity) {
        let parts = entry.parts.map { places[$0] }
        guard !parts.contains(nil) else { continue }
        for part in parts.compactMap(\.self) { supertypes[part].aliases.append(entry.alias) }
      }
    }
    return supertypes
  }
}
