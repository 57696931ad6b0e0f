import ArchModel

extension DeclarationTrait {
  /// `conforms-to`: the protocols of a type.
  static let conformsTo = DeclarationTrait(
    .conformsTo, .patterns(.type),
    "A protocol that it conforms to, itself, in an extension, or through a superclass or another "
      + "protocol. In `must` each one of a list, elsewhere one of it."
  ) { options, each in
    DeclarationTest.patterns(
      .conformsTo, options.patterns("conforms-to"), each: each, wanted: { "conform to \($0)" },
      found: { id, input in
        let names = input.supertypes(of: id).filter(\.canBeProtocol).map(\.written.text)
        return names.isEmpty ? "conforms to nothing" : "conforms to \(names.quotedList)"
      },
      texts: { id, input in
        input.supertypes(of: id).filter(\.canBeProtocol).flatMap { input.spellings(of: $0) }
      })
  }

  /// `inherits-from`: the superclasses of a class.
  static let inheritsFrom = DeclarationTrait(
    .inheritsFrom, .patterns(.type),
    "A superclass at whatever remove. In `must` each one of a list, elsewhere one of it."
  ) { options, each in
    DeclarationTest.patterns(
      .inheritsFrom, options.patterns("inherits-from"), each: each,
      wanted: { "inherit from \($0)" },
      found: { id, input in
        let names = input.supertypes(of: id).filter(\.canBeClass).map(\.written.text)
        return names.isEmpty ? "has no superclass" : "inherits from \(names.quotedList)"
      },
      texts: { id, input in
        input.supertypes(of: id).filter(\.canBeClass).flatMap { input.spellings(of: $0) }
      })
  }
}

extension DeclarationInput {
  /// The texts by which patterns know a supertype: its name, as written with and without the types
  /// around it and its generic arguments, and with its module.
  func spellings(of supertype: Supertype) -> [String] {
    var texts = supertype.written.spellings
    if !texts.contains(supertype.name) { texts.append(supertype.name) }
    if let id = supertype.declaration {
      let module = scope.view.graph.modules[table[id].module.int].name
      texts += [table[id].qualifiedName, "\(module).\(table[id].qualifiedName)"]
    }
    return texts
  }
}

extension WrittenType {
  /// The type as patterns may write it: whole, without generic arguments, and both without what
  /// stands in front of the last name.
  var spellings: [String] {
    let head = String(text.prefix { $0 != "<" })
    guard head.utf8.count < text.utf8.count else {
      return head.equalsInBytes(name) ? [name] : [name, head]
    }
    let arguments = text.dropFirst(head.count)
    var texts = [name, name + arguments]
    if !head.equalsInBytes(name) { texts += [head, text] }
    return texts
  }
}

extension [String] {
  /// At most four, between quotes, the rest as a number.
  var quotedList: String {
    let shown = prefix(4).map { "'\($0)'" }
    if count > 4 { return shown.joined(separator: ", ") + " and \(count - 4) more" }
    guard shown.count > 1, let last = shown.last else { return shown.joined() }
    return shown.dropLast().joined(separator: ", ") + " and " + last
  }
}
