import SourceFacts
import SourceText

/// The statements of a body.
struct StatementReader: GrammarReader {
  let reading: FileReading

  /// A scope of local names inside a function.
  private enum OpenScope {
    case block(LocalScopes.Mark)
    /// The head of a `for` or `@catch`, until the statement behind it ends.
    case head(LocalScopes.Mark)
  }

  /// Reads statements from the present token to a limit, without recursion for nested blocks.
  ///
  /// Local names end with the block, or with the statement behind the `for` or `catch` that declares
  /// them: such a head is open until a semicolon, or the brace of its block, ends that statement. A stack
  /// of what is open takes the place of the recursion, so that deep code needs no deep stack.
  func read(to limit: Int) {
    var open: [OpenScope] = []
    while position < limit {
      let before = position
      switch symbol(position) {
      case .leftBrace:
        open.append(.block(builder.openScope()))
        position += 1
      case .rightBrace:
        closeBlock(&open)
        position += 1
        if !continuesStatement(position) { closeHeads(&open) }
      case .semicolon:
        position += 1
        closeHeads(&open)
      case .forKeyword:
        open.append(.head(builder.openScope()))
        position += 1
        if symbol(position) == .leftParenthesis { readLoopHead() }
      case .atCatch, .catchKeyword:
        open.append(.head(builder.openScope()))
        position += 1
        if symbol(position) == .leftParenthesis { readCatchHead() }
      default:
        readStatement(to: limit)
        if position < limit, symbol(position) == .semicolon {
          position += 1
          closeHeads(&open)
        }
      }
      if position <= before { position = before + 1 }
    }
    while let last = open.popLast() { leave(last) }
  }

  private func leave(_ scope: OpenScope) {
    switch scope {
    case .block(let mark), .head(let mark): builder.closeScope(mark)
    }
  }

  private func closeBlock(_ open: inout [OpenScope]) {
    while let last = open.last {
      if case .block = last {
        leave(open.removeLast())
        return
      }
      guard open.contains(where: { if case .block = $0 { true } else { false } }) else { return }
      leave(open.removeLast())
    }
  }

  private func closeHeads(_ open: inout [OpenScope]) {
    while case .head(let mark)? = open.last {
      builder.closeScope(mark)
      open.removeLast()
    }
  }

  private func continuesStatement(_ index: Int) -> Bool {
    symbol(index) == .elseKeyword || symbol(index) == .whileKeyword
  }

  /// Reads one statement, or the head of one; a semicolon behind it is left.
  private func readStatement(to limit: Int) {
    switch symbol(position) {
    case .ifKeyword, .whileKeyword, .switchKeyword, .atSynchronized:
      position += 1
      while symbol(position) == .specifier || symbol(position) == .constKeyword { position += 1 }
      if symbol(position) == .leftParenthesis { readCondition() }
    case .elseKeyword, .doKeyword, .jumpKeyword, .atTry, .atFinally, .atAutoreleasepool,
      .tryKeyword:
      position += 1
    case .gotoKeyword:
      position += 1
      if isIdentifier(position) { position += 1 }
    case .returnKeyword: readReturn(to: limit)
    case .atThrow, .throwKeyword:
      position += 1
      expressions.read(to: limit)
    case .caseKeyword:
      position += 1
      expressions.read(to: limit)
      if symbol(position) == .ellipsis {
        position += 1
        expressions.read(to: limit)
      }
      if symbol(position) == .colon { position += 1 }
    case .defaultKeyword:
      position += symbol(position + 1) == .colon ? 2 : 1
    case .attributeKeyword:
      position += 1
      if symbol(position) == .leftParenthesis { readAssembly() }
    case .usingKeyword, .staticAssertKeyword, .namespaceKeyword: _ = cxxItems.read(to: limit)
    case .atImport: fileItems.readModuleImport(to: limit)
    case .atClass: containers.readForwardClasses(to: limit)
    default: readPlainStatement(to: limit)
    }
  }

  /// `asm(…)` holds operands; what attributes hold is no code.
  private func readAssembly() {
    if bytes(position - 1).contains(where: { $0 == UInt8(ascii: "m") }),
      bytes(position - 1).elementsEqual("asm".utf8)
        || bytes(position - 1).elementsEqual("__asm__".utf8)
        || bytes(position - 1).elementsEqual("__asm".utf8)
    {
      loose.read((position + 1)..<contentEnd(position))
    }
    position = after(position)
  }

  private func readPlainStatement(to limit: Int) {
    // A label.
    if isIdentifier(position), symbol(position + 1) == .colon, position + 1 < limit {
      position += 2
      return
    }
    if ambiguity.isDeclaration(at: position, to: limit) {
      locals.read(to: limit)
      return
    }
    expressions.read(to: limit)
  }

  private func readReturn(to limit: Int) {
    position += 1
    let value = expressions.read(to: limit, context: facts.addResultContext())
    builder.addReturned(value)
  }

  // MARK: Heads of statements

  /// The parentheses of `if`, `while` and `switch`, in which C++ can declare names.
  private func readCondition() {
    let open = position
    let end = contentEnd(open)
    position = open + 1
    readHeadPart(to: end, isCondition: true)
    while position < end {
      let before = position
      if symbol(position) == .semicolon { position += 1 }
      readHeadPart(to: end, isCondition: true)
      if position <= before { position = before + 1 }
    }
    position = after(open)
  }

  /// The parentheses of `for`.
  private func readLoopHead() {
    let open = position
    let end = contentEnd(open)
    position = open + 1
    let first = position
    readHeadPart(to: end)
    if position < end, word(position) == loopIn || symbol(position) == .colon {
      let names = bindings(from: first, to: position)
      let isStructured = isCxx && (first..<position).contains { symbol($0) == .leftSquare }
      let colon = position
      position += 1
      let sequence = expressions.read(to: end)
      if isCxx {
        let element = cxxOperators.readElement(colon, of: sequence)
        for (number, name) in names.enumerated() {
          builder[name].source = isStructured ? .part(number, of: element) : .whole(element)
        }
      } else if let last = names.last {
        builder[last].source = .element(of: sequence)
      }
    }
    while position < end {
      let before = position
      if symbol(position) == .semicolon { position += 1 }
      expressions.readAll(position..<end, stopsAtSemicolon: true)
      if position <= before { position = before + 1 }
    }
    position = after(open)
  }

  /// The bindings that were made last, of names in a range, in order.
  private func bindings(from start: Int, to end: Int) -> [ID<BindingFact>] {
    var found: [ID<BindingFact>] = []
    var next = builder.nextBinding
    while next > ID(0) {
      next = next.advanced(by: -1)
      guard builder[next].offset >= tokens[start].start, builder[next].offset < tokens[end].start
      else { break }
      found.append(next)
    }
    return found.reversed()
  }

  private func readHeadPart(to end: Int, isCondition: Bool = false) {
    if ambiguity.isDeclaration(at: position, to: end), !isCondition || holdsValue(before: end) {
      locals.read(to: end)
    } else {
      expressions.readAll(position..<end, stopsAtSemicolon: true)
    }
  }

  /// Whether a value follows up to the next semicolon: what a condition declares has one, so that
  /// `a && b` is none.
  private func holdsValue(before end: Int) -> Bool {
    var index = position
    while index < end, symbol(index) != .semicolon {
      if symbol(index) == .equals || symbol(index) == .leftBrace { return true }
      index = next(index)
    }
    return false
  }

  private func readCatchHead() {
    let open = position
    let parameter = types.readParameter((open + 1)..<contentEnd(open))
    if parameter.name >= 0 { facts.bind(parameter.name, type: parameter.type) }
    position = after(open)
  }
}
