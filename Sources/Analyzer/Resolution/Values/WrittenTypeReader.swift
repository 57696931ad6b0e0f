import SourceFacts
import SourceText

/// Makes values of the written types of one unit.
struct WrittenTypeReader {
  private let table: SymbolTable
  private let unit: ID<SourceUnit>
  private var resolver: TypeResolver

  /// Reads the types of a unit.
  init(table: SymbolTable, unit: ID<SourceUnit>) {
    self.table = table
    self.unit = unit
    resolver = TypeResolver(table: table, unit: unit)
  }

  /// The values of all written types of the unit, with what each name means. O(types).
  mutating func all() -> (
    values: Column<TypeFact, ValueType>, meanings: Column<TypeFact, NameMeaning>
  ) {
    var values = Column<TypeFact, ValueType>([])
    var meanings = Column<TypeFact, NameMeaning>([])
    let count = table.declarations.units[unit].facts.types.count
    values.reserveCapacity(count)
    meanings.reserveCapacity(count)
    for index in ID<TypeFact>(0)..<ID(count) {
      let meaning = resolver.meaning(of: index).name
      meanings.append(meaning)
      values.append(value(of: index, meaning, parts: values))
    }
    return (values, meanings)
  }

  /// The value of a written type, whose parts stand before it in the facts and have theirs already.
  private func value(
    of index: ID<TypeFact>, _ meaning: NameMeaning, parts values: Column<TypeFact, ValueType>
  ) -> ValueType {
    let fact = table.declarations.units[unit].facts.types[index]
    let base = fact.base.map { values[$0] } ?? .unknown
    switch fact.kind {
    case .named, .member:
      let arguments = table.declarations.list(fact.parts, in: unit).map { values[$0] }
      return namedValue(fact, meaning, arguments, base: fact.base == nil ? nil : base)
    case .optional: return .optional(base)
    case .array: return .nominal(ifKnown: table.index.known.array, [base])
    case .dictionary:
      return .nominal(
        ifKnown: table.index.known.dictionary,
        table.declarations.list(fact.parts, in: unit).map { values[$0] })
    case .tuple:
      let labels = Array(table.declarations.list(fact.labels, in: unit))
      let elements = table.declarations.list(fact.parts, in: unit).enumerated().map {
        position, part in
        let label = position < labels.count ? labels[position].id : nil
        return ValueType.labelled(
          label.map { table.declarations.name($0, in: unit) }, values[part])
      }
      return ValueType(.tuple, elements)
    case .function:
      return .function(
        table.declarations.list(fact.parts, in: unit).map { values[$0] },
        base)
    case .composition:
      let parts = table.declarations.list(fact.parts, in: unit).filter { !isMarker($0) }
        .map { values[$0] }
      return parts.count == 1 ? parts[0] : ValueType(.composition, parts)
    case .opaque: return base
    case .metatype: return .metatype(base)
    case .other: return .unknown
    }
  }

  /// Whether a type is `Sendable`, which has no members: `KeyPath<Root, Value> & Sendable` is a key path.
  private func isMarker(_ type: ID<TypeFact>) -> Bool {
    let facts = table.declarations.units[unit].facts
    return facts.types[type].name.map { facts[$0] } == "Sendable"
  }

  private func namedValue(
    _ fact: TypeFact, _ meaning: NameMeaning, _ arguments: [ValueType], base: ValueType?
  ) -> ValueType {
    switch meaning {
    case .symbols(let symbols):
      return value(of: symbols, arguments, base: base, fact)
    case .genericParameter(let parameter):
      return base.map { argument(for: parameter, of: $0) } ?? ValueType(.parameter, parameter)
    case .local: return localValue(fact)
    case .module, .externalModule, .uncertain, .noFit: return .unknown
    case .nothing: break
    }
    guard let written = fact.name else { return .unknown }
    let text = table.declarations.units[unit].facts[written]
    if text == "Void" { return ValueType(.tuple) }
    if text == "Optional", arguments.count == 1 { return .optional(arguments[0]) }
    let name = table.declarations.name(written, in: unit)
    if let bridged = table.bridgedType(text, seenFrom: unit) {
      return value(of: bridged, arguments)
    }
    let module = table.moduleName(before: fact, in: unit)
    let foreign =
      module.map { table.foreignType(named: name, behind: $0) }
      ?? table.foreignType(named: name, seenFrom: unit)
    if let foreign { return value(of: foreign, arguments) }
    // Templates from outside keep what they are given.
    let isCxx = table.declarations.units[unit].facts.language == .cxx
    return isCxx ? ValueType.external(name).with(arguments: arguments) : .external(name)
  }

  /// What a type has for a parameter, as in `Box<Int>.Element`; of an open one what it has for the associated type that
  /// the parameter is.
  private func argument(for parameter: ID<Symbol>, of base: ValueType) -> ValueType {
    if base.kind == .nominal,
      let position = table.parameters(of: base.symbol).firstIndex(of: parameter)
    {
      return position < base.arguments.count ? base.arguments[position] : .unknown
    }
    guard base.isPlaceholder && base.kind != .selfType || base.kind == .nominal,
      let declaring = table[parameter].parent
    else { return ValueType(.parameter, parameter) }
    for entry in table.types.lineage(of: table.types.canonical(declaring)) {
      let found = table.members[entry.type, table[parameter].name].first {
        table[$0].kind == .associatedType
      }
      if let found { return ValueType(.associated, found, [base]) }
    }
    return .unknown
  }

  /// `Self`, or a type declared inside a function.
  private func localValue(_ fact: TypeFact) -> ValueType {
    guard fact.name.map({ table.declarations.units[unit].facts[$0] }) == "Self" else {
      return ValueType(.external)
    }
    return enclosingSelf(fact)
  }

  private func value(
    of symbols: [ID<Symbol>], _ arguments: [ValueType], base: ValueType?, _ fact: TypeFact
  ) -> ValueType {
    if table.areThrownTogether(symbols) { return .unknown }
    // What a name means of several types nobody knows.
    if table.declarations.isCFamily(unit), table.areDifferentTypes(symbols) { return .unknown }
    let chosen =
      symbols.first { table[$0].kind.isNominalType }
      ?? symbols.first {
        table[$0].kind.isTypeName
      }
    guard let chosen else { return .unknown }
    if table[chosen].kind == .associatedType {
      return ValueType(.associated, chosen, [base ?? enclosingSelf(fact)])
    }
    let isAliasWithin = table[chosen].kind == .typealias && base == nil
    return value(
      of: chosen, isAliasWithin ? arguments : allArguments(of: chosen, arguments, base: base, fact))
  }

  private func value(of symbol: ID<Symbol>, _ arguments: [ValueType]) -> ValueType {
    switch table[symbol].kind {
    case .typealias: return ValueType(.alias, symbol, arguments)
    case .genericParameter: return ValueType(.parameter, symbol)
    default:
      let type = table.types.canonical(symbol)
      return type == table.index.known.optional && arguments.count == 1
        ? .optional(arguments[0]) : .nominal(type, arguments)
    }
  }

  /// The arguments of a type where it is named: those that are written, of a type inside itself its own parameters where
  /// none are, then those of the types around it.
  private func allArguments(
    of symbol: ID<Symbol>, _ written: [ValueType], base: ValueType?, _ fact: TypeFact
  ) -> [ValueType] {
    let type = table[symbol].kind == .typealias ? symbol : table.types.canonical(symbol)
    let parameters = table.parameters(of: type)
    if parameters.isEmpty { return written }
    let outer = table.genericContext(of: type)
    let around = outer.map { outerArguments(of: $0, base: base, fact) } ?? []
    if written.isEmpty, isInside(type, fact) {
      let own = parameters.map { ValueType(.parameter, $0) }
      if around.isEmpty || own.suffix(around.count) == around[...] { return own }
    }
    return table.arguments(of: type, written: written, outer: around)
  }

  /// The arguments of the type around a nested one: those of what is written before it, inside itself its parameters.
  private func outerArguments(
    of outer: ID<Symbol>, base: ValueType?, _ fact: TypeFact
  ) -> [ValueType] {
    var isKnown = base == nil && isInside(outer, fact)
    if let base, base.symbol == outer {
      if base.kind == .nominal { return base.arguments }
      isKnown = base.kind == .selfType
    }
    return isKnown ? table.parameters(of: outer).map { ValueType(.parameter, $0) } : []
  }

  /// Whether a written type stands inside a type or an extension of it.
  private func isInside(_ type: ID<Symbol>, _ fact: TypeFact) -> Bool {
    var next = table.declarations.symbol(fact.owner, in: unit)
    while let context = next {
      if table[context].kind.isTypeContext, table.types.contextType(of: context) == type {
        return true
      }
      next = table[context].parent
    }
    return false
  }

  private func enclosingSelf(_ fact: TypeFact) -> ValueType {
    table.enclosingType(of: table.declarations.symbol(fact.owner, in: unit))
      .map { ValueType(.selfType, $0) } ?? .unknown
  }
}
