/// Whether the body of a macro is a value with a type of its own: a message, a call, a cast of one, or a
/// name alone. Of all others, statements and pieces of declarations among them, the names are kept.
struct MacroValue {
  /// Whether it is.
  let isRead: Bool

  /// Looks at a body whose brackets are matched. O(tokens).
  init(_ body: [Lexeme]) {
    var range = body.indices
    isRead = Self.isValue(body, &range)
  }

  private static func isValue(_ body: [Lexeme], _ range: inout Range<Int>) -> Bool {
    // Each step takes tokens off.
    while let first = range.first {
      let isWhole = Int(body[first].partner) == range.upperBound - 1
      switch body[first].symbol {
      case .leftSquare: return isWhole
      case .identifier:
        if range.count == 1 { return true }
        return body[first + 1].symbol == .leftParenthesis
          && Int(body[first + 1].partner) == range.upperBound - 1
      case .leftParenthesis where isWhole: range = (first + 1)..<(range.upperBound - 1)
      case .leftParenthesis:
        // A cast.
        let end = Int(body[first].partner)
        guard end > first, end + 1 < range.upperBound, body[end].symbol == .rightParenthesis,
          body[end - 1].symbol == .star
        else { return false }
        range = (end + 1)..<range.upperBound
      default: return false
      }
    }
    return false
  }
}
