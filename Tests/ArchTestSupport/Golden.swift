import Foundation

/// Whether golden files are compared with or written.
package enum GoldenMode: Sendable {
  /// A difference fails.
  case compare
  /// The file is written, and the test fails, so that nobody merges a recording unread.
  case record

  /// `record` if the environment says `UPDATE_GOLDEN=1`, else `compare`.
  package static var fromEnvironment: GoldenMode {
    ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" ? .record : .compare
  }
}

/// Why a text is not accepted as its golden file.
package struct GoldenMismatch: Error, Equatable, Sendable, CustomStringConvertible {
  /// What happened.
  package enum Reason: Equatable, Sendable {
    /// There is no such file, or it cannot be read.
    case missing
    /// The first line that differs, 1-based; `nil` stands for the end of a text.
    case different(line: Int, expected: String?, actual: String?)
    /// The file has just been written.
    case recorded
    /// The file could not be written.
    case unwritable(String)
  }

  /// The golden file.
  package var file: String
  /// What happened.
  package var reason: Reason

  /// What happened and what to do.
  package var description: String {
    let advice = "Run again with UPDATE_GOLDEN=1 and read the change before committing it."
    switch reason {
    case .missing:
      return "\(file) does not exist. \(advice)"
    case .recorded:
      return "\(file) was recorded. Read it, then run again without UPDATE_GOLDEN."
    case .unwritable(let why):
      return "\(file) could not be written: \(why)"
    case .different(let line, let expected, let actual):
      return """
        \(file) differs from line \(line):
        expected: \(expected ?? "end of text")
        actual:   \(actual ?? "end of text")
        \(advice)
        """
    }
  }
}

/// Compares a text with a golden file, byte by byte.
///
/// - Parameters:
///   - text: what the code under test made.
///   - file: the golden file, relative to the folder `Golden` beside the test's source, such as
///     `json/empty.json`.
///   - mode: what to do; by default the environment decides.
///   - source: the test's source file.
/// - Throws: `GoldenMismatch` when the texts differ, and always when recording.
package func expectGolden(
  _ text: String, file: String, mode: GoldenMode = .fromEnvironment, source: String = #filePath
) throws(GoldenMismatch) {
  let url = URL(fileURLWithPath: source).deletingLastPathComponent()
    .appendingPathComponent("Golden").appendingPathComponent(file).standardizedFileURL
  switch mode {
  case .record:
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw GoldenMismatch(file: url.path, reason: .unwritable(error.localizedDescription))
    }
    throw GoldenMismatch(file: url.path, reason: .recorded)
  case .compare:
    guard let data = FileManager.default.contents(atPath: url.path) else {
      throw GoldenMismatch(file: url.path, reason: .missing)
    }
    let expected = String(decoding: data, as: UTF8.self)
    guard !data.elementsEqual(text.utf8) else { return }
    throw GoldenMismatch(file: url.path, reason: firstDifference(expected: expected, actual: text))
  }
}

private func firstDifference(expected: String, actual: String) -> GoldenMismatch.Reason {
  // Unicode scalars, because `\r\n` is one character and would not be split at `\n`.
  let left = expected.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
  let right = actual.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
  for index in 0..<max(left.count, right.count) {
    let line = index < left.count ? String(left[index]) : nil
    let other = index < right.count ? String(right[index]) : nil
    if !(line ?? "").utf8.elementsEqual((other ?? "").utf8) || (line == nil) != (other == nil) {
      return .different(
        line: index + 1, expected: line?.debugDescription, actual: other?.debugDescription)
    }
  }
  return .different(line: max(left.count, right.count), expected: nil, actual: nil)
}
