import DependencyModel
import SourceText

/// The edges of the type graph with their references, gathered from all units.
struct EdgeTable {
  /// Sorted by (from, to).
  private(set) var edges: [Dependency] = []
  /// In the order of the edges; of one edge by path, then offset.
  private(set) var references: [ResolvedReference] = []
  /// References within one node that lead to another file of it.
  private(set) var fileReferences: [FileReference] = []

  /// Sorts and groups the references of all units, which stand in the order of their files. Linear in references and nodes.
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
    // They stand by (file, offset, role), and sorting by counting keeps the order of equals.
    var order = Array(found.ids)
    order = Self.sorted(order, by: Column(found.map(\.to)))
    order = Self.sorted(order, by: Column(found.map(\.from)))
    found = order.map { found[$0] }
    references = found.map(\.reference)
    group(found)
  }

  /// Places in the order of the nodes at them, those of one node in the order given.
  private static func sorted(
    _ places: [ID<UnitReferences.Found>], by nodes: Column<UnitReferences.Found, NodeID>
  ) -> [ID<UnitReferences.Found>] {
    let count = nodes.values.max().map { $0.int + 1 } ?? 0
    var next = [Int](repeating: 0, count: count + 1)
    for node in nodes.values { next[node.int + 1] += 1 }
    for node in 0..<count { next[node + 1] += next[node] }
    var sorted = places
    for place in places {
      let node = nodes[place].int
      sorted[next[node]] = place
      next[node] += 1
    }
    return sorted
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
