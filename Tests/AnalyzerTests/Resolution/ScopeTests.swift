import Testing

@Suite("Scopes")
struct ScopeTests {
  @Test("parameters, variables and patterns hide what the module declares")
  func localNames() {
    let found = edges(
      """
      let limit = 1
      let item = 2
      let error = 3
      let count = 4
      func use(limit: Int) throws -> Int {
        let count = limit
        for item in [count] where item > 0 { _ = item }
        do { try use(limit: 1) } catch { throw error }
        return count
      }
      """)
    #expect(found == [])
  }

  @Test("a local name hides nothing outside of its block")
  func endOfScope() {
    let found = references(
      """
      let limit = 1
      func use(_ on: Bool) -> Int {
        if on {
          let limit = 2
          return limit
        }
        return limit
      }
      """)
    #expect(found == ["M/File.swift:7 limit -> M.limit"])
  }

  @Test("closure parameters, captures and conditions bind names")
  func closuresAndConditions() {
    let found = edges(
      """
      let value = 1
      let other = 2
      func use(_ list: [Int?]) {
        list.forEach { value in
          if let value { _ = value }
          guard let other = value else { return }
          _ = { [other] in other }
        }
      }
      """)
    #expect(found == [])
  }

  @Test("generic parameters hide types of the module")
  func genericParameters() {
    let found = edges(
      """
      struct Value {}
      struct Box<Value> { let value: Value }
      func make<Value>(_ value: Value) -> [Value] { [value] }
      extension Box { func get() -> Value { value } }
      """)
    #expect(found == [])
  }

  @Test("an extension of a nested type sees the generic parameters of the types around that")
  func outerGenericParameters() {
    let found = edges(
      """
      struct Value {}
      struct Outer<Value> { struct Inner {} }
      extension Outer.Inner { func use(_ value: Value) {} }
      """)
    #expect(found == [])
  }

  @Test("types declared in a function have no node, and hide those of the module there")
  func localTypes() {
    let found = edges(
      """
      struct Row {}
      struct Cell {}
      func make() {
        struct Row { let cell: Cell }
        _ = Row(cell: Cell())
      }
      """)
    #expect(found == ["M.make -> M.Cell"])
  }

  @Test("a nested type comes before one of the module, from the innermost type outwards")
  func nestedTypes() {
    let found = edges(
      """
      struct State {}
      struct Action {}
      struct Feature {
        struct State {}
        struct Screen {
          let state: State
          let action: Action
        }
      }
      """)
    #expect(found == ["M.Feature -> M.Action"])
  }

  @Test("a nested type of another type is not seen without its name in front")
  func foreignNestedTypes() {
    let found = edges(
      """
      struct Feature { struct State {} }
      struct State {}
      struct Screen {
        let own: State
        let other: Feature.State
      }
      """)
    #expect(found == ["M.Screen -> M.Feature", "M.Screen -> M.State"])
    #expect(edges("struct A { struct Inner {} }\nstruct B { let inner: Inner }") == [])
  }

  @Test("a member comes before a declaration of the module")
  func membersFirst() {
    let found = edges(
      """
      func log() {}
      func report() {}
      struct Service {
        func log() {}
        func run() {
          log()
          report()
        }
      }
      """)
    #expect(found == ["M.Service -> M.report"])
  }

  @Test("a nested type sees the static members, cases and types of the types around it")
  func outerMembers() {
    let found = edges(
      """
      let shared = 1
      let ready = 2
      enum Outer {
        case ready
        static let shared = 1
        struct Inner {
          func use() -> Int { shared }
          func make() -> Outer { ready }
        }
      }
      """)
    #expect(found == [])
  }

  @Test("an extension sees the members of its type, wherever they are written")
  func extensions() {
    let found = edges(
      """
      --- M/A.swift
      struct State {}
      func log() {}
      struct Feature { struct State {} }
      --- M/B.swift
      extension Feature {
        func log() {}
      }
      --- M/C.swift
      extension Feature {
        func use(_ state: State) { log() }
      }
      """)
    #expect(found == [])
  }

  @Test("an extension of a nested type does not see the names of the types around that")
  func extensionOfNestedType() {
    let found = edges(
      """
      struct Sibling {}
      struct Outer {
        struct Sibling {}
        struct Inner { let own: Sibling }
      }
      extension Outer.Inner { func use() -> Sibling { fatalError() } }
      """)
    #expect(found == ["M.Outer -> M.Sibling"])
  }

  @Test(
    "names of inheritance clauses and attributes are not looked up among the type's own members")
  func inheritanceClause() {
    let found = edges(
      """
      protocol Base {}
      struct Feature: Base {
        protocol Base {}
      }
      """)
    #expect(found == ["M.Feature -> M.Base"])
  }

  @Test("default arguments, string interpolations, payloads and generic arguments hold references")
  func hiddenPlaces() {
    let found = references(
      """
      struct A { static let a = 1 }
      func text() -> String { "" }
      struct Payload {}
      struct Box<T> {}
      func use(a: Int = A.a) {}
      let message = "so: \\(text())"
      enum Event { case done(Payload) }
      let box = Box<Payload>()
      """)
    #expect(
      found == [
        "M/File.swift:5 A -> M.A", "M/File.swift:5 a -> M.A", "M/File.swift:6 text -> M.text",
        "M/File.swift:7 Payload -> M.Payload", "M/File.swift:8 Box -> M.Box",
        "M/File.swift:8 Payload -> M.Payload",
      ])
  }

  @Test("names in comments, strings and disabled code never count")
  func text() {
    let found = edges(
      """
      struct Service {}
      // Service
      /// ``Service``
      let a = "Service"
      let b = \"""
        Service()
        \"""
      /* Service() */
      let c = #"\\(Service())"#
      #if false
      let d = Service()
      #endif
      """)
    #expect(found == [])
  }
}
