import DependencyModel
import SourceFacts
import SourceText

/// Reads the types that declarations write, as they are seen through a value.
struct SignatureReader {
  private let context: UnitContext

  init(_ context: UnitContext) { self.context = context }

  /// A declared type with the parameters of the receiver's type replaced.
  func seen(_ type: ValueType, _ symbol: ID<Symbol>, _ receiver: ValueType?) -> ValueType {
    guard type.isOpen, let receiver else { return type }
    return context.algebra.replaced(
      type, by: context.algebra.substitution(for: symbol, receiver: receiver))
  }

  /// The types of the parameters as declared.
  func parameterTypes(of symbol: ID<Symbol>) -> [ValueType] {
    guard let owner = context.table[symbol].unit else { return [] }
    return context.table.declarations.list(
      context.table.declarations.fact(symbol).parameterTypes, in: owner
    ).map {
      context.algebra.written.value($0.id, in: owner)
    }
  }

  /// The number of parameters, none for what no unit declares.
  func parameterCount(of symbol: ID<Symbol>) -> Int {
    context.table[symbol].unit == nil
      ? 0 : Int(context.table.declarations.fact(symbol).parameterTypes.count)
  }

  /// The type of one parameter as declared; `nil` where there is none of that number.
  func parameterType(_ position: Int, of symbol: ID<Symbol>) -> ValueType? {
    guard let owner = context.table[symbol].unit else { return nil }
    let types = context.table.declarations.list(
      context.table.declarations.fact(symbol).parameterTypes, in: owner)
    return position < types.count
      ? context.algebra.written.value(types[position].id, in: owner) : nil
  }

  /// The labels of the parameters.
  func labels(of symbol: ID<Symbol>) -> [GlobalName] {
    guard let unit = context.table[symbol].unit else { return [] }
    return context.table.declarations.list(
      context.table.declarations.fact(symbol).labels, in: unit
    ).map { context.table.declarations.name($0, in: unit) }
  }

  func functionType(of symbol: ID<Symbol>) -> ValueType {
    functionType(of: symbol, giving: declaredResult(of: symbol, receiver: nil))
  }

  /// The type of a function with the parameters of a declaration.
  func functionType(of symbol: ID<Symbol>, giving result: ValueType) -> ValueType {
    guard let owner = context.table[symbol].unit else { return .function([], result) }
    let types = context.table.declarations.list(
      context.table.declarations.fact(symbol).parameterTypes, in: owner)
    var arguments: [ValueType] = []
    arguments.reserveCapacity(types.count + 1)
    arguments.append(result)
    for type in types { arguments.append(context.algebra.written.value(type.id, in: owner)) }
    return ValueType(.function, arguments)
  }

  /// What calling a declaration gives.
  func declaredResult(of symbol: ID<Symbol>, receiver: ValueType?) -> ValueType {
    let entry = context.table[symbol]
    switch entry.kind {
    case .function, .subscript, .macro:
      let fact = context.table.declarations.fact(symbol)
      let type =
        fact.type.map { context.algebra.written.value($0, in: entry.declaringUnit) }
        ?? ValueType(.tuple)
      return seen(type, symbol, receiver)
    case .enumCase: return enumType(of: symbol, receiver: receiver)
    case .initializer:
      let type = receiver ?? initializedType(of: symbol)
      return entry.marks.contains(.isFailable) ? .optional(type) : type
    default: return .unknown
    }
  }

  private func initializedType(of symbol: ID<Symbol>) -> ValueType {
    context.table.types.owner(of: symbol).map { .nominal($0, parameterValues(of: $0)) } ?? .unknown
  }

  func enumType(of symbol: ID<Symbol>, receiver: ValueType?) -> ValueType {
    guard let type = context.table.types.owner(of: symbol) else { return .unknown }
    if type == context.known.optional {
      return receiver.map { $0.kind == .optional ? $0 : .unknown } ?? .unknown
    }
    if let receiver, receiver.kind == .nominal, receiver.symbol == type { return receiver }
    return .nominal(type, parameterValues(of: type))
  }

  // MARK: Self

  /// The type that `self` has in a declaration.
  func selfType(_ owner: ID<DeclarationFact>?) -> ValueType {
    guard let type = context.table.enclosingType(of: context.symbol(owner)) else {
      return .unknown
    }
    // Inside a type its parameters stand for themselves.
    if type == context.known.optional {
      return .optional(parameterValues(of: type).first ?? .unknown)
    }
    if context.table[type].kind == .protocol { return ValueType(.selfType, type) }
    return .nominal(type, parameterValues(of: type))
  }

  func parameterValues(of type: ID<Symbol>) -> [ValueType] {
    context.algebra.parameters(of: type).map { ValueType(.parameter, $0) }
  }

  /// The type that `super` has in a declaration.
  func superclass(_ owner: ID<DeclarationFact>?) -> ValueType {
    let own = selfType(owner)
    guard own.kind == .nominal else { return .unknown }
    guard let superclass = context.table.types.superclass(of: own.symbol) else {
      return context.table.types.hasForeignSupertype.contains(own.symbol)
        ? ValueType(.external) : .unknown
    }
    return context.algebra.instance(own, as: superclass) ?? .nominal(superclass)
  }
}
