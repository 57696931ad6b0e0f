import ArgumentParser

/// The version of archcheck, as `--version` and reports print it.
let archcheckVersion = "0.1.0"

/// The command line's root: parses the arguments, runs a command and decides the exit status.
@main
struct ArchcheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "archcheck",
    abstract: "Checks the architecture of a Swift project from its sources, without building it.",
    discussion: """
      'archcheck PATH' is short for 'archcheck check PATH'.

      Exit status: 0 no finding of severity error, 1 findings, 2 command line or configuration \
      not understood, 3 no source found or readable.
      """,
    version: archcheckVersion,
    subcommands: [
      CheckCommand.self, MetricsCommand.self, GraphCommand.self, ListCommand.self,
      WhyCommand.self, FactsCommand.self, BaselineCommand.self, SchemaCommand.self,
      DocsCommand.self, RulesCommand.self,
      PresetsCommand.self, InitCommand.self, ClangWorkerCommand.self,
    ],
    defaultSubcommand: CheckCommand.self)

  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let failure as CommandFailure {
      StandardStream.error.write(failure.text)
      endProcess(failure.status.rawValue)
    } catch {
      let status = exitCode(for: error)
      let message = fullMessage(for: error)
      if !message.isEmpty {
        (status.isSuccess ? StandardStream.output : .error).write(message + "\n")
      }
      // ArgumentParser's own status for a wrong command line is 64.
      endProcess(status == .validationFailure ? ExitStatus.notUnderstood.rawValue : status.rawValue)
    }
  }
}
