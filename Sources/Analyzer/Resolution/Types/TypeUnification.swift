import DependencyModel
import SourceText

/// Makes `#if` alternatives and repeated declarations of one type one type, and lists the members of types.
struct TypeUnification {
  /// For each declaration the first one of the same type, else itself.
  private(set) var canonical: Column<Symbol, ID<Symbol>>
  /// The members that types declare in their own bodies, nested types first.
  private(set) var members: [MemberEntry] = []

  private let symbols: [Symbol]
  private let names: CFamilyNames

  /// Looks at all declarations, outer ones first. Linear in them.
  init(_ declarations: Declarations, _ scopes: ModuleScopes, _ index: NameIndex) {
    symbols = declarations.symbols
    names = index.cFamily
    canonical = Column(Array(symbols.ids))
    var nested: [Pair<Symbol, ProjectName>: [ID<Symbol>]] = [:]
    for place in symbols.ids where symbols[place].kind.isNominalType {
      let symbol = symbols[place]
      guard let parent = symbol.parent else {
        let module = scopes.module(of: symbol.declaringUnit)
        unify(
          place,
          with: index.topLevel(named: symbol.name, in: module, unit: symbol.declaringUnit))
        continue
      }
      guard symbols[parent].kind.isTypeContext else { continue }
      let container = canonical[parent]
      let name = Pair(container, symbol.name)
      unify(place, with: nested[name] ?? [])
      if symbols[parent].kind != .extension {
        nested[name, default: []].append(place)
        names.add(place, symbol, of: container, to: &members)
      }
    }
    for place in symbols.ids where !symbols[place].kind.isNominalType {
      let symbol = symbols[place]
      guard let parent = symbol.parent, symbol.kind != .extension, symbol.kind != .genericParameter,
        !symbol.marks.contains(.isLocal), symbols[parent].kind.isNominalType
      else { continue }
      names.add(place, symbol, of: canonical[parent], to: &members)
    }
  }

  /// Makes a declaration of a type one with the first of the others that it can be the same as.
  private mutating func unify(_ index: ID<Symbol>, with same: [ID<Symbol>]) {
    let symbol = symbols[index]
    let first = same.first { other in
      let other = symbols[other]
      return other.kind.isNominalType
        && (other.access > .fileprivate || other.unit == symbol.unit)
        && (symbol.access > .fileprivate || other.unit == symbol.unit)
    }
    if let first, first < index { canonical[index] = canonical[first] }
  }
}

extension CFamilyNames {
  /// Adds a member of a type under all of its names.
  func add(
    _ member: ID<Symbol>, _ symbol: Symbol, of type: ID<Symbol>, to entries: inout [MemberEntry]
  ) {
    entries.append(MemberEntry(type: type, name: symbol.name, symbol: member))
    guard let others = memberNames[member] else { return }
    entries += others.map { MemberEntry(type: type, name: $0, symbol: member) }
  }
}
