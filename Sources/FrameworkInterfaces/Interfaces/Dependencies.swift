/// What is known of the module `Dependencies`.
let dependenciesInterface = #"""
  // exports: Clocks CombineSchedulers Foundation
  extension ActorIsolated {
    func withValue<T: Sendable>(_ operation: (inout Value) async throws -> T) async rethrows -> T where Value: Sendable
  }
  protocol AssertionEffect: Sendable {
    func callAsFunction(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String, file: StaticString, line: UInt)
  }
  extension AssertionEffect {
    func callAsFunction(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = nil, file: StaticString = nil, line: UInt = nil)
  }
  protocol AssertionFailureEffect: Sendable {
    func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt)
  }
  extension AssertionFailureEffect {
    func callAsFunction(_ message: @autoclosure () -> String = nil, file: StaticString = nil, line: UInt = nil)
  }
  extension AsyncStream {
    static func streamWithContinuation(_ elementType: Element.Type = nil, bufferingPolicy limit: Continuation.BufferingPolicy = nil) -> (stream: Self, continuation: Continuation)
  }
  extension AsyncStream where Element: Sendable {
    init<S: AsyncSequence & Sendable>(_ sequence: S, bufferingPolicy limit: Continuation.BufferingPolicy) where S.Element == Element, S.Element: Sendable
  }
  extension AsyncThrowingStream where Element: Sendable, Failure == any Error {
    init<S: AsyncSequence & Sendable>(_ sequence: S, bufferingPolicy limit: Continuation.BufferingPolicy) where S.Element == Element, S.Element: Sendable
  }
  extension AsyncThrowingStream where Failure == any Error {
    static func streamWithContinuation(_ elementType: Element.Type = nil, bufferingPolicy limit: Continuation.BufferingPolicy = nil) -> (stream: Self, continuation: Continuation)
  }
  struct DateGenerator: Sendable {
    func callAsFunction() -> Date
    static func constant(_ now: Date) -> Self
    init(_ generate: @escaping () -> Date)
    var now: Date
  }
  @propertyWrapper struct Dependency<Value>: _HasInitialValues, Sendable, DynamicProperty {
    init(_ keyPath: any KeyPath<DependencyValues, Value> & Sendable, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil)
    init<Key: TestDependencyKey>(_ key: Key.Type, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) where Key.Value == Value
    func update()
    var wrappedValue: Value { get }
  }
  enum DependencyContext: Sendable {
    case live, preview, test
  }
  protocol DependencyKey<Value>: TestDependencyKey {
    associatedtype Value = Self
    static var liveValue: Value { get }
    static var previewValue: Value { get }
    static var testValue: Value { get }
  }
  extension DependencyKey {
    static var previewValue: Value { get }
    static var testValue: Value { get }
  }
  struct DependencyValues: Sendable {
    struct Continuation: Sendable {}
    var assert: any AssertionEffect { get }
    var assertionFailure: any AssertionFailureEffect { get }
    var calendar: Calendar
    var context: DependencyContext
    var continuousClock: any Clock<Duration>
    var date: DateGenerator
    var fireAndForget: FireAndForget { get }
    init()
    static var live: Self { get }
    var locale: Locale
    var mainQueue: AnySchedulerOf<DispatchQueue>
    var mainRunLoop: AnySchedulerOf<RunLoop>
    var notificationCenter: NotificationCenter
    var openURL: OpenURLEffect
    var precondition: any AssertionEffect { get }
    var preferredLocales: [Locale]
    static var preview: Self { get }
    subscript<Key: TestDependencyKey>(key: Key.Type, fileID fileID: StaticString = nil, filePath filePath: StaticString = nil, line line: UInt = nil, column column: UInt = nil, function function: StaticString = nil) -> Key.Value { get set }
    subscript<Key: TestDependencyKey>(type: Key.Type) -> Key.Value { get set }
    var suspendingClock: any Clock<Duration>
    static var test: Self { get }
    var timeZone: TimeZone
    var urlSession: URLSession
    var uuid: UUIDGenerator
    var withRandomNumberGenerator: WithRandomNumberGenerator
    static func withTestValues<R: Sendable>(_ updateValuesForOperation: (inout Self) async throws -> Void, assert operation: () async throws -> R) async rethrows -> R
    static func withTestValues<R>(_ updateValuesForOperation: (inout Self) throws -> Void, assert operation: () throws -> R) rethrows -> R
    static func withValue<Value, R: Sendable>(_ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: @autoclosure () -> Value, operation: () async throws -> R) async rethrows -> R
    static func withValue<Value, R>(_ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: @autoclosure () -> Value, operation: () throws -> R) rethrows -> R
    static func withValues<R: Sendable>(_ updateValuesForOperation: (inout Self) throws -> Void, operation: () async throws -> R) async rethrows -> R
    static func withValues<R>(_ updateValuesForOperation: (inout Self) throws -> Void, operation: () throws -> R) rethrows -> R
  }
  extension DependencyValues.Continuation {
    func yield<R>(_ operation: () async throws -> R) async rethrows -> R
    func yield<R>(_ operation: () throws -> R) rethrows -> R
  }
  extension EnvironmentValues {
    var dependencies: DependencyValues
  }
  struct FireAndForget: Sendable {
    func callAsFunction(name: String? = nil, priority: TaskPriority? = nil, _ operation: @escaping () async throws -> Void) async
    var operation: (String?, TaskPriority?, @escaping () async throws -> Void) async -> Void { get }
  }
  struct OpenURLEffect: Sendable {
    func callAsFunction(_ url: URL) async
    func callAsFunction(_ url: URL) async -> Bool
    init(handler: @escaping (URL) async -> Bool)
  }
  extension PreviewTrait where T == Preview.ViewTraits {
    static func dependencies(_ updateValuesForPreview: @escaping (inout DependencyValues) throws -> Void) -> PreviewTrait
    static func dependency<Value: TestDependencyKey>(_ value: @autoclosure @escaping () throws -> Value) -> PreviewTrait where Value == Value.Value
    static func dependency<Value>(_ keyPath: any WritableKeyPath<DependencyValues, Value> & Sendable, _ value: @autoclosure @escaping () throws -> Value) -> PreviewTrait
  }
  extension Scene {
    func dependency<V: DependencyKey<V>>(_ value: V, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) -> some Scene
    func dependency<V>(_ keyPath: WritableKeyPath<DependencyValues, V>, _ value: V) -> some Scene
  }
  protocol TestDependencyKey<Value> {
    associatedtype Value: Sendable = Self
    static var previewValue: Value { get }
    static var testValue: Value { get }
  }
  extension TestDependencyKey {
    static var previewValue: Value { get }
    static var shouldReportUnimplemented: Bool { get }
  }
  extension UUID {
    init(_ intValue: Int)
  }
  struct UUIDGenerator: Sendable {
    func callAsFunction() -> UUID
    static func constant(_ uuid: UUID) -> Self
    static var incrementing: Self { get }
    init(_ generate: @escaping () -> UUID)
  }
  extension View {
    func dependency<V: DependencyKey<V>>(_ value: V, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) -> some View
    func dependency<V>(_ keyPath: WritableKeyPath<DependencyValues, V>, _ value: V) -> some View
  }
  struct WithRandomNumberGenerator: Sendable {
    func callAsFunction<R: Sendable>(_ work: (inout any RandomNumberGenerator & Sendable) throws -> R) rethrows -> R
    init(_ generator: some RandomNumberGenerator & Sendable)
  }
  func prepareDependencies<R>(_ updateValues: (inout DependencyValues) throws -> R) rethrows -> R
  func withDependencies<Model: AnyObject, R>(from model: Model, _ updateValuesForOperation: (inout DependencyValues) throws -> Void, operation: () throws -> R, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) rethrows -> R
  func withDependencies<Model: AnyObject, R>(from model: Model, isolation: (any Actor)? = nil, _ updateValuesForOperation: (inout DependencyValues) async throws -> Void, operation: () async throws -> R, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) async rethrows -> R
  func withDependencies<Model: AnyObject, R>(from model: Model, isolation: (any Actor)? = nil, operation: () async throws -> R, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) async rethrows -> R
  func withDependencies<Model: AnyObject, R>(from model: Model, operation: () throws -> R, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) rethrows -> R
  func withDependencies<R>(_ updateValuesForOperation: (inout DependencyValues) throws -> Void, operation: () throws -> R) rethrows -> R
  func withDependencies<R>(isolation: (any Actor)? = nil, _ updateValuesForOperation: (inout DependencyValues) async throws -> Void, operation: () async throws -> R) async rethrows -> R
  func withEscapedDependencies<R>(_ operation: (DependencyValues.Continuation) async throws -> R) async rethrows -> R
  func withEscapedDependencies<R>(_ operation: (DependencyValues.Continuation) throws -> R) rethrows -> R
  """#
