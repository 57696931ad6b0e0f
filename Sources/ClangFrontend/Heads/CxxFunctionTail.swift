/// What stands behind the parameters of a function of C++.
struct CxxFunctionTail {
  var isAbstract = false
  var isDefaulted = false
  var isOverride = false
  var isFinal = false
  var isConstant = false
  var macros: [Int] = []
  /// The type behind `->`.
  var result: Range<Int> = 0..<0
  /// What else holds names: the arguments of `noexcept` and `requires`.
  var rest: [Range<Int>] = []
  /// The initialisers between the colon and the body.
  var initializers: Range<Int> = 0..<0
  /// The `{` of the body, or -1.
  var body = -1
  /// Behind it all, the body left out.
  var end: Int
}
