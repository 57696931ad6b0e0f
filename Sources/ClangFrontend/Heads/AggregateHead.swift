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
      symbol(index) == .classKeyword || symbol(index) == .structKeyword || isWord(index, "class")
    {
      index += 1
    }
    let name = nameBehindMacros(keyword, from: index, limit)
    while let name, index < name {
      if isIdentifier(index) { head.macros.append(index) }
      index = behindHeadWord(index)
    }
    while name == nil, index < limit {
      if let behind = behindAttribute(index) {
        index = behind
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
      if let end = isCxx && symbol(index) == .less ? templateEnd(index, limit) : angleEnd(index) {
        index = end + 1
      }
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

  /// The name in a row of words that a body, bases, arguments or a qualified name follow:
  /// `class EXPORT SCOPED(lock) Name : Base {`. The last word is the name, but for macros and `final`
  /// behind it; `nil` where nothing stands in front of it.
  private func nameBehindMacros(_ keyword: Int, from start: Int, _ limit: Int) -> Int? {
    var words: [Int] = []
    var index = start
    while index < limit, words.count < Self.maximumHeadWords {
      if isIdentifier(index) {
        words.append(index)
      } else if behindAttribute(index) == nil {
        break
      }
      index = behindHeadWord(index)
    }
    guard index < limit, words.count > 1 else { return nil }
    switch symbol(index) {
    case .leftBrace: break
    case .colon where mayHaveBases(keyword) && bodyBehindBases(index + 1, limit) >= 0: break
    case .less, .scope: if !isCxx { return nil }
    default: return nil
    }
    while let last = words.last, words.count > 1, isWord(last, "final") { words.removeLast() }
    let name = words.last { !isMacroLike($0) && symbol($0 + 1) != .leftParenthesis } ?? words.last
    guard let name else { return nil }
    // `struct timeval now{}` declares a variable.
    let isCertain = symbol(keyword) == .classKeyword
    return words.prefix { $0 < name }.allSatisfy { isCertain || isMacroLike($0) } ? name : nil
  }

  /// The most words in front of the body of a type that are looked at.
  private static var maximumHeadWords: Int { 16 }

  /// Behind an attribute, or `nil` where none stands.
  private func behindAttribute(_ index: Int) -> Int? {
    if symbol(index) == .leftSquare, symbol(index + 1) == .leftSquare { return after(index) }
    return symbol(index) == .attributeKeyword ? behindCall(index) : nil
  }

  /// Behind a word with its arguments, or an attribute.
  private func behindHeadWord(_ index: Int) -> Int { behindAttribute(index) ?? behindCall(index) }

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
