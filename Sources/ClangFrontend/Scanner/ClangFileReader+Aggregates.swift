import SourceFacts

/// Where the parts of `struct NAME {…}` and the like stand.
struct AggregateHead {
  /// The token of the tag, or -1; and behind a qualified one.
  var tag = -1
  var macros: [Int] = []
  /// The tokens behind a colon: the type of an enumeration, the bases of a class.
  var bases: Range<Int> = 0..<0
  /// The `{`, or -1.
  var body = -1
  /// Behind it all, if there is no body.
  var end: Int
}

extension ClangFileReader {
  /// Looks at a struct, union, enumeration or class, the keyword of which is at a place.
  func aggregateHead(_ keyword: Int, _ limit: Int) -> AggregateHead {
    var head = AggregateHead(end: keyword + 1)
    var index = keyword + 1
    if symbol(keyword) == .enumKeyword,
      symbol(index) == .classKeyword || symbol(index) == .structKeyword
    {
      index += 1
    }
    while index < limit {
      if symbol(index) == .leftSquare, symbol(index + 1) == .leftSquare {
        index = after(index)
      } else if symbol(index) == .attributeKeyword {
        index += 1
        if symbol(index) == .leftParenthesis { index = after(index) }
      } else if isMacroLike(index), case let behind = behindCall(index), behind < limit,
        isIdentifier(behind) || symbol(behind) == .leftBrace && behind > index + 1,
        !isMacroLike(behind) || symbol(next(behind)) == .leftBrace
          || symbol(next(behind)) == .colon
      {
        head.macros.append(index)
        index = behind
      } else {
        break
      }
    }
    if index < limit, isIdentifier(index) {
      head.tag = index
      index += 1
      while symbol(index) == .scope, isIdentifier(index + 1) { index += 2 }
      if let end = angleEnd(index) { index = end + 1 }
    }
    while isIdentifier(index), isMacroLike(index) || bytes(index).elementsEqual("final".utf8),
      case let behind = behindCall(index),
      symbol(behind) == .leftBrace || symbol(behind) == .colon
    {
      head.macros.append(index)
      index = behind
    }
    head.end = min(index, limit)
    if symbol(index) == .colon, index < limit, mayHaveBases(keyword) {
      let body = bodyBehindBases(index + 1, limit)
      if body >= 0 || symbol(keyword) == .enumKeyword {
        let end = body >= 0 ? body : behindValue(index + 1, limit)
        head.bases = (index + 1)..<end
        index = end
        head.end = end
      }
    }
    if symbol(index) == .leftBrace, index < limit { head.body = index }
    return head
  }

  /// Behind a word and the arguments that may follow it.
  private func behindCall(_ index: Int) -> Int {
    symbol(index + 1) == .leftParenthesis ? after(index + 1) : index + 1
  }

  private func mayHaveBases(_ keyword: Int) -> Bool {
    symbol(keyword) == .enumKeyword || isCxx
  }

  private func bodyBehindBases(_ start: Int, _ limit: Int) -> Int {
    var index = start
    // No list of bases is longer; without an end, reading would not be linear.
    while index < limit, index < start + 1024 {
      switch symbol(index) {
      case .leftBrace: return index
      case .semicolon, .equals, .rightBrace: return -1
      default: index = next(index)
      }
    }
    return -1
  }

  // MARK: Questions

  /// Whether specifiers hold the body of a type.
  func definesAggregate(_ head: Specifiers) -> Bool {
    switch head.base {
    case .aggregate(let keyword): aggregateHead(keyword, lexemes.count).body >= 0
    case .enumMacro: true
    default: false
    }
  }

  /// Whether the name of an alias is that of the type itself, as in `typedef struct {…} Name`.
  func namesAggregate(_ keyword: Int, _ alias: Declarator, _ limit: Int) -> Bool {
    guard alias.name >= 0, alias.pointee < 0, alias.parameters < 0 else { return false }
    let head = aggregateHead(keyword, limit)
    if head.tag < 0 { return head.body >= 0 }
    if alias.isPointer { return false }
    if head.body < 0 { return bytes(head.tag).elementsEqual(bytes(alias.name)) }
    return bare(head.tag).elementsEqual(bare(alias.name))
  }

  /// A name without the underscores around it.
  private func bare(_ index: Int) -> Slice<UnsafeBufferPointer<UInt8>> {
    var name = bytes(index)[...]
    while let first = name.first, first == UInt8(ascii: "_") { name = name.dropFirst() }
    while let last = name.last, last == UInt8(ascii: "_") { name = name.dropLast() }
    return name
  }

  // MARK: Reading

  /// A type that stands alone: its definition, or the mention of a type declared elsewhere.
  func readStandaloneBase(_ head: Specifiers) -> TypeIndex {
    let resume = position
    defer { position = resume }
    return readBase(head)
  }

  /// Lowers a struct, union or enumeration; gives the type that it is.
  func readAggregate(_ keyword: Int, of specifiers: Specifiers, alias: Declarator?) -> TypeIndex {
    let limit = lexemes.count
    let head = aggregateHead(keyword, limit)
    lastAggregate = nil
    guard head.body >= 0, depth < Self.maximumDepth else {
      if head.body >= 0 { readFlat((head.body + 1)..<contentEnd(head.body)) }
      return head.tag < 0 ? -1 : readNamedType(head.tag)
    }
    var nameToken = head.tag
    if let alias, namesAggregate(keyword, alias, limit) { nameToken = alias.name }
    let isEnum = symbol(keyword) == .enumKeyword
    if nameToken < 0 {
      readUnnamed(keyword, head, isEnum: isEnum)
      return -1
    }
    if isCxx, !isEnum { return readCxxClass(keyword, head, at: nameToken, of: specifiers) }
    let outer = owner
    if owner >= 0, facts.declarations[Int(owner)].kind == .variable { owner = parent(of: owner) }
    let start = min(specifiers.start, keyword)
    let isAlias = nameToken != head.tag
    let index = add(
      isEnum ? .enum : .struct, at: nameToken, name: isCxx ? nil : qualifiedName(nameToken),
      from: start,
      marks: .isDefinition)
    facts.declarations[Int(index)].start = lexemes[start].start
    let macros = head.macros + (isAlias ? alias?.macros ?? [] : [])
    setSwiftName(of: index, macros: macros)
    within(index) { readMacroUses(macros) }
    readAggregateBody(index, head, isEnum: isEnum)
    finish(index, before: after(head.body))
    owner = outer
    lastAggregate = index
    // At file level the type is mentioned by nothing but its own declaration.
    owner = outer < 0 ? index : outer
    let type = addType(.named, at: nameToken, name: facts.declarations[Int(index)].name)
    owner = outer
    return type
  }

  private func parent(of declaration: DeclarationIndex) -> DeclarationIndex {
    facts.declarations[Int(declaration)].parent
  }

  /// The name at a place with what qualifies it.
  func qualifiedName(_ index: Int) -> NameID {
    guard symbol(index + 1) == .scope else { return name(index) }
    var last = index
    while symbol(last + 1) == .scope, isIdentifier(last + 2) { last += 2 }
    return names.id(of: text(index..<(last + 1)))
  }

  private func readAggregateBody(_ index: DeclarationIndex, _ head: AggregateHead, isEnum: Bool) {
    let resume = position
    depth += 1
    within(index) {
      if isEnum {
        readRawType(head.bases, of: index)
        readCases(head.body, of: index)
      } else {
        readFields(head.body)
      }
    }
    depth -= 1
    position = resume
  }

  /// The type behind the name of an enumeration.
  func readRawType(_ range: Range<Int>, of index: DeclarationIndex) {
    guard !range.isEmpty else { return }
    let type = readType(range, role: .inheritance)
    if type >= 0 { facts.declarations[Int(index)].inherited = list([type]) }
  }

  /// A struct without a name leaves its fields to what is around it; at file level it is a struct
  /// that nothing names. The constants of an enumeration without a name are constants.
  private func readUnnamed(_ keyword: Int, _ head: AggregateHead, isEnum: Bool) {
    let resume = position
    defer { position = resume }
    if isEnum {
      readConstants(head.body, from: keyword)
      return
    }
    depth += 1
    defer { depth -= 1 }
    if owner >= 0, facts.declarations[Int(owner)].kind == .struct {
      readFields(head.body)
      return
    }
    let index = add(
      .struct, at: keyword, name: names.id(of: "(unnamed)"), from: keyword, marks: .isDefinition)
    within(index) { readFields(head.body) }
    finish(index, before: after(head.body))
    lastAggregate = index
  }

  /// Lowers the fields between braces.
  func readFields(_ open: Int) {
    let end = contentEnd(open)
    let outer = localDepth
    localDepth = 0
    position = open + 1
    while position < end {
      let before = position
      switch symbol(position) {
      case let other
      where other == .identifier || other.beginsDeclaration || other == .leftParenthesis:
        readDeclaration(to: end, .field)
      default: position = next(position)
      }
      if position <= before { position = before + 1 }
    }
    localDepth = outer
  }

  /// Lowers the constants of an enumeration with a name.
  func readCases(_ open: Int, of index: DeclarationIndex) {
    var cases: [DeclarationIndex] = []
    for piece in pieces(from: open + 1, to: contentEnd(open)) {
      if let added = readConstant(piece, .enumCase, marks: []) { cases.append(added) }
    }
    setSwiftNames(ofCases: cases, in: index)
  }

  /// Lowers the constants of an enumeration without a name.
  func readConstants(_ open: Int, from start: Int) {
    let outer = owner
    if !isCxx, owner >= 0, facts.declarations[Int(owner)].kind != .function { owner = -1 }
    for piece in pieces(from: open + 1, to: contentEnd(open)) {
      _ = readConstant(piece, .variable, marks: [.isConstant, .isDefinition])
    }
    owner = outer
  }

  private func readConstant(
    _ piece: Range<Int>, _ kind: DeclarationKind, marks: DeclarationMarks
  ) -> DeclarationIndex? {
    var place = piece.lowerBound
    // A macro may stand in front of the first one.
    while place + 1 < piece.upperBound, isMacroLike(place), isIdentifier(place + 1),
      isFirstInLine(place + 1)
    {
      place += 1
    }
    guard isIdentifier(place) else {
      readFlat(piece)
      return nil
    }
    let index = add(kind, at: place, from: place, marks: marks)
    let limit = piece.upperBound
    var macros: [Int] = Array(piece.lowerBound..<place)
    var rest = place + 1
    while rest < limit, symbol(rest) != .equals {
      if isIdentifier(rest) { macros.append(rest) }
      if symbol(rest) == .leftParenthesis, macros.last != rest - 1 { break }
      rest = next(rest)
    }
    setSwiftName(of: index, macros: macros)
    within(index) {
      readMacroUses(macros)
      if rest < limit { readExpressions((rest + (symbol(rest) == .equals ? 1 : 0))..<limit) }
    }
    finish(index, before: limit)
    return index
  }

  // MARK: NS_ENUM

  /// `NS_ENUM(Type, Name) {…}`, also behind `typedef`.
  func readEnumMacro(
    _ index: Int, of specifiers: Specifiers, alias: Declarator? = nil
  ) -> TypeIndex {
    let arguments = pieces(in: index + 1)
    var brace = after(index + 1)
    var macros: [Int] = [index]
    while brace < lexemes.count, symbol(brace) != .leftBrace {
      if isIdentifier(brace) { macros.append(brace) }
      brace = next(brace)
    }
    guard brace < lexemes.count else { return -1 }
    guard arguments.count > 1, let last = arguments.last, isIdentifier(last.lowerBound) else {
      readConstants(brace, from: index)
      if let type = arguments.first { readType(type) }
      return -1
    }
    let declaration = add(
      .enum, at: last.lowerBound, from: min(specifiers.start, index), marks: .isDefinition)
    facts.declarations[Int(declaration)].start = lexemes[min(specifiers.start, index)].start
    setSwiftName(of: declaration, macros: specifiers.macros + macros + (alias?.macros ?? []))
    let resume = position
    within(declaration) {
      readMacroUses(pendingAndOwn(specifiers) + macros.dropFirst())
      let use = addExpression(.name, at: index, role: .call, name: name(index))
      _ = addExpression(.call, at: index, base: use)
      if let type = arguments.first {
        if bytes(index).count > 10, text(index..<(index + 1)).contains("ERROR") {
          readFlat(type)
        } else {
          readRawType(type, of: declaration)
        }
      }
      readMacroUses(alias?.macros ?? [])
      readCases(brace, of: declaration)
    }
    position = resume
    finish(declaration, before: after(brace))
    lastAggregate = declaration
    return alias?.name ?? -1 >= 0
      ? addType(.named, at: last.lowerBound, name: name(last.lowerBound)) : -1
  }
}
