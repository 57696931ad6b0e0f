/// What is known of the module `CombineExt`.
let combineExtInterface = #"""
  // exports: Combine
  extension AnyPublisher {
    static func create(_ factory: @escaping Publishers.Create<Output, Failure>.SubscriberHandler) -> AnyPublisher<Output, Failure>
    init(_ factory: @escaping Publishers.Create<Output, Failure>.SubscriberHandler)
  }
  extension Collection where Element: Publisher {
    func amb() -> AnyPublisher<Element.Output, Element.Failure>
    func combineLatest() -> AnyPublisher<[Element.Output], Element.Failure>
    func flatMapBatches(of size: Int) -> AnyPublisher<[Element.Output], Element.Failure>
    func merge() -> AnyPublisher<Element.Output, Element.Failure>
    func zip() -> AnyPublisher<[Element.Output], Element.Failure>
  }
  class CurrentValueRelay<Output>: Relay {
    func accept(_ value: Output)
    init(_ value: Output)
    func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure
    func subscribe<P: Publisher>(_ publisher: P) -> AnyCancellable where Output == P.Output, P.Failure == Never
    func subscribe<P: Relay>(_ publisher: P) -> AnyCancellable where Output == P.Output
    var value: Output { get }
  }
  enum Event<Output, Failure: Swift.Error>: CustomStringConvertible, EventConvertible {
    case value(Output), failure(Failure), finished
    var description: String { get }
    var event: Event<Output, Failure> { get }
  }
  extension Event: Equatable where Output: Equatable, Failure: Equatable {}
  protocol EventConvertible {
    associatedtype Failure: Swift.Error
    associatedtype Output
    var event: Event<Output, Failure> { get }
  }
  enum ObjectOwnership {
    case strong, weak, unowned
  }
  extension Optional {
    var publisher: Optional.Publisher { get }
  }
  class PassthroughRelay<Output>: Relay {
    func accept(_ value: Output)
    init()
    func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure
    func subscribe<P: Publisher>(_ publisher: P) -> AnyCancellable where Output == P.Output, P.Failure == Never
    func subscribe<P: Relay>(_ publisher: P) -> AnyCancellable where Output == P.Output
  }
  enum PrefixWhileBehavior {
    case inclusive, exclusive
  }
  extension Publisher {
    typealias Partition = AnyPublisher<Output, Failure>
    func amb<Other: Publisher>(_ other: Other) -> Publishers.Amb<Self, Other> where Other.Output == Output, Other.Failure == Failure
    func amb<Other: Publisher>(with others: Other...) -> AnyPublisher<Self.Output, Self.Failure> where Other.Output == Output, Other.Failure == Failure
    func amb<Others: Collection>(with others: Others) -> AnyPublisher<Self.Output, Self.Failure> where Others.Element: Publisher, Others.Element.Output == Output, Others.Element.Failure == Failure
    func combineLatest<Other: Publisher>(with others: Other...) -> AnyPublisher<[Output], Failure> where Other.Output == Output, Other.Failure == Failure
    func combineLatest<Others: Collection>(with others: Others) -> AnyPublisher<[Output], Failure> where Others.Element: Publisher, Others.Element.Output == Output, Others.Element.Failure == Failure
    func enumerated(initial: Int = nil) -> Publishers.Enumerated<Self>
    func flatMapFirst<P: Publisher>(_ transform: @escaping (Output) -> P) -> Publishers.FlatMap<Publishers.HandleEvents<P>, Publishers.Filter<Self>> where Self.Failure == P.Failure
    func flatMapLatest<P: Publisher>(_ transform: @escaping (Output) -> P) -> Publishers.SwitchToLatest<P, Publishers.Map<Self, P>>
    func ignoreFailure(completeImmediately: Bool = nil) -> AnyPublisher<Output, Never>
    func ignoreFailure<NewFailure: Error>(setFailureType newFailureType: NewFailure.Type, completeImmediately: Bool = nil) -> AnyPublisher<Output, NewFailure>
    func ignoreOutput<NewOutput>(setOutputType _: NewOutput.Type) -> Publishers.Map<Publishers.IgnoreOutput<Self>, NewOutput>
    func mapToResult() -> AnyPublisher<Result<Output, Failure>, Never>
    func mapToValue<Value>(_ value: Value) -> Publishers.Map<Self, Value>
    func mapToVoid() -> Publishers.Map<Self, Void>
    func materialize() -> Publishers.Materialize<Self>
    func nwise(_ size: Int) -> AnyPublisher<[Output], Failure>
    func pairwise() -> AnyPublisher<(Output, Output), Failure>
    func partition(_ predicate: @escaping (Output) -> Bool) -> (matches: Partition, nonMatches: Partition)
    func prefix(while predicate: @escaping (Output) -> Bool, behavior: PrefixWhileBehavior = nil) -> AnyPublisher<Output, Failure>
    func prefix<S: Scheduler>(duration: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, on scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<Output, Failure>
    func removeAllDuplicates(by comparator: @escaping (Output, Output) -> Bool) -> Publishers.Filter<Self>
    func retryWhen<RetryTrigger>(_ errorTrigger: @escaping (AnyPublisher<Self.Failure, Never>) -> RetryTrigger) -> Publishers.RetryWhen<Self, RetryTrigger, Output, Failure> where RetryTrigger: Publisher
    func share(replay count: Int) -> Publishers.Autoconnect<Publishers.Multicast<Self, ReplaySubject<Output, Failure>>>
    func withLatestFrom<Other: Publisher, Other1: Publisher, Other2: Publisher, Result>(_ other: Other, _ other1: Other1, _ other2: Other2, resultSelector: @escaping (Output, (Other.Output, Other1.Output, Other2.Output)) -> Result) -> Publishers.WithLatestFrom<Self, AnyPublisher<(Other.Output, Other1.Output, Other2.Output), Self.Failure>, Result> where Other.Failure == Failure, Other1.Failure == Failure, Other2.Failure == Failure
    func withLatestFrom<Other: Publisher, Other1: Publisher, Other2: Publisher>(_ other: Other, _ other1: Other1, _ other2: Other2) -> Publishers.WithLatestFrom<Self, AnyPublisher<(Other.Output, Other1.Output, Other2.Output), Self.Failure>, (Other.Output, Other1.Output, Other2.Output)> where Other.Failure == Failure, Other1.Failure == Failure, Other2.Failure == Failure
    func withLatestFrom<Other: Publisher, Other1: Publisher, Result>(_ other: Other, _ other1: Other1, resultSelector: @escaping (Output, (Other.Output, Other1.Output)) -> Result) -> Publishers.WithLatestFrom<Self, AnyPublisher<(Other.Output, Other1.Output), Self.Failure>, Result> where Other.Failure == Failure, Other1.Failure == Failure
    func withLatestFrom<Other: Publisher, Other1: Publisher>(_ other: Other, _ other1: Other1) -> Publishers.WithLatestFrom<Self, AnyPublisher<(Other.Output, Other1.Output), Self.Failure>, (Other.Output, Other1.Output)> where Other.Failure == Failure, Other1.Failure == Failure
    func withLatestFrom<Other: Publisher, Result>(_ other: Other, resultSelector: @escaping (Output, Other.Output) -> Result) -> Publishers.WithLatestFrom<Self, Other, Result>
    func withLatestFrom<Other: Publisher>(_ other: Other) -> Publishers.WithLatestFrom<Self, Other, Other.Output>
    func zip<Other: Publisher>(with others: Other...) -> AnyPublisher<[Output], Failure> where Other.Output == Output, Other.Failure == Failure
    func zip<Others: Collection>(with others: Others) -> AnyPublisher<[Output], Failure> where Others.Element: Publisher, Others.Element.Output == Output, Others.Element.Failure == Failure
  }
  extension Publisher where Failure == Never {
    func subscribe<R: Relay>(_ relay: R) -> AnyCancellable where R.Output == Output
  }
  extension Publisher where Output == Bool {
    func toggle() -> Publishers.Map<Self, Bool>
  }
  extension Publisher where Output == Never {
    func setOutputType<NewOutput>(to _: NewOutput.Type) -> Publishers.Map<Self, NewOutput>
  }
  extension Publisher where Output: Collection {
    func filterMany(_ isIncluded: @escaping (Output.Element) -> Bool) -> AnyPublisher<[Output.Element], Failure>
    func mapMany<Result>(_ transform: @escaping (Output.Element) -> Result) -> Publishers.Map<Self, [Result]>
  }
  extension Publisher where Output: Equatable {
    func removeAllDuplicates() -> Publishers.Filter<Self>
  }
  extension Publisher where Output: EventConvertible, Failure == Never {
    func dematerialize() -> Publishers.Dematerialize<Self>
    func failures() -> AnyPublisher<Output.Failure, Never>
    func values() -> AnyPublisher<Output.Output, Never>
  }
  extension Publisher where Output: Hashable {
    func removeAllDuplicates() -> Publishers.Filter<Self>
  }
  extension Publisher where Self.Failure == Never {
    func assign<Root1, Root2, Root3>(to keyPath1: ReferenceWritableKeyPath<Root1, Output>, on object1: Root1, and keyPath2: ReferenceWritableKeyPath<Root2, Output>, on object2: Root2, and keyPath3: ReferenceWritableKeyPath<Root3, Output>, on object3: Root3) -> AnyCancellable
    func assign<Root1, Root2>(to keyPath1: ReferenceWritableKeyPath<Root1, Output>, on object1: Root1, and keyPath2: ReferenceWritableKeyPath<Root2, Output>, on object2: Root2) -> AnyCancellable
    func assign<Root1: AnyObject, Root2: AnyObject, Root3: AnyObject>(to keyPath1: ReferenceWritableKeyPath<Root1, Output>, on object1: Root1, and keyPath2: ReferenceWritableKeyPath<Root2, Output>, on object2: Root2, and keyPath3: ReferenceWritableKeyPath<Root3, Output>, on object3: Root3, ownership: ObjectOwnership = nil) -> AnyCancellable
    func assign<Root1: AnyObject, Root2: AnyObject>(to keyPath1: ReferenceWritableKeyPath<Root1, Output>, on object1: Root1, and keyPath2: ReferenceWritableKeyPath<Root2, Output>, on object2: Root2, ownership: ObjectOwnership = nil) -> AnyCancellable
    func assign<Root: AnyObject>(to keyPath: ReferenceWritableKeyPath<Root, Self.Output>, on object: Root, ownership: ObjectOwnership = nil) -> AnyCancellable
  }
  extension Publishers.Amb {
    typealias Failure = First.Failure
    typealias Output = First.Output
    init(first: First, second: Second)
    func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
  }
  extension Publishers.Create {
    struct Subscriber {}
    typealias SubscriberHandler = (Subscriber) -> Cancellable
    init(factory: @escaping SubscriberHandler)
    func receive<S: Combine.Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
  }
  extension Publishers.Create.Subscriber {
    func send(_ input: Output)
    func send(completion: Subscribers.Completion<Failure>)
  }
  extension Publishers.Create.Subscription: CustomStringConvertible {}
  extension Publishers.Dematerialize {
    typealias Failure = Upstream.Output.Failure
    typealias Output = Upstream.Output.Output
    init(upstream: Upstream)
    func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
  }
  extension Publishers.Dematerialize.Subscription: CustomStringConvertible {}
  extension Publishers.Enumerated {
    typealias Failure = Upstream.Failure
    typealias Output = (index: Int, element: Upstream.Output)
    init(upstream: Upstream, initial: Int = nil)
    var initial: Int { get }
    func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output
    var upstream: Upstream { get }
  }
  extension Publishers.Materialize {
    typealias Failure = Never
    typealias Output = Event<Upstream.Output, Upstream.Failure>
    init(upstream: Upstream)
    func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
  }
  extension Publishers.Materialize.Subscription: CustomStringConvertible {}
  extension Publishers.RetryWhen {
    typealias ErrorTrigger = (AnyPublisher<Upstream.Failure, Never>) -> RetryTrigger
    init(upstream: Upstream, errorTrigger: @escaping ErrorTrigger)
    func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input
  }
  extension Publishers.RetryWhen.Subscription: CustomStringConvertible {}
  extension Publishers.WithLatestFrom {
    typealias Failure = Upstream.Failure
    typealias ResultSelector = (Upstream.Output, Other.Output) -> Output
    init(upstream: Upstream, second: Other, resultSelector: @escaping ResultSelector)
    func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
  }
  protocol Relay: Publisher where Failure == Never {
    associatedtype Output
    func accept(_ value: Output)
    func subscribe<P: Publisher>(_ publisher: P) -> AnyCancellable where P.Failure == Failure, P.Output == Output
  }
  extension Relay where Output == Void {
    func accept()
  }
  class ReplaySubject<Output, Failure: Error>: Subject {
    typealias Failure = Failure
    typealias Output = Output
    init(bufferSize: Int)
    func receive<Subscriber: Combine.Subscriber>(subscriber: Subscriber) where Failure == Subscriber.Failure, Output == Subscriber.Input
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
    func send(subscription: Combine.Subscription)
  }
  """#
