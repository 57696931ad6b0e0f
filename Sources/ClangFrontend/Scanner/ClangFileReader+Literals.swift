import SourceFacts

extension ClangFileReader {
  /// Whether parentheses in front of an operand hold a type.
  func isCast(_ open: Int, _ limit: Int) -> Bool {
    let range = (open + 1)..<contentEnd(open)
    guard let first = range.first, symbol(first) == .identifier || symbol(first).beginsDeclaration
    else { return false }
    let behind = after(open)
    let next = behind < limit ? symbol(behind) : .endOfFile
    if symbol(first).beginsDeclaration, symbol(first) != .typeofKeyword { return true }
    if looksLikeType(range) { return beginsOperand(next) || next.isPointer || next == .minus }
    guard isIdentifier(first), local(first) == nil, isPlainName(range) else { return false }
    switch next {
    case .identifier, .integer, .float, .character, .string, .at, .atSelector, .atEncode,
      .exclamation, .tilde, .sizeofKeyword, .atProtocol, .thisKeyword:
      return true
    case .leftParenthesis, .leftSquare, .leftBrace: return isNamedLikeType(first)
    case .caret: return symbol(behind + 1) == .leftBrace || symbol(behind + 1) == .leftParenthesis
    case .minus, .ampersand, .star, .plus:
      let name = bytes(first)
      return name.count > 2 && name[name.count - 1] == UInt8(ascii: "t")
        && name[name.count - 2] == UInt8(ascii: "_")
    default: return false
    }
  }

  /// Whether a range is a name alone, perhaps a qualified one.
  private func isPlainName(_ range: Range<Int>) -> Bool {
    range.enumerated().allSatisfy { place, index in
      place % 2 == 0 ? isIdentifier(index) : symbol(index) == .scope
    }
  }

  private func beginsOperand(_ symbol: Symbol) -> Bool {
    switch symbol {
    case .identifier, .integer, .float, .character, .string, .at, .atSelector, .atEncode,
      .atProtocol, .exclamation, .tilde, .sizeofKeyword, .leftParenthesis, .leftSquare, .leftBrace,
      .thisKeyword, .increment, .decrement, .plus, .newKeyword, .castKeyword:
      true
    default: false
    }
  }

  // MARK: Braces and `@`

  /// `{ .x = 1, [2] = y, label: z, w }`
  func readBraces(context: Int32) -> ExpressionIndex {
    let open = position
    let end = contentEnd(open)
    guard depth < Self.maximumDepth else {
      readFlat((open + 1)..<end)
      position = after(open)
      return ExpressionFact.none
    }
    var values: [ExpressionIndex] = []
    position = open + 1
    while position < end {
      let before = position
      if symbol(position) == .leftSquare { readIndexDesignator(end) }
      values.append(readExpression(to: end, stopsAtComma: true))
      if position < end, symbol(position) == .comma || symbol(position) == .semicolon {
        position += 1
      }
      if position <= before { position = before + 1 }
    }
    position = after(open)
    return ExpressionFact.none
  }

  /// `[2] = ` and `[1 ... 3] =`; a message is no designator.
  private func readIndexDesignator(_ end: Int) {
    while symbol(position) == .leftSquare, position < end {
      let behind = after(position)
      guard behind < end,
        symbol(behind) == .equals || symbol(behind) == .leftSquare || symbol(behind) == .dot
      else { return }
      let open = position
      readExpressions((open + 1)..<contentEnd(open))
      position = behind
    }
    if symbol(position) == .equals { position += 1 }
  }

  /// `.name = value` in an initialiser.
  func readDesignator(to limit: Int) -> ExpressionIndex {
    position += 1
    guard position < limit, word(position) >= 0 else { return ExpressionFact.none }
    position += 1
    return addExpression(.member, at: position - 1, role: .member, name: name(position - 1))
  }

  /// What follows an `@`: `@[…]`, `@{…}`, `@(…)`, numbers.
  func readBoxed(to limit: Int, context: Int32) -> ExpressionIndex {
    let start = position
    position += 1
    guard position < limit else { return ExpressionFact.none }
    switch symbol(position) {
    case .leftParenthesis:
      let open = position
      readExpressions((open + 1)..<contentEnd(open))
      position = after(open)
      return ExpressionFact.none
    case .leftSquare:
      let values = readElements(position, stopsAt: .comma)
      return addExpression(.array, at: start, arguments: values)
    case .leftBrace:
      let values = readElements(position, stopsAt: .colon)
      return addExpression(.dictionary, at: start, arguments: values.count % 2 == 0 ? values : [])
    case .integer, .float, .character, .minus, .plus:
      position += symbol(position) == .minus || symbol(position) == .plus ? 2 : 1
      position = min(position, limit)
      return ExpressionFact.none
    default: return ExpressionFact.none
    }
  }

  /// The elements of `@[…]`, or keys and values of `@{…}` in turn.
  private func readElements(_ open: Int, stopsAt: Symbol) -> [ExpressionIndex] {
    let end = contentEnd(open)
    var values: [ExpressionIndex] = []
    position = open + 1
    while position < end {
      let before = position
      values.append(readExpression(to: end, stopsAtComma: true))
      while position < end, symbol(position) != .comma, symbol(position) != .colon {
        let place = position
        readExpression(to: end, stopsAtComma: true)
        if position <= place { position = place + 1 }
      }
      if position < end { position += 1 }
      if position <= before { position = before + 1 }
    }
    position = after(open)
    return values
  }

  /// `@selector(name:other:)`
  func readSelector() -> ExpressionIndex {
    position += 1
    guard symbol(position) == .leftParenthesis else { return ExpressionFact.none }
    let open = position
    position = after(open)
    var range = (open + 1)..<contentEnd(open)
    while range.count > 1, symbol(range.lowerBound) == .leftParenthesis {
      range = (range.lowerBound + 1)..<min(contentEnd(range.lowerBound), range.upperBound)
    }
    guard !range.isEmpty else { return ExpressionFact.none }
    return addExpression(.name, at: range.lowerBound, name: names.id(of: text(range)))
  }

  /// `@protocol(P)` and `@encode(T)`
  func readTypeLiteral() -> ExpressionIndex {
    position += 1
    guard symbol(position) == .leftParenthesis else { return ExpressionFact.none }
    readType((position + 1)..<contentEnd(position))
    position = after(position)
    return ExpressionFact.none
  }

  /// `sizeof(T)` or `sizeof value`
  func readSize(to limit: Int) -> ExpressionIndex {
    position += 1
    if symbol(position) == .leftParenthesis, position < limit {
      let open = position
      readTypeOrExpression(in: open)
      position = after(open)
    } else {
      _ = readOperand(to: limit, context: -1)
    }
    return ExpressionFact.integerLiteral
  }

  // MARK: Blocks

  /// `^{…}`, `^(Type name) {…}`, `^Type (Type name) {…}`
  func readBlock(to limit: Int, context: Int32) -> ExpressionIndex {
    let start = position
    var index = start + 1
    var result: Range<Int> = 0..<0
    while index < limit, symbol(index) != .leftParenthesis, symbol(index) != .leftBrace {
      guard
        isIdentifier(index) || symbol(index).beginsDeclaration || symbol(index) == .star
          || angleEnd(index) != nil
      else { break }
      index = next(index)
    }
    if index > start + 1 { result = (start + 1)..<index }
    let parameters = symbol(index) == .leftParenthesis ? index : -1
    if parameters >= 0 { index = after(parameters) }
    while symbol(index) == .attributeKeyword {
      index += 1
      if symbol(index) == .leftParenthesis { index = after(index) }
    }
    guard index < limit, symbol(index) == .leftBrace else {
      position = start + 1
      return ExpressionFact.none
    }
    let closure = addExpression(.closure, at: start, context: context)
    depth += 1
    closures.append(OpenClosure(expression: closure))
    inLocalScope {
      readClosureSignature(closure, result, parameters)
      position = index + 1
      if depth < Self.maximumDepth {
        readStatements(to: contentEnd(index))
      } else {
        readFlat((index + 1)..<contentEnd(index))
      }
    }
    depth -= 1
    facts.expressions[Int(closure)].labels = list(closures.removeLast().returned)
    position = after(index)
    return closure
  }

  /// Lowers the result type and the parameters of a block or lambda; -1 for no parentheses.
  func readClosureSignature(_ closure: ExpressionIndex, _ result: Range<Int>, _ open: Int) {
    if !result.isEmpty {
      let type = readType(result)
      if type >= 0 { facts.expressions[Int(closure)].typeArguments = list([type]) }
    }
    guard open >= 0 else { return }
    var bindings: [Int32] = []
    for piece in pieces(in: open) {
      let parameter = readParameter(piece)
      guard parameter.name >= 0 else { continue }
      bindings.append(
        bind(
          parameter.name, type: parameter.type, value: closure, source: .closureParameter,
          number: Int32(bindings.count)))
    }
    facts.expressions[Int(closure)].arguments = list(bindings)
  }
}
