import SourceText

/// A place in a text that is read byte by byte, with its line and column.
package struct TextCursor: Sendable {
  /// The whole text.
  package let bytes: [UInt8]
  /// The path that locations carry.
  package let path: String
  /// Where reading ends, an offset.
  package let end: Int
  /// The offset of the next byte.
  package private(set) var offset: Int
  private var line: Int
  private var lineStart: Int

  /// Begins at the start of a text, behind a byte order mark if there is one.
  package init(_ text: String, path: String) {
    let bytes = Array(text.utf8)
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    self.init(bytes, path: path, range: start..<bytes.count, line: 1)
  }

  /// Reads a part of a text that begins with a line of a number.
  package init(_ bytes: [UInt8], path: String, range: Range<Int>, line: Int) {
    self.bytes = bytes
    self.path = path
    self.line = line
    offset = range.lowerBound
    end = range.upperBound
    lineStart = range.lowerBound
  }

  /// The next byte; `nil` at the end.
  package var current: UInt8? { offset < end ? bytes[offset] : nil }

  /// A byte behind the next one; `nil` beyond the end.
  package func peek(_ distance: Int) -> UInt8? {
    offset + distance < end ? bytes[offset + distance] : nil
  }

  /// Whether the text goes on with some ASCII characters.
  package func isAt(_ text: StaticString) -> Bool {
    guard end - offset >= text.utf8CodeUnitCount else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[offset + $0] == text.utf8Start[$0] }
  }

  /// The place of the next byte.
  package var location: SourceLocation {
    SourceLocation(path: path, line: line, column: offset - lineStart + 1)
  }

  /// Whether nothing but blanks stands in front of the next byte on its line. O(blanks).
  package var isFirstOfLine: Bool { bytes[lineStart..<offset].reversed().allSatisfy(\.isBlank) }

  /// Goes on by some bytes, not beyond the end. O(count).
  package mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where offset < end {
      let byte = bytes[offset]
      offset += 1
      let isLineEnd =
        byte == UInt8(ascii: "\n")
        || (byte == UInt8(ascii: "\r") && (offset >= end || bytes[offset] != UInt8(ascii: "\n")))
      if isLineEnd {
        line += 1
        lineStart = offset
      }
    }
  }

  /// Goes on while bytes fulfil a condition, and returns them as text.
  @discardableResult
  package mutating func take(while condition: (UInt8) -> Bool) -> String {
    let start = offset
    while let byte = current, condition(byte) { advance() }
    return text(from: start)
  }

  /// The text from an offset to the next byte.
  package func text(from start: Int) -> String {
    String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// What comes next, for messages: a character in quotes, or the end of the text.
  package var found: String {
    guard let byte = current else { return "the end of the text" }
    if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return "the end of the line" }
    let character = String(decoding: bytes[offset..<min(end, offset + 16)], as: UTF8.self).prefix(1)
    return "'\(character)'"
  }

  /// The same place in a text that ends where another cursor of it stands.
  package func upTo(_ other: TextCursor) -> TextCursor {
    var copy = TextCursor(bytes, path: path, range: offset..<max(offset, other.offset), line: line)
    copy.lineStart = lineStart
    return copy
  }

  /// An error at the next byte.
  package func error(expected: String) -> DocumentError {
    DocumentError("expected \(expected), found \(found)", at: location)
  }
}

extension UInt8 {
  /// Whether the byte is a letter, a digit, an underscore or part of a character beyond ASCII.
  package var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: isDigit
    }
  }

  /// Whether the byte is an ASCII digit.
  package var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  /// Whether the byte is a space or a tab.
  package var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  /// Whether the byte ends a line.
  package var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
