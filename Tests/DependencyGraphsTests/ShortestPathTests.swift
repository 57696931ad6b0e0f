import DependencyGraphs
import Testing

@Suite("The shortest path")
struct ShortestPathTests {
  @Test("takes the smallest vertex at each hop where several paths are shortest")
  func smallestAtEachHop() {
    #expect(graph("0-2 0-1 1-4 2-3 3-5 4-5").shortestPath(from: 0, to: 5) == [0, 1, 4, 5])
    #expect(graph("0-3 0-1 1-2 2-4 3-4").shortestPath(from: 0, to: 4) == [0, 3, 4])
  }

  @Test("between two vertices is the smallest of the shortest", arguments: seeds)
  func agreesWithBruteForce(seed: UInt64) {
    let graph = DirectedGraph.random(seed: seed)
    let bruteForce = BruteForce(graph)
    for from in graph.vertices.prefix(4) {
      let paths = graph.shortestPaths(from: [from])
      for to in graph.vertices {
        let expected =
          from == to || bruteForce.reaches[from][to]
          ? bruteForce.shortestPath(from: [from], to: [to]) : nil
        #expect(graph.shortestPath(from: from, to: to) == expected)
        #expect(paths.path(to: to) == expected)
        #expect(paths.reaches(to) == (expected != nil))
      }
    }
  }

  @Test("between two sets, through permitted vertices only", arguments: seeds)
  func setsAndFilter(seed: UInt64) {
    let graph = DirectedGraph.random(seed: seed)
    var generator = SeededGenerator(seed: seed)
    let sources = graph.vertices.filter { _ in Int.random(in: 0..<4, using: &generator) == 0 }
    let targets = graph.vertices.filter { _ in Int.random(in: 0..<4, using: &generator) == 0 }
    let isPermitted = graph.vertices.map { _ in Bool.random(using: &generator) }
    let expected = BruteForce(graph).shortestPath(
      from: sources, to: targets, through: { isPermitted[$0] })
    let path = graph.shortestPath(
      from: sources.reversed() + sources, to: targets.reversed(), through: { isPermitted[$0] })
    #expect(path == expected)
  }

  @Test("does not ask whether its two ends are permitted")
  func endsAreFree() {
    let graph = graph("0-1 1-2 2-3 0-4 4-3")
    #expect(graph.shortestPath(from: 0, to: 3) == [0, 4, 3])
    #expect(graph.shortestPath(from: 0, to: 3, through: { $0 == 1 || $0 == 2 }) == [0, 1, 2, 3])
    #expect(graph.shortestPath(from: 0, to: 1, through: { _ in false }) == [0, 1])
    #expect(graph.shortestPath(from: 0, to: 3, through: { _ in false }) == nil)
  }

  @Test("from a vertex to itself is that vertex alone")
  func toItself() {
    #expect(graph("0-1 1-0 0-0").shortestPath(from: 0, to: 0) == [0])
    #expect(graph("0-1 1-2").shortestPath(from: [2, 0, 1], to: [2, 1]) == [1])
  }

  @Test("does not exist against the direction of the edges, nor from or to nothing")
  func missing() {
    #expect(graph("0-1").shortestPath(from: 1, to: 0) == nil)
    #expect(graph("0-1").shortestPath(from: [], to: [0]) == nil)
    #expect(graph("0-1").shortestPath(from: [0], to: []) == nil)
    #expect(emptyGraph.shortestPath(from: [], to: []) == nil)
  }

  @Test("runs along a chain of 200 000 vertices")
  func longChain() {
    let path = DirectedGraph.chain(of: 200_000).shortestPath(from: 0, to: 199_999)
    #expect(path == Array(0..<200_000))
  }
}

@Suite("The shortest cycle", .timeLimit(.minutes(20)))
struct ShortestCycleTests {
  @Test("begins with its smallest vertex")
  func rotation() {
    #expect(graph("3-1 1-4 4-2 2-3").shortestCycle(through: [4, 3, 2, 1]) == [1, 4, 2, 3])
  }

  @Test("is the smallest of the shortest")
  func ties() {
    #expect(graph("0-1 1-2 2-0 3-4 4-3 0-3 4-0").shortestCycle(through: 0..<5) == [3, 4])
    #expect(graph("0-2 2-1 1-0 0-3 3-4 4-0").shortestCycle(through: 0..<5) == [0, 2, 1])
  }

  @Test("stays among the members of the group")
  func withinGroup() {
    let graph = graph("0-1 1-0 1-2 2-3 3-1")
    #expect(graph.shortestCycle(through: [1, 2, 3]) == [1, 2, 3])
    #expect(graph.shortestCycle(through: [0, 2, 3]) == nil)
    #expect(emptyGraph.shortestCycle(through: []) == nil)
  }

  @Test("may be a self loop only when asked")
  func selfLoops() {
    let graph = graph("0-1 1-0 1-1 2-2", vertexCount: 3)
    #expect(graph.shortestCycle(through: [0, 1]) == [0, 1])
    #expect(graph.shortestCycle(through: [0, 1], selfLoops: .included) == [1])
    #expect(graph.shortestCycle(through: [2]) == nil)
    #expect(graph.shortestCycle(through: [2], selfLoops: .included) == [2])
  }

  @Test("of every cycle group agrees with listing all cycles", arguments: seeds)
  func agreesWithBruteForce(seed: UInt64) {
    let graph = DirectedGraph.random(seed: seed)
    let bruteForce = BruteForce(graph)
    for group in graph.cycleGroups() {
      let cycle = graph.shortestCycle(through: group)
      #expect(cycle != nil)
      #expect(cycle == bruteForce.shortestCycle(through: group))
    }
  }

  @Test("of a ring of 200 000 vertices is the ring")
  func longRing() {
    let ring = DirectedGraph.ring(of: 200_000)
    #expect(ring.shortestCycle(through: ring.vertices) == Array(ring.vertices))
  }

  @Test("of a large graph without short cycles is found in steps that are bounded")
  func torus() {
    let side = 250
    var edges: [(from: Int, to: Int)] = []
    for vertex in 0..<side * side {
      let (row, column) = (vertex / side, vertex % side)
      edges.append((vertex, row * side + (column + 1) % side))
      edges.append((vertex, (row + 1) % side * side + column))
    }
    let torus = DirectedGraph(vertexCount: side * side, edges: edges, selfLoops: .excluded)
    #expect(torus.shortestCycle(through: torus.vertices) == Array(0..<side))
  }

  @Test("of each of very many groups takes no time for the other groups")
  func manyGroups() {
    let count = 100_000
    let edges = (0..<2 * count).map { (from: $0, to: $0 ^ 1) }
    let pairs = DirectedGraph(vertexCount: 2 * count, edges: edges, selfLoops: .excluded)
    let cycles = pairs.cycleGroups().compactMap { pairs.shortestCycle(through: $0) }
    #expect(cycles.count == count)
    #expect(cycles.last == [2 * count - 2, 2 * count - 1])
  }

  @Test("is looked for behind what only leads to a cycle or comes from one")
  func bridges() {
    // 0 and 1 lie on a long cycle, 2 leads from it to the short one of 3 and 4.
    let graph = graph("0-1 1-5 5-6 6-0 1-2 2-3 3-4 4-3 4-7")
    #expect(graph.shortestCycle(through: graph.vertices) == [3, 4])
    #expect(graph.shortestCycle(through: [0, 1, 5, 6, 2, 7]) == [0, 1, 5, 6])
  }
}
