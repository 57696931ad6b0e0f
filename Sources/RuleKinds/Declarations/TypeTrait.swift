extension DeclarationTrait {
  /// `type`: the type of a variable, the result of a function.
  static let type = DeclarationTrait(
    .type, .patterns(.type),
    "The type of a variable, written or that of its value, the result of a function or subscript, "
      + "what an alias stands for, such as `[Build]` or `((*Module, *Action) -> Void)?`."
  ) { options, _ in
    DeclarationTest.patterns(
      .type, options.patterns("type"), each: false, wanted: { "have the type \($0)" },
      found: { id, input in
        let declaration = input.table[id]
        if let type = declaration.type { return "has the type '\(type)'" }
        return declaration.inferredTypes.first.map { "has the type '\($0)' of its value" }
          ?? "has no written type"
          + (declaration.kind == .variable ? ", and that of its value is not known" : "")
      },
      texts: { id, input in input.table[id].type.map { [$0] } ?? input.table[id].inferredTypes })
  }
}
