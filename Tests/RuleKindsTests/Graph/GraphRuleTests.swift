import ArchTestSupport
import RuleTestSupport
import Testing

@Suite("graph")
struct GraphRuleTests {
  private let project: GraphLiteral = """
    App.Main -> Login.View & Cart.View
    App.Main -call-> Cart.View
    App imports UIKit
    module T (test)
      X -> Login.View
    """

  /// The violations of the code by a document in DOT, with their places.
  private func lines(
    _ edges: String, _ options: String = "", _ further: String = "", of project: GraphLiteral? = nil
  ) throws -> [String] {
    try check(
      project ?? self.project, "graph: { file: g.dot\(options) }\n\(further)",
      files: "--- g.dot\ndigraph {\n\(edges)\n}"
    ).evaluation().violations.map { "\($0.location): \($0.line)" }
  }

  @Test("is content with a document that shows what the code has")
  func equal() throws {
    #expect(try lines("App -> {Login Cart}") == [])
    #expect(try lines("a [label=App]; a -> Login; a -> Cart; a -> a") == [])
  }

  @Test("reports what the document lacks at the code, what the code lacks at the document")
  func different() throws {
    #expect(
      try lines("App -> Login\nLogin -> Cart") == [
        "App/Main.swift:3:14: undocumented App -> Cart x2", "g.dot:3:10: obsolete Login -> Cart",
      ])
    let message = try check(
      project, "graph: g.dot",
      files: "--- g.dot\ndigraph { App -> Login }"
    ).evaluation().violations.first?.message
    #expect(message == "'App' uses 'Cart', but 'g.dot' shows no dependency of 'App' on 'Cart'")
  }

  @Test("reports nodes on one side only, unless an edge mentions them")
  func nodes() throws {
    let lone: GraphLiteral = "A -> B, module Lone"
    #expect(
      try lines("A -> B -> Gone\nGone -> A", of: lone)
        == ["g.dot:2:11: obsolete Gone", "project.txt:1:1: undocumented Lone"])
    #expect(try lines("Lone", of: lone) == ["A/A.swift:2:11: undocumented A -> B"])
    #expect(try lines("x [label=Gone]; A -> B; Lone", of: lone) == ["g.dot:2:1: obsolete Gone"])
  }

  @Test("looks at selected components only, whatever else the document shows")
  func selection() throws {
    #expect(try lines("App -> Login", ", of: [App, Login]") == [])
    #expect(try lines("App -> Login -> Cart", ", of: [App, Login]") == [])
    #expect(try lines("App -> {Login Cart UIKit T}; T -> Login") == [])
    #expect(try lines("App -> {Login Gone}", ", of: [App, Login]") == [])
    #expect(
      try lines("App -> {Login Cart}; T", "", "roles: [production, test]")
        == ["T/X.swift:2:11: undocumented T -> Login"])
  }

  @Test("sees imports as dependencies, and modules instead of components if told")
  func modules() throws {
    let project: GraphLiteral = """
      App.Main -> Core.Store
      App imports Net
      module Net
      component All = App & Core
      """
    #expect(try lines("All -> Net", of: project) == [])
    #expect(
      try lines("App -> Core", ", at: module", of: project)
        == ["App/App.swift:1:8: undocumented App -> Net"])
  }

  @Test("is excused by exceptions on both sides")
  func exceptions() throws {
    let excuse = "except: [{ from: App, to: Cart, because: Old. }]"
    #expect(try lines("App -> Login; Cart", "", excuse) == [])
    #expect(
      try lines("App -> {Login Cart}; Login -> Cart", "", "except: [{ from: Login, because: x }]")
        == [])
    #expect(
      try lines("App -> {Login Cart}; Gone", "", "except: [{ of: Gone, because: Soon. }]") == [])
    #expect(
      try lines("App -> {Login Cart}", "", excuse)
        == ["archcheck.yml:6:14: unmatched from: App, to: Cart in except"])
  }

  @Test("reports a document that is wrong or missing")
  func unreadable() throws {
    #expect(
      try lines("App -> ") == [
        "g.dot:3:1: unreadable: expected a node or '{' after the edge, found '}'"
      ])
    let missing = try check(project, "graph: { file: docs/g.dot }").evaluation().violations
    #expect(missing.map { "\($0.location)" } == ["archcheck.yml:5:20"])
    #expect(
      missing.first?.message.hasPrefix("'docs/g.dot' cannot be compared with the code") == true)
  }

  @Test("asks for a file of a known language within the project, and for components")
  func mistakesInOptions() {
    #expect(mistakes("graph: { file: docs/graph.png }").count == 1)
    #expect(mistakes("graph: { file: ../graph.dot }").count == 1)
    #expect(mistakes("graph: { file: /graph.dot }").count == 1)
    #expect(mistakes("graph: { file: g.dot, of: \"type:A.X\" }").count == 1)
    #expect(mistakes("graph: { of: A }").count == 1)
  }
}
