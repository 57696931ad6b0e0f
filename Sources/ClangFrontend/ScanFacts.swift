import ProjectModel
import SourceFacts

/// Reads everything that the tokens of one file of the C family say.
///
/// It cannot fail: what is not understood is read as an expression, so that no name is lost.
///
/// - Parameters:
///   - file: the file as tokens.
///   - path: only its extension matters: it tells the language, and whether it is a header.
/// - Complexity: linear in the tokens; the stack needed is bounded.
func scanFacts(of file: TokenizedFile, path: String) -> FileFacts {
  let kind = SourceFileKind(path: path) ?? .header
  return file.text.withUnsafeBufferPointer { text in
    var language = kind.language
    var lexer = Lexer(text: text, isCxx: language == .cxx)
    lexer.read(file.tokens)
    var hasObjectiveC = kind == .objectiveC || kind == .objectiveCxx
    if kind == .header {
      let seen = languagesOfHeader(lexer.lexemes, lexer.words)
      language = seen.isCxx ? .cxx : seen.isObjectiveC ? .objectiveC : .c
      hasObjectiveC = seen.isObjectiveC
      if seen.isCxx {
        lexer = Lexer(text: text, isCxx: true)
        lexer.read(file.tokens)
      }
    }
    let code = lexer.lexemes
    let bodies = file.macros.map { macro in
      lexer.read(macro.body)
      guard lexer.lexemes.contains(where: \.symbol.opens) else { return lexer.lexemes }
      return BracketMatcher.matched(
        lexer.lexemes, text: text, conditions: file.conditions, isCxx: language == .cxx)
    }
    var made = MadeNames(macros: file.macros, bodies: bodies, text: text)
    let lexemes = BracketMatcher.matched(
      made.replaced(in: code, &lexer.words), text: text, conditions: file.conditions,
      isCxx: language == .cxx)
    return lexemes.withUnsafeBufferPointer { lexemes in
      let tokens = LexemeText(
        lexemes, text: text, isCxx: language == .cxx,
        hasObjectiveC: hasObjectiveC)
      let reading = FileReading(
        tokens: tokens, words: lexer.words.count, made: made.names, language: language,
        isHeader: SourceFileKind.isHeader(path))
      return FileReader(reading: reading).facts(of: file, macroBodies: bodies)
    }
  }
}

/// The languages of a header by what only one of them has; both where C++ stands behind an `#if`.
private func languagesOfHeader(
  _ lexemes: [Lexeme], _ words: NameTable
) -> (isObjectiveC: Bool, isCxx: Bool) {
  var words = words
  let nonnull = words.id(of: "NS_ASSUME_NONNULL_BEGIN").index
  let classWord = words.id(of: "class").index
  let operatorWord = words.id(of: "operator").index
  let cxx = ["namespace", "template"].map { words.id(of: $0).index }
  var isObjectiveC = false
  var isCxx = false
  var braces = 0
  for (index, lexeme) in lexemes.enumerated() {
    switch lexeme.symbol {
    case .atInterface, .atProtocol, .atClass, .atImport, .atImplementation, .atEnd:
      isObjectiveC = true
    case .leftBrace: braces += 1
    case .rightBrace: braces -= 1
    case .identifier:
      if lexeme.word == nonnull { isObjectiveC = true }
      if braces <= 1, index + 1 < lexemes.count {
        let next = lexemes[index + 1].symbol
        if lexeme.word == classWord, next == .identifier { isCxx = true }
        if lexeme.word == cxx[0], next == .identifier || next == .leftBrace { isCxx = true }
        if lexeme.word == cxx[1], next == .less { isCxx = true }
        if lexeme.word == operatorWord, next == .binaryOperator, index > 0,
          lexemes[index - 1].word >= 0
        {
          isCxx = true
        }
      }
    default: break
    }
  }
  return (isObjectiveC, isCxx)
}
