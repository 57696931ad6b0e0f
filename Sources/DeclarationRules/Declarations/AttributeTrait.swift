import RuleLanguage

extension DeclarationTrait {
  /// `attribute`: the attributes, property wrappers and macros in front of a declaration.
  static let attribute = DeclarationTrait(
    .attribute, .patterns(.type),
    "An attribute, property wrapper or attached macro, without the `@`, with or without arguments: "
      + "`objc`, `available(*deprecated*)`. Given a list, `must` requires all of it; elsewhere any "
      + "one matches. A global actor need not be written where the compiler infers it."
  ) { options, each in
    DeclarationTest.patterns(
      .attribute, options.patterns("attribute"), each: each,
      wanted: { "have the attribute \($0)" },
      found: { id, input in
        let names = input.table[id].attributes.map { "@" + $0.text.onOneLine }
        return names.isEmpty ? "has no attribute" : "has \(names.quotedList)"
      },
      texts: { id, input in
        let written = input.table[id].attributes
        return (each ? written + input.inferredActors(of: id) : written).flatMap(\.spellings)
      },
      isOpen: { patterns, id, bindings, input in
        each && patterns.meanGlobalActor(bindings, input) && input.mayInheritIsolation(id)
      })
  }
}

extension [Pattern] {
  /// Whether one of the patterns means a global actor: one of the project, or `MainActor`.
  fileprivate func meanGlobalActor(_ bindings: Bindings, _ input: DeclarationInput) -> Bool {
    mayMean("MainActor", bindings)
      || contains { pattern in
        pattern.onlyText(filling: bindings).map { input.isGlobalActor($0) } ?? false
      }
  }
}

extension String {
  /// The text without line breaks, at most 60 characters of it.
  fileprivate var onOneLine: String {
    let text = split { $0.isWhitespace }.joined(separator: " ")
    return text.count > 60 ? text.prefix(60) + "…" : text
  }
}
