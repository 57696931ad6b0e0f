/// A project and a command line: all that a run of archcheck depends on.
package struct FuzzCase: Hashable, Sendable {
  /// A file of the project.
  package struct File: Hashable, Sendable {
    /// Its path, relative to the project.
    package var path: String
    /// What it holds.
    package var bytes: [UInt8]

    /// Makes a file.
    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }

    /// Makes a file of text.
    package init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }
  }

  /// The files, each path once.
  package var files: [File]
  /// The arguments, without the program's name and without `--jobs`.
  package var arguments: [String]

  /// Makes a case.
  package init(files: [File], arguments: [String]) {
    self.files = files
    self.arguments = arguments
  }
}
