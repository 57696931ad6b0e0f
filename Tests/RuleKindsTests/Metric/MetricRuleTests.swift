import ArchTestSupport
import RuleChecks
import RuleTestSupport
import Testing

@Suite("metric")
struct MetricRuleTests {
  private let project: GraphLiteral = "A -> C, B -> C, A.X -> C, module Lone"

  @Test("reports components beyond a limit, at the component's place")
  func limits() throws {
    let violations = try check(project, "metric: { name: afferent-coupling, max: 2 }")
      .evaluation().violations
    #expect(violations.map(\.line) == ["afferent-coupling of C is 3.0"])
    #expect(violations.first?.location.path == "project.txt")
    #expect(violations.first?.evidence == [])
    #expect(
      try lines(project, "metric: { name: efferent-coupling, min: 1, of: [B, C] }")
        == ["efferent-coupling of C is 0.0"])
  }

  @Test("passes a value that has no meaning, and lists it")
  func undefined() throws {
    let evaluation = try check(project, "metric: { name: instability, max: 1 }").evaluation()
    #expect(evaluation.violations.isEmpty)
    #expect(evaluation.undefined == [UndefinedValue(rule: "rule", component: "Lone")])
    #expect(evaluation.summaries.map(\.checked) == [4])
  }

  @Test("says how it counted, unless as tables do")
  func namedCounting() throws {
    let violations = try check(
      project, "metric: { name: afferent-coupling, max: 0, counting: references }"
    ).evaluation().violations
    #expect(violations.allSatisfy { $0.message.contains("(counting references)") })
    #expect(
      violations.allSatisfy {
        $0.defect.fix.contains("'archcheck metrics --counting references --explain ")
      })
    #expect(!violations.isEmpty)
    let others = try check(project, "metric: { name: afferent-coupling, max: 0 }").evaluation()
    #expect(others.violations.allSatisfy { !$0.message.contains("counting") })
  }

  @Test("has a counting of its own")
  func counting() throws {
    #expect(
      try lines(project, "metric: { name: afferent-coupling, max: 2, counting: modules }").isEmpty)
    #expect(
      try lines(
        "A -> C, A -call-> C, A -member-> C",
        "metric: { name: afferent-coupling, max: 2, counting: references }")
        == ["afferent-coupling of C is 3.0"])
  }

  @Test("lets a value reach the limit")
  func limitReached() throws {
    // Ca = 7, Ce = 3 and A = 0, so D = |0 + 0.3 - 1| = 0.7.
    let literal: GraphLiteral = """
      M.A -> Ext.X, M.B -> Ext.X, M.C -> Ext.X
      P.A & P.B & P.C & P.D & P.E & P.F & P.G -> M.A
      """
    let evaluation = try check(literal, "metric: { name: distance, of: M, max: 0.7 }").evaluation()
    #expect(evaluation.violations.map(\.line) == [])
    #expect(
      try lines(literal, "metric: { name: distance, of: M, max: 0.69 }") == ["distance of M is 0.7"]
    )
  }

  @Test("is excused by an exception for the component")
  func exceptions() throws {
    #expect(
      try lines(
        project,
        """
        metric: { name: afferent-coupling, max: 2 }
        except: [{ of: C, because: The core. }, { of: A, because: Nothing. }]
        """) == ["unmatched of: A in except"])
  }

  @Test("asks for a limit that some value keeps")
  func mistakesInLimits() {
    #expect(mistakes("metric: { name: distance }").count == 1)
    #expect(mistakes("metric: { name: distance, min: 0.8, max: 0.2 }").count == 1)
    #expect(mistakes("metric: { name: distnce, max: 0.2 }").count == 1)
    #expect(mistakes("metric: { name: distance, max: 0.2, of: \"type:X\" }").count == 1)
  }
}
