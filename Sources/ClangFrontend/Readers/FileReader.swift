import SourceFacts

/// A whole file: its includes, its items, its macros.
struct FileReader: GrammarReader {
  let reading: FileReading

  /// What the file says.
  ///
  /// - Parameters:
  ///   - file: the file as tokens.
  ///   - macroBodies: the tokens of its macros, in their order.
  func facts(of file: TokenizedFile, macroBodies: [[Lexeme]]) -> FileFacts {
    for include in file.includes { directives.read(include) }
    fileItems.readAll(to: tokens.count)
    for (macro, body) in zip(file.macros, macroBodies) { directives.read(macro, body: body) }
    var found = facts.finished()
    found.language = reading.language
    found.conditions = file.conditions.isEmpty ? [.always] : file.conditions
    found.lines = file.lines
    found.codeLines = file.codeLines
    found.problems = file.problems
    return found
  }
}
