import DependencyModel
import Findings
import SourceText

/// What proves an edge of a grouped graph, in the order of places.
package struct EdgeEvidence {
  private enum Piece {
    case reference(Int)
    case fileReference(Int)
    case `import`(Int)
  }

  private let graph: DependencyGraph
  private let edge: GroupedEdge

  /// Looks at an edge of a graph.
  package init(_ edge: GroupedEdge, in graph: DependencyGraph) {
    self.edge = edge
    self.graph = graph
  }

  /// Number of references, imports included.
  package var count: Int { edge.references.count + edge.fileReferences.count + edge.imports.count }

  /// The first references by place, or all of them. O(n log n) where there are several kinds.
  package func first(_ limit: Int?) -> [Evidence] {
    // Each list is sorted by place, so the first ones of all are among the first ones of each.
    let limit = limit ?? count
    let pieces =
      edge.references.prefix(limit).map(Piece.reference)
      + edge.fileReferences.prefix(limit).map(Piece.fileReference)
      + edge.imports.prefix(limit).map(Piece.import)
    let sorted = pieces.enumerated().sorted { left, right in
      let (a, b) = (place(of: left.element), place(of: right.element))
      return (a.file, a.offset, left.offset) < (b.file, b.offset, right.offset)
    }
    return sorted.prefix(limit).map { evidence(of: $0.element) }
  }

  /// The first reference by place, an import only where there is no other; `nil` without any.
  package var mostTelling: Evidence? {
    var edge = edge
    if !edge.references.isEmpty || !edge.fileReferences.isEmpty { edge.imports = [] }
    return EdgeEvidence(edge, in: graph).first(1).first
  }

  /// The rules that references of the edge break, by id.
  package func breaches(_ marks: EdgeMarks) -> [EdgeBreach] {
    if marks.isEmpty { return [] }
    var breaches: [String: EdgeBreach] = [:]
    for piece in edge.references.map(Piece.reference) + edge.fileReferences.map(Piece.fileReference)
      + edge.imports.map(Piece.import)
    {
      let place = place(of: piece)
      let found = marks.breaches(file: place.file, offset: place.offset, to: target(of: piece))
      breaches.merge(found) { $0.merged(with: $1) }
    }
    return breaches.values.sorted { $0.rule.precedesInBytes($1.rule) }
  }

  private func place(of piece: Piece) -> (file: FileID, offset: UInt32) {
    switch piece {
    case .reference(let index): (graph.references[index].file, graph.references[index].offset)
    case .fileReference(let index):
      (graph.fileReferences[index].reference.file, graph.fileReferences[index].reference.offset)
    case .import(let index): (graph.imports[index].file, graph.imports[index].offset)
    }
  }

  /// The sides of the type graph's edge that holds a reference. O(log edges).
  private func ends(ofReference index: Int) -> (from: String, to: String) {
    var low = 0
    var high = graph.edges.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if graph.edges[middle].references.lowerBound <= index { low = middle } else { high = middle }
    }
    let edge = graph.edges[low]
    return (graph.nodes[edge.from.int].id, graph.nodes[edge.to.int].id)
  }

  private func target(of piece: Piece) -> String {
    switch piece {
    case .reference(let index): ends(ofReference: index).to
    case .fileReference(let index): graph.nodes[graph.fileReferences[index].node.int].id
    case .import(let index): graph.imports[index].module
    }
  }

  private func evidence(of piece: Piece) -> Evidence {
    switch piece {
    case .reference(let index):
      let (from, to) = ends(ofReference: index)
      return evidence(graph.references[index], from: from, to: to)
    case .fileReference(let index):
      let node = graph.nodes[graph.fileReferences[index].node.int].id
      return evidence(graph.fileReferences[index].reference, from: node, to: node)
    case .import(let index):
      let entry = graph.imports[index]
      return Evidence(
        location: graph.location(of: entry.file, offset: entry.offset), symbol: entry.path,
        role: .import, from: graph.modules[graph.files[entry.file.int].module.int].name,
        to: entry.module, condition: graph.conditionText(entry.condition))
    }
  }

  private func evidence(_ reference: ResolvedReference, from: String, to: String) -> Evidence {
    Evidence(
      location: graph.location(of: reference.file, offset: reference.offset),
      symbol: graph.names[reference.name], role: reference.role, from: from, to: to,
      condition: graph.conditionText(reference.condition))
  }
}
