import SourceFacts
extension ExpressionTyper {
  /// What the generic parameters of a callee stand for in a call.
  ///
  /// - Parameter asking: the argument whose type is looked for, which tells nothing itself, or -1.
  func inference(
    _ symbol: SymbolIndex, _ receiver: ValueType?, call: ExpressionIndex, withClosures: Bool,
    asking: ExpressionIndex = -1
  ) -> Substitution {
    var substitution =
      receiver.map { algebra.substitution(for: symbol, receiver: $0) } ?? Substitution()
    let fact = facts.expressions[Int(call)]
    if fact.base >= 0, table[symbol].kind != .initializer {
      algebra.bind(
        parametersOf: symbol, to: typeArguments(facts.expressions[Int(fact.base)]),
        in: &substitution)
    }
    let declared = parameterTypes(of: symbol)
    let arguments = Array(list(fact.arguments))
    let asksKeyPath = asking >= 0 && facts.expressions[Int(asking)].kind == .keyPath
    for (position, parameter) in parameterPositions(of: symbol, call: fact).enumerated() {
      guard parameter >= 0, parameter < declared.count, declared[parameter].isOpen else { continue }
      let argument = arguments[position]
      if asksKeyPath, argument >= 0, facts.expressions[Int(argument)].kind == .keyPath { continue }
      unify(
        declared[parameter], argument: argument, in: &substitution,
        withClosures: withClosures)
    }
    bindSameTypes(of: symbol, in: &substitution)
    return substitution
  }

  private func unify(
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
      guard function.kind == .function else { return }
      unifyWrittenParameters(of: argument, with: function, in: &substitution)
      guard withClosures else { return }
      let result = closureResult(argument)
      algebra.unify(function.result, with: result, in: &substitution)
    case .keyPath:
      let function = algebra.expanded(declared).unwrapped
      let path = value(of: argument)
      if path.arguments.count == 2, function.kind == .function {
        algebra.unify(function.result, with: path.arguments[1], in: &substitution)
      } else if path.arguments.count == 2, function.arguments.count == 2 {
        // Also where a writable key path is declared.
        algebra.unify(function.arguments[0], with: path.arguments[0], in: &substitution)
        algebra.unify(function.arguments[1], with: path.arguments[1], in: &substitution)
      } else {
        algebra.unify(declared, with: path, in: &substitution)
      }
    default:
      // An implicit member waits for the type that is being looked for.
      let value = leadsToImplicitMember(argument) ? preferredType(argument) : value(of: argument)
      let function = algebra.expanded(declared)
      if function.kind == .function, function.parameters.isEmpty, value.kind != .function {
        algebra.unify(function.result, with: value, in: &substitution)
      } else {
        algebra.unify(declared, with: value, in: &substitution)
      }
    }
  }

  /// The type that `value ?? .member` has whatever the member is.
  private func preferredType(_ expression: ExpressionIndex) -> ValueType {
    let parts = list(facts.expressions[Int(expression)].arguments)
    guard facts.expressions[Int(expression)].kind == .sequence, parts.count == 3,
      let left = parts.first, !leadsToImplicitMember(left),
      case let symbol = parts[parts.startIndex + 1], symbol >= 0,
      case let name = facts.expressions[Int(symbol)].name, name >= 0,
      facts.strings[Int(name)] == "??"
    else { return .unknown }
    return algebra.expanded(value(of: left)).unwrapped
  }

  /// `{ (value: T) in … }` tells the parameters by itself.
  private func unifyWrittenParameters(
    of closure: ExpressionIndex, with function: ValueType, in substitution: inout Substitution
  ) {
    let bindings = list(facts.expressions[Int(closure)].arguments)
    for (binding, parameter) in zip(bindings, function.parameters)
    where binding >= 0 && facts.bindings[Int(binding)].type >= 0 {
      let written = algebra.written.value(facts.bindings[Int(binding)].type, in: unit)
      algebra.unify(parameter, with: written, in: &substitution)
    }
  }

  /// `where S.Element == T` and `where S.Element == (T, U)` tell `T` once `S` is known.
  private func bindSameTypes(of symbol: SymbolIndex, in substitution: inout Substitution) {
    for requirement in algebra.written.requirements[symbol] ?? [] where requirement.isSameType {
      for (left, right) in [
        (requirement.subject, requirement.constraint),
        (requirement.constraint, requirement.subject),
      ] {
        let known = algebra.replaced(right, by: substitution)
        if !known.isOpen { algebra.unify(left, with: known, in: &substitution) }
      }
    }
  }

  /// For each argument written in a call the number of the parameter that takes it, -1 where none does.
  func parameterPositions(of symbol: SymbolIndex, call: ExpressionFact) -> [Int] {
    let shape = shape(of: call)
    guard table[symbol].unit >= 0 else {
      return [Int](repeating: -1, count: shape.labels.count)
    }
    let owner = Int(table[symbol].unit)
    let positions = table.declarations.parameters.positions(shape, in: symbol) { position in
      let types = table.declarations.list(table.declarations.fact(symbol).parameterTypes, in: owner)
      let type = algebra.written.value(types[types.startIndex + position], in: owner)
      return algebra.expanded(type).unwrapped.kind == .function
    }
    return wrapsInitialValue(call) ? Array(positions.dropFirst()) : positions
  }
}
