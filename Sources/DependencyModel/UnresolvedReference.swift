import SourceFacts

/// A reference for which a project declaration of that name is visible, but that was not resolved.
package struct UnresolvedReference: Hashable, Sendable, BitwiseCopyable {
  /// Why there is no edge.
  package enum Outcome: UInt8, Hashable, Sendable, BitwiseCopyable {
    /// Several declarations in different nodes fit.
    case ambiguous
    /// None could be found by look-up.
    case unresolved
  }

  /// The file that it stands in.
  package var file: FileID
  /// UTF-8 offset of the name written.
  package var offset: UInt32
  /// The name written.
  package var name: GlobalName
  /// What it is in the text.
  package var role: ReferenceRole
  /// Why there is no edge.
  package var outcome: Outcome

  /// Makes an unresolved reference.
  package init(
    file: FileID, offset: UInt32, name: GlobalName, role: ReferenceRole, outcome: Outcome
  ) {
    self.file = file
    self.offset = offset
    self.name = name
    self.role = role
    self.outcome = outcome
  }
}
