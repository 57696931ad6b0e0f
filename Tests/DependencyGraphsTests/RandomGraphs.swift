import DependencyGraphs

/// A small seeded generator (SplitMix64): the same seed gives the same numbers everywhere.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// The seeds of every property test.
let seeds: Range<UInt64> = 0..<200

/// A list of edges over 0 to 12 vertices, from sparse to dense, with repetitions and self loops.
struct RandomEdges {
  let vertexCount: Int
  let edges: [(from: Int, to: Int)]

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let vertexCount = Int.random(in: 0...12, using: &generator)
    let most = vertexCount * Int.random(in: 0...4, using: &generator)
    self.vertexCount = vertexCount
    edges = (0..<most).map { _ in
      (
        from: Int.random(in: 0..<vertexCount, using: &generator),
        to: Int.random(in: 0..<vertexCount, using: &generator)
      )
    }
  }
}

extension DirectedGraph {
  /// A graph over 0 to 12 vertices, from sparse to dense, with self loops and cycles.
  static func random(seed: UInt64) -> DirectedGraph {
    let random = RandomEdges(seed: seed)
    return DirectedGraph(
      vertexCount: random.vertexCount, edges: random.edges, selfLoops: .included)
  }

  /// The same without cycles; vertices do not stand in topological order.
  static func randomAcyclic(seed: UInt64) -> DirectedGraph {
    let random = RandomEdges(seed: seed)
    var generator = SeededGenerator(seed: ~seed)
    let rank = (0..<random.vertexCount).shuffled(using: &generator)
    let forwards = random.edges.filter { rank[$0.from] < rank[$0.to] }
    return DirectedGraph(
      vertexCount: random.vertexCount, edges: forwards, selfLoops: .excluded)
  }

  /// The path 0 → 1 → … → n - 1.
  static func chain(of vertexCount: Int) -> DirectedGraph {
    DirectedGraph(
      vertexCount: vertexCount, edges: (1..<vertexCount).map { (from: $0 - 1, to: $0) },
      selfLoops: .included)
  }

  /// The cycle 0 → 1 → … → n - 1 → 0.
  static func ring(of vertexCount: Int) -> DirectedGraph {
    DirectedGraph(
      vertexCount: vertexCount,
      edges: (0..<vertexCount).map { (from: $0, to: ($0 + 1) % vertexCount) },
      selfLoops: .included)
  }
}

/// A graph as text for tests: `"0-1 1-2 2-0"`, with as many vertices as the largest number needs.
func graph(_ text: String, vertexCount: Int? = nil, selfLoops: SelfLoops = .included)
  -> DirectedGraph
{
  let edges = text.split(separator: " ").map { edge in
    let ends = edge.split(separator: "-").compactMap { Int($0) }
    return (from: ends[0], to: ends[1])
  }
  let largest = edges.map { max($0.from, $0.to) }.max() ?? -1
  return DirectedGraph(
    vertexCount: vertexCount ?? largest + 1, edges: edges, selfLoops: selfLoops)
}

/// The graph without vertices.
let emptyGraph = DirectedGraph(vertexCount: 0, edges: [], selfLoops: .included)

/// A weight from 0 to 9 that depends on the edge and the seed alone.
func weight(of edge: DirectedGraph.Edge, seed: UInt64) -> Int {
  var generator = SeededGenerator(seed: seed &+ UInt64(edge.from * 64 + edge.to) << 32)
  return Int.random(in: 0...9, using: &generator)
}
