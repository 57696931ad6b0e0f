import ArchTestSupport
import RuleTestSupport
import Testing

@Suite("A facade")
struct FacadeTests {
  private let store = """
    --- Store/Book.swift
    public struct Book {
      public enum Kind { case novel, essay }
      public var kind: Kind
      public var author: Author
      var shelf: Shelf
      public init(kind: Kind) {}
      public static func sample() -> Book { fatalError() }
    }
    public struct Author { public var name: Name { fatalError() } }
    public struct Name { public var length = 0 }
    public struct Shelf { public var row = 0; public init() {} }
    public func makeShelf() -> Shelf { Shelf() }
    --- Desk/Desk.swift
    import Store
    public typealias Book = Store.Book
    public struct Desk { public init() {}; public func next() -> Book { fatalError() } }
    public func anyShelf() -> Shelf { makeShelf() }

    """

  private func messages(_ rule: String, _ text: String) throws -> [String] {
    try RuleCheck(SwiftProject(store + text), "rules: { rule: { \(rule) } }").evaluation()
      .violations.map { "\($0.location.path):\($0.location.line) \($0.message)" }
  }

  @Test("stands for the members, nested types, cases and initialisers behind its aliases")
  func aliases() throws {
    let text = """
      --- App/Read.swift
      import Desk
      func kind(_ book: Book) -> Bool { book.kind == .novel }
      func other(_ kind: Book.Kind) -> Book { Book(kind: kind) }
      let some: Book = .sample()
      func lengths(_ books: [Book]) -> [Int] { books.map { $0.author }.map(\\.name.length) }
      func first() -> Int { let author = Desk().next().author; return author.name.length }
      """
    #expect(try messages("forbid: { from: App, to: Store }", text).isEmpty)
    #expect(try messages("allow: { from: App, to: Desk }", text).isEmpty)
    #expect(try messages("protect: { of: Store, from: Desk }", text).isEmpty)
    #expect(try messages("layers: { order: [App, Desk, Store], strict: true }", text).isEmpty)
  }

  @Test("does not stand for what its aliases do not lead to, or what the file imports itself")
  func bounds() throws {
    let text = """
      --- App/Row.swift
      import Desk
      func row() -> Int { anyShelf().row }
      --- App/Direct.swift
      import Desk
      import Store
      func kind(_ book: Store.Book) -> Book.Kind { book.kind }
      """
    #expect(
      try messages("forbid: { from: App, to: Store }", text) == [
        "App/Direct.swift:3 'App.kind' uses 'Store.Book', but 'App' must not depend on 'Store'",
        "App/Row.swift:2 'App.row' uses 'Store.Shelf', but 'App' must not depend on 'Store'",
      ])
  }

  @Test("is what a rule about it forbids, and rules about files and types see what is behind it")
  func readings() throws {
    let text = """
      --- App/Read.swift
      import Desk
      func kind(_ book: Book) -> Book.Kind { book.kind }
      """
    #expect(
      try messages("forbid: { from: App, to: Desk }", text) == [
        "App/Read.swift:2 'App.kind' uses 'Desk.Book', but 'App' must not depend on 'Desk'"
      ])
    #expect(
      try messages("forbid: { from: App, to: \"path:Store/**\" }", text).map { $0.prefix(47) } == [
        "App/Read.swift:2 'App.kind' uses 'Store.Book', "
      ])
    #expect(
      try messages("forbid: { from: \"path:App/**\", to: Store }", text).isEmpty)
  }

  @Test("stands for all of a module that it exports")
  func exports() throws {
    let text = """
      --- Hub/Hub.swift
      @_exported import Store
      --- Outer/Outer.swift
      @_exported import Hub
      --- App/Read.swift
      import Outer
      func row(_ shelf: Shelf) -> Int { shelf.row }
      --- Own/Exports.swift
      @_exported import Store
      --- Own/Read.swift
      func row(_ shelf: Shelf) -> Int { shelf.row }
      """
    #expect(try messages("forbid: { from: App, to: [Store, Hub] }", text).isEmpty)
    #expect(try messages("forbid: { from: App, to: Outer }", text).count == 1)
    #expect(try messages("forbid: { from: Own, to: Store }", text).count == 2)
  }

  @Test("is what chains and groups lead through")
  func chains() throws {
    let text = """
      --- App/Read.swift
      import Desk
      func kind(_ book: Book) -> Book.Kind { book.kind }
      """
    let graph = SwiftProject(store + text).graph.grouped(by: .module)
    let names = graph.edges.map { "\(graph.groups[$0.from].name) \(graph.groups[$0.to].name)" }
    #expect(names == ["App Desk", "Desk Store"])
    #expect(
      try messages("forbid: { from: App, to: Store, through: any }", text).count == 1)
  }

  @Test("is named by the alias of the very type, by the module where the type has none")
  func names() throws {
    let text = """
      --- Front/Front.swift
      import Store
      public typealias Book = Store.Book
      public typealias Writer = Store.Author
      --- App/Writer.swift
      import Front
      func name(_ writer: Writer) -> Int { writer.name.length }
      """
    #expect(
      try messages("forbid: { from: App, to: Front, via: reference }", text) == [
        "App/Writer.swift:2 'App.name' uses 'Front.Writer', which 'App' must not do",
        "App/Writer.swift:2 'App.name' uses 'Front', which 'App' must not do",
      ])
  }

  @Test(
    "stands for values in files without an import, as long as no other file of the module goes past it"
  )
  func withoutImport() throws {
    let text = """
      --- App/Reading.swift
      import Desk
      struct Reading { let book: Book }
      --- App/Page.swift
      struct Page { let reading: Reading }
      func kind(_ reading: Reading) -> Bool { reading.book.kind == .novel }
      """
    #expect(try messages("forbid: { from: App, to: Store }", text).isEmpty)
    let direct = text + "\n--- App/Direct.swift\nimport Store\nlet shelf = makeShelf()\n"
    #expect(
      try messages("forbid: { from: App, to: Store, via: reference }", direct)
        .contains { $0.hasPrefix("App/Page.swift") })
  }

  @Test("is the one that the file writes where several offer the type")
  func several() throws {
    let text = """
      --- Alpha/Alpha.swift
      import Store
      public typealias Book = Store.Book
      --- Zeta/Zeta.swift
      import Store
      public typealias Book = Store.Book
      --- App/Read.swift
      import Alpha
      import Zeta
      func kind(_ book: Zeta.Book) -> Bool { book.kind == .novel }
      """
    #expect(try messages("forbid: { from: App, to: Alpha, via: reference }", text).isEmpty)
    #expect(try messages("forbid: { from: App, to: Zeta, via: reference }", text).count == 1)
  }

  @Test("stays one where the file imports another declaration of the module behind it")
  func scopedImport() throws {
    let text = """
      --- App/Read.swift
      import Desk
      import func Store.makeShelf
      func kind(_ book: Book) -> Bool { book.kind == .novel }
      --- App/Own.swift
      import Desk
      import struct Store.Book
      func kinds(_ book: Book) -> Bool { book.kind == .novel }
      """
    #expect(
      try messages("forbid: { from: App, to: Store, via: reference }", text).allSatisfy {
        $0.hasPrefix("App/Own.swift")
      })
    #expect(
      try messages("forbid: { from: App, to: Desk, via: reference }", text).contains {
        $0.hasPrefix("App/Read.swift:3")
      })
  }

  @Test("stands for one declaration, and what it speaks of, where it exports that alone")
  func scopedExport() throws {
    let text = """
      --- Thin/Thin.swift
      @_exported import struct Store.Author
      public func shelf() -> Store.Shelf { makeShelf() }
      --- App/Read.swift
      import Thin
      func length(_ author: Author) -> Int { author.name.length }
      --- App/Row.swift
      import Thin
      func row() -> Int { shelf().row }
      """
    #expect(
      try messages("forbid: { from: App, to: Store, via: reference }", text).map { $0.prefix(14) }
        == ["App/Row.swift:"])
  }

  @Test("may be an alias of an alias, or of a type that is made of the other one's")
  func aliasesOfAliases() throws {
    let text = """
      --- Front/Front.swift
      import Desk
      public typealias Volume = Desk.Book
      public enum Names { public typealias Pair = [(Volume, Int)] }
      --- App/Read.swift
      import Front
      func kind(_ volume: Volume) -> Volume.Kind { volume.kind }
      func kinds(_ pairs: Names.Pair) -> [Int] { pairs.map { $0.0.author.name.length } }
      """
    #expect(try messages("forbid: { from: App, to: [Store, Desk] }", text).isEmpty)
  }
}

@Suite("A nested type")
struct NestedTypeWordsTests {
  private func messages(_ code: String) throws -> [String] {
    let project = """
      --- Shop/Model.swift
      public enum Model { public struct Jar { public struct Lid {} } }
      --- App/App.swift
      import Shop
      \(code)
      """
    return try RuleCheck(
      SwiftProject(project), "rules: { rule: { forbid: { from: App, to: Shop } } }"
    ).evaluation().violations.map(\.message).filter { !$0.contains("imports") }
  }

  @Test("is named in messages, since the type around it may be there for its name alone")
  func named() throws {
    #expect(
      try messages("struct A { var jar: Model.Jar? }") == [
        "'App.A' uses 'Jar' of 'Shop.Model', but 'App' must not depend on 'Shop'"
      ])
    #expect(
      try messages("struct A { var lid: Model.Jar.Lid? }") == [
        "'App.A' uses 'Lid' of 'Shop.Model', but 'App' must not depend on 'Shop'"
      ])
  }

  @Test("is not where the outer one is named by itself")
  func alone() throws {
    #expect(
      try messages("struct A { var model: Model?; var jar: Model.Jar? }") == [
        "'App.A' uses 'Shop.Model', but 'App' must not depend on 'Shop'"
      ])
  }
}
