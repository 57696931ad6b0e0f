/// What is known of the module `ConcurrencyExtras`.
let concurrencyExtrasInterface = #"""
  actor ActorIsolated<Value> {
    init(_ value: @autoclosure () throws -> Value) rethrows
    func setValue(_ newValue: @autoclosure () throws -> Value) rethrows
    var value: Value
    func withValue<T>(_ operation: (inout Value) throws -> T) rethrows -> T
  }
  struct AnyHashableSendable: Hashable, Sendable, CustomDebugStringConvertible, CustomReflectable, CustomStringConvertible, _HasCustomAnyHashableRepresentation, ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    var base: any Hashable & Sendable { get }
    var customMirror: Mirror { get }
    var debugDescription: String { get }
    var description: String { get }
    init(_ base: any Hashable & Sendable)
    init(_ base: some Hashable & Sendable)
    init(booleanLiteral value: Bool)
    init(floatLiteral value: Double)
    init(integerLiteral value: Int)
    init(stringLiteral value: String)
  }
  extension AsyncSequence {
    func eraseToStream() -> AsyncStream<Element>
    func eraseToStream() -> AsyncStream<Element> where Self: Sendable
    func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error>
    func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error> where Self: Sendable
  }
  extension AsyncStream {
    static var finished: Self { get }
    init<S: AsyncSequence>(_ sequence: S) where S.Element == Element
    init<S: AsyncSequence>(_ sequence: S) where S.Element == Element, S: Sendable
    static var never: Self { get }
  }
  extension AsyncThrowingStream where Failure == any Error {
    static func finished(throwing error: Failure? = nil) -> Self
    init<S: AsyncSequence>(_ sequence: S) where S.Element == Element
    init<S: AsyncSequence>(_ sequence: S) where S.Element == Element, S: Sendable
    static var never: Self { get }
  }
  @dynamicMemberLookup class LockIsolated<Value>: Sendable {
    init(_ value: @autoclosure () throws -> Value) rethrows
    func setValue(_ newValue: @autoclosure () throws -> Value) rethrows
    subscript<Subject: Sendable>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject { get }
    func withValue<T: Sendable>(_ operation: (inout Value) throws -> T) rethrows -> T
  }
  extension LockIsolated where Value: Sendable {
    var value: Value { get }
  }
  extension LockIsolated: Equatable where Value: Equatable {}
  extension LockIsolated: Hashable where Value: Hashable {}
  extension Result {
    init(catching body: () async throws(Failure) -> Success) async
  }
  extension Task where Failure == Never {
    var cancellableValue: Success { get }
    static func never() async throws -> Success
  }
  extension Task where Failure == any Error {
    var cancellableValue: Success { get }
  }
  extension Task where Success == Never, Failure == Never {
    static func megaYield(count: Int = nil) async
    static func never() async throws
  }
  @dynamicMemberLookup @propertyWrapper struct UncheckedSendable<Value>: Sendable {
    init(_ value: Value)
    init(wrappedValue: Value)
    var projectedValue: Self
    subscript<Subject>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject { get }
    subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Subject { get set }
    var value: Value
    var wrappedValue: Value
  }
  extension UncheckedSendable: AsyncSequence where Value: AsyncSequence {
    typealias AsyncIterator = Value.AsyncIterator
    typealias Element = Value.Element
    func makeAsyncIterator() -> AsyncIterator
  }
  extension UncheckedSendable: Decodable where Value: Decodable {}
  extension UncheckedSendable: Encodable where Value: Encodable {}
  extension UncheckedSendable: Equatable where Value: Equatable {}
  extension UncheckedSendable: Hashable where Value: Hashable {}
  var uncheckedUseMainSerialExecutor: Bool
  func withMainSerialExecutor(operation: () async throws -> Void) async rethrows
  func withMainSerialExecutor(operation: () throws -> Void) rethrows
  """#
