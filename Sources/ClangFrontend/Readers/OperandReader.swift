import SourceFacts
import SourceText

/// One operand with the operators and casts in front of it and what follows it.
struct OperandReader: GrammarReader {
  let reading: FileReading

  /// Reads an operand with the operators and casts in front of it and what follows it.
  func read(to limit: Int, context: ID<ContextFact>?) -> Operand {
    var prefixes: [Prefix] = []
    var isChanged = false
    var isNegated = false
    prefixes: while position < limit {
      switch symbol(position) {
      case .exclamation: isNegated = true
      case .ampersand, .increment, .decrement: isChanged = true
      case .tilde, .minus, .plus, .star, .doubleAmpersand: break
      case .leftParenthesis:
        guard symbol(position + 1) != .leftBrace, ambiguity.isCast(position, limit) else {
          break prefixes
        }
        let open = position
        prefixes.append(.cast(types.read((open + 1)..<contentEnd(open)), at: open))
        position = after(open)
        continue
      default: break prefixes
      }
      if isCxx { prefixes.append(.operator(at: position)) }
      position += 1
    }
    let own = contextOfLastCast(prefixes) ?? context
    var value = readPostfix(readPrimary(to: limit, context: own), to: limit)
    if isChanged { builder.markAssigned(value) }
    for prefix in prefixes.reversed() {
      switch prefix {
      case .cast(let type?, let place):
        value = facts.addOperand(.cast(value, to: type), at: place)
      case .cast: break
      case .operator(let place): value = cxxOperators.read(place, [value]) ?? value
      }
    }
    return isNegated && value.expression != nil ? .booleanLiteral : value
  }

  /// What stands in front of an operand.
  private enum Prefix {
    case cast(ID<TypeFact>?, at: Int)
    case `operator`(at: Int)
  }

  private func contextOfLastCast(_ prefixes: [Prefix]) -> ID<ContextFact>?? {
    for case .cast(let type, _) in prefixes.reversed() { return facts.addContext(ofType: type) }
    return nil
  }

  private func readPrimary(to limit: Int, context: ID<ContextFact>?) -> Operand {
    guard position < limit else { return .none }
    if isCxx, let value = cxxOperands.read(to: limit, context: context) { return value }
    switch symbol(position) {
    case .identifier: return readWord(to: limit)
    case .integer, .character:
      position += 1
      return .integerLiteral
    case .float:
      position += 1
      return .floatLiteral
    case .string: return readString(to: limit)
    case .leftParenthesis: return readParentheses(context: context)
    case .leftSquare: return messages.read()
    case .leftBrace: return literals.readBraces(context: context)
    case .caret: return blocks.read(to: limit, context: context)
    case .at: return literals.readBoxed(to: limit, context: context)
    case .atSelector: return literals.readSelector()
    case .atProtocol, .atEncode: return literals.readTypeLiteral()
    case .atAvailable:
      position = behindCall(position)
      return .booleanLiteral
    case .sizeofKeyword: return literals.readSize(to: limit)
    case .dot: return literals.readDesignator(to: limit, context: context)
    case .thisKeyword:
      position += 1
      return facts.addOperand(.selfValue, at: position - 1)
    case let other where other.beginsDeclaration: return readStrayType(to: limit)
    case .scope, .other, .newKeyword, .deleteKeyword, .ellipsis, .arrow:
      position += 1
      return .none
    default: return .none
    }
  }

  /// A type where an expression is expected, as in the arguments of a macro.
  private func readStrayType(to limit: Int) -> Operand {
    let start = position
    let head = specifiers(from: position, to: limit, .typeName)
    loose.readMacros(head.macros)
    let type = types.readBase(head)
    let pointers = declarator(from: head.end, to: limit, .parameter)
    position = max(pointers.end, start + 1)
    if pointers.name >= 0, builder.isLocal {
      facts.bind(pointers.name, type: types.completed(type, by: pointers))
    } else if pointers.name < 0 {
      position = max(head.end, start + 1)
      while position < limit, symbol(position) == .star { position += 1 }
    }
    if pointers.value >= 0 {
      position = pointers.value
    }
    return .none
  }

  /// `"a" MACRO "b"`, with or without `@`.
  private func readString(to limit: Int) -> Operand {
    while position < limit {
      if symbol(position) == .string {
        position += 1
      } else if isIdentifier(position), symbol(position + 1) == .string, position + 1 < limit {
        _ = facts.addExpression(.name, at: position, name: name(position))
        position += 2
      } else {
        break
      }
    }
    return .stringLiteral
  }

  /// An identifier: a local, a word of the language, or a name to resolve.
  private func readWord(to limit: Int) -> Operand {
    let index = position
    position += 1
    let isCalled = position < limit && symbol(position) == .leftParenthesis
    let role: ReferenceRole = isCalled ? .call : .value
    // No variable is meant by what `::` stands beside.
    let isLocal = !isCxx || symbol(position) != .scope && !isGlobalName(index)
    if isLocal, let binding = local(index) {
      return facts.addOperand(.local(binding), at: index, role: role, name: name(index))
    }
    let word = word(index)
    if word < Word.count {
      if word == Word.selfValue, reading.language != .c {
        return facts.addOperand(.selfValue, at: index)
      }
      if word == Word.superValue, reading.language != .c {
        return facts.addOperand(.superValue, at: index)
      }
      if word == Word.command { return .none }
      if Word.null.contains(word) { return .nilLiteral }
      if Word.booleans.contains(word) { return .booleanLiteral }
    }
    if isCxx {
      position = index
      return cxxNames.read(to: limit)
    }
    let expression = facts.addExpression(.name, at: index, role: role, name: name(index))
    // Of C++ that stands in another language the names are kept.
    while symbol(position) == .scope, position + 1 < limit, isIdentifier(position + 1) {
      _ = facts.addExpression(.name, at: position + 1, name: name(position + 1))
      position += 2
    }
    if let end = angleEnd(position), end < limit, isTypeUse(behind: end) {
      let parts = pieces(from: position + 1, to: end).compactMap { types.read($0) }
      builder[expression].typeArguments = builder.list(parts)
      position = end + 1
    }
    return Operand(expression)
  }

  /// Whether generic arguments, not comparisons, end at a place: a selector or a call follows.
  private func isTypeUse(behind end: Int) -> Bool {
    let next = symbol(end + 1)
    return next == .identifier
      && (word(end + 1) == Word.alloc || word(end + 1) == Word.new
        || symbol(end + 2) == .colon || symbol(end + 2) == .rightSquare)
      || isCxx && (next == .leftParenthesis || next == .scope || next == .leftBrace)
  }

  private func readParentheses(context: ID<ContextFact>?) -> Operand {
    let open = position
    let end = contentEnd(open)
    var value = Operand.none
    if symbol(open + 1) == .leftBrace {
      // `({ statements })`
      guard reading.depth < FileReading.maximumDepth else {
        loose.read((open + 1)..<end)
        position = after(open)
        return value
      }
      reading.depth += 1
      builder.inLocalScope {
        position = open + 1
        statements.read(to: end)
      }
      reading.depth -= 1
    } else {
      position = open + 1
      value = expressions.read(to: end, context: context)
      while position < end {
        let before = position
        value = expressions.read(to: end)
        if position <= before { position = before + 1 }
      }
    }
    position = after(open)
    return value
  }

  // MARK: Behind an operand

  private func readPostfix(_ operand: Operand, to limit: Int) -> Operand {
    var value = operand
    while position < limit {
      switch symbol(position) {
      case .dot, .arrow:
        let isArrow = symbol(position) == .arrow
        // `value.template member<Type>()`
        let isMarked = isCxx && symbol(position + 1) == .templateKeyword
        let name = isMarked ? position + 2 : position + 1
        guard word(name) >= 0, name < limit else { return value }
        // `value.Base::member`
        if isCxx, symbol(name + 1) == .scope, name + 2 < limit {
          position = name
          value = cxxNames.read(to: limit)
          continue
        }
        // `value.operator==(other)`
        let isOperator = isCxx && symbol(name) == .operatorKeyword
        let called = isOperator ? cxxName(from: name, to: limit) : nil
        let end = called?.end ?? name + 1
        let isCalled = symbol(end) == .leftParenthesis && end < limit
        let member = facts.addExpression(
          .member(of: value), at: name, role: isCalled ? .call : .member,
          name: called == nil ? self.name(name) : facts.id(of: text(name..<end)))
        position = max(end, name + 1)
        if isCxx, isArrow { builder[member].marks.insert(.isBehindArrow) }
        if isCxx { cxxNames.readMemberArguments(of: member, to: limit) }
        value = Operand(member)
      case .leftSquare: value = calls.readSubscript(of: value)
      case .leftParenthesis: value = calls.read(of: value)
      case .increment, .decrement:
        builder.markAssigned(value)
        value = cxxOperators.read(position, [value]) ?? value
        position += 1
      default: return value
      }
    }
    return value
  }
}
