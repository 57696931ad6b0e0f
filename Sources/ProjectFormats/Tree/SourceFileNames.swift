import ArchModel

/// Which files hold source code that archcheck knows, by the extension of their names.
package enum SourceFileNames {
  /// The extensions of Swift and the C family, headers included; upper and lower case differ.
  package static let extensions: Set<Substring> = [
    "swift", "m", "mm", "c", "cc", "cpp", "cxx", "h", "hh", "hpp", "hxx", "pch",
  ]

  /// Whether a name is that of a source file; hidden ones are none.
  package static func contains(_ path: String) -> Bool {
    extensions.contains(ProjectPath.fileExtension(of: path))
      && !ProjectPath.name(of: path).utf8.starts(with: ".".utf8)
  }
}
