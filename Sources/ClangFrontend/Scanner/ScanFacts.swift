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
    let reader = ClangFileReader(
      text: text, lexemes: lexemes, words: lexer.words.count, language: language,
      isHeader: HeaderLayout.isHeader(path),
      hasObjectiveC: language == .objectiveC || pathExtension(path) == "mm")
    return reader.read(file, macroBodies: bodies)
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

extension ClangFileReader {
  /// Reads a whole file.
  func read(_ file: TokenizedFile, macroBodies: [[Lexeme]]) -> FileFacts {
    facts.language = language
    facts.conditions = file.conditions.isEmpty ? [.always] : file.conditions
    facts.lines = file.lines
    facts.codeLines = file.codeLines
    facts.problems = file.problems
    for include in file.includes { readInclude(include) }
    readFileItems(to: lexemes.count)
    for (macro, body) in zip(file.macros, macroBodies) { readMacro(macro, body: body) }
    facts.imports.sort { $0.offset < $1.offset }
    facts.strings = names.strings
    return facts
  }

  private func readInclude(_ include: TokenizedFile.Include) {
    let path = include.path
    let module = path.prefix { $0 != "/" }
    facts.imports.append(
      ImportFact(
        form: include.form, path: path, module: names.id(of: String(module)), declaration: -1,
        marks: [], access: nil, condition: include.condition, offset: include.offset))
  }

  /// `@import A.B;`
  func readModuleImport(to limit: Int) {
    let start = position + 1
    position = start
    while position < limit, word(position) >= 0 || symbol(position) == .dot { position += 1 }
    guard position > start, word(start) >= 0 else { return }
    facts.imports.append(
      ImportFact(
        path: text(start..<position), module: name(start), declaration: -1, marks: [], access: nil,
        condition: lexemes[start].condition, offset: lexemes[start].start))
    if symbol(position) == .semicolon { position += 1 }
  }

  /// A `#define` as a declaration that owns the names in its body.
  private func readMacro(_ macro: TokenizedFile.Macro, body: [Lexeme]) {
    if !macro.isFunctionLike, body.isEmpty { return }
    let nameID = names.id(of: UnsafeBufferPointer(rebasing: text[macro.name]))
    let index = DeclarationIndex(facts.declarations.count)
    facts.declarations.append(
      DeclarationFact(
        kind: macro.isFunctionLike ? .macro : .variable, name: nameID, parent: -1, access: access,
        writtenAccess: nil, condition: macro.condition,
        marks: macro.isFunctionLike ? [] : [.isConstant, .hasInitialValue],
        offset: UInt32(macro.name.lowerBound), start: UInt32(macro.directive.lowerBound),
        end: UInt32(macro.directive.upperBound)))
    let parameters = macro.parameters.map {
      names.id(of: UnsafeBufferPointer(rebasing: text[$0]))
    }
    facts.declarations[Int(index)].labels = list(
      parameters.map { _ in names.id(of: "_") })
    facts.declarations[Int(index)].parameterNames = list(parameters)
    facts.declarations[Int(index)].parameterTypes = list(parameters.map { _ in -1 })
    facts.declarations[Int(index)].parameterFlags = list(parameters.map { _ in 0 })
    for (place, lexeme) in body.enumerated() where lexeme.symbol == .identifier {
      let bytes = UnsafeBufferPointer(rebasing: text[Int(lexeme.start)..<Int(lexeme.end)])
      let word = names.id(of: bytes)
      if parameters.contains(word) || Word.isValue(lexeme.word) { continue }
      let isCalled = place + 1 < body.count && body[place + 1].symbol == .leftParenthesis
      facts.expressions.append(
        ExpressionFact(
          kind: .name, role: isCalled ? .call : .value, condition: macro.condition,
          offset: lexeme.start, owner: index, name: word))
    }
  }
}

extension Word {
  /// Whether a word stands for a value of the language, such as `self` or `nil`.
  static func isValue(_ word: NameID) -> Bool {
    word == selfValue || word == superValue || word == command || null.contains(word)
      || booleans.contains(word)
  }
}
