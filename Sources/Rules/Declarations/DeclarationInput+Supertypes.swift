import ArchModel

extension DeclarationInput {
  /// Whether patterns mean types of the project, which types from outside cannot inherit.
  ///
  /// - Complexity: O(types of the project · patterns).
  func isOfProject(
    _ kinds: Set<DeclarationKind>, _ patterns: [Pattern], _ bindings: Bindings
  ) -> Bool {
    candidates.contains { id in
      kinds.contains(table[id].kind)
        && !patterns.ways([table[id].name] + qualifiedNames(of: id), bindings).isEmpty
    }
  }

  /// Whether a type has a supertype from outside of which no source here shows what it conforms to.
  func mayInheritFromOutside(_ id: DeclarationID) -> Bool {
    table.supertypes(of: id).contains { $0.declaration == nil && $0.kind == nil }
  }

  /// Whether a type may be `Sendable` though nothing here says so: the compiler finds it out of
  /// structs and enums that are not public, of actors, and of what is bound to a global actor, be
  /// it through a superclass from a framework.
  func mayBeSendable(_ id: DeclarationID) -> Bool {
    let declaration = table[id]
    switch declaration.kind {
    case .actor: return true
    case .struct, .enum: if declaration.access < .public { return true }
    default: break
    }
    if declaration.attributes.contains(where: {
      isGlobalActor($0.type.name) || $0.type.name == "frozen"
    }) {
      return true
    }
    return table.supertypes(of: id).contains { supertype in
      supertype.declaration == nil && supertype.kind == .class
        || supertype.declaration.map { other in
          table[other].attributes.contains { isGlobalActor($0.type.name) }
        } == true
    }
  }

  /// Whether an attribute binds to a global actor: one of the project, or by its name.
  func isGlobalActor(_ name: String) -> Bool {
    let own = types(named: name)
    if own.isEmpty { return name.hasSuffix("Actor") }
    return own.contains { table[$0].attributes.contains { $0.type.name == "globalActor" } }
  }
}

extension [Pattern] {
  /// Whether one of the patterns matches a name.
  func mayMean(_ name: String, _ bindings: Bindings) -> Bool { !ways([name], bindings).isEmpty }
}
