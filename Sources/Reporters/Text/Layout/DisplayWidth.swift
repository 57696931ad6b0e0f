extension Character {
  /// Columns that a terminal gives the character: 0 for a combining mark alone, 2 for wide ones and
  /// emoji.
  ///
  /// After Unicode Standard Annex #11 (East Asian Width), W and F; a cluster is as wide as its
  /// widest scalar.
  var displayWidth: Int {
    if let value = asciiValue { return (0x20...0x7E).contains(value) ? 1 : 0 }
    var width = 0
    for scalar in unicodeScalars {
      if scalar.value == 0xFE0F { return 2 }
      width = max(width, scalar.displayWidth)
    }
    return width
  }
}

extension Unicode.Scalar {
  /// Columns of the scalar by itself.
  fileprivate var displayWidth: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    if properties.isEmojiPresentation { return 2 }
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
      0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD:
      return 2
    default:
      return 1
    }
  }
}

extension String {
  /// Columns that a terminal gives the text, which holds no line ends or tabs. O(length).
  var displayWidth: Int {
    if utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return utf8.count }
    return reduce(0) { $0 + $1.displayWidth }
  }

  /// The text with its middle replaced by `…` so that it takes at most `limit` columns, which is at
  /// least 3.
  func shortened(toWidth limit: Int) -> String {
    guard utf8.count > limit, displayWidth > limit else { return self }
    let head = Self.fitting(self, width: (limit - 1) / 2)
    let tail = Self.fitting(reversed(), width: limit - 1 - head.displayWidth)
    return head + "…" + String(tail.reversed())
  }

  /// As many leading characters as fit.
  private static func fitting(_ characters: some Sequence<Character>, width: Int) -> String {
    var result = ""
    var used = 0
    for character in characters {
      used += character.displayWidth
      if used > width { break }
      result.append(character)
    }
    return result
  }

  /// The text filled with spaces to a width, at its end or, for numbers, at its beginning.
  func padded(to width: Int, alignment: TextTable.Alignment = .left) -> String {
    let space = String(repeating: " ", count: max(0, width - displayWidth))
    return alignment == .left ? self + space : space + self
  }
}
