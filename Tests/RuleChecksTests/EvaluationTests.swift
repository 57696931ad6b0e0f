import ArchTestSupport
import RuleKinds
import RuleTestSupport
import Testing

@testable import Findings
@testable import SourceText
@testable import RuleChecks
@testable import RuleEngine

@Suite("Evaluation of rules")
struct EvaluationTests {
  @Test("hands severity, reason, kind and id on")
  func attributes() throws {
    let violations = try check(
      "A -> B",
      """
      forbid: { from: A, to: B }
      severity: warning
      because: Upwards only.
      """
    ).evaluation().violations
    #expect(violations.map(\.severity) == [.warning])
    #expect(violations.map(\.because) == ["Upwards only."])
    #expect(violations.map(\.rule) == ["rule"])
    #expect(violations.map(\.kind) == ["forbid"])
    #expect(violations.map(\.status) == [.new])
  }

  @Test("summarises every rule in the order of the configuration, those switched off too")
  func summaries() throws {
    let evaluation = try RuleCheck(
      "A -> B, A -> C",
      """
      rules:
        second: { forbid: { from: A, to: B } }
        first: { forbid: { from: A, to: C }, severity: off }
      """
    ).evaluation()
    #expect(
      evaluation.summaries == [
        RuleSummary(id: "second", kind: "forbid", state: .active, checked: 2, violations: 1),
        RuleSummary(id: "first", kind: "forbid", state: .off, checked: 0, violations: 0),
      ])
  }

  @Test("sorts violations by place, then by rule")
  func order() throws {
    let evaluation = try RuleCheck(
      "B.X -> C.Y, A.X -> C.Y",
      """
      rules:
        z: { forbid: { from: [A, B], to: C } }
        a: { forbid: { from: [A, B], to: C } }
      """
    ).evaluation()
    #expect(
      evaluation.violations.map { "\($0.rule) \($0.line)" }
        == ["a A.X -> C.Y", "z A.X -> C.Y", "a B.X -> C.Y", "z B.X -> C.Y"])
  }

  @Test("sees production modules and tools unless the rule says otherwise")
  func roles() throws {
    let project: GraphLiteral = """
      module P
      module T (tool)
      module U (test)
      P & T & U -> Old.Thing
      """
    func found(_ rule: String) throws -> [String] { try lines(project, rule) }
    #expect(
      try found("forbid: { from: \"*\", to: Old }") == ["P.P -> Old.Thing", "T.T -> Old.Thing"])
    #expect(
      try found("forbid: { from: \"*\", to: Old }\nroles: [production, test]")
        == ["P.P -> Old.Thing", "U.U -> Old.Thing"])
    #expect(try found("forbid: { from: \"role:test\", to: Old }") == ["U.U -> Old.Thing"])
    #expect(
      try found("forbid: { from: { any: \"*\", not: \"role:tool\" }, to: Old }")
        == ["P.P -> Old.Thing", "U.U -> Old.Thing"])
    #expect(
      try found("forbid: { from: U, to: Old }") == ["unmatched U in from"])
  }

  @Test("uses sure references only where the rule asks for them")
  func confidence() throws {
    let project: GraphLiteral = """
      A.X -call:probable-> B.Y, A.X -> B.Y, A.X -call:probable-> B.Z
      B.Y -call:probable-> A.X
      """
    #expect(
      try lines(project, "forbid: { from: A, to: B }") == ["A.X -> B.Y x2", "A.X -> B.Z"])
    #expect(
      try lines(project, "forbid: { from: A, to: B }\nconfidence: certain") == ["A.X -> B.Y"])
    #expect(try lines(project, "acyclic: \"*\"").count == 1)
    #expect(try lines(project, "acyclic: \"*\"\nconfidence: certain").isEmpty)
  }

  @Test("merges findings of one place that a file in several modules gives")
  func merging() throws {
    let project: GraphLiteral = """
      module A1 (folder Shared)
        file X.swift
          X -> Old.Thing
      module A2 (folder Shared)
        file X.swift
          X -> Old.Thing
      """
    let violations = try check(project, "forbid: { from: \"A?\", to: Old }").evaluation().violations
    #expect(violations.map(\.line) == ["A1.X -> Old.Thing"])
  }

  @Test("keeps findings of one place apart that lead to different things")
  func targetsOfOnePlace() throws {
    let project: GraphLiteral = """
      A.X -> B.Y
      A.X -> B.Z
      A.X -> C.Y
      """
    let evaluation = try check(project, "forbid: { from: A, to: [B, C] }").evaluation { graph in
      for index in graph.references.indices { graph.references[index].offset = 0 }
    }
    #expect(evaluation.violations.map(\.line) == ["A.X -> B.Y", "A.X -> B.Z", "A.X -> C.Y"])
  }

  @Test("keeps chains apart that begin at one place")
  func chainsOfOnePlace() throws {
    #expect(
      try lines("A -> B, B -> C, B -> D", "forbid: { from: A, to: [C, D], through: any }")
        == ["A > B > C", "A > B > D"])
  }

  @Test("takes hostile names as they are")
  func hostileNames() throws {
    let project: GraphLiteral = #"""
      A.<script>"' -> C.$rm;\u{1B}[31m
      A.{x} -> C.*
      """#
    #expect(
      try lines(project, "forbid: { from: A, to: C }")
        == [#"A.<script>"' -> C.$rm;\u{1B}[31m"#, "A.{x} -> C.*"])
    #expect(
      try lines(project, #"forbid: { from: 'type:A.\{x\}', to: 'type:C.\*' }"#) == ["A.{x} -> C.*"])
  }
}

@Suite("Selectors that select nothing")
struct UnmatchedSelectorTests {
  private let project: GraphLiteral = "A -> B, A imports UIKit, module T (test)"

  private func found(_ rule: String, tags: String = "{}") throws -> [String] {
    try lines(project, rule, tags: tags)
  }

  @Test("are errors at their line, whatever the rule's severity")
  func located() throws {
    let violations = try check(
      project, "forbid: { from: A, to: [B, Bee] }\nseverity: info"
    ).evaluation().violations
    let unmatched = try #require(violations.first { $0.defect.name == "unmatched-selector" })
    #expect(unmatched.severity == .error)
    #expect(unmatched.location == SourceLocation(path: "archcheck.yml", line: 5, column: 32))
    #expect(violations.map(\.line).sorted() == ["A.A -> B.B", "unmatched Bee in to"])
  }

  @Test("are found in every option of every kind")
  func everyKind() throws {
    #expect(
      try found("forbid: { from: X, to: \"type:Y\" }")
        == ["unmatched X in from", "unmatched type:Y in to"])
    #expect(
      try found("allow: { from: \"path:X/**\", to: [A, Y] }")
        == ["unmatched path:X/** in from", "unmatched Y in to"])
    #expect(try found("independence: [A, X]") == ["unmatched X in of"])
    #expect(try found("layers: [A, [B, X]]") == ["unmatched X in order"])
    #expect(try found("acyclic: X") == ["unmatched X in of"])
    #expect(try found("metric: { name: distance, max: 1, of: X }") == ["unmatched X in of"])
    #expect(try found("manifest: { of: \"module:X\" }") == ["unmatched module:X in of"])
  }

  @Test("are whole selectors too, where their parts exclude each other")
  func combinations() throws {
    #expect(
      try found("acyclic: { all: [A, B] }") == ["unmatched {all: [A, B]} in of"])
    #expect(
      try found("acyclic: { any: [A, B], not: [A, B] }")
        == ["unmatched {any: [A, B], not: [A, B]} in of"])
    #expect(try found("acyclic: { any: [A, B], not: X }").isEmpty)
  }

  @Test("are tags that stand for nothing")
  func tags() throws {
    #expect(
      try found("forbid: { from: \"tag:gone\", to: B }", tags: "{ gone: [X] }")
        == ["unmatched tag:gone in from"])
  }

  @Test("may be names outside the project, and what captures stand for")
  func exempt() throws {
    #expect(try found("forbid: { from: A, to: \"external:AppKit\" }").isEmpty)
    #expect(try found("forbid: { from: \"{m}\", to: \"{!m}\" }") == ["A.A -> B.B"])
  }

  @Test("are silent where the rule may be empty")
  func mayBeEmpty() throws {
    #expect(try found("acyclic: X\nmay-be-empty: true").isEmpty)
  }

  @Test("make a preset's rule inactive")
  func presets() throws {
    #expect(try state(ofPresetRule: "acyclic: X") == .inactive)
  }

  @Test("do not where a list names something outside the project, too")
  func presetsAboutTheOutside() throws {
    let list = "[\"external:AppKit\", X]"
    #expect(try state(ofPresetRule: "forbid: { from: A, to: \(list) }") == .active)
    #expect(try state(ofPresetRule: "forbid: { from: X, to: \(list) }") == .inactive)
  }

  private func state(ofPresetRule rule: String) throws -> RuleSummary.State {
    let check = try check(project, rule)
    let entries = check.entries.map { entry in
      var entry = entry
      entry.preset = "some"
      return entry
    }
    let evaluation = evaluate(RuleSet(entries, of: RuleRegistry.catalog), in: check.view)
    #expect(evaluation.violations.isEmpty)
    return try #require(evaluation.summaries.first).state
  }
}

@Suite("Exceptions of rules")
struct ExceptionTests {
  private let project: GraphLiteral = """
    module A
      file X.swift
        imports B
        X -> B.Y & B.Z
      W -> C.C
    """

  @Test("reports the parts of an exception that select nothing, though others excuse something")
  func exceptionParts() throws {
    #expect(
      try check(
        "A.X -> B.Y",
        "forbid: { from: A, to: B }\nexcept: [{ to: [\"type:Y\", \"type:Gone\"], because: Old. }]"
      ).lines() == ["unmatched type:Gone in except"])
  }

  private func found(_ exceptions: String, today: String? = nil) throws -> [String] {
    try check(project, "forbid: { from: A, to: B }\nexcept: \(exceptions)").lines(today: today)
  }

  @Test("excuse references, and the imports that go with them")
  func excused() throws {
    #expect(try found("[{ to: \"type:Y\", because: Old. }]") == ["A.X -> B.Z"])
    #expect(try found("[{ from: \"type:X\", to: B, because: Old. }]") == [])
    #expect(try found("[{ of: \"type:Z\", because: Old. }]") == ["A.X -> B.Y"])
  }

  @Test("that excuse nothing are errors at their line")
  func useless() throws {
    let violations = try check(
      project, "forbid: { from: A, to: B }\nexcept:\n  - { from: A, to: C, because: Old. }"
    ).evaluation().violations
    let useless = try #require(violations.first { $0.defect.name == "unmatched-selector" })
    #expect(useless.line == "unmatched from: A, to: C in except")
    #expect(useless.location.line == 7)
    #expect(useless.severity == .error)
    #expect(try found("[{ to: C, because: Old., may-be-empty: true }]").count == 2)
  }

  @Test("bind captures on their own")
  func captures() throws {
    #expect(
      try lines(
        "AUI -> ACore, AUI -> BCore",
        """
        forbid: { from: "*UI", to: "*Core" }
        except: [{ from: "{f}UI", to: "{f}Core", because: Own. }]
        """) == ["AUI.AUI -> BCore.BCore"])
  }

  @Test("know what the rule's captures stand for")
  func capturesOfTheRule() throws {
    #expect(
      try lines(
        "AUI -> ACore, AUI -> BCore, BUI -> BCore",
        """
        forbid: { from: "{f}UI", to: "*Core" }
        except: [{ to: "{f}Core", because: Own. }]
        """) == ["AUI.AUI -> BCore.BCore"])
    #expect(
      try lines(
        "AUI -> Hub, Hub -> ACore, Hub -> BCore",
        """
        forbid: { from: "{f}UI", to: "*Core", through: any }
        except: [{ to: "{f}Core", because: Own. }]
        """) == ["AUI > Hub > BCore"])
  }

  @Test("end with their last day")
  func until() throws {
    let exception = "[{ to: B, because: Old., until: 2026-06-30 }]"
    #expect(try found(exception, today: "2026-06-30").isEmpty)
    #expect(try found(exception, today: "2026-07-01") == ["A.X -> B.Y", "A.X -> B.Z"])
    #expect(try found(exception).isEmpty)
  }
}

@Suite("Preset recommended")
struct RecommendedPresetTests {
  private func evaluation(_ project: GraphLiteral, _ configuration: String = "") throws
    -> RuleEvaluation
  {
    try RuleCheck(project, configuration).evaluation()
  }

  @Test("stands in for rules, and warns of cycles, undeclared and unused dependencies")
  func warnings() throws {
    let evaluation = try evaluation(
      """
      module A
        depends on C
        imports B
        class X
      module B
        imports A
      module C
        class Y
      module ATests (test)
        imports A
      """)
    #expect(
      evaluation.violations.map { "\($0.rule) \($0.line)" }.sorted() == [
        "recommended/module-cycles A > B > A in A, B", "recommended/undeclared-dependencies A -> B",
        "recommended/undeclared-dependencies ATests -> A",
        "recommended/undeclared-dependencies B -> A",
        "recommended/unused-dependencies A -> C",
      ])
    #expect(evaluation.violations.allSatisfy { $0.severity == .warning && $0.because != nil })
  }

  @Test("is silent about a tidy project")
  func tidy() throws {
    let evaluation = try evaluation("module A\n  depends on B\n  imports B\nmodule B\n  class X")
    #expect(evaluation.violations.isEmpty)
    #expect(evaluation.summaries.map(\.state) == Array(repeating: .active, count: 6))
  }

  @Test("gives way to rules of the configuration, and can be extended")
  func replaced() throws {
    let project: GraphLiteral = "A imports B, B imports A"
    #expect(
      try evaluation(project, "rules: { r: { forbid: { from: A, to: B } } }").summaries.map(\.id)
        == ["r"])
    #expect(
      try evaluation(
        project, "extends: [{ preset: recommended }]\nrules: { recommended/module-cycles: off }"
      ).summaries.map(\.state) == [.off] + Array(repeating: .active, count: 5))
  }
}
