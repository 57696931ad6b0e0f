import ArchModel

/// What a first look at the bytes of a file tells, before anything is parsed.
struct ByteScan {
  /// Where the lines begin; `\n`, `\r\n` and a lone `\r` end a line.
  var lineStarts: [UInt32] = [0]
  /// Offset of the first byte that is not UTF-8, or `nil`.
  var firstInvalidByte: Int?
  /// Offset of the first NUL byte, or `nil`.
  var firstNullByte: Int?
  /// Offset of the first `#if` beyond `maximumConditionDepth` or `maximumConditionCount`, or `nil`.
  var tooDeepCondition: Int?
  /// Offset of the first `[` beyond `maximumBracketRun` in a row, or `nil`.
  var tooManyBrackets: Int?
  /// Whether the bytes begin with a mark of UTF-16, or every other one of the first is NUL.
  var isUTF16: Bool

  /// Nested `#if` beyond this overflow the parser's stack, so that they are not handed to it.
  static let maximumConditionDepth = 256
  /// More `#if` than this in a file are not handed to the parser either: the scan knows neither
  /// strings nor comments, so that an `#endif` in them can hide depth from it, but not number.
  static let maximumConditionCount = 2048

  /// More `[` in a row than this are not handed to the parser: looking ahead for an array type takes
  /// it twice the time for each.
  static let maximumBracketRun = 16

  /// Looks at every byte once. O(bytes).
  init(_ source: UnsafeBufferPointer<UInt8>) {
    isUTF16 = Self.looksLikeUTF16(source)
    var conditions = ConditionCount()
    var brackets = BracketRun()
    var index = 0
    lineStarts.reserveCapacity(source.count / 30)
    while index < source.count {
      let byte = source[index]
      if byte >= 0x80 {
        let length = Self.sequenceLength(source, at: index)
        if length == 0, firstInvalidByte == nil { firstInvalidByte = index }
        index += max(length, 1)
        continue
      }
      if byte == 0x0A || byte == 0x0D && (index + 1 == source.count || source[index + 1] != 0x0A) {
        lineStarts.append(UInt32(index + 1))
      } else if byte == UInt8(ascii: "#") {
        conditions.see(source, at: index, lineStart: Int(lineStarts[lineStarts.count - 1]))
        if tooDeepCondition == nil, conditions.isTooMuch { tooDeepCondition = index }
      } else if byte == UInt8(ascii: "[") {
        brackets.see(source, at: index)
        if tooManyBrackets == nil, brackets.count > Self.maximumBracketRun {
          tooManyBrackets = index
        }
      } else if byte == 0, firstNullByte == nil {
        firstNullByte = index
      }
      index += 1
    }
  }

  private static func looksLikeUTF16(_ source: UnsafeBufferPointer<UInt8>) -> Bool {
    guard source.count >= 2 else { return false }
    if source[0] == 0xFF && source[1] == 0xFE || source[0] == 0xFE && source[1] == 0xFF {
      return true
    }
    guard source.count >= 8 else { return false }
    let isNull = (0..<8).map { source[$0] == 0 }
    return isNull == [false, true, false, true, false, true, false, true]
      || isNull == [true, false, true, false, true, false, true, false]
  }

  /// The length of the UTF-8 sequence at an index, or 0 when it is not valid.
  static func sequenceLength(_ source: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let lead = source[index]
    let length: Int
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return 0
    }
    guard index + length <= source.count else { return 0 }
    for offset in 1..<length where source[index + offset] & 0xC0 != 0x80 { return 0 }
    let second = source[index + 1]
    if lead == 0xE0 && second < 0xA0 || lead == 0xED && second > 0x9F { return 0 }
    if lead == 0xF0 && second < 0x90 || lead == 0xF4 && second > 0x8F { return 0 }
    return length
  }

  /// The bytes with every one that is not UTF-8 replaced by `?`, so that all offsets stay. O(bytes).
  static func repaired(_ source: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var bytes = [UInt8](source)
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        index += 1
        continue
      }
      let length = sequenceLength(source, at: index)
      if length == 0 { bytes[index] = UInt8(ascii: "?") }
      index += max(length, 1)
    }
    return bytes
  }
}

/// How many `[` stand in a row, with nothing but space between them.
private struct BracketRun {
  private(set) var count = 0
  private var last = -1

  /// Takes note of a `[`.
  mutating func see(_ source: UnsafeBufferPointer<UInt8>, at index: Int) {
    var before = index - 1
    while before > last, source[before] <= 0x20 { before -= 1 }
    count = before == last && last >= 0 ? count + 1 : 1
    last = index
  }
}

/// How deep and how many `#if` stand in the bytes seen so far.
private struct ConditionCount {
  private var depth = 0
  private var total = 0
  /// How far into a line comments are looked for, which bounds the time that one long line takes.
  private static let commentReach = 400

  /// Whether a bound is passed.
  var isTooMuch: Bool {
    depth > ByteScan.maximumConditionDepth || total > ByteScan.maximumConditionCount
  }

  /// Takes note of a `#`.
  mutating func see(
    _ source: UnsafeBufferPointer<UInt8>, at index: Int, lineStart: Int
  ) {
    let isOpening = Self.matches("if", source, at: index + 1)
    guard isOpening || Self.matches("endif", source, at: index + 1),
      index - lineStart > Self.commentReach || !Self.isCommentedOut(source[lineStart..<index])
    else { return }
    if isOpening {
      depth += 1
      total += 1
    } else {
      depth = max(0, depth - 1)
    }
  }

  /// Whether a line's beginning is a `//` comment for sure: where it could also end a comment or a text that began on
  /// an earlier line, it is not.
  private static func isCommentedOut(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard text.starts(with: "//".utf8) else { return false }
    var last: [UInt8] = [0, 0]
    for byte in text {
      if byte == UInt8(ascii: "/"), last[1] == UInt8(ascii: "*") { return false }
      if byte == UInt8(ascii: "\""), last[0] == byte, last[1] == byte { return false }
      last = [last[1], byte]
    }
    return true
  }

  /// Whether a word that no letter continues stands at an index.
  private static func matches(
    _ word: StaticString, _ source: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> Bool {
    let end = index + word.utf8CodeUnitCount
    guard end <= source.count else { return false }
    for offset in 0..<word.utf8CodeUnitCount where source[index + offset] != word.utf8Start[offset]
    {
      return false
    }
    guard end < source.count else { return true }
    let next = source[end] | 0x20
    return !(next >= UInt8(ascii: "a") && next <= UInt8(ascii: "z"))
  }
}
