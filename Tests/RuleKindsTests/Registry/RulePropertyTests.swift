import ArchTestSupport
import DependencyGraphs
import RuleTestSupport
import Testing

@Suite("Rules on random graphs")
struct RulePropertyTests {
  @Test(
    "forbid what is reachable, through any, and nothing else", arguments: 0..<60 as Range<UInt64>)
  func chainsAgreeWithReachability(seed: UInt64) throws {
    let (project, edges) = randomProject(seed: seed)
    let found = try check(project, "forbid: { from: M0, to: \"M[1-3]\", through: any }")
      .evaluation().violations
    let graph = DirectedGraph(vertexCount: 8, edges: edges, selfLoops: .excluded)
    let reached = graph.reachable(from: 0)
    #expect(
      Set(found.compactMap { $0.to?.component })
        == Set((1...3).filter { reached[$0] }.map { "M\($0)" })
    )
    for violation in found {
      guard violation.defect.name == "forbidden-chain" else { continue }
      let chain = violation.defect.texts("chain")
      #expect(chain.count == violation.evidence.count + 1 && chain.count > 2)
      #expect(
        graph.shortestPath(from: 0, to: try #require(number(chain.last)))?.count == chain.count)
    }
  }

  @Test("find a cycle group where there is one", arguments: 0..<60 as Range<UInt64>)
  func cyclesAgree(seed: UInt64) throws {
    let (project, edges) = randomProject(seed: seed)
    let found = try check(project, "acyclic: \"*\"").evaluation().violations
    let groups = DirectedGraph(vertexCount: 8, edges: edges, selfLoops: .excluded).cycleGroups()
    #expect(
      Set(
        found.compactMap { violation -> [String]? in
          violation.defect.name == "dependency-cycle" ? violation.defect.texts("members") : nil
        }) == Set(groups.map { $0.map { "M\($0)" } }))
  }

  @Test("say the same whatever the order of the rules", arguments: 0..<20 as Range<UInt64>)
  func order(seed: UInt64) throws {
    let (project, _) = randomProject(seed: seed)
    let rules = [
      "a: { forbid: { from: M0, to: M1, through: any } }", "b: { acyclic: \"*\" }",
      "c: { independence: [M2, M3, M4] }", "d: { allow: { from: M5, to: M6 } }",
    ]
    let forwards = try RuleCheck(project, "rules:\n  " + rules.joined(separator: "\n  "))
    let backwards = try RuleCheck(
      project, "rules:\n  " + rules.reversed().joined(separator: "\n  "))
    #expect(forwards.evaluation().violations == backwards.evaluation().violations)
  }

  /// Eight modules of two types each, some of which depend on each other.
  private func randomProject(seed: UInt64) -> (GraphLiteral, [(from: Int, to: Int)]) {
    var generator = SeededGenerator(seed: seed)
    var edges: [(from: Int, to: Int)] = []
    var text = (0..<8).map { "module M\($0)\n  X, Y\n" }.joined()
    for _ in 0..<Int.random(in: 4...14, using: &generator) {
      let from = Int.random(in: 0..<8, using: &generator)
      let to = Int.random(in: 0..<8, using: &generator)
      guard from != to else { continue }
      edges.append((from, to))
      let ends = ["X", "Y"].map { _ in Bool.random(using: &generator) ? "X" : "Y" }
      text += "M\(from).\(ends[0]) -> M\(to).\(ends[1])\n"
    }
    return (GraphLiteral(stringLiteral: text), edges)
  }

  private func number(_ name: String?) -> Int? { name.flatMap { Int($0.dropFirst()) } }
}
