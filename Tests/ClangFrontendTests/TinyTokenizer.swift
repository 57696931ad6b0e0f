import ArchModel

@testable import ClangFrontend

/// Splits a small text into tokens, for tests of the scanner alone; conditions are those of `#if NAME`,
/// `#else` and `#endif`.
func tinyTokens(_ source: String) -> TokenizedFile {
  var tokenizer = TinyTokenizer(text: Array(source.utf8))
  tokenizer.run()
  return tokenizer.file
}

struct TinyTokenizer {
  let text: [UInt8]
  var file: TokenizedFile
  private var place = 0
  private var open: [(condition: BuildCondition, isElse: Bool)] = []
  private var condition: UInt16 = 0

  init(text: [UInt8]) {
    self.text = text
    file = TokenizedFile(
      text: text, tokens: [], includes: [], macros: [], comments: [], conditions: [.always],
      lines: LineTable(starts: [0]), codeLines: 0, problems: [])
  }

  private func byte(_ index: Int) -> UInt8 { index < text.count ? text[index] : 0 }

  mutating func run() {
    var isLineStart = true
    while place < text.count {
      let current = text[place]
      if current == UInt8(ascii: "\n") {
        isLineStart = true
        place += 1
      } else if current <= 32 {
        place += 1
      } else if current == UInt8(ascii: "/"), byte(place + 1) == UInt8(ascii: "/") {
        while place < text.count, text[place] != UInt8(ascii: "\n") { place += 1 }
      } else if current == UInt8(ascii: "/"), byte(place + 1) == UInt8(ascii: "*") {
        place += 2
        while place < text.count,
          !(text[place] == UInt8(ascii: "*") && byte(place + 1) == UInt8(ascii: "/"))
        { place += 1 }
        place += 2
      } else if current == UInt8(ascii: "#"), isLineStart {
        readDirective()
      } else {
        isLineStart = false
        if let token = next() { file.tokens.append(token) }
      }
    }
  }

  private mutating func next() -> ClangToken? {
    let start = place
    let first = text[place]
    var kind = ClangToken.Kind.punctuation
    if isLetter(first) {
      kind = .identifier
      while place < text.count, isLetter(text[place]) || isDigit(text[place]) { place += 1 }
    } else if isDigit(first) {
      kind = .number
      while place < text.count,
        isLetter(text[place]) || isDigit(text[place]) || text[place] == UInt8(ascii: ".")
      { place += 1 }
    } else if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      kind = .text
      place += 1
      while place < text.count, text[place] != first, text[place] != UInt8(ascii: "\n") {
        place += text[place] == UInt8(ascii: "\\") ? 2 : 1
      }
      place += 1
    } else {
      place += marks(at: place)
    }
    place = min(place, text.count)
    return ClangToken(
      kind: kind, condition: condition, start: UInt32(start), end: UInt32(place))
  }

  private func marks(at index: Int) -> Int {
    for mark in [
      "...", "<<=", ">>=", "->", "++", "--", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "+=",
      "-=", "*=", "/=", "%=", "&=", "|=", "^=", "::",
    ] where text[index...].starts(with: mark.utf8) { return mark.utf8.count }
    return 1
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
      || byte >= 0x80 || byte == UInt8(ascii: "$")
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  // MARK: Directives

  private mutating func readDirective() {
    let start = place
    while place < text.count {
      if text[place] == UInt8(ascii: "\\"), byte(place + 1) == UInt8(ascii: "\n") {
        place += 2
      } else if text[place] == UInt8(ascii: "\n") {
        break
      } else {
        place += 1
      }
    }
    let end = place
    place = start + 1
    while byte(place) == 32 { place += 1 }
    guard place < end, let word = next() else { return }
    let name = String(decoding: text[Int(word.start)..<Int(word.end)], as: UTF8.self)
    let rest = place
    place = end
    switch name {
    case "import", "include": include(rest, end)
    case "define": define(start, rest, end)
    case "if", "ifdef", "ifndef":
      let text = String(decoding: text[rest..<end], as: UTF8.self)
      open.append((.flag(text.filter { $0 != " " }), false))
      enter()
    case "else":
      if let last = open.popLast() { open.append((.not(last.condition), true)) }
      enter()
    case "endif":
      _ = open.popLast()
      enter()
    default: break
    }
  }

  private mutating func enter() {
    let parts = open.map(\.condition)
    let whole: BuildCondition = parts.isEmpty ? .always : parts.count == 1 ? parts[0] : .all(parts)
    if let index = file.conditions.firstIndex(of: whole) {
      condition = UInt16(index)
    } else {
      condition = UInt16(file.conditions.count)
      file.conditions.append(whole)
    }
  }

  private mutating func include(_ start: Int, _ end: Int) {
    let line = text[start..<end]
    let isQuoted = line.contains(UInt8(ascii: "\""))
    guard
      let first = line.firstIndex(of: isQuoted ? UInt8(ascii: "\"") : UInt8(ascii: "<")),
      let last = line.lastIndex(of: isQuoted ? UInt8(ascii: "\"") : UInt8(ascii: ">")), first < last
    else { return }
    file.includes.append(
      TokenizedFile.Include(
        form: isQuoted ? .quotedHeader : .angledHeader,
        path: String(decoding: text[(first + 1)..<last], as: UTF8.self), offset: UInt32(first + 1),
        condition: condition))
  }

  private mutating func define(_ start: Int, _ rest: Int, _ end: Int) {
    let outer = place
    place = rest
    var tokens: [ClangToken] = []
    while place < end {
      if text[place] <= 32 || text[place] == UInt8(ascii: "\\") {
        place += 1
      } else if let token = next() {
        tokens.append(token)
      }
    }
    place = outer
    guard let name = tokens.first else { return }
    var parameters: [Range<Int>] = []
    var body = 1
    let isCalled =
      tokens.count > 1 && tokens[1].start == name.end && text[Int(name.end)] == UInt8(ascii: "(")
    if isCalled {
      body = 2
      while body < tokens.count, text[Int(tokens[body].start)] != UInt8(ascii: ")") {
        if tokens[body].kind == .identifier {
          parameters.append(Int(tokens[body].start)..<Int(tokens[body].end))
        }
        body += 1
      }
      body += 1
    }
    file.macros.append(
      TokenizedFile.Macro(
        name: Int(name.start)..<Int(name.end), isFunctionLike: isCalled, parameters: parameters,
        body: Array(tokens.dropFirst(body)), directive: start..<end, condition: condition))
  }
}
