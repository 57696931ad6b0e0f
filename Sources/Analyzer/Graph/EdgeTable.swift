import ArchModel

/// The edges of the type graph with their references, gathered from all units.
struct EdgeTable {
  /// Sorted by (from, to).
  private(set) var edges: [Dependency] = []
  /// In the order of the edges; of one edge by path, then offset.
  private(set) var references: [ResolvedReference] = []
  /// References within one node that lead to another file of it.
  private(set) var fileReferences: [FileReference] = []

  /// Sorts and groups. O(references · log references of a node).
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
    found = Self.sorted(found)
    references = found.map(\.reference)
    fileReferences.sort {
      ($0.reference.file, $0.reference.offset) < ($1.reference.file, $1.reference.offset)
    }
    group(found)
  }

  /// Sorted by (from, to, file, offset, role): divided up by the node that depends, then each part for itself.
  private static func sorted(_ found: [UnitReferences.Found]) -> [UnitReferences.Found] {
    let count = (found.map(\.from.int).max() ?? -1) + 1
    var starts = [Int](repeating: 0, count: count + 1)
    for entry in found { starts[entry.from.int + 1] += 1 }
    for node in 0..<count { starts[node + 1] += starts[node] }
    var next = starts
    var order = [Int32](repeating: 0, count: found.count)
    for (index, entry) in found.enumerated() {
      order[next[entry.from.int]] = Int32(index)
      next[entry.from.int] += 1
    }
    for node in 0..<count {
      order[starts[node]..<starts[node + 1]].sort {
        Self.order(found[Int($0)]) < Self.order(found[Int($1)])
      }
    }
    return order.map { found[Int($0)] }
  }

  private static func order(_ entry: UnitReferences.Found) -> (NodeID, FileID, UInt32, UInt8) {
    (
      entry.to, entry.reference.file, entry.reference.offset, entry.reference.role.rawValue
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
