/// How many `[` stand in a row, with nothing but space between them.
struct BracketRun {
  private(set) var count = 0
  private var last = -1
  /// How far into a line texts are looked for, which bounds the time that one long line takes.
  private static let textReach = 2000

  /// Takes note of a `[`.
  mutating func see(_ source: UnsafeBufferPointer<UInt8>, at index: Int, lineStart: Int) {
    var before = index - 1
    while before > last, source[before] <= 0x20 { before -= 1 }
    count = before == last && last >= 0 ? count + 1 : 1
    last = index
    if count > ByteScan.maximumBracketRun, index - lineStart <= Self.textReach,
      Self.isInText(source[lineStart..<index])
    {
      count = 0
    }
  }

  /// Whether the text of a literal stands behind a line's beginning for sure: one `"` is open, and
  /// there is neither a `"""`, which may end a text of earlier lines, nor an interpolation.
  private static func isInText(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var isOpen = false
    var isEscaped = false
    var quotes = 0
    for byte in line {
      if isEscaped {
        if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "#") { return false }
        isEscaped = false
        quotes = 0
        continue
      }
      isEscaped = byte == UInt8(ascii: "\\")
      quotes = byte == UInt8(ascii: "\"") ? quotes + 1 : 0
      if quotes == 3 { return false }
      if quotes > 0 { isOpen.toggle() }
    }
    return isOpen
  }
}

/// How deep generic arguments may be nested at a `<`, as far as bytes tell.
///
/// Braces, parentheses, `;` and `=` begin anew: what they nest, the parser counts itself.
struct AngleDepth {
  private(set) var depth = 0
  private var last = 0

  /// Takes note of a `<`, and of what stands between it and the one before. O(bytes between).
  mutating func see(_ source: UnsafeBufferPointer<UInt8>, at index: Int) {
    for place in last..<index {
      switch source[place] {
      case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("),
        UInt8(ascii: "="):
        depth = 0
      case UInt8(ascii: ">"):
        let isArrow = place > 0 && source[place - 1] == UInt8(ascii: "-")
        if !isArrow { depth = max(0, depth - 1) }
      default: break
      }
    }
    last = index
    let isOperator =
      index > 0 && Self.isOperator(source[index - 1])
      || index + 1 < source.count && Self.isOperator(source[index + 1])
    if !isOperator { depth += 1 }
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ".")
  }
}

/// How deep and how many `#if` stand in the bytes seen so far.
struct ConditionCount {
  private var depth = 0
  private var total = 0
  /// How far into a line comments are looked for, which bounds the time that one long line takes.
  private static let commentReach = 400

  /// Whether a bound is passed.
  var isTooMuch: Bool {
    depth > ByteScan.maximumConditionDepth || total > ByteScan.maximumConditionCount
  }

  /// Takes note of a `#`.
  mutating func see(
    _ source: UnsafeBufferPointer<UInt8>, at index: Int, lineStart: Int
  ) {
    let isOpening = Self.matches("if", source, at: index + 1)
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
