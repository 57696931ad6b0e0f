import SourceText

/// A word of the DOT language.
package enum DOTToken: Hashable, Sendable {
  /// An identifier; a plain one may be a keyword.
  case id(String, Form)
  /// One of `{ } [ ] = ; , :`.
  case punctuation(Character)
  /// `->`.
  case arrow
  /// `--`.
  case line
  /// The end of the text.
  case end

  /// How an identifier is written.
  package enum Form: Hashable, Sendable {
    /// As a word or number.
    case plain
    /// In quotes.
    case quoted
    /// As markup in angle brackets.
    case markup
  }

  /// The keyword that a plain identifier is, in lower case.
  package var keyword: String? {
    guard case .id(let text, .plain) = self, text.utf8.count <= 8 else { return nil }
    let word = text.lowercased()
    let keywords = ["strict", "graph", "digraph", "subgraph", "node", "edge"]
    return keywords.contains(word) ? word : nil
  }

  /// The token as messages name it.
  package var found: String {
    switch self {
    case .id(let text, _): "'\(text.prefix(40))'"
    case .punctuation(let character): "'\(character)'"
    case .arrow: "'->'"
    case .line: "'--'"
    case .end: "the end of the text"
    }
  }
}

/// Splits a text into words of the DOT language, without comments and blanks.
package struct DOTLexer {
  private var cursor: TextCursor

  /// Reads from where a cursor stands.
  package init(_ cursor: TextCursor) { self.cursor = cursor }

  /// The next word and its place. O(its length and that of the comments before it).
  package mutating func next() throws(DocumentError) -> (token: DOTToken, location: SourceLocation)
  {
    try skipBlanks()
    let location = cursor.location
    guard let byte = cursor.current else { return (.end, location) }
    switch byte {
    case UInt8(ascii: "\""): return (.id(try quoted(), .quoted), location)
    case UInt8(ascii: "<"): return (.id(try markup(), .markup), location)
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: ":"):
      cursor.advance()
      return (.punctuation(Character(Unicode.Scalar(byte))), location)
    case UInt8(ascii: "-") where cursor.isAt("->"):
      cursor.advance(2)
      return (.arrow, location)
    case UInt8(ascii: "-") where cursor.isAt("--"):
      cursor.advance(2)
      return (.line, location)
    default: return (.id(try plain(), .plain), location)
    }
  }

  /// Skips blanks, `// …`, `/* … */`, and lines that begin with `#`.
  private mutating func skipBlanks() throws(DocumentError) {
    while let byte = cursor.current {
      if byte.isBlank || byte.isLineEnd || byte == 0x0C || byte == 0x0B {
        cursor.advance()
      } else if cursor.isAt("//") || (byte == UInt8(ascii: "#") && cursor.isFirstOfLine) {
        cursor.take { !$0.isLineEnd }
      } else if cursor.isAt("/*") {
        let start = cursor.location
        cursor.advance(2)
        while !cursor.isAt("*/") {
          guard cursor.current != nil else {
            throw DocumentError("expected '*/' to end the comment that begins here", at: start)
          }
          cursor.advance()
        }
        cursor.advance(2)
      } else {
        return
      }
    }
  }

  /// Texts in quotes, several of them joined by `+`.
  private mutating func quoted() throws(DocumentError) -> String {
    var bytes: [UInt8] = []
    while true {
      try appendQuoted(to: &bytes)
      let end = cursor
      try skipBlanks()
      guard cursor.current == UInt8(ascii: "+") else {
        cursor = end
        return String(decoding: bytes, as: UTF8.self)
      }
      cursor.advance()
      try skipBlanks()
      guard cursor.current == UInt8(ascii: "\"") else {
        throw cursor.error(expected: "a quoted string after '+'")
      }
    }
  }

  /// One text in quotes: `\"` and `\\` stand for the second character, a backslash at the end of a
  /// line joins it with the next, other escapes stay as they are.
  private mutating func appendQuoted(to bytes: inout [UInt8]) throws(DocumentError) {
    let start = cursor.location
    cursor.advance()
    while let byte = cursor.current {
      cursor.advance()
      if byte == UInt8(ascii: "\"") { return }
      guard byte == UInt8(ascii: "\\"), let next = cursor.current else {
        bytes.append(byte)
        continue
      }
      switch next {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(next)
        cursor.advance()
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        cursor.advance(cursor.isAt("\r\n") ? 2 : 1)
      default: bytes.append(byte)
      }
    }
    throw DocumentError("expected '\"' to end the string that begins here", at: start)
  }

  /// Markup between balanced angle brackets, as it is written.
  private mutating func markup() throws(DocumentError) -> String {
    let (start, location) = (cursor.offset, cursor.location)
    var depth = 0
    while let byte = cursor.current {
      cursor.advance()
      if byte == UInt8(ascii: "<") { depth += 1 }
      if byte == UInt8(ascii: ">") { depth -= 1 }
      if depth == 0 { return cursor.text(from: start) }
    }
    throw DocumentError("expected '>' to end the markup that begins here", at: location)
  }

  /// A word or a number.
  private mutating func plain() throws(DocumentError) -> String {
    let start = cursor.offset
    let location = cursor.location
    if let byte = cursor.current, byte.isWordByte, !byte.isDigit {
      cursor.take { $0.isWordByte }
    } else {
      if cursor.current == UInt8(ascii: "-") { cursor.advance() }
      cursor.take { $0.isDigit || $0 == UInt8(ascii: ".") }
      let digits = cursor.text(from: start)
      guard digits.utf8.contains(where: \.isDigit) else {
        throw DocumentError(
          "expected a name, '->' or punctuation, found '\(digits.isEmpty ? character : digits)'; "
            + "names with characters other than letters, digits and '_' need quotes",
          at: location)
      }
    }
    if let next = cursor.current, next.isWordByte || next == UInt8(ascii: ".") {
      cursor.take { $0.isWordByte || $0 == UInt8(ascii: ".") }
      throw DocumentError(
        "expected a name or a number, found '\(cursor.text(from: start).prefix(40))'; names with "
          + "characters other than letters, digits and '_' need quotes, and so do those that begin "
          + "with a digit",
        at: location)
    }
    return cursor.text(from: start)
  }

  private var character: String { String(cursor.found.dropFirst().dropLast()) }
}

/// The text that markup shows: without tags, and with the entities of HTML replaced that escape its
/// own characters. O(bytes).
package func textShown(byMarkup markup: String) -> String {
  var bytes: [UInt8] = []
  var rest = markup.utf8.dropFirst().dropLast()
  while let byte = rest.first {
    if byte == UInt8(ascii: "<") {
      rest = rest.drop { $0 != UInt8(ascii: ">") }.dropFirst()
      continue
    }
    let entities: [(String, UInt8)] = [
      ("&amp;", UInt8(ascii: "&")), ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")),
      ("&quot;", UInt8(ascii: "\"")),
    ]
    if byte == UInt8(ascii: "&"),
      let entity = entities.first(where: { rest.starts(with: $0.0.utf8) })
    {
      bytes.append(entity.1)
      rest = rest.dropFirst(entity.0.utf8.count)
    } else {
      bytes.append(byte)
      rest = rest.dropFirst()
    }
  }
  let isSpace: (UInt8) -> Bool = { $0.isBlank || $0.isLineEnd }
  while bytes.last.map(isSpace) == true { bytes.removeLast() }
  return String(decoding: bytes.drop(while: isSpace), as: UTF8.self)
}
