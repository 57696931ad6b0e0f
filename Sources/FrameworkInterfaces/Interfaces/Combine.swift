/// What is known of the module `Combine`.
let combineInterface = #"""
  // exports: Foundation
  class AnyCancellable: Cancellable, Hashable {
    func cancel()
    init(_ cancel: @escaping () -> Void)
    init<C: Cancellable>(_ canceller: C)
    func store(in set: inout Set<AnyCancellable>)
    func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable
  }
  struct AnyPublisher<Output, Failure: Error>: Publisher {
    var description: String { get }
    init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
  }
  struct AnySubscriber<Input, Failure: Error>: Subscriber {
    init(receiveSubscription: ((Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil, receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil)
    init<S: Subject>(_ s: S)
    init<S: Subscriber>(_ s: S)
  }
  struct AsyncPublisher<P: Publisher>: AsyncSequence {
    typealias Element = P.Output
    struct Iterator: AsyncIteratorProtocol {}
    init(_ publisher: P)
    func makeAsyncIterator() -> Iterator
  }
  extension AsyncPublisher.Iterator {
    func next() async -> P.Output?
  }
  struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    typealias Element = P.Output
    struct Iterator: AsyncIteratorProtocol {}
    init(_ publisher: P)
    func makeAsyncIterator() -> Iterator
  }
  extension AsyncThrowingPublisher.Iterator {
    func next() async throws -> P.Output?
  }
  protocol Cancellable {
    func cancel()
  }
  extension Cancellable {
    func store(in set: inout Set<AnyCancellable>)
    func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable
  }
  struct CombineIdentifier: Hashable {
    init()
    init(_ obj: AnyObject)
  }
  protocol ConnectablePublisher: Publisher {
    func connect() -> Cancellable
  }
  extension ConnectablePublisher {
    func autoconnect() -> AnyPublisher<Output, Failure>
  }
  class CurrentValueSubject<Output, Failure: Error>: Subject {
    init(_ value: Output)
    func send(_ input: Output)
    func send(completion: Subscribers.Completion<Failure>)
    func send(subscription: Subscription)
    var value: Output
  }
  protocol CustomCombineIdentifierConvertible {
    var combineIdentifier: CombineIdentifier { get }
  }
  struct Deferred<DeferredPublisher: Publisher>: Publisher {
    typealias Failure = DeferredPublisher.Failure
    typealias Output = DeferredPublisher.Output
    var createPublisher: () -> DeferredPublisher { get }
    init(createPublisher: @escaping () -> DeferredPublisher)
  }
  extension DispatchQueue {
    struct SchedulerOptions {}
    struct SchedulerTimeType: Strideable, Codable, Hashable {}
    var minimumTolerance: SchedulerTimeType.Stride { get }
    var now: SchedulerTimeType { get }
    func schedule(after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void) -> Cancellable
    func schedule(after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void)
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  }
  extension DispatchQueue: Scheduler {}
  extension DispatchQueue.SchedulerOptions {
    var flags: DispatchWorkItemFlags
    var group: DispatchGroup?
    init(qos: DispatchQoS = nil, flags: DispatchWorkItemFlags = nil, group: DispatchGroup? = nil)
    var qos: DispatchQoS
  }
  extension DispatchQueue.SchedulerTimeType {
    struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {}
    func advanced(by n: SchedulerTimeType.Stride) -> SchedulerTimeType
    var dispatchTime: DispatchTime
    func distance(to other: SchedulerTimeType) -> SchedulerTimeType.Stride
    init(_ time: DispatchTime)
  }
  extension DispatchQueue.SchedulerTimeType.Stride {
    init(_ timeInterval: DispatchTimeInterval)
    var magnitude: Int
    static func microseconds(_ us: Int) -> Stride
    static func milliseconds(_ ms: Int) -> Stride
    static func nanoseconds(_ ns: Int) -> Stride
    static func seconds(_ s: Double) -> Stride
    static func seconds(_ s: Int) -> Stride
    var timeInterval: DispatchTimeInterval { get }
  }
  struct Empty<Output, Failure: Error>: Publisher, Equatable {
    var completeImmediately: Bool { get }
    init(completeImmediately: Bool = nil)
    init(completeImmediately: Bool = nil, outputType: Output.Type, failureType: Failure.Type)
  }
  struct Fail<Output, Failure: Error>: Publisher {
    var error: Failure { get }
    init(error: Failure)
    init(outputType: Output.Type, failure: Failure)
  }
  class Future<Output, Failure: Error>: Publisher {
    typealias Promise = (Result<Output, Failure>) -> Void
    init(_ attemptToFulfill: @escaping (@escaping (Result<Output, Failure>) -> Void) -> Void)
    var value: Output { get }
  }
  extension Future where Failure == Never {
    var value: Output { get }
  }
  struct ImmediateScheduler: Scheduler {
    typealias SchedulerOptions = Never
    struct SchedulerTimeType: Strideable {}
    static var shared: ImmediateScheduler { get }
  }
  extension ImmediateScheduler.SchedulerTimeType {
    struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {}
    func advanced(by n: ImmediateScheduler.SchedulerTimeType.Stride) -> ImmediateScheduler.SchedulerTimeType
    func distance(to other: ImmediateScheduler.SchedulerTimeType) -> ImmediateScheduler.SchedulerTimeType.Stride
  }
  extension ImmediateScheduler.SchedulerTimeType.Stride {
    init(_ value: Int)
    var magnitude: Int
  }
  extension JSONDecoder {
    typealias Input = Data
  }
  extension JSONDecoder: TopLevelDecoder {}
  extension JSONEncoder {
    typealias Output = Data
  }
  extension JSONEncoder: TopLevelEncoder {}
  struct Just<Output>: Publisher, Equatable {
    typealias Failure = Never
    init(_ output: Output)
    func map<T>(_ transform: (Output) -> T) -> Just<T>
    var output: Output { get }
  }
  extension NSObject.KeyValueObservingPublisher {
    typealias Failure = Never
    typealias Output = Value
    init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions)
    var keyPath: KeyPath<Subject, Value> { get }
    var object: Subject { get }
  }
  extension NSObjectProtocol where Self: NSObject {
    func publisher<Value>(for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = nil) -> AnyPublisher<Value, Never>
  }
  extension NotificationCenter {
    struct Publisher: Combine.Publisher, Equatable {}
    func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never>
  }
  extension NotificationCenter.Publisher {
    typealias Failure = Never
    typealias Output = Notification
    var center: NotificationCenter { get }
    init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil)
    var name: Notification.Name { get }
    var object: AnyObject? { get }
  }
  protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    var objectWillChange: ObjectWillChangePublisher { get }
  }
  extension ObservableObject {
    var objectWillChange: ObservableObjectPublisher { get }
  }
  class ObservableObjectPublisher: Publisher {
    typealias Failure = Never
    typealias Output = Void
    init()
    func send()
  }
  extension OperationQueue {
    struct SchedulerOptions {}
    struct SchedulerTimeType: Strideable, Codable, Hashable {}
    var minimumTolerance: SchedulerTimeType.Stride { get }
    var now: SchedulerTimeType { get }
    func schedule(after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void) -> Cancellable
    func schedule(after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void)
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  }
  extension OperationQueue: Scheduler {}
  extension OperationQueue.SchedulerTimeType {
    struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {}
    func advanced(by n: SchedulerTimeType.Stride) -> SchedulerTimeType
    var date: Date
    func distance(to other: SchedulerTimeType) -> SchedulerTimeType.Stride
    init(_ time: Date)
  }
  extension OperationQueue.SchedulerTimeType.Stride {
    init(_ timeInterval: TimeInterval)
    var magnitude: TimeInterval
    static func microseconds(_ us: Int) -> Stride
    static func milliseconds(_ ms: Int) -> Stride
    static func nanoseconds(_ ns: Int) -> Stride
    static func seconds(_ s: Double) -> Stride
    static func seconds(_ s: Int) -> Stride
    var timeInterval: TimeInterval { get }
  }
  extension Optional {
    struct Publisher: Combine.Publisher {}
    var publisher: AnyPublisher<Wrapped, Never> { get }
  }
  extension Optional.Publisher {
    typealias Failure = Never
    typealias Output = Wrapped
    init(_ output: Wrapped?)
    var output: Wrapped? { get }
  }
  class PassthroughSubject<Output, Failure: Error>: Subject {
    init()
    func send(_ input: Output)
    func send(completion: Subscribers.Completion<Failure>)
    func send(subscription: Subscription)
  }
  extension PropertyListDecoder {
    typealias Input = Data
  }
  extension PropertyListDecoder: TopLevelDecoder {}
  extension PropertyListEncoder {
    typealias Output = Data
  }
  extension PropertyListEncoder: TopLevelEncoder {}
  @propertyWrapper struct Published<Value> {
    struct Publisher: Combine.Publisher {}
    init(initialValue: Value)
    init(wrappedValue: Value)
    var projectedValue: AnyPublisher<Value, Never>
    var wrappedValue: Value
  }
  extension Published.Publisher {
    typealias Failure = Never
    typealias Output = Value
  }
  protocol Publisher<Output, Failure> {
    associatedtype Failure: Error
    associatedtype Output
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
  }
  extension Publisher where Failure == Never {
    func assign(to published: inout Published<Output>.Publisher)
    func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable
    func flatMap<P: Publisher>(maxPublishers: Subscribers.Demand = nil, _ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, P.Failure>
    func makeConnectable() -> Publishers.MakeConnectable<Self>
    func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E>
    func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable
    var values: AsyncPublisher<Self> { get }
  }
  extension Publisher where Output: Comparable {
    func max() -> AnyPublisher<Output, Failure>
    func min() -> AnyPublisher<Output, Failure>
  }
  extension Publisher where Output: Equatable {
    func contains(_ output: Output) -> AnyPublisher<Bool, Failure>
    func removeDuplicates() -> AnyPublisher<Output, Failure>
  }
  extension Publisher where Output: Publisher {
    func switchToLatest() -> AnyPublisher<Output.Output, Output.Failure>
  }
  extension Publisher {
    func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure>
    func append(_ elements: Output...) -> AnyPublisher<Output, Failure>
    func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
    func append<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure> where S.Element == Output
    func assertNoFailure(_ prefix: String = nil, file: StaticString = nil, line: UInt = nil) -> AnyPublisher<Output, Never>
    func assign(to published: inout Published<Output>.Publisher)
    func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable
    func breakpoint(receiveSubscription: ((Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil, receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil) -> AnyPublisher<Output, Failure>
    func breakpointOnError() -> AnyPublisher<Output, Failure>
    func buffer(size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>) -> AnyPublisher<Output, Failure>
    func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
    func collect() -> AnyPublisher<[Output], Failure>
    func collect(_ count: Int) -> AnyPublisher<[Output], Failure>
    func collect<S: Scheduler>(_ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil) -> AnyPublisher<[Output], Failure>
    func combineLatest<P: Publisher, Q: Publisher, R: Publisher, Result>(_ p: P, _ q: Q, _ r: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> Result) -> AnyPublisher<Result, Failure> where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure
    func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(_ p: P, _ q: Q, _ r: R) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure> where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure
    func combineLatest<P: Publisher, Q: Publisher, Result>(_ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> Result) -> AnyPublisher<Result, Failure> where Failure == P.Failure, Failure == Q.Failure
    func combineLatest<P: Publisher, Q: Publisher>(_ p: P, _ q: Q) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where Failure == P.Failure, Failure == Q.Failure
    func combineLatest<P: Publisher, Result>(_ p: P, _ transform: @escaping (Output, P.Output) -> Result) -> AnyPublisher<Result, Failure> where Failure == P.Failure
    func combineLatest<P: Publisher>(_ p: P) -> AnyPublisher<(Output, P.Output), Failure> where Failure == P.Failure
    func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure>
    func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure>
    func count() -> AnyPublisher<Int, Failure>
    func debounce<S: Scheduler>(for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<Output, Failure>
    func decode<Item: Decodable, Coder: TopLevelDecoder>(type: Item.Type, decoder: Coder) -> AnyPublisher<Item, Error> where Output == Coder.Input
    func delay<S: Scheduler>(for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<Output, Failure>
    func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure>
    func drop<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure>
    func dropFirst(_ count: Int = nil) -> AnyPublisher<Output, Failure>
    func encode<Coder: TopLevelEncoder>(encoder: Coder) -> AnyPublisher<Coder.Output, Error> where Output: Encodable
    func eraseToAnyPublisher() -> AnyPublisher<Output, Failure>
    func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure>
    func first() -> AnyPublisher<Output, Failure>
    func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure>
    func flatMap<P: Publisher>(maxPublishers: Subscribers.Demand = nil, _ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, Failure>
    func handleEvents(receiveSubscription: ((Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil, receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil) -> AnyPublisher<Output, Failure>
    func ignoreOutput() -> AnyPublisher<Never, Failure>
    func last() -> AnyPublisher<Output, Failure>
    func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure>
    func map<T0, T1, T2>(_ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>) -> AnyPublisher<(T0, T1, T2), Failure>
    func map<T0, T1>(_ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>) -> AnyPublisher<(T0, T1), Failure>
    func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure>
    func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure>
    func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E>
    func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure>
    func measureInterval<S: Scheduler>(using scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<S.SchedulerTimeType.Stride, Failure>
    func merge(with other: Self) -> AnyPublisher<Output, Failure>
    func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher, T: Publisher, U: Publisher, V: Publisher>(with p: P, _ q: Q, _ r: R, _ s: S, _ t: T, _ u: U, _ v: V) -> AnyPublisher<Output, Failure>
    func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher, T: Publisher, U: Publisher>(with p: P, _ q: Q, _ r: R, _ s: S, _ t: T, _ u: U) -> AnyPublisher<Output, Failure>
    func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher, T: Publisher>(with p: P, _ q: Q, _ r: R, _ s: S, _ t: T) -> AnyPublisher<Output, Failure>
    func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher>(with p: P, _ q: Q, _ r: R, _ s: S) -> AnyPublisher<Output, Failure>
    func merge<P: Publisher, Q: Publisher, R: Publisher>(with p: P, _ q: Q, _ r: R) -> AnyPublisher<Output, Failure>
    func merge<P: Publisher, Q: Publisher>(with p: P, _ q: Q) -> AnyPublisher<Output, Failure>
    func merge<P: Publisher>(with p: P) -> AnyPublisher<Output, Failure>
    func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure>
    func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure
    func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure
    func output(at index: Int) -> AnyPublisher<Output, Failure>
    func output<R: RangeExpression>(in range: R) -> AnyPublisher<Output, Failure> where R.Bound == Int
    func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure>
    func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure>
    func prefix<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure>
    func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure>
    func prepend<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
    func prepend<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure> where S.Element == Output
    func print(_ prefix: String = nil, to stream: TextOutputStream? = nil) -> AnyPublisher<Output, Failure>
    func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<Output, Failure>
    func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure>
    func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure>
    func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure>
    func replaceError(with output: Output) -> AnyPublisher<Output, Never>
    func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T?
    func retry(_ retries: Int) -> AnyPublisher<Output, Failure>
    func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure>
    func share() -> AnyPublisher<Output, Failure>
    func sink(receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void) -> AnyCancellable
    func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<Output, Failure>
    func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure
    func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure
    func throttle<S: Scheduler>(for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool) -> AnyPublisher<Output, Failure>
    func timeout<S: Scheduler>(_ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil, customError: (() -> Failure)? = nil) -> AnyPublisher<Output, Failure>
    func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Bool, Error>
    func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> AnyPublisher<Output, Error>
    func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, Error>
    func tryContains(where predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Bool, Error>
    func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, Error>
    func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, Error>
    func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, Error>
    func tryLast(where predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, Error>
    func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, Error>
    func tryMax(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool) -> AnyPublisher<Output, Error>
    func tryMin(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool) -> AnyPublisher<Output, Error>
    func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, Error>
    func tryReduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T) -> AnyPublisher<T, Error>
    func tryRemoveDuplicates(by predicate: @escaping (Output, Output) throws -> Bool) -> AnyPublisher<Output, Error>
    func tryScan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T) -> AnyPublisher<T, Error>
    var values: AsyncThrowingPublisher<Self> { get }
    func zip<P: Publisher, Q: Publisher, R: Publisher, Result>(_ p: P, _ q: Q, _ r: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> Result) -> AnyPublisher<Result, Failure> where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure
    func zip<P: Publisher, Q: Publisher, R: Publisher>(_ p: P, _ q: Q, _ r: R) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure> where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure
    func zip<P: Publisher, Q: Publisher, Result>(_ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> Result) -> AnyPublisher<Result, Failure> where Failure == P.Failure, Failure == Q.Failure
    func zip<P: Publisher, Q: Publisher>(_ p: P, _ q: Q) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where Failure == P.Failure, Failure == Q.Failure
    func zip<P: Publisher, Result>(_ p: P, _ transform: @escaping (Output, P.Output) -> Result) -> AnyPublisher<Result, Failure> where Failure == P.Failure
    func zip<P: Publisher>(_ p: P) -> AnyPublisher<(Output, P.Output), Failure> where Failure == P.Failure
  }
  enum Publishers {
    class Autoconnect<Upstream: ConnectablePublisher>: Publisher {}
    class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher {}
    enum BufferingStrategy<Failure: Error> {case dropNewest, dropOldest, customError(() -> Failure) }
    enum PrefetchStrategy {case keepFull, byRequest }
    enum TimeGroupingStrategy<Context: Scheduler> {case byTime(Context, Context.SchedulerTimeType.Stride), byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int) }
    struct AllSatisfy<Upstream: Publisher>: Publisher {}
    struct AssertNoFailure<Upstream: Publisher>: Publisher {}
    struct Buffer<Upstream: Publisher>: Publisher {}
    struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher {}
    struct Collect<Upstream: Publisher>: Publisher {}
    struct CollectByCount<Upstream: Publisher>: Publisher {}
    struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher {}
    struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher {}
    struct CombineLatest<A: Publisher, B: Publisher>: Publisher {}
    struct CompactMap<Upstream: Publisher, Output>: Publisher {}
    struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher {}
    struct Contains<Upstream: Publisher>: Publisher {}
    struct Count<Upstream: Publisher>: Publisher {}
    struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {}
    struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher {}
    struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {}
    struct Drop<Upstream: Publisher>: Publisher {}
    struct DropWhile<Upstream: Publisher>: Publisher {}
    struct Filter<Upstream: Publisher>: Publisher {}
    struct First<Upstream: Publisher>: Publisher {}
    struct FirstWhere<Upstream: Publisher>: Publisher {}
    struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher {}
    struct HandleEvents<Upstream: Publisher>: Publisher {}
    struct IgnoreOutput<Upstream: Publisher>: Publisher {}
    struct Last<Upstream: Publisher>: Publisher {}
    struct LastWhere<Upstream: Publisher>: Publisher {}
    struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {}
    struct Map<Upstream: Publisher, Output>: Publisher {}
    struct MapError<Upstream: Publisher, Failure: Error>: Publisher {}
    struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher {}
    struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher {}
    struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher {}
    struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher {}
    struct Merge7<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>: Publisher {}
    struct Merge8<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>: Publisher {}
    struct Merge<A: Publisher, B: Publisher>: Publisher {}
    struct MergeMany<Upstream: Publisher>: Publisher {}
    struct Output<Upstream: Publisher>: Publisher {}
    struct PrefixWhile<Upstream: Publisher>: Publisher {}
    struct Print<Upstream: Publisher>: Publisher {}
    struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {}
    struct Reduce<Upstream: Publisher, Output>: Publisher {}
    struct RemoveDuplicates<Upstream: Publisher>: Publisher {}
    struct ReplaceEmpty<Upstream: Publisher>: Publisher {}
    struct ReplaceError<Upstream: Publisher>: Publisher {}
    struct Retry<Upstream: Publisher>: Publisher {}
    struct Scan<Upstream: Publisher, Output>: Publisher {}
    struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {}
    struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher {}
    struct Share<Upstream: Publisher>: Publisher {}
    struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {}
    struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher {}
    struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {}
    struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {}
    struct TryMap<Upstream: Publisher, Output>: Publisher {}
    struct TryScan<Upstream: Publisher, Output>: Publisher {}
    struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher {}
    struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher {}
    struct Zip<A: Publisher, B: Publisher>: Publisher {}
  }
  extension Publishers.AllSatisfy {
    typealias Failure = Upstream.Failure
    typealias Output = Bool
    var upstream: Upstream { get }
  }
  extension Publishers.AssertNoFailure {
    typealias Failure = Never
    typealias Output = Upstream.Output
    var upstream: Upstream { get }
  }
  extension Publishers.Autoconnect {
    typealias Failure = Upstream.Failure
    typealias Output = Upstream.Output
    init(upstream: Upstream)
    var upstream: Upstream { get }
  }
  extension Publishers.Buffer {
    typealias Failure = Upstream.Failure
    typealias Output = Upstream.Output
    init(upstream: Upstream, size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Upstream.Failure>)
    var upstream: Upstream { get }
  }
  extension Publishers.Catch {
    typealias Failure = NewPublisher.Failure
    typealias Output = Upstream.Output
    init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher)
  }
  extension Publishers.Collect {
    typealias Failure = Upstream.Failure
    typealias Output = [Upstream.Output]
    var upstream: Upstream { get }
  }
  extension Publishers.CollectByCount {
    typealias Failure = Upstream.Failure
    typealias Output = [Upstream.Output]
    var upstream: Upstream { get }
  }
  extension Publishers.CombineLatest {
    typealias Failure = A.Failure
    typealias Output = (A.Output, B.Output)
    init(_ a: A, _ b: B)
  }
  extension Publishers.CombineLatest3 {
    typealias Failure = A.Failure
    typealias Output = (A.Output, B.Output, C.Output)
    init(_ a: A, _ b: B, _ c: C)
  }
  extension Publishers.CombineLatest4 {
    typealias Failure = A.Failure
    typealias Output = (A.Output, B.Output, C.Output, D.Output)
    init(_ a: A, _ b: B, _ c: C, _ d: D)
  }
  extension Publishers.CompactMap {
    typealias Failure = Upstream.Failure
    init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?)
  }
  extension Publishers.Concatenate {
    typealias Failure = Suffix.Failure
    typealias Output = Suffix.Output
    init(prefix: Prefix, suffix: Suffix)
  }
  extension Publishers.Contains {
    typealias Failure = Upstream.Failure
    typealias Output = Bool
    var upstream: Upstream { get }
  }
  extension Publishers.Count {
    typealias Failure = Upstream.Failure
    typealias Output = Int
    var upstream: Upstream { get }
  }
  extension Publishers.Debounce {
    typealias Failure = Upstream.Failure
    typealias Output = Upstream.Output
    var scheduler: Context { get }
    var upstream: Upstream { get }
  }
  extension Publishers.Decode {
    typealias Failure = Error
    init(upstream: Upstream, decoder: Coder)
  }
  extension Publishers.Delay {
    typealias Failure = Upstream.Failure
    typealias Output = Upstream.Output
    var scheduler: Context { get }
    var upstream: Upstream { get }
  }
  extension Publishers.Drop {
    typealias Failure = Upstream.Failure
    typealias Output = Upstream.Output
    init(upstream: Upstream, count: Int)
    var upstream: Upstream { get }
  }
  extension Publishers.DropWhile {
    typealias Failure = Upstream.Failure
    typealias Output = Upstream.Output
    init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool)
    var upstream: Upstream { get }
  }
  extension Publishers.Filter {
    typealias Failure = Upstream.Failure
    typealias Output = Upstream.Output
    init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool)
    var upstream: Upstream { get }
  }
  extension Publishers.First {
    typealias Failure = Upstream.Failure
    typealias Output = Upstream.Output
    init(upstream: Upstream)
    var upstream: Upstream { get }
  }
  extension Publishers.FirstWhere {
    typealias Failure = Upstream.Failure
    typealias Output = Upstream.Output
    init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool)
    var upstream: Upstream { get }
  }
  extension Publishers.FlatMap {
    typealias Failure = Upstream.Failure
    typealias Output = NewPublisher.Output
    init(upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher)
  }
  extension Publishers.HandleEvents {
    typealias Failure = Upstream.Failure
    typealias Output = Upstream.Output
    init(upstream: Upstream)
    var upstream: Upstream { get }
  }
  extension Publishers.IgnoreOutput {
    typealias Failure = Upstream.Failure
    typealias Output = Never
    var upstream: Upstream { get }
  }
  extension Publishers.Last {
    typealias Failure = Upstream.Failure
    typealias Output = Upstream.Output
    init(upstream: Upstream)
    var upstream: Upstream { get }
  }
  extension Publishers.LastWhere {
    typealias Failure = Upstream.Failure
    typealias Output = Upstream.Output
    init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool)
    var upstream: Upstream { get }
  }
  extension Publishers.MakeConnectable {
    typealias Failure = Upstream.Failure
    typealias Output = Upstream.Output
    func connect() -> Cancellable
    init(upstream: Upstream)
  }
  extension Publishers.Map {
    typealias Failure = Upstream.Failure
    init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output)
    var upstream: Upstream { get }
  }
  extension Publishers.MapError {
    typealias Output = Upstream.Output
    init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure)
  }
  extension Publishers.Merge {
    typealias Failure = A.Failure
    typealias Output = A.Output
    init(_ a: A, _ b: B)
  }
  extension Publishers.Merge3 {
    typealias Failure = A.Failure
    typealias Output = A.Output
    init(_ a: A, _ b: B, _ c: C)
  }
  extension Publishers.Merge4 {
    typealias Failure = A.Failure
    typealias Output = A.Output
    init(_ a: A, _ b: B, _ c: C, _ d: D)
  }
  extension Publishers.Merge5 {
    typealias Failure = A.Failure
    typealias Output = A.Output
    init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E)
  }
  extension Publishers.Merge6 {
    typealias Failure = A.Failure
    typealias Output = A.Output
    init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F)
  }
  extension Publishers.Merge7 {
    typealias Failure = A.Failure
    typealias Output = A.Output
    init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G)
  }
  extension Publishers.Merge8 {
    typealias Failure = A.Failure
    typealias Output = A.Output
    init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H)
  }
  extension Publishers.MergeMany {
    typealias Failure = Upstream.Failure
    typealias Output = Upstream.Output
    init(_ upstream: Upstream...)
    init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream
    func merge(with other: Upstream) -> Publishers.MergeMany<Upstream>
    var publishers: [Upstream] { get }
  }
  extension Publishers.Multicast {
    typealias Failure = Upstream.Failure
    typealias Output = Upstream.Output
    func autoconnect() -> Publishers.Autoconnect<Self>
    func connect() -> Cancellable
    init(upstream: Upstream, createSubject: @escaping () -> SubjectType)
  }
  extension Publishers.Output {
    typealias Failure = Upstream.Failure
    typealias Output = Upstream.Output
    init(upstream: Upstream, range: CountableRange<Int>)
    var upstream: Upstream { get }
  }
  extension Publishers.PrefixWhile {
    typealias Failure = Upstream.Failure
    typealias Output = Upstream.Output
    init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool)
    var upstream: Upstream { get }
  }
  extension Publishers.Print {
    typealias Failure = Upstream.Failure
    typealias Output = Upstream.Output
    init(upstream: Upstream, prefix: String)
    var upstream: Upstream { get }
  }
  extension Publishers.ReceiveOn {
    typealias Failure = Upstream.Failure
    typealias Output = Upstream.Output
    var scheduler: Context { get }
    var upstream: Upstream { get }
  }
  extension Publishers.Reduce {
    typealias Failure = Upstream.Failure
    var upstream: Upstream { get }
  }
  extension Publishers.RemoveDuplicates {
    typealias Failure = Upstream.Failure
    typealias Output = Upstream.Output
    init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool)
    var upstream: Upstream { get }
  }
  extension Publishers.ReplaceEmpty {
    typealias Failure = Upstream.Failure
    typealias Output = Upstream.Output
    init(upstream: Upstream, output: Upstream.Output)
    var upstream: Upstream { get }
  }
  extension Publishers.ReplaceError {
    typealias Failure = Never
    typealias Output = Upstream.Output
    var upstream: Upstream { get }
  }
  extension Publishers.Retry {
    typealias Failure = Upstream.Failure
    typealias Output = Upstream.Output
    init(upstream: Upstream, retries: Int?)
  }
  extension Publishers.Scan {
    typealias Failure = Upstream.Failure
    var upstream: Upstream { get }
  }
  extension Publishers.Sequence {
    typealias Output = Elements.Element
    init(sequence: Elements)
    var sequence: Elements { get }
  }
  extension Publishers.SetFailureType {
    typealias Output = Upstream.Output
    var upstream: Upstream { get }
  }
  extension Publishers.Share {
    typealias Failure = Upstream.Failure
    typealias Output = Upstream.Output
    init(upstream: Upstream)
    var upstream: Upstream { get }
  }
  extension Publishers.SubscribeOn {
    typealias Failure = Upstream.Failure
    typealias Output = Upstream.Output
    var scheduler: Context { get }
    var upstream: Upstream { get }
  }
  extension Publishers.SwitchToLatest {
    typealias Failure = P.Failure
    typealias Output = P.Output
    init(upstream: Upstream)
  }
  extension Publishers.Throttle {
    typealias Failure = Upstream.Failure
    typealias Output = Upstream.Output
    var scheduler: Context { get }
    var upstream: Upstream { get }
  }
  extension Publishers.Timeout {
    typealias Failure = Upstream.Failure
    typealias Output = Upstream.Output
    var scheduler: Context { get }
    var upstream: Upstream { get }
  }
  extension Publishers.TryMap {
    typealias Failure = Error
    var upstream: Upstream { get }
  }
  extension Publishers.TryScan {
    typealias Failure = Error
    var upstream: Upstream { get }
  }
  extension Publishers.Zip {
    typealias Failure = A.Failure
    typealias Output = (A.Output, B.Output)
    init(_ a: A, _ b: B)
  }
  extension Publishers.Zip3 {
    typealias Failure = A.Failure
    typealias Output = (A.Output, B.Output, C.Output)
    init(_ a: A, _ b: B, _ c: C)
  }
  extension Publishers.Zip4 {
    typealias Failure = A.Failure
    typealias Output = (A.Output, B.Output, C.Output, D.Output)
    init(_ a: A, _ b: B, _ c: C, _ d: D)
  }
  struct Record<Output, Failure: Error>: Publisher {
    struct Recording {}
    init(output: [Output], completion: Subscribers.Completion<Failure>)
    init(record: (inout Record<Output, Failure>.Recording) -> Void)
    init(recording: Recording)
    var recording: Recording { get }
  }
  extension Record.Recording {
    var completion: Subscribers.Completion<Failure> { get }
    var output: [Output] { get }
    func receive(_ input: Output)
    func receive(completion: Subscribers.Completion<Failure>)
  }
  extension Result {
    struct Publisher: Combine.Publisher {}
    var publisher: AnyPublisher<Success, Failure> { get }
  }
  extension Result.Publisher {
    typealias Output = Success
    init(_ failure: Failure)
    init(_ output: Success)
    init(_ result: Result<Success, Failure>)
    var result: Result<Success, Failure> { get }
  }
  extension RunLoop {
    struct SchedulerOptions {}
    struct SchedulerTimeType: Strideable, Codable, Hashable {}
    var minimumTolerance: SchedulerTimeType.Stride { get }
    var now: SchedulerTimeType { get }
    func schedule(after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void) -> Cancellable
    func schedule(after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void)
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  }
  extension RunLoop: Scheduler {}
  extension RunLoop.SchedulerTimeType {
    struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {}
    func advanced(by n: SchedulerTimeType.Stride) -> SchedulerTimeType
    var date: Date
    func distance(to other: SchedulerTimeType) -> SchedulerTimeType.Stride
    init(_ time: Date)
  }
  extension RunLoop.SchedulerTimeType.Stride {
    init(_ timeInterval: TimeInterval)
    var magnitude: TimeInterval
    static func microseconds(_ us: Int) -> Stride
    static func milliseconds(_ ms: Int) -> Stride
    static func nanoseconds(_ ns: Int) -> Stride
    static func seconds(_ s: Double) -> Stride
    static func seconds(_ s: Int) -> Stride
    var timeInterval: TimeInterval { get }
  }
  protocol Scheduler<SchedulerTimeType> {
    associatedtype SchedulerOptions
    associatedtype SchedulerTimeType: Strideable
    var minimumTolerance: SchedulerTimeType.Stride { get }
    var now: SchedulerTimeType { get }
    func schedule(after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void) -> Cancellable
    func schedule(after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void)
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  }
  extension Scheduler {
    func schedule(_ action: @escaping () -> Void)
    func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void)
    func schedule(after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void) -> Cancellable
  }
  protocol SchedulerTimeIntervalConvertible {
    static func microseconds(_ us: Int) -> Self
    static func milliseconds(_ ms: Int) -> Self
    static func nanoseconds(_ ns: Int) -> Self
    static func seconds(_ s: Double) -> Self
    static func seconds(_ s: Int) -> Self
  }
  extension Sequence {
    var publisher: AnyPublisher<Element, Never> { get }
  }
  protocol Subject<Output, Failure>: Publisher, AnyObject {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
    func send(subscription: Subscription)
  }
  extension Subject where Output == Void {
    func send()
  }
  protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    associatedtype Failure: Error
    associatedtype Input
    func receive(_ input: Input) -> Subscribers.Demand
    func receive(completion: Subscribers.Completion<Failure>)
    func receive(subscription: Subscription)
  }
  enum Subscribers {}
  extension Subscribers.Assign {
    typealias Failure = Never
    func cancel()
    init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>)
    var keyPath: ReferenceWritableKeyPath<Root, Input> { get }
    var object: Root? { get }
  }
  extension Subscribers.Demand {
    static func max(_ value: Int) -> Subscribers.Demand
    var max: Int? { get }
    static var none: Subscribers.Demand { get }
    static var unlimited: Subscribers.Demand { get }
  }
  extension Subscribers.Sink {
    func cancel()
    init(receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void)
    var receiveCompletion: (Subscribers.Completion<Failure>) -> Void { get }
    var receiveValue: (Input) -> Void { get }
  }
  protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    func request(_ demand: Subscribers.Demand)
  }
  enum Subscriptions {
    static var empty: Subscription { get }
  }
  extension Timer {
    class TimerPublisher: ConnectablePublisher {}
    static func publish(every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil) -> Timer.TimerPublisher
  }
  extension Timer.TimerPublisher {
    typealias Failure = Never
    typealias Output = Date
    func autoconnect() -> AnyPublisher<Date, Never>
    func connect() -> Cancellable
    init(interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil)
    var interval: TimeInterval { get }
    var mode: RunLoop.Mode { get }
    var runLoop: RunLoop { get }
    var tolerance: TimeInterval? { get }
  }
  protocol TopLevelDecoder<Input> {
    associatedtype Input
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
  }
  protocol TopLevelEncoder<Output> {
    associatedtype Output
    func encode<T: Encodable>(_ value: T) throws -> Output
  }
  extension URLSession {
    struct DataTaskPublisher: Publisher {}
    func dataTaskPublisher(for request: URLRequest) -> AnyPublisher<(data: Data, response: URLResponse), URLError>
    func dataTaskPublisher(for url: URL) -> AnyPublisher<(data: Data, response: URLResponse), URLError>
  }
  extension URLSession.DataTaskPublisher {
    typealias Failure = URLError
    typealias Output = (data: Data, response: URLResponse)
    init(request: URLRequest, session: URLSession)
    var request: URLRequest { get }
    var session: URLSession { get }
  }
  """#
