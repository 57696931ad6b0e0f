import SourceFacts
import SourceText

/// Functions of C++: members, constructors, operators and all others.
struct CxxFunctionReader: GrammarReader {
  let reading: FileReading

  /// A constructor, destructor or conversion, which no type stands in front of; `nil` for others.
  ///
  /// `Name(` begins one where `Name` is the class whose members are read, or stands twice as in
  /// `Name::Name(`: everywhere else it is a call, a macro, or a type in front of `(*name)`.
  func functionWithoutResult(from start: Int, to limit: Int) -> CxxName? {
    guard let name = cxxName(from: start, to: limit), name.end < limit,
      symbol(name.end) == .leftParenthesis
    else { return nil }
    switch name.kind {
    case .destructor, .conversion: return name
    case .operator: return nil
    case .plain:
      let isConstructor =
        name.isQualified
        ? self.name(name.last) == self.name(name.parent)
        : self.name(name.last) == reading.cxx.className
      return isConstructor && !holdsDeclarator(name.end) ? name : nil
    }
  }

  /// Behind the words that may stand in front of a constructor: `explicit`, `inline`, macros.
  func behindFunctionWords(from start: Int, to limit: Int) -> Int {
    var index = start
    while index < limit {
      switch symbol(index) {
      case .virtualKeyword, .friendKeyword, .specifier, .staticKeyword, .externKeyword: index += 1
      case .constKeyword where !isWord(index, "const"): index += 1
      case .explicitKeyword, .attributeKeyword: index = behindCall(index)
      case .leftSquare where symbol(index + 1) == .leftSquare: index = after(index)
      case .identifier where isMacroLike(index) && isIdentifier(index + 1): index += 1
      case .identifier
      where isMacroLike(index) && symbol(index + 1) == .leftParenthesis
        && name(index) != reading.cxx.className
        && (isIdentifier(after(index + 1)) || symbol(after(index + 1)) == .explicitKeyword):
        index = after(index + 1)
      case .identifier where isMacroLike(index) && symbol(index + 1) == .explicitKeyword: index += 1
      case .identifier where isMacroLike(index) && symbol(index + 1) == .virtualKeyword: index += 1
      default: return index
      }
    }
    return min(index, limit)
  }

  /// Reads a function from its name on.
  func read(
    _ name: CxxName, _ declarator: Declarator, _ declaration: CxxDeclaration,
    base: ID<TypeFact>?? = nil, to limit: Int
  ) {
    let tail = functionTail(from: after(declarator.parameters), to: limit)
    if declaration.isFriend, tail.body < 0 {
      readFriendFunction(name, declarator, declaration.head)
      position = behindSemicolon(tail.end, limit)
      return
    }
    let `extension` = qualifiers.addExtension(of: name, from: declaration.start)
    builder.within(`extension` ?? builder.owner) {
      let index = addFunction(name, declaration, tail, isOutside: `extension` != nil)
      readParts(
        of: index, name, declarator, declaration, tail, base: base,
        isOutside: `extension` != nil)
      position =
        tail.body >= 0
        ? behindHandlers(after(tail.body), limit) : behindSemicolon(tail.end, limit)
      facts.finish(index, before: position)
    }
    if let `extension` { facts.finish(`extension`, before: position) }
  }

  private func readParts(
    of index: ID<DeclarationFact>, _ name: CxxName, _ declarator: Declarator,
    _ declaration: CxxDeclaration, _ tail: CxxFunctionTail, base: ID<TypeFact>??, isOutside: Bool
  ) {
    builder.within(index) {
      let mark = builder.openScope()
      templates.readParameters(of: index)
      loose.readMacros(pendingAndOwn(declaration.head) + declarator.macros + tail.macros)
      if name.kind == .conversion {
        builder[index].type = types.read((name.last + 1)..<name.end)
      } else {
        readResult(of: index, declarator, declaration, tail, base: base, isOutside: isOutside)
      }
      functions.readParameters(pieces(in: declarator.parameters), of: index, binds: tail.body >= 0)
      for range in tail.rest { loose.read(range) }
      builder.locally { readInitializers(tail.initializers) }
      if tail.body >= 0 { functions.readBody(tail.body) }
      builder.closeScope(mark)
    }
  }

  /// Behind the `catch` of a function whose body is a `try`; what they hold is read too.
  private func behindHandlers(_ start: Int, _ limit: Int) -> Int {
    var index = start
    while index < limit, symbol(index) == .catchKeyword, symbol(index + 1) == .leftParenthesis {
      let body = after(index + 1)
      guard symbol(body) == .leftBrace, body < limit else { return index }
      functions.readBody(body)
      index = after(body)
    }
    return index
  }

  private func addFunction(
    _ name: CxxName, _ declaration: CxxDeclaration, _ tail: CxxFunctionTail, isOutside: Bool
  ) -> ID<DeclarationFact> {
    let storage = declaration.head.storage
    var marks: DeclarationMarks = []
    if declaration.place == .field, storage.contains(.isStatic) { marks.insert(.isStatic) }
    if tail.isAbstract { marks.insert(.isAbstract) }
    if tail.isOverride { marks.insert(.isOverride) }
    if tail.isFinal { marks.insert(.isFinal) }
    if tail.body >= 0 || tail.isDefaulted || isOutside { marks.insert(.isDefinition) }
    // `template <>`
    if reading.cxx.templates.last?.isEmpty == true { marks.insert(.isConstrained) }
    var kind = DeclarationKind.function
    var written: NameID?
    switch name.kind {
    case .destructor:
      kind = .deinitializer
      written = facts.id(of: "deinit")
    case .operator, .conversion:
      marks.insert(.isOperator)
      let spelling = operatorText(name)
      written = facts.declaredName(spelling, plain: facts.id(of: spelling))
    case .plain:
      let isMember = declaration.place == .field || isOutside
      if isMember, declaration.head.base == .none, functionName(name) {
        kind = .initializer
        written = facts.id(of: "init")
      } else if name.isQualified, !isOutside {
        // A function of a namespace, defined outside of its braces.
        let whole =
          "\(qualifiers.text(of: name))::\(String(decoding: bytes(name.last), as: UTF8.self))"
        written = facts.declaredName(whole, plain: facts.id(of: whole))
      }
    }
    let isHidden = declaration.place == .file && storage.contains(.isStatic) && !isOutside
    let index = facts.add(
      kind, at: name.last, name: written, from: declaration.start, marks: marks,
      access: isHidden ? .fileprivate : nil)
    swiftNames.setName(of: index, macros: declaration.head.macros + reading.pendingMacros)
    return index
  }

  /// Whether a name without a type in front of it is that of a class.
  private func functionName(_ name: CxxName) -> Bool {
    name.isQualified
      ? self.name(name.last) == self.name(name.parent)
      : self.name(name.last) == reading.cxx.className
  }

  private func operatorText(_ name: CxxName) -> String {
    let rest = name.last + 1..<name.end
    let needsSpace = rest.first.map { word($0) >= 0 } ?? false
    return "operator" + (needsSpace ? " " : "") + text(rest)
  }

  private func readResult(
    of index: ID<DeclarationFact>, _ declarator: Declarator, _ declaration: CxxDeclaration,
    _ tail: CxxFunctionTail, base: ID<TypeFact>??, isOutside: Bool
  ) {
    var type = base ?? types.readBase(declaration.head)
    if isOutside, let type { markOutside(type) }
    if !tail.result.isEmpty { type = types.read(tail.result) }
    if builder[index].kind == .function {
      builder[index].type = types.completed(type, by: declarator)
    }
  }

  /// Says that what stands in front of `Class::` is not looked up in the class.
  private func markOutside(_ type: ID<TypeFact>) {
    types.mark(type, TypeFact.outsideOfClass)
    for part in builder[builder[type].parts] { types.mark(part, TypeFact.outsideOfClass) }
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
      guard index < range.upperBound else { return loose.read(start..<range.upperBound) }
      readInitialized(start..<index)
      constructions.read(index)
      index = after(index)
      while index < range.upperBound, symbol(index) == .comma || symbol(index) == .ellipsis {
        index += 1
      }
      if index <= start { index = start + 1 }
    }
  }

  private func readInitialized(_ name: Range<Int>) {
    if name.count == 1, isIdentifier(name.lowerBound), !isNamedLikeType(name.lowerBound) {
      let member = facts.addOperand(.name, at: name.lowerBound, name: self.name(name.lowerBound))
      builder.markAssigned(member)
    } else if !name.isEmpty {
      types.read(name)
    }
  }

  /// A friend that is only announced: its types are names like others, it is no declaration here.
  private func readFriendFunction(_ name: CxxName, _ declarator: Declarator, _ head: Specifiers) {
    reading.cxx.templates = []
    _ = types.readBase(head)
    for piece in pieces(in: declarator.parameters) { _ = types.readParameter(piece) }
    if name.isQualified { loose.read(name.first..<name.last) }
  }
}
