/// What a token is to the scanner: a kind of text, a punctuation mark, a keyword or a group of
/// keywords that stand in the same places.
enum GrammarSymbol: UInt8, Hashable, Sendable {
  case endOfFile
  // MARK: Texts
  case identifier, integer, float, character, string
  // MARK: Brackets
  case leftParenthesis, rightParenthesis, leftSquare, rightSquare, leftBrace, rightBrace
  // MARK: Punctuation
  /// `<` and `>`; `>>` counts as two, so that generic arguments can close.
  case less, greater
  case semicolon, comma, colon
  /// `::`, whether the lexer gave one token or two.
  case scope
  case dot, arrow, ellipsis, star, ampersand, doubleAmpersand, caret, question
  /// `=`; and `+=` and the like.
  case equals, compoundAssignment
  case plus, minus, increment, decrement, exclamation, tilde
  /// An `@` that is part of no keyword.
  case at
  /// Another operator between two operands.
  case binaryOperator
  case other

  // MARK: Specifiers
  case typedefKeyword, staticKeyword, externKeyword, constKeyword, weakQualifier
  /// `inline`, `register`, `auto` and other specifiers that change no name and no type.
  case specifier
  /// `volatile`, `restrict`, `_Nonnull`, `__strong`, `__kindof`, `IBOutlet` …
  case qualifier
  /// `void`, `int`, `unsigned`, … of C itself.
  case builtinType
  case structKeyword, unionKeyword, enumKeyword
  /// `typeof`, `__typeof__`, `decltype`: parentheses follow.
  case typeofKeyword
  /// `__attribute__`, `__declspec`, `asm`, `_Alignas`: parentheses follow.
  case attributeKeyword

  // MARK: Statements and expressions
  case ifKeyword, elseKeyword, forKeyword, whileKeyword, doKeyword, switchKeyword, caseKeyword
  case defaultKeyword, returnKeyword, gotoKeyword
  /// `break`, `continue`.
  case jumpKeyword
  case sizeofKeyword

  // MARK: C++
  case classKeyword, namespaceKeyword, templateKeyword, usingKeyword, typenameKeyword
  case publicKeyword, protectedKeyword, privateKeyword, virtualKeyword, friendKeyword
  case operatorKeyword, newKeyword, deleteKeyword, explicitKeyword, tryKeyword, catchKeyword
  case throwKeyword, staticAssertKeyword, castKeyword, thisKeyword, conceptKeyword, requiresKeyword

  // MARK: Keywords behind `@`
  case atInterface, atImplementation, atProtocol, atEnd, atClass, atProperty
  /// `@synthesize`, `@dynamic`.
  case atSynthesize
  case atOptional, atRequired
  /// `@public`, `@protected`, `@package`; and `@private`.
  case atVisible, atPrivate
  case atSelector, atEncode, atAvailable, atImport, atTry, atCatch, atFinally, atThrow
  case atSynchronized, atAutoreleasepool, atAlias

  /// Whether a bracket opens.
  var opens: Bool { self == .leftParenthesis || self == .leftSquare || self == .leftBrace }
  /// Whether a bracket closes.
  var closes: Bool { self == .rightParenthesis || self == .rightSquare || self == .rightBrace }
  /// Whether a declaration of Objective-C begins.
  var beginsContainer: Bool {
    self == .atInterface || self == .atImplementation || self == .atProtocol
  }
  /// Whether what begins with it can stand in or beside a container, and in no expression of C.
  var beginsMember: Bool {
    switch self {
    case .atClass, .atProperty, .atEnd, .atOptional, .atRequired, .plus, .minus: true
    default: beginsContainer
    }
  }
  /// Whether only declarations begin with it, wherever it stands.
  var beginsDeclaration: Bool {
    switch self {
    case .typedefKeyword, .staticKeyword, .externKeyword, .constKeyword, .weakQualifier, .specifier,
      .qualifier, .builtinType, .structKeyword, .unionKeyword, .enumKeyword, .typeofKeyword,
      .classKeyword, .typenameKeyword:
      true
    default: false
    }
  }
  /// Whether a declaration of C can begin with it.
  var beginsCItem: Bool { self == .identifier || self == .leftParenthesis || beginsDeclaration }
  /// Whether it is `*`, `&`, `&&` or `^`, with which a declarator begins.
  var isPointer: Bool {
    self == .star || self == .caret || self == .ampersand || self == .doubleAmpersand
  }
}
