extension DeclarationTrait {
  /// `name`: what the declaration is called.
  static let name = DeclarationTrait(
    .name, .patterns(.name),
    "Its name: the base name, `Outer.name`, or with argument labels `name(a:b:)`."
  ) { options, _ in
    DeclarationTest.patterns(
      .name, options.patterns("name"), each: false, wanted: { "be named \($0)" },
      found: { id, input in "is named '\(input.table[id].fullName)'" },
      texts: { id, input in input.names(of: id) })
  }

  /// `inside`: the type that the declaration is a member of.
  static let inside = DeclarationTrait(
    .inside, .patterns(.name), uses: .selection,
    "The type that it is a member of, in its body or in an extension."
  ) { options, _ in
    DeclarationTest.patterns(
      .inside, options.patterns("inside"), each: false, wanted: { "be a member of \($0)" },
      found: { _, _ in "is not" }, texts: { id, input in input.containerNames(of: id) })
  }

  /// `inside-kind`: what the type is that the declaration is a member of.
  static let insideKind = DeclarationTrait(
    .insideKind, .choices(kindWords), uses: .selection,
    "The kind of the type that it is a member of, even if it is declared in an extension."
  ) { options, _ in
    let words = options.texts("inside-kind")
    let kinds = kinds(named: words)
    let named = words.map { $0 == "any" ? "declaration" : $0 }.map(DeclarationTest.withArticle)
    return [
      .plain(
        .insideKind, wanted: "be a member of \(named.alternatives)", found: { _, _ in "is not" },
        holds: { id, input in input.containerKind(of: id).map(kinds.contains) == true })
    ]
  }
}
