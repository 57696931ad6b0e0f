import SourceText

/// The merge conflicts that a version control system has left in a text, each at the mark
/// that it begins with, or ends with where none begins.
///
/// Looked for only where a text is no YAML: in a block scalar such lines may be text.
///
/// - Complexity: O(bytes).
func conflictIssues(in text: String, path: String) -> [ConfigurationIssue] {
  let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  let begins = lines.indices.filter { isMark(lines[$0], of: "<") }
  let ends = lines.indices.filter { isMark(lines[$0], of: ">") }
  return (begins.isEmpty ? ends : begins).map { index in
    ConfigurationIssue(
      location: SourceLocation(path: path, line: index + 1, column: 1),
      message: "There is an unresolved merge conflict here: resolve it, and remove the lines that "
        + "begin with `<<<<<<<`, `=======` and `>>>>>>>`.")
  }
}

/// Whether a line is seven times a character, alone or with text behind a space.
private func isMark(_ line: Substring.UTF8View, of character: Unicode.Scalar) -> Bool {
  let byte = UInt8(ascii: character)
  guard line.prefix(7).count == 7, line.prefix(7).allSatisfy({ $0 == byte }) else { return false }
  return line.dropFirst(7).first.map { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") } ?? true
}
