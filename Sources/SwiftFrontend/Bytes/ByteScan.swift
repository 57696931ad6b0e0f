import SourceText

/// What a first look at the bytes of a file tells, before anything is parsed.
struct ByteScan {
  /// Offset of the first byte that is not UTF-8, or `nil`.
  var firstInvalidByte: Int?
  /// Offset of the first NUL byte, or `nil`.
  var firstNullByte: Int?
  /// Offset of the first `#if` beyond `maximumConditionDepth` or `maximumConditionCount`, or `nil`.
  var tooDeepCondition: Int?
  /// Offset of the first `[` beyond `maximumBracketRun` in a row, or of the first `<` beyond
  /// `maximumAngleDepth`, or `nil`.
  var tooManyBrackets: Int?
  /// Whether the bytes begin with a mark of UTF-16, or every other one of the first is NUL.
  var isUTF16: Bool

  /// Nested `#if` beyond this overflow the parser's stack, so that they are not handed to it.
  static let maximumConditionDepth = 256
  /// More `#if` than this in a file are not handed to the parser either: the scan knows neither
  /// strings nor comments, so that an `#endif` in them can hide depth from it, but not number.
  static let maximumConditionCount = 2048

  /// More `[` in a row than this are not handed to the parser: looking ahead for an array type
  /// takes it twice the time for each.
  static let maximumBracketRun = 16
  /// Generic arguments nested deeper than this are not handed to the parser, which does not count
  /// them.
  static let maximumAngleDepth = 100

  /// Looks at every byte once. O(bytes).
  init(_ source: UnsafeBufferPointer<UInt8>) {
    isUTF16 = Self.looksLikeUTF16(source)
    var conditions = ConditionCount()
    var brackets = BracketRun()
    var angles = AngleDepth()
    var index = 0
    var lineStart = 0
    while index < source.count {
      let byte = source[index]
      if byte >= 0x80 {
        let length = UTF8Sequence.length(in: source, at: index)
        if length == 0, firstInvalidByte == nil { firstInvalidByte = index }
        index += max(length, 1)
        continue
      }
      if byte.endsLine {
        lineStart = index + 1
      } else if byte == UInt8(ascii: "#") {
        conditions.see(source, at: index, lineStart: lineStart)
        if tooDeepCondition == nil, conditions.isTooMuch { tooDeepCondition = index }
      } else if byte == UInt8(ascii: "[") {
        brackets.see(source, at: index, lineStart: lineStart)
        if tooManyBrackets == nil, brackets.count > Self.maximumBracketRun {
          tooManyBrackets = index
        }
      } else if byte == UInt8(ascii: "<") {
        angles.see(source, at: index)
        if tooManyBrackets == nil, angles.depth > Self.maximumAngleDepth {
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

  /// The bytes with every one that is not UTF-8 replaced by `?`, so that all offsets stay.
  /// O(bytes).
  static func repaired(_ source: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var bytes = [UInt8](source)
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        index += 1
        continue
      }
      let length = UTF8Sequence.length(in: source, at: index)
      if length == 0 { bytes[index] = UInt8(ascii: "?") }
      index += max(length, 1)
    }
    return bytes
  }
}
