import ArchcheckKit
import ArgumentParser

/// Which files `check` reports findings of; the whole project is checked in any case.
struct ScopeOptions: ParsableArguments {
  @Flag(
    name: .long,
    help: "Check what is staged in git, and report what touches staged changes.")
  var staged = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Report what touches files that have changed since the branch left this revision.",
      valueName: "revision"))
  var changedSince: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Report what touches the files that this file lists, '-' for standard input.",
      valueName: "file"),
    completion: .file())
  var pathsFrom: String?

  func validate() throws {
    let given = [
      ("--staged", staged), ("--changed-since", changedSince != nil),
      ("--paths-from", pathsFrom != nil),
    ].filter(\.1).map(\.0)
    if given.count > 1 {
      throw ValidationError("\(given[0]) and \(given[1]) contradict each other: give one of them.")
    }
  }

  /// What is reported.
  var scope: CheckScope {
    if staged { return .staged }
    if let changedSince { return .since(changedSince) }
    return pathsFrom.map { .listed($0) } ?? .everything
  }
}
