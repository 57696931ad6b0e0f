import DependencyModel
import RuleChecks
import RuleTestSupport
import Testing

/// Rules on so many types that what grows with the square of their number would not end within the
/// time limit.
@Suite("On very many types", .timeLimit(.minutes(20)))
struct GrowthTests {
  private static let count = 20_000

  /// What a rule finds in a graph.
  private func evaluation(_ rule: String, _ graph: DependencyGraph) throws -> RuleEvaluation {
    try check("module M", "\(rule)\nmay-be-empty: true").evaluation { $0 = graph }
  }

  @Test("a ring is one cycle")
  func ring() throws {
    let ring = DependencyGraph.types(Self.count) { [($0 + 1) % Self.count] }
    let found = try evaluation("acyclic: { at: type }", ring)
    #expect(found.violations.map(\.evidence.count) == [Self.count])
  }

  @Test("each of many small cycles is found")
  func pairs() throws {
    let pairs = DependencyGraph.types(Self.count) { [$0 ^ 1] }
    let found = try evaluation("acyclic: { at: type }", pairs)
    #expect(found.violations.count == Self.count / 2)
  }

  @Test("chains to an end that nothing reaches cost nothing for each start")
  func noChain() throws {
    let ring = DependencyGraph.types(Self.count) { [($0 + 1) % Self.count] }
    let found = try evaluation(
      "forbid: { from: \"type:T*\", to: \"type:Other\", through: any, at: type }", ring)
    #expect(found.violations.isEmpty)
  }

  @Test("chains that end at once cost nothing for what they do not reach")
  func shortChains() throws {
    // Each third type begins a chain of its own.
    let graph = DependencyGraph.types(Self.count) { $0 % 4 == 3 ? [] : [$0 + 1] }
    let found = try evaluation(
      "forbid: { from: \"type:T*\", to: \"type:T*\", through: any, at: type }", graph)
    // Two hops from the first and the second, three from the first: beside direct dependencies.
    let chains = found.violations.count { $0.evidence.count > 1 }
    #expect(chains == Self.count / 4 * 3)
  }

  @Test("ways to a few ends are found from there")
  func fewEnds() throws {
    let star = DependencyGraph.types(Self.count) { $0 > 1 ? [1] : $0 == 1 ? [0] : [] }
    let found = try evaluation(
      "forbid: { from: \"type:T*\", to: \"type:T00000\", through: any, at: type }", star)
    #expect(found.violations.count { $0.evidence.count == 2 } == Self.count - 2)
  }

  @Test("captures that are bound for each start take no table of all starts and ends")
  func captures() throws {
    let pairs = DependencyGraph.types(Self.count) { $0 % 2 == 0 ? [$0 + 1] : [] }
    let found = try evaluation(
      "forbid: { from: \"type:T{number}\", to: \"type:T{number}x\", through: any, at: type }", pairs
    )
    #expect(found.violations.isEmpty)
  }
}
