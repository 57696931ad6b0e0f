import SourceFacts
import SourceText

/// Variables and functions of C, and fields: the names that one declaration declares.
struct VariableReader: GrammarReader {
  let reading: FileReading

  /// Reads what specifiers stand in front of, the first declarator of which is known.
  func read(_ head: Specifiers, _ first: Declarator, to limit: Int, _ place: Place) {
    var base: ID<TypeFact>??
    var declarator = first
    var declared: [ID<DeclarationFact>] = []
    if first.name < 0 {
      _ = aggregates.readStandaloneBase(head)
      loose.readMacros(head.macros + first.macros)
      position = behindSemicolon(first.end, limit)
      return
    }
    // A type that is defined here stands beside what it types.
    if definesAggregate(head) { base = types.readBase(head) }
    while declarator.name >= 0 {
      let isFunction = declarator.parameters >= 0
      let index = addVariable(declarator, head, place, isFunction: isFunction)
      declared.append(index)
      builder.within(index) {
        if declared.count == 1 { loose.readMacros(pendingAndOwn(head)) }
        loose.readMacros(declarator.macros)
        let type = base ?? types.readBase(head)
        base = type
        builder[index].type = types.completed(type, by: declarator)
      }
      if isFunction, functions.read(index, declarator, to: limit) { return }
      if declarator.width >= 0 {
        builder.within(index) { loose.read(declarator.width..<declarator.end) }
      }
      if declarator.value >= 0 { readValue(of: index, declarator) }
      facts.finish(index, before: declarator.end)
      guard symbol(declarator.end) == .comma, declarator.end < limit else { break }
      declarator = self.declarator(from: declarator.end + 1, to: limit, .declaration)
    }
    position = behindSemicolon(declarator.end, limit)
    if symbol(position - 1) == .semicolon, let last = declared.last {
      facts.finish(last, before: position)
    }
  }

  private func addVariable(
    _ declarator: Declarator, _ head: Specifiers, _ place: Place, isFunction: Bool
  ) -> ID<DeclarationFact> {
    var marks: DeclarationMarks = []
    let isHidden = place == .file && head.storage.contains(.isStatic)
    if place == .file, !isFunction {
      let isConstant =
        declarator.isPointer
        ? declarator.isConstant
        : head.storage.contains(.isConstant) || declarator.isConstant
      if isConstant { marks.insert(.isConstant) }
      // `EXPORT Type name;` hides an `extern`.
      let isDeclared = head.storage.contains(.isExtern) || reading.isHeader && !head.macros.isEmpty
      if !isDeclared || declarator.value >= 0 { marks.insert(.isDefinition) }
    }
    if declarator.value >= 0 { marks.insert(.hasInitialValue) }
    if head.storage.contains(.isWeak) || declarator.isWeak { marks.insert(.isWeak) }
    let index = facts.add(
      isFunction ? .function : .variable, at: declarator.name, from: head.start, marks: marks,
      access: isHidden ? .fileprivate : nil)
    swiftNames.setName(of: index, macros: head.macros + declarator.macros + reading.pendingMacros)
    if case .named(let type) = head.base, marks.contains(.isConstant) {
      if !declarator.isPointer { swiftNames.setName(ofConstant: index, type: type) }
      swiftNames.setName(ofNotification: index, type: type)
    }
    return index
  }

  /// Lowers the initial value of a variable.
  func readValue(of index: ID<DeclarationFact>, _ declarator: Declarator) {
    let resume = position
    builder.within(index) {
      builder.inLocalScope {
        position = declarator.value
        let type = builder[index].type
        reading.dimensions = declarator.bounds.count
        let value = expressions.read(
          to: declarator.end, stopsAtComma: true, context: facts.addContext(ofType: type))
        reading.dimensions = 0
        builder[index].value = value
        if position < declarator.end { loose.read(position..<declarator.end) }
      }
    }
    position = resume
  }
}
