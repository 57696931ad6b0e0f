import SourceFacts
import SourceText

/// Operands that only C++ has.
struct CxxOperandReader: GrammarReader {
  let reading: FileReading

  /// Reads an operand that only C++ has; `nil` where there is none.
  func read(to limit: Int, context: ID<ContextFact>?) -> Operand? {
    switch symbol(position) {
    case .leftSquare:
      return lambdas.isLambda(position, limit) ? lambdas.read(to: limit, context: context) : nil
    case .newKeyword: return constructions.readNew(to: limit)
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
      return position < limit ? read(to: limit, context: context) : nil
    case .castKeyword: return constructions.readNamedCast(to: limit)
    case .scope where isIdentifier(position + 1):
      position += 1
      return nil
    case .operatorKeyword:
      guard let name = cxxName(from: position, to: limit) else { return nil }
      position = max(name.end, position + 1)
      return facts.addOperand(
        .name, at: name.last, role: .call, name: facts.id(of: text(name.last..<name.end)))
    case .requiresKeyword:
      let start = position
      position = min(behindRequirement(start + 1, limit), limit)
      loose.read((start + 1)..<max(start + 1, position))
      return .booleanLiteral
    case .typenameKeyword, .builtinType:
      return constructions.readFunctionalCast(to: limit)
    default: return nil
    }
  }

  private func behindRequirement(_ start: Int, _ limit: Int) -> Int {
    var index = start
    if symbol(index) == .leftParenthesis { index = after(index) }
    if symbol(index) == .leftBrace { index = after(index) }
    return index
  }
}
