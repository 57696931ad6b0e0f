/// Takes a Ruby text apart, as far as manifests are written in it. Never fails: what is not known is
/// a mark. O(length).
struct RubyLexer {
  private let bytes: [UInt8]
  private var index = 0
  private var tokens: [RubyToken] = []
  /// Open `(` and `[`: inside of them the end of a line means nothing.
  private var open = 0
  /// Here documents that begin behind the current line: their words and their tokens.
  private var pending: [(terminator: [UInt8], token: Int)] = []

  private static let marks = [
    "||=", "&&=", "...", "=>", "==", "!=", "+=", "<<", "||", "&&", "::", "->", "<=", ">=", "..",
    "=~", "&.",
  ].map { Array($0.utf8) }
  /// Marks behind which a statement goes on in the next line.
  private static let continuing: Set<String> = [
    ",", "=", "+", "=>", "<<", "+=", "||", "&&", ".", "::", "(", "[", "||=", "\\",
  ]

  /// The tokens of a text.
  static func tokens(of text: String) -> [RubyToken] {
    var lexer = RubyLexer(bytes: Array(text.utf8))
    while lexer.index < lexer.bytes.count { lexer.readToken() }
    return lexer.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private func byte(_ ahead: Int = 0) -> UInt8 {
    index + ahead < bytes.count ? bytes[index + ahead] : 0
  }

  private func isNext(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private mutating func add(_ kind: RubyToken.Kind, at offset: Int) {
    tokens.append(RubyToken(kind: kind, offset: offset))
  }

  private mutating func readToken() {
    let start = index
    switch byte() {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
      index += 1
    case UInt8(ascii: "\n"):
      readLineEnd()
    case UInt8(ascii: ";"):
      index += 1
      add(.end, at: start)
    case UInt8(ascii: "#"):
      skipLine()
    case UInt8(ascii: "\\") where byte(1) == UInt8(ascii: "\n"):
      index += 2
    case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"):
      let quote = byte()
      index += 1
      let parts = readString(until: quote, from: nil)
      // `"key": value` is a label.
      add(quote == UInt8(ascii: "`") ? .mark("`") : .string(parts), at: start)
    case UInt8(ascii: "%") where isPercentLiteral: readPercentLiteral()
    case UInt8(ascii: "<") where readHereDocument(): break
    case UInt8(ascii: ":") where isNameStart(byte(1)):
      index += 1
      add(.symbol(readName()), at: start)
    case UInt8(ascii: ":") where byte(1) == UInt8(ascii: "'") || byte(1) == UInt8(ascii: "\""):
      let quote = byte(1)
      index += 2
      readQuotedSymbol(until: quote, at: start)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      while isNameByte(byte()) || (byte() == UInt8(ascii: ".") && isDigit(byte(1))) { index += 1 }
      add(.number, at: start)
    case let first where isNameStart(first): readWord()
    default: readMark()
    }
  }

  // MARK: - Lines

  private mutating func skipLine() {
    while index < bytes.count, byte() != UInt8(ascii: "\n") { index += 1 }
  }

  private mutating func readLineEnd() {
    let start = index
    index += 1
    for (terminator, token) in pending { readHereBody(until: terminator, into: token) }
    pending = []
    if isNext("=begin") {
      while index < bytes.count, !isNext("\n=end") { index += 1 }
      index = min(index + 1, bytes.count)
      skipLine()
    } else if isNext("__END__") {
      index = bytes.count
    }
    if open == 0, !goesOn { add(.end, at: start) }
  }

  /// Whether the statement goes on in the next line.
  private var goesOn: Bool {
    if case .mark(let mark)? = tokens.last?.kind, Self.continuing.contains(mark) { return true }
    let rest = bytes[index...].drop { Self.isBlank($0) || $0 == UInt8(ascii: "\r") }
    return rest.first == UInt8(ascii: ".") && rest.dropFirst().first != UInt8(ascii: ".")
  }

  // MARK: - Words and marks

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private func isNameStart(_ byte: UInt8) -> Bool { isNameByte(byte) && !isDigit(byte) }

  private func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "@"),
      UInt8(ascii: "$"), 0x80...:
      return true
    default: return false
    }
  }

  private mutating func readName() -> String {
    let start = index
    while isNameByte(byte()) { index += 1 }
    let isMarked = byte() == UInt8(ascii: "?") || byte() == UInt8(ascii: "!")
    if isMarked, byte(1) != UInt8(ascii: "=") { index += 1 }
    return text(start..<index)
  }

  /// `:'a name'`; one with code in it is known no better than a string.
  private mutating func readQuotedSymbol(until quote: UInt8, at start: Int) {
    let parts = readString(until: quote, from: nil)
    if case .text(let name)? = parts.first, parts.count == 1 {
      add(.symbol(name), at: start)
    } else {
      add(.string(parts), at: start)
    }
  }

  private mutating func readWord() {
    let start = index
    let name = readName()
    if byte() == UInt8(ascii: ":"), byte(1) != UInt8(ascii: ":") {
      index += 1
      add(.label(name), at: start)
    } else {
      add(.word(name), at: start)
    }
  }

  private mutating func readMark() {
    let start = index
    let mark = Self.marks.first { bytes[index...].starts(with: $0) } ?? [byte()]
    index += mark.count
    let text = String(decoding: mark, as: UTF8.self)
    if text == "(" || text == "[" { open += 1 }
    if text == ")" || text == "]" { open = max(0, open - 1) }
    add(.mark(text), at: start)
  }

  // MARK: - Strings

  /// Reads to a closing byte, which an opening one of its own kind makes nest.
  private mutating func readString(until close: UInt8, from opening: UInt8?) -> [RubyToken.Part] {
    let isPlain = close == UInt8(ascii: "'")
    var parts: [RubyToken.Part] = []
    var current: [UInt8] = []
    var depth = 0
    while index < bytes.count {
      let byte = byte()
      if byte == UInt8(ascii: "\\") {
        current += escaped(isPlain: isPlain, close: close)
        continue
      }
      if byte == close, depth == 0 { break }
      if byte == close { depth -= 1 }
      if byte == opening { depth += 1 }
      if !isPlain, byte == UInt8(ascii: "#"), self.byte(1) == UInt8(ascii: "{") {
        if !current.isEmpty { parts.append(.text(String(decoding: current, as: UTF8.self))) }
        current = []
        let end = bytes[index...].firstIndex(of: UInt8(ascii: "}")) ?? bytes.count
        parts.append(.code(text(min(index + 2, end)..<end)))
        index = min(end + 1, bytes.count)
        continue
      }
      current.append(byte)
      index += 1
    }
    index = min(index + 1, bytes.count)
    if !current.isEmpty || parts.isEmpty {
      parts.append(.text(String(decoding: current, as: UTF8.self)))
    }
    return parts
  }

  /// What a backslash and the byte behind it stand for.
  private mutating func escaped(isPlain: Bool, close: UInt8) -> [UInt8] {
    let next = byte(1)
    index = min(index + 2, bytes.count)
    if isPlain, next != close, next != UInt8(ascii: "\\") { return [UInt8(ascii: "\\"), next] }
    switch next {
    case UInt8(ascii: "n") where !isPlain: return [UInt8(ascii: "\n")]
    case UInt8(ascii: "t") where !isPlain: return [UInt8(ascii: "\t")]
    default: return [next]
    }
  }

  private var isPercentLiteral: Bool {
    let kinds = "wWiIqQ".utf8
    if kinds.contains(byte(1)) { return Self.closing(byte(2)) != nil }
    return "{([<".utf8.contains(byte(1)) && isAtValue
  }

  /// Whether a value begins here rather than an operator behind one.
  private var isAtValue: Bool {
    switch tokens.last?.kind {
    case nil, .end, .label: true
    case .mark(let mark): ![")", "]", "}"].contains(mark)
    case .word, .string, .symbol, .words, .number: false
    }
  }

  private static func closing(_ opening: UInt8) -> UInt8? {
    switch opening {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    case UInt8(ascii: "<"): UInt8(ascii: ">")
    case UInt8(ascii: "|"), UInt8(ascii: "!"), UInt8(ascii: "/"): opening
    default: nil
    }
  }

  private mutating func readPercentLiteral() {
    let start = index
    // `%{text}` is `%Q{text}`.
    let isBare = Self.closing(byte(1)) != nil
    let kind = isBare ? UInt8(ascii: "Q") : byte(1)
    let opening = isBare ? byte(1) : byte(2)
    guard let close = Self.closing(opening) else { return }
    index += isBare ? 2 : 3
    let parts = readString(until: close, from: opening == close ? nil : opening)
    if kind == UInt8(ascii: "q") || kind == UInt8(ascii: "Q") {
      add(.string(parts), at: start)
    } else if case .text(let text)? = parts.first, parts.count == 1 {
      add(.words(text.split(whereSeparator: \.isWhitespace).map(String.init)), at: start)
    } else {
      add(.mark("%"), at: start)
    }
  }

  /// Reads `<<-NAME`, `<<~NAME` or `<<NAME`; false for the operator `<<`.
  private mutating func readHereDocument() -> Bool {
    guard isNext("<<") else { return false }
    var place = index + 2
    let isIndented =
      place < bytes.count
      && (bytes[place] == UInt8(ascii: "-") || bytes[place] == UInt8(ascii: "~"))
    if isIndented { place += 1 }
    let isQuoted =
      place < bytes.count
      && (bytes[place] == UInt8(ascii: "'") || bytes[place] == UInt8(ascii: "\""))
    if isQuoted { place += 1 }
    let name = bytes[place...].prefix(while: isNameByte)
    let isUpper = name.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
    guard isUpper || (isIndented && !name.isEmpty) else { return false }
    pending.append((Array(name), tokens.count))
    add(.string([.text("")]), at: index)
    index = place + name.count + (isQuoted ? 1 : 0)
    return true
  }

  private mutating func readHereBody(until terminator: [UInt8], into token: Int) {
    let start = index
    while index < bytes.count {
      let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let line = bytes[index..<end].drop(while: Self.isBlank)
      let isLast = line.elementsEqual(terminator) || line.elementsEqual(terminator + [0x0D])
      let lineStart = index
      index = min(end + 1, bytes.count)
      if isLast {
        tokens[token].kind = .string([.text(text(start..<lineStart))])
        return
      }
    }
  }
}
