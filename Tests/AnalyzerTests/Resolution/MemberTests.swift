import ArchTestSupport
import Testing

@Suite("Members")
struct MemberTests {
  @Test("of the own type make no edge, of whatever form")
  func ownMembers() {
    let found = edges(
      """
      struct Main {
        var count = 0
        static let limit = 1
        struct Row {}
        mutating func run() {
          count += 1
          self.count = Self.limit + Main.limit
          _ = Row()
          _ = Main.Row()
        }
      }
      """)
    #expect(found == [])
  }

  @Test("behind a type's name are edges to the type")
  func typeMembers() {
    let found = references(
      """
      struct Service {
        static let shared = Service()
        enum Kind { case fast; static let all = 1 }
        func send() {}
      }
      func run() {
        _ = Service.shared
        _ = Service.Kind.fast
        _ = Service.Kind.all
        _ = Service.send
        _ = Service.Kind.self
      }
      """)
    #expect(
      found.map { String($0.dropFirst(13)) } == [
        "7 Service -> M.Service", "7 shared -> M.Service", "8 Service -> M.Service",
        "8 Kind -> M.Service", "8 fast -> M.Service", "9 Service -> M.Service",
        "9 Kind -> M.Service", "9 all -> M.Service", "10 Service -> M.Service",
        "10 send -> M.Service", "11 Service -> M.Service", "11 Kind -> M.Service",
      ])
  }

  @Test("alone make the edge a member edge; a nested type's name makes it nominal")
  func memberEdges() {
    let found = edges(
      """
      class Base {
        func load() {}
        struct Row {}
        typealias Cell = Int
      }
      class Middle: Base {}
      class A: Middle { func run() { load() } }
      class B: Middle { let row: Row? = nil }
      class C: Middle { let cell: Cell? = nil }
      """)
    #expect(
      found.filter { $0.contains("-> M.Base") } == [
        "M.A -> M.Base (member)", "M.B -> M.Base", "M.C -> M.Base", "M.Middle -> M.Base",
      ])
  }

  @Test("reached through values of unknown type are left unresolved, never guessed")
  func throughValues() {
    let text = """
      struct Service { func send() {}; var name = "" }
      func run() {
        service.send()
        _ = make().name
      }
      """
    let project = SwiftProject(text)
    #expect(project.edgeLines == [])
    #expect(
      project.missingLines(.unresolved) == ["M/File.swift:3 send", "M/File.swift:4 name"])
    #expect(project.graph.memberCounts.unresolved == 2)
    #expect(project.graph.nameCounts.unresolved == 0)
  }

  @Test("that no type of the context has are left unresolved")
  func implicitMembers() {
    let text = """
      enum Kind { case fast, slow }
      func run(_ kind: Kind = .fast) -> Bool {
        if case .slow = kind { return true }
        return kind == .missing
      }
      """
    #expect(edges(text) == ["M.run -> M.Kind"])
    #expect(unresolved(text) == [])
    #expect(unresolved(text + "\nfunc other() { make(.slow) }") == ["M/File.swift:6 slow"])
  }

  @Test("of what an initialiser makes are those of its type")
  func ofNewValues() {
    let found = references(
      """
      class Base { func send() {} }
      class Service: Base {}
      func run() { Service().send() }
      """)
    #expect(
      found == [
        "M/File.swift:2 Base -> M.Base", "M/File.swift:3 Service -> M.Service",
        "M/File.swift:3 send -> M.Base",
      ])
  }

  @Test("behind super skip the own type")
  func superMembers() {
    let found = edges(
      """
      class Base { func load() {}; class func make() {} }
      class Middle: Base {}
      class Sub: Middle {
        override func load() { super.load() }
        override class func make() { super.make() }
      }
      """)
    #expect(
      found == ["M.Middle -> M.Base", "M.Sub -> M.Base (member)", "M.Sub -> M.Middle"])
  }

  @Test("behind self in closures and nested functions are those of the type around")
  func selfInClosures() {
    let found = edges(
      """
      class Base { func load() {}; var count = 0 }
      final class Middle: Base {
        func run() {
          let work = { [weak self] in self?.load() }
          func inner() { self.load(); load() }
          _ = [1].map { $0 + count }
          work()
          inner()
        }
      }
      """)
    #expect(found == ["M.Middle -> M.Base"])
  }

  @Test("of generic parameters are those of what they must conform to")
  func genericParameters() {
    let found = references(
      """
      protocol Factory { static func make() -> Self }
      protocol Named {}
      extension Named { static var title: String { "" } }
      func build<T: Factory>() -> T where T: Named {
        _ = T.title
        return T.make()
      }
      struct Box<T: Factory> {
        func fill() -> T { T.make() }
      }
      """)
    #expect(
      found == [
        "M/File.swift:4 Factory -> M.Factory", "M/File.swift:4 Named -> M.Named",
        "M/File.swift:5 title -> M.Named", "M/File.swift:6 make -> M.Factory",
        "M/File.swift:8 Factory -> M.Factory", "M/File.swift:9 make -> M.Factory",
      ])
  }
}
