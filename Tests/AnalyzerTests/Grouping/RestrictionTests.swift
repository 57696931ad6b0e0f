import Analyzer
import ArchTestSupport
import Testing

/// The names and edges around the groups named.
private func part(
  of literal: GraphLiteral, around focus: [String], depth: Int?
) -> (groups: [String], edges: [String]) {
  let grouped = literal.graph.grouped(by: .module)
  let indices = grouped.groups.indices.filter { focus.contains(grouped.groups[$0].name) }
  let part = grouped.restricted(focus: indices, depth: depth)
  let names = part.groups.map(\.name)
  return (names, part.edges.map { "\(names[$0.from])->\(names[$0.to])" })
}

@Suite("The part of a graph around a focus")
struct RestrictionTests {
  private let chain: GraphLiteral = "A -> B -> C -> D -> E, X -> E"

  @Test(
    "reaches as far as the depth in both directions",
    arguments: [
      (depth: 0, expected: ["C"]),
      (depth: 1, expected: ["B", "C", "D"]),
      (depth: 2, expected: ["A", "B", "C", "D", "E"]),
    ])
  func depth(depth: Int, expected: [String]) {
    #expect(part(of: chain, around: ["C"], depth: depth).groups == expected)
  }

  @Test("does not turn round on its way: what else depends on a dependency is left out")
  func noTurning() {
    #expect(part(of: chain, around: ["C"], depth: nil).groups == ["A", "B", "C", "D", "E"])
    #expect(part(of: chain, around: ["X"], depth: nil).groups == ["E", "X"])
  }

  @Test("keeps all edges between what it keeps, and those alone")
  func inducedEdges() {
    let literal: GraphLiteral = "A -> B & C, B -> C & D"
    #expect(part(of: literal, around: ["A"], depth: 1).edges == ["A->B", "A->C", "B->C"])
  }

  @Test("takes the union for several groups in focus")
  func severalGroups() {
    #expect(part(of: chain, around: ["A", "X"], depth: 1).groups == ["A", "B", "E", "X"])
  }

  @Test("of nothing is empty")
  func nothing() {
    let result = part(of: chain, around: [], depth: nil)
    #expect(result.groups.isEmpty && result.edges.isEmpty)
  }

  @Test("ends on cycles")
  func cycle() {
    #expect(part(of: "A -> B -> A, C -> A", around: ["B"], depth: nil).groups == ["A", "B", "C"])
  }

  @Test("moves the groups of nodes along")
  func groupOfNode() {
    let grouped = chain.graph.grouped(by: .module)
    let part = grouped.restricted(focus: [3], depth: 0)
    #expect(part.groupOfNode == [nil, nil, nil, 0, nil, nil])
  }
}
