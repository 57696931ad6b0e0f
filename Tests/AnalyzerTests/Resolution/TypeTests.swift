import Testing

@Suite("Written types")
struct TypeTests {
  @Test(
    "count wherever they stand",
    arguments: [
      "let x: T", "let x: T?", "let x: T!", "let x: [T]", "let x: [String: T]", "let x: [T: Int]",
      "let x: (Int, T)", "let x: (T) -> Void", "let x: () -> T", "let x: any P & T",
      "var x: some T { fatalError() }", "let x: T.Type", "let x: Array<T>", "let x: (any T)?",
      "func f(_ a: T...) {}", "func f(_ a: inout T) {}", "func f() throws(T) {}",
      "func f() -> T { fatalError() }", "subscript(i: T) -> Int { 0 }", "init(_ t: T) {}",
      "func f<X: T>(_ x: X) {}", "func f<X>(_ x: X) where X: T {}",
      "func f<X: Sequence>(_ x: X) where X.Element == T {}", "func f(_ x: some T) {}",
      "typealias Y = T", "struct Y<Z: T> {}", "class Y: T {}", "enum Y { case a(T) }",
      "func f() { let x: T? = nil; _ = x }", "func f(_ y: Any) { _ = y as? T }",
      "func f(_ y: Any) { _ = y is T }", "func f(_ y: Any) { if case let t as T = y { _ = t } }",
      "func f() { _ = [T]() }", "func f() { _ = [String: T]() }", "func f() { _ = T.self }",
      "func f() { _ = Set<T>() }", "func f() { do {} catch is T {} catch {} }",
      "func f() { _ = { (t: T) -> Void in } }", "func f() { _ = \\T.hash }",
      "func f() { _ = Optional<T>.none }", "func f() { _ = MemoryLayout<T>.size }",
      "lazy var x: T = { fatalError() }()", "weak var x: T?", "static var x: T { fatalError() }",
    ])
  func positions(member: String) {
    let found = edges(
      """
      protocol P {}
      protocol T {}
      final class User {
        \(member)
      }
      """)
    #expect(found.contains("M.User -> M.T"))
  }

  @Test("an edge to a typealias goes to the alias, not to what it names")
  func alias() {
    let found = edges(
      """
      struct Service {}
      typealias Client = Service
      struct Main { let client: Client }
      """)
    #expect(found == ["M.Client -> M.Service", "M.Main -> M.Client"])
  }

  @Test("members behind an alias are those of the type it names")
  func membersThroughAlias() {
    let found = edges(
      """
      struct Service { static func start() {}; struct State {} }
      typealias Client = Service
      typealias Backend = Client
      func run(_ state: Backend.State) { Backend.start() }
      """)
    #expect(
      found == [
        "M.Backend -> M.Client", "M.Client -> M.Service", "M.run -> M.Backend",
        "M.run -> M.Service",
      ])
  }

  @Test("an alias of another module leads to the module of its type")
  func aliasAcrossModules() {
    let found = edges(
      """
      --- App/Main.swift
      import Core
      extension Client { func use() { help() } }
      --- Base/Base.swift
      public struct Service { public func help() {} }
      --- Core/Core.swift
      import Base
      public typealias Client = Service
      """)
    #expect(
      found == [
        "App.(extension of Base.Service) -> Base.Service (member)",
        "App.(extension of Base.Service) -> Core.Client", "Core.Client -> Base.Service",
      ])
  }

  @Test("an alias may stand for a composition")
  func composition() {
    let found = edges(
      """
      protocol Reader { func read() }
      protocol Writer {}
      extension Writer { func write() {} }
      typealias File = Reader & Writer
      struct Disk: File {
        func read() {}
        func use() { write() }
      }
      """)
    #expect(
      found == [
        "M.Disk -> M.File", "M.Disk -> M.Writer (member)", "M.File -> M.Reader",
        "M.File -> M.Writer",
      ])
  }

  @Test("an associated type is a member of its protocol")
  func associatedType() {
    let found = references(
      """
      protocol Store { associatedtype Item }
      func use<S: Store>(_ item: S.Item) {}
      func other<S>(_ item: S.Item) where S: Store {}
      """)
    #expect(
      found == [
        "M/File.swift:2 Store -> M.Store", "M/File.swift:2 Item -> M.Store",
        "M/File.swift:3 Item -> M.Store", "M/File.swift:3 Store -> M.Store",
      ])
  }

  @Test(
    "members of protocols come after types of the module in a conforming type, unless they are its own"
  )
  func protocolTypeMembers() {
    let found = edges(
      """
      struct Service {}
      struct Row {}
      protocol Owner {
        associatedtype Service
        typealias Row = Int
        var service: Service { get }
      }
      struct Main: Owner {
        let service: Service
        let row: Row
      }
      """)
    #expect(found == ["M.Main -> M.Owner", "M.Main -> M.Row", "M.Main -> M.Service"])
  }

  @Test("a type that a protocol's extension adds is seen where the module has none of the name")
  func protocolTypeMembersAlone() {
    let found = edges(
      """
      protocol Owner {}
      extension Owner { typealias Row = Int }
      struct Main: Owner { let row: Row }
      """)
    #expect(found == ["M.Main -> M.Owner"])
    #expect(
      unresolved("struct A: Owner { let row: Row }\nprotocol Owner {}\nstruct B { struct Row {} }")
        == [])
  }

  @Test("Self and its members are those of the type around them")
  func selfType() {
    let found = edges(
      """
      protocol Base { associatedtype Item }
      extension Base { static func build() {} }
      struct Main: Base {
        typealias Item = Int
        let item: Self.Item
        func make() -> Self { Self.build(); return self }
      }
      """)
    #expect(found == ["M.Main -> M.Base"])
  }

  @Test("attributes name property wrappers, result builders, global actors and macros")
  func attributes() {
    let found = edges(
      """
      @propertyWrapper struct Wrap { var wrappedValue: Int; init(wrappedValue: Int) { self.wrappedValue = wrappedValue } }
      @resultBuilder enum Build { static func buildBlock(_ a: Int...) -> Int { 0 } }
      @globalActor actor Database { static let shared = Database() }
      @attached(member) macro Model() = #externalMacro(module: "X", type: "Y")
      @freestanding(expression) macro url(_ s: String) -> Int = #externalMacro(module: "X", type: "Y")
      @Model struct Main {
        @Wrap var count = 0
        @Build func make() -> Int { 1 }
        @Database func save() {}
        func use(@Build _ body: () -> Int) -> Int { #url("a") }
      }
      """)
    #expect(
      found == [
        "M.Main -> M.Build", "M.Main -> M.Database", "M.Main -> M.Model", "M.Main -> M.Wrap",
        "M.Main -> M.url",
      ])
  }

  @Test("where clauses of types, extensions and protocols name types")
  func whereClauses() {
    let found = edges(
      """
      protocol P { associatedtype A }
      struct S {}
      struct Box<T> where T: P {}
      extension Box where T.A == S {}
      protocol Q: P where A == S {}
      """)
    #expect(
      found == ["M.Box -> M.P", "M.Box -> M.S", "M.Q -> M.P", "M.Q -> M.S"])
  }
}
