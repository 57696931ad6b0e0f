import SourceFacts

/// A `CodeFact` with the file and the condition that the project knows it by.
package struct CodeMark: Hashable, Sendable {
  /// What stands there.
  package var kind: CodeKind
  /// The file.
  package var file: FileID
  /// UTF-8 offset of its keyword or exclamation mark.
  package var offset: UInt32
  /// The `#if` condition around it.
  package var condition: ConditionID

  /// Makes a mark.
  package init(kind: CodeKind, file: FileID, offset: UInt32, condition: ConditionID) {
    self.kind = kind
    self.file = file
    self.offset = offset
    self.condition = condition
  }
}
