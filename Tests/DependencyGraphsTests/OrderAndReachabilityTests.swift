import DependencyGraphs
import Testing

@Suite("The topological order")
struct TopologicalOrderTests {
  @Test("takes the smallest vertex that is free at each place")
  func smallestFirst() {
    #expect(graph("3-0 3-1 2-1 4-2").topologicalOrder() == [3, 0, 4, 2, 1])
  }

  @Test("agrees with searching each place anew, and is missing for cycles", arguments: seeds)
  func agreesWithBruteForce(seed: UInt64) {
    let graph = DirectedGraph.random(seed: seed)
    #expect(graph.topologicalOrder() == BruteForce(graph).topologicalOrder)
    let acyclic = DirectedGraph.randomAcyclic(seed: seed)
    #expect(acyclic.topologicalOrder() != nil)
    #expect(acyclic.topologicalOrder() == BruteForce(acyclic).topologicalOrder)
  }

  @Test("does not exist with a self loop")
  func selfLoop() {
    #expect(graph("0-1 1-1").topologicalOrder() == nil)
  }

  @Test("of a chain of 200 000 vertices is the chain, in either direction")
  func longChain() {
    let chain = DirectedGraph.chain(of: 200_000)
    #expect(chain.topologicalOrder() == Array(0..<200_000))
    #expect(chain.reversed().topologicalOrder() == (0..<200_000).reversed())
  }

  @Test("of the empty graph is empty")
  func empty() {
    #expect(emptyGraph.topologicalOrder() == [])
  }
}

@Suite("Reachability")
struct ReachabilityTests {
  @Test("from a vertex covers itself and what a path leads to", arguments: seeds)
  func agreesWithClosure(seed: UInt64) {
    let graph = DirectedGraph.random(seed: seed)
    let closure = BruteForce(graph).reaches
    for start in graph.vertices {
      let expected = graph.vertices.map { $0 == start || closure[start][$0] }
      #expect(graph.reachable(from: start) == expected)
    }
  }

  @Test("from several vertices is what any of them reaches")
  func severalStarts() {
    let graph = graph("0-1 2-3 3-2 4-0", vertexCount: 6)
    #expect(graph.reachable(from: [2, 0, 2]) == [true, true, true, true, false, false])
  }

  @Test("from no vertex is nothing")
  func noStart() {
    #expect(graph("0-1").reachable(from: []) == [false, false])
    #expect(emptyGraph.reachable(from: []) == [])
  }

  @Test("goes to the end of a chain of 200 000 vertices")
  func longChain() {
    #expect(DirectedGraph.chain(of: 200_000).reachable(from: 0).allSatisfy { $0 })
  }
}
