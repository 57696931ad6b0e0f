/// Where a declaration of C stands.
enum Place {
  case file
  /// In a struct or union.
  case field
  /// Between the braces of an `@interface` or `@implementation`.
  case instanceVariable
}

/// Declarations of C, and what looks like one: tells which they are and hands them on.
struct DeclarationReader: GrammarReader {
  let reading: FileReading

  /// Reads a declaration of C: types, functions, variables, aliases; or what looks like one.
  func read(to limit: Int, _ place: Place) {
    if place == .file, takeMacrosBeforeContainer(limit) { return }
    let start = position
    var head = specifiers(from: start, to: limit, .declaration)
    if let container = containerBehind(head, limit) {
      reading.pendingMacros += head.macros + (container > head.end ? [head.end] : [])
      position = container
      return
    }
    if head.end > start, beginsLinkage(head.end) {
      loose.readMacros(pendingAndOwn(head))
      position = head.end
      return
    }
    let first = declarator(from: head.end, to: limit, .declaration)
    if case .enumMacro(let index) = head.base, first.name < 0 || isMacroLike(first.name) {
      readEnum(index, of: head, first, to: limit)
      return
    }
    if isCxx {
      cxxDeclarations.read(to: limit, place)
      return
    }
    takeType(ofMacroIn: &head, first, limit)
    if place == .file, readMacroPrototype(first, of: head, to: limit) { return }
    if head.base == .none, head.storage.isEmpty || first.name < 0,
      !isFunctionWithoutType(first, limit)
    {
      readLooseCode(head, to: limit)
      return
    }
    if head.storage.contains(.isTypedef) {
      aliases.readTypedef(head, first, to: limit)
    } else {
      variables.read(head, first, to: limit, place)
    }
    if position <= start { position = start + 1 }
  }

  /// `NS_ENUM(Type, Name) {…} NS_SWIFT_NAME(Other);`: what stands behind the braces are macros.
  private func readEnum(_ index: Int, of head: Specifiers, _ first: Declarator, to limit: Int) {
    var alias = first
    if first.name >= 0 { alias.macros.insert(first.name, at: 0) }
    alias.name = -1
    let aggregate = enums.readMacro(index, of: head, alias: alias)
    position = behindSemicolon(first.end, limit)
    if let declaration = aggregate.declaration { facts.finish(declaration, before: position) }
  }

  /// The most macros that are looked behind.
  private static let maximumMacros = 32

  /// Takes macros that stand in a row in front of a container, such as
  /// `NS_ASSUME_NONNULL_BEGIN NS_SWIFT_NAME(A) @interface`; gives whether there were any.
  private func takeMacrosBeforeContainer(_ limit: Int) -> Bool {
    var macros: [Int] = []
    var index = position
    while index < limit, isIdentifier(index), macros.count < Self.maximumMacros {
      macros.append(index)
      index = behindCall(index)
    }
    guard !macros.isEmpty, index < limit, symbol(index).beginsContainer else { return false }
    reading.pendingMacros += macros
    position = index
    return true
  }

  /// Where a container of Objective-C begins that macros stand in front of, or `nil`.
  private func containerBehind(_ head: Specifiers, _ limit: Int) -> Int? {
    guard head.base == .none, head.storage.isEmpty else { return nil }
    var index = head.end
    if isIdentifier(index) { index = behindCall(index) }
    guard index < limit, index > head.start else { return nil }
    let next = symbol(index)
    return next.beginsMember && next != .atEnd ? index : nil
  }

  /// `main() {…}`: a function whose type nobody wrote, rather than a macro.
  private func isFunctionWithoutType(_ first: Declarator, _ limit: Int) -> Bool {
    guard first.name >= 0, first.parameters >= 0 else { return false }
    if oldStyleBody(of: first.parameters, limit) != nil { return true }
    return symbol(first.end) == .leftBrace && !isMacroLike(first.name)
  }

  /// `EXTERN(int) name(int);`: a macro that is given a type stands for the type.
  private func takeType(ofMacroIn head: inout Specifiers, _ first: Declarator, _ limit: Int) {
    guard head.base == .none, first.name >= 0, first.parameters >= 0, first.end < limit,
      symbol(first.end) == .semicolon || symbol(first.end) == .leftBrace,
      let macro = head.macros.last, symbol(macro + 1) == .leftParenthesis,
      after(macro + 1) == head.end
    else { return }
    let given = pieces(in: macro + 1)
    guard let type = given.first, given.count == 1 || symbol(macro + 2) == .builtinType,
      ambiguity.looksLikeType(type) || type.count < 2,
      pieces(in: first.parameters).allSatisfy({ looksLikeParameter($0) })
    else { return }
    head.base = .macroCall(macro)
    head.macros.removeLast()
  }

  private func looksLikeParameter(_ piece: Range<Int>) -> Bool {
    symbol(piece.lowerBound) == .ellipsis || ambiguity.looksLikeType(piece)
      || isIdentifier(piece.lowerBound) && piece.count > 1
        && (isIdentifier(piece.lowerBound + 1) || symbol(piece.lowerBound + 1).isPointer)
  }

  /// `EXPORT(1, int, name, (int value));`: a macro that is given all parts of a prototype; gives
  /// whether there was one.
  private func readMacroPrototype(_ first: Declarator, of head: Specifiers, to limit: Int) -> Bool {
    guard head.base == .none, head.macros.isEmpty, first.name == head.end, isMacroLike(first.name),
      first.parameters == first.name + 1, symbol(first.end) == .semicolon, first.end < limit
    else { return false }
    let parts = pieces(in: first.parameters)
    guard let place = parts.firstIndex(where: { symbol($0.lowerBound) == .leftParenthesis }),
      place > 1, after(parts[place].lowerBound) == parts[place].upperBound,
      parts[place - 1].count == 1, isIdentifier(parts[place - 1].lowerBound),
      ambiguity.looksLikeType(parts[place - 2]) || isIdentifier(parts[place - 2].lowerBound)
    else { return false }
    let index = facts.add(.function, at: parts[place - 1].lowerBound, from: first.name)
    builder[index].start = tokens[first.name].start
    builder.within(index) {
      loose.readMacros(reading.pendingMacros)
      reading.pendingMacros = []
      _ = facts.addExpression(.name, at: first.name, role: .call, name: name(first.name))
      builder[index].type = types.read(parts[place - 2])
      functions.readParameters(pieces(in: parts[place].lowerBound), of: index, binds: false)
    }
    position = behindSemicolon(first.end, limit)
    facts.finish(index, before: position)
    return true
  }

  /// What is no declaration: macros that stand for some, with or without a body.
  private func readLooseCode(_ head: Specifiers, to limit: Int) {
    loose.readMacros(pendingAndOwn(head))
    let start = head.end
    position = start
    guard start < limit, !symbol(start).beginsMember else { return }
    let outer = builder.owner
    let isOfType = outer.map { builder[$0].kind.isTypeContext } ?? false
    builder.within(isOfType ? nil : outer) {
      if let body = bodyBehindMacro(start, limit) {
        loose.readMacroUse(start)
        position = body
      } else {
        builder.locally { _ = expressions.read(to: limit) }
      }
      if position <= start { position = start + 1 }
      if symbol(position) == .leftBrace, position < limit { fileItems.readLooseBody() }
    }
    if symbol(position) == .semicolon { position += 1 }
  }

  /// The brace behind `NAME(…)`, where a macro makes a declaration of what it is given; `nil` for all else.
  private func bodyBehindMacro(_ index: Int, _ limit: Int) -> Int? {
    guard isIdentifier(index), symbol(index + 1) == .leftParenthesis else { return nil }
    let body = after(index + 1)
    return body < limit && symbol(body) == .leftBrace ? body : nil
  }
}
