import DependencyModel

/// The typealiases that stand for classes and protocols: a type may be known by their names whatever
/// it writes itself.
struct SupertypeAliases {
  /// An alias.
  struct Entry {
    /// Its name.
    var alias: SupertypeAlias
    /// What it stands for, each part once; at least one.
    var parts: [InheritedType.Identity]
  }

  private var entries: [InheritedType.Identity: [Entry]] = [:]

  /// Lists the aliases of a table, those of the library included. O(symbols + parts of aliases).
  init(_ table: SymbolTable, _ reader: inout InheritanceReader) {
    var marks = UnitMarks(table.declarations.units)
    for index in table.types.symbols.ids where table.types.symbols[index].kind == .typealias {
      marks.move(to: table[index].declaringUnit)
      let symbol = table.types.symbols[index]
      if symbol.marks.contains(.isLocal) { continue }
      var parts: [InheritedType.Identity] = []
      for part in reader.inherited(throughAlias: index) {
        if !parts.contains(part.identity) { parts.append(part.identity) }
      }
      guard let first = parts.first else { continue }
      let alias = SupertypeAlias(
        name: table.names[symbol.name],
        declaration: symbol.isForeign ? nil : DeclarationID(index.int))
      entries[first, default: []].append(Entry(alias: alias, parts: parts))
    }
  }

  /// The aliases whose first part is a type, in order. O(1).
  func beginning(with type: InheritedType.Identity) -> [Entry] { entries[type] ?? [] }
}
