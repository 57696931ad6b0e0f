import DependencyModel
import SourceFacts
import Testing

@Suite("Sorts of dependencies")
struct DependencySortTests {
  private func sorts(_ role: ReferenceRole, _ marks: ReferenceMarks = []) -> [DependencySort] {
    DependencySort.allCases.filter { $0.includes(role, marks) }
  }

  @Test("are told by the place of a reference and by what is done there")
  func places() {
    #expect(sorts(.import) == [.import])
    #expect(sorts(.inheritance) == [.reference, .inheritance])
    #expect(sorts(.typePosition) == [.reference, .type])
    #expect(sorts(.call) == [.reference, .call])
    #expect(sorts(.typePosition, .isMaking) == [.reference, .call, .type])
    #expect(sorts(.member, .isAssigned) == [.reference, .assignment])
  }
}

@Suite("Outcomes in numbers")
struct ResolutionCountsTests {
  private func counts(
    certain: Int = 0, probable: Int = 0, ambiguous: Int = 0, unresolved: Int = 0, external: Int = 0
  ) -> ResolutionCounts {
    var counts = ResolutionCounts()
    counts.certain = certain
    counts.probable = probable
    counts.ambiguous = ambiguous
    counts.unresolved = unresolved
    counts.external = external
    return counts
  }

  @Test("give the share that is resolved of what the project could have declared")
  func share() {
    let all = counts(certain: 2, probable: 1, ambiguous: 3, unresolved: 6, external: 100)
    #expect(all.resolvedShare == 0.25)
    #expect(counts(external: 5).resolvedShare == nil)
  }

  @Test("are added kind by kind")
  func sum() {
    var sum = counts(certain: 1, probable: 2, ambiguous: 3, unresolved: 4, external: 5)
    sum += counts(certain: 10, probable: 20, ambiguous: 30, unresolved: 40, external: 50)
    #expect(sum == counts(certain: 11, probable: 22, ambiguous: 33, unresolved: 44, external: 55))
  }
}

@Suite("A grouped graph")
struct GroupedGraphTests {
  @Test("finds the edge between two groups, and none where there is none")
  func edges() {
    let pairs = [(0, 1), (0, 3), (1, 0), (2, 3), (3, 0), (3, 2)]
    let graph = GroupedGraph(
      granularity: .module, groups: [],
      edges: pairs.map {
        GroupedEdge(from: $0.0, to: $0.1, isNominal: true, confidence: .certain, references: [])
      }, groupOfNode: [])
    for from in 0...4 {
      for to in 0...4 {
        let edge = graph.edge(from: from, to: to)
        #expect((edge != nil) == pairs.contains { $0 == (from, to) }, "\(from) to \(to)")
        if let edge { #expect(edge.from == from && edge.to == to) }
      }
    }
  }
}
