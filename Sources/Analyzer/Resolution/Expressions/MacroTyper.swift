import SourceFacts
import SourceText

/// Finds what a call of a macro of the project gives, whose body is a value: a message to an argument, a
/// cast, a call of another macro.
///
/// The body stands in another file, whose expressions are typed there for themselves, without knowing what
/// the macro is given. So it is followed here once more, with the types of the arguments.
struct MacroTyper {
  /// Bound of the walk through bodies and the macros that they call, which may call each other.
  private static let depthLimit = 16

  private let typer: ExpressionTyper
  private let call: ExpressionFact
  private var context: UnitContext { typer.context }

  /// - Parameter call: the call, in the file that is typed.
  init(_ typer: ExpressionTyper, call: ExpressionFact) {
    self.typer = typer
    self.call = call
  }

  /// A body with what its parameters stand for.
  private struct Body {
    var unit: ID<SourceUnit>
    var arguments: [NameID: ValueType]
  }

  /// What a macro gives; unknown where its body is no value.
  func value(of macro: ID<Symbol>) -> ValueType {
    let arguments = context.list(call.arguments).map { typer.value(of: $0) }
    return value(of: macro, arguments, depth: Self.depthLimit)
  }

  private func value(
    of macro: ID<Symbol>, _ arguments: [ValueType], depth: Int
  ) -> ValueType {
    guard depth > 0, let unit = context.table[macro].unit else { return .unknown }
    let fact = context.table.declarations.fact(macro)
    let names = Array(context.table.declarations.list(fact.parameterNames, in: unit))
    guard names.count == arguments.count else { return .unknown }
    let body = Body(
      unit: unit,
      arguments: Dictionary(zip(names, arguments), uniquingKeysWith: { first, _ in first }))
    return value(of: fact.value, in: body, depth: depth - 1)
  }

  private func value(of operand: Operand, in body: Body, depth: Int) -> ValueType {
    guard depth > 0, let index = operand.expression else { return .unknown }
    let facts = context.table.declarations.units[body.unit].facts
    let fact = facts.expressions[index]
    switch fact.form {
    case .local(let binding): return body.arguments[facts.bindings[binding].name] ?? .unknown
    case .name: return named(fact, in: body)
    case .cast(_, let type): return context.algebra.written.value(type, in: body.unit)
    case .call(let called, _):
      guard let called = called.expression else { return .unknown }
      return result(ofCalling: facts.expressions[called], fact, in: body, depth: depth - 1)
    default: return .unknown
    }
  }

  /// What a name means, classes as themselves.
  private func named(_ fact: ExpressionFact, in body: Body) -> ValueType {
    guard let symbol = symbol(fact, in: body) else {
      return fact.name.map {
        .metatype(.external(context.table.declarations.name($0, in: body.unit)))
      } ?? .unknown
    }
    return typer.declarations.value(of: symbol, receiver: nil)
  }

  private func symbol(_ fact: ExpressionFact, in body: Body) -> ID<Symbol>? {
    guard let name = fact.name else { return nil }
    let query = NameQuery(
      name: context.table.declarations.name(name, in: body.unit), unit: body.unit, isType: false)
    let owner = context.table.declarations.symbol(fact.owner, in: body.unit)
    guard case .symbols(let found) = context.table.lookUp(query, from: owner) else { return nil }
    return found.first
  }

  private func result(
    ofCalling called: ExpressionFact, _ fact: ExpressionFact, in body: Body, depth: Int
  ) -> ValueType {
    if case .member(let receiver) = called.form {
      return message(called, to: value(of: receiver, in: body, depth: depth), in: body)
    }
    guard called.kind == .name, let symbol = symbol(called, in: body) else { return .unknown }
    switch context.table[symbol].kind {
    case .macro:
      let operands = Array(context.table.declarations.list(fact.arguments, in: body.unit))
      return value(
        of: symbol, operands.map { value(of: $0, in: body, depth: depth) }, depth: depth)
    case .function: return context.signatures.declaredResult(of: symbol, receiver: nil)
    case let kind where kind.isNominalType: return .nominal(context.table.types.canonical(symbol))
    default: return .unknown
    }
  }

  /// What a message gives.
  private func message(_ fact: ExpressionFact, to receiver: ValueType, in body: Body) -> ValueType {
    guard let name = fact.name else { return .unknown }
    let receiver = context.algebra.expanded(receiver)
    let isStatic = receiver.kind == .metatype
    let type = isStatic ? context.algebra.expanded(receiver.arguments[0]) : receiver
    let query = NameQuery(
      name: context.table.declarations.name(name, in: body.unit), unit: context.unit, isType: false)
    let found = context.finder.members(query, of: type, isStatic: isStatic, call)
    guard let symbol = found.symbols.first, !context.table[symbol].isForeign else {
      return ObjectiveCMessages(context).result(
        of: context.table.names[query.name], sentTo: type, isStatic: isStatic)
    }
    let value =
      context.table[symbol].kind == .variable
      ? typer.declarations.value(of: symbol, receiver: found.receiver)
      : context.signatures.declaredResult(of: symbol, receiver: found.receiver)
    return context.algebra.expanded(value)
  }
}
