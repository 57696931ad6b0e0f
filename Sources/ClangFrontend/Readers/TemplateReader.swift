import SourceFacts
import SourceText

/// The head of a `template`, and the arguments that templates are given.
struct TemplateReader: GrammarReader {
  let reading: FileReading

  /// `template <…>`: kept for the declaration that follows; `template class Box<int>;` is one.
  func readHead(to limit: Int) {
    position += 1
    guard symbol(position) == .less, let end = templateEnd(position, limit) else { return }
    reading.cxx.templates.append((position + 1)..<end)
    position = end + 1
    guard symbol(position) == .requiresKeyword else { return }
    let start = position + 1
    position = start
    while position < limit, continuesRequirement(from: start) { position = next(position) }
    loose.read(start..<max(start, position))
  }

  private func continuesRequirement(from start: Int) -> Bool {
    switch symbol(position) {
    case .doubleAmpersand, .binaryOperator, .exclamation, .scope, .less, .leftParenthesis,
      .requiresKeyword:
      return true
    case .leftBrace: return symbol(start) == .requiresKeyword
    case .identifier:
      guard position > start else { return true }
      let last = symbol(position - 1)
      return last == .doubleAmpersand || last == .binaryOperator || last == .scope
        || last == .exclamation
    default: return false
    }
  }

  /// Lowers the parameters of the `template` in front of a declaration, which is the innermost one.
  func readParameters(of declaration: ID<DeclarationFact>) {
    let lists = reading.cxx.templates
    reading.cxx.templates = []
    var parameters: [ID<DeclarationFact>] = []
    for list in lists {
      for piece in templatePieces(from: list.lowerBound, to: list.upperBound) {
        if let parameter = readTemplateParameter(piece) { parameters.append(parameter) }
      }
    }
    builder[declaration].genericParameters = builder.list(parameters)
  }

  private func readTemplateParameter(_ piece: Range<Int>) -> ID<DeclarationFact>? {
    var end = piece.upperBound
    var index = piece.lowerBound
    while index < end, symbol(index) != .equals { index = next(index) }
    if index < end { end = index }
    let isType =
      symbol(piece.lowerBound) == .typenameKeyword || symbol(piece.lowerBound) == .classKeyword
      || symbol(piece.lowerBound) == .templateKeyword
    let hasName = end - 1 > piece.lowerBound && isIdentifier(end - 1) && symbol(end - 2) != .scope
    var parameter: ID<DeclarationFact>?
    if hasName {
      parameter = facts.add(
        .genericParameter, at: end - 1, name: name(end - 1), from: piece.lowerBound)
    }
    if !isType, hasName || end > piece.lowerBound {
      let last = hasName ? end - 1 : end
      let type = types.read(piece.lowerBound..<last)
      if let parameter { builder[parameter].type = type }
    }
    if end < piece.upperBound { readArgument((end + 1)..<piece.upperBound) }
    if let parameter { facts.finish(parameter, before: piece.upperBound) }
    return parameter
  }

  /// Lowers what stands between the angles of a template: a type or a value.
  @discardableResult
  func readArgument(_ range: Range<Int>) -> ID<TypeFact>? {
    guard !range.isEmpty else { return nil }
    switch symbol(range.lowerBound) {
    case .integer, .string, .character, .float, .minus, .exclamation, .leftParenthesis,
      .sizeofKeyword:
      loose.read(range)
      return nil
    default:
      if let function = types.readFunctionType(range) { return function }
      let type = types.read(range)
      if let type, builder[type].labels.isEmpty { types.mark(type, TypeFact.argument) }
      return type
    }
  }
}
