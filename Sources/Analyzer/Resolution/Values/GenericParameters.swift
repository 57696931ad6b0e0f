import SourceText

/// The generic parameters of declarations.
extension SymbolTable {
  /// The generic parameters that a type speaks of, in the order of its arguments: those that it writes itself, then those
  /// of the generic types around it, from the inside out. Other declarations, and those of the C family, have their own
  /// alone.
  func parameters(of symbol: ID<Symbol>) -> [ID<Symbol>] {
    var parameters = ownParameters(of: symbol)
    var inner = symbol
    // Types lie in each other as their text does; only broken code nests deeper than anybody writes.
    for _ in 0..<TypeAlgebra.depthLimit {
      guard let outer = genericContext(of: inner) else { break }
      parameters += ownParameters(of: outer)
      inner = outer
    }
    return parameters
  }

  /// The type around a nested type or alias of Swift whose parameters it may speak of; `nil` for other declarations.
  func genericContext(of symbol: ID<Symbol>) -> ID<Symbol>? {
    let entry = self[symbol]
    guard let parent = entry.parent, entry.kind.isNominalType || entry.kind == .typealias,
      self[parent].kind.isTypeContext, let outer = types.contextType(of: parent),
      self[outer].kind.isNominalType, self[outer].kind != .protocol,
      !declarations.isCFamily(entry)
    else { return nil }
    return outer
  }

  /// The arguments of a nested type or alias: those written for it, then those that the type around it has.
  func arguments(
    of nested: ID<Symbol>, written: [ValueType], outer: [ValueType]
  ) -> [ValueType] {
    let missing = ownParameters(of: nested).count - written.count
    // A pack of parameters has as many arguments as it likes, so that no place is known for further ones.
    if outer.isEmpty || missing < 0 { return written }
    return written + [ValueType](repeating: .unknown, count: missing) + outer
  }

  /// Whether a type speaks of generic parameters, associated types or `Self`: other than an open type, an alias by itself
  /// does not, unless what is around it has such.
  func speaksOfParameters(_ type: ValueType) -> Bool {
    switch type.kind {
    case .parameter, .associated, .selfType: return true
    case .alias where !isWhole(type): return true
    default: return type.isOpen && type.arguments.contains { speaksOfParameters($0) }
    }
  }

  /// Whether an alias has all the arguments that what it stands for may speak of.
  private func isWhole(_ alias: ValueType) -> Bool {
    parameters(of: alias.symbol).count <= alias.arguments.count
      && !(enclosingType(of: self[alias.symbol].parent).map { types.isProtocol($0) } ?? false)
  }

  /// The arguments of a type that stand behind its own name: without those of the types around it.
  func ownArguments(of type: ValueType) -> ArraySlice<ValueType> {
    guard type.kind == .nominal || type.kind == .alias, genericContext(of: type.symbol) != nil,
      parameters(of: type.symbol).count == type.arguments.count
    else { return type.arguments[...] }
    let own = type.arguments.prefix(ownParameters(of: type.symbol).count)
    return own.contains { !$0.isUnknown } ? own : []
  }
}
