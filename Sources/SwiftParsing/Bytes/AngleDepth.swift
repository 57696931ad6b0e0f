/// How deep generic arguments may be nested at a `<`, as far as bytes tell.
///
/// Braces, parentheses, `;` and `=` begin anew: what they nest, the parser counts itself.
struct AngleDepth {
  /// Deeper ones are not handed to the parser, which does not count them.
  static let maximum = 256

  /// The bytes that change what is counted.
  static let watched = "<>;{}(="

  private var depth = 0

  /// Whether the bound is passed.
  var isTooMuch: Bool { depth > Self.maximum }

  /// Takes note of a byte of those that are watched.
  mutating func see(_ source: UnsafeBufferPointer<UInt8>, at index: Int) {
    switch source[index] {
    case UInt8(ascii: "<"):
      let isOperator =
        index > 0 && Self.isOperator(source[index - 1])
        || index + 1 < source.count && Self.isOperator(source[index + 1])
      if !isOperator { depth += 1 }
    case UInt8(ascii: ">"):
      let isArrow = index > 0 && source[index - 1] == UInt8(ascii: "-")
      if !isArrow { depth = max(0, depth - 1) }
    default: depth = 0
    }
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ".")
  }
}
