/// The order of Eades, Lin and Smyth: an order of all vertices in which little weight leads back.
///
/// Vertices leave the graph one by one. One without edges out goes to the end, one without edges in
/// to the beginning; failing both, the one whose edges out outweigh those in by most goes to the
/// beginning. Ties fall to the smallest vertex.
struct GreedyOrdering {
  /// A vertex that may leave next; the smaller candidate is the better one.
  private struct Candidate: Comparable {
    var excess: Int
    var vertex: Int

    static func < (lhs: Self, rhs: Self) -> Bool {
      (rhs.excess, lhs.vertex) < (lhs.excess, rhs.vertex)
    }
  }

  private let graph: DirectedGraph
  private let reversedGraph: DirectedGraph
  private let weights: [Int]
  private var hasLeft: [Bool]
  /// How many edges each vertex still has, to and from vertices that have not left.
  private var outgoing: [Int]
  private var incoming: [Int]
  /// By how much the weight of those edges out exceeds that of those in.
  private var excess: [Int]
  private var sinks = MinimumHeap<Int>()
  private var sources = MinimumHeap<Int>()
  /// Every vertex under its present excess, among outdated entries.
  private var candidates = MinimumHeap<Candidate>()

  /// Prepares to order the vertices of a graph without self loops.
  ///
  /// - Parameters:
  ///   - graph: the graph to order.
  ///   - weights: for each edge, by index, its weight; not negative.
  init(_ graph: DirectedGraph, weights: [Int]) {
    self.graph = graph
    self.weights = weights
    reversedGraph = graph.reversed()
    hasLeft = [Bool](repeating: false, count: graph.vertexCount)
    outgoing = graph.vertices.map { graph.successors(of: $0).count }
    incoming = graph.vertices.map { [reversedGraph] in reversedGraph.successors(of: $0).count }
    excess = [Int](repeating: 0, count: graph.vertexCount)
    for (edge, weight) in zip(graph.edges, weights) {
      excess[edge.from] += weight
      excess[edge.to] -= weight
    }
    for vertex in graph.vertices { enqueue(vertex) }
  }

  /// For each vertex its place in the order, from 0.
  ///
  /// - Complexity: O((V + E) log V) time, O(V + E) memory.
  mutating func positions() -> [Int] {
    var positions = [Int](repeating: 0, count: graph.vertexCount)
    var beginning = 0
    var end = graph.vertexCount
    while beginning < end {
      if let vertex = nextSink() {
        end -= 1
        positions[vertex] = end
        leave(vertex)
      } else if let vertex = nextSource() ?? nextCandidate() {
        positions[vertex] = beginning
        beginning += 1
        leave(vertex)
      } else {
        preconditionFailure("every vertex that has not left is a candidate")
      }
    }
    return positions
  }

  private mutating func nextSink() -> Int? {
    while let vertex = sinks.popMinimum() {
      if !hasLeft[vertex] { return vertex }
    }
    return nil
  }

  private mutating func nextSource() -> Int? {
    while let vertex = sources.popMinimum() {
      if !hasLeft[vertex] { return vertex }
    }
    return nil
  }

  private mutating func nextCandidate() -> Int? {
    while let candidate = candidates.popMinimum() {
      let vertex = candidate.vertex
      if !hasLeft[vertex] && excess[vertex] == candidate.excess { return vertex }
    }
    return nil
  }

  private mutating func enqueue(_ vertex: Int) {
    if outgoing[vertex] == 0 { sinks.insert(vertex) }
    if incoming[vertex] == 0 { sources.insert(vertex) }
    candidates.insert(Candidate(excess: excess[vertex], vertex: vertex))
  }

  private mutating func leave(_ vertex: Int) {
    hasLeft[vertex] = true
    let successors = graph.successors(of: vertex)
    for index in successors.indices where !hasLeft[successors[index]] {
      incoming[successors[index]] -= 1
      excess[successors[index]] += weights[index]
      enqueue(successors[index])
    }
    for predecessor in reversedGraph.successors(of: vertex) where !hasLeft[predecessor] {
      guard let index = graph.edgeIndex(from: predecessor, to: vertex) else { continue }
      outgoing[predecessor] -= 1
      excess[predecessor] -= weights[index]
      enqueue(predecessor)
    }
  }
}
