let textInterface = """
  protocol StringProtocol: BidirectionalCollection, Hashable, Comparable {
    typealias Element = Character
    typealias Index = String.Index
    var utf8: String.UTF8View { get }
    var utf16: String.UTF16View { get }
    var unicodeScalars: String.UnicodeScalarView { get }
    func hasPrefix(_ prefix: String) -> Bool
    func hasSuffix(_ suffix: String) -> Bool
    func lowercased() -> String
    func uppercased() -> String
    var capitalized: String { get }
    func components(separatedBy separator: String) -> [String]
    func trimmingCharacters(in set: CharacterSet) -> String
    func replacingOccurrences(of target: String, with replacement: String) -> String
    func padding(toLength length: Int, withPad pad: String, startingAt index: Int) -> String
    func data(using encoding: String.Encoding) -> Data?
    func contains(_ other: String) -> Bool
    func range(of text: String) -> Range<String.Index>?
    func split(separator: Character, maxSplits: Int = 0, omittingEmptySubsequences: Bool = true) -> [Substring]
    func split(maxSplits: Int = 0, omittingEmptySubsequences: Bool = true, whereSeparator: (Character) throws -> Bool) -> [Substring]
    func prefix(_ count: Int) -> Substring
    func prefix(while predicate: (Character) throws -> Bool) -> Substring
    func suffix(_ count: Int) -> Substring
    func dropFirst(_ count: Int = 1) -> Substring
    func dropLast(_ count: Int = 1) -> Substring
    func prefix(upTo end: String.Index) -> Substring
    func prefix(through end: String.Index) -> Substring
    func suffix(from start: String.Index) -> Substring
    func withCString<R>(_ body: (UnsafePointer<Int8>) throws -> R) -> R
    var startIndex: String.Index { get }
    var endIndex: String.Index { get }
    func index(after index: String.Index) -> String.Index
    func index(before index: String.Index) -> String.Index
    func index(_ index: String.Index, offsetBy distance: Int) -> String.Index
    func firstIndex(of element: Character) -> String.Index?
    func lastIndex(of element: Character) -> String.Index?
    func firstIndex(where predicate: (Character) throws -> Bool) -> String.Index?
    subscript(position: String.Index) -> Character { get }
    subscript(bounds: Range<String.Index>) -> Substring { get }
  }
  struct String: StringProtocol, RangeReplaceableCollection, Codable, LosslessStringConvertible, TextOutputStream, Sendable {
    struct Index: Hashable, Comparable {
      var encodedOffset: Int
      func utf16Offset(in text: String) -> Int
      func samePosition(in text: String) -> String.Index?
    }
    struct Encoding: Hashable {
      static let utf8: String.Encoding
      static let ascii: String.Encoding
      static let utf16: String.Encoding
      static let isoLatin1: String.Encoding
    }
    struct UTF8View: BidirectionalCollection { typealias Element = UInt8 }
    struct UTF16View: BidirectionalCollection { typealias Element = UInt16 }
    struct UnicodeScalarView: BidirectionalCollection, RangeReplaceableCollection { typealias Element = Unicode.Scalar }
    init()
    init<T>(_ value: T)
    init<T>(describing value: T)
    init<T>(reflecting value: T)
    init(repeating text: String, count: Int)
    init<C>(decoding bytes: C, as encoding: Unicode.UTF8.Type)
    init?<C>(validating bytes: C, as encoding: Unicode.UTF8.Type)
    init?<C>(validatingUTF8 bytes: C)
    init(cString bytes: UnsafePointer<Int8>)
    init?(data: Data, encoding: String.Encoding)
    init?<C>(bytes: C, encoding: String.Encoding)
    init(format: String, _ arguments: Any...)
    init<T>(_ value: T, radix: Int, uppercase: Bool = false)
    init(contentsOfFile path: String, encoding: String.Encoding = .utf8) throws
    init(contentsOf url: URL, encoding: String.Encoding = .utf8) throws
    init(unsafeUninitializedCapacity: Int, initializingUTF8With: (UnsafeMutableBufferPointer<UInt8>) throws -> Int)
    var isContiguousUTF8: Bool { get }
    func makeContiguousUTF8()
    func withUTF8<R>(_ body: (UnsafeBufferPointer<UInt8>) throws -> R) -> R
    func filter(_ isIncluded: (Character) throws -> Bool) -> String
    func appending(_ other: String) -> String
    func append(_ other: String)
    func append(_ other: Character)
    func append<S>(contentsOf elements: S)
    func reserveCapacity(_ count: Int)
    func write(_ text: String)
    func write(toFile path: String, atomically: Bool, encoding: String.Encoding) throws
  }
  struct Substring: StringProtocol, RangeReplaceableCollection, Sendable {
    typealias Element = Character
    var base: String { get }
  }
  struct StaticString: CustomStringConvertible, Sendable {
    var utf8Start: UnsafePointer<UInt8> { get }
    var utf8CodeUnitCount: Int { get }
    func withUTF8Buffer<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R
  }
  struct Character: Hashable, Comparable, Sendable, CustomStringConvertible {
    init(_ text: String)
    init(_ scalar: Unicode.Scalar)
    var isLetter: Bool { get }
    var isNumber: Bool { get }
    var isWhitespace: Bool { get }
    var isNewline: Bool { get }
    var isUppercase: Bool { get }
    var isLowercase: Bool { get }
    var isASCII: Bool { get }
    var isHexDigit: Bool { get }
    var isPunctuation: Bool { get }
    var asciiValue: UInt8? { get }
    var hexDigitValue: Int? { get }
    var wholeNumberValue: Int? { get }
    var unicodeScalars: String.UnicodeScalarView { get }
    var utf8: String.UTF8View { get }
    func lowercased() -> String
    func uppercased() -> String
  }
  enum Unicode {
    struct Scalar: Hashable, Comparable, Sendable, CustomStringConvertible {
      init(_ value: UInt8)
      init?(_ value: UInt32)
      var value: UInt32 { get }
      var isASCII: Bool { get }
      func escaped(asASCII: Bool) -> String
    }
    enum UTF8 {}
    enum UTF16 {}
    enum UTF32 {}
    enum ASCII {}
  }
  typealias UnicodeScalar = Unicode.Scalar
  typealias UTF8 = Unicode.UTF8
  typealias UTF16 = Unicode.UTF16
  struct Regex<Output> {
    func wholeMatch(in text: String) throws -> Output?
    func firstMatch(in text: String) throws -> Output?
  }
  """

let functionInterface = """
  func print(_ items: Any..., separator: String = " ", terminator: String = "")
  func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "")
  func dump<T>(_ value: T) -> T
  func readLine(strippingNewline: Bool = true) -> String?
  func min<T: Comparable>(_ first: T, _ second: T, _ rest: T...) -> T
  func max<T: Comparable>(_ first: T, _ second: T, _ rest: T...) -> T
  func abs<T>(_ value: T) -> T
  func swap<T>(_ first: inout T, _ second: inout T)
  func zip<A: Sequence, B: Sequence>(_ first: A, _ second: B) -> [(A.Element, B.Element)]
  func stride<T>(from start: T, to end: T, by step: Int) -> StrideTo<T>
  func stride<T>(from start: T, through end: T, by step: Int) -> StrideThrough<T>
  func sequence<T>(first: T, next: @escaping (T) -> T?) -> [T]
  func sequence<T, S>(state: S, next: @escaping (inout S) -> T?) -> [T]
  func repeatElement<T>(_ element: T, count: Int) -> [T]
  func type<T>(of value: T) -> T.Type
  func unsafeBitCast<T, U>(_ value: T, to type: U.Type) -> U
  func unsafeDowncast<T, U>(_ value: T, to type: U.Type) -> U
  func numericCast<T, U>(_ value: T) -> U
  func assert(_ condition: Bool, _ message: String = "")
  func precondition(_ condition: Bool, _ message: String = "")
  func assertionFailure(_ message: String = "")
  func preconditionFailure(_ message: String = "") -> Never
  func fatalError(_ message: String = "") -> Never
  enum CommandLine { static var arguments: [String]; static var argc: Int32 { get } }
  enum Never: Error, Hashable, Comparable {}
  func isKnownUniquelyReferenced<T>(_ object: inout T) -> Bool
  func withExtendedLifetime<T, R>(_ value: T, _ body: () throws -> R) -> R
  func withUnsafePointer<T, R>(to value: T, _ body: (UnsafePointer<T>) throws -> R) -> R
  func withUnsafeMutablePointer<T, R>(to value: inout T, _ body: (UnsafeMutablePointer<T>) throws -> R) -> R
  func withUnsafeBytes<T, R>(of value: T, _ body: (UnsafeRawBufferPointer) throws -> R) -> R
  func withUnsafeMutableBytes<T, R>(of value: inout T, _ body: (UnsafeMutableRawBufferPointer) throws -> R) -> R
  func withUnsafeTemporaryAllocation<T, R>(of type: T.Type, capacity: Int, _ body: (UnsafeMutableBufferPointer<T>) throws -> R) -> R
  func withUnsafeTemporaryAllocation<R>(byteCount: Int, alignment: Int, _ body: (UnsafeMutableRawBufferPointer) throws -> R) -> R
  func withoutActuallyEscaping<T, R>(_ closure: T, do body: (T) throws -> R) -> R
  func autoreleasepool<R>(invoking body: () throws -> R) -> R
  func XCTUnwrap<T>(_ expression: T?, _ message: String = "") throws -> T
  func XCTAssertEqual<T>(_ first: T, _ second: T, _ message: String = "")
  func XCTAssertEqual<T>(_ first: T, _ second: T, accuracy: T, _ message: String = "")
  func XCTAssertNotEqual<T>(_ first: T, _ second: T, _ message: String = "")
  func XCTAssertIdentical<T>(_ first: T, _ second: T, _ message: String = "")
  func XCTAssertLessThan<T>(_ first: T, _ second: T, _ message: String = "")
  func XCTAssertLessThanOrEqual<T>(_ first: T, _ second: T, _ message: String = "")
  func XCTAssertGreaterThan<T>(_ first: T, _ second: T, _ message: String = "")
  func XCTAssertGreaterThanOrEqual<T>(_ first: T, _ second: T, _ message: String = "")
  func XCTAssertThrowsError<T>(_ expression: T, _ message: String = "", _ handler: (Error) -> Void = { _ in })
  func XCTAssertNoThrow<T>(_ expression: T, _ message: String = "")
  """

let concurrencyInterface = """
  protocol AsyncIteratorProtocol<Element> { associatedtype Element; func next() async throws -> Element? }
  protocol AsyncSequence<Element> {
    associatedtype Element
    associatedtype AsyncIterator: AsyncIteratorProtocol
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
  struct AsyncStream<Element>: AsyncSequence {
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
  struct AsyncThrowingStream<Element, Failure: Error>: AsyncSequence {
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
  struct Duration: Hashable, Comparable, Sendable {
    static func seconds(_ value: Double) -> Duration
    static func milliseconds(_ value: Double) -> Duration
    static func microseconds(_ value: Double) -> Duration
    static func nanoseconds(_ value: Int) -> Duration
    static var zero: Duration { get }
    var components: (seconds: Int64, attoseconds: Int64) { get }
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
  struct Mutex<Value> {
    init(_ value: Value)
    func withLock<R>(_ body: (inout Value) throws -> R) -> R
    func withLockIfAvailable<R>(_ body: (inout Value) throws -> R) -> R?
  }
  """

let foundationInterface = """
  struct Data: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, Hashable, Codable, Sendable {
    typealias Element = UInt8
    init()
    init<S>(_ elements: S)
    init(count: Int)
    init(capacity: Int)
    init(repeating byte: UInt8, count: Int)
    init(bytes: UnsafeRawPointer, count: Int)
    init(contentsOf url: URL) throws
    init?(base64Encoded text: String)
    func base64EncodedString() -> String
    func subdata(in range: Range<Int>) -> Data
    func write(to url: URL) throws
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) -> R
    func withUnsafeMutableBytes<R>(_ body: (UnsafeMutableRawBufferPointer) throws -> R) -> R
  }
  struct URL: Hashable, Codable, Sendable, CustomStringConvertible {
    init?(string: String)
    init(fileURLWithPath path: String)
    var absoluteString: String { get }
    var absoluteURL: URL { get }
    var path: String { get }
    var lastPathComponent: String { get }
    var pathComponents: [String] { get }
    var pathExtension: String { get }
    var host: String? { get }
    var scheme: String? { get }
    var query: String? { get }
    var fragment: String? { get }
    var port: Int? { get }
    var standardizedFileURL: URL { get }
    var isFileURL: Bool { get }
    func appendingPathComponent(_ component: String) -> URL
    func appendingPathExtension(_ text: String) -> URL
    func appending(path: String) -> URL
    func appending(component: String) -> URL
    func deletingLastPathComponent() -> URL
    func deletingPathExtension() -> URL
    func resolvingSymlinksInPath() -> URL
  }
  struct URLRequest: Hashable, Sendable {
    init(url: URL)
    var url: URL?
    var httpMethod: String?
    var httpBody: Data?
    var allHTTPHeaderFields: [String: String]?
    func setValue(_ value: String?, forHTTPHeaderField field: String)
    func addValue(_ value: String, forHTTPHeaderField field: String)
    func value(forHTTPHeaderField field: String) -> String?
  }
  struct Date: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    init()
    init(timeIntervalSince1970: Double)
    init(timeIntervalSinceNow: Double)
    static var now: Date { get }
    static var distantPast: Date { get }
    static var distantFuture: Date { get }
    var timeIntervalSince1970: Double { get }
    var timeIntervalSinceReferenceDate: Double { get }
    var timeIntervalSinceNow: Double { get }
    func timeIntervalSince(_ other: Date) -> Double
    func addingTimeInterval(_ interval: Double) -> Date
  }
  typealias TimeInterval = Double
  struct UUID: Hashable, Codable, Sendable, CustomStringConvertible { init(); init?(uuidString: String); var uuidString: String { get } }
  struct CharacterSet: Hashable, Sendable {
    static var whitespaces: CharacterSet { get }
    static var whitespacesAndNewlines: CharacterSet { get }
    static var alphanumerics: CharacterSet { get }
    static var decimalDigits: CharacterSet { get }
    static var newlines: CharacterSet { get }
    init(charactersIn text: String)
    func contains(_ scalar: Unicode.Scalar) -> Bool
    var inverted: CharacterSet { get }
  }
  class NSLock { init(); func lock(); func unlock(); func `try`() -> Bool; func withLock<R>(_ body: () throws -> R) -> R }
  class NSRecursiveLock { init(); func lock(); func unlock(); func withLock<R>(_ body: () throws -> R) -> R }
  class JSONDecoder {
    init()
    func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
  }
  class JSONEncoder { init(); func encode<T: Encodable>(_ value: T) throws -> Data }
  class ProcessInfo {
    static var processInfo: ProcessInfo { get }
    var environment: [String: String] { get }
    var arguments: [String] { get }
    var processorCount: Int { get }
  }
  class FileManager {
    static var `default`: FileManager { get }
    var temporaryDirectory: URL { get }
    var currentDirectoryPath: String { get }
    func fileExists(atPath path: String) -> Bool
    func removeItem(atPath path: String) throws
    func removeItem(at url: URL) throws
    func contents(atPath path: String) -> Data?
    func contentsOfDirectory(atPath path: String) throws -> [String]
    func createDirectory(atPath path: String, withIntermediateDirectories: Bool) throws
    func createDirectory(at url: URL, withIntermediateDirectories: Bool) throws
  }
  class DispatchQueue {
    static var main: DispatchQueue { get }
    static func global() -> DispatchQueue
    init(label: String)
    func async(execute body: @escaping () -> Void)
    func async(group: DispatchGroup, execute body: @escaping () -> Void)
    func sync<R>(execute body: () throws -> R) -> R
    func asyncAfter(deadline: DispatchTime, execute body: @escaping () -> Void)
  }
  class DispatchGroup { init(); func enter(); func leave(); func wait(); func notify(queue: DispatchQueue, execute body: @escaping () -> Void) }
  class DispatchSemaphore { init(value: Int); func wait(); func signal() -> Int }
  struct DispatchTime: Comparable { static func now() -> DispatchTime; var uptimeNanoseconds: UInt64 { get } }
  class Thread {}
  class Bundle { static var main: Bundle { get } }
  class NSObject: Hashable {
    init()
    var description: String { get }
    func isEqual(_ other: Any?) -> Bool
  }
  """
