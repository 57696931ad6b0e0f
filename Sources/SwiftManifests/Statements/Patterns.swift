import SwiftSyntax

/// Matches values with patterns, and binds their names.
struct Patterns {
  let context: Context

  /// Declares the names of a pattern that always matches.
  ///
  /// - Parameter source: the place of the element of a list that the value is.
  func destructure(
    _ value: Value, into pattern: PatternSyntax, hint: TypeHint? = nil, source: Int? = nil
  ) {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node):
      context.declare(node.identifier.identifierText, value, hint: hint, source: source)
    case .tuplePattern(let node):
      for (index, part) in node.elements.enumerated() {
        let piece = value.part(String(index)) ?? .unknown(context.site(pattern).excerpt)
        destructure(piece, into: part.pattern, hint: hint?.part(index), source: source)
      }
    case .valueBindingPattern(let node):
      destructure(value, into: node.pattern, hint: hint, source: source)
    case .wildcardPattern: break
    default:
      context.site(pattern).notUnderstood(because: "this kind of pattern is not supported")
    }
  }

  /// Binds the element of a round of a loop, and says whether the loop's pattern and `where` let the round take
  /// place; `nil` when it is not known.
  func bind(_ element: ListElement, of loop: ForStmtSyntax) -> Bool? {
    var isRound: Bool? = true
    if loop.caseKeyword != nil {
      isRound = matches(element.value, loop.pattern)
    } else {
      destructure(element.value, into: loop.pattern, source: element.taken.source)
    }
    return Conditions(context: context).narrow(isRound, loop.whereClause)
  }

  /// Whether a value matches a pattern, whose names are bound; `nil` when it is not known.
  func matches(_ value: Value, _ pattern: PatternSyntax) -> Bool? {
    context.budget.nested(at: context.site(pattern), fallback: nil) {
      switch pattern.as(PatternSyntaxEnum.self) {
      case .wildcardPattern: return true
      case .identifierPattern:
        destructure(value, into: pattern)
        return true
      case .valueBindingPattern(let node): return matches(value, node.pattern)
      case .tuplePattern(let node): return matchesParts(of: value, node.elements.map(\.pattern))
      case .expressionPattern(let node): return matches(value, node.expression)
      case .isTypePattern(let node): return isOfType(value, node.type)
      case .missingPattern: return nil
      }
    }
  }

  private func matchesParts(of value: Value, _ patterns: [PatternSyntax]) -> Bool? {
    patterns.enumerated().allHold { index, pattern in
      let part = value.part(String(index)) ?? .unknown(context.site(pattern).excerpt)
      return matches(part, pattern)
    }
  }

  private func matches(_ value: Value, _ expression: ExprSyntax) -> Bool? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .patternExpr(let node): return matches(value, node.pattern)
    case .tupleExpr(let node):
      if node.elements.count == 1, let only = node.elements.first {
        return matches(value, only.expression)
      }
      return matchesParts(of: value, node.elements.map { pattern(of: $0.expression) })
    case .discardAssignmentExpr: return true
    case .functionCallExpr(let node):
      if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
        return matchesCase(value, member, Array(node.arguments))
      }
      return compare(value, expression)
    case .optionalChainingExpr(let node):
      return value.isNull ? false : matches(value, node.expression)
    case .memberAccessExpr(let node): return matchesCase(value, node, [])
    case .asExpr(let node):
      return isOfType(value, node.type).and { matches(value, node.expression) }
    case .sequenceExpr(let node):
      return matches(value, context.evaluation.text.grouped(node))
    default: return compare(value, expression)
    }
  }

  /// Whether a value is of a type; that it is not known is said where the value is.
  private func isOfType(_ value: Value, _ type: TypeSyntax) -> Bool? {
    TypeTests(context: context).answer(for: value, type, at: context.site(type))
  }

  private func pattern(of expression: ExprSyntax) -> PatternSyntax {
    if let node = expression.as(PatternExprSyntax.self) { return node.pattern }
    return PatternSyntax(ExpressionPatternSyntax(expression: expression.detached))
  }

  /// Whether a value matches that of an expression, in which members without a type are those of the
  /// value's type.
  private func compare(_ value: Value, _ expression: ExprSyntax) -> Bool? {
    let other = context.evaluate(expression, hint: context.types.hint(of: value))
    let site = context.site(expression)
    if let own = context.operators.declared("~=", other, value, at: site) { return own.truth }
    if let isContained = other.isRange(containing: value) { return isContained }
    return Comparisons(context: context, site: site).areEqual(value, other)
  }

  // MARK: Cases of enumerations

  /// A case of an enumeration, with patterns for its associated values.
  private func matchesCase(
    _ value: Value, _ member: MemberAccessExprSyntax, _ arguments: [LabeledExprSyntax]
  ) -> Bool? {
    let name = member.declName.baseName.identifierText
    if case .either(let values) = value {
      return values.map { matchesCase($0, member, arguments) }.unanimous
    }
    if value.isNull { return name == "none" }
    if name == "some", let only = arguments.first { return matches(value, only.expression) }
    if let record = value.record, record.type == nil, record.name.first?.isUppercase == true {
      // What an initialiser makes that is not known here may be any case.
      context.site(member).notUnderstood(
        because: "it is not known which case a value of `\(record.name)` is")
      return nil
    }
    let type = context.types.type(of: value)
    let isOtherMember =
      type.map { $0.enumerationCase(name) == nil && $0.hasStaticValue(name) } ?? false
    guard !isOtherMember, let parts = caseParts(of: value) else {
      return compare(value, ExprSyntax(member))
    }
    guard Self.canonicalCase(parts.name) == Self.canonicalCase(name) else { return false }
    if let type, let base = member.base?.as(DeclReferenceExprSyntax.self),
      case .type(let path)? = context.names.lookUp(base), context.types[path]?.kind == .enumeration,
      path != type.path
    {
      return false
    }
    return arguments.enumerated().allHold { index, argument in
      let label = argument.label?.identifierText
      let field =
        label.flatMap { label in parts.fields.first { $0.label == label } }
        ?? (index < parts.fields.count ? parts.fields[index] : nil)
      return matches(field?.element.value ?? .null, argument.expression)
    }
  }

  private func caseParts(of value: Value) -> (name: String, fields: [Field])? {
    switch value {
    case .name(let name): (name, [])
    case .string(let text):
      ("byName", [Field(label: "name", element: ListElement(value: .string(text), offset: 0))])
    default: value.record.map { ($0.name, $0.fields) }
    }
  }

  /// Target dependencies are made by functions and matched by cases with names of their own.
  private static func canonicalCase(_ name: String) -> String {
    PackageLibrary.caseNames[name] ?? name
  }
}
