import SourceFacts

/// A method's head as written.
struct MethodHead {
  /// A parameter of a method.
  struct Parameter {
    /// The token of the word in front of the colon, or -1.
    var label: Int
    /// The tokens of its type.
    var type: Range<Int>
    /// The token of its name, or -1.
    var name: Int
  }

  var isStatic: Bool
  /// The tokens of the result type; empty for `id`.
  var result: Range<Int> = 0..<0
  /// The first word of the selector, or -1.
  var first = -1
  var parameters: [Parameter] = []
  var isVariadic = false
  var macros: [Int] = []
  /// At the semicolon or body.
  var end: Int
}

extension ClangFileReader {
  /// `- (Type)selector:(Type)name … ;` or with a body.
  func readMethod(to limit: Int) {
    let start = position
    var head = methodHead(from: start, to: limit)
    guard head.first >= 0 else {
      position = max(head.end, start + 1)
      return
    }
    let selector = selector(of: head)
    let isInitializer = isInitializer(head)
    let place = max(head.first, start)
    let index = add(
      isInitializer ? .initializer : .function, at: place, name: names.id(of: selector),
      from: start, marks: .isObjC)
    // Its body may stand in another branch of `#if`.
    if container?.isImplementation ?? false {
      facts.declarations[Int(index)].marks.insert(.isDefinition)
    }
    if head.isStatic { facts.declarations[Int(index)].marks.insert(.isStatic) }
    if owner >= 0, facts.declarations[Int(owner)].kind == .protocol {
      facts.declarations[Int(index)].marks.insert(.isRequirement)
    }
    let mark = scopes.mark()
    head.macros = pendingMacros + head.macros
    pendingMacros = []
    within(index) { readMethodParts(index, head) }
    setSwiftName(ofMethod: index, head)
    position = behindSemicolon(head.end, limit)
    // `- (void)name; {…}`
    if symbol(position) == .leftBrace, position < limit {
      facts.declarations[Int(index)].marks.insert(.isDefinition)
      within(index) { readBody(position) }
      position = after(position)
    }
    scopes.leave(mark)
    finish(index, before: position)
  }

  private func readMethodParts(_ index: DeclarationIndex, _ head: MethodHead) {
    readMacroUses(head.macros)
    let type =
      head.result.isEmpty ? -1 : readType(head.result)
    facts.declarations[Int(index)].type = type
    var types: [Int32] = []
    var inner: [Int32] = []
    for parameter in head.parameters {
      let type = parameter.type.isEmpty ? -1 : readType(parameter.type)
      types.append(type)
      inner.append(parameter.name < 0 ? names.id(of: "_") : name(parameter.name))
      if parameter.name >= 0 { bind(parameter.name, type: type) }
    }
    var flags: [Int32] = types.map { _ in 0 }
    if head.isVariadic, let last = flags.indices.last { flags[last] = ParameterShape.isVariadic }
    facts.declarations[Int(index)].parameterTypes = list(types)
    facts.declarations[Int(index)].parameterNames = list(inner)
    facts.declarations[Int(index)].parameterFlags = list(flags)
  }

  /// The selector, such as `initWithName:age:`.
  func selector(of head: MethodHead) -> String {
    if head.parameters.isEmpty { return text(head.first..<(head.first + 1)) }
    return head.parameters.map { parameter in
      (parameter.label < 0 ? "" : text(parameter.label..<(parameter.label + 1))) + ":"
    }.joined()
  }

  /// Whether a method is an initialiser by its name and result.
  private func isInitializer(_ head: MethodHead) -> Bool {
    guard !head.isStatic, symbol(head.first) != .colon else { return false }
    var word = bytes(head.first)[...]
    while word.first == UInt8(ascii: "_") { word = word.dropFirst() }
    guard word.starts(with: "init".utf8) else { return false }
    if let next = word.dropFirst(4).first, next >= UInt8(ascii: "a"), next <= UInt8(ascii: "z") {
      return false
    }
    guard let only = head.result.first else { return true }
    return symbol(only) != .builtinType && !Word.booleanTypes.contains(self.word(only))
  }

  /// Looks at the head of a method. O(its tokens).
  func methodHead(from start: Int, to limit: Int) -> MethodHead {
    var head = MethodHead(isStatic: symbol(start) == .plus, end: start + 1)
    var index = start + 1
    if symbol(index) == .leftParenthesis {
      head.result = (index + 1)..<contentEnd(index)
      index = after(index)
    }
    while symbol(index) == .attributeKeyword || isMacroLike(index) && isIdentifier(index + 1) {
      if isIdentifier(index) { head.macros.append(index) }
      index += 1
      if symbol(index) == .leftParenthesis { index = after(index) }
    }
    while index < limit {
      let isWord = word(index) >= 0 && !symbol(index).beginsMember
      if isWord, symbol(index + 1) == .colon {
        if head.first < 0 { head.first = index }
        index = readParameter(label: index, from: index + 2, limit, &head)
      } else if symbol(index) == .colon {
        if head.first < 0 { head.first = index }
        index = readParameter(label: -1, from: index + 1, limit, &head)
      } else if isWord, head.first < 0 {
        head.first = index
        index += 1
        break
      } else {
        break
      }
    }
    readMethodTail(from: index, limit, &head)
    return head
  }

  private func readParameter(
    label: Int, from start: Int, _ limit: Int, _ head: inout MethodHead
  ) -> Int {
    var index = start
    var parameter = MethodHead.Parameter(label: label, type: 0..<0, name: -1)
    if symbol(index) == .leftParenthesis, index < limit {
      parameter.type = (index + 1)..<contentEnd(index)
      index = after(index)
    }
    while index < limit {
      if symbol(index) == .qualifier || symbol(index) == .weakQualifier {
        index += 1
      } else if symbol(index) == .attributeKeyword
        || isMacroLike(index) && (isIdentifier(index + 1) || symbol(index + 1) == .leftParenthesis)
          && symbol(index + 2) != .colon
      {
        if isIdentifier(index) { head.macros.append(index) }
        index += 1
        if symbol(index) == .leftParenthesis { index = after(index) }
      } else {
        break
      }
    }
    if index < limit, word(index) >= 0, !symbol(index).beginsMember {
      parameter.name = index
      index += 1
    }
    head.parameters.append(parameter)
    return index
  }

  /// `, ...`, attributes and macros behind the selector.
  private func readMethodTail(from start: Int, _ limit: Int, _ head: inout MethodHead) {
    var index = start
    while index < limit {
      switch symbol(index) {
      case .semicolon, .leftBrace: break
      case .ellipsis:
        head.isVariadic = true
        index += 1
        continue
      case .comma, .qualifier, .specifier, .string, .integer:
        index += 1
        continue
      case .attributeKeyword:
        index += 1
        continue
      case .leftParenthesis:
        index = after(index)
        continue
      case .identifier:
        head.macros.append(index)
        index += 1
        continue
      default: break
      }
      break
    }
    head.end = min(index, limit)
  }
}

extension ClangFileReader {
  private static let plainAttributes: Set<String> = [
    "nonatomic", "atomic", "strong", "copy", "assign", "retain", "weak", "unsafe_unretained",
    "readonly", "readwrite", "nullable", "nonnull", "null_resettable", "null_unspecified", "class",
    "direct", "getter", "setter",
  ]

  /// `@property (attributes) Type name, *other;`
  func readProperty(to limit: Int) {
    let start = position
    var index = start + 1
    var marks: DeclarationMarks = .isObjC
    var isReadonly = false
    var getter = -1
    var macros: [Int] = []
    if symbol(index) == .leftParenthesis {
      for piece in pieces(in: index) {
        let word = word(piece.lowerBound)
        if word == Word.weak { marks.insert(.isWeak) }
        if word == Word.classWord { marks.insert(.isStatic) }
        if word == Word.readonly { isReadonly = true }
        if word == Word.getter, piece.count > 2 { getter = piece.lowerBound + 2 }
        if isIdentifier(piece.lowerBound),
          !Self.plainAttributes.contains(text(piece.lowerBound..<(piece.lowerBound + 1)))
        {
          macros.append(piece.lowerBound)
        }
      }
      index = after(index)
    }
    var head = specifiers(from: index, to: limit, .declaration)
    head.macros += macros
    var declarator = declarator(from: head.end, to: limit, .declaration)
    if owner >= 0, facts.declarations[Int(owner)].kind == .protocol { marks.insert(.isRequirement) }
    var base: TypeIndex?
    if definesAggregate(head) { base = readBase(head) }
    while declarator.name >= 0 {
      let property = add(.variable, at: declarator.name, from: start, marks: marks)
      if head.storage.contains(.isWeak) || declarator.isWeak {
        facts.declarations[Int(property)].marks.insert(.isWeak)
      }
      if isReadonly { facts.declarations[Int(property)].setterAccess = .private }
      let own = head.macros + declarator.macros + pendingMacros
      setSwiftName(of: property, macros: own)
      if getter >= 0 { setGetterName(of: property, getter, head) }
      within(property) {
        readMacroUses(own)
        pendingMacros = []
        let type = base ?? readBase(head)
        base = type
        facts.declarations[Int(property)].type = completed(type, by: declarator)
      }
      head.macros = []
      finish(property, before: behindSemicolon(declarator.end, limit))
      guard symbol(declarator.end) == .comma, declarator.end < limit else { break }
      declarator = self.declarator(from: declarator.end + 1, to: limit, .declaration)
    }
    position = max(behindSemicolon(declarator.end, limit), start + 1)
  }

  /// A Boolean property is known by the name of its getter, such as `isEnabled`.
  private func setGetterName(of property: DeclarationIndex, _ getter: Int, _ head: Specifiers) {
    guard facts.declarations[Int(property)].otherName < 0 else { return }
    switch head.base {
    case .named(let type) where Word.booleanTypes.contains(word(type)): break
    case .builtin(let type) where Word.booleanTypes.contains(word(type)): break
    default: return
    }
    let name = name(getter)
    if name != facts.declarations[Int(property)].name {
      facts.declarations[Int(property)].otherName = name
    }
  }
}
