import ProjectModel

/// What a run leaves out of a project, code of other builds and previews, as far as findings of
/// absence have to know of it: it may use what nothing else does.
package struct LeftOutCode: Hashable, Sendable {
  /// The import statements of other builds, sorted by file and offset.
  package var imports: [ModuleImport]
  /// The files that hold such code.
  package var files: Set<FileID>
  /// Those among them that leave out nothing but previews.
  package var filesOfPreviews: Set<FileID> = []
  /// What the previews that are left out use of modules of the project, sorted by file and module.
  package var previewUses: [PreviewUse] = []

  /// Makes a record; nothing is left out unless said.
  package init(imports: [ModuleImport] = [], files: Set<FileID> = []) {
    self.imports = imports
    self.files = files
  }

  /// That previews of a file use a module of the project.
  package struct PreviewUse: Hashable, Sendable, BitwiseCopyable {
    /// The file of the previews.
    package var file: FileID
    /// The module.
    package var module: ModuleID
    /// Whether they name a type, function or variable of it, rather than members alone.
    package var isNominal: Bool

    /// Makes a use.
    package init(file: FileID, module: ModuleID, isNominal: Bool) {
      self.file = file
      self.module = module
      self.isNominal = isNominal
    }
  }
}

extension LeftOutCode.PreviewUse: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    (left.file, left.module, left.isNominal ? 1 : 0)
      < (right.file, right.module, right.isNominal ? 1 : 0)
  }
}
