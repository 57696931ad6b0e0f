import ArchModel

/// The edges of the type graph with their references, gathered from all units.
struct EdgeTable {
  /// Sorted by (from, to).
  private(set) var edges: [Dependency] = []
  /// In the order of the edges; of one edge by path, then offset.
  private(set) var references: [ResolvedReference] = []
  /// References within one node that lead to another file of it.
  private(set) var fileReferences: [FileReference] = []

  /// Sorts and groups. O(references · log references).
  init(_ units: [UnitReferences]) {
    var found: [UnitReferences.Found] = []
    found.reserveCapacity(units.reduce(0) { $0 + $1.found.count })
    for unit in units {
      for entry in unit.found {
        if entry.from != entry.to {
          found.append(entry)
        } else if let target = entry.reference.targetFile, target != entry.reference.file {
          fileReferences.append(FileReference(node: entry.from, reference: entry.reference))
        }
      }
    }
    found.sort { Self.order($0) < Self.order($1) }
    references = found.map(\.reference)
    fileReferences.sort {
      ($0.reference.file, $0.reference.offset) < ($1.reference.file, $1.reference.offset)
    }
    group(found)
  }

  private static func order(
    _ entry: UnitReferences.Found
  ) -> (NodeID, NodeID, FileID, UInt32, UInt8) {
    (
      entry.from, entry.to, entry.reference.file, entry.reference.offset,
      entry.reference.role.rawValue
    )
  }

  private mutating func group(_ found: [UnitReferences.Found]) {
    var start = 0
    while start < found.count {
      var end = start
      var isNominal = false
      var confidence = Confidence.probable
      while end < found.count, found[end].from == found[start].from,
        found[end].to == found[start].to
      {
        isNominal = isNominal || found[end].reference.isNominal
        confidence = max(confidence, found[end].reference.confidence)
        end += 1
      }
      edges.append(
        Dependency(
          from: found[start].from, to: found[start].to, isNominal: isNominal,
          confidence: confidence, references: start..<end))
      start = end
    }
  }
}
