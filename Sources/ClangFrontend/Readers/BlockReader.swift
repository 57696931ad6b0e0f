import SourceFacts
import SourceText

/// Blocks: `^Type (parameters) {…}`.
struct BlockReader: GrammarReader {
  let reading: FileReading

  /// `^{…}`, `^(Type name) {…}`, `^Type (Type name) {…}`
  func read(to limit: Int, context: ID<ContextFact>?) -> Operand {
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
    while symbol(index) == .attributeKeyword { index = behindCall(index) }
    guard index < limit, symbol(index) == .leftBrace else {
      position = start + 1
      return .none
    }
    let closure = facts.addExpression(.closure(body: .none, context: context), at: start)
    reading.depth += 1
    builder.inClosure(closure) {
      readSignature(closure, result, parameters)
      position = index + 1
      if reading.depth < FileReading.maximumDepth {
        statements.read(to: contentEnd(index))
      } else {
        loose.read((index + 1)..<contentEnd(index))
      }
    }
    reading.depth -= 1
    position = after(index)
    return Operand(closure)
  }

  /// Lowers the result type and the parameters of a block or lambda; -1 for no parentheses.
  func readSignature(_ closure: ID<ExpressionFact>, _ result: Range<Int>, _ open: Int) {
    if !result.isEmpty {
      if let type = types.read(result) {
        builder[closure].typeArguments = builder.list([type])
      }
    }
    guard open >= 0 else { return }
    var parameters: [OptionalID<BindingFact>] = []
    for piece in pieces(in: open) {
      let parameter = types.readParameter(piece)
      guard parameter.name >= 0 else { continue }
      let binding = facts.bind(
        parameter.name, type: parameter.type,
        source: .closureParameter(parameters.count, of: closure))
      parameters.append(OptionalID(binding))
    }
    builder[closure].parameters = builder.list(parameters)
  }
}
