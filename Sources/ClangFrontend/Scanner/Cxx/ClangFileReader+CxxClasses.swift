import SourceFacts

extension ClangFileReader {
  /// Lowers a class, struct or union with a body and a name; gives the type that it is.
  func readCxxClass(
    _ keyword: Int, _ head: AggregateHead, at nameToken: Int, of specifiers: Specifiers
  ) -> TypeIndex {
    let outer = owner
    if owner >= 0, facts.declarations[Int(owner)].kind == .variable {
      owner = facts.declarations[Int(owner)].parent
    }
    defer { owner = outer }
    let start = min(specifiers.start, keyword)
    let written = nameToken == head.tag ? cxxName(from: nameToken, to: lexemes.count) : nil
    let last = written?.last ?? nameToken
    let qualified = text(nameToken..<(last + 1))
    let name = declaredName(qualified, plain: names.id(of: qualified))
    let index = add(
      symbol(keyword) == .classKeyword ? .class : .struct, at: last, name: name, from: start,
      marks: .isDefinition)
    facts.declarations[Int(index)].start = lexemes[start].start
    setSwiftName(of: index, macros: head.macros)
    within(index) {
      readTemplateParameters(of: index)
      readMacroUses(head.macros.filter { !isWord($0, "final") })
      readSpecialization(behind: last, of: index)
      readBases(head.bases, of: index)
      readMembers(head.body, of: index, keyword: keyword, className: self.name(last))
    }
    if head.macros.contains(where: { isWord($0, "final") }) {
      facts.declarations[Int(index)].marks.insert(.isFinal)
    }
    finish(index, before: after(head.body))
    lastAggregate = index
    // At file level the type is mentioned by nothing but its own declaration.
    owner = outer < 0 ? index : outer
    return addType(.named, at: last, name: facts.declarations[Int(index)].name)
  }

  /// The arguments of `template <> class Box<int>`.
  private func readSpecialization(behind name: Int, of index: DeclarationIndex) {
    guard symbol(name + 1) == .less, let end = templateEnd(name + 1, lexemes.count) else { return }
    facts.declarations[Int(index)].marks.insert(.isConstrained)
    for piece in templatePieces(from: name + 2, to: end) { readTemplateArgument(piece) }
  }

  private func readBases(_ range: Range<Int>, of index: DeclarationIndex) {
    guard !range.isEmpty else { return }
    var bases: [Int32] = []
    for piece in templatePieces(from: range.lowerBound, to: range.upperBound) {
      var start = piece.lowerBound
      while start < piece.upperBound, isBaseQualifier(start) { start = next(start) }
      var end = piece.upperBound
      if end > start, symbol(end - 1) == .ellipsis { end -= 1 }
      let base = readType(start..<end, role: .inheritance)
      if base >= 0 { bases.append(base) }
    }
    facts.declarations[Int(index)].inherited = list(bases)
  }

  private func isBaseQualifier(_ index: Int) -> Bool {
    switch symbol(index) {
    case .publicKeyword, .protectedKeyword, .privateKeyword, .virtualKeyword, .leftSquare,
      .typenameKeyword:
      true
    default: false
    }
  }

  /// Lowers what stands between the braces of a class.
  func readMembers(
    _ open: Int, of index: DeclarationIndex, keyword: Int, className: NameID
  ) {
    let (position, localDepth, access) = (position, localDepth, access)
    let (context, container) = (cxx, container)
    defer {
      (self.position, self.localDepth, self.access) = (position, localDepth, access)
      (cxx, self.container) = (context, container)
    }
    depth += 1
    defer { depth -= 1 }
    self.localDepth = 0
    cxx.className = className
    cxx.templates = []
    // Without a name of its own what is around it decides.
    let visible = access == .fileprivate || localDepth > 0 ? access : openAccess
    self.access = symbol(keyword) == .classKeyword ? .private : visible
    let end = contentEnd(open)
    self.position = open + 1
    while self.position < end {
      let before = self.position
      readMember(to: end, visible: visible)
      if self.position <= before { self.position = before + 1 }
    }
  }

  private func readMember(to end: Int, visible: AccessLevel) {
    switch symbol(position) {
    case .publicKeyword: readSection(visible, end)
    case .protectedKeyword: readSection(visible == .public ? .internal : visible, end)
    case .privateKeyword: readSection(.private, end)
    case .leftSquare where symbol(position + 1) == .leftSquare: position = after(position)
    case .leftBrace: position = after(position)
    case .semicolon:
      cxx.templates = []
      position += 1
    case .attributeKeyword:
      position += 1
      if symbol(position) == .leftParenthesis { position = after(position) }
    case let other
    where other == .identifier || other.beginsDeclaration || other == .leftParenthesis:
      readCxxDeclaration(to: end, .field)
    default:
      if !readCxxItem(to: end, .field) { position += 1 }
    }
  }

  /// `public:`, with or without a word such as `slots` before the colon.
  private func readSection(_ access: AccessLevel, _ end: Int) {
    self.access = access
    position += 1
    if isIdentifier(position), symbol(position + 1) == .colon { position += 1 }
    if symbol(position) == .colon, position < end { position += 1 }
  }
}
