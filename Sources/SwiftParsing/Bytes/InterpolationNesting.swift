/// How deep interpolations nest in texts, as far as bytes tell.
///
/// The parser's lexer copies what it has open with each text and interpolation that it enters, and
/// frees none of it before the file is done: its memory grows with the depths of all of them together.
struct InterpolationNesting {
  /// The bytes that change what is counted.
  static let watched = "\\()\""

  /// Deeper ones are not handed to the parser. The compiler takes none that is deeper, either.
  static let maximumDepth = 256
  /// Nor are more of them than this, each counted as often as it is deep: some hundred megabytes.
  static let maximumTotal = 1 << 20

  /// The parentheses open in the code outside, and in each interpolation within another.
  private var parentheses = [0]
  private var total = 0
  /// Where a text ends that is passed over.
  private var passed = 0

  /// Whether a bound is passed.
  var isTooMuch: Bool {
    parentheses.count > Self.maximumDepth + 1 || total > Self.maximumTotal
  }

  /// Takes note of a byte of those that are watched.
  mutating func see(_ source: UnsafeBufferPointer<UInt8>, at index: Int) {
    guard index >= passed else { return }
    let last = parentheses.count - 1
    switch source[index] {
    case UInt8(ascii: "\\"):
      let hashes = source[(index + 1)...].prefix { $0 == UInt8(ascii: "#") }
      passed = index + 2
      guard hashes.endIndex < source.count, source[hashes.endIndex] == UInt8(ascii: "(") else {
        return
      }
      passed = hashes.endIndex + 1
      // Deeper ones than that change nothing any more.
      if !isTooMuch { parentheses.append(0) }
      total += parentheses.count - 1
    case UInt8(ascii: "("): parentheses[last] += 1
    case UInt8(ascii: ")"):
      if parentheses[last] > 0 {
        parentheses[last] -= 1
      } else if last > 0 {
        parentheses.removeLast()
      }
    case UInt8(ascii: "\""): passed = TypeNesting.endOfText(in: source, from: index)
    default: break
    }
  }
}
