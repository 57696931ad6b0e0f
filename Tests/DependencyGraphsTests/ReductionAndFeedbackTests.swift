import DependencyGraphs
import Testing

@Suite("The transitive reduction")
struct TransitiveReductionTests {
  @Test("leaves out the edges that a longer path replaces")
  func shortcut() {
    #expect(graph("0-1 1-2 0-2 0-3 2-3").transitiveReduction() == graph("0-1 1-2 2-3"))
  }

  @Test("keeps exactly the edges without a vertex in between", arguments: seeds)
  func agreesWithBruteForce(seed: UInt64) {
    let graph = DirectedGraph.randomAcyclic(seed: seed)
    let reaches = BruteForce(graph).reaches
    let necessary = graph.edges.filter { edge in
      !graph.vertices.contains { reaches[edge.from][$0] && reaches[$0][edge.to] }
    }
    let reduction = graph.transitiveReduction()
    #expect(reduction?.edges == necessary)
    #expect(reduction.map { BruteForce($0).reaches } == reaches)
  }

  @Test("does not exist for a graph with a cycle")
  func cyclic() {
    #expect(graph("0-1 1-0").transitiveReduction() == nil)
    #expect(graph("0-0").transitiveReduction() == nil)
    #expect(emptyGraph.transitiveReduction() == emptyGraph)
  }

  @Test("of a condensation keeps what each component reaches", arguments: seeds)
  func condensation(seed: UInt64) {
    let condensation = DirectedGraph.random(seed: seed).condensation()
    let reduction = condensation.transitiveReduction()
    #expect(BruteForce(reduction).reaches == BruteForce(condensation.graph).reaches)
    #expect(reduction == condensation.graph.transitiveReduction())
  }

  @Test("of a chain of 200 000 vertices is the chain")
  func longChain() {
    let chain = DirectedGraph.chain(of: 200_000)
    #expect(chain.transitiveReduction() == chain)
  }
}

@Suite("Feedback edges")
struct FeedbackEdgesTests {
  @Test("leave no cycle when removed", arguments: seeds)
  func breakAllCycles(seed: UInt64) {
    let graph = DirectedGraph.random(seed: seed)
    let feedback = graph.feedbackEdges()
    #expect(!BruteForce(graph.removing(feedback)).hasCycle)
    #expect(feedback == Set(feedback).sorted())
    #expect(feedback.allSatisfy { graph.hasEdge(from: $0.from, to: $0.to) })
  }

  @Test("are each needed: putting one back closes a cycle", arguments: seeds)
  func minimal(seed: UInt64) {
    let graph = DirectedGraph.random(seed: seed)
    let feedback = graph.feedbackEdges(weight: { weight(of: $0, seed: seed) })
    for edge in feedback {
      let others = feedback.filter { $0 != edge }
      #expect(BruteForce(graph.removing(others)).hasCycle)
    }
  }

  @Test("weigh at most half of what lies on cycles, self loops aside", arguments: seeds)
  func atMostHalf(seed: UInt64) {
    let graph = DirectedGraph.random(seed: seed)
    let reaches = BruteForce(graph).reaches
    let onCycles = graph.edges.filter { reaches[$0.to][$0.from] && $0.from != $0.to }
    let feedback = graph.feedbackEdges(weight: { weight(of: $0, seed: seed) })
    let cut = feedback.filter { $0.from != $0.to }
    let cutWeight = cut.reduce(0) { $0 + weight(of: $1, seed: seed) }
    let fullWeight = onCycles.reduce(0) { $0 + weight(of: $1, seed: seed) }
    #expect(2 * cutWeight <= fullWeight)
    #expect(Set(cut).isSubset(of: onCycles))
  }

  @Test("are none in an acyclic graph", arguments: seeds)
  func acyclic(seed: UInt64) {
    #expect(DirectedGraph.randomAcyclic(seed: seed).feedbackEdges().isEmpty)
  }

  @Test("are the light edges of a cycle when weights are given")
  func weights() {
    let ring = graph("0-1 1-2 2-3 3-0")
    for light in ring.edges {
      #expect(ring.feedbackEdges(weight: { $0 == light ? 1 : 5 }) == [light])
    }
  }

  @Test("are weighed once each, and only where they lie on cycles", arguments: seeds)
  func weighedEdges(seed: UInt64) {
    let graph = DirectedGraph.random(seed: seed)
    let reaches = BruteForce(graph).reaches
    var weighed: [DirectedGraph.Edge] = []
    _ = graph.feedbackEdges { edge in
      weighed.append(edge)
      return 1
    }
    #expect(weighed == graph.edges.filter { reaches[$0.to][$0.from] && $0.from != $0.to })
  }

  @Test("include every self loop, whatever it weighs")
  func selfLoops() {
    let loops = graph("0-0 0-1 1-1").feedbackEdges(weight: { _ in 100 })
    #expect(loops == [.init(from: 0, to: 0), .init(from: 1, to: 1)])
    #expect(emptyGraph.feedbackEdges().isEmpty)
  }

  @Test("of a ring of 20 000 vertices are a single edge")
  func longRing() {
    #expect(DirectedGraph.ring(of: 20_000).feedbackEdges().count == 1)
  }
}
