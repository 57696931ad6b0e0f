import SourceFacts
import SourceText

/// Names in expressions of C++, with what qualifies them and their template arguments.
struct CxxNameReader: GrammarReader {
  let reading: FileReading

  /// Reads a name that may be qualified and have template arguments: `a::B<C>::make`.
  func read(to limit: Int) -> Operand {
    let first = position
    let isPlain = !isGlobalName(first)
    var parts: [String] = []
    var arguments: [ID<TypeFact>] = []
    var last = first
    while position < limit, word(position) >= 0 {
      last = position
      parts.append(String(decoding: bytes(position), as: UTF8.self))
      position += 1
      if symbol(position) == .less, position < limit, let end = endOfArguments(position, limit) {
        for piece in templatePieces(from: position + 1, to: end) {
          if let type = templates.readArgument(piece) { arguments.append(type) }
        }
        position = end + 1
      }
      guard symbol(position) == .scope, position + 1 < limit else { break }
      var behind = position + 1
      if symbol(behind) == .templateKeyword || symbol(behind) == .tilde { behind += 1 }
      guard isIdentifier(behind) || symbol(behind) == .operatorKeyword else { break }
      position = behind
      if symbol(position) == .operatorKeyword {
        // `Base::operator()(value)`
        if let name = cxxName(from: position, to: limit) {
          last = position
          parts.append(text(position..<name.end))
          position = max(name.end, position + 1)
        }
        break
      }
    }
    let isCalled =
      position < limit
      && (symbol(position) == .leftParenthesis
        || symbol(position) == .leftBrace && isNamedLikeType(last) && endsValue(after(position)))
    let expression = facts.addExpression(
      .name, at: last, role: isCalled ? .call : .value,
      name: parts.count == 1 && isPlain ? name(last) : facts.id(of: whole(parts, from: first)))
    builder[expression].typeArguments = builder.list(arguments)
    guard isCalled, symbol(position) == .leftBrace else { return Operand(expression) }
    let open = position
    let values = pieces(in: open).map { calls.readArgument($0, context: nil) }
    position = after(open)
    return facts.addCall(.call(Operand(expression)), at: last, values)
  }

  /// A name with what qualifies it, aliases of namespaces replaced. One that is looked up in the
  /// global scope alone keeps its `::` in front; what is the library's is named in one way.
  ///
  /// - Parameters:
  ///   - parts: the names between `::`.
  ///   - first: the token of the first one.
  func whole(_ parts: [String], from first: Int) -> String {
    // An operator is called by no name: `::operator new(size)`.
    guard !parts.isEmpty else { return "" }
    var parts = parts
    if parts.count > 1, let meant = reading.cxx.aliases[parts[0]] { parts[0] = meant }
    let text = parts.joined(separator: "::")
    return isGlobalName(first) && parts[0] != "std" ? "::" + text : text
  }

  /// The arguments of a member that is a template: `.get<Item>()`.
  func readMemberArguments(of member: ID<ExpressionFact>, to limit: Int) {
    guard symbol(position) == .less, position < limit, let end = endOfArguments(position, limit),
      symbol(end + 1) == .leftParenthesis
    else { return }
    let types = templatePieces(from: position + 1, to: end).map { templates.readArgument($0) }
    builder[member].typeArguments = builder.list(types.compactMap(\.self))
    builder[member].role = .call
    position = end + 1
  }

  /// Whether a value can end in front of a place, as `Type{…}` does before a semicolon.
  private func endsValue(_ index: Int) -> Bool {
    switch symbol(index) {
    case .semicolon, .comma, .dot, .rightParenthesis, .rightSquare, .rightBrace, .binaryOperator,
      .plus, .minus, .star, .question, .colon, .endOfFile:
      true
    default: false
    }
  }

  /// The `>` behind template arguments; `nil` where `<` compares.
  private func endOfArguments(_ open: Int, _ limit: Int) -> Int? {
    guard let end = templateEnd(open, limit), end > open + 1 else { return nil }
    switch symbol(end + 1) {
    case .leftParenthesis, .scope, .leftBrace: break
    case .rightParenthesis, .comma, .semicolon, .dot:
      guard isNamedLikeType(open - 1) || symbol(open - 2) == .scope else { return nil }
    default: return nil
    }
    for index in (open + 1)..<end {
      switch symbol(index) {
      case .dot, .arrow, .string, .increment, .decrement, .equals, .compoundAssignment, .question:
        return nil
      case .doubleAmpersand where index + 1 < end && symbol(index + 1) != .ellipsis: return nil
      case .binaryOperator where symbol(end + 1) != .scope: return nil
      default: break
      }
    }
    return end
  }
}
