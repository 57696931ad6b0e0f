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
    /// Of C++ the operators whose right operand is not known yet, those further in last.
    var pending: [CxxOperatorReader.Pending] = []
    /// How many of these stand in front of a `?`.
    var outsideCondition = 0
  }

  /// How many operators of C++ may wait for what stands behind them: only assignments in a row are more
  /// than there are precedences.
  private static let maximumPending = 64

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
      let isRead =
        isCxx
        ? readCxxOperator(behind: operand, &open, stopsAtComma: stopsAtComma, &context)
        : readOperator(behind: operand, &open, stopsAtComma: stopsAtComma, &context)
      if !isRead { break }
      if position <= before { position = before + 1 }
    }
    return isCxx ? finishCxx(&open, at: start) : finish(open, at: start)
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

  // MARK: C++

  /// Reads the operator behind an operand, those before it that bind closer being complete; gives whether
  /// another operand can follow.
  private func readCxxOperator(
    behind operand: Operand, _ open: inout OpenExpression, stopsAtComma: Bool,
    _ context: inout ID<ContextFact>?
  ) -> Bool {
    switch symbol(position) {
    case .comma:
      open.current = operand
      if stopsAtComma { return false }
      _ = finishCxx(&open, at: position)
      open = OpenExpression()
    case .equals, .compoundAssignment:
      let left = folded(&open, operand, to: CxxOperatorReader.closerThanAssignment)
      builder.markAssigned(operand)
      context = left.expression.map { facts.addContext(.sameAs($0)) }
      wait(left, CxxOperatorReader.assignment, &open)
    case .question:
      let condition = folded(&open, operand, to: CxxOperatorReader.closerThanAssignment)
      if !open.isConditional { open.outsideCondition = open.pending.count }
      open.isConditional = true
      if symbol(position + 1) == .colon {
        open.branches.append(condition)
        position += 1
      } else {
        open.openQuestions += 1
      }
    case .colon where open.openQuestions > 0:
      open.openQuestions -= 1
      open.branches.append(folded(&open, operand, to: CxxOperatorReader.assignment))
    case .plus, .minus, .star, .ampersand, .caret, .binaryOperator, .doubleAmpersand, .less,
      .greater:
      let precedence = cxxOperators.precedence
      wait(folded(&open, operand, to: precedence), precedence, &open)
    default:
      open.current = operand
      return false
    }
    position += 1
    return true
  }

  /// Notes an operator until its right operand is known; the last of its tokens is left.
  private func wait(_ left: Operand, _ precedence: Int, _ open: inout OpenExpression) {
    if open.pending.count - open.outsideCondition >= Self.maximumPending {
      open.pending.removeSubrange(open.outsideCondition...)
    }
    let pending = cxxOperators.pending(behind: left, precedence: precedence)
    open.pending.append(pending)
    position += pending.length - 1
  }

  /// An operand with all operators in front of it that bind as closely as one or closer. Each is taken
  /// away, so that all of an expression are looked at once.
  private func folded(
    _ open: inout OpenExpression, _ operand: Operand, to precedence: Int
  ) -> Operand {
    var value = operand
    while open.pending.count > open.outsideCondition, let last = open.pending.last,
      last.precedence >= precedence
    {
      open.pending.removeLast()
      value = cxxOperators.value(of: last, value)
    }
    return value
  }

  private func finishCxx(_ open: inout OpenExpression, at start: Int) -> Operand {
    let current = open.current ?? Operand.none
    let last = folded(&open, current, to: CxxOperatorReader.assignment)
    guard open.isConditional else { return last }
    let results = facts.addOperand(.branches, at: start, arguments: open.branches + [last])
    open.outsideCondition = 0
    return folded(&open, results, to: CxxOperatorReader.assignment)
  }

  /// Whether an operator gives a truth value.
  private func isComparison(_ index: Int) -> Bool {
    let mark = bytes(index)
    return mark.count == 2 && (mark[1] == UInt8(ascii: "=") || mark[0] == UInt8(ascii: "|"))
  }
}
