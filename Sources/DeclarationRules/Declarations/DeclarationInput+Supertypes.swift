import DependencyModel
import RuleLanguage
import SourceFacts

extension DeclarationInput {
  /// Whether patterns mean types of the project, which types from outside cannot inherit.
  ///
  /// - Parameter kind: the kind of the types.
  /// - Complexity: O(types of the kind · patterns) at the first question about patterns and what
  ///   their captures stand for; of a pattern of one text O(1).
  func isOfProject(
    _ kind: DeclarationKind, _ patterns: [Pattern], _ bindings: Bindings
  ) -> Bool {
    let used = Set(patterns.flatMap { $0.captureNames + $0.referencedNames })
    let question = TypeQuestion(
      kind: kind, patterns: patterns.map(\.text), bindings: bindings.restricted(to: used.sorted()))
    return answer(question) {
      let names = namesOfTypes(of: kind)
      return patterns.contains { pattern in
        if let text = pattern.onlyText(filling: bindings) { return names.contains(text) }
        return names.contains { !pattern.match($0, bindings: bindings).isEmpty }
      }
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
  func mayMean(_ name: String, _ bindings: Bindings) -> Bool { !matches([name], bindings).isEmpty }
}
