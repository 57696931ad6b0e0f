import SourceText

/// A type among those that another one is, inherits from or conforms to.
struct LineageEntry: Sendable {
  /// The type.
  var type: ID<Symbol>
  /// Its rank: 0 for the type that begins the lineage, then one more for each superclass, then for each step through
  /// protocols.
  var depth: Int32
}

/// Types with all their supertypes, type by type in one list.
struct LineageIndex: Sendable {
  /// Bound of a type's supertypes: the lineages of a chain of classes take its length squared.
  private static let maximumLineage = 512

  private var entries: [LineageEntry] = []
  /// For each symbol the places of its entries; empty for what is no type.
  private var places = Ranges<Symbol>()

  /// An index without types.
  init() {}

  /// Finds the lineage of every type. O(types · supertypes).
  init(_ types: BoundTypes) {
    for index in types.symbols.ids {
      let kind = types.symbols[index].kind
      if kind.isTypeName || kind.isNominalType {
        entries += Self.lineage(of: index, types)
      }
      places.append(upTo: entries.count)
    }
  }

  /// The lineage of a symbol; empty for one that has not been added.
  subscript(symbol: ID<Symbol>) -> ArraySlice<LineageEntry> {
    places.contains(symbol) ? entries[places[symbol]] : []
  }

  /// The superclasses come first, since what they have hides what extensions of protocols add; then the protocols.
  ///
  /// Ends in broken code too, where types inherit from each other: each type is taken once, and no more than the bound.
  private static func lineage(of type: ID<Symbol>, _ types: BoundTypes) -> [LineageEntry] {
    var entries = [LineageEntry(type: type, depth: 0)]
    guard types.supertypes[type] != nil else { return entries }
    var seen: Set<ID<Symbol>> = [type]
    while let current = entries.last, entries.count < maximumLineage,
      let superclass = types.superclass(of: current.type), seen.insert(superclass).inserted
    {
      entries.append(LineageEntry(type: superclass, depth: current.depth + 1))
    }
    let last = entries.last?.depth ?? 0
    var next = 0
    while next < entries.count, entries.count < maximumLineage {
      let current = entries[next]
      let depth = max(last, current.depth) + 1
      for supertype in types.supertypes[current.type] ?? [] where seen.insert(supertype).inserted {
        entries.append(LineageEntry(type: supertype, depth: depth))
      }
      next += 1
    }
    return entries
  }
}
