import Testing

@Suite("Inferred types")
struct InferredTypeTests {
  private let declarations = """
    struct Log { var text = ""; static let main = Log(); static func make() -> Log { main } }
    final class Store {
      let log = Log()
      var logs = [Log()]
      var byName = ["": Log()]
      var shared = Log.main
      lazy var made = Log.make()
      var total = 0
      var pair = (Log(), name: Log())
      var latest = Log() as Log?
      var guess = Unknown()
      init() {}
      init?(name: String) { nil }
    }
    struct Box<T> { let value: T; init(_ value: T) { self.value = value } }
    let store = Store()
    let storeLog = store.log
    """

  @Test(
    "of local names are those of their values",
    arguments: [
      ("let s = Store(); _ = s.log.text", "Store.log Log.text"),
      ("let s = Store.init(); _ = s.log", "Store.init Store.log"),
      ("var l = store.log; l = Log(); _ = l.text", "Store.log Log.text"),
      ("let a = store, b = a.log; _ = b.text", "Store.log Log.text"),
      ("let l = Log.main; _ = l.text", "Log.main Log.text"),
      ("let l = Log.make(); _ = l.text", "Log.make Log.text"),
      ("let s = Store(name: \"\"); _ = s?.log", "Store.log"),
      ("let s = try Store(); _ = s.log", "Store.log"),
      ("let l = (store.log); _ = l.text", "Store.log Log.text"),
      ("let l = fetch() as Log; _ = l.text", "Log.text"),
      ("let l = fetch() as? Log; _ = l?.text", "Log.text"),
      ("let l = fetch() as! Log; _ = l.text", "Log.text"),
      ("let t = Log.self; _ = t.main.text", "Log.main Log.text"),
      ("let l = true ? store.log : Log(); _ = l.text", "Store.log Log.text"),
      ("let l = if true { store.log } else { Log() }; _ = l.text", "Store.log Log.text"),
      (
        "let l = switch 1 { case 1: Log(); default: store.log }; _ = l.text",
        "Store.log Log.text"
      ),
      ("let l = try? Log.make(); _ = l?.text", "Log.make Log.text"),
    ])
  func locals(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test(
    "of properties are those of their values, in other files too",
    arguments: [
      ("_ = store.log.text", "Store.log Log.text"),
      ("_ = store.logs[0].text", "Store.logs Log.text"),
      ("_ = store.byName[\"\"]?.text", "Store.byName Log.text"),
      ("_ = store.shared.text", "Store.shared Log.text"),
      ("_ = store.made.text", "Store.made Log.text"),
      ("_ = store.pair.0.text", "Store.pair Log.text"),
      ("_ = store.pair.name.text", "Store.pair Log.text"),
      ("_ = store.latest?.text", "Store.latest Log.text"),
      ("_ = storeLog.text", "Log.text"),
      ("_ = store.total.text", "Store.total"),
      ("_ = store.guess.text", "Store.guess"),
    ])
  func properties(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test(
    "of generic types take their arguments from those of the initialiser",
    arguments: [
      ("let b = Box(Log()); _ = b.value.text", "Box.value Log.text"),
      ("let b = Box(store.log); _ = b.value.text", "Store.log Box.value Log.text"),
      ("let b = Box<Log>(fetch()); _ = b.value.text", "Box.value Log.text"),
      ("let b: Box<Log> = Box(fetch()); _ = b.value.text", "Box.value Log.text"),
      ("let b = Box(Box(Log())); _ = b.value.value.text", "Box.value Box.value Log.text"),
      ("let b = Box(1); _ = b.value.text", "Box.value"),
      ("let b = Box(fetch()); _ = b.value.text", "Box.value ?text"),
    ])
  func genericInitialisers(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test("go through three files")
  func threeDeep() {
    let found = references(
      """
      --- M/A.swift
      let first = second.next
      func run() { first.send() }
      --- M/B.swift
      let second = Middle()
      --- M/C.swift
      final class Middle { let next = third }
      --- M/D.swift
      let third = Last()
      final class Last { func send() {} }
      """)
    #expect(
      found.filter { $0.contains("send") || $0.contains("next") } == [
        "M/A.swift:1 next -> M.Middle", "M/A.swift:2 send -> M.Last",
      ])
  }

  @Test("that depend on themselves stay unknown")
  func circular() {
    let text = """
      struct Log { var text = "" }
      let first = second
      let second = first
      func run() { let a = b; let b = a; _ = first.text; _ = b.text }
      """
    #expect(edges(text) == ["M.first -> M.second", "M.run -> M.first", "M.second -> M.first"])
    #expect(unresolved(text) == ["M/File.swift:4 text", "M/File.swift:4 text"])
  }
}
