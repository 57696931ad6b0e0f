import DependencyModel
import SourceText

extension DeclarationTrait {
  /// `conforms-to`: the protocols of a type.
  static let conformsTo = DeclarationTrait(
    .conformsTo, .patterns(.type),
    "A protocol that it conforms to, directly, in an extension, or through a superclass or another "
      + "protocol. A conformance that a type may inherit from outside the project, or `Sendable` "
      + "inferred by the compiler, is undecided. Given a list, `must` requires all of it; "
      + "elsewhere any one matches."
  ) { options, each in
    DeclarationTest.patterns(
      .conformsTo, options.patterns("conforms-to"), each: each, wanted: { "conform to \($0)" },
      found: { id, input in
        let names = input.table.supertypes(of: id).filter(\.canBeProtocol).writtenOnce
        return names.isEmpty ? "conforms to nothing" : "conforms to \(names.quotedList)"
      },
      texts: { id, input in
        input.table.supertypes(of: id).filter(\.canBeProtocol).flatMap { input.spellings(of: $0) }
      },
      isOpen: { patterns, id, bindings, input in
        !input.isOfProject(.protocol, patterns, bindings)
          && (input.mayInheritFromOutside(id)
            || patterns.mayMean("Sendable", bindings)
              && input.mayBeSendable(id))
      })
  }

  /// `inherits-from`: the superclasses of a class.
  static let inheritsFrom = DeclarationTrait(
    .inheritsFrom, .patterns(.type),
    "A direct or indirect superclass. Given a list, `must` requires all of it; elsewhere any one "
      + "matches."
  ) { options, each in
    DeclarationTest.patterns(
      .inheritsFrom, options.patterns("inherits-from"), each: each,
      wanted: { "inherit from \($0)" },
      found: { id, input in
        let names = input.table.supertypes(of: id).filter(\.canBeClass).writtenOnce
        return names.isEmpty ? "has no superclass" : "inherits from \(names.quotedList)"
      },
      texts: { id, input in
        input.table.supertypes(of: id).filter(\.canBeClass).flatMap { input.spellings(of: $0) }
      },
      isOpen: { patterns, id, bindings, input in
        // Arguments are written in the project: a class from outside cannot bring them along.
        patterns.contains { !$0.text.utf8.contains(UInt8(ascii: "<")) }
          && !input.isOfProject(.class, patterns, bindings)
          && input.table.supertypes(of: id).contains { $0.canBeClass && $0.kind == nil }
      })
  }
}

extension DeclarationInput {
  /// The texts by which patterns know a supertype.
  func spellings(of supertype: Supertype) -> [String] {
    table.spellings(of: supertype, in: scope.view.graph)
  }

  /// A type's name with the types around it, without and with its module.
  func qualifiedNames(of id: DeclarationID) -> [String] {
    table.qualifiedNames(of: id, in: scope.view.graph)
  }
}

extension [Supertype] {
  /// The types as inheritance clauses write them, each text once.
  fileprivate var writtenOnce: [String] {
    reduce(into: []) { texts, supertype in
      let text = supertype.written.text
      if !texts.contains(where: { $0.equalsInBytes(text) }) { texts.append(text) }
    }
  }
}
