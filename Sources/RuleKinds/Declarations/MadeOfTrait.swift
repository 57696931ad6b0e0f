import DependencyModel

extension DeclarationTrait {
  /// `made-of`: the types that a declared type consists of.
  static let madeOf = DeclarationTrait(
    .madeOf, .patterns(.type),
    "What the type of a variable, the result of a function, the payload of an enum case or the "
      + "target of an alias is made of: names of types, or the words `built-in` (values of the "
      + "standard library and plain ones of Foundation, such as `Date` and `URL`), `protocol`, "
      + "`closure`, `generic` (generic parameters and associated types), `value` (structs and enums "
      + "of the project). Optionals, collections, "
      + "tuples, compositions, `Result`, publishers and streams are taken apart, unless the list "
      + "names them. In `must` everything it is made of is in the list, elsewhere something is. A "
      + "type from outside of which it is not known what it is counts as undecided."
  ) { options, each in
    let list = TypeList(options.patterns("made-of"))
    return [
      DeclarationTest(
        requirement: .madeOf,
        ways: { id, bindings, input in
          let types = input.madeOf(id)
          if !each { return list.ways(types, bindings, input) }
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
    return names.isEmpty ? "what it is made of is not known" : "is made of \(names.quotedList)"
  }
}

extension DeclaredType {
  /// What is left when containers are taken apart.
  fileprivate var leaves: [DeclaredType] {
    form == .container && !parts.isEmpty ? parts.flatMap(\.leaves) : [self]
  }
}
