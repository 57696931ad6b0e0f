import SourceFacts
import SourceText

/// Lambdas: `[captures](parameters) -> Type {…}`.
struct LambdaReader: GrammarReader {
  let reading: FileReading

  /// Whether a lambda begins at a `[` rather than a message: its body stands behind it.
  func isLambda(_ open: Int, _ limit: Int) -> Bool {
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
  func read(to limit: Int, context: ID<ContextFact>?) -> Operand {
    let start = position
    var index = after(start)
    if symbol(index) == .less, let end = templateEnd(index, limit) { index = end + 1 }
    let parameters = symbol(index) == .leftParenthesis && index < limit ? index : -1
    if parameters >= 0 { index = after(parameters) }
    let tail = functionTail(from: index, to: limit)
    let closure = facts.addExpression(.closure(body: .none, context: context), at: start)
    guard tail.body >= 0, reading.depth < FileReading.maximumDepth else {
      let end = tail.body >= 0 ? after(tail.body) : max(index, start + 1)
      loose.read((start + 1)..<min(end, limit))
      position = min(end, limit)
      return Operand(closure)
    }
    reading.depth += 1
    builder.inClosure(closure) {
      readCaptures(start)
      blocks.readSignature(closure, tail.result, parameters)
      position = tail.body + 1
      statements.read(to: contentEnd(tail.body))
    }
    reading.depth -= 1
    position = after(tail.body)
    return Operand(closure)
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
        let value = expressions.read(to: piece.upperBound)
        facts.bind(index, source: .whole(value))
      } else {
        loose.read(index..<piece.upperBound)
      }
    }
  }
}
