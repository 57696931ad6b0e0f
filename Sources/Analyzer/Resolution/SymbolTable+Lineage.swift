import ArchModel

/// A type among those that another one is, inherits from or conforms to.
struct LineageEntry: Sendable {
  /// The type.
  var type: SymbolIndex
  /// Number of steps from the type that begins the lineage.
  var depth: Int32
}

extension SymbolTable {
  /// A type and its supertypes, nearest first; in the order written where equally near.
  func lineage(of type: SymbolIndex) -> [LineageEntry] {
    lineages[type] ?? [LineageEntry(type: type, depth: 0)]
  }

  /// Remembers the lineage of every type that has supertypes. O(types · supertypes).
  mutating func addLineages() {
    lineages.removeAll(keepingCapacity: true)
    for type in supertypes.keys { lineages[type] = makeLineage(of: type) }
  }

  /// Whether a type is another one, inherits from it or conforms to it.
  func isKind(_ type: SymbolIndex, of ancestor: SymbolIndex) -> Bool {
    type == ancestor || lineages[type]?.contains { $0.type == ancestor } ?? false
  }

  private func makeLineage(of type: SymbolIndex) -> [LineageEntry] {
    var entries = [LineageEntry(type: type, depth: 0)]
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
