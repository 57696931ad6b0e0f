/// Where the parts of `struct NAME {…}` and the like stand.
struct AggregateHead {
  /// The token of the tag, or -1; and behind a qualified one.
  var tag = -1
  var macros: [Int] = []
  /// The tokens behind a colon: the type of an enumeration, the bases of a class.
  var bases: Range<Int> = 0..<0
  /// The `{`, or -1.
  var body = -1
  /// Behind it all, if there is no body.
  var end: Int
}

extension TokenQueries {
  /// Looks at a struct, union, enumeration or class, the keyword of which is at a place.
  func aggregateHead(_ keyword: Int, _ limit: Int) -> AggregateHead {
    var head = AggregateHead(end: keyword + 1)
    var index = keyword + 1
    if symbol(keyword) == .enumKeyword,
      symbol(index) == .classKeyword || symbol(index) == .structKeyword
    {
      index += 1
    }
    while index < limit {
      if symbol(index) == .leftSquare, symbol(index + 1) == .leftSquare {
        index = after(index)
      } else if symbol(index) == .attributeKeyword {
        index = behindCall(index)
      } else if isMacroLike(index), case let behind = behindCall(index), behind < limit,
        isIdentifier(behind) || symbol(behind) == .leftBrace && behind > index + 1,
        !isMacroLike(behind) || symbol(next(behind)) == .leftBrace
          || symbol(next(behind)) == .colon
      {
        head.macros.append(index)
        index = behind
      } else {
        break
      }
    }
    if index < limit, isIdentifier(index) {
      head.tag = index
      index += 1
      while symbol(index) == .scope, isIdentifier(index + 1) { index += 2 }
      if let end = angleEnd(index) { index = end + 1 }
    }
    while isIdentifier(index), isMacroLike(index) || bytes(index).elementsEqual("final".utf8),
      case let behind = behindCall(index),
      symbol(behind) == .leftBrace || symbol(behind) == .colon
    {
      head.macros.append(index)
      index = behind
    }
    head.end = min(index, limit)
    if symbol(index) == .colon, index < limit, mayHaveBases(keyword) {
      let body = bodyBehindBases(index + 1, limit)
      if body >= 0 || symbol(keyword) == .enumKeyword {
        let end = body >= 0 ? body : behindValue(index + 1, limit)
        head.bases = (index + 1)..<end
        index = end
        head.end = end
      }
    }
    if symbol(index) == .leftBrace, index < limit { head.body = index }
    return head
  }

  private func mayHaveBases(_ keyword: Int) -> Bool {
    symbol(keyword) == .enumKeyword || isCxx
  }

  private func bodyBehindBases(_ start: Int, _ limit: Int) -> Int {
    var index = start
    // No list of bases is longer; without an end, reading would not be linear.
    while index < limit, index < start + 1024 {
      switch symbol(index) {
      case .leftBrace: return index
      case .semicolon, .equals, .rightBrace: return -1
      default: index = next(index)
      }
    }
    return -1
  }

  /// Whether specifiers hold the body of a type.
  func definesAggregate(_ head: Specifiers) -> Bool {
    switch head.base {
    case .aggregate(let keyword): aggregateHead(keyword, head.end).body >= 0
    case .enumMacro: true
    default: false
    }
  }
}
