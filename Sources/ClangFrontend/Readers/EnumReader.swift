import SourceFacts
import SourceText

/// Enumerations and their constants, those of `NS_ENUM` too.
struct EnumReader: GrammarReader {
  let reading: FileReading

  /// The type behind the name of an enumeration.
  func readRawType(_ range: Range<Int>, of index: ID<DeclarationFact>) {
    guard !range.isEmpty else { return }
    if let type = types.read(range, role: .inheritance) {
      builder[index].inherited = builder.list([type])
    }
  }

  /// Lowers the constants of an enumeration with a name.
  func readCases(_ open: Int, of index: ID<DeclarationFact>) {
    var cases: [ID<DeclarationFact>] = []
    for piece in pieces(from: open + 1, to: contentEnd(open)) {
      if let added = readConstant(piece, .enumCase, marks: []) { cases.append(added) }
    }
    swiftNames.setNames(ofCases: cases, in: index)
  }

  /// Lowers the constants of an enumeration without a name.
  func readConstants(_ open: Int) {
    let outer = builder.owner
    // In C they are names of the file, wherever the enumeration stands outside of functions.
    let isOfFile = !isCxx && outer.map { builder[$0].kind != .function } ?? false
    builder.within(isOfFile ? nil : outer) {
      for piece in pieces(from: open + 1, to: contentEnd(open)) {
        _ = readConstant(piece, .variable, marks: [.isConstant, .isDefinition, .isUnlinked])
      }
    }
  }

  private func readConstant(
    _ piece: Range<Int>, _ kind: DeclarationKind, marks: DeclarationMarks
  ) -> ID<DeclarationFact>? {
    var place = piece.lowerBound
    // A macro may stand in front of the first one.
    while place + 1 < piece.upperBound, isMacroLike(place), isIdentifier(place + 1),
      isFirstInLine(place + 1)
    {
      place += 1
    }
    guard isIdentifier(place) else {
      loose.read(piece)
      return nil
    }
    let index = facts.add(kind, at: place, from: place, marks: marks)
    let limit = piece.upperBound
    var macros: [Int] = Array(piece.lowerBound..<place)
    var rest = place + 1
    while rest < limit, symbol(rest) != .equals {
      if isIdentifier(rest) { macros.append(rest) }
      if symbol(rest) == .leftParenthesis, macros.last != rest - 1 { break }
      rest = next(rest)
    }
    swiftNames.setName(of: index, macros: macros)
    builder.within(index) {
      loose.readMacros(macros)
      if rest < limit { expressions.readAll((rest + (symbol(rest) == .equals ? 1 : 0))..<limit) }
    }
    facts.finish(index, before: limit)
    return index
  }

  /// `NS_ENUM(Type, Name) {…}`, also behind `typedef`.
  func readMacro(
    _ index: Int, of specifiers: Specifiers, alias: Declarator? = nil
  ) -> AggregateReader.Read {
    let arguments = pieces(in: index + 1)
    var brace = after(index + 1)
    var macros: [Int] = [index]
    while brace < tokens.count, symbol(brace) != .leftBrace {
      if isIdentifier(brace) { macros.append(brace) }
      brace = next(brace)
    }
    guard brace < tokens.count else { return AggregateReader.Read() }
    guard let parts = macroParts(index) else {
      readConstants(brace)
      if let type = arguments.first { types.read(type) }
      return AggregateReader.Read()
    }
    let nameToken = parts.name
    let declaration = facts.add(
      .enum, at: nameToken, from: min(specifiers.start, index), marks: .isDefinition)
    builder[declaration].start = tokens[min(specifiers.start, index)].start
    swiftNames.setName(of: declaration, macros: specifiers.macros + macros + (alias?.macros ?? []))
    let resume = position
    builder.within(declaration) {
      loose.readMacros(pendingAndOwn(specifiers) + macros.dropFirst())
      let use = facts.addOperand(.name, at: index, role: .call, name: name(index))
      _ = facts.addOperand(.call(use), at: index)
      if let type = parts.type {
        if bytes(index).count > 10, text(index..<(index + 1)).contains("ERROR") {
          loose.read(type)
        } else {
          readRawType(type, of: declaration)
        }
      }
      loose.readMacros(alias?.macros ?? [])
      readCases(brace, of: declaration)
    }
    position = resume
    facts.finish(declaration, before: after(brace))
    let isNamed = alias?.name ?? -1 >= 0
    return AggregateReader.Read(
      type: isNamed
        ? facts.addType(.named, at: nameToken, name: name(nameToken)) : nil,
      declaration: declaration)
  }

  /// The name that a macro such as `NS_ENUM` is given, and the type; `nil` for constants without one.
  ///
  /// Apple's macros take the type first, and those of other projects the other way round too: what is
  /// a whole number is the type. What follows both, such as the domain of errors, is neither.
  func macroParts(_ index: Int) -> (name: Int, type: Range<Int>?)? {
    let arguments = pieces(in: index + 1)
    guard let first = arguments.first else { return nil }
    if arguments.count == 1 {
      // `NS_ENUM(NSInteger) {…}` has no name, `GPB_ENUM(Name) {…}` has no type.
      return first.count == 1 && isIdentifier(first.lowerBound) && !isInteger(first)
        && !isOfApple(index) ? (first.lowerBound, nil) : nil
    }
    let second = arguments[1]
    if isInteger(second), !isInteger(first), isIdentifier(first.lowerBound) {
      return (first.lowerBound, second)
    }
    return isIdentifier(second.lowerBound) ? (second.lowerBound, first) : nil
  }

  private func isInteger(_ type: Range<Int>) -> Bool {
    if symbol(type.lowerBound) == .builtinType { return true }
    let name = text(type)
    return name.hasSuffix("_t") || ["NSInteger", "NSUInteger", "CFIndex", "GLenum"].contains(name)
      || name.wholeMatch(of: /U?S?Int(8|16|32|64)/) != nil
  }

  private func isOfApple(_ macro: Int) -> Bool {
    let name = bytes(macro)
    return name.starts(with: "NS_".utf8) || name.starts(with: "CF_".utf8)
  }
}
