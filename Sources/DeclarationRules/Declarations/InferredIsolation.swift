import DependencyModel
import SourceFacts
import StandardLibrary

// A global actor isolates more than what its attribute stands in front of (SE-0316): subclasses, what
// conforms to an isolated protocol where the type itself is declared, and the members of all of them. Types
// nested in an isolated one are not, nor are types that conform in another file.

extension DeclarationInput {
  /// The attributes of global actors that isolate a declaration without standing in front of it.
  ///
  /// - Complexity: O(supertypes of its type, and of these) at the first question about a type.
  func inferredActors(of id: DeclarationID) -> [WrittenAttribute] {
    let declaration = table[id]
    if declaration.marks.contains(.isNonisolated) { return [] }
    switch declaration.kind {
    case .class, .struct, .enum, .protocol: return inheritedActors(of: id)
    case .function, .initializer, .subscript, .variable: return actors(around: id)
    default: return []
    }
  }

  /// Whether a type may be isolated by a superclass or protocol from outside, of which no source here tells.
  func mayInheritIsolation(_ id: DeclarationID) -> Bool {
    guard let type = isolatedType(of: id) else { return false }
    return table.supertypes(of: type).contains { supertype in
      supertype.declaration == nil && supertype.site != nil
        && !StandardLibraryNames.hasTopLevel(supertype.name)
        && !plainTypes.contains(supertype.name)
    }
  }

  /// The type whose isolation a declaration has: itself, or that of which it is a member.
  private func isolatedType(of id: DeclarationID) -> DeclarationID? {
    switch table[id].kind {
    case .class, .struct, .enum, .protocol: return table[id].subject ?? id
    case .function, .initializer, .subscript, .variable:
      return table[id].parent.flatMap { table[$0].subject }
    default: return nil
    }
  }

  /// Those of the type or extension that a member stands in.
  private func actors(around id: DeclarationID) -> [WrittenAttribute] {
    guard let parent = table[id].parent, table[parent].kind.isTypeContext,
      !table[parent].marks.contains(.isNonisolated)
    else { return [] }
    let written = globalActors(of: parent)
    if !written.isEmpty { return written }
    guard let type = table[parent].subject else { return [] }
    let ofType = globalActors(of: type)
    return ofType.isEmpty ? inheritedActors(of: type) : ofType
  }

  /// Those of the nearest superclass that has some, or of a protocol to which the type, or a superclass of it, conforms
  /// in the file that declares it.
  private func inheritedActors(of id: DeclarationID) -> [WrittenAttribute] {
    let type = table[id].subject ?? id
    if let known = isolationOfType[type] { return known }
    let actors = nearestActors(above: type)
    isolationOfType[type] = actors
    return actors
  }

  private func nearestActors(above type: DeclarationID) -> [WrittenAttribute] {
    let superclasses = table.supertypes(of: type).filter { $0.kind == .class }
      .compactMap(\.declaration)
    for level in [type] + superclasses {
      if table[level].marks.contains(.isNonisolated) { return [] }
      let written = level == type ? [] : globalActors(of: level)
      if !written.isEmpty { return written }
      let found = actorsOfProtocols(of: level)
      if !found.isEmpty { return found }
    }
    return []
  }

  private func actorsOfProtocols(of type: DeclarationID) -> [WrittenAttribute] {
    for supertype in table.supertypes(of: type) where supertype.kind == .protocol {
      guard supertype.isDirect, let found = supertype.declaration,
        supertype.site.map({ table[$0].file == table[type].file }) == true
      else { continue }
      let refined = table.supertypes(of: found).compactMap(\.declaration)
      for level in [found] + refined {
        let written = globalActors(of: level)
        if !written.isEmpty { return written }
      }
    }
    return []
  }

  private func globalActors(of id: DeclarationID) -> [WrittenAttribute] {
    table[id].attributes.filter { isGlobalActor($0.type.name) }
  }
}

/// Types from outside that are bound to no actor.
private let plainTypes: Set<String> = ["NSObject", "NSObjectProtocol", "ObservableObject"]
