/// Finds what stands behind the parameters of a function.
///
/// A `:` begins initialisers, since the head of a class that could have one is read before; a `{` is the
/// body, since the braces of initialisers are stepped over with their names. What is no part of a
/// function ends it, so that an unknown word costs at most the body behind it. Each case moves on.
private struct CxxFunctionTailScan: TokenQueries {
  let tokens: LexemeText
  /// Nothing from here on belongs to it.
  let limit: Int
  var tail: CxxFunctionTail

  /// Looks from behind the parameters to the body or what is no part of the function.
  mutating func run() {
    var index = tail.end
    while index < limit {
      switch symbol(index) {
      case .constKeyword: tail.isConstant = true
      case .qualifier, .ampersand, .doubleAmpersand, .tryKeyword, .specifier: break
      case .throwKeyword, .attributeKeyword:
        index = behindCall(index)
        continue
      case .leftSquare where symbol(index + 1) == .leftSquare:
        index = after(index)
        continue
      case .identifier:
        index = readWord(index)
        continue
      case .arrow:
        let end = endOfResult(index + 1)
        tail.result = (index + 1)..<end
        index = max(end, index + 1)
        continue
      case .requiresKeyword:
        let end = endOfResult(index + 1)
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
        let end = behindInitializers(index + 1)
        tail.initializers = (index + 1)..<end
        index = max(end, index + 1)
        continue
      case .leftBrace:
        tail.body = index
        tail.end = index
        return
      default:
        tail.end = index
        return
      }
      index += 1
    }
    tail.end = min(index, limit)
  }

  private mutating func readWord(_ index: Int) -> Int {
    let behind = behindCall(index)
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

  private func endOfResult(_ start: Int) -> Int {
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
  private func behindInitializers(_ start: Int) -> Int {
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
}

extension TokenQueries {
  /// Looks at what stands behind the parameters of a function of C++. O(its tokens).
  func functionTail(from start: Int, to limit: Int) -> CxxFunctionTail {
    var scan = CxxFunctionTailScan(tokens: tokens, limit: limit, tail: CxxFunctionTail(end: start))
    scan.run()
    return scan.tail
  }
}
