import ArchModel

/// The superclasses and protocols of each type of the project, at whatever remove.
struct SupertypeTable {
  /// For each type, by its first declaration, its supertypes, nearest first.
  private(set) var supertypes: [DeclarationID: [Supertype]] = [:]

  /// A supertype as one inheritance clause writes it, and what it leads on to.
  private struct Link {
    var supertype: Supertype
    /// The type of the project, or the foreign type that the project extends; -1 for others.
    var target: SymbolIndex
  }

  private let table: SymbolTable
  /// For each type, foreign ones included, what its own declarations and extensions write.
  private var direct: [SymbolIndex: [Link]] = [:]

  /// Follows the inheritance clauses of all types. O(types · supertypes of each).
  init(_ table: SymbolTable) {
    self.table = table
    collect()
    for type in direct.keys where !table.symbols[Int(type)].isForeign {
      supertypes[DeclarationID(Int(type))] = all(of: type)
    }
  }

  private mutating func collect() {
    var resolver = TypeResolver(table: table, unit: -1)
    var text = TypeText(FileFacts())
    for index in table.symbols.indices where table.symbols[index].kind.isTypeContext {
      let symbol = SymbolIndex(index)
      let unit = Int(table.symbols[index].unit)
      let type = unit < 0 ? -1 : table.contextType(of: symbol)
      if type < 0 { continue }
      if resolver.unit != unit {
        resolver = TypeResolver(table: table, unit: unit)
        text = TypeText(table.units[unit].facts)
      }
      let facts = table.units[unit].facts
      let isOwn = unit != table.library?.unit
      for (position, written) in table.writtenSupertypes(of: symbol).enumerated() {
        let fact = facts.types[Int(written)]
        let parts = fact.kind == .composition ? Array(facts[fact.parts]) : [written]
        for part in parts {
          let isFirst = position == 0 && table.symbols[index].kind == .class
          direct[type, default: []] += links(
            text.written(part), resolver.types(part).filter { $0 != type },
            Supertype(
              name: "", written: WrittenType(name: "", text: ""), declaration: nil, kind: nil,
              isDirect: true, isFirstOfClass: isFirst, site: isOwn ? DeclarationID(index) : nil))
        }
      }
    }
  }

  /// One link for each type that a written one stands for, or one for a name from outside.
  private func links(
    _ written: WrittenType, _ types: [SymbolIndex], _ draft: Supertype
  ) -> [Link] {
    var link = Link(supertype: draft, target: -1)
    link.supertype.written = written
    link.supertype.name = written.name
    if types.isEmpty { return [link] }
    return types.map { type in
      let symbol = table.symbols[Int(type)]
      link.target = type
      // Of types that only extensions tell of, not even the kind is known.
      if symbol.unit >= 0 {
        link.supertype.name = table.names[Int(symbol.name)]
        link.supertype.kind = symbol.kind
      }
      if !symbol.isForeign { link.supertype.declaration = DeclarationID(Int(type)) }
      return link
    }
  }

  /// The supertypes of a type level by level, each once.
  private func all(of type: SymbolIndex) -> [Supertype] {
    var found: [Supertype] = []
    var seen: Set<SymbolIndex> = [type]
    var open = [type]
    var isDirect = true
    while !open.isEmpty {
      var next: [SymbolIndex] = []
      for link in open.flatMap({ direct[$0] ?? [] }) {
        var supertype = link.supertype
        supertype.isDirect = isDirect
        if link.target >= 0 {
          guard seen.insert(link.target).inserted else { continue }
          next.append(link.target)
        } else if found.contains(where: { $0.isForeignTwin(of: supertype) }) {
          continue
        }
        found.append(supertype)
      }
      open = next
      isDirect = false
    }
    return found
  }
}

extension Supertype {
  /// Whether both are written alike and lie outside the project.
  fileprivate func isForeignTwin(of other: Supertype) -> Bool {
    declaration == nil && other.declaration == nil
      && written.text.equalsInBytes(other.written.text)
  }
}
