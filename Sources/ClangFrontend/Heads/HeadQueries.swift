extension TokenQueries {
  /// Behind a word and the arguments that may follow it.
  func behindCall(_ index: Int) -> Int {
    symbol(index + 1) == .leftParenthesis ? after(index + 1) : index + 1
  }

  /// Whether `extern "C" {` stands at a place.
  func beginsLinkage(_ index: Int) -> Bool {
    symbol(index) == .externKeyword && symbol(index + 1) == .string
      && symbol(index + 2) == .leftBrace
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

  /// Whether a word is a macro that older headers write around the parameters of a prototype:
  /// `name OF((int));`.
  func holdsParameters(inMacro index: Int) -> Bool {
    (isMacroLike(index) || isWord(index, "OF")) && symbol(index + 1) == .leftParenthesis
      && symbol(index + 2) == .leftParenthesis && contentEnd(index + 1) == after(index + 2)
  }

  /// Behind `Class::*`, which makes a pointer to a member of the class; `nil` where no such thing
  /// stands at a place.
  func behindMemberPointer(_ start: Int) -> Int? {
    guard isCxx else { return nil }
    var index = start
    while isIdentifier(index) {
      index += 1
      if let end = angleEnd(index) { index = end + 1 }
      guard symbol(index) == .scope else { return nil }
      index += 1
    }
    return index > start && symbol(index) == .star ? index + 1 : nil
  }

  /// Whether the parentheses at a place hold a declarator: `(*name)`, `(^name)`, `(MACRO *name)`,
  /// `(Class::*name)`.
  func holdsDeclarator(_ open: Int) -> Bool {
    var index = open + 1
    while symbol(index) == .qualifier || symbol(index) == .specifier { index += 1 }
    if symbol(index).isPointer || behindMemberPointer(index) != nil { return true }
    guard isMacroLike(index), symbol(index + 1).isPointer else { return false }
    // `(FILE *file)` are parameters, `(WINAPI *name)(FILE *file)` is a name with some.
    return symbol(after(open)) == .leftParenthesis
  }

  /// Whether a word names a macro that begins an enumeration: `NS_ENUM(Type, Name) {`.
  func isEnumMacro(_ index: Int) -> Bool {
    guard symbol(index + 1) == .leftParenthesis, isEnumMacroName(index) else { return false }
    let behind = after(index + 1)
    if symbol(behind) == .leftBrace { return true }
    // `typedef NS_ENUM(NSInteger, Name) NS_SWIFT_NAME(Other) {`
    var index = behind
    while isIdentifier(index), isMacroLike(index) {
      index = behindCall(index)
    }
    return index > behind && symbol(index) == .leftBrace
  }

  /// Whether a word is named as the macros that begin enumerations are.
  func isEnumMacroName(_ index: Int) -> Bool {
    guard isMacroLike(index) else { return false }
    let name = String(decoding: bytes(index), as: UTF8.self)
    return name.contains("ENUM") || name.contains("OPTIONS")
  }
}
