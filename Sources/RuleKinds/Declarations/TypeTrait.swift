extension DeclarationTrait {
  /// `type`: the type of a variable, the result of a function.
  static let type = DeclarationTrait(
    .type, .patterns(.type),
    "The type of a variable, written or inferred from its value, the result of a function or "
      + "subscript, or the target of an alias, such as `[Build]` or `((*Module, *Action) -> "
      + "Void)?`."
  ) { options, _ in
    DeclarationTest.patterns(
      .type, options.patterns("type"), each: false, wanted: { "have the type \($0)" },
      found: { id, input in
        let declaration = input.table[id]
        if let type = declaration.type { return "has the type '\(type)'" }
        return declaration.inferredTypes.first.map { "has the inferred type '\($0)'" }
          ?? "has no written type"
          + (declaration.kind == .variable ? ", and the type of its value is unknown" : "")
      },
      texts: { id, input in input.table[id].type.map { [$0] } ?? input.table[id].inferredTypes })
  }
}
