import SourceFacts

/// Finds the types of key paths.
struct KeyPathTyper {
  private let typer: ExpressionTyper
  private var context: UnitContext { typer.context }

  init(_ typer: ExpressionTyper) { self.typer = typer }

  func typedKeyPath(_ fact: ExpressionFact) -> ValueType {
    guard let keyPath = context.known.keyPath else { return .unknown }
    let root = keyPathRoot(fact)
    let result = fact.base < 0 ? root : typer.value(of: fact.base)
    return .nominal(
      keyPath, root.isUnknown || result.isUnknown ? [] : [root, result])
  }

  func keyPathRoot(_ fact: ExpressionFact) -> ValueType {
    var index = fact.base
    while index >= 0 {
      let component = context.expression(index)
      if component.kind == .type { return context.written(component.type) }
      index = component.base
    }
    return fact.context < 0 ? .unknown : keyPathRoot(expected: fact.context)
  }

  /// The type that a key path without a written root begins at.
  func keyPathRoot(expected place: Int32) -> ValueType {
    for expected in typer.contexts.types(expectedBy: place) {
      let expected = context.algebra.expanded(expected).unwrapped
      if expected.kind == .function { return expected.parameters.first ?? .unknown }
      if expected.kind == .nominal, let root = expected.arguments.first { return root }
    }
    return .unknown
  }
}
