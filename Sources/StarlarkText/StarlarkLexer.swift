/// A word, literal or mark of a Starlark text.
struct StarlarkToken: Hashable {
  enum Kind: Hashable {
    case word(String)
    case string(String)
    case number(String)
    case mark(String)
    /// The end of a line outside of brackets, and how far the next one is indented.
    case line(indent: Int)
  }

  var kind: Kind
  /// UTF-8 offset of its first byte.
  var offset: Int
}

/// Takes a Starlark text apart. Never fails: what is not known is a mark. O(length).
struct StarlarkLexer {
  private let bytes: [UInt8]
  private var index = 0
  /// Offsets of the brackets that are open.
  private var brackets: [Int] = []
  /// Offset of a text that does not end.
  private var openText: Int?
  private var tokens: [StarlarkToken] = []

  private static let marks = ["**=", "//=", "**", "//", "+=", "-=", "*=", "==", "!=", "<=", ">="]
    .map { Array($0.utf8) }

  /// The tokens of a text, and the offset of the first bracket or text that nothing closes.
  static func tokens(of text: String) -> (tokens: [StarlarkToken], unclosed: Int?) {
    var lexer = StarlarkLexer(bytes: Array(text.utf8))
    lexer.readLine()
    while lexer.index < lexer.bytes.count { lexer.read() }
    return (lexer.tokens, lexer.brackets.first ?? lexer.openText)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func byte(_ ahead: Int = 0) -> UInt8 {
    index + ahead < bytes.count ? bytes[index + ahead] : 0
  }

  private mutating func add(_ kind: StarlarkToken.Kind, at offset: Int) {
    tokens.append(StarlarkToken(kind: kind, offset: offset))
  }

  private mutating func read() {
    let start = index
    switch byte() {
    case 0x0A, 0x0D:
      index += 1
      if brackets.isEmpty { readLine() }
    case UInt8(ascii: "\\") where byte(1) == 0x0A: index += 2
    case 0...0x20: index += 1
    case UInt8(ascii: "#"): while index < bytes.count, byte() != 0x0A { index += 1 }
    case UInt8(ascii: "\""), UInt8(ascii: "'"): add(.string(readText(isRaw: false)), at: start)
    case UInt8(ascii: "r") where [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(byte(1)):
      index += 1
      add(.string(readText(isRaw: true)), at: start)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): add(.number(readWord()), at: start)
    case let first where Self.isOfWord(first): add(.word(readWord()), at: start)
    default: readMark()
    }
  }

  /// Notes how far the line is indented that begins here; lines without code do not count.
  private mutating func readLine() {
    var indent = 0
    var place = index
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: " "): indent += 1
      case UInt8(ascii: "\t"): indent += 8
      case 0x0D: break
      case 0x0A: indent = 0
      case UInt8(ascii: "#"):
        while place < bytes.count, bytes[place] != 0x0A { place += 1 }
        continue
      default:
        add(.line(indent: indent), at: place)
        index = place
        return
      }
      place += 1
    }
    index = place
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || (0x61...0x7A).contains(byte | 0x20)
      || (0x30...0x39).contains(byte)
  }

  private mutating func readWord() -> String {
    let start = index
    while index < bytes.count, Self.isOfWord(byte()) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func readText(isRaw: Bool) -> String {
    let quote = byte()
    let isLong = byte(1) == quote && byte(2) == quote
    let start = index
    index += isLong ? 3 : 1
    var result: [UInt8] = []
    var isClosed = false
    while index < bytes.count {
      let current = byte()
      if current == quote, !isLong || byte(1) == quote && byte(2) == quote {
        index += isLong ? 3 : 1
        isClosed = true
        break
      }
      if !isLong, current == 0x0A { break }
      index += 1
      guard current == UInt8(ascii: "\\"), index < bytes.count else {
        result.append(current)
        continue
      }
      let escaped = byte()
      index += 1
      if isRaw {
        result += [current, escaped]
      } else {
        switch escaped {
        case UInt8(ascii: "n"): result.append(0x0A)
        case UInt8(ascii: "t"): result.append(0x09)
        case 0x0A: break
        case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): result.append(escaped)
        default: result += [current, escaped]
        }
      }
    }
    if isLong, !isClosed { openText = start }
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func readMark() {
    let start = index
    if let mark = Self.marks.first(where: { bytes[index...].starts(with: $0) }) {
      index += mark.count
    } else {
      switch byte() {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): brackets.append(start)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): _ = brackets.popLast()
      default: break
      }
      index += 1
    }
    add(.mark(String(decoding: bytes[start..<index], as: UTF8.self)), at: start)
  }
}
