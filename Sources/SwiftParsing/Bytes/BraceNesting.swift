/// How deep braces nest, as far as bytes tell.
///
/// Beyond its own bound the parser no longer enters braces, but it still looks whether each could begin a
/// closure, up to the end of the file. A body of `precedencegroup` that holds another one it reads again for
/// each of those around it: its time grows with the third power of their number.
struct BraceNesting {
  /// Deeper ones are not handed to the parser: up to here they take half a second.
  static let maximum = 2048
  /// Nor are bodies of `precedencegroup` within one another.
  static let maximumOfGroups = 32

  /// For each brace open whether it is that of a `precedencegroup`; of the innermost ones alone beyond the bound.
  private var open: [Bool] = []
  private var groups = 0
  /// Where a text or comment ends that is passed over.
  private var passed = 0

  /// Whether a bound is passed.
  var isTooMuch: Bool { open.count > Self.maximum || groups > Self.maximumOfGroups }

  /// Takes note of an ASCII byte that is neither blank, control character nor letter.
  mutating func see(_ source: UnsafeBufferPointer<UInt8>, at index: Int) {
    guard index >= passed else { return }
    switch source[index] {
    case UInt8(ascii: "{"):
      // Deeper ones than that change nothing any more.
      if isTooMuch { return }
      let isGroup = Self.followsGroup(source, at: index)
      open.append(isGroup)
      if isGroup { groups += 1 }
    case UInt8(ascii: "}"): if open.popLast() == true { groups -= 1 }
    case UInt8(ascii: "\""): passed = TypeNesting.endOfText(in: source, from: index)
    case UInt8(ascii: "/"):
      if index > 0, source[index - 1] == UInt8(ascii: "/") {
        passed = source.endOfLine(at: index)
      }
    default: break
    }
  }

  /// Whether the word before the last one in front of a brace is `precedencegroup`.
  private static func followsGroup(_ source: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    let name = word(in: source, before: index)
    return source[word(in: source, before: name.lowerBound)].elementsEqual("precedencegroup".utf8)
  }

  private static func word(
    in source: UnsafeBufferPointer<UInt8>, before index: Int
  ) -> Range<Int> {
    var end = index
    while end > 0, source[end - 1] <= 0x20 { end -= 1 }
    var start = end
    while start > 0, end - start < 256, source[start - 1] > 0x20,
      source[start - 1] != UInt8(ascii: "{")
    {
      start -= 1
    }
    return start..<end
  }
}
