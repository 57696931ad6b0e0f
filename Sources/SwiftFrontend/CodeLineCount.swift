import SourceText

/// Counts the lines of a Swift file that hold code: neither blank nor only comment.
///
/// One pass over the bytes that knows comments (nested ones too) and texts, in which nothing begins
/// a comment: `"…"`, `"""…"""`, raw ones, and interpolations within them. Regular expressions
/// between slashes are not known; what looks like a comment or a text in one counts as such, to the
/// end of the line for a text.
struct CodeLineCount {
  /// What surrounds a byte.
  private enum Context {
    /// Code; in an interpolation with the number of parentheses that are open.
    case code(parentheses: Int)
    /// A text with the number of `#` in front of it.
    case text(hashes: Int, isMultiline: Bool)
  }

  /// Texts and interpolations nested deeper are not told apart.
  private static let maximumDepth = 64

  /// The bytes that end a line, as a set of bits.
  private static var lineEnds: UInt64 { 1 << 0x0A | 1 << 0x0D }
  /// Those that also begin or end a comment, text or interpolation in code: `/`, `"`, `#`, `(`, `)`.
  private static var meaningfulInCode: UInt64 {
    lineEnds | 1 << 0x2F | 1 << 0x22 | 1 << 0x23 | 1 << 0x28 | 1 << 0x29
  }

  /// Number of lines with code.
  private(set) var lines = 0
  private let source: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var contexts: [Context] = [.code(parentheses: 0)]
  private var commentDepth = 0
  private var hasCode = false

  /// Counts. O(bytes).
  init(_ source: UnsafeBufferPointer<UInt8>) {
    self.source = source
    while index < source.count { step() }
    endLine()
  }

  private mutating func step() {
    let byte = source[index]
    if byte == 0x0A || byte == 0x0D {
      endLine()
      index += 1
    } else if commentDepth > 0 {
      stepInComment(byte)
    } else if byte == 0x20 || byte == 0x09 {
      index += 1
      while next(0) == 0x20 { index += 1 }
    } else if case .text(let hashes, let isMultiline) = contexts[contexts.count - 1] {
      hasCode = true
      stepInText(byte, hashes: hashes, isMultiline: isMultiline)
    } else {
      stepInCode(byte)
    }
  }

  private mutating func stepInComment(_ byte: UInt8) {
    if byte == UInt8(ascii: "*"), next(1) == UInt8(ascii: "/") {
      commentDepth -= 1
      index += 2
    } else if byte == UInt8(ascii: "/"), next(1) == UInt8(ascii: "*") {
      commentDepth += 1
      index += 2
    } else {
      index += 1
    }
  }

  private mutating func stepInCode(_ byte: UInt8) {
    if byte == UInt8(ascii: "/"), next(1) == UInt8(ascii: "/") {
      skipLine()
      return
    }
    if byte == UInt8(ascii: "/"), next(1) == UInt8(ascii: "*") {
      commentDepth = 1
      index += 2
      return
    }
    hasCode = true
    switch byte {
    case UInt8(ascii: "\""): beginText(hashes: 0)
    case UInt8(ascii: "#"):
      let hashes = run(of: byte, from: index)
      index += hashes
      if next(0) == UInt8(ascii: "\"") { beginText(hashes: hashes) }
    case UInt8(ascii: "("), UInt8(ascii: ")"):
      countParenthesis(byte)
      index += 1
    default: skipPlainCode()
    }
  }

  /// Goes on to the next byte that can mean something in code: most cannot.
  private mutating func skipPlainCode() { skip(to: Self.meaningfulInCode) }

  /// Goes on to the next byte below 48 whose bit is set, or backslash, past the one here.
  private mutating func skip(to bytes: UInt64) {
    let source = source
    var place = index + 1
    while place < source.count {
      let byte = source[place]
      if byte < 48 ? bytes &>> UInt64(byte) & 1 != 0 : byte == 0x5C { break }
      place += 1
    }
    index = place
  }

  private mutating func countParenthesis(_ byte: UInt8) {
    guard contexts.count > 1, case .code(let count) = contexts[contexts.count - 1] else { return }
    let new = byte == UInt8(ascii: "(") ? count + 1 : count - 1
    if new == 0 {
      contexts.removeLast()
    } else {
      contexts[contexts.count - 1] = .code(parentheses: new)
    }
  }

  private mutating func beginText(hashes: Int) {
    let isMultiline = run(of: UInt8(ascii: "\""), from: index, atMost: 3) >= 3
    enter(.text(hashes: hashes, isMultiline: isMultiline))
    index += isMultiline ? 3 : 1
  }

  private mutating func enter(_ context: Context) {
    if contexts.count < Self.maximumDepth { contexts.append(context) }
  }

  private mutating func stepInText(_ byte: UInt8, hashes: Int, isMultiline: Bool) {
    if byte == UInt8(ascii: "\\"),
      run(of: UInt8(ascii: "#"), from: index + 1, atMost: hashes) >= hashes
    {
      index += 1 + hashes
      if next(0) == UInt8(ascii: "(") { enter(.code(parentheses: 1)) }
      if let escaped = next(0), escaped != 0x0A, escaped != 0x0D { index += 1 }
      return
    }
    let quotes = isMultiline ? 3 : 1
    if byte == UInt8(ascii: "\""), run(of: byte, from: index, atMost: quotes) >= quotes,
      run(of: UInt8(ascii: "#"), from: index + quotes, atMost: hashes) >= hashes
    {
      contexts.removeLast()
      index += quotes + hashes
    } else {
      skip(to: Self.lineEnds | 1 << 0x22)
    }
  }

  /// Takes note of a line's end, which also ends texts that cannot go on.
  private mutating func endLine() {
    if hasCode { lines += 1 }
    hasCode = false
    if contexts.count == 1 { return }
    let first = contexts.firstIndex {
      if case .text(_, isMultiline: false) = $0 { true } else { false }
    }
    if let first { contexts.removeSubrange(first...) }
  }

  private mutating func skipLine() { index = source.endOfLine(at: index) }

  private func next(_ distance: Int) -> UInt8? {
    index + distance < source.count ? source[index + distance] : nil
  }

  /// How often a byte is repeated at an index, counted up to a bound.
  private func run(of byte: UInt8, from start: Int, atMost bound: Int = .max) -> Int {
    var end = start
    while end < source.count, end - start < bound, source[end] == byte { end += 1 }
    return end - start
  }
}
