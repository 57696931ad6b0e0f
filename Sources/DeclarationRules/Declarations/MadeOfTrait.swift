import DependencyModel

extension DeclarationTrait {
  /// `made-of`: the types that a declared type consists of.
  static let madeOf = DeclarationTrait(
    .madeOf, .patterns(.type),
    "The types that make up the type of a variable, the result of a function, the associated "
      + "values of an enum case or the target of an alias: names of types, or the words `built-in` "
      + "(value types of the standard library and simple ones of Foundation, such as `Date` and "
      + "`URL`), `protocol`, `closure`, `generic` (generic parameters and associated types), "
      + "`value` (structs and enums of the project). Optionals, collections, tuples, compositions, "
      + "`Result`, publishers and streams are replaced by the types they contain, unless the list "
      + "names them. `must` requires that every type is in the list; elsewhere any one matches. An "
      + "external type of unknown kind is undecided."
  ) { options, each in
    let list = TypeList(options.patterns("made-of"))
    return [
      DeclarationTest(
        requirement: .madeOf,
        matches: { id, bindings, input in
          let types = input.madeOf(id)
          if !each { return list.matches(types, bindings, input) }
          return types.allSatisfy { list.covers($0, bindings, input) == .yes } ? [bindings] : []
        },
        wanted: { "be made \(each ? "only " : "")of \(list.text($0))" },
        found: { id, input in input.madeOf(id).partsText },
        isOpen: { id, bindings, input in
          let types = input.madeOf(id)
          if !each { return types.contains { list.mayHold($0, bindings, input) } }
          return types.allSatisfy { list.covers($0, bindings, input) != .no }
        })
    ]
  }
}

extension DeclarationInput {
  /// The types that `made-of` speaks of: of an enum case those of its payload, else the declared one.
  func madeOf(_ id: DeclarationID) -> [DeclaredType] {
    let declaration = table[id]
    let types = types(of: id)
    switch declaration.kind {
    case .enumCase: return types.parameters.compactMap(\.self)
    case .function where declaration.type == nil:
      return [DeclaredType(.named, WrittenType(name: "Void", text: "Void"))]
    case .variable, .function, .subscript, .typealias:
      return [types.type ?? DeclaredType(.unknown, WrittenType(name: "", text: ""))]
    default: return []
    }
  }
}

extension [DeclaredType] {
  /// What is found instead, behind `but`: `is made of 'A' and 'B'`.
  var partsText: String {
    var names: [String] = []
    for part in flatMap(\.leaves) where !names.contains(part.written.text) {
      if !part.written.text.isEmpty { names.append(part.written.text) }
    }
    return names.isEmpty ? "the types it is made of are unknown" : "is made of \(names.quotedList)"
  }
}

extension DeclaredType {
  /// What is left when containers are taken apart.
  fileprivate var leaves: [DeclaredType] {
    form == .container && !parts.isEmpty ? parts.flatMap(\.leaves) : [self]
  }
}
