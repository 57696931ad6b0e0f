import GitFiles
import ProjectModel

/// A hook of git that runs archcheck.
package enum GitHook: Sendable {
  /// Before each commit, on what is staged.
  case preCommit
  /// Before each push, on the work tree.
  case prePush

  /// Its file in git's folder of hooks.
  private var fileName: String {
    switch self {
    case .preCommit: "pre-commit"
    case .prePush: "pre-push"
    }
  }

  /// The command that it runs.
  private var command: String {
    switch self {
    case .preCommit: "archcheck check --staged --quiet"
    case .prePush: "archcheck check --quiet"
    }
  }

  private static let mark = "# Written by 'archcheck install-hook'"

  /// The text of the hook. Git runs it at the top of the work tree.
  private func script(for folder: String) -> String {
    let argument = folder.isEmpty ? "" : " -- \(quotedForShell("./" + folder))"
    return """
      #!/bin/sh
      \(Self.mark), which may replace it. 'git \(self == .preCommit ? "commit" : "push") --no-verify' skips it.
      if ! command -v archcheck >/dev/null 2>&1; then
        echo "note: archcheck is not on PATH, so the architecture is not checked" >&2
        exit 0
      fi
      exec \(command)\(argument)

      """
  }

  /// Writes the hook where git looks for it, unless another one is there.
  ///
  /// - Parameter root: the project.
  /// - Returns: what was done, in one line.
  /// - Throws: a failure where there is no repository, or a hook of somebody else's.
  package func install(for root: ProjectRoot) throws(CommandFailure) -> String {
    let (hooks, prefix): (String, String)
    do throws(GitFailure) {
      let (checkout, git) = try root.surroundings.git(around: root.files)
      (hooks, prefix) = (try git.hookFolder(), checkout.prefix)
    } catch {
      throw CommandFailure(
        .notUnderstood,
        "A hook needs a repository of git, and git says of \(root.path): \(error.reason).")
    }
    let folder = root.surroundings.resolved(hooks) ?? hooks
    let path = ProjectPath.join(folder, fileName)
    let text = script(for: prefix)
    let present = Self.text(of: path, root.surroundings)
    if present == text { return "\(path) is up to date." }
    guard present?.contains(Self.mark) ?? (Machine.kind(of: path) == nil && !Machine.isLink(path))
    else {
      let line = text.split(separator: "\n").last ?? ""
      throw CommandFailure(
        .notUnderstood,
        "There is a hook \(path) already, and it stays as it is. Add this line to it: "
          + line.replacingPrefix("exec ", with: ""))
    }
    guard Machine.makeFolder(folder) else {
      throw CommandFailure(.notUnderstood, "The folder \(folder) cannot be made: \(systemReason).")
    }
    try writeFile(text, to: path, advice: "make the folder writable")
    guard Machine.makeExecutable(path) else {
      throw CommandFailure(
        .notUnderstood, "\(path) cannot be made executable: \(systemReason).")
    }
    return "Wrote \(path), which runs '\(command)' before each "
      + "\(self == .preCommit ? "commit" : "push")."
  }

  private static func text(of path: String, _ surroundings: Surroundings) -> String? {
    do throws(FileSystemError) {
      let bytes = try surroundings.files(below: ProjectPath.folder(of: path))
        .read(ProjectPath.name(of: path), 1 << 20)
      return String(decoding: bytes, as: UTF8.self)
    } catch {
      return nil
    }
  }
}

extension Substring {
  fileprivate func replacingPrefix(_ prefix: String, with other: String) -> String {
    hasPrefix(prefix) ? other + dropFirst(prefix.count) : String(self)
  }
}
