import SwiftSyntax

extension ManifestInterpreter {
  /// Whether a value matches a pattern, whose names are bound; `nil` when it is not known.
  func matches(_ value: Value, _ pattern: PatternSyntax, in scope: Scope) -> Bool? {
    nested(at: pattern, fallback: nil) {
      switch pattern.as(PatternSyntaxEnum.self) {
      case .wildcardPattern: return true
      case .identifierPattern:
        destructure(value, into: pattern, in: scope)
        return true
      case .valueBindingPattern(let node): return matches(value, node.pattern, in: scope)
      case .tuplePattern(let node):
        let parts = node.elements.map(\.pattern)
        return matchesParts(of: value, parts, in: scope)
      case .expressionPattern(let node): return matches(value, node.expression, in: scope)
      case .isTypePattern, .missingPattern: return nil
      }
    }
  }

  private func matchesParts(
    of value: Value, _ patterns: [PatternSyntax], in scope: Scope
  ) -> Bool? {
    var isKnown = true
    for (index, pattern) in patterns.enumerated() {
      let part = tupleField(String(index), of: value) ?? .unknown(excerpt(of: pattern))
      switch matches(part, pattern, in: scope) {
      case false?: return false
      case nil: isKnown = false
      case true?: break
      }
    }
    return isKnown ? true : nil
  }

  private func matches(_ value: Value, _ expression: ExprSyntax, in scope: Scope) -> Bool? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .patternExpr(let node): return matches(value, node.pattern, in: scope)
    case .tupleExpr(let node):
      if node.elements.count == 1, let only = node.elements.first {
        return matches(value, only.expression, in: scope)
      }
      let parts = node.elements.map { PatternSyntax(fromProtocol: pattern(of: $0.expression)) }
      return matchesParts(of: value, parts, in: scope)
    case .discardAssignmentExpr: return true
    case .functionCallExpr(let node):
      if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
        return matchesCase(value, member, Array(node.arguments), in: scope)
      }
      return compare(value, evaluate(expression, in: scope))
    case .optionalChainingExpr(let node):
      if case .null = value { return false }
      return matches(value, node.expression, in: scope)
    case .memberAccessExpr(let node):
      return matchesCase(value, node, [], in: scope)
    case .sequenceExpr(let node): return matches(value, folded(node), in: scope)
    default: return compare(value, evaluate(expression, in: scope))
    }
  }

  private func pattern(of expression: ExprSyntax) -> PatternSyntax {
    if let node = expression.as(PatternExprSyntax.self) { return node.pattern }
    return PatternSyntax(ExpressionPatternSyntax(expression: expression.detached))
  }

  private func compare(_ value: Value, _ other: Value) -> Bool? {
    if case .range(let range) = other, case .integer(let number) = value {
      return range.contains(number)
    }
    return equal(value, other)
  }

  /// A case of an enumeration, with patterns for its associated values.
  private func matchesCase(
    _ value: Value, _ member: MemberAccessExprSyntax, _ arguments: [LabeledExprSyntax],
    in scope: Scope
  ) -> Bool? {
    let name = member.declName.baseName.identifierText
    if case .either(let values) = value {
      let answers = values.map { part in
        matchesCase(part, member, arguments, in: scope)
      }
      guard let first = answers.first else { return nil }
      return answers.allSatisfy { $0 == first } ? first : nil
    }
    if case .null = value { return name == "none" }
    if name == "some", let only = arguments.first {
      return matches(value, only.expression, in: scope)
    }
    let parts = caseParts(of: value)
    guard let parts else { return compare(value, evaluate(ExprSyntax(member), in: scope)) }
    guard Self.canonicalCase(parts.name) == Self.canonicalCase(name) else { return false }
    var isKnown = true
    for (index, argument) in arguments.enumerated() {
      let label = argument.label?.identifierText
      let field =
        label.flatMap { label in parts.fields.first { $0.label == label } }
        ?? (index < parts.fields.count ? parts.fields[index] : nil)
      switch matches(field?.element.value ?? .null, argument.expression, in: scope) {
      case false?: return false
      case nil: isKnown = false
      case true?: break
      }
    }
    return isKnown ? true : nil
  }

  private func caseParts(of value: Value) -> (name: String, fields: [Field])? {
    switch value {
    case .name(let name): (name, [])
    case .string(let text):
      ("byName", [Field(label: "name", element: Element(value: .string(text), offset: 0))])
    default:
      record(of: value).map { ($0.name, $0.fields) }
    }
  }

  /// Target dependencies are made by functions and matched by cases with names of their own.
  private static func canonicalCase(_ name: String) -> String {
    ["targetItem": "target", "productItem": "product", "byNameItem": "byName"][name] ?? name
  }
}
