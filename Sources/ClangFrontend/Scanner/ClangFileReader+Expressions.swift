import SourceFacts

extension ClangFileReader {
  /// Reads all expressions of a range, whatever stands between them.
  func readExpressions(_ range: Range<Int>, stopsAtSemicolon: Bool = false) {
    position = range.lowerBound
    while position < range.upperBound {
      if stopsAtSemicolon, symbol(position) == .semicolon { return }
      if stopsAtSemicolon, word(position) == loopIn || symbol(position) == .colon { return }
      let before = position
      readExpression(to: range.upperBound)
      if position <= before { position = before + 1 }
    }
  }

  /// What is known of an expression while its operands are read.
  private struct OpenExpression {
    /// The value of what stands since the last operator that makes another one.
    var current: ExpressionIndex?
    /// What an assignment assigns to.
    var assigned: ExpressionIndex?
    /// The results of `?:`.
    var branches: [ExpressionIndex] = []
    var openQuestions = 0
    var isConditional = false
  }

  /// Reads one expression; it ends in front of what cannot be a part of it.
  @discardableResult
  func readExpression(
    to limit: Int, stopsAtComma: Bool = false, context: Int32 = -1
  ) -> ExpressionIndex {
    guard depth < Self.maximumDepth else {
      let start = position
      while position < limit, symbol(position) != .semicolon,
        !stopsAtComma || symbol(position) != .comma
      {
        position = min(next(position), limit)
      }
      readFlat(start..<position)
      return ExpressionFact.none
    }
    depth += 1
    defer { depth -= 1 }
    var open = OpenExpression()
    var context = context
    let start = position
    while position < limit {
      let before = position
      let operand = readOperand(to: limit, context: context)
      guard position < limit else {
        open.current = open.current ?? operand
        break
      }
      if !readOperator(behind: operand, &open, stopsAtComma: stopsAtComma, &context) { break }
      if position <= before { position = before + 1 }
    }
    return finish(open, at: start)
  }

  private func finish(_ open: OpenExpression, at start: Int) -> ExpressionIndex {
    if let assigned = open.assigned { return assigned }
    guard open.isConditional else { return open.current ?? ExpressionFact.none }
    let results = open.branches + [open.current ?? ExpressionFact.none]
    return addExpression(.branches, at: start, arguments: results)
  }

  /// Reads the operator behind an operand; gives whether another operand can follow.
  private func readOperator(
    behind operand: ExpressionIndex, _ open: inout OpenExpression, stopsAtComma: Bool,
    _ context: inout Int32
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
      markAssigned(operand)
      if open.assigned == nil { open.assigned = operand }
      context = operand >= 0 ? addContext(.sameAs, index: operand) : -1
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
      open.current = operand < 0 && open.current == nil ? nil : current
    case .star, .ampersand, .caret, .binaryOperator:
      open.current = operand < 0 && open.current == nil ? nil : current
      if isComparison(position) { open.current = ExpressionFact.none }
    case .doubleAmpersand, .less, .greater: open.current = ExpressionFact.none
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

  // MARK: Operands

  /// Reads an operand with the operators and casts in front of it and what follows it.
  func readOperand(to limit: Int, context: Int32) -> ExpressionIndex {
    var casts: [(type: TypeIndex, place: Int)] = []
    var isChanged = false
    var isNegated = false
    prefixes: while position < limit {
      switch symbol(position) {
      case .exclamation: isNegated = true
      case .ampersand, .increment, .decrement: isChanged = true
      case .tilde, .minus, .plus, .star, .doubleAmpersand: break
      case .leftParenthesis:
        guard symbol(position + 1) != .leftBrace, isCast(position, limit) else { break prefixes }
        let open = position
        casts.append((readType((open + 1)..<contentEnd(open)), open))
        position = after(open)
        continue
      default: break prefixes
      }
      position += 1
    }
    let own = casts.last.map { addContext(ofType: $0.type) } ?? context
    var value = readPostfix(readPrimary(to: limit, context: own), to: limit)
    if isChanged { markAssigned(value) }
    for cast in casts.reversed() where cast.type >= 0 {
      value = addExpression(.cast, at: cast.place, base: value, context: cast.type)
    }
    return isNegated && value >= 0 ? ExpressionFact.booleanLiteral : value
  }

  private func readPrimary(to limit: Int, context: Int32) -> ExpressionIndex {
    guard position < limit else { return ExpressionFact.none }
    if isCxx, let value = readCxxPrimary(to: limit, context: context) { return value }
    switch symbol(position) {
    case .identifier: return readWord(to: limit)
    case .integer, .character:
      position += 1
      return ExpressionFact.integerLiteral
    case .float:
      position += 1
      return ExpressionFact.floatLiteral
    case .string: return readString(to: limit)
    case .leftParenthesis: return readParentheses(context: context)
    case .leftSquare: return readMessage()
    case .leftBrace: return readBraces(context: context)
    case .caret: return readBlock(to: limit, context: context)
    case .at: return readBoxed(to: limit, context: context)
    case .atSelector: return readSelector()
    case .atProtocol, .atEncode: return readTypeLiteral()
    case .atAvailable:
      position += 1
      if symbol(position) == .leftParenthesis { position = after(position) }
      return ExpressionFact.booleanLiteral
    case .sizeofKeyword: return readSize(to: limit)
    case .dot: return readDesignator(to: limit)
    case .thisKeyword:
      position += 1
      return addExpression(.selfValue, at: position - 1)
    case let other where other.beginsDeclaration: return readStrayType(to: limit)
    case .scope, .other, .newKeyword, .deleteKeyword, .ellipsis, .arrow:
      position += 1
      return ExpressionFact.none
    default: return ExpressionFact.none
    }
  }

  /// A type where an expression is expected, as in the arguments of a macro.
  private func readStrayType(to limit: Int) -> ExpressionIndex {
    let start = position
    let head = specifiers(from: position, to: limit, .typeName)
    readMacroUses(head.macros)
    let type = readBase(head)
    let pointers = declarator(from: head.end, to: limit, .parameter)
    position = max(pointers.end, start + 1)
    if pointers.name >= 0, localDepth > 0 {
      bind(pointers.name, type: completed(type, by: pointers))
    } else if pointers.name < 0 {
      position = max(head.end, start + 1)
      while position < limit, symbol(position) == .star { position += 1 }
    }
    if pointers.value >= 0 {
      position = pointers.value
    }
    return ExpressionFact.none
  }

  /// `"a" MACRO "b"`, with or without `@`.
  private func readString(to limit: Int) -> ExpressionIndex {
    while position < limit {
      if symbol(position) == .string {
        position += 1
      } else if isIdentifier(position), symbol(position + 1) == .string, position + 1 < limit {
        _ = addExpression(.name, at: position, name: name(position))
        position += 2
      } else {
        break
      }
    }
    return ExpressionFact.stringLiteral
  }

  /// An identifier: a local, a word of the language, or a name to resolve.
  private func readWord(to limit: Int) -> ExpressionIndex {
    let index = position
    position += 1
    let isCalled = position < limit && symbol(position) == .leftParenthesis
    let role: ReferenceRole = isCalled ? .call : .value
    if let binding = local(index) {
      return addExpression(.local, at: index, role: role, base: binding, name: name(index))
    }
    let word = word(index)
    if word < Word.count {
      if word == Word.selfValue, language != .c { return addExpression(.selfValue, at: index) }
      if word == Word.superValue, language != .c { return addExpression(.superValue, at: index) }
      if word == Word.command { return ExpressionFact.none }
      if Word.null.contains(word) { return ExpressionFact.nilLiteral }
      if Word.booleans.contains(word) { return ExpressionFact.booleanLiteral }
    }
    if isCxx {
      position = index
      return readCxxName(to: limit)
    }
    let expression = addExpression(.name, at: index, role: role, name: name(index))
    // Of C++ that stands in another language the names are kept.
    while symbol(position) == .scope, position + 1 < limit, isIdentifier(position + 1) {
      _ = addExpression(.name, at: position + 1, name: name(position + 1))
      position += 2
    }
    if let end = angleEnd(position), end < limit, isTypeUse(behind: end) {
      let parts = pieces(from: position + 1, to: end).map { readType($0) }.filter { $0 >= 0 }
      facts.expressions[Int(expression)].typeArguments = list(parts)
      position = end + 1
    }
    return expression
  }

  /// Whether generic arguments, not comparisons, end at a place: a selector or a call follows.
  private func isTypeUse(behind end: Int) -> Bool {
    let next = symbol(end + 1)
    return next == .identifier
      && (word(end + 1) == Word.alloc || word(end + 1) == Word.new
        || symbol(end + 2) == .colon || symbol(end + 2) == .rightSquare)
      || isCxx && (next == .leftParenthesis || next == .scope || next == .leftBrace)
  }

  private func readParentheses(context: Int32) -> ExpressionIndex {
    let open = position
    let end = contentEnd(open)
    var value = ExpressionFact.none
    if symbol(open + 1) == .leftBrace {
      // `({ statements })`
      guard depth < Self.maximumDepth else {
        readFlat((open + 1)..<end)
        position = after(open)
        return value
      }
      depth += 1
      inLocalScope {
        position = open + 1
        readStatements(to: end)
      }
      depth -= 1
    } else {
      position = open + 1
      value = readExpression(to: end, context: context)
      while position < end {
        let before = position
        value = readExpression(to: end)
        if position <= before { position = before + 1 }
      }
    }
    position = after(open)
    return value
  }

  // MARK: Behind an operand

  private func readPostfix(_ operand: ExpressionIndex, to limit: Int) -> ExpressionIndex {
    var value = operand
    while position < limit {
      switch symbol(position) {
      case .dot, .arrow:
        guard word(position + 1) >= 0, position + 1 < limit else { return value }
        let name = position + 1
        let isCalled = symbol(name + 1) == .leftParenthesis && name + 1 < limit
        value = addExpression(
          .member, at: name, role: isCalled ? .call : .member, base: value, name: self.name(name))
        position = name + 1
        if isCxx { readMemberArguments(of: value, to: limit) }
      case .leftSquare: value = readSubscript(of: value)
      case .leftParenthesis: value = readCall(of: value)
      case .increment, .decrement:
        markAssigned(value)
        position += 1
      default: return value
      }
    }
    return value
  }

  private func readSubscript(of base: ExpressionIndex) -> ExpressionIndex {
    let open = position
    position = open + 1
    let index = readExpression(to: contentEnd(open))
    if position < contentEnd(open) { readExpressions(position..<contentEnd(open)) }
    position = after(open)
    return call(.subscript, at: open, base: base, [index], [])
  }

  private func readCall(of base: ExpressionIndex) -> ExpressionIndex {
    let open = position
    var values: [ExpressionIndex] = []
    var contexts: [Int32] = []
    for piece in pieces(from: open + 1, to: contentEnd(open)) {
      let context = addContext(.argument, index: -1, number: Int32(values.count))
      contexts.append(context)
      values.append(readArgument(piece, context: context))
    }
    position = after(open)
    if base < 0 { return ExpressionFact.none }
    return call(.call, at: open, base: base, values, contexts)
  }

  /// An argument of a function or macro, which can be a type.
  func readArgument(_ piece: Range<Int>, context: Int32) -> ExpressionIndex {
    if looksLikeType(piece), !isFunctionalCast(piece) {
      readType(piece)
      return ExpressionFact.none
    }
    position = piece.lowerBound
    let value = readExpression(to: piece.upperBound, context: context)
    if position < piece.upperBound { readRest(of: piece) }
    return value
  }

  /// What stands behind the expression of an argument: statements, where a macro is given some.
  private func readRest(of piece: Range<Int>) {
    if symbol(position) == .semicolon || symbol(position) == .leftBrace {
      guard depth < Self.maximumDepth else {
        readFlat(position..<piece.upperBound)
        return
      }
      depth += 1
      inLocalScope { readStatements(to: piece.upperBound) }
      depth -= 1
    } else {
      readExpressions(position..<piece.upperBound)
    }
  }

  /// Appends a call, and ties the contexts of its arguments to it.
  func call(
    _ kind: ExpressionFact.Kind, at index: Int, base: ExpressionIndex, _ values: [ExpressionIndex],
    _ contexts: [Int32]
  ) -> ExpressionIndex {
    let call = addExpression(kind, at: index, base: base, arguments: values)
    if base >= 0 { facts.expressions[Int(call)].offset = facts.expressions[Int(base)].offset }
    facts.expressions[Int(call)].labels = list(values.map { _ in -1 })
    for context in contexts { facts.contexts[Int(context)].index = call }
    return call
  }

  /// Marks what an assignment or an `&` writes, and in the chain that leads to it what changes.
  func markAssigned(_ target: ExpressionIndex) {
    guard target >= 0 else { return }
    var place = Int(target)
    facts.expressions[place].marks.insert(.isAssigned)
    while facts.expressions[place].kind == .member || facts.expressions[place].kind == .subscript,
      facts.expressions[place].base >= 0
    {
      place = Int(facts.expressions[place].base)
      if facts.expressions[place].kind == .call { return }
      facts.expressions[place].marks.insert(.isChanged)
    }
  }
}
