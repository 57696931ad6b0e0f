import SourceFacts
import SourceText
import SwiftSyntax

/// Reads closures.
struct ClosureReader: GrammarReader {
  let here: BodyContext

  /// Reads a closure; its parameters are typed by `context`.
  func read(_ node: ClosureExprSyntax, context: ID<ContextFact>?) -> Operand {
    let index = build.add(
      ExpressionFact(
        .closure(body: .none, context: context), condition: build.condition, offset: offset(node),
        owner: build.owner))
    var inner = here.inside(closure: index)
    build.inClosure(index) {
      if let signature = node.signature {
        let written = ClosureReader(here: inner).readSignature(signature, of: index)
        if let result = written.result { inner = inner.giving(.writtenType(result)) }
        inner = inner.throwing(written.thrown)
      }
      let value = BlockReader(here: inner).readFunctionItems(node.statements)
      build[index].form = .closure(body: value, context: context)
    }
    return Operand(index)
  }

  /// Reads what stands in front of `in`, and returns the types of the result and of errors if they are written.
  private func readSignature(
    _ signature: ClosureSignatureSyntax, of closure: ID<ExpressionFact>
  ) -> (result: ID<TypeFact>?, thrown: ID<TypeFact>?) {
    for case .attribute(let attribute) in signature.attributes { attributes.read(attribute) }
    if let capture = signature.capture {
      for item in capture.items { readCapture(item) }
    }
    build[closure].parameters = build.list(
      bindParameters(signature.parameterClause, of: closure))
    let thrown = signature.effectSpecifiers?.throwsClause?.type.map { types.read($0) }
    guard let type = signature.returnClause?.type else { return (nil, thrown) }
    let written = types.read(type)
    build[closure].typeArguments = build.list([written])
    return (written, thrown)
  }

  private func bindParameters(
    _ clause: ClosureSignatureSyntax.ParameterClause?, of closure: ID<ExpressionFact>
  ) -> [OptionalID<BindingFact>] {
    switch clause {
    case .simpleInput(let parameters):
      parameters.enumerated().map { position, parameter in
        bindParameter(parameter.name, type: nil, of: closure, position: position)
      }
    case .parameterClause(let clause):
      clause.parameters.enumerated().map { position, parameter in
        let type = parameter.type.map { types.read($0) }
        let token = parameter.secondName ?? parameter.firstName
        return bindParameter(token, type: type, of: closure, position: position)
      }
    case nil: []
    }
  }

  /// Binds a closure's parameter; `$name` makes `name` known as well.
  private func bindParameter(
    _ token: TokenSyntax, type: ID<TypeFact>?, of closure: ID<ExpressionFact>, position: Int
  ) -> OptionalID<BindingFact> {
    let binding = bind(
      names.member(token).name, offset: offset(token), type: type,
      source: .closureParameter(position, of: closure))
    if text.hasDollar(token) { build[binding].isProjected = true }
    return OptionalID(binding)
  }

  private func readCapture(_ capture: ClosureCaptureSyntax) {
    let captured = name(capture.name)
    if captured == known.selfValue, capture.initializer == nil { return }
    let value =
      if let initializer = capture.initializer?.value { expressions.read(initializer) } else {
        names.read(capture.name)
      }
    if captured == known.selfValue { return }
    bind(captured, offset: offset(capture.name), source: .whole(value))
  }
}
