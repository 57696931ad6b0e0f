/// What is known of the module `RealmSwift`.
let realmSwiftInterface = #"""
  // exports: Realm Foundation
  extension APIKeyAuth {
    func createAPIKey(named: String) -> Future<UserAPIKey, Error>
    func createAPIKey(named: String, completion: @escaping (Result<UserAPIKey, Error>) -> Void)
    func deleteAPIKey(_ objectId: ObjectId) -> Future<Void, Error>
    func disableAPIKey(_ objectId: ObjectId) -> Future<Void, Error>
    func enableAPIKey(_ objectId: ObjectId) -> Future<Void, Error>
    func fetchAPIKey(_ objectId: ObjectId) -> Future<UserAPIKey, Error>
    func fetchAPIKey(_ objectId: ObjectId, _ completion: @escaping (Result<UserAPIKey, Error>) -> Void)
    func fetchAPIKeys() -> Future<[UserAPIKey], Error>
    func fetchAPIKeys(_ completion: @escaping (Result<[UserAPIKey], Error>) -> Void)
  }
  typealias APIKeyAuth = RLMAPIKeyAuth
  typealias ASLoginDelegate = RLMASLoginDelegate
  protocol AddableType {}
  enum AnyBSON: BSON, Sendable, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, Equatable, Hashable {
    case double(Double), string(String), document(Document), array([AnyBSON?]), binary(Data), objectId(ObjectId), bool(Bool), datetime(Date), regex(NSRegularExpression), int32(Int32), timestamp(Date), int64(Int64), decimal128(Decimal128), uuid(UUID), minKey, maxKey, null
    var arrayValue: [AnyBSON?]? { get }
    func asDecimal128() -> Decimal128?
    func asDouble() -> Double?
    func asInt() -> Int?
    func asInt32() -> Int32?
    func asInt64() -> Int64?
    var binaryValue: Data? { get }
    var boolValue: Bool? { get }
    var dateValue: Date? { get }
    var decimal128Value: Decimal128? { get }
    var documentValue: Document? { get }
    var doubleValue: Double? { get }
    init(_ int: Int)
    init(arrayLiteral elements: AnyBSON?...)
    init(booleanLiteral value: Bool)
    init(dictionaryLiteral elements: (String, AnyBSON?)...)
    init(floatLiteral value: Double)
    init(integerLiteral value: Int)
    init(stringLiteral value: String)
    init<T: BSON>(_ bson: T)
    var int32Value: Int32? { get }
    var int64Value: Int64? { get }
    var isNull: Bool { get }
    var objectIdValue: ObjectId? { get }
    var regexValue: NSRegularExpression? { get }
    var stringValue: String? { get }
    var timestampValue: Date? { get }
    var uuidValue: UUID? { get }
    func value<T: BSON>() -> T?
  }
  struct AnyRealmCollection<Element: RealmCollectionValue>: RealmCollectionImpl, RealmSubscribable, _ObjcBridgeable, RealmCollection {
    var description: String { get }
    init<C: RealmCollection & _ObjcBridgeable>(_ base: C) where C.Element == Element
    func makeIterator() -> RLMIterator<Element>
    subscript(position: Int) -> Element { get }
  }
  extension AnyRealmCollection: Encodable where Element: Encodable {}
  enum AnyRealmValue: Hashable, SchemaDiscoverable, _Persistable, _DefaultConstructible, BuiltInObjcBridgeable, _QueryNumeric, RealmCollectionValue, RealmPropertyType, MinMaxType, AddableType, SortableType {
    case none, int(Int), bool(Bool), float(Float), double(Double), string(String), data(Data), date(Date), object(Object), objectId(ObjectId), decimal128(Decimal128), uuid(UUID), dictionary(Map<String, AnyRealmValue>), list(List<AnyRealmValue>)
    typealias PersistedType = AnyRealmValue
    var boolValue: Bool? { get }
    var dataValue: Data? { get }
    var dateValue: Date? { get }
    var decimal128Value: Decimal128? { get }
    var dictionaryValue: Map<String, AnyRealmValue>? { get }
    var doubleValue: Double? { get }
    var dynamicObject: DynamicObject? { get }
    var floatValue: Float? { get }
    static func fromArray(_ array: Array<AnyRealmValue>) -> AnyRealmValue
    static func fromDictionary(_ dictionary: Dictionary<String, AnyRealmValue>) -> AnyRealmValue
    init()
    var intValue: Int? { get }
    var listValue: List<AnyRealmValue>? { get }
    func object<T: Object>(_ objectType: T.Type) -> T?
    var objectIdValue: ObjectId? { get }
    var stringValue: String? { get }
    var uuidValue: UUID? { get }
  }
  extension App {
    func login(credentials: Credentials) -> Future<User, Error>
    func login(credentials: Credentials) async throws -> User
    func login(credentials: Credentials, _ completion: @escaping (Result<User, Error>) -> Void)
    var objectWillChange: AppPublisher { get }
    func setASAuthorizationControllerDelegate(for controller: ASAuthorizationController)
  }
  extension App: ObservableObject {}
  typealias App = RLMApp
  extension AppConfiguration {
    init(baseURL: String? = nil, transport: RLMNetworkTransport? = nil, defaultRequestTimeoutMS: UInt? = nil, enableSessionMultiplexing: Bool? = nil, syncTimeouts: SyncTimeoutOptions? = nil)
    init(baseURL: String? = nil, transport: RLMNetworkTransport? = nil, localAppName: String?, localAppVersion: String?, defaultRequestTimeoutMS: UInt? = nil, enableSessionMultiplexing: Bool? = nil, syncTimeouts: SyncTimeoutOptions? = nil)
  }
  typealias AppConfiguration = RLMAppConfiguration
  typealias AppError = RLMAppError
  struct AppPublisher: Publisher, Sendable {
    typealias Failure = Never
    typealias Output = App
    func receive<S: Scheduler>(on scheduler: S) -> Self
    func receive<S: Sendable>(subscriber: S) where S: Subscriber, S.Failure == Never, Output == S.Input
  }
  struct AppSubscription: Subscription {
    func cancel()
    var combineIdentifier: CombineIdentifier { get }
    func request(_ demand: Subscribers.Demand)
  }
  extension Array: BSON, PartitionValue where Element == AnyBSON? {}
  extension AsymmetricObject {
    var description: String { get }
    init(value: Any)
    var objectSchema: ObjectSchema { get }
    static func propertiesMapping() -> [String: String]
    subscript(key: String) -> Any? { get set }
  }
  typealias AsymmetricObject = RealmSwiftAsymmetricObject
  @propertyWrapper struct AsyncOpen: DynamicProperty {
    func cancel()
    init(appId: String? = nil, configuration: Realm.Configuration? = nil, timeout: UInt? = nil)
    init<Partition>(appId: String? = nil, partitionValue: Partition, configuration: Realm.Configuration? = nil, timeout: UInt? = nil) where Partition: BSON
    var projectedValue: Published<AsyncOpenState>.Publisher { get }
    func update()
    var wrappedValue: AsyncOpenState { get }
  }
  enum AsyncOpenState {
    case connecting, waitingForUser, open(Realm), progress(Progress), error(Error)
  }
  struct AsyncOpenSubscription: Subscription {
    func cancel()
    var combineIdentifier: CombineIdentifier { get }
    func request(_ demand: Subscribers.Demand)
  }
  typealias AsyncTransactionId = RLMAsyncTransactionId
  @propertyWrapper struct AutoOpen: DynamicProperty {
    func cancel()
    init(appId: String? = nil, configuration: Realm.Configuration? = nil, timeout: UInt? = nil)
    init<Partition>(appId: String? = nil, partitionValue: Partition, configuration: Realm.Configuration? = nil, timeout: UInt? = nil) where Partition: BSON
    var projectedValue: Published<AsyncOpenState>.Publisher { get }
    func update()
    var wrappedValue: AsyncOpenState { get }
  }
  protocol BSON: PartitionValue, Equatable {}
  extension Binding where Value: Object {
    func delete()
  }
  extension Binding where Value: ObjectBase & ThreadConfined {
    subscript<V>(dynamicMember member: ReferenceWritableKeyPath<Value, V>) -> Binding<V> where V: _Persistable & Equatable { get }
    subscript<V>(dynamicMember member: ReferenceWritableKeyPath<Value, V>) -> Binding<V> where V: _Persistable & RLMSwiftCollectionBase & ThreadConfined { get }
    subscript<V>(dynamicMember member: ReferenceWritableKeyPath<Value, V>) -> Binding<V> where V: _Persistable { get }
  }
  extension Binding where Value: ProjectionObservable, Value.Root: ThreadConfined {
    func delete()
  }
  extension Binding: BoundCollection where Value: RealmCollection {
    typealias Element = Value.Element
    typealias Index = Value.Index
    typealias Indices = Value.Indices
  }
  extension Binding: BoundMap where Value: RealmKeyedCollection {}
  extension Bool {
    typealias PersistedType = Bool
  }
  extension Bool: BSON {}
  extension Bool: DefaultObjcBridgeable {}
  extension Bool: RealmOptionalType {}
  extension Bool: SchemaDiscoverable {}
  extension Bool: _PersistableInsideOptional, _DefaultConstructible, _PrimaryKey, _Indexable {}
  extension Bool: _RealmCollectionValueInsideOptional {}
  protocol BoundCollection {
    associatedtype Element: RealmCollectionValue
    associatedtype Value
    var wrappedValue: Value { get }
  }
  extension BoundCollection where Value == List<Element> {
    func append(_ value: Value.Element)
    func move(fromOffsets offsets: IndexSet, toOffset destination: Int)
    func remove(at index: Index)
    func remove(atOffsets offsets: IndexSet)
  }
  extension BoundCollection where Value == List<Element>, Element: ObjectBase & ThreadConfined {
    func append(_ value: Value.Element)
  }
  extension BoundCollection where Value == MutableSet<Element> {
    func insert(_ value: Value.Element)
    func remove(_ element: Value.Element)
  }
  extension BoundCollection where Value == MutableSet<Element>, Element: ObjectBase & ThreadConfined {
    func insert(_ value: Value.Element)
    func remove(_ object: Value.Element)
  }
  extension BoundCollection where Value == Results<Element>, Element: Object {
    func append(_ value: Value.Element)
  }
  extension BoundCollection where Value == Results<Element>, Element: ObjectBase & ThreadConfined {
    func remove(_ object: Value.Element)
    func remove(atOffsets offsets: IndexSet)
  }
  extension BoundCollection where Value == Results<Element>, Element: ProjectionObservable & ThreadConfined, Element.Root: Object {
    func append(_ value: Value.Element)
  }
  extension BoundCollection where Value: RealmCollection {
    typealias Element = Value.Element
    typealias Index = Value.Index
    typealias Indices = Value.Indices
  }
  protocol BoundMap {
    associatedtype Value: RealmKeyedCollection
    var wrappedValue: Value { get }
  }
  extension BoundMap where Value.Value: ObjectBase & ThreadConfined {
    func set(object: Value.Value?, for key: Value.Key)
  }
  extension BoundMap {
    func set(object: Value.Value?, for key: Value.Key)
    subscript(key: Value.Key) -> Value.Value? { get }
  }
  protocol ChangeEventDelegate: AnyObject {
    func changeStreamDidClose(with error: Error?)
    func changeStreamDidOpen(_ changeStream: ChangeStream)
    func changeStreamDidReceive(changeEvent: AnyBSON?)
    func changeStreamDidReceive(error: Error)
  }
  typealias ChangeStream = RLMChangeStream
  enum ClientResetMode {
    case discardLocal(beforeReset: ((_ before: Realm) -> Void)? = nil, afterReset: ((_ before: Realm, _ after: Realm) -> Void)? = nil), discardUnsyncedChanges(beforeReset: ((_ before: Realm) -> Void)? = nil, afterReset: ((_ before: Realm, _ after: Realm) -> Void)? = nil), recoverUnsyncedChanges(beforeReset: ((_ before: Realm) -> Void)? = nil, afterReset: ((_ before: Realm, _ after: Realm) -> Void)? = nil), recoverOrDiscardUnsyncedChanges(beforeReset: ((_ before: Realm) -> Void)? = nil, afterReset: ((_ before: Realm, _ after: Realm) -> Void)? = nil), manual(errorHandler: ErrorReportingBlock? = nil)
  }
  @dynamicMemberLookup struct CollectionElementMapper<Element> where Element: ObjectBase & RealmCollectionValue {
    subscript<V>(dynamicMember member: KeyPath<Element, V>) -> ProjectedCollection<V> { get }
  }
  extension CompensatingWriteInfo {
    var primaryKey: AnyRealmValue { get }
  }
  typealias CompensatingWriteInfo = RLMCompensatingWriteInfo
  enum Credentials: Sendable {
    case facebook(accessToken: String), google(serverAuthCode: String), googleId(token: String), apple(idToken: String), emailPassword(email: String, password: String), jwt(token: String), function(payload: Document), userAPIKey(String), serverAPIKey(String), anonymous
  }
  protocol CustomEventRepresentable {
    func customEventRepresentation() -> String
  }
  protocol CustomPersistable: _CustomPersistable {
    init(persistedValue: PersistedType)
    var persistableValue: PersistedType { get }
  }
  extension Data {
    typealias PersistedType = Data
  }
  extension Data: BSON {}
  extension Data: DefaultObjcBridgeable {}
  extension Data: SchemaDiscoverable {}
  extension Data: SortableType {}
  extension Data: _PersistableInsideOptional, _DefaultConstructible {}
  extension Data: _QueryBinary {}
  extension Data: _RealmCollectionValueInsideOptional {}
  extension Date {
    typealias PersistedType = Date
  }
  extension Date: BSON {}
  extension Date: DefaultObjcBridgeable {}
  extension Date: MinMaxType {}
  extension Date: SchemaDiscoverable {}
  extension Date: SortableType {}
  extension Date: _PersistableInsideOptional, _DefaultConstructible, _Indexable {}
  extension Date: _QueryNumeric {}
  extension Date: _RealmCollectionValueInsideOptional {}
  class Decimal128: RLMDecimal128, Decodable, Sendable, BSON, Encodable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral, Comparable, Numeric, SchemaDiscoverable, _PersistableInsideOptional, _DefaultConstructible, BuiltInObjcBridgeable, _QueryNumeric, _RealmCollectionValueInsideOptional, MinMaxType, AddableType, SortableType {
    static func *(lhs: Decimal128, rhs: Decimal128) -> Decimal128
    static func *=(lhs: inout Decimal128, rhs: Decimal128)
    static func +(lhs: Decimal128, rhs: Decimal128) -> Decimal128
    static func -(lhs: Decimal128, rhs: Decimal128) -> Decimal128
    static func /(lhs: Decimal128, rhs: Decimal128) -> Decimal128
    typealias Magnitude = Decimal128
    typealias PersistedType = Decimal128
    typealias Stride = Decimal128
    func advanced(by n: Decimal128) -> Decimal128
    func distance(to other: Decimal128) -> Decimal128
    init()
    init(floatLiteral value: Double)
    init(integerLiteral value: Int64)
    init(number: NSNumber)
    init(string: String) throws
    init(stringLiteral value: String)
    init(value: Any)
    init?<T>(exactly source: T) where T: BinaryInteger
    var isSignaling: Bool { get }
    var isSignalingNaN: Bool { get }
    var magnitude: Magnitude { get }
    static var max: Decimal128 { get }
    static var min: Decimal128 { get }
  }
  extension Dictionary: BSON, PartitionValue where Key == String, Value == AnyBSON? {}
  typealias Distance = RLMDistance
  typealias Document = Dictionary<String, AnyBSON?>
  extension Double {
    typealias PersistedType = Double
  }
  extension Double: AddableType {}
  extension Double: BSON {}
  extension Double: DefaultObjcBridgeable {}
  extension Double: MinMaxType {}
  extension Double: RealmOptionalType {}
  extension Double: SchemaDiscoverable {}
  extension Double: SortableType {}
  extension Double: _PersistableInsideOptional, _DefaultConstructible {}
  extension Double: _QueryNumeric {}
  extension Double: _RealmCollectionValueInsideOptional {}
  @dynamicMemberLookup class DynamicObject: Object {
    func setValue(_ value: Any?, forUndefinedKey key: String)
    static func sharedSchema() -> RLMObjectSchema?
    static func shouldIncludeInDefaultSchema() -> Bool
    subscript(dynamicMember member: String) -> Any? { get set }
    subscript(key: String) -> Any? { get set }
    func value(forUndefinedKey key: String) -> Any?
  }
  extension EmailPasswordAuth {
    func callResetPasswordFunction(email: String, password: String, args: [AnyBSON]) -> Future<Void, Error>
    func callResetPasswordFunction(email: String, password: String, args: [AnyBSON]) async throws
    func callResetPasswordFunction(email: String, password: String, args: [AnyBSON], _ completion: @escaping EmailPasswordAuthOptionalErrorBlock)
    func confirmUser(_ token: String, tokenId: String) -> Future<Void, Error>
    func registerUser(email: String, password: String) -> Future<Void, Error>
    func resendConfirmationEmail(email: String) -> Future<Void, Error>
    func resetPassword(to: String, token: String, tokenId: String) -> Future<Void, Error>
    func retryCustomConfirmation(email: String) -> Future<Void, Error>
    func sendResetPasswordEmail(email: String) -> Future<Void, Error>
  }
  typealias EmailPasswordAuth = RLMEmailPasswordAuth
  typealias EmailPasswordAuthOptionalErrorBlock = RLMEmailPasswordAuthOptionalErrorBlock
  extension EmbeddedObject {
    typealias PersistedType = EmbeddedObject
    var description: String { get }
    func dynamicList(_ propertyName: String) -> List<DynamicObject>
    func freeze() -> Self
    static func ignoredProperties() -> [String]
    init(value: Any)
    static func isEmbedded() -> Bool
    var isFrozen: Bool { get }
    var isInvalidated: Bool { get }
    func isSameObject(as object: EmbeddedObject?) -> Bool
    var objectSchema: ObjectSchema { get }
    var objectWillChange: RealmPublishers.WillChange<EmbeddedObject> { get }
    func observe<A: Actor, T: Object>(keyPaths: [PartialKeyPath<T>], on actor: A, _isolation: (any Actor)? = nil, _ block: @escaping (A, ObjectChange<T>) -> Void) async -> NotificationToken
    func observe<A: Actor, T: Object>(keyPaths: [String]? = nil, on actor: A, _isolation: (any Actor)? = nil, _ block: @escaping (A, ObjectChange<T>) -> Void) async -> NotificationToken
    func observe<T: RLMObjectBase>(on queue: DispatchQueue? = nil, _ block: @escaping (ObjectChange<T>) -> Void) -> NotificationToken
    static func propertiesMapping() -> [String: String]
    var realm: Realm? { get }
    subscript(key: String) -> Any? { get set }
    func thaw() -> Self?
  }
  extension EmbeddedObject: ObservableObject {}
  extension EmbeddedObject: SchemaDiscoverable, _PersistableInsideOptional, _DefaultConstructible {}
  extension EmbeddedObject: ThreadConfined {}
  extension EmbeddedObject: _RealmCollectionValueInsideOptional {}
  typealias EmbeddedObject = RealmSwiftEmbeddedObject
  extension EnvironmentValues {
    var partitionValue: PartitionValue?
    var realm: Realm
    var realmConfiguration: Realm.Configuration
  }
  typealias ErrorReportingBlock = RLMSyncErrorReportingBlock
  struct EventConfiguration: Sendable {
    typealias LoggerFunction = (SyncLogLevel, String) -> Void
    var errorHandler: ((Swift.Error) -> Void)?
    init(metadata: [String: String]? = nil, syncUser: User? = nil, partitionPrefix: String = nil, logger: LoggerFunction? = nil, errorHandler: ((Swift.Error) -> Void)? = nil)
    var logger: LoggerFunction?
    var metadata: [String: String]?
    var partitionPrefix: String
    var syncUser: User?
  }
  struct Events {
    class Scope {}
    func beginScope(activity: String) -> Scope
    func recordEvent(activity: String, eventType: String? = nil, data: String? = nil) -> Future<Void, Error>
    func recordEvent(activity: String, eventType: String? = nil, data: String? = nil, completion: ((Swift.Error?) -> Void)? = nil)
    func updateMetadata(_ newMetadata: [String: String])
  }
  extension Events.Scope {
    func cancel()
    func commit() -> Future<Void, Error>
    func commit(completion: ((Swift.Error?) -> Void)? = nil)
    var isActive: Bool { get }
  }
  protocol FailableCustomPersistable: _CustomPersistable {
    init?(persistedValue: PersistedType)
    var persistableValue: PersistedType { get }
  }
  extension FindOneAndModifyOptions {
    init(_ projection: Document?, _ sort: Document?, _ upsert: Bool = nil, _ shouldReturnNewDocument: Bool = nil)
    init(_ projection: Document?, _ sorting: [Document] = nil, _ upsert: Bool = nil, _ shouldReturnNewDocument: Bool = nil)
    init(projection: Document?, sort: Document?, upsert: Bool = nil, shouldReturnNewDocument: Bool = nil)
    var projection: Document?
    var sort: Document?
    var sorting: [Document]
  }
  typealias FindOneAndModifyOptions = RLMFindOneAndModifyOptions
  extension FindOptions {
    init(_ limit: Int = nil, _ projection: Document? = nil, _ sorting: [Document] = nil)
    init(_ limit: Int?, _ projection: Document?, _ sort: Document?)
    init(limit: Int?, projection: Document?, sort: Document?)
    var projection: Document?
    var sort: Document?
    var sorting: [Document]
  }
  typealias FindOptions = RLMFindOptions
  extension Float {
    typealias PersistedType = Float
  }
  extension Float: AddableType {}
  extension Float: BuiltInObjcBridgeable {}
  extension Float: MinMaxType {}
  extension Float: RealmOptionalType {}
  extension Float: SchemaDiscoverable {}
  extension Float: SortableType {}
  extension Float: _PersistableInsideOptional, _DefaultConstructible {}
  extension Float: _QueryNumeric {}
  extension Float: _RealmCollectionValueInsideOptional {}
  @dynamicCallable struct FunctionCallable: Sendable {
    func dynamicallyCall(withArguments args: [AnyBSON]) -> Future<AnyBSON, Error>
    func dynamicallyCall(withArguments args: [AnyBSON]) async throws -> AnyBSON
    func dynamicallyCall(withArguments args: [[AnyBSON]]) -> Future<AnyBSON, Error>
    func dynamicallyCall(withArguments args: [[AnyBSON]]) async throws -> AnyBSON
  }
  @dynamicMemberLookup struct Functions: Sendable {
    typealias Function = ([AnyBSON], @escaping FunctionCompletionHandler) -> Void
    typealias FunctionCompletionHandler = (AnyBSON?, Error?) -> Void
    typealias ResultFunction = ([AnyBSON], @escaping ResultFunctionCompletionHandler) -> Void
    typealias ResultFunctionCompletionHandler = (Result<AnyBSON, Error>) -> Void
    subscript(dynamicMember string: String) -> Function { get }
    subscript(dynamicMember string: String) -> FunctionCallable { get }
    subscript(dynamicMember string: String) -> ResultFunction { get }
  }
  extension GeoBox {
    init?(bottomLeft: (Double, Double), topRight: (Double, Double))
  }
  typealias GeoBox = RLMGeospatialBox
  extension GeoCircle {
    init?(center: (Double, Double), radius: Distance)
    init?(center: (Double, Double), radiusInRadians: Double)
  }
  typealias GeoCircle = RLMGeospatialCircle
  typealias GeoPoint = RLMGeospatialPoint
  extension GeoPolygon {
    init?(outerRing: [(Double, Double)], holes: [(Double, Double)]...)
    init?(outerRing: [(Double, Double)], holes: [[(Double, Double)]] = nil)
  }
  typealias GeoPolygon = RLMGeospatialPolygon
  typealias InitialSubscriptionsConfiguration = RLMInitialSubscriptionsConfiguration
  extension Int {
    typealias PersistedType = Int
  }
  extension Int: AddableType {}
  extension Int: BSON {}
  extension Int: DefaultObjcBridgeable {}
  extension Int: MinMaxType {}
  extension Int: RealmOptionalType {}
  extension Int: SchemaDiscoverable {}
  extension Int: SortableType {}
  extension Int: _Int {}
  extension Int: _QueryNumeric {}
  extension Int: _RealmCollectionValueInsideOptional {}
  extension Int16 {
    typealias PersistedType = Int16
  }
  extension Int16: AddableType {}
  extension Int16: BuiltInObjcBridgeable {}
  extension Int16: MinMaxType {}
  extension Int16: RealmOptionalType {}
  extension Int16: SchemaDiscoverable {}
  extension Int16: SortableType {}
  extension Int16: _Int {}
  extension Int16: _QueryNumeric {}
  extension Int16: _RealmCollectionValueInsideOptional {}
  extension Int32 {
    typealias PersistedType = Int32
  }
  extension Int32: AddableType {}
  extension Int32: BSON {}
  extension Int32: BuiltInObjcBridgeable {}
  extension Int32: MinMaxType {}
  extension Int32: RealmOptionalType {}
  extension Int32: SchemaDiscoverable {}
  extension Int32: SortableType {}
  extension Int32: _Int {}
  extension Int32: _QueryNumeric {}
  extension Int32: _RealmCollectionValueInsideOptional {}
  extension Int64 {
    typealias PersistedType = Int64
  }
  extension Int64: AddableType {}
  extension Int64: BSON {}
  extension Int64: BuiltInObjcBridgeable {}
  extension Int64: MinMaxType {}
  extension Int64: RealmOptionalType {}
  extension Int64: SchemaDiscoverable {}
  extension Int64: SortableType {}
  extension Int64: _Int {}
  extension Int64: _QueryNumeric {}
  extension Int64: _RealmCollectionValueInsideOptional {}
  extension Int8 {
    typealias PersistedType = Int8
  }
  extension Int8: AddableType {}
  extension Int8: BuiltInObjcBridgeable {}
  extension Int8: MinMaxType {}
  extension Int8: RealmOptionalType {}
  extension Int8: SchemaDiscoverable {}
  extension Int8: SortableType {}
  extension Int8: _Int {}
  extension Int8: _QueryNumeric {}
  extension Int8: _RealmCollectionValueInsideOptional {}
  extension KeyedDecodingContainer {
    func decode<T>(_ type: T.Type, forKey key: KeyedDecodingContainer<K>.Key) throws -> T where T: Decodable, T: OptionalCodingWrapper
  }
  protocol KeypathSortable {}
  struct LinkingObjects<Element: ObjectBase & RealmCollectionValue>: RealmCollectionImpl, RealmSubscribable, SchemaDiscoverable, PropertyNameConvertible, _ObjcBridgeable, LinkingObjectsProtocol, RealmCollection {
    var description: String { get }
    init(fromType _: Element.Type, property propertyName: String)
    func makeIterator() -> RLMIterator<Element>
    var objectWillChange: RealmPublishers.WillChange<LinkingObjects> { get }
    subscript(index: Int) -> Element { get }
  }
  extension LinkingObjects: KeypathRecorder where Element: _Persistable {}
  extension LinkingObjects: _HasPersistedType, _Persistable where Element: _Persistable {
    typealias PersistedType = Self
  }
  protocol LinkingObjectsProtocol {
    associatedtype Element
    init(fromType: Element.Type, property: String)
  }
  class List<Element: RealmCollectionValue>: RLMSwiftCollectionBase, RealmCollectionImpl, ObservableObject, RealmSubscribable, MutableRealmCollection, PropertyNameConvertible, _ObjcBridgeable, MutableCollection, RealmCollection {
    typealias SubSequence = Slice<List>
    func append(_ object: Element)
    func append<S: Sequence>(objectsIn objects: S) where S.Iterator.Element == Element
    var description: String { get }
    init()
    init(collection: RLMCollection)
    func insert(_ object: Element, at index: Int)
    func insert<C: Collection>(contentsOf newElements: C, at i: Int) where C.Iterator.Element == Element
    func makeIterator() -> RLMIterator<Element>
    func move(from: Int, to: Int)
    func move(fromOffsets offsets: IndexSet, toOffset destination: Int)
    var objectWillChange: RealmPublishers.WillChange<List> { get }
    func remove(at index: Int)
    func remove(atOffsets offsets: IndexSet)
    func removeAll()
    func removeFirst(_ number: Int = nil)
    func removeLast(_ number: Int = nil)
    func removeSubrange<R>(_ boundsExpression: R) where R: RangeExpression, List<Element>.Index == R.Bound
    func replace(index: Int, object: Element)
    func replaceSubrange<C: Collection, R>(_ subrange: R, with newElements: C) where C.Iterator.Element == Element, R: RangeExpression, List<Element>.Index == R.Bound
    subscript(bounds: Range<Int>) -> SubSequence { get set }
    subscript(position: Int) -> Element { get set }
    func swapAt(_ index1: Int, _ index2: Int)
    func value(forKey key: String) -> [AnyObject]
    func value(forKeyPath keyPath: String) -> [AnyObject]
  }
  extension List where Element: ObjectBase & RealmCollectionValue {
    var projectTo: CollectionElementMapper<Element> { get }
  }
  extension List: Decodable where Element: Decodable {}
  extension List: Encodable where Element: Encodable {}
  extension List: KeypathRecorder where Element: _Persistable {}
  extension List: _HasPersistedType, _Persistable, _DefaultConstructible where Element: _Persistable {
    typealias PersistedType = List
  }
  extension List: _RealmSchemaDiscoverable, SchemaDiscoverable where Element: _RealmSchemaDiscoverable {}
  typealias Logger = RLMLogger
  class Map<Key: _MapKey, Value: RealmCollectionValue>: RLMSwiftCollectionBase, ObservableObject, RealmSubscribable, MutableRealmCollection, PropertyNameConvertible, BuiltInObjcBridgeable, Sequence, RealmKeyedCollection {
    struct KeyValueSequence: Sequence {}
    func asKeyValueSequence() -> KeyValueSequence
    func average<T: _HasPersistedType>(ofProperty property: String) -> T? where T.PersistedType: AddableType
    func contains(where predicate: @escaping (_ key: Key, _ value: Value) -> Bool) -> Bool
    var count: Int { get }
    var description: String { get }
    func filter(_ predicate: NSPredicate) -> Results<Value>
    func freeze() -> Map
    init()
    init(collection: RLMCollection)
    var isFrozen: Bool { get }
    var isInvalidated: Bool { get }
    var keys: [Key] { get }
    func makeIterator() -> RLMMapIterator<SingleMapEntry<Key, Value>>
    func max<T: _HasPersistedType>(ofProperty property: String) -> T? where T.PersistedType: MinMaxType
    func merge(_ other: Map<Key, Value>, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
    func merge<S>(_ sequence: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows where S: Sequence, S.Element == (key: Key, value: Value)
    func min<T: _HasPersistedType>(ofProperty property: String) -> T? where T.PersistedType: MinMaxType
    func object(forKey key: AnyObject) -> AnyObject?
    var objectWillChange: RealmPublishers.WillChange<Map> { get }
    func observe(keyPaths: [String]? = nil, on queue: DispatchQueue? = nil, _ block: @escaping (RealmMapChange<Map>) -> Void) -> NotificationToken
    func observe<A: Actor>(keyPaths: [PartialKeyPath<Value.Wrapped>], on actor: A, _isolation: (any Actor)? = nil, _ block: @escaping (A, RealmMapChange<Map>) -> Void) async -> NotificationToken where Value: OptionalProtocol, Value.Wrapped: ObjectBase
    func observe<A: Actor>(keyPaths: [String]? = nil, on actor: A, _isolation: (any Actor)? = nil, _ block: @escaping (A, RealmMapChange<Map>) -> Void) async -> NotificationToken
    var realm: Realm? { get }
    func removeAll()
    func removeObject(for key: Key)
    func setValue(_ value: Any?, forKey key: String)
    func sorted(ascending: Bool = nil) -> Results<Value>
    func sorted(byKeyPath keyPath: String, ascending: Bool = nil) -> Results<Value>
    func sorted<S: Sequence>(by sortDescriptors: S) -> Results<Value> where S.Iterator.Element == SortDescriptor
    subscript(key: Key) -> Value? { get set }
    func sum<T: _HasPersistedType>(ofProperty property: String) -> T where T.PersistedType: AddableType
    func thaw() -> Map?
    func updateValue(_ value: Value, forKey key: Key)
    func value(forKey key: String) -> AnyObject?
    func value(forKeyPath keyPath: String) -> AnyObject?
    var values: [Value] { get }
    func `where`(_ isIncluded: ((Query<Value>) -> Query<Bool>)) -> Results<Value>
  }
  extension Map.KeyValueSequence {
    func makeIterator() -> RLMKeyValueIterator<Key, Value>
  }
  extension Map: Decodable where Key: Decodable, Value: Decodable {}
  extension Map: Encodable where Key: Encodable, Value: Encodable {}
  extension Map: KeypathRecorder where Value: _Persistable {}
  extension Map: _HasPersistedType, _Persistable, _DefaultConstructible where Value: _Persistable {
    typealias PersistedType = Map
  }
  extension Map: _RealmSchemaDiscoverable, SchemaDiscoverable where Value: _RealmSchemaDiscoverable {}
  struct MapIndex {
    var offset: UInt
  }
  extension MaxKey: BSON {}
  typealias MaxKey = RLMMaxKey
  extension Migration {
    func create(_ typeName: String, value: Any = nil) -> MigrationObject
    func delete(_ object: MigrationObject)
    func deleteData(forType typeName: String) -> Bool
    func enumerateObjects(ofType typeName: String, _ block: MigrationObjectEnumerateBlock)
    var newSchema: Schema { get }
    var oldSchema: Schema { get }
    func renameProperty(onType typeName: String, from oldName: String, to newName: String)
  }
  typealias Migration = RLMMigration
  typealias MigrationBlock = (_ migration: Migration, _ oldSchemaVersion: UInt64) -> Void
  typealias MigrationObject = DynamicObject
  typealias MigrationObjectEnumerateBlock = (_ oldObject: MigrationObject?, _ newObject: MigrationObject?) -> Void
  extension MinKey: BSON {}
  typealias MinKey = RLMMinKey
  protocol MinMaxType {}
  typealias MongoClient = RLMMongoClient
  extension MongoCollection {
    func aggregate(pipeline: [Document]) -> Future<[Document], Error>
    func aggregate(pipeline: [Document]) async throws -> [Document]
    func aggregate(pipeline: [Document], _ completion: @escaping MongoFindBlock)
    func changeEvents(filterIds: [ObjectId], onOpen: (() -> Void)? = nil) -> AsyncThrowingPublisher<Publishers.WatchPublisher>
    func changeEvents(matchFilter: Document, onOpen: (() -> Void)? = nil) -> AsyncThrowingPublisher<Publishers.WatchPublisher>
    func changeEvents(onOpen: @escaping () -> Void) -> AsyncThrowingPublisher<Publishers.WatchPublisher>
    var changeEvents: AsyncThrowingPublisher<Publishers.WatchPublisher> { get }
    func count(filter: Document) -> Future<Int, Error>
    func count(filter: Document, limit: Int) -> Future<Int, Error>
    func count(filter: Document, limit: Int? = nil) async throws -> Int
    func count(filter: Document, limit: Int? = nil, _ completion: @escaping MongoCountBlock)
    func deleteManyDocuments(filter: Document) -> Future<Int, Error>
    func deleteManyDocuments(filter: Document) async throws -> Int
    func deleteManyDocuments(filter: Document, _ completion: @escaping MongoCountBlock)
    func deleteOneDocument(filter: Document) -> Future<Int, Error>
    func deleteOneDocument(filter: Document) async throws -> Int
    func deleteOneDocument(filter: Document, _ completion: @escaping MongoCountBlock)
    func find(filter: Document) -> Future<[Document], Error>
    func find(filter: Document, options: FindOptions = nil, _ completion: @escaping MongoFindBlock)
    func find(filter: Document, options: FindOptions = nil, _isolation: (any Actor)? = nil) async throws -> [Document]
    func find(filter: Document, options: FindOptions) -> Future<[Document], Error>
    func findOneAndDelete(filter: Document) -> Future<Document?, Error>
    func findOneAndDelete(filter: Document, options: FindOneAndModifyOptions = nil, _ completion: @escaping MongoFindOneBlock)
    func findOneAndDelete(filter: Document, options: FindOneAndModifyOptions = nil, _isolation: (any Actor)? = nil) async throws -> Document?
    func findOneAndDelete(filter: Document, options: FindOneAndModifyOptions) -> Future<Document?, Error>
    func findOneAndReplace(filter: Document, replacement: Document) -> Future<Document?, Error>
    func findOneAndReplace(filter: Document, replacement: Document, options: FindOneAndModifyOptions = nil, _ completion: @escaping MongoFindOneBlock)
    func findOneAndReplace(filter: Document, replacement: Document, options: FindOneAndModifyOptions = nil, _isolation: (any Actor)? = nil) async throws -> Document?
    func findOneAndReplace(filter: Document, replacement: Document, options: FindOneAndModifyOptions) -> Future<Document?, Error>
    func findOneAndUpdate(filter: Document, update: Document) -> Future<Document?, Error>
    func findOneAndUpdate(filter: Document, update: Document, options: FindOneAndModifyOptions = nil, _ completion: @escaping MongoFindOneBlock)
    func findOneAndUpdate(filter: Document, update: Document, options: FindOneAndModifyOptions = nil, _isolation: (any Actor)? = nil) async throws -> Document?
    func findOneAndUpdate(filter: Document, update: Document, options: FindOneAndModifyOptions) -> Future<Document?, Error>
    func findOneDocument(filter: Document) -> Future<Document?, Error>
    func findOneDocument(filter: Document, options: FindOptions = nil, _ completion: @escaping MongoFindOneBlock)
    func findOneDocument(filter: Document, options: FindOptions = nil, _isolation: (any Actor)? = nil) async throws -> Document?
    func findOneDocument(filter: Document, options: FindOptions) -> Future<Document?, Error>
    func insertMany(_ documents: [Document]) -> Future<[AnyBSON], Error>
    func insertMany(_ documents: [Document]) async throws -> [AnyBSON]
    func insertMany(_ documents: [Document], _ completion: @escaping MongoInsertManyBlock)
    func insertOne(_ document: Document) -> Future<AnyBSON, Error>
    func insertOne(_ document: Document) async throws -> AnyBSON
    func insertOne(_ document: Document, _ completion: @escaping MongoInsertBlock)
    func updateManyDocuments(filter: Document, update: Document) -> Future<UpdateResult, Error>
    func updateManyDocuments(filter: Document, update: Document, upsert: Bool = nil, _ completion: @escaping MongoUpdateBlock)
    func updateManyDocuments(filter: Document, update: Document, upsert: Bool) -> Future<UpdateResult, Error>
    func updateManyDocuments(filter: Document, update: Document, upsert: Bool? = nil) async throws -> UpdateResult
    func updateOneDocument(filter: Document, update: Document) -> Future<UpdateResult, Error>
    func updateOneDocument(filter: Document, update: Document, upsert: Bool = nil, _ completion: @escaping MongoUpdateBlock)
    func updateOneDocument(filter: Document, update: Document, upsert: Bool) -> Future<UpdateResult, Error>
    func updateOneDocument(filter: Document, update: Document, upsert: Bool? = nil) async throws -> UpdateResult
    func watch() -> Publishers.WatchPublisher
    func watch(delegate: ChangeEventDelegate, queue: DispatchQueue = nil) -> ChangeStream
    func watch(filterIds: [ObjectId]) -> Publishers.WatchPublisher
    func watch(filterIds: [ObjectId], delegate: ChangeEventDelegate, queue: DispatchQueue = nil) -> ChangeStream
    func watch(matchFilter: Document) -> Publishers.WatchPublisher
    func watch(matchFilter: Document, delegate: ChangeEventDelegate, queue: DispatchQueue = nil) -> ChangeStream
  }
  typealias MongoCollection = RLMMongoCollection
  typealias MongoCountBlock = (Result<Int, Error>) -> Void
  typealias MongoDatabase = RLMMongoDatabase
  typealias MongoFindBlock = (Result<[Document], Error>) -> Void
  typealias MongoFindOneBlock = (Result<Document?, Error>) -> Void
  typealias MongoInsertBlock = (Result<AnyBSON, Error>) -> Void
  typealias MongoInsertManyBlock = (Result<[AnyBSON], Error>) -> Void
  typealias MongoUpdateBlock = (Result<UpdateResult, Error>) -> Void
  class MutableSet<Element: RealmCollectionValue>: RLMSwiftCollectionBase, RealmCollectionImpl, ObservableObject, RealmSubscribable, MutableRealmCollection, PropertyNameConvertible, _ObjcBridgeable, RealmCollection {
    func contains(_ object: Element) -> Bool
    var description: String { get }
    func formIntersection(_ other: MutableSet<Element>)
    func formUnion(_ other: MutableSet<Element>)
    func index(matching isIncluded: ((Query<Element>) -> Query<Bool>)) -> Int?
    func index(matching predicate: NSPredicate) -> Int?
    func index(of object: Element) -> Int?
    init()
    init(collection: RLMCollection)
    func insert(_ object: Element)
    func insert<S: Sequence>(objectsIn objects: S) where S.Iterator.Element == Element
    func intersects(_ otherSet: MutableSet<Element>) -> Bool
    func isSubset(of possibleSuperset: MutableSet<Element>) -> Bool
    func makeIterator() -> RLMIterator<Element>
    var objectWillChange: RealmPublishers.WillChange<MutableSet> { get }
    func remove(_ object: Element)
    func removeAll()
    subscript(position: Int) -> Element { get }
    func subtract(_ other: MutableSet<Element>)
    func value(forKey key: String) -> [AnyObject]
  }
  extension MutableSet where Element: ObjectBase & RealmCollectionValue {
    var projectTo: CollectionElementMapper<Element> { get }
  }
  extension MutableSet: Decodable where Element: Decodable {}
  extension MutableSet: Encodable where Element: Encodable {}
  extension MutableSet: KeypathRecorder where Element: _Persistable {}
  extension MutableSet: _HasPersistedType, _Persistable, _DefaultConstructible where Element: _Persistable {
    typealias PersistedType = MutableSet
  }
  extension MutableSet: _RealmSchemaDiscoverable, SchemaDiscoverable where Element: _RealmSchemaDiscoverable {}
  extension NSData: SchemaDiscoverable {}
  extension NSDate {
    typealias PersistedType = NSDate
  }
  extension NSDate: DefaultObjcBridgeable {}
  extension NSDate: MinMaxType {}
  extension NSDate: SchemaDiscoverable {}
  extension NSDate: _HasPersistedType {}
  extension NSDate: _PossiblyAggregateable {}
  extension NSNull: BSON {}
  extension NSNumber {
    typealias PersistedType = NSNumber
  }
  extension NSNumber: AddableType {}
  extension NSNumber: DefaultObjcBridgeable {}
  extension NSNumber: MinMaxType {}
  extension NSNumber: _HasPersistedType {}
  extension NSNumber: _PossiblyAggregateable {}
  extension NSRegularExpression: BSON {}
  extension NSString: SchemaDiscoverable {}
  typealias NotificationBlock = (_ notification: Realm.Notification, _ realm: Realm) -> Void
  typealias NotificationToken = RLMNotificationToken
  extension Object {
    typealias PersistedType = Object
    var description: String { get }
    func dynamicList(_ propertyName: String) -> List<DynamicObject>
    func dynamicMap<Key: _MapKey>(_ propertyName: String) -> Map<Key, DynamicObject?>
    func dynamicMutableSet(_ propertyName: String) -> MutableSet<DynamicObject>
    func freeze() -> Self
    static func ignoredProperties() -> [String]
    static func indexedProperties() -> [String]
    init(value: Any)
    var isFrozen: Bool { get }
    var isInvalidated: Bool { get }
    func isSameObject(as object: Object?) -> Bool
    var objectSchema: ObjectSchema { get }
    var objectWillChange: RealmPublishers.WillChange<Object> { get }
    func observe<A: Actor, T: Object>(keyPaths: [PartialKeyPath<T>], on actor: A, _isolation: (any Actor)? = nil, _ block: @escaping (A, ObjectChange<T>) -> Void) async -> NotificationToken
    func observe<A: Actor, T: Object>(keyPaths: [String]? = nil, on actor: A, _isolation: (any Actor)? = nil, _ block: @escaping (A, ObjectChange<T>) -> Void) async -> NotificationToken
    func observe<T: ObjectBase>(keyPaths: [PartialKeyPath<T>], on queue: DispatchQueue? = nil, _ block: @escaping (ObjectChange<T>) -> Void) -> NotificationToken
    func observe<T: RLMObjectBase>(keyPaths: [String]? = nil, on queue: DispatchQueue? = nil, _ block: @escaping (ObjectChange<T>) -> Void) -> NotificationToken
    static func primaryKey() -> String?
    static func propertiesMapping() -> [String: String]
    var realm: Realm? { get }
    subscript(key: String) -> Any? { get set }
    func thaw() -> Self?
  }
  extension Object: ObservableObject {}
  extension Object: RealmFetchable {}
  extension Object: SchemaDiscoverable, _PersistableInsideOptional, _DefaultConstructible {}
  extension Object: ThreadConfined {}
  extension Object: _ObservedResultsValue {}
  extension Object: _RealmCollectionValueInsideOptional {}
  typealias Object = RealmSwiftObject
  extension ObjectBase: BuiltInObjcBridgeable {}
  extension ObjectBase: HasClassName {}
  extension ObjectBase: KeypathRecorder {}
  extension ObjectBase: KeypathSortable {}
  extension ObjectBase: RealmSubscribable {}
  typealias ObjectBase = RLMObjectBase
  enum ObjectChange<T> {
    case error(_ error: NSError), change(_: T, _: [PropertyChange]), deleted
  }
  class ObjectId: RLMObjectId, Decodable, Sendable, BSON, SchemaDiscoverable, _PersistableInsideOptional, _DefaultConstructible, _PrimaryKey, _Indexable, DefaultObjcBridgeable, Encodable, Comparable, _RealmCollectionValueInsideOptional {
    typealias PersistedType = ObjectId
    static func generate() -> ObjectId
    init()
    init(_ str: StaticString)
    init(string: String) throws
    init(timestamp: Date, machineId: Int, processId: Int)
  }
  typealias ObjectKeyIdentifable = ObjectKeyIdentifiable
  protocol ObjectKeyIdentifiable: Identifiable {
    var id: UInt64 { get }
  }
  extension ObjectKeyIdentifiable where Self: ObjectBase {
    var id: UInt64 { get }
  }
  extension ObjectKeyIdentifiable where Self: ProjectionObservable {
    var id: UInt64 { get }
  }
  struct ObjectSchema: CustomStringConvertible, Equatable {
    var className: String { get }
    var description: String { get }
    var isAsymmetric: Bool { get }
    var isEmbedded: Bool { get }
    var objectClass: AnyClass { get }
    var primaryKeyProperty: Property? { get }
    var properties: [Property] { get }
    subscript(propertyName: String) -> Property? { get }
  }
  struct ObjectiveCSupport {
    static func convert(_ object: Document) -> [String: RLMBSON]
    static func convert(_ object: [String: RLMBSON]) -> Document
    static func convert(block: @escaping (SyncSubscriptionSet) -> Void) -> RLMFlexibleSyncInitialSubscriptionsBlock
    static func convert(block: @escaping RLMFlexibleSyncInitialSubscriptionsBlock) -> (SyncSubscriptionSet) -> Void
    static func convert(block: RLMFlexibleSyncInitialSubscriptionsBlock?) -> ((SyncSubscriptionSet) -> Void)?
    static func convert(object: ((Realm) -> Void)?) -> RLMClientResetBeforeBlock?
    static func convert(object: ((Realm, Realm) -> Void)?) -> RLMClientResetAfterBlock?
    static func convert(object: @escaping (Int, Int) -> Bool) -> RLMShouldCompactOnLaunchBlock
    static func convert(object: @escaping RLMShouldCompactOnLaunchBlock) -> (Int, Int) -> Bool
    static func convert(object: AnyBSON?) -> RLMBSON?
    static func convert(object: Credentials) -> RLMCredentials
    static func convert(object: Migration) -> RLMMigration
    static func convert(object: ObjectSchema) -> RLMObjectSchema
    static func convert(object: Property) -> RLMProperty
    static func convert(object: RLMArray<AnyObject>) -> List<Object>
    static func convert(object: RLMBSON?) -> AnyBSON?
    static func convert(object: RLMClientResetAfterBlock?) -> ((Realm, Realm) -> Void)?
    static func convert(object: RLMClientResetBeforeBlock?) -> ((Realm) -> Void)?
    static func convert(object: RLMLinkingObjects<RLMObject>) -> Results<Object>
    static func convert(object: RLMObjectSchema) -> ObjectSchema
    static func convert(object: RLMProperty) -> Property
    static func convert(object: RLMRealm) -> Realm
    static func convert(object: RLMRealmConfiguration) -> Realm.Configuration
    static func convert(object: RLMResults<AnyObject>) -> Results<Object>
    static func convert(object: RLMSchema) -> Schema
    static func convert(object: RLMSet<AnyObject>) -> MutableSet<Object>
    static func convert(object: RLMSortDescriptor) -> SortDescriptor
    static func convert(object: RLMSyncConfiguration) -> SyncConfiguration
    static func convert(object: Realm) -> RLMRealm
    static func convert(object: Realm.Configuration) -> RLMRealmConfiguration
    static func convert(object: Schema) -> RLMSchema
    static func convert(object: SortDescriptor) -> RLMSortDescriptor
    static func convert(object: SyncConfiguration) -> RLMSyncConfiguration
    static func convert(value: AnyRealmValue?) -> RLMValue?
    static func convert(value: RLMValue?) -> AnyRealmValue
    static func convert<Key, Value>(object: Map<Key, Value>) -> RLMDictionary<AnyObject, AnyObject>
    static func convert<Key>(object: RLMDictionary<AnyObject, AnyObject>) -> Map<Key, Object>
    static func convert<T>(object: LinkingObjects<T>) -> RLMResults<AnyObject>
    static func convert<T>(object: List<T>) -> RLMArray<AnyObject>
    static func convert<T>(object: MutableSet<T>) -> RLMSet<AnyObject>
    static func convert<T>(object: Results<T>) -> RLMResults<AnyObject>
    static func convertBson(object bson: RLMBSON) -> AnyBSON?
    static func convertBson(object: AnyBSON) -> RLMBSON
  }
  struct ObservationSubscription: Subscription {
    func cancel()
    var combineIdentifier: CombineIdentifier { get }
    func request(_ demand: Subscribers.Demand)
  }
  @propertyWrapper struct ObservedRealmObject<ObjectType>: DynamicProperty where ObjectType: RealmSubscribable & ThreadConfined & ObservableObject & Equatable {
    @dynamicMemberLookup struct Wrapper {}
    init(wrappedValue: ObjectType) where ObjectType: ObjectBase & Identifiable
    init(wrappedValue: ObjectType) where ObjectType: ProjectionObservable
    init<V>(wrappedValue: ObjectType) where ObjectType == List<V>
    var projectedValue: Wrapper { get }
    var wrappedValue: ObjectType
  }
  extension ObservedRealmObject.Wrapper {
    subscript<Subject: Equatable>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> { get }
    subscript<Subject: RLMSwiftCollectionBase & ThreadConfined>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> { get }
    subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> { get }
    var wrappedValue: ObjectType
  }
  extension ObservedRealmObject.Wrapper where ObjectType: ObjectBase {
    func delete()
  }
  @propertyWrapper struct ObservedResults<ResultType>: DynamicProperty, BoundCollection where ResultType: _ObservedResultsValue & RealmFetchable & KeypathSortable & Identifiable {
    typealias Element = ResultType
    var filter: NSPredicate?
    init(_ type: ResultType.Type, configuration: Realm.Configuration? = nil, filter: NSPredicate? = nil, keyPaths: [String]? = nil, sortDescriptor: SortDescriptor? = nil) where ResultType: Object
    init(_ type: ResultType.Type, configuration: Realm.Configuration? = nil, where: ((Query<ResultType>) -> Query<Bool>)? = nil, keyPaths: [String]? = nil, sortDescriptor: SortDescriptor? = nil) where ResultType: Object
    init(_ type: ResultType.Type, keyPaths: [String]? = nil, configuration: Realm.Configuration? = nil, sortDescriptor: SortDescriptor? = nil) where ResultType: Object
    init<ObjectType: ObjectBase>(_ type: ResultType.Type, configuration: Realm.Configuration? = nil, filter: NSPredicate? = nil, keyPaths: [String]? = nil, sortDescriptor: SortDescriptor? = nil) where ResultType: Projection<ObjectType>, ObjectType: ThreadConfined
    var projectedValue: Self { get }
    var sortDescriptor: SortDescriptor?
    func update()
    var `where`: ((Query<ResultType>) -> Query<Bool>)?
    var wrappedValue: Results<ResultType> { get }
  }
  @propertyWrapper struct ObservedSectionedResults<Key: _Persistable & Hashable, ResultType>: DynamicProperty, BoundCollection where ResultType: _ObservedResultsValue & RealmFetchable & KeypathSortable & Identifiable {
    typealias Element = ResultType
    var filter: NSPredicate?
    init(_ type: ResultType.Type, sectionBlock: @escaping ((ResultType) -> Key), sortDescriptors: [SortDescriptor] = nil, filter: NSPredicate? = nil, keyPaths: [String]? = nil, configuration: Realm.Configuration? = nil) where ResultType: Object
    init(_ type: ResultType.Type, sectionBlock: @escaping ((ResultType) -> Key), sortDescriptors: [SortDescriptor] = nil, where: ((Query<ResultType>) -> Query<Bool>)? = nil, keyPaths: [String]? = nil, configuration: Realm.Configuration? = nil) where ResultType: Object
    init(_ type: ResultType.Type, sectionBlock: @escaping ((ResultType) -> Key), sortDescriptors: [SortDescriptor], keyPaths: [String]? = nil, configuration: Realm.Configuration? = nil) where ResultType: Object
    init(_ type: ResultType.Type, sectionKeyPath: KeyPath<ResultType, Key>, sortDescriptors: [SortDescriptor] = nil, filter: NSPredicate? = nil, keyPaths: [String]? = nil, configuration: Realm.Configuration? = nil) where ResultType: Object
    init(_ type: ResultType.Type, sectionKeyPath: KeyPath<ResultType, Key>, sortDescriptors: [SortDescriptor] = nil, keyPaths: [String]? = nil, configuration: Realm.Configuration? = nil) where ResultType: Object
    init(_ type: ResultType.Type, sectionKeyPath: KeyPath<ResultType, Key>, sortDescriptors: [SortDescriptor] = nil, where: ((Query<ResultType>) -> Query<Bool>)? = nil, keyPaths: [String]? = nil, configuration: Realm.Configuration? = nil) where ResultType: Object
    init<ObjectType: ObjectBase>(_ type: ResultType.Type, sectionBlock: @escaping ((ResultType) -> Key), sortDescriptors: [SortDescriptor] = nil, filter: NSPredicate? = nil, keyPaths: [String]? = nil, configuration: Realm.Configuration? = nil) where ResultType: Projection<ObjectType>, ObjectType: ThreadConfined
    init<ObjectType: ObjectBase>(_ type: ResultType.Type, sectionKeyPath: KeyPath<ResultType, Key>, sortDescriptors: [SortDescriptor] = nil, filter: NSPredicate? = nil, keyPaths: [String]? = nil, configuration: Realm.Configuration? = nil) where ResultType: Projection<ObjectType>, ObjectType: ThreadConfined
    var projectedValue: Self { get }
    func remove(atOffsets offsets: IndexSet, section: ResultsSection<Key, ResultType>) where ResultType: ObjectBase & ThreadConfined
    var sortDescriptors: [SortDescriptor]
    func update()
    var `where`: ((Query<ResultType>) -> Query<Bool>)?
    var wrappedValue: SectionedResults<Key, ResultType> { get }
  }
  extension Optional: OptionalProtocol {}
  extension Optional: AddableType where Wrapped: AddableType {}
  extension Optional: BuiltInObjcBridgeable, _ObjcBridgeable where Wrapped: _ObjcBridgeable {}
  extension Optional: HasClassName where Wrapped: ObjectBase {}
  extension Optional: KeypathRecorder where Wrapped: KeypathRecorder {}
  extension Optional: MinMaxType where Wrapped: MinMaxType {}
  extension Optional: RealmCollectionValue where Wrapped: _RealmCollectionValueInsideOptional {}
  extension Optional: RealmPropertyType where Wrapped: RealmOptionalType & _RealmSchemaDiscoverable {}
  extension Optional: SchemaDiscoverable, _RealmSchemaDiscoverable where Wrapped: _RealmSchemaDiscoverable {}
  extension Optional: SortableType where Wrapped: SortableType {}
  extension Optional: _HasPersistedType where Wrapped: _HasPersistedType {
    typealias PersistedType = Wrapped.PersistedType?
  }
  extension Optional: _Indexable where Wrapped: _Persistable, Wrapped.PersistedType: _Indexable {}
  extension Optional: _Persistable where Wrapped: _PersistableInsideOptional {}
  extension Optional: _PrimaryKey where Wrapped: _Persistable, Wrapped.PersistedType: _PrimaryKey {}
  extension Optional: _QueryBinary where Wrapped: _Persistable, Wrapped.PersistedType: _QueryBinary {}
  extension Optional: _QueryNumeric where Wrapped: _Persistable, Wrapped.PersistedType: _QueryNumeric {}
  extension Optional: _QueryString where Wrapped: _Persistable, Wrapped.PersistedType: _QueryString {}
  protocol OptionalCodingWrapper {
    associatedtype WrappedType: ExpressibleByNilLiteral
    init(wrappedValue: WrappedType)
  }
  protocol OptionalProtocol {
    associatedtype Wrapped
  }
  protocol PartitionValue: Sendable {}
  protocol PersistableEnum: _PersistableInsideOptional, RawRepresentable, CaseIterable, RealmEnum, _RealmCollectionValueInsideOptional, MinMaxType, Comparable where RawValue: Comparable {}
  extension PersistableEnum {
    init()
  }
  @propertyWrapper struct Persisted<Value: _Persistable> {
    init()
    init(wrappedValue value: Value)
    static subscript<EnclosingSelf: ObjectBase>(_enclosingInstance observed: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>, storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>) -> Value { get set }
  }
  extension Persisted where Value.PersistedType: _Indexable {
    init(indexed: Bool)
    init(wrappedValue value: Value, indexed: Bool)
  }
  extension Persisted where Value.PersistedType: _PrimaryKey {
    init(primaryKey: Bool)
    init(wrappedValue value: Value, primaryKey: Bool)
  }
  extension Persisted where Value: LinkingObjectsProtocol {
    init(originProperty: String)
  }
  extension Persisted: Decodable where Value: Decodable {}
  extension Persisted: DiscoverablePersistedProperty where Value: _Persistable {}
  extension Persisted: Encodable where Value: Encodable {}
  extension Persisted: OptionalCodingWrapper where Value: ExpressibleByNilLiteral {}
  @propertyWrapper struct Projected<T: ObjectBase, Value>: AnyProjected {
    init(_ projectedKeyPath: KeyPath<T, Value>)
    static subscript<EnclosingSelf: Projection<T>>(_enclosingInstance observed: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>, storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>) -> Value { get set }
  }
  struct ProjectedCollection<Element>: RandomAccessCollection, CustomStringConvertible, ThreadConfined where Element: RealmCollectionValue {
    typealias Index = Int
    var description: String { get }
    var endIndex: Int { get }
    func freeze() -> Self
    func index(matching predicate: NSPredicate) -> Int?
    func index(of object: Element) -> Int?
    var isFrozen: Bool { get }
    var isInvalidated: Bool { get }
    func observe(keyPaths: [String]? = nil, on queue: DispatchQueue? = nil, _ block: @escaping (RealmCollectionChange<ProjectedCollection<Element>>) -> Void) -> NotificationToken
    func observe(on queue: DispatchQueue?, _ block: @escaping (RealmCollectionChange<ProjectedCollection<Element>>) -> Void) -> NotificationToken
    var realm: Realm? { get }
    var startIndex: Int { get }
    subscript(position: Int) -> Element { get set }
    func thaw() -> Self?
  }
  struct ProjectedPropertyChange {
    var name: String { get }
    var newValue: Any? { get }
    var oldValue: Any? { get }
  }
  class Projection<Root: ObjectBase & RealmCollectionValue & ThreadConfined>: RealmCollectionValue, ProjectionObservable, KeypathRecorder, BuiltInObjcBridgeable, RealmFetchable, KeypathSortable, _ObservedResultsValue {
    typealias PersistedType = Root
    func addObserver(_ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = nil, context: UnsafeMutableRawPointer?)
    static func className() -> String
    var description: String { get }
    init(projecting object: Root)
    func removeObserver(_ observer: NSObject, forKeyPath keyPath: String)
    func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?)
    var rootObject: Root { get }
  }
  extension Projection: ObservableObject, RealmSubscribable where Root: ThreadConfined {
    var objectWillChange: RealmPublishers.WillChange<Projection> { get }
  }
  extension Projection: ThreadConfined where Root: ThreadConfined {
    func freeze() -> Self
    var isFrozen: Bool { get }
    var isInvalidated: Bool { get }
    var realm: Realm? { get }
    func thaw() -> Self?
  }
  protocol ProjectionObservable: AnyObject, ThreadConfined {
    associatedtype Root: ObjectBase
    init(projecting object: Root)
    var rootObject: Root { get }
  }
  extension ProjectionObservable {
    func observe(keyPaths: [PartialKeyPath<Self>], on queue: DispatchQueue? = nil, _ block: @escaping (ObjectChange<Self>) -> Void) -> NotificationToken
    func observe(keyPaths: [String]? = nil, on queue: DispatchQueue? = nil, _ block: @escaping (ObjectChange<Self>) -> Void) -> NotificationToken
    func observe<A: Actor>(keyPaths: [PartialKeyPath<Self>], on actor: A, _isolation: (any Actor)? = nil, _ block: @escaping (A, ObjectChange<Self>) -> Void) async -> NotificationToken
    func observe<A: Actor>(keyPaths: [String]? = nil, on actor: A, _isolation: (any Actor)? = nil, _ block: @escaping (A, ObjectChange<Self>) -> Void) async -> NotificationToken
  }
  struct Property: CustomStringConvertible, Equatable {
    var columnName: String { get }
    var description: String { get }
    var isArray: Bool { get }
    var isIndexed: Bool { get }
    var isMap: Bool { get }
    var isOptional: Bool { get }
    var isSet: Bool { get }
    var name: String { get }
    var objectClassName: String? { get }
    var type: PropertyType { get }
  }
  struct PropertyChange {
    var name: String { get }
    var newValue: Any? { get }
    var oldValue: Any? { get }
  }
  typealias PropertyKey = UInt16
  typealias PropertyType = RLMPropertyType
  typealias Provider = RLMIdentityProvider
  extension Publisher {
    func freeze<T: Object>() -> Publishers.Map<Self, ObjectChange<T>> where Output == ObjectChange<T>
    func freeze<T: ProjectionObservable>() -> Publishers.Map<Self, ObjectChange<T>> where Output == ObjectChange<T>, T: ThreadConfined
    func freeze<T: RealmCollection>() -> Publishers.Map<Self, RealmCollectionChange<T>> where Output == RealmCollectionChange<T>
    func freeze<T: RealmKeyedCollection>() -> Publishers.Map<Self, RealmMapChange<T>> where Output == RealmMapChange<T>
    func freeze<T: RealmSectionedResult>() -> Publishers.Map<Self, SectionedResultsChange<T>> where Output == SectionedResultsChange<T>
    func freeze<T>() -> Publishers.Map<Self, T> where Output: ThreadConfined, T == Output
    func threadSafeReference<T: Object>() -> RealmPublishers.MakeThreadSafeObjectChangeset<Self, T> where Output == ObjectChange<T>
    func threadSafeReference<T: ProjectionObservable>() -> RealmPublishers.MakeThreadSafeObjectChangeset<Self, T> where Output == ObjectChange<T>, T: ThreadConfined
    func threadSafeReference<T: RealmCollection>() -> RealmPublishers.MakeThreadSafeCollectionChangeset<Self, T> where Output == RealmCollectionChange<T>
    func threadSafeReference<T: RealmKeyedCollection>() -> RealmPublishers.MakeThreadSafeKeyedCollectionChangeset<Self, T> where Output == RealmMapChange<T>
    func threadSafeReference<T: RealmSectionedResult>() -> RealmPublishers.MakeThreadSafeSectionedResultsChangeset<Self, T> where Output == SectionedResultsChange<T>
  }
  extension Publisher where Output: ThreadConfined {
    func threadSafeReference() -> RealmPublishers.MakeThreadSafe<Self>
  }
  extension Publishers.WatchPublisher {
    typealias Failure = Error
    typealias Output = AnyBSON
    func onOpen(_ event: @escaping () -> Void) -> Self
    func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
    func subscribe<S: Scheduler>(on scheduler: S) -> WatchPublisher
  }
  extension PushClient {
    func deregisterDevice(user: User) -> Future<Void, Error>
    func registerDevice(token: String, user: User) -> Future<Void, Error>
  }
  typealias PushClient = RLMPushClient
  @dynamicMemberLookup struct Query<T> {
    func `in`<U: Sequence>(_ collection: U) -> Query<Bool> where U.Element == T
    subscript<V: RealmCollectionBase>(dynamicMember member: KeyPath<T, V>) -> Query<V> where T: ObjectBase { get }
    subscript<V: RealmKeyedCollection>(dynamicMember member: KeyPath<T, V>) -> Query<V> where T: ObjectBase { get }
    subscript<V>(dynamicMember member: KeyPath<T, V>) -> Query<V> where T: ObjectBase { get }
  }
  extension Query where T == AnyRealmValue {
    var any: Query<AnyRealmValue> { get }
    subscript(key: String) -> Query<AnyRealmValue> { get }
    subscript(position: Int) -> Query<AnyRealmValue> { get }
  }
  extension Query where T == Bool {
    static func !(_ query: Query) -> Query<Bool>
    static func &&(_ lhs: Query, _ rhs: Query) -> Query<Bool>
    var count: Query<Int> { get }
    static func ||(_ lhs: Query, _ rhs: Query) -> Query<Bool>
  }
  extension Query where T: Comparable {
    func contains(_ range: ClosedRange<T>) -> Query<Bool>
    func contains(_ range: Range<T>) -> Query<Bool>
  }
  extension Query where T: OptionalProtocol {
    subscript<V>(dynamicMember member: KeyPath<T.Wrapped, V>) -> Query<V> where T.Wrapped: ObjectBase { get }
  }
  extension Query where T: OptionalProtocol, T.Wrapped: Comparable {
    func contains(_ range: ClosedRange<T.Wrapped>) -> Query<Bool>
    func contains(_ range: Range<T.Wrapped>) -> Query<Bool>
  }
  extension Query where T: OptionalProtocol, T.Wrapped: EmbeddedObject {
    func geoWithin<U: RLMGeospatial>(_ value: U) -> Query<Bool>
  }
  extension Query where T: OptionalProtocol, T.Wrapped: PersistableEnum, T.Wrapped.RawValue: _RealmSchemaDiscoverable {
    var rawValue: Query<T.Wrapped.RawValue?> { get }
  }
  extension Query where T: PersistableEnum, T.RawValue: _RealmSchemaDiscoverable {
    var rawValue: Query<T.RawValue> { get }
  }
  extension Query where T: RealmCollection {
    func contains(_ value: T.Element) -> Query<Bool>
    func containsAny<U: Sequence>(in collection: U) -> Query<Bool> where U.Element == T.Element
    var count: Query<Int> { get }
    var persistableValue: Query<AnyRealmCollection<T.Element.PersistedType>> { get }
    subscript<V>(dynamicMember member: KeyPath<T.Element, V>) -> Query<V> where T.Element: ObjectBase { get }
  }
  extension Query where T: RealmCollection, T.Element.PersistedType: _QueryNumeric {
    var avg: Query<T.Element> { get }
    var max: Query<T.Element> { get }
    var min: Query<T.Element> { get }
    var sum: Query<T.Element> { get }
  }
  extension Query where T: RealmCollection, T.Element: Comparable {
    func contains(_ range: ClosedRange<T.Element>) -> Query<Bool>
    func contains(_ range: Range<T.Element>) -> Query<Bool>
  }
  extension Query where T: RealmCollection, T.Element: OptionalProtocol, T.Element.Wrapped: Comparable {
    func contains(_ range: ClosedRange<T.Element.Wrapped>) -> Query<Bool>
    func contains(_ range: Range<T.Element.Wrapped>) -> Query<Bool>
  }
  extension Query where T: RealmCollection, T.Element: OptionalProtocol, T.Element.Wrapped: PersistableEnum, T.Element.Wrapped.RawValue: _RealmCollectionValueInsideOptional {
    var rawValue: Query<AnyRealmCollection<T.Element.Wrapped.RawValue?>> { get }
  }
  extension Query where T: RealmCollection, T.Element: PersistableEnum, T.Element.RawValue: RealmCollectionValue {
    var rawValue: Query<AnyRealmCollection<T.Element.RawValue>> { get }
  }
  extension Query where T: RealmKeyedCollection {
    func contains(_ value: T.Value) -> Query<Bool>
    func containsAny<U: Sequence>(in collection: U) -> Query<Bool> where U.Element == T.Value
    var count: Query<Int> { get }
    var persistableValue: Query<Map<T.Key, T.Value.PersistedType>> { get }
    subscript(member: T.Key) -> Query<T.Value> { get }
    var values: Query<T.Value> { get }
  }
  extension Query where T: RealmKeyedCollection, T.Key == String {
    var keys: Query<String> { get }
  }
  extension Query where T: RealmKeyedCollection, T.Value.PersistedType: _QueryNumeric {
    var avg: Query<T.Value> { get }
    var max: Query<T.Value> { get }
    var min: Query<T.Value> { get }
    var sum: Query<T.Value> { get }
  }
  extension Query where T: RealmKeyedCollection, T.Value: Comparable {
    func contains(_ range: ClosedRange<T.Value>) -> Query<Bool>
    func contains(_ range: Range<T.Value>) -> Query<Bool>
  }
  extension Query where T: RealmKeyedCollection, T.Value: OptionalProtocol, T.Value.Wrapped: Comparable {
    func contains(_ range: ClosedRange<T.Value.Wrapped>) -> Query<Bool>
    func contains(_ range: Range<T.Value.Wrapped>) -> Query<Bool>
  }
  extension Query where T: RealmKeyedCollection, T.Value: OptionalProtocol, T.Value.Wrapped: PersistableEnum, T.Value.Wrapped.RawValue: _RealmCollectionValueInsideOptional {
    var rawValue: Query<Map<T.Key, T.Value.Wrapped.RawValue?>> { get }
  }
  extension Query where T: RealmKeyedCollection, T.Value: PersistableEnum, T.Value.RawValue: RealmCollectionValue {
    var rawValue: Query<Map<T.Key, T.Value.RawValue>> { get }
  }
  extension Query where T: _HasPersistedType {
    var persistableValue: Query<T.PersistedType> { get }
  }
  extension Query where T: _HasPersistedType, T.PersistedType: _QueryBinary {
    func contains(_ value: T, options: StringOptions = nil) -> Query<Bool>
    func contains<U>(_ column: Query<U>, options: StringOptions = nil) -> Query<Bool> where U: _Persistable, U.PersistedType: _QueryBinary
    func ends(with value: T, options: StringOptions = nil) -> Query<Bool>
    func ends<U>(with column: Query<U>, options: StringOptions = nil) -> Query<Bool>
    func equals(_ value: T, options: StringOptions = nil) -> Query<Bool>
    func equals<U>(_ column: Query<U>, options: StringOptions = nil) -> Query<Bool>
    func notEquals(_ value: T, options: StringOptions = nil) -> Query<Bool>
    func notEquals<U>(_ column: Query<U>, options: StringOptions = nil) -> Query<Bool>
    func starts(with value: T, options: StringOptions = nil) -> Query<Bool>
    func starts<U>(with column: Query<U>, options: StringOptions = nil) -> Query<Bool>
  }
  extension Query where T: _HasPersistedType, T.PersistedType: _QueryNumeric {
    var avg: Query { get }
    var max: Query { get }
    var min: Query { get }
    var sum: Query { get }
  }
  extension Query where T: _HasPersistedType, T.PersistedType: _QueryString {
    func like(_ value: T, caseInsensitive: Bool = nil) -> Query<Bool>
    func like<U>(_ column: Query<U>, caseInsensitive: Bool = nil) -> Query<Bool>
  }
  struct QuerySubscription<T: Object> {
    typealias QueryFunction = (Query<T>) -> Query<Bool>
    init(name: String? = nil)
    init(name: String? = nil, query: QueryFunction)
    init(name: String? = nil, where predicate: NSPredicate)
    init(name: String? = nil, where predicateFormat: String, _ args: Any...)
  }
  extension RLMAsyncDownloadTask: TaskWithCancellation {}
  extension RLMAsyncOpenTask: TaskWithCancellation {}
  struct RLMIterator<Element: RealmCollectionValue>: IteratorProtocol {
    func next() -> Element?
  }
  struct RLMKeyValueIterator<Key: _MapKey, Value: RealmCollectionValue>: IteratorProtocol {
    typealias Element = (key: Key, value: Value)
    func next() -> Element?
  }
  struct RLMMapIterator<Element: _RealmMapValue>: IteratorProtocol {
    func next() -> Element?
  }
  extension RLMObjectBase {
    var isInvalidated: Bool { get }
    var objectSchema: ObjectSchema { get }
    var realm: Realm? { get }
  }
  typealias RLMSectionIterator = SectionIterator
  typealias RLMSectionedResultsIterator = SectionedResultsIterator
  extension RLMSwiftCollectionBase: Equatable {}
  extension RLMThreadSafeReference: Sendable {}
  extension RawRepresentable where Self: _PersistableInsideOptional, RawValue: _PersistableInsideOptional {
    typealias PersistedType = RawValue
  }
  struct Realm: Equatable {
    struct AsyncOpenTask {}
    struct Configuration: Sendable, CustomStringConvertible, Equatable {}
    typealias Error = RLMError
    enum Notification: String { case didChange, refreshRequired }
    enum OpenBehavior: Sendable { case never, always, once }
    enum UpdatePolicy: Int { case error, modified, all }
    func add(_ object: Object, update: UpdatePolicy = nil)
    func add<S: Sequence>(_ objects: S, update: UpdatePolicy = nil) where S.Iterator.Element: Object
    static func asyncOpen(configuration: Realm.Configuration = nil) -> RealmPublishers.AsyncOpenPublisher
    static func asyncOpen(configuration: Realm.Configuration = nil, callbackQueue: DispatchQueue = nil, callback: @escaping (Result<Realm, Swift.Error>) -> Void) -> AsyncOpenTask
    func asyncRefresh(_isolation: any Actor = nil) async -> Bool
    func asyncWrite<Result>(_isolation actor: any Actor = nil, _ block: (() throws -> Result)) async throws -> Result
    var autorefresh: Bool
    func beginAsyncWrite(_ asyncWriteBlock: @escaping () -> Void) -> AsyncTransactionId
    func beginWrite()
    func cancelAsyncWrite(_ asyncTransactionId: AsyncTransactionId) throws
    func cancelWrite()
    func commitAsyncWrite(allowGrouping: Bool = nil, _ onComplete: ((Swift.Error?) -> Void)? = nil) -> AsyncTransactionId
    func commitWrite(withoutNotifying tokens: [NotificationToken] = nil) throws
    var configuration: Configuration { get }
    func create<T: AsymmetricObject>(_ type: T.Type, value: Any = nil)
    func create<T: Object>(_ type: T.Type, value: Any = nil, update: UpdatePolicy = nil) -> T
    func delete(_ object: ObjectBase)
    func delete<Element: ObjectBase>(_ objects: List<Element>)
    func delete<Element: ObjectBase>(_ objects: Results<Element>)
    func delete<Key: _MapKey, Value: ObjectBase>(_ map: Map<Key, Value?>)
    func delete<S: Sequence>(_ objects: S) where S.Iterator.Element: ObjectBase
    func deleteAll()
    static func deleteFiles(for config: Configuration) throws -> Bool
    func dynamicCreate(_ typeName: String, value: Any = nil, update: UpdatePolicy = nil) -> DynamicObject
    func dynamicObject(ofType typeName: String, forPrimaryKey key: Any) -> DynamicObject?
    func dynamicObjects(_ typeName: String) -> Results<DynamicObject>
    var events: Events? { get }
    static func fileExists(for config: Configuration) -> Bool
    func freeze() -> Realm
    func freeze<Collection: RealmCollection>(_ collection: Collection) -> Collection
    func freeze<T: ObjectBase>(_ obj: T) -> T
    init(configuration: Configuration, queue: DispatchQueue? = nil) throws
    init(configuration: Realm.Configuration = nil, downloadBeforeOpen: OpenBehavior = nil) async throws
    init(fileURL: URL) throws
    init(queue: DispatchQueue? = nil) throws
    init<A: Actor>(configuration: Realm.Configuration = nil, actor: A, downloadBeforeOpen: OpenBehavior = nil) async throws
    func invalidate()
    var isEmpty: Bool { get }
    var isFrozen: Bool { get }
    var isInWriteTransaction: Bool { get }
    var isPerformingAsynchronousWriteOperations: Bool { get }
    func object<Element: Object, KeyType>(ofType type: Element.Type, forPrimaryKey key: KeyType) -> Element?
    var objectWillChange: RealmPublishers.RealmWillChange { get }
    func objects<Element: RealmFetchable>(_ type: Element.Type) -> Results<Element>
    func observe(_ block: @escaping NotificationBlock) -> NotificationToken
    static func open(configuration: Realm.Configuration = nil, _isolation actor: any Actor = nil, downloadBeforeOpen: OpenBehavior = nil) async throws -> Realm
    static func performMigration(for configuration: Realm.Configuration = nil) throws
    func refresh() -> Bool
    func resolve<Confined>(_ reference: ThreadSafeReference<Confined>) -> Confined?
    var schema: Schema { get }
    var subscriptions: SyncSubscriptionSet { get }
    var syncSession: SyncSession? { get }
    func thaw() -> Realm
    func thaw<T: ObjectBase>(_ obj: T) -> T?
    func write<Result>(withoutNotifying tokens: [NotificationToken] = nil, _ block: (() throws -> Result)) throws -> Result
    func writeAsync(_ block: @escaping () -> Void, onComplete: ((Swift.Error?) -> Void)? = nil) -> AsyncTransactionId
    func writeCopy(configuration: Realm.Configuration) throws
    func writeCopy(toFile fileURL: URL, encryptionKey: Data? = nil) throws
  }
  extension Realm.AsyncOpenTask {
    func addProgressNotification(queue: DispatchQueue = nil, block: @escaping (SyncSession.Progress) -> Void)
    func cancel()
  }
  extension Realm.Configuration {
    static var defaultConfiguration: Configuration
    var deleteRealmIfMigrationNeeded: Bool
    var description: String { get }
    var encryptionKey: Data?
    var eventConfiguration: EventConfiguration?
    var fileURL: URL?
    var inMemoryIdentifier: String?
    init(fileURL: URL? = nil, inMemoryIdentifier: String? = nil, syncConfiguration: SyncConfiguration? = nil, encryptionKey: Data? = nil, readOnly: Bool = nil, schemaVersion: UInt64 = nil, migrationBlock: MigrationBlock? = nil, deleteRealmIfMigrationNeeded: Bool = nil, shouldCompactOnLaunch: ((Int, Int) -> Bool)? = nil, objectTypes: [ObjectBase.Type]? = nil, seedFilePath: URL? = nil)
    var maximumNumberOfActiveVersions: UInt?
    var migrationBlock: MigrationBlock?
    var objectTypes: [ObjectBase.Type]?
    var readOnly: Bool
    var schemaVersion: UInt64
    var seedFilePath: URL?
    var shouldCompactOnLaunch: ((Int, Int) -> Bool)?
    var syncConfiguration: SyncConfiguration?
  }
  extension Realm.Error {
    static var callFailed: Realm.Error { get }
    var fileURL: URL? { get }
  }
  extension Realm.Error: Equatable {}
  protocol RealmCollection: RealmCollectionBase, Equatable where Iterator == RLMIterator<Element> {
    func average<T: _HasPersistedType>(ofProperty property: String) -> T? where T.PersistedType: AddableType
    var count: Int { get }
    var description: String { get }
    func distinct<S: Sequence>(by keyPaths: S) -> Results<Element> where S.Iterator.Element == String
    func filter(_ predicate: NSPredicate) -> Results<Element>
    func filter(_ predicateFormat: String, _ args: Any...) -> Results<Element>
    var first: Element? { get }
    func freeze() -> Self
    func index(matching predicate: NSPredicate) -> Int?
    func index(matching predicateFormat: String, _ args: Any...) -> Int?
    func index(of object: Element) -> Int?
    var isFrozen: Bool { get }
    var isInvalidated: Bool { get }
    var last: Element? { get }
    func max<T: _HasPersistedType>(ofProperty property: String) -> T? where T.PersistedType: MinMaxType
    func min<T: _HasPersistedType>(ofProperty property: String) -> T? where T.PersistedType: MinMaxType
    func objects(at indexes: IndexSet) -> [Element]
    func observe(keyPaths: [String]?, on queue: DispatchQueue?, _ block: @escaping (RealmCollectionChange<Self>) -> Void) -> NotificationToken
    func observe<A: Actor>(keyPaths: [String]?, on actor: A, _isolation: (any Actor)?, _ block: @escaping (A, RealmCollectionChange<Self>) -> Void) async -> NotificationToken
    var realm: Realm? { get }
    func sectioned<Key: _Persistable>(sortDescriptors: [SortDescriptor], _ keyBlock: @escaping ((Element) -> Key)) -> SectionedResults<Key, Element>
    func setValue(_ value: Any?, forKey key: String)
    func sorted<S: Sequence>(by sortDescriptors: S) -> Results<Element> where S.Iterator.Element == SortDescriptor
    func sum<T: _HasPersistedType>(ofProperty property: String) -> T where T.PersistedType: AddableType
    func thaw() -> Self?
    func value(forKey key: String) -> Any?
    func value(forKeyPath keyPath: String) -> Any?
  }
  extension RealmCollection where Element.PersistedType: AddableType {
    func average<T: _HasPersistedType>() -> T? where T.PersistedType: AddableType
    func sum() -> Element
  }
  extension RealmCollection where Element.PersistedType: MinMaxType {
    func max() -> Element?
    func min() -> Element?
  }
  extension RealmCollection where Element.PersistedType: SortableType {
    func distinct() -> Results<Element>
    func sorted(ascending: Bool = nil) -> Results<Element>
  }
  extension RealmCollection where Element: KeypathSortable {
    func distinct<S: Sequence>(by keyPaths: S) -> Results<Element> where S.Iterator.Element == PartialKeyPath<Element>, Element: ObjectBase
    func sorted(byKeyPath keyPath: String, ascending: Bool = nil) -> Results<Element>
    func sorted<T: _HasPersistedType>(by keyPath: KeyPath<Element, T>, ascending: Bool = nil) -> Results<Element> where T.PersistedType: SortableType, Element: ObjectBase
  }
  extension RealmCollection where Element: ObjectBase {
    func average<T: _HasPersistedType>(of keyPath: KeyPath<Element, T>) -> T? where T.PersistedType: AddableType
    func max<T: _HasPersistedType>(of keyPath: KeyPath<Element, T>) -> T? where T.PersistedType: MinMaxType
    func min<T: _HasPersistedType>(of keyPath: KeyPath<Element, T>) -> T? where T.PersistedType: MinMaxType
    func observe(keyPaths: [PartialKeyPath<Element>], on queue: DispatchQueue? = nil, _ block: @escaping (RealmCollectionChange<Self>) -> Void) -> NotificationToken
    func observe<A: Actor>(keyPaths: [PartialKeyPath<Element>], on actor: A, _isolation: (any Actor)? = nil, _ block: @escaping (A, RealmCollectionChange<Self>) -> Void) async -> NotificationToken
    func sectioned<Key: _Persistable>(by block: @escaping ((Element) -> Key), sortDescriptors: [SortDescriptor]) -> SectionedResults<Key, Element> where Element: ObjectBase
    func sectioned<Key: _Persistable>(by keyPath: KeyPath<Element, Key>, ascending: Bool = nil) -> SectionedResults<Key, Element> where Element: ObjectBase
    func sectioned<Key: _Persistable>(by keyPath: KeyPath<Element, Key>, sortDescriptors: [SortDescriptor]) -> SectionedResults<Key, Element> where Element: ObjectBase
    func sum<T: _HasPersistedType>(of keyPath: KeyPath<Element, T>) -> T where T.PersistedType: AddableType
  }
  extension RealmCollection where Self: RealmSubscribable {
    func changesetPublisher(keyPaths: [String]?) -> RealmPublishers.CollectionChangeset<Self>
    var changesetPublisher: RealmPublishers.CollectionChangeset<Self> { get }
    func collectionPublisher(keyPaths: [String]?) -> RealmPublishers.Value<Self>
    var collectionPublisher: RealmPublishers.Value<Self> { get }
    var objectWillChange: RealmPublishers.WillChange<Self> { get }
    var publisher: RealmPublishers.Value<Self> { get }
  }
  extension RealmCollection {
    var endIndex: Int { get }
    func filter(_ predicateFormat: String, _ args: Any...) -> Results<Element>
    func index(after i: Int) -> Int
    func index(before i: Int) -> Int
    func index(matching isIncluded: ((Query<Element>) -> Query<Bool>)) -> Int? where Element: _RealmSchemaDiscoverable
    func index(matching predicateFormat: String, _ args: Any...) -> Int?
    func observe(keyPaths: [String]? = nil, on queue: DispatchQueue? = nil, _ block: @escaping (RealmCollectionChange<Self>) -> Void) -> NotificationToken
    func observe<A: Actor>(keyPaths: [String]? = nil, on actor: A, _isolation: (any Actor)? = nil, _ block: @escaping (A, RealmCollectionChange<Self>) -> Void) async -> NotificationToken
    func sectioned<Key: _Persistable, O: ObjectBase>(by block: @escaping ((Element) -> Key), sortDescriptors: [SortDescriptor]) -> SectionedResults<Key, Element> where Element: Projection<O>
    func sectioned<Key: _Persistable, O: ObjectBase>(by keyPath: KeyPath<Element, Key>, ascending: Bool = nil) -> SectionedResults<Key, Element> where Element: Projection<O>
    func sectioned<Key: _Persistable, O: ObjectBase>(by keyPath: KeyPath<Element, Key>, sortDescriptors: [SortDescriptor]) -> SectionedResults<Key, Element> where Element: Projection<O>
    func sectioned<Key: _Persistable>(by block: @escaping ((Element) -> Key), ascending: Bool = nil) -> SectionedResults<Key, Element>
    var startIndex: Int { get }
    func `where`(_ isIncluded: ((Query<Element>) -> Query<Bool>)) -> Results<Element>
  }
  protocol RealmCollectionBase: RandomAccessCollection, LazyCollectionProtocol, CustomStringConvertible, ThreadConfined where Element: RealmCollectionValue {
    typealias ElementType = Element
  }
  enum RealmCollectionChange<CollectionType> {
    case initial(CollectionType), update(CollectionType, deletions: [Int], insertions: [Int], modifications: [Int]), error(Error)
  }
  extension RealmCollectionImpl {
    func average<T: _HasPersistedType>(ofProperty property: String) -> T? where T.PersistedType: AddableType
    var count: Int { get }
    func distinct<S: Sequence>(by keyPaths: S) -> Results<Element> where S.Iterator.Element == String
    func filter(_ predicate: NSPredicate) -> Results<Element>
    var first: Element? { get }
    func freeze() -> Self
    func index(matching predicate: NSPredicate) -> Int?
    func index(of object: Element) -> Int?
    var isFrozen: Bool { get }
    var isInvalidated: Bool { get }
    var last: Element? { get }
    func max<T: _HasPersistedType>(ofProperty property: String) -> T? where T.PersistedType: MinMaxType
    func min<T: _HasPersistedType>(ofProperty property: String) -> T? where T.PersistedType: MinMaxType
    func objects(at indexes: IndexSet) -> [Element]
    func observe(keyPaths: [String]?, on queue: DispatchQueue?, _ block: @escaping (RealmCollectionChange<Self>) -> Void) -> NotificationToken
    func observe<A: Actor>(keyPaths: [String]?, on actor: A, _isolation: (any Actor)? = nil, _ block: @escaping (A, RealmCollectionChange<Self>) -> Void) async -> NotificationToken
    var realm: Realm? { get }
    func sectioned<Key: _Persistable>(sortDescriptors: [SortDescriptor], _ keyBlock: @escaping ((Element) -> Key)) -> SectionedResults<Key, Element>
    func setValue(_ value: Any?, forKey key: String)
    func sorted<S: Sequence>(by sortDescriptors: S) -> Results<Element> where S.Iterator.Element == SortDescriptor
    subscript(bounds: Range<Self.Index>) -> SubSequence { get }
    func sum<T: _HasPersistedType>(ofProperty property: String) -> T where T.PersistedType: AddableType
    func thaw() -> Self?
    func value(forKey key: String) -> Any?
    func value(forKeyPath keyPath: String) -> Any?
  }
  protocol RealmCollectionValue: Hashable, _HasPersistedType where PersistedType: RealmCollectionValue {}
  protocol RealmEnum: RealmOptionalType, _RealmSchemaDiscoverable {}
  protocol RealmFetchable: RealmCollectionValue {
    static func className() -> String
  }
  protocol RealmKeyedCollection: Sequence, ThreadConfined, CustomStringConvertible {
    associatedtype Key: _MapKey
    associatedtype Value: RealmCollectionValue
    func average<T: _HasPersistedType>(ofProperty property: String) -> T? where T.PersistedType: AddableType
    func contains(where predicate: @escaping (_ key: Key, _ value: Value) -> Bool) -> Bool
    var count: Int { get }
    var description: String { get }
    func filter(_ predicate: NSPredicate) -> Results<Value>
    func freeze() -> Self
    var isFrozen: Bool { get }
    var isInvalidated: Bool { get }
    var keys: [Key] { get }
    func max<T: _HasPersistedType>(ofProperty property: String) -> T? where T.PersistedType: MinMaxType
    func min<T: _HasPersistedType>(ofProperty property: String) -> T? where T.PersistedType: MinMaxType
    func observe(keyPaths: [String]?, on queue: DispatchQueue?, _ block: @escaping (RealmMapChange<Self>) -> Void) -> NotificationToken
    var realm: Realm? { get }
    func removeAll()
    func removeObject(for key: Key)
    func setValue(_ value: Any?, forKey key: String)
    func sorted(ascending: Bool) -> Results<Value>
    func sorted(byKeyPath keyPath: String, ascending: Bool) -> Results<Value>
    func sorted<S: Sequence>(by sortDescriptors: S) -> Results<Value> where S.Iterator.Element == SortDescriptor
    subscript(key: Key) -> Value? { get set }
    func sum<T: _HasPersistedType>(ofProperty property: String) -> T where T.PersistedType: AddableType
    func thaw() -> Self?
    func updateValue(_ value: Value, forKey key: Key)
    func value(forKey key: String) -> AnyObject?
    func value(forKeyPath keyPath: String) -> AnyObject?
    var values: [Value] { get }
  }
  extension RealmKeyedCollection where Self: RealmSubscribable {
    func changesetPublisher(keyPaths: [String]?) -> RealmPublishers.MapChangeset<Self>
    var changesetPublisher: RealmPublishers.MapChangeset<Self> { get }
    func collectionPublisher(keyPaths: [String]?) -> RealmPublishers.Value<Self>
    var collectionPublisher: RealmPublishers.Value<Self> { get }
    var objectWillChange: RealmPublishers.WillChange<Self> { get }
    var publisher: RealmPublishers.Value<Self> { get }
  }
  extension RealmKeyedCollection where Value.PersistedType: AddableType {
    func average<T: _HasPersistedType>() -> T? where T.PersistedType: AddableType
    func sum() -> Value
  }
  extension RealmKeyedCollection where Value.PersistedType: MinMaxType {
    func max() -> Value?
    func min() -> Value?
  }
  extension RealmKeyedCollection where Value.PersistedType: SortableType {
    func sorted(ascending: Bool = nil) -> Results<Value>
  }
  extension RealmKeyedCollection where Value: OptionalProtocol, Value.Wrapped: ObjectBase {
    func average<T: _HasPersistedType>(of keyPath: KeyPath<Value.Wrapped, T>) -> T? where T.PersistedType: AddableType
    func max<T: _HasPersistedType>(of keyPath: KeyPath<Value.Wrapped, T>) -> T? where T.PersistedType: MinMaxType
    func min<T: _HasPersistedType>(of keyPath: KeyPath<Value.Wrapped, T>) -> T? where T.PersistedType: MinMaxType
    func sum<T: _HasPersistedType>(of keyPath: KeyPath<Value.Wrapped, T>) -> T where T.PersistedType: AddableType
  }
  extension RealmKeyedCollection where Value: OptionalProtocol, Value.Wrapped: ObjectBase, Value.Wrapped: RealmCollectionValue {
    func sorted<T: _HasPersistedType>(by keyPath: KeyPath<Value.Wrapped, T>, ascending: Bool) -> Results<Value> where T.PersistedType: SortableType
  }
  extension RealmKeyedCollection {
    func observe(keyPaths: [String]? = nil, on queue: DispatchQueue? = nil, _ block: @escaping (RealmMapChange<Self>) -> Void) -> NotificationToken
  }
  enum RealmMapChange<Collection: RealmKeyedCollection> {
    case initial(Collection), update(Collection, deletions: [Collection.Key], insertions: [Collection.Key], modifications: [Collection.Key]), error(Error)
  }
  class RealmOptional<Value: RealmOptionalType>: RLMSwiftValueStorage, RealmOptionalProtocol {
    init(_ value: Value? = nil)
    var value: Value?
  }
  extension RealmOptional: Codable where Value: Codable, Value: _RealmSchemaDiscoverable {}
  extension RealmOptional: Equatable where Value: Equatable {}
  extension RealmOptional: SchemaDiscoverable, _RealmSchemaDiscoverable where Value: _RealmSchemaDiscoverable {}
  protocol RealmOptionalType: _ObjcBridgeable {}
  extension RealmOptionalType {
    static func className() -> String
  }
  class RealmProperty<Value: RealmPropertyType>: RLMSwiftValueStorage, _RealmSchemaDiscoverable, SchemaDiscoverable {
    var description: String { get }
    var value: Value
  }
  extension RealmProperty: Codable where Value: Codable {}
  extension RealmProperty: Equatable where Value: Equatable {}
  protocol RealmPropertyType: _ObjcBridgeable, _RealmSchemaDiscoverable {}
  enum RealmPublishers {}
  extension RealmPublishers.AsyncOpenPublisher {
    typealias Failure = Error
    typealias Output = Realm
    func onProgressNotification(_ onProgressNotificationCallback: @escaping ((SyncSession.Progress) -> Void)) -> Self
    func receive<S: Scheduler>(on scheduler: S) -> Self
    func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, Output == S.Input
  }
  extension RealmPublishers.CollectionChangeset {
    typealias Failure = Never
    typealias Output = RealmCollectionChange<Collection>
    func receive<S: Scheduler>(on scheduler: S) -> DeferredHandoverCollectionChangeset<Self, Collection, S>
    func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, Output == S.Input
    func saveToken<T>(on object: T, at keyPath: WritableKeyPath<T, NotificationToken?>) -> CollectionChangesetWithToken<Collection, T>
    func subscribe<S: Scheduler>(on scheduler: S) -> CollectionChangeset<Collection>
  }
  extension RealmPublishers.CollectionChangesetWithToken {
    typealias Failure = Never
    typealias Output = RealmCollectionChange<Collection>
    func receive<S: Scheduler>(on scheduler: S) -> DeferredHandoverCollectionChangeset<CollectionChangesetWithToken, Collection, S>
    func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, Output == S.Input
    func subscribe<S: Scheduler>(on scheduler: S) -> CollectionChangesetWithToken<Collection, T>
  }
  extension RealmPublishers.DeferredHandover {
    typealias Failure = Upstream.Failure
    typealias Output = Upstream.Output
    func receive<Sub>(subscriber: Sub) where Sub: Subscriber, Sub.Failure == Failure, Output == Sub.Input
  }
  extension RealmPublishers.DeferredHandoverCollectionChangeset {
    typealias Failure = Upstream.Failure
    typealias Output = Upstream.Output
    func receive<Sub>(subscriber: Sub) where Sub: Subscriber, Sub.Failure == Failure, Output == Sub.Input
  }
  extension RealmPublishers.DeferredHandoverKeyedCollectionChangeset {
    typealias Failure = Upstream.Failure
    typealias Output = Upstream.Output
    func receive<Sub>(subscriber: Sub) where Sub: Subscriber, Sub.Failure == Failure, Output == Sub.Input
  }
  extension RealmPublishers.DeferredHandoverObjectChangeset {
    typealias Failure = Upstream.Failure
    typealias Output = Upstream.Output
    func receive<Sub>(subscriber: Sub) where Sub: Subscriber, Sub.Failure == Failure, Output == Sub.Input
  }
  extension RealmPublishers.DeferredHandoverSectionChangeset {
    typealias Failure = Upstream.Failure
    typealias Output = Upstream.Output
    func receive<Sub>(subscriber: Sub) where Sub: Subscriber, Sub.Failure == Failure, Output == Sub.Input
  }
  extension RealmPublishers.DeferredHandoverSectionedResultsChangeset {
    typealias Failure = Upstream.Failure
    typealias Output = Upstream.Output
    func receive<Sub>(subscriber: Sub) where Sub: Subscriber, Sub.Failure == Failure, Output == Sub.Input
  }
  extension RealmPublishers.Handover {
    typealias Failure = Upstream.Failure
    typealias Output = Upstream.Output
    func receive<Sub>(subscriber: Sub) where Sub: Subscriber, Sub.Failure == Failure, Output == Sub.Input
  }
  extension RealmPublishers.MakeThreadSafe {
    typealias Failure = Upstream.Failure
    typealias Output = Upstream.Output
    func receive<S: Scheduler>(on scheduler: S) -> DeferredHandover<Upstream, S>
    func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, Output == S.Input
  }
  extension RealmPublishers.MakeThreadSafeCollectionChangeset {
    typealias Failure = Upstream.Failure
    typealias Output = Upstream.Output
    func receive<S: Scheduler>(on scheduler: S) -> DeferredHandoverCollectionChangeset<Upstream, T, S>
    func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, Output == S.Input
  }
  extension RealmPublishers.MakeThreadSafeKeyedCollectionChangeset {
    typealias Failure = Upstream.Failure
    typealias Output = Upstream.Output
    func receive<S: Scheduler>(on scheduler: S) -> DeferredHandoverKeyedCollectionChangeset<Upstream, T, S>
    func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, Output == S.Input
  }
  extension RealmPublishers.MakeThreadSafeObjectChangeset {
    typealias Failure = Upstream.Failure
    typealias Output = Upstream.Output
    func receive<S: Scheduler>(on scheduler: S) -> DeferredHandoverObjectChangeset<Upstream, T, S>
    func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, Output == S.Input
  }
  extension RealmPublishers.MakeThreadSafeSectionedResultsChangeset {
    typealias Failure = Upstream.Failure
    typealias Output = Upstream.Output
    func receive<S: Scheduler>(on scheduler: S) -> DeferredHandoverSectionedResultsChangeset<Upstream, T, S>
    func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, Output == S.Input
  }
  extension RealmPublishers.MapChangeset {
    typealias Failure = Never
    typealias Output = RealmMapChange<Collection>
    func receive<S: Scheduler>(on scheduler: S) -> DeferredHandoverKeyedCollectionChangeset<Self, Collection, S>
    func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, Output == S.Input
    func saveToken<T>(on object: T, at keyPath: WritableKeyPath<T, NotificationToken?>) -> MapChangesetWithToken<Collection, T>
    func subscribe<S: Scheduler>(on scheduler: S) -> MapChangeset<Collection>
  }
  extension RealmPublishers.MapChangesetWithToken {
    typealias Failure = Never
    typealias Output = RealmMapChange<Collection>
    func receive<S: Scheduler>(on scheduler: S) -> DeferredHandoverKeyedCollectionChangeset<MapChangesetWithToken, Collection, S>
    func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, Output == S.Input
    func subscribe<S: Scheduler>(on scheduler: S) -> MapChangesetWithToken<Collection, T>
  }
  extension RealmPublishers.ObjectChangeset {
    typealias Failure = Never
    typealias Output = ObjectChange<O>
    func receive<S: Scheduler>(on scheduler: S) -> DeferredHandoverObjectChangeset<Self, O, S>
    func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, Output == S.Input
    func saveToken<T>(on tokenParent: T, at keyPath: WritableKeyPath<T, NotificationToken?>) -> ObjectChangesetWithToken<O, T>
    func subscribe<S: Scheduler>(on scheduler: S) -> ObjectChangeset<O>
  }
  extension RealmPublishers.ObjectChangesetWithToken {
    typealias Failure = Never
    typealias Output = ObjectChange<O>
    func receive<S: Scheduler>(on scheduler: S) -> DeferredHandoverObjectChangeset<ObjectChangesetWithToken, T, S>
    func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, Output == S.Input
    func subscribe<S: Scheduler>(on scheduler: S) -> ObjectChangesetWithToken<O, T>
  }
  extension RealmPublishers.RealmWillChange {
    typealias Failure = Never
    typealias Output = Void
    func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, Output == S.Input
    func saveToken<T>(on object: T, for keyPath: WritableKeyPath<T, NotificationToken?>) -> RealmWillChangeWithToken<T>
  }
  extension RealmPublishers.RealmWillChangeWithToken {
    typealias Failure = Never
    typealias Output = Void
    func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, Output == S.Input
  }
  extension RealmPublishers.SectionChangeset {
    typealias Failure = Never
    typealias Output = SectionedResultsChange<Collection>
    func receive<S: Scheduler>(on scheduler: S) -> DeferredHandoverSectionedResultsChangeset<Self, Collection, S>
    func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, Output == S.Input
    func saveToken<T>(on object: T, at keyPath: WritableKeyPath<T, NotificationToken?>) -> SectionedResultsChangesetWithToken<Collection, T>
    func subscribe<S: Scheduler>(on scheduler: S) -> SectionedResultsChangeset<Collection>
  }
  extension RealmPublishers.SectionChangesetWithToken {
    typealias Failure = Never
    typealias Output = SectionedResultsChange<Collection>
    func receive<S: Scheduler>(on scheduler: S) -> DeferredHandoverSectionChangeset<SectionChangesetWithToken, Collection, S>
    func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, Output == S.Input
    func subscribe<S: Scheduler>(on scheduler: S) -> SectionedResultsChangesetWithToken<Collection, T>
  }
  extension RealmPublishers.SectionedResultsChangeset {
    typealias Failure = Never
    typealias Output = SectionedResultsChange<Collection>
    func receive<S: Scheduler>(on scheduler: S) -> DeferredHandoverSectionedResultsChangeset<Self, Collection, S>
    func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, Output == S.Input
    func saveToken<T>(on object: T, at keyPath: WritableKeyPath<T, NotificationToken?>) -> SectionedResultsChangesetWithToken<Collection, T>
    func subscribe<S: Scheduler>(on scheduler: S) -> SectionedResultsChangeset<Collection>
  }
  extension RealmPublishers.SectionedResultsChangesetWithToken {
    typealias Failure = Never
    typealias Output = SectionedResultsChange<Collection>
    func receive<S: Scheduler>(on scheduler: S) -> DeferredHandoverSectionedResultsChangeset<SectionedResultsChangesetWithToken, Collection, S>
    func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, Output == S.Input
    func subscribe<S: Scheduler>(on scheduler: S) -> SectionedResultsChangesetWithToken<Collection, T>
  }
  extension RealmPublishers.Value {
    typealias Failure = Error
    typealias Output = Subscribable
    func receive<S: Scheduler>(on scheduler: S) -> RealmPublishers.Handover<Self, S>
    func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, Output == S.Input
    func saveToken<T>(on object: T, at keyPath: WritableKeyPath<T, NotificationToken?>) -> ValueWithToken<Subscribable, T>
    func subscribe<S: Scheduler>(on scheduler: S) -> Value<Subscribable>
  }
  extension RealmPublishers.ValueWithToken {
    typealias Failure = Error
    typealias Output = Subscribable
    func receive<S: Scheduler>(on scheduler: S) -> Handover<ValueWithToken, S>
    func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, Output == S.Input
    func subscribe<S: Scheduler>(on scheduler: S) -> ValueWithToken<Subscribable, T>
  }
  extension RealmPublishers.WillChange {
    typealias Failure = Never
    typealias Output = Void
    func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, Output == S.Input
    func saveToken<T>(on object: T, at keyPath: WritableKeyPath<T, NotificationToken?>) -> WillChangeWithToken<Collection, T>
  }
  extension RealmPublishers.WillChangeWithToken {
    typealias Failure = Never
    typealias Output = Void
    func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, Output == S.Input
  }
  protocol RealmSectionedResult: RandomAccessCollection, Equatable, ThreadConfined {
    var count: Int { get }
    func freeze() -> Self
    var isFrozen: Bool { get }
    var isInvalidated: Bool { get }
    func observe(keyPaths: [String]?, on queue: DispatchQueue?, _ block: @escaping (SectionedResultsChange<Self>) -> Void) -> NotificationToken
    var realm: Realm? { get }
    func thaw() -> Self?
  }
  extension RealmSectionedResult where Element: ObjectBase {
    func observe(keyPaths: [PartialKeyPath<Element>], on queue: DispatchQueue? = nil, _ block: @escaping (SectionedResultsChange<Self>) -> Void) -> NotificationToken
    func observe<A: Actor>(keyPaths: [PartialKeyPath<Element>], on actor: A, _isolation: (any Actor)? = nil, _ block: @escaping (A, SectionedResultsChange<Self>) -> Void) async -> NotificationToken
  }
  extension RealmSectionedResult where Element: RealmSectionedResult, Element.Element: ObjectBase {
    func observe(keyPaths: [PartialKeyPath<Element.Element>], on queue: DispatchQueue? = nil, _ block: @escaping (SectionedResultsChange<Self>) -> Void) -> NotificationToken
    func observe<A: Actor>(keyPaths: [PartialKeyPath<Element.Element>], on actor: A, _isolation: (any Actor)? = nil, _ block: @escaping (A, SectionedResultsChange<Self>) -> Void) async -> NotificationToken
  }
  extension RealmSectionedResult {
    func observe(keyPaths: [String]? = nil, on queue: DispatchQueue? = nil, _ block: @escaping (SectionedResultsChange<Self>) -> Void) -> NotificationToken
    func observe<A: Actor>(keyPaths: [String]? = nil, on actor: A, _isolation: (any Actor)? = nil, _ block: @escaping (A, SectionedResultsChange<Self>) -> Void) async -> NotificationToken
  }
  typealias RealmSectionedResultsChange = SectionedResultsChange
  protocol RealmSubscribable {}
  class RealmSwiftEmbeddedObject: RLMObjectBase {
    init()
  }
  class RealmSwiftObject: RLMObjectBase {
    init()
  }
  struct Results<Element: RealmCollectionValue>: Equatable, RealmCollectionImpl, RealmSubscribable, _ObjcBridgeable, RealmCollection {
    var description: String { get }
    func makeIterator() -> RLMIterator<Element>
    var objectWillChange: RealmPublishers.WillChange<Results> { get }
    func subscribe(name: String? = nil, waitForSync: WaitForSyncMode = nil, timeout: TimeInterval? = nil, _isolation: any Actor = nil) async throws -> Results<Element>
    subscript(position: Int) -> Element { get }
    func unsubscribe()
  }
  extension Results: Encodable where Element: Encodable {}
  struct ResultsSection<Key: _Persistable & Hashable, T: RealmCollectionValue>: SectionedResultImpl, RealmSubscribable, BuiltInObjcBridgeable, Identifiable {
    typealias Element = T
    func changesetPublisher(keyPaths: [String]?) -> RealmPublishers.SectionChangeset<Self>
    var changesetPublisher: RealmPublishers.SectionChangeset<Self> { get }
    func collectionPublisher(keyPaths: [String]?) -> RealmPublishers.Value<Self>
    var collectionPublisher: RealmPublishers.Value<Self> { get }
    var id: Key { get }
    var key: Key { get }
    func makeIterator() -> SectionIterator<Element>
    var objectWillChange: RealmPublishers.WillChange<ResultsSection> { get }
    subscript(_ index: Int) -> T { get }
  }
  struct Schema: CustomStringConvertible, Equatable {
    var description: String { get }
    var objectSchema: [ObjectSchema] { get }
    subscript(className: String) -> ObjectSchema? { get }
  }
  struct SectionIterator<Element: RealmCollectionValue>: IteratorProtocol {
    func next() -> Element?
  }
  extension SectionedResultImpl {
    var endIndex: Int { get }
    func freeze() -> Self
    var isFrozen: Bool { get }
    var isInvalidated: Bool { get }
    func observe(keyPaths: [String]?, on queue: DispatchQueue?, _ block: @escaping (SectionedResultsChange<Self>) -> Void) -> NotificationToken
    var realm: Realm? { get }
    var startIndex: Int { get }
    func thaw() -> Self?
  }
  struct SectionedResults<Key: _Persistable & Hashable, SectionElement: RealmCollectionValue>: SectionedResultImpl, RealmSubscribable, BuiltInObjcBridgeable {
    typealias Element = ResultsSection<Key, SectionElement>
    var allKeys: [Key] { get }
    func changesetPublisher(keyPaths: [String]?) -> RealmPublishers.SectionedResultsChangeset<Self>
    var changesetPublisher: RealmPublishers.SectionedResultsChangeset<Self> { get }
    func collectionPublisher(keyPaths: [String]?) -> RealmPublishers.Value<Self>
    var collectionPublisher: RealmPublishers.Value<Self> { get }
    func makeIterator() -> SectionedResultsIterator<Key, SectionElement>
    var objectWillChange: RealmPublishers.WillChange<SectionedResults> { get }
    subscript(_ index: Int) -> Element { get }
    subscript(_ indexPath: IndexPath) -> SectionElement { get }
  }
  enum SectionedResultsChange<Collection> {
    case initial(Collection), update(Collection, deletions: [IndexPath], insertions: [IndexPath], modifications: [IndexPath], sectionsToInsert: IndexSet, sectionsToDelete: IndexSet)
  }
  struct SectionedResultsIterator<Key: _Persistable & Hashable, Element: RealmCollectionValue>: IteratorProtocol {
    func next() -> ResultsSection<Key, Element>?
  }
  struct SingleMapEntry<Key: _MapKey, Value: RealmCollectionValue>: _RealmMapValue, Hashable {
    var key: Self.Key
    var value: Self.Value
  }
  struct SortDescriptor: CustomStringConvertible, Equatable, ExpressibleByStringLiteral {
    typealias ExtendedGraphemeClusterLiteralType = StringLiteralType
    typealias UnicodeScalarLiteralType = StringLiteralType
    var ascending: Bool { get }
    var description: String { get }
    init(keyPath: String, ascending: Bool = nil)
    init(stringLiteral value: StringLiteralType)
    init<Element: ObjectBase>(keyPath: PartialKeyPath<Element>, ascending: Bool = nil)
    var keyPath: String { get }
    func reversed() -> SortDescriptor
  }
  protocol SortableType {}
  @propertyWrapper struct StateRealmObject<T: RealmSubscribable & ThreadConfined & Equatable>: DynamicProperty {
    init(wrappedValue: T) where T: ObjectBase & Identifiable
    init(wrappedValue: T) where T: ProjectionObservable
    init<Key, Value>(wrappedValue: T) where T == Map<Key, Value>
    init<Value>(wrappedValue: T) where T == List<Value>
    init<Value>(wrappedValue: T) where T == MutableSet<Value>
    var projectedValue: Binding<T>
    var wrappedValue: T
  }
  extension String {
    typealias PersistedType = String
  }
  extension String: BSON {}
  extension String: DefaultObjcBridgeable {}
  extension String: SchemaDiscoverable {}
  extension String: SortableType {}
  extension String: _MapKey {}
  extension String: _PersistableInsideOptional, _DefaultConstructible, _PrimaryKey, _Indexable {}
  extension String: _QueryString {}
  extension String: _RealmCollectionValueInsideOptional {}
  struct StringOptions: OptionSet, Sendable {
    static var caseInsensitive: StringOptions { get }
    static var diacriticInsensitive: StringOptions { get }
    init(rawValue: Int8)
    var rawValue: Int8 { get }
  }
  struct SyncConfiguration {
    var cancelAsyncOpenOnNonFatalErrors: Bool { get }
    var clientResetMode: ClientResetMode { get }
    var initialSubscriptions: InitialSubscriptionsConfiguration? { get }
    var partitionValue: AnyBSON? { get }
    var user: User { get }
  }
  extension SyncError {
    typealias ActionToken = RLMSyncErrorActionToken
    func clientResetInfo() -> (String, SyncError.ActionToken)?
    var compensatingWriteInfo: [CompensatingWriteInfo]? { get }
    func deleteRealmUserInfo() -> SyncError.ActionToken?
    var serverLogURL: URL? { get }
  }
  typealias SyncError = RLMSyncError
  typealias SyncLogLevel = RLMSyncLogLevel
  typealias SyncManager = RLMSyncManager
  struct SyncSession {
    typealias ConnectionState = RLMSyncConnectionState
    struct Progress {}
    enum ProgressDirection: Sendable { case upload, download }
    enum ProgressMode: Sendable { case reportIndefinitely, forCurrentlyOutstandingWork }
    typealias ProgressNotificationToken = RLMProgressNotificationToken
    typealias State = RLMSyncSessionState
    func addProgressNotification(for direction: ProgressDirection, mode: ProgressMode, block: @escaping (Progress) -> Void) -> ProgressNotificationToken?
    func wait(for direction: ProgressDirection) async throws
    func wait(for direction: ProgressDirection, queue: DispatchQueue? = nil, block: @escaping (Error?) -> Void)
  }
  extension SyncSession.Progress {
    var fractionTransferred: Double { get }
    var isTransferComplete: Bool { get }
    var progressEstimate: Double { get }
    var transferrableBytes: Int { get }
    var transferredBytes: Int { get }
  }
  struct SyncSubscription {
    var createdAt: Date { get }
    var name: String? { get }
    func updateQuery(to predicate: NSPredicate)
    func updateQuery(to predicateFormat: String, _ args: Any...)
    func updateQuery<T: Object>(toType type: T.Type, where query: ((Query<T>) -> Query<Bool>)? = nil)
    func updateQuery<T: Object>(toType type: T.Type, where query: (Query<T>) -> Query<Bool>)
    var updatedAt: Date { get }
  }
  struct SyncSubscriptionSet: Sequence {
    func `append`<T: Object>(_ subscriptions: QuerySubscription<T>...)
    var count: Int { get }
    func first(named: String) -> SyncSubscription?
    func first<T: Object>(ofType type: T.Type, `where` predicate: NSPredicate) -> SyncSubscription?
    func first<T: Object>(ofType type: T.Type, `where` predicateFormat: String, _ args: Any...) -> SyncSubscription?
    func first<T: Object>(ofType type: T.Type, `where` query: (Query<T>) -> Query<Bool>) -> SyncSubscription?
    var first: SyncSubscription? { get }
    var last: SyncSubscription? { get }
    func makeIterator() -> SyncSubscriptionSetIterator
    func remove(_ subscriptions: SyncSubscription...)
    func remove(named: String)
    func remove<T: Object>(ofType type: T.Type, _ query: @escaping (Query<T>) -> Query<Bool>)
    func remove<T: Object>(ofType type: T.Type, where predicate: NSPredicate)
    func remove<T: Object>(ofType type: T.Type, where predicateFormat: String, _ args: Any...)
    func removeAll(unnamedOnly: Bool = nil)
    func removeAll<T: Object>(ofType type: T.Type)
    var state: SyncSubscriptionState { get }
    subscript(position: Int) -> SyncSubscription? { get }
    func update(_ block: (() -> Void)) async throws
    func update(_ block: (() -> Void), onComplete: ((Error?) -> Void)? = nil)
    func updateSubscriptions(_ block: @escaping (() -> Void)) -> Future<Void, Error>
  }
  struct SyncSubscriptionSetIterator: IteratorProtocol {
    func next() -> RLMSyncSubscription?
  }
  enum SyncSubscriptionState: Equatable {
    case complete, error(Error), pending, superseded
  }
  extension SyncTimeoutOptions {
    init(connectTimeout: UInt? = nil, connectionLingerTime: UInt? = nil, pingKeepalivePeriod: UInt? = nil, pongKeepaliveTimeout: UInt? = nil, fastReconnectLimit: UInt? = nil)
  }
  typealias SyncTimeoutOptions = RLMSyncTimeoutOptions
  protocol ThreadConfined {
    func freeze() -> Self
    var isFrozen: Bool { get }
    var isInvalidated: Bool { get }
    var realm: Realm? { get }
    func thaw() -> Self?
  }
  extension ThreadConfined where Self: ObjectBase {
    func bind<V: _Persistable & Equatable>(_ keyPath: ReferenceWritableKeyPath<Self, V>) -> Binding<V>
    func bind<V: _Persistable & RLMSwiftCollectionBase & ThreadConfined>(_ keyPath: ReferenceWritableKeyPath<Self, V>) -> Binding<V>
  }
  extension ThreadConfined where Self: ProjectionObservable {
    func bind<V: _Persistable & Equatable>(_ keyPath: ReferenceWritableKeyPath<Self, V>) -> Binding<V>
    func bind<V: _Persistable & RLMSwiftCollectionBase & ThreadConfined>(_ keyPath: ReferenceWritableKeyPath<Self, V>) -> Binding<V>
  }
  @propertyWrapper class ThreadSafe<T: ThreadConfined>: Sendable {
    init(wrappedValue: T?)
    var wrappedValue: T?
  }
  struct ThreadSafeReference<Confined: ThreadConfined>: Sendable {
    init(to threadConfined: Confined)
    var isInvalidated: Bool { get }
  }
  extension UUID {
    typealias PersistedType = UUID
  }
  extension UUID: BSON {}
  extension UUID: DefaultObjcBridgeable {}
  extension UUID: SchemaDiscoverable {}
  extension UUID: _PersistableInsideOptional, _DefaultConstructible, _PrimaryKey, _Indexable {}
  extension UUID: _RealmCollectionValueInsideOptional {}
  typealias UpdateResult = RLMUpdateResult
  extension User {
    func configuration(partitionValue: AnyBSON, clientResetMode: ClientResetMode = nil, cancelAsyncOpenOnNonFatalErrors: Bool = nil) -> Realm.Configuration
    func configuration<T: BSON>(partitionValue: T, clientResetMode: ClientResetMode = nil, cancelAsyncOpenOnNonFatalErrors: Bool = nil) -> Realm.Configuration
    var customData: Document { get }
    func delete() -> Future<Void, Error>
    func flexibleSyncConfiguration(clientResetMode: ClientResetMode = nil, cancelAsyncOpenOnNonFatalErrors: Bool = nil) -> Realm.Configuration
    func flexibleSyncConfiguration(clientResetMode: ClientResetMode = nil, cancelAsyncOpenOnNonFatalErrors: Bool = nil, initialSubscriptions: @escaping (SyncSubscriptionSet) -> Void, rerunOnOpen: Bool = nil) -> Realm.Configuration
    var functions: Functions { get }
    func linkUser(credentials: Credentials) -> Future<User, Error>
    func linkUser(credentials: Credentials) async throws -> User
    func linkUser(credentials: Credentials, _ completion: @escaping (Result<User, Error>) -> Void)
    func logOut() -> Future<Void, Error>
    func mongoClient(_ serviceName: String) -> MongoClient
    var objectWillChange: AnyPublisher<UserPublisher.Output, UserPublisher.Failure> { get }
    func refreshCustomData() -> Future<[AnyHashable: Any], Error>
    func refreshCustomData() async throws -> Document
    func refreshCustomData(_ completion: @escaping (Result<[AnyHashable: Any], Error>) -> Void)
    func remove() -> Future<Void, Error>
  }
  extension User: ObservableObject {}
  typealias User = RLMUser
  extension UserAPIKey {
    var objectId: ObjectId { get }
  }
  typealias UserAPIKey = RLMUserAPIKey
  typealias UserCompletionBlock = RLMUserCompletionBlock
  extension UserProfile {
    var metadata: Document { get }
  }
  typealias UserProfile = RLMUserProfile
  class UserPublisher: Publisher {
    typealias Failure = Never
    typealias Output = User
    func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, Output == S.Input
  }
  struct UserSubscription: Subscription {
    func cancel()
    var combineIdentifier: CombineIdentifier { get }
    func request(_ demand: Subscribers.Demand)
  }
  extension View {
    func searchable<Key, T: ObjectBase, S>(text: Binding<String>, collection: ObservedSectionedResults<Key, T>, keyPath: KeyPath<T, String>, placement: SearchFieldPlacement = nil, prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S) -> some View where S: View
    func searchable<Key, T: ObjectBase, S>(text: Binding<String>, collection: ObservedSectionedResults<Key, T>, keyPath: KeyPath<T, String>, placement: SearchFieldPlacement = nil, prompt: S) -> some View where S: StringProtocol
    func searchable<Key, T: ObjectBase, S>(text: Binding<String>, collection: ObservedSectionedResults<Key, T>, keyPath: KeyPath<T, String>, placement: SearchFieldPlacement = nil, prompt: Text? = nil, @ViewBuilder suggestions: () -> S) -> some View where S: View
    func searchable<Key, T: ObjectBase, V, S>(text: Binding<String>, collection: ObservedSectionedResults<Key, T>, keyPath: KeyPath<T, String>, placement: SearchFieldPlacement = nil, prompt: S, @ViewBuilder suggestions: () -> V) -> some View where V: View, S: StringProtocol
    func searchable<Key, T: ObjectBase>(text: Binding<String>, collection: ObservedSectionedResults<Key, T>, keyPath: KeyPath<T, String>, placement: SearchFieldPlacement = nil, prompt: LocalizedStringKey) -> some View
    func searchable<Key, T: ObjectBase>(text: Binding<String>, collection: ObservedSectionedResults<Key, T>, keyPath: KeyPath<T, String>, placement: SearchFieldPlacement = nil, prompt: Text? = nil) -> some View
    func searchable<T: ObjectBase, S>(text: Binding<String>, collection: ObservedResults<T>, keyPath: KeyPath<T, String>, placement: SearchFieldPlacement = nil, prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S) -> some View where S: View
    func searchable<T: ObjectBase, S>(text: Binding<String>, collection: ObservedResults<T>, keyPath: KeyPath<T, String>, placement: SearchFieldPlacement = nil, prompt: S) -> some View where S: StringProtocol
    func searchable<T: ObjectBase, S>(text: Binding<String>, collection: ObservedResults<T>, keyPath: KeyPath<T, String>, placement: SearchFieldPlacement = nil, prompt: Text? = nil, @ViewBuilder suggestions: () -> S) -> some View where S: View
    func searchable<T: ObjectBase, V, S>(text: Binding<String>, collection: ObservedResults<T>, keyPath: KeyPath<T, String>, placement: SearchFieldPlacement = nil, prompt: S, @ViewBuilder suggestions: () -> V) -> some View where V: View, S: StringProtocol
    func searchable<T: ObjectBase>(text: Binding<String>, collection: ObservedResults<T>, keyPath: KeyPath<T, String>, placement: SearchFieldPlacement = nil, prompt: LocalizedStringKey) -> some View
    func searchable<T: ObjectBase>(text: Binding<String>, collection: ObservedResults<T>, keyPath: KeyPath<T, String>, placement: SearchFieldPlacement = nil, prompt: Text? = nil) -> some View
  }
  func changesetPublisher<T: Object>(_ object: T, keyPaths: [String]? = nil) -> RealmPublishers.ObjectChangeset<T>
  func changesetPublisher<T: ProjectionObservable>(_ projection: T, keyPaths: [String]? = nil) -> RealmPublishers.ObjectChangeset<T>
  func changesetPublisher<T: RealmCollection>(_ collection: T, keyPaths: [String]? = nil) -> RealmPublishers.CollectionChangeset<T>
  func dynamicBridgeCast<T>(fromObjectiveC x: Any) -> T
  func dynamicBridgeCast<T>(fromSwift x: T) -> Any
  func schemaVersionAtURL(_ fileURL: URL, encryptionKey: Data? = nil) throws -> UInt64
  func valuePublisher<T: Object>(_ object: T, keyPaths: [String]? = nil) -> RealmPublishers.Value<T>
  func valuePublisher<T: ProjectionObservable>(_ projection: T, keyPaths: [String]? = nil) -> RealmPublishers.Value<T>
  func valuePublisher<T: RealmCollection>(_ collection: T, keyPaths: [String]? = nil) -> RealmPublishers.Value<T>
  """#
