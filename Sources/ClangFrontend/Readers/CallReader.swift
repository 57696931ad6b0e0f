import SourceFacts
import SourceText

/// Calls and subscripts: what stands between brackets behind an operand.
struct CallReader: GrammarReader {
  let reading: FileReading

  func read(of base: Operand) -> Operand {
    let open = position
    var values: [Operand] = []
    var contexts: [ID<ContextFact>] = []
    for piece in pieces(from: open + 1, to: contentEnd(open)) {
      let context = facts.addContext(.argument(values.count, of: nil))
      contexts.append(context)
      values.append(readArgument(piece, context: context))
    }
    position = after(open)
    if base.expression == nil { return .none }
    return facts.addCall(.call(base), at: open, values, contexts)
  }

  func readSubscript(of base: Operand) -> Operand {
    let open = position
    position = open + 1
    let index = expressions.read(to: contentEnd(open))
    if position < contentEnd(open) { expressions.readAll(position..<contentEnd(open)) }
    position = after(open)
    return facts.addCall(.subscript(base), at: open, [index])
  }

  /// An argument of a function or macro, which can be a type.
  func readArgument(_ piece: Range<Int>, context: ID<ContextFact>?) -> Operand {
    if ambiguity.looksLikeType(piece), !ambiguity.isFunctionalCast(piece) {
      types.read(piece)
      return .none
    }
    position = piece.lowerBound
    let value = expressions.read(to: piece.upperBound, context: context)
    if position < piece.upperBound { readRest(of: piece) }
    return value
  }

  /// What stands behind the expression of an argument: statements, where a macro is given some.
  private func readRest(of piece: Range<Int>) {
    if symbol(position) == .semicolon || symbol(position) == .leftBrace {
      guard reading.depth < FileReading.maximumDepth else {
        loose.read(position..<piece.upperBound)
        return
      }
      reading.depth += 1
      builder.inLocalScope { statements.read(to: piece.upperBound) }
      reading.depth -= 1
    } else {
      expressions.readAll(position..<piece.upperBound)
    }
  }
}
