import Analyzer
import ArchTestSupport
import Testing

/// The names and edges around the groups named.
private func part(
  of literal: GraphLiteral, around focus: [String], distance: Int?
) -> (groups: [String], edges: [String]) {
  let grouped = literal.graph.grouped(by: .module)
  let indices = grouped.groups.indices.filter { focus.contains(grouped.groups[$0].name) }
  let part = grouped.restricted(focus: indices, distance: distance)
  let names = part.groups.map(\.name)
  return (names, part.edges.map { "\(names[$0.from])->\(names[$0.to])" })
}

@Suite("The part of a graph around a focus")
struct RestrictionTests {
  private let chain: GraphLiteral = "A -> B -> C -> D -> E, X -> E"

  @Test(
    "reaches as far as the distance in both directions",
    arguments: [
      (distance: 0, expected: ["C"]),
      (distance: 1, expected: ["B", "C", "D"]),
      (distance: 2, expected: ["A", "B", "C", "D", "E"]),
    ])
  func distance(distance: Int, expected: [String]) {
    #expect(part(of: chain, around: ["C"], distance: distance).groups == expected)
  }

  @Test("does not turn round on its way: what else depends on a dependency is left out")
  func noTurning() {
    #expect(part(of: chain, around: ["C"], distance: nil).groups == ["A", "B", "C", "D", "E"])
    #expect(part(of: chain, around: ["X"], distance: nil).groups == ["E", "X"])
  }

  @Test("keeps all edges between what it keeps, and those alone")
  func inducedEdges() {
    let literal: GraphLiteral = "A -> B & C, B -> C & D"
    #expect(part(of: literal, around: ["A"], distance: 1).edges == ["A->B", "A->C", "B->C"])
  }

  @Test("takes the union for several groups in focus")
  func severalGroups() {
    #expect(part(of: chain, around: ["A", "X"], distance: 1).groups == ["A", "B", "E", "X"])
  }

  @Test("of nothing is empty")
  func nothing() {
    let result = part(of: chain, around: [], distance: nil)
    #expect(result.groups.isEmpty && result.edges.isEmpty)
  }

  @Test("ends on cycles")
  func cycle() {
    #expect(
      part(of: "A -> B -> A, C -> A", around: ["B"], distance: nil).groups == ["A", "B", "C"])
  }

  @Test("moves the groups of nodes along")
  func groupOfNode() {
    let grouped = chain.graph.grouped(by: .module)
    let part = grouped.restricted(focus: [3], distance: 0)
    #expect(part.groupOfNode == [nil, nil, nil, 0, nil, nil])
  }
}
