import SourceFacts
import SourceText

/// Operands that are written as a whole: braces, what follows an `@`, `sizeof`.
struct LiteralReader: GrammarReader {
  let reading: FileReading

  /// `{ .x = 1, [2] = y, label: z, w }`
  func readBraces(context: ID<ContextFact>?) -> Operand {
    let open = position
    let end = contentEnd(open)
    guard reading.depth < FileReading.maximumDepth else {
      loose.read((open + 1)..<end)
      position = after(open)
      return .none
    }
    let dimensions = reading.dimensions
    reading.dimensions = max(0, dimensions - 1)
    defer { reading.dimensions = dimensions }
    position = open + 1
    while position < end {
      let before = position
      if symbol(position) == .leftSquare { readIndexDesignator(end) }
      // Of what is written by its place alone it is not known which field it is.
      let isElement = dimensions > 0 || position > before
      let isOfType = symbol(position) == .leftBrace ? isElement : symbol(position) == .dot
      expressions.read(to: end, stopsAtComma: true, context: isOfType ? context : nil)
      if position < end, symbol(position) == .comma || symbol(position) == .semicolon {
        position += 1
      }
      if position <= before { position = before + 1 }
    }
    position = after(open)
    return .none
  }

  /// `[2] = ` and `[1 ... 3] =`; a message is no designator.
  private func readIndexDesignator(_ end: Int) {
    while symbol(position) == .leftSquare, position < end {
      let behind = after(position)
      guard behind < end,
        symbol(behind) == .equals || symbol(behind) == .leftSquare || symbol(behind) == .dot
      else { return }
      let open = position
      expressions.readAll((open + 1)..<contentEnd(open))
      position = behind
    }
    if symbol(position) == .equals { position += 1 }
  }

  /// `.name = value` in an initialiser: a member of what is made, of the type that the context tells.
  func readDesignator(to limit: Int, context: ID<ContextFact>?) -> Operand {
    position += 1
    guard position < limit, word(position) >= 0 else { return .none }
    position += 1
    let made = designated(by: context, at: position - 1)
    return facts.addOperand(
      .member(of: made), at: position - 1, role: .member, name: name(position - 1))
  }

  private func designated(by context: ID<ContextFact>?, at place: Int) -> Operand {
    guard let context else { return .none }
    switch builder[context].form {
    case .writtenType(let type): return facts.addOperand(.cast(.none, to: type), at: place)
    case .sameAs(let field): return Operand(field)
    default: return .none
    }
  }

  /// What follows an `@`: `@[…]`, `@{…}`, `@(…)`, numbers.
  func readBoxed(to limit: Int, context: ID<ContextFact>?) -> Operand {
    let start = position
    position += 1
    guard position < limit else { return .none }
    switch symbol(position) {
    case .leftParenthesis:
      let open = position
      expressions.readAll((open + 1)..<contentEnd(open))
      position = after(open)
      return .none
    case .leftSquare:
      let values = readElements(position, stopsAt: .comma)
      return facts.addOperand(.array, at: start, arguments: values)
    case .leftBrace:
      let values = readElements(position, stopsAt: .colon)
      return facts.addOperand(
        .dictionary, at: start, arguments: values.count % 2 == 0 ? values : [])
    case .integer, .float, .character, .minus, .plus:
      position += symbol(position) == .minus || symbol(position) == .plus ? 2 : 1
      position = min(position, limit)
      return .none
    default: return .none
    }
  }

  /// The elements of `@[…]`, or keys and values of `@{…}` in turn.
  private func readElements(_ open: Int, stopsAt: GrammarSymbol) -> [Operand] {
    let end = contentEnd(open)
    var values: [Operand] = []
    position = open + 1
    while position < end {
      let before = position
      values.append(expressions.read(to: end, stopsAtComma: true))
      while position < end, symbol(position) != .comma, symbol(position) != .colon {
        let place = position
        expressions.read(to: end, stopsAtComma: true)
        if position <= place { position = place + 1 }
      }
      if position < end { position += 1 }
      if position <= before { position = before + 1 }
    }
    position = after(open)
    return values
  }

  /// `@selector(name:other:)`
  func readSelector() -> Operand {
    position += 1
    guard symbol(position) == .leftParenthesis else { return .none }
    let open = position
    position = after(open)
    var range = (open + 1)..<contentEnd(open)
    while range.count > 1, symbol(range.lowerBound) == .leftParenthesis {
      range = (range.lowerBound + 1)..<min(contentEnd(range.lowerBound), range.upperBound)
    }
    guard !range.isEmpty else { return .none }
    let selector = facts.addExpression(
      .name, at: range.lowerBound, name: facts.id(of: text(range)))
    builder[selector].marks.insert(.isCompoundName)
    return Operand(selector)
  }

  /// `@protocol(P)` and `@encode(T)`
  func readTypeLiteral() -> Operand {
    let isProtocol = symbol(position) == .atProtocol
    position += 1
    guard symbol(position) == .leftParenthesis else { return .none }
    let content = (position + 1)..<contentEnd(position)
    if isProtocol { types.readProtocol(content) } else { types.read(content) }
    position = after(position)
    return .none
  }

  /// `sizeof(T)` or `sizeof value`
  func readSize(to limit: Int) -> Operand {
    position += 1
    if symbol(position) == .leftParenthesis, position < limit {
      let open = position
      types.readTypeOrExpression(in: open)
      position = after(open)
    } else {
      _ = operands.read(to: limit, context: nil)
    }
    return .integerLiteral
  }
}
