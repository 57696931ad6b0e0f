import ArchcheckKit
import Reporters

/// Where what a command prints goes, and how it looks there.
struct OutputSession: Sendable {
  private let plan: OutputPlan
  private let options: ReportOptions
  private let wantsColor: Bool

  /// Checks the options before anything is read.
  ///
  /// - Parameters:
  ///   - formats: the formats that the command can print.
  ///   - noColor: whether colours were refused.
  ///   - options: how reports are to be shown, colours aside.
  /// - Throws: a failure for formats and files that do not go together.
  init(
    formats: [String], noColor: Bool, options: ReportOptions = ReportOptions()
  ) throws(CommandFailure) {
    plan = try OutputPlan(arguments: Array(CommandLine.arguments.dropFirst()), known: formats)
    self.options = options
    wantsColor = !noColor && Machine.environment("NO_COLOR") == nil
  }

  /// Prints one text for each format asked for.
  ///
  /// - Parameter render: the text of the content in a format.
  /// - Throws: a failure when a file or standard output cannot be written.
  func write<Content>(
    _ content: Content,
    render: (Content, _ format: String, ReportOptions) -> String
  ) throws(CommandFailure) {
    for entry in plan.entries {
      let text = render(content, entry.format, options(for: entry))
      if let file = entry.file {
        try writeFile(text, to: file)
      } else if !StandardStream.output.write(text) {
        throw CommandFailure(
          .notUnderstood,
          "Standard output cannot be written (\(systemReason)): what it holds is not the whole "
            + "report.")
      }
    }
  }

  /// Colours are for standard output on a terminal, never for files.
  private func options(for entry: OutputPlan.Entry) -> ReportOptions {
    var result = options
    let isTerminal = entry.file == nil && StandardStream.output.isTerminal
    result.coloring = isTerminal && wantsColor ? .ansi : .plain
    return result
  }
}
