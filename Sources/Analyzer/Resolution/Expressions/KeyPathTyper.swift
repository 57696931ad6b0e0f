import SourceFacts
import SourceText

/// Finds the types of key paths.
struct KeyPathTyper {
  private let typer: ExpressionTyper
  private var context: UnitContext { typer.context }

  init(_ typer: ExpressionTyper) { self.typer = typer }

  func typedKeyPath(_ fact: ExpressionFact) -> ValueType {
    guard let keyPath = context.known.keyPath else { return .unknown }
    let root = keyPathRoot(fact)
    let result = fact.base.expression.map { typer.value(of: $0) } ?? root
    return .nominal(
      keyPath, root.isUnknown || result.isUnknown ? [] : [root, result])
  }

  func keyPathRoot(_ fact: ExpressionFact) -> ValueType {
    var operand = fact.base
    while let index = operand.expression {
      let component = context.expression(index)
      if case .type(let type) = component.form { return context.written(type) }
      operand = component.base
    }
    return keyPathRoot(expected: fact.context)
  }

  /// The type that a key path without a written root begins at.
  func keyPathRoot(expected place: ID<ContextFact>?) -> ValueType {
    for expected in typer.contexts.types(expectedBy: place) {
      var expected = context.algebra.expanded(expected).unwrapped
      // An `@autoclosure`, since functions without parameters are no key paths.
      if expected.kind == .function, expected.parameters.isEmpty {
        expected = context.algebra.expanded(expected.result).unwrapped
      }
      if expected.kind == .function { return expected.parameters.first ?? .unknown }
      if expected.kind == .nominal, let root = expected.arguments.first { return root }
    }
    return .unknown
  }
}
