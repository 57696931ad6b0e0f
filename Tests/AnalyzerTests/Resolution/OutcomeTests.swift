import ArchTestSupport
import DependencyModel
import Testing

@Suite("Outcomes of references")
struct OutcomeTests {
  /// Certain, ambiguous, unresolved and external names.
  private func names(_ text: String) -> [Int] {
    let counts = SwiftProject(text).graph.nameCounts
    return [counts.certain, counts.ambiguous, counts.unresolved, counts.external]
  }

  @Test("are counted apart: resolved, ambiguous, unresolved, external")
  func counts() {
    let text = """
      --- App/Main.swift
      import A
      import B
      import UIKit
      struct Main: UIView {
        let good: One
        let double: Twice
        let missing: A.Nothing
        let foreign: String
        let kit: UIKit.UIColor
      }
      --- A/A.swift
      public struct One {}
      public struct Twice {}
      public enum Space { public struct Nothing {} }
      --- B/B.swift
      public struct Twice {}
      """
    let graph = SwiftProject(text).graph
    #expect(graph.nameCounts.certain == 1)
    #expect(graph.nameCounts.ambiguous == 1)
    #expect(graph.nameCounts.unresolved == 1)
    #expect(graph.nameCounts.probable == 0)
    #expect(unresolved(text) == ["App/Main.swift:7 Nothing"])
    #expect(ambiguous(text) == ["App/Main.swift:6 Twice"])
  }

  @Test("the resolved share counts only names that a visible declaration has")
  func share() {
    #expect(SwiftProject("let a: String = \"\"").graph.nameCounts.resolvedShare == nil)
    #expect(
      SwiftProject("struct A {}\nlet a: A? = nil\nlet b: String = \"\"").graph.nameCounts
        .resolvedShare == 1)
  }

  @Test("`.init` makes an instance of the type from outside that is expected, written or not")
  func made() {
    let project = SwiftProject(
      """
      import Foundation
      struct State {
        var id: UUID = .init()
        var other = UUID.init()
        var kit: Unknown = .init()
        var own: Own = .init()
        mutating func reset() { id = .init() }
      }
      struct Own {}
      """)
    let graph = project.graph
    let made = graph.external.filter { $0.madeType != nil || $0.marks.contains(.isMaking) }
    #expect(
      made.map { reference in
        let line = graph.location(of: reference.file, offset: reference.offset).line
        return "\(line) \(reference.symbolName.map { graph.names[$0] } ?? "-")"
      } == ["3 UUID", "4 UUID", "5 Unknown", "7 UUID"])
  }

  @Test("references within one node are resolved, though no edge")
  func withinNode() {
    #expect(names("struct A { let next: [A] }") == [1, 0, 0, 0])
  }

  @Test("a name that nothing declares is external")
  func undeclared() {
    #expect(names("struct A { let x: Missing }") == [0, 0, 0, 1])
    #expect(unresolved("func f() { missing(); x.y.z() }") == [])
  }

  @Test("a declaration of the name in a module that is not imported does not count")
  func notVisible() {
    let text = """
      --- A/A.swift
      func f(_ x: Int) { x.send() }
      --- B/B.swift
      public struct S { public func send() {} }
      """
    #expect(SwiftProject(text).graph.memberCounts == counts(external: 1))
  }

  private func counts(external: Int) -> ResolutionCounts {
    var counts = ResolutionCounts()
    counts.external = external
    return counts
  }

  @Test("candidates in one node are an edge, even if they are several")
  func oneNode() {
    let text = """
      func log(_ a: Int) {}
      func log(_ a: String) {}
      func run() { log("") }
      """
    #expect(edges(text) == ["M.run -> M.log"])
    #expect(ambiguous(text) == [])
  }

  @Test("a call that fits no declaration of its name is the library's, else unresolved")
  func noFit() {
    let text = """
      func print(debug: Int) {}
      func run() { print("text") }
      """
    #expect(edges(text) == [])
    #expect(unresolved(text) == [])
    #expect(names(text) == [0, 0, 0, 2])
    let unknown = text.replacing("print", with: "log")
    #expect(unresolved(unknown) == ["M/File.swift:2 log"])
    #expect(names(unknown) == [0, 0, 1, 1])
  }

  @Test("are sorted by file and place, and point at the name")
  func places() throws {
    let graph = SwiftProject(
      """
      --- App/B.swift
      func b() { unknown().send() }
      --- App/A.swift
      struct Service { func send() {}; var name = "" }
      func a() {
        unknown().name.send()
      }
      """
    ).graph
    let places = graph.unresolved.map { graph.location(of: $0.file, offset: $0.offset) }
    #expect(
      places.map(\.description) == ["App/A.swift:3:13", "App/A.swift:3:18", "App/B.swift:1:22"])
  }

  @Test("have the role that the text gives them")
  func roles() {
    let graph = SwiftProject(
      """
      class Base { static let x = 1 }
      class Sub: Base {
        let a: Base? = nil
        func run() { _ = Base.x; _ = Base() }
      }
      """
    ).graph
    #expect(
      graph.references.map(\.role) == [.inheritance, .typePosition, .value, .member, .call])
    #expect(graph.references.map(\.isNominal) == [true, true, true, false, true])
    #expect(graph.edges.map(\.confidence) == [.certain])
  }
}
