import SourceFacts
import SourceText

/// Finds what the generic parameters of a callee stand for in a call.
struct ArgumentInference {
  private let typer: ExpressionTyper
  private var context: UnitContext { typer.context }

  init(_ typer: ExpressionTyper) { self.typer = typer }

  /// What the generic parameters of a callee stand for in a call.
  ///
  /// - Parameters:
  ///   - asking: the argument whose type is looked for, which tells nothing itself.
  ///   - isOfResult: whether that is a closure and what it gives is looked for.
  func substitution(
    _ symbol: ID<Symbol>, _ receiver: ValueType?, call: ID<ExpressionFact>, withClosures: Bool,
    asking: Operand = .none, isOfResult: Bool = false
  ) -> Substitution {
    var substitution =
      receiver.map { context.algebra.substitution(for: symbol, receiver: $0) } ?? Substitution()
    let fact = context.expression(call)
    if let base = fact.base.expression, context.table[symbol].kind != .initializer {
      context.algebra.bind(
        parametersOf: symbol, to: context.calls.typeArguments(context.expression(base)),
        in: &substitution)
    }
    let arguments = context.calls.arguments(of: fact)
    let positions = context.calls.parameterPositions(of: symbol, for: arguments)
    let asksKeyPath = context.kind(of: asking) == .keyPath
    for (position, parameter) in positions.enumerated() {
      guard let parameter = parameter.id?.int,
        let declared = context.signatures.parameterType(parameter, of: symbol),
        context.table.speaksOfParameters(declared)
      else { continue }
      let argument = arguments.operands[position]
      if asksKeyPath, context.kind(of: argument) == .keyPath { continue }
      unify(declared, argument: argument, in: &substitution, withClosures: withClosures)
    }
    // Only now: what the arguments tell counts before what follows from it.
    bindSameTypes(of: symbol, in: &substitution)
    if context.table[symbol].kind == .initializer {
      bindPartsOfSelf(of: symbol, owner: fact.owner, in: &substitution)
    }
    // What a method is called on is known, though its type may speak of the parameters of the type around the place.
    let known = context.table[symbol].kind == .initializer ? [] : receiver?.arguments ?? []
    if let position = arguments.operands.firstIndex(of: asking), asking != .none,
      let parameter = positions[position].id?.int,
      let declared = context.signatures.parameterType(parameter, of: symbol),
      inputs(of: declared, passing: asking, isOfResult: isOfResult).contains(where: {
        isLeftOpen($0, by: substitution, besides: known)
      })
    {
      bindExpectedResult(of: symbol, call: fact, in: &substitution)
    }
    return substitution
  }

  /// What an argument of a type needs to be told before it tells anything itself: of a function and a key path what they
  /// are applied to, of a closure whose result is looked for that as well.
  private func inputs(
    of type: ValueType, passing argument: Operand, isOfResult: Bool
  ) -> [ValueType] {
    let type = context.algebra.expanded(type).unwrapped
    if type.kind == .function {
      if isOfResult { return type.arguments }
      // What an `@autoclosure` is passed is no function.
      return type.parameters.isEmpty && context.kind(of: argument) != .closure
        ? [type.result] : Array(type.parameters)
    }
    guard type.kind == .nominal, let keyPath = context.known.keyPath,
      context.table.types.isKind(type.symbol, of: keyPath), let root = type.arguments.first
    else { return [type] }
    return [root]
  }

  /// Parameters that no argument tells: what the place of the call expects says what its result is.
  private func bindExpectedResult(
    of symbol: ID<Symbol>, call: ExpressionFact, in substitution: inout Substitution
  ) {
    guard call.context != nil else { return }
    let result = context.algebra.expanded(
      context.signatures.declaredResult(of: symbol, receiver: nil))
    guard isLeftOpen(result, by: substitution) else { return }
    let expected = typer.expecting { typer.contexts.types(expectedBy: call.context) }
    guard expected.count == 1, let wanted = expected.first.map({ context.algebra.expanded($0) })
    else { return }
    context.algebra.unify(
      result, with: result.kind == .optional ? wanted : wanted.unwrapped, in: &substitution)
  }

  /// Whether a type speaks of a generic parameter that stands for nothing yet, not even for itself.
  private func isLeftOpen(
    _ type: ValueType, by substitution: Substitution, besides known: [ValueType] = []
  ) -> Bool {
    if type.kind == .parameter {
      return substitution[type.symbol] == nil && !known.contains(type)
    }
    return type.isOpen
      && type.arguments.contains { isLeftOpen($0, by: substitution, besides: known) }
  }

  /// Parameters that nothing tells of a type that is made in the body of one which conforms to the same protocol: what
  /// parts and whole are for its associated types is one, as `State` and `Action` of reducers.
  private func bindPartsOfSelf(
    of initializer: ID<Symbol>, owner: ID<DeclarationFact>?, in substitution: inout Substitution
  ) {
    guard let made = context.table.types.owner(of: initializer), context.table[made].isForeign
    else { return }
    guard context.algebra.parameters(of: made).contains(where: { substitution[$0] == nil })
    else { return }
    let own = context.signatures.selfType(owner)
    guard own.kind == .nominal else { return }
    let shared = context.table.types.lineage(of: made).map(\.type).filter {
      context.table.types.isProtocol($0) && context.table.types.isKind(own.symbol, of: $0)
    }
    let whole = ValueType.nominal(made, context.signatures.parameterValues(of: made))
    for type in shared {
      for name in context.algebra.primaryAssociatedTypes(of: type) {
        context.algebra.unify(
          context.algebra.associatedType(name, of: whole),
          with: context.algebra.associatedType(name, of: own), in: &substitution)
      }
    }
  }

  private func unify(
    _ declared: ValueType, argument operand: Operand, in substitution: inout Substitution,
    withClosures: Bool
  ) {
    guard let argument = operand.expression else {
      context.algebra.unify(declared, with: typer.value(of: operand), in: &substitution)
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
        context.calls.leadsToImplicitMember(operand)
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
  private func preferredType(_ expression: ID<ExpressionFact>) -> ValueType {
    let parts = context.list(context.expression(expression).arguments)
    guard context.expression(expression).kind == .sequence, parts.count == 3,
      let left = parts.first, !context.calls.leadsToImplicitMember(left),
      let symbol = parts[parts.startIndex + 1].expression,
      let name = context.expression(symbol).name,
      context.text(name) == "??"
    else { return .unknown }
    return context.algebra.expanded(typer.value(of: left)).unwrapped
  }

  /// `{ (value: T) in … }` tells the parameters by itself.
  private func unifyWrittenParameters(
    of closure: ID<ExpressionFact>, with function: ValueType, in substitution: inout Substitution
  ) {
    let bindings = context.list(context.expression(closure).parameters)
    for (binding, parameter) in zip(bindings, function.parameters) {
      guard let type = binding.id.flatMap({ context.facts.bindings[$0].type }) else { continue }
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
        if !speaks(known, ofParametersOf: symbol) {
          context.algebra.unify(left, with: known, in: &substitution)
        }
      }
    }
  }

  /// Whether a type speaks of parameters of a callee or of the type that has it, or may: what is open in it else is so at
  /// the place of the call, as the elements of `self` are in an extension of arrays.
  private func speaks(_ type: ValueType, ofParametersOf callee: ID<Symbol>) -> Bool {
    switch type.kind {
    case .parameter:
      let declaring = context.table[type.symbol].parent
      return declaring == callee
        || context.table.types.owner(of: callee).map {
          context.algebra.parameters(of: $0).contains(type.symbol)
        } ?? false
    case .alias, .selfType: return true
    default:
      return type.isOpen && type.arguments.contains { speaks($0, ofParametersOf: callee) }
    }
  }
}
