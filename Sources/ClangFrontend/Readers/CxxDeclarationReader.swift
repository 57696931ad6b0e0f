import SourceFacts
import SourceText

/// A declaration of C++ whose parts are known by their places.
struct CxxDeclaration {
  var start: Int
  var place: Place
  var head: Specifiers
  /// The words in front of the name.
  var words: Range<Int>
  var isFriend = false
}

/// Declarations of C++, and what looks like one.
struct CxxDeclarationReader: GrammarReader {
  let reading: FileReading

  /// Reads a declaration of C++: functions, variables, types; or what looks like one.
  func read(to limit: Int, _ place: Place, isFriend: Bool = false) {
    let start = position
    defer {
      if position <= start { position = start + 1 }
      reading.cxx.templates = []
    }
    let behindWords = cxxFunctions.behindFunctionWords(from: start, to: limit)
    if let name = cxxFunctions.functionWithoutResult(from: behindWords, to: limit) {
      let head = Specifiers(start: start, end: behindWords, macros: macros(start..<behindWords))
      let declaration = CxxDeclaration(
        start: start, place: place, head: head, words: start..<behindWords, isFriend: isFriend)
      cxxFunctions.read(
        name, Declarator(name: name.last, parameters: name.end, end: name.end),
        declaration, to: limit)
      return
    }
    let head = specifiersOfCxx(from: start, to: limit)
    var declaration = CxxDeclaration(
      start: start, place: place, head: head, words: start..<head.end, isFriend: isFriend)
    declaration.head.start = start
    if head.storage.contains(.isTypedef) {
      position = start
      let first = declarator(from: head.end, to: limit, .declaration)
      aliases.readTypedef(head, first, to: limit)
      return
    }
    let isTyped = head.base != .none || isDeduced(start..<head.end)
    guard isTyped || cxxName(from: head.end, to: limit)?.kind == .operator else {
      readUnknownItem(from: start, head, to: limit)
      return
    }
    readCxxDeclarators(declaration, to: limit)
  }

  /// The specifiers of a declaration, with those that only C++ has.
  private func specifiersOfCxx(from start: Int, to limit: Int) -> Specifiers {
    var index = start
    var found = Specifiers(start: start, end: start)
    while index < limit {
      let part = specifiers(from: index, to: limit, .declaration)
      found.storage.formUnion(part.storage)
      found.macros += part.macros
      found.end = part.end
      if part.base != .none {
        found.base = part.base
        return found
      }
      index = part.end
      switch symbol(index) {
      case .virtualKeyword, .friendKeyword: index += 1
      case .explicitKeyword:
        index = behindCall(index)
      case .leftSquare where symbol(index + 1) == .leftSquare: index = after(index)
      case .scope where isIdentifier(index + 1) && part.end == index: index += 1
      // `EXPORT virtual void f()`
      case .identifier
      where isMacroLike(index)
        && (symbol(index + 1) == .virtualKeyword || symbol(index + 1) == .explicitKeyword):
        found.macros.append(index)
        index += 1
      default: return found
      }
      found.end = index
    }
    return found
  }

  /// Whether `auto` stands for the type.
  private func isDeduced(_ words: Range<Int>) -> Bool {
    words.contains { symbol($0) == .specifier && isWord($0, "auto") }
  }

  private func macros(_ words: Range<Int>) -> [Int] {
    words.filter { isIdentifier($0) && symbol($0 - 1) != .leftParenthesis && isMacroLike($0) }
  }

  /// What is no declaration: macros that stand for some, with or without a body.
  private func readUnknownItem(from start: Int, _ head: Specifiers, to limit: Int) {
    let macros = pendingAndOwn(head)
    loose.readMacros(macros)
    if !macros.isEmpty { reading.cxx.hasMacros = true }
    position = max(head.end, start)
    guard position < limit else { return }
    guard isIdentifier(position) || symbol(position) == .leftParenthesis else {
      position += 1
      return
    }
    let first = position
    let name = cxxName(from: first, to: limit)
    position = name?.end ?? next(first)
    if name != nil, symbol(position) == .leftParenthesis { position = after(position) }
    position = min(position, limit)
    let hasBody =
      symbol(position) == .leftBrace && position < limit
      && symbol(position - 1) == .rightParenthesis
    let fixture = hasBody ? fixture(ofTest: first) : nil
    if isIdentifier(first), symbol(first + 1) == .leftParenthesis {
      loose.readMacroUse(first, leavingOut: fixture)
      reading.cxx.hasMacros = true
    } else if !hasBody, name?.isQualified == true || isGenericQualifier(position, limit) {
      // `FIELD(int, size) = Kiln<int>::size();`
      position = first
      builder.locally { _ = expressions.read(to: limit) }
      if position <= first { position = first + 1 }
    } else {
      loose.read(first..<position)
      reading.cxx.hasMacros = true
    }
    guard hasBody else {
      position = behindSemicolon(position, limit)
      return
    }
    if let fixture {
      readTest(of: fixture, body: position)
    } else {
      functions.readBody(position)
    }
    position = behindSemicolon(after(position), limit)
  }

  /// Whether arguments of a template stand at a place, and `::` behind them.
  private func isGenericQualifier(_ index: Int, _ limit: Int) -> Bool {
    guard symbol(index) == .less, let end = templateEnd(index, limit) else { return false }
    return symbol(end + 1) == .scope
  }

  /// For macros of test libraries that are given a class, whose members their body sees, the number of
  /// that argument.
  private static let fixtures = [
    "TEST_F": 0, "TEST_P": 0, "TYPED_TEST": 0, "TYPED_TEST_P": 0, "TEST_CASE_METHOD": 0,
    "BOOST_FIXTURE_TEST_CASE": 1,
  ]

  /// The name of the class that a macro such as `TEST_F` is given; `nil` for others.
  private func fixture(ofTest macro: Int) -> Int? {
    guard builder.owner == nil, isIdentifier(macro), symbol(macro + 1) == .leftParenthesis,
      let number = Self.fixtures[String(decoding: bytes(macro), as: UTF8.self)]
    else { return nil }
    let arguments = pieces(in: macro + 1)
    guard number < arguments.count, arguments[number].count == 1,
      isIdentifier(arguments[number].lowerBound)
    else { return nil }
    return arguments[number].lowerBound
  }

  /// The body of a test is one of a class that inherits from its fixture, and that nobody names.
  private func readTest(of fixture: Int, body: Int) {
    builder.within(facts.topLevelCode(at: fixture)) {
      builder.inLocalScope {
        let test = facts.add(
          .class, at: fixture, name: facts.id(of: "(test)"), from: fixture, marks: .isDefinition)
        builder.within(test) {
          let base = types.read(fixture..<(fixture + 1), role: .inheritance)
          builder[test].inherited = builder.list(base.map { [$0] } ?? [])
          functions.readBody(body)
        }
        facts.finish(test, before: after(body))
      }
    }
  }

  private func readCxxDeclarators(_ declaration: CxxDeclaration, to limit: Int) {
    let head = declaration.head
    var declarator = cxxDeclarator(from: head.end, to: limit)
    if declarator.name < 0 {
      if isDeduced(declaration.words), symbol(declarator.end) == .leftSquare {
        loose.read(declaration.start..<behindItem(declaration.start, limit))
        position = behindSemicolon(behindItem(declaration.start, limit), limit)
        return
      }
      _ = aggregates.readStandaloneBase(head)
      loose.readMacros(pendingAndOwn(head) + declarator.macros)
      position = behindSemicolon(declarator.end, limit)
      return
    }
    var base: ID<TypeFact>??
    if definesAggregate(head) { base = types.readBase(head) }
    while declarator.name >= 0, let name = declarator.cxxName {
      if declarator.parameters >= 0 {
        cxxFunctions.read(name, declarator, declaration, base: base, to: limit)
        return
      }
      base = cxxVariables.read(name, declarator, declaration, base: base)
      position = max(position, declarator.end)
      guard symbol(position) == .comma, position < limit else { break }
      declarator = cxxDeclarator(from: position + 1, to: limit)
    }
    position = behindSemicolon(position, limit)
  }

  /// A declarator whose name C++ may qualify, and behind which a value in braces may stand.
  private func cxxDeclarator(from start: Int, to limit: Int) -> Declarator {
    var found = declarator(from: start, to: limit, .declaration)
    guard found.name >= 0 else { return found }
    if found.cxxName == nil {
      found.cxxName = CxxName(first: found.name, last: found.name, end: found.name + 1)
    }
    if found.parameters >= 0, found.cxxName?.kind == .plain,
      ambiguity.holdsArguments(found.parameters)
    {
      found.arguments = found.parameters
      found.parameters = -1
    } else if found.parameters < 0, found.value < 0, symbol(found.end) == .leftBrace,
      found.end < limit
    {
      found.arguments = found.end
      found.end = after(found.end)
    }
    return found
  }
}
