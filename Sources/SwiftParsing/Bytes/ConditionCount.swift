import SourceText

/// How deep and how many `#if` stand in the bytes seen so far.
struct ConditionCount {
  /// Nested `#if` beyond this overflow the parser's stack, so that they are not handed to it.
  static let maximumDepth = 256
  /// More `#if` than this in a file are not handed to the parser either, unless texts and comments
  /// are told from code for sure: this count knows neither, so that an `#endif` in them can hide
  /// depth from it, but not number.
  static let maximum = 2048

  private var depth = 0
  private var total = 0
  /// Whether one of them may compare a version of Swift.
  private(set) var mentionsVersion = false
  /// How far into a line comments are looked for, and versions behind an `#if`, which bounds the
  /// time that one long line takes.
  private static let commentReach = 400

  /// Whether a bound is passed.
  var isTooMuch: Bool {
    depth > Self.maximumDepth || total > Self.maximum
  }

  /// Takes note of a `#`.
  mutating func see(
    _ source: UnsafeBufferPointer<UInt8>, at index: Int, lineStart: Int
  ) {
    let isOpening = Self.matches("if", source, at: index + 1)
    if !mentionsVersion, isOpening || Self.matches("elseif", source, at: index + 1) {
      mentionsVersion = Self.mentionsVersion(source, at: index)
    }
    guard isOpening || Self.matches("endif", source, at: index + 1),
      index - lineStart > Self.commentReach || !Self.isCommentedOut(source[lineStart..<index])
    else { return }
    if isOpening {
      depth += 1
      total += 1
    } else {
      depth = max(0, depth - 1)
    }
  }

  /// Whether a line's beginning is a `//` comment for sure: where it could also end a comment or
  /// a text that began on an earlier line, it is not.
  private static func isCommentedOut(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard text.starts(with: "//".utf8) else { return false }
    var last: [UInt8] = [0, 0]
    for byte in text {
      if byte == UInt8(ascii: "/"), last[1] == UInt8(ascii: "*") { return false }
      if byte == UInt8(ascii: "\""), last[0] == byte, last[1] == byte { return false }
      last = [last[1], byte]
    }
    return true
  }

  /// Whether `swift` or `compiler` stands in the rest of a line.
  private static func mentionsVersion(
    _ source: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> Bool {
    // Conditions are short; a bound for the time that one long line takes.
    let line = source[start...].prefix(commentReach).prefix { !$0.endsLine }
    return line.indices.contains { index in
      let rest = line[index...]
      return (source[index] == UInt8(ascii: "s") && rest.starts(with: "swift".utf8))
        || (source[index] == UInt8(ascii: "c") && rest.starts(with: "compiler".utf8))
    }
  }

  /// Whether a word that no letter continues stands at an index.
  private static func matches(
    _ word: StaticString, _ source: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> Bool {
    let end = index + word.utf8CodeUnitCount
    guard end <= source.count else { return false }
    for offset in 0..<word.utf8CodeUnitCount where source[index + offset] != word.utf8Start[offset]
    {
      return false
    }
    guard end < source.count else { return true }
    let next = source[end] | 0x20
    return !(next >= UInt8(ascii: "a") && next <= UInt8(ascii: "z"))
  }
}
