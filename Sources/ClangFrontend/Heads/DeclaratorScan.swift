/// Finds the declarator that begins at a place.
///
/// A declarator mirrors the use of what it declares: pointers in front, bounds and parameters behind the
/// name, parentheses where that order would be another. So it is read as it is written, from the left:
/// pointers, the name or parentheses that hold the rest, suffixes. Each part begins behind the one before
/// it, and parentheses are entered at most 64 deep, so that it ends.
struct DeclaratorScan: TokenQueries {
  let tokens: LexemeText
  let context: HeadContext
  /// Whether it stands in a function.
  let isLocal: Bool
  private var found = Declarator(end: 0)

  /// Prepares to look at declarators.
  init(tokens: LexemeText, context: HeadContext, isLocal: Bool) {
    self.tokens = tokens
    self.context = context
    self.isLocal = isLocal
  }

  /// Looks at the declarator that begins at a place. O(its tokens).
  mutating func declarator(from start: Int, to limit: Int) -> Declarator {
    found = Declarator(end: start)
    var index = readPointers(from: start, limit)
    if index < limit, symbol(index) == .leftParenthesis, opensNested(index) {
      index = readNested(index, limit)
    } else if isCxx, index < limit, context == .declaration,
      let name = cxxName(from: index, to: limit)
    {
      found.name = name.last
      found.cxxName = name
      index = name.end
    } else if index < limit, isIdentifier(index), context != .typeName {
      found.name = index
      index += 1
    }
    index = readSuffixes(from: index, limit, &found)
    // What stands behind the parameters of C++ is looked at by whoever reads a function.
    if !isCxx || context != .declaration || found.parameters < 0 {
      index = readTrailing(from: index, limit)
    }
    found.end = min(index, limit)
    return found
  }

  /// `*`, `^`, `&` and what stands between them.
  private mutating func readPointers(from start: Int, _ limit: Int) -> Int {
    var index = start
    while index < limit {
      switch symbol(index) {
      case .star:
        found.isPointer = true
        found.stars += 1
      case .caret, .ampersand, .doubleAmpersand: found.isPointer = true
      case .constKeyword: found.isConstant = true
      case .weakQualifier: found.isWeak = true
      case .qualifier, .specifier: break
      case .attributeKeyword:
        index = behindCall(index)
        continue
      case .identifier:
        if let behind = behindMemberPointer(index) {
          found.classes.append(index)
          found.isPointer = true
          index = behind
          continue
        }
        guard let behind = behindMacro(index, limit) else { return index }
        found.macros.append(index)
        index = behind
        continue
      default: return index
      }
      index += 1
    }
    return index
  }

  /// Behind a word that is a macro or qualifier in front of the name; `nil` where it is the name.
  private func behindMacro(_ index: Int, _ limit: Int) -> Int? {
    if context == .typeName { return nil }
    if Word.methodQualifiers.contains(word(index)), index + 1 < limit, isIdentifier(index + 1) {
      return index + 1
    }
    guard isMacroLike(index) else { return nil }
    let behind = symbol(index + 1) == .leftParenthesis ? after(index + 1) : index + 1
    guard behind < limit else { return nil }
    if symbol(behind).isPointer { return behind }
    if isIdentifier(behind), word(behind) != loopIn, !isMacroLike(behind) { return behind }
    return nil
  }

  /// Whether parentheses in the place of a name hold the name.
  private func opensNested(_ open: Int) -> Bool {
    if holdsDeclarator(open) { return true }
    let end = contentEnd(open)
    let behind = after(open)
    // `(name)(parameters)`
    return context == .declaration && end == open + 2 && isIdentifier(open + 1)
      && symbol(behind) == .leftParenthesis
  }

  private mutating func readNested(_ open: Int, _ limit: Int) -> Int {
    var ends = [min(after(open), limit)]
    var index = open + 1
    var end = contentEnd(open)
    while ends.count < 64 {
      index = readPointers(from: index, end)
      guard index < end, symbol(index) == .leftParenthesis, holdsDeclarator(index) else { break }
      ends.append(after(index))
      end = contentEnd(index)
      index += 1
    }
    if index < end, isIdentifier(index) {
      found.name = index
      index += 1
    }
    let isPointer = found.isPointer
    index = readSuffixes(from: index, end, &found)
    // Behind the parentheses stand the parameters of what is pointed to; of those around others the
    // suffixes are read from the innermost pair outwards.
    var outer = Declarator(end: 0)
    index = readSuffixes(from: ends[ends.count - 1], limit, &outer)
    while ends.count > 1 {
      ends.removeLast()
      index = readSuffixes(from: ends[ends.count - 1], limit, &outer)
    }
    found.bounds += outer.bounds
    if isPointer {
      found.pointee = outer.parameters
    } else if found.parameters < 0 {
      found.parameters = outer.parameters
    }
    return max(index, min(after(open), limit))
  }

  /// `[bounds]` and `(parameters)`.
  private func readSuffixes(from start: Int, _ limit: Int, _ found: inout Declarator) -> Int {
    var index = start
    while index < limit {
      if symbol(index) == .leftSquare {
        found.bounds.append(index)
      } else if symbol(index) == .leftParenthesis, found.parameters < 0 {
        found.parameters = index
      } else if symbol(index) == .leftParenthesis, takeNameFromMacro(index, &found) {
        found.parameters = index
      } else {
        return index
      }
      index = after(index)
    }
    return min(index, limit)
  }

  /// `MACRO(name)(parameters)` declares what the macro makes of the name.
  private func takeNameFromMacro(_ parameters: Int, _ found: inout Declarator) -> Bool {
    guard found.name >= 0, isMacroLike(found.name), found.parameters == found.name + 1,
      contentEnd(found.parameters) == found.parameters + 2, isIdentifier(found.parameters + 1)
    else { return false }
    found.name = found.parameters + 1
    if found.cxxName != nil {
      found.cxxName = CxxName(first: found.name, last: found.name, end: found.name + 1)
    }
    return true
  }

  /// Attributes and macros behind a name, a bit width and an initial value.
  private mutating func readTrailing(from start: Int, _ limit: Int) -> Int {
    var index = start
    while index < limit {
      switch symbol(index) {
      case .attributeKeyword, .specifier, .qualifier, .constKeyword, .throwKeyword:
        index = behindCall(index)
      case .identifier:
        if word(index) == loopIn { return index }
        if found.parameters >= 0, context == .declaration, !isMacroLike(index),
          oldStyleBody(of: found.parameters, limit) != nil
        {
          return index
        }
        // A line that begins with a word is another declaration.
        if context == .declaration, found.name >= 0, isFirstInLine(index), !isMacroLike(index) {
          return index
        }
        found.macros.append(index)
        if found.name >= 0, found.parameters < 0, holdsParameters(inMacro: index) {
          found.parameters = index + 2
        }
        index = behindCall(index)
      case .colon where context == .declaration && found.width < 0 && (!isCxx || !isLocal):
        found.width = index + 1
        // A bit width is short: looking further would take long where colons follow each other.
        index = behindValue(index + 1, min(limit, index + 32))
      case .equals:
        found.value = index + 1
        return behindValue(index + 1, limit)
      default: return index
      }
    }
    return min(index, limit)
  }
}
