import Testing

@Suite("Inheritance and conformance")
struct InheritanceTests {
  @Test("members of superclasses are found, at any remove")
  func superclasses() {
    let found = edges(
      """
      class Base { func load() {}; class Row {} }
      class Middle: Base {}
      final class Screen: Middle {
        let row: Row? = nil
        func start() { load() }
      }
      func load() {}
      struct Row {}
      """)
    #expect(found == ["M.Middle -> M.Base", "M.Screen -> M.Base", "M.Screen -> M.Middle"])
  }

  @Test("members of protocols, of those they refine and of their extensions are found")
  func protocols() {
    let found = edges(
      """
      protocol Base { func load() }
      protocol Refined: Base { func save() }
      extension Base { func log() {} }
      extension Refined { func both() { load(); save() } }
      struct Main: Refined {
        func load() {}
        func save() {}
        func run() { log(); both() }
      }
      """)
    #expect(
      found == [
        "M.Main -> M.Base (member)", "M.Main -> M.Refined", "M.Refined -> M.Base",
      ])
  }

  @Test("a conformance may stand in an extension, in another file")
  func extensionConformance() {
    let found = edges(
      """
      --- M/Main.swift
      struct Main { func run() { log() } }
      --- M/Main+Logger.swift
      extension Main: Logger {}
      --- M/Logger.swift
      protocol Logger {}
      extension Logger { func log() {} }
      """)
    #expect(found == ["M.Main -> M.Logger"])
  }

  @Test("the nearest declaration wins: own, superclass, then further up")
  func nearest() {
    let found = references(
      """
      class A { func f() {}; func g() {}; func h() {} }
      class B: A { override func g() {}; override func h() {} }
      final class C: B {
        override func h() {}
        func run() { f(); g(); h() }
      }
      """)
    #expect(
      found == [
        "M/File.swift:2 A -> M.A", "M/File.swift:3 B -> M.B", "M/File.swift:5 f -> M.A",
        "M/File.swift:5 g -> M.B",
      ])
  }

  @Test("members are inherited across modules as far as they are seen")
  func acrossModules() {
    let found = references(
      """
      --- App/Screen.swift
      import Core
      class Screen: Base {
        func run() { load(); reset(); _ = self.title; super.load() }
      }
      func reset() {}
      --- Core/Base.swift
      open class Base {
        public init() {}
        open func load() {}
        func reset() {}
        public var title = ""
      }
      """)
    #expect(
      found == [
        "App/Screen.swift:2 Base -> Core.Base", "App/Screen.swift:3 load -> Core.Base",
        "App/Screen.swift:3 reset -> App.reset", "App/Screen.swift:3 title -> Core.Base",
        "App/Screen.swift:3 load -> Core.Base",
      ])
  }

  @Test("a superclass may be qualified by its module, and generic")
  func qualifiedSuperclass() {
    let found = references(
      """
      --- App/Screen.swift
      import Beaver
      final class Controller: Beaver.Controller<Int> { func run() { dispatch() } }
      --- Beaver/Controller.swift
      open class Controller<State> { public init() {}; public func dispatch() {} }
      """)
    #expect(
      found == [
        "App/Screen.swift:2 Controller -> Beaver.Controller",
        "App/Screen.swift:2 dispatch -> Beaver.Controller",
      ])
  }

  @Test("a protocol's extension sees what its constraints promise")
  func constrainedExtension() {
    let found = edges(
      """
      protocol Loader { func load() }
      protocol Screen {}
      extension Screen where Self: Loader { func start() { load() } }
      protocol Tab where Self: Loader { }
      extension Tab { func open() { load() } }
      """)
    #expect(found == ["M.Screen -> M.Loader", "M.Tab -> M.Loader"])
  }

  @Test("a class that a protocol asks for gives its members")
  func superclassConstraint() {
    let found = edges(
      """
      class Base { func load() {} }
      protocol Screen: Base {}
      extension Screen { func start() { load() } }
      """)
    #expect(found == ["M.Screen -> M.Base"])
  }

  @Test("class, AnyObject and foreign protocols are no edges")
  func foreignProtocols() {
    let found = edges(
      """
      protocol Output: AnyObject { func show() }
      protocol Old: class {}
      final class Main: Sendable, Equatable {
        weak var output: Output?
        static func == (a: Main, b: Main) -> Bool { true }
      }
      """)
    #expect(found == ["M.Main -> M.Output"])
  }

  @Test("classes that inherit from each other end")
  func cycles() {
    let found = edges(
      """
      class A: B { func f() { g() } }
      class B: A { func h() { f() } }
      protocol P: Q {}
      protocol Q: R {}
      protocol R: P {}
      extension P { func i() { missing() } }
      class Own: Own { func run() { other() } }
      """)
    #expect(
      found == [
        "M.A -> M.B", "M.B -> M.A", "M.P -> M.Q", "M.Q -> M.R", "M.R -> M.P",
      ])
  }

  @Test("aliases that name each other end")
  func aliasCycles() {
    let found = edges(
      """
      typealias A = B
      typealias B = A
      typealias C = C
      typealias D = D.E
      struct Main: A { let a: A.X; let c: C; let d: D; func run() { A.f() } }
      extension B { func g() {} }
      """)
    #expect(found.contains("M.Main -> M.A"))
    #expect(found.contains("M.A -> M.B"))
    #expect(found.contains("M.B -> M.A"))
  }
}
