import SourceFacts

/// One resolved reference that proves an edge of the type graph.
package struct ResolvedReference: Hashable, Sendable, BitwiseCopyable {
  /// The file that it stands in.
  package var file: FileID
  /// UTF-8 offset of the name written.
  package var offset: UInt32
  /// The name written.
  package var name: GlobalName
  /// The file that declares what is named, `nil` where the candidates lie in several.
  package var targetFile: FileID?
  /// What it is in the text.
  package var role: ReferenceRole
  /// Whether the edge's target, or a type nested in it, is named; otherwise one of its members is.
  package var isNominal: Bool
  /// How sure it is.
  package var confidence: Confidence
  /// The innermost declaration that it stands in; `nil` in graphs without declarations.
  package var owner: DeclarationID?
  /// What it does beyond naming its target; it lies here since there is room behind `owner`.
  package var marks: ReferenceMarks
  /// The declaration named, of several candidates the first; `nil` in graphs without declarations.
  package var target: DeclarationID?
  /// The `#if` condition under which it is there.
  package var condition: ConditionID

  /// Makes a resolved reference.
  package init(
    file: FileID, offset: UInt32, name: GlobalName, targetFile: FileID?, role: ReferenceRole,
    isNominal: Bool, confidence: Confidence, owner: DeclarationID? = nil,
    target: DeclarationID? = nil, condition: ConditionID = .always, marks: ReferenceMarks = []
  ) {
    self.file = file
    self.offset = offset
    self.name = name
    self.targetFile = targetFile
    self.role = role
    self.isNominal = isNominal
    self.confidence = confidence
    self.owner = owner
    self.marks = marks
    self.target = target
    self.condition = condition
  }
}

/// A reference within one node that leads from one file to another.
package struct FileReference: Hashable, Sendable {
  /// The node that both files contribute to.
  package var node: NodeID
  /// The reference; its `targetFile` is another file than its `file`.
  package var reference: ResolvedReference

  /// Makes a file reference.
  package init(node: NodeID, reference: ResolvedReference) {
    self.node = node
    self.reference = reference
  }
}
