import ArchTestSupport
import Testing

@Suite("Calls")
struct CallTests {
  @Test("of a type make an edge to the type")
  func initialisers() {
    let found = references(
      """
      struct Service { init() {}; init(name: String) {} }
      struct Box<T> { init(_ value: T) {} }
      func run() {
        _ = Service()
        _ = Service(name: "")
        _ = Service.init(name: "")
        _ = Box<Int>(1)
        _ = [1].map(Box.init)
      }
      """)
    #expect(
      found == [
        "M/File.swift:4 Service -> M.Service", "M/File.swift:5 Service -> M.Service",
        "M/File.swift:6 Service -> M.Service", "M/File.swift:6 init -> M.Service",
        "M/File.swift:7 Box -> M.Box", "M/File.swift:8 Box -> M.Box",
        "M/File.swift:8 init -> M.Box",
      ])
  }

  @Test("self.init and super.init name the initialiser where it is declared")
  func delegation() {
    let found = edges(
      """
      --- App/App.swift
      import Core
      class Sub: Base { override init(name: String) { super.init(name: name) } }
      extension Base { convenience init(id: Int) { self.init(name: "") } }
      --- Core/Core.swift
      open class Base { public init(name: String) {} }
      """)
    #expect(
      found == ["App.(extension of Core.Base) -> Core.Base", "App.Sub -> Core.Base"])
  }

  @Test("of overloads in several files are edges to one node")
  func overloads() {
    let text = """
      --- M/A.swift
      func log(_ text: String) {}
      --- M/B.swift
      func log(number: Int) {}
      --- M/C.swift
      func run() { log(""); log(number: 1) }
      """
    #expect(edges(text) == ["M.run -> M.log"])
    #expect(
      SwiftProject(text).fileEdgeLines == ["M/C.swift -> M/A.swift", "M/C.swift -> M/B.swift"])
  }

  /// Which of two modules' functions a call in a third one means.
  private func target(of call: String, first: String, second: String) -> [String] {
    references(
      """
      --- App/Main.swift
      import A
      import B
      func run() { \(call) }
      --- A/A.swift
      public func send\(first) {}
      --- B/B.swift
      public func send\(second) {}
      """
    ).map { String($0.suffix(6)) }
  }

  @Test("are told apart by their labels")
  func labels() {
    func target(_ call: String) -> [String] {
      self.target(of: call, first: "(to a: Int)", second: "(_ a: Int, by b: Int)")
    }
    #expect(target("send(to: 1)") == ["A.send"])
    #expect(target("send(1, by: 2)") == ["B.send"])
    #expect(target("_ = send(to:)") == ["A.send"])
    #expect(target("_ = send(_:by:)") == ["B.send"])
    #expect(target("_ = send") == [])
    #expect(target("send(from: 1)") == [])
  }

  @Test("may leave out arguments with defaults")
  func defaults() {
    func target(_ call: String) -> [String] {
      self.target(
        of: call, first: "(to a: Int = 0, by b: Int)", second: "(to a: Int, at b: Int = 0)")
    }
    #expect(target("send(by: 1)") == ["A.send"])
    #expect(target("send(to: 1)") == ["B.send"])
    #expect(target("send(to: 1, by: 1)") == ["A.send"])
  }

  @Test("may give several arguments to a variadic parameter, or none")
  func variadics() {
    func target(_ call: String) -> [String] {
      self.target(of: call, first: "(_ a: Int..., by b: Int)", second: "(_ a: Int)")
    }
    #expect(target("send(1, 2, 3, by: 4)") == ["A.send"])
    #expect(target("send(by: 4)") == ["A.send"])
    #expect(target("send(1)") == ["B.send"])
    #expect(target("send(1, 2)") == [])
  }

  @Test("may give the last parameters as trailing closures")
  func trailingClosures() {
    func target(_ call: String) -> [String] {
      self.target(
        of: call, first: "(a: Int, then b: () -> Void)",
        second: "(then b: () -> Void, else c: () -> Void)")
    }
    #expect(target("send(a: 1) {}") == ["A.send"])
    #expect(target("send(a: 1, then: {})") == ["A.send"])
    #expect(target("send {} else: {}") == ["B.send"])
    #expect(target("send(then: {}) {}") == ["B.send"])
  }

  @Test("that fit no declaration of the module mean one that is not shown")
  func foreignOverloads() {
    let found = references(
      """
      func print(debug: Int) {}
      func run() {
        print("text")
        print(debug: 1)
      }
      """)
    #expect(found == ["M/File.swift:4 print -> M.print"])
  }

  @Test("of members choose the overload, from the own type to the supertypes")
  func memberOverloads() {
    let found = references(
      """
      class Base { func set(name: String) {}; func set(id: Int) {} }
      final class Sub: Base {
        func set(flag: Bool) {}
        func run() { set(flag: true); set(id: 1) }
      }
      """)
    #expect(found == ["M/File.swift:2 Base -> M.Base", "M/File.swift:4 set -> M.Base"])
  }

  @Test("of variables, enum cases and local functions")
  func otherCallees() {
    let found = references(
      """
      let handler: (Int) -> Void = { _ in }
      enum Event { case done(Int) }
      func work() {}
      func run() {
        func work() {}
        handler(1)
        work()
        _ = Event.done(1)
      }
      """)
    #expect(
      found == [
        "M/File.swift:6 handler -> M.handler", "M/File.swift:8 Event -> M.Event",
        "M/File.swift:8 done -> M.Event",
      ])
  }
}
