/// What several tokens are together: lists, and where something ends. All of it ends, since each step
/// leads to a later token: that behind a bracket or angle lies behind its opening.
extension TokenQueries {
  /// Behind a semicolon that stands at a place, else the place.
  func behindSemicolon(_ index: Int, _ limit: Int) -> Int {
    index < limit && symbol(index) == .semicolon ? index + 1 : index
  }

  /// The comma or semicolon behind a value.
  func behindValue(_ start: Int, _ limit: Int) -> Int {
    var index = start
    while index < limit {
      switch symbol(index) {
      case .comma, .semicolon: return index
      case let other where other.beginsContainer || other == .atEnd: return index
      case .less where !isCxx: index += 1
      default: index = next(index)
      }
    }
    return min(index, limit)
  }

  /// The semicolon that ends an item, or where another begins.
  func behindItem(_ start: Int, _ limit: Int) -> Int {
    var index = start
    while index < limit, symbol(index) != .semicolon, symbol(index) != .rightBrace {
      index = next(index)
    }
    return min(index, limit)
  }

  /// Behind the name of a type that begins at a place, its arguments and what they qualify.
  func behindTypeName(_ index: Int) -> Int {
    var place = index + 1
    while true {
      while symbol(place) == .scope, isIdentifier(place + 1) { place += 2 }
      guard let end = angleEnd(place) else { return place }
      place = end + 1
      // `Type<Argument><Protocol>`
      if !isCxx, let protocols = angleEnd(place) { place = protocols + 1 }
      guard isCxx, symbol(place) == .scope, isIdentifier(place + 1) else {
        return place
      }
    }
  }

  /// The pieces between the commas of a list; empty for `()` and `(void)`.
  func pieces(in open: Int) -> [Range<Int>] {
    pieces(from: open + 1, to: contentEnd(open))
  }

  /// The pieces between commas.
  func pieces(from start: Int, to end: Int) -> [Range<Int>] {
    if start >= end || end == start + 1 && symbol(start) == .builtinType && isVoid(start) {
      return []
    }
    var pieces: [Range<Int>] = []
    var first = start
    var index = start
    while index < end {
      if symbol(index) == .comma {
        if first < index { pieces.append(first..<index) }
        first = index + 1
        index += 1
      } else {
        index = next(index)
      }
    }
    if first < end { pieces.append(first..<end) }
    return pieces
  }

  /// The `>` that closes the `<` of a template; `nil` where there is none. O(tokens between).
  func templateEnd(_ open: Int, _ limit: Int) -> Int? {
    if let end = angleEnd(open) { return end < limit ? end : nil }
    var level = 0
    var index = open
    while index < limit, index < open + 256 {
      switch symbol(index) {
      case .less: level += 1
      case .greater:
        level -= 1
        if level == 0 { return index }
      case .leftParenthesis, .leftSquare:
        index = after(index)
        continue
      case .leftBrace, .rightBrace, .semicolon, .rightParenthesis: return nil
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The pieces between the commas of a template's list, where `<` is always a bracket.
  func templatePieces(from start: Int, to end: Int) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var first = start
    var index = start
    var level = 0
    while index < end {
      switch symbol(index) {
      case .less: level += 1
      case .greater: level -= 1
      case .comma where level == 0:
        if first < index { pieces.append(first..<index) }
        first = index + 1
      case .leftParenthesis, .leftSquare, .leftBrace:
        index = after(index)
        continue
      default: break
      }
      index += 1
    }
    if first < end { pieces.append(first..<end) }
    return pieces
  }
}
