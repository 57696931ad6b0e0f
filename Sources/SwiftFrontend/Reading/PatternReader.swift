import SourceFacts
import SourceText
import SwiftSyntax

/// Reads patterns: binds their names.
struct PatternReader: GrammarReader {
  let here: BodyContext

  /// Binds the names of a pattern and reads the expressions and types in it.
  ///
  /// - Parameters:
  ///   - source: what is matched.
  ///   - type: the type written behind the pattern.
  func read(
    _ pattern: PatternSyntax, from source: BindingFact.Source, type: ID<TypeFact>? = nil
  ) {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node):
      let nameID = name(node.identifier)
      if nameID == known.selfValue, !text.isEscaped(node.identifier) { return }
      bind(nameID, offset: offset(node.identifier), type: type, source: source)
    case .tuplePattern(let node):
      readTuplePattern(node, source, type)
    case .valueBindingPattern(let node):
      read(node.pattern, from: source, type: type)
    case .expressionPattern(let node):
      readExpressionPattern(node.expression, source, type)
    case .isTypePattern(let node):
      types.read(node.type, role: .pattern)
    case .missingPattern, .wildcardPattern: break
    }
  }

  private func readTuplePattern(
    _ node: TuplePatternSyntax, _ source: BindingFact.Source, _ type: ID<TypeFact>?
  ) {
    if node.elements.count == 1, let only = node.elements.first {
      read(only.pattern, from: source, type: type)
      return
    }
    let value = matchedValue(source, type, at: node)
    for (position, element) in node.elements.enumerated() {
      read(
        element.pattern, from: .part(position, of: value), type: types.part(position, of: type))
    }
  }

  /// Reads a pattern that is parsed as an expression: enum cases, `name?`, tuples, values.
  private func readExpressionPattern(
    _ expression: ExprSyntax, _ source: BindingFact.Source, _ type: ID<TypeFact>?
  ) {
    if let chain = expression.as(OptionalChainingExprSyntax.self),
      let inner = chain.expression.as(PatternExprSyntax.self)
    {
      read(inner.pattern, from: .unwrapped(matchedValue(source, type, at: expression)))
      return
    }
    freeBindings.inOwnPattern {
      let value = matchedValue(source, type, at: expression)
      expressions.read(expression, expecting: Expectation(sameAs: value), role: .pattern)
    }
  }

  /// The expression that a pattern matches: what an element or a part of something is gets a
  /// nameless binding first.
  private func matchedValue(
    _ source: BindingFact.Source, _ type: ID<TypeFact>?, at node: some SyntaxProtocol
  ) -> Operand {
    switch source {
    case .whole(let value): return value
    case .none, .unwrapped(.none), .element(of: .none), .part(_, of: .none): return .none
    default:
      let whole = bind(known.underscore, offset: offset(node), type: type, source: source)
      return add(.local(whole), at: node, name: known.underscore)
    }
  }
}
