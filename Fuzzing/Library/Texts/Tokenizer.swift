/// Cuts a text of any language into tokens. It never fails: a byte that begins nothing is a token.
///
/// It knows just enough to find words, strings, comments and brackets. What it misjudges, such as a
/// regular expression literal, costs a less apt mutation.
package struct Tokenizer {
  private let bytes: [UInt8]
  private let language: Language
  private var position = 0

  private init(_ bytes: [UInt8], _ language: Language) {
    self.bytes = bytes
    self.language = language
  }

  /// The tokens of a text. O(length).
  package static func tokens(of bytes: [UInt8], in language: Language) -> [Token] {
    var tokenizer = Tokenizer(bytes, language)
    var result: [Token] = []
    while let token = tokenizer.next() { result.append(token) }
    return result
  }

  private func byte(_ offset: Int = 0) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private mutating func next() -> Token? {
    guard let first = byte() else { return nil }
    let start = position
    position += 1
    let kind = kind(of: first)
    return Token(kind, bytes[start..<position])
  }

  /// Moves behind the token that a byte, which has been read, begins.
  private mutating func kind(of first: UInt8) -> Token.Kind {
    switch first {
    case UInt8(ascii: "\n"): return .newline
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
      skip { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }
      return .space
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return .open
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return .close
    case UInt8(ascii: "\""): return string(first)
    case UInt8(ascii: "'") where language != .swift && language != .plain: return string(first)
    case UInt8(ascii: "#") where language.hasHashComments: return lineComment()
    case UInt8(ascii: "/") where language.hasSlashComments && byte() == UInt8(ascii: "/"):
      return lineComment()
    case UInt8(ascii: "/") where language.hasSlashComments && byte() == UInt8(ascii: "*"):
      return blockComment()
    // The identifiers of a property list begin with any digit of the base 16.
    case let digit where digit.isDigit && language != .propertyList:
      skip { $0.isWord || $0 == UInt8(ascii: ".") }
      if bytes[position - 1] == UInt8(ascii: ".") { position -= 1 }
      return .number
    case let letter where letter.isWord:
      skip(while: \.isWord)
      return .word
    default:
      skip(while: \.isOperator)
      return .punctuation
    }
  }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while let byte = byte(), condition(byte) { position += 1 }
  }

  private mutating func lineComment() -> Token.Kind {
    skip { $0 != UInt8(ascii: "\n") }
    return .comment
  }

  private mutating func blockComment() -> Token.Kind {
    var depth = 1
    position += 1
    while depth > 0, let first = byte() {
      let second = byte(1)
      if first == UInt8(ascii: "*"), second == UInt8(ascii: "/") {
        depth -= 1
        position += 2
      } else if language == .swift, first == UInt8(ascii: "/"), second == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else {
        position += 1
      }
    }
    return .comment
  }

  /// A string of one line, or of several between three quotes.
  private mutating func string(_ quote: UInt8) -> Token.Kind {
    let isLong = byte() == quote && byte(1) == quote
    if isLong { position += 2 }
    while let next = byte(), isLong || next != UInt8(ascii: "\n") {
      position += 1
      if next == UInt8(ascii: "\\"), let escaped = byte(), escaped != UInt8(ascii: "\n") {
        position += 1
      } else if next == quote {
        guard isLong else { return .string }
        if byte() == quote, byte(1) == quote {
          position += 2
          return .string
        }
      }
    }
    return .string
  }
}

extension UInt8 {
  /// Whether it is a digit of ASCII.
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// Whether it is part of a name, be it of a letter that is not of ASCII.
  var isWord: Bool {
    isDigit || (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z"))
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
  }

  /// Whether a run of it is one operator.
  var isOperator: Bool {
    switch self {
    case UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "&"), UInt8(ascii: "|"),
      UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: ":"), UInt8(ascii: "?"):
      true
    default: false
    }
  }
}
