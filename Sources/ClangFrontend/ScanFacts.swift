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
      let seen = HeaderLanguages(lexer.lexemes, lexer.words)
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
