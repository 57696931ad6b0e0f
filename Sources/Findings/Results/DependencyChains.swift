import DependencyModel

/// The shortest ways in which one part of a project depends on another, as `why FROM TO` prints
/// them.
package struct DependencyChains: Hashable, Sendable {
  /// One dependency of a chain, with what proves it.
  package struct Hop: Hashable, Sendable {
    /// The name of what depends.
    package var from: String
    /// The name of what is depended on.
    package var to: String
    /// Whether some reference names the target and not only members of it.
    package var isNominal: Bool
    /// The surest of its references.
    package var confidence: Confidence
    /// Number of references, imports included.
    package var references: Int
    /// The first reference by place; an import only where there is no other.
    package var evidence: Evidence

    /// Makes a hop.
    package init(
      from: String, to: String, isNominal: Bool, confidence: Confidence, references: Int,
      evidence: Evidence
    ) {
      self.from = from
      self.to = to
      self.isNominal = isNominal
      self.confidence = confidence
      self.references = references
      self.evidence = evidence
    }
  }

  /// One end of the question.
  package struct End: Hashable, Sendable {
    /// What was asked for, as written.
    package var text: String
    /// The vertices that it names at the granularity, sorted.
    package var names: [String]

    /// Makes an end.
    package init(text: String, names: [String]) {
      self.text = text
      self.names = names
    }
  }

  /// The level at which the chains are.
  package var granularity: Granularity
  /// The end that depends.
  package var from: End
  /// The end depended on.
  package var to: End
  /// The first chains by the names on them; all have the same number of hops, at least one.
  package var chains: [[Hop]]
  /// Number of all shortest chains; one million stands for anything from there on.
  package var count: Int
  /// Where there is no chain, the shortest one in the other direction; `nil` without one.
  package var reverse: [Hop]?

  /// Makes chains.
  package init(
    granularity: Granularity, from: End, to: End, chains: [[Hop]], count: Int, reverse: [Hop]?
  ) {
    self.granularity = granularity
    self.from = from
    self.to = to
    self.chains = chains
    self.count = count
    self.reverse = reverse
  }
}
