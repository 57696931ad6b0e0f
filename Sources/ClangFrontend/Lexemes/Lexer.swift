/// Makes the scanner's tokens out of a tokenized file.
struct Lexer {
  private let text: UnsafeBufferPointer<UInt8>
  private let isCxx: Bool
  /// The words met; see `Word`.
  var words = Word.names
  private(set) var lexemes: [Lexeme] = []

  init(text: UnsafeBufferPointer<UInt8>, isCxx: Bool) {
    self.text = text
    self.isCxx = isCxx
  }

  /// Reads the tokens of a file, or of a macro's body. O(tokens).
  mutating func read(_ tokens: [ClangToken]) {
    lexemes = []
    lexemes.reserveCapacity(tokens.count)
    for token in tokens where token.start < token.end && Int(token.end) <= text.count {
      switch token.kind {
      case .identifier: addWord(token)
      case .number: add(token, isFloat(token) ? .float : .integer)
      case .text: addText(token)
      case .punctuation: addPunctuation(token)
      }
    }
  }

  private mutating func add(_ token: ClangToken, _ symbol: GrammarSymbol) {
    lexemes.append(
      Lexeme(
        symbol: symbol, condition: token.condition, word: -1, start: token.start, end: token.end))
  }

  private mutating func addWord(_ token: ClangToken) {
    let word = words.id(of: bytes(token)).index
    if let last = lexemes.last, last.symbol == .at, last.end == token.start {
      if let symbol = Word.symbol(behindAt: word) {
        lexemes[lexemes.count - 1].symbol = symbol
        lexemes[lexemes.count - 1].word = word
        lexemes[lexemes.count - 1].end = token.end
        return
      }
    }
    lexemes.append(
      Lexeme(
        symbol: Word.symbol(of: word, isCxx: isCxx), condition: token.condition, word: word,
        start: token.start, end: token.end))
  }

  private mutating func addText(_ token: ClangToken) {
    if let last = lexemes.last, last.symbol == .at, last.end == token.start {
      lexemes.removeLast()
      var whole = token
      whole.start = last.start
      add(whole, .string)
      return
    }
    let isCharacter =
      text[Int(token.start)] == UInt8(ascii: "'") || text[Int(token.end) - 1] == UInt8(ascii: "'")
    add(token, isCharacter ? .character : .string)
  }

  private func bytes(_ token: ClangToken) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: text[Int(token.start)..<Int(token.end)])
  }

  private func isFloat(_ token: ClangToken) -> Bool {
    let digits = bytes(token)
    let isHexadecimal = digits.count > 1 && digits[1] | 0x20 == UInt8(ascii: "x")
    return digits.contains {
      $0 == UInt8(ascii: ".") || !isHexadecimal && $0 | 0x20 == UInt8(ascii: "e")
    }
  }

  private mutating func addPunctuation(_ token: ClangToken) {
    let mark = bytes(token)
    if mark.count == 1 {
      let symbol = Self.single(mark[0])
      if symbol == .colon, let last = lexemes.last, last.symbol == .colon, last.end == token.start {
        lexemes[lexemes.count - 1].symbol = .scope
        lexemes[lexemes.count - 1].end = token.end
        return
      }
      add(token, symbol)
      return
    }
    if mark.elementsEqual(">>".utf8) {
      var half = token
      half.end = token.start + 1
      add(half, .greater)
      half.start = token.start + 1
      half.end = token.end
      add(half, .greater)
      return
    }
    add(token, Self.several(mark))
  }

  private static func single(_ byte: UInt8) -> GrammarSymbol {
    switch byte {
    case UInt8(ascii: "("): .leftParenthesis
    case UInt8(ascii: ")"): .rightParenthesis
    case UInt8(ascii: "["): .leftSquare
    case UInt8(ascii: "]"): .rightSquare
    case UInt8(ascii: "{"): .leftBrace
    case UInt8(ascii: "}"): .rightBrace
    case UInt8(ascii: "<"): .less
    case UInt8(ascii: ">"): .greater
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: "."): .dot
    case UInt8(ascii: "*"): .star
    case UInt8(ascii: "&"): .ampersand
    case UInt8(ascii: "^"): .caret
    case UInt8(ascii: "?"): .question
    case UInt8(ascii: "="): .equals
    case UInt8(ascii: "+"): .plus
    case UInt8(ascii: "-"): .minus
    case UInt8(ascii: "!"): .exclamation
    case UInt8(ascii: "~"): .tilde
    case UInt8(ascii: "@"): .at
    case UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "|"): .binaryOperator
    default: .other
    }
  }

  private static func several(_ mark: UnsafeBufferPointer<UInt8>) -> GrammarSymbol {
    let last = mark[mark.count - 1]
    if last == UInt8(ascii: "=") {
      let isComparison = mark.count == 2 && "=!<>".utf8.contains(mark[0])
      return isComparison ? .binaryOperator : .compoundAssignment
    }
    if mark.elementsEqual("->".utf8) { return .arrow }
    if mark.elementsEqual("::".utf8) { return .scope }
    if mark.elementsEqual("...".utf8) { return .ellipsis }
    if mark.elementsEqual("++".utf8) { return .increment }
    if mark.elementsEqual("--".utf8) { return .decrement }
    if mark.elementsEqual("&&".utf8) { return .doubleAmpersand }
    return .binaryOperator
  }
}
