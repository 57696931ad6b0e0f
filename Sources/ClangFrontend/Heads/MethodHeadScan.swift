/// Finds the parts of a method's head.
private struct MethodHeadScan: TokenQueries {
  let tokens: LexemeText
  /// Nothing from here on belongs to it.
  let limit: Int
  var head: MethodHead

  /// Looks from the `+` or `-` to the semicolon or body.
  mutating func run(from start: Int) {
    var index = start + 1
    if symbol(index) == .leftParenthesis {
      head.result = (index + 1)..<contentEnd(index)
      index = after(index)
    }
    while symbol(index) == .attributeKeyword || isMacroLike(index) && isIdentifier(index + 1) {
      if isIdentifier(index) { head.macros.append(index) }
      index = behindCall(index)
    }
    while index < limit {
      let isWord = word(index) >= 0 && !symbol(index).beginsMember
      if isWord, symbol(index + 1) == .colon {
        if head.first < 0 { head.first = index }
        index = readParameter(label: index, from: index + 2)
      } else if symbol(index) == .colon {
        if head.first < 0 { head.first = index }
        index = readParameter(label: -1, from: index + 1)
      } else if isWord, head.first < 0 {
        head.first = index
        index += 1
        break
      } else {
        break
      }
    }
    readTail(from: index)
  }

  private mutating func readParameter(label: Int, from start: Int) -> Int {
    var index = start
    var parameter = MethodHead.Parameter(label: label, type: 0..<0, name: -1)
    if symbol(index) == .leftParenthesis, index < limit {
      parameter.type = (index + 1)..<contentEnd(index)
      index = after(index)
    }
    while index < limit {
      if symbol(index) == .qualifier || symbol(index) == .weakQualifier {
        index += 1
      } else if symbol(index) == .attributeKeyword
        || isMacroLike(index) && (isIdentifier(index + 1) || symbol(index + 1) == .leftParenthesis)
          && symbol(index + 2) != .colon
      {
        if isIdentifier(index) { head.macros.append(index) }
        index = behindCall(index)
      } else {
        break
      }
    }
    if index < limit, word(index) >= 0, !symbol(index).beginsMember {
      parameter.name = index
      index += 1
    }
    head.parameters.append(parameter)
    return index
  }

  /// `, ...`, attributes and macros behind the selector.
  private mutating func readTail(from start: Int) {
    var index = start
    while index < limit {
      switch symbol(index) {
      case .semicolon, .leftBrace: break
      case .ellipsis:
        head.isVariadic = true
        index += 1
        continue
      case .comma, .qualifier, .specifier, .string, .integer:
        index += 1
        continue
      case .attributeKeyword:
        index += 1
        continue
      case .leftParenthesis:
        index = after(index)
        continue
      case .identifier:
        head.macros.append(index)
        index += 1
        continue
      default: break
      }
      break
    }
    head.end = min(index, limit)
  }
}

extension TokenQueries {
  /// Looks at the head of a method. O(its tokens).
  func methodHead(from start: Int, to limit: Int) -> MethodHead {
    var scan = MethodHeadScan(
      tokens: tokens, limit: limit,
      head: MethodHead(isStatic: symbol(start) == .plus, end: start + 1))
    scan.run(from: start)
    return scan.head
  }

  /// Whether the last parameter of a method is `NSError **`, through which it tells what failed, and
  /// its result says whether something did: it is an object or a Boolean.
  func hasErrorParameter(_ head: MethodHead) -> Bool {
    guard let type = head.parameters.last?.type else { return false }
    return type.contains { word($0) == Word.errorType }
      && type.filter { symbol($0) == .star }.count == 2
      && !type.contains { symbol($0) == .caret } && canTellFailure(head.result)
  }

  private func canTellFailure(_ result: Range<Int>) -> Bool {
    result.isEmpty
      || result.contains { index in
        symbol(index).isPointer || Word.booleanTypes.contains(word(index))
          || Word.objectTypes.contains(word(index))
      }
  }
}
