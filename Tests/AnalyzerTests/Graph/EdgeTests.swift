import ArchTestSupport
import Testing

@Suite("Edges of the type graph")
struct EdgeTests {
  @Test("never lead from a node to itself")
  func selfEdges() {
    let graph = SwiftProject(
      """
      final class Node { let next: Node? = nil; func run() { run(); Node.make() }; static func make() {} }
      func loop() { loop() }
      """
    ).graph
    #expect(graph.edges.isEmpty)
    #expect(graph.references.isEmpty)
    #expect(graph.nameCounts.certain == 5)
  }

  @Test("hold all their references, ordered by path and place")
  func evidence() throws {
    let project = SwiftProject(
      """
      --- M/Z.swift
      struct A { let c: C; let d: C }
      --- M/B.swift
      extension A { func use() { _ = C() } }
      --- M/C.swift
      struct C {}
      """)
    #expect(project.edgeLines == ["M.A -> M.C"])
    #expect(
      project.referenceLines == [
        "M/B.swift:1 C -> M.C", "M/Z.swift:1 C -> M.C", "M/Z.swift:1 C -> M.C",
      ])
    let edge = try #require(project.graph.edges.first)
    #expect(edge.references == 0..<3)
  }

  @Test("are sorted by their ends, and their references follow each other")
  func order() {
    let graph = SwiftProject(
      """
      struct C { let b: B; let a: A }
      struct B { let a: A; let c: C }
      struct A { let c: C }
      """
    ).graph
    let ends = graph.edges.map { [$0.from.int, $0.to.int] }
    #expect(ends == [[0, 2], [1, 0], [1, 2], [2, 0], [2, 1]])
    #expect(graph.edges.map(\.references) == [0..<1, 1..<2, 2..<3, 3..<4, 4..<5])
  }

  @Test("belong to the component of the file in which the code stands")
  func components() {
    let project = SwiftProject(
      """
      component Views = App/Views
      --- App/Models/Item.swift
      struct Item { let name: Name }
      struct Name {}
      --- App/Views/Item+View.swift
      extension Item { func view() -> Row { Row() } }
      struct Row {}
      --- App/Main.swift
      class Main { func run() { Item.draw() } }
      --- App/Views/Draw.swift
      extension Item { static func draw() {} }
      """)
    #expect(
      project.graph.nodes.map(\.id) == [
        "App.(extension of Item)", "App.Item", "App.Main", "App.Name", "App.Row",
      ])
    #expect(
      project.edgeLines == [
        "App.(extension of Item) -> App.Item", "App.(extension of Item) -> App.Row",
        "App.Item -> App.Name", "App.Main -> App.(extension of Item) (member)",
        "App.Main -> App.Item",
      ])
    #expect(project.componentEdgeLines == ["App -> Views", "Views -> App"])
  }

  @Test("of an extension that a component takes with its type stay with the type")
  func componentsByDeclaration() {
    let project = SwiftProject(
      """
      component Items = declarations Item*
      --- App/Item.swift
      struct Item {}
      struct Other {}
      --- App/More.swift
      extension Item { func other() -> Other { Other() } }
      """)
    #expect(project.graph.nodes.map(\.id) == ["App.Item", "App.Other"])
    #expect(project.componentEdgeLines == ["Items -> App"])
  }

  @Test("between extensions of one type in two components have ids of their own")
  func twoExtensions() {
    let project = SwiftProject(
      """
      component One = App/One
      component Two = App/Two
      --- App/Item.swift
      struct Item {}
      --- App/One/A.swift
      extension Item { func one() {} }
      --- App/Two/B.swift
      extension Item { func two() { one() } }
      """)
    #expect(
      project.graph.nodes.map(\.id) == [
        "App.(extension of Item)@App/One/A.swift", "App.(extension of Item)@App/Two/B.swift",
        "App.Item",
      ])
    #expect(project.componentEdgeLines == ["One -> App", "Two -> App", "Two -> One"])
  }

  @Test("between files come from references within one node too")
  func fileEdges() {
    let project = SwiftProject(
      """
      --- M/A.swift
      struct A { func run() { help(); own() }; func own() {} }
      --- M/A+Help.swift
      extension A { func help() { B.make() } }
      --- M/B.swift
      enum B { static func make() {} }
      """)
    #expect(
      project.fileEdgeLines == [
        "M/A+Help.swift -> M/A.swift", "M/A+Help.swift -> M/B.swift",
        "M/A.swift -> M/A+Help.swift",
      ])
    #expect(project.edgeLines == ["M.A -> M.B"])
  }

  @Test("to a declaration in several files name no single file")
  func severalFiles() {
    let graph = SwiftProject(
      """
      --- M/A.swift
      func log(_ a: Int) {}
      --- M/B.swift
      func log(_ a: String) {}
      --- M/C.swift
      func run() { log(unknown) }
      """
    ).graph
    #expect(graph.references.map(\.targetFile) == [nil])
  }
}
