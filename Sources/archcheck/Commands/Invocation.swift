import ArchcheckKit
import ArgumentParser
import Reporters

/// One call of archcheck: its arguments, and what it finds around it.
struct Invocation: Sendable {
  /// The command line without the program's name.
  let arguments: [String]
  /// Streams, working folder and environment.
  let surroundings: Surroundings

  /// Writes to standard output.
  ///
  /// - Throws: a failure when it does not take all of the text.
  func write(_ text: String) throws(CommandFailure) {
    guard surroundings.output.write(text) else { throw .unwritableOutput }
  }

  /// Writes sentences to standard output, folded to the window where it is one.
  ///
  /// - Throws: a failure when it does not take all of the text.
  func write(sentences: String) throws(CommandFailure) {
    let output = surroundings.output
    guard output.isTerminal, let columns = output.columns else { return try write(sentences) }
    try write(WindowFold(columns: columns).text(sentences))
  }

  /// Says on standard error what was not read, and whether that is a large part of the files, for
  /// results that do not list problems.
  func warn(ofWhatIsMissingIn analysis: ProjectAnalysis) {
    let unread = analysis.unreadSources().map { [$0] } ?? []
    for problem in analysis.gaps + unread {
      surroundings.errors.write(problem.line.withoutControlCharacters + "\n")
    }
  }

  /// Says on standard error that a project lies above the folder given.
  func note(_ root: ProjectRoot) {
    guard let above = root.above else { return }
    surroundings.errors.write(above.note.withoutControlCharacters + "\n")
  }

  /// A meter that says on standard error how far reading has come, where somebody looks.
  func progressMeter(isQuiet: Bool) -> ProgressMeter {
    ProgressMeter(
      isShown: !isQuiet && surroundings.errors.isTerminal && !surroundings.hasDumbTerminal,
      on: surroundings.errors)
  }
}

/// A command that is handed what surrounds it, and so runs in any process.
protocol InvokedCommand: ParsableCommand {
  /// Runs the command.
  ///
  /// - Throws: a failure with a status, or what ArgumentParser makes one of.
  func run(_ invocation: Invocation) throws
}
