import SourceFacts
extension ExpressionTyper {
  /// The type of what an expression names; where it is called, what can be meant is remembered for the call.
  func value(
    of symbols: [SymbolIndex], at index: ExpressionIndex, _ fact: ExpressionFact,
    receiver: ValueType?
  ) -> ValueType {
    guard let first = symbols.first else { return .unknown }
    let arguments = typeArguments(fact)
    let isCallable = symbols.contains { table[$0].kind.isCallable }
    if isCallable { callees[index] = Callee(symbols: symbols, receiver: receiver) }
    if !fact.marks.contains(.isProjected) {
      let preferred =
        callOf[Int(index)] < 0
        ? symbols.first { !table[$0].kind.isCallable } ?? first : first
      return value(of: preferred, receiver: receiver, arguments: arguments)
    }
    return projectedValue(of: first, receiver: receiver)
  }

  /// The type of a declaration as seen through a value.
  func value(
    of symbol: SymbolIndex, receiver: ValueType?, arguments: [ValueType] = []
  ) -> ValueType {
    switch table[symbol].kind {
    case .typealias: return .metatype(ValueType(.alias, symbol, arguments))
    case .genericParameter: return .metatype(ValueType(.parameter, symbol))
    case .associatedType:
      return .metatype(ValueType(.associated, symbol, [receiver ?? .unknown]))
    case .variable: return seen(variableType(of: symbol), symbol, receiver)
    case .function, .subscript:
      return seen(functionType(of: symbol), symbol, receiver)
    case .enumCase:
      let type = enumType(of: symbol, receiver: receiver)
      let declared = parameterTypes(of: symbol)
      if declared.isEmpty { return type }
      return seen(.function(declared, type), symbol, receiver)
    case .initializer:
      return seen(.function(parameterTypes(of: symbol), receiver ?? .unknown), symbol, receiver)
    case let kind where kind.isNominalType:
      let type = table.types.canonical(symbol)
      return .metatype(.nominal(type, arguments))
    default: return .unknown
    }
  }

  /// A declared type with the parameters of the receiver's type replaced.
  func seen(_ type: ValueType, _ symbol: SymbolIndex, _ receiver: ValueType?) -> ValueType {
    guard type.isOpen, let receiver else { return type }
    return algebra.replaced(type, by: algebra.substitution(for: symbol, receiver: receiver))
  }

  /// The types of the parameters as declared.
  func parameterTypes(of symbol: SymbolIndex) -> [ValueType] {
    let owner = Int(table[symbol].unit)
    guard owner >= 0 else { return [] }
    return table.declarations.list(table.declarations.fact(symbol).parameterTypes, in: owner).map {
      algebra.written.value($0, in: owner)
    }
  }

  private func functionType(of symbol: SymbolIndex) -> ValueType {
    .function(parameterTypes(of: symbol), declaredResult(of: symbol, receiver: nil))
  }

  /// What calling a declaration gives.
  func declaredResult(of symbol: SymbolIndex, receiver: ValueType?) -> ValueType {
    let entry = table[symbol]
    switch entry.kind {
    case .function, .subscript, .macro:
      let fact = table.declarations.fact(symbol)
      let type =
        fact.type < 0 ? ValueType(.tuple) : algebra.written.value(fact.type, in: Int(entry.unit))
      return seen(type, symbol, receiver)
    case .enumCase: return enumType(of: symbol, receiver: receiver)
    case .initializer:
      let type = receiver ?? initializedType(of: symbol)
      return entry.marks.contains(.isFailable) ? .optional(type) : type
    default: return .unknown
    }
  }

  private func initializedType(of symbol: SymbolIndex) -> ValueType {
    let type = table.types.owner(of: symbol)
    return type < 0 ? .unknown : .nominal(type, parameterValues(of: type))
  }

  private func enumType(of symbol: SymbolIndex, receiver: ValueType?) -> ValueType {
    let type = table.types.owner(of: symbol)
    guard type >= 0 else { return .unknown }
    if type == table.index.known.optional {
      return receiver.map { $0.kind == .optional ? $0 : .unknown } ?? .unknown
    }
    if let receiver, receiver.kind == .nominal, receiver.symbol == type { return receiver }
    return .nominal(type, parameterValues(of: type))
  }

  // MARK: Variables

  /// The type of a variable as declared, else as its value tells.
  func variableType(of symbol: SymbolIndex) -> ValueType {
    let owner = Int(table[symbol].unit)
    guard owner >= 0 else { return .unknown }
    let fact = table.declarations.fact(symbol)
    if fact.type >= 0 { return algebra.written.value(fact.type, in: owner) }
    if owner == unit, fact.value != ExpressionFact.none { return value(of: fact.value) }
    return inferred[symbol] ?? .unknown
  }

  /// The type of `_name`: the wrapper that stores the property `name`; `nil` where there is none.
  func wrapperStorage(
    _ fact: ExpressionFact, from owner: SymbolIndex
  ) -> ValueType? {
    let text = facts.strings[Int(fact.name)]
    guard text.hasPrefix("_"), let name = table.names.number(of: String(text.dropFirst())) else {
      return nil
    }
    let query = NameQuery(name: name, unit: unit, isType: false)
    guard case .symbols(let found) = table.lookUp(query, from: owner), let property = found.first,
      table[property].kind == .variable, table[property].unit >= 0
    else { return nil }
    return wrappers(of: property, receiver: selfType(fact.owner)).first
  }

  /// The property wrappers of a property, with its type where they are generic.
  private func wrappers(of symbol: SymbolIndex, receiver: ValueType?) -> [ValueType] {
    let owner = Int(table[symbol].unit)
    guard owner >= 0 else { return [] }
    let wrapped = seen(variableType(of: symbol), symbol, receiver)
    return table.declarations.list(table.declarations.fact(symbol).attributes, in: owner).compactMap
    { attribute in
      let wrapper = algebra.expanded(algebra.written.value(attribute, in: owner))
      guard wrapper.kind == .nominal else { return nil }
      return wrapper.arguments.isEmpty && !algebra.parameters(of: wrapper.symbol).isEmpty
        ? .nominal(wrapper.symbol, [wrapped]) : wrapper
    }
  }

  /// The type of `$name`: the projected value of the property's wrapper.
  private func projectedValue(
    of symbol: SymbolIndex, receiver: ValueType?
  ) -> ValueType {
    for wrapper in wrappers(of: symbol, receiver: receiver) {
      let name = table.index.known.names.projectedValue
      for entry in table.types.lineage(of: wrapper.symbol) {
        if let member = table.members[entry.type, name].first {
          return value(of: member, receiver: wrapper)
        }
      }
    }
    return .unknown
  }
}
