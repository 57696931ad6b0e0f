/// How deep generic arguments may be nested at a `<`, as far as bytes tell.
///
/// Braces, parentheses, `;` and `=` begin anew: what they nest, the parser counts itself.
struct AngleDepth {
  /// Deeper ones are not handed to the parser, which does not count them.
  static let maximum = 256

  private var depth = 0
  private var last = 0

  /// Whether the bound is passed.
  var isTooMuch: Bool { depth > Self.maximum }

  /// Takes note of a `<`, and of what stands between it and the one before. O(bytes between).
  mutating func see(_ source: UnsafeBufferPointer<UInt8>, at index: Int) {
    for place in last..<index {
      switch source[place] {
      case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("),
        UInt8(ascii: "="):
        depth = 0
      case UInt8(ascii: ">"):
        let isArrow = place > 0 && source[place - 1] == UInt8(ascii: "-")
        if !isArrow { depth = max(0, depth - 1) }
      default: break
      }
    }
    last = index
    let isOperator =
      index > 0 && Self.isOperator(source[index - 1])
      || index + 1 < source.count && Self.isOperator(source[index + 1])
    if !isOperator { depth += 1 }
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ".")
  }
}
