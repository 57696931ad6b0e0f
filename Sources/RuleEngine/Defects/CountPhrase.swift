/// Numbers of declarations in words.
package enum CountPhrase {
  /// `exactly 1 class`, `at least 2 classes`, `1 to 3 classes`.
  package static func phrase(_ noun: String, _ minimum: Int?, _ maximum: Int?) -> String {
    let noun = isOne(minimum, maximum) ? noun : plural(of: noun)
    return switch (minimum, maximum) {
    case (_, 0?): "no \(noun)"
    case (let low?, let high?): (low == high ? "exactly \(low)" : "\(low) to \(high)") + " \(noun)"
    case (let low?, nil): "at least \(low) \(noun)"
    case (nil, let high?): "at most \(high) \(noun)"
    case (nil, nil): "any number of \(noun)"
    }
  }

  /// Whether what is counted stands in the singular: `exactly 1 class`, `no class`.
  package static func isOne(_ minimum: Int?, _ maximum: Int?) -> Bool {
    (maximum ?? minimum ?? 2) < 2
  }

  /// `a class`, `an enum case`.
  package static func withArticle(_ noun: String) -> String {
    (noun.utf8.first.map { "aeiou".utf8.contains($0) } == true ? "an " : "a ") + noun
  }

  /// `class or enum case named 'X'` in the plural: `classes or enum cases named 'X'`.
  package static func plural(of noun: String) -> String {
    let words = noun.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let end = words.firstIndex { $0 == "named" || $0 == "that" } ?? words.endIndex
    let kinds = words[..<end].indices.map { index in
      let isLast = index + 1 == end || words[index + 1] == "or"
      return isLast && words[index] != "or" ? plural(ofWord: words[index]) : words[index]
    }
    return (kinds + words[end...]).joined(separator: " ")
  }

  private static func plural(ofWord word: String) -> String {
    if word.hasSuffix("s") { return "\(word)es" }
    return word.hasSuffix("y") ? "\(word.dropLast())ies" : "\(word)s"
  }
}
