/// What is known of the module `RxSwift`.
let rxSwiftInterface = #"""
  struct AnyObserver<Element>: ObserverType {
    typealias EventHandler = (Event<Element>) -> Void
    func asObserver() -> AnyObserver<Element>
    init(eventHandler: @escaping EventHandler)
    init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element
    func on(_ event: Event<Element>)
  }
  extension AsyncSequence {
    func asObservable(priority: TaskPriority? = nil) -> Observable<Element>
  }
  class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType, SynchronizedUnsubscribeType {
    typealias SubjectObserverType = AsyncSubject<Element>
    func asObserver() -> AsyncSubject<Element>
    var hasObservers: Bool { get }
    init()
    func on(_ event: Event<Element>)
    func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element
  }
  class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType, SynchronizedUnsubscribeType, Cancelable {
    typealias SubjectObserverType = BehaviorSubject<Element>
    func asObserver() -> BehaviorSubject<Element>
    func dispose()
    var hasObservers: Bool { get }
    init(value: Element)
    var isDisposed: Bool { get }
    func on(_ event: Event<Element>)
    func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element
    func value() throws -> Element
  }
  struct Binder<Value>: ObserverType {
    typealias Element = Value
    func asObserver() -> AnyObserver<Value>
    init<Target: AnyObject>(_ target: Target, scheduler: ImmediateSchedulerType = nil, binding: @escaping (Target, Value) -> Void)
    func on(_ event: Event<Value>)
  }
  class BooleanDisposable: Cancelable {
    func dispose()
    init()
    init(isDisposed: Bool)
    var isDisposed: Bool { get }
  }
  protocol Cancelable: Disposable {
    var isDisposed: Bool { get }
  }
  typealias Completable = PrimitiveSequence<CompletableTrait, Swift.Never>
  enum CompletableEvent {
    case error(Swift.Error), completed
  }
  enum CompletableTrait {}
  class CompositeDisposable: DisposeBase, Cancelable {
    struct DisposeKey {}
    var count: Int { get }
    func dispose()
    init()
    init(_ disposable1: Disposable, _ disposable2: Disposable)
    init(_ disposable1: Disposable, _ disposable2: Disposable, _ disposable3: Disposable)
    init(_ disposable1: Disposable, _ disposable2: Disposable, _ disposable3: Disposable, _ disposable4: Disposable, _ disposables: Disposable...)
    init(disposables: [Disposable])
    func insert(_ disposable: Disposable) -> DisposeKey?
    var isDisposed: Bool { get }
    func remove(for disposeKey: DisposeKey)
  }
  class ConcurrentDispatchQueueScheduler: SchedulerType {
    typealias Time = Date
    typealias TimeInterval = Foundation.TimeInterval
    init(qos: DispatchQoS, leeway: DispatchTimeInterval = nil)
    init(queue: DispatchQueue, leeway: DispatchTimeInterval = nil)
    var now: Date { get }
    func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable
    func schedulePeriodic<StateType>(_ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (StateType) -> StateType) -> Disposable
    func scheduleRelative<StateType>(_ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable) -> Disposable
  }
  class ConcurrentMainScheduler: SchedulerType {
    typealias Time = Date
    typealias TimeInterval = Foundation.TimeInterval
    static var instance: ConcurrentMainScheduler { get }
    var now: Date { get }
    func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable
    func schedulePeriodic<StateType>(_ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (StateType) -> StateType) -> Disposable
    func scheduleRelative<StateType>(_ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable) -> Disposable
  }
  class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
    func connect() -> Disposable
  }
  protocol ConnectableObservableType: ObservableType {
    func connect() -> Disposable
  }
  extension ConnectableObservableType {
    func refCount() -> Observable<Element>
  }
  class CurrentThreadScheduler: ImmediateSchedulerType {
    static var instance: CurrentThreadScheduler { get }
    static var isScheduleRequired: Bool { get }
    func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable
  }
  protocol DataDecoder {
    func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
  }
  protocol Disposable {
    func dispose()
  }
  extension Disposable {
    func disposed(by bag: DisposeBag)
  }
  struct Disposables {
    static func create() -> Disposable
    static func create(_ disposable1: Disposable, _ disposable2: Disposable) -> Cancelable
    static func create(_ disposable1: Disposable, _ disposable2: Disposable, _ disposable3: Disposable) -> Cancelable
    static func create(_ disposable1: Disposable, _ disposable2: Disposable, _ disposable3: Disposable, _ disposables: Disposable ...) -> Cancelable
    static func create(_ disposables: [Disposable]) -> Cancelable
    static func create(with dispose: @escaping () -> Void) -> Cancelable
  }
  class DisposeBag: DisposeBase {
    @resultBuilder struct DisposableBuilder {}
    init()
    init(@DisposableBuilder builder: () -> [Disposable])
    init(disposing disposables: Disposable...)
    init(disposing disposables: [Disposable])
    func insert(@DisposableBuilder builder: () -> [Disposable])
    func insert(_ disposable: Disposable)
    func insert(_ disposables: Disposable...)
    func insert(_ disposables: [Disposable])
  }
  extension DisposeBag.DisposableBuilder {
    static func buildBlock(_ disposables: Disposable...) -> [Disposable]
  }
  class DisposeBase {}
  enum Event<Element>: CustomDebugStringConvertible, EventConvertible {
    case next(Element), error(Swift.Error), completed
    var debugDescription: String { get }
    var element: Element? { get }
    var error: Swift.Error? { get }
    var event: Event<Element> { get }
    var isCompleted: Bool { get }
    var isStopEvent: Bool { get }
    func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result>
  }
  protocol EventConvertible {
    associatedtype Element
    var event: Event<Element> { get }
  }
  struct GroupedObservable<Key, Element>: ObservableType {
    func asObservable() -> Observable<Element>
    init(key: Key, source: Observable<Element>)
    var key: Key { get }
    func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element
  }
  class HistoricalScheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter> {
    init(initialClock: RxTime = nil)
  }
  struct HistoricalSchedulerTimeConverter: VirtualTimeConverterType {
    typealias VirtualTimeIntervalUnit = TimeInterval
    typealias VirtualTimeUnit = RxTime
    func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
    func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime
    func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval
    func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit
    func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit
    func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit
  }
  enum Hooks {
    typealias CustomCaptureSubscriptionCallstack = () -> [String]
    typealias DefaultErrorHandler = (_ subscriptionCallStack: [String], _ error: Error) -> Void
    static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack
    static var defaultErrorHandler: DefaultErrorHandler
    static var recordCallStackOnError: Bool
  }
  protocol ImmediateSchedulerType {
    func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable
  }
  extension ImmediateSchedulerType {
    func scheduleRecursive<State>(_ state: State, action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void) -> Disposable
  }
  struct Infallible<Element>: InfallibleType {
    typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void
    func asObservable() -> Observable<Element>
    static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType, I6: InfallibleType, I7: InfallibleType, I8: InfallibleType>()
    static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType, I6: InfallibleType, I7: InfallibleType>()
    static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType, I6: InfallibleType>()
    static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType>()
    static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType>()
    static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType>()
    static func combineLatest<I1: InfallibleType, I2: InfallibleType>()
    static func create(subscribe: @escaping (@escaping InfallibleObserver) -> Disposable) -> Infallible<Element>
    func `do`(onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> Infallible<Element>
    static func from(_ array: [Element], scheduler: ImmediateSchedulerType = nil) -> Infallible<Element>
    static func from<Sequence: Swift.Sequence>(_ sequence: Sequence, scheduler: ImmediateSchedulerType = nil) -> Infallible<Element> where Sequence.Element == Element
    static func of(_ elements: Element ..., scheduler: ImmediateSchedulerType = nil) -> Infallible<Element>
  }
  enum InfallibleEvent<Element>: EventConvertible {
    case next(Element), completed
    var event: Event<Element> { get }
  }
  protocol InfallibleType: ObservableConvertibleType {}
  extension InfallibleType where Element == Any {
    static func combineLatest<O1: InfallibleType, O2: InfallibleType, O3: InfallibleType, O4: InfallibleType, O5: InfallibleType, O6: InfallibleType, O7: InfallibleType, O8: InfallibleType>()
    static func combineLatest<O1: InfallibleType, O2: InfallibleType, O3: InfallibleType, O4: InfallibleType, O5: InfallibleType, O6: InfallibleType, O7: InfallibleType>()
    static func combineLatest<O1: InfallibleType, O2: InfallibleType, O3: InfallibleType, O4: InfallibleType, O5: InfallibleType, O6: InfallibleType>()
    static func combineLatest<O1: InfallibleType, O2: InfallibleType, O3: InfallibleType, O4: InfallibleType, O5: InfallibleType>()
    static func combineLatest<O1: InfallibleType, O2: InfallibleType, O3: InfallibleType, O4: InfallibleType>()
    static func combineLatest<O1: InfallibleType, O2: InfallibleType, O3: InfallibleType>()
    static func combineLatest<O1: InfallibleType, O2: InfallibleType>()
  }
  extension InfallibleType where Element: Equatable {
    func distinctUntilChanged() -> Infallible<Element>
  }
  extension InfallibleType {
    static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<[Element]> where Collection.Element: InfallibleType, Collection.Element.Element == Element
    static func combineLatest<Collection: Swift.Collection>(_ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element) -> Infallible<Element> where Collection.Element: InfallibleType
    func compactMap<Result>(_ transform: @escaping (Element) -> Result?) -> Infallible<Result>
    func concat<Source: ObservableConvertibleType>(_ second: Source) -> Infallible<Element> where Source.Element == Element
    static func concat(_ sources: Infallible<Element> ...) -> Infallible<Element>
    static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<Element> where Collection.Element == Infallible<Element>
    static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Infallible<Element> where Sequence.Element == Infallible<Element>
    func concatMap<Source: ObservableConvertibleType>(_ selector: @escaping (Element) -> Source) -> Infallible<Source.Element>
    func debounce(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Infallible<Element>
    func debug(_ identifier: String? = nil, trimOutput: Bool = nil, file: String = nil, line: UInt = nil, function: String = nil) -> Infallible<Element>
    static func deferred(_ observableFactory: @escaping () throws -> Infallible<Element>) -> Infallible<Element>
    func distinctUntilChanged(_ comparer: @escaping (Element, Element) throws -> Bool) -> Infallible<Element>
    func distinctUntilChanged(_ keySelector: @escaping (Element) throws -> some Equatable) -> Infallible<Element>
    func distinctUntilChanged(at keyPath: KeyPath<Element, some Equatable>) -> Infallible<Element>
    func distinctUntilChanged<K>(_ keySelector: @escaping (Element) throws -> K, comparer: @escaping (K, K) throws -> Bool) -> Infallible<Element>
    static func empty() -> Infallible<Element>
    func filter(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element>
    func flatMap<Source: ObservableConvertibleType>(_ selector: @escaping (Element) -> Source) -> Infallible<Source.Element>
    func flatMapFirst<Source: ObservableConvertibleType>(_ selector: @escaping (Element) -> Source) -> Infallible<Source.Element>
    func flatMapLatest<Source: ObservableConvertibleType>(_ selector: @escaping (Element) -> Source) -> Infallible<Source.Element>
    static func just(_ element: Element) -> Infallible<Element>
    static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Infallible<Element>
    func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result>
    static func merge(_ sources: Infallible<Element>...) -> Infallible<Element>
    static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element>
    static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Infallible<Element> where Collection.Element == Infallible<Element>
    static func never() -> Infallible<Element>
    func scan<Seed>(_ seed: Seed, accumulator: @escaping (Seed, Element) -> Seed) -> Infallible<Seed>
    func scan<Seed>(into seed: Seed, accumulator: @escaping (inout Seed, Element) -> Void) -> Infallible<Seed>
    func share(replay: Int = nil, scope: SubjectLifetimeScope = nil) -> Infallible<Element>
    func skip(until other: some ObservableType) -> Infallible<Element>
    func skip(while predicate: @escaping (Element) throws -> Bool) -> Infallible<Element>
    func startWith(_ element: Element) -> Infallible<Element>
    func subscribe(_ on: @escaping (InfallibleEvent<Element>) -> Void) -> Disposable
    func subscribe(onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Disposable
    func subscribe<Object: AnyObject>(with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil) -> Disposable
    func take(_ count: Int) -> Infallible<Element>
    func take(for duration: RxTimeInterval, scheduler: SchedulerType) -> Infallible<Element>
    func take(until other: some InfallibleType) -> Infallible<Element>
    func take(until other: some ObservableType) -> Infallible<Element>
    func take(until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = nil) -> Infallible<Element>
    func take(while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = nil) -> Infallible<Element>
    func throttle(_ dueTime: RxTimeInterval, latest: Bool = nil, scheduler: SchedulerType) -> Infallible<Element>
    var values: AsyncStream<Element> { get }
    func withLatestFrom<Source: InfallibleType, ResultType>(_ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType) -> Infallible<ResultType>
    func withLatestFrom<Source: InfallibleType>(_ second: Source) -> Infallible<Source.Element>
    func withUnretained<Object: AnyObject, Out>(_ obj: Object, resultSelector: @escaping (Object, Element) -> Out) -> Infallible<Out>
    func withUnretained<Object: AnyObject>(_ obj: Object) -> Infallible<(Object, Element)>
    static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(_ source1: Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>, _ source4: Infallible<E4>, _ source5: Infallible<E5>, _ source6: Infallible<E6>, _ source7: Infallible<E7>, _ source8: Infallible<E8>, resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element) -> Infallible<Element>
    static func zip<E1, E2, E3, E4, E5, E6, E7>(_ source1: Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>, _ source4: Infallible<E4>, _ source5: Infallible<E5>, _ source6: Infallible<E6>, _ source7: Infallible<E7>, resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7) throws -> Element) -> Infallible<Element>
    static func zip<E1, E2, E3, E4, E5, E6>(_ source1: Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>, _ source4: Infallible<E4>, _ source5: Infallible<E5>, _ source6: Infallible<E6>, resultSelector: @escaping (E1, E2, E3, E4, E5, E6) throws -> Element) -> Infallible<Element>
    static func zip<E1, E2, E3, E4, E5>(_ source1: Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>, _ source4: Infallible<E4>, _ source5: Infallible<E5>, resultSelector: @escaping (E1, E2, E3, E4, E5) throws -> Element) -> Infallible<Element>
    static func zip<E1, E2, E3, E4>(_ source1: Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>, _ source4: Infallible<E4>, resultSelector: @escaping (E1, E2, E3, E4) throws -> Element) -> Infallible<Element>
    static func zip<E1, E2, E3>(_ source1: Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>, resultSelector: @escaping (E1, E2, E3) throws -> Element) -> Infallible<Element>
    static func zip<E1, E2>(_ source1: Infallible<E1>, _ source2: Infallible<E2>, resultSelector: @escaping (E1, E2) throws -> Element) -> Infallible<Element>
  }
  extension JSONDecoder: DataDecoder {}
  class MainScheduler: SerialDispatchQueueScheduler {
    static var asyncInstance: SerialDispatchQueueScheduler { get }
    static func ensureExecutingOnScheduler(errorMessage: String? = nil)
    static func ensureRunningOnMainThread(errorMessage: String? = nil)
    init()
    static var instance: MainScheduler { get }
  }
  typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>
  enum MaybeEvent<Element> {
    case success(Element), error(Swift.Error), completed
  }
  enum MaybeTrait {}
  extension NSObject: ReactiveCompatible {}
  class Observable<Element>: ObservableType {
    func asObservable() -> Observable<Element>
    func subscribe<Observer: ObserverType>(_: Observer) -> Disposable where Observer.Element == Element
  }
  protocol ObservableConvertibleType {
    associatedtype Element
    func asObservable() -> Observable<Element>
  }
  extension ObservableConvertibleType {
    func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element>
    func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element>
    func asInfallible(onErrorRecover: @escaping (Swift.Error) -> Infallible<Element>) -> Infallible<Element>
    var values: AsyncThrowingStream<Element, Error> { get }
  }
  protocol ObservableType: ObservableConvertibleType {
    func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element
  }
  extension ObservableType where Element == Any {
    static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType, O6: ObservableType, O7: ObservableType, O8: ObservableType>()
    static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType, O6: ObservableType, O7: ObservableType>()
    static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType, O6: ObservableType>()
    static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType>()
    static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>()
    static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>()
    static func combineLatest<O1: ObservableType, O2: ObservableType>()
    static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType, O6: ObservableType, O7: ObservableType, O8: ObservableType>()
    static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType, O6: ObservableType, O7: ObservableType>()
    static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType, O6: ObservableType>()
    static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType>()
    static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>()
    static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>()
    static func zip<O1: ObservableType, O2: ObservableType>()
  }
  extension ObservableType where Element == Data {
    func decode<Item: Decodable>(type: Item.Type, decoder: some DataDecoder) -> Observable<Item>
  }
  extension ObservableType where Element == Never {
    func asCompletable() -> Completable
  }
  extension ObservableType where Element: Equatable {
    func distinctUntilChanged() -> Observable<Element>
  }
  extension ObservableType where Element: EventConvertible {
    func dematerialize() -> Observable<Element.Element>
  }
  extension ObservableType where Element: ObservableConvertibleType {
    func concat() -> Observable<Element.Element>
    func merge() -> Observable<Element.Element>
    func merge(maxConcurrent: Int) -> Observable<Element.Element>
    func switchLatest() -> Observable<Element.Element>
  }
  extension ObservableType where Element: RxAbstractInteger {
    static func interval(_ period: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element>
    static func range(start: Element, count: Element, scheduler: ImmediateSchedulerType = nil) -> Observable<Element>
    static func timer(_ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: SchedulerType) -> Observable<Element>
  }
  extension ObservableType {
    func amb<O2: ObservableType>()
    static func amb<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element> where Sequence.Element == Observable<Element>
    func asMaybe() -> Maybe<Element>
    func asObservable() -> Observable<Element>
    func asSingle() -> Single<Element>
    func buffer(timeSpan: RxTimeInterval, count: Int, scheduler: SchedulerType) -> Observable<[Element]>
    func `catch`(_ handler: @escaping (Swift.Error) throws -> Observable<Element>) -> Observable<Element>
    static func `catch`<Sequence: Swift.Sequence>(sequence: Sequence) -> Observable<Element> where Sequence.Element == Observable<Element>
    func catchAndReturn(_ element: Element) -> Observable<Element>
    func catchError(_ handler: @escaping (Swift.Error) throws -> Observable<Element>) -> Observable<Element>
    static func catchError<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element> where Sequence.Element == Observable<Element>
    func catchErrorJustReturn(_ element: Element) -> Observable<Element>
    static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> Observable<[Element]> where Collection.Element: ObservableType, Collection.Element.Element == Element
    static func combineLatest<Collection: Swift.Collection>(_ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element) -> Observable<Element> where Collection.Element: ObservableType
    static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType, O6: ObservableType, O7: ObservableType, O8: ObservableType>()
    static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType, O6: ObservableType, O7: ObservableType>()
    static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType, O6: ObservableType>()
    static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType>()
    static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>()
    static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>()
    static func combineLatest<O1: ObservableType, O2: ObservableType>()
    func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result>
    func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element> where Source.Element == Element
    static func concat(_ sources: Observable<Element> ...) -> Observable<Element>
    static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Observable<Element> where Collection.Element == Observable<Element>
    static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element> where Sequence.Element == Observable<Element>
    func concatMap<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source) -> Observable<Source.Element>
    static func create(_ subscribe: @escaping (AnyObserver<Element>) -> Disposable) -> Observable<Element>
    func debounce(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element>
    func debug(_ identifier: String? = nil, trimOutput: Bool = nil, file: String = nil, line: UInt = nil, function: String = nil) -> Observable<Element>
    static func deferred(_ observableFactory: @escaping () throws -> Observable<Element>) -> Observable<Element>
    func delay(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element>
    func delaySubscription(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element>
    func distinctUntilChanged(_ comparer: @escaping (Element, Element) throws -> Bool) -> Observable<Element>
    func distinctUntilChanged(_ keySelector: @escaping (Element) throws -> some Equatable) -> Observable<Element>
    func distinctUntilChanged(at keyPath: KeyPath<Element, some Equatable>) -> Observable<Element>
    func distinctUntilChanged<K>(_ keySelector: @escaping (Element) throws -> K, comparer: @escaping (K, K) throws -> Bool) -> Observable<Element>
    func `do`(onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil, onError: ((Swift.Error) throws -> Void)? = nil, afterError: ((Swift.Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> Observable<Element>
    func element(at index: Int) -> Observable<Element>
    func elementAt(_ index: Int) -> Observable<Element>
    static func empty() -> Observable<Element>
    func enumerated() -> Observable<(index: Int, element: Element)>
    static func error(_ error: Swift.Error) -> Observable<Element>
    func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element>
    func first() -> Single<Element?>
    func flatMap<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source) -> Observable<Source.Element>
    func flatMapFirst<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source) -> Observable<Source.Element>
    func flatMapLatest<Source: InfallibleType>(_ selector: @escaping (Element) throws -> Source) -> Infallible<Source.Element>
    func flatMapLatest<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source) -> Observable<Source.Element>
    static func from(_ array: [Element], scheduler: ImmediateSchedulerType = nil) -> Observable<Element>
    static func from(optional: Element?) -> Observable<Element>
    static func from(optional: Element?, scheduler: ImmediateSchedulerType) -> Observable<Element>
    static func from<Sequence: Swift.Sequence>(_ sequence: Sequence, scheduler: ImmediateSchedulerType = nil) -> Observable<Element> where Sequence.Element == Element
    static func generate(initialState: Element, condition: @escaping (Element) throws -> Bool, scheduler: ImmediateSchedulerType = nil, iterate: @escaping (Element) throws -> Element) -> Observable<Element>
    func groupBy<Key: Hashable>(keySelector: @escaping (Element) throws -> Key) -> Observable<GroupedObservable<Key, Element>>
    func ifEmpty(default: Element) -> Observable<Element>
    func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element>
    func ignoreElements() -> Observable<Never>
    static func just(_ element: Element) -> Observable<Element>
    static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Observable<Element>
    func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result>
    func materialize() -> Observable<Event<Element>>
    static func merge(_ sources: Observable<Element>...) -> Observable<Element>
    static func merge(_ sources: [Observable<Element>]) -> Observable<Element>
    static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Observable<Element> where Collection.Element == Observable<Element>
    func multicast<Subject: SubjectType, Result>(_ subjectSelector: @escaping () throws -> Subject, selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>) -> Observable<Result> where Subject.Observer.Element == Element
    func multicast<Subject: SubjectType>(_ subject: Subject) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element
    func multicast<Subject: SubjectType>(makeSubject: @escaping () -> Subject) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element
    static func never() -> Observable<Element>
    func observe(on scheduler: ImmediateSchedulerType) -> Observable<Element>
    func observeOn(_ scheduler: ImmediateSchedulerType) -> Observable<Element>
    static func of(_ elements: Element ..., scheduler: ImmediateSchedulerType = nil) -> Observable<Element>
    func publish() -> ConnectableObservable<Element>
    func reduce<A, Result>(_ seed: A, accumulator: @escaping (A, Element) throws -> A, mapResult: @escaping (A) throws -> Result) -> Observable<Result>
    func reduce<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A>
    static func repeatElement(_ element: Element, scheduler: ImmediateSchedulerType = nil) -> Observable<Element>
    func replay(_ bufferSize: Int) -> ConnectableObservable<Element>
    func replayAll() -> ConnectableObservable<Element>
    func retry() -> Observable<Element>
    func retry(_ maxAttemptCount: Int) -> Observable<Element>
    func retry(when notificationHandler: @escaping (Observable<Swift.Error>) -> some ObservableType) -> Observable<Element>
    func retry<Error: Swift.Error>(when notificationHandler: @escaping (Observable<Error>) -> some ObservableType) -> Observable<Element>
    func retryWhen(_ notificationHandler: @escaping (Observable<Swift.Error>) -> some ObservableType) -> Observable<Element>
    func retryWhen<Error: Swift.Error>(_ notificationHandler: @escaping (Observable<Error>) -> some ObservableType) -> Observable<Element>
    func sample(_ sampler: some ObservableType, defaultValue: Element? = nil) -> Observable<Element>
    func scan<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A>
    func scan<A>(into seed: A, accumulator: @escaping (inout A, Element) throws -> Void) -> Observable<A>
    func share(replay: Int = nil, scope: SubjectLifetimeScope = nil) -> Observable<Element>
    func single() -> Observable<Element>
    func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element>
    func skip(_ count: Int) -> Observable<Element>
    func skip(_ duration: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element>
    func skip(until other: some ObservableType) -> Observable<Element>
    func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element>
    func skipUntil(_ other: some ObservableType) -> Observable<Element>
    func skipWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element>
    func startWith(_ elements: Element ...) -> Observable<Element>
    func subscribe(_ on: @escaping (Event<Element>) -> Void) -> Disposable
    func subscribe(on scheduler: ImmediateSchedulerType) -> Observable<Element>
    func subscribe(onNext: ((Element) -> Void)? = nil, onError: ((Swift.Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Disposable
    func subscribe<Object: AnyObject>(with object: Object, onNext: ((Object, Element) -> Void)? = nil, onError: ((Object, Swift.Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil) -> Disposable
    func subscribeOn(_ scheduler: ImmediateSchedulerType) -> Observable<Element>
    func take(_ count: Int) -> Observable<Element>
    func take(_ duration: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element>
    func take(for duration: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element>
    func take(until other: some ObservableType) -> Observable<Element>
    func take(until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = nil) -> Observable<Element>
    func take(while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = nil) -> Observable<Element>
    func takeLast(_ count: Int) -> Observable<Element>
    func takeUntil(_ behavior: TakeBehavior, predicate: @escaping (Element) throws -> Bool) -> Observable<Element>
    func takeUntil(_ other: some ObservableType) -> Observable<Element>
    func takeWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element>
    func throttle(_ dueTime: RxTimeInterval, latest: Bool = nil, scheduler: SchedulerType) -> Observable<Element>
    func timeout(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element>
    func timeout<Source: ObservableConvertibleType>(_ dueTime: RxTimeInterval, other: Source, scheduler: SchedulerType) -> Observable<Element> where Element == Source.Element
    func toArray() -> Single<[Element]>
    static func using<Resource: Disposable>(_ resourceFactory: @escaping () throws -> Resource, observableFactory: @escaping (Resource) throws -> Observable<Element>) -> Observable<Element>
    func window(timeSpan: RxTimeInterval, count: Int, scheduler: SchedulerType) -> Observable<Observable<Element>>
    func withLatestFrom<Source: ObservableConvertibleType, ResultType>(_ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType) -> Observable<ResultType>
    func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element>
    func withUnretained<Object: AnyObject, Out>(_ obj: Object, resultSelector: @escaping (Object, Element) -> Out) -> Observable<Out>
    func withUnretained<Object: AnyObject>(_ obj: Object) -> Observable<(Object, Element)>
    static func zip<Collection: Swift.Collection>(_ collection: Collection) -> Observable<[Element]> where Collection.Element: ObservableType, Collection.Element.Element == Element
    static func zip<Collection: Swift.Collection>(_ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element) -> Observable<Element> where Collection.Element: ObservableType
    static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType, O6: ObservableType, O7: ObservableType, O8: ObservableType>()
    static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType, O6: ObservableType, O7: ObservableType>()
    static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType, O6: ObservableType>()
    static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType>()
    static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>()
    static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>()
    static func zip<O1: ObservableType, O2: ObservableType>()
  }
  protocol ObserverType {
    associatedtype Element
    func on(_ event: Event<Element>)
  }
  extension ObserverType {
    func asObserver() -> AnyObserver<Element>
    func mapObserver<Result>(_ transform: @escaping (Result) throws -> Element) -> AnyObserver<Result>
    func onCompleted()
    func onError(_ error: Swift.Error)
    func onNext(_ element: Element)
  }
  class OperationQueueScheduler: ImmediateSchedulerType {
    init(operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = nil)
    var operationQueue: OperationQueue { get }
    var queuePriority: Operation.QueuePriority { get }
    func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable
  }
  struct PrimitiveSequence<Trait, Element>: PrimitiveSequenceType, ObservableConvertibleType {
    func asObservable() -> Observable<Element>
    func `catch`(_ handler: @escaping (Swift.Error) throws -> PrimitiveSequence<Trait, Element>) -> PrimitiveSequence<Trait, Element>
    func catchError(_ handler: @escaping (Swift.Error) throws -> PrimitiveSequence<Trait, Element>) -> PrimitiveSequence<Trait, Element>
    func debug(_ identifier: String? = nil, trimOutput: Bool = nil, file: String = nil, line: UInt = nil, function: String = nil) -> PrimitiveSequence<Trait, Element>
    static func deferred(_ observableFactory: @escaping () throws -> PrimitiveSequence<Trait, Element>) -> PrimitiveSequence<Trait, Element>
    func delay(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element>
    func delaySubscription(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element>
    func observe(on scheduler: ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element>
    func observeOn(_ scheduler: ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element>
    var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
    func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element>
    func retry(when notificationHandler: @escaping (Observable<Swift.Error>) -> some ObservableType) -> PrimitiveSequence<Trait, Element>
    func retry<Error: Swift.Error>(when notificationHandler: @escaping (Observable<Error>) -> some ObservableType) -> PrimitiveSequence<Trait, Element>
    func retryWhen(_ notificationHandler: @escaping (Observable<Swift.Error>) -> some ObservableType) -> PrimitiveSequence<Trait, Element>
    func retryWhen<Error: Swift.Error>(_ notificationHandler: @escaping (Observable<Error>) -> some ObservableType) -> PrimitiveSequence<Trait, Element>
    func subscribe(on scheduler: ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element>
    func subscribeOn(_ scheduler: ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element>
    func timeout(_ dueTime: RxTimeInterval, other: PrimitiveSequence<Trait, Element>, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element>
    func timeout(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element>
    static func using<Resource: Disposable>(_ resourceFactory: @escaping () throws -> Resource, primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence<Trait, Element>) -> PrimitiveSequence<Trait, Element>
  }
  protocol PrimitiveSequenceType {
    associatedtype Element
    associatedtype Trait
    var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
  }
  extension PrimitiveSequenceType where Element == Any, Trait == MaybeTrait {
    static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(_ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>, _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>, _ source5: PrimitiveSequence<Trait, E5>, _ source6: PrimitiveSequence<Trait, E6>, _ source7: PrimitiveSequence<Trait, E7>, _ source8: PrimitiveSequence<Trait, E8>) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6, E7, E8)>
    static func zip<E1, E2, E3, E4, E5, E6, E7>(_ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>, _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>, _ source5: PrimitiveSequence<Trait, E5>, _ source6: PrimitiveSequence<Trait, E6>, _ source7: PrimitiveSequence<Trait, E7>) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6, E7)>
    static func zip<E1, E2, E3, E4, E5, E6>(_ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>, _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>, _ source5: PrimitiveSequence<Trait, E5>, _ source6: PrimitiveSequence<Trait, E6>) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6)>
    static func zip<E1, E2, E3, E4, E5>(_ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>, _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>, _ source5: PrimitiveSequence<Trait, E5>) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5)>
    static func zip<E1, E2, E3, E4>(_ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>, _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>) -> PrimitiveSequence<Trait, (E1, E2, E3, E4)>
    static func zip<E1, E2, E3>(_ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>, _ source3: PrimitiveSequence<Trait, E3>) -> PrimitiveSequence<Trait, (E1, E2, E3)>
    static func zip<E1, E2>(_ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>) -> PrimitiveSequence<Trait, (E1, E2)>
  }
  extension PrimitiveSequenceType where Element == Any, Trait == SingleTrait {
    static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(_ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>, _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>, _ source5: PrimitiveSequence<Trait, E5>, _ source6: PrimitiveSequence<Trait, E6>, _ source7: PrimitiveSequence<Trait, E7>, _ source8: PrimitiveSequence<Trait, E8>) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6, E7, E8)>
    static func zip<E1, E2, E3, E4, E5, E6, E7>(_ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>, _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>, _ source5: PrimitiveSequence<Trait, E5>, _ source6: PrimitiveSequence<Trait, E6>, _ source7: PrimitiveSequence<Trait, E7>) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6, E7)>
    static func zip<E1, E2, E3, E4, E5, E6>(_ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>, _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>, _ source5: PrimitiveSequence<Trait, E5>, _ source6: PrimitiveSequence<Trait, E6>) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6)>
    static func zip<E1, E2, E3, E4, E5>(_ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>, _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>, _ source5: PrimitiveSequence<Trait, E5>) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5)>
    static func zip<E1, E2, E3, E4>(_ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>, _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>) -> PrimitiveSequence<Trait, (E1, E2, E3, E4)>
    static func zip<E1, E2, E3>(_ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>, _ source3: PrimitiveSequence<Trait, E3>) -> PrimitiveSequence<Trait, (E1, E2, E3)>
    static func zip<E1, E2>(_ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>) -> PrimitiveSequence<Trait, (E1, E2)>
  }
  extension PrimitiveSequenceType where Element: RxAbstractInteger {
    static func timer(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element>
  }
  extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    func andThen(_ second: Completable) -> Completable
    func andThen<Element>(_ second: Maybe<Element>) -> Maybe<Element>
    func andThen<Element>(_ second: Observable<Element>) -> Observable<Element>
    func andThen<Element>(_ second: Single<Element>) -> Single<Element>
    var value: Void { get }
  }
  extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
    typealias CompletableObserver = (CompletableEvent) -> Void
    func concat(_ second: Completable) -> Completable
    static func concat(_ sources: Completable ...) -> Completable
    static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Completable where Collection.Element == Completable
    static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Completable where Sequence.Element == Completable
    static func create(subscribe: @escaping (@escaping CompletableObserver) -> Disposable) -> PrimitiveSequence<Trait, Element>
    func `do`(onError: ((Swift.Error) throws -> Void)? = nil, afterError: ((Swift.Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> Completable
    static func empty() -> Completable
    static func error(_ error: Swift.Error) -> Completable
    static func never() -> Completable
    func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> Disposable
    func subscribe(onCompleted: (() -> Void)? = nil, onError: ((Swift.Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Disposable
    func subscribe<Object: AnyObject>(with object: Object, onCompleted: ((Object) -> Void)? = nil, onError: ((Object, Swift.Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil) -> Disposable
    static func zip(_ sources: Completable...) -> Completable
    static func zip(_ sources: [Completable]) -> Completable
    static func zip<Collection: Swift.Collection>(_ sources: Collection) -> Completable where Collection.Element == Completable
  }
  extension PrimitiveSequenceType where Trait == MaybeTrait {
    typealias MaybeObserver = (MaybeEvent<Element>) -> Void
    func catchAndReturn(_ element: Element) -> PrimitiveSequence<Trait, Element>
    func catchErrorJustReturn(_ element: Element) -> PrimitiveSequence<Trait, Element>
    func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result>
    static func create(subscribe: @escaping (@escaping MaybeObserver) -> Disposable) -> PrimitiveSequence<Trait, Element>
    func `do`(onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil, onError: ((Swift.Error) throws -> Void)? = nil, afterError: ((Swift.Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> Maybe<Element>
    static func empty() -> Maybe<Element>
    static func error(_ error: Swift.Error) -> Maybe<Element>
    func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element>
    func flatMap<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result>
    func ifEmpty(default: Element) -> Single<Element>
    func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element>
    func ifEmpty(switchTo other: Single<Element>) -> Single<Element>
    static func just(_ element: Element) -> Maybe<Element>
    static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Maybe<Element>
    func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Maybe<Result>
    static func never() -> Maybe<Element>
    func subscribe(_ observer: @escaping (MaybeEvent<Element>) -> Void) -> Disposable
    func subscribe(onSuccess: ((Element) -> Void)? = nil, onError: ((Swift.Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Disposable
    func subscribe<Object: AnyObject>(with object: Object, onSuccess: ((Object, Element) -> Void)? = nil, onError: ((Object, Swift.Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil) -> Disposable
    var value: Element? { get }
    static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(_ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>, _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>, _ source5: PrimitiveSequence<Trait, E5>, _ source6: PrimitiveSequence<Trait, E6>, _ source7: PrimitiveSequence<Trait, E7>, _ source8: PrimitiveSequence<Trait, E8>, resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element) -> PrimitiveSequence<Trait, Element>
    static func zip<E1, E2, E3, E4, E5, E6, E7>(_ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>, _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>, _ source5: PrimitiveSequence<Trait, E5>, _ source6: PrimitiveSequence<Trait, E6>, _ source7: PrimitiveSequence<Trait, E7>, resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7) throws -> Element) -> PrimitiveSequence<Trait, Element>
    static func zip<E1, E2, E3, E4, E5, E6>(_ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>, _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>, _ source5: PrimitiveSequence<Trait, E5>, _ source6: PrimitiveSequence<Trait, E6>, resultSelector: @escaping (E1, E2, E3, E4, E5, E6) throws -> Element) -> PrimitiveSequence<Trait, Element>
    static func zip<E1, E2, E3, E4, E5>(_ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>, _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>, _ source5: PrimitiveSequence<Trait, E5>, resultSelector: @escaping (E1, E2, E3, E4, E5) throws -> Element) -> PrimitiveSequence<Trait, Element>
    static func zip<E1, E2, E3, E4>(_ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>, _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>, resultSelector: @escaping (E1, E2, E3, E4) throws -> Element) -> PrimitiveSequence<Trait, Element>
    static func zip<E1, E2, E3>(_ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>, _ source3: PrimitiveSequence<Trait, E3>, resultSelector: @escaping (E1, E2, E3) throws -> Element) -> PrimitiveSequence<Trait, Element>
    static func zip<E1, E2>(_ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>, resultSelector: @escaping (E1, E2) throws -> Element) -> PrimitiveSequence<Trait, Element>
  }
  extension PrimitiveSequenceType where Trait == SingleTrait {
    typealias SingleObserver = (SingleEvent<Element>) -> Void
    func asCompletable() -> Completable
    func asMaybe() -> Maybe<Element>
    func catchAndReturn(_ element: Element) -> PrimitiveSequence<Trait, Element>
    func catchErrorJustReturn(_ element: Element) -> PrimitiveSequence<Trait, Element>
    func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result>
    static func create(detached: Bool = nil, priority: TaskPriority? = nil, work: @escaping () async throws -> Element) -> PrimitiveSequence<Trait, Element>
    static func create(subscribe: @escaping (@escaping SingleObserver) -> Disposable) -> Single<Element>
    func `do`(onSuccess: ((Element) throws -> Void)? = nil, afterSuccess: ((Element) throws -> Void)? = nil, onError: ((Swift.Error) throws -> Void)? = nil, afterError: ((Swift.Error) throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> Single<Element>
    static func error(_ error: Swift.Error) -> Single<Element>
    func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element>
    func flatMap<Result>(_ selector: @escaping (Element) throws -> Single<Result>) -> Single<Result>
    func flatMapCompletable(_ selector: @escaping (Element) throws -> Completable) -> Completable
    func flatMapMaybe<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result>
    static func just(_ element: Element) -> Single<Element>
    static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Single<Element>
    func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result>
    static func never() -> Single<Element>
    func subscribe(_ observer: @escaping (SingleEvent<Element>) -> Void) -> Disposable
    func subscribe(onSuccess: ((Element) -> Void)? = nil, onError: @escaping ((Swift.Error) -> Void), onDisposed: (() -> Void)? = nil) -> Disposable
    func subscribe(onSuccess: ((Element) -> Void)? = nil, onFailure: ((Swift.Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Disposable
    func subscribe<Object: AnyObject>(with object: Object, onSuccess: ((Object, Element) -> Void)? = nil, onFailure: ((Object, Swift.Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil) -> Disposable
    var value: Element { get }
    static func zip<Collection: Swift.Collection, Result>(_ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result) -> PrimitiveSequence<Trait, Result> where Collection.Element == PrimitiveSequence<Trait, Element>
    static func zip<Collection: Swift.Collection>(_ collection: Collection) -> PrimitiveSequence<Trait, [Element]> where Collection.Element == PrimitiveSequence<Trait, Element>
    static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(_ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>, _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>, _ source5: PrimitiveSequence<Trait, E5>, _ source6: PrimitiveSequence<Trait, E6>, _ source7: PrimitiveSequence<Trait, E7>, _ source8: PrimitiveSequence<Trait, E8>, resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element) -> PrimitiveSequence<Trait, Element>
    static func zip<E1, E2, E3, E4, E5, E6, E7>(_ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>, _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>, _ source5: PrimitiveSequence<Trait, E5>, _ source6: PrimitiveSequence<Trait, E6>, _ source7: PrimitiveSequence<Trait, E7>, resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7) throws -> Element) -> PrimitiveSequence<Trait, Element>
    static func zip<E1, E2, E3, E4, E5, E6>(_ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>, _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>, _ source5: PrimitiveSequence<Trait, E5>, _ source6: PrimitiveSequence<Trait, E6>, resultSelector: @escaping (E1, E2, E3, E4, E5, E6) throws -> Element) -> PrimitiveSequence<Trait, Element>
    static func zip<E1, E2, E3, E4, E5>(_ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>, _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>, _ source5: PrimitiveSequence<Trait, E5>, resultSelector: @escaping (E1, E2, E3, E4, E5) throws -> Element) -> PrimitiveSequence<Trait, Element>
    static func zip<E1, E2, E3, E4>(_ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>, _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>, resultSelector: @escaping (E1, E2, E3, E4) throws -> Element) -> PrimitiveSequence<Trait, Element>
    static func zip<E1, E2, E3>(_ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>, _ source3: PrimitiveSequence<Trait, E3>, resultSelector: @escaping (E1, E2, E3) throws -> Element) -> PrimitiveSequence<Trait, Element>
    static func zip<E1, E2>(_ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>, resultSelector: @escaping (E1, E2) throws -> Element) -> PrimitiveSequence<Trait, Element>
  }
  extension PropertyListDecoder: DataDecoder {}
  class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType, SynchronizedUnsubscribeType {
    typealias SubjectObserverType = PublishSubject<Element>
    func asObserver() -> PublishSubject<Element>
    func dispose()
    var hasObservers: Bool { get }
    init()
    var isDisposed: Bool { get }
    func on(_ event: Event<Element>)
    func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element
  }
  @dynamicMemberLookup struct Reactive<Base> {
    var base: Base { get }
    init(_ base: Base)
    subscript<Property>(dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>) -> Binder<Property> where Base: AnyObject { get }
  }
  protocol ReactiveCompatible {
    associatedtype ReactiveBase
    static var rx: Reactive<ReactiveBase>.Type
    var rx: Reactive<ReactiveBase>
  }
  extension ReactiveCompatible {
    static var rx: Reactive<Self>.Type
    var rx: Reactive<Self>
  }
  extension RecursiveLock: Lock {}
  class RefCountDisposable: DisposeBase, Cancelable {
    func dispose()
    init(disposable: Disposable)
    var isDisposed: Bool { get }
    func retain() -> Disposable
  }
  class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Disposable {
    typealias SubjectObserverType = ReplaySubject<Element>
    func asObserver() -> ReplaySubject<Element>
    static func create(bufferSize: Int) -> ReplaySubject<Element>
    static func createUnbounded() -> ReplaySubject<Element>
    func dispose()
    var hasObservers: Bool { get }
    func on(_: Event<Element>)
  }
  enum Resources {
    static func decrementTotal() -> Int32
    static func incrementTotal() -> Int32
    static var numberOfSerialDispatchQueueObservables: Int32 { get }
    static var total: Int32 { get }
  }
  typealias RxAbstractInteger = FixedWidthInteger
  enum RxError: Swift.Error, CustomDebugStringConvertible {
    case unknown, disposed(object: AnyObject), overflow, argumentOutOfRange, noElements, moreThanOneElement, timeout
    var debugDescription: String { get }
  }
  typealias RxObservable<Element> = RxSwift.Observable<Element>
  typealias RxTime = Date
  typealias RxTimeInterval = DispatchTimeInterval
  class ScheduledDisposable: Cancelable {
    func dispose()
    init(scheduler: ImmediateSchedulerType, disposable: Disposable)
    var isDisposed: Bool { get }
    var scheduler: ImmediateSchedulerType { get }
  }
  protocol SchedulerType: ImmediateSchedulerType {
    var now: RxTime { get }
    func schedulePeriodic<StateType>(_ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (StateType) -> StateType) -> Disposable
    func scheduleRelative<StateType>(_ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable) -> Disposable
  }
  extension SchedulerType {
    func schedulePeriodic<StateType>(_ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (StateType) -> StateType) -> Disposable
  }
  class SerialDispatchQueueScheduler: SchedulerType {
    typealias Time = Date
    typealias TimeInterval = Foundation.TimeInterval
    init(internalSerialQueueName: String, serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil, leeway: DispatchTimeInterval = nil)
    init(qos: DispatchQoS, internalSerialQueueName: String = nil, leeway: DispatchTimeInterval = nil)
    init(queue: DispatchQueue, internalSerialQueueName: String, leeway: DispatchTimeInterval = nil)
    var now: Date { get }
    func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable
    func schedulePeriodic<StateType>(_ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (StateType) -> StateType) -> Disposable
    func scheduleRelative<StateType>(_ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable) -> Disposable
  }
  class SerialDisposable: DisposeBase, Cancelable {
    var disposable: Disposable
    func dispose()
    init()
    var isDisposed: Bool { get }
  }
  typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>
  class SingleAssignmentDisposable: DisposeBase, Cancelable {
    func dispose()
    init()
    func setDisposable(_ disposable: Disposable)
  }
  typealias SingleEvent<Element> = Result<Element, Swift.Error>
  enum SingleTrait {}
  enum SubjectLifetimeScope {
    case whileConnected, forever
  }
  protocol SubjectType: ObservableType {
    associatedtype Observer: ObserverType
    func asObserver() -> Observer
  }
  enum TakeBehavior {
    case inclusive, exclusive
  }
  extension VirtualSchedulerItem: CustomDebugStringConvertible {}
  enum VirtualTimeComparison {
    case lessThan, equal, greaterThan
  }
  protocol VirtualTimeConverterType {
    associatedtype VirtualTimeIntervalUnit
    associatedtype VirtualTimeUnit
    func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
    func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime
    func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval
    func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit
    func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit
    func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit
  }
  class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType, CustomDebugStringConvertible {
    typealias VirtualTime = Converter.VirtualTimeUnit
    typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit
    func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime
    func advanceTo(_ virtualTime: VirtualTime)
    var clock: VirtualTime { get }
    var debugDescription: String { get }
    init(initialClock: VirtualTime, converter: Converter)
    var now: RxTime { get }
    func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable
    func scheduleAbsoluteVirtual<StateType>(_ state: StateType, time: VirtualTime, action: @escaping (StateType) -> Disposable) -> Disposable
    func scheduleRelative<StateType>(_ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable) -> Disposable
    func scheduleRelativeVirtual<StateType>(_ state: StateType, dueTime: VirtualTimeInterval, action: @escaping (StateType) -> Disposable) -> Disposable
    func sleep(_ virtualInterval: VirtualTimeInterval)
    func start()
    func stop()
  }
  var maxTailRecursiveSinkStackSize: Int
  """#
