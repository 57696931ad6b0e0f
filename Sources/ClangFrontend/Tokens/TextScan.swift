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
  private let escaped: EscapedText
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
    escaped = EscapedText(text: text)
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
    case _ where EscapedText.continuesName(byte): skipName()
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
    guard let end = escaped.lineEnd(at: index) else { return false }
    index = end
    takeLineEnd()
    return true
  }

  // MARK: Comments

  private mutating func stepAtSlash() {
    guard let next = escaped.byte(behind: index) else {
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
      if text[index] == UInt8(ascii: "\\"), let end = escaped.lineEnd(at: index) {
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
      let isEscape = byte == UInt8(ascii: "\\") && escaped.lineEnd(at: index) != nil
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
    let length = isAtLineStart && directive == nil ? escaped.hashLength(at: index) : 0
    guard length > 0 else {
      index += 1
      return
    }
    directive = Directive(start: index, word: index + length, end: index)
    index += length
    takesAngledPath = escaped.namesHeader(at: index)
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
      if EscapedText.continuesName(byte) || byte == UInt8(ascii: ".") {
        index += 1
      } else if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"),
        previous == UInt8(ascii: "e") || previous == UInt8(ascii: "p")
      {
        index += 1
      } else if byte == UInt8(ascii: "'"), !isC, index + 1 < text.count,
        EscapedText.continuesName(text[index + 1])
      {
        index += 2
      } else {
        return
      }
    }
  }

  private mutating func skipName() {
    let start = index
    while index < text.count, EscapedText.continuesName(text[index]) { index += 1 }
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

}
