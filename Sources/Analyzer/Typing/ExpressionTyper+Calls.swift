import ArchModel

extension ExpressionTyper {
  mutating func typedCall(_ fact: ExpressionFact, _ index: ExpressionIndex) -> ValueType {
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
  mutating func result(
    of callee: Callee, call: ExpressionIndex, initialized base: ValueType
  ) -> ValueType {
    var results: [ValueType] = []
    for symbol in callee.symbols {
      var result = declaredResult(of: symbol, receiver: callee.receiver)
      if table.symbols[Int(symbol)].kind == .variable {
        result = algebra.expanded(value(of: symbol, receiver: callee.receiver)).unwrapped.result
      }
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
  private func isAlike(_ left: ValueType, _ right: ValueType) -> Bool {
    if left == right { return true }
    guard left.kind == right.kind, left.symbol == right.symbol else { return false }
    return left.isOpen || right.isOpen
  }

  /// `Type(…)`.
  private mutating func initialized(
    _ type: ValueType, _ fact: ExpressionFact, _ index: ExpressionIndex
  ) -> ValueType {
    let type = algebra.expanded(type)
    guard type.kind == .nominal, table.known.initializerName >= 0 else {
      return type.kind == .external && type.symbol < 0 ? type : type
    }
    var query = NameQuery(name: table.known.initializerName, unit: unit, isType: false)
    query.call = shape(of: fact)
    let found = members(query, of: type, isStatic: true, fact).symbols.filter {
      table.symbols[Int($0)].kind == .initializer
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
    return table.symbols[Int(first)].marks.contains(.isFailable) ? .optional(made) : made
  }

  /// `value(…)`, which calls `callAsFunction`.
  private mutating func calledAsFunction(
    _ type: ValueType, _ fact: ExpressionFact, _ index: ExpressionIndex
  ) -> ValueType {
    guard table.known.callName >= 0 else { return .unknown }
    var query = NameQuery(name: table.known.callName, unit: unit, isType: false)
    query.call = shape(of: fact)
    let found = members(query, of: type, isStatic: false, fact)
    guard !found.symbols.isEmpty else { return .unknown }
    let fitting = chosen(found.symbols, for: fact.base, receiver: type, call: index)
    find(fitting, at: index, isMember: true, isProbable: true)
    let callee = Callee(symbols: fitting, receiver: type)
    callees[index] = callee
    return result(of: callee, call: index, initialized: type)
  }

  mutating func typedSubscript(_ fact: ExpressionFact, _ index: ExpressionIndex) -> ValueType {
    guard fact.base >= 0, table.known.subscriptName >= 0 else { return .unknown }
    var base = algebra.expanded(value(of: fact.base))
    let isStatic = base.kind == .metatype
    if isStatic { base = base.arguments[0] }
    if base.isUnknown { return .unknown }
    var query = NameQuery(name: table.known.subscriptName, unit: unit, isType: false)
    query.call = shape(of: fact)
    let found = members(query, of: base, isStatic: isStatic, fact)
    guard !found.symbols.isEmpty else { return .unknown }
    let chosen = chosen(found.symbols, for: fact.base, receiver: found.receiver, call: index)
    if !table.symbols[Int(chosen[0])].isForeign {
      find(chosen, at: index, isMember: true, isProbable: true)
    }
    let callee = Callee(symbols: Array(chosen.prefix(1)), receiver: found.receiver)
    callees[index] = callee
    return result(of: callee, call: index, initialized: base)
  }

  // MARK: Inference

  /// What the generic parameters of a callee stand for in a call.
  mutating func inference(
    _ symbol: SymbolIndex, _ receiver: ValueType?, call: ExpressionIndex, withClosures: Bool
  ) -> Substitution {
    var substitution =
      receiver.map { algebra.substitution(for: symbol, receiver: $0) } ?? Substitution()
    let fact = facts.expressions[Int(call)]
    if fact.base >= 0, table.symbols[Int(symbol)].kind != .initializer {
      algebra.bind(
        parametersOf: symbol, to: typeArguments(facts.expressions[Int(fact.base)]),
        in: &substitution)
    }
    let declared = parameterTypes(of: symbol)
    let arguments = Array(facts[fact.arguments])
    for (position, parameter) in parameterPositions(of: symbol, call: fact).enumerated() {
      guard parameter >= 0, parameter < declared.count, declared[parameter].isOpen else { continue }
      unify(
        declared[parameter], argument: arguments[position], in: &substitution,
        withClosures: withClosures)
    }
    bindSameTypes(of: symbol, in: &substitution)
    return substitution
  }

  private mutating func unify(
    _ declared: ValueType, argument: ExpressionIndex, in substitution: inout Substitution,
    withClosures: Bool
  ) {
    guard argument >= 0 else {
      algebra.unify(declared, with: value(of: argument), in: &substitution)
      return
    }
    switch facts.expressions[Int(argument)].kind {
    case .closure:
      let function = algebra.expanded(declared).unwrapped
      guard withClosures, function.kind == .function else { return }
      let result = closureResult(argument)
      algebra.unify(function.result, with: result, in: &substitution)
    case .keyPath:
      guard withClosures else { return }
      let function = algebra.expanded(declared).unwrapped
      let path = value(of: argument)
      if function.kind == .function, path.arguments.count == 2 {
        algebra.unify(function.result, with: path.arguments[1], in: &substitution)
      } else {
        algebra.unify(declared, with: path, in: &substitution)
      }
    default:
      // An implicit member waits for the type that is being looked for.
      if leadsToImplicitMember(argument) { return }
      let value = value(of: argument)
      let function = algebra.expanded(declared)
      if function.kind == .function, function.parameters.isEmpty, value.kind != .function {
        algebra.unify(function.result, with: value, in: &substitution)
      } else {
        algebra.unify(declared, with: value, in: &substitution)
      }
    }
  }

  /// `where S.Element == T` tells `T` once `S` is known.
  private func bindSameTypes(of symbol: SymbolIndex, in substitution: inout Substitution) {
    for requirement in algebra.written.requirements[symbol] ?? [] where requirement.isSameType {
      for (left, right) in [
        (requirement.subject, requirement.constraint),
        (requirement.constraint, requirement.subject),
      ] where left.kind == .parameter && substitution[left.symbol] == nil {
        let known = algebra.replaced(right, by: substitution)
        if !known.isOpen { substitution.bind(left.symbol, to: known) }
      }
    }
  }

  /// For each argument of a call the number of the parameter that takes it, -1 where none does.
  func parameterPositions(of symbol: SymbolIndex, call: ExpressionFact) -> [Int] {
    let shape = shape(of: call)
    guard table.symbols[Int(symbol)].unit >= 0 else {
      return [Int](repeating: -1, count: shape.labels.count)
    }
    let owner = Int(table.symbols[Int(symbol)].unit)
    let fact = table.fact(symbol)
    let facts = table.units[owner].facts
    let labels = facts[fact.labels].map { label in
      let global = table.globalNames[owner][Int(label)]
      return global == table.underscore ? -1 : global
    }
    return SymbolTable.positions(
      shape, labels: labels, flags: Array(facts[fact.parameterFlags]),
      takesClosure: { position in
        let types = facts[fact.parameterTypes]
        let type = algebra.written.value(types[types.startIndex + position], in: owner)
        return algebra.expanded(type).unwrapped.kind == .function
      })
  }

  // MARK: Closures

  mutating func typedClosure(_ fact: ExpressionFact, _ index: ExpressionIndex) -> ValueType {
    let parameters = facts[fact.arguments].map { binding in
      binding < 0 ? ValueType.unknown : value(ofBinding: binding)
    }
    return .function(parameters, closureResult(index))
  }

  /// What a closure gives: its written result, else the type of its single expression, else of a `return`.
  mutating func closureResult(_ index: ExpressionIndex) -> ValueType {
    let fact = facts.expressions[Int(index)]
    if let written = typeArguments(fact).first { return written }
    if fact.base != ExpressionFact.none { return value(of: fact.base) }
    if fact.labels.isEmpty { return ValueType(.tuple) }
    for returned in facts[fact.labels] {
      let value = value(of: returned)
      if !value.isUnknown, value.kind != .nilLiteral { return value }
    }
    return .unknown
  }
}
