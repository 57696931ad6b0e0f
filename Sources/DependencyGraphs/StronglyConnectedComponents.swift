/// The strongly connected components of a graph: two vertices share one if each can be reached
/// from the other.
package struct StronglyConnectedComponents: Sendable, Equatable {
  /// The members of each component, ascending; components ordered by their smallest member.
  ///
  /// Every vertex is a member of exactly one, most often of one of its own.
  package let groups: [[Int]]
  /// For each vertex the position of its component in `groups`.
  package let componentIndex: [Int]

  /// Orders components that were found in some other order and numbering.
  fileprivate init(labels: [Int]) {
    var position = [Int](repeating: -1, count: labels.count)
    var groups: [[Int]] = []
    var componentIndex: [Int] = []
    componentIndex.reserveCapacity(labels.count)
    for (vertex, label) in labels.enumerated() {
      if position[label] < 0 {
        position[label] = groups.count
        groups.append([])
      }
      groups[position[label]].append(vertex)
      componentIndex.append(position[label])
    }
    self.groups = groups
    self.componentIndex = componentIndex
  }
}

extension DirectedGraph {
  /// The strongly connected components, by Tarjan's algorithm.
  ///
  /// The depth-first search keeps its own stack, so a long chain cannot exhaust the thread's.
  ///
  /// - Complexity: O(V + E) time, O(V) memory.
  /// - SeeAlso: R. E. Tarjan, *Depth-first search and linear graph algorithms*, SIAM Journal on
  ///   Computing 1 (1972).
  package func stronglyConnectedComponents() -> StronglyConnectedComponents {
    var search = TarjanSearch(self)
    for vertex in vertices { search.visit(from: vertex) }
    return StronglyConnectedComponents(labels: search.labels)
  }
}

/// The state of one run of Tarjan's algorithm.
private struct TarjanSearch {
  private static let none = -1

  private let graph: DirectedGraph
  /// The order in which the search came upon each vertex.
  private var discovery: [Int]
  private var discoveredCount = 0
  /// The earliest vertex of an unfinished component known to be reachable, as a discovery number.
  private var lowLink: [Int]
  /// The vertices of unfinished components, in order of discovery.
  private var pending: [Int] = []
  /// The path of the depth-first search, each vertex with the successors still to be followed.
  private var path: [(vertex: Int, remaining: ArraySlice<Int>)] = []
  private var labelCount = 0
  /// For each vertex of a finished component that component's label, below the vertex count.
  private(set) var labels: [Int]

  init(_ graph: DirectedGraph) {
    self.graph = graph
    discovery = [Int](repeating: Self.none, count: graph.vertexCount)
    lowLink = discovery
    labels = discovery
  }

  /// Finishes the components of all vertices reachable from `root`, unless that was done before.
  mutating func visit(from root: Int) {
    guard discovery[root] == Self.none else { return }
    discover(root)
    while let last = path.indices.last {
      let vertex = path[last].vertex
      guard let successor = path[last].remaining.popFirst() else {
        path.removeLast()
        finish(vertex)
        continue
      }
      if discovery[successor] == Self.none {
        discover(successor)
      } else if labels[successor] == Self.none {
        lowLink[vertex] = min(lowLink[vertex], discovery[successor])
      }
    }
  }

  private mutating func discover(_ vertex: Int) {
    discovery[vertex] = discoveredCount
    lowLink[vertex] = discoveredCount
    discoveredCount += 1
    pending.append(vertex)
    path.append((vertex, graph.successors(of: vertex)))
  }

  /// Hands what `vertex` reaches to its parent, and closes the component that it began, if it did.
  private mutating func finish(_ vertex: Int) {
    if let parent = path.last?.vertex {
      lowLink[parent] = min(lowLink[parent], lowLink[vertex])
    }
    guard lowLink[vertex] == discovery[vertex] else { return }
    while let member = pending.popLast() {
      labels[member] = labelCount
      if member == vertex { break }
    }
    labelCount += 1
  }
}
