import SourceText

/// What one pass over the bytes of a C-family file tells: lines, comments and where directives are.
///
/// It knows comments, texts, raw strings, numbers and escaped line ends, so that a `#` in one of them
/// begins no directive. A line ends at `\n`, `\r\n` or a lone `\r`.
struct TextScan {
  /// A directive by its place.
  struct Directive {
    /// Offset of its `#`, `%:` or `??=`.
    var start: Int
    /// Offset behind that.
    var word: Int
    /// Offset of the end of its last line.
    var end: Int
  }

  /// Number of lines that hold more than blanks and comments.
  private(set) var codeLines = 0
  /// The comments, in order.
  private(set) var comments: [Range<Int>] = []
  /// The directives, in order.
  private(set) var directives: [Directive] = []
  /// Where a comment begins that never ends.
  private(set) var unterminatedComment: Int?
  /// Where texts in double quotes begin that do not end on their line, directives apart.
  private(set) var unterminatedTexts: [Int] = []
  /// Offset of the first NUL byte.
  private(set) var firstNull: Int?

  private let text: UnsafeBufferPointer<UInt8>
  private let isC: Bool
  private var index = 0
  private var hasCode = false
  /// Whether nothing but blanks and comments stands before the index on its logical line.
  private var isAtLineStart = true
  private var directive: Directive?
  private var takesAngledPath = false

  /// Looks at every byte once. O(bytes).
  init(_ text: UnsafeBufferPointer<UInt8>, isC: Bool) {
    self.text = text
    self.isC = isC
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    while index < text.count { step() }
    if hasCode { codeLines += 1 }
    endDirective()
  }

  private mutating func step() {
    let byte = text[index]
    switch byte {
    case 0x0A, 0x0D:
      endDirective()
      takeLineEnd()
      isAtLineStart = true
    case 0x20, 0x09, 0x0B, 0x0C: index += 1
    case 0:
      if firstNull == nil { firstNull = index }
      index += 1
    case UInt8(ascii: "\\"):
      hasCode = true
      if !takeSplice() {
        index += 1
        isAtLineStart = false
      }
    case UInt8(ascii: "/"): stepAtSlash()
    case UInt8(ascii: "#"), UInt8(ascii: "%"), UInt8(ascii: "?"): stepAtHash()
    default:
      hasCode = true
      isAtLineStart = false
      stepInCode(byte)
    }
  }

  private mutating func stepInCode(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): skipText(endingWith: byte)
    case UInt8(ascii: "<") where takesAngledPath: skipAngledPath()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): skipNumber()
    case _ where Self.continuesName(byte): skipName()
    default: index += 1
    }
  }

  // MARK: Lines

  /// Takes a line end, of which the index stands at the first byte.
  private mutating func takeLineEnd() {
    if hasCode { codeLines += 1 }
    hasCode = false
    index += text[index] == 0x0D && index + 1 < text.count && text[index + 1] == 0x0A ? 2 : 1
  }

  /// Takes an escaped line end, of which the index stands at the backslash; whether there is one.
  private mutating func takeSplice() -> Bool {
    guard let end = lineEndEscaped(at: index) else { return false }
    index = end
    takeLineEnd()
    return true
  }

  /// The offset of the line end that a backslash at an offset escapes; blanks may stand between.
  private func lineEndEscaped(at backslash: Int) -> Int? {
    var place = backslash + 1
    while place < text.count, text[place] == 0x20 || text[place] == 0x09 { place += 1 }
    return place < text.count && text[place].endsLine ? place : nil
  }

  /// The byte behind an offset, escaped line ends apart, with its own offset.
  private func byte(behind offset: Int) -> (byte: UInt8, offset: Int)? {
    var place = offset + 1
    while place < text.count, text[place] == UInt8(ascii: "\\"),
      let end = lineEndEscaped(at: place)
    {
      place = end + (text[end] == 0x0D && end + 1 < text.count && text[end + 1] == 0x0A ? 2 : 1)
    }
    return place < text.count ? (text[place], place) : nil
  }

  // MARK: Comments

  private mutating func stepAtSlash() {
    guard let next = byte(behind: index) else {
      hasCode = true
      index += 1
      return
    }
    switch next.byte {
    case UInt8(ascii: "/"): skipLineComment()
    case UInt8(ascii: "*"): skipBlockComment(inner: next.offset + 1)
    default:
      hasCode = true
      isAtLineStart = false
      index += 1
    }
  }

  private mutating func skipLineComment() {
    let start = index
    while index < text.count, !text[index].endsLine {
      if text[index] == UInt8(ascii: "\\"), let end = lineEndEscaped(at: index) {
        index = end
        takeLineEnd()
      } else {
        index += 1
      }
    }
    comments.append(start..<index)
  }

  private mutating func skipBlockComment(inner: Int) {
    let start = index
    var mayEnd = false
    while index < inner { if text[index].endsLine { takeLineEnd() } else { index += 1 } }
    while index < text.count {
      let byte = text[index]
      if byte.endsLine {
        takeLineEnd()
        continue
      }
      if mayEnd, byte == UInt8(ascii: "/") {
        index += 1
        comments.append(start..<index)
        return
      }
      // An escaped line end may stand between the two bytes of the end.
      let isEscape = byte == UInt8(ascii: "\\") && lineEndEscaped(at: index) != nil
      mayEnd = byte == UInt8(ascii: "*") || mayEnd && isEscape
      index += 1
    }
    unterminatedComment = start
    comments.append(start..<index)
  }

  // MARK: Directives

  private mutating func stepAtHash() {
    hasCode = true
    defer { isAtLineStart = false }
    let length = isAtLineStart && directive == nil ? hashLength() : 0
    guard length > 0 else {
      index += 1
      return
    }
    directive = Directive(start: index, word: index + length, end: index)
    index += length
    takesAngledPath = namesHeader(at: index)
  }

  /// The length of `#` in one of its spellings; 0 where none stands.
  private func hashLength() -> Int {
    switch text[index] {
    case UInt8(ascii: "#"): return 1
    case UInt8(ascii: "%"):
      guard let next = byte(behind: index), next.byte == UInt8(ascii: ":") else { return 0 }
      return next.offset + 1 - index
    default: return text[index...].starts(with: "??=".utf8) ? 3 : 0
    }
  }

  /// Whether a directive whose word begins at an offset takes a path between angle brackets.
  private func namesHeader(at offset: Int) -> Bool {
    var start = offset
    while start < text.count, text[start] == 0x20 || text[start] == 0x09 { start += 1 }
    let rest = text[start...]
    return rest.starts(with: "include".utf8) || rest.starts(with: "import".utf8)
  }

  private mutating func endDirective() {
    guard var ended = directive else { return }
    ended.end = index
    directives.append(ended)
    directive = nil
    takesAngledPath = false
  }

  private mutating func skipAngledPath() {
    takesAngledPath = false
    let end = text[index...].firstIndex { $0 == UInt8(ascii: ">") || $0.endsLine }
    index = end.map { text[$0] == UInt8(ascii: ">") ? $0 + 1 : index + 1 } ?? index + 1
  }

  // MARK: Texts, numbers and names

  private mutating func skipText(endingWith quote: UInt8) {
    let start = index
    index += 1
    while index < text.count {
      let byte = text[index]
      if byte == quote {
        index += 1
        return
      }
      if byte.endsLine { break }
      if byte == UInt8(ascii: "\\") {
        if takeSplice() {
          hasCode = true
          continue
        }
        index += 1
        if index < text.count, !text[index].endsLine { index += 1 }
      } else {
        index += 1
      }
    }
    if quote == UInt8(ascii: "\""), directive == nil { unterminatedTexts.append(start) }
  }

  private mutating func skipNumber() {
    index += 1
    while index < text.count {
      let byte = text[index]
      let previous = text[index - 1] | 0x20
      if Self.continuesName(byte) || byte == UInt8(ascii: ".") {
        index += 1
      } else if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"),
        previous == UInt8(ascii: "e") || previous == UInt8(ascii: "p")
      {
        index += 1
      } else if byte == UInt8(ascii: "'"), !isC, index + 1 < text.count,
        Self.continuesName(text[index + 1])
      {
        index += 2
      } else {
        return
      }
    }
  }

  private mutating func skipName() {
    let start = index
    while index < text.count, Self.continuesName(text[index]) { index += 1 }
    guard !isC, index < text.count, text[index] == UInt8(ascii: "\""), index - start <= 3,
      ["R", "LR", "uR", "UR", "u8R"].contains(where: { text[start..<index].elementsEqual($0.utf8) })
    else { return }
    skipRawText()
  }

  /// Skips `"delimiter(…)delimiter"`; what has no such form ends at the next quote.
  private mutating func skipRawText() {
    index += 1
    let start = index
    while index < text.count, index - start <= 16, text[index] > 0x20,
      ![UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\\")].contains(text[index])
    {
      index += 1
    }
    let isRaw = index < text.count && text[index] == UInt8(ascii: "(") && index - start <= 16
    let ending =
      isRaw
      ? [UInt8(ascii: ")")] + text[start..<index] + [UInt8(ascii: "\"")] : [UInt8(ascii: "\"")]
    if !isRaw { index = start }
    while index < text.count {
      let byte = text[index]
      if byte == ending[0], text[index...].starts(with: ending) {
        index += ending.count
        hasCode = true
        return
      }
      if byte.endsLine {
        takeLineEnd()
      } else {
        if byte > 0x20 { hasCode = true }
        index += 1
      }
    }
  }

  private static func continuesName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
