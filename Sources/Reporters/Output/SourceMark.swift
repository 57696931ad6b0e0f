/// A line of source with the name in it that is meant.
struct SourceMark: Hashable {
  /// The line, without its line end.
  var source: String
  /// 1-based column in UTF-8 bytes; 0 when the line as a whole is meant. A column within a
  /// character means that character, one behind the end the end.
  var column: Int
  /// The name written there; the mark is as wide as it where the source says the same, else one
  /// byte.
  var symbol: String

  /// The bytes that are meant, counted from 0: the symbol, the symbol without its argument labels, or
  /// one; `nil` for the line as a whole. They may lie behind the end.
  var bytes: Range<Int>? {
    guard column > 0 else { return nil }
    let rest = source.utf8.dropFirst(column - 1)
    let base = symbol.prefix { $0 != "(" }
    for name in [symbol[...], base] where !name.isEmpty && rest.starts(with: name.utf8) {
      return column - 1..<column - 1 + name.utf8.count
    }
    return column - 1..<column
  }

  /// The same in a unit in which the consumer of a format counts, from 0: how many of its units stand
  /// before a byte is what `count` says of the text before it. `nil` for the line as a whole and for
  /// what is not within the line. O(length of the line).
  func range(counting count: (Substring.UnicodeScalarView) -> Int) -> Range<Int>? {
    guard let bytes, bytes.upperBound <= source.utf8.count else { return nil }
    let start = source.utf8.index(source.startIndex, offsetBy: bytes.lowerBound)
    let end = source.utf8.index(start, offsetBy: bytes.count)
    guard let low = start.samePosition(in: source.unicodeScalars) else { return nil }
    // A byte of a longer character stands for the character.
    let high =
      end.samePosition(in: source.unicodeScalars) ?? source.unicodeScalars.index(after: low)
    let first = count(source.unicodeScalars[..<low])
    return first..<first + count(source.unicodeScalars[low..<high])
  }
}
