/// Names with parts: `Outer.Inner.name(label:)`. Backticks hold a raw identifier of Swift together, such
/// as `` `sign in/out` ``, in which dots and brackets are letters like others.
extension StringProtocol {
  /// The first place at which a letter stands outside of backticks; `nil` where it stands nowhere.
  package func firstIndexOutsideOfBackticks(of character: Character) -> Index? {
    if !utf8.contains(UInt8(ascii: "`")) { return firstIndex(of: character) }
    var isInside = false
    return indices.first { place in
      if self[place] == "`" { isInside.toggle() }
      return !isInside && self[place] == character
    }
  }

  /// The parts between dots.
  package var partsOfName: [SubSequence] {
    if !utf8.contains(UInt8(ascii: "`")) { return split(separator: ".") }
    var isInside = false
    return split { character in
      if character == "`" { isInside.toggle() }
      return !isInside && character == "."
    }
  }

  /// The name in front of its argument labels.
  package var nameWithoutLabels: SubSequence {
    prefix(upTo: firstIndexOutsideOfBackticks(of: "(") ?? endIndex)
  }

  /// Whether a dot stands between parts of the name.
  package var isQualifiedName: Bool {
    utf8.contains(UInt8(ascii: ".")) && firstIndexOutsideOfBackticks(of: ".") != nil
  }
}
