extension [String] {
  /// The names between quotation marks as a part of a sentence: at most five, the rest as a number.
  package var quotedList: String { map { "'\($0)'" }.listed() }

  /// Phrases as a part of a sentence: at most five, the rest as a number.
  package func listed(_ conjunction: String = "and") -> String {
    let shown = prefix(5)
    if count > 5 {
      return shown.joined(separator: ", ") + " \(conjunction) \(count - 5) more"
    }
    guard count > 1, let last else { return first ?? "" }
    return shown.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
