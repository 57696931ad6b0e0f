import DependencyGraphs
import Testing

@Suite("The table of what reaches what", .timeLimit(.minutes(20)))
struct ReachTableTests {
  /// What a path of one edge at least leads to.
  private func searched(_ graph: DirectedGraph, from start: Int) -> [Int] {
    let isReached = graph.reachable(from: graph.successors(of: start))
    return graph.vertices.filter { isReached[$0] }
  }

  private func expectAgreement(_ graph: DirectedGraph, from starts: [Int]) {
    let table = ReachTable(graph)
    for start in starts {
      let found = searched(graph, from: start)
      #expect(graph.vertices.filter { table.leads(from: start, to: $0) } == found)
      #expect(table.reached(from: [start]) == Set(found + [start]).sorted())
    }
  }

  @Test("agrees with a search from each vertex", arguments: seeds)
  func agreement(seed: UInt64) {
    let graph = DirectedGraph.random(seed: seed)
    expectAgreement(graph, from: Array(graph.vertices))
  }

  @Test("agrees where rows are long: with bits where much is reached, else with numbers")
  func longRows() {
    let count = 3_000
    expectAgreement(.chain(of: count), from: [0, 1, 1500, 2998, 2999])
    expectAgreement(.ring(of: count), from: [0, 1500, 2999])
    // Each vertex reaches those that halving its number leads to.
    let halves = DirectedGraph(
      vertexCount: count, edges: (1..<count).map { (from: $0, to: $0 / 2) }, selfLoops: .excluded)
    expectAgreement(halves, from: [0, 1, 2, 1023, 1024, 2500, 2999])
    let table = ReachTable(halves)
    let quarters = [0, 1, 2, 3, 4, 6, 9, 12, 19, 39, 78, 156, 312, 625, 1250, 2500]
    #expect(table.reached(from: [12, 2500]) == quarters)
    #expect(table.reached(from: []).isEmpty)
  }

  @Test("grows with what is reached where 100 000 vertices reach few each")
  func fewReached() {
    let count = 100_000
    let halves = DirectedGraph(
      vertexCount: count, edges: (1..<count).map { (from: $0, to: $0 / 2) }, selfLoops: .excluded)
    let table = ReachTable(halves)
    #expect(table.leads(from: count - 1, to: (count - 1) / 1024))
    #expect(!table.leads(from: count - 1, to: count - 2))
  }
}
