import SwiftSyntax

/// Evaluates a body whose statements a result builder of the manifest collects (SE-0289).
///
/// Each statement that is an expression gives a component, `if`, `switch` and `for` give one for what
/// is in them, and the builder makes one value of all. Declarations and loops that only change
/// variables are evaluated as everywhere.
struct ResultBuilder {
  let context: Context
  let builder: ManifestType

  /// The value of the whole body.
  func value(of body: [CodeBlockItemSyntax]) -> Value {
    let built = block(body)
    return call("buildFinalResult", [("", built)]) ?? built
  }

  private func with(_ context: Context) -> ResultBuilder {
    ResultBuilder(context: context, builder: builder)
  }

  /// The component of a block, in this scope.
  private func block(_ items: [CodeBlockItemSyntax]) -> Value {
    let statements = Statements(context: context)
    statements.hoist(items)
    var parts: [Value] = []
    for item in items {
      guard !context.budget.isSpent else { break }
      if let loop = item.item.as(ForStmtSyntax.self) {
        parts.append(component(of: loop))
      } else if let expression = statements.expression(of: item) {
        if let part = component(of: expression) { parts.append(part) }
      } else {
        _ = statements.run([item][...])
      }
    }
    return combined(parts, at: items.first.map { context.site($0) })
  }

  private func combined(_ parts: [Value], at site: Site?) -> Value {
    if let built = call("buildBlock", parts.map { ("", $0) }) { return built }
    guard let first = parts.first, var result = call("buildPartialBlock", [("first", first)]) else {
      return .array([])
    }
    for part in parts.dropFirst() {
      guard let next = call("buildPartialBlock", [("accumulated", result), ("next", part)]) else {
        return .unknown(site?.excerpt ?? "a result builder")
      }
      result = next
    }
    return result
  }

  /// The component of an expression; `nil` for one without a value, such as an assignment.
  private func component(of expression: ExprSyntax) -> Value? {
    if let branches = expression.as(IfExprSyntax.self) { return component(of: branches) }
    if let branches = expression.as(SwitchExprSyntax.self) { return component(of: branches) }
    let builders = builder.methods(named: "buildExpression", isStatic: true)
    let types = builders.compactMap { method in
      method.declaration.signature.parameterClause.parameters.first?.type
    }
    let hint = types.count == 1 ? types.first.flatMap { context.types.hint(of: $0) } : nil
    let value = context.evaluate(expression, hint: hint)
    if case .tuple(let fields) = value, fields.isEmpty { return nil }
    return call("buildExpression", [("", value)]) ?? value
  }

  // MARK: Branches and loops

  private func component(of node: IfExprSyntax) -> Value {
    let inner = context.inner
    let then = {
      let part = with(inner).block(Array(node.body.statements))
      guard node.elseBody != nil else { return optional(part) }
      return call("buildEither", [("first", part)]) ?? part
    }
    let otherwise = { () -> Value in
      switch node.elseBody {
      case .codeBlock(let block):
        let part = with(context.inner).block(Array(block.statements))
        return call("buildEither", [("second", part)]) ?? part
      case .ifExpr(let next):
        let part = context.budget.nested(at: context.site(next), fallback: Value.unset) {
          component(of: next)
        }
        return call("buildEither", [("second", part)]) ?? part
      case nil: return optional(.null)
      }
    }
    switch Conditions(context: inner).test(node.conditions) {
    case true?: return then()
    case false?: return otherwise()
    case nil: return context.store.forkValue([then, otherwise])
    }
  }

  private func optional(_ part: Value) -> Value {
    call("buildOptional", [("", part)]) ?? call("buildIf", [("", part)]) ?? part
  }

  private func component(of node: SwitchExprSyntax) -> Value {
    let subject = context.evaluate(node.subject)
    var doubtful: [() -> Value] = []
    for element in node.cases {
      guard case .switchCase(let branch) = element else { continue }
      let inner = context.inner
      let part = { () -> Value in
        let part = with(inner).block(Array(branch.statements))
        return call("buildEither", [("first", part)]) ?? part
      }
      switch Branches(context: inner, isTail: false).matches(subject, branch.label) {
      case true?:
        return doubtful.isEmpty ? part() : context.store.forkValue(doubtful + [part])
      case false?: continue
      case nil: doubtful.append(part)
      }
    }
    return doubtful.isEmpty ? .unset : context.store.forkValue(doubtful)
  }

  private func component(of node: ForStmtSyntax) -> Value {
    let site = context.site(node)
    let sequence = context.evaluate(node.sequence)
    guard let elements = context.evaluation.runtime.iterationElements(of: sequence, at: site) else {
      return .unknown(site.excerpt)
    }
    let parts = context.budget.loop(at: site) { () -> [ListElement] in
      elements.flatMap { element -> [ListElement] in
        context.budget.spend(at: site)
        guard !context.budget.isSpent else { return [] }
        let inner = context.inner
        let isRound = Patterns(context: inner).bind(element, of: node)
        if isRound == false { return [] }
        let part = with(inner).block(Array(node.body.statements))
        return [
          ListElement(
            value: part, offset: element.offset,
            isConditional: element.isConditional || isRound == nil)
        ]
      }
    }
    return call("buildArray", [("", .array(parts))]) ?? .array(parts)
  }

  // MARK: The builder

  /// Calls a function of the builder that takes some values; `nil` where it has none.
  private func call(_ name: String, _ arguments: [(label: String, value: Value)]) -> Value? {
    let methods = builder.methods(named: name, isStatic: true)
    if methods.isEmpty { return nil }
    let site = Site(methods[0].declaration, in: context.evaluation.text)
    let given = arguments.map { label, value in
      Argument(
        label: label,
        element: ListElement(value: value, offset: value.origin ?? site.offset))
    }
    let fitting = methods.filter { method in
      let clause = method.declaration.signature.parameterClause
      guard Parameter.list(of: clause, context.types).assignment(of: given) != nil else {
        return false
      }
      return zip(clause.parameters, arguments).allSatisfy { parameter, argument in
        methods.count == 1 || parameter.ellipsis != nil
          || context.operators.mayAccept(parameter.type, argument.value, in: builder)
      }
    }
    let exact = fitting.first { method in
      !method.declaration.signature.parameterClause.parameters.contains { $0.ellipsis != nil }
    }
    guard let method = exact ?? fitting.first else { return nil }
    return context.functions.invoke(
      method.declaration, with: given, in: context.member(of: builder).scope)
  }
}
