/// Reads the statements of a `BUILD` or `.bzl` file: assignments and calls. What goes beyond that is
/// passed over as a whole, as `unknown`. Never fails. O(length).
///
/// Source of the grammar: the *Starlark Language Specification*.
package func parseStarlark(_ text: String) -> [StarlarkStatement] {
  let (tokens, unclosed) = StarlarkLexer.tokens(of: text)
  var parser = StarlarkParser(tokens: tokens)
  let statements = parser.file()
  return statements
    + (unclosed.map { [StarlarkStatement(kind: .unclosed, offset: $0)] } ?? [])
}

private struct StarlarkParser {
  /// Deeper nesting than any file has.
  private static let depthLimit = 64
  private static let compound: Set<String> = ["def", "for", "if", "while", "else", "elif"]

  private let tokens: [StarlarkToken]
  private var index = 0
  private var depth = 0

  init(tokens: [StarlarkToken]) { self.tokens = tokens }

  private var kind: StarlarkToken.Kind? { index < tokens.count ? tokens[index].kind : nil }
  private var offset: Int { index < tokens.count ? tokens[index].offset : tokens.last?.offset ?? 0 }

  private func isMark(_ mark: String) -> Bool { kind == .mark(mark) }

  private mutating func take(_ mark: String) -> Bool {
    guard isMark(mark) else { return false }
    index += 1
    return true
  }

  // MARK: Statements

  mutating func file() -> [StarlarkStatement] {
    var result: [StarlarkStatement] = []
    while index < tokens.count {
      if case .line? = kind {
        index += 1
        continue
      }
      result.append(statement())
    }
    return result
  }

  private var isAtEnd: Bool {
    switch kind {
    case nil, .line?, .mark(";")?: true
    default: false
    }
  }

  private mutating func statement() -> StarlarkStatement {
    let start = index
    guard case .word(let first)? = kind, !Self.compound.contains(first) else {
      return unknown(from: start)
    }
    index += 1
    if isMark("=") || isMark("+=") {
      let isAdded = isMark("+=")
      index += 1
      let value = item()
      guard isAtEnd else { return unknown(from: start) }
      _ = take(";")
      return StarlarkStatement(
        kind: .assignment(name: first, value: value, isAdded: isAdded),
        offset: tokens[start].offset)
    }
    index = start
    let value = item().value
    if isAtEnd, case .call(let call) = value {
      _ = take(";")
      return StarlarkStatement(kind: .call(call), offset: tokens[start].offset)
    }
    if isAtEnd {
      _ = take(";")
      return StarlarkStatement(kind: .unknown(calls: []), offset: tokens[start].offset)
    }
    return unknown(from: start)
  }

  /// Passes over a statement with the lines that are indented below it.
  private mutating func unknown(from start: Int) -> StarlarkStatement {
    index = start
    var calls: [String] = []
    var definition: String?
    if kind == .word("def"), index + 1 < tokens.count,
      case .word(let name) = tokens[index + 1].kind
    {
      definition = name
    }
    while let kind {
      if case .line(let indent) = kind, indent == 0 { break }
      if case .word(let name) = kind, index + 1 < tokens.count,
        tokens[index + 1].kind == .mark("("), index == 0 || tokens[index - 1].kind != .mark(".")
      {
        calls.append(name)
      }
      index += 1
    }
    // One token at least is taken, whatever it is.
    if index == start { index += 1 }
    return StarlarkStatement(
      kind: definition.map { .definition(name: $0) } ?? .unknown(calls: calls),
      offset: tokens[start].offset)
  }

  // MARK: Values

  private mutating func item() -> StarlarkItem {
    let start = offset
    return StarlarkItem(expression(), at: start)
  }

  private mutating func expression() -> StarlarkExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else { return .unknown }
    var parts = [StarlarkItem(.unknown, at: offset)]
    parts[0].value = postfixed(primary())
    while true {
      let start = offset
      if take("+") {
        parts.append(StarlarkItem(postfixed(primary()), at: start))
      } else if case .string? = kind, case .string? = parts.last?.value {
        parts.append(StarlarkItem(postfixed(primary()), at: start))
      } else {
        break
      }
    }
    if isAtEndOfValue { return parts.count == 1 ? parts[0].value : .sum(parts) }
    // Another operator, a condition or a comprehension.
    skipValue()
    return .unknown
  }

  /// Whether what follows ends a value.
  private var isAtEndOfValue: Bool {
    switch kind {
    case nil, .line?: true
    case .mark(let mark)?: [",", ")", "]", "}", ":", "=", ";"].contains(mark)
    default: false
    }
  }

  /// Passes over the rest of a value, brackets with all that is in them.
  private mutating func skipValue() {
    var open = 0
    while let kind {
      switch kind {
      case .line: return
      case .mark(let mark):
        if ["(", "[", "{"].contains(mark) {
          open += 1
        } else if [")", "]", "}"].contains(mark) {
          if open == 0 { return }
          open -= 1
        } else if open == 0, [",", ";"].contains(mark) {
          return
        }
      default: break
      }
      index += 1
    }
  }

  private mutating func primary() -> StarlarkExpression {
    switch kind {
    case .string(let text)?:
      index += 1
      return .string(text)
    case .number(let digits)?:
      index += 1
      return .number(digits)
    case .word(let name)? where !["not", "lambda", "if", "else", "for", "in"].contains(name):
      index += 1
      return .name(name)
    case .mark("[")?:
      index += 1
      let elements = items(until: "]")
      return elements.map { .list($0) } ?? .unknown
    case .mark("(")?:
      index += 1
      let isEmpty = isMark(")")
      guard let elements = items(until: ")") else { return .unknown }
      return elements.count == 1 && !isEmpty ? elements[0].value : .list(elements)
    case .mark("{")?:
      index += 1
      return dictionary()
    default: return .unknown
    }
  }

  /// Values up to a closing bracket, which is taken; `nil` for a comprehension.
  private mutating func items(until close: String) -> [StarlarkItem]? {
    var result: [StarlarkItem] = []
    var isPlain = true
    while kind != nil, !isMark(close) {
      let before = index
      result.append(item())
      if !take(","), !isMark(close) {
        skipValue()
        isPlain = false
        if index == before { index += 1 }
      }
    }
    _ = take(close)
    return isPlain ? result : nil
  }

  private mutating func dictionary() -> StarlarkExpression {
    var pairs: [StarlarkPair] = []
    var isPlain = true
    while kind != nil, !isMark("}") {
      let before = index
      let key = item()
      guard take(":") else {
        isPlain = false
        skipValue()
        _ = take(",")
        if index == before { index += 1 }
        continue
      }
      pairs.append(StarlarkPair(key: key, value: item()))
      if !take(","), !isMark("}") {
        isPlain = false
        skipValue()
        if index == before { index += 1 }
      }
    }
    _ = take("}")
    return isPlain ? .dictionary(pairs) : .unknown
  }

  /// A value with what is called on it, or taken out of it.
  private mutating func postfixed(_ value: StarlarkExpression) -> StarlarkExpression {
    var value = value
    var path: String?
    if case .name(let name) = value { path = name }
    while true {
      if isMark("."), index + 1 < tokens.count, case .word(let name) = tokens[index + 1].kind {
        index += 2
        // No function has a longer path, and a long one must not be copied again and again.
        path = path.flatMap { $0.utf8.count < 200 ? "\($0).\(name)" : nil }
        value = .unknown
      } else if take("(") {
        let arguments = arguments()
        value =
          path.map { .call(StarlarkCall(function: $0, arguments: arguments)) } ?? .unknown
        path = nil
      } else if isMark("[") {
        index += 1
        _ = items(until: "]")
        value = .unknown
        path = nil
      } else {
        return value
      }
    }
  }

  private mutating func arguments() -> [StarlarkArgument] {
    var result: [StarlarkArgument] = []
    while kind != nil, !isMark(")") {
      let before = index
      var keyword: String?
      if case .word(let name)? = kind, index + 1 < tokens.count,
        tokens[index + 1].kind == .mark("=")
      {
        keyword = name
        index += 2
      } else if isMark("*") || isMark("**") {
        keyword = isMark("*") ? "*" : "**"
        index += 1
      }
      result.append(StarlarkArgument(keyword: keyword, value: item()))
      if !take(","), !isMark(")") {
        skipValue()
        _ = take(",")
        if index == before { index += 1 }
      }
    }
    _ = take(")")
    return result
  }
}
