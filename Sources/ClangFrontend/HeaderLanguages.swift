import SourceFacts

/// The languages of a header by what only one of them has; both where C++ stands behind an `#if`.
///
/// A `.h` does not say what it is, and who includes it may read it as either. Its tokens are those of C, in which the
/// keywords of C++ are names.
struct HeaderLanguages {
  private(set) var isObjectiveC = false
  private(set) var isCxx = false

  /// Looks at the tokens of a header. Linear in them.
  init(_ lexemes: [Lexeme], _ words: NameTable) {
    let words = HeaderWords(words)
    var braces = 0
    for (index, lexeme) in lexemes.enumerated() {
      switch lexeme.symbol {
      case .atInterface, .atProtocol, .atClass, .atImport, .atImplementation, .atEnd:
        isObjectiveC = true
      case .leftBrace: braces += 1
      case .rightBrace: braces -= 1
      case .identifier:
        if lexeme.word == words.nonnull { isObjectiveC = true }
        if isCxx || index + 1 == lexemes.count { continue }
        isCxx =
          braces <= 1 && words.beginsCxx(at: index, in: lexemes)
          || words.beginsMember(at: index, in: lexemes) || isQualifier(index, lexemes)
      case .structKeyword: isCxx = isCxx || hasBase(index, lexemes)
      // A reference: no operand can be `const`.
      case .constKeyword:
        isCxx = isCxx || isFollowed(index, by: [.identifier, .ampersand], lexemes)
      default: break
      }
    }
  }

  private func isFollowed(_ index: Int, by symbols: [GrammarSymbol], _ lexemes: [Lexeme]) -> Bool {
    let next = lexemes[(index + 1)...].prefix(symbols.count)
    return next.elementsEqual(symbols) { $0.symbol == $1 }
  }

  /// Whether `name::name` stands at a place, outside of `[[vendor::attribute]]`, which C has too.
  private func isQualifier(_ index: Int, _ lexemes: [Lexeme]) -> Bool {
    isFollowed(index, by: [.scope, .identifier], lexemes)
      && (index == 0 || lexemes[index - 1].symbol != .leftSquare)
  }

  /// Whether a `struct` inherits: `struct Name:` where a declaration begins, rather than in `_Generic`.
  private func hasBase(_ index: Int, _ lexemes: [Lexeme]) -> Bool {
    isFollowed(index, by: [.identifier, .colon], lexemes) && beginsDeclaration(index, lexemes)
  }
}

/// Words that a header of C has as names, and what they begin in C++.
private struct HeaderWords {
  let nonnull: WordNumber
  private let classWord: WordNumber
  private let operatorWord: WordNumber
  private let namespaceWord: WordNumber
  private let templateWord: WordNumber
  private let usingWord: WordNumber
  private let access: [WordNumber]
  private let specifiers: [WordNumber]

  init(_ words: NameTable) {
    var words = words
    nonnull = words.id(of: "NS_ASSUME_NONNULL_BEGIN").index
    classWord = words.id(of: "class").index
    operatorWord = words.id(of: "operator").index
    namespaceWord = words.id(of: "namespace").index
    templateWord = words.id(of: "template").index
    usingWord = words.id(of: "using").index
    access = ["public", "protected", "private"].map { words.id(of: $0).index }
    specifiers = ["virtual", "explicit"].map { words.id(of: $0).index }
  }

  /// Whether a word and what follows it begin a declaration of C++.
  func beginsCxx(at index: Int, in lexemes: [Lexeme]) -> Bool {
    let next = lexemes[index + 1].symbol
    switch lexemes[index].word {
    case classWord: return next == .identifier
    case namespaceWord: return next == .identifier || next == .leftBrace
    case templateWord: return next == .less
    case operatorWord: return next == .binaryOperator && index > 0 && lexemes[index - 1].word >= 0
    default: return false
    }
  }

  /// Whether a word and what follows it stand where only a member of a class can, or a `using`.
  func beginsMember(at index: Int, in lexemes: [Lexeme]) -> Bool {
    let next = lexemes[index + 1].symbol
    let word = lexemes[index].word
    let fits =
      if access.contains(word) { next == .colon } else if specifiers.contains(word) {
        next == .identifier || next == .tilde || next.beginsDeclaration
      } else { word == usingWord && next == .identifier }
    return fits && beginsDeclaration(index, lexemes)
  }
}

/// Whether a declaration can begin at a place: behind the end of another one, or what surrounds it.
private func beginsDeclaration(_ index: Int, _ lexemes: [Lexeme]) -> Bool {
  guard index > 0 else { return true }
  switch lexemes[index - 1].symbol {
  case .leftBrace, .rightBrace, .semicolon, .colon, .greater, .typedefKeyword, .externKeyword:
    return true
  default: return false
  }
}
