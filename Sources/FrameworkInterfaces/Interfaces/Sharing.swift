/// What is known of the module `Sharing`.
let sharingInterface = #"""
  // exports: CombineSchedulers Dependencies
  struct AppStorageKey<Value: Sendable>: SharedKey, CustomStringConvertible {
    var description: String { get }
    var id: AppStorageKeyID { get }
    func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>)
    func save(_ value: Value, context _: SaveContext, continuation: SaveContinuation)
    func subscribe(context: LoadContext<Value>, subscriber: SharedSubscriber<Value>) -> SharedSubscription
  }
  struct AppStorageKeyID: Hashable {}
  extension Binding {
    init(_ base: Shared<Value>)
  }
  extension DependencyValues {
    var appStorageKeyFormatWarningEnabled: Bool
    var defaultAppStorage: UserDefaults
    var defaultFileStorage: FileStorage
    var defaultInMemoryStorage: InMemoryStorage
  }
  struct FileStorage: Hashable, Sendable {
    static var fileSystem: Self { get }
    static var inMemory: Self { get }
  }
  class FileStorageKey<Value: Sendable>: SharedKey, CustomStringConvertible {
    var description: String { get }
    var id: FileStorageKeyID { get }
    func load(context _: LoadContext<Value>, continuation: LoadContinuation<Value>)
    func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
    func subscribe(context _: LoadContext<Value>, subscriber: SharedSubscriber<Value>) -> SharedSubscription
  }
  struct FileStorageKeyID: Hashable {}
  struct InMemoryKey<Value: Sendable>: SharedKey, CustomStringConvertible {
    var description: String { get }
    var id: InMemoryKeyID { get }
    func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>)
    func save(_ value: Value, context _: SaveContext, continuation: SaveContinuation)
    func subscribe(context _: LoadContext<Value>, subscriber _: SharedSubscriber<Value>) -> SharedSubscription
  }
  struct InMemoryKeyID: Hashable {}
  struct InMemoryStorage: Hashable, Sendable {
    init()
  }
  enum LoadContext<Value> {
    case initialValue(Value), userInitiated
    var initialValue: Value? { get }
  }
  extension LoadContext: Equatable where Value: Equatable {}
  extension LoadContext: Hashable where Value: Hashable {}
  extension LoadContext: Sendable where Value: Sendable {}
  struct LoadContinuation<Value>: Sendable {
    init(_ description: @autoclosure @escaping () -> String = nil, callback: @escaping (Result<Value?, any Error>) -> Void)
    func resume(returning value: Value)
    func resume(throwing error: any Error)
    func resume(with result: Result<Value?, any Error>)
    func resumeReturningInitialValue()
  }
  extension Mutex: Sendable where Value: ~Copyable {}
  extension RangeReplaceableCollection {
    init<Value: _IdentifiedCollection>(_ shared: SharedReader<Value>) where Element == SharedReader<Value.Element>, Value.Index == Value.IDs.Index
    init<Value: _MutableIdentifiedCollection>(_ shared: Shared<Value>) where Element == Shared<Value.Element>, Value.Index == Value.IDs.Index
  }
  enum SaveContext: Hashable, Sendable {
    case didSet, userInitiated
  }
  struct SaveContinuation: Sendable {
    init(_ description: @autoclosure @escaping () -> String = nil, callback: @escaping (Result<Never?, any Error>) -> Void)
    func resume()
    func resume(throwing error: any Error)
    func resume(with result: Result<Void, any Error>)
  }
  @dynamicMemberLookup @propertyWrapper struct Shared<Value>: CustomReflectable, CustomStringConvertible, Observable, Sendable, Perceptible, CustomDumpRepresentable, _CustomDiffObject, DynamicProperty {
    var customDumpValue: Any { get }
    var customMirror: Mirror { get }
    var description: String { get }
    init(projectedValue: Self)
    init(require key: some SharedKey<Value>) async throws
    init(value: Value)
    init(wrappedValue: @autoclosure () -> Value, _ key: some SharedKey<Value>)
    init<K: SharedKey<Value>>(_ key: K.Default)
    init<K: SharedKey<Value>>(wrappedValue: @autoclosure () -> Value, _ key: K.Default)
    init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped?
    init?(_ base: Shared<Value?>)
    var isLoading: Bool { get }
    func load() async throws
    func load(_ key: some SharedKey<Value>) async throws
    var loadError: (any Error)? { get }
    var projectedValue: Self
    var publisher: some Publisher<Value, Never> { get }
    func read<Member>(_ body: @escaping (Value) -> Member) -> SharedReader<Member>
    func read<Member>(_ keyPath: KeyPath<Value, Member>) -> SharedReader<Member>
    func save() async throws
    var saveError: (any Error)? { get }
    subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> SharedReader<Member> { get }
    subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Shared<Member> { get }
    func update()
    func withLock<R>(_ operation: (inout Value) throws -> R, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) rethrows -> R
    var wrappedValue: Value
  }
  extension Shared: Equatable where Value: Equatable {}
  extension Shared: Identifiable where Value: Identifiable {
    var id: Value.ID { get }
  }
  protocol SharedKey<Value>: SharedReaderKey {
    func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
  }
  @dynamicMemberLookup @propertyWrapper struct SharedReader<Value>: CustomReflectable, CustomStringConvertible, Observable, Sendable, Perceptible, CustomDumpRepresentable, DynamicProperty {
    static func constant(_ value: Value) -> Self
    var customDumpValue: Any { get }
    var customMirror: Mirror { get }
    var description: String { get }
    init(_ base: Shared<Value>)
    init(projectedValue: Self)
    init(require key: some SharedKey<Value>) async throws
    init(require key: some SharedReaderKey<Value>) async throws
    init(value: Value)
    init(wrappedValue: @autoclosure () -> Value, _ key: some SharedKey<Value>)
    init(wrappedValue: @autoclosure () -> Value, _ key: some SharedReaderKey<Value>)
    init<K: SharedKey<Value>>(_ key: K.Default)
    init<K: SharedKey<Value>>(wrappedValue: @autoclosure () -> Value, _ key: K.Default)
    init<K: SharedReaderKey<Value>>(_ key: K.Default)
    init<K: SharedReaderKey<Value>>(wrappedValue: @autoclosure () -> Value, _ key: K.Default)
    init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped?
    init<Wrapped>(_ key: some SharedReaderKey<Value>) where Value == Wrapped?
    init?(_ base: Shared<Value?>)
    init?(_ base: SharedReader<Value?>)
    var isLoading: Bool { get }
    func load() async throws
    func load(_ key: some SharedKey<Value>) async throws
    func load(_ key: some SharedReaderKey<Value>) async throws
    var loadError: (any Error)? { get }
    var projectedValue: Self
    var publisher: some Publisher<Value, Never> { get }
    func read<Member>(_ body: @escaping (Value) -> Member) -> SharedReader<Member>
    func read<Member>(_ keyPath: KeyPath<Value, Member>) -> SharedReader<Member>
    subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> SharedReader<Member> { get }
    func update()
    var wrappedValue: Value { get }
  }
  extension SharedReader: Equatable where Value: Equatable {}
  extension SharedReader: Identifiable where Value: Identifiable {
    var id: Value.ID { get }
  }
  protocol SharedReaderKey<Value>: Sendable {
    associatedtype ID: Hashable = Self
    associatedtype Value: Sendable
    var id: ID { get }
    func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>)
    func subscribe(context: LoadContext<Value>, subscriber: SharedSubscriber<Value>) -> SharedSubscription
  }
  extension SharedReaderKey where ID == Self {
    var id: ID { get }
  }
  extension SharedReaderKey {
    typealias Default = _SharedKeyDefault<Self>
    static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self where Self == AppStorageKey<Bool>
    static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self where Self == AppStorageKey<Bool?>
    static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self where Self == AppStorageKey<Data>
    static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self where Self == AppStorageKey<Data?>
    static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self where Self == AppStorageKey<Date>
    static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self where Self == AppStorageKey<Date?>
    static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self where Self == AppStorageKey<Double>
    static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self where Self == AppStorageKey<Double?>
    static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self where Self == AppStorageKey<Int>
    static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self where Self == AppStorageKey<Int?>
    static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self where Self == AppStorageKey<String>
    static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self where Self == AppStorageKey<String?>
    static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self where Self == AppStorageKey<URL>
    static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self where Self == AppStorageKey<URL?>
    static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self where Self == AppStorageKey<[String]>
    static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self where Self == AppStorageKey<[String]?>
    static func appStorage<Value: Codable>(_ key: String, store: UserDefaults? = nil) -> Self where Self == AppStorageKey<Value>
    static func appStorage<Value: Codable>(_ key: String, store: UserDefaults? = nil) -> Self where Self == AppStorageKey<Value?>
    static func appStorage<Value: RawRepresentable<Int>>(_ key: String, store: UserDefaults? = nil) -> Self where Self == AppStorageKey<Value>
    static func appStorage<Value: RawRepresentable<String>>(_ key: String, store: UserDefaults? = nil) -> Self where Self == AppStorageKey<Value>
    static func appStorage<Value: RawRepresentable>(_ key: String, store: UserDefaults? = nil) -> Self where Value.RawValue == Int, Self == AppStorageKey<Value?>
    static func appStorage<Value: RawRepresentable>(_ key: String, store: UserDefaults? = nil) -> Self where Value.RawValue == String, Self == AppStorageKey<Value?>
    static func fileStorage<Value: Codable>(_ url: URL, decoder: JSONDecoder? = nil, encoder: JSONEncoder? = nil) -> Self where Self == FileStorageKey<Value>
    static func fileStorage<Value>(_ url: URL, decode: @escaping (Data) throws -> Value, encode: @escaping (Value) throws -> Data) -> Self where Self == FileStorageKey<Value>
    static func inMemory<Value>(_ key: String) -> Self where Self == InMemoryKey<Value>
  }
  struct SharedSubscriber<Value>: Sendable {
    init(callback: @escaping (Result<Value?, any Error>) -> Void, onLoading: ((Bool) -> Void)? = nil)
    func yield(_ value: Value)
    func yield(throwing error: any Error)
    func yield(with result: Result<Value?, any Error>)
    func yieldLoading(_ isLoading: Bool = nil)
    func yieldReturningInitialValue()
  }
  struct SharedSubscription: Sendable {
    func cancel()
    init(_ cancel: @escaping () -> Void)
  }
  extension State.Shared {
    init(projectedValue: Sharing.Shared<Value>)
    init(require key: some SharedKey<Value>) async throws
    init(value: Value)
    init(wrappedValue: @autoclosure () -> Value, _ key: some SharedKey<Value>)
    init<K: SharedKey<Value>>(_ key: K.Default)
    init<K: SharedKey<Value>>(wrappedValue: @autoclosure () -> Value, _ key: K.Default)
    init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped?
    var projectedValue: Sharing.Shared<Value>
    var wrappedValue: Value { get }
  }
  extension State.Shared: Sendable where Value: Sendable {}
  extension State.SharedReader {
    init(projectedValue: Sharing.SharedReader<Value>)
    init(require key: some SharedKey<Value>) async throws
    init(require key: some SharedReaderKey<Value>) async throws
    init(value: Value)
    init(wrappedValue: @autoclosure () -> Value, _ key: some SharedKey<Value>)
    init(wrappedValue: @autoclosure () -> Value, _ key: some SharedReaderKey<Value>)
    init<K: SharedKey<Value>>(_ key: K.Default)
    init<K: SharedKey<Value>>(wrappedValue: @autoclosure () -> Value, _ key: K.Default)
    init<K: SharedReaderKey<Value>>(_ key: K.Default)
    init<K: SharedReaderKey<Value>>(wrappedValue: @autoclosure () -> Value, _ key: K.Default)
    init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped?
    init<Wrapped>(_ key: some SharedReaderKey<Value>) where Value == Wrapped?
    var projectedValue: Sharing.SharedReader<Value>
    var wrappedValue: Value { get }
  }
  extension State.SharedReader: Sendable where Value: Sendable {}
  extension UserDefaults {
    static var inMemory: UserDefaults { get }
  }
  """#
