import DependencyGraphs
import Testing

@Suite("All shortest paths")
struct AllShortestPathsTests {
  @Test("are listed in lexicographic order, as many as asked for, and all counted")
  func order() {
    let shortcut = graph("0-2 0-1 1-4 2-3 3-5 4-5 0-6 6-5 1-6 2-4")
    #expect(shortcut.allShortestPaths(from: [0], to: [5], limit: 9).paths == [[0, 6, 5]])
    let square = graph("0-1 0-2 1-3 2-3 3-4 3-5 4-6 5-6")
    let all = square.allShortestPaths(from: [0], to: [6], limit: 9)
    #expect(all.paths == [[0, 1, 3, 4, 6], [0, 1, 3, 5, 6], [0, 2, 3, 4, 6], [0, 2, 3, 5, 6]])
    let some = square.allShortestPaths(from: [0], to: [6], limit: 2)
    #expect(some.paths == Array(all.paths.prefix(2)))
    #expect(some.count == 4)
  }

  @Test("between two sets are those of the nearest ends", arguments: seeds)
  func agreesWithBruteForce(seed: UInt64) {
    let graph = DirectedGraph.random(seed: seed)
    var generator = SeededGenerator(seed: seed)
    let sources = graph.vertices.filter { _ in Int.random(in: 0..<4, using: &generator) == 0 }
    let targets = graph.vertices.filter { _ in Int.random(in: 0..<4, using: &generator) == 0 }
    var expected: [[Int]] = []
    for length in 1...max(1, graph.vertexCount) where expected.isEmpty {
      expected = BruteForce(graph).paths(from: sources, length: length).filter {
        $0.last.map(targets.contains) ?? false
      }
    }
    let found = graph.allShortestPaths(
      from: sources.reversed() + sources, to: targets.reversed(), limit: .max)
    #expect(found.paths == expected)
    #expect(found.count == expected.count)
  }

  @Test("are counted up to a limit where there are more than a number can say")
  func many() {
    var edges: [(from: Int, to: Int)] = []
    for ring in 0..<80 {
      let (start, end) = (ring * 3, ring * 3 + 3)
      edges += [(start, start + 1), (start, start + 2), (start + 1, end), (start + 2, end)]
    }
    let ladder = DirectedGraph(vertexCount: 241, edges: edges, selfLoops: .excluded)
    let found = ladder.allShortestPaths(from: [0], to: [240], limit: 3)
    #expect(found.count == ShortestPathList.countLimit)
    #expect(found.paths.count == 3)
  }

  @Test("do not exist without a way, a source or a target")
  func missing() {
    let ends: [(from: [Int], to: [Int])] = [([1], [0]), ([], [0]), ([0], [])]
    for (from, to) in ends {
      let found = graph("0-1").allShortestPaths(from: from, to: to, limit: 3)
      #expect(found.paths.isEmpty)
      #expect(found.count == 0)
    }
  }
}
