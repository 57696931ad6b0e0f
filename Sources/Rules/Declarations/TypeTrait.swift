import ArchModel

extension DeclarationTrait {
  /// `type`: the written type of a variable, the result of a function.
  static let type = DeclarationTrait(
    .type, .patterns(.type),
    "The written type of a variable, the result of a function or subscript, what an alias stands "
      + "for, such as `[Build]` or `((*Module, *Action) -> Void)?`."
  ) { options, _ in
    DeclarationTest.patterns(
      .type, options.patterns("type"), each: false, wanted: { "have the type \($0)" },
      found: { id, input in
        input.table[id].type.map { "has the type '\($0)'" } ?? "has no written type"
      },
      texts: { id, input in input.table[id].type.map { [$0] } ?? [] })
  }
}
