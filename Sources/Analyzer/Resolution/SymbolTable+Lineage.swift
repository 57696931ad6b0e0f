import ArchModel

/// A type among those that another one is, inherits from or conforms to.
struct LineageEntry: Sendable {
  /// The type.
  var type: SymbolIndex
  /// Number of steps from the type that begins the lineage.
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
  /// A type and its supertypes, nearest first; in the order written where equally near.
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

  /// Whether a type is another one, inherits from it or conforms to it.
  func isKind(_ type: SymbolIndex, of ancestor: SymbolIndex) -> Bool {
    type == ancestor || lineages[type].contains { $0.type == ancestor }
  }

  private func makeLineage(of type: SymbolIndex) -> [LineageEntry] {
    var entries = [LineageEntry(type: type, depth: 0)]
    guard supertypes[type] != nil else { return entries }
    var seen: Set<SymbolIndex> = [type]
    var next = 0
    while next < entries.count {
      let current = entries[next]
      for supertype in supertypes[current.type] ?? [] where seen.insert(supertype).inserted {
        entries.append(LineageEntry(type: supertype, depth: current.depth + 1))
      }
      next += 1
    }
    return entries
  }
}
