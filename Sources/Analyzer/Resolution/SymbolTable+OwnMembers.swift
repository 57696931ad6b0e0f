extension SymbolTable {
  /// Makes `#if` alternatives and repeated declarations of one type one type.
  ///
  /// - Returns: the members that types declare in their own bodies, nested types first.
  mutating func unifyTypes() -> [MemberEntry] {
    var entries: [MemberEntry] = []
    var nested: [UInt64: [SymbolIndex]] = [:]
    for index in symbols.indices where symbols[index].kind.isNominalType {
      let symbol = symbols[index]
      if symbol.parent < 0 {
        let module = units[Int(symbol.unit)].module
        unify(
          SymbolIndex(index),
          with: topLevelDeclarations(named: symbol.name, in: module, unit: symbol.unit))
      } else if symbols[Int(symbol.parent)].kind.isTypeContext {
        let container = canonical[Int(symbol.parent)]
        let place = key(container, symbol.name)
        unify(SymbolIndex(index), with: nested[place] ?? [])
        if symbols[Int(symbol.parent)].kind != .extension {
          nested[place, default: []].append(SymbolIndex(index))
          add(SymbolIndex(index), to: container, in: &entries)
        }
      }
    }
    for index in symbols.indices where !symbols[index].kind.isNominalType {
      let symbol = symbols[index]
      guard symbol.parent >= 0, symbol.kind != .extension, symbol.kind != .genericParameter,
        !symbol.marks.contains(.isLocal), symbols[Int(symbol.parent)].kind.isNominalType
      else { continue }
      add(SymbolIndex(index), to: canonical[Int(symbol.parent)], in: &entries)
    }
    return entries
  }

  /// Adds a member under all of its names.
  private func add(
    _ index: SymbolIndex, to type: SymbolIndex, in entries: inout [MemberEntry]
  ) {
    entries.append(MemberEntry(type: type, name: symbols[Int(index)].name, symbol: index))
    guard let others = cFamily.memberNames[index] else { return }
    entries += others.map { MemberEntry(type: type, name: $0, symbol: index) }
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

  /// The members that extensions add to types, as far as it is known what they extend.
  func extensionMembers() -> [MemberEntry] {
    var entries: [MemberEntry] = []
    for index in symbols.indices {
      let symbol = symbols[index]
      guard symbol.parent >= 0, symbols[Int(symbol.parent)].kind == .extension,
        symbol.kind != .genericParameter, !symbol.marks.contains(.isLocal)
      else { continue }
      let type = extendedType[Int(symbol.parent)]
      if type < 0 { continue }
      add(SymbolIndex(index), to: type, in: &entries)
    }
    for nested in foreignNestedTypes {
      entries.append(MemberEntry(type: nested.outer, name: nested.name, symbol: nested.type))
    }
    return entries
  }
}
