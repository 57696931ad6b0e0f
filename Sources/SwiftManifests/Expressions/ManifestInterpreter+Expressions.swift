import SwiftSyntax

extension ManifestInterpreter {
  /// Evaluates an expression; `hint` is the type that its context expects, if that is known.
  func evaluate(_ expression: ExprSyntax, in scope: Scope, hint: TypeHint? = nil) -> Value {
    nested(at: expression, fallback: .unknown(excerpt(of: expression))) {
      evaluateLeveled(expression, in: scope, hint: hint)
    }
  }

  private func evaluateLeveled(
    _ expression: ExprSyntax, in scope: Scope, hint: TypeHint?
  ) -> Value {
    switch expression.as(ExprSyntaxEnum.self) {
    case .sequenceExpr(let node): return evaluate(folded(node), in: scope, hint: hint)
    case .functionCallExpr(let node): return call(node, in: scope, hint: hint)
    case .memberAccessExpr(let node): return memberAccess(node, in: scope, hint: hint)
    case .declReferenceExpr(let node): return reference(node, in: scope, hint: hint)
    case .infixOperatorExpr(let node): return infixOperation(node, in: scope, hint: hint)
    case .ternaryExpr(let node): return ternary(node, in: scope, hint: hint)
    case .arrayExpr(let node): return arrayLiteral(node, in: scope, hint: hint)
    case .dictionaryExpr(let node): return dictionaryLiteral(node, in: scope)
    case .tupleExpr(let node): return tuple(node, in: scope, hint: hint)
    case .closureExpr(let node): return .function(Function(.closure(node, scope)))
    case .subscriptCallExpr(let node):
      return read(place(of: ExprSyntax(node), in: scope), at: Syntax(node))
    case .optionalChainingExpr(let node): return evaluate(node.expression, in: scope, hint: hint)
    case .forceUnwrapExpr(let node): return evaluate(node.expression, in: scope, hint: hint)
    case .tryExpr(let node): return evaluate(node.expression, in: scope, hint: hint)
    case .awaitExpr(let node): return evaluate(node.expression, in: scope, hint: hint)
    case .inOutExpr(let node): return evaluate(node.expression, in: scope, hint: hint)
    case .genericSpecializationExpr(let node): return evaluate(node.expression, in: scope)
    case .prefixOperatorExpr(let node): return prefixOperation(node, in: scope, hint: hint)
    case .postfixOperatorExpr(let node): return postfixOperation(node, in: scope)
    case .ifExpr(let node): return result(of: execute(node, in: scope, isTail: true))
    case .switchExpr(let node): return result(of: execute(node, in: scope, isTail: true))
    case .keyPathExpr(let node): return keyPath(node)
    case .asExpr(let node):
      return evaluate(node.expression, in: scope, hint: typeHint(of: node.type) ?? hint)
    case .isExpr: return .unknown(excerpt(of: expression))
    case .typeExpr(let node):
      return typeHint(of: node.type).map { .type($0.path) } ?? .unknown(excerpt(of: expression))
    case .macroExpansionExpr: return .unknown(excerpt(of: expression))
    case .superExpr: return .unknown(excerpt(of: expression))
    default: return literal(expression, in: scope)
    }
  }

  /// Groups the operators of a sequence by their precedence.
  func folded(_ node: SequenceExprSyntax) -> ExprSyntax {
    if let known = foldedSequences[node.id] { return known }
    guard node.elements.count <= 2_000 else {
      notUnderstood(node, because: "it has too many operators")
      return ExprSyntax(NilLiteralExprSyntax())
    }
    let start = node.position.utf8Offset + (foldedOffsets[node.root.id] ?? 0)
    let result = operators.foldSingle(node) { _ in }
    foldedSequences[node.id] = result
    foldedOffsets[result.root.id] = start
    return result
  }

  private func ternary(_ node: TernaryExprSyntax, in scope: Scope, hint: TypeHint?) -> Value {
    switch truth(of: evaluate(node.condition, in: scope)) {
    case true?: return evaluate(node.thenExpression, in: scope, hint: hint)
    case false?: return evaluate(node.elseExpression, in: scope, hint: hint)
    case nil:
      return forkValue([
        { self.evaluate(node.thenExpression, in: scope, hint: hint) },
        { self.evaluate(node.elseExpression, in: scope, hint: hint) },
      ])
    }
  }

  private func tuple(_ node: TupleExprSyntax, in scope: Scope, hint: TypeHint?) -> Value {
    if node.elements.count == 1, let only = node.elements.first, only.label == nil {
      return evaluate(only.expression, in: scope, hint: hint)
    }
    let labels = hint?.isCollection == false ? hint?.tupleLabels ?? [] : []
    let fields = node.elements.enumerated().map { index, part in
      Field(
        label: part.label?.identifierText ?? (index < labels.count ? labels[index] : ""),
        element: element(part.expression, in: scope, hint: nil))
    }
    return .tuple(fields)
  }

  /// An evaluated expression with its place.
  func element(_ expression: ExprSyntax, in scope: Scope, hint: TypeHint?) -> Element {
    let value = evaluate(expression, in: scope, hint: hint)
    return Element(value: value, offset: origin(of: value) ?? offset(of: expression))
  }

  /// Where a library value was made, `nil` for values without a place of their own.
  func origin(of value: Value) -> Int? {
    if case .object = value { return record(of: value)?.offset }
    return nil
  }

  private func keyPath(_ node: KeyPathExprSyntax) -> Value {
    var names: [String] = []
    for component in node.components {
      switch component.component {
      case .property(let property): names.append(property.declName.baseName.identifierText)
      case .optional: continue
      default: return notUnderstood(node, because: "this kind of key path is not supported")
      }
    }
    return .function(Function(.keyPath(names)))
  }
}
