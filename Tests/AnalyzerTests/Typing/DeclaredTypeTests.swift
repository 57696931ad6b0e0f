import Testing

@Suite("Declared types")
struct DeclaredTypeTests {
  private let declarations = """
    struct Log { var text = ""; func clear() {} }
    struct App {
      var log: Log
      func load() -> Log { log }
      func wait() {}
    }
    final class Store {
      let stored: App
      var computed: App { stored }
      lazy var later: App = fetch()
      weak var parent: Store?
      static let shared: Store = Store()
      static var latest: App { shared.stored }
      static func make() -> Store { shared }
      class func log() -> Log { fetch() }
    }
    let app: App = fetch()
    var current: Store { Store.shared }
    func newest(_ store: Store) -> App { store.stored }
    struct Other { var log = 0; var text = ""; var stored = 0 }
    """

  @Test(
    "of local names lead to the members behind them",
    arguments: [
      ("let a: App = fetch(); _ = a.log.text", "App.log Log.text"),
      ("var a: App; a = fetch(); a.log = fetch()", "App.log"),
      ("let a: App; let b: Log = fetch(); _ = (a.log, b.text)", "App.log Log.text"),
      ("func use(a: App, _ b: Log) { _ = a.log; b.clear() }", "App.log Log.clear"),
      ("func use(at a: App) { _ = a.log }", "App.log"),
      ("func use(a: inout App) { a.log.clear() }", "App.log Log.clear"),
      ("func use(a: App...) { _ = a[0].log; a.first?.wait() }", "App.log App.wait"),
      ("let work = { (a: App) in _ = a.log }", "App.log"),
      ("let (a, b): (App, Log) = fetch(); _ = a.log; b.clear()", "App.log Log.clear"),
      ("let a: Swift.Optional<App> = nil; _ = a?.log", "App.log"),
    ])
  func locals(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test(
    "of properties lead to the members behind them",
    arguments: [
      ("_ = Store.shared.stored.log.text", "Store.shared Store.stored App.log Log.text"),
      ("_ = Store.shared.computed.log", "Store.shared Store.computed App.log"),
      ("_ = Store.shared.later.log", "Store.shared Store.later App.log"),
      ("_ = Store.shared.parent?.stored.log", "Store.shared Store.parent Store.stored App.log"),
      ("_ = Store.latest.log", "Store.latest App.log"),
      ("_ = app.log.text", "App.log Log.text"),
      ("_ = current.stored.log", "Store.stored App.log"),
      ("current.stored.log.clear()", "Store.stored App.log Log.clear"),
    ])
  func properties(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test(
    "of results lead to the members behind a call",
    arguments: [
      ("_ = app.load().text", "App.load Log.text"),
      ("_ = Store.make().stored", "Store.make Store.stored"),
      ("Store.log().clear()", "Store.log Log.clear"),
      ("newest(Store.shared).load().clear()", "Store.shared App.load Log.clear"),
      ("func make() -> App { fetch() }; _ = make().log", "App.log"),
      ("let load = app.load; _ = load().text", "App.load Log.text"),
      ("let load: () -> Log = fetch(); load().clear()", "Log.clear"),
      ("app.wait().clear()", "App.wait"),
    ])
  func results(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test(
    "count inside the scope of their name only",
    arguments: [
      ("let app: Log = fetch(); _ = app.text", "Log.text"),
      ("do { let app: Log = fetch(); _ = app.text }; _ = app.log", "Log.text App.log"),
      (
        "if true { let app: Store = fetch(); _ = app.stored } else { _ = app.log }",
        "Store.stored App.log"
      ),
      ("func use(app: Log) { app.clear() }; app.wait()", "Log.clear App.wait"),
      ("let work = { (app: Log) in app.clear() }; app.wait()", "Log.clear App.wait"),
      ("for app: Log in fetch() { app.clear() }", "Log.clear"),
    ])
  func scopes(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test(
    "that no source shows leave the members behind them unresolved",
    arguments: [
      ("_ = fetch().log", "?log"),
      ("let a = fetch(); _ = a.log.text", "?log ?text"),
      ("func use(a: Foreign) { _ = a.log }", ""),
      ("_ = app.missing.log", "?log"),
    ])
  func unknownTypes(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test("of accessors' and observers' names are those of the property")
  func accessors() {
    let found = members(
      ofFile: """
        struct Screen {
          var app: App {
            get { fetch() }
            set { _ = newValue.log }
          }
          var named: App {
            get { fetch() }
            set(value) { _ = value.log }
          }
          var log: Log = fetch() {
            willSet { newValue.clear() }
            didSet { _ = oldValue.text; _ = log.text }
          }
          subscript(app: App) -> Log {
            get { app.load() }
            set { newValue.clear() }
          }
          init(app: App) { log = app.log; _ = self.app.load() }
        }
        """, given: declarations)
    #expect(
      found == "App.log App.log Log.clear Log.text Log.text App.load Log.clear App.log App.load")
  }

  @Test("hold across files and modules, where they are visible")
  func acrossModules() {
    let text = """
      --- App/Main.swift
      import Core
      func run(service: Service) {
        service.client.log.clear()
        service.shown.clear()
      }
      --- Core/Service.swift
      public final class Service {
        public let client: Client
        public private(set) var shown: Log
      }
      --- Core/Client.swift
      public struct Client { public var log: Log }
      public struct Log { public func clear() {}; func clear(_ name: String) {} }
      """
    #expect(
      references(text).filter { $0.hasPrefix("App") } == [
        "App/Main.swift:2 Service -> Core.Service",
        "App/Main.swift:3 client -> Core.Service", "App/Main.swift:3 log -> Core.Client",
        "App/Main.swift:3 clear -> Core.Log", "App/Main.swift:4 shown -> Core.Service",
        "App/Main.swift:4 clear -> Core.Log",
      ])
    #expect(unresolved(text) == [])
  }

  @Test("are those of the file's module where several modules have one of that name")
  func sameName() {
    let text = """
      --- A/A.swift
      struct Log { func clear() {} }
      func run(log: Log) { log.clear() }
      --- B/B.swift
      struct Log { func clear() {} }
      func run(log: Log) { log.clear() }
      """
    #expect(edges(text) == ["A.run -> A.Log", "B.run -> B.Log"])
  }
}
