import SourceFacts
import SourceText

/// Finds what the generic parameters of a callee stand for in a call.
struct ArgumentInference {
  private let typer: ExpressionTyper
  private var context: UnitContext { typer.context }

  init(_ typer: ExpressionTyper) { self.typer = typer }

  /// What the generic parameters of a callee stand for in a call.
  ///
  /// - Parameter asking: the argument whose type is looked for, which tells nothing itself, or -1.
  func substitution(
    _ symbol: ID<Symbol>, _ receiver: ValueType?, call: ExpressionIndex, withClosures: Bool,
    asking: ExpressionIndex = -1
  ) -> Substitution {
    var substitution =
      receiver.map { context.algebra.substitution(for: symbol, receiver: $0) } ?? Substitution()
    let fact = context.expression(call)
    if fact.base >= 0, context.table[symbol].kind != .initializer {
      context.algebra.bind(
        parametersOf: symbol, to: context.calls.typeArguments(context.expression(fact.base)),
        in: &substitution)
    }
    let declared = context.signatures.parameterTypes(of: symbol)
    let arguments = Array(context.list(fact.arguments))
    let asksKeyPath = asking >= 0 && context.expression(asking).kind == .keyPath
    for (position, parameter) in context.calls.parameterPositions(of: symbol, call: fact)
      .enumerated()
    {
      guard let parameter = parameter.id?.int, parameter < declared.count,
        declared[parameter].isOpen
      else { continue }
      let argument = arguments[position]
      if asksKeyPath, argument >= 0, context.expression(argument).kind == .keyPath { continue }
      unify(
        declared[parameter], argument: argument, in: &substitution,
        withClosures: withClosures)
    }
    // Only now: what the arguments tell counts before what follows from it.
    bindSameTypes(of: symbol, in: &substitution)
    return substitution
  }

  private func unify(
    _ declared: ValueType, argument: ExpressionIndex, in substitution: inout Substitution,
    withClosures: Bool
  ) {
    guard argument >= 0 else {
      context.algebra.unify(declared, with: typer.value(of: argument), in: &substitution)
      return
    }
    switch context.expression(argument).kind {
    case .closure:
      let function = context.algebra.expanded(declared).unwrapped
      guard function.kind == .function else { return }
      unifyWrittenParameters(of: argument, with: function, in: &substitution)
      guard withClosures else { return }
      let result = typer.closures.closureResult(argument)
      context.algebra.unify(function.result, with: result, in: &substitution)
    case .keyPath:
      let function = context.algebra.expanded(declared).unwrapped
      let path = typer.value(of: argument)
      if path.arguments.count == 2, function.kind == .function {
        context.algebra.unify(function.result, with: path.arguments[1], in: &substitution)
      } else if path.arguments.count == 2, function.arguments.count == 2 {
        // Also where a writable key path is declared.
        context.algebra.unify(function.arguments[0], with: path.arguments[0], in: &substitution)
        context.algebra.unify(function.arguments[1], with: path.arguments[1], in: &substitution)
      } else {
        context.algebra.unify(declared, with: path, in: &substitution)
      }
    default:
      // An implicit member waits for the type that is being looked for.
      let value =
        context.calls.leadsToImplicitMember(argument)
        ? preferredType(argument) : typer.value(of: argument)
      let function = context.algebra.expanded(declared)
      if function.kind == .function, function.parameters.isEmpty, value.kind != .function {
        context.algebra.unify(function.result, with: value, in: &substitution)
      } else {
        context.algebra.unify(declared, with: value, in: &substitution)
      }
    }
  }

  /// The type that `value ?? .member` has whatever the member is.
  private func preferredType(_ expression: ExpressionIndex) -> ValueType {
    let parts = context.list(context.expression(expression).arguments)
    guard context.expression(expression).kind == .sequence, parts.count == 3,
      let left = parts.first, !context.calls.leadsToImplicitMember(left),
      case let symbol = parts[parts.startIndex + 1], symbol >= 0,
      let name = context.expression(symbol).name,
      context.text(name) == "??"
    else { return .unknown }
    return context.algebra.expanded(typer.value(of: left)).unwrapped
  }

  /// `{ (value: T) in … }` tells the parameters by itself.
  private func unifyWrittenParameters(
    of closure: ExpressionIndex, with function: ValueType, in substitution: inout Substitution
  ) {
    let bindings = context.list(context.expression(closure).arguments)
    for (binding, parameter) in zip(bindings, function.parameters)
    where binding >= 0 {
      guard let type = context.facts.bindings[Int(binding)].type else { continue }
      let written = context.written(type)
      context.algebra.unify(parameter, with: written, in: &substitution)
    }
  }

  /// `where S.Element == T` and `where S.Element == (T, U)` tell `T` once `S` is known.
  private func bindSameTypes(of symbol: ID<Symbol>, in substitution: inout Substitution) {
    for requirement in context.algebra.written.requirements[symbol] ?? []
    where requirement.isSameType {
      for (left, right) in [
        (requirement.subject, requirement.constraint),
        (requirement.constraint, requirement.subject),
      ] {
        let known = context.algebra.replaced(right, by: substitution)
        if !known.isOpen { context.algebra.unify(left, with: known, in: &substitution) }
      }
    }
  }
}
