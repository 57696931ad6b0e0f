/// Finds the specifiers that begin at a place.
///
/// Which words are types, macros and names is nowhere written: a header that nobody reads says so. What
/// decides is how many words stand in a row and what follows them. In `A B C *d` a pointer follows, so
/// that all are in front of the name: the last that does not look like a macro is the type, the others
/// are macros. In `A B c;` the last word is the name. Keywords are certain, and whatever stands in front
/// of one is a macro.
///
/// Each step looks at tokens behind the ones that the last one took, and brackets are stepped over as a
/// whole, so that a scan ends, in time linear in the tokens of the head.
private struct SpecifierScan: TokenQueries {
  let tokens: LexemeText
  /// Nothing from here on belongs to them.
  let limit: Int
  let context: HeadContext
  var found: Specifiers
  /// Whether `auto` stands for the type, so that the next name is declared.
  private var isDeduced = false

  init(tokens: LexemeText, limit: Int, context: HeadContext, found: Specifiers) {
    self.tokens = tokens
    self.limit = limit
    self.context = context
    self.found = found
  }

  /// Looks from the start on to the first token of the first declarator.
  mutating func run() {
    var index = found.start
    while index < limit {
      switch symbol(index) {
      case .typedefKeyword: found.storage.insert(.isTypedef)
      case .staticKeyword: found.storage.insert(.isStatic)
      case .externKeyword:
        if beginsLinkage(index) {
          found.end = index
          return
        }
        found.storage.insert(.isExtern)
        if symbol(index + 1) == .string { index += 1 }
      case .constKeyword: found.storage.insert(.isConstant)
      case .weakQualifier: found.storage.insert(.isWeak)
      case .specifier:
        if isCxx, isWord(index, "auto") { isDeduced = true }
      case .qualifier, .typenameKeyword: break
      case .scope where isCxx && isIdentifier(index + 1): break
      case .attributeKeyword:
        index = behindGroup(index + 1)
        continue
      case .builtinType:
        if found.base == .none { found.base = .builtin(index) }
      case .structKeyword, .unionKeyword, .enumKeyword, .classKeyword:
        guard found.base == .none else {
          found.end = index
          return
        }
        found.base = .aggregate(index)
        index = behindAggregate(index)
        continue
      case .typeofKeyword:
        found.base = .typeof(index)
        index = behindGroup(index + 1)
        continue
      case .identifier:
        guard let behind = readWord(index) else {
          found.end = index
          return
        }
        index = behind
        continue
      default:
        found.end = index
        return
      }
      index += 1
    }
    found.end = min(index, limit)
  }

  /// Behind the parentheses that may open at a place.
  private func behindGroup(_ index: Int) -> Int {
    var index = index
    while index < limit, symbol(index) == .qualifier { index += 1 }
    return symbol(index) == .leftParenthesis ? min(after(index), limit) : index
  }

  /// Behind `struct NAME {…}` and the like.
  private func behindAggregate(_ index: Int) -> Int {
    let head = aggregateHead(index, limit)
    return head.body >= 0 ? min(after(head.body), limit) : head.end
  }

  /// Looks at one word of the specifiers; gives the place behind it, or `nil` where it begins a
  /// declarator.
  private mutating func readWord(_ index: Int) -> Int? {
    let next = index + 1 < limit ? symbol(index + 1) : .endOfFile
    // Behind the type only macros can stand in front of the name, and only if a name follows them.
    if found.base != .none {
      // `int EXPORT function(…)`, `void NORETURN(x) *name`
      guard isMacroLike(index) else { return nil }
      let behind = next == .leftParenthesis ? after(index + 1) : index + 1
      guard behind < limit, isIdentifier(behind) || symbol(behind) == .star && behind > index + 1
      else { return nil }
      if isIdentifier(behind), isMacroLike(behind), !isMacroLike(index) { return nil }
      found.macros.append(index)
      return behind
    }
    if isDeduced {
      // `auto EXPORT name`
      guard isMacroLike(index), next == .identifier else { return nil }
      found.macros.append(index)
      return index + 1
    }
    if Word.methodQualifiers.contains(word(index)),
      next == .identifier || next.beginsDeclaration
    {
      return index + 1
    }
    if next == .leftParenthesis { return readCalledWord(index) }
    return readRun(from: index)
  }

  /// A word in front of parentheses, which is a macro of some kind or the name itself.
  private mutating func readCalledWord(_ index: Int) -> Int? {
    if context == .declaration, isEnumMacro(index) {
      found.base = .enumMacro(index)
      var brace = after(index + 1)
      // There is one: `isEnumMacro` has seen it.
      while symbol(brace) != .leftBrace { brace = tokens.next(brace) }
      return min(after(brace), limit)
    }
    let behind = min(after(index + 1), limit)
    let next = behind < limit ? symbol(behind) : .endOfFile
    if holdsDeclarator(index + 1),
      next == .leftParenthesis || next == .leftSquare
        || context != .declaration
    {
      found.base = .named(index)
      return index + 1
    }
    if next == .star, context != .typeName || behind < limit {
      found.base = .macroCall(index)
      return behind
    }
    if next == .identifier || next.beginsDeclaration || next == .attributeKeyword {
      if context == .declaration, isParameterListOfOldStyle(index) { return nil }
      // `STACK_OF(Item) name`
      if context != .declaration, next == .identifier, isLastWord(behind) {
        found.base = .macroCall(index)
      } else {
        found.macros.append(index)
      }
      return behind
    }
    if context == .declaration { return nil }
    found.base = .macroCall(index)
    return behind
  }

  /// Whether a word is followed by no other.
  private func isLastWord(_ index: Int) -> Bool {
    index + 1 >= limit || !isIdentifier(index + 1) && !symbol(index + 1).isPointer
  }

  /// Whether `name(a, b)` is followed by the declarations of its parameters and a body, as before
  /// C90: `main(argc, argv) int argc; char **argv; {`.
  private func isParameterListOfOldStyle(_ index: Int) -> Bool {
    !isMacroLike(index) && oldStyleBody(of: index + 1, limit) != nil
  }

  /// Looks at a run of words such as `EXPORT Type name`.
  private mutating func readRun(from index: Int) -> Int? {
    var run: [Int] = []
    var place = index
    while place < limit, run.count < 64 {
      if isIdentifier(place), run.isEmpty || word(place) != loopIn {
        run.append(place)
        place += 1
        while symbol(place) == .scope, isIdentifier(place + 1) { place += 2 }
      } else if symbol(place) == .qualifier || symbol(place) == .constKeyword, !run.isEmpty {
        if symbol(place) == .constKeyword { found.storage.insert(.isConstant) }
        place += 1
      } else {
        break
      }
    }
    let follower = place < limit ? symbol(place) : .endOfFile
    // What stands before a keyword of a type is a macro: `EXPORT void`.
    if follower.beginsDeclaration || context == .declaration && follower.beginsMember {
      found.macros.append(contentsOf: run)
      return place
    }
    if beginsDeclarator(run, endingAt: place) {
      return run.count > 1 ? setType(run.dropLast()) : nil
    }
    if areMacros(run, before: place) {
      found.macros.append(contentsOf: run)
      return after(place)
    }
    if follower == .leftParenthesis, beginsMacroWithBody(run, before: place) {
      found.macros.append(contentsOf: run.dropLast())
      return run.last
    }
    let isType =
      follower.isPointer || angleEnd(place) != nil
      // `EXPORT const Type operator+(…)`
      || isCxx && follower == .operatorKeyword
      || follower == .leftParenthesis && holdsDeclarator(place)
        && (symbol(after(place)) == .leftParenthesis || symbol(after(place)) == .leftSquare)
    // `EXPORT API(x) Type *name`
    if follower == .leftParenthesis, !isType, run.count > 0, context == .declaration,
      isMacroLike(run[run.count - 1]),
      case let behind = after(place), behind < limit,
      isIdentifier(behind) || symbol(behind).beginsDeclaration, run.count < 3
    {
      found.macros.append(contentsOf: run)
      return behind
    }
    switch context {
    case .declaration: return behindType(ofRun: run, isType: isType)
    case .parameter:
      if !isType, run.count > 1, !isMacroLike(run[run.count - 1]) {
        return setType(run.dropLast())
      }
      return setType(run[...])
    case .typeName: return setType(run[...])
    }
  }

  /// Whether the last of several words begins the declarator because it is a class: in
  /// `T Stack<T>::pop()` the one whose member is declared, in `int Plate::*weight` the one whose
  /// members are pointed to. In `EXPORT Stack<T>::Item pop()` it is the type.
  private func beginsDeclarator(_ run: [Int], endingAt place: Int) -> Bool {
    guard isCxx, let last = run.last else { return false }
    if behindMemberPointer(last) != nil { return true }
    guard context == .declaration, run.count > 1, let end = angleEnd(place),
      symbol(end + 1) == .scope
    else { return false }
    let behind = behindTypeName(last)
    switch symbol(behind) {
    case .scope, .equals, .semicolon, .leftSquare, .leftBrace: return true
    case .leftParenthesis: return !holdsDeclarator(behind)
    default: return false
    }
  }

  /// Whether `BEGIN` on a line and `Macro(x)` on the next are macros rather than a result and a
  /// function: a declaration begins on the line behind them, neither a body nor a semicolon.
  private func areMacros(_ run: [Int], before open: Int) -> Bool {
    guard context == .declaration, symbol(open) == .leftParenthesis, run.count == 2,
      isMacroLike(run[0]), isFirstInLine(run[1]), case let behind = after(open), behind < limit,
      isFirstInLine(behind), oldStyleBody(of: open, limit) == nil
    else { return false }
    switch symbol(behind) {
    case .qualifier: return false
    // Behind the parameters of a member.
    case .constKeyword: return !isCxx
    case .identifier:
      return !isMacroLike(behind) && !isCxx
        && (isIdentifier(behind + 1) || symbol(behind + 1) == .star)
    case let other: return other.beginsDeclaration
    }
  }

  /// Whether macros on lines of their own stand before one with a body, as `TEST(Suite, name) {`.
  private func beginsMacroWithBody(_ run: [Int], before open: Int) -> Bool {
    guard context == .declaration, let last = run.last, run.count > 1, isFirstInLine(last),
      run.allSatisfy({ isMacroLike($0) }), case let behind = after(open), behind < limit
    else { return false }
    return symbol(behind) == .leftBrace
      && pieces(in: open).allSatisfy { $0.count == 1 && isIdentifier($0.lowerBound) }
      && contentEnd(open) > open + 1
  }

  private mutating func behindType(ofRun run: [Int], isType: Bool) -> Int? {
    if isType { return setType(run[...]) }
    var count = run.count
    // `EXTERN(int) name OF((int));`
    if count == 2, holdsParameters(inMacro: run[1]) { return nil }
    while count > 2, isMacroLike(run[count - 1]) { count -= 1 }
    return count > 1 ? setType(run[..<(count - 1)]) : nil
  }

  /// Says that the last word that looks like a type is the type, and the others are macros.
  private mutating func setType(_ run: ArraySlice<Int>) -> Int? {
    guard let last = run.last else { return nil }
    let type = run.last { !isMacroLike($0) } ?? last
    found.base = .named(type)
    found.macros.append(contentsOf: run.filter { $0 != type })
    return behindTypeName(last)
  }
}

extension TokenQueries {
  /// Looks at the specifiers that begin at a place. O(their tokens).
  func specifiers(from start: Int, to limit: Int, _ context: HeadContext) -> Specifiers {
    var scan = SpecifierScan(
      tokens: tokens, limit: limit, context: context, found: Specifiers(start: start, end: start))
    scan.run()
    return scan.found
  }
}
