import SwiftSyntax

extension ManifestInterpreter {
  /// Carries out `a = b` and compound assignments; `nil` when an operation assigns nothing.
  func assignment(_ node: InfixOperatorExprSyntax, in scope: Scope) -> Value? {
    if node.operator.is(AssignmentExprSyntax.self) {
      assign(node.rightOperand, to: node.leftOperand, in: scope)
      return .void
    }
    let name = operatorText(of: node)
    guard name.hasSuffix("="), !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name) else {
      return nil
    }
    let target = place(of: node.leftOperand, in: scope)
    let element = element(node.rightOperand, in: scope, hint: hint(of: target))
    let old = read(target, at: Syntax(node.leftOperand))
    spend(size(of: old) + size(of: element.value), at: node)
    let new = binaryOperation(
      String(name.dropLast()), old, element.value, at: Syntax(node.rightOperand), in: scope)
    write(Element(value: new, offset: element.offset), to: target, at: Syntax(node.leftOperand))
    return .void
  }

  private func assign(_ source: ExprSyntax, to target: ExprSyntax, in scope: Scope) {
    if let tuple = target.as(TupleExprSyntax.self), tuple.elements.count > 1 {
      let value = evaluate(source, in: scope)
      for (index, part) in tuple.elements.enumerated() {
        let piece = tupleField(String(index), of: value) ?? .unknown(excerpt(of: source))
        write(
          Element(value: piece, offset: offset(of: source)),
          to: place(of: part.expression, in: scope), at: Syntax(part.expression))
      }
      return
    }
    let place = place(of: target, in: scope)
    write(element(source, in: scope, hint: hint(of: place)), to: place, at: Syntax(target))
  }
}
