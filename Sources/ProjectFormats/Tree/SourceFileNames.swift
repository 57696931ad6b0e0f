import ProjectModel
/// Which files hold source code that archcheck knows, by the extension of their names.
package enum SourceFileNames {
  /// The extensions of Swift and the C family, headers included; upper and lower case differ.
  package static let extensions: Set<Substring> = [
    "swift", "m", "mm", "c", "cc", "cpp", "cxx", "h", "hh", "hpp", "hxx", "pch",
  ]

  /// The extensions of headers of the C family.
  private static let headers: Set<Substring> = ["h", "hh", "hpp", "hxx", "pch"]

  /// Whether a name is that of a header of the C family.
  static func isHeader(_ path: String) -> Bool {
    headers.contains(ProjectPath.fileExtension(of: path))
  }

  /// Whether a name is that of a source file of the C family, header or not.
  static func isCFamily(_ path: String) -> Bool {
    let suffix = ProjectPath.fileExtension(of: path)
    return suffix != "swift" && extensions.contains(suffix)
  }

  /// Whether a name is that of a source file; hidden ones are none.
  package static func contains(_ path: String) -> Bool {
    extensions.contains(ProjectPath.fileExtension(of: path))
      && !ProjectPath.name(of: path).utf8.starts(with: ".".utf8)
  }
}
