import ArchTestSupport
import RuleTestSupport
import Testing

@Suite("What is used by an alias")
struct AliasUsesTests {
  private func messages(_ text: String, _ rule: String) throws -> [String] {
    try RuleCheck(SwiftProject(text), "rules: { rule: { \(rule) } }").evaluation().violations
      .map(\.message)
  }

  @Test("is used like the type itself, through aliases of aliases too, once a pair")
  func types() throws {
    let text = """
      --- App/Store.swift
      struct RemoteStore { struct Page {} }
      typealias Store = RemoteStore
      typealias Shelf = Store
      typealias Handler = (RemoteStore) -> Void
      typealias Page = RemoteStore.Page
      --- App/Flow.swift
      struct Flow { var store: Store?; let shelf: Shelf; var other: Store? }
      struct Handling { var handler: Handler }
      struct Paging { var page: Page }
      struct Plain { var store: RemoteStore; var shelf: Shelf }
      """
    let end = "but files at 'App/Flow.swift' must not depend on types named 'Remote*'"
    let found = try messages(
      text, "forbid: { from: \"path:App/Flow.swift\", to: \"type:Remote*\" }")
    #expect(
      found == [
        "'App.Flow' uses 'App.RemoteStore' by its alias 'Shelf', \(end)",
        "'App.Paging' uses 'App.RemoteStore' by its alias 'Page', \(end)",
        "'App.Plain' uses 'App.RemoteStore', \(end)",
      ])
    #expect(
      try messages(text, "forbid: { from: \"type:Flow\", to: [\"type:Store\", \"type:Remote*\"] }")
        .map { $0.prefix(32) } == [
          "'App.Flow' uses 'App.Store', but", "'App.Flow' uses 'App.RemoteStore",
        ])
  }

  @Test("is none where a component offers a type of another one under a name of its own")
  func facade() throws {
    let text = """
      --- Vault/Secret.swift
      public struct Secret {}
      --- Core/Token.swift
      import Vault
      public typealias Token = Secret
      struct Session { let token: Token }
      --- UI/Screen.swift
      import Core
      struct Screen { let token: Token }
      """
    #expect(try messages(text, "forbid: { from: UI, to: Vault }").isEmpty)
    #expect(
      try messages(text, "forbid: { from: \"type:{Session,Screen}\", to: \"type:Secret\" }") == [
        "'Core.Session' uses 'Vault.Secret' by its alias 'Token', but types named "
          + "'{Session,Screen}' must not depend on type 'Secret'"
      ])
  }

  @Test("is none either where a component has a name of its own for what another one offers")
  func aliasOfFacade() throws {
    let text = """
      --- Vault/Secret.swift
      public struct Secret {}
      --- Core/Token.swift
      import Vault
      public typealias Token = Secret
      --- UI/Screen.swift
      import Core
      private typealias Mark = Core.Token
      struct Screen { let mark: Mark }
      """
    #expect(try messages(text, "forbid: { from: UI, to: Vault }").isEmpty)
    let direct = text.replacing("import Core\n", with: "import Core\nimport Vault\n")
      .replacing("Core.Token", with: "Vault.Secret")
    #expect(try messages(direct, "forbid: { from: UI, to: Vault, via: reference }").count == 2)
  }

  @Test("may be a type from outside")
  func outside() throws {
    let text = """
      --- Core/Bus.swift
      import Foundation
      public typealias Bus = NotificationCenter
      public typealias Kit = Beaver.Context
      --- App/Flow.swift
      import Core
      struct Flow { func send() { Bus.default.post(); Bus.default.post() } }
      struct Other { let context: Kit }
      """
    let found = try messages(text, "forbid: { from: App, to: \"symbol:NotificationCenter\" }")
    #expect(
      found == [
        "'App.Flow' uses 'NotificationCenter' by its alias 'Bus', which 'App' must not depend on"
      ])
    #expect(
      try messages(text, "forbid: { from: App, to: \"symbol:NotificationCenter\", via: type }")
        .isEmpty)
  }
}
