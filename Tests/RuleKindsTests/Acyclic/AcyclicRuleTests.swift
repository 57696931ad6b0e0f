import ArchTestSupport
import ProjectModel
import RuleTestSupport
import Testing

@testable import Findings

@Suite("acyclic")
struct AcyclicRuleTests {
  @Test("reports one violation for each group, at the first edge of its shortest cycle")
  func groups() throws {
    let violations = try check(
      "A -> B -> C -> A, B -> D, D -> B, X -> Y, Y -> X, Z -> X", "acyclic: \"*\""
    ).evaluation().violations
    #expect(
      violations.map(\.line) == ["B > D > B in A, B, C, D", "X > Y > X in X, Y"])
    let first = try #require(violations.first)
    #expect(first.evidence.map { "\($0.from) \($0.to)" } == ["B.B D.D", "D.D B.B"])
    #expect(first.location == first.evidence.first?.location)
    #expect(first.from?.component == "B" && first.to?.component == "D")
    #expect(first.defect.details["granularity"]?.textValue == "component")
  }

  @Test("reports nothing for a layered project")
  func layered() throws {
    let evaluation = try check("A -> B -> C, A -> C", "acyclic: \"*\"").evaluation()
    #expect(evaluation.violations.isEmpty)
    #expect(evaluation.summaries.map(\.checked) == [3])
  }

  @Test("looks only at what it selects")
  func selection() throws {
    let project: GraphLiteral = "A -> B -> C -> A, D -> E, E -> D"
    #expect(try lines(project, "acyclic: [A, B, D, E]") == ["D > E > D in D, E"])
  }

  @Test("looks at modules, folders, files and types")
  func levels() throws {
    let project: GraphLiteral = """
      M.A(in UI/A.swift) -> M.B
      M.B(in UI/B.swift) -> M.C
      M.C(in Data/C.swift) -> M.D
      M.D(in UI/D.swift) -> N.E
      N.E -> M.A
      """
    #expect(try lines(project, "acyclic: { at: module }") == ["M > N > M in M, N"])
    #expect(
      try lines(project, "acyclic: { of: \"path:M/**\", at: folder }")
        == ["M/Data > M/UI > M/Data in M/Data, M/UI"])
    #expect(try lines(project, "acyclic: { of: \"path:M/**\", at: file }").isEmpty)
    #expect(
      try lines(project, "acyclic: { at: type }")
        == ["M.A > M.B > M.C > M.D > N.E > M.A in M.A, M.B, M.C, M.D, N.E"])
  }

  @Test("counts imports between modules")
  func imports() throws {
    let violations = try check("A imports B, B imports A", "acyclic: { at: module }")
      .evaluation().violations
    #expect(violations.map(\.line) == ["A > B > A in A, B"])
    #expect(violations.first?.evidence.map(\.role) == [.import, .import])
  }

  @Test("does not count what a file names that both modules compile")
  func sharedFiles() throws {
    let project = SwiftProject(
      """
      --- App/App.swift
      public struct Screen {}
      --- Widget/Widget.swift
      public struct Row {}
      --- Shared/Log.swift in App, Widget
      import App
      import Widget
      struct Log { let screen: Screen; let row: Row }
      """)
    for level in ["component", "module"] {
      let check = try RuleCheck(project, "rules: { rule: { acyclic: { at: \(level) } } }")
      #expect(check.lines() == [])
    }
    let apart = try RuleCheck(
      SwiftProject(
        """
        --- App/App.swift
        import Widget
        public struct Screen { let row: Row }
        --- Widget/Widget.swift
        import App
        public struct Row { let screen: Screen }
        """), "rules: { rule: { acyclic: \"*\" } }")
    #expect(apart.lines() == ["App > Widget > App in App, Widget"])
  }

  @Test("does not count who names what a file declares that both modules compile")
  func sharedDeclarations() throws {
    let check = try check("A.X -> B.Y(in 0.swift), B.B -> A.X(in Z.swift)", "acyclic: \"*\"")
    #expect(check.lines() == ["A > B > A in A, B"])
    let evaluation = check.evaluation { graph in
      for index in graph.files.indices where graph.files[index].path != "B/B.swift" {
        graph.files[index].path = "A.swift"
      }
    }
    #expect(evaluation.violations.isEmpty)
  }

  @Test("does not count what leads between two builds of the same files")
  func twins() throws {
    let check = try check(
      """
      module Kit
        file Store.swift
          Store -> KitObjC.Item
        file Z.swift
          class Own
      module KitObjC
        file Item.swift
          Item -> Kit.Store
        file A.swift
          class Shared
      """, "acyclic: \"*\"")
    #expect(check.lines() == ["Kit > KitObjC > Kit in Kit, KitObjC"])
    let evaluation = check.evaluation { graph in
      for index in graph.files.indices where graph.files[index].path == "KitObjC/A.swift" {
        graph.files[index].path = "Kit/Z.swift"
      }
    }
    #expect(evaluation.violations.isEmpty)
  }

  @Test("does not count types that a module of the C family only announces")
  func announced() throws {
    func lines(_ include: String) throws -> [String] {
      try RuleTestSupport.lines(
        GraphLiteral(
          parsing: """
            module Engine
              file Engine.h (c)
                \(include)
                class Engine -> Builder.Builder
            module Builder
              file Builder.h (c)
                imports Engine
                class Builder -> Engine.Engine
            """), "acyclic: \"*\"")
    }
    #expect(try lines("class Other") == [])
    #expect(try lines("imports Builder") == ["Builder > Engine > Builder in Builder, Engine"])
  }

  @Test(
    "does not count what seems to lead into a program, unless a test does",
    arguments: [
      ("A -> B, B -> A", ModuleKind.application, ModuleRole.production, []),
      ("A imports B, B imports A", .executable, .production, []),
      ("A -> B, B -> A", .framework, .production, ["A > B > A in A, B"]),
      ("A -> B, B -> A", .application, .test, ["A > B > A in A, B"]),
    ])
  func programs(
    project: String, kind: ModuleKind, role: ModuleRole, expected: [String]
  ) throws {
    let check = try check(
      GraphLiteral(parsing: project), "acyclic: \"*\"\nroles: [production, test]")
    let evaluation = check.evaluation { graph in
      graph.modules[0].role = role
      graph.modules[1].kind = kind
    }
    #expect(evaluation.violations.map(\.line) == expected)
  }

  @Test("takes the values of captures for its vertices")
  func captures() throws {
    let project: GraphLiteral = """
      App.L1(in Login/A.swift) -> App.C1
      App.C2(in Cart/B.swift) -> App.L2
      App.L1 -> App.L2(in Login/B.swift)
      App.X(in Main.swift) -> App.L1
      App.C1(in Cart/A.swift) -> App.X
      App.L2(in Login/B.swift)
      """
    let violations = try check(project, "acyclic: \"path:App/{feature}/**\"").evaluation()
      .violations
    #expect(violations.map(\.line) == ["Cart > Login > Cart in Cart, Login"])
    #expect(violations.first?.from == DependencySide(component: "Cart", module: "App"))
    #expect(try lines(project, "acyclic: { of: \"path:App/{feature}/**\", at: file }").isEmpty)
  }

  @Test("speaks of groups by captures where these are its vertices")
  func wordsForCaptures() throws {
    let project: GraphLiteral = """
      App.A(in Login/ui/A.swift) -> App.B
      App.B(in Cart/ui/B.swift) -> App.A
      """
    let single = try check(project, "acyclic: \"path:App/{feature}/**\"").evaluation().violations
    #expect(
      single.map(\.message) == [
        "2 groups of code (one for each 'feature') depend on each other: Cart → Login → Cart"
      ])
    let double = try check(project, "acyclic: \"path:App/{feature}/{part}/*\"").evaluation()
    #expect(
      double.violations.map(\.message) == [
        "2 groups of code (one for each 'feature' and 'part') depend on each other: feature=Cart part=ui → "
          + "feature=Login part=ui → feature=Cart part=ui"
      ])
  }

  @Test("names the lightest dependencies to cut, and counts what has to go for each")
  func cuts() throws {
    func found(_ project: GraphLiteral, _ rule: String) throws -> [String] {
      let violation = try #require(try check(project, rule).evaluation().violations.first)
      return violation.defect.details["cut"]?.elements?.map { cut in
        "\(cut["from"]?.textValue ?? "?") \(cut["to"]?.textValue ?? "?") \(cut["references"] ?? .null)"
      } ?? []
    }
    let project: GraphLiteral = "A -> B -> C -> A, B -call-> C, C imports A"
    #expect(
      try found(project, "acyclic: \"*\"") == ["A B integer(1)"])
    #expect(
      try found("A -> B, A -call-> B, B -> A, B -> C, C -> B, C -call-> B", "acyclic: \"*\"")
        == [
          "B A integer(1)", "B C integer(1)",
        ])
    // `A -> C -> A` is a cycle of no build, so that `B -> A` opens all that there are.
    let builds: GraphLiteral = """
      A -> B, B -> A, B.X -> A, B.Y -> A, C -> B, C.X -> B, A -> C(if iOS)
      A.X -> C(if iOS), A.Y -> C(if iOS)
      C -> A(if macOS), C.X -> A(if macOS)
      """
    #expect(
      try found(builds, "acyclic: \"*\"") == ["B A integer(3)"])
    // What is excused need not be cut, so that this edge weighs less.
    #expect(
      try found(
        "A -> B, A.X -> B, A.Y -> B, B -> A, B.X -> A",
        "acyclic: \"*\"\nexcept: [{ from: [\"type:A.X\", \"type:A.Y\"], because: Known. }]")
        == ["A B integer(1)"])
  }

  @Test("is cut by exceptions for an edge or a vertex, which must cut something")
  func exceptions() throws {
    let project: GraphLiteral = "A -> B, B -> A, B -> C"
    func found(_ exception: String) throws -> [String] {
      try lines(project, "acyclic: \"*\"\nexcept: [{ \(exception), because: Known. }]")
    }
    #expect(try found("from: B, to: A").isEmpty)
    #expect(try found("of: A").isEmpty)
    #expect(
      try found("from: B, to: C") == ["A > B > A in A, B", "unmatched from: B, to: C in except"])
  }

  @Test(
    "leaves out cycles that no build has",
    arguments: [
      ("A -> B(if macOS), B -> A(if Linux)", []),
      ("A -> B(if macOS), B -> A(if !Linux)", ["A > B > A in A, B"]),
      ("A -> B(if DEBUG), B -> A(if RELEASE)", ["A > B > A in A, B"]),
      ("A -> B(if DEBUG), B -> A(if !DEBUG)", []),
      ("A -> B(if DEBUG), B -> A(if !DEBUG), B -> A(if DEBUG)", ["A > B > A in A, B"]),
      ("A -> B(if macOS Linux), B -> A", []),
      ("A imports B(if macOS), B imports A(if Linux)", []),
      ("A imports B(if macOS), B imports A", ["A > B > A in A, B"]),
    ])
  func conditions(project: String, expected: [String]) throws {
    #expect(try lines(GraphLiteral(parsing: project), "acyclic: \"*\"") == expected)
  }

  @Test("takes for a group what lies on cycles of some build, and shows a cycle of one build")
  func conditionalGroups() throws {
    // A > B > A would be shortest, but its edges exclude each other.
    let project: GraphLiteral = """
      A -> B(if macOS), B -> A(if Linux), B -> C, C -> A, C -> D(if Linux), D -> C(if macOS)
      """
    #expect(try lines(project, "acyclic: \"*\"") == ["A > B > C > A in A, B, C"])
    let merged: GraphLiteral = """
      A -> B, B -> A(if macOS), B -> C, C -> B(if Linux), C -> D, D -> C(if macOS Linux)
      """
    #expect(try lines(merged, "acyclic: \"*\"") == ["A > B > A in A, B, C"])
  }

  @Test("proves a cycle with references that one build has together")
  func consistentEvidence() throws {
    let violation = try #require(
      try check(
        """
        module A
          file A.swift
            X -> B.Y(if macOS)
            X -> B.Y(if Linux)
        module B
          Y -> A.X(if Linux)
        """, "acyclic: \"*\""
      ).evaluation().violations.first)
    #expect(violation.evidence.map(\.condition) == ["os(Linux)", "os(Linux)"])
  }

  @Test("asks for a level that the selector can be told apart at")
  func granularity() {
    #expect(mistakes("acyclic: \"path:A/**\"").count == 1)
    #expect(mistakes("acyclic: { of: \"type:A\", at: file }").count == 1)
  }
}
