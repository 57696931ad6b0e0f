import ArchcheckKit
import ArgumentParser
import Containment
import FactsCache
import JSONText
import Reporters
import SourceText

/// The command line's root: parses the arguments, runs a command and decides the exit status.
@main
struct ArchcheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "archcheck",
    abstract: """
      Checks the architecture of a project in Swift, Objective-C, C and C++ from its sources, without \
      building it.
      """,
    discussion: help(
      """
      'archcheck PATH' is short for 'archcheck check PATH'.

      Exit status: 0 no errors found, 1 errors found, 2 invalid command line or configuration, 3 \
      no source file found or readable, 70 archcheck itself failed.
      """,
      examples: [
        ("archcheck", "what is wrong here"),
        ("archcheck init", "a configuration to begin with"),
        ("archcheck baseline", "accept today's findings"),
      ]),
    version: archcheckVersion,
    subcommands: [
      CheckCommand.self, MetricsCommand.self, GraphCommand.self, ListCommand.self,
      WhyCommand.self, FactsCommand.self, BaselineCommand.self, SchemaCommand.self,
      RulesCommand.self, PresetsCommand.self, InitCommand.self,
      InstallHookCommand.self, CacheCommand.self,
    ],
    defaultSubcommand: CheckCommand.self)

  /// What to say where the name of a command is misspelt, which ArgumentParser takes for the path of
  /// a project.
  private static func misspeltCommand(
    _ path: String, _ surroundings: Surroundings
  ) -> CommandFailure? {
    let names = commands(of: Self.self)
    guard !path.utf8.contains(UInt8(ascii: "/")), !names.contains(path),
      Machine.isFolder(surroundings.path(path)) == nil
    else { return nil }
    return nearestSpelling(to: path, in: names).map {
      CommandFailure(
        .notUnderstood,
        "There is no file or folder '\(path)'. Did you mean the command '\($0)'?")
    }
  }

  /// What to say where `help` is asked for a command that there is not, which ArgumentParser answers
  /// with the commands that there are.
  private static func unknownTopic(_ arguments: [String]) -> CommandFailure? {
    guard arguments.first == "help" else { return nil }
    var command: any ParsableCommand.Type = Self.self
    for topic in arguments.dropFirst() where !topic.hasPrefix("-") {
      let subcommands = command.configuration.subcommands
      guard let next = subcommands.first(where: { $0.configuration.commandName == topic }) else {
        let near = nearestSpelling(to: topic, in: commands(of: command))
        let advice = near.map { "Did you mean '\($0)'?" } ?? "'archcheck help' lists all commands."
        return CommandFailure(.notUnderstood, "There is no command '\(topic)'. \(advice)")
      }
      command = next
    }
    return nil
  }

  private static func commands(of command: any ParsableCommand.Type) -> [String] {
    command.configuration.subcommands.compactMap { $0.configuration.commandName }
  }

  static func main() {
    openStandardStreams()
    var surroundings = Surroundings.process
    surroundings.setAside = Containment.install().files
    let arguments = Array(CommandLine.arguments.dropFirst())
    endProcess(run(Invocation(arguments: arguments, surroundings: surroundings)))
  }

  /// The number of the version, and below it which build of it runs, where the linker has named it.
  private static let versionText =
    archcheckVersion + "\n" + (ProgramIdentity.name.map { "build \($0)\n" } ?? "")

  /// What installers ask for with `--version --json`.
  private static let versionReport =
    JSONValue.object([
      .init(key: "name", value: "archcheck"),
      .init(key: "version", value: .string(archcheckVersion)),
      .init(key: "build", value: ProgramIdentity.name.map { .string($0) } ?? .null),
      .init(key: "schemaVersion", value: .integer(ReportSchemas.version)),
    ]).text()

  /// Runs a command line, and says with which status the process ends.
  static func run(_ invocation: Invocation) -> Int32 {
    let (arguments, surroundings) = (invocation.arguments, invocation.surroundings)
    do {
      if arguments == ["--version"] {
        try invocation.write(versionText)
        return ExitStatus.success.rawValue
      }
      if arguments.sorted() == ["--json", "--version"] {
        try invocation.write(versionReport)
        return ExitStatus.success.rawValue
      }
      if let failure = unknownTopic(arguments) { throw failure }
      var command = try parseAsRoot(arguments)
      if let command = command as? any InvokedCommand {
        try command.run(invocation)
      } else {
        try command.run()
      }
      return ExitStatus.success.rawValue
    } catch let failure as CommandFailure {
      let misspelt = failure.missingPath.flatMap { misspeltCommand($0, surroundings) }
      surroundings.errors.write((misspelt ?? failure).text)
      return failure.status.rawValue
    } catch {
      let status = exitCode(for: error)
      if status == .validationFailure, let first = arguments.first,
        let misspelt = misspeltCommand(first, surroundings)
      {
        surroundings.errors.write(misspelt.text)
        return misspelt.status.rawValue
      }
      let full = fullMessage(for: error)
      let message =
        status == .validationFailure
        ? ParserText.failure(Self.message(for: error), full) : ParserText.help(full)
      if !message.isEmpty {
        let stream = status.isSuccess ? surroundings.output : surroundings.errors
        if !stream.write(message + "\n"), status.isSuccess {
          let failure = CommandFailure.unwritableOutput
          surroundings.errors.write(failure.text)
          return failure.status.rawValue
        }
      }
      // ArgumentParser's own status for a wrong command line is 64.
      return status == .validationFailure ? ExitStatus.notUnderstood.rawValue : status.rawValue
    }
  }
}
