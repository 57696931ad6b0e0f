/// The parts of a text that a mutation takes as one: what brackets hold, statements, lines, blocks.
extension [Token] {
  /// The index of the bracket that closes the one at an index, or `nil`. O(count).
  package func closing(of index: Int) -> Int? {
    var depth = 0
    for position in index..<count {
      switch self[position].kind {
      case .open: depth += 1
      case .close:
        depth -= 1
        if depth == 0 { return position }
      default: break
      }
    }
    return nil
  }

  /// The first group of brackets that begins at an index or behind it, its brackets included; the
  /// token at the index if there is none.
  package func group(from index: Int) -> Range<Int> {
    var position = index
    while position < count {
      if self[position].kind == .open, let end = closing(of: position) { return position..<end + 1 }
      position += 1
    }
    return token(at: index)
  }

  /// The group of angle brackets that begins at an index or behind it on its line, if any.
  package func angles(from index: Int) -> Range<Int> {
    var position = index
    while position < count, self[position].kind != .newline {
      if self[position].bytes.elementsEqual("<".utf8), let end = closingAngle(of: position) {
        return position..<end + 1
      }
      position += 1
    }
    return token(at: index)
  }

  private func closingAngle(of index: Int) -> Int? {
    var depth = 0
    for position in index..<count {
      if self[position].bytes.elementsEqual("<".utf8) { depth += 1 }
      if self[position].bytes.elementsEqual(">".utf8) {
        depth -= 1
        if depth == 0 { return position }
      }
      if self[position].kind == .newline { return nil }
    }
    return nil
  }

  /// The line of an index with the line break at its end.
  package func line(of index: Int) -> Range<Int> {
    var start = index
    while start > 0, self[start - 1].kind != .newline { start -= 1 }
    var end = index
    while end < count, self[end].kind != .newline { end += 1 }
    return start..<Swift.min(end + 1, count)
  }

  /// The statement of an index: from the line's beginning to the line's end outside of brackets
  /// that open in it.
  package func statement(of index: Int) -> Range<Int> {
    let start = line(of: index).lowerBound
    var end = start
    while end < count {
      if self[end].kind == .newline { return start..<end + 1 }
      if self[end].kind == .open, let close = closing(of: end) { end = close }
      end += 1
    }
    return start..<count
  }

  /// The line of an index and the lines behind it that are indented more, as in YAML.
  package func block(of index: Int) -> Range<Int> {
    let first = line(of: index)
    let depth = indentation(at: first.lowerBound)
    var end = first.upperBound
    while end < count {
      let next = line(of: end)
      guard self[end].kind == .newline || indentation(at: end) > depth else { break }
      end = next.upperBound
    }
    return first.lowerBound..<end
  }

  private func indentation(at index: Int) -> Int {
    index < count && self[index].kind == .space ? self[index].bytes.count : 0
  }

  /// The token at an index; nothing behind the end.
  package func token(at index: Int) -> Range<Int> {
    index..<Swift.min(index + 1, Swift.max(count, index))
  }
}

extension [Token] {
  /// The expression or type that an index lies in, as far as tokens tell: up to what separates it
  /// from others, with the brackets that open in it.
  package func expression(of index: Int) -> Range<Int> {
    var start = index
    while start > 0, !self[start - 1].separatesExpressions, self[start - 1].kind != .open {
      start -= 1
    }
    var end = index
    while end < count, !self[end].separatesExpressions, self[end].kind != .close {
      if self[end].kind == .open, let close = closing(of: end) { end = close }
      end += 1
    }
    return start < end ? start..<end : token(at: index)
  }

  /// The head of the statement of an index: up to its first brace, which belongs to its body.
  package func head(of index: Int) -> Range<Int> {
    let whole = statement(of: index)
    let brace = self[whole].firstIndex { $0.bytes.elementsEqual("{".utf8) }
    return whole.lowerBound..<(brace ?? whole.upperBound)
  }
}

extension Token {
  /// Whether what stands before it and behind it are two expressions, or two types.
  fileprivate var separatesExpressions: Bool {
    if kind == .newline { return true }
    guard kind == .punctuation else { return false }
    return [",", ";", "=", ":", "->", "=>"].contains { bytes.elementsEqual($0.utf8) }
  }
}
