import SourceFacts

/// An include of a file of the project by a file of the C family, whichever modules have them.
package struct FileInclude: Hashable, Sendable {
  /// The file that it stands in.
  package var file: FileID
  /// The file that it leads to, most often a header.
  package var target: FileID
  /// The path as written, without quotes or brackets.
  package var path: String
  /// UTF-8 offset of the path.
  package var offset: UInt32
  /// The `#if` condition under which it is there.
  package var condition: ConditionID

  /// Makes an include.
  package init(
    file: FileID, target: FileID, path: String, offset: UInt32, condition: ConditionID = .always
  ) {
    self.file = file
    self.target = target
    self.path = path
    self.offset = offset
    self.condition = condition
  }
}
