import SourceFacts

extension SymbolTable {
  /// Rounds after which binding stops even if something still changes (mutually dependent names).
  private static let bindingRounds = 12

  /// Finds what extensions extend, aliases mean and types inherit, until nothing changes.
  ///
  /// Every round looks all of them up anew with what the round before found: the nested type that an
  /// extension adds can be what another extension extends, or a protocol's nested name what an alias means.
  mutating func bindTypes() {
    let extensions = symbols.indices.filter { symbols[$0].kind == .extension }.map {
      SymbolIndex($0)
    }
    let aliases = symbols.indices.filter { symbols[$0].kind == .typealias }.map { SymbolIndex($0) }
    let ownMembers = unifyTypes()
    members = MemberIndex(ownMembers, nameCount: names.count)
    for _ in 0..<Self.bindingRounds {
      let before = (extendedType, aliasTargets, supertypes, constraintTypes)
      bind(extensions: extensions)
      if extendedType != before.0 {
        members = MemberIndex(ownMembers + extensionMembers(), nameCount: names.count)
      }
      aliasTargets = targets(of: aliases)
      bindSupertypes()
      if supertypes != before.2 { addLineages() }
      bindConstraints()
      if before == (extendedType, aliasTargets, supertypes, constraintTypes) { break }
    }
    addForeignMemberNames()
  }

  private mutating func addForeignMemberNames() {
    for index in symbols.indices {
      let symbol = symbols[index]
      guard !symbol.isForeign, symbol.parent >= 0, symbol.kind != .genericParameter,
        symbols[Int(symbol.parent)].kind == .extension
      else { continue }
      let type = extendedType[Int(symbol.parent)]
      if type >= 0, symbols[Int(type)].isForeign {
        foreignMemberNames[symbol.name, default: []].append(SymbolIndex(index))
      }
    }
  }

  // MARK: Extensions

  private mutating func bind(extensions: [SymbolIndex]) {
    var found: [SymbolIndex] = []
    var resolver = TypeResolver(table: self, unit: -1)
    for index in extensions {
      let unit = Int(symbols[Int(index)].unit)
      if resolver.unit != unit { resolver = TypeResolver(table: self, unit: unit) }
      found.append(resolver.types(fact(index).type).first ?? -1)
    }
    resolver = TypeResolver(table: SymbolTable(units: [], modules: []), unit: -1)
    for (index, type) in zip(extensions, found) {
      if type >= 0 {
        extendedType[Int(index)] = type
      } else {
        let unit = Int(symbols[Int(index)].unit)
        extendedType[Int(index)] = foreignType(
          named: foreignName(of: fact(index).type, in: unit))
      }
    }
  }

  private mutating func foreignType(named name: String) -> SymbolIndex {
    let global = globalName(of: name)
    if let known = foreignTypes[global] { return known }
    let index = SymbolIndex(symbols.count)
    symbols.append(
      Symbol(
        kind: .struct, access: .open, marks: [], name: global, parent: -1, unit: -1,
        declaration: -1, isForeign: true))
    canonical.append(index)
    extendedType.append(-1)
    foreignTypes[global] = index
    if let dot = name.lastIndex(of: ".") {
      let last = globalName(of: String(name[name.index(after: dot)...]))
      let outer = foreignType(named: String(name[..<dot]))
      foreignNestedTypes.append((outer, last, index))
    }
    return index
  }

  /// The number of a name, which gets one if it has none yet.
  mutating func globalName(of string: String) -> GlobalName {
    if let known = nameIndex[string] { return known }
    names.append(string)
    nameIndex[string] = GlobalName(names.count - 1)
    return GlobalName(names.count - 1)
  }

  /// The name of a type that is not of the project, as an extension writes it: the module in front and generic
  /// arguments left out, `[T]` as `Array`.
  private func foreignName(of type: TypeIndex, in unit: Int) -> String {
    guard type >= 0 else { return "?" }
    let facts = units[unit].facts
    let fact = facts.types[Int(type)]
    switch fact.kind {
    case .named: return facts.strings[Int(fact.name)]
    case .member:
      let name = facts.strings[Int(fact.name)]
      let base = facts.types[Int(fact.base)]
      if base.kind == .named {
        let global = globalNames[unit][Int(base.name)]
        let isModule =
          externalImports[unit].contains(global) || facts.strings[Int(base.name)] == "Swift"
        if isModule { return name }
      }
      return foreignName(of: fact.base, in: unit) + "." + name
    case .array: return "Array"
    case .dictionary: return "Dictionary"
    case .optional: return "Optional"
    default: return "?"
    }
  }

  // MARK: Aliases and supertypes

  private func targets(of aliases: [SymbolIndex]) -> [SymbolIndex: [SymbolIndex]] {
    var targets: [SymbolIndex: [SymbolIndex]] = [:]
    var resolver = TypeResolver(table: self, unit: -1)
    for alias in aliases {
      let unit = Int(symbols[Int(alias)].unit)
      if resolver.unit != unit { resolver = TypeResolver(table: self, unit: unit) }
      targets[alias] = resolver.types(fact(alias).type)
    }
    return targets
  }

  private mutating func bindSupertypes() {
    var found: [SymbolIndex: [SymbolIndex]] = [:]
    var foreign: Set<SymbolIndex> = []
    var unknown: Set<SymbolIndex> = []
    var resolver = TypeResolver(table: self, unit: -1)
    for index in symbols.indices where symbols[index].kind.isTypeContext {
      let unit = Int(symbols[index].unit)
      let type = contextType(of: SymbolIndex(index))
      if unit < 0 || type < 0 { continue }
      if resolver.unit != unit { resolver = TypeResolver(table: self, unit: unit) }
      if symbols[Int(type)].isForeign { foreign.insert(type) }
      for inherited in writtenSupertypes(of: SymbolIndex(index)) {
        let types = resolver.types(inherited)
        if types.isEmpty || types.contains(where: { symbols[Int($0)].isForeign }) {
          foreign.insert(type)
        }
        if types.isEmpty || types.contains(where: { symbols[Int($0)].unit < 0 }) {
          unknown.insert(type)
        }
        for supertype in types where supertype != type {
          if !(found[type] ?? []).contains(supertype) { found[type, default: []].append(supertype) }
        }
      }
    }
    supertypes = found
    hasForeignSupertype = foreign
    hasUnknownSupertype = unknown
  }

  /// The types of an inheritance clause, and for a protocol those of `where Self: X`.
  func writtenSupertypes(of index: SymbolIndex) -> [TypeIndex] {
    let symbol = symbols[Int(index)]
    let written = Array(list(fact(index).inherited, in: Int(symbol.unit)))
    return symbol.kind == .protocol ? written + selfConstraints(of: index) : written
  }

  /// The types that `where Self: X` of a declaration names.
  private func selfConstraints(of index: SymbolIndex) -> [TypeIndex] {
    constraints(of: index) { units[$0].facts.strings[Int($1)] == "Self" }
  }

  /// The types that the `where` clause of a declaration constrains certain names to, in order.
  private func constraints(
    of index: SymbolIndex, where isMeant: (_ unit: Int, _ name: Int32) -> Bool
  ) -> [TypeIndex] {
    guard let requirements = requirements[index] else { return [] }
    let unit = Int(symbols[Int(index)].unit)
    return requirements.compactMap { requirement in
      if requirement.isSameType { return nil }
      let subject = units[unit].facts.types[Int(requirement.subject)]
      return subject.kind == .named && isMeant(unit, subject.name) ? requirement.constraint : nil
    }
  }

  // MARK: Constraints

  private mutating func bindConstraints() {
    var found: [SymbolIndex: [SymbolIndex]] = [:]
    var resolver = TypeResolver(table: self, unit: -1)
    for index in symbols.indices where symbols[index].unit >= 0 {
      let symbol = symbols[index]
      let isParameter = symbol.kind == .genericParameter || symbol.kind == .associatedType
      guard isParameter || symbol.kind == .extension && symbol.marks.contains(.isConstrained)
      else { continue }
      let unit = Int(symbol.unit)
      if resolver.unit != unit { resolver = TypeResolver(table: self, unit: unit) }
      let written =
        isParameter
        ? writtenConstraints(of: SymbolIndex(index)) : selfConstraints(of: SymbolIndex(index))
      let types = written.flatMap { resolver.types($0) }
      if !types.isEmpty { found[SymbolIndex(index)] = types }
    }
    constraintTypes = found
  }

  /// What stands behind a generic parameter or associated type, and in the `where` clause of its declaration.
  private func writtenConstraints(of index: SymbolIndex) -> [TypeIndex] {
    let symbol = symbols[Int(index)]
    let fact = fact(index)
    var written = Array(list(fact.inherited, in: Int(symbol.unit)))
    if fact.kind == .genericParameter, fact.type >= 0 { written.append(fact.type) }
    if symbol.parent < 0 { return written }
    return written + constraints(of: symbol.parent) { $1 == fact.name }
  }
}
