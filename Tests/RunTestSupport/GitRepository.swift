import ArchTestSupport
import Testing

/// A repository of git in a temporary folder.
package struct TestRepository {
  private let directory: TemporaryDirectory

  /// Makes an empty repository in a folder.
  ///
  /// - Throws: when git fails.
  package init(in directory: TemporaryDirectory) throws {
    self.directory = directory
    try git("init", "-q", "-b", "main")
    try git("config", "user.email", "nobody@example.com")
    try git("config", "user.name", "Nobody")
    try git("config", "core.autocrlf", "false")
  }

  /// Runs git at the top of the repository.
  ///
  /// - Returns: what it left, whatever its status.
  /// - Throws: when git cannot be started.
  @discardableResult
  package func git(
    _ arguments: String..., with variables: [String: String] = [:]
  ) throws -> Run {
    try run("/usr/bin/env", ["git"] + arguments, in: directory.path, with: variables)
  }

  /// Stages everything and commits it, hooks left out.
  ///
  /// - Throws: when git fails.
  package func commitAll() throws {
    try git("add", "-A")
    try #require(try git("commit", "-q", "--no-verify", "-m", "Change").status == 0)
  }
}
