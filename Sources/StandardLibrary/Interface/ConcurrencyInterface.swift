/// Tasks, asynchronous sequences, clocks and locks.
let concurrencyInterface = """
  protocol AsyncIteratorProtocol<Element> { associatedtype Element; func next() async throws -> Element? }
  protocol AsyncSequence<Element> {
    associatedtype Element
    associatedtype AsyncIterator: AsyncIteratorProtocol<Element>
    func map<T>(_ transform: @escaping (Element) async throws -> T) -> AsyncStream<T>
    func compactMap<T>(_ transform: @escaping (Element) async throws -> T?) -> AsyncStream<T>
    func filter(_ isIncluded: @escaping (Element) async throws -> Bool) -> AsyncStream<Element>
    func first(where predicate: (Element) async throws -> Bool) async throws -> Element?
    func contains(where predicate: (Element) async throws -> Bool) async throws -> Bool
    func reduce<R>(_ initial: R, _ next: (R, Element) async throws -> R) async throws -> R
    func reduce<R>(into initial: R, _ update: (inout R, Element) async throws -> Void) async throws -> R
    func prefix(_ count: Int) -> AsyncStream<Element>
    func dropFirst(_ count: Int = 1) -> AsyncStream<Element>
    func makeAsyncIterator() -> AsyncIterator
  }
  struct AsyncStream<Element>: AsyncSequence {  // container
    struct Iterator: AsyncIteratorProtocol { func next() async -> Element? }
    typealias AsyncIterator = Iterator
    struct Continuation: Sendable {
      enum YieldResult { case enqueued(remaining: Int), dropped(Element), terminated }
      enum BufferingPolicy { case unbounded, bufferingOldest(Int), bufferingNewest(Int) }
      enum Termination { case finished, cancelled }
      func yield(_ value: Element) -> YieldResult
      func yield() -> YieldResult
      func finish()
      var onTermination: ((Termination) -> Void)?
    }
    init(_ type: Element.Type = Element.self, bufferingPolicy: Continuation.BufferingPolicy = .unbounded, _ build: (Continuation) -> Void)
    init(unfolding produce: @escaping () async -> Element?)
    static func makeStream(of type: Element.Type = Element.self, bufferingPolicy: Continuation.BufferingPolicy = .unbounded) -> (stream: AsyncStream<Element>, continuation: AsyncStream<Element>.Continuation)
  }
  struct AsyncThrowingStream<Element, Failure: Error>: AsyncSequence {  // container, failing
    struct Iterator: AsyncIteratorProtocol { func next() async throws -> Element? }
    typealias AsyncIterator = Iterator
    struct Continuation: Sendable {
      func yield(_ value: Element)
      func finish(throwing error: Failure? = nil)
      func yield(with result: Result<Element, Failure>)
      var onTermination: ((AsyncStream<Element>.Continuation.Termination) -> Void)?
    }
    init(_ type: Element.Type = Element.self, bufferingPolicy: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded, _ build: (Continuation) -> Void)
    init(unfolding produce: @escaping () async throws -> Element?)
    static func makeStream(of type: Element.Type = Element.self, throwing failure: Failure.Type = Failure.self, bufferingPolicy: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded) -> (stream: AsyncThrowingStream<Element, Failure>, continuation: AsyncThrowingStream<Element, Failure>.Continuation)
  }
  protocol Actor: AnyObject {}
  protocol GlobalActor {}
  protocol Executor: AnyObject {}
  protocol SerialExecutor: Executor {}
  protocol TaskExecutor: Executor {}
  struct Task<Success, Failure: Error>: Hashable, Sendable {
    init(name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> Success)
    static func detached(priority: TaskPriority? = nil, operation: @escaping () async throws -> Success) -> Task<Success, Failure>
    static func sleep(nanoseconds: UInt64) async throws
    static func sleep(for duration: Duration) async throws
    static func sleep(until deadline: ContinuousClock.Instant, clock: ContinuousClock) async throws
    static func yield() async
    static func checkCancellation() throws
    static var isCancelled: Bool { get }
    static var currentPriority: TaskPriority { get }
    var value: Success { get async throws }
    var result: Result<Success, Failure> { get async }
    var isCancelled: Bool { get }
    func cancel()
  }
  struct TaskPriority: Hashable {
    static let high: TaskPriority
    static let medium: TaskPriority
    static let low: TaskPriority
    static let background: TaskPriority
    static let utility: TaskPriority
    static let userInitiated: TaskPriority
  }
  struct TaskGroup<ChildTaskResult>: AsyncSequence {
    typealias Element = ChildTaskResult
    func addTask(priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult)
    func addTaskUnlessCancelled(priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult) -> Bool
    func next() async -> ChildTaskResult?
    func waitForAll() async
    func cancelAll()
    var isCancelled: Bool { get }
    var isEmpty: Bool { get }
  }
  struct ThrowingTaskGroup<ChildTaskResult, Failure: Error>: AsyncSequence {
    typealias Element = ChildTaskResult
    func addTask(priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult)
    func addTaskUnlessCancelled(priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult) -> Bool
    func next() async throws -> ChildTaskResult?
    func nextResult() async -> Result<ChildTaskResult, Failure>?
    func waitForAll() async throws
    func cancelAll()
    var isCancelled: Bool { get }
    var isEmpty: Bool { get }
  }
  struct DiscardingTaskGroup { func addTask(operation: @escaping () async -> Void); func cancelAll() }
  struct ThrowingDiscardingTaskGroup<Failure: Error> { func addTask(operation: @escaping () async throws -> Void); func cancelAll() }
  func withTaskGroup<T, R>(of type: T.Type, returning result: R.Type = R.self, body: (inout TaskGroup<T>) async -> R) async -> R
  func withThrowingTaskGroup<T, R>(of type: T.Type, returning result: R.Type = R.self, body: (inout ThrowingTaskGroup<T, Error>) async throws -> R) async throws -> R
  func withDiscardingTaskGroup<R>(returning result: R.Type = R.self, body: (inout DiscardingTaskGroup) async -> R) async -> R
  func withThrowingDiscardingTaskGroup<R>(returning result: R.Type = R.self, body: (inout ThrowingDiscardingTaskGroup<Error>) async throws -> R) async throws -> R
  func withTaskCancellationHandler<R>(operation: () async throws -> R, onCancel: () -> Void) async throws -> R
  func withCheckedContinuation<T>(function: String = "", _ body: (CheckedContinuation<T, Never>) -> Void) async -> T
  func withCheckedThrowingContinuation<T>(function: String = "", _ body: (CheckedContinuation<T, Error>) -> Void) async throws -> T
  func withUnsafeContinuation<T>(_ body: (UnsafeContinuation<T, Never>) -> Void) async -> T
  func withUnsafeThrowingContinuation<T>(_ body: (UnsafeContinuation<T, Error>) -> Void) async throws -> T
  struct CheckedContinuation<T, E: Error> {
    func resume(returning value: T)
    func resume(throwing error: E)
    func resume(with result: Result<T, E>)
    func resume()
  }
  struct UnsafeContinuation<T, E: Error> {
    func resume(returning value: T)
    func resume(throwing error: E)
    func resume(with result: Result<T, E>)
    func resume()
  }
  struct CancellationError: Error { init() }
  class TaskLocal<Value> { func withValue<R>(_ value: Value, operation: () throws -> R) -> R; func get() -> Value }
  struct Duration: Hashable, Comparable, Sendable {  // value
    static func seconds(_ value: Double) -> Duration
    static func milliseconds(_ value: Double) -> Duration
    static func microseconds(_ value: Double) -> Duration
    static func nanoseconds(_ value: Int) -> Duration
    static var zero: Duration { get }
    var components: (seconds: Int64, attoseconds: Int64) { get }  // elsewhere
  }
  protocol Clock<Duration> { associatedtype Duration }
  protocol InstantProtocol: Comparable, Hashable {}
  struct ContinuousClock: Clock {
    struct Instant: InstantProtocol {
      static var now: ContinuousClock.Instant { get }
      func advanced(by duration: Duration) -> ContinuousClock.Instant
      func duration(to other: ContinuousClock.Instant) -> Duration
    }
    init()
    static var now: Instant { get }
    var now: Instant { get }
    func measure(_ body: () throws -> Void) -> Duration
    func sleep(until deadline: Instant) async throws
  }
  struct SuspendingClock: Clock {}
  struct Mutex<Value> {  // elsewhere
    init(_ value: Value)
    func withLock<R>(_ body: (inout Value) throws -> R) -> R  // elsewhere
    func withLockIfAvailable<R>(_ body: (inout Value) throws -> R) -> R?  // elsewhere
  }
  """
