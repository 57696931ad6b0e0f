import SourceFacts
import SourceText

/// Properties of Objective-C.
struct PropertyReader: GrammarReader {
  let reading: FileReading

  private static let plainAttributes: Set<String> = [
    "nonatomic", "atomic", "strong", "copy", "assign", "retain", "weak", "unsafe_unretained",
    "readonly", "readwrite", "nullable", "nonnull", "null_resettable", "null_unspecified", "class",
    "direct", "getter", "setter",
  ]

  /// `@property (attributes) Type name, *other;`
  ///
  /// - Parameter container: what it is a property of; `nil` where none is open.
  func read(to limit: Int, in container: Container? = nil) {
    let start = position
    var index = start + 1
    var marks: DeclarationMarks = .isObjC
    var isReadonly = false
    var getter = -1
    var accessors: [NameID] = []
    var macros: [Int] = []
    if symbol(index) == .leftParenthesis {
      for piece in pieces(in: index) {
        let word = word(piece.lowerBound)
        if word == Word.weak { marks.insert(.isWeak) }
        if word == Word.classWord { marks.insert(.isStatic) }
        if word == Word.readonly { isReadonly = true }
        if word == Word.getter, piece.count > 2 { getter = piece.lowerBound + 2 }
        if piece.count > 2, word == Word.getter || isWord(piece.lowerBound, "setter") {
          accessors.append(facts.id(of: text((piece.lowerBound + 2)..<piece.upperBound)))
        }
        if isIdentifier(piece.lowerBound),
          !Self.plainAttributes.contains(text(piece.lowerBound..<(piece.lowerBound + 1)))
        {
          macros.append(piece.lowerBound)
        }
      }
      index = after(index)
    }
    var head = specifiers(from: index, to: limit, .declaration)
    head.macros += macros
    var declarator = declarator(from: head.end, to: limit, .declaration)
    if let owner = builder.owner, builder[owner].kind == .protocol {
      marks.insert(.isRequirement)
    }
    var base: ID<TypeFact>??
    if definesAggregate(head) { base = types.readBase(head) }
    while declarator.name >= 0 {
      let property = facts.add(.variable, at: declarator.name, from: start, marks: marks)
      if head.storage.contains(.isWeak) || declarator.isWeak {
        builder[property].marks.insert(.isWeak)
      }
      if isReadonly { builder[property].setterAccess = .private }
      let own = head.macros + declarator.macros + reading.pendingMacros
      if getter >= 0 { setGetterName(of: property, getter, head) }
      builder[property].parameterNames = builder.list(accessors)
      swiftNames.setName(ofProperty: property, head, macros: own, in: container)
      builder.within(property) {
        loose.readMacros(own)
        reading.pendingMacros = []
        let type = base ?? types.readBase(head)
        base = type
        builder[property].type = types.completed(type, by: declarator)
      }
      head.macros = []
      facts.finish(property, before: behindSemicolon(declarator.end, limit))
      guard symbol(declarator.end) == .comma, declarator.end < limit else { break }
      declarator = self.declarator(from: declarator.end + 1, to: limit, .declaration)
    }
    position = max(behindSemicolon(declarator.end, limit), start + 1)
  }

  /// A Boolean property is known by the name of its getter, such as `isEnabled`.
  private func setGetterName(of property: ID<DeclarationFact>, _ getter: Int, _ head: Specifiers) {
    switch head.base {
    case .named(let type) where Word.booleanTypes.contains(word(type)): break
    case .builtin(let type) where Word.booleanTypes.contains(word(type)): break
    default: return
    }
    let name = name(getter)
    if name != builder[property].name {
      builder[property].otherName = name
    }
  }
}
