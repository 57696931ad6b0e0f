import SourceFacts
import SourceText

/// Declarations of local names.
struct LocalReader: GrammarReader {
  let reading: FileReading

  /// Reads the declaration of local names up to the semicolon.
  func read(to limit: Int) {
    let start = position
    let head = specifiers(from: start, to: limit, .declaration)
    var declarator = declarator(from: head.end, to: limit, .declaration)
    if head.storage.contains(.isTypedef) {
      declarations.read(to: limit, .file)
      return
    }
    loose.readMacros(head.macros)
    let base = types.readBase(head)
    if isCxx, declarator.name < 0, readStructuredBinding(from: head.end, to: limit) { return }
    while declarator.name >= 0 {
      loose.readMacros(declarator.macros)
      readLocal(declarator, head, base, limit)
      guard position < limit, symbol(position) == .comma else { break }
      declarator = self.declarator(from: position + 1, to: limit, .declaration)
    }
    if declarator.name < 0 {
      if declarator.value >= 0 { expressions.readAll(declarator.value..<declarator.end) }
      position = max(declarator.end, start + 1)
    }
  }

  private func readLocal(
    _ declarator: Declarator, _ head: Specifiers, _ base: ID<TypeFact>?, _ limit: Int
  ) {
    position = declarator.end
    let type = types.completed(base, by: declarator)
    if declarator.parameters >= 0, declarator.value < 0 {
      readLocalFunction(declarator, type, limit)
      return
    }
    if head.storage.contains(.isExtern) { return }
    let binding = facts.bind(declarator.name, type: type)
    if declarator.value >= 0 {
      position = declarator.value
      let outer = reading.dimensions
      reading.dimensions = declarator.bounds.count
      let value = expressions.read(
        to: limit, stopsAtComma: true, context: facts.addContext(ofType: type))
      reading.dimensions = outer
      builder[binding].source = .whole(value)
    } else if isCxx, symbol(position) == .leftBrace, position < limit {
      expressions.readAll((position + 1)..<contentEnd(position))
      position = after(declarator.end)
    }
  }

  /// `Type name(…)` in a function: of C a prototype, of C++ often a variable and how it is made; or
  /// a nested function.
  private func readLocalFunction(_ declarator: Declarator, _ type: ID<TypeFact>?, _ limit: Int) {
    let resume = declarator.end
    if isCxx {
      facts.bind(declarator.name, type: type)
      expressions.readAll((declarator.parameters + 1)..<contentEnd(declarator.parameters))
      position = resume
      return
    }
    let mark = builder.openScope()
    for piece in pieces(in: declarator.parameters) {
      let parameter = types.readParameter(piece)
      if parameter.name >= 0 { facts.bind(parameter.name, type: parameter.type) }
    }
    position = resume
    if symbol(resume) == .leftBrace, resume < limit, reading.depth < FileReading.maximumDepth {
      reading.depth += 1
      functions.readBody(resume)
      reading.depth -= 1
      position = after(resume)
    }
    builder.closeScope(mark)
  }

  /// `auto [a, b] = value`, also in the head of a loop; gives whether there was one.
  private func readStructuredBinding(from start: Int, to limit: Int) -> Bool {
    var open = start
    while open < limit, symbol(open).isPointer { open += 1 }
    guard open < limit, symbol(open) == .leftSquare else { return false }
    let names = ((open + 1)..<contentEnd(open)).filter(isIdentifier)
    let bindings = names.map { facts.bind($0) }
    position = min(after(open), limit)
    if symbol(position) == .equals, position < limit {
      position += 1
      let value = expressions.read(to: limit, stopsAtComma: true)
      for (number, binding) in bindings.enumerated() {
        builder[binding].source = .part(number, of: value)
      }
    }
    return true
  }
}
