/// The tokens of an interface, of which the reader looks at one at a time.
struct InterfaceTokens {
  /// The whole text, in UTF-8.
  let bytes: UnsafeBufferPointer<UInt8>
  /// The offsets of the present token; empty at the end of the text.
  private(set) var range = 0..<0
  /// Where the present token begins, backticks included.
  private(set) var start = 0
  /// Whether the present token is a name or a keyword.
  private(set) var isWord = false
  /// Where the present token ends, backticks included.
  private var end = 0

  /// The tokens from the beginning of a text.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    advance()
  }

  /// The bytes of the present token, without backticks.
  var text: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[range]) }

  /// Whether the text has ended.
  var isAtEnd: Bool { range.isEmpty }

  /// Goes on to the next token.
  mutating func advance() {
    skipSpace()
    isWord = false
    guard end < bytes.count else {
      start = bytes.count
      range = start..<start
      return
    }
    start = end
    let byte = bytes[start]
    if byte.isPartOfWord {
      isWord = true
      while end < bytes.count, bytes[end].isPartOfWord { end += 1 }
      range = start..<end
    } else if byte == UInt8(ascii: "`") {
      isWord = true
      end += 1
      while end < bytes.count, bytes[end] != byte { end += 1 }
      range = start + 1..<end
      end = min(end + 1, bytes.count)
    } else if byte == UInt8(ascii: "\"") {
      end += 1
      while end < bytes.count, bytes[end] != byte {
        end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
      }
      end = min(end + 1, bytes.count)
      range = start..<end
    } else {
      end += has("->", at: start) ? 2 : has("...", at: start) ? 3 : has("==", at: start) ? 2 : 1
      range = start..<end
    }
  }

  /// Goes on to the end of the text, where nothing more can be understood.
  mutating func stop() {
    end = bytes.count
    advance()
  }

  /// Takes all of an operator that begins with the present token.
  mutating func takeOperator() {
    while end < bytes.count, bytes[end] > UInt8(ascii: " "), bytes[end] != UInt8(ascii: "(") {
      end += 1
    }
    range = range.lowerBound..<end
  }

  private mutating func skipSpace() {
    while end < bytes.count {
      if bytes[end] <= UInt8(ascii: " ") {
        end += 1
      } else if has("//", at: end) {
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      } else {
        return
      }
    }
  }

  private func has(_ text: StaticString, at start: Int) -> Bool {
    guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<text.utf8CodeUnitCount where bytes[start + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  /// Whether the present token is spelled so.
  func isAt(_ text: StaticString) -> Bool {
    range.count == text.utf8CodeUnitCount && has(text, at: range.lowerBound)
  }
}

extension UInt8 {
  /// Whether it is part of a name: a letter, a digit, `_`, `$`, or of a character beyond ASCII.
  fileprivate var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
