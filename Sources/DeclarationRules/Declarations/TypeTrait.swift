import DependencyModel

extension DeclarationTrait {
  /// `type`: the type of a variable, the result of a function.
  static let type = DeclarationTrait(
    .type, .patterns(.type),
    "The type of a variable, written or inferred from its value, the result of a function or "
      + "subscript, or the target of an alias, such as `[Build]` or `((*Module, *Action) -> "
      + "Void)?`. A function without `->` has the type `Void`."
  ) { options, _ in
    DeclarationTest.patterns(
      .type, options.patterns("type"), each: false, wanted: { "have the type \($0)" },
      found: { id, input in
        let declaration = input.table[id]
        if let type = input.typeTexts(of: id).first, declaration.inferredTypes.isEmpty {
          let expanded = input.types(of: id).expanded.map { ", which is '\($0)'" }
          return "has the type '\(type)'" + (expanded ?? "")
        }
        return declaration.inferredTypes.first.map { "has the inferred type '\($0)'" }
          ?? "has no written type"
          + (declaration.kind == .variable ? ", and the type of its value is unknown" : "")
      },
      texts: { id, input in input.typeTexts(of: id) })
  }
}

extension DeclarationInput {
  /// The texts that `type` is compared with: the type as written, and with what typealiases of the project stand for; of
  /// a variable without one the type of its value.
  fileprivate func typeTexts(of id: DeclarationID) -> [String] {
    let declaration = table[id]
    if let type = declaration.type { return [type] + (types(of: id).expanded.map { [$0] } ?? []) }
    return declaration.kind == .function ? ["Void"] : declaration.inferredTypes
  }
}
