import ArchTestSupport
import DependencyModel
import Testing

@Suite("Nodes of the type graph")
struct NodeTests {
  @Test("are the top-level declarations of every kind")
  func kinds() {
    let found = nodes(
      """
      --- M/File.swift
      class A {}
      struct B {}
      enum C {}
      actor D {}
      protocol E {}
      typealias F = Int
      func g() {}
      let h = 1
      var (i, j) = (1, 2)
      infix operator <+>
      precedencegroup K {}
      @freestanding(expression) macro l() -> Int = #externalMacro(module: "M", type: "T")
      extension Int { func m() {} }
      --- M/main.swift
      g()
      """)
    #expect(
      found == [
        "extension M.(extension of Int)", "top-level-code M.(top-level code)",
        "operator M.<+>", "class M.A", "struct M.B", "enum M.C", "actor M.D", "protocol M.E",
        "typealias M.F", "precedence-group M.K", "function M.g", "variable M.h", "variable M.i",
        "variable M.j", "macro M.l",
      ])
  }

  @Test("hold members, nested types and extensions of their module")
  func members() {
    let found = nodes(
      """
      --- M/A.swift
      struct A { struct Inner { func f() {} }; var x = 1; init() {} }
      --- M/B.swift
      extension A { enum More { case one } }
      extension A.Inner: Sendable { func g() {} }
      """)
    #expect(found == ["struct M.A"])
  }

  @Test("stand for all overloads of a function")
  func overloads() {
    #expect(nodes("func f() {}\nfunc f(a: Int) {}\nfunc f(a: String) {}") == ["function M.f"])
  }

  @Test("stand for all #if alternatives of a declaration")
  func alternatives() {
    let text = """
      #if os(iOS)
      class Screen { func show() {}; struct Row { let a: A } }
      #else
      struct Screen { func hide() {}; struct Row { let b: B } }
      #endif
      struct A {}
      struct B {}
      extension Screen { func use(_ row: Row) { show(); hide() } }
      """
    #expect(nodes(text) == ["struct M.A", "struct M.B", "class M.Screen"])
    #expect(edges(text) == ["M.Screen -> M.A", "M.Screen -> M.B"])
  }

  @Test("of a type and a function of one name are one node of the type's kind")
  func typeAndFunction() {
    #expect(nodes("func Row() -> Int { 1 }\nstruct Row {}") == ["struct M.Row"])
    #expect(edges("func Row() -> A { A() }\nstruct Row {}\nstruct A {}") == ["M.Row -> M.A"])
  }

  @Test("for private declarations that share a name carry the path of their file")
  func privateNames() {
    let found = nodes(
      """
      --- M/A.swift
      private func help() {}
      private struct Only {}
      extension Row {}
      private struct Row {}
      --- M/Sub/B.swift
      fileprivate func help() {}
      extension Row {}
      fileprivate class Row {}
      """)
    #expect(
      found == [
        "struct M.Only", "struct M.Row@M/A.swift", "class M.Row@M/Sub/B.swift",
        "function M.help@M/A.swift", "function M.help@M/Sub/B.swift",
      ])
  }

  @Test("of one private declaration written twice in a file are one")
  func privateOverloads() {
    let found = nodes(
      """
      --- M/A.swift
      private func help() {}
      private func help(a: Int) {}
      """)
    #expect(found == ["function M.help"])
  }

  @Test(
    "for extensions of other modules' types carry the qualified name, with the project's module")
  func extensions() {
    let found = nodes(
      """
      --- App/Main.swift
      import Core
      import Foundation
      extension Service {}
      extension Core.Service.Kind {}
      extension Foundation.URL {}
      extension Notification.Name {}
      extension Array where Element == Int {}
      extension [String] {}
      extension Swift.Int {}
      --- Core/Core.swift
      public struct Service { public struct Kind {} }
      """)
    #expect(
      found == [
        "extension App.(extension of Array)", "extension App.(extension of Core.Service)",
        "extension App.(extension of Core.Service.Kind)", "extension App.(extension of Int)",
        "extension App.(extension of Notification.Name)", "extension App.(extension of URL)",
        "struct Core.Service",
      ])
  }

  @Test("for all extensions of one foreign type in a module are one")
  func sharedExtension() {
    let found = nodes(
      """
      --- M/A.swift
      extension Int { var a: Int { 1 } }
      --- M/B.swift
      extension Int { var b: Int { a } }
      extension Swift.Int {}
      """)
    #expect(found == ["extension M.(extension of Int)"])
  }

  @Test("hold extensions of the types that they nest in foreign types")
  func extensionOfForeignNestedType() throws {
    let project = SwiftProject(
      """
      --- Core/Core.swift
      extension Int { public struct Box { struct Lid {} } }
      --- Core/More.swift
      extension Int.Box { struct Deep {}; func use(_ lid: Lid) {} }
      --- App/Main.swift
      import Core
      extension Int.Box { struct Own {} }
      """)
    #expect(
      project.graph.nodes.map(\.id) == [
        "App.(extension of Core.Int.Box)", "Core.(extension of Int)",
      ])
    #expect(try #require(project.node("Core.(extension of Int)")).typeCount == 1)
    #expect(try #require(project.node("App.(extension of Core.Int.Box)")).typeCount == 1)
    #expect(
      project.edgeLines == ["App.(extension of Core.Int.Box) -> Core.(extension of Int)"])
  }

  @Test("exist for each module that compiles a file")
  func twoModules() {
    #expect(
      nodes("--- Shared/Log.swift in App, Tests\nstruct Log {}")
        == ["struct App.Log", "struct Tests.Log"])
  }

  @Test("of modules of one name share ids only by their names")
  func duplicateModules() {
    let graph = SwiftProject(
      """
      --- One/A.swift in Kit@One
      struct A {}
      --- Two/A.swift in Kit@Two
      struct A {}
      """
    ).graph
    #expect(Set(graph.nodes.map(\.module)).count == 2)
    #expect(graph.nodes.map(\.file) == [FileID(0), FileID(1)])
  }

  @Test("are sorted by the bytes of their ids")
  func order() {
    let ids = SwiftProject("struct b {}\nstruct B {}\nstruct Ä {}\nstruct a {}\nstruct Z {}").graph
      .nodes.map(\.id)
    #expect(ids == ["M.B", "M.Z", "M.a", "M.b", "M.Ä"])
  }

  @Test("count as one type, abstract when a protocol; functions, aliases and variables as none")
  func typeCounts() {
    let graph = SwiftProject(
      """
      class A { struct Inner {} }
      protocol B {}
      func c() {}
      typealias D = Int
      let e = 1
      """
    ).graph
    #expect(graph.nodes.map(\.typeCount) == [1, 1, 0, 0, 0])
    #expect(graph.nodes.map(\.abstractTypeCount) == [0, 1, 0, 0, 0])
  }

  @Test("for extensions of foreign types count the types nested in them")
  func foreignNestedTypes() throws {
    let project = SwiftProject(
      """
      --- App/A.swift
      import Core
      extension Int { struct One { struct Deep {} }; enum Two {} }
      extension Service { struct Three {} }
      --- App/B.swift
      extension Int { struct Four {} }
      --- Core/Core.swift
      public struct Service {}
      extension Service { struct Own {} }
      """)
    #expect(try #require(project.node("App.(extension of Int)")).typeCount == 3)
    #expect(try #require(project.node("App.(extension of Core.Service)")).typeCount == 1)
    #expect(try #require(project.node("Core.Service")).typeCount == 1)
  }

  @Test("have the widest access of their declarations, and the place of the type")
  func places() throws {
    let project = SwiftProject(
      """
      --- M/A.swift
      extension Service {}
      func make() {}
      --- M/B.swift
      public func make(a: Int) {}
      /// Text
      package final class Service {}
      """)
    let service = try #require(project.node("M.Service"))
    #expect(service.access == .package)
    #expect(
      project.graph.location(of: service.file, offset: UInt32(service.offset)).description
        == "M/B.swift:3:21")
    let make = try #require(project.node("M.make"))
    #expect(make.access == .public)
    #expect(project.graph.location(of: make.file, offset: UInt32(make.offset)).line == 2)
  }

  @Test("of a type that an extension of another module's type adds are that extension's")
  func nestedInForeignExtension() {
    let text = """
      --- N/Fix.swift
      public struct Fix {}
      --- M/Change.swift
      import N
      extension Fix { struct Change {} }
      extension Fix.Change { func make() {} }
      """
    #expect(nodes(text) == ["extension M.(extension of N.Fix)", "struct N.Fix"])
  }
}
