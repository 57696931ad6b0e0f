import ArchTestSupport
import RuleChecks
import RuleTestSupport
import Testing

@Suite("stable-abstractions")
struct StableAbstractionsRuleTests {
  // A: App 0, Core 1/2, Store 1/4, Names has no types.
  private let project: GraphLiteral = """
    module App
      class Main -> Core.P -> Names.f
    module Core
      protocol P
      class C -> Store.S
      C -call-> Store.S
    module Store
      protocol Q
      class S
      class T
      class U
    module Names
      function f
    """

  @Test("reports a dependency on a less abstract component, with all that proves it")
  func violating() throws {
    let violations = try check(project, "stable-abstractions: \"*\"").evaluation().violations
    #expect(
      violations.map(\.message) == [
        "'Core', of abstractness 0.5, depends on 'Store', of abstractness 0.25, but dependencies "
          + "must point to components at least as abstract"
      ])
    #expect(violations.first?.evidence.count == 2)
    #expect(violations.first?.from?.component == "Core")
    #expect(violations.first?.location == violations.first?.evidence.first?.location)
  }

  @Test("tolerates as much as it is allowed to")
  func tolerance() throws {
    #expect(try lines(project, "stable-abstractions: { tolerance: 0.25 }") == [])
    #expect(try lines(project, "stable-abstractions: { tolerance: 0.24 }").count == 1)
    #expect(try lines("A -> B, B -> A", "stable-abstractions: \"*\"") == [])
  }

  @Test("passes components without types, and lists them")
  func undefined() throws {
    let evaluation = try check(project, "stable-abstractions: \"*\"").evaluation()
    #expect(evaluation.undefined == [UndefinedValue(rule: "rule", component: "Names")])
    #expect(evaluation.summaries.map(\.checked) == [2])
  }

  @Test("judges dependencies between selected components only, and not what is excused")
  func selection() throws {
    #expect(try lines(project, "stable-abstractions: [App, Core]") == [])
    #expect(
      try lines(
        project,
        "stable-abstractions: \"*\"\nexcept: [{ from: Core, to: Store, because: Old. }]") == [])
  }

  @Test("has a counting of its own")
  func counting() throws {
    #expect(mistakes("stable-abstractions: { counting: lines }").count == 1)
    #expect(mistakes("stable-abstractions: { tolerance: 2 }").count == 1)
    #expect(mistakes("stable-abstractions: \"type:X\"").count == 1)
  }
}
