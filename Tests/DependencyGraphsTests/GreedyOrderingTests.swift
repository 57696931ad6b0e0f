import Testing

@testable import DependencyGraphs

@Suite("The greedy order of Eades, Lin and Smyth")
struct GreedyOrderingTests {
  @Test("gives each vertex a place, and at most half of the weight leads back", arguments: seeds)
  func atMostHalfLeadsBack(seed: UInt64) {
    let random = RandomEdges(seed: seed)
    let graph = DirectedGraph(
      vertexCount: random.vertexCount, edges: random.edges, selfLoops: .excluded)
    let weights = graph.edges.map { weight(of: $0, seed: seed) }
    var ordering = GreedyOrdering(graph, weights: weights)
    let positions = ordering.positions()
    #expect(positions.sorted() == Array(graph.vertices))

    let leadingBack = zip(graph.edges, weights).filter { edge, _ in
      positions[edge.from] > positions[edge.to]
    }
    #expect(2 * leadingBack.reduce(0) { $0 + $1.1 } <= weights.reduce(0, +))
  }

  @Test("of an acyclic graph lets no edge lead back", arguments: seeds)
  func acyclic(seed: UInt64) {
    let graph = DirectedGraph.randomAcyclic(seed: seed)
    var ordering = GreedyOrdering(graph, weights: graph.edges.map { _ in 1 })
    let positions = ordering.positions()
    #expect(graph.edges.allSatisfy { positions[$0.from] < positions[$0.to] })
  }

  @Test("agrees with weighing every vertex anew at each step", arguments: seeds)
  func agreesWithBruteForce(seed: UInt64) {
    let random = RandomEdges(seed: seed)
    let graph = DirectedGraph(
      vertexCount: random.vertexCount, edges: random.edges, selfLoops: .excluded)
    var ordering = GreedyOrdering(
      graph, weights: graph.edges.map { weight(of: $0, seed: seed) })
    let positions = ordering.positions()
    let order = graph.vertices.sorted { positions[$0] < positions[$1] }
    #expect(order == bruteForceOrder(of: graph, seed: seed))
  }

  private func bruteForceOrder(of graph: DirectedGraph, seed: UInt64) -> [Int] {
    var remaining = Array(graph.vertices)
    var beginning: [Int] = []
    var end: [Int] = []
    while !remaining.isEmpty {
      let edges = graph.edges.filter { remaining.contains($0.from) && remaining.contains($0.to) }
      if let sink = remaining.first(where: { vertex in !edges.contains { $0.from == vertex } }) {
        end.insert(sink, at: 0)
        remaining.removeAll { $0 == sink }
        continue
      }
      let source = remaining.first { vertex in !edges.contains { $0.to == vertex } }
      let excess = remaining.map { vertex in
        edges.reduce(0) { sum, edge in
          let weight = weight(of: edge, seed: seed)
          return sum + (edge.from == vertex ? weight : 0) - (edge.to == vertex ? weight : 0)
        }
      }
      let heaviest = zip(remaining, excess).first { $0.1 == excess.max() }?.0
      guard let next = source ?? heaviest else { break }
      beginning.append(next)
      remaining.removeAll { $0 == next }
    }
    return beginning + end
  }
}
