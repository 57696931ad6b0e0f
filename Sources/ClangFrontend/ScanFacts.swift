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
  file.text.withUnsafeBufferPointer { text in
    var lexer = Lexer(text: text, isCxx: isCxxByExtension(path))
    lexer.read(file.tokens)
    let language = language(ofPath: path, lexemes: lexer.lexemes, words: lexer.words)
    if language == .cxx, !isCxxByExtension(path) {
      lexer = Lexer(text: text, isCxx: true)
      lexer.read(file.tokens)
    }
    let lexemes = BracketMatcher.matched(
      lexer.lexemes, text: text, conditions: file.conditions, isCxx: language == .cxx)
    let bodies = file.macros.map { macro in
      lexer.read(macro.body)
      return lexer.lexemes
    }
    return lexemes.withUnsafeBufferPointer { lexemes in
      let reading = FileReading(
        tokens: LexemeText(
          lexemes, text: text, isCxx: language == .cxx,
          hasObjectiveC: language == .objectiveC || pathExtension(path) == "mm"),
        words: lexer.words.count, language: language, isHeader: HeaderLayout.isHeader(path))
      return FileReader(reading: reading).facts(of: file, macroBodies: bodies)
    }
  }
}

private func pathExtension(_ path: String) -> Substring {
  guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return "" }
  return path[path.index(after: dot)...]
}

private func isCxxByExtension(_ path: String) -> Bool {
  ["mm", "cc", "cpp", "cxx", "hh", "hpp", "hxx"].contains(pathExtension(path))
}

/// The language of a file: that of its extension, of a header what its content is written in.
private func language(
  ofPath path: String, lexemes: [Lexeme], words: NameTable
) -> SourceLanguage {
  if isCxxByExtension(path) { return .cxx }
  switch pathExtension(path) {
  case "c": return .c
  case "m": return .objectiveC
  default: return languageOfHeader(lexemes, words)
  }
}

private func languageOfHeader(_ lexemes: [Lexeme], _ words: NameTable) -> SourceLanguage {
  var words = words
  let nonnull = words.id(of: "NS_ASSUME_NONNULL_BEGIN")
  let classWord = words.id(of: "class")
  let cxx = ["namespace", "template"].map { words.id(of: $0) }
  var isCxx = false
  var braces = 0
  for (index, lexeme) in lexemes.enumerated() {
    switch lexeme.symbol {
    case .atInterface, .atProtocol, .atClass, .atImport, .atImplementation, .atEnd:
      return .objectiveC
    case .leftBrace: braces += 1
    case .rightBrace: braces -= 1
    case .identifier:
      if lexeme.word == nonnull { return .objectiveC }
      if braces <= 1, index + 1 < lexemes.count {
        let next = lexemes[index + 1].symbol
        if lexeme.word == classWord, next == .identifier { isCxx = true }
        if lexeme.word == cxx[0], next == .identifier || next == .leftBrace { isCxx = true }
        if lexeme.word == cxx[1], next == .less { isCxx = true }
      }
    default: break
    }
  }
  return isCxx ? .cxx : .c
}
