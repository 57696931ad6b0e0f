/// A module that is not there, such as what a template would become, to be analysed as if it were part
/// of the project.
package struct AddedModule: Hashable, Sendable {
  /// A file of it.
  package struct File: Hashable, Sendable {
    /// The path that it would have, relative to the project's root.
    package var path: String
    /// Its text.
    package var text: String

    /// Makes a file.
    package init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  /// The module's name.
  package var name: String
  /// Its Swift files, sorted by path.
  package var files: [File]

  /// Makes a module.
  package init(name: String, files: [File]) {
    self.name = name
    self.files = files
  }
}
