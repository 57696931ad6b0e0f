import ArchTestSupport
import Testing

@Suite("Operators, scripts, macros and previews")
struct OperatorTests {
  @Test("an operator of the project's own is an edge to where it is defined")
  func ownOperators() {
    let found = edges(
      """
      --- App/Main.swift
      import Core
      func run() -> Int { 1 <+> 2 }
      --- Core/Core.swift
      infix operator <+>: Plus
      precedencegroup Plus {}
      public func <+> (a: Int, b: Int) -> Int { 0 }
      """)
    #expect(found == ["App.run -> Core.<+>", "Core.<+> -> Core.Plus"])
  }

  @Test("an overload of a standard operator is chosen by its operands, and never certain")
  func standardOperators() {
    let text = """
      struct Point {}
      func == (a: Point, b: Point) -> Bool { true }
      func numbers() -> Bool { 1 == 2 }
      func points(_ point: Point) -> Bool { point == point }
      func unknown() -> Bool { first() == second() }
      """
    #expect(edges(text) == ["M.== -> M.Point", "M.points -> M.==", "M.points -> M.Point"])
    #expect(ambiguous(text) == ["M/File.swift:5 =="])
    let counts = SwiftProject(text).graph.memberCounts
    #expect([counts.certain, counts.probable, counts.ambiguous, counts.external] == [0, 1, 1, 1])
  }

  @Test("operators that the project does not declare are external")
  func foreignOperators() {
    let graph = SwiftProject("func run() -> Int { 1 + 2 }").graph
    #expect(graph.unresolved.isEmpty)
    #expect(graph.memberCounts.external == 1)
  }

  @Test("statements of main.swift are the node of top-level code")
  func script() {
    let text = """
      --- Tool/Run.swift
      struct Runner { func run() {} }
      let limit = 1
      --- Tool/main.swift
      let runner = Runner()
      runner.run()
      print(limit)
      func help() {}
      help()
      """
    #expect(
      edges(text) == [
        "Tool.(top-level code) -> Tool.Runner (member)",
        "Tool.(top-level code) -> Tool.help", "Tool.(top-level code) -> Tool.limit",
        "Tool.(top-level code) -> Tool.runner", "Tool.runner -> Tool.Runner",
      ])
  }

  @Test("previews are left out, with what they refer to")
  func previews() {
    let text = """
      struct Mock {}
      struct Screen {}
      struct Screen_Previews: PreviewProvider { static var previews: Any { Mock() } }
      #Preview { Screen(mock: Mock()) }
      """
    #expect(nodes(text) == ["struct M.Mock", "struct M.Screen"])
    #expect(edges(text) == [])
  }

  @Test("previews within a type are left out as well")
  func nestedPreviews() {
    let text = """
      struct Mock {}
      struct Store {}
      enum Login {}
      extension Login {
        struct Screen { let store: Store }
        struct Previews: PreviewProvider { static var previews: Any { Inner.all(Mock()) } }
      }
      """
    #expect(nodes(text) == ["enum M.Login", "struct M.Mock", "struct M.Store"])
    #expect(edges(text) == ["M.Login -> M.Store"])
    #expect(edges(text, previews: true) == ["M.Login -> M.Mock", "M.Login -> M.Store"])
  }

  @Test("previews are there on demand")
  func includedPreviews() {
    let text = """
      struct Mock {}
      struct Screen {}
      struct Screen_Previews: PreviewProvider { static var previews: Any { Mock() } }
      #Preview { Screen(mock: Mock()) }
      """
    #expect(
      nodes(text, previews: true) == [
        "top-level-code M.(top-level code)", "struct M.Mock", "struct M.Screen",
        "struct M.Screen_Previews",
      ])
    #expect(
      edges(text, previews: true) == [
        "M.(top-level code) -> M.Mock", "M.(top-level code) -> M.Screen",
        "M.Screen_Previews -> M.Mock",
      ])
  }

  @Test("a reference to a preview makes no edge when previews are left out")
  func referenceToPreview() {
    let text = """
      struct Row_Previews: PreviewProvider { static let sample = 1 }
      struct Screen { let sample = Row_Previews.sample }
      """
    #expect(edges(text) == [])
    #expect(edges(text, previews: true) == ["M.Screen -> M.Row_Previews"])
    #expect(unresolved(text) == [])
  }

  @Test("a macro of the project is an edge; one of another package is external")
  func macros() {
    let project = SwiftProject(
      """
      --- App/Main.swift
      import Core
      func run() { _ = #twice(1); _ = #file; _ = #foreign(1) }
      --- Core/Core.swift
      @freestanding(expression)
      public macro twice(_ a: Int) -> Int = #externalMacro(module: "M", type: "T")
      """)
    #expect(project.edgeLines == ["App.run -> Core.twice"])
    #expect(project.missingLines(.unresolved) == [])
  }

  @Test("key paths with a written root name the root")
  func keyPaths() {
    let found = references(
      """
      struct User { var name = ""; struct Address {} }
      let name = \\User.name
      let none = \\String.count
      """)
    #expect(found.first == "M/File.swift:2 User -> M.User")
    #expect(!found.contains { $0.contains(":3") })
  }
}
