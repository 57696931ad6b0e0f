/// A declaration of the project with what look-up across files knows about it.
package struct Declaration: Hashable, Sendable {
  /// What it is in the text.
  package var kind: DeclarationKind
  /// Its base name; for an extension the extended type as written.
  package var name: String
  /// Its name with those of the types around it, without the module: `Outer.Inner.name`. Members of an extension are named
  /// by the extended type.
  package var qualifiedName: String
  /// The module that compiles it.
  package var module: ModuleID
  /// The file that it stands in.
  package var file: FileID
  /// UTF-8 offset of its name in that file.
  package var offset: UInt32
  /// The declaration that it stands in, as written; `nil` at the top of a file.
  package var parent: DeclarationID?
  /// The node of the type graph that it counts for; `nil` for previews that are left out.
  package var node: NodeID?
  /// Effective access: as written, capped by the types and extensions around it.
  package var access: AccessLevel
  /// Marks.
  package var marks: DeclarationMarks

  /// Makes a declaration.
  package init(
    kind: DeclarationKind, name: String, qualifiedName: String, module: ModuleID, file: FileID,
    offset: UInt32, parent: DeclarationID?, node: NodeID?, access: AccessLevel,
    marks: DeclarationMarks
  ) {
    self.kind = kind
    self.name = name
    self.qualifiedName = qualifiedName
    self.module = module
    self.file = file
    self.offset = offset
    self.parent = parent
    self.node = node
    self.access = access
    self.marks = marks
  }
}

/// All declarations of a project, in the order of `DeclarationID`.
package struct DeclarationTable: Sendable {
  /// The declarations, file by file, in each as its facts list them.
  package var declarations: [Declaration]

  /// Makes a table.
  package init(declarations: [Declaration]) {
    self.declarations = declarations
  }

  /// The declaration of a number. O(1).
  package subscript(id: DeclarationID) -> Declaration { declarations[id.int] }
}
