/// A method's head as written.
struct MethodHead {
  /// A parameter of a method.
  struct Parameter {
    /// The token of the word in front of the colon, or -1.
    var label: Int
    /// The tokens of its type.
    var type: Range<Int>
    /// The token of its name, or -1.
    var name: Int
  }

  var isStatic: Bool
  /// The tokens of the result type; empty for `id`.
  var result: Range<Int> = 0..<0
  /// The first word of the selector, or -1.
  var first = -1
  var parameters: [Parameter] = []
  var isVariadic = false
  var macros: [Int] = []
  /// At the semicolon or body.
  var end: Int
}
