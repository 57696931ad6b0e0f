/// A hook of git that runs archcheck.
package enum GitHook: Sendable {
  /// Before each commit, on what is staged.
  case preCommit
  /// Before each commit that a merge makes without a conflict, for which git runs no other hook.
  case preMergeCommit
  /// Before each push, on the work tree.
  case prePush

  /// Its file in git's folder of hooks.
  private var fileName: String {
    switch self {
    case .preCommit: "pre-commit"
    case .preMergeCommit: "pre-merge-commit"
    case .prePush: "pre-push"
    }
  }

  /// The command that it runs, without the project.
  var command: String {
    switch self {
    case .preCommit, .preMergeCommit: "archcheck check --staged --quiet"
    case .prePush: "archcheck check --quiet --allow-empty"
    }
  }

  /// What it may stop.
  var event: String {
    switch self {
    case .preCommit: "commit"
    case .preMergeCommit: "merge"
    case .prePush: "push"
    }
  }

  /// How git does the same without it.
  var skipping: String { "git \(event) --no-verify" }

  /// What is to be done with a baseline that was written.
  var afterBaseline: String {
    switch self {
    case .preCommit, .preMergeCommit: " and stage archcheck-baseline.yml"
    case .prePush: " and commit archcheck-baseline.yml"
    }
  }

  /// Writes the hooks for an event where git looks for them, unless others are there.
  ///
  /// - Parameters:
  ///   - hooks: the hooks; that of somebody else's in the place of the first one is a failure, in the place
  ///     of another it is said.
  ///   - root: the project.
  /// - Returns: what was done, a line for each hook.
  /// - Throws: a failure where there is no repository with a work tree, or a hook of somebody else's.
  package static func install(
    _ hooks: [GitHook], for root: ProjectRoot
  ) throws(CommandFailure) -> [String] {
    let place = try HookPlace(for: root)
    var lines: [String] = []
    for hook in hooks {
      let script = HookScript(
        hook: hook, reach: place.reach(of: hook.fileName), project: place.project)
      do throws(ForeignHook) {
        lines.append(try place.write(script, to: hook.fileName))
      } catch {
        if let failure = error.failure { throw failure }
        let fact = "There is a hook \(error.path) already, and it stays as it is."
        if lines.isEmpty {
          throw CommandFailure(.notUnderstood, "\(fact) Add this line to it: \(script.command)")
        }
        lines.append("\(fact) Unless it runs pre-commit, add this line to it: \(script.command)")
      }
    }
    return lines
  }
}
