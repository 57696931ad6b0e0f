extension PatternParser {
  /// Refuses `[A-Z]` and `?` in patterns of types where they can only be meant as wildcards: there
  /// they are parts of types, such as `[Element]` and `Element?`, and these patterns would match
  /// nothing.
  ///
  /// A range such as `A-Z`, a `[` right behind a name and a `?` in front of a letter stand in no
  /// type. The arguments of attributes are free text and not looked at. O(length).
  func refuseWildcardsOfNames() throws(PatternError) {
    var previous: Unicode.Scalar?
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      let isBehindName = previous.map(Self.isPartOfName) ?? false
      if scalar == "\\" {
        previous = nil
        index += 2
        continue
      }
      if scalar == "(", isBehindName { return }
      if scalar == "[", isBehindName || isRange(from: index + 1) {
        throw PatternError(
          message: "In a pattern of types `[` begins a type such as `[Element]`, not a set of "
            + "characters. Write `*`, or list the names: `{UIView,UIControl}`.")
      }
      if scalar == "?", index + 1 < scalars.count, Self.isPartOfName(scalars[index + 1]) {
        throw PatternError(
          message: "In a pattern of types `?` marks an optional such as `Element?`; it does not "
            + "match any character. Write `*`, or list the names: `{UIView,UIControl}`.")
      }
      previous = scalar
      index += 1
    }
  }

  /// Whether what follows, up to `]`, holds a range such as `A-Z`.
  private func isRange(from start: Int) -> Bool {
    let inner = scalars[start...].prefix { $0 != "]" }
    guard inner.endIndex < scalars.endIndex else { return false }
    return inner.indices.dropFirst().dropLast().contains { place in
      inner[place] == "-" && Self.isPartOfName(inner[place - 1])
        && Self.isPartOfName(inner[place + 1])
    }
  }

  private static func isPartOfName(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_"
  }
}
