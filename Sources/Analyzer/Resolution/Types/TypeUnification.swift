/// Makes `#if` alternatives and repeated declarations of one type one type, and lists the members of types.
struct TypeUnification {
  /// For each declaration the first one of the same type, else itself.
  private(set) var canonical: [SymbolIndex]
  /// The members that types declare in their own bodies, nested types first.
  private(set) var members: [MemberEntry] = []

  private let symbols: [Symbol]
  private let names: CFamilyNames

  /// Looks at all declarations, outer ones first. Linear in them.
  init(_ declarations: Declarations, _ scopes: ModuleScopes, _ index: NameIndex) {
    symbols = declarations.symbols
    names = index.cFamily
    canonical = symbols.indices.map { SymbolIndex($0) }
    var nested: [UInt64: [SymbolIndex]] = [:]
    for (place, symbol) in symbols.enumerated() where symbol.kind.isNominalType {
      if symbol.parent < 0 {
        let module = scopes.module(of: Int(symbol.unit))
        unify(
          SymbolIndex(place),
          with: index.topLevel(named: symbol.name, in: module, unit: symbol.unit))
      } else if symbols[Int(symbol.parent)].kind.isTypeContext {
        let container = canonical[Int(symbol.parent)]
        let name = key(container, symbol.name)
        unify(SymbolIndex(place), with: nested[name] ?? [])
        if symbols[Int(symbol.parent)].kind != .extension {
          nested[name, default: []].append(SymbolIndex(place))
          names.add(SymbolIndex(place), symbol, of: container, to: &members)
        }
      }
    }
    for (place, symbol) in symbols.enumerated() where !symbol.kind.isNominalType {
      guard symbol.parent >= 0, symbol.kind != .extension, symbol.kind != .genericParameter,
        !symbol.marks.contains(.isLocal), symbols[Int(symbol.parent)].kind.isNominalType
      else { continue }
      names.add(
        SymbolIndex(place), symbol, of: canonical[Int(symbol.parent)], to: &members)
    }
  }

  /// Makes a declaration of a type one with the first of the others that it can be the same as.
  private mutating func unify(_ index: SymbolIndex, with same: [SymbolIndex]) {
    let symbol = symbols[Int(index)]
    let first = same.first { other in
      let other = symbols[Int(other)]
      return other.kind.isNominalType
        && (other.access > .fileprivate || other.unit == symbol.unit)
        && (symbol.access > .fileprivate || other.unit == symbol.unit)
    }
    if let first, first < index { canonical[Int(index)] = canonical[Int(first)] }
  }
}

extension CFamilyNames {
  /// Adds a member of a type under all of its names.
  func add(
    _ member: SymbolIndex, _ symbol: Symbol, of type: SymbolIndex, to entries: inout [MemberEntry]
  ) {
    entries.append(MemberEntry(type: type, name: symbol.name, symbol: member))
    guard let others = memberNames[member] else { return }
    entries += others.map { MemberEntry(type: type, name: $0, symbol: member) }
  }
}
