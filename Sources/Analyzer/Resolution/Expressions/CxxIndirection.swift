import SourceFacts
import SourceText

/// Tells objects of C++ from what points to them. Types leave no trace of that, but what is declared and
/// what stands in expressions does.
struct CxxIndirection {
  /// How many expressions, names and aliases are followed in turn.
  private static let limit = 16

  private let typer: ExpressionTyper
  private var context: UnitContext { typer.context }

  init(_ typer: ExpressionTyper) { self.typer = typer }

  /// Whether an expression is certainly an object of its type, or a reference to one.
  func isObject(_ operand: Operand) -> Bool { pointers(to: operand, Self.limit) == 0 }

  /// Whether an expression is certainly a pointer or an array.
  func isPointer(_ operand: Operand) -> Bool { (pointers(to: operand, Self.limit) ?? 0) > 0 }

  /// How many pointers or arrays are around the type of an expression; `nil` where that is not known.
  private func pointers(to operand: Operand, _ limit: Int) -> Int? {
    guard limit > 0, let index = operand.expression else { return nil }
    let fact = context.expression(index)
    switch fact.form {
    case .selfValue: return 1
    case .local(let binding): return pointers(to: binding, limit - 1)
    case .cast(_, let type): return pointers(around: type, in: context.unit, limit - 1)
    case .name, .member:
      _ = typer.value(of: index)
      return declaredPointers(typer.resolvedNames.symbols(at: index), limit - 1)
    case .call(let base, _): return pointers(ofCalling: base, index, limit - 1)
    case .subscript(let base):
      if let callee = typer.callees[index] { return declaredPointers(callee.symbols, limit - 1) }
      return pointers(to: base, limit - 1).flatMap { $0 > 0 ? $0 - 1 : nil }
    case .operator: return pointers(ofOperator: fact, index, limit - 1)
    case .branches:
      return context.list(fact.arguments).first.flatMap { pointers(to: $0, limit - 1) }
    default: return nil
    }
  }

  private func pointers(to binding: ID<BindingFact>, _ limit: Int) -> Int? {
    let fact = context.facts.bindings[binding]
    if let type = fact.type { return pointers(around: type, in: context.unit, limit) }
    guard case .whole(let value) = fact.source else { return nil }
    return pointers(to: value, limit)
  }

  /// What a call gives: an object of a type that is called, or what a function says.
  private func pointers(
    ofCalling base: Operand, _ call: ID<ExpressionFact>, _ limit: Int
  ) -> Int? {
    guard let called = base.expression else { return nil }
    let type = typer.value(of: called)
    if let callee = typer.callees[called] ?? typer.callees[call] {
      return declaredPointers(callee.symbols, limit)
    }
    return type.kind == .metatype ? 0 : nil
  }

  private func pointers(
    ofOperator fact: ExpressionFact, _ index: ID<ExpressionFact>, _ limit: Int
  ) -> Int? {
    _ = typer.value(of: index)
    if let callee = typer.callees[index] { return declaredPointers(callee.symbols, limit) }
    let operands = context.list(fact.arguments)
    guard let first = operands.first else { return nil }
    switch context.text(fact.name) {
    case "operator new": return 1
    case "operator*" where operands.count == 1:
      return pointers(to: first, limit).flatMap { $0 > 0 ? $0 - 1 : nil }
    case "operator&" where operands.count == 1: return pointers(to: first, limit).map { $0 + 1 }
    case "operator=", "operator++", "operator--": return pointers(to: first, limit)
    default: return nil
    }
  }

  // MARK: What is declared

  /// What all of several declarations say, as do a function and its definition.
  private func declaredPointers(_ symbols: [ID<Symbol>], _ limit: Int) -> Int? {
    var found: Int?
    for symbol in symbols {
      guard let pointers = declaredPointers(symbol, limit) else { return nil }
      if let found, found != pointers { return nil }
      found = pointers
    }
    return found
  }

  private func declaredPointers(_ symbol: ID<Symbol>, _ limit: Int) -> Int? {
    let entry = context.table[symbol]
    guard let unit = entry.unit, context.table.declarations.isCFamily(unit) else { return nil }
    switch entry.kind {
    case .enumCase: return 0
    case .variable, .function:
      return pointers(around: context.table.declarations.fact(symbol).type, in: unit, limit)
    default: return nil
    }
  }

  /// The pointers that a written type has around it, those of an alias that it names among them.
  private func pointers(
    around type: ID<TypeFact>?, in unit: ID<SourceUnit>, _ limit: Int
  ) -> Int? {
    guard limit > 0, let type else { return nil }
    let facts = context.table.declarations.units[unit].facts
    let fact = facts.types[type]
    guard fact.kind == .named else { return nil }
    let written = facts[fact.labels].filter { $0.id.map { facts[$0] } == TypeFact.pointer }.count
    let value = context.algebra.written.value(type, in: unit)
    switch value.kind {
    case .nominal, .external, .selfType: return written
    case .alias:
      guard let home = context.table[value.symbol].unit else { return nil }
      let aliased = context.table.declarations.fact(value.symbol).type
      return pointers(around: aliased, in: home, limit - 1).map { written + $0 }
    default: return nil
    }
  }
}
