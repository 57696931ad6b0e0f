import SourceFacts
import SwiftSyntax

extension SwiftFileReader {
  /// Lowers a closure; its parameters are typed by `context`, an index into the contexts or -1.
  func readClosure(_ node: ClosureExprSyntax, context: Int32) -> ExpressionIndex {
    let index = addExpression(
      ExpressionFact(
        kind: .closure, condition: build.condition, offset: offset(node), owner: build.owner,
        context: context))
    let outerResult = result
    result = .closureResult(index)
    let outerAwait = isAwaited
    isAwaited = false
    build.inClosure(index) {
      if let signature = node.signature { readSignature(signature, of: index) }
      let value = readFunctionItems(node.statements)
      build[expression: index].base = value
    }
    result = outerResult
    isAwaited = outerAwait
    return index
  }

  private func readSignature(_ signature: ClosureSignatureSyntax, of closure: ExpressionIndex) {
    for case .attribute(let attribute) in signature.attributes { readAttributeUse(attribute) }
    for capture in signature.capture?.items ?? [] { readCapture(capture) }
    var bindings: [Int32] = []
    switch signature.parameterClause {
    case .simpleInput(let parameters):
      for (position, parameter) in parameters.enumerated() {
        bindings.append(
          bindParameter(parameter.name, type: -1, of: closure, position: Int32(position)))
      }
    case .parameterClause(let clause):
      for (position, parameter) in clause.parameters.enumerated() {
        let type = parameter.type.map { readType($0) } ?? -1
        let token = parameter.secondName ?? parameter.firstName
        bindings.append(bindParameter(token, type: type, of: closure, position: Int32(position)))
      }
    case nil: break
    }
    build[expression: closure].arguments = build.list(bindings)
    if let thrown = signature.effectSpecifiers?.throwsClause?.type { readType(thrown) }
    if let type = signature.returnClause?.type {
      let written = readType(type)
      result = .writtenType(written)
      build[expression: closure].typeArguments = build.list([written])
    }
  }

  /// Binds a closure's parameter; `$name` makes `name` known as well.
  private func bindParameter(
    _ token: TokenSyntax, type: TypeIndex, of closure: ExpressionIndex, position: Int32
  ) -> Int32 {
    var marks: ExpressionFact.Marks = []
    return bind(
      memberName(token, &marks), offset: offset(token), type: type, value: closure,
      source: .closureParameter, position: position)
  }

  private func readCapture(_ capture: ClosureCaptureSyntax) {
    let captured = name(capture.name)
    if captured == known.selfValue, capture.initializer == nil { return }
    let value =
      if let initializer = capture.initializer?.value { readExpression(initializer) } else {
        readName(capture.name)
      }
    if captured == known.selfValue { return }
    bind(captured, offset: offset(capture.name), value: value, source: .whole)
  }

  /// The binding of `$0`, `$1`, … in the innermost closure; `nil` outside closures.
  func shorthandBinding(_ token: TokenSyntax) -> Int32? {
    guard let number = Int32(token.text.dropFirst()) else { return nil }
    return build.shorthand(number, name: name(token), offset: offset(token))
  }
}
