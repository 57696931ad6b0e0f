/// What a run leaves out of a project, code of other builds and previews, as far as findings of
/// absence have to know of it: it may use what nothing else does.
package struct LeftOutCode: Hashable, Sendable {
  /// The import statements of other builds, sorted by file and offset.
  package var imports: [ModuleImport]
  /// The files that hold such code.
  package var files: Set<FileID>

  /// Makes a record; nothing is left out unless said.
  package init(imports: [ModuleImport] = [], files: Set<FileID> = []) {
    self.imports = imports
    self.files = files
  }
}
