/// What stands in front of the names that a declaration declares.
struct Specifiers {
  /// The words of storage among them.
  struct Storage: OptionSet {
    let rawValue: UInt8
    static let isTypedef = Storage(rawValue: 1)
    static let isStatic = Storage(rawValue: 2)
    static let isExtern = Storage(rawValue: 4)
    static let isConstant = Storage(rawValue: 8)
    static let isWeak = Storage(rawValue: 16)
  }

  /// What names the type, by its token.
  enum Base: Hashable {
    case none
    case builtin(Int)
    case named(Int)
    /// `struct`, `union`, `enum` or `class`.
    case aggregate(Int)
    case typeof(Int)
    /// `NS_ENUM(Type, Name) {…}`
    case enumMacro(Int)
    /// A macro with arguments that stands for a type, such as `STACK_OF(Item)`.
    case macroCall(Int)
  }

  /// Where they begin.
  var start: Int
  /// Behind them; the first declarator begins here.
  var end: Int
  var storage: Storage = []
  var base = Base.none
  /// Unknown macros, each perhaps with arguments behind it.
  var macros: [Int] = []
}

/// A name that is declared, and what its type adds to that in front of it.
struct Declarator {
  /// The token of the name, or -1.
  var name = -1
  /// The `(` of the parameters of the function that it declares, or -1.
  var parameters = -1
  /// The `(` of the parameters of the function or block that it points to, or -1.
  var pointee = -1
  var isConstant = false
  var isWeak = false
  var isPointer = false
  var macros: [Int] = []
  /// The `[` of array bounds.
  var bounds: [Int] = []
  /// The name of C++, with what stands in front of it.
  var cxxName: CxxName?
  /// The bracket of the values that a variable of C++ is made of, or -1.
  var arguments = -1
  /// Where the bit width begins, or -1.
  var width = -1
  /// Where the initial value begins, or -1.
  var value = -1
  /// Behind it: at a comma, a semicolon, a body or what is not understood.
  var end: Int
}

/// What a declaration is read for.
enum HeadContext {
  /// A name must follow the type.
  case declaration
  /// A name may follow the type.
  case parameter
  /// No name follows: a cast, a generic argument, the type of a method.
  case typeName
}

extension ClangFileReader {
  /// Whether a word looks like a macro rather than a type or a name: capitals and underscores.
  func isMacroLike(_ index: Int) -> Bool {
    guard isIdentifier(index) else { return false }
    let word = bytes(index)
    if word.count > 2, word[0] == UInt8(ascii: "_"), word[1] == UInt8(ascii: "_") { return true }
    var hasLetter = false
    for byte in word {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): hasLetter = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): break
      default: return false
      }
    }
    return hasLetter && word.count > 2
  }

  /// Looks at the specifiers that begin at a place. O(their tokens).
  func specifiers(from start: Int, to limit: Int, _ context: HeadContext) -> Specifiers {
    var found = Specifiers(start: start, end: start)
    var index = start
    while index < limit {
      switch symbol(index) {
      case .typedefKeyword: found.storage.insert(.isTypedef)
      case .staticKeyword: found.storage.insert(.isStatic)
      case .externKeyword:
        found.storage.insert(.isExtern)
        if symbol(index + 1) == .string { index += 1 }
      case .constKeyword: found.storage.insert(.isConstant)
      case .weakQualifier: found.storage.insert(.isWeak)
      case .specifier, .qualifier, .typenameKeyword: break
      case .scope where isCxx && isIdentifier(index + 1): break
      case .attributeKeyword:
        index = behindGroup(index + 1, limit)
        continue
      case .builtinType:
        if found.base == .none { found.base = .builtin(index) }
      case .structKeyword, .unionKeyword, .enumKeyword, .classKeyword:
        guard found.base == .none else {
          found.end = index
          return found
        }
        found.base = .aggregate(index)
        index = behindAggregate(index, limit)
        continue
      case .typeofKeyword:
        found.base = .typeof(index)
        index = behindGroup(index + 1, limit)
        continue
      case .identifier:
        guard let behind = readWord(index, limit, context, &found) else {
          found.end = index
          return found
        }
        index = behind
        continue
      default:
        found.end = index
        return found
      }
      index += 1
    }
    found.end = min(index, limit)
    return found
  }

  /// Behind the parentheses that may open at a place.
  private func behindGroup(_ index: Int, _ limit: Int) -> Int {
    var index = index
    while index < limit, symbol(index) == .qualifier { index += 1 }
    return symbol(index) == .leftParenthesis ? min(after(index), limit) : index
  }

  /// Behind `struct NAME {…}` and the like.
  private func behindAggregate(_ index: Int, _ limit: Int) -> Int {
    let head = aggregateHead(index, limit)
    return head.body >= 0 ? min(after(head.body), limit) : head.end
  }

  /// Looks at one word of the specifiers; gives the place behind it, or `nil` where it begins a
  /// declarator.
  private func readWord(
    _ index: Int, _ limit: Int, _ context: HeadContext, _ found: inout Specifiers
  ) -> Int? {
    let next = index + 1 < limit ? symbol(index + 1) : .endOfFile
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
    if Word.methodQualifiers.contains(word(index)),
      next == .identifier || next.beginsDeclaration
    {
      return index + 1
    }
    if next == .leftParenthesis { return readCalledWord(index, limit, context, &found) }
    return readRun(from: index, limit, context, &found)
  }

  /// Whether the parentheses at a place hold a declarator: `(*name)`, `(^name)`, `(MACRO *name)`.
  func holdsDeclarator(_ open: Int) -> Bool {
    var index = open + 1
    while symbol(index) == .qualifier || symbol(index) == .specifier { index += 1 }
    if symbol(index).isPointer { return true }
    guard isMacroLike(index), symbol(index + 1).isPointer else { return false }
    // `(FILE *file)` are parameters, `(WINAPI *name)(FILE *file)` is a name with some.
    return symbol(after(open)) == .leftParenthesis
  }

  /// Whether a word names a macro that begins an enumeration: `NS_ENUM(Type, Name) {`.
  func isEnumMacro(_ index: Int) -> Bool {
    guard isMacroLike(index), symbol(index + 1) == .leftParenthesis else { return false }
    let behind = after(index + 1)
    let name = String(decoding: bytes(index), as: UTF8.self)
    guard name.contains("ENUM") || name.contains("OPTIONS") else { return false }
    if symbol(behind) == .leftBrace { return true }
    // `typedef NS_ENUM(NSInteger, Name) NS_SWIFT_NAME(Other) {`
    var index = behind
    while isIdentifier(index), isMacroLike(index) {
      index += 1
      if symbol(index) == .leftParenthesis { index = after(index) }
    }
    return index > behind && symbol(index) == .leftBrace
  }

  private func readCalledWord(
    _ index: Int, _ limit: Int, _ context: HeadContext, _ found: inout Specifiers
  ) -> Int? {
    if context == .declaration, isEnumMacro(index) {
      found.base = .enumMacro(index)
      var brace = after(index + 1)
      while symbol(brace) != .leftBrace { brace = self.next(brace) }
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
      if context == .declaration, isParameterListOfOldStyle(index, behind, limit) { return nil }
      // `STACK_OF(Item) name`
      if context != .declaration, next == .identifier, isLastWord(behind, limit) {
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
  private func isLastWord(_ index: Int, _ limit: Int) -> Bool {
    index + 1 >= limit || !isIdentifier(index + 1) && !symbol(index + 1).isPointer
  }

  /// Whether `name(a, b)` is followed by the declarations of its parameters and a body, as before
  /// C90: `main(argc, argv) int argc; char **argv; {`.
  private func isParameterListOfOldStyle(_ index: Int, _ behind: Int, _ limit: Int) -> Bool {
    !isMacroLike(index) && oldStyleBody(of: index + 1, limit) != nil
  }

  /// The body of a function whose parameters are declared behind their list, or `nil`.
  func oldStyleBody(of open: Int, _ limit: Int) -> Int? {
    var inside = open + 1
    let end = contentEnd(open)
    if inside == end { return nil }
    while inside < end {
      guard isIdentifier(inside) else { return nil }
      inside += 1
      if inside < end {
        guard symbol(inside) == .comma else { return nil }
        inside += 1
      }
    }
    var index = after(open)
    var semicolons = 0
    // Declarations of parameters are short.
    let limit = min(limit, index + 256)
    while index < limit {
      switch symbol(index) {
      case .semicolon: semicolons += 1
      case .leftBrace:
        return semicolons > 0 && symbol(index - 1) == .semicolon ? index : nil
      case .identifier, .star, .comma, .leftSquare, .rightSquare, .integer, .leftParenthesis: break
      case let other where other.beginsDeclaration && other != .typedefKeyword: break
      default: return nil
      }
      if semicolons > 16 { return nil }
      index = next(index)
    }
    return nil
  }

  /// Looks at a run of words such as `EXPORT Type name`.
  private func readRun(
    from index: Int, _ limit: Int, _ context: HeadContext, _ found: inout Specifiers
  ) -> Int? {
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
    let isType =
      follower.isPointer || angleEnd(place) != nil
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
    case .declaration: return behindType(ofRun: run, isType: isType, follower, &found)
    case .parameter:
      if !isType, run.count > 1, !isMacroLike(run[run.count - 1]) {
        return setType(run.dropLast(), &found)
      }
      return setType(run[...], &found)
    case .typeName: return setType(run[...], &found)
    }
  }

  private func behindType(
    ofRun run: [Int], isType: Bool, _ follower: Symbol, _ found: inout Specifiers
  ) -> Int? {
    if isType { return setType(run[...], &found) }
    var count = run.count
    while count > 2, isMacroLike(run[count - 1]) { count -= 1 }
    return count > 1 ? setType(run[..<(count - 1)], &found) : nil
  }

  /// Says that the last word that looks like a type is the type, and the others are macros.
  private func setType(_ run: ArraySlice<Int>, _ found: inout Specifiers) -> Int? {
    guard let last = run.last else { return nil }
    let type = run.last { !isMacroLike($0) } ?? last
    found.base = .named(type)
    found.macros.append(contentsOf: run.filter { $0 != type })
    return behindTypeName(last)
  }
}
