import Findings

/// An output format: turns the results that it knows into text, and nothing else.
package struct OutputFormat: Sendable {
  /// The word after `--format`.
  package let name: String
  /// One line that says what it is for.
  package let summary: String
  /// Extension of files that hold this format, without the dot.
  package let fileExtension: String
  /// Whether files with the extension hold this format, so that it needs no name.
  package let isNamedByExtension: Bool
  /// Who reads it, in a few words.
  package let consumers: String
  /// Where its paths start, unless said otherwise.
  package let pathBase: PathBase
  private let printers: [ResultPrinter]

  /// Makes a format.
  ///
  /// - Parameters:
  ///   - name: the word after `--format`.
  ///   - summary: one line that says what it is for.
  ///   - fileExtension: the extension of its files, without the dot.
  ///   - isNamedByExtension: whether files with the extension hold this format.
  ///   - consumers: who reads it, in a few words.
  ///   - pathBase: where its paths start, unless said otherwise.
  ///   - printers: one for each type of result that it knows.
  package init(
    name: String, summary: String, fileExtension: String, isNamedByExtension: Bool = true,
    consumers: String, pathBase: PathBase = .project, printers: [ResultPrinter]
  ) {
    self.name = name
    self.summary = summary
    self.fileExtension = fileExtension
    self.isNamedByExtension = isNamedByExtension
    self.consumers = consumers
    self.pathBase = pathBase
    self.printers = printers
  }

  /// The commands whose results it knows, as users write them.
  package var commands: [String] { printers.map { $0.type.command } }

  /// Whether the format knows results of a type.
  package func prints(_ type: any CommandResult.Type) -> Bool {
    printers.contains { $0.type == type }
  }

  /// The text of a result, ended by a newline unless it is empty: the same result and options give
  /// the same bytes.
  ///
  /// Names in a result are untrusted; each format escapes what it would interpret or what would move
  /// a terminal's cursor.
  ///
  /// - Returns: the text, or `nil` for a result of a type that the format does not know.
  package func print(_ result: any CommandResult, options: ReportOptions) -> String? {
    for printer in printers {
      if let text = printer.print(result, options) { return text }
    }
    return nil
  }
}

/// How a format prints the results of one type.
package struct ResultPrinter: Sendable {
  let type: any CommandResult.Type
  let print: @Sendable (any CommandResult, ReportOptions) -> String?

  /// Makes a printer.
  package init<Result: CommandResult>(
    _ text: @escaping @Sendable (Result, ReportOptions) -> String
  ) {
    type = Result.self
    print = { result, options in (result as? Result).map { text($0, options) } }
  }
}
