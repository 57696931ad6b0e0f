import ArchTestSupport
import RuleChecks
import RuleTestSupport
import Testing

@Suite("stable-dependencies")
struct StableDependenciesRuleTests {
  // I: A 1, B 1/3, C 2/3, D 0; the edge from B to C leads to the less stable one.
  private let project: GraphLiteral = """
    A.X -> B.Y
    A.Z -> B.Y
    B.Y -> C.V
    B.Y -call-> C.V
    C.V -> D.U
    C.W -> D.U
    """

  @Test("reports a dependency on a less stable component, with all that proves it")
  func violating() throws {
    let violations = try check(project, "stable-dependencies: \"*\"").evaluation().violations
    #expect(violations.map(\.line) == ["B (\(1.0 / 3)) -> C (\(2.0 / 3)) x2"])
    #expect(
      violations.first?.message == "'B', of instability 0.3333, depends on 'C', of instability "
        + "0.6667, but dependencies must point to components at least as stable")
    #expect(violations.first?.location.path == "B/Y.swift")
  }

  @Test("tolerates as much as it is allowed to, and equal values always")
  func tolerance() throws {
    let third = "stable-dependencies: { tolerance: 0.3333 }"
    #expect(try lines(project, third).count == 1)
    #expect(try lines(project, "stable-dependencies: { tolerance: 0.33334 }") == [])
    // I: A 0.4, B 0.7: the difference is 0.3 but for the error of the subtraction.
    let tenths: GraphLiteral = """
      O.A & O.B & O.C & O.D & O.E -> A.X
      A.X -> B.X
      A.Y & A.Z & A.W -> Q.X
      P.A & P.B -> B.X
      A.V -> R.X
      B.A & B.B & B.C & B.D & B.E & B.F & B.G -> Q.X
      A.X -> R.X
      """
    let values = try lines(tenths, "stable-dependencies: { of: [A, B] }")
    #expect(values == ["A (0.5) -> B (0.7)"])
    #expect(try lines(tenths, "stable-dependencies: { of: [A, B], tolerance: 0.2 }") == [])
    #expect(
      try lines(tenths, "stable-dependencies: { of: [A, B], tolerance: 0.19 }").count == 1)
    #expect(try lines("A -> B, B -> C, C -> A", "stable-dependencies: \"*\"") == [])
  }

  @Test("judges dependencies between selected components only")
  func selection() throws {
    #expect(try lines(project, "stable-dependencies: [A, B, D]") == [])
    #expect(try lines(project, "stable-dependencies: [B, C]").count == 1)
  }

  @Test("passes components that are coupled with nothing, and lists them")
  func undefined() throws {
    let evaluation = try check("A -> B, module Lone", "stable-dependencies: \"*\"").evaluation()
    #expect(evaluation.violations.isEmpty)
    #expect(evaluation.undefined == [UndefinedValue(rule: "rule", component: "Lone")])
    #expect(evaluation.summaries.map(\.checked) == [1])
  }

  @Test("has a counting of its own, under which imports are dependencies")
  func counting() throws {
    let project: GraphLiteral =
      "A imports B, B imports C & D, X imports A, Y imports A, module C, module D"
    #expect(try lines(project, "stable-dependencies: \"*\"") == [])
    #expect(
      try lines(project, "stable-dependencies: { counting: modules }")
        == ["A (\(1.0 / 3)) -> B (\(2.0 / 3))"])
  }

  @Test("is excused by an exception for all references, and not for some")
  func exceptions() throws {
    let rule = "stable-dependencies: \"*\"\nexcept: "
    #expect(try lines(project, rule + "[{ from: B, to: C, because: Old. }]") == [])
    #expect(
      try lines(project, rule + "[{ from: A, to: B, because: Not needed. }]").last
        == "unmatched from: A, to: B in except")
  }

  @Test("asks for components and a share")
  func mistakesInOptions() {
    #expect(mistakes("stable-dependencies: \"type:A.X\"").count == 1)
    #expect(mistakes("stable-dependencies: { tolerance: 2 }").count == 1)
    #expect(mistakes("stable-dependencies: { counting: lines }").count == 1)
  }
  @Test("is about components, and offers no level that it does not have")
  func levels() {
    #expect(
      mistakes("stable-dependencies: \"type:X\"") == [
        "5:26 `type:X` selects only part of a component, but the rule checks each component as a "
          + "whole. Select by component or module."
      ])
  }
}
