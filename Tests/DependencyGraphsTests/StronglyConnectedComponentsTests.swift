import DependencyGraphs
import Testing

@Suite("Strongly connected components")
struct StronglyConnectedComponentsTests {
  @Test("agree with mutual reachability", arguments: seeds)
  func agreeWithReachability(seed: UInt64) {
    let graph = DirectedGraph.random(seed: seed)
    let bruteForce = BruteForce(graph)
    let components = graph.stronglyConnectedComponents()
    for vertex in graph.vertices {
      let group = components.groups[components.componentIndex[vertex]]
      #expect(group == bruteForce.component(of: vertex))
    }
  }

  @Test("hold every vertex once and stand in the order of their smallest members", arguments: seeds)
  func canonicalOrder(seed: UInt64) {
    let graph = DirectedGraph.random(seed: seed)
    let groups = graph.stronglyConnectedComponents().groups
    #expect(groups.flatMap { $0 }.sorted() == Array(graph.vertices))
    #expect(groups.compactMap(\.first) == groups.compactMap(\.first).sorted())
  }

  @Test("are renamed with the vertices", arguments: seeds)
  func renaming(seed: UInt64) {
    let graph = DirectedGraph.random(seed: seed)
    var generator = SeededGenerator(seed: seed)
    let newName = graph.vertices.shuffled(using: &generator)
    let renamed = graph.quotient(
      by: newName, groupCount: graph.vertexCount, selfLoops: .included)
    let expected = graph.stronglyConnectedComponents().groups.map { Set($0.map { newName[$0] }) }
    #expect(Set(renamed.stronglyConnectedComponents().groups.map { Set($0) }) == Set(expected))
  }

  @Test("of a chain of 200 000 vertices are as many, and do not overflow the stack")
  func longChain() {
    let components = DirectedGraph.chain(of: 200_000).stronglyConnectedComponents()
    #expect(components.groups.count == 200_000)
    #expect(components.componentIndex == Array(0..<200_000))
  }

  @Test("of a ring of 200 000 vertices are one")
  func longRing() {
    let components = DirectedGraph.ring(of: 200_000).stronglyConnectedComponents()
    #expect(components.groups == [Array(0..<200_000)])
  }

  @Test("of the empty graph are none")
  func empty() {
    let components = emptyGraph.stronglyConnectedComponents()
    #expect(components.groups.isEmpty)
    #expect(components.componentIndex.isEmpty)
  }
}

@Suite("Cycle groups")
struct CycleGroupsTests {
  @Test("are the components with more than one member")
  func severalMembers() {
    #expect(graph("0-5 5-0 1-2 2-3 3-1 3-4 0-1 4-4").cycleGroups() == [[0, 5], [1, 2, 3]])
  }

  @Test("count self loops only when asked")
  func selfLoops() {
    let graph = graph("0-1 1-1 2-3 3-2 3-3")
    #expect(graph.cycleGroups() == [[2, 3]])
    #expect(graph.cycleGroups(selfLoops: .included) == [[1], [2, 3]])
  }

  @Test("are missing exactly where no vertex reaches itself", arguments: seeds)
  func agreeWithReachability(seed: UInt64) {
    let graph = DirectedGraph.random(seed: seed)
    #expect(graph.cycleGroups(selfLoops: .included).isEmpty == !BruteForce(graph).hasCycle)
    #expect(DirectedGraph.randomAcyclic(seed: seed).cycleGroups(selfLoops: .included).isEmpty)
  }
}

@Suite("The condensation")
struct CondensationTests {
  @Test("is acyclic", arguments: seeds)
  func acyclic(seed: UInt64) {
    let condensed = DirectedGraph.random(seed: seed).condensation().graph
    #expect(condensed.topologicalOrder() != nil)
  }

  @Test("has an edge exactly where an edge joins two components", arguments: seeds)
  func edgesBetweenComponents(seed: UInt64) {
    let graph = DirectedGraph.random(seed: seed)
    let condensation = graph.condensation()
    let index = condensation.components.componentIndex
    let between = graph.edges.map { DirectedGraph.Edge(from: index[$0.from], to: index[$0.to]) }
    #expect(condensation.graph.edges == Set(between.filter { $0.from != $0.to }).sorted())
    #expect(condensation.graph.vertexCount == condensation.components.groups.count)
  }

  @Test("of an acyclic graph is that graph", arguments: seeds)
  func acyclicGraph(seed: UInt64) {
    let graph = DirectedGraph.randomAcyclic(seed: seed)
    #expect(graph.condensation().graph == graph)
  }
}
