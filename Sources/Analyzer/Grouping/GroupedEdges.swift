import DependencyModel

/// Gathers what proves each edge between two groups.
///
/// All evidence is sorted once, by edge and place, and then cut into edges: with many edges that is
/// several times faster than a look-up for each piece.
struct GroupedEdges {
  /// A piece of evidence, by its index in the graph's table of that kind.
  private struct Piece {
    enum Kind: UInt8 {
      case reference
      case fileReference
      case `import`
    }

    /// The groups of both ends in one number, ordered as (from, to).
    var pair: UInt64
    /// File and offset in one number; files are sorted by path, so it is ordered by path.
    var place: UInt64
    var index: Int32
    var kind: Kind
  }

  private let graph: DependencyGraph
  private var pieces: [Piece] = []

  init(of graph: DependencyGraph) {
    self.graph = graph
    pieces.reserveCapacity(graph.references.count)
  }

  /// Takes in one of the graph's references.
  mutating func insertReference(at index: Int, from: Int, to: Int) {
    let reference = graph.references[index]
    insert(.reference, index, from, to, reference.file, reference.offset)
  }

  /// Takes in one of the graph's references within a node.
  mutating func insertFileReference(at index: Int, from: Int, to: Int) {
    let reference = graph.fileReferences[index].reference
    insert(.fileReference, index, from, to, reference.file, reference.offset)
  }

  /// Takes in one of the graph's imports.
  mutating func insertImport(at index: Int, from: Int, to: Int) {
    insert(.import, index, from, to, graph.imports[index].file, graph.imports[index].offset)
  }

  private mutating func insert(
    _ kind: Piece.Kind, _ index: Int, _ from: Int, _ to: Int, _ file: FileID, _ offset: UInt32
  ) {
    guard from != to else { return }
    pieces.append(
      Piece(
        pair: UInt64(from) << 32 | UInt64(to), place: UInt64(file.int) << 32 | UInt64(offset),
        index: Int32(truncatingIfNeeded: index), kind: kind))
  }

  /// The edges by (from, to), the evidence of each by path and offset. O(n log n).
  func sorted() -> [GroupedEdge] {
    let sorted = pieces.sorted { left, right in
      if left.pair != right.pair { return left.pair < right.pair }
      if left.place != right.place { return left.place < right.place }
      return left.index < right.index
    }
    var edges: [GroupedEdge] = []
    var start = 0
    while start < sorted.count {
      let pair = sorted[start].pair
      var end = start + 1
      while end < sorted.count, sorted[end].pair == pair { end += 1 }
      edges.append(edge(provedBy: sorted[start..<end], pair: pair))
      start = end
    }
    return edges
  }

  private func edge(provedBy pieces: ArraySlice<Piece>, pair: UInt64) -> GroupedEdge {
    var edge = GroupedEdge(
      from: Int(pair >> 32), to: Int(pair & 0xFFFF_FFFF), isNominal: false, confidence: .probable,
      references: [])
    for piece in pieces {
      let index = Int(piece.index)
      switch piece.kind {
      case .reference:
        edge.references.append(index)
        edge.strengthen(by: graph.references[index])
      case .fileReference:
        edge.fileReferences.append(index)
        edge.strengthen(by: graph.fileReferences[index].reference)
      case .import:
        edge.imports.append(index)
        edge.isNominal = true
        edge.confidence = max(edge.confidence, .certain)
      }
    }
    return edge
  }
}

extension GroupedEdge {
  /// Makes the edge as sure as a reference, and nominal if that is.
  fileprivate mutating func strengthen(by reference: ResolvedReference) {
    isNominal = isNominal || reference.isNominal
    confidence = max(confidence, reference.confidence)
  }
}
