import DependencyGraphs
import Testing

@Suite("A directed graph")
struct DirectedGraphTests {
  @Test("keeps the successors of each vertex ascending and without duplicates")
  func sortedSuccessors() {
    let graph = graph("2-1 0-2 0-1 2-1 0-3 0-2")
    #expect(graph.vertices.map { Array(graph.successors(of: $0)) } == [[1, 2, 3], [], [1], []])
    #expect(graph.edgeCount == 4)
  }

  @Test("has exactly the edges that it was given", arguments: seeds)
  func holdsItsEdges(seed: UInt64) {
    let random = RandomEdges(seed: seed)
    let graph = DirectedGraph.random(seed: seed)
    let given = Set(random.edges.map { DirectedGraph.Edge(from: $0.from, to: $0.to) })
    #expect(graph.edges == given.sorted())
    for from in graph.vertices {
      for to in graph.vertices {
        #expect(graph.hasEdge(from: from, to: to) == given.contains(.init(from: from, to: to)))
      }
    }
  }

  @Test("does not depend on the order in which its edges are given", arguments: seeds)
  func orderOfEdges(seed: UInt64) {
    let random = RandomEdges(seed: seed)
    var generator = SeededGenerator(seed: seed)
    let shuffled = DirectedGraph(
      vertexCount: random.vertexCount, edges: random.edges.shuffled(using: &generator),
      selfLoops: .included)
    #expect(shuffled == .random(seed: seed))
  }

  @Test("keeps or drops self loops as told")
  func selfLoops() {
    #expect(graph("0-0 0-1 1-1", selfLoops: .included) == graph("1-1 0-1 0-0"))
    #expect(graph("0-0 0-1 1-1", selfLoops: .excluded) == graph("0-1"))
  }

  @Test("numbers its edges by their place in the order of (from, to)", arguments: seeds)
  func edgeIndices(seed: UInt64) {
    let graph = DirectedGraph.random(seed: seed)
    for (index, edge) in graph.edges.enumerated() {
      #expect(graph.edgeIndex(from: edge.from, to: edge.to) == index)
      #expect(graph.successors(of: edge.from)[index] == edge.to)
    }
  }

  @Test("may have no vertex at all")
  func empty() {
    #expect(emptyGraph.vertexCount == 0)
    #expect(emptyGraph.edges.isEmpty)
    #expect(emptyGraph.reversed() == emptyGraph)
    #expect(emptyGraph.removing([]) == emptyGraph)
    #expect(emptyGraph.inducedSubgraph(on: []).graph == emptyGraph)
  }

  @Test("tells graphs apart that differ in their last, isolated vertex only")
  func isolatedVertices() {
    #expect(graph("0-1", vertexCount: 3) != graph("0-1", vertexCount: 2))
    #expect(graph("0-1", vertexCount: 3).vertexCount == 3)
  }
}

@Suite("A derived graph")
struct DerivedGraphTests {
  @Test("with edges reversed lists the predecessors", arguments: seeds)
  func predecessors(seed: UInt64) {
    let graph = DirectedGraph.random(seed: seed)
    let reversed = graph.reversed()
    for vertex in graph.vertices {
      let predecessors = graph.vertices.filter { graph.hasEdge(from: $0, to: vertex) }
      #expect(Array(reversed.successors(of: vertex)) == predecessors)
    }
    #expect(reversed.reversed() == graph)
  }

  @Test("without some edges has all the others, and ignores edges that were not there")
  func removing() {
    let rest = graph("0-0 0-1 1-2 2-0").removing([.init(from: 1, to: 2), .init(from: 2, to: 1)])
    #expect(rest == graph("0-0 0-1 2-0"))
  }

  @Test("of groups has an edge wherever members of two groups have one")
  func quotient() {
    let graph = graph("0-1 1-2 3-0 2-4", vertexCount: 5)
    let groups = [0, 0, 2, 1, 2]
    #expect(
      graph.quotient(by: groups, groupCount: 4, selfLoops: .excluded)
        == self.graph("0-2 1-0", vertexCount: 4))
    #expect(
      graph.quotient(by: groups, groupCount: 4, selfLoops: .included)
        == self.graph("0-0 0-2 1-0 2-2", vertexCount: 4))
  }

  @Test("has the same subgraph of a few vertices as of vertices that are many of it")
  func smallSubgraph() {
    let edges = [(from: 40, to: 3), (from: 3, to: 90), (from: 90, to: 90), (from: 3, to: 7)]
    let members = [90, 3, 40, 3]
    let large = DirectedGraph(vertexCount: 100, edges: edges, selfLoops: .included)
    let few = large.inducedSubgraph(on: members)
    // With as many vertices again that nothing leads to, the members are not few any more.
    let many = DirectedGraph(vertexCount: 91, edges: edges, selfLoops: .included)
      .inducedSubgraph(on: members + Array(50..<90))
    #expect(few.originalVertices == [3, 40, 90])
    #expect(few.graph == graph("1-0 0-2 2-2"))
    #expect(few.graph.edges == many.graph.inducedSubgraph(on: [0, 1, 42]).graph.edges)
  }

  @Test("of chosen vertices keeps their order and the edges between them")
  func inducedSubgraph() {
    let chosen = graph("0-1 1-4 4-4 4-2 2-3 3-0").inducedSubgraph(on: [4, 2, 1, 4])
    #expect(chosen.originalVertices == [1, 2, 4])
    #expect(chosen.graph == graph("0-2 2-1 2-2"))
  }

  private func graph(_ text: String, vertexCount: Int? = nil) -> DirectedGraph {
    DependencyGraphsTests.graph(text, vertexCount: vertexCount)
  }
}
