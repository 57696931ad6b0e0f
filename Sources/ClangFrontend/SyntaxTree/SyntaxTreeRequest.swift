/// A file whose syntax tree is to be read, with what libclang has to know for it.
package struct SyntaxTreeRequest: Hashable, Sendable {
  /// The absolute path of the project's root, without symbolic links.
  package var root: String
  /// The file, relative to the root.
  package var path: String
  /// The folders that paths in its includes are relative to, relative to the root, nearest first.
  package var includeFolders: [String]
  /// The macros that are defined as 1.
  package var defines: [String]

  /// Makes a request.
  package init(root: String, path: String, includeFolders: [String], defines: [String] = []) {
    self.root = root
    self.path = path
    self.includeFolders = includeFolders
    self.defines = defines
  }

  /// The request as a line, its end included.
  package var line: [UInt8] {
    LineFields.line([root, path, String(includeFolders.count)] + includeFolders + defines)
  }

  /// Reads a line without its end; `nil` when it is none of ``line``.
  package init?(line: ArraySlice<UInt8>) {
    guard let fields = LineFields.fields(line), fields.count >= 3, let count = Int(fields[2]),
      0...(fields.count - 3) ~= count
    else { return nil }
    self.init(
      root: fields[0], path: fields[1], includeFolders: Array(fields[3..<3 + count]),
      defines: Array(fields[(3 + count)...]))
  }
}
