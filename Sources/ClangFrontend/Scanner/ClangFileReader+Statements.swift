import SourceFacts

extension ClangFileReader {
  /// A scope of local names inside a function.
  private enum OpenScope {
    case block(LocalScopes.Mark)
    /// The head of a `for` or `@catch`, until the statement behind it ends.
    case head(LocalScopes.Mark)
  }

  /// Reads statements from the present token to a limit, without recursion for nested blocks.
  func readStatements(to limit: Int) {
    var open: [OpenScope] = []
    while position < limit {
      let before = position
      switch symbol(position) {
      case .leftBrace:
        open.append(.block(scopes.mark()))
        position += 1
      case .rightBrace:
        closeBlock(&open)
        position += 1
        if !continuesStatement(position) { closeHeads(&open) }
      case .semicolon:
        position += 1
        closeHeads(&open)
      case .forKeyword:
        open.append(.head(scopes.mark()))
        position += 1
        if symbol(position) == .leftParenthesis { readLoopHead() }
      case .atCatch, .catchKeyword:
        open.append(.head(scopes.mark()))
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
    case .block(let mark), .head(let mark): scopes.leave(mark)
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
      scopes.leave(mark)
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
      readExpression(to: limit)
    case .caseKeyword:
      position += 1
      readExpression(to: limit)
      if symbol(position) == .ellipsis {
        position += 1
        readExpression(to: limit)
      }
      if symbol(position) == .colon { position += 1 }
    case .defaultKeyword:
      position += symbol(position + 1) == .colon ? 2 : 1
    case .attributeKeyword:
      position += 1
      if symbol(position) == .leftParenthesis { readAssembly() }
    case .usingKeyword, .staticAssertKeyword: _ = readCxxItem(to: limit)
    case .atImport: readModuleImport(to: limit)
    case .atClass: readForwardClasses(to: limit)
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
      readFlat((position + 1)..<contentEnd(position))
    }
    position = after(position)
  }

  private func readPlainStatement(to limit: Int) {
    // A label.
    if isIdentifier(position), symbol(position + 1) == .colon, position + 1 < limit {
      position += 2
      return
    }
    if isDeclaration(at: position, to: limit) {
      readLocalDeclaration(to: limit)
      return
    }
    readExpression(to: limit)
  }

  private func readReturn(to limit: Int) {
    position += 1
    let context: Int32
    if let closure = closures.last {
      context = addContext(.closureResult, index: closure.expression)
    } else if owner >= 0 {
      context = addContext(.result, index: owner)
    } else {
      context = -1
    }
    let value = readExpression(to: limit, context: context)
    if value != ExpressionFact.none, !closures.isEmpty {
      closures[closures.count - 1].returned.append(value)
    }
  }

  // MARK: Heads of statements

  /// The parentheses of `if`, `while` and `switch`, in which C++ can declare names.
  private func readCondition() {
    let open = position
    let end = contentEnd(open)
    position = open + 1
    readHeadPart(to: end)
    while position < end {
      let before = position
      if symbol(position) == .semicolon { position += 1 }
      readHeadPart(to: end)
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
      let binding = position > first ? lastBinding(from: first, to: position) : -1
      position += 1
      let sequence = readExpression(to: end)
      if binding >= 0 {
        facts.bindings[Int(binding)].value = sequence
        facts.bindings[Int(binding)].source = .element
      }
    }
    while position < end {
      let before = position
      if symbol(position) == .semicolon { position += 1 }
      readExpressions(position..<end, stopsAtSemicolon: true)
      if position <= before { position = before + 1 }
    }
    position = after(open)
  }

  /// The binding that was made of the last name in a range, or -1.
  private func lastBinding(from start: Int, to end: Int) -> Int32 {
    guard let last = facts.bindings.last, last.offset >= lexemes[start].start,
      last.offset < lexemes[end].start
    else { return -1 }
    return Int32(facts.bindings.count - 1)
  }

  private func readHeadPart(to end: Int) {
    if isDeclaration(at: position, to: end) {
      readLocalDeclaration(to: end)
    } else {
      readExpressions(position..<end, stopsAtSemicolon: true)
    }
  }

  private func readCatchHead() {
    let open = position
    let parameter = readParameter((open + 1)..<contentEnd(open))
    if parameter.name >= 0 { bind(parameter.name, type: parameter.type) }
    position = after(open)
  }

  // MARK: Local names

  /// Whether a declaration of a local name begins at a place rather than an expression.
  func isDeclaration(at index: Int, to limit: Int) -> Bool {
    switch symbol(index) {
    case .identifier: break
    case let other:
      return other.beginsDeclaration && symbol(index + 1) != .leftParenthesis
        || other == .typeofKeyword
    }
    guard local(index) == nil else { return false }
    var place = index + 1
    while symbol(place) == .scope, isIdentifier(place + 1) { place += 2 }
    if let end = angleEnd(place) {
      place = end + 1
      while symbol(place) == .scope, isIdentifier(place + 1) { place += 2 }
      return place < limit
        && (symbol(place).isPointer || isIdentifier(place) || symbol(place) == .qualifier)
        && declaresName(place, limit)
    }
    guard place < limit else { return false }
    switch symbol(place) {
    case .identifier:
      if isMacroLike(index), isFirstInLine(place) { return isDeclaration(at: place, to: limit) }
      if word(place) == loopIn { return false }
      return declaresName(place, limit)
    case .star, .caret, .ampersand, .doubleAmpersand, .qualifier, .constKeyword:
      return declaresName(place, limit)
    case .leftParenthesis:
      return holdsDeclarator(place) && symbol(after(place)) == .leftParenthesis
        && behindName(after(after(place)), limit)
    default: return other(beginsDeclarationBehindMacro: place, index)
    }
  }

  /// `MACRO int name`
  private func other(beginsDeclarationBehindMacro place: Int, _ index: Int) -> Bool {
    isMacroLike(index) && symbol(place).beginsDeclaration && symbol(place) != .typeofKeyword
      && !isFirstInLine(place)
  }

  /// Whether pointers and a name stand at a place, and behind it what follows a declared name.
  private func declaresName(_ start: Int, _ limit: Int) -> Bool {
    var index = start
    while index < limit {
      switch symbol(index) {
      case .star, .caret, .ampersand, .doubleAmpersand, .qualifier, .constKeyword, .weakQualifier,
        .specifier:
        index += 1
      case .leftParenthesis:
        return holdsDeclarator(index) && symbol(after(index)) == .leftParenthesis
      case .identifier:
        if index + 1 < limit,
          symbol(index + 1).isPointer || symbol(index + 1) == .constKeyword
            || symbol(index + 1) == .qualifier
        {
          // `EXPORT Type *name`
          guard index == start else { return false }
          index += 1
          continue
        }
        if index + 1 < limit, isIdentifier(index + 1), word(index + 1) != loopIn,
          !isFirstInLine(index + 1)
        {
          index += 1
          continue
        }
        if index + 1 < limit, angleEnd(index + 1) != nil, index == start { return true }
        return behindName(index + 1, limit)
      default: return false
      }
    }
    return false
  }

  /// Whether what stands at a place can follow a declared name.
  private func behindName(_ index: Int, _ limit: Int) -> Bool {
    guard index < limit else { return true }
    switch symbol(index) {
    case .equals, .semicolon, .comma, .leftSquare, .attributeKeyword: return true
    case .identifier: return word(index) == loopIn || isMacroLike(index)
    case .leftParenthesis, .leftBrace, .colon: return isCxx
    default: return false
    }
  }

  /// Reads the declaration of local names up to the semicolon.
  func readLocalDeclaration(to limit: Int) {
    let start = position
    let head = specifiers(from: start, to: limit, .declaration)
    var declarator = declarator(from: head.end, to: limit, .declaration)
    if head.storage.contains(.isTypedef) {
      readDeclaration(to: limit, .file)
      return
    }
    readMacroUses(head.macros)
    let base = readBase(head)
    if isCxx, declarator.name < 0, readStructuredBinding(from: head.end, to: limit) { return }
    while declarator.name >= 0 {
      readMacroUses(declarator.macros)
      readLocal(declarator, head, base, limit)
      guard position < limit, symbol(position) == .comma else { break }
      declarator = self.declarator(from: position + 1, to: limit, .declaration)
    }
    if declarator.name < 0 {
      if declarator.value >= 0 { readExpressions(declarator.value..<declarator.end) }
      position = max(declarator.end, start + 1)
    }
  }

  private func readLocal(
    _ declarator: Declarator, _ head: Specifiers, _ base: TypeIndex, _ limit: Int
  ) {
    position = declarator.end
    let type = completed(base, by: declarator)
    if declarator.parameters >= 0, declarator.value < 0 {
      readLocalFunction(declarator, type, limit)
      return
    }
    if head.storage.contains(.isExtern) { return }
    let binding = bind(declarator.name, type: type)
    if declarator.value >= 0 {
      position = declarator.value
      let value = readExpression(
        to: limit, stopsAtComma: true, context: addContext(ofType: type))
      facts.bindings[Int(binding)].value = value
      facts.bindings[Int(binding)].source = .whole
    } else if isCxx, symbol(position) == .leftBrace, position < limit {
      readExpressions((position + 1)..<contentEnd(position))
      position = after(declarator.end)
    }
  }

  /// `Type name(…)` in a function: of C a prototype, of C++ often a variable and how it is made; or
  /// a nested function.
  private func readLocalFunction(_ declarator: Declarator, _ type: TypeIndex, _ limit: Int) {
    let resume = declarator.end
    if isCxx {
      bind(declarator.name, type: type)
      readExpressions((declarator.parameters + 1)..<contentEnd(declarator.parameters))
      position = resume
      return
    }
    let mark = scopes.mark()
    for piece in pieces(in: declarator.parameters) {
      let parameter = readParameter(piece)
      if parameter.name >= 0 { bind(parameter.name, type: parameter.type) }
    }
    position = resume
    if symbol(resume) == .leftBrace, resume < limit, depth < Self.maximumDepth {
      depth += 1
      readBody(resume)
      depth -= 1
      position = after(resume)
    }
    scopes.leave(mark)
  }

  // MARK: Contexts

  /// Appends a context.
  func addContext(_ kind: ContextFact.Kind, index: Int32, number: Int32 = 0) -> Int32 {
    facts.contexts.append(ContextFact(kind: kind, index: index, position: number))
    return Int32(facts.contexts.count - 1)
  }

  /// The context of a written type, -1 where there is none.
  func addContext(ofType type: TypeIndex) -> Int32 {
    type < 0 ? -1 : addContext(.writtenType, index: type)
  }
}
