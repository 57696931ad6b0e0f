import SourceFacts

extension ClangFileReader {
  /// Reads what only C++ has at file level, and in namespaces; gives whether there was such a thing.
  func readCxxItem(to limit: Int, _ place: Place = .file) -> Bool {
    leaveNamespaces()
    switch symbol(position) {
    case .namespaceKeyword: readNamespace(to: limit)
    case .specifier where symbol(position + 1) == .namespaceKeyword:
      position += 1
      readNamespace(to: limit)
    case .externKeyword where symbol(position + 1) == .templateKeyword: position += 2
    case .leftSquare where symbol(position + 1) == .leftSquare: position = after(position)
    case .usingKeyword: readUsing(to: limit)
    case .templateKeyword: readTemplateHead(to: limit)
    case .staticAssertKeyword: readStaticAssertion(to: limit)
    case .conceptKeyword: readConcept(to: limit)
    case .friendKeyword: readFriend(to: limit)
    case .virtualKeyword, .explicitKeyword, .operatorKeyword, .tilde, .scope:
      readCxxDeclaration(to: limit, place)
    default: return false
    }
    return true
  }

  // MARK: Namespaces

  /// Closes the namespaces that end in front of the position.
  private func leaveNamespaces() {
    while let last = cxx.namespaces.last, position >= last.end {
      cxx.namespaces.removeLast()
      cxx.names.removeLast(last.count)
      access = last.access
    }
  }

  /// `namespace a::b {`: its content is read as if it stood around, so that nothing nests.
  private func readNamespace(to limit: Int) {
    position += 1
    var added: [String] = []
    while position < limit, symbol(position) != .leftBrace {
      switch symbol(position) {
      case .equals, .semicolon:
        skip(to: .semicolon, limit)
        return
      case .identifier where symbol(position + 1) == .leftParenthesis:
        readMacroUses([position])
        position = after(position + 1)
      case .identifier where isMacroLike(position) && isIdentifier(position + 1):
        readMacroUses([position])
        position += 1
      case .identifier:
        added.append(String(decoding: bytes(position), as: UTF8.self))
        position += 1
      case .scope, .specifier, .attributeKeyword: position += 1
      case .leftSquare, .leftParenthesis: position = after(position)
      default: return
      }
    }
    guard position < limit else { return }
    cxx.known.formUnion(added)
    let isInline = position >= 2 && added.count == 1 && beginsInline(position)
    if isInline { added = [] }
    cxx.namespaces.append(
      CxxContext.Namespace(end: contentEnd(position), count: added.count, access: access))
    cxx.names += added
    if added.isEmpty, !isInline { access = .fileprivate }
    position += 1
  }

  /// Whether the namespace whose brace is at a place is an inline one, whose names are those of what
  /// is around it.
  private func beginsInline(_ brace: Int) -> Bool {
    brace >= 3 && symbol(brace - 2) == .namespaceKeyword && isWord(brace - 3, "inline")
  }

  // MARK: Using

  /// `using namespace a;`, `using a::b;`, `using Name = Type;`
  func readUsing(to limit: Int) {
    let start = position
    position += 1
    if symbol(position) == .namespaceKeyword {
      position += 1
      if let name = cxxName(from: position, to: limit) {
        cxx.known.insert(String(decoding: bytes(name.last), as: UTF8.self))
      }
    } else if isIdentifier(position), let equals = equalsOfAlias(limit) {
      readAlias(from: start, equals: equals, to: limit)
      return
    }
    if symbol(position) == .typenameKeyword || symbol(position) == .enumKeyword { position += 1 }
    let end = behindItem(position, limit)
    for piece in pieces(from: position, to: end) {
      if let name = cxxName(from: piece.lowerBound, to: piece.upperBound), name.kind == .plain {
        readType(piece)
      } else {
        readFlat(piece)
      }
    }
    position = behindSemicolon(end, limit)
  }

  private func equalsOfAlias(_ limit: Int) -> Int? {
    var index = position + 1
    while index < limit {
      switch symbol(index) {
      case .equals: return index
      case .leftSquare, .leftParenthesis: index = after(index)
      case .attributeKeyword, .identifier: index += 1
      default: return nil
      }
    }
    return nil
  }

  private func readAlias(from start: Int, equals: Int, to limit: Int) {
    let index = add(.typealias, at: position, from: start, access: access)
    let end = behindItem(equals + 1, limit)
    within(index) {
      readTemplateParameters(of: index)
      facts.declarations[Int(index)].type = readType((equals + 1)..<end)
    }
    position = behindSemicolon(end, limit)
    finish(index, before: position)
  }

  /// The semicolon that ends an item, or where another begins.
  func behindItem(_ start: Int, _ limit: Int) -> Int {
    var index = start
    while index < limit, symbol(index) != .semicolon, symbol(index) != .rightBrace {
      index = next(index)
    }
    return min(index, limit)
  }

  // MARK: Templates

  /// `template <…>`: kept for the declaration that follows; `template class Box<int>;` is one.
  func readTemplateHead(to limit: Int) {
    position += 1
    guard symbol(position) == .less, let end = templateEnd(position, limit) else { return }
    cxx.templates.append((position + 1)..<end)
    position = end + 1
    guard symbol(position) == .requiresKeyword else { return }
    let start = position + 1
    position = start
    while position < limit, continuesRequirement(from: start) { position = next(position) }
    readFlat(start..<max(start, position))
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
  func readTemplateParameters(of declaration: DeclarationIndex) {
    let lists = cxx.templates
    cxx.templates = []
    var parameters: [Int32] = []
    for list in lists {
      for piece in templatePieces(from: list.lowerBound, to: list.upperBound) {
        if let parameter = readTemplateParameter(piece) { parameters.append(parameter) }
      }
    }
    facts.declarations[Int(declaration)].genericParameters = list(parameters)
  }

  private func readTemplateParameter(_ piece: Range<Int>) -> DeclarationIndex? {
    var end = piece.upperBound
    var index = piece.lowerBound
    while index < end, symbol(index) != .equals { index = next(index) }
    if index < end { end = index }
    let isType =
      symbol(piece.lowerBound) == .typenameKeyword || symbol(piece.lowerBound) == .classKeyword
      || symbol(piece.lowerBound) == .templateKeyword
    let hasName = end - 1 > piece.lowerBound && isIdentifier(end - 1) && symbol(end - 2) != .scope
    var parameter: DeclarationIndex?
    if hasName {
      parameter = add(.genericParameter, at: end - 1, name: name(end - 1), from: piece.lowerBound)
    }
    if !isType, hasName || end > piece.lowerBound {
      let last = hasName ? end - 1 : end
      let type = readType(piece.lowerBound..<last)
      if let parameter { facts.declarations[Int(parameter)].type = type }
    }
    if end < piece.upperBound { readTemplateArgument((end + 1)..<piece.upperBound) }
    if let parameter { finish(parameter, before: piece.upperBound) }
    return parameter
  }

  /// Lowers what stands between the angles of a template: a type or a value.
  @discardableResult
  func readTemplateArgument(_ range: Range<Int>) -> TypeIndex {
    guard !range.isEmpty else { return -1 }
    switch symbol(range.lowerBound) {
    case .integer, .string, .character, .float, .minus, .exclamation, .leftParenthesis,
      .sizeofKeyword:
      readFlat(range)
      return -1
    default: return readType(range)
    }
  }

  // MARK: Others

  private func readStaticAssertion(to limit: Int) {
    let end = behindItem(position, limit)
    readFlat((position + 1)..<max(position + 1, end))
    position = behindSemicolon(end, limit)
  }

  /// `concept Name = …;` declares a protocol whose requirements are names only.
  private func readConcept(to limit: Int) {
    let start = position
    position += 1
    let end = behindItem(position, limit)
    guard isIdentifier(position) else {
      position = max(end, start + 1)
      return
    }
    let index = add(.protocol, at: position, from: start, marks: .isDefinition)
    within(index) {
      readTemplateParameters(of: index)
      readFlat((position + 1)..<max(position + 1, end))
    }
    position = behindSemicolon(end, limit)
    finish(index, before: position)
  }

  /// `friend class Name;`, or a function that may see private members.
  func readFriend(to limit: Int) {
    position += 1
    let start = position
    if symbol(position) == .classKeyword || symbol(position) == .structKeyword
      || symbol(position) == .typenameKeyword
    {
      position += 1
    }
    let end = behindItem(position, limit)
    if let name = cxxName(from: position, to: limit), name.kind == .plain, name.end == end {
      readType(position..<end)
      position = behindSemicolon(end, limit)
      cxx.templates = []
      return
    }
    position = start
    readCxxDeclaration(to: limit, .field, isFriend: true)
  }
}
