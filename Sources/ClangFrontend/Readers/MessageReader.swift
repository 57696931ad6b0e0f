import SourceFacts
import SourceText

/// Messages of Objective-C: `[receiver selector:argument …]`.
struct MessageReader: GrammarReader {
  let reading: FileReading

  /// `[receiver selector:argument …]`
  func read() -> Operand {
    let open = position
    let end = contentEnd(open)
    position = open + 1
    if position >= end {
      position = after(open)
      return .none
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
    var values: [Operand] = []
    var contexts: [ID<ContextFact>] = []
    readSelectorParts(to: end, &selector, &values, &contexts)
    readRestOfMessage(to: end)
    position = after(open)
    let name = facts.id(of: String(decoding: selector, as: UTF8.self))
    let member = facts.addOperand(.member(of: receiver), at: first, role: .call, name: name)
    return facts.addCall(.call(member), at: first, values, contexts)
  }

  private func isColon(_ index: Int) -> Bool {
    symbol(index) == .colon || symbol(index) == .scope
  }

  /// `[X alloc]` and `[X new]` make an `X`, and so does `[[X alloc] init]`; `nil` for other messages.
  private func allocation(
    _ receiver: Operand, _ open: Int, _ selector: Int
  ) -> Operand? {
    guard let made = receiver.expression else { return nil }
    let word = word(selector)
    if word == Word.alloc || word == Word.new, builder[made].kind == .name {
      builder[made].role = .call
      return facts.addCall(.call(receiver), at: selector)
    }
    guard word == Word.initializer, case .call(let type, _) = builder[made].form,
      symbol(open + 1) == .leftSquare,
      case let inner = contentEnd(open + 1) - 1, self.word(inner) == Word.alloc,
      let type = type.expression, builder[type].kind == .name
    else { return nil }
    return receiver
  }

  private func readSelectorParts(
    to end: Int, _ selector: inout [UInt8], _ values: inout [Operand],
    _ contexts: inout [ID<ContextFact>]
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
        let context = facts.addContext(.argument(values.count, of: nil))
        contexts.append(context)
        values.append(readMessageArgument(to: end, context: context))
      } while position < end && symbol(position) == .comma
      if position <= before { position = before + 1 }
    }
  }

  /// One argument, with what macros leave behind it.
  private func readMessageArgument(to end: Int, context: ID<ContextFact>?) -> Operand {
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
