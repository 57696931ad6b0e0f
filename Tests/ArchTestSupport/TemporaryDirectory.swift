import Foundation

/// A folder that exists for the time of one test.
package struct TemporaryDirectory: Sendable {
  /// The absolute path, without symbolic links and without a slash at its end.
  package let path: String

  /// The absolute path of something in the folder.
  package func path(of relativePath: String) -> String { "\(path)/\(relativePath)" }

  /// Writes a file, and the folders above it if need be.
  ///
  /// - Throws: what the file system says.
  package func write(_ text: String, to relativePath: String) throws {
    let url = URL(fileURLWithPath: path(of: relativePath))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// The text of a file; bytes that are not UTF-8 become replacement characters.
  ///
  /// - Throws: what the file system says.
  package func read(_ relativePath: String) throws -> String {
    String(
      decoding: try Data(contentsOf: URL(fileURLWithPath: path(of: relativePath))), as: UTF8.self)
  }

  /// Makes a folder with files in it, in the system's folder for temporary things.
  fileprivate init(files: KeyValuePairs<String, String>) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("archcheck-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
    do {
      for (name, text) in files { try write(text, to: name) }
    } catch {
      remove()
      throw error
    }
  }

  /// Removes the folder; one that is gone already is no mistake.
  fileprivate func remove() { try? FileManager.default.removeItem(atPath: path) }
}

/// Runs a test with a temporary folder, which is removed however the test ends.
///
/// - Parameters:
///   - files: relative paths and texts of files to write first.
///   - body: the test.
/// - Throws: what the file system says, and what `body` throws.
package func withTemporaryDirectory<Result>(
  files: KeyValuePairs<String, String> = [:], _ body: (TemporaryDirectory) throws -> Result
) throws -> Result {
  let directory = try TemporaryDirectory(files: files)
  defer { directory.remove() }
  return try body(directory)
}

/// Runs an asynchronous test with a temporary folder, which is removed however the test ends.
///
/// - Parameters:
///   - files: relative paths and texts of files to write first.
///   - body: the test.
/// - Throws: what the file system says, and what `body` throws.
package func withTemporaryDirectory<Result>(
  files: KeyValuePairs<String, String> = [:], _ body: (TemporaryDirectory) async throws -> Result
) async throws -> Result {
  let directory = try TemporaryDirectory(files: files)
  defer { directory.remove() }
  return try await body(directory)
}
