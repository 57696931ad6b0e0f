import SourceFacts

extension ClangFileReader {
  /// Lowers a type without a name, such as that of a cast or a generic argument.
  @discardableResult
  func readType(_ range: Range<Int>, role: ReferenceRole = .typePosition) -> TypeIndex {
    guard !range.isEmpty, depth < Self.maximumDepth else {
      readFlat(range)
      return -1
    }
    depth += 1
    defer { depth -= 1 }
    let head = specifiers(from: range.lowerBound, to: range.upperBound, .typeName)
    let base = readBase(head, role: role)
    let pointers = declarator(from: head.end, to: range.upperBound, .typeName)
    readMacroUses(head.macros + pointers.macros)
    let type = completed(base, by: pointers)
    if pointers.end < range.upperBound { readFlat(pointers.end..<range.upperBound) }
    return type
  }

  /// Lowers what specifiers name; pointers, qualifiers and array bounds leave no trace.
  func readBase(_ head: Specifiers, role: ReferenceRole = .typePosition) -> TypeIndex {
    switch head.base {
    case .none, .builtin: return -1
    case .named(let index): return readNamedType(index, role: role)
    case .aggregate(let index): return readAggregate(index, of: head, alias: nil)
    case .enumMacro(let index): return readEnumMacro(index, of: head)
    case .typeof(let index):
      if symbol(index + 1) == .leftParenthesis { readTypeOrExpression(in: index + 1) }
      return -1
    case .macroCall(let index):
      let callee = addExpression(.name, at: index, role: .call, name: name(index))
      for piece in pieces(in: index + 1) {
        if looksLikeType(piece) || piece.count == 1 {
          readType(piece)
        } else {
          readFlat(piece)
        }
      }
      _ = addExpression(.call, at: index, base: callee)
      return -1
    }
  }

  /// Lowers `Name`, `a::Name`, `Name<Arguments>`, `id<Protocol>` and the like; nothing from a limit on.
  func readNamedType(
    _ index: Int, to limit: Int = .max, role: ReferenceRole = .typePosition
  ) -> TypeIndex {
    if isCxx, limit == .max, let type = readCxxNamedType(index, role: role) { return type }
    var last = index
    while symbol(last + 1) == .scope, isIdentifier(last + 2) { last += 2 }
    let word = word(index)
    var parts: [TypeIndex] = []
    if last + 1 < limit, let end = angleEnd(last + 1) {
      if last == index, word == Word.anyObject || word == Word.anyClass {
        return readQualified(index, protocols: last + 2, end, role: role)
      }
      parts = pieces(from: last + 2, to: end).map { readType($0) }
    }
    if last > index {
      return addType(
        .named, at: index, name: names.id(of: text(index..<(last + 1))), parts: parts, role: role)
    }
    if word == Word.instancetype {
      return addType(.named, at: index, name: names.id(of: "Self"), role: role)
    }
    if word == Word.action { return -1 }
    return addType(.named, at: index, name: name(index), parts: parts, role: role)
  }

  /// `id<P, Q>` is both protocols, `Class<P>` the metatype of a protocol.
  private func readQualified(
    _ index: Int, protocols start: Int, _ end: Int, role: ReferenceRole
  ) -> TypeIndex {
    let members = pieces(from: start, to: end).map { readType($0, role: role) }.filter { $0 >= 0 }
    guard let first = members.first else {
      return addType(.named, at: index, name: name(index), role: role)
    }
    let whole =
      members.count == 1 ? first : addType(.composition, at: index, parts: members, role: role)
    return word(index) == Word.anyClass
      ? addType(.metatype, at: index, base: whole, role: role) : whole
  }

  /// The type of a name: a function or block where the declarator points to one.
  func completed(_ base: TypeIndex, by declarator: Declarator) -> TypeIndex {
    for bound in declarator.bounds { readFlat((bound + 1)..<contentEnd(bound)) }
    guard declarator.pointee >= 0 else { return base }
    let parts = pieces(in: declarator.pointee).map { readParameterType($0) }
    return addType(.function, at: declarator.pointee, base: base, parts: parts)
  }

  private func readParameterType(_ piece: Range<Int>) -> TypeIndex {
    guard depth < Self.maximumDepth else {
      readFlat(piece)
      return -1
    }
    depth += 1
    defer { depth -= 1 }
    return readParameter(piece).type
  }

  /// A parameter as written.
  struct Parameter {
    var type: TypeIndex
    /// The token of its name, or -1.
    var name: Int
    var isVariadic = false
    /// Where its default value begins, or -1.
    var value = -1
    var isConstant = false
    var isPointer = false
  }

  /// Lowers one parameter of a function or block, without binding its name.
  func readParameter(_ piece: Range<Int>) -> Parameter {
    if symbol(piece.lowerBound) == .ellipsis {
      return Parameter(type: -1, name: -1, isVariadic: true)
    }
    let head = specifiers(from: piece.lowerBound, to: piece.upperBound, .parameter)
    let base = readBase(head)
    let name = declarator(from: head.end, to: piece.upperBound, .parameter)
    readMacroUses(head.macros + name.macros)
    var type = completed(base, by: name)
    if name.pointee < 0, name.parameters >= 0 {
      let parts = pieces(in: name.parameters).map { readParameterType($0) }
      type = addType(.function, at: name.parameters, base: base, parts: parts)
    }
    if name.end < piece.upperBound { readFlat(name.end..<piece.upperBound) }
    return Parameter(
      type: type, name: name.name, value: name.value,
      isConstant: head.storage.contains(.isConstant), isPointer: name.isPointer)
  }

  // MARK: What stands where both a type and an expression can

  /// Whether tokens can only be a type: a keyword of one, a `*` or generic arguments at the end.
  func looksLikeType(_ range: Range<Int>) -> Bool {
    let limit = range.upperBound
    var index = range.lowerBound
    guard index < limit else { return false }
    if symbol(index).beginsDeclaration { return true }
    guard isIdentifier(index), local(index) == nil else { return false }
    var isCertain = isNamedLikeAlways(index)
    var words = 0
    while index < limit, isIdentifier(index) || symbol(index) == .qualifier {
      index += 1
      words += 1
      while symbol(index) == .scope, index + 1 < limit, isIdentifier(index + 1) { index += 2 }
    }
    if words > 1 { isCertain = true }
    if index < limit, let end = angleEnd(index), end < limit {
      index = end + 1
      isCertain = true
    }
    while index < limit {
      switch symbol(index) {
      case .star, .caret, .ampersand, .doubleAmpersand: isCertain = true
      case .qualifier, .constKeyword, .weakQualifier: break
      case .identifier where isCertain && isMacroLike(index): break
      case .leftParenthesis where symbol(index + 1) == .caret || symbol(index + 1) == .star:
        // `Type (^)(parameters)`
        let behind = after(index)
        return symbol(behind) == .leftParenthesis && after(behind) >= limit
      case .leftSquare where isCertain:
        index = after(index)
        continue
      default: return false
      }
      index += 1
    }
    return isCertain
  }

  private func isNamedLikeAlways(_ index: Int) -> Bool {
    let word = word(index)
    return word == Word.anyObject || word == Word.anyClass || word == Word.selectorType
  }

  /// Whether a word is spelled as types are: with a capital, or `_t` at the end.
  func isNamedLikeType(_ index: Int) -> Bool {
    let word = bytes(index)
    if let first = word.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") {
      return true
    }
    return word.count > 2 && word[word.count - 2] == UInt8(ascii: "_")
      && word[word.count - 1] == UInt8(ascii: "t")
  }

  /// Lowers what parentheses hold: a type or an expression, as of `sizeof(…)`.
  func readTypeOrExpression(in open: Int) {
    let range = (open + 1)..<contentEnd(open)
    let isName =
      range.count == 1 && isIdentifier(range.lowerBound) && local(range.lowerBound) == nil
      && isNamedLikeType(range.lowerBound)
    if isName || looksLikeType(range) {
      readType(range)
    } else {
      readExpressions(range)
    }
  }

  // MARK: Macros

  /// Lowers the uses of macros whose meaning is unknown, with the names in their arguments.
  func readMacroUses(_ macros: [Int]) {
    for index in macros { readMacroUse(index) }
  }

  private func readMacroUse(_ index: Int) {
    let isCalled = symbol(index + 1) == .leftParenthesis
    _ = addExpression(.name, at: index, role: isCalled ? .call : .value, name: name(index))
    guard isCalled, !hasForeignArguments(index) else { return }
    readFlat((index + 2)..<contentEnd(index + 1))
  }

  /// Whether what a macro is given is no code: availability, names of Swift, texts.
  private func hasForeignArguments(_ index: Int) -> Bool {
    if Word.swiftName.contains(word(index)) { return true }
    let name = String(decoding: bytes(index), as: UTF8.self)
    return ["AVAILABLE", "DEPRECATED", "available", "deprecated", "UNAVAILABLE", "FORMAT_FUNCTION"]
      .contains { name.contains($0) }
  }

  /// Lowers tokens without their structure: each identifier is a name, a local, a member or a call.
  func readFlat(_ range: Range<Int>) {
    for index in range where isIdentifier(index) && !Word.isValue(word(index)) {
      let role: ReferenceRole = symbol(index + 1) == .leftParenthesis ? .call : .value
      if index > range.lowerBound, symbol(index - 1) == .dot || symbol(index - 1) == .arrow {
        _ = addExpression(
          .member, at: index, role: role == .call ? .call : .member, name: name(index))
      } else if let binding = local(index) {
        _ = addExpression(.local, at: index, role: role, base: binding, name: name(index))
      } else {
        _ = addExpression(.name, at: index, role: role, name: name(index))
      }
    }
  }
}
