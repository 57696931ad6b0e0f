import SourceFacts
import SourceText

/// Variables and data members of C++.
struct CxxVariableReader: GrammarReader {
  let reading: FileReading

  /// Reads a variable from its name on; gives the type in front of it.
  func read(
    _ name: CxxName, _ declarator: Declarator, _ declaration: CxxDeclaration, base: ID<TypeFact>??
  ) -> ID<TypeFact>? {
    let `extension` = qualifiers.addExtension(of: name, from: declaration.start)
    let end = behindSemicolon(declarator.end, tokens.count)
    var type = base.flatMap { $0 }
    builder.within(`extension` ?? builder.owner) {
      let index = addVariable(name, declarator, declaration, isOutside: `extension` != nil)
      builder.within(index) {
        templates.readParameters(of: index)
        loose.readMacros(pendingAndOwn(declaration.head) + declarator.macros)
        if base == nil { type = types.readBase(declaration.head) }
        builder[index].type = types.completed(type, by: declarator)
        if declarator.width >= 0 { loose.read(declarator.width..<declarator.end) }
        if declarator.arguments >= 0 { constructions.read(declarator.arguments) }
      }
      if declarator.value >= 0 { variables.readValue(of: index, declarator) }
      facts.finish(index, before: end)
    }
    position = declarator.end
    if let `extension` { facts.finish(`extension`, before: end) }
    return type
  }

  private func addVariable(
    _ name: CxxName, _ declarator: Declarator, _ declaration: CxxDeclaration, isOutside: Bool
  ) -> ID<DeclarationFact> {
    let storage = declaration.head.storage
    let isMember = declaration.place == .field
    var marks: DeclarationMarks = []
    if isMember && storage.contains(.isStatic) || isOutside { marks.insert(.isStatic) }
    let isConstant =
      declarator.isPointer
      ? declarator.isConstant : storage.contains(.isConstant) || declarator.isConstant
    if isConstant { marks.insert(.isConstant) }
    if !storage.contains(.isExtern) || declarator.value >= 0 { marks.insert(.isDefinition) }
    if declarator.value >= 0 || declarator.arguments >= 0 { marks.insert(.hasInitialValue) }
    return facts.add(
      .variable, at: name.last, from: declaration.start, marks: marks,
      access: !isMember && storage.contains(.isStatic) ? .fileprivate : nil)
  }
}
