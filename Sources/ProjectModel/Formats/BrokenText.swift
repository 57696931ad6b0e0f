import SourceText

extension Problem {
  /// A block of Ruby that goes on to the end of the text.
  package static func unclosedBlock(at location: SourceLocation) -> Self {
    Problem(
      .manifestNotUnderstood,
      message: "The block that begins here has no `end`: what follows may be misread.",
      location: location)
  }

  /// A bracket or text of Starlark that goes on to the end of the file.
  package static func unclosedBracket(at location: SourceLocation) -> Self {
    Problem(
      .manifestNotUnderstood,
      message: "What is opened here is not closed: all that follows is taken for a part of it.",
      location: location)
  }

  /// A conflict that git left in a manifest.
  package static func mergeConflict(at location: SourceLocation) -> Self {
    Problem(
      .manifestNotUnderstood,
      message: "A merge conflict begins here, so this manifest is not what it says: resolve it.",
      location: location)
  }
}

/// UTF-8 offset of the first mark of a merge conflict at the beginning of a line; `nil` where there
/// is none. O(length).
package func mergeConflict(in text: String) -> Int? {
  var text = text
  return text.withUTF8 { bytes in
    let mark = Array("<<<<<<< ".utf8)
    var start = 0
    while let place = bytes[start...].firstIndex(of: mark[0]) {
      let isFirst = place == 0 || bytes[place - 1] == 0x0A || bytes[place - 1] == 0x0D
      if isFirst, bytes[place...].starts(with: mark) { return place }
      start = place + 1
    }
    return nil
  }
}
