import Testing

@Suite("Closures")
struct ClosureTests {
  private let declarations = """
    struct Job { var name = ""; var result: Outcome }
    struct Outcome { var code = 0; static let fine = Outcome() }
    struct Other { var name = 0; var code = 0; var result = 0 }
    final class Queue {
      var handler: (Job) -> Outcome = { $0.result }
      var onDone: ((Job, Outcome) -> Void)?
      var current: Job
      func each(_ body: (Job) -> Void) {}
      func run(after delay: Int = 0, _ body: (Job) throws -> Void) rethrows {}
      func pair(_ body: ((Job, Outcome)) -> Void) {}
      func both(first: (Job) -> Void, second: (Outcome) -> Void) {}
      func make<T>(_ body: (Job) -> T) -> T { body(current) }
      func async(completion: @escaping @Sendable (Job?) -> Void = { _ in }) {}
      func change(_ body: (inout Job) -> Void) {}
      func nested(_ body: ((Job) -> Void) -> Void) {}
    }
    typealias Handler = (Job) -> Outcome
    let queue = Queue()
    func perform(_ name: String = "", times: Int = 1, _ body: (Job) -> Void) {}
    func skipping<T>(_ n: T, done: ((Other) -> Void)? = nil, body: (Job) -> Void, last: ((Outcome) -> Void)? = nil) {}
    func defaulted(first: ((Job) -> Void)? = nil, second: ((Outcome) -> Void)? = nil) {}
    func perform(work: () -> Job, then: (Outcome) -> Void, finally: ((Job) -> Void)? = nil) {}
    """

  @Test(
    "have parameters typed by what they are passed to",
    arguments: [
      ("queue.each { $0.name }", "Queue.each Job.name"),
      ("queue.each { job in _ = job.name }", "Queue.each Job.name"),
      ("queue.each { (job) in _ = job.name }", "Queue.each Job.name"),
      ("queue.each({ _ = $0.result.code })", "Queue.each Job.result Outcome.code"),
      ("queue.run { _ = $0.name }", "Queue.run Job.name"),
      ("queue.run(after: 1) { _ = $0.name }", "Queue.run Job.name"),
      ("try queue.run { job throws in _ = job.name }", "Queue.run Job.name"),
      (
        "queue.pair { job, outcome in _ = (job.name, outcome.code) }",
        "Queue.pair Job.name Outcome.code"
      ),
      ("queue.pair { _ = ($0.name, $1.code) }", "Queue.pair Job.name Outcome.code"),
      ("queue.pair { pair in _ = pair.1.code }", "Queue.pair Outcome.code"),
      (
        "queue.both { _ = $0.name } second: { _ = $0.code }",
        "Queue.both Job.name Outcome.code"
      ),
      (
        "queue.both(first: { _ = $0.name }) { _ = $0.code }",
        "Queue.both Job.name Outcome.code"
      ),
      ("queue.async { job in _ = job?.name }", "Queue.async Job.name"),
      (
        "queue.async { [weak queue] job in _ = job?.name; _ = queue?.current }",
        "Queue.async Job.name Queue.current"
      ),
      ("skipping(0) { _ = $0.name }", "Job.name"),
      ("skipping(0) { _ = $0.name } last: { _ = $0.code }", "Job.name Outcome.code"),
      ("defaulted { _ = $0.name }", "Job.name"),
      ("queue.change { $0.name = \"\" }", "Queue.change Job.name"),
      ("queue.nested { work in work(queue.current) }", "Queue.nested Queue.current"),
      (
        "queue.each { job in queue.each { inner in _ = (job.name, inner.result) } }",
        "Queue.each Queue.each Job.name Job.result"
      ),
      (
        "queue.onDone = { job, outcome in _ = (job.name, outcome.code) }",
        "Queue.onDone Job.name Outcome.code"
      ),
      ("queue.handler = { $0.result }", "Queue.handler Job.result"),
      ("perform { _ = $0.name }", "Job.name"),
      ("perform(\"\") { _ = $0.name }", "Job.name"),
      ("perform(times: 2) { _ = $0.name }", "Job.name"),
      ("perform { queue.current } then: { _ = $0.code }", "Queue.current Outcome.code"),
      (
        "perform { queue.current } then: { _ = $0.code } finally: { _ = $0.name }",
        "Queue.current Outcome.code Job.name"
      ),
      ("let work: (Job) -> Void = { _ = $0.name }", "Job.name"),
      ("let work: Handler = { $0.result }", "Job.result"),
      ("let work: [(Job) -> Void] = [{ _ = $0.name }]", "Job.name"),
      ("func make() -> (Job) -> Void { { _ = $0.name } }", "Job.name"),
      ("func make() -> Handler { return { job in job.result } }", "Job.result"),
    ])
  func parameters(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test(
    "have the type of their expression or of what they return",
    arguments: [
      ("_ = queue.make { $0.result }.code", "Queue.make Job.result Outcome.code"),
      (
        "_ = queue.make { job in return job.result }.code",
        "Queue.make Job.result Outcome.code"
      ),
      (
        "_ = queue.make { job in let r = job.result; return r }.code",
        "Queue.make Job.result Outcome.code"
      ),
      ("_ = queue.make { job -> Outcome in fetch(job) }.code", "Queue.make Outcome.code"),
      (
        "_ = queue.make { _ in queue.current }.name",
        "Queue.make Queue.current Job.name"
      ),
      (
        "_ = queue.make { if $0.name == \"\" { return $0.result }; return $0.result }.code",
        "Queue.make Job.name Job.result Job.result Outcome.code"
      ),
      ("let work = { queue.current }; _ = work().name", "Queue.current Job.name"),
      (
        "let work = { (job: Job) in job.result }; _ = work(queue.current).code",
        "Job.result Queue.current Outcome.code"
      ),
      ("let work = { () -> Job in fetch() }; _ = work().name", "Job.name"),
      ("let job = { queue.current }(); _ = job.name", "Queue.current Job.name"),
      ("_ = queue.handler(queue.current).code", "Queue.handler Queue.current Outcome.code"),
      (
        "let work: Handler = queue.handler; _ = work(fetch()).code",
        "Queue.handler Outcome.code"
      ),
      ("_ = queue.make { _ in fetch() }.code", "Queue.make ?code"),
    ])
  func results(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test(
    "of local functions and their names",
    arguments: [
      (
        "func work(_ job: Job) -> Outcome { job.result }; _ = work(queue.current).code",
        "Job.result Queue.current Outcome.code"
      ),
      ("func work(_ job: Job) { _ = job.name }; queue.each(work)", "Job.name Queue.each"),
      (
        "func make() -> Outcome { .fine }; let m = make; _ = m().code",
        "Outcome.fine Outcome.code"
      ),
      ("func take(_ body: (Job) -> Void) {}; take { _ = $0.name }", "Job.name"),
      (
        "func take<T>(_ body: (Job) -> T) -> T { fetch() }; _ = take { $0.result }.code",
        "Job.result Outcome.code"
      ),
    ])
  func localFunctions(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test("keep self of the type around, and their own names to themselves")
  func scopes() {
    let found = members(
      ofFile: """
        final class Screen {
          var result: Job
          func run() {
            queue.each { [weak self] name in
              guard let self else { return }
              _ = self.result.name
              _ = name.result.code
            }
            queue.each { [unowned self, other = queue.current] _ in
              _ = self.result.name
              _ = other.name
            }
            _ = name
          }
          var name: Outcome
        }
        """, given: declarations)
    #expect(
      found == "Queue.each Job.name Job.result Outcome.code Queue.each Queue.current Job.name "
        + "Job.name")
  }

  @Test("that nothing types leave what they use unresolved")
  func unknown() {
    #expect(members(of: "fetch { $0.name }", given: declarations) == "?name")
    #expect(members(of: "let work = { $0.name }", given: declarations) == "?name")
    #expect(members(of: "queue.each { $1.name }", given: declarations) == "Queue.each ?name")
  }

  @Test("which overload is called is not known: what its closure takes neither")
  func undecidedOverload() {
    let found = members(
      of: "let list = List(); list.each(unknown) { _ = $0.name }; list.each(3) { _ = $0.name }",
      given: """
        struct User { var name = "" }
        struct Group { var name = "" }
        struct List {
          func each(_ key: String, _ body: (User) -> Void) {}
          func each(_ number: Int, _ body: (Group) -> Void) {}
        }
        """)
    #expect(found == "List.each ?name List.each Group.name")
  }

  @Test(
    "of one expression have parameters also where the place around their call tells what these are",
    arguments: [
      ("_ = Stream(Source { tap, _ in tap.close() })", "Wire.close"),
      ("_ = Stream(Source { tap, _ in tap.send(job) })", "Wire.send"),
      ("_ = Stream<Job>(Source { tap, _ in tap.close() })", "Wire.close"),
      ("let s: Stream<Job> = Stream(Source { tap, _ in tap.close() }); _ = s", "Wire.close"),
      (
        "_ = Stream(Source { tap, _ in tap.close() }, Source { tap, _ in tap.close() })",
        "Wire.close Wire.close"
      ),
      ("_ = Stream(Source { tap, _ in tap.close(); tap.close() })", "Wire.close Wire.close"),
      ("_ = Stream(Stream(Source { tap, _ in tap.close() }))", "Wire.close"),
    ])
  func singleExpressions(program: String, expected: String) {
    let found = members(
      of: program,
      given: """
        struct Job {}
        let job = Job()
        class Origin<Value> {}
        final class Source<Value>: Origin<Value> {
          init(name: String = "", _ body: @escaping (Wire<Value>.Tap, Int) -> Void) {}
        }
        class Wire<Value> {
          final class Tap { func close() {}; func send(_ value: Value) {} }
        }
        struct Stream<Value> {
          init(_ origin: Origin<Value>) {}
          init(_ first: Origin<Value>, _ second: Origin<Value>) {}
          init(_ action: @escaping () -> Value) {}
          init(_ other: Stream<Value>) {}
          init<S: Sequence>(_ values: S) where S.Element == Value {}
        }
        """)
    #expect(found == expected)
  }

  @Test("given to a method of the type around take what it says, whatever the call is passed to")
  func ownParameters() {
    let found = members(
      ofFile: """
        extension Table {
          func grow(_ place: Place, _ more: (Row) -> Void) {
            _ = Table.joined(1, read { $0[row: .first] }, more)
            _ = Entry(read { $0.row(at: place).label }, in: 1)
          }
          func made() -> Kept { read { cursor in _ = cursor[row: .first]; return .empty } }
          struct Entry { init(_ label: Label, in table: Int) {} }
        }
        """,
      given: """
        struct Place { static var first: Place { fetch() } }
        struct Kept { static let empty = Kept() }
        struct Table<Key, Label> {
          typealias Row = (key: Key, label: Label)
          struct Cursor {
            subscript(row place: Place) -> Row { fetch() }
            func row(at place: Place) -> Row { fetch() }
          }
          func read<R>(_ body: (Cursor) throws -> R) rethrows -> R { fetch() }
          static func joined(_ hash: Int, _ left: Row, _ right: Row) -> Table { fetch() }
          static func joined(_ hash: Int, _ left: Row, _ more: (Row) -> Void) -> Table { fetch() }
        }
        """)
    #expect(found == "Place.first Place.first Kept.empty")
  }
}
