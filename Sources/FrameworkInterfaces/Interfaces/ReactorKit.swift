/// What is known of the module `ReactorKit`.
let reactorKitInterface = #"""
  class ActionSubject<Element>: ObservableType, ObserverType, SubjectType {
    func on(_ event: Event<Element>)
    func subscribe<O: ObserverType>(_ observer: O) -> Disposable where O.Element == Element
  }
  protocol DeferredReactorView: ReactorView, _ObjCDeferredReactorView {}
  extension DeferredReactorView {
    func performBinding()
    var reactor: Reactor?
  }
  protocol IdentityEquatable: AnyObject, Equatable {}
  protocol IdentityHashable: Hashable, IdentityEquatable {}
  @propertyWrapper struct Pulse<Value> {
    init(wrappedValue: Value)
    var projectedValue: Self { get }
    var value: Value
    var valueUpdatedCount: Any { get }
    var wrappedValue: Value
  }
  protocol Reactor: AnyObject {
    associatedtype Action
    associatedtype Mutation = Action
    associatedtype State
    var action: ActionSubject<Action> { get }
    var currentState: State { get }
    var initialState: State { get }
    func mutate(action: Action) -> Observable<Mutation>
    func reduce(state: State, mutation: Mutation) -> State
    var state: Observable<State> { get }
    func transform(action: Observable<Action>) -> Observable<Action>
    func transform(mutation: Observable<Mutation>) -> Observable<Mutation>
    func transform(state: Observable<State>) -> Observable<State>
  }
  extension Reactor where Action == Mutation {
    func mutate(action: Action) -> Observable<Mutation>
  }
  extension Reactor {
    var action: ActionSubject<Action> { get }
    var currentState: State { get }
    var isStubEnabled: Bool
    func mutate(action: Action) -> Observable<Mutation>
    func pulse<Result>(_ transformToPulse: @escaping (State) throws -> Pulse<Result>) -> Observable<Result>
    func reduce(state: State, mutation: Mutation) -> State
    var state: Observable<State> { get }
    var stub: Stub<Self> { get }
    func transform(action: Observable<Action>) -> Observable<Action>
    func transform(mutation: Observable<Mutation>) -> Observable<Mutation>
    func transform(state: Observable<State>) -> Observable<State>
  }
  protocol ReactorView: AnyObject {
    associatedtype Reactor: ReactorKit.Reactor
    func bind(reactor: Reactor)
    var disposeBag: DisposeBag
    var reactor: Reactor?
  }
  extension ReactorView {
    var reactor: Reactor?
  }
  class StateRelay<Element>: ObservableType {
    func accept(_ event: Element)
    func asObservable() -> Observable<Element>
    init(value: Element)
    func subscribe<O: ObserverType>(_ observer: O) -> Disposable where O.Element == Element
    var value: Element
  }
  class Stub<Reactor: ReactorKit.Reactor> {
    var action: ActionSubject<Reactor.Action> { get }
    var actions: [Reactor.Action] { get }
    init(reactor: Reactor, disposeBag: DisposeBag)
    var isEnabled: Bool
    var state: StateRelay<Reactor.State> { get }
  }
  """#
