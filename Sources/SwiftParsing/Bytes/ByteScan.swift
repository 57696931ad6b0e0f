import SourceText

/// What a first look at the bytes of a file tells, before anything is parsed.
package struct ByteScan: Sendable {
  /// Offset of the first byte that is not UTF-8, or `nil`.
  package private(set) var firstInvalidByte: Int?
  /// Offset of the first NUL byte, or `nil`.
  package private(set) var firstNullByte: Int?
  /// What is too much for the parser, the first of each kind, in no order.
  package private(set) var excesses: [ParserExcess] = []
  /// Whether an `#if` may depend on a version of Swift.
  package private(set) var hasVersionConditions = false
  /// Whether the bytes begin with a mark of UTF-16, or every other one of the first is NUL.
  package let isUTF16: Bool

  /// Looks at every byte once. O(bytes).
  package init(_ source: UnsafeBufferPointer<UInt8>) {
    isUTF16 = Self.looksLikeUTF16(source)
    var conditions = ConditionCount()
    var types = TypeNesting()
    var angles = AngleDepth()
    var attributes = BareAttributes()
    var interpolations = InterpolationNesting()
    var parentheses = OpenParentheses()
    var braces = BraceNesting()
    var sideBySide = SideBySide()
    var index = 0
    var lineStart = 0
    let watchersOfByte = Self.watchersOfByte
    while index < source.count {
      let byte = source[index]
      let watchers = watchersOfByte[Int(byte)]
      // Most bytes of a source are letters and blanks.
      if watchers.isEmpty {
        index += 1
        continue
      }
      if byte >= 0x80 {
        let length = UTF8Sequence.length(in: source, at: index)
        if length == 0, firstInvalidByte == nil { firstInvalidByte = index }
        index += max(length, 1)
        continue
      }
      if byte.endsLine {
        if index - lineStart > SideBySide.shortLine {
          sideBySide.see(source, line: lineStart..<index)
        }
        parentheses.seeLineEnd(source, at: index)
        lineStart = index + 1
      } else if byte == UInt8(ascii: "#") {
        conditions.see(source, at: index, lineStart: lineStart)
        note(.conditions, conditions.isTooMuch, at: index)
      } else if byte == UInt8(ascii: "@") {
        attributes.see(source, at: index)
        note(.attributes, attributes.isTooMuch, at: index)
      } else if byte == 0, firstNullByte == nil {
        firstNullByte = index
      }
      if watchers.contains(.angles) {
        angles.see(source, at: index)
        note(.types, angles.isTooMuch, at: index)
      }
      if watchers.contains(.types) {
        types.see(source, at: index)
        note(.types, types.isTooMuch, at: index)
      }
      if watchers.contains(.interpolations) {
        interpolations.see(source, at: index)
        note(.interpolations, interpolations.isTooMuch, at: index)
      }
      if watchers.contains(.parentheses) { parentheses.see(source, at: index) }
      if watchers.contains(.braces) {
        braces.see(source, at: index)
        note(.braces, braces.isTooMuch, at: index)
      }
      index += 1
    }
    if source.count - lineStart > SideBySide.shortLine {
      sideBySide.see(source, line: lineStart..<source.count)
    }
    parentheses.end(at: source.count)
    if let first = parentheses.firstExcess { note(.parentheses, true, at: first) }
    if let first = parentheses.firstOpenInterpolation { note(.interpolations, true, at: first) }
    note(.strays, parentheses.strays.isTooMuch, at: parentheses.strays.first)
    note(.strays, sideBySide.isTooMuch, at: sideBySide.first)
    hasVersionConditions = conditions.mentionsVersion
    forgiveConditions(in: source)
  }

  /// What takes note of a byte.
  private struct Watchers: OptionSet {
    let rawValue: UInt8
    static let types = Watchers(rawValue: 1)
    static let interpolations = Watchers(rawValue: 2)
    static let parentheses = Watchers(rawValue: 4)
    static let braces = Watchers(rawValue: 8)
    static let angles = Watchers(rawValue: 16)
    /// The scan itself, and what it asks for one byte alone.
    static let scan = Watchers(rawValue: 32)
  }

  /// For each byte what takes note of it.
  private static let watchersOfByte: [Watchers] = {
    var watchers = [Watchers](repeating: [], count: 256)
    func watch(_ bytes: String, _ watcher: Watchers) {
      for byte in bytes.utf8 { watchers[Int(byte)].insert(watcher) }
    }
    watch(TypeNesting.watched, .types)
    watch(InterpolationNesting.watched, .interpolations)
    watch(OpenParentheses.watched, .parentheses)
    watch(BraceNesting.watched, .braces)
    watch(AngleDepth.watched, .angles)
    watch("\n\r\0#@", .scan)
    for byte in 0x80...0xFF { watchers[byte].insert(.scan) }
    return watchers
  }()

  /// Counts `#if` again where they seem too many: now without those in texts and comments.
  private mutating func forgiveConditions(in source: UnsafeBufferPointer<UInt8>) {
    guard let index = excesses.firstIndex(where: { $0.kind == .conditions }) else { return }
    let exact = ConditionScan(source)
    if exact.isCertain, exact.maximumDepth <= ConditionCount.maximumDepth {
      excesses.remove(at: index)
    }
  }

  private mutating func note(_ kind: ParserExcess.Kind, _ isTooMuch: Bool, at offset: Int) {
    guard isTooMuch, !excesses.contains(where: { $0.kind == kind }) else { return }
    excesses.append(ParserExcess(kind: kind, offset: offset))
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
  package static func repaired(_ source: UnsafeBufferPointer<UInt8>) -> [UInt8] {
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
