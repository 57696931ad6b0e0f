import SourceText

extension FileFacts {
  /// What other files can see of the file, by a name that is equal for equal interfaces: imports, conditions
  /// and all declarations with the types that they write, without places and without what is done in bodies.
  ///
  /// Declarations count in their order, those in bodies too, so that in files of equal interfaces they have
  /// equal numbers. What is not in it is the type of a variable that its value alone tells.
  ///
  /// - Complexity: O(declarations and their types).
  package var interface: ContentID {
    var writer = InterfaceWriter(facts: self)
    writer.putAll()
    return ContentID(of: writer.bytes.bytes)
  }
}

/// Writes what others can see of a file.
private struct InterfaceWriter {
  let facts: FileFacts
  var bytes = ByteWriter()

  mutating func putAll() {
    bytes.put(facts.language.rawValue)
    bytes.put(count: facts.imports.count)
    for fact in facts.imports {
      bytes.put(fact.form.rawValue)
      bytes.put(fact.path)
      put(fact.module)
      put(fact.declaration)
      bytes.put(fact.marks.rawValue)
      put(fact.access)
      put(fact.condition)
    }
    bytes.put(count: facts.declarations.count)
    for fact in facts.declarations { put(fact) }
    bytes.put(count: facts.requirements.count)
    for requirement in facts.requirements {
      bytes.put(requirement.declaration)
      put(type: requirement.subject)
      put(type: requirement.constraint)
      bytes.put(requirement.isSameType)
    }
    if facts.language != .swift { putForwards() }
  }

  /// The types of the C family that stand outside of all declarations, as `@class Name;` does, and friends.
  private mutating func putForwards() {
    for (index, fact) in facts.types.enumerated() where fact.role == .typePosition {
      let owner = fact.owner.map { facts.declarations[$0].kind }
      let isAnnounced = facts[fact.labels].contains { label in
        label.id.map { facts[$0] } == TypeFact.announcement
      }
      if owner == nil || owner == .topLevelCode || isAnnounced { put(type: ID(index)) }
    }
  }

  private mutating func put(_ fact: DeclarationFact) {
    bytes.put(fact.kind.rawValue)
    put(fact.writtenAccess)
    put(fact.access)
    put(fact.setterAccess)
    put(fact.condition)
    bytes.put(fact.marks.rawValue)
    put(fact.name)
    put(fact.otherName)
    bytes.put(OptionalID(fact.parent))
    put(names: fact.labels)
    bytes.put(count: Int(fact.parameterTypes.count))
    for type in facts[fact.parameterTypes] { put(type: type.id) }
    bytes.put(count: Int(fact.parameterFlags.count))
    for flags in facts[fact.parameterFlags] { bytes.put(flags.rawValue) }
    put(names: fact.parameterNames)
    bytes.put(count: Int(fact.genericParameters.count))
    for parameter in facts[fact.genericParameters] { bytes.put(parameter) }
    bytes.put(count: Int(fact.inherited.count))
    for type in facts[fact.inherited] { put(type: type) }
    bytes.put(count: Int(fact.attributes.count))
    for type in facts[fact.attributes] { put(type: type) }
    put(type: fact.type)
    bytes.put(fact.value != .none)
  }

  /// A type with its parts, which stand before it, so that this ends.
  private mutating func put(type id: ID<TypeFact>?) {
    guard let id else { return bytes.put(UInt8(0)) }
    let fact = facts.types[id]
    bytes.put(UInt8(1))
    bytes.put(fact.kind.rawValue)
    bytes.put(fact.role.rawValue)
    put(fact.condition)
    put(fact.name)
    put(type: fact.base)
    bytes.put(count: Int(fact.parts.count))
    for part in facts[fact.parts] { put(type: part) }
    bytes.put(count: Int(fact.labels.count))
    for label in facts[fact.labels] { put(label.id) }
    bytes.put(OptionalID(fact.owner))
  }

  private mutating func put(_ name: NameID?) {
    bytes.put(UInt8(name == nil ? 0 : 1))
    if let name { bytes.put(facts[name]) }
  }

  private mutating func put(names: FactList<NameID>) {
    bytes.put(count: Int(names.count))
    for name in facts[names] { put(name) }
  }

  private mutating func put(_ access: AccessLevel?) { bytes.put(access?.rawValue ?? 255) }

  private mutating func put(_ condition: FactCondition) {
    if condition == .always { return bytes.put(UInt8(0)) }
    bytes.put(UInt8(1))
    bytes.put("\(facts.conditions[condition])")
  }
}
