import Analyzer
import DependencyGraphs
import DependencyModel
import SourceText

/// The ways that lead from some groups of a graph, and to them.
///
/// An edge belongs to them if it lies on a way of at most so many edges that begins or ends at a group in
/// focus. What two neighbours of it have to do with each other does not.
struct FocusedWays {
  private let graph: GroupedGraph
  private let focus: [Int]
  private let distance: Int
  /// For each group the fewest edges that lead to it from the focus; `nil` where none do.
  private let below: [Int?]
  /// For each group the fewest edges that lead from it to the focus; `nil` where none do.
  private let above: [Int?]

  /// - Precondition: the distance is not negative, and each index of the focus one of a group.
  /// - Complexity: O(groups + edges).
  init(_ graph: GroupedGraph, focus: [Int], distance: Int) {
    (self.graph, self.focus, self.distance) = (graph, focus, distance)
    let edges = DirectedGraph(
      vertexCount: graph.groups.count, edges: graph.edges.map { ($0.from, $0.to) },
      selfLoops: .excluded)
    below = edges.distances(from: focus)
    above = edges.reversed().distances(from: focus)
  }

  /// The groups on these ways, and the edges of the ways.
  var part: GroupedGraph {
    var ways = graph
    ways.edges = graph.edges.filter { edge in
      let (down, up) = (below[edge.from], above[edge.to])
      return down.map { $0 < distance } ?? false || up.map { $0 < distance } ?? false
        || (down == 0 && up == 0)
    }
    return ways.restricted(focus: focus, distance: distance)
  }

  /// The names of the groups from which a way goes on downwards.
  var namesOnTheWayDown: Set<ByteKey> {
    Set(
      graph.groups.indices.filter { index in below[index].map { $0 < distance } ?? false }
        .map { ByteKey(graph.groups[$0].name) })
  }
}

extension DirectedGraph {
  /// For each vertex the fewest edges that lead to it from one of some others.
  fileprivate func distances(from starts: [Int]) -> [Int?] {
    var distances = [Int?](repeating: nil, count: vertexCount)
    for start in starts { distances[start] = 0 }
    var (ring, distance) = (starts, 0)
    while !ring.isEmpty {
      distance += 1
      var next: [Int] = []
      for vertex in ring {
        for successor in successors(of: vertex) where distances[successor] == nil {
          distances[successor] = distance
          next.append(successor)
        }
      }
      ring = next
    }
    return distances
  }
}
