import SourceFacts
import SourceText
import SwiftSyntax

/// Where the names of a pattern get their values from.
struct PatternSource {
  /// The expression matched, or a negative constant.
  var value: ExpressionIndex
  /// How a name gets its value from it.
  var source: BindingFact.Source
  /// The type written behind the pattern, or `nil`.
  var type: ID<TypeFact>?
  /// The element's number, for `part`.
  var position = 0
}

/// Reads patterns: binds their names.
struct PatternReader: GrammarReader {
  let here: Surroundings

  /// Binds the names of a pattern and reads the expressions and types in it.
  func read(_ pattern: PatternSyntax, _ source: PatternSource) {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node):
      let nameID = name(node.identifier)
      if nameID == known.selfValue, !text.isEscaped(node.identifier) { return }
      bind(
        nameID, offset: offset(node.identifier), type: source.type,
        value: source.value, source: source.source, position: source.position)
    case .tuplePattern(let node):
      readTuplePattern(node, source)
    case .valueBindingPattern(let node):
      read(node.pattern, source)
    case .expressionPattern(let node):
      readExpressionPattern(node.expression, source)
    case .isTypePattern(let node):
      types.read(node.type, role: .pattern)
    case .missingPattern, .wildcardPattern: break
    }
  }

  private func readTuplePattern(_ node: TuplePatternSyntax, _ source: PatternSource) {
    if node.elements.count == 1, let only = node.elements.first {
      read(only.pattern, source)
      return
    }
    let value = matchedValue(source, at: node)
    for (position, element) in node.elements.enumerated() {
      read(
        element.pattern,
        PatternSource(
          value: value, source: .part, type: types.part(position, of: source.type),
          position: position))
    }
  }

  /// Reads a pattern that is parsed as an expression: enum cases, `name?`, tuples, values.
  private func readExpressionPattern(_ expression: ExprSyntax, _ source: PatternSource) {
    if let chain = expression.as(OptionalChainingExprSyntax.self),
      let inner = chain.expression.as(PatternExprSyntax.self)
    {
      let value = matchedValue(source, at: expression)
      read(
        inner.pattern, PatternSource(value: value, source: .unwrapped, type: nil))
      return
    }
    freeBindings.inOwnPattern {
      let value = matchedValue(source, at: expression)
      expressions.read(expression, expecting: Expectation(sameAs: value), role: .pattern)
    }
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
    return build.add(fact(.local, at: node, base: whole, name: known.underscore))
  }

}
