/// A member as it is put into the index: of which type, by what name.
struct MemberEntry: Sendable {
  /// The type that has it.
  var type: SymbolIndex
  /// Its name.
  var name: GlobalName
  /// The member.
  var symbol: SymbolIndex
}

/// Members, nested types and enum cases by type and name; made at once, then only read.
///
/// A list sorted by name and type, since look-ups are the most frequent question of all: most names have few
/// declarations, and finding none needs no search.
struct MemberIndex: Sendable {
  /// For each name the place of its first entry, and behind the last name the number of entries.
  private var firstOfName: [Int32] = [0]
  private var types: [SymbolIndex] = []
  private var symbols: [SymbolIndex] = []

  /// Makes an index; members of one type and name keep their order.
  ///
  /// - Complexity: linear in entries and names, plus sorting the entries of each name by type.
  init(_ entries: [MemberEntry], nameCount: Int) {
    var next = [Int32](repeating: 0, count: nameCount + 1)
    // Sorted by counting: the numbers of each name, added up, are the places where the names begin.
    for entry in entries { next[Int(entry.name) + 1] += 1 }
    for name in 0..<nameCount { next[name + 1] += next[name] }
    firstOfName = next
    var byName = [Int32](repeating: 0, count: entries.count)
    for (index, entry) in entries.enumerated() {
      byName[Int(next[Int(entry.name)])] = Int32(index)
      next[Int(entry.name)] += 1
    }
    for name in 0..<nameCount {
      let range = Int(firstOfName[name])..<Int(firstOfName[name + 1])
      guard range.count > 1 else { continue }
      byName[range].sort {
        (entries[Int($0)].type, $0) < (entries[Int($1)].type, $1)
      }
    }
    types = byName.map { entries[Int($0)].type }
    symbols = byName.map { entries[Int($0)].symbol }
  }

  /// The members of a type itself with a name, in the order they were put in. O(log entries of the name).
  subscript(type: SymbolIndex, name: GlobalName) -> ArraySlice<SymbolIndex> {
    guard name >= 0, Int(name) < firstOfName.count - 1 else { return [] }
    let end = Int(firstOfName[Int(name) + 1])
    var (low, high) = (Int(firstOfName[Int(name)]), end)
    while low < high {
      let middle = (low + high) / 2
      if types[middle] < type { low = middle + 1 } else { high = middle }
    }
    var last = low
    while last < end, types[last] == type { last += 1 }
    return symbols[low..<last]
  }

  /// Whether no type has a member of a name.
  func isUnused(_ name: GlobalName) -> Bool {
    name < 0 || Int(name) >= firstOfName.count - 1
      || firstOfName[Int(name)] == firstOfName[Int(name) + 1]
  }
}

/// The fifth stage of resolution: the members of all types, those that extensions add included.
struct MemberTable: Sendable {
  private let index: MemberIndex
  /// Members that the project adds to foreign types, by name.
  private var addedToForeign: [GlobalName: [SymbolIndex]] = [:]

  /// Sorts members in; see `MemberIndex`.
  init(_ entries: [MemberEntry], nameCount: Int) {
    index = MemberIndex(entries, nameCount: nameCount)
  }

  /// Lists what extensions of foreign types add. Linear in the symbols.
  mutating func addForeignMembers(_ types: BoundTypes) {
    for (place, symbol) in types.symbols.enumerated() {
      guard !symbol.isForeign, symbol.parent >= 0, symbol.kind != .genericParameter,
        types.symbols[Int(symbol.parent)].kind == .extension
      else { continue }
      let type = types.extended[Int(symbol.parent)]
      if type >= 0, types.symbols[Int(type)].isForeign {
        addedToForeign[symbol.name, default: []].append(SymbolIndex(place))
      }
    }
  }

  /// The members of a type itself with a name, in the order of their declarations, nested types first.
  subscript(type: SymbolIndex, name: GlobalName) -> ArraySlice<SymbolIndex> { index[type, name] }

  /// Whether no type has a member of a name.
  func isUnused(_ name: GlobalName) -> Bool { index.isUnused(name) }

  /// The members of a name that the project adds to foreign types.
  func addedToForeign(named name: GlobalName) -> [SymbolIndex] { addedToForeign[name] ?? [] }
}
