import SourceFacts
import SourceText

/// Makes values of the written types of one unit.
struct WrittenTypeReader {
  private let table: SymbolTable
  private let unit: Int
  private var resolver: TypeResolver

  /// Reads the types of a unit.
  init(table: SymbolTable, unit: Int) {
    self.table = table
    self.unit = unit
    resolver = TypeResolver(table: table, unit: unit)
  }

  /// The values of all written types of the unit, with what each name means. O(types).
  mutating func all() -> (values: [ValueType], meanings: [NameMeaning]) {
    var values: [ValueType] = []
    var meanings: [NameMeaning] = []
    let count = table.declarations.units[unit].facts.types.count
    values.reserveCapacity(count)
    meanings.reserveCapacity(count)
    for index in 0..<TypeIndex(count) {
      let meaning = resolver.meaning(of: index).name
      meanings.append(meaning)
      values.append(value(of: index, meaning, parts: values))
    }
    return (values, meanings)
  }

  /// The value of a written type, whose parts stand before it in the facts and have theirs already.
  private func value(
    of index: TypeIndex, _ meaning: NameMeaning, parts values: [ValueType]
  ) -> ValueType {
    let fact = table.declarations.units[unit].facts.types[Int(index)]
    switch fact.kind {
    case .named, .member:
      let arguments = table.declarations.list(fact.parts, in: unit).map { values[Int($0)] }
      return namedValue(fact, meaning, arguments, values)
    case .optional: return .optional(values[Int(fact.base)])
    case .array: return .nominal(ifKnown: table.index.known.array, [values[Int(fact.base)]])
    case .dictionary:
      return .nominal(
        ifKnown: table.index.known.dictionary,
        table.declarations.list(fact.parts, in: unit).map { values[Int($0)] })
    case .tuple:
      let labels = Array(table.declarations.list(fact.labels, in: unit))
      let elements = table.declarations.list(fact.parts, in: unit).enumerated().map {
        position, part in
        let label = position < labels.count ? labels[position] : -1
        return ValueType.labelled(
          label < 0 ? nil : table.declarations.name(label, in: unit), values[Int(part)])
      }
      return ValueType(.tuple, elements)
    case .function:
      return .function(
        table.declarations.list(fact.parts, in: unit).map { values[Int($0)] },
        fact.base < 0 ? .unknown : values[Int(fact.base)])
    case .composition:
      return ValueType(
        .composition, table.declarations.list(fact.parts, in: unit).map { values[Int($0)] })
    case .opaque: return values[Int(fact.base)]
    case .metatype: return .metatype(values[Int(fact.base)])
    case .other: return .unknown
    }
  }

  private func namedValue(
    _ fact: TypeFact, _ meaning: NameMeaning, _ arguments: [ValueType], _ values: [ValueType]
  ) -> ValueType {
    switch meaning {
    case .symbols(let symbols):
      return value(of: symbols, arguments, base: fact.base < 0 ? nil : values[Int(fact.base)], fact)
    case .genericParameter(let parameter): return ValueType(.parameter, parameter)
    case .local: return localValue(fact)
    case .module, .externalModule, .uncertain, .noFit: return .unknown
    case .nothing: break
    }
    let text = table.declarations.units[unit].facts.strings[Int(fact.name)]
    if text == "Void" { return ValueType(.tuple) }
    if text == "Optional", arguments.count == 1 { return .optional(arguments[0]) }
    let name = table.declarations.name(fact.name, in: unit)
    if let bridged = table.bridgedType(text, seenFrom: unit) {
      return value(of: bridged, arguments)
    }
    if let foreign = table.foreignType(named: name, seenFrom: unit) {
      return value(of: foreign, arguments)
    }
    return .external(name)
  }

  /// `Self`, or a type declared inside a function.
  private func localValue(_ fact: TypeFact) -> ValueType {
    guard table.declarations.units[unit].facts.strings[Int(fact.name)] == "Self" else {
      return ValueType(.external)
    }
    return enclosingSelf(fact)
  }

  private func value(
    of symbols: [ID<Symbol>], _ arguments: [ValueType], base: ValueType?, _ fact: TypeFact
  ) -> ValueType {
    let chosen =
      symbols.first { table[$0].kind.isNominalType }
      ?? symbols.first {
        table[$0].kind.isTypeName
      }
    guard let chosen else { return .unknown }
    if table[chosen].kind == .associatedType {
      return ValueType(.associated, chosen, [base ?? enclosingSelf(fact)])
    }
    let isBare = arguments.isEmpty && table[chosen].kind.isNominalType
    return value(of: chosen, isBare ? ownParameters(of: chosen, fact) : arguments)
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

  /// The parameters of a generic type that is named inside itself without arguments.
  private func ownParameters(of symbol: ID<Symbol>, _ fact: TypeFact) -> [ValueType] {
    let type = table.types.canonical(symbol)
    let unit = Int(table[type].unit)
    guard unit >= 0, case let list = table.declarations.fact(type).genericParameters, !list.isEmpty
    else {
      return []
    }
    var next = table.declarations.symbol(fact.owner, in: self.unit)
    while let context = next {
      if table[context].kind.isTypeContext, table.types.contextType(of: context) == type {
        return table.declarations.list(list, in: unit).compactMap { parameter in
          table.declarations.symbol(parameter, in: unit).map { ValueType(.parameter, $0) }
        }
      }
      next = table[context].parent
    }
    return []
  }

  private func enclosingSelf(_ fact: TypeFact) -> ValueType {
    table.types.enclosingType(of: table.declarations.symbol(fact.owner, in: unit))
      .map { ValueType(.selfType, $0) } ?? .unknown
  }
}
