/// An edge of the type graph: `from` depends on `to`.
package struct Dependency: Hashable, Sendable {
  /// The node that depends.
  package var from: NodeID
  /// The node depended on; never `from` itself.
  package var to: NodeID
  /// Whether a reference names the target or a type nested in it.
  package var isNominal: Bool
  /// The surest of its references.
  package var confidence: Confidence
  /// Its references in `DependencyGraph.references`, ordered by path, then offset.
  package var references: Range<Int>

  /// Makes an edge.
  package init(
    from: NodeID, to: NodeID, isNominal: Bool, confidence: Confidence, references: Range<Int>
  ) {
    self.from = from
    self.to = to
    self.isNominal = isNominal
    self.confidence = confidence
    self.references = references
  }
}
