import ArchcheckKit
import ArgumentParser
import ClangFrontend

/// `archcheck clang-worker`: answers each request on standard input with one line; started by archcheck
/// itself, see ``SyntaxTreeWorkers``.
struct ClangWorkerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: SyntaxTreeWorkers.command,
    abstract: "Read syntax trees of C and C++ files for another process.", shouldDisplay: false)

  func run() throws {
    let channel = WorkerChannel()
    try onLargeStack {
      let library = try ClangLibrary.load(environment: ThisProgram.environment)
      guard channel.write(LineFields.line(["ready", library.version])) else { return }
      while let line = channel.readLine() {
        let answer =
          SyntaxTreeRequest(line: line[...]).map { request in
            channel.withTimeLimit { readSyntaxTree(request, library: library) }
          } ?? .failure("was asked for a file in words that it does not know")
        guard channel.write(answer.line) else { return }
      }
    }
  }
}
