import SourceFacts
import SourceText

/// Expressions: operands and the operators between them.
struct ExpressionReader: GrammarReader {
  let reading: FileReading

  /// Reads all expressions of a range, whatever stands between them.
  func readAll(_ range: Range<Int>, stopsAtSemicolon: Bool = false) {
    position = range.lowerBound
    while position < range.upperBound {
      if stopsAtSemicolon, symbol(position) == .semicolon { return }
      if stopsAtSemicolon, word(position) == loopIn || symbol(position) == .colon { return }
      let before = position
      read(to: range.upperBound)
      if position <= before { position = before + 1 }
    }
  }

  /// What is known of an expression while its operands are read.
  private struct OpenExpression {
    /// The value of what stands since the last operator that makes another one.
    var current: Operand?
    /// What an assignment assigns to.
    var assigned: Operand?
    /// The results of `?:`.
    var branches: [Operand] = []
    var openQuestions = 0
    var isConditional = false
  }

  /// Reads one expression; it ends in front of what cannot be a part of it.
  @discardableResult
  func read(
    to limit: Int, stopsAtComma: Bool = false, context: ID<ContextFact>? = nil
  ) -> Operand {
    guard reading.depth < FileReading.maximumDepth else {
      let start = position
      while position < limit, symbol(position) != .semicolon,
        !stopsAtComma || symbol(position) != .comma
      {
        position = min(next(position), limit)
      }
      loose.read(start..<position)
      return .none
    }
    reading.depth += 1
    defer { reading.depth -= 1 }
    var open = OpenExpression()
    var context = context
    let start = position
    while position < limit {
      let before = position
      let operand = operands.read(to: limit, context: context)
      guard position < limit else {
        open.current = open.current ?? operand
        break
      }
      if !readOperator(behind: operand, &open, stopsAtComma: stopsAtComma, &context) { break }
      if position <= before { position = before + 1 }
    }
    return finish(open, at: start)
  }

  private func finish(_ open: OpenExpression, at start: Int) -> Operand {
    if let assigned = open.assigned { return assigned }
    guard open.isConditional else { return open.current ?? .none }
    let results = open.branches + [open.current ?? .none]
    return facts.addOperand(.branches, at: start, arguments: results)
  }

  /// Reads the operator behind an operand; gives whether another operand can follow.
  private func readOperator(
    behind operand: Operand, _ open: inout OpenExpression, stopsAtComma: Bool,
    _ context: inout ID<ContextFact>?
  ) -> Bool {
    let current = open.current ?? operand
    switch symbol(position) {
    case .comma:
      guard !stopsAtComma else {
        open.current = current
        return false
      }
      open = OpenExpression()
    case .equals, .compoundAssignment:
      builder.markAssigned(operand)
      if open.assigned == nil { open.assigned = operand }
      context = operand.expression.map { facts.addContext(.sameAs($0)) }
      open.current = nil
    case .question:
      open.isConditional = true
      open.openQuestions += 1
      if symbol(position + 1) == .colon { open.branches.append(current) }
      open.current = nil
      if symbol(position + 1) == .colon {
        open.openQuestions -= 1
        position += 1
      }
    case .colon:
      guard open.openQuestions > 0 else {
        open.current = current
        return false
      }
      open.openQuestions -= 1
      open.branches.append(current)
      open.current = nil
    case .plus, .minus:
      open.current = operand.expression == nil && open.current == nil ? nil : current
    case .star, .ampersand, .caret, .binaryOperator:
      open.current = operand.expression == nil && open.current == nil ? nil : current
      if isComparison(position) { open.current = Operand.none }
    case .doubleAmpersand, .less, .greater: open.current = Operand.none
    default:
      open.current = current
      return false
    }
    position += 1
    return true
  }

  /// Whether an operator gives a truth value.
  private func isComparison(_ index: Int) -> Bool {
    let mark = bytes(index)
    return mark.count == 2 && (mark[1] == UInt8(ascii: "=") || mark[0] == UInt8(ascii: "|"))
  }
}
