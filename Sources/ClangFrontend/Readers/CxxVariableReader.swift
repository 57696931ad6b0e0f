import SourceFacts

/// Variables and data members of C++.
struct CxxVariableReader: GrammarReader {
  let reading: FileReading

  /// Reads a variable from its name on; gives the type in front of it.
  func read(
    _ name: CxxName, _ declarator: Declarator, _ declaration: CxxDeclaration, base: TypeIndex?
  ) -> TypeIndex {
    let outer = facts.owner
    defer { facts.owner = outer }
    let `extension` = qualifiers.openExtension(of: name, from: declaration.start)
    let head = declaration.head
    var marks: DeclarationMarks = []
    let isMember = declaration.place == .field
    if isMember && head.storage.contains(.isStatic) || `extension` != nil {
      marks.insert(.isStatic)
    }
    let isConstant =
      declarator.isPointer
      ? declarator.isConstant : head.storage.contains(.isConstant) || declarator.isConstant
    if isConstant { marks.insert(.isConstant) }
    if !head.storage.contains(.isExtern) || declarator.value >= 0 { marks.insert(.isDefinition) }
    if declarator.value >= 0 || declarator.arguments >= 0 { marks.insert(.hasInitialValue) }
    let index = facts.add(
      .variable, at: name.last, from: declaration.start, marks: marks,
      access: !isMember && head.storage.contains(.isStatic) ? .fileprivate : nil)
    var type = base ?? -1
    facts.within(index) {
      templates.readParameters(of: index)
      loose.readMacros(pendingAndOwn(head) + declarator.macros)
      if base == nil { type = types.readBase(head) }
      facts[declaration: index].type = types.completed(type, by: declarator)
      if declarator.width >= 0 { loose.read(declarator.width..<declarator.end) }
      if declarator.arguments >= 0 { constructions.read(declarator.arguments) }
    }
    if declarator.value >= 0 { variables.readValue(of: index, declarator) }
    position = declarator.end
    facts.finish(index, before: behindSemicolon(position, tokens.count))
    if let `extension` {
      facts.finish(`extension`, before: behindSemicolon(position, tokens.count))
    }
    return type
  }
}
