/// What CONTRIBUTING.md asks of every sentence that archcheck prints, as far as a test can tell.
package enum PlainEnglish {
  /// Words and phrases that a reader would stumble over.
  private static let stumbling = [
    "at whatever remove", "in vain", "of that which", "speaks of", "is told", "are told",
    "in order to", "utilize", "utilise", "e.g.", "i.e.", "etc.", "and/or", "thereof", "hereby",
    "please", "successfully", "simply", "obviously", "don't", "can't", "isn't", "doesn't", "won't",
    "it's", " a an ", " the the ", " is is ", "of of ", "to to ", "  ", " ,", " .", "!", "1 are ",
    "1 files", "1 dependencies", "1 modules",
  ]

  /// The longest sentence, names between quotation marks counted as one word.
  private static let wordLimit = 40

  /// What is wrong with a text, a phrase each; nothing for one that reads well.
  ///
  /// - Parameter text: sentences, the last one with or without a full stop.
  package static func faults(in text: String) -> [String] {
    let plain = withoutNames(text)
    var faults = stumbling.filter { plain.lowercased().contains($0) }.map { "'\($0)' in: \(text)" }
    // What follows a colon or a semicolon is read by itself.
    let parts = plain.split(separator: ". ").flatMap {
      $0.split(whereSeparator: { ":;".contains($0) })
    }
    for sentence in parts {
      let words = sentence.split(whereSeparator: { " \n".contains($0) }).count
      if words > wordLimit { faults.append("\(words) words: \(sentence)") }
    }
    return faults
  }

  /// The text with an X for whatever stands between quotation marks or backquotes.
  private static func withoutNames(_ text: String) -> String {
    var result = ""
    var open: Character?
    for character in text {
      if let mark = open {
        if character == mark { open = nil }
      } else if character == "'" && (result.isEmpty || " ([".contains(result.last ?? " "))
        || character == "`"
      {
        open = character
        result.append("X")
      } else {
        result.append(character)
      }
    }
    return result
  }
}
