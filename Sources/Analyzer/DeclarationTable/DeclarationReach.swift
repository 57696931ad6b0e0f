import SourceFacts

/// What each declaration owes to those around it: its qualified name, and how far it can be seen.
///
/// An extension takes both from the type that it extends, which may stand in any file. Extensions
/// that stand in each other's types, as only broken code has them, end the walk.
struct DeclarationReach {
  /// For each declaration its name with those of the types around it.
  private(set) var qualifiedNames: [String]
  /// For each declaration its effective access.
  private(set) var access: [AccessLevel]

  private let table: SymbolTable
  private var states: [State]

  private enum State: UInt8 {
    case unknown
    case inProgress
    case known
  }

  /// Works it out for the first `count` symbols, which are those of the project. O(count).
  init(table: SymbolTable, count: Int) {
    self.table = table
    qualifiedNames = Array(repeating: "", count: count)
    access = Array(repeating: .internal, count: count)
    states = Array(repeating: .unknown, count: count)
    for index in 0..<count { determine(SymbolIndex(index)) }
  }

  private mutating func determine(_ index: SymbolIndex) {
    // What is in progress keeps the name and access written until then, which ends circles.
    guard states[Int(index)] == .unknown else { return }
    states[Int(index)] = .inProgress
    let symbol = table[index]
    let name = table.names[symbol.name]
    qualifiedNames[Int(index)] = name
    access[Int(index)] = symbol.access
    if symbol.kind == .extension {
      let type = table.types.extended[Int(index)]
      // Without a modifier of its own an extension gives its members internal access.
      let own =
        table.declarations.isCFamily(symbol)
        ? symbol.access : table.declarations.fact(index).writtenAccess ?? .internal
      let written = max(own, .fileprivate)
      qualifiedNames[Int(index)] = qualifiedName(ofType: type) ?? name
      access[Int(index)] = min(written, access(ofType: type))
    } else if symbol.parent >= 0 {
      determine(symbol.parent)
      qualifiedNames[Int(index)] = qualifiedNames[Int(symbol.parent)] + "." + name
      access[Int(index)] = min(symbol.access, limit(setBy: symbol.parent))
    }
    states[Int(index)] = .known
  }

  /// How far what a declaration holds can be seen at most; the file at least.
  private mutating func limit(setBy parent: SymbolIndex) -> AccessLevel {
    switch table[parent].kind {
    case .extension: max(access(ofType: table.types.extended[Int(parent)]), .fileprivate)
    case .class, .struct, .enum, .actor, .protocol: max(access[Int(parent)], .fileprivate)
    default: .open
    }
  }

  private mutating func access(ofType type: SymbolIndex) -> AccessLevel {
    guard type >= 0, !table[type].isForeign else { return .open }
    determine(type)
    return access[Int(type)]
  }

  private mutating func qualifiedName(ofType type: SymbolIndex) -> String? {
    guard type >= 0 else { return nil }
    let symbol = table[type]
    guard !symbol.isForeign else { return table.names[symbol.name] }
    determine(type)
    return qualifiedNames[Int(type)]
  }
}
