import ArchTestSupport
import RuleTestSupport
import Testing

@Suite("members")
struct MembersOptionTests {
  private let users: GraphLiteral = """
    module Core
      class FetchUseCase(with init, with run, with shared)
    module App
      imports Core
      class Home -call-> Core.FetchUseCase
      class Home -type-> Core.FetchUseCase
      class Flow -call-> Core.FetchUseCase(as init)
      class Menu -member-> Core.FetchUseCase(as shared)
      class List -call-> Core.FetchUseCase(as run)
      class Base -inheritance-> Core.FetchUseCase
    """

  @Test(
    "count references to the members named only, `init` being the making of an instance",
    arguments: [
      ("init", ["App.Flow -> Core.FetchUseCase", "App.Home -> Core.FetchUseCase"]),
      ("shared", ["App.Menu -> Core.FetchUseCase"]),
      ("[\"r*\", shared]", ["App.List -> Core.FetchUseCase", "App.Menu -> Core.FetchUseCase"]),
      ("FetchUseCase", ["unmatched FetchUseCase in members"]),
      ("runs", ["unmatched runs in members"]), ("[run, runs]", ["App.List -> Core.FetchUseCase"]),
    ])
  func counted(members: String, expected: [String]) throws {
    let to = "to: \"type:*UseCase\", members: \(members)"
    #expect(try lines(users, "forbid: { from: App, \(to) }").sorted() == expected)
  }

  @Test("protect from users that are not listed, and free all other uses")
  func protect() throws {
    let violations = try check(
      users, "protect: { of: \"type:*UseCase\", members: [init, shared], from: \"type:Flow\" }"
    ).evaluation().violations
    #expect(
      violations.map(\.message).sorted() == [
        "'App.Home' makes a 'Core.FetchUseCase', which only type 'Flow' may do",
        "'App.Menu' uses 'shared' of 'Core.FetchUseCase', which only type 'Flow' may do",
      ])
    #expect(
      violations.first { $0.message.contains("makes") }?.defect.fix
        == "Pass the 'Core.FetchUseCase' in from outside, created by type 'Flow'. If this is "
        + "intended, add 'App' to 'from' or 'except' of rule 'rule'.")
  }

  @Test(
    "of one type are not those of another, and nested types make no instance of their outer one")
  func nested() throws {
    let project = SwiftProject(
      """
      --- Core/UseCase.swift
      public struct FetchUseCase {
        public struct Input { public init() {} }
        public init() {}
        public static func create() -> FetchUseCase { FetchUseCase() }
      }
      public class BaseUseCase { public init() {} }
      --- App/Home.swift
      import Core
      func one() { _ = FetchUseCase.Input() }
      func two() { _ = FetchUseCase() }
      func three() { _ = FetchUseCase.init() }
      func four() { let made: FetchUseCase = .init(); _ = made }
      func five() { _ = FetchUseCase.create() }
      func six() { _ = [1].map { _ in FetchUseCase.self }.map { $0.init() } }
      final class OwnUseCase: BaseUseCase { override init() { super.init() } }
      """)
    func lines(_ members: String) throws -> [String] {
      try RuleCheck(
        project,
        """
        rules:
          rule:
            forbid: { from: App, to: "type:Core.*UseCase", members: \(members) }
        """
      ).lines()
    }
    #expect(
      try lines("init") == ["two", "three", "four", "six"].map { "App.\($0) -> Core.FetchUseCase" })
    #expect(try lines("create") == ["App.five -> Core.FetchUseCase"])
    #expect(try lines("Input") == ["App.one -> Core.FetchUseCase"])
  }

  @Test("of implicit initialisers count as any other")
  func implicit() throws {
    let project = SwiftProject(
      """
      --- App/Home.swift
      struct State { var count = 0 }
      func one() { _ = State() }
      func two() { let made: State = .init(count: 1); _ = made }
      func three() { _ = State.init }
      func four(_ state: State) { _ = state.count }
      """)
    #expect(
      try RuleCheck(
        project,
        "rules: { rule: { protect: { of: \"type:State\", members: init } } }"
      ).lines() == ["one", "two", "three"].map { "App.\($0) -> App.State" })
  }

  @Test("that are required must be used by somebody")
  func require() throws {
    let project: GraphLiteral = """
      App.Main -call-> Login.LoginModule(as create)
      App.Main -> Feed.FeedModule(with create)
      Login.LoginModule(with create)
      """
    let violations = try check(
      project,
      "require: { from: App, to: \"type:LoginModule\", members: create }"
    ).evaluation().violations
    #expect(violations.isEmpty)
    let missing = try check(
      project, "require: { from: App, to: Feed, via: call, members: [create, init] }"
    ).evaluation().violations
    #expect(
      missing.map(\.message) == [
        "'App' must create an instance of 'Feed', or call 'create' of 'Feed', but nothing in it "
          + "does"
      ])
  }

  @Test("make no sense for imports, chains, captures and code from outside")
  func wrong() {
    #expect(
      mistakes("forbid: { from: A, to: B, members: init, through: any }") == [
        "5:40 `through: any` follows dependencies of every kind. Remove `members`, or write "
          + "`through: direct`."
      ])
    #expect(
      mistakes("protect: { of: A, members: init, via: import }") == [
        "5:43 Imports have no members. Remove `import` from `via`, or `members` from the rule."
      ])
    #expect(
      mistakes("forbid: { from: \"{f}\", to: B, members: \"make{f}\" }") == [
        "5:44 `members` does not support captures, but `make{f}` contains one. Write `*` in its "
          + "place."
      ])
    #expect(
      mistakes("forbid: { from: A, to: \"external:UIKit\", members: init }") == [
        "5:28 `members` needs code of the project, but `external:UIKit` in `to` is not. For "
          + "members of external code, write a rule of kind `external` with `members`."
      ])
    #expect(
      mistakes("require: { from: A, to: B, members: init, via: manifest }") == [
        "5:52 `members` has no effect with `via: manifest`. Write `via: reference`, `call` or "
          + "`assignment`, or remove `members`."
      ])
  }
}

@Suite("via")
struct ViaOptionTests {
  private let project: GraphLiteral = """
    module Core
      class State(with count)
    module App
      imports Core
      class Caller -call-> Core.State
      class Child -inheritance-> Core.State
      class Holder -type-> Core.State
      class Writer -assignment-> Core.State(as count)
    """

  @Test(
    "limits a rule to references of the sorts listed",
    arguments: [
      ("import", ["App -> Core"]), ("call", ["App.Caller -> Core.State"]),
      ("inheritance", ["App.Child -> Core.State"]), ("type", ["App.Holder -> Core.State"]),
      ("assignment", ["App.Writer -> Core.State"]),
      ("[call, type]", ["App.Caller -> Core.State", "App.Holder -> Core.State"]),
      (
        "reference",
        ["Caller", "Child", "Holder", "Writer"].map { "App.\($0) -> Core.State" }
      ),
    ])
  func sorts(via: String, expected: [String]) throws {
    for rule in [
      "forbid: { from: App, to: Core, via: \(via) }", "protect: { of: Core, via: \(via) }",
      "allow: { from: App, via: \(via) }", "independence: { of: \"*\", via: \(via) }",
      "forbid: { from: \"path:App/**\", to: \"type:State\", via: \(via) }",
    ] where !rule.contains("type:State") || via != "import" {
      #expect(try lines(project, rule).sorted() == expected, "\(rule)")
    }
  }

  @Test(
    "is what messages speak of",
    arguments: [
      ("call", "'App.Caller' makes a 'Core.State', which 'App' must not do"),
      ("inheritance", "'App.Child' inherits from 'Core.State', which 'App' must not do"),
      ("type", "'App.Holder' uses 'Core.State' as a type, which 'App' must not do"),
      ("assignment", "'App.Writer' assigns 'Core.State.count', which 'App' must not do"),
      ("import", "'App' imports 'Core', which 'App' must not do"),
    ])
  func messages(via: String, message: String) throws {
    #expect(
      try check(project, "forbid: { from: App, to: Core, via: \(via) }").evaluation().violations
        .map(\.message) == [message])
  }

  @Test("says in lists what may be done with whom")
  func allowed() throws {
    #expect(
      try check(project, "allow: { from: App, to: Other, via: inheritance }\nmay-be-empty: true")
        .evaluation().violations.map(\.message) == [
          "'App.Child' inherits from 'Core.State', but 'App' may inherit from only 'Other'"
        ])
  }

  @Test("applies to external names too, but not to imports that it leaves out")
  func outside() throws {
    let project: GraphLiteral = """
      module App
        imports UIKit
        class Home
        Home writes UIView
        class Menu
        Menu writes UIView(call)
      """
    #expect(
      try lines(project, "forbid: { from: App, to: \"symbol:UI*\", via: call }")
        == ["App.Menu -> UIView"])
    #expect(
      mistakes("forbid: { from: A, to: \"external:UIKit\", via: call }") == [
        "5:28 `external:UIKit` matches only imports. Add `import` to `via`, or select the names "
          + "used with `symbol:`."
      ])
  }

  private let declaring: GraphLiteral = """
    module App
      depends on Core & Feed & UIKit
      imports Feed
      class Home -call-> Feed.List
    module Core
      class State
    module Feed
      class List
    """

  @Test(
    "counts what a manifest declares where asked, unless a use or an import breaks the rule too",
    arguments: [
      ("forbid: { from: App, to: [Core, Feed], via: manifest }", ["App -> Core", "App -> Feed"]),
      (
        "forbid: { from: App, to: [Core, Feed], via: [reference, manifest] }",
        ["App -> Core", "App.Home -> Feed.List"]
      ),
      (
        "forbid: { from: App, to: [Core, Feed], via: [import, manifest] }",
        ["App -> Core", "App -> Feed"]
      ),
      ("forbid: { from: App, to: \"external:UI*\", via: manifest }", ["App -> UIKit"]),
      ("protect: { of: Core, via: manifest }", ["App -> Core"]),
      ("allow: { from: App, to: Feed, via: manifest }", ["App -> Core"]),
      ("independence: { of: [App, Core], via: manifest }", ["App -> Core"]),
      ("independence: { of: [App, Core] }", []), ("forbid: { from: App, to: Core }", []),
    ])
  func declared(rule: String, expected: [String]) throws {
    #expect(try lines(declaring, rule).sorted() == expected, "\(rule)")
  }

  @Test("names the manifest, and what to remove from it whatever the rule advises for code")
  func declaredWords() throws {
    func violation(_ rule: String) throws -> (message: String, fix: String, line: Int) {
      let found = try #require(
        try check(declaring, "\(rule)\nfix: Send an action.").evaluation().violations.first)
      return (found.message, found.defect.fix, found.location.line)
    }
    let begin = "the manifest of 'App' declares a dependency on 'Core', "
    for (rule, end) in [
      ("forbid: { from: App, to: Core, via: manifest }", "which it must not depend on"),
      (
        "forbid: { from: \"path:App/**\", to: Core, via: manifest }",
        "which files at 'App/**' must not depend on"
      ),
      ("protect: { of: Core, via: manifest }", "which nothing else may do"),
      ("allow: { from: App, to: Feed, via: manifest }", "but 'App' may depend on only 'Feed'"),
      (
        "independence: { of: [App, Core], via: manifest }",
        "but 'App' and 'Core' must be independent of each other"
      ),
    ] {
      let found = try violation(rule)
      #expect(found.message == begin + end)
      #expect(found.fix == "Remove 'Core' from the dependencies of 'App' at project.txt:2:1.")
      #expect(found.line == 2)
    }
  }

  @Test("lets exceptions excuse what a manifest declares, and judges no part of a module by it")
  func declaredExcused() throws {
    let rule = "forbid: { from: App, to: \"*\", via: manifest }"
    #expect(
      try lines(declaring, "\(rule)\nexcept: [{ to: Core, because: Old. }]") == ["App -> Feed"])
    #expect(
      try lines(declaring, "forbid: { from: App, to: \"type:Li*\", via: manifest }") == [
        "App -> Feed"
      ])
    let two: GraphLiteral = """
      module App
        depends on Core
        class Home
      module Core
        class State
        class Store
      """
    #expect(try lines(two, "forbid: { from: App, to: \"type:State\", via: manifest }").isEmpty)
  }

  @Test("follows no chains")
  func chains() {
    #expect(
      mistakes("protect: { of: A, via: call, through: any }") == [
        "5:28 `through: any` follows dependencies of every kind. Remove `via`, or write `through: "
          + "direct`."
      ])
  }

  @Test("tells who assigns a state, through chains of values and up to the first object")
  func assignments() throws {
    let project = SwiftProject(
      """
      --- App/State.swift
      struct Item { var name = "" }
      struct CartState { var items: [Item] = []; var count = 0 }
      final class Session { var title = "" }
      final class CartModel {
        var state = CartState()
        let session = Session()
        func load() { state.count = 1 }
      }
      --- App/View.swift
      func direct(_ state: inout CartState) { state.count += 1 }
      func chained(_ model: CartModel) { model.state.items[0].name = "a" }
      func passed(_ model: CartModel) { swap(&model.state.count) }
      func swap(_ count: inout Int) {}
      func reading(_ model: CartModel) { print(model.state.count == 2, model.state.items[0].name) }
      func object(_ model: CartModel) { model.session.title = "b" }
      """)
    func lines(_ type: String) throws -> [String] {
      try RuleCheck(
        project,
        """
        rules:
          rule:
            protect: { of: "type:\(type)", via: assignment, from: "type:CartModel" }
        """
      ).evaluation().violations.map(\.message)
    }
    #expect(
      try lines("CartState") == [
        "'App.direct' assigns 'App.CartState.count', which only type 'CartModel' may do",
        "'App.chained' assigns 'App.CartState.items', which only type 'CartModel' may do",
        "'App.passed' assigns 'App.CartState.count', which only type 'CartModel' may do",
      ])
    #expect(
      try lines("Item")
        == ["'App.chained' assigns 'App.Item.name', which only type 'CartModel' may do"])
    #expect(
      try lines("CartModel") == [
        "'App.chained' assigns 'App.CartModel.state', which only type 'CartModel' may do",
        "'App.passed' assigns 'App.CartModel.state', which only type 'CartModel' may do",
      ])
    #expect(
      try lines("Session")
        == ["'App.object' assigns 'App.Session.title', which only type 'CartModel' may do"])
  }
}
