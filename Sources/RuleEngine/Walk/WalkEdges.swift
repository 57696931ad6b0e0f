import DependencyModel
import SourceText

/// Gathers the edges of a walk, each with its best proof.
package struct WalkEdges {
  /// An edge that remains.
  package struct Kept {
    /// The vertex that depends.
    package var from: Int
    /// The vertex depended on.
    package var to: Int
    /// What proves it best.
    package var proof: EdgeProof
  }

  /// The edges that remain, by (from, to).
  package private(set) var kept: [Kept] = []
  /// All edges that are sure enough, those taken out included.
  package private(set) var all: [(from: Int, to: Int)] = []
  /// Exceptions, with the ends of the edges that they took references from.
  package private(set) var removals: [(from: Int, to: Int, exception: ExceptionMatcher)] = []

  private let scope: RuleScope
  private let exceptions: [ExceptionMatcher]
  private let graph: DependencyGraph
  private let index: ViewIndex
  /// The ends of references, as the granularity sees them.
  private let referenceEnds: [ViewIndex.EndPair]

  /// Gathers edges from which some of the scope's exceptions take out what they excuse.
  package init(
    _ scope: RuleScope, _ granularity: Granularity, exceptions: [ExceptionMatcher]
  ) {
    self.scope = scope
    self.exceptions = exceptions
    graph = scope.view.graph
    index = scope.view.index
    referenceEnds =
      granularity == .module || granularity == .component
      ? index.countedEnds : index.referenceEnds
  }

  /// Takes in an edge; edges come ordered by (from, to).
  package mutating func insert(_ edge: GroupedEdge) {
    guard edge.confidence >= scope.confidence else { return }
    all.append((edge.from, edge.to))
    var proof = EdgeProof()
    takeReferences(of: edge, into: &proof)
    takeFileReferences(of: edge, into: &proof)
    takeImports(of: edge, into: &proof)
    if proof.best != nil { kept.append(Kept(from: edge.from, to: edge.to, proof: proof)) }
  }

  /// Takes in the imports of external modules, as edges to vertices behind the groups.
  ///
  /// - Returns: the names of the modules, sorted.
  package mutating func insertExternals(
    _ isWanted: ((EndID) -> Bool)?, behind groupCount: Int, _ members: GroupMembers
  ) -> [String] {
    guard let isWanted else { return [] }
    var imports: [(name: String, number: Int)] = []
    for (number, entry) in graph.imports.enumerated() where entry.target == nil {
      if isWanted(index.importEnds[number].to) { imports.append((entry.module, number)) }
    }
    imports.sort {
      $0.name.equalsInBytes($1.name)
        ? $0.number < $1.number : $0.name.precedesInBytes($1.name)
    }
    var names: [String] = []
    for entry in imports {
      if names.last?.equalsInBytes(entry.name) != true { names.append(entry.name) }
      guard let from = members.vertex(of: graph.imports[entry.number].file) else { continue }
      let to = groupCount + names.count - 1
      all.append((from, to))
      if !isExcused(index.importEnds[entry.number], from, to) {
        var proof = EdgeProof()
        proof.take(self.proof(ofImport: entry.number))
        kept.append(Kept(from: from, to: to, proof: proof))
      }
    }
    mergeEqualEdges()
    return names
  }

  /// Sorts the edges and makes one of several between two vertices.
  private mutating func mergeEqualEdges() {
    let order = kept.indices.sorted {
      (kept[$0].from, kept[$0].to, $0) < (kept[$1].from, kept[$1].to, $1)
    }
    var unique: [Kept] = []
    for position in order {
      let edge = kept[position]
      if let last = unique.last, (last.from, last.to) == (edge.from, edge.to) {
        unique[unique.count - 1].proof.take(edge.proof)
      } else {
        unique.append(edge)
      }
    }
    kept = unique
  }

  /// Number of references and imports of an edge that are sure enough and not excused.
  package func weight(of edge: GroupedEdge) -> Int {
    let references = edge.references.count {
      graph.references[$0].confidence >= scope.confidence && isKept(referenceEnds[$0])
    }
    let fileReferences = edge.fileReferences.count {
      graph.fileReferences[$0].reference.confidence >= scope.confidence
        && isKept(index.fileReferenceEnds[$0])
    }
    return references + fileReferences + edge.imports.count { isKept(index.importEnds[$0]) }
  }

  private func isKept(_ pair: ViewIndex.EndPair) -> Bool {
    !exceptions.contains { $0.excuses(pair) }
  }

  // MARK: The first proofs of each sort

  private mutating func takeReferences(of edge: GroupedEdge, into proof: inout EdgeProof) {
    for number in edge.references {
      let reference = graph.references[number]
      guard reference.confidence >= scope.confidence,
        !isExcused(referenceEnds[number], edge.from, edge.to)
      else { continue }
      proof.take(EdgeProof.Piece(reference, .reference(number)))
      if reference.condition == .always, exceptions.isEmpty { break }
    }
  }

  private mutating func takeFileReferences(of edge: GroupedEdge, into proof: inout EdgeProof) {
    for number in edge.fileReferences {
      let reference = graph.fileReferences[number].reference
      guard reference.confidence >= scope.confidence,
        !isExcused(index.fileReferenceEnds[number], edge.from, edge.to)
      else { continue }
      proof.take(EdgeProof.Piece(reference, .fileReference(number)))
      if reference.condition == .always, exceptions.isEmpty { break }
    }
  }

  private mutating func takeImports(of edge: GroupedEdge, into proof: inout EdgeProof) {
    for number in edge.imports
    where !isExcused(index.importEnds[number], edge.from, edge.to) {
      proof.take(self.proof(ofImport: number))
      if graph.imports[number].condition == .always, exceptions.isEmpty { break }
    }
  }

  private func proof(ofImport number: Int) -> EdgeProof.Piece {
    let entry = graph.imports[number]
    return EdgeProof.Piece(
      file: entry.file, offset: entry.offset, condition: entry.condition, hop: .import(number))
  }

  private mutating func isExcused(_ pair: ViewIndex.EndPair, _ from: Int, _ to: Int) -> Bool {
    var isExcused = false
    for exception in exceptions where exception.excuses(pair) {
      removals.append((from, to, exception))
      isExcused = true
    }
    return isExcused
  }
}
