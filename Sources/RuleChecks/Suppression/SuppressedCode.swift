import DependencyModel
import ProjectModel
import SourceFacts
import SourceText

/// What comments take away from one rule.
package struct SuppressedCode {
  /// For each file what is covered; files without anything are left out.
  private let places: [ByteKey: SuppressedPlaces]

  /// A file and a module that it refers to.
  private struct FileTarget: Hashable {
    var file: FileID
    var module: ModuleID
  }

  /// Groups suppressions by file. O(n log n) for n of them.
  package init(_ suppressions: [Suppression]) {
    places = Dictionary(grouping: suppressions) { ByteKey($0.location.path) }
      .mapValues { SuppressedPlaces($0) }
  }

  /// Whether a place is covered. O(log suppressions).
  package func covers(_ place: SourceLocation) -> Bool {
    places[ByteKey(place.path)]?.covers(place) == true
  }

  /// What is covered in each file of a graph; `nil` where nothing is.
  package func places(in graph: DependencyGraph) -> [SuppressedPlaces?] {
    graph.files.map { places[ByteKey($0.path)] }
  }

  /// The graph without the references, imports and names that are covered; `nil` where none is.
  ///
  /// With a reference goes the import that its file needs for it: nobody wants to hear of that
  /// instead.
  ///
  /// - Complexity: O(references + imports), times the logarithm of the suppressions of a file.
  package func removed(from graph: DependencyGraph) -> DependencyGraph? {
    let places = places(in: graph)
    func isCovered(_ file: FileID, _ offset: UInt32) -> Bool {
      places[file.int]?.covers(offset) == true
    }
    var result = graph
    result.external.removeAll { isCovered($0.file, $0.offset) }
    result.fileReferences.removeAll { isCovered($0.reference.file, $0.reference.offset) }
    result.references = []
    result.references.reserveCapacity(graph.references.count)
    var served: Set<FileTarget> = []
    result.edges = graph.edges.compactMap { edge in
      let start = result.references.count
      for reference in graph.references[edge.references] {
        if isCovered(reference.file, reference.offset) {
          let module = graph.nodes[edge.to].module
          served.insert(FileTarget(file: reference.file, module: module))
        } else {
          result.references.append(reference)
        }
      }
      let kept = start..<result.references.count
      if kept.count == edge.references.count { return edge.proved(by: kept) }
      return kept.isEmpty ? nil : edge.proved(by: kept, of: result.references)
    }
    result.imports.removeAll { entry in
      isCovered(entry.file, entry.offset)
        || entry.target.map { served.contains(FileTarget(file: entry.file, module: $0)) } == true
    }
    result.includes.removeAll { isCovered($0.file, $0.offset) }
    let isSame =
      result.references.count == graph.references.count
      && result.imports.count == graph.imports.count
      && result.includes.count == graph.includes.count
      && result.external.count == graph.external.count
      && result.fileReferences.count == graph.fileReferences.count
    return isSame ? nil : result
  }
}

extension Dependency {
  /// The edge with its references elsewhere in the table.
  fileprivate func proved(by references: Range<Int>) -> Dependency {
    var edge = self
    edge.references = references
    return edge
  }

  /// The edge with a part of its references.
  fileprivate func proved(
    by references: Range<Int>, of table: [ResolvedReference]
  ) -> Dependency {
    var edge = proved(by: references)
    edge.isNominal = table[references].contains(where: \.isNominal)
    edge.confidence = table[references].map(\.confidence).max() ?? edge.confidence
    return edge
  }
}
