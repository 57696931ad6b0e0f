import SwiftSyntax

/// Evaluates expressions: each kind by the type that knows it.
struct Expressions {
  let context: Context

  /// Evaluates an expression one level deeper.
  func evaluate(_ expression: ExprSyntax, hint: TypeHint?) -> Value {
    let site = context.site(expression)
    return context.budget.nested(at: site, fallback: .unknown(site.excerpt)) {
      value(of: expression, hint: hint)
    }
  }

  private func value(of expression: ExprSyntax, hint: TypeHint?) -> Value {
    switch expression.as(ExprSyntaxEnum.self) {
    case .sequenceExpr(let node):
      return context.evaluate(context.evaluation.text.grouped(node), hint: hint)
    case .functionCallExpr(let node):
      return Calls(call: Call(node, in: context, hint: hint)).evaluate()
    case .memberAccessExpr(let node): return context.members.access(node, hint: hint)
    case .declReferenceExpr(let node): return context.names.reference(node, hint: hint)
    case .infixOperatorExpr(let node): return context.operators.infix(node, hint: hint)
    case .ternaryExpr(let node): return ternary(node, hint: hint)
    case .arrayExpr(let node): return context.literals.array(node, hint: hint)
    case .dictionaryExpr(let node): return context.literals.dictionary(node, hint: hint)
    case .tupleExpr(let node): return tuple(node, hint: hint)
    case .closureExpr(let node): return .function(Closure(node, in: context))
    case .subscriptCallExpr(let node):
      let values = context.lvalues
      return values.read(values.locate(ExprSyntax(node)), at: context.site(node))
    case .optionalChainingExpr(let node): return context.evaluate(node.expression, hint: hint)
    case .forceUnwrapExpr(let node): return context.evaluate(node.expression, hint: hint)
    case .tryExpr(let node): return tried(node, hint: hint)
    case .awaitExpr(let node): return context.evaluate(node.expression, hint: hint)
    case .inOutExpr(let node): return context.evaluate(node.expression, hint: hint)
    case .genericSpecializationExpr(let node): return context.evaluate(node.expression)
    case .prefixOperatorExpr(let node): return context.operators.prefix(node, hint: hint)
    case .postfixOperatorExpr(let node): return context.operators.postfix(node)
    case .ifExpr, .switchExpr: return context.blocks.value(of: expression)
    case .keyPathExpr(let node): return keyPath(node)
    case .asExpr(let node): return cast(node, hint: hint)
    case .isExpr(let node):
      let value = context.evaluate(node.expression)
      return .condition(
        TypeTests(context: context).answer(for: value, node.type, at: context.site(node)))
    case .typeExpr(let node):
      return context.types.hint(of: node.type).flatMap { $0.isDictionary ? nil : .type($0.path) }
        ?? .unknown(context.site(expression).excerpt)
    case .superExpr:
      let site = context.site(expression)
      return .unknown(site.notUnderstood(because: "what `super` means is not followed"))
    case .macroExpansionExpr: return .unknown(context.site(expression).excerpt)
    default: return context.literals.literal(expression, hint: hint)
    }
  }

  /// `try`, `try?` and `try!`.
  private func tried(_ node: TryExprSyntax, hint: TypeHint?) -> Value {
    guard let mark = node.questionOrExclamationMark else {
      return context.evaluate(node.expression, hint: hint)
    }
    let (value, thrown) = context.store.catching { context.evaluate(node.expression, hint: hint) }
    switch thrown {
    case .nothing: return value
    case .perhaps: return mark.text == "?" ? .join([value, .null]) : value
    case .surely: return mark.text == "?" ? .null : .unset
    }
  }

  /// `as`, `as!` and `as?`; the last one gives `nil` for a value of another type.
  private func cast(_ node: AsExprSyntax, hint: TypeHint?) -> Value {
    let value = context.evaluate(node.expression, hint: context.types.hint(of: node.type) ?? hint)
    guard node.questionOrExclamationMark?.text == "?" else { return value }
    if value.isNull { return value }
    let site = context.site(node)
    switch TypeTests(context: context).answer(for: value, node.type, at: site) {
    case true?: return value
    case false?: return .null
    case nil: return .unknown(site.excerpt)
    }
  }

  private func ternary(_ node: TernaryExprSyntax, hint: TypeHint?) -> Value {
    switch context.evaluate(node.condition).truth {
    case true?: return context.evaluate(node.thenExpression, hint: hint)
    case false?: return context.evaluate(node.elseExpression, hint: hint)
    case nil:
      return context.store.forkValue([
        { context.evaluate(node.thenExpression, hint: hint) },
        { context.evaluate(node.elseExpression, hint: hint) },
      ])
    }
  }

  private func tuple(_ node: TupleExprSyntax, hint: TypeHint?) -> Value {
    if node.elements.count == 1, let only = node.elements.first, only.label == nil {
      return context.evaluate(only.expression, hint: hint)
    }
    let labels = hint?.isCollection == false ? hint?.tupleLabels ?? [] : []
    let fields = node.elements.enumerated().map { index, part in
      Field(
        label: part.label?.identifierText ?? (index < labels.count ? labels[index] : ""),
        element: context.element(
          part.expression, hint: hint?.isCollection == false ? hint?.part(index) : nil))
    }
    return .tuple(fields)
  }

  private func keyPath(_ node: KeyPathExprSyntax) -> Value {
    var names: [String] = []
    for component in node.components {
      switch component.component {
      case .property(let property): names.append(property.declName.baseName.identifierText)
      case .optional: continue
      default:
        let site = context.site(node)
        return .unknown(site.notUnderstood(because: "this kind of key path is not supported"))
      }
    }
    return .function(FunctionReference(.keyPath(names), in: context))
  }
}
