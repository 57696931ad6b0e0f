import Synchronization

/// Why git did not answer.
package struct GitFailure: Error, Equatable, Sendable {
  /// Git's or the system's words, without a full stop.
  package var reason: String
}

/// The program `git`, asked in a folder.
///
/// Only what git alone can tell is asked of it: its index as a commit would take it, with everything that
/// the environment of a hook says, differences between trees, and the bytes of blobs.
package struct GitProgram: Sendable {
  private let folder: String
  private let environment: [String]

  /// Variables that hold paths, which git understands from where it runs.
  private static let pathVariables = [
    "GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE", "GIT_OBJECT_DIRECTORY", "GIT_COMMON_DIR",
  ]

  /// - Parameters:
  ///   - folder: the absolute path of the folder that it is asked in.
  ///   - environment: all variables of the process.
  ///   - workingFolder: where relative paths of the variables start.
  package init(in folder: String, environment: [String: String], workingFolder: String) {
    self.folder = folder
    var environment = environment
    for name in Self.pathVariables {
      guard let path = environment[name], !path.isEmpty, !path.hasPrefix("/") else { continue }
      environment[name] = workingFolder + "/" + path
    }
    // Looking must not write: git would refresh its index.
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    environment["LC_ALL"] = "C"
    self.environment = environment.map { "\($0.key)=\($0.value)" }.sorted()
  }

  /// What git prints for some arguments.
  ///
  /// - Throws: its own words where it fails.
  package func output(_ arguments: [String]) throws(GitFailure) -> [UInt8] {
    let process = try ChildProcess(
      ["git", "-C", folder] + arguments, environment: environment)
    process.closeInput()
    let (output, errors) = process.readAll()
    guard process.wait() == 0 else {
      throw GitFailure(reason: Self.firstLine(String(decoding: errors, as: UTF8.self)))
    }
    return output
  }

  /// The texts that git prints with a NUL behind each.
  ///
  /// - Throws: its own words where it fails.
  package func list(_ arguments: [String]) throws(GitFailure) -> [String] {
    try output(arguments).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The first line that git prints.
  ///
  /// - Throws: its own words where it fails.
  package func line(_ arguments: [String]) throws(GitFailure) -> String {
    let line = try output(arguments).prefix { $0 != UInt8(ascii: "\n") }
    return String(decoding: line, as: UTF8.self)
  }

  /// Starts a process that hands out blobs, for as long as the value lives.
  ///
  /// - Throws: why it does not start.
  package func blobs() throws(GitFailure) -> GitBlobs {
    GitBlobs(
      try ChildProcess(
        ["git", "-C", folder, "cat-file", "--batch"], environment: environment))
  }

  private static func firstLine(_ words: String) -> String {
    let line = words.split(separator: "\n").first.map(String.init) ?? "git failed"
    for prefix in ["fatal: ", "error: "] where line.hasPrefix(prefix) {
      return String(line.dropFirst(prefix.count))
    }
    return line
  }
}

/// Hands out the bytes of git's objects; several threads may ask.
package final class GitBlobs: Sendable {
  private struct State: ~Copyable {
    let process: ChildProcess
    /// What has been read and not been handed out.
    var rest: ArraySlice<UInt8> = []

    /// The next bytes; fewer where git says no more.
    mutating func take(_ count: Int) -> ArraySlice<UInt8> {
      while rest.count < count {
        let more = process.readSome()
        if more.isEmpty { break }
        rest = rest.isEmpty ? more[...] : rest + more
      }
      let taken = rest.prefix(count)
      rest = rest.dropFirst(count)
      return taken
    }

    /// The bytes up to the end of the line.
    mutating func takeLine() -> String {
      var line: [UInt8] = []
      while let byte = take(1).first, byte != UInt8(ascii: "\n") { line.append(byte) }
      return String(decoding: line, as: UTF8.self)
    }
  }

  private let state: Mutex<State>

  fileprivate init(_ process: sending ChildProcess) { state = Mutex(State(process: process)) }

  /// The bytes of a blob; `nil` where git does not have it. O(bytes).
  ///
  /// - Parameter id: its name in hexadecimal digits.
  package func bytes(of id: String) -> [UInt8]? {
    state.withLock { state in
      guard state.process.write(id + "\n") else { return nil }
      // `ID blob SIZE`, or `ID missing`.
      let words = state.takeLine().split(separator: " ")
      guard words.count == 3, let size = Int(words[2]) else { return nil }
      let bytes = state.take(size)
      _ = state.take(1)
      return bytes.count == size ? Array(bytes) : nil
    }
  }
}
