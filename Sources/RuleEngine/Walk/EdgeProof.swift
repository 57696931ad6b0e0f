import DependencyModel
import SourceFacts

/// What proves an edge: a reference or import that is always there, else one for each condition.
package struct EdgeProof {
  /// A reference or import with its place and condition.
  package struct Piece {
    /// The file that it stands in; files are sorted by path, so ids order paths.
    package var file: FileID
    /// UTF-8 offset in the file.
    package var offset: UInt32
    /// The condition under which it is there.
    package var condition: ConditionID
    /// The reference or import.
    package var hop: GroupWalk.Hop

    /// Makes a piece.
    package init(file: FileID, offset: UInt32, condition: ConditionID, hop: GroupWalk.Hop) {
      self.file = file
      self.offset = offset
      self.condition = condition
      self.hop = hop
    }

    /// Makes a piece of a reference.
    package init(_ reference: ResolvedReference, _ hop: GroupWalk.Hop) {
      self.init(
        file: reference.file, offset: reference.offset, condition: reference.condition, hop: hop)
    }

    package func precedes(_ other: Self) -> Bool { (file, offset) < (other.file, other.offset) }
  }

  /// By path and offset; a single one when it is always there.
  package private(set) var pieces: [Piece] = []

  /// The first proof.
  package var best: Piece? { pieces.first }

  /// Whether no proof is always there.
  package var isConditional: Bool { best.map { $0.condition != .always } ?? false }

  /// Takes in one more piece; what is always there wins over what is not, then the earlier piece.
  package mutating func take(_ piece: Piece) {
    if piece.condition == .always {
      if isConditional { pieces = [] }
      if best.map(piece.precedes) ?? true { pieces = [piece] }
      return
    }
    if best?.condition == .always { return }
    if let known = pieces.firstIndex(where: { $0.condition == piece.condition }) {
      guard piece.precedes(pieces[known]) else { return }
      pieces.remove(at: known)
    }
    let place = pieces.firstIndex { piece.precedes($0) } ?? pieces.count
    pieces.insert(piece, at: place)
  }

  /// Takes in all of another proof.
  package mutating func take(_ other: EdgeProof) {
    for piece in other.pieces { take(piece) }
  }
}
