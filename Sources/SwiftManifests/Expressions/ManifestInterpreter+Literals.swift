import SwiftSyntax

extension ManifestInterpreter {
  func literal(_ expression: ExprSyntax, in scope: Scope) -> Value {
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let node): return stringLiteral(node, in: scope)
    case .simpleStringLiteralExpr(let node):
      return .string(node.segments.map(\.content.text).joined())
    case .integerLiteralExpr(let node): return integerLiteral(node.literal.text, at: node)
    case .floatLiteralExpr(let node):
      let digits = node.literal.text.filter { $0 != "_" }
      return Double(digits).map { .double($0) } ?? notUnderstood(node, because: "it is no number")
    case .booleanLiteralExpr(let node): return .boolean(node.literal.text == "true")
    case .nilLiteralExpr: return .null
    default: return notUnderstood(expression, because: "this kind of expression is not supported")
    }
  }

  private func integerLiteral(_ text: String, at node: some SyntaxProtocol) -> Value {
    let digits = text.filter { $0 != "_" }
    let radixes = ["0x": 16, "0o": 8, "0b": 2]
    let value =
      radixes[String(digits.prefix(2))].map { Int(digits.dropFirst(2), radix: $0) }
      ?? Int(digits)
    return value.map { .integer($0) } ?? notUnderstood(node, because: "the number is too large")
  }

  private func stringLiteral(_ node: StringLiteralExprSyntax, in scope: Scope) -> Value {
    if let text = node.representedLiteralValue { return .string(text) }
    var results: [Value] = [.string("")]
    let pounds = node.openingPounds?.text.count ?? 0
    for segment in node.segments {
      switch segment {
      case .stringSegment(let part):
        let text = segmentText(part, pounds: pounds, in: node)
        results = results.map { appending($0, .string(text)) }
      case .expressionSegment(let part):
        guard let expression = part.expressions.first?.expression else { continue }
        let inserted = parts(of: evaluate(expression, in: scope)).map { interpolated($0) }
        results = results.flatMap { head in inserted.map { appending(head, $0) } }
        if results.count > 8 { return .unknown(excerpt(of: node)) }
      }
    }
    spend(results.count, at: node)
    return join(results)
  }

  /// A literal part of an interpolated string, with escapes and indentation resolved.
  private func segmentText(
    _ segment: StringSegmentSyntax, pounds: Int, in literal: StringLiteralExprSyntax
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

  /// A value as it appears in an interpolated string.
  func interpolated(_ value: Value) -> Value {
    switch value {
    case .string: return value
    case .integer(let number): return .string(String(number))
    case .double(let number): return .string(String(number))
    case .boolean(let truth): return .string(truth ? "true" : "false")
    case .name(let name): return .string(name)
    case .null: return .string("nil")
    case .type(let path): return .string(path.split(separator: ".").last.map { String($0) } ?? path)
    case .either(let values): return join(values.map { interpolated($0) })
    default:
      if let text = declaredDescription(of: value) { return interpolated(text) }
      if case .record(let record) = value, record.fields.isEmpty { return .string(record.name) }
      return .unknown("an interpolated value")
    }
  }

  private func declaredDescription(of value: Value) -> Value? {
    declaredProperty("description", of: value).map { self.value(of: $0.0, on: value, in: $0.1) }
  }

  func arrayLiteral(_ node: ArrayExprSyntax, in scope: Scope, hint: TypeHint?) -> Value {
    var elements: [Element] = []
    for part in node.elements {
      elements += expanded(element(part.expression, in: scope, hint: hint?.element))
    }
    return .array(elements)
  }

  /// An element for a list: one with alternatives becomes a conditional element for each.
  func expanded(_ element: Element) -> [Element] {
    switch element.value {
    case .either(let values):
      return values.compactMap { value in
        if case .null = value { return nil }
        return Element(
          value: value, offset: origin(of: value) ?? element.offset, isConditional: true)
      }
    case .unset: return []
    default: return [element]
    }
  }

  func dictionaryLiteral(_ node: DictionaryExprSyntax, in scope: Scope) -> Value {
    guard case .elements(let elements) = node.content else { return .dictionary([]) }
    var entries: [Entry] = []
    for part in elements {
      let key = evaluate(part.key, in: scope)
      entries.append(Entry(key: key, value: evaluate(part.value, in: scope)))
    }
    return .dictionary(entries)
  }
}
