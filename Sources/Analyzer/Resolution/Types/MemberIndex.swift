import DependencyModel
import SourceText

/// A member as it is put into the index: of which type, by what name.
struct MemberEntry: Sendable {
  /// The type that has it.
  var type: ID<Symbol>
  /// Its name.
  var name: GlobalName
  /// The member.
  var symbol: ID<Symbol>
}

/// Members, nested types and enum cases by type and name; made at once, then only read.
///
/// A list sorted by name and type, since look-ups are the most frequent question of all: most names have few
/// declarations, and finding none needs no search.
struct MemberIndex: Sendable {
  /// For each name the places of its entries.
  private var places: Ranges<ProjectName>
  private var types: [ID<Symbol>] = []
  private var symbols: [ID<Symbol>] = []

  /// Makes an index; members of one type and name keep their order.
  ///
  /// - Complexity: linear in entries and names, plus sorting the entries of each name by type.
  init(_ entries: [MemberEntry], nameCount: Int) {
    // Sorted by counting: the numbers of each name, added up, are the places where the names begin.
    var counts = Column<ProjectName, Int32>(repeating: 0, count: nameCount)
    for entry in entries { counts[entry.name] += 1 }
    places = Ranges(counts: counts)
    var filled = Column<ProjectName, Int32>(repeating: 0, count: nameCount)
    var byName = [ID<MemberEntry>](repeating: ID(0), count: entries.count)
    for index in entries.ids {
      let name = entries[index].name
      byName[places[name].lowerBound + Int(filled[name])] = index
      filled[name] += 1
    }
    for name in counts.ids where counts[name] > 1 {
      byName[places[name]].sort { (entries[$0].type, $0) < (entries[$1].type, $1) }
    }
    types = byName.map { entries[$0].type }
    symbols = byName.map { entries[$0].symbol }
  }

  /// The members of a type itself with a name, in the order they were put in. O(log entries of the name).
  subscript(type: ID<Symbol>, name: GlobalName) -> ArraySlice<ID<Symbol>> {
    guard places.contains(name) else { return [] }
    let range = places[name]
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if types[middle] < type { low = middle + 1 } else { high = middle }
    }
    var last = low
    while last < range.upperBound, types[last] == type { last += 1 }
    return symbols[low..<last]
  }

  /// The members of a name, of whatever type. O(1).
  func all(named name: GlobalName) -> ArraySlice<ID<Symbol>> {
    places.contains(name) ? symbols[places[name]] : []
  }

  /// Whether no type has a member of a name.
  func isUnused(_ name: GlobalName) -> Bool {
    !places.contains(name) || places[name].isEmpty
  }
}

/// The fifth stage of resolution: the members of all types, those that extensions add included.
struct MemberTable: Sendable {
  private let index: MemberIndex
  /// Members that the project adds to foreign types, by name.
  private var addedToForeign: [GlobalName: [ID<Symbol>]] = [:]

  /// The members of a name, of whatever type. O(1).
  func all(named name: GlobalName) -> ArraySlice<ID<Symbol>> { index.all(named: name) }

  /// Sorts members in; see `MemberIndex`.
  init(_ entries: [MemberEntry], nameCount: Int) {
    index = MemberIndex(entries, nameCount: nameCount)
  }

  /// Lists what extensions of foreign types add. Linear in the symbols.
  mutating func addForeignMembers(_ types: BoundTypes) {
    for index in types.symbols.ids {
      let symbol = types.symbols[index]
      guard !symbol.isForeign, let parent = symbol.parent, symbol.kind != .genericParameter,
        types.symbols[parent].kind == .extension
      else { continue }
      if let type = types.extendedType(of: parent), types.symbols[type].isForeign {
        addedToForeign[symbol.name, default: []].append(index)
      }
    }
  }

  /// The members of a type itself with a name, in the order of their declarations, nested types first.
  subscript(type: ID<Symbol>, name: GlobalName) -> ArraySlice<ID<Symbol>> { index[type, name] }

  /// Whether no type has a member of a name.
  func isUnused(_ name: GlobalName) -> Bool { index.isUnused(name) }

  /// The members of a name that the project adds to foreign types.
  func addedToForeign(named name: GlobalName) -> [ID<Symbol>] { addedToForeign[name] ?? [] }
}
