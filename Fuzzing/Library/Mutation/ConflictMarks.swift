/// What a merge leaves where two sides disagree.
enum ConflictMarks {
  /// Puts a conflict around some lines, or into a text or a comment.
  static func put(into tokens: inout [Token], as kind: WritingMutator.Kind, _ draw: inout Draw) {
    switch kind {
    case .conflictInside:
      let insides = tokens.indices.filter { [.string, .comment].contains(tokens[$0].kind) }
      guard let index = draw.element(of: insides) else { return around(&tokens, &draw) }
      let middle = tokens[index].bytes.startIndex + tokens[index].bytes.count / 2
      let (before, after) = (tokens[index].bytes[..<middle], tokens[index].bytes[middle...])
      let marked = conflict(of: [Token(.string, after)], or: [Token(.string, before)], &draw)
      tokens[index].bytes = before + [0x0A] + marked.text
    case .nestedConflict:
      for _ in 0..<draw.number(in: 2...4) { around(&tokens, &draw) }
    default: around(&tokens, &draw)
    }
  }

  private static func around(_ tokens: inout [Token], _ draw: inout Draw) {
    let first = tokens.line(of: draw.below(tokens.count))
    let last = tokens.line(of: min(tokens.count - 1, first.upperBound + draw.below(40)))
    let lines = first.lowerBound..<last.upperBound
    var theirs = Array(tokens[lines])
    if theirs.count > 1, draw.percent(60) { theirs.remove(at: draw.below(theirs.count)) }
    tokens.replaceSubrange(lines, with: conflict(of: Array(tokens[lines]), or: theirs, &draw))
  }

  /// Two sides with their marks, now and then without one of them, indented, or longer.
  private static func conflict(
    of ours: [Token], or theirs: [Token], _ draw: inout Draw
  ) -> [Token] {
    if draw.once(in: 6) { return perforce(ours, theirs, &draw) }
    let length = draw.one(7, 7, 7, 7, 7, 6, 8, 14)
    let lineEnd = draw.once(in: 6) ? "\r\n" : "\n"
    let indentation = draw.once(in: 10) ? "    " : ""
    func mark(_ letter: Character, _ label: String) -> [Token] {
      if draw.once(in: 12) { return [] }
      let text = indentation + String(repeating: letter, count: length) + label + lineEnd
      return [Token(.punctuation, text)]
    }
    let labels = draw.one(["HEAD", "main"], ["Updated upstream", "Stashed changes"], ["", ""])
    func label(_ index: Int) -> String { labels[index].isEmpty ? "" : " " + labels[index] }
    // The style of diff3 shows what both sides come from; that of zdiff3 takes out what they share.
    let base: [Token]
    switch draw.below(3) {
    case 0: base = []
    case 1: base = mark("|", " 1a2b3c4") + ours.dropFirst(ours.count / 2)
    default: base = mark("|", " merged common ancestors")
    }
    return mark("<", label(0)) + ours + base + mark("=", "") + theirs + mark(">", label(1))
  }

  /// The marks of Perforce, which the lexer of Swift knows as well.
  private static func perforce(
    _ ours: [Token], _ theirs: [Token], _ draw: inout Draw
  ) -> [Token] {
    func mark(_ text: String) -> [Token] {
      draw.once(in: 8) ? [] : [Token(.punctuation, text + "\n")]
    }
    return mark(">>>> ORIGINAL a.swift#1") + ours + mark("==== THEIRS a.swift#2") + theirs
      + mark("==== YOURS a.swift") + ours + mark("<<<<")
  }
}
