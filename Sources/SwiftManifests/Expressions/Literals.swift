import SwiftSyntax

/// Evaluates literals.
struct Literals {
  let context: Context

  private static let maximumTexts = 8

  func literal(_ expression: ExprSyntax, hint: TypeHint?) -> Value {
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let node):
      return context.construction.value(ofLiteral: "stringLiteral", hint: hint, node)
        ?? string(node)
    case .simpleStringLiteralExpr(let node):
      return .string(node.segments.map(\.content.text).joined())
    case .integerLiteralExpr(let node):
      return integer(node.literal.text).map { .integer($0) }
        ?? notUnderstood(node, because: "the number is too large")
    case .floatLiteralExpr(let node):
      let digits = node.literal.text.filter { $0 != "_" }
      return Double(digits).map { .double($0) }
        ?? notUnderstood(
          node,
          because: "it is not a "
            + "number")
    case .booleanLiteralExpr(let node): return .boolean(node.literal.text == "true")
    case .nilLiteralExpr: return .null
    default: return notUnderstood(expression, because: "this kind of expression is not supported")
    }
  }

  private func notUnderstood(_ node: some SyntaxProtocol, because reason: String) -> Value {
    .unknown(context.site(node).notUnderstood(because: reason))
  }

  private func integer(_ text: String) -> Int? {
    let digits = text.filter { $0 != "_" }
    let radixes = ["0x": 16, "0o": 8, "0b": 2]
    return radixes[String(digits.prefix(2))].map { Int(digits.dropFirst(2), radix: $0) }
      ?? Int(digits)
  }

  /// A string, or one for each combination of the alternatives that are inserted.
  private func string(_ node: StringLiteralExprSyntax) -> Value {
    if let text = node.representedLiteralValue { return .string(text) }
    var results: [Value] = [.string("")]
    for segment in node.segments {
      switch segment {
      case .stringSegment(let part):
        let text = Value.string(self.text(of: part, in: node))
        results = results.map { appending($0, text) }
        guard spend(on: results, at: node) else { return .unknown(context.site(node).excerpt) }
      case .expressionSegment(let part):
        guard let expression = part.expressions.first?.expression else { continue }
        let members = context.members
        let value = self.value(of: part, expression)
        let inserted = value.alternatives.map { members.interpolated($0) }
        results = results.flatMap { head in inserted.map { appending(head, $0) } }
        guard spend(on: results, at: node) else { return .unknown(context.site(node).excerpt) }
        if results.count > Self.maximumTexts { return .unknown(context.site(node).excerpt) }
      }
    }
    context.budget.spend(results.count, at: context.site(node))
    return .join(results)
  }

  /// What is inserted into a text; a problem where a function of the manifest makes it a text.
  private func value(of part: ExpressionSegmentSyntax, _ first: ExprSyntax) -> Value {
    let value = context.evaluate(first)
    let labels = part.expressions.map { $0.label?.identifierText ?? "" }
    if labels == ["", "default"], let fallback = part.expressions.last?.expression {
      return value.isNull ? context.evaluate(fallback) : value
    }
    let own = ["String.StringInterpolation", "DefaultStringInterpolation"].compactMap {
      context.types[$0]
    }.flatMap { $0.methods(named: "appendInterpolation", isStatic: false) }
    let isOwn = own.contains { method in
      let parameters = method.declaration.signature.parameterClause.parameters
      return parameters.first.map {
        context.operators.mayAccept($0.type, value, in: nil) && $0.firstName.text == "_"
      } == true
    }
    guard isOwn || labels != [""] else { return value }
    return .unknown(
      context.site(part).notUnderstood(because: "how this is inserted into the text is not known"))
  }

  /// Uses up steps for the length of texts; `false` where one of them is too long, or no steps are
  /// left.
  private func spend(on texts: [Value], at node: StringLiteralExprSyntax) -> Bool {
    let site = context.site(node)
    let cost = texts.reduce(0) { $0 + $1.copyCost }
    context.budget.spend(cost > Budget.maximumText / 64 ? .max : cost, at: site)
    return !context.budget.isSpent
  }

  /// A literal part of an interpolated string, with escapes and indentation resolved.
  private func text(
    of segment: StringSegmentSyntax, in literal: StringLiteralExprSyntax
  ) -> String {
    var single = literal
    single.segments = [.stringSegment(segment.detached)]
    return single.representedLiteralValue ?? segment.content.text
  }

  private func appending(_ left: Value, _ right: Value) -> Value {
    guard case .string(let left) = left, case .string(let right) = right else {
      return .unknown("an interpolated string")
    }
    return .string(left + right)
  }

  /// What the initialiser gets that a literal stands for a call of.
  func parts(of literal: ExprSyntax, hint: TypeHint?) -> [ListElement] {
    switch literal.as(ExprSyntaxEnum.self) {
    case .arrayExpr(let node):
      return node.elements.map { context.element($0.expression, hint: hint) }
    case .dictionaryExpr(let node):
      let offset = context.site(node).offset
      return dictionary(node, hint: nil).elements(at: offset)
    case .stringLiteralExpr(let node):
      return [ListElement(value: string(node), offset: context.site(node).offset)]
    default: return []
    }
  }

  func array(_ node: ArrayExprSyntax, hint: TypeHint?) -> Value {
    let own = context.construction.value(ofLiteral: "arrayLiteral", hint: hint, node)
    if let own { return own }
    let isBareSet = hint?.path == "Set" && hint?.isCollection == false
    let elementHint =
      (isBareSet ? nil : hint).map { context.types.library.element(of: $0) }
      ?? self.hint(ofFirstTyped: node.elements.map(\.expression))
    let items = node.elements.flatMap { element in
      context.element(element.expression, hint: elementHint, ofParameter: true).expanded
    }
    guard hint?.isSet == true else { return .array(items) }
    let site = context.site(node)
    context.budget.spend(items.count * items.count / 64, at: site)
    guard !context.budget.isSpent else { return .array([]) }
    let comparison = Comparisons(context: context, site: site)
    return .array(items.unique(by: comparison.areEqual).ofSet(true))
  }

  /// The type of the first of some expressions of one type that is not left out, where another one begins
  /// with a dot: `[Part.core, .home]`.
  private func hint(ofFirstTyped expressions: [ExprSyntax]) -> TypeHint? {
    guard expressions.contains(where: \.isImplicitChain),
      let typed = expressions.first(where: { !$0.isImplicitChain }),
      typed.is(MemberAccessExprSyntax.self) || typed.is(DeclReferenceExprSyntax.self)
    else { return nil }
    return context.types.hint(of: context.evaluate(typed))
  }

  func dictionary(_ node: DictionaryExprSyntax, hint: TypeHint?) -> Value {
    let own = context.construction.value(ofLiteral: "dictionaryLiteral", hint: hint, node)
    if let own { return own }
    guard case .elements(let elements) = node.content else { return .dictionary([]) }
    let keyHint = hint?.key ?? self.hint(ofFirstTyped: elements.map(\.key))
    let valueHint =
      hint?.isDictionary == true ? hint?.part(1) : self.hint(ofFirstTyped: elements.map(\.value))
    return .dictionary(
      elements.map { part in
        let key = context.evaluate(part.key, hint: keyHint)
        if part.value.is(NilLiteralExprSyntax.self) {
          context.site(part).notUnderstood(
            because: "a value that is `nil` is not told apart from none")
        }
        return DictionaryEntry(key: key, value: context.evaluate(part.value, hint: valueHint))
      })
  }
}
