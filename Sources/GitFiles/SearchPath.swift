import ProjectModel

/// The folders where programs, and libraries beside them, are looked for.
///
/// A checkout may hold a program or a library of any name. So folders that are not absolute, which start where
/// archcheck runs, do not count, nor do those of the project, which package managers put in front.
package struct SearchPath: Hashable, Sendable {
  /// Absolute paths, in order.
  package let folders: [String]

  /// The folders of the variable `PATH` that can be trusted.
  ///
  /// - Parameters:
  ///   - variable: its value.
  ///   - project: the absolute path of the top of the project's work tree, free of links.
  package init(_ variable: String, outside project: String) {
    folders = variable.split(separator: ":").map(String.init).filter { folder in
      guard folder.hasPrefix("/"), let resolved = physicalPath(folder) else { return false }
      return project == "/" || !ProjectPath.isInside(resolved, of: project)
    }
  }

  /// The value of the variable with these folders alone.
  package var variable: String { folders.joined(separator: ":") }
}
