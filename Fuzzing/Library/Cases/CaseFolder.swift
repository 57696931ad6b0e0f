/// A case as a folder: the project's files and, in `cmd.txt`, an argument on each line.
///
/// Names that begin with `.git` are written `dot-git`: git keeps no such folders, and would obey the
/// files.
package enum CaseFolder {
  /// The name of the file with the arguments.
  package static let commandFile = "cmd.txt"
  /// The name of a file that says what the case shows; it is no part of the project.
  package static let noteFile = "note.txt"

  /// Writes a case. What the folder held before is removed.
  ///
  /// - Throws: a ``SystemFailure``.
  package static func write(_ fuzzCase: FuzzCase, to folder: String, note: String) throws {
    Files.remove(folder)
    for file in fuzzCase.files {
      try Files.write(file.bytes, to: "\(folder)/\(renamed(file.path, ".git", "dot-git"))")
    }
    let lines = fuzzCase.arguments.map { $0 + "\n" }.joined()
    try Files.write(Array(lines.utf8), to: "\(folder)/\(commandFile)")
    try Files.write(Array((note + "\n").utf8), to: "\(folder)/\(noteFile)")
  }

  /// Writes the files of a case.
  ///
  /// - Throws: a ``SystemFailure``.
  package static func writeProject(_ fuzzCase: FuzzCase, to folder: String) throws {
    try Files.makeFolder(folder)
    for file in fuzzCase.files { try Files.write(file.bytes, to: "\(folder)/\(file.path)") }
  }

  /// Reads a case, or `nil` where a folder is none.
  package static func read(_ folder: String) -> FuzzCase? {
    guard let command = Files.read("\(folder)/\(commandFile)") else { return nil }
    let arguments = String(decoding: command, as: UTF8.self).split(separator: "\n").map(String.init)
    let files = Files.all(below: folder).filter { $0 != commandFile && $0 != noteFile }
    return FuzzCase(
      files: files.map { path in
        FuzzCase.File(
          path: renamed(path, "dot-git", ".git"), bytes: Files.read("\(folder)/\(path)") ?? [])
      }, arguments: arguments)
  }

  /// A path in which names that begin with a prefix begin with another.
  private static func renamed(_ path: String, _ prefix: String, _ other: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false)
      .map { $0.hasPrefix(prefix) ? other + $0.dropFirst(prefix.count) : String($0) }
      .joined(separator: "/")
  }
}
