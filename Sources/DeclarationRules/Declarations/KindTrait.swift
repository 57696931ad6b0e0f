import SourceFacts

extension DeclarationTrait {
  /// `kind`: what the declaration is in the text.
  static let kind = DeclarationTrait(
    .kind, .choices(kindWords),
    "Its kind; `type` means classes, structs, enums, actors and protocols, `any` means all kinds."
  ) { options, _ in
    let words = options.texts("kind")
    let kinds = kinds(named: words)
    let named = words.map { $0 == "any" ? "declaration" : $0 }.map(DeclarationTest.withArticle)
    return [
      .plain(
        .kind, wanted: "be \(named.alternatives)",
        found: { id, input in
          "is \(DeclarationTest.withArticle(input.table[id].kind.phrase))"
        },
        holds: { id, input in kinds.contains(input.table[id].kind) })
    ]
  }

  /// The words for kinds: those for several first.
  static let kindWords = ["type", "any"] + DeclarationKind.allCases.compactMap(\.optionWord)

  /// The kinds that some words stand for.
  static func kinds(named words: [String]) -> Set<DeclarationKind> {
    Set(
      DeclarationKind.allCases.filter { kind in
        guard let word = kind.optionWord else { return false }
        return words.contains(word) || words.contains("any")
          || words.contains("type") && kind.isNominalType
      })
  }
}

extension DeclarationTest {
  /// `a class`, `an enum case`.
  static func withArticle(_ word: String) -> String {
    let words = word.split(separator: "-").joined(separator: " ")
    let isVowel = word.utf8.first.map { "aeiou".utf8.contains($0) } == true
    return (isVowel ? "an " : "a ") + words
  }
}
