import SourceText

extension SymbolTable {
  /// Lists what the C family can name without a qualifier. Linear in the declarations.
  mutating func addCFamilyNames() {
    if cFamily.isCFamily.isEmpty { return }
    var cFamily = cFamily
    for (index, name) in names.enumerated() where name.utf8.contains(UInt8(ascii: ":")) {
      guard let parts = Self.qualified(name) else { continue }
      let last = self.globalName(of: parts.last)
      cFamily.qualified[GlobalName(index)] = CFamilyTable.QualifiedName(
        last: last, qualifier: parts.qualifier)
    }
    for index in symbols.indices {
      let symbol = symbols[index]
      if symbol.isForeign || symbol.marks.contains(.isLocal) { continue }
      if symbol.parent >= 0, symbol.kind == .function || symbol.kind == .deinitializer,
        units[Int(symbol.unit)].facts.language == .cxx
      {
        cFamily.functions[symbol.parent, default: []].append(SymbolIndex(index))
      }
      if symbol.parent < 0 {
        guard symbol.kind != .extension, symbol.kind != .topLevelCode else { continue }
      } else if !isGlobalConstant(symbol) {
        if let constant = objectiveCConstant(symbol) {
          cFamily.names[globalName(of: constant), default: []].append(SymbolIndex(index))
        }
        addMemberNames(of: SymbolIndex(index), to: &cFamily)
        continue
      }
      var name = symbol.name
      if !isCFamily(symbol), symbol.otherName >= 0 { name = symbol.otherName }
      if let parts = cFamily.qualified[name] { name = parts.last }
      cFamily.names[name, default: []].append(SymbolIndex(index))
      if symbol.parent >= 0 { addMemberNames(of: SymbolIndex(index), to: &cFamily) }
    }
    self.cFamily = cFamily
  }

  /// A C++ name before and behind its last `::`; `nil` for others, selectors among them.
  private static func qualified(_ name: String) -> (qualifier: String, last: String)? {
    let bytes = Array(name.utf8)
    let colon = UInt8(ascii: ":")
    guard bytes.count > 3,
      let end = bytes.indices.dropFirst().last(where: {
        bytes[$0] == colon && bytes[$0 - 1] == colon && $0 + 1 < bytes.count
      })
    else { return nil }
    return (
      String(decoding: bytes[..<(end - 1)], as: UTF8.self),
      String(decoding: bytes[(end + 1)...], as: UTF8.self)
    )
  }

  private mutating func addMemberNames(of index: SymbolIndex, to cFamily: inout CFamilyTable) {
    let symbol = symbols[Int(index)]
    var found: [GlobalName] = []
    if symbol.otherName >= 0 { found.append(symbol.otherName) }
    let name = names[Int(symbol.name)]
    if isCFamily(symbol) {
      if symbol.kind == .variable, symbol.marks.contains(.isObjC) {
        found.append(globalName(of: "_" + name))
        found.append(globalName(of: ObjectiveCNames.setter(of: name)))
      }
    } else if let selectors = selectors(of: index, name) {
      found += selectors.map { globalName(of: $0) }
    }
    found.removeAll { $0 == symbol.name }
    if !found.isEmpty { cFamily.memberNames[index] = found }
  }

  /// The constant that Objective-C has for a case of an `@objc` enumeration: `StyleFancy`.
  private func objectiveCConstant(_ symbol: Symbol) -> String? {
    guard symbol.kind == .enumCase, symbol.parent >= 0, !isCFamily(symbol) else { return nil }
    let type = symbols[Int(symbol.parent)]
    guard type.kind == .enum, type.marks.contains(.isObjC) else { return nil }
    let name = names[Int(type.otherName < 0 ? type.name : type.otherName)]
    return name + ObjectiveCNames.capitalised(names[Int(symbol.name)])
  }

  /// The selectors by which Objective-C calls a member of Swift; `nil` for what it cannot see.
  private func selectors(of index: SymbolIndex, _ name: String) -> [String]? {
    let symbol = symbols[Int(index)]
    guard symbol.access > .fileprivate, symbol.parent >= 0,
      symbols[Int(symbol.parent)].kind.isTypeContext
    else { return nil }
    switch symbol.kind {
    case .variable: return [ObjectiveCNames.setter(of: name)]
    case .function, .initializer:
      let labels = list(fact(index).labels, in: Int(symbol.unit)).map { label in
        label < 0 ? "_" : units[Int(symbol.unit)].facts.strings[Int(label)]
      }
      return [ObjectiveCNames.selector(base: name, labels: labels, marks: symbol.marks)]
    default: return nil
    }
  }
}
