import Testing

/// What names mean that are written with their module, as in `Module::name` (SE-0491).
@Suite("Names with a module selector")
struct ModuleSelectorTests {
  private let modules = """
    --- A/A.swift
    public struct A { public init() {} }
    public struct Thing { public init() {} ; public func run() -> Int { 1 } ; public struct In {} }
    extension Thing { public var color: Int { 1 } }
    public func top() {}
    @freestanding(expression) public macro note() = #externalMacro(module: "M", type: "Note")
    --- B/B.swift
    import A
    extension Thing {
      public func run() -> String { "" }
      public var color: String { "" }
      public struct In2 {}
    }
    public func top() -> Int { 1 }
    @freestanding(expression) public macro note() = #externalMacro(module: "M", type: "Note")
    """

  private func lines(_ code: String) -> [String] {
    let text = "--- App/App.swift\nimport A\nimport B\n" + code + "\n" + modules
    return references(text).filter { $0.hasPrefix("App/") }.map {
      String($0.dropFirst("App/App.swift:".count))
    }
  }

  @Test(
    "are those that the module declares",
    arguments: [
      ("func f(t: Thing) { _ = t.A::run() }", "3 run -> A.Thing"),
      ("func f(t: Thing) { _ = t.B::run() }", "3 run -> B.(extension of A.Thing)"),
      ("func f(t: Thing) { _ = t.A::color }", "3 color -> A.Thing"),
      ("func f(t: Thing) { _ = t.B::color }", "3 color -> B.(extension of A.Thing)"),
      ("func f(_ t: Thing) { f(.A::init()) }", "3 init -> A.Thing"),
      ("let k = \\Thing.B::color", "3 color -> B.(extension of A.Thing)"),
      ("let k: KeyPath<Thing, Int> = \\.A::color", "3 color -> A.Thing"),
      ("let t: Thing.B::In2? = nil", "3 In2 -> B.(extension of A.Thing)"),
      ("let t: Thing.A::In? = nil", "3 In -> A.Thing"),
      ("func f() { A::top() }", "3 top -> A.top"),
      ("let i: Int = B::top()", "3 top -> B.top"),
      ("func f() { #A::note }", "3 note -> A.note"),
      ("func f() { #B::note }", "3 note -> B.note"),
    ])
  func chosen(code: String, expected: String) { #expect(lines(code).contains(expected)) }

  @Test("begin with the module, though a type or a local name is called as it is")
  func namesakes() {
    #expect(lines("let a: A::A = A::A()") == ["3 A -> A.A", "3 A -> A.A"])
    #expect(lines("func f(top: Int) { let A = 1; A::top() }") == ["3 top -> A.top"])
    #expect(lines("let t: A::Thing? = nil") == ["3 Thing -> A.Thing"])
  }

  @Test("mean nothing that another module declares, nor members of the type around")
  func others() {
    #expect(lines("func f(t: A::A) { t.B::run() ; A::other() ; B::A() }") == ["3 A -> A.A"])
    #expect(
      lines("extension Thing { func f() { A::run() } }") == ["3 Thing -> A.Thing"])
    #expect(lines("func f(t: Thing) { t.Swift::run() }") == ["3 Thing -> A.Thing"])
  }

  @Test("mean what the module exports of another one")
  func exports() {
    let text = """
      --- App/App.swift
      import Facade
      func f(t: Thing) { t.Facade::run() ; Facade::top() }
      --- Core/Core.swift
      public struct Thing { public func run() {} }
      public func top() {}
      --- Facade/Facade.swift
      @_exported import Core
      """
    #expect(
      references(text) == [
        "App/App.swift:2 Thing -> Core.Thing", "App/App.swift:2 run -> Core.Thing",
        "App/App.swift:2 top -> Core.top",
      ])
  }

  @Test("leave types of the library what they are")
  func library() {
    let text = """
      --- App/App.swift
      struct Item { func go() {} }
      func f(all: Swift::Array<Item>) { all.Swift::map { $0.go() } ; let s: Swift::Int = 1 }
      """
    #expect(
      references(text).filter { $0.hasSuffix("go -> App.Item") } == [
        "App/App.swift:2 go -> App.Item"
      ])
  }
}
