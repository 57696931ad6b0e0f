import SourceFacts

extension ClangFileReader {
  /// Reads an operand that only C++ has; `nil` where there is none.
  func readCxxPrimary(to limit: Int, context: Int32) -> ExpressionIndex? {
    switch symbol(position) {
    case .leftSquare:
      return isLambda(position, limit) ? readLambda(to: limit, context: context) : nil
    case .newKeyword: return readNew(to: limit)
    case .deleteKeyword, .throwKeyword:
      while position < limit,
        symbol(position) == .deleteKeyword || symbol(position) == .throwKeyword
      {
        let isDelete = symbol(position) == .deleteKeyword
        position += 1
        if isDelete, symbol(position) == .leftSquare, contentEnd(position) == position + 1 {
          position = after(position)
        }
      }
      return position < limit ? readCxxPrimary(to: limit, context: context) : nil
    case .castKeyword: return readNamedCast(to: limit)
    case .scope where isIdentifier(position + 1):
      position += 1
      return nil
    case .operatorKeyword:
      guard let name = cxxName(from: position, to: limit) else { return nil }
      position = max(name.end, position + 1)
      return addExpression(
        .name, at: name.last, role: .call, name: names.id(of: text(name.last..<name.end)))
    case .requiresKeyword:
      let start = position
      position = min(behindRequirement(start + 1, limit), limit)
      readFlat((start + 1)..<max(start + 1, position))
      return ExpressionFact.booleanLiteral
    case .typenameKeyword, .builtinType:
      return readFunctionalCast(to: limit)
    default: return nil
    }
  }

  private func behindRequirement(_ start: Int, _ limit: Int) -> Int {
    var index = start
    if symbol(index) == .leftParenthesis { index = after(index) }
    if symbol(index) == .leftBrace { index = after(index) }
    return index
  }

  // MARK: Lambdas

  /// Whether a lambda begins at a `[` rather than a message: its body stands behind it.
  private func isLambda(_ open: Int, _ limit: Int) -> Bool {
    let behind = after(open)
    guard behind < limit else { return false }
    switch symbol(behind) {
    case .leftBrace: return true
    case .less: return templateEnd(behind, limit) != nil
    case .leftParenthesis:
      if contentEnd(open) == open + 1 { return true }
      var index = after(behind)
      while index < limit {
        switch symbol(index) {
        case .leftBrace, .arrow: return true
        case .specifier, .constKeyword, .attributeKeyword, .throwKeyword: index += 1
        case .identifier where isWord(index, "noexcept"): index += 1
        case .leftParenthesis: index = after(index)
        default: return false
        }
      }
      return false
    default: return false
    }
  }

  /// `[captures](parameters) -> Type {…}`
  private func readLambda(to limit: Int, context: Int32) -> ExpressionIndex {
    let start = position
    var index = after(start)
    if symbol(index) == .less, let end = templateEnd(index, limit) { index = end + 1 }
    let parameters = symbol(index) == .leftParenthesis && index < limit ? index : -1
    if parameters >= 0 { index = after(parameters) }
    let tail = functionTail(from: index, to: limit)
    let closure = addExpression(.closure, at: start, context: context)
    guard tail.body >= 0, depth < Self.maximumDepth else {
      let end = tail.body >= 0 ? after(tail.body) : max(index, start + 1)
      readFlat((start + 1)..<min(end, limit))
      position = min(end, limit)
      return closure
    }
    depth += 1
    closures.append(OpenClosure(expression: closure))
    inLocalScope {
      readCaptures(start)
      readClosureSignature(closure, tail.result, parameters)
      position = tail.body + 1
      readStatements(to: contentEnd(tail.body))
    }
    depth -= 1
    facts.expressions[Int(closure)].labels = list(closures.removeLast().returned)
    position = after(tail.body)
    return closure
  }

  /// `[&a, this, b = f(x)]`
  private func readCaptures(_ open: Int) {
    for piece in pieces(in: open) {
      var index = piece.lowerBound
      while index < piece.upperBound, symbol(index).isPointer || symbol(index) == .ellipsis {
        index += 1
      }
      guard index < piece.upperBound, isIdentifier(index) else { continue }
      if index + 1 < piece.upperBound, symbol(index + 1) == .equals {
        position = index + 2
        let value = readExpression(to: piece.upperBound)
        bind(index, value: value, source: .whole)
      } else {
        readFlat(index..<piece.upperBound)
      }
    }
  }

  // MARK: Types in expressions

  /// `new (place) Type(arguments)`: a call of the type.
  private func readNew(to limit: Int) -> ExpressionIndex {
    let start = position
    position += 1
    if symbol(position) == .leftParenthesis, position < limit {
      let open = position
      readConstruction(open)
      position = after(open)
    }
    if symbol(position) == .scope { position += 1 }
    guard position < limit, isIdentifier(position) else {
      return position < limit && symbol(position).beginsDeclaration
        ? readConstructedType(from: start, to: limit) : ExpressionFact.none
    }
    return readConstructed(to: limit)
  }

  /// `Type(…)`, `Type{…}`, `Type[…]` behind `new`, with a name for the type.
  private func readConstructed(to limit: Int) -> ExpressionIndex {
    let first = position
    var last = first
    while symbol(last + 1) == .scope, isIdentifier(last + 2) { last += 2 }
    let callee = addExpression(
      .name, at: last, role: .call, name: names.id(of: text(first..<(last + 1))))
    position = last + 1
    if symbol(position) == .less, let end = templateEnd(position, limit) {
      let parts = templatePieces(from: position + 1, to: end).map { readTemplateArgument($0) }
      facts.expressions[Int(callee)].typeArguments = list(parts.filter { $0 >= 0 })
      position = end + 1
    }
    while position < limit, symbol(position) == .star { position += 1 }
    while position < limit, symbol(position) == .leftSquare {
      let open = position
      readConstruction(open)
      position = after(open)
    }
    guard position < limit, symbol(position) == .leftParenthesis || symbol(position) == .leftBrace
    else { return call(.call, at: last, base: callee, [], []) }
    let open = position
    let values = pieces(in: open).map { readArgument($0, context: -1) }
    position = after(open)
    return call(.call, at: last, base: callee, values, [])
  }

  private func readConstructedType(from start: Int, to limit: Int) -> ExpressionIndex {
    let head = specifiers(from: position, to: limit, .typeName)
    _ = readBase(head)
    position = max(head.end, start + 1)
    while position < limit, symbol(position) == .star { position += 1 }
    while position < limit, symbol(position).opens {
      let open = position
      readConstruction(open)
      position = after(open)
    }
    return ExpressionFact.none
  }

  /// `static_cast<Type>(value)`
  private func readNamedCast(to limit: Int) -> ExpressionIndex {
    let start = position
    position += 1
    guard symbol(position) == .less, let end = templateEnd(position, limit) else {
      return ExpressionFact.none
    }
    let type = readType((position + 1)..<end)
    position = end + 1
    guard symbol(position) == .leftParenthesis, position < limit else {
      return ExpressionFact.none
    }
    let open = position
    position = open + 1
    let value = readExpression(to: contentEnd(open))
    if position < contentEnd(open) { readExpressions(position..<contentEnd(open)) }
    position = after(open)
    return type < 0 ? value : addExpression(.cast, at: start, base: value, context: type)
  }

  /// Whether a piece begins with `int(x)` rather than being the type `int(char)`.
  func isFunctionalCast(_ piece: Range<Int>) -> Bool {
    guard isCxx, symbol(piece.lowerBound) == .builtinType,
      symbol(piece.lowerBound + 1) == .leftParenthesis
    else { return false }
    let content = (piece.lowerBound + 2)..<contentEnd(piece.lowerBound + 1)
    return !content.isEmpty && !looksLikeType(content)
  }

  /// `int(x)`, `typename T::Item(x)`; `nil` for other uses of the words.
  private func readFunctionalCast(to limit: Int) -> ExpressionIndex? {
    let head = specifiers(from: position, to: limit, .typeName)
    guard head.end > position, head.end < limit,
      symbol(head.end) == .leftParenthesis || symbol(head.end) == .leftBrace
    else { return nil }
    let type = readBase(head)
    let open = head.end
    readConstruction(open)
    position = after(open)
    return type < 0
      ? ExpressionFact.none
      : addExpression(.cast, at: open, base: ExpressionFact.none, context: type)
  }

  // MARK: Names

  /// The arguments of a member that is a template: `.get<Item>()`.
  func readMemberArguments(of member: ExpressionIndex, to limit: Int) {
    guard symbol(position) == .less, position < limit, let end = endOfArguments(position, limit),
      symbol(end + 1) == .leftParenthesis
    else { return }
    let types = templatePieces(from: position + 1, to: end).map { readTemplateArgument($0) }
    if member >= 0 {
      facts.expressions[Int(member)].typeArguments = list(types.filter { $0 >= 0 })
      facts.expressions[Int(member)].role = .call
    }
    position = end + 1
  }

  /// `auto [a, b] = value`, also in the head of a loop; gives whether there was one.
  func readStructuredBinding(from start: Int, to limit: Int) -> Bool {
    var open = start
    while open < limit, symbol(open).isPointer { open += 1 }
    guard open < limit, symbol(open) == .leftSquare else { return false }
    var bindings: [Int32] = []
    for index in (open + 1)..<contentEnd(open) where isIdentifier(index) {
      bindings.append(bind(index, source: .part, number: Int32(bindings.count)))
    }
    position = min(after(open), limit)
    if symbol(position) == .equals, position < limit {
      position += 1
      let value = readExpression(to: limit, stopsAtComma: true)
      for binding in bindings { facts.bindings[Int(binding)].value = value }
    } else {
      for binding in bindings {
        facts.bindings[Int(binding)].value = ExpressionFact.none
        facts.bindings[Int(binding)].source = .none
      }
    }
    return true
  }

  /// Reads a name that may be qualified and have template arguments: `a::B<C>::make`.
  func readCxxName(to limit: Int) -> ExpressionIndex {
    let first = position
    var parts: [String] = []
    var arguments: [TypeIndex] = []
    var last = first
    while position < limit, word(position) >= 0 {
      last = position
      parts.append(String(decoding: bytes(position), as: UTF8.self))
      position += 1
      if symbol(position) == .less, position < limit, let end = endOfArguments(position, limit) {
        for piece in templatePieces(from: position + 1, to: end) {
          let type = readTemplateArgument(piece)
          if type >= 0 { arguments.append(type) }
        }
        position = end + 1
      }
      guard symbol(position) == .scope, position + 1 < limit else { break }
      var behind = position + 1
      if symbol(behind) == .templateKeyword || symbol(behind) == .tilde { behind += 1 }
      guard isIdentifier(behind) || symbol(behind) == .operatorKeyword else { break }
      position = behind
      if symbol(position) == .operatorKeyword { break }
    }
    let isCalled =
      position < limit
      && (symbol(position) == .leftParenthesis
        || symbol(position) == .leftBrace && isNamedLikeType(last) && endsValue(after(position)))
    let expression = addExpression(
      .name, at: last, role: isCalled ? .call : .value,
      name: parts.count == 1 ? name(last) : names.id(of: parts.joined(separator: "::")))
    facts.expressions[Int(expression)].typeArguments = list(arguments)
    guard isCalled, symbol(position) == .leftBrace else { return expression }
    let open = position
    let values = pieces(in: open).map { readArgument($0, context: -1) }
    position = after(open)
    return call(.call, at: last, base: expression, values, [])
  }

  /// Whether a value can end in front of a place, as `Type{…}` does before a semicolon.
  private func endsValue(_ index: Int) -> Bool {
    switch symbol(index) {
    case .semicolon, .comma, .dot, .rightParenthesis, .rightSquare, .rightBrace, .binaryOperator,
      .plus, .minus, .star, .question, .colon, .endOfFile:
      true
    default: false
    }
  }

  /// The `>` behind template arguments; `nil` where `<` compares.
  private func endOfArguments(_ open: Int, _ limit: Int) -> Int? {
    guard let end = templateEnd(open, limit), end > open + 1 else { return nil }
    switch symbol(end + 1) {
    case .leftParenthesis, .scope, .leftBrace: break
    case .rightParenthesis, .comma, .semicolon, .dot:
      guard isNamedLikeType(open - 1) || symbol(open - 2) == .scope else { return nil }
    default: return nil
    }
    for index in (open + 1)..<end {
      switch symbol(index) {
      case .dot, .arrow, .string, .increment, .decrement, .equals, .compoundAssignment, .question:
        return nil
      case .doubleAmpersand where index + 1 < end && symbol(index + 1) != .ellipsis: return nil
      case .binaryOperator where symbol(end + 1) != .scope: return nil
      default: break
      }
    }
    return end
  }
}
