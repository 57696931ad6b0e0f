import SourceFacts
import SourceText

/// Finds the types of closures and of their parameters.
struct ClosureTyper {
  private let typer: ExpressionTyper
  private var context: UnitContext { typer.context }

  init(_ typer: ExpressionTyper) { self.typer = typer }

  func typedClosure(_ fact: ExpressionFact, _ index: ID<ExpressionFact>) -> ValueType {
    let parameters = context.list(fact.parameters).map { parameter in
      parameter.id.map { typer.value(of: $0) } ?? .unknown
    }
    return .function(parameters, closureResult(index))
  }

  /// What a closure gives: its written result, else the type of its single expression, else of a `return`.
  func closureResult(_ index: ID<ExpressionFact>) -> ValueType {
    let fact = context.expression(index)
    if let written = context.calls.typeArguments(fact).first { return written }
    if fact.base != .none { return typer.value(of: fact.base) }
    if fact.returned.isEmpty { return ValueType(.tuple) }
    return typer.forms.firstKnown(context.list(fact.returned))
  }

  func closureParameter(
    _ position: Int, of closure: ID<ExpressionFact>
  ) -> ValueType {
    let fact = context.expression(closure)
    var known = ValueType.unknown
    for expected in typer.contexts.types(expectedBy: fact.context) {
      let found = closureParameter(position, of: context.algebra.expanded(expected).unwrapped, fact)
      if known.isUnknown {
        known = found
      } else if !found.isUnknown, !known.isAlike(found) {
        // It depends on the overload that is called.
        return .unknown
      }
    }
    return known
  }

  func closureParameter(
    _ position: Int, of function: ValueType, _ closure: ExpressionFact
  ) -> ValueType {
    let parameters = function.parameters
    // `{ key, value in … }` takes apart the tuple that is the only parameter.
    if parameters.count == 1, context.list(closure.parameters).count > 1,
      let only = parameters.first
    {
      let tuple = context.algebra.expanded(only)
      if tuple.kind == .tuple { return tuple.element(position) }
    }
    return function.parameter(position)
  }
}
