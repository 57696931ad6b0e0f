import Testing

@Suite("Access")
struct AccessTests {
  @Test(
    "private and fileprivate declarations are seen in their file only",
    arguments: [
      "private", "fileprivate",
    ])
  func privateDeclarations(access: String) {
    let found = references(
      """
      --- M/A.swift
      \(access) struct Helper {}
      \(access) func help() {}
      struct A { func run() { _ = Helper(); help() } }
      --- M/B.swift
      struct B { func run() { _ = Helper(); help() } }
      """)
    #expect(
      found == ["M/A.swift:3 Helper -> M.Helper", "M/A.swift:3 help -> M.help"])
  }

  @Test("each file means its own one of several private declarations of a name")
  func privateNamesakes() {
    let text = """
      --- M/A.swift
      private struct Helper {}
      struct A { private let helper = Helper() }
      --- M/Sub/B.swift
      private struct Helper {}
      struct B { private let helper = Helper() }
      """
    #expect(
      edges(text) == ["M.A -> M.Helper@M/A.swift", "M.B -> M.Helper@M/Sub/B.swift"])
  }

  @Test("a private declaration hides an imported one in its file alone")
  func privateHides() {
    let found = edges(
      """
      --- App/A.swift
      import Core
      private struct Helper {}
      struct A { private let helper = Helper() }
      --- App/B.swift
      import Core
      struct B { let helper = Helper() }
      --- Core/Core.swift
      public struct Helper { public init() {} }
      """)
    #expect(found == ["App.A -> App.Helper", "App.B -> Core.Helper"])
  }

  @Test("fileprivate members are seen in all types of the same file, not in others")
  func privateMembers() {
    let text = """
      --- M/A.swift
      struct A { fileprivate static func make() {} }
      struct User { func use() { A.make() } }
      --- M/B.swift
      func make() {}
      extension A { func use() { make() } }
      """
    #expect(edges(text) == ["M.A -> M.make", "M.User -> M.A"])
  }

  @Test("members of another module need to be public themselves")
  func membersOfOtherModules() {
    let found = references(
      """
      --- App/Main.swift
      import Core
      func run() {
        Service.start()
        Service.stop()
      }
      --- Core/Core.swift
      public struct Service {
        public static func start() {}
        static func stop() {}
      }
      """)
    #expect(
      found == [
        "App/Main.swift:3 Service -> Core.Service", "App/Main.swift:3 start -> Core.Service",
        "App/Main.swift:4 Service -> Core.Service",
      ])
  }

  @Test("members of public extensions, public protocols and public enums are public")
  func inheritedAccess() {
    let found = edges(
      """
      --- App/Main.swift
      import Core
      func run<T: Runner>(_ runner: T) {
        Core.Service.start()
        _ = Event.done
      }
      struct Main: Runner {
        func use() { go() }
      }
      --- Core/Core.swift
      public struct Service {}
      public extension Service { static func start() {} }
      public protocol Runner {}
      public extension Runner { func go() {} }
      public enum Event { case done }
      """)
    #expect(
      found == [
        "App.Main -> Core.Runner", "App.run -> Core.Event", "App.run -> Core.Runner",
        "App.run -> Core.Service",
      ])
  }

  @Test("a private extension makes its members private to the file")
  func privateExtension() {
    let found = edges(
      """
      --- M/A.swift
      struct A {}
      private extension A { static func help() {} }
      --- M/B.swift
      func help() {}
      extension A { static func run() { help() } }
      """)
    #expect(found == ["M.A -> M.help"])
  }

  @Test("a member's setter may be narrower without hiding the member")
  func setterAccess() {
    let found = edges(
      """
      --- App/Main.swift
      import Core
      func run() -> Int { Service.count }
      --- Core/Core.swift
      public struct Service { public private(set) static var count = 0 }
      """)
    #expect(found == ["App.run -> Core.Service"])
  }
}
