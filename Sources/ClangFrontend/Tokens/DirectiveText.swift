/// What a directive says, in one line: without comments and escaped line ends.
struct DirectiveText {
  /// The bytes behind the `#`; a comment is a space, and of blanks around the directive's word one is kept
  /// at most: however many there are, they push nothing beyond the limit.
  private(set) var bytes: [UInt8] = []
  /// Where each byte stands in the file.
  private(set) var offsets: [Int] = []
  /// Offset of the directive's end.
  let end: Int
  /// Whether nothing behind the directive's word has come yet.
  private var isAtWord = true

  /// Reads the bytes of a directive.
  ///
  /// - Parameter limit: how many bytes at most are kept.
  /// - Complexity: O(bytes).
  init(
    _ text: UnsafeBufferPointer<UInt8>, _ directive: TextScan.Directive, comments: [Range<Int>],
    limit: Int = .max
  ) {
    end = directive.end
    var index = directive.word
    var comment = Self.firstComment(in: comments, from: index)
    while index < directive.end, bytes.count < limit {
      if comment < comments.count, comments[comment].lowerBound == index {
        append(UInt8(ascii: " "), at: index)
        index = comments[comment].upperBound
        comment += 1
      } else if text[index] == UInt8(ascii: "\\"),
        let next = Self.escapedLineEnd(text, at: index, before: directive.end)
      {
        index = next
      } else {
        append(text[index], at: index)
        index += 1
      }
    }
  }

  private mutating func append(_ byte: UInt8, at offset: Int) {
    if isAtWord {
      let isBehindBlank = bytes.last.map { $0 <= 0x20 }
      if byte <= 0x20 {
        if isBehindBlank ?? true { return }
      } else if isBehindBlank == true || !Self.isLetter(byte) {
        isAtWord = false
      }
    }
    bytes.append(byte)
    offsets.append(offset)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
  }

  /// Index of the first comment from an offset on. O(log comments).
  private static func firstComment(in comments: [Range<Int>], from offset: Int) -> Int {
    var low = 0
    var high = comments.count
    while low < high {
      let middle = (low + high) / 2
      if comments[middle].lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func escapedLineEnd(
    _ text: UnsafeBufferPointer<UInt8>, at backslash: Int, before end: Int
  ) -> Int? {
    var place = backslash + 1
    while place < end, text[place] == 0x20 || text[place] == 0x09 { place += 1 }
    guard place < end, text[place] == 0x0A || text[place] == 0x0D else { return nil }
    return text[place] == 0x0D && place + 1 < end && text[place + 1] == 0x0A ? place + 2 : place + 1
  }

  /// The offset in the file of a byte, or of the end.
  func offset(_ index: Int) -> Int { index < offsets.count ? offsets[index] : end }

  /// Offsets in the file of a piece.
  func range(_ piece: Range<Int>) -> Range<Int> {
    piece.isEmpty
      ? offset(piece.lowerBound)..<offset(piece.lowerBound)
      : offset(piece.lowerBound)..<offset(piece.upperBound - 1) + 1
  }

  /// A piece as a string.
  func string(_ piece: Range<Int>) -> String { String(decoding: bytes[piece], as: UTF8.self) }

  /// The index of the first byte from an index on that is not blank.
  func skippingBlanks(_ index: Int) -> Int {
    var index = index
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    return index
  }

  /// The name at an index; empty where none stands.
  func name(at start: Int) -> Range<Int> {
    guard start < bytes.count, !(0x30...0x39).contains(bytes[start]) else { return start..<start }
    var end = start
    while end < bytes.count, Self.continuesName(bytes[end]) { end += 1 }
    return start..<end
  }

  /// Whether a byte may stand within a name.
  static func continuesName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
