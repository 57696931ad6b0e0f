/// Expressions such as `$<BUILD_INTERFACE:include>`, whose values CMake knows only when it generates.
enum CMakeGeneratorExpression {
  /// Whether a text has one in it.
  static func isIn(_ text: String) -> Bool { text.contains("$<") }

  /// What stands in `$<NAME:…>`; `nil` where the text is none, or there is another in it.
  static func inner(of text: String, _ name: String) -> String? {
    let prefix = "$<\(name):"
    guard text.hasPrefix(prefix), text.hasSuffix(">") else { return nil }
    let inner = text.dropFirst(prefix.count).dropLast()
    return isIn(String(inner)) ? nil : String(inner)
  }

  /// The elements of lists; one with an expression is one text, whatever it holds.
  static func elements(of items: [String]) -> [String] {
    items.flatMap { isIn($0) ? [$0] : $0.split(separator: ";").map(String.init) }
  }
}
