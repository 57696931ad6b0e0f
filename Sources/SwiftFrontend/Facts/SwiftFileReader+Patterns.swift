import SourceFacts
import SwiftSyntax

/// Where the names of a pattern get their values from.
struct PatternSource {
  /// The expression matched, or a negative constant.
  var value: ExpressionIndex
  /// How a name gets its value from it.
  var source: BindingFact.Source
  /// The type written behind the pattern, or -1.
  var type: TypeIndex
  /// The element's number, for `part`.
  var position: Int32 = 0
}

extension SwiftFileReader {
  /// Binds the names of a pattern and lowers the expressions and types in it.
  func readPattern(_ pattern: PatternSyntax, _ source: PatternSource) {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node):
      let nameID = name(node.identifier)
      if nameID == known.selfValue, !isEscaped(node.identifier) { return }
      bind(
        nameID, offset: offset(node.identifier), type: source.type,
        value: source.value, source: source.source, position: source.position)
    case .tuplePattern(let node):
      readTuplePattern(node, source)
    case .valueBindingPattern(let node):
      readPattern(node.pattern, source)
    case .expressionPattern(let node):
      readExpressionPattern(node.expression, source)
    case .isTypePattern(let node):
      readType(node.type, role: .pattern)
    case .missingPattern, .wildcardPattern: break
    }
  }

  private func readTuplePattern(_ node: TuplePatternSyntax, _ source: PatternSource) {
    if node.elements.count == 1, let only = node.elements.first {
      readPattern(only.pattern, source)
      return
    }
    let value = matchedValue(source, at: node)
    for (position, element) in node.elements.enumerated() {
      readPattern(
        element.pattern,
        PatternSource(
          value: value, source: .part, type: partType(position, of: source.type),
          position: Int32(position)))
    }
  }

  /// Lowers a pattern that is parsed as an expression: enum cases, `name?`, tuples, values.
  private func readExpressionPattern(_ expression: ExprSyntax, _ source: PatternSource) {
    if let chain = expression.as(OptionalChainingExprSyntax.self),
      let inner = chain.expression.as(PatternExprSyntax.self)
    {
      let value = matchedValue(source, at: expression)
      readPattern(
        inner.pattern, PatternSource(value: value, source: .unwrapped, type: -1))
      return
    }
    let outerBindings = freeBindings
    freeBindings = []
    let value = matchedValue(source, at: expression)
    readExpression(
      expression, expecting: value >= 0 ? .sameAs(value) : .unknown, role: .pattern)
    freeBindings = outerBindings
  }

  /// The expression that a pattern matches: what an element or a part of something is gets a
  /// nameless binding first.
  private func matchedValue(
    _ source: PatternSource, at node: some SyntaxProtocol
  ) -> ExpressionIndex {
    guard source.source != .whole, source.value != -1 else { return source.value }
    let whole = bind(
      known.underscore, offset: offset(node), type: source.type, value: source.value,
      source: source.source, position: source.position)
    return addExpression(fact(.local, at: node, base: whole, name: known.underscore))
  }

  /// The written type of one element of a written tuple type, or -1.
  func partType(_ position: Int, of type: TypeIndex) -> TypeIndex {
    guard type >= 0, build[type: type].kind == .tuple else { return -1 }
    let parts = build[build[type: type].parts]
    return position < parts.count ? parts[parts.startIndex + position] : -1
  }
}
