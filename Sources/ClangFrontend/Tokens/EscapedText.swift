import SourceText

/// Bytes of a C-family file in which a backslash may escape a line end, so that what belongs together
/// stands on several lines.
struct EscapedText {
  let text: UnsafeBufferPointer<UInt8>

  /// The offset of the line end that a backslash at an offset escapes; blanks may stand between.
  func lineEnd(at backslash: Int) -> Int? {
    var place = backslash + 1
    while place < text.count, text[place] == 0x20 || text[place] == 0x09 { place += 1 }
    return place < text.count && text[place].endsLine ? place : nil
  }

  /// The byte behind an offset, escaped line ends apart, with its own offset.
  func byte(behind offset: Int) -> (byte: UInt8, offset: Int)? {
    var place = offset + 1
    while place < text.count, text[place] == UInt8(ascii: "\\"),
      let end = lineEnd(at: place)
    {
      place = end + (text[end] == 0x0D && end + 1 < text.count && text[end + 1] == 0x0A ? 2 : 1)
    }
    return place < text.count ? (text[place], place) : nil
  }

  /// The length of `#` in one of its spellings; 0 where none stands.
  func hashLength(at index: Int) -> Int {
    switch text[index] {
    case UInt8(ascii: "#"): return 1
    case UInt8(ascii: "%"):
      guard let next = byte(behind: index), next.byte == UInt8(ascii: ":") else { return 0 }
      return next.offset + 1 - index
    default: return text[index...].starts(with: "??=".utf8) ? 3 : 0
    }
  }

  /// Whether a directive whose word begins at an offset takes a path between angle brackets.
  func namesHeader(at offset: Int) -> Bool {
    var start = offset
    while start < text.count, text[start] == 0x20 || text[start] == 0x09 { start += 1 }
    let rest = text[start...]
    return rest.starts(with: "include".utf8) || rest.starts(with: "import".utf8)
  }

  /// Whether a byte can stand in a name behind its first.
  static func continuesName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
