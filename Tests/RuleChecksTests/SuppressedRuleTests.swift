import ArchTestSupport
import RuleTestSupport
import Testing

@testable import RuleChecks

@Suite("Suppressed code")
struct SuppressedRuleTests {
  private func lines(
    _ project: SwiftProject, _ rule: String, severity: String = "error"
  ) throws -> (violations: [String], problems: [String]) {
    let check = try RuleCheck(
      project, "rules:\n  rule:\n    \(rule)\n    severity: \(severity)\n")
    let result = check.suppressedEvaluation(of: project)
    return (
      result.evaluation.violations.map { "\($0.status.rawValue) \($0.line)" },
      result.problems.map { "\($0.location?.description ?? "") \($0.kind.rawValue)" }
    )
  }

  @Test("is gone from its rule, so that a cycle is cut where all its references are suppressed")
  func cycle() throws {
    let cut = SwiftProject(
      """
      --- A/A.swift
      import B
      public struct A {
        let b: B1? // archcheck:ignore rule - moves to B
      }
      --- B/B.swift
      import A
      public struct B1 { let a: A? }
      """)
    let result = try lines(cut, "acyclic: \"*\"")
    #expect(result.violations == ["suppressed A > B > A in A, B"])
    #expect(result.problems.isEmpty)
  }

  @Test("leaves a cycle that other references close")
  func closedCycle() throws {
    let open = SwiftProject(
      """
      --- A/A.swift
      import B
      public struct A {
        let b: B1? // archcheck:ignore rule - moves to B
        let c: B1?
      }
      --- B/B.swift
      import A
      public struct B1 { let a: A? }
      """)
    #expect(try lines(open, "acyclic: \"*\"").violations == ["new A > B > A in A, B"])
  }

  @Test("cuts a chain")
  func chain() throws {
    let project = SwiftProject(
      """
      --- A/A.swift
      import B
      public struct A { let b: B1? }
      --- B/B.swift
      import C
      public struct B1 {
        // archcheck:ignore rule - known
        let c: C1?
      }
      --- C/C.swift
      public struct C1 {}
      """)
    let result = try lines(project, "forbid: { from: A, to: C, through: any }")
    #expect(result.violations.allSatisfy { $0.hasPrefix("suppressed ") })
    #expect(result.violations.count == 1 && result.problems.isEmpty)
  }

  @Test("is not counted among declarations")
  func declarations() throws {
    let project = SwiftProject(
      """
      --- A/A.swift
      struct FirstView {}
      // archcheck:ignore rule - goes away
      struct SecondView {
        struct InnerView {}
      }
      """)
    let count = "declarations: { of: A, name: \"*View\", exactly: 1 }"
    #expect(try lines(project, count).violations.filter { $0.hasPrefix("new") }.isEmpty)
    let none = "declarations: { of: A, level: any, kind: struct, name: \"*View\", forbid: true }"
    #expect(try lines(project, none).violations.filter { $0.hasPrefix("new") }.count == 2)
  }

  @Test("goes on counting for rules that look for what is missing")
  func absence() throws {
    let project = SwiftProject(
      """
      --- A/A.swift
      import B
      struct A {
        let b: B1? // archcheck:ignore rule - known
      }
      --- B/B.swift
      public struct B1 {}
      """)
    let result = try lines(project, "require: { from: A, to: B }")
    #expect(result.violations.isEmpty)
    #expect(result.problems == ["A/A.swift:3:17 useless-suppression"])
  }

  @Test("lets nothing else be missing among declarations")
  func absentDeclarations() throws {
    let project = SwiftProject(
      """
      --- A/A.swift
      class OnlyView {} // archcheck:ignore rule - old
      struct Host {
        var id = 1 // archcheck:ignore rule - old
      }
      """)
    #expect(
      try lines(
        project, "declarations: { of: A, name: \"*View\", exactly: 1, must: { is: final } }"
      )
      .violations.map { $0.prefix(10) } == ["suppressed"])
    let member = "declarations: { name: Host, must: { members: [{ name: id, is: constant }] } }"
    #expect(try lines(project, member).violations.map { $0.prefix(10) } == ["suppressed"])
    let count = "declarations: { level: any, name: [Host, id], must: { members: [{ kind: variable, "
    #expect(
      try lines(project, count + "at-least: 1 }] } }").violations.map { $0.prefix(10) }
        == ["suppressed"])
  }

  @Test("is no dependency that a document has and the code lacks")
  func documented() throws {
    let project = SwiftProject(
      """
      --- A/A.swift
      import B
      import C
      func use(_ b: B1, _ c: C1) {} // archcheck:ignore rule - B comes later
      --- B/B.swift
      public struct B1 {}
      --- C/C.swift
      public struct C1 {}
      """)
    let check = try RuleCheck(
      project, "rules: { rule: { graph: graph.mmd } }",
      files: "--- graph.mmd\ngraph TD\n  A --> C\n  B\n")
    #expect(
      check.suppressedEvaluation(of: project).evaluation.violations.allSatisfy {
        $0.defect.name == "undocumented-dependency"
      })
  }

  @Test("is reported where it suppresses nothing, and where it cannot")
  func useless() throws {
    let project = SwiftProject(
      """
      --- A/A.swift
      // archcheck:ignore:file rule - nothing here
      // archcheck:ignore rul - misspelt
      struct A {} // archcheck:ignore rule
      --- B/B.swift
      public struct B1 {}
      """)
    #expect(
      try lines(project, "forbid: { from: A, to: B }").problems == [
        "A/A.swift:2:4 ineffective-suppression", "A/A.swift:3:16 ineffective-suppression",
        "A/A.swift:1:4 useless-suppression",
      ])
    #expect(
      try lines(project, "forbid: { from: A, to: B }", severity: "off").problems == [
        "A/A.swift:2:4 ineffective-suppression", "A/A.swift:3:16 ineffective-suppression",
      ])
  }

  @Test("of several comments that cut one edge together, each is of use")
  func together() throws {
    let project = SwiftProject(
      """
      --- A/A.swift
      import B
      public struct A {
        let b: B1? // archcheck:ignore rule - known
        let c: B1? // archcheck:ignore rule - known
        let d: Int? // archcheck:ignore rule - known
      }
      --- B/B.swift
      import A
      public struct B1 { let a: A? }
      """)
    #expect(try lines(project, "acyclic: \"*\"").problems == ["A/A.swift:5:18 useless-suppression"])
  }
}
