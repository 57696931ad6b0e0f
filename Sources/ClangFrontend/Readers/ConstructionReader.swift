import SourceFacts

/// What makes a value of a type: `new`, casts, the values that a variable is made of.
struct ConstructionReader: GrammarReader {
  let reading: FileReading

  /// The values between brackets with which something is made.
  func read(_ open: Int) {
    let resume = position
    builder.inLocalScope {
      for piece in pieces(in: open) { _ = calls.readArgument(piece, context: nil) }
    }
    position = resume
  }

  /// `new (place) Type(arguments)`: a call of the type.
  func readNew(to limit: Int) -> Operand {
    let start = position
    position += 1
    if symbol(position) == .leftParenthesis, position < limit {
      let open = position
      read(open)
      position = after(open)
    }
    if symbol(position) == .scope { position += 1 }
    guard position < limit, isIdentifier(position) else {
      return position < limit && symbol(position).beginsDeclaration
        ? readConstructedType(from: start, to: limit) : Operand.none
    }
    return cxxOperators.readNew(start, readConstructed(to: limit))
  }

  /// `Type(…)`, `Type{…}`, `Type[…]` behind `new`, with a name for the type.
  private func readConstructed(to limit: Int) -> Operand {
    let first = position
    var last = first
    while symbol(last + 1) == .scope, isIdentifier(last + 2) { last += 2 }
    let callee = facts.addExpression(
      .name, at: last, role: .call, name: facts.id(of: text(first..<(last + 1))))
    position = last + 1
    if symbol(position) == .less, let end = templateEnd(position, limit) {
      let parts = templatePieces(from: position + 1, to: end).map { templates.readArgument($0) }
      builder[callee].typeArguments = builder.list(parts.compactMap(\.self))
      position = end + 1
    }
    while position < limit, symbol(position) == .star { position += 1 }
    while position < limit, symbol(position) == .leftSquare {
      let open = position
      read(open)
      position = after(open)
    }
    guard position < limit, symbol(position) == .leftParenthesis || symbol(position) == .leftBrace
    else { return facts.addCall(.call(Operand(callee)), at: last) }
    let open = position
    let values = pieces(in: open).map { calls.readArgument($0, context: nil) }
    position = after(open)
    return facts.addCall(.call(Operand(callee)), at: last, values)
  }

  private func readConstructedType(from start: Int, to limit: Int) -> Operand {
    let head = specifiers(from: position, to: limit, .typeName)
    _ = types.readBase(head)
    position = max(head.end, start + 1)
    while position < limit, symbol(position) == .star { position += 1 }
    while position < limit, symbol(position).opens {
      let open = position
      read(open)
      position = after(open)
    }
    return .none
  }

  /// `static_cast<Type>(value)`
  func readNamedCast(to limit: Int) -> Operand {
    let start = position
    position += 1
    guard symbol(position) == .less, let end = templateEnd(position, limit) else {
      return .none
    }
    let type = types.read((position + 1)..<end)
    position = end + 1
    guard symbol(position) == .leftParenthesis, position < limit else {
      return .none
    }
    let open = position
    position = open + 1
    let value = expressions.read(to: contentEnd(open))
    if position < contentEnd(open) { expressions.readAll(position..<contentEnd(open)) }
    position = after(open)
    guard let type else { return value }
    return facts.addOperand(.cast(value, to: type), at: start)
  }

  /// `int(x)`, `typename T::Item(x)`; `nil` for other uses of the words.
  func readFunctionalCast(to limit: Int) -> Operand? {
    let head = specifiers(from: position, to: limit, .typeName)
    guard head.end > position, head.end < limit,
      symbol(head.end) == .leftParenthesis || symbol(head.end) == .leftBrace
    else { return nil }
    let type = types.readBase(head)
    let open = head.end
    read(open)
    position = after(open)
    guard let type else { return Operand.none }
    return facts.addOperand(.cast(.none, to: type), at: open)
  }
}
