import SourceFacts
import SourceText

/// What each declaration owes to those around it: its qualified name, and how far it can be seen.
///
/// An extension takes both from the type that it extends, which may stand in any file. Extensions
/// that stand in each other's types, as only broken code has them, end the walk.
struct DeclarationReach {
  /// For each declaration its name with those of the types around it.
  private(set) var qualifiedNames: Column<Symbol, String>
  /// For each declaration its effective access.
  private(set) var access: Column<Symbol, AccessLevel>

  private let table: SymbolTable
  private var states: Column<Symbol, State>

  private enum State: UInt8 {
    case unknown
    case inProgress
    case known
  }

  /// Works it out for the first `count` symbols, which are those of the project. O(count).
  init(table: SymbolTable, count: Int) {
    self.table = table
    qualifiedNames = Column(repeating: "", count: count)
    access = Column(repeating: .internal, count: count)
    states = Column(repeating: .unknown, count: count)
    var marks = UnitMarks(table.declarations.units)
    for index in states.ids {
      marks.move(to: table[index].declaringUnit)
      determine(index)
    }
  }

  private mutating func determine(_ index: ID<Symbol>) {
    // What is in progress keeps the name and access written until then, which ends circles.
    guard states[index] == .unknown else { return }
    states[index] = .inProgress
    let symbol = table[index]
    let name = table.names[symbol.name]
    qualifiedNames[index] = name
    access[index] = symbol.access
    if symbol.kind == .extension {
      let type = table.types.extendedType(of: index)
      // Without a modifier of its own an extension gives its members internal access.
      let own =
        table.declarations.isCFamily(symbol)
        ? symbol.access : table.declarations.fact(index).writtenAccess ?? .internal
      let written = max(own, .fileprivate)
      qualifiedNames[index] = qualifiedName(ofType: type) ?? name
      access[index] = min(written, access(ofType: type))
    } else if let parent = symbol.parent {
      determine(parent)
      qualifiedNames[index] = qualifiedNames[parent] + "." + name
      access[index] = min(symbol.access, limit(setBy: parent))
    }
    states[index] = .known
  }

  /// How far what a declaration holds can be seen at most; the file at least.
  private mutating func limit(setBy parent: ID<Symbol>) -> AccessLevel {
    switch table[parent].kind {
    case .extension: max(access(ofType: table.types.extendedType(of: parent)), .fileprivate)
    case .class, .struct, .enum, .actor, .protocol: max(access[parent], .fileprivate)
    default: .open
    }
  }

  private mutating func access(ofType type: ID<Symbol>?) -> AccessLevel {
    guard let type, !table[type].isForeign else { return .open }
    determine(type)
    return access[type]
  }

  private mutating func qualifiedName(ofType type: ID<Symbol>?) -> String? {
    guard let type else { return nil }
    let symbol = table[type]
    guard !symbol.isForeign else { return table.names[symbol.name] }
    determine(type)
    return qualifiedNames[type]
  }
}
