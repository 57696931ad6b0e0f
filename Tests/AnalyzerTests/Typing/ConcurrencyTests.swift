import Testing

@Suite("Results, tasks and asynchronous calls")
struct ConcurrencyTests {
  private let declarations = """
    struct User { var name = "" }
    struct Fault: Error { var reason = "" }
    struct Draft { var text = "" }
    struct Other { var name = 0; var reason = 0; var text = 0; var value = 0; var result = 0 }
    actor Store {
      var user: User { fetch() }
      var drafts: [Draft] = []
      func load() -> Draft { fetch() }
      func load() async -> User { fetch() }
      func find() async throws -> User? { nil }
      func result() -> Result<User, Fault> { fetch() }
      func users() -> AsyncStream<User> { fetch() }
      func failing() -> AsyncThrowingStream<User, Error> { fetch() }
      func task() -> Task<User, Error> { Task { user } }
      func next() -> Store { self }
      func complete(_ done: (Result<User, Fault>) -> Void) {}
    }
    struct Ticker: AsyncSequence {
      struct AsyncIterator: AsyncIteratorProtocol { func next() async -> User? { nil } }
      func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
    let store = Store()
    """

  @Test(
    "carry the types of what they hold",
    arguments: [
      ("_ = try store.result().get().name", "Store.result User.name"),
      (
        "switch store.result() { case .success(let u): _ = u.name; case .failure(let f): _ = f.reason }",
        "Store.result User.name Fault.reason"
      ),
      (
        "if case .failure(let f) = store.result() { _ = f.reason }",
        "Store.result Fault.reason"
      ),
      (
        "store.complete { result in if case .success(let u) = result { _ = u.name } }",
        "Store.complete User.name"
      ),
      ("_ = try? store.result().map { $0.name }.get()", "Store.result User.name"),
      ("_ = store.result().mapError { $0.reason }", "Store.result Fault.reason"),
      ("let r: Result<User, Fault> = .success(User()); _ = try r.get().name", "User.name"),
      ("_ = await Task { User() }.value.name", "User.name"),
      ("_ = try await store.task().value.name", "Store.task User.name"),
      (
        "let t = Task { await store.find() }; _ = try await t.value?.name",
        "Store.find User.name"
      ),
      ("_ = await Task.detached { Draft() }.value.text", "Draft.text"),
      ("for await u in store.users() { _ = u.name }", "Store.users User.name"),
      ("for try await u in store.failing() { _ = u.name }", "Store.failing User.name"),
      ("for await n in store.users().map({ $0.name }) { _ = n }", "Store.users User.name"),
      ("for await u in Ticker() { _ = u.name }", "User.name"),
      (
        "let s = AsyncStream<User> { c in c.yield(User()) }; for await u in s { _ = u.name }",
        "User.name"
      ),
      (
        "let (s, c) = AsyncStream<User>.makeStream(); for await u in s { _ = u.name }",
        "User.name"
      ),
      (
        "let u = await withCheckedContinuation { (c: CheckedContinuation<User, Never>) in }; _ = u.name",
        "User.name"
      ),
      ("async let u = store.user; _ = await u.name", "Store.user User.name"),
    ])
  func holders(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test("in groups hand on what their children give")
  func groups() {
    let found = members(
      of: """
        let users = await withTaskGroup(of: User.self) { group in
          group.addTask { await store.load() }
          for await user in group { _ = user.name }
          return [User()]
        }
        _ = users[0].name
        """, given: declarations)
    #expect(found == "Store.load User.name User.name")
  }

  @Test(
    "choose the asynchronous overload behind await only",
    arguments: [
      ("_ = await store.load().name", "Store.load User.name"),
      ("let u = await store.load(); _ = u.name", "Store.load User.name"),
      ("_ = try await store.find()?.name", "Store.find User.name"),
      ("_ = store.load().text", "Store.load Draft.text"),
      ("_ = await store.next().load().name", "Store.next Store.load User.name"),
    ])
  func overloads(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test("find a synchronous overload in the middle of an awaited chain")
  func middleOfChain() {
    let found = members(
      of: "_ = await api.open().send().title",
      given: """
        struct API {
          func open() -> Line { fetch() }
          func open() async -> Wire { fetch() }
        }
        struct Line { func send() async -> Reply { fetch() } }
        struct Wire { var width = 0 }
        struct Reply { var title = "" }
        let api = API()
        """)
    #expect(found == "API.open Line.send Reply.title")
  }
}
