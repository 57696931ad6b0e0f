/// What the tokens mean where a type, an expression or a declaration could stand.
///
/// The grammar of C leaves that to the names known so far. Of those only the local ones are known
/// here, so that spelling and what follows decide the rest.
struct Ambiguity: TokenQueries {
  let tokens: LexemeText
  /// The names bound so far.
  let facts: FactWriter

  /// Whether a token names a local variable; in front of `::` none is meant.
  private func isLocal(_ index: Int) -> Bool {
    facts.local(index) != nil && !(isCxx && symbol(index + 1) == .scope)
  }

  // MARK: Types

  /// Whether tokens can only be a type: a keyword of one, a `*` or generic arguments at the end.
  func looksLikeType(_ range: Range<Int>) -> Bool {
    let limit = range.upperBound
    var index = range.lowerBound
    guard index < limit else { return false }
    if symbol(index).beginsDeclaration { return true }
    guard isIdentifier(index), !isLocal(index) else { return false }
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

  // MARK: Casts

  /// Whether parentheses in front of an operand hold a type.
  func isCast(_ open: Int, _ limit: Int) -> Bool {
    let range = (open + 1)..<contentEnd(open)
    guard let first = range.first, symbol(first) == .identifier || symbol(first).beginsDeclaration
    else { return false }
    let behind = after(open)
    let next = behind < limit ? symbol(behind) : .endOfFile
    if symbol(first).beginsDeclaration, symbol(first) != .typeofKeyword { return true }
    if looksLikeType(range) { return beginsOperand(next) || next.isPointer || next == .minus }
    guard isIdentifier(first), !isLocal(first), isPlainName(range) else { return false }
    switch next {
    case .identifier, .integer, .float, .character, .string, .at, .atSelector, .atEncode,
      .exclamation, .tilde, .sizeofKeyword, .atProtocol, .thisKeyword:
      return true
    case .leftParenthesis, .leftSquare, .leftBrace: return isNamedLikeType(first)
    case .caret: return symbol(behind + 1) == .leftBrace || symbol(behind + 1) == .leftParenthesis
    case .minus, .ampersand, .star, .plus:
      let name = bytes(first)
      return name.count > 2 && name[name.count - 1] == UInt8(ascii: "t")
        && name[name.count - 2] == UInt8(ascii: "_")
    default: return false
    }
  }

  /// Whether a range is a name alone, perhaps a qualified one.
  private func isPlainName(_ range: Range<Int>) -> Bool {
    range.enumerated().allSatisfy { place, index in
      place % 2 == 0 ? isIdentifier(index) : symbol(index) == .scope
    }
  }

  private func beginsOperand(_ symbol: GrammarSymbol) -> Bool {
    switch symbol {
    case .identifier, .integer, .float, .character, .string, .at, .atSelector, .atEncode,
      .atProtocol, .exclamation, .tilde, .sizeofKeyword, .leftParenthesis, .leftSquare, .leftBrace,
      .thisKeyword, .increment, .decrement, .plus, .newKeyword, .castKeyword:
      true
    default: false
    }
  }

  /// Whether a piece begins with `int(x)` rather than being the type `int(char)`.
  func isFunctionalCast(_ piece: Range<Int>) -> Bool {
    guard isCxx, symbol(piece.lowerBound) == .builtinType,
      symbol(piece.lowerBound + 1) == .leftParenthesis
    else { return false }
    let content = (piece.lowerBound + 2)..<contentEnd(piece.lowerBound + 1)
    return !content.isEmpty && !looksLikeType(content)
  }

  // MARK: Local declarations

  /// Whether a declaration of a local name begins at a place rather than an expression.
  ///
  /// `a * b` is taken for a declaration unless `a` is a local name: a product whose value nobody takes
  /// is not written. Two words in a row are no expression in any grammar of the family.
  func isDeclaration(at start: Int, to limit: Int) -> Bool {
    var index = start
    // A macro on a line of its own says nothing of what follows; of more of them nobody asks.
    for _ in 0..<Self.maximumMacros {
      guard isIdentifier(index) else {
        return symbol(index).beginsDeclaration && symbol(index + 1) != .leftParenthesis
          || symbol(index) == .typeofKeyword
      }
      guard !isLocal(index) else { return false }
      let place = behindScopes(index + 1)
      guard isMacroLike(index), place < limit, isIdentifier(place), isFirstInLine(place) else {
        return isDeclaration(ofType: index, followedAt: place, to: limit)
      }
      index = place
    }
    return false
  }

  /// The most macros in front of a declaration that are looked behind.
  private static let maximumMacros = 64

  /// Whether a name is declared behind a word, which is then a type.
  private func isDeclaration(ofType index: Int, followedAt place: Int, to limit: Int) -> Bool {
    if let end = angleEnd(place) {
      let place = behindScopes(end + 1)
      return place < limit
        && (symbol(place).isPointer || isIdentifier(place) || symbol(place) == .qualifier)
        && declaresName(place, limit)
    }
    guard place < limit else { return false }
    switch symbol(place) {
    case .identifier: return word(place) != loopIn && declaresName(place, limit)
    case .star, .caret, .ampersand, .doubleAmpersand, .qualifier, .constKeyword:
      return declaresName(place, limit)
    case .leftParenthesis:
      return holdsDeclarator(place) && symbol(after(place)) == .leftParenthesis
        && behindName(after(after(place)), limit)
    default: return beginsDeclaration(behindMacro: index, at: place)
    }
  }

  /// Behind `::name::name` at a place.
  private func behindScopes(_ start: Int) -> Int {
    var index = start
    while symbol(index) == .scope, isIdentifier(index + 1) { index += 2 }
    return index
  }

  /// `MACRO int name`
  private func beginsDeclaration(behindMacro index: Int, at place: Int) -> Bool {
    isMacroLike(index) && symbol(place).beginsDeclaration && symbol(place) != .typeofKeyword
      && !isFirstInLine(place)
  }

  /// Whether pointers and a name stand at a place, and behind it what follows a declared name.
  private func declaresName(_ start: Int, _ limit: Int) -> Bool {
    var index = start
    while index < limit {
      switch symbol(index) {
      case .star, .caret, .ampersand, .doubleAmpersand, .qualifier, .constKeyword, .weakQualifier,
        .specifier:
        index += 1
      case .leftParenthesis:
        return holdsDeclarator(index) && symbol(after(index)) == .leftParenthesis
      case .identifier:
        if let behind = behindMemberPointer(index) {
          index = behind
          continue
        }
        if index + 1 < limit,
          symbol(index + 1).isPointer || symbol(index + 1) == .constKeyword
            || symbol(index + 1) == .qualifier
        {
          // `EXPORT Type *name`
          guard index == start else { return false }
          index += 1
          continue
        }
        if index + 1 < limit, isIdentifier(index + 1), word(index + 1) != loopIn,
          !isFirstInLine(index + 1)
        {
          index += 1
          continue
        }
        if index + 1 < limit, angleEnd(index + 1) != nil, index == start { return true }
        return behindName(index + 1, limit)
      default: return false
      }
    }
    return false
  }

  /// Whether what stands at a place can follow a declared name.
  private func behindName(_ index: Int, _ limit: Int) -> Bool {
    guard index < limit else { return true }
    switch symbol(index) {
    case .equals, .semicolon, .comma, .leftSquare, .attributeKeyword: return true
    case .identifier: return word(index) == loopIn || isMacroLike(index)
    case .leftParenthesis, .leftBrace, .colon: return isCxx
    default: return false
    }
  }

  // MARK: Arguments

  /// Whether parentheses behind a name hold values rather than parameters: `Name value(1, x);`
  func holdsArguments(_ open: Int) -> Bool {
    let pieces = pieces(in: open)
    guard let first = pieces.first else { return false }
    let behind = symbol(after(open))
    if behind == .leftBrace || behind == .constKeyword || behind == .arrow { return false }
    return !looksLikeParameter(first)
  }

  /// Whether parentheses behind a type hold the types of parameters rather than values.
  func holdsParameters(_ open: Int) -> Bool {
    pieces(in: open).allSatisfy { looksLikeParameter($0) }
  }

  private func looksLikeParameter(_ piece: Range<Int>) -> Bool {
    let start = piece.lowerBound
    switch symbol(start) {
    case .ellipsis: return true
    case .identifier, .scope:
      if isLocal(start) { return false }
      if looksLikeType(piece) { return true }
      guard let name = cxxName(from: start, to: piece.upperBound) else { return false }
      if name.end >= piece.upperBound {
        return isNamedLikeType(name.last) || !facts.builder.isLocal
      }
      let next = symbol(name.end)
      if next == .dot || next == .arrow { return false }
      return next == .identifier || next.isPointer || next == .less || next == .ellipsis
        || next == .specifier
        || next == .constKeyword || next == .leftSquare
        || next == .equals && isNamedLikeType(name.last)
        || next == .leftParenthesis && holdsDeclarator(name.end)
    case let other: return other.beginsDeclaration
    }
  }
}
