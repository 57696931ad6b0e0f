import SourceFacts

extension ClangFileReader {
  /// A declaration of C++ whose parts are known by their places.
  struct CxxDeclaration {
    var start: Int
    var place: Place
    var head: Specifiers
    /// The words in front of the name.
    var words: Range<Int>
    var isFriend = false
  }

  /// Reads a declaration of C++: functions, variables, types; or what looks like one.
  func readCxxDeclaration(to limit: Int, _ place: Place, isFriend: Bool = false) {
    let start = position
    defer {
      if position <= start { position = start + 1 }
      cxx.templates = []
    }
    let behindWords = behindFunctionWords(from: start, to: limit)
    if let name = functionWithoutResult(from: behindWords, to: limit) {
      let head = Specifiers(start: start, end: behindWords, macros: macros(start..<behindWords))
      let declaration = CxxDeclaration(
        start: start, place: place, head: head, words: start..<behindWords, isFriend: isFriend)
      readCxxFunction(
        name, Declarator(name: name.last, parameters: name.end, end: name.end),
        declaration, to: limit)
      return
    }
    let head = cxxSpecifiers(from: start, to: limit)
    var declaration = CxxDeclaration(
      start: start, place: place, head: head, words: start..<head.end, isFriend: isFriend)
    declaration.head.start = start
    if head.storage.contains(.isTypedef) {
      position = start
      let first = declarator(from: head.end, to: limit, .declaration)
      readTypedef(head, first, to: limit)
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
  func cxxSpecifiers(from start: Int, to limit: Int) -> Specifiers {
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
        index += 1
        if symbol(index) == .leftParenthesis { index = after(index) }
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
    readMacroUses(macros)
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
    readFlat(first..<position)
    if symbol(position) == .leftBrace, position < limit, symbol(position - 1) == .rightParenthesis {
      // `TEST(Suite, Name) {…}`
      readBody(position)
      position = after(position)
    }
    position = behindSemicolon(position, limit)
  }

  private func readCxxDeclarators(_ declaration: CxxDeclaration, to limit: Int) {
    let head = declaration.head
    var declarator = cxxDeclarator(from: head.end, to: limit)
    if declarator.name < 0 {
      if isDeduced(declaration.words), symbol(declarator.end) == .leftSquare {
        readFlat(declaration.start..<behindItem(declaration.start, limit))
        position = behindSemicolon(behindItem(declaration.start, limit), limit)
        return
      }
      _ = readStandaloneBase(head)
      readMacroUses(pendingAndOwn(head) + declarator.macros)
      position = behindSemicolon(declarator.end, limit)
      return
    }
    var base: TypeIndex?
    if definesAggregate(head) { base = readBase(head) }
    while declarator.name >= 0, let name = declarator.cxxName {
      if declarator.parameters >= 0 {
        readCxxFunction(name, declarator, declaration, base: base, to: limit)
        return
      }
      base = readCxxVariable(name, declarator, declaration, base: base)
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
    if found.parameters >= 0, found.cxxName?.kind == .plain, holdsArguments(found.parameters) {
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

  // MARK: Variables

  private func readCxxVariable(
    _ name: CxxName, _ declarator: Declarator, _ declaration: CxxDeclaration, base: TypeIndex?
  ) -> TypeIndex {
    let outer = owner
    defer { owner = outer }
    let `extension` = openExtension(of: name, from: declaration.start)
    let head = declaration.head
    var marks: DeclarationMarks = []
    let isMember = declaration.place == .field
    if isMember && head.storage.contains(.isStatic) || `extension` != nil {
      marks.insert(.isStatic)
    }
    let isConstant =
      declarator.isPointer
      ? declarator.isConstant : head.storage.contains(.isConstant) || declarator.isConstant
    if isConstant { marks.insert(.isConstant) }
    if !head.storage.contains(.isExtern) || declarator.value >= 0 { marks.insert(.isDefinition) }
    if declarator.value >= 0 || declarator.arguments >= 0 { marks.insert(.hasInitialValue) }
    let index = add(
      .variable, at: name.last, from: declaration.start, marks: marks,
      access: !isMember && head.storage.contains(.isStatic) ? .fileprivate : access)
    var type = base ?? -1
    within(index) {
      readTemplateParameters(of: index)
      readMacroUses(pendingAndOwn(head) + declarator.macros)
      if base == nil { type = readBase(head) }
      facts.declarations[Int(index)].type = completed(type, by: declarator)
      if declarator.width >= 0 { readFlat(declarator.width..<declarator.end) }
      if declarator.arguments >= 0 { readConstruction(declarator.arguments) }
    }
    if declarator.value >= 0 { readValue(of: index, declarator) }
    position = declarator.end
    finish(index, before: behindSemicolon(position, lexemes.count))
    if let `extension` { finish(`extension`, before: behindSemicolon(position, lexemes.count)) }
    return type
  }

  /// The values between brackets with which something is made.
  func readConstruction(_ open: Int) {
    let resume = position
    inLocalScope {
      for piece in pieces(in: open) { _ = readArgument(piece, context: -1) }
    }
    position = resume
  }

  // MARK: Functions

  /// An extension for what is defined outside of its class; `nil` for other names.
  private func openExtension(of name: CxxName, from start: Int) -> DeclarationIndex? {
    guard name.isQualified else { return nil }
    let qualifier = qualifier(of: name)
    if isNamespace(qualifier) { return nil }
    let index = add(
      .extension, at: name.parent, name: declaredName(qualifier, plain: names.id(of: qualifier)),
      from: start, marks: .isDefinition)
    within(index) {
      facts.declarations[Int(index)].type = addType(
        .named, at: name.parent, name: names.id(of: qualifier), role: .extensionOf)
      readQualifierArguments(of: name)
    }
    owner = index
    return index
  }

  /// The template arguments in what stands in front of a name.
  private func readQualifierArguments(of name: CxxName) {
    var index = name.first
    while index < name.last {
      if symbol(index) == .less, let end = templateEnd(index, lexemes.count), end < name.last {
        let pieces = templatePieces(from: index + 1, to: end)
        for piece in pieces { readTemplateArgument(piece) }
        index = end
      }
      index += 1
    }
  }

  /// What stands in front of a name, template arguments left out.
  private func qualifier(of name: CxxName) -> String {
    var parts: [String] = []
    var index = name.first
    while index <= name.parent {
      if isIdentifier(index) { parts.append(String(decoding: bytes(index), as: UTF8.self)) }
      index =
        symbol(index) == .less ? (templateEnd(index, lexemes.count) ?? index) + 1 : index + 1
    }
    return parts.joined(separator: "::")
  }

  private func isNamespace(_ qualifier: String) -> Bool {
    let last = qualifier.split(separator: ":").last.map(String.init) ?? qualifier
    return cxx.known.contains(last)
  }

  private func readCxxFunction(
    _ name: CxxName, _ declarator: Declarator, _ declaration: CxxDeclaration,
    base: TypeIndex? = nil, to limit: Int
  ) {
    let tail = functionTail(from: after(declarator.parameters), to: limit)
    if declaration.isFriend, tail.body < 0 {
      readFriendFunction(name, declarator, declaration.head)
      position = behindSemicolon(tail.end, limit)
      return
    }
    let outer = owner
    defer { owner = outer }
    // A friend with a body is a function of the namespace around the class.
    let `extension` = openExtension(of: name, from: declaration.start)
    let index = addFunction(name, declaration, tail, isOutside: `extension` != nil)
    within(index) {
      let mark = scopes.mark()
      readTemplateParameters(of: index)
      readMacroUses(pendingAndOwn(declaration.head) + declarator.macros + tail.macros)
      readResult(of: index, declarator, declaration, tail, base: base)
      readParameters(pieces(in: declarator.parameters), of: index, binds: tail.body >= 0)
      for range in tail.rest { readFlat(range) }
      localDepth += 1
      readInitializers(tail.initializers)
      localDepth -= 1
      if tail.body >= 0 { readBody(tail.body) }
      scopes.leave(mark)
    }
    position = tail.body >= 0 ? behindHandlers(after(tail.body), limit) : tail.end
    position = tail.body >= 0 ? position : behindSemicolon(position, limit)
    finish(index, before: position)
    if let `extension` { finish(`extension`, before: position) }
  }

  /// Behind the `catch` of a function whose body is a `try`; what they hold is read too.
  private func behindHandlers(_ start: Int, _ limit: Int) -> Int {
    var index = start
    while index < limit, symbol(index) == .catchKeyword, symbol(index + 1) == .leftParenthesis {
      let body = after(index + 1)
      guard symbol(body) == .leftBrace, body < limit else { return index }
      readBody(body)
      index = after(body)
    }
    return index
  }

  private func addFunction(
    _ name: CxxName, _ declaration: CxxDeclaration, _ tail: CxxFunctionTail, isOutside: Bool
  ) -> DeclarationIndex {
    let storage = declaration.head.storage
    var marks: DeclarationMarks = []
    if declaration.place == .field, storage.contains(.isStatic) { marks.insert(.isStatic) }
    if tail.isAbstract { marks.insert(.isAbstract) }
    if tail.isOverride { marks.insert(.isOverride) }
    if tail.isFinal { marks.insert(.isFinal) }
    if tail.body >= 0 || tail.isDefaulted || isOutside { marks.insert(.isDefinition) }
    var kind = DeclarationKind.function
    var written: NameID?
    switch name.kind {
    case .destructor:
      kind = .deinitializer
      written = names.id(of: "deinit")
    case .operator, .conversion:
      marks.insert(.isOperator)
      let spelling = operatorText(name)
      written = declaredName(spelling, plain: names.id(of: spelling))
    case .plain:
      let isMember = declaration.place == .field || isOutside
      if isMember, declaration.head.base == .none, functionName(name) {
        kind = .initializer
        written = names.id(of: "init")
      } else if name.isQualified, !isOutside {
        // A function of a namespace, defined outside of its braces.
        let whole = "\(qualifier(of: name))::\(String(decoding: bytes(name.last), as: UTF8.self))"
        written = declaredName(whole, plain: names.id(of: whole))
      }
    }
    let isHidden = declaration.place == .file && storage.contains(.isStatic) && !isOutside
    let index = add(
      kind, at: name.last, name: written, from: declaration.start, marks: marks,
      access: isHidden ? .fileprivate : access)
    setSwiftName(of: index, macros: declaration.head.macros + pendingMacros)
    return index
  }

  /// Whether a name without a type in front of it is that of a class.
  private func functionName(_ name: CxxName) -> Bool {
    name.isQualified
      ? self.name(name.last) == self.name(name.parent) : self.name(name.last) == cxx.className
  }

  private func operatorText(_ name: CxxName) -> String {
    let rest = name.last + 1..<name.end
    let needsSpace = rest.first.map { word($0) >= 0 } ?? false
    return "operator" + (needsSpace ? " " : "") + text(rest)
  }

  private func readResult(
    of index: DeclarationIndex, _ declarator: Declarator, _ declaration: CxxDeclaration,
    _ tail: CxxFunctionTail, base: TypeIndex?
  ) {
    var type = base ?? readBase(declaration.head)
    if !tail.result.isEmpty { type = readType(tail.result) }
    if facts.declarations[Int(index)].kind == .function {
      facts.declarations[Int(index)].type = completed(type, by: declarator)
    }
  }

  /// Members and bases that a constructor makes: `size_(size), Base(name)`.
  private func readInitializers(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      while index < range.upperBound, symbol(index) != .leftParenthesis, symbol(index) != .leftBrace
      {
        index =
          symbol(index) == .less ? (templateEnd(index, range.upperBound) ?? index) + 1 : index + 1
      }
      guard index < range.upperBound else { return readFlat(start..<range.upperBound) }
      readInitialized(start..<index)
      readConstruction(index)
      index = after(index)
      while index < range.upperBound, symbol(index) == .comma || symbol(index) == .ellipsis {
        index += 1
      }
      if index <= start { index = start + 1 }
    }
  }

  private func readInitialized(_ name: Range<Int>) {
    if name.count == 1, isIdentifier(name.lowerBound), !isNamedLikeType(name.lowerBound) {
      let member = addExpression(.name, at: name.lowerBound, name: self.name(name.lowerBound))
      markAssigned(member)
    } else if !name.isEmpty {
      readType(name)
    }
  }

  /// A friend that is only announced: its types are names like others, it is no declaration here.
  private func readFriendFunction(_ name: CxxName, _ declarator: Declarator, _ head: Specifiers) {
    cxx.templates = []
    _ = readBase(head)
    for piece in pieces(in: declarator.parameters) { _ = readParameter(piece) }
    if name.isQualified { readFlat(name.first..<name.last) }
  }
}
