import ArchTestSupport
import Testing

@Suite("Traps of real sources")
struct TrapTests {
  @Test("an extension of another module's type whose name the own module has too")
  func externalTypeOfOwnName() {
    let found = edges(
      """
      --- App/Category.swift
      import Shared
      struct Category {}
      extension Shared.Category { func toLocal() -> Category { Category() } }
      --- Shared/Category.swift
      public struct Category {}
      """)
    #expect(
      found == [
        "App.(extension of Shared.Category) -> App.Category",
        "App.(extension of Shared.Category) -> Shared.Category",
      ])
  }

  @Test("helper names that every feature nests", arguments: ["Dependencies", "Action", "Result"])
  func helperNames(name: String) {
    let found = edges(
      """
      --- App/Main.swift
      import A
      import B
      struct App {
        struct \(name) {}
        let own: \(name)
        let a: FeatureA.\(name)
        let b: FeatureB.\(name)
      }
      --- A/A.swift
      public struct FeatureA { public struct \(name) {}; let own: \(name) }
      --- B/B.swift
      public struct FeatureB { public struct \(name) {}; let own: \(name) }
      """)
    #expect(found == ["App.App -> A.FeatureA", "App.App -> B.FeatureB"])
  }

  @Test("an application delegate in every target")
  func delegates() {
    let found = edges(
      (1...10).map { index in
        """
        --- Demo\(index)/AppDelegate.swift
        final class AppDelegate {}
        --- Demo\(index)/Main.swift
        struct Main { let delegate: AppDelegate }
        """
      }.joined(separator: "\n"))
    #expect(found.count == 10)
    #expect(found.contains("Demo7.Main -> Demo7.AppDelegate"))
  }

  @Test("one source compiled into several targets means another declaration in each")
  func sharedSource() {
    let project = SwiftProject(
      """
      --- Shared/Log.swift in App, Tests
      struct Log { let sink: Sink }
      --- App/Sink.swift
      struct Sink { let log: Log }
      --- Tests/Sink.swift
      struct Sink { let log: Log }
      """)
    #expect(
      project.edgeLines == [
        "App.Log -> App.Sink", "App.Sink -> App.Log", "Tests.Log -> Tests.Sink",
        "Tests.Sink -> Tests.Log",
      ])
    #expect(project.graph.files.count == 4)
  }

  @Test("weak variables in protocols, objc names, imports split into groups")
  func oldStyle() {
    let found = edges(
      """
      --- App/Main.swift
      import Foundation

      // Own modules
      import Core

      @objc(XYZMain) final class Main: NSObject { weak var view: View? }
      protocol Module { var view: View? { get set } }
      --- Core/Core.swift
      public protocol View: class { }
      """)
    #expect(found == ["App.Main -> Core.View", "App.Module -> Core.View"])
  }

  @Test("a conformance that comes from a superclass of a superclass")
  func conformanceThroughSuperclass() {
    let found = references(
      """
      protocol Observable { var changes: Int { get } }
      class Pages: Observable { var changes = 0 }
      class Renderer: Pages {}
      class Lesson: Renderer { func run() { _ = changes } }
      """)
    #expect(found.last == "M/File.swift:4 changes -> M.Pages")
  }

  @Test("implicit members and members of members are found by their types")
  func undecidable() {
    let text = """
      struct Modules { let networking: Networking }
      struct Networking { let service: Int; static let mock = Networking(service: 1) }
      func use(_ networking: Networking) {}
      func run(_ modules: Modules) {
        use(.mock)
        _ = modules.networking.service
      }
      """
    #expect(unresolved(text) == [])
    #expect(
      edges(text) == [
        "M.Modules -> M.Networking", "M.run -> M.Modules", "M.run -> M.Networking (member)",
        "M.run -> M.use", "M.use -> M.Networking",
      ])
  }

  @Test("names with spaces, plus signs and other alphabets, and carriage returns")
  func paths() {
    let project = SwiftProject(
      "--- App/SwiftUI Views/Übersicht+Extra.swift\n// größer\r\n/* ✓ */ struct A { let b: B }\r\n"
        + "--- App/B.swift\nstruct B {}")
    #expect(project.referenceLines == ["App/SwiftUI Views/Übersicht+Extra.swift:2 B -> App.B"])
  }

  @Test("a file with a syntax error keeps what can be read")
  func syntaxError() {
    let found = edges(
      """
      --- App/A.swift
      struct A { let b: B
        func broken( {
      --- App/B.swift
      struct B {}
      struct C { let b: B }
      """)
    #expect(found.contains("App.C -> App.B"))
    #expect(found.contains("App.A -> App.B"))
  }

  @Test("names between backticks are the names without them")
  func backticks() {
    let found = edges(
      """
      struct `Type` { static let `default` = 1; enum `Protocol` { case `in` } }
      let a: `Type`? = nil
      let b = `Type`.`default`
      let c = Type.default
      """)
    #expect(found == ["M.a -> M.Type", "M.b -> M.Type", "M.c -> M.Type"])
  }

  @Test("a property of its type's name, and a type of its module's name")
  func sameNames() {
    let found = references(
      """
      enum service { static let x = 1 }
      struct Service {}
      struct Main {
        let Service: Service
        func use() { _ = Service }
      }
      """)
    #expect(found == ["M/File.swift:4 Service -> M.Service"])
  }
}
