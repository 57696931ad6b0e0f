extension PatternParser {
  /// What stands in front of the argument labels of a pattern of members, such as `f(old:)`,
  /// `f(_:completion:)`, `f()` or `f(*)`; `nil` where it names none. O(length).
  func nameInFrontOfLabels() throws(PatternError) -> String? {
    guard let start = try startOfLabels() else { return nil }
    let name = String(String.UnicodeScalarView(scalars[..<start]))
    let rest = scalars[(start + 1)...]
    guard !name.isEmpty else {
      throw PatternError(message: "In front of `(` stands the name of a function, as in `f(old:)`.")
    }
    guard rest.last == ")", !rest.dropLast().contains(where: { $0 == "(" || $0 == ")" }) else {
      throw PatternError(
        message: "Argument labels stand between `(` and `)`, with nothing behind them, as in "
          + "`\(name)(old:)`.")
    }
    let labels = rest.dropLast()
    guard labels.last.map({ ":*}".unicodeScalars.contains($0) }) != false,
      !labels.contains(where: { $0 == " " })
    else {
      throw PatternError(
        message: "A colon stands behind each argument label, and nothing between: did you mean "
          + "`\(name)(\(Self.withColons(labels)))`?")
    }
    return name
  }

  /// The place of the `(` in front of argument labels.
  private func startOfLabels() throws(PatternError) -> Int? {
    var depth = 0
    var index = 0
    while index < scalars.count {
      switch scalars[index] {
      case "\\": index += 1
      case "`":
        // In a raw identifier brackets are letters.
        index = scalars[(index + 1)...].firstIndex(of: "`") ?? index
      case "{", "[": depth += 1
      case "}", "]": depth -= 1
      case "(" where depth > 0:
        throw PatternError(
          message: "Argument labels stand behind all alternatives: write `{f,g}(old:)`, or two "
            + "patterns.")
      case "(": return index
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Labels as they were meant: `old, new` and `old:new` are `old:new:`.
  private static func withColons(_ labels: ArraySlice<Unicode.Scalar>) -> String {
    labels.split { ",: ".unicodeScalars.contains($0) }
      .map { String(String.UnicodeScalarView($0)) + ":" }.joined()
  }
}
