/// A name that is declared, and what its type adds to that in front of it.
struct Declarator {
  /// The token of the name, or -1.
  var name = -1
  /// The `(` of the parameters of the function that it declares, or -1.
  var parameters = -1
  /// The `(` of the parameters of the function or block that it points to, or -1.
  var pointee = -1
  var isConstant = false
  var isWeak = false
  var isPointer = false
  /// How many `*` stand in front of the name.
  var stars = 0
  var macros: [Int] = []
  /// The classes whose members it points to, each by the first word of its name.
  var classes: [Int] = []
  /// The `[` of array bounds.
  var bounds: [Int] = []
  /// The name of C++, with what stands in front of it.
  var cxxName: CxxName?
  /// The bracket of the values that a variable of C++ is made of, or -1.
  var arguments = -1
  /// Where the bit width begins, or -1.
  var width = -1
  /// Where the initial value begins, or -1.
  var value = -1
  /// Behind it: at a comma, a semicolon, a body or what is not understood.
  var end: Int
}
