import SourceFacts

/// Messages of Objective-C: `[receiver selector:argument …]`.
struct MessageReader: GrammarReader {
  let reading: FileReading

  /// `[receiver selector:argument …]`
  func read() -> ExpressionIndex {
    let open = position
    let end = contentEnd(open)
    position = open + 1
    if position >= end {
      position = after(open)
      return ExpressionFact.none
    }
    let receiver = expressions.read(to: end, stopsAtComma: true)
    // `Class *` in front of a selector: a receiver that the reader took for a product.
    guard position < end, word(position) >= 0 || isColon(position) else {
      readRestOfMessage(to: end)
      position = after(open)
      return receiver
    }
    let first = position
    if word(first) >= 0, first + 1 == end, let made = allocation(receiver, open, first) {
      position = after(open)
      return made
    }
    var selector: [UInt8] = []
    var values: [ExpressionIndex] = []
    var contexts: [Int32] = []
    readSelectorParts(to: end, &selector, &values, &contexts)
    readRestOfMessage(to: end)
    position = after(open)
    let name = facts.id(of: String(decoding: selector, as: UTF8.self))
    let member = facts.addExpression(.member, at: first, role: .call, base: receiver, name: name)
    return facts.addCall(.call, at: first, base: member, values, contexts)
  }

  private func isColon(_ index: Int) -> Bool {
    symbol(index) == .colon || symbol(index) == .scope
  }

  /// `[X alloc]` and `[X new]` make an `X`, and so does `[[X alloc] init]`; `nil` for other messages.
  private func allocation(
    _ receiver: ExpressionIndex, _ open: Int, _ selector: Int
  ) -> ExpressionIndex? {
    guard receiver >= 0 else { return nil }
    let word = word(selector)
    let kind = builder[expression: receiver].kind
    if word == Word.alloc || word == Word.new, kind == .name {
      builder[expression: receiver].role = .call
      return facts.addCall(.call, at: selector, base: receiver)
    }
    guard word == Word.initializer, kind == .call, symbol(open + 1) == .leftSquare,
      case let inner = contentEnd(open + 1) - 1, self.word(inner) == Word.alloc,
      builder[expression: builder[expression: receiver].base].kind == .name
    else { return nil }
    return receiver
  }

  private func readSelectorParts(
    to end: Int, _ selector: inout [UInt8], _ values: inout [ExpressionIndex],
    _ contexts: inout [Int32]
  ) {
    while position < end {
      let before = position
      let hasWord = word(position) >= 0
      if hasWord, !isColon(position + 1) || position + 1 >= end {
        // A selector without arguments; behind arguments a macro.
        if selector.isEmpty {
          selector.append(contentsOf: bytes(position))
          position += 1
        }
        return
      }
      if !hasWord, !isColon(position) { return }
      if hasWord {
        selector.append(contentsOf: bytes(position))
        position += 1
      }
      selector.append(contentsOf: bytes(position))
      position += 1
      repeat {
        if symbol(position) == .comma { position += 1 }
        let context = facts.addContext(.argument, index: -1, number: Int32(values.count))
        contexts.append(context)
        values.append(readMessageArgument(to: end, context: context))
      } while position < end && symbol(position) == .comma
      if position <= before { position = before + 1 }
    }
  }

  /// One argument, with what macros leave behind it.
  private func readMessageArgument(to end: Int, context: Int32) -> ExpressionIndex {
    let value = expressions.read(to: end, stopsAtComma: true, context: context)
    while position < end, symbol(position) != .comma, !isColon(position) {
      if word(position) >= 0, isColon(position + 1), position + 1 < end { break }
      let before = position
      expressions.read(to: end, stopsAtComma: true)
      if position <= before { position = before + 1 }
    }
    return value
  }

  private func readRestOfMessage(to end: Int) {
    if position < end { expressions.readAll(position..<end) }
  }
}
