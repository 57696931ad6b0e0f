/// What stands behind the parameters of a function of C++.
struct CxxFunctionTail {
  var isAbstract = false
  var isDefaulted = false
  var isOverride = false
  var isFinal = false
  var isConstant = false
  var macros: [Int] = []
  /// The type behind `->`.
  var result: Range<Int> = 0..<0
  /// What else holds names: the arguments of `noexcept` and `requires`.
  var rest: [Range<Int>] = []
  /// The initialisers between the colon and the body.
  var initializers: Range<Int> = 0..<0
  /// The `{` of the body, or -1.
  var body = -1
  /// Behind it all, the body left out.
  var end: Int
}

extension ClangFileReader {
  /// Looks at what stands behind the parameters of a function. O(its tokens).
  func functionTail(from start: Int, to limit: Int) -> CxxFunctionTail {
    var tail = CxxFunctionTail(end: start)
    var index = start
    while index < limit {
      switch symbol(index) {
      case .constKeyword: tail.isConstant = true
      case .qualifier, .ampersand, .doubleAmpersand, .tryKeyword, .specifier: break
      case .throwKeyword, .attributeKeyword:
        index = behindArguments(index)
        continue
      case .leftSquare where symbol(index + 1) == .leftSquare:
        index = after(index)
        continue
      case .identifier:
        index = readTailWord(index, &tail)
        continue
      case .arrow:
        let end = endOfResult(index + 1, limit)
        tail.result = (index + 1)..<end
        index = max(end, index + 1)
        continue
      case .requiresKeyword:
        let end = endOfResult(index + 1, limit)
        tail.rest.append((index + 1)..<max(index + 1, end))
        index = max(end, index + 1)
        continue
      case .equals:
        let value = index + 1
        tail.isAbstract = symbol(value) == .integer && bytes(value).elementsEqual("0".utf8)
        tail.isDefaulted = symbol(value) == .defaultKeyword
        index = behindValue(value, limit)
        continue
      case .colon:
        let end = behindInitializers(index + 1, limit)
        tail.initializers = (index + 1)..<end
        index = max(end, index + 1)
        continue
      case .leftBrace:
        tail.body = index
        tail.end = index
        return tail
      default:
        tail.end = index
        return tail
      }
      index += 1
    }
    tail.end = min(index, limit)
    return tail
  }

  private func readTailWord(_ index: Int, _ tail: inout CxxFunctionTail) -> Int {
    let behind = behindArguments(index)
    if isWord(index, "override") {
      tail.isOverride = true
    } else if isWord(index, "final") {
      tail.isFinal = true
    } else if isWord(index, "noexcept") {
      if behind > index + 1 { tail.rest.append((index + 2)..<contentEnd(index + 1)) }
    } else {
      tail.macros.append(index)
    }
    return behind
  }

  private func behindArguments(_ index: Int) -> Int {
    symbol(index + 1) == .leftParenthesis ? after(index + 1) : index + 1
  }

  private func endOfResult(_ start: Int, _ limit: Int) -> Int {
    var index = start
    while index < limit {
      switch symbol(index) {
      case .leftBrace where symbol(start) != .requiresKeyword || index > start + 3: return index
      case .semicolon, .equals, .rightBrace, .colon: return index
      case .identifier where isWord(index, "override") || isWord(index, "final"): return index
      case .less: index = (templateEnd(index, limit) ?? index) + 1
      default: index = next(index)
      }
    }
    return min(index, limit)
  }

  /// The brace of the body behind `a(1), b{2}, Base<T>(3)`.
  private func behindInitializers(_ start: Int, _ limit: Int) -> Int {
    var index = start
    while index < limit {
      // The name.
      while index < limit, isIdentifier(index) || symbol(index) == .scope { index += 1 }
      if symbol(index) == .less { index = (templateEnd(index, limit) ?? index) + 1 }
      while index < limit, isIdentifier(index) || symbol(index) == .scope { index += 1 }
      guard symbol(index) == .leftParenthesis || symbol(index) == .leftBrace, index < limit else {
        break
      }
      index = after(index)
      if symbol(index) == .ellipsis { index += 1 }
      guard symbol(index) == .comma else { break }
      index += 1
    }
    // A macro that is not understood must not hide the body.
    while index < limit, symbol(index) != .leftBrace, symbol(index) != .semicolon {
      index = next(index)
    }
    return min(index, limit)
  }

  // MARK: Which it is

  /// A constructor, destructor or conversion, which no type stands in front of; `nil` for others.
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
        : cxx.className >= 0 && self.name(name.last) == cxx.className
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
      case .explicitKeyword, .attributeKeyword: index = behindArguments(index)
      case .leftSquare where symbol(index + 1) == .leftSquare: index = after(index)
      case .identifier where isMacroLike(index) && isIdentifier(index + 1): index += 1
      case .identifier
      where isMacroLike(index) && symbol(index + 1) == .leftParenthesis
        && name(index) != cxx.className
        && (isIdentifier(after(index + 1)) || symbol(after(index + 1)) == .explicitKeyword):
        index = after(index + 1)
      case .identifier where isMacroLike(index) && symbol(index + 1) == .explicitKeyword: index += 1
      case .identifier where isMacroLike(index) && symbol(index + 1) == .virtualKeyword: index += 1
      default: return index
      }
    }
    return min(index, limit)
  }

  /// Whether parentheses behind a name hold values rather than parameters: `Name value(1, x);`
  func holdsArguments(_ open: Int) -> Bool {
    let pieces = pieces(in: open)
    guard let first = pieces.first else { return false }
    let behind = symbol(after(open))
    if behind == .leftBrace || behind == .constKeyword || behind == .arrow { return false }
    return !looksLikeParameter(first)
  }

  private func looksLikeParameter(_ piece: Range<Int>) -> Bool {
    let start = piece.lowerBound
    switch symbol(start) {
    case .ellipsis: return true
    case .identifier, .scope:
      if local(start) != nil { return false }
      if looksLikeType(piece) { return true }
      guard let name = cxxName(from: start, to: piece.upperBound) else { return false }
      if name.end >= piece.upperBound { return isNamedLikeType(name.last) || localDepth == 0 }
      let next = symbol(name.end)
      if next == .dot || next == .arrow { return false }
      return next == .identifier || next.isPointer || next == .less || next == .ellipsis
        || next == .constKeyword || next == .leftSquare
        || next == .equals && isNamedLikeType(name.last)
        || next == .leftParenthesis && holdsDeclarator(name.end)
    case let other: return other.beginsDeclaration
    }
  }
}
