import SourceFacts
extension ExpressionTyper {
  func typedCall(_ fact: ExpressionFact, _ index: ExpressionIndex) -> ValueType {
    guard fact.base >= 0 else { return .unknown }
    let base = algebra.expanded(value(of: fact.base))
    if let callee = callees[fact.base] {
      return result(of: callee, call: index, initialized: base)
    }
    switch base.kind {
    case .metatype: return initialized(base.arguments[0], fact, index)
    case .function: return base.result
    case .nominal: return calledAsFunction(base, fact, index)
    case .optional where base.arguments[0].kind == .function: return base.arguments[0].result
    default: return .unknown
    }
  }

  /// What a call gives, with the parameters of the callee replaced by what the arguments tell.
  func result(
    of callee: Callee, call: ExpressionIndex, initialized base: ValueType
  ) -> ValueType {
    var results: [ValueType] = []
    for symbol in callee.symbols {
      var result = declaredResult(of: symbol, receiver: callee.receiver)
      if table[symbol].kind == .variable {
        let value = algebra.expanded(value(of: symbol, receiver: callee.receiver))
        // A message reads a property as well.
        result = isCFamily && value.unwrapped.kind != .function ? value : value.unwrapped.result
      }
      if isCFamily, result.isUnknown, callee.symbols.count > 1 { continue }
      if result.isOpen {
        let inferred = inference(symbol, callee.receiver, call: call, withClosures: true)
        result = algebra.replaced(result, by: inferred)
      }
      if !results.contains(result) { results.append(result) }
    }
    // A result that is used is not `Void`; what is left open differs by name only.
    if results.count > 1 { results.removeAll { $0.kind == .tuple && $0.arguments.isEmpty } }
    if results.count > 1 { results.removeAll { $0.isOpen && $0.kind == .parameter } }
    guard let first = results.first, results.allSatisfy({ isAlike($0, first) }) else {
      return .unknown
    }
    return first
  }

  /// Whether two types differ at most in what is not known of them.
  func isAlike(_ left: ValueType, _ right: ValueType) -> Bool {
    if left == right { return true }
    guard left.kind == right.kind, left.symbol == right.symbol else { return false }
    return left.isOpen || right.isOpen
  }

  /// `Type(…)`.
  private func initialized(
    _ type: ValueType, _ fact: ExpressionFact, _ index: ExpressionIndex
  ) -> ValueType {
    let type = algebra.expanded(type)
    guard type.kind == .nominal, table.index.known.names.initializer >= 0, !isCFamily else {
      return type
    }
    var query = NameQuery(name: table.index.known.names.initializer, unit: unit, isType: false)
    query.call = shape(of: fact)
    let found = members(query, of: type, isStatic: true, fact).symbols.filter {
      table[$0].kind == .initializer
    }
    let fitting = chosen(found, for: fact.base, receiver: type, call: index)
    guard let first = fitting.first else { return type }
    callees[index] = Callee(symbols: fitting, receiver: type)
    var made = type
    if type.arguments.isEmpty, !algebra.parameters(of: type.symbol).isEmpty {
      let open = ValueType.nominal(type.symbol, parameterValues(of: type.symbol))
      let inferred = inference(first, open, call: index, withClosures: true)
      made = algebra.replaced(open, by: inferred)
    }
    return table[first].marks.contains(.isFailable) ? .optional(made) : made
  }

  /// `value(…)`, which calls `callAsFunction`.
  private func calledAsFunction(
    _ type: ValueType, _ fact: ExpressionFact, _ index: ExpressionIndex
  ) -> ValueType {
    guard table.index.known.names.call >= 0 else { return .unknown }
    var query = NameQuery(name: table.index.known.names.call, unit: unit, isType: false)
    query.call = shape(of: fact)
    let found = members(query, of: type, isStatic: false, fact)
    guard !found.symbols.isEmpty else { return .unknown }
    let fitting = chosen(found.symbols, for: fact.base, receiver: type, call: index)
    find(fitting, at: index, isMember: true, isProbable: true)
    let callee = Callee(symbols: fitting, receiver: type)
    callees[index] = callee
    return result(of: callee, call: index, initialized: type)
  }

  func typedSubscript(_ fact: ExpressionFact, _ index: ExpressionIndex) -> ValueType {
    guard fact.base >= 0, table.index.known.names.subscript >= 0 else { return .unknown }
    var base = algebra.expanded(value(of: fact.base))
    let isStatic = base.kind == .metatype
    if isStatic { base = base.arguments[0] }
    if base.isUnknown { return .unknown }
    if isKeyPathSubscript(fact), let path = list(fact.arguments).first {
      let path = algebra.expanded(value(of: path))
      return path.arguments.count == 2 ? path.arguments[1] : .unknown
    }
    var query = NameQuery(name: table.index.known.names.subscript, unit: unit, isType: false)
    query.call = shape(of: fact)
    let found = members(query, of: base, isStatic: isStatic, fact)
    guard !found.symbols.isEmpty else { return .unknown }
    let chosen = chosen(found.symbols, for: fact.base, receiver: found.receiver, call: index)
    if !table[chosen[0]].isForeign {
      find(chosen, at: index, isMember: true, isProbable: true)
    }
    let callee = Callee(symbols: Array(chosen.prefix(1)), receiver: found.receiver)
    callees[index] = callee
    return result(of: callee, call: index, initialized: base)
  }

  /// `value[keyPath: path]`, which every type has.
  func isKeyPathSubscript(_ fact: ExpressionFact) -> Bool {
    fact.kind == .subscript && table.index.known.names.keyPath >= 0
      && shape(of: fact).labels == [table.index.known.names.keyPath]
  }

  // MARK: Closures

  func typedClosure(_ fact: ExpressionFact, _ index: ExpressionIndex) -> ValueType {
    let parameters = list(fact.arguments).map { binding in
      binding < 0 ? ValueType.unknown : value(ofBinding: binding)
    }
    return .function(parameters, closureResult(index))
  }

  /// What a closure gives: its written result, else the type of its single expression, else of a `return`.
  func closureResult(_ index: ExpressionIndex) -> ValueType {
    let fact = facts.expressions[Int(index)]
    if let written = typeArguments(fact).first { return written }
    if fact.base != ExpressionFact.none { return value(of: fact.base) }
    if fact.labels.isEmpty { return ValueType(.tuple) }
    for returned in list(fact.labels) {
      let value = value(of: returned)
      if !value.isUnknown, value.kind != .nilLiteral { return value }
    }
    return .unknown
  }
}
