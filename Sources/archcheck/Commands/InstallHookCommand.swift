import ArchcheckKit
import ArgumentParser

/// `archcheck install-hook`: git runs archcheck before each commit or push.
struct InstallHookCommand: InvokedCommand {
  static let configuration = CommandConfiguration(
    commandName: "install-hook",
    abstract: "Let git check what is staged before each commit.",
    discussion: help(
      """
      Writes the hook into the folder where git looks for hooks, be it that of core.hooksPath; in other \
      repositories that share the folder it does nothing. Commits that a merge makes without a conflict have \
      a hook of their own, which is written too. A hook that somebody else has written stays as it is.
      """,
      examples: [
        ("archcheck install-hook", "before each commit"),
        ("archcheck install-hook --pre-push", "before each push"),
      ]))

  @Argument(
    help: "The project: a folder, or a manifest such as Package.swift.", completion: .directory)
  var path = "."

  @Flag(name: .long, help: "Check the work tree before each push instead.")
  var prePush = false

  func run(_ invocation: Invocation) throws {
    let root = try ProjectRoot(path: path, searching: .upwards, in: invocation.surroundings)
    let hooks: [GitHook] = prePush ? [.prePush] : [.preCommit, .preMergeCommit]
    let lines = try GitHook.install(hooks, for: root)
    try invocation.write(sentences: lines.map { $0.withoutControlCharacters + "\n" }.joined())
  }
}
