/// A type among those that another one is, inherits from or conforms to.
struct LineageEntry: Sendable {
  /// The type.
  var type: SymbolIndex
  /// Its rank: 0 for the type that begins the lineage, then one more for each superclass, then for each step through
  /// protocols.
  var depth: Int32
}

/// Types with all their supertypes, type by type in one list.
struct LineageIndex: Sendable {
  private var entries: [LineageEntry] = []
  /// For each symbol the range of its entries; empty for what is no type.
  private var first: [Int32] = [0]

  /// An index without types.
  init() {}

  /// Adds the lineage of the next symbol.
  mutating func append(_ lineage: [LineageEntry]) {
    entries += lineage
    first.append(Int32(entries.count))
  }

  /// The lineage of a symbol; empty for one that has not been added.
  subscript(symbol: SymbolIndex) -> ArraySlice<LineageEntry> {
    guard symbol >= 0, Int(symbol) < first.count - 1 else { return [] }
    return entries[Int(first[Int(symbol)])..<Int(first[Int(symbol) + 1])]
  }
}

extension SymbolTable {
  /// A type, its superclasses, then its protocols: nearest first; in the order written where equally near.
  func lineage(of type: SymbolIndex) -> ArraySlice<LineageEntry> {
    let known = lineages[type]
    return known.isEmpty ? [LineageEntry(type: type, depth: 0)] : known
  }

  /// Remembers the lineage of every type. O(types · supertypes).
  mutating func addLineages() {
    var lineages = LineageIndex()
    for index in symbols.indices {
      let kind = symbols[index].kind
      lineages.append(
        kind.isTypeName || kind.isNominalType ? makeLineage(of: SymbolIndex(index)) : [])
    }
    self.lineages = lineages
  }

  /// Bound of a type's supertypes: the lineages of a chain of classes take its length squared.
  private static let maximumLineage = 512

  /// The class that a class inherits from, or `nil`.
  func superclass(of type: SymbolIndex) -> SymbolIndex? {
    supertypes[type]?.first { symbols[Int($0)].kind == .class }
  }

  /// Whether a type is another one, inherits from it or conforms to it.
  func isKind(_ type: SymbolIndex, of ancestor: SymbolIndex) -> Bool {
    type == ancestor || lineages[type].contains { $0.type == ancestor }
  }

  /// The superclasses come first, since what they have hides what extensions of protocols add; then the protocols.
  private func makeLineage(of type: SymbolIndex) -> [LineageEntry] {
    var entries = [LineageEntry(type: type, depth: 0)]
    guard supertypes[type] != nil else { return entries }
    var seen: Set<SymbolIndex> = [type]
    while let current = entries.last, entries.count < Self.maximumLineage,
      let superclass = superclass(of: current.type), seen.insert(superclass).inserted
    {
      entries.append(LineageEntry(type: superclass, depth: current.depth + 1))
    }
    let last = entries.last?.depth ?? 0
    var next = 0
    while next < entries.count, entries.count < Self.maximumLineage {
      let current = entries[next]
      let depth = max(last, current.depth) + 1
      for supertype in supertypes[current.type] ?? [] where seen.insert(supertype).inserted {
        entries.append(LineageEntry(type: supertype, depth: depth))
      }
      next += 1
    }
    return entries
  }
}
