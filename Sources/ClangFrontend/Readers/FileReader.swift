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
    facts.begin(file, language: reading.language)
    for include in file.includes { directives.read(include) }
    fileItems.readAll(to: tokens.count)
    for (macro, body) in zip(file.macros, macroBodies) { directives.read(macro, body: body) }
    return facts.finished()
  }
}
