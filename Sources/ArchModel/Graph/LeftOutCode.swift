/// What the chosen build leaves out of a project, as far as findings of absence have to know of it:
/// code of another build may use what this one does not.
package struct LeftOutCode: Hashable, Sendable {
  /// The import statements, sorted by file and offset.
  package var imports: [ModuleImport]
  /// The files that hold such code.
  package var files: Set<FileID>

  /// Makes a record; nothing is left out unless said.
  package init(imports: [ModuleImport] = [], files: Set<FileID> = []) {
    self.imports = imports
    self.files = files
  }
}
