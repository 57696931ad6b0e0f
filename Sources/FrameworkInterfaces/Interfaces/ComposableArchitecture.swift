/// What is known of the module `ComposableArchitecture`.
let composableArchitectureInterface = #"""
  // exports: CasePaths Clocks Combine CombineSchedulers ConcurrencyExtras CustomDump Dependencies DependenciesMacros IdentifiedCollections Observation Perception Sharing SwiftUINavigation SwiftNavigation UIKitNavigation XCTestDynamicOverlay SwiftUI
  enum ActionFormat: Sendable {
    case labelsOnly, prettyPrint
  }
  typealias ActionSheetState = ConfirmationDialogState
  extension ActorIsolated {
    func withValue<T: Sendable>(_ operation: (inout Value) async throws -> T) async rethrows -> T
  }
  extension AlertState: _EphemeralState {}
  struct AnyReducer<State, Action, Environment> {
    func binding(action toBindingAction: @escaping (Action) -> BindingAction<State>?) -> Self
    func callAsFunction(_ state: inout State, _ action: Action, _ environment: Environment) -> Effect<Action>
    static func combine(_ reducers: Self...) -> Self
    static func combine(_ reducers: [Self]) -> Self
    func combined(with other: Self) -> Self
    func debug(_ prefix: String = nil, actionFormat: ActionFormat = nil, environment toDebugEnvironment: @escaping (Environment) -> DebugEnvironment = nil) -> Self
    func debug<DebugState, DebugAction>(_ prefix: String = nil, state toDebugState: @escaping (State) -> DebugState, action toDebugAction: CasePath<Action, DebugAction>, actionFormat: ActionFormat = nil, environment toDebugEnvironment: @escaping (Environment) -> DebugEnvironment = nil) -> Self
    func debugActions(_ prefix: String = nil, actionFormat: ActionFormat = nil, environment toDebugEnvironment: @escaping (Environment) -> DebugEnvironment = nil) -> Self
    static var empty: AnyReducer { get }
    func forEach<ParentState, ParentAction, ParentEnvironment, ID>(state toElementsState: WritableKeyPath<ParentState, IdentifiedArray<ID, State>>, action toElementAction: CasePath<ParentAction, (ID, Action)>, environment toElementEnvironment: @escaping (ParentEnvironment) -> Environment, breakpointOnNil: Bool, file: StaticString = nil, line: UInt = nil) -> AnyReducer<ParentState, ParentAction, ParentEnvironment>
    func forEach<ParentState, ParentAction, ParentEnvironment, ID>(state toElementsState: WritableKeyPath<ParentState, IdentifiedArray<ID, State>>, action toElementAction: CasePath<ParentAction, (ID, Action)>, environment toElementEnvironment: @escaping (ParentEnvironment) -> Environment, file: StaticString = nil, fileID: StaticString = nil, line: UInt = nil) -> AnyReducer<ParentState, ParentAction, ParentEnvironment>
    func forEach<ParentState, ParentAction, ParentEnvironment, Key>(state toDictionaryState: WritableKeyPath<ParentState, [Key: State]>, action toKeyedAction: CasePath<ParentAction, (Key, Action)>, environment toValueEnvironment: @escaping (ParentEnvironment) -> Environment, file: StaticString = nil, fileID: StaticString = nil, line: UInt = nil) -> AnyReducer<ParentState, ParentAction, ParentEnvironment>
    func forEach<ParentState, ParentAction, ParentEnvironment, Key>(state toElementsState: WritableKeyPath<ParentState, [Key: State]>, action toElementAction: CasePath<ParentAction, (Key, Action)>, environment toElementEnvironment: @escaping (ParentEnvironment) -> Environment, breakpointOnNil: Bool, file: StaticString = nil, line: UInt = nil) -> AnyReducer<ParentState, ParentAction, ParentEnvironment>
    func forEach<ParentState, ParentAction, ParentEnvironment>(state toElementsState: WritableKeyPath<ParentState, [State]>, action toElementAction: CasePath<ParentAction, (Int, Action)>, environment toElementEnvironment: @escaping (ParentEnvironment) -> Environment, breakpointOnNil: Bool = nil, file: StaticString = nil, fileID: StaticString = nil, line: UInt = nil) -> AnyReducer<ParentState, ParentAction, ParentEnvironment>
    init(_ reducer: @escaping (inout State, Action, Environment) -> Effect<Action>)
    init<R: Reducer>(@ReducerBuilder<State, Action> _ build: @escaping (Environment) -> R) where R.State == State, R.Action == Action
    init<R: Reducer>(_ reducer: R) where R.State == State, R.Action == Action
    func optional(breakpointOnNil: Bool, file: StaticString = nil, line: UInt = nil) -> AnyReducer<State?, Action, Environment>
    func optional(file: StaticString = nil, fileID: StaticString = nil, line: UInt = nil) -> AnyReducer<State?, Action, Environment>
    func pullback<ParentState, ParentAction, ParentEnvironment>(state toChildState: CasePath<ParentState, State>, action toChildAction: CasePath<ParentAction, Action>, environment toChildEnvironment: @escaping (ParentEnvironment) -> Environment, breakpointOnNil: Bool, file: StaticString = nil, line: UInt = nil) -> AnyReducer<ParentState, ParentAction, ParentEnvironment>
    func pullback<ParentState, ParentAction, ParentEnvironment>(state toChildState: CasePath<ParentState, State>, action toChildAction: CasePath<ParentAction, Action>, environment toChildEnvironment: @escaping (ParentEnvironment) -> Environment, file: StaticString = nil, fileID: StaticString = nil, line: UInt = nil) -> AnyReducer<ParentState, ParentAction, ParentEnvironment>
    func pullback<ParentState, ParentAction, ParentEnvironment>(state toChildState: WritableKeyPath<ParentState, State>, action toChildAction: CasePath<ParentAction, Action>, environment toChildEnvironment: @escaping (ParentEnvironment) -> Environment) -> AnyReducer<ParentState, ParentAction, ParentEnvironment>
    func run(_ state: inout State, _ action: Action, _ environment: Environment) -> Effect<Action>
    func signpost(_ prefix: String = nil, log: OSLog = nil) -> Self
  }
  extension AnyReducer where Action: BindableAction, State == Action.State {
    func binding() -> Self
  }
  struct AppStorageKeyPathKey<Value: Sendable>: Sendable, SharedKey, Hashable {
    init(_ keyPath: _SendableReferenceWritableKeyPath<UserDefaults, Value>)
    func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>)
    func load(initialValue _: Value?) -> Value?
    func save(_ newValue: Value, immediately: Bool)
    func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
    func subscribe(context: LoadContext<Value>, subscriber: SharedSubscriber<Value>) -> SharedSubscription
    func subscribe(initialValue: Value?, didSet receiveValue: @escaping (_ newValue: Value?) -> Void) -> SharedSubscription
  }
  protocol BindableAction<State> {
    associatedtype State
    static func binding(_ action: BindingAction<State>) -> Self
    var binding: BindingAction<State>? { get }
  }
  extension BindableAction where State: ObservableState {
    static func set<Value: Equatable & Sendable>(_ keyPath: WritableKeyPath<State, Value>, _ value: Value) -> Self
    static func set<Value: Equatable & Sendable>(_ keyPath: _SendableWritableKeyPath<State, Value>, _ value: Value) -> Self
  }
  extension BindableAction {
    var binding: BindingAction<State>? { get }
    static func set<Value: Equatable & Sendable>(_ keyPath: _SendableWritableKeyPath<State, BindingState<Value>>, _ value: Value) -> Self
    static func set<Value: Equatable>(_ keyPath: WritableKeyPath<State, BindingState<Value>>, _ value: Value) -> Self
  }
  typealias BindableState = BindingState
  extension Binding {
    func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped?
    func scope<State: ObservableState, Action, ChildState, ChildAction>(state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, PresentationAction<ChildAction>>) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action>
    func scope<State: ObservableState, Action, Container: _ScopableState, ChildAction>(_ state: KeyPath<State, Container>, action: CaseKeyPath<Action, PresentationAction<ChildAction>>, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) -> Binding<Store<Container.Unwrapped, ChildAction>?> where Value == Store<State, Action>
    func scope<State: ObservableState, Action, Container: _ScopableState, ChildAction>(state: KeyPath<State, Container>, action: CaseKeyPath<Action, PresentationAction<ChildAction>>, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) -> Binding<Store<Container.Unwrapped, ChildAction>?> where Value == Store<State, Action>
    func scope<State: ObservableState, Action, ElementState, ElementAction>(_ state: KeyPath<State, StackState<ElementState>>, action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>> where Value == Store<State, Action>
    func scope<State: ObservableState, Action, ElementState, ElementAction>(state: KeyPath<State, StackState<ElementState>>, action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>> where Value == Store<State, Action>
    subscript<State: ObservableState, Action, Member>(dynamicMember keyPath: KeyPath<State, Member>) -> _StoreBinding<State, Action, Member> where Value == Store<State, Action> { get }
  }
  extension Binding where Value: _OptionalStoreWithCaseScope {
    subscript<Case>(dynamicMember keyPath: KeyPath<Value._CaseScope.AllCasePaths, AnyCasePath<Value._CaseScope, Case>>) -> Binding<Case?> { get }
  }
  struct BindingAction<Root>: CasePathable, Equatable, Sendable, CustomDumpStringConvertible {
    @dynamicMemberLookup struct AllCasePaths {}
    static var allCasePaths: AllCasePaths { get }
    var customDumpDescription: String { get }
    var keyPath: _SendablePartialKeyPath<Root> { get }
    func pullback<NewRoot>(_ keyPath: WritableKeyPath<NewRoot, Root>) -> BindingAction<NewRoot>
    static func set<Value: Equatable & Sendable>(_ keyPath: WritableKeyPath<Root, BindingState<Value>>, _ value: Value) -> Self
    static func set<Value: Equatable & Sendable>(_ keyPath: WritableKeyPath<Root, Value>, _ value: Value) -> Self
    static func set<Value: Equatable & Sendable>(_ keyPath: WritableKeyPath<Root, Value>, _ value: Value) -> Self where Root: ObservableState
    static func set<Value: Equatable & Sendable>(_ keyPath: _SendableWritableKeyPath<Root, BindingState<Value>>, _ value: Value) -> Self
    static func set<Value: Equatable & Sendable>(_ keyPath: _SendableWritableKeyPath<Root, Value>, _ value: Value) -> Self where Root: ObservableState
  }
  extension BindingAction.AllCasePaths {
    subscript<Value: Equatable & Sendable>(dynamicMember keyPath: WritableKeyPath<Root, BindingState<Value>>) -> AnyCasePath<BindingAction, Value> { get }
    subscript<Value: Equatable & Sendable>(dynamicMember keyPath: WritableKeyPath<Root, Value>) -> AnyCasePath<BindingAction, Value> where Root: ObservableState { get }
    subscript<Value: Equatable>(dynamicMember keyPath: WritableKeyPath<Root, BindingState<Value>>) -> AnyCasePath<BindingAction, Value> { get }
    subscript<Value: Equatable>(dynamicMember keyPath: WritableKeyPath<Root, Value>) -> AnyCasePath<BindingAction, Value> where Root: ObservableState { get }
  }
  struct BindingReducer<State, Action, ViewAction: BindableAction>: Reducer where State == ViewAction.State {
    init() where Action == ViewAction
    init(action toViewAction: @escaping (_ action: Action) -> ViewAction?)
    init(action toViewAction: CaseKeyPath<Action, ViewAction>) where Action: CasePathable
    func reduce(into state: inout State, action: Action) -> Effect<Action>
  }
  @propertyWrapper struct BindingState<Value>: CustomReflectable, CustomDumpRepresentable {
    var customDumpValue: Any { get }
    var customMirror: Mirror { get }
    init(wrappedValue: Value, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil)
    init(wrappedValue: Value, fileID: StaticString = nil, line: UInt = nil)
    var projectedValue: Self
    subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> BindingState<Subject> { get set }
    var wrappedValue: Value
  }
  extension BindingState: CustomDebugStringConvertible where Value: CustomDebugStringConvertible {
    var debugDescription: String { get }
  }
  extension BindingState: Decodable where Value: Decodable {}
  extension BindingState: Encodable where Value: Encodable {}
  extension BindingState: Equatable where Value: Equatable {}
  extension BindingState: Hashable where Value: Hashable {}
  extension BindingState: Sendable where Value: Sendable {}
  @dynamicMemberLookup @propertyWrapper struct BindingViewState<Value>: CustomReflectable, CustomDumpRepresentable {
    var customDumpValue: Any { get }
    var customMirror: Mirror { get }
    var projectedValue: Binding<Value> { get }
    subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> BindingViewState<Subject> { get }
    var wrappedValue: Value
  }
  extension BindingViewState: CustomDebugStringConvertible where Value: CustomDebugStringConvertible {
    var debugDescription: String { get }
  }
  extension BindingViewState: Equatable where Value: Equatable {}
  extension BindingViewState: Hashable where Value: Hashable {}
  @dynamicMemberLookup @propertyWrapper struct BindingViewStore<State> {
    init(projectedValue: Self)
    var projectedValue: Self
    subscript<Value: Equatable & Sendable>(dynamicMember keyPath: WritableKeyPath<State, BindingState<Value>>) -> BindingViewState<Value> { get }
    subscript<Value: Equatable>(dynamicMember keyPath: WritableKeyPath<State, BindingState<Value>>) -> BindingViewState<Value> { get }
    subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value { get }
    var wrappedValue: State { get }
  }
  struct CaseLet<EnumState, EnumAction, CaseState, CaseAction, Content: View>: View {
    typealias GlobalAction = EnumAction
    typealias GlobalState = EnumState
    typealias LocalAction = CaseAction
    typealias LocalState = CaseState
    var body: some View { get }
    var content: (Store<CaseState, CaseAction>) -> Content { get }
    var fromCaseAction: (CaseAction) -> EnumAction { get }
    init(_ toCaseState: @escaping (EnumState) -> CaseState?, action fromCaseAction: @escaping (CaseAction) -> EnumAction, @ViewBuilder then content: @escaping (_ store: Store<CaseState, CaseAction>) -> Content, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil)
    init(_ toCaseState: @escaping (EnumState) -> CaseState?, action fromCaseAction: @escaping (CaseAction) -> EnumAction, @ViewBuilder then content: @escaping (_ store: Store<CaseState, CaseAction>) -> Content, fileID: StaticString = nil, line: UInt = nil)
    var toCaseState: (EnumState) -> CaseState? { get }
  }
  extension CaseLet where EnumAction == CaseAction {
    init(state toCaseState: @escaping (EnumState) -> CaseState?, @ViewBuilder then content: @escaping (_ store: Store<CaseState, CaseAction>) -> Content)
  }
  protocol CaseReducer<State, Action>: Reducer where State: CaseReducerState, Body: Reducer, Body.State == State, Body.Action == Action {
    associatedtype Action = Action
    associatedtype Body = Body
    associatedtype CaseScope: _CaseScopeProtocol
    associatedtype State = State
    static var body: Body { get }
    static func scope(_ store: Store<State, Action>) -> CaseScope
  }
  extension CaseReducer {
    var body: Body { get }
  }
  protocol CaseReducerState {
    associatedtype StateReducer: CaseReducer where StateReducer.State == Self
  }
  struct CombineReducers<State, Action, Reducers: Reducer>: Reducer where State == Reducers.State, Action == Reducers.Action {
    init(@ReducerBuilder<State, Action> _ build: () -> Reducers)
    func reduce(into state: inout Reducers.State, action: Reducers.Action) -> Effect<Reducers.Action>
  }
  extension ConfirmationDialogState: _EphemeralState {}
  struct DebugEnvironment {
    init(printer: @escaping (String) -> Void = nil)
    init(printer: @escaping (String) -> Void = nil, queue: DispatchQueue)
    var printer: (String) -> Void
    var queue: DispatchQueue
  }
  struct Default<Content: View>: View {
    var body: some View { get }
    init(@ViewBuilder content: () -> Content)
  }
  extension DependencyValues {
    var dismiss: DismissEffect
    var isPresented: Bool { get }
  }
  struct DismissEffect: Sendable {
    func callAsFunction(animation: Animation?, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) async
    func callAsFunction(animation: Animation?, fileID: StaticString = nil, line: UInt = nil) async
    func callAsFunction(fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) async
    func callAsFunction(fileID: StaticString = nil, line: UInt = nil) async
    func callAsFunction(transaction: Transaction, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) async
    func callAsFunction(transaction: Transaction, fileID: StaticString = nil, line: UInt = nil) async
    init(_ dismiss: @escaping () -> Void)
  }
  struct Effect<Action>: Sendable {
    func animation(_ animation: Animation? = nil) -> Self
    static func cancel(id: some Hashable & Sendable) -> Self
    static func cancel<ID: Hashable>(id: ID) -> Self
    func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = nil) -> Self
    func cancellable<ID: Hashable>(id: ID, cancelInFlight: Bool = nil) -> Self
    func concatenate(with other: Self) -> Self
    static func concatenate(_ effects: Self...) -> Self
    static func concatenate(_ effects: some Collection<Self>) -> Self
    static func concatenate<C: Collection>(_ effects: C) -> Self where C.Element == Self
    func debounce<ID: Hashable, S: Scheduler>(id: ID, for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil) -> Self
    func debounce<S: Scheduler>(id: some Hashable & Sendable, for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil) -> Self
    func map<T>(_ transform: @escaping (Action) -> T) -> Effect<T>
    func merge(with other: Self) -> Self
    static func merge(_ effects: Self...) -> Self
    static func merge(_ effects: some Sequence<Self>) -> Self
    static func merge<S: Sequence>(_ effects: S) -> Self where S.Element == Self
    static var none: Self { get }
    static func publisher(_ createPublisher: () -> some Publisher<Action, Never>) -> Self
    static func publisher<P: Publisher>(_ createPublisher: () -> P) -> Self where P.Output == Action, P.Failure == Never
    static func run(priority: TaskPriority? = nil, name: String? = nil, operation: @escaping (_ send: Send<Action>) async throws -> Void, catch handler: ((_ error: any Error, _ send: Send<Action>) async -> Void)? = nil, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) -> Self
    static func run(priority: TaskPriority? = nil, operation: @escaping (_ send: Send<Action>) async throws -> Void, catch handler: ((_ error: Error, _ send: Send<Action>) async -> Void)? = nil, fileID: StaticString = nil, line: UInt = nil) -> Self
    static func send(_ action: Action) -> Self
    static func send(_ action: Action, animation: Animation? = nil) -> Self
    func throttle<ID: Hashable, S: Scheduler>(id: ID, for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool) -> Self
    func transaction(_ transaction: Transaction) -> Self
  }
  extension Effect where Action: Sendable {
    func throttle<S: Scheduler & Sendable>(id: some Hashable & Sendable, for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool) -> Self where S.SchedulerTimeType.Stride: Sendable
  }
  typealias EffectOf<R: Reducer> = Effect<R.Action>
  struct EffectPublisher<Action, Failure: Error>: Publisher {
    typealias Output = Action
    struct Subscriber {}
    func animation(_ animation: Animation? = nil) -> Self
    static func cancel(id: Any.Type) -> Self
    static func cancel(ids: AnyHashable...) -> Self
    static func cancel(ids: [Any.Type]) -> Self
    static func cancel(ids: [AnyHashable]) -> Self
    static func cancel<ID: Hashable>(id: ID) -> Self
    func cancellable(id: Any.Type, cancelInFlight: Bool = nil) -> Self
    func cancellable<ID: Hashable>(id: ID, cancelInFlight: Bool = nil) -> Self
    func concatenate(with other: Self) -> Self
    static func concatenate(_ effects: Self...) -> Self
    static func concatenate<C: Collection>(_ effects: C) -> Self where C.Element == Self
    func debounce<ID: Hashable, S: Scheduler>(id: ID, for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil) -> Self
    func debounce<S: Scheduler>(id: Any.Type, for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil) -> Self
    func deferred<S: Scheduler>(for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil) -> Self
    static func failing(_ prefix: String) -> Self
    static func fireAndForget(_ work: @escaping () throws -> Void) -> Self
    static func future(_ attemptToFulfill: @escaping (@escaping (Result<Action, Failure>) -> Void) -> Void) -> Self
    init(error: Failure)
    init(value: Action)
    init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure
    func map<T>(_ transform: @escaping (Action) -> T) -> EffectPublisher<T, Failure>
    func merge(with other: Self) -> Self
    static func merge(_ effects: Self...) -> Self
    static func merge<S: Sequence>(_ effects: S) -> Self where S.Element == Self
    static var none: Self { get }
    func receive<S: Combine.Subscriber>(subscriber: S) where S.Input == Action, S.Failure == Failure
    static func result(_ attemptToFulfill: @escaping () -> Result<Action, Failure>) -> Self
    static func run(_ work: @escaping (EffectPublisher.Subscriber) -> Cancellable) -> Self
    func throttle<ID: Hashable, S: Scheduler>(id: ID, for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool) -> Self
    func throttle<S: Scheduler>(id: Any.Type, for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool) -> Self
    func transaction(_ transaction: Transaction) -> Self
    static func unimplemented(_ prefix: String) -> Self
    var upstream: AnyPublisher<Action, Failure> { get }
  }
  extension EffectPublisher where Failure == Error {
    static func catching(_ work: @escaping () throws -> Action) -> Self
    static func task(priority: TaskPriority? = nil, operation: @escaping () async throws -> Action) -> Self
  }
  extension EffectPublisher where Failure == Never {
    static func fireAndForget(priority: TaskPriority? = nil, _ work: @escaping () async throws -> Void) -> Self
    static func publisher<P: Publisher>(_ createPublisher: @escaping () -> P) -> Self where P.Output == Action, P.Failure == Never
    static func run(priority: TaskPriority? = nil, operation: @escaping (_ send: Send<Action>) async throws -> Void, catch handler: ((_ error: Error, _ send: Send<Action>) async -> Void)? = nil, fileID: StaticString = nil, line: UInt = nil) -> Self
    static func send(_ action: Action) -> Self
    static func send(_ action: Action, animation: Animation? = nil) -> Self
    static func task(priority: TaskPriority? = nil, operation: @escaping () async throws -> Action, catch handler: ((Error) async -> Action)? = nil, fileID: StaticString = nil, line: UInt = nil) -> Self
    static func timer<ID: Hashable, S: Scheduler>(id: ID, every interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, on scheduler: S, options: S.SchedulerOptions? = nil) -> Self where S.SchedulerTimeType == Action
    static func timer<S: Scheduler>(id: Any.Type, every interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, on scheduler: S, options: S.SchedulerOptions? = nil) -> Self where S.SchedulerTimeType == Action
  }
  extension EffectPublisher.Subscriber {
    func send(_ value: Action)
    func send(completion: Subscribers.Completion<Failure>)
  }
  typealias EffectTask = Effect
  struct EmptyReducer<State, Action>: Reducer {
    init()
    func reduce(into _: inout State, action _: Action) -> Effect<Action>
  }
  enum Exhaustivity: Equatable, Sendable {
    case on, off(showSkippedAssertions: Bool)
    static var off: Self.off { get }
  }
  struct ForEachStore<EachState, EachAction, Data: Collection, ID: Hashable & Sendable, Content: View >: View, DynamicViewContent {
    var body: some View { get }
    var data: Data { get }
    init<EachContent>(_ store: Store<Data, (Data.Index, EachAction)>, @ViewBuilder content: @escaping (Store<EachState, EachAction>) -> EachContent) where Data == [EachState], Content == WithViewStore< [ID], (Data.Index, EachAction), ForEach<[(offset: Int, element: ID)], ID, EachContent>>, EachState: Identifiable, EachState.ID == ID
    init<EachContent>(_ store: Store<Data, (Data.Index, EachAction)>, id: KeyPath<EachState, ID>, @ViewBuilder content: @escaping (Store<EachState, EachAction>) -> EachContent) where Data == [EachState], Content == WithViewStore< [ID], (Data.Index, EachAction), ForEach<[(offset: Int, element: ID)], ID, EachContent>>
    init<EachContent>(_ store: Store<IdentifiedArray<ID, EachState>, (ID, EachAction)>, @ViewBuilder content: @escaping (_ store: Store<EachState, EachAction>) -> EachContent) where Data == IdentifiedArray<ID, EachState>, Content == WithViewStore<IdentifiedArray<ID, EachState>, (ID, EachAction), ForEach<IdentifiedArray<ID, EachState>, ID, EachContent>>
    init<EachContent>(_ store: Store<IdentifiedArray<ID, EachState>, (id: ID, action: EachAction)>, @ViewBuilder content: @escaping (_ store: Store<EachState, EachAction>) -> EachContent) where Data == IdentifiedArray<ID, EachState>, Content == WithViewStore<IdentifiedArray<ID, EachState>, (id: ID, action: EachAction), ForEach<IdentifiedArray<ID, EachState>, ID, EachContent>>
    init<EachContent>(_ store: Store<IdentifiedArray<ID, EachState>, IdentifiedAction<ID, EachAction>>, @ViewBuilder content: @escaping (_ store: Store<EachState, EachAction>) -> EachContent) where Data == IdentifiedArray<ID, EachState>, Content == WithViewStore<IdentifiedArray<ID, EachState>, IdentifiedAction<ID, EachAction>, ForEach<IdentifiedArray<ID, EachState>, ID, EachContent>>
  }
  enum IdentifiedAction<ID: Hashable & Sendable, Action>: CasePathable {
    case element(id: ID, action: Action)
    struct AllCasePaths {}
    static var allCasePaths: AllCasePaths { get }
  }
  extension IdentifiedAction.AllCasePaths {
    var element: AnyCasePath<IdentifiedAction, (id: ID, action: Action)> { get }
    subscript(id id: ID) -> AnyCasePath<IdentifiedAction, Action> { get }
  }
  extension IdentifiedAction: Decodable where ID: Decodable, Action: Decodable {}
  extension IdentifiedAction: Encodable where ID: Encodable, Action: Encodable {}
  extension IdentifiedAction: Equatable where Action: Equatable {}
  extension IdentifiedAction: Hashable where Action: Hashable {}
  extension IdentifiedAction: Sendable where ID: Sendable, Action: Sendable {}
  typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<R.State.ID, R.Action> where R.State: Identifiable
  struct IfLetStore<State, Action, Content: View>: View {
    var body: some View { get }
    init<DestinationState, DestinationAction, IfContent, ElseContent>(_ store: Store<PresentationState<DestinationState>, PresentationAction<DestinationAction>>, state toState: @escaping (_ destinationState: DestinationState) -> State?, action fromAction: @escaping (_ action: Action) -> DestinationAction, @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent, @ViewBuilder else elseContent: @escaping () -> ElseContent) where Content == _ConditionalContent<IfContent, ElseContent>
    init<DestinationState, DestinationAction, IfContent>(_ store: Store<PresentationState<DestinationState>, PresentationAction<DestinationAction>>, state toState: @escaping (_ destinationState: DestinationState) -> State?, action fromAction: @escaping (_ action: Action) -> DestinationAction, @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent) where Content == IfContent?
    init<IfContent, ElseContent>(_ store: Store<PresentationState<State>, PresentationAction<Action>>, @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent, @ViewBuilder else elseContent: @escaping () -> ElseContent) where Content == _ConditionalContent<IfContent, ElseContent>
    init<IfContent, ElseContent>(_ store: Store<State?, Action>, @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent, @ViewBuilder else elseContent: () -> ElseContent) where Content == _ConditionalContent<IfContent, ElseContent>
    init<IfContent>(_ store: Store<PresentationState<State>, PresentationAction<Action>>, @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent) where Content == IfContent?
    init<IfContent>(_ store: Store<State?, Action>, @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent) where Content == IfContent?
  }
  func InMemoryFileStorage() -> FileStorage
  func LiveFileStorage() -> FileStorage
  extension NSObject {
    func observe(_ apply: @escaping () -> Void) -> ObservationToken
  }
  extension NavigationLink where Destination == Never {
    init<P, L: View>(state: P?, @ViewBuilder label: () -> L, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) where Label == _NavigationLinkStoreContent<P, L>
    init<P, L: View>(state: P?, @ViewBuilder label: () -> L, fileID: StaticString = nil, line: UInt = nil) where Label == _NavigationLinkStoreContent<P, L>
    init<P>(_ titleKey: LocalizedStringKey, state: P?, fileID: StaticString = nil, line: UInt = nil) where Label == _NavigationLinkStoreContent<P, Text>
    init<S: StringProtocol, P>(_ title: S, state: P?, fileID: StaticString = nil, line: UInt = nil) where Label == _NavigationLinkStoreContent<P, Text>
  }
  struct NavigationLinkStore<State, Action, DestinationState, DestinationAction, Destination: View, Label: View >: View {
    var body: some View
    init(_ store: Store<PresentationState<State>, PresentationAction<Action>>, id: State.ID, onTap: @escaping () -> Void, @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination, @ViewBuilder label: () -> Label) where State == DestinationState, Action == DestinationAction, State: Identifiable
    init(_ store: Store<PresentationState<State>, PresentationAction<Action>>, onTap: @escaping () -> Void, @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination, @ViewBuilder label: () -> Label) where State == DestinationState, Action == DestinationAction
    init(_ store: Store<PresentationState<State>, PresentationAction<Action>>, state toDestinationState: @escaping (_ state: State) -> DestinationState?, action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action, id: DestinationState.ID, onTap: @escaping () -> Void, @ViewBuilder destination: @escaping (_ store: Store<DestinationState, DestinationAction>) -> Destination, @ViewBuilder label: () -> Label) where DestinationState: Identifiable
    init(_ store: Store<PresentationState<State>, PresentationAction<Action>>, state toDestinationState: @escaping (_ state: State) -> DestinationState?, action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action, onTap: @escaping () -> Void, @ViewBuilder destination: @escaping (_ store: Store<DestinationState, DestinationAction>) -> Destination, @ViewBuilder label: () -> Label)
    func isDetailLink(_ isDetailLink: Bool) -> Self
  }
  extension NavigationStack {
    init<State, Action, Destination: View, R>(path: Binding<Store<StackState<State>, StackAction<State, Action>>>, @ViewBuilder root: () -> R, @ViewBuilder destination: @escaping (Store<State, Action>) -> Destination, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) where Data == StackState<State>.PathView, Root == ModifiedContent<R, _NavigationDestinationViewModifier<State, Action, Destination>>
    init<State, Action, Destination: View, R>(path: Binding<Store<StackState<State>, StackAction<State, Action>>>, root: () -> R, @ViewBuilder destination: @escaping (Store<State, Action>) -> Destination) where Data == StackState<State>.PathView, Root == ModifiedContent<R, _NavigationDestinationViewModifier<State, Action, Destination>>
  }
  extension NavigationStackController {
    init<State, Action>(navigationBarClass: AnyClass? = nil, toolbarClass: AnyClass? = nil, path: UIBinding<Store<StackState<State>, StackAction<State, Action>>>, root: () -> UIViewController, destination: @escaping (Store<State, Action>) -> UIViewController, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil)
  }
  struct NavigationStackStore<State, Action, Root: View, Destination: View>: View {
    var body: some View { get }
    init(_ store: Store<StackState<State>, StackAction<State, Action>>, @ViewBuilder root: () -> Root, @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination)
    init(_ store: Store<StackState<State>, StackAction<State, Action>>, @ViewBuilder root: () -> Root, @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil)
    init<D: View>(_ store: Store<StackState<State>, StackAction<State, Action>>, @ViewBuilder root: () -> Root, @ViewBuilder destination: @escaping (_ initialState: State) -> D) where Destination == SwitchStore<State, Action, D>
    init<D: View>(_ store: Store<StackState<State>, StackAction<State, Action>>, @ViewBuilder root: () -> Root, @ViewBuilder destination: @escaping (_ initialState: State) -> D, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) where Destination == SwitchStore<State, Action, D>
  }
  extension Notification.Name {
    static var runtimeWarning: Self { get }
  }
  protocol ObservableState: Perceptible {
    var _$id: ObservableStateID { get }
  }
  struct ObservableStateID: Equatable, Hashable, Sendable {
    init()
  }
  struct ObservationStateRegistrar: Sendable, Equatable, Hashable, Codable {
    func access<Subject: Observable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>)
    func access<Subject: Perceptible, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>)
    func didModify<Subject: Observable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>, _ member: inout Member, _ oldValue: Member, _ isIdentityEqual: (Member, Member) -> Bool)
    func didModify<Subject: Observable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>, _ member: inout Member, _ oldValue: Member, _ isIdentityEqual: (Member, Member) -> Bool, _ shouldNotifyObservers: (Member, Member) -> Bool = nil)
    func didModify<Subject: Perceptible, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>, _ member: inout Member, _ oldValue: Member, _ isIdentityEqual: (Member, Member) -> Bool)
    func didModify<Subject: Perceptible, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>, _ member: inout Member, _ oldValue: Member, _ isIdentityEqual: (Member, Member) -> Bool, _ shouldNotifyObservers: (Member, Member) -> Bool = nil)
    var id: ObservableStateID { get }
    init()
    func mutate<Subject: Observable, Member, Value>(_ subject: Subject, keyPath: KeyPath<Subject, Member>, _ value: inout Value, _ newValue: Value, _ isIdentityEqual: (Value, Value) -> Bool)
    func mutate<Subject: Observable, Member, Value>(_ subject: Subject, keyPath: KeyPath<Subject, Member>, _ value: inout Value, _ newValue: Value, _ isIdentityEqual: (Value, Value) -> Bool, _ shouldNotifyObservers: (Value, Value) -> Bool = nil)
    func mutate<Subject: Perceptible, Member, Value>(_ subject: Subject, keyPath: KeyPath<Subject, Member>, _ value: inout Value, _ newValue: Value, _ isIdentityEqual: (Value, Value) -> Bool)
    func mutate<Subject: Perceptible, Member, Value>(_ subject: Subject, keyPath: KeyPath<Subject, Member>, _ value: inout Value, _ newValue: Value, _ isIdentityEqual: (Value, Value) -> Bool, _ shouldNotifyObservers: (Value, Value) -> Bool = nil)
    func willModify<Subject: Observable, Member: ObservableState>(_ subject: Subject, keyPath: KeyPath<Subject, Member>, _ member: inout Member) -> Member
    func willModify<Subject: Observable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>, _ member: inout Member) -> Member
    func willModify<Subject: Perceptible, Member: ObservableState>(_ subject: Subject, keyPath: KeyPath<Subject, Member>, _ member: inout Member) -> Member
    func willModify<Subject: Perceptible, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>, _ member: inout Member) -> Member
  }
  class ObservationToken: NSObject, Sendable {
    func cancel()
  }
  extension ObservedObject.Wrapper {
    func scope<State: ObservableState, Action, Container: _ScopableState, ChildAction>(_ state: KeyPath<State, Container>, action: CaseKeyPath<Action, PresentationAction<ChildAction>>, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) -> Binding<Store<Container.Unwrapped, ChildAction>?> where ObjectType == Store<State, Action>
    func scope<State: ObservableState, Action, Container: _ScopableState, ChildAction>(state: KeyPath<State, Container>, action: CaseKeyPath<Action, PresentationAction<ChildAction>>, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) -> Binding<Store<Container.Unwrapped, ChildAction>?> where ObjectType == Store<State, Action>
    func scope<State: ObservableState, Action, ElementState, ElementAction>(_ state: KeyPath<State, StackState<ElementState>>, action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>> where ObjectType == Store<State, Action>
    func scope<State: ObservableState, Action, ElementState, ElementAction>(state: KeyPath<State, StackState<ElementState>>, action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>> where ObjectType == Store<State, Action>
    subscript<State: ObservableState, Action, Member>(dynamicMember keyPath: KeyPath<State, Member>) -> _StoreObservedObject<State, Action, Member> where ObjectType == Store<State, Action> { get }
  }
  extension Optional: _OptionalProtocol {}
  extension Optional: _ScopableState {}
  extension Optional: Reducer where Wrapped: Reducer {
    func reduce(into state: inout Wrapped.State, action: Wrapped.Action) -> Effect<Wrapped.Action>
  }
  extension Optional: _OptionalStoreWithCaseScope where Wrapped: _StoreWithCaseScope {}
  extension Perception.Bindable {
    func scope<State: ObservableState, Action, ChildState, ChildAction>(_ state: WritableKeyPath<State, PresentationState<ChildState>>, action: CaseKeyPath<Action, PresentationAction<ChildAction>>, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action>
    func scope<State: ObservableState, Action, ChildState, ChildAction>(state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, PresentationAction<ChildAction>>) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action>
    func scope<State: ObservableState, Action, ChildState, ChildAction>(state: WritableKeyPath<State, PresentationState<ChildState>>, action: CaseKeyPath<Action, PresentationAction<ChildAction>>, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action>
    func scope<State: ObservableState, Action, Container: _ScopableState, ChildAction>(_ state: KeyPath<State, Container>, action: CaseKeyPath<Action, PresentationAction<ChildAction>>, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) -> Binding<Store<Container.Unwrapped, ChildAction>?> where Value == Store<State, Action>
    func scope<State: ObservableState, Action, Container: _ScopableState, ChildAction>(state: KeyPath<State, Container>, action: CaseKeyPath<Action, PresentationAction<ChildAction>>, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) -> Binding<Store<Container.Unwrapped, ChildAction>?> where Value == Store<State, Action>
    func scope<State: ObservableState, Action, ElementState, ElementAction>(_ state: KeyPath<State, StackState<ElementState>>, action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>> where Value == Store<State, Action>
    func scope<State: ObservableState, Action, ElementState, ElementAction>(state: KeyPath<State, StackState<ElementState>>, action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>> where Value == Store<State, Action>
    subscript<State: ObservableState, Action, Member>(dynamicMember keyPath: KeyPath<State, Member>) -> _StoreBindable_Perception<State, Action, Member> where Value == Store<State, Action> { get }
  }
  enum PresentationAction<Action>: CasePathable {
    case dismiss, presented(Action)
    @dynamicMemberLookup struct AllCasePaths {}
    static var allCasePaths: AllCasePaths { get }
  }
  extension PresentationAction.AllCasePaths {
    var dismiss: AnyCasePath<PresentationAction, Void> { get }
    var presented: AnyCasePath<PresentationAction, Action> { get }
    subscript<AppendedAction>(dynamicMember keyPath: CaseKeyPath<Action, AppendedAction>) -> AnyCasePath<PresentationAction, AppendedAction> where Action: CasePathable { get }
    subscript<AppendedAction>(dynamicMember keyPath: CaseKeyPath<Action, AppendedAction>) -> AnyCasePath<PresentationAction, PresentationAction<AppendedAction>> where Action: CasePathable { get }
  }
  extension PresentationAction: Decodable where Action: Decodable {}
  extension PresentationAction: Encodable where Action: Encodable {}
  extension PresentationAction: Equatable where Action: Equatable {}
  extension PresentationAction: Hashable where Action: Hashable {}
  extension PresentationAction: Sendable where Action: Sendable {}
  @dynamicMemberLookup @propertyWrapper struct PresentationState<State>: _ScopableState, CustomReflectable, _OptionalProtocol {
    var customMirror: Mirror { get }
    init(wrappedValue: State?)
    var projectedValue: Self
    subscript<Case>(case path: AnyCasePath<State, Case>) -> Case? { get set }
    subscript<Case>(case path: AnyCasePath<State, Case>, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) -> Case? { get set }
    subscript<Case>(case path: CaseKeyPath<State, Case>) -> Case? where State: CasePathable { get set }
    subscript<Case>(case path: CasePath<State, Case>) -> Case? { get set }
    subscript<Case>(dynamicMember keyPath: CaseKeyPath<State, Case>) -> PresentationState<Case> where State: CasePathable { get }
    subscript<Member>(dynamicMember keyPath: KeyPath<State, Member>) -> PresentationState<Member> { get }
    var wrappedValue: State?
  }
  extension PresentationState: Decodable where State: Decodable {}
  extension PresentationState: Encodable where State: Encodable {}
  extension PresentationState: Equatable where State: Equatable {}
  extension PresentationState: Hashable where State: Hashable {}
  extension PresentationState: Sendable where State: Sendable {}
  extension Publisher {
    func catchToEffect() -> Effect<Result<Output, Failure>>
    func catchToEffect<T>(_ transform: @escaping (Result<Output, Failure>) -> T) -> Effect<T>
    func eraseToEffect() -> EffectPublisher<Output, Failure>
    func eraseToEffect<T>(_ transform: @escaping (Output) -> T) -> EffectPublisher<T, Failure>
    func fireAndForget<NewOutput, NewFailure>(outputType: NewOutput.Type = nil, failureType: NewFailure.Type = nil) -> EffectPublisher<NewOutput, NewFailure>
  }
  extension Publishers.Create.Subscription: CustomStringConvertible {}
  struct Reduce<State, Action>: Reducer {
    init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>)
    init(_ reducer: some Reducer<State, Action>)
    init<Environment>(_ reducer: AnyReducer<State, Action, Environment>, environment: Environment)
    init<R: Reducer>(_ reducer: R) where R.State == State, R.Action == Action
    func reduce(into state: inout State, action: Action) -> Effect<Action>
  }
  protocol Reducer<State, Action> {
    associatedtype Action
    associatedtype Body
    associatedtype State
    var body: Body { get }
    func reduce(into state: inout State, action: Action) -> Effect<Action>
  }
  extension Reducer where Body == Never {
    var body: Body { get }
  }
  extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
    func reduce(into state: inout Body.State, action: Body.Action) -> Effect<Body.Action>
  }
  extension Reducer {
    func debug() -> _PrintChangesReducer<Self>
    func dependency<Value: TestDependencyKey>(_ value: Value) -> _DependencyKeyWritingReducer<Self> where Value.Value == Value
    func dependency<Value>(_ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: Value) -> _DependencyKeyWritingReducer<Self>
    func forEach<DestinationState, DestinationAction, Destination: Reducer<DestinationState, DestinationAction>>(_ toStackState: WritableKeyPath<State, StackState<DestinationState>>, action toStackAction: AnyCasePath<Action, StackAction<DestinationState, DestinationAction>>, @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) -> some Reducer<State, Action>
    func forEach<DestinationState, DestinationAction, Destination: Reducer<DestinationState, DestinationAction>>(_ toStackState: WritableKeyPath<State, StackState<DestinationState>>, action toStackAction: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>, @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) -> some Reducer<State, Action>
    func forEach<DestinationState, DestinationAction, Destination: Reducer>(_ toStackState: WritableKeyPath<State, StackState<DestinationState>>, action toStackAction: AnyCasePath<Action, StackAction<DestinationState, DestinationAction>>, @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination, fileID: StaticString = nil, line: UInt = nil) -> _StackReducer<Self, Destination> where Destination.State == DestinationState, Destination.Action == DestinationAction
    func forEach<DestinationState, DestinationAction, Destination: Reducer>(_ toStackState: WritableKeyPath<State, StackState<DestinationState>>, action toStackAction: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>, @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination, fileID: StaticString = nil, line: UInt = nil) -> _StackReducer<Self, Destination> where Destination.State == DestinationState, Destination.Action == DestinationAction
    func forEach<DestinationState, DestinationAction, Destination: Reducer>(_ toStackState: WritableKeyPath<State, StackState<DestinationState>>, action toStackAction: CasePath<Action, StackAction<DestinationState, DestinationAction>>, @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination, fileID: StaticString = nil, line: UInt = nil) -> _StackReducer<Self, Destination> where Destination.State == DestinationState, Destination.Action == DestinationAction
    func forEach<DestinationState: CaseReducerState, DestinationAction>(_ state: WritableKeyPath<State, StackState<DestinationState>>, action: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>) -> some ReducerOf<Self> where DestinationState.StateReducer.Action == DestinationAction
    func forEach<ElementState, ElementAction, ID: Hashable & Sendable, Element: Reducer<ElementState, ElementAction>>(_ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>, action toElementAction: AnyCasePath<Action, (ID, ElementAction)>, @ReducerBuilder<ElementState, ElementAction> element: () -> Element, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) -> some Reducer<State, Action>
    func forEach<ElementState, ElementAction, ID: Hashable, Element: Reducer<ElementState, ElementAction>>(_ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>, action toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>, @ReducerBuilder<ElementState, ElementAction> element: () -> Element, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) -> some Reducer<State, Action>
    func forEach<ElementState, ElementAction, ID: Hashable, Element: Reducer>(_ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>, action toElementAction: AnyCasePath<Action, (ID, ElementAction)>, @ReducerBuilder<ElementState, ElementAction> element: () -> Element, fileID: StaticString = nil, line: UInt = nil) -> _ForEachReducer<Self, ID, Element> where ElementState == Element.State, ElementAction == Element.Action
    func forEach<ElementState, ElementAction, ID: Hashable, Element: Reducer>(_ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>, action toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>, @ReducerBuilder<ElementState, ElementAction> element: () -> Element, fileID: StaticString = nil, line: UInt = nil) -> _ForEachReducer<Self, ID, Element> where ElementState == Element.State, ElementAction == Element.Action
    func forEach<ElementState, ElementAction, ID: Hashable, Element: Reducer>(_ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>, action toElementAction: CasePath<Action, (ID, ElementAction)>, @ReducerBuilder<ElementState, ElementAction> element: () -> Element, fileID: StaticString = nil, line: UInt = nil) -> _ForEachReducer<Self, ID, Element> where ElementState == Element.State, ElementAction == Element.Action
    func ifCaseLet<CaseState, CaseAction, Case: Reducer<CaseState, CaseAction>>(_ toCaseState: AnyCasePath<State, CaseState>, action toCaseAction: AnyCasePath<Action, CaseAction>, @ReducerBuilder<CaseState, CaseAction> then case: () -> Case, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) -> some Reducer<State, Action>
    func ifCaseLet<CaseState, CaseAction, Case: Reducer>(_ toCaseState: AnyCasePath<State, CaseState>, action toCaseAction: AnyCasePath<Action, CaseAction>, @ReducerBuilder<CaseState, CaseAction> then case: () -> Case, fileID: StaticString = nil, line: UInt = nil) -> _IfCaseLetReducer<Self, Case> where CaseState == Case.State, CaseAction == Case.Action
    func ifCaseLet<CaseState, CaseAction, Case: Reducer>(_ toCaseState: CaseKeyPath<State, CaseState>, action toCaseAction: CaseKeyPath<Action, CaseAction>, @ReducerBuilder<CaseState, CaseAction> then case: () -> Case, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) -> _IfCaseLetReducer<Self, Case> where State: CasePathable, CaseState == Case.State, Action: CasePathable, CaseAction == Case.Action
    func ifCaseLet<CaseState, CaseAction, Case: Reducer>(_ toCaseState: CaseKeyPath<State, CaseState>, action toCaseAction: CaseKeyPath<Action, CaseAction>, @ReducerBuilder<CaseState, CaseAction> then case: () -> Case, fileID: StaticString = nil, line: UInt = nil) -> _IfCaseLetReducer<Self, Case> where State: CasePathable, CaseState == Case.State, Action: CasePathable, CaseAction == Case.Action
    func ifCaseLet<CaseState, CaseAction, Case: Reducer>(_ toCaseState: CasePath<State, CaseState>, action toCaseAction: CasePath<Action, CaseAction>, @ReducerBuilder<CaseState, CaseAction> then case: () -> Case, fileID: StaticString = nil, line: UInt = nil) -> _IfCaseLetReducer<Self, Case> where CaseState == Case.State, CaseAction == Case.Action
    func ifLet<ChildState: CaseReducerState, ChildAction>(_ state: WritableKeyPath<State, PresentationState<ChildState>>, action: CaseKeyPath<Action, PresentationAction<ChildAction>>) -> some ReducerOf<Self> where ChildState.StateReducer.Action == ChildAction
    func ifLet<DestinationState, DestinationAction, Destination: Reducer<DestinationState, DestinationAction>>(_ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>, action toPresentationAction: AnyCasePath<Action, PresentationAction<DestinationAction>>, @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) -> some Reducer<State, Action>
    func ifLet<DestinationState, DestinationAction, Destination: Reducer<DestinationState, DestinationAction>>(_ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>, action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>, @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) -> some Reducer<State, Action>
    func ifLet<DestinationState, DestinationAction, Destination: Reducer>(_ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>, action toPresentationAction: AnyCasePath<Action, PresentationAction<DestinationAction>>, @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination, fileID: StaticString = nil, line: UInt = nil) -> _PresentationReducer<Self, Destination> where Destination.State == DestinationState, Destination.Action == DestinationAction
    func ifLet<DestinationState, DestinationAction, Destination: Reducer>(_ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>, action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>, @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination, fileID: StaticString = nil, line: UInt = nil) -> _PresentationReducer<Self, Destination> where Destination.State == DestinationState, Destination.Action == DestinationAction
    func ifLet<DestinationState, DestinationAction, Destination: Reducer>(_ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>, action toPresentationAction: CasePath<Action, PresentationAction<DestinationAction>>, @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination, fileID: StaticString = nil, line: UInt = nil) -> _PresentationReducer<Self, Destination> where Destination.State == DestinationState, Destination.Action == DestinationAction
    func ifLet<DestinationState: _EphemeralState, DestinationAction>(_ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>, action toPresentationAction: AnyCasePath<Action, PresentationAction<DestinationAction>>, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) -> some Reducer<State, Action>
    func ifLet<DestinationState: _EphemeralState, DestinationAction>(_ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>, action toPresentationAction: AnyCasePath<Action, PresentationAction<DestinationAction>>, fileID: StaticString = nil, line: UInt = nil) -> _PresentationReducer<Self, EmptyReducer<DestinationState, DestinationAction>>
    func ifLet<DestinationState: _EphemeralState, DestinationAction>(_ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>, action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) -> some Reducer<State, Action>
    func ifLet<DestinationState: _EphemeralState, DestinationAction>(_ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>, action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>, fileID: StaticString = nil, line: UInt = nil) -> _PresentationReducer<Self, EmptyReducer<DestinationState, DestinationAction>>
    func ifLet<DestinationState: _EphemeralState, DestinationAction>(_ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>, action toPresentationAction: CasePath<Action, PresentationAction<DestinationAction>>, fileID: StaticString = nil, line: UInt = nil) -> _PresentationReducer<Self, EmptyReducer<DestinationState, DestinationAction>>
    func ifLet<WrappedState, WrappedAction, Wrapped: Reducer<WrappedState, WrappedAction>>(_ toWrappedState: WritableKeyPath<State, WrappedState?>, action toWrappedAction: AnyCasePath<Action, WrappedAction>, @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) -> some Reducer<State, Action>
    func ifLet<WrappedState, WrappedAction, Wrapped: Reducer<WrappedState, WrappedAction>>(_ toWrappedState: WritableKeyPath<State, WrappedState?>, action toWrappedAction: CaseKeyPath<Action, WrappedAction>, @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) -> some Reducer<State, Action>
    func ifLet<WrappedState, WrappedAction, Wrapped: Reducer>(_ toWrappedState: WritableKeyPath<State, WrappedState?>, action toWrappedAction: AnyCasePath<Action, WrappedAction>, @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped, fileID: StaticString = nil, line: UInt = nil) -> _IfLetReducer<Self, Wrapped> where WrappedState == Wrapped.State, WrappedAction == Wrapped.Action
    func ifLet<WrappedState, WrappedAction, Wrapped: Reducer>(_ toWrappedState: WritableKeyPath<State, WrappedState?>, action toWrappedAction: CaseKeyPath<Action, WrappedAction>, @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped, fileID: StaticString = nil, line: UInt = nil) -> _IfLetReducer<Self, Wrapped> where WrappedState == Wrapped.State, WrappedAction == Wrapped.Action
    func ifLet<WrappedState, WrappedAction, Wrapped: Reducer>(_ toWrappedState: WritableKeyPath<State, WrappedState?>, action toWrappedAction: CasePath<Action, WrappedAction>, @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped, fileID: StaticString = nil, line: UInt = nil) -> _IfLetReducer<Self, Wrapped> where WrappedState == Wrapped.State, WrappedAction == Wrapped.Action
    func ifLet<WrappedState: _EphemeralState, WrappedAction>(_ toWrappedState: WritableKeyPath<State, WrappedState?>, action toWrappedAction: AnyCasePath<Action, WrappedAction>, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) -> _IfLetReducer<Self, EmptyReducer<WrappedState, WrappedAction>>
    func ifLet<WrappedState: _EphemeralState, WrappedAction>(_ toWrappedState: WritableKeyPath<State, WrappedState?>, action toWrappedAction: AnyCasePath<Action, WrappedAction>, fileID: StaticString = nil, line: UInt = nil) -> _IfLetReducer<Self, EmptyReducer<WrappedState, WrappedAction>>
    func ifLet<WrappedState: _EphemeralState, WrappedAction>(_ toWrappedState: WritableKeyPath<State, WrappedState?>, action toWrappedAction: CaseKeyPath<Action, WrappedAction>, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) -> some Reducer<State, Action>
    func ifLet<WrappedState: _EphemeralState, WrappedAction>(_ toWrappedState: WritableKeyPath<State, WrappedState?>, action toWrappedAction: CaseKeyPath<Action, WrappedAction>, fileID: StaticString = nil, line: UInt = nil) -> _IfLetReducer<Self, EmptyReducer<WrappedState, WrappedAction>>
    func ifLet<WrappedState: _EphemeralState, WrappedAction>(_ toWrappedState: WritableKeyPath<State, WrappedState?>, action toWrappedAction: CasePath<Action, WrappedAction>, fileID: StaticString = nil, line: UInt = nil) -> _IfLetReducer<Self, EmptyReducer<WrappedState, WrappedAction>>
    func onChange<V, R: Reducer>(of toValue: @escaping (State) -> V, removeDuplicates isDuplicate: @escaping (V, V) -> Bool, @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: V, _ newValue: V) -> R) -> _OnChangeReducer<Self, V, R>
    func onChange<V: Equatable, R: Reducer>(of toValue: @escaping (State) -> V, @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: V, _ newValue: V) -> R) -> _OnChangeReducer<Self, V, R>
    func onChange<V: Equatable>(of toValue: @escaping (State) -> V, _ perform: @escaping (_ oldValue: V, _ state: inout State) -> EffectOf<Self>) -> some Reducer<State, Action>
    func reduce(into state: inout State, action: Action) -> Effect<Action>
    func signpost(_ prefix: String = nil, log: OSLog = nil) -> _SignpostReducer<Self>
    func transformDependency<V>(_ keyPath: WritableKeyPath<DependencyValues, V>, transform: @escaping (_ dependency: inout V) -> Void) -> _DependencyKeyWritingReducer<Self>
  }
  @resultBuilder enum ReducerBuilder<State, Action> {
    static func buildArray(_ reducers: [some Reducer<State, Action>]) -> some Reducer<State, Action>
    static func buildArray<R: Reducer>(_ reducers: [R]) -> _SequenceMany<R> where R.State == State, R.Action == Action
    static func buildBlock() -> EmptyReducer<State, Action>
    static func buildBlock() -> some Reducer<State, Action>
    static func buildBlock<R: Reducer<State, Action>>(_ reducer: R) -> R
    static func buildBlock<R: Reducer>(_ reducer: R) -> R where R.State == State, R.Action == Action
    static func buildEither<R0: Reducer, R1: Reducer>(first reducer: R0) -> _Conditional<R0, R1> where R0.State == State, R0.Action == Action
    static func buildEither<R0: Reducer, R1: Reducer>(second reducer: R1) -> _Conditional<R0, R1> where R0.State == State, R0.Action == Action
    static func buildEither<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(first reducer: R0) -> _Conditional<R0, R1>
    static func buildEither<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(second reducer: R1) -> _Conditional<R0, R1>
    static func buildExpression(_ expression: any Reducer<State, Action>) -> Reduce<State, Action>
    static func buildExpression<R: Reducer<State, Action>>(_ expression: R) -> R
    static func buildExpression<R: Reducer>(_ expression: R) -> R where R.State == State, R.Action == Action
    static func buildFinalResult(_ reducer: Reduce<State, Action>) -> Reduce<State, Action>
    static func buildFinalResult<R: Reducer<State, Action>>(_ reducer: R) -> R
    static func buildFinalResult<R: Reducer>(_ reducer: R) -> R where R.State == State, R.Action == Action
    static func buildFinalResult<R: Reducer>(_ reducer: R) -> Reduce<State, Action> where R.State == State, R.Action == Action
    static func buildLimitedAvailability(_ wrapped: some Reducer<State, Action>) -> Reduce<State, Action>
    static func buildLimitedAvailability<R: Reducer>(_ wrapped: R) -> Reduce<State, Action> where R.State == State, R.Action == Action
    static func buildOptional<R: Reducer<State, Action>>(_ wrapped: R?) -> R?
    static func buildOptional<R: Reducer>(_ wrapped: R?) -> R? where R.State == State, R.Action == Action
    static func buildPartialBlock<R0: Reducer, R1: Reducer>(accumulated: R0, next: R1) -> _Sequence<R0, R1> where R0.State == State, R0.Action == Action
    static func buildPartialBlock<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(accumulated: R0, next: R1) -> _Sequence<R0, R1>
    static func buildPartialBlock<R: Reducer<State, Action>>(first: R) -> R
    static func buildPartialBlock<R: Reducer>(first: R) -> R where R.State == State, R.Action == Action
  }
  typealias ReducerBuilderOf<R: Reducer> = ReducerBuilder<R.State, R.Action>
  typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>
  typealias ReducerProtocol = Reducer
  typealias ReducerProtocolOf<R: Reducer> = Reducer<R.State, R.Action>
  extension Result: _ErrorMechanism {}
  extension Result where Success: Sendable, Failure == Error {
    init(_ result: TaskResult<Success>)
  }
  extension Result where Success: Sendable, Failure == any Error {
    init(_ result: TaskResult<Success>)
  }
  struct Scope<ParentState, ParentAction, Child: Reducer>: Reducer {
    init<ChildState, ChildAction>(_ toChildState: WritableKeyPath<ParentState, ChildState>, action toChildAction: CaseKeyPath<ParentAction, ChildAction>, @ReducerBuilder<ChildState, ChildAction> _ child: () -> Child) where ChildState == Child.State, ChildAction == Child.Action
    init<ChildState, ChildAction>(state toChildState: AnyCasePath<ParentState, ChildState>, action toChildAction: AnyCasePath<ParentAction, ChildAction>, @ReducerBuilder<ChildState, ChildAction> child: () -> Child, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) where ChildState == Child.State, ChildAction == Child.Action
    init<ChildState, ChildAction>(state toChildState: AnyCasePath<ParentState, ChildState>, action toChildAction: AnyCasePath<ParentAction, ChildAction>, @ReducerBuilder<ChildState, ChildAction> child: () -> Child, fileID: StaticString = nil, line: UInt = nil) where ChildState == Child.State, ChildAction == Child.Action
    init<ChildState, ChildAction>(state toChildState: CaseKeyPath<ParentState, ChildState>, action toChildAction: CaseKeyPath<ParentAction, ChildAction>, @ReducerBuilder<ChildState, ChildAction> child: () -> Child, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) where ChildState == Child.State, ChildAction == Child.Action
    init<ChildState, ChildAction>(state toChildState: CaseKeyPath<ParentState, ChildState>, action toChildAction: CaseKeyPath<ParentAction, ChildAction>, @ReducerBuilder<ChildState, ChildAction> child: () -> Child, fileID: StaticString = nil, line: UInt = nil) where ChildState == Child.State, ChildAction == Child.Action
    init<ChildState, ChildAction>(state toChildState: CasePath<ParentState, ChildState>, action toChildAction: CasePath<ParentAction, ChildAction>, @ReducerBuilder<ChildState, ChildAction> child: () -> Child, fileID: StaticString = nil, line: UInt = nil) where ChildState == Child.State, ChildAction == Child.Action
    init<ChildState, ChildAction>(state toChildState: WritableKeyPath<ParentState, ChildState>, action toChildAction: AnyCasePath<ParentAction, ChildAction>, @ReducerBuilder<ChildState, ChildAction> child: () -> Child) where ChildState == Child.State, ChildAction == Child.Action
    init<ChildState, ChildAction>(state toChildState: WritableKeyPath<ParentState, ChildState>, action toChildAction: CaseKeyPath<ParentAction, ChildAction>, @ReducerBuilder<ChildState, ChildAction> child: () -> Child) where ChildState == Child.State, ChildAction == Child.Action
    init<ChildState, ChildAction>(state toChildState: WritableKeyPath<ParentState, ChildState>, action toChildAction: CasePath<ParentAction, ChildAction>, @ReducerBuilder<ChildState, ChildAction> child: () -> Child) where ChildState == Child.State, ChildAction == Child.Action
    func reduce(into state: inout ParentState, action: ParentAction) -> Effect<ParentAction>
  }
  extension ScopedReducer: AnyScopedReducer {}
  struct Send<Action>: Sendable {
    func callAsFunction(_ action: Action)
    func callAsFunction(_ action: Action, animation: Animation?)
    func callAsFunction(_ action: Action, transaction: Transaction)
    init(send: @escaping (Action) -> Void)
  }
  typealias SendOf<R: Reducer> = Send<R.Action>
  extension SharedReaderKey {
    static func appStorage<Value>(_ keyPath: _SendableReferenceWritableKeyPath<UserDefaults, Value>) -> Self where Self == AppStorageKeyPathKey<Value>
  }
  enum StackAction<State, Action>: CasePathable {
    case element(id: StackElementID, action: Action), popFrom(id: StackElementID), push(id: StackElementID, state: State)
    struct AllCasePaths {}
    static var allCasePaths: AllCasePaths { get }
  }
  extension StackAction.AllCasePaths {
    var element: AnyCasePath<StackAction, (id: StackElementID, action: Action)> { get }
    var popFrom: AnyCasePath<StackAction, StackElementID> { get }
    var push: AnyCasePath<StackAction, (id: StackElementID, state: State)> { get }
    subscript(id id: StackElementID) -> AnyCasePath<StackAction, Action> { get }
  }
  extension StackAction: Equatable where State: Equatable, Action: Equatable {}
  extension StackAction: Hashable where State: Hashable, Action: Hashable {}
  extension StackAction: Sendable where State: Sendable, Action: Sendable {}
  typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>
  struct StackElementID: Hashable, Sendable, CustomDebugStringConvertible, CustomDumpStringConvertible, ExpressibleByIntegerLiteral {
    var customDumpDescription: String { get }
    var debugDescription: String { get }
    init(integerLiteral value: Int)
  }
  struct StackState<Element>: RandomAccessCollection, RangeReplaceableCollection, CustomStringConvertible, CustomDebugStringConvertible, CustomDumpReflectable {
    struct Component: Hashable {}
    struct PathView: MutableCollection, RandomAccessCollection, RangeReplaceableCollection {}
    var customDumpMirror: Mirror { get }
    var debugDescription: String { get }
    var description: String { get }
    var endIndex: Int { get }
    var ids: OrderedSet<StackElementID> { get }
    func index(after i: Int) -> Int
    func index(before i: Int) -> Int
    init()
    func pop(from id: StackElementID)
    func pop(to id: StackElementID)
    func removeAll(keepingCapacity keepCapacity: Bool = nil)
    func replaceSubrange(_ subrange: Range<Int>, with newElements: some Collection<Element>)
    func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C) where C.Element == Element
    var startIndex: Int { get }
    subscript(id id: StackElementID) -> Element? { get set }
    subscript(id id: StackElementID, fileID fileID: _HashableStaticString = nil, filePath filePath: _HashableStaticString = nil, line line: UInt = nil, column column: UInt = nil) -> Element? { get set }
    subscript(position: Int) -> Element { get }
    subscript<Case>(id id: StackElementID, case path: AnyCasePath<Element, Case>) -> Case? { get set }
    subscript<Case>(id id: StackElementID, case path: AnyCasePath<Element, Case>, fileID fileID: _HashableStaticString = nil, filePath filePath: _HashableStaticString = nil, line line: UInt = nil, column column: UInt = nil) -> Case? { get set }
    subscript<Case>(id id: StackElementID, case path: CaseKeyPath<Element, Case>) -> Case? where Element: CasePathable { get set }
    subscript<Case>(id id: StackElementID, case path: CasePath<Element, Case>) -> Case? { get set }
  }
  extension StackState.PathView {
    var endIndex: Int { get }
    func index(after i: Int) -> Int
    func index(before i: Int) -> Int
    init()
    func replaceSubrange(_ subrange: Range<Int>, with newElements: some Collection<Component>)
    func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C) where C.Element == Component
    var startIndex: Int { get }
    subscript(position: Int) -> Component { get set }
  }
  extension StackState: Decodable where Element: Decodable {}
  extension StackState: Encodable where Element: Encodable {}
  extension StackState: Equatable where Element: Equatable {}
  extension StackState: Hashable where Element: Hashable {}
  extension StackState: Sendable where Element: Sendable {}
  @dynamicMemberLookup class Store<State, Action>: _Store, Perceptible, Equatable, Hashable, Identifiable, CustomDebugStringConvertible, ObservableObject, Observable {
    var actionless: Store<State, Never> { get }
    var debugDescription: String { get }
    func ifLet<Wrapped>(then unwrap: @escaping (_ store: Store<Wrapped, Action>) -> Void, else: @escaping () -> Void = nil) -> Cancellable where State == Wrapped?
    func ifLet<Wrapped>(then unwrap: @escaping (_ store: Store<Wrapped, Action>) -> Void, else: @escaping () -> Void = nil) -> any Cancellable where State == Wrapped?
    init<Environment>(initialState: State, reducer: AnyReducer<State, Action, Environment>, environment: Environment)
    init<R: Reducer<State, Action>>(initialState: @autoclosure () -> R.State, @ReducerBuilder<State, Action> reducer: () -> R, withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil)
    init<R: Reducer>(initialState: @autoclosure () -> R.State, @ReducerBuilder<State, Action> reducer: () -> R, withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil) where R.State == State, R.Action == Action
    init<R: Reducer>(initialState: @autoclosure () -> R.State, reducer: R, prepareDependencies: ((inout DependencyValues) -> Void)? = nil) where R.State == State, R.Action == Action
    var publisher: StorePublisher<State> { get }
    func publisherScope<P: Publisher, ChildState, ChildAction>(state toChildState: @escaping (AnyPublisher<State, Never>) -> P, action fromChildAction: @escaping (ChildAction) -> Action) -> AnyPublisher<Store<ChildState, ChildAction>, Never> where P.Output == ChildState, P.Failure == Never
    func publisherScope<P: Publisher, ChildState>(state toChildState: @escaping (AnyPublisher<State, Never>) -> P) -> AnyPublisher<Store<ChildState, Action>, Never> where P.Output == ChildState, P.Failure == Never
    func scope<ChildState, ChildAction>(_ state: KeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>) -> Store<ChildState, ChildAction>
    func scope<ChildState, ChildAction>(state toChildState: @escaping (_ state: State) -> ChildState, action fromChildAction: @escaping (_ childAction: ChildAction) -> Action) -> Store<ChildState, ChildAction>
    func scope<ChildState, ChildAction>(state toChildState: @escaping (_ state: State) -> PresentationState<ChildState>, action fromChildAction: @escaping (_ presentationAction: PresentationAction<ChildAction>) -> Action) -> Store<PresentationState<ChildState>, PresentationAction<ChildAction>>
    func scope<ChildState, ChildAction>(state: KeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>) -> Store<ChildState, ChildAction>
    func scope<ChildState>(state toChildState: @escaping (State) -> ChildState) -> Store<ChildState, Action>
    func send(_ action: Action) -> StoreTask
    func send(_ action: Action, animation: Animation?) -> StoreTask
    func send(_ action: Action, transaction: Transaction) -> StoreTask
    var stateless: Store<Void, Action> { get }
    static func unchecked<Environment>(initialState: State, reducer: AnyReducer<State, Action, Environment>, environment: Environment) -> Self
    func withState<R>(_ body: (_ state: State) -> R) -> R
  }
  extension Store where State: CaseReducerState, State.StateReducer.Action == Action {
    var `case`: State.StateReducer.CaseScope { get }
  }
  extension Store where State: Equatable & Sendable, State: ObservableState, Action: BindableAction, Action.State == State {
    var state: State
  }
  extension Store where State: Equatable & Sendable, State: ObservableState, Action: ViewAction, Action.ViewAction: BindableAction, Action.ViewAction.State == State {
    var state: State
  }
  extension Store where State: Equatable, State: ObservableState, Action: BindableAction, Action.State == State {
    var state: State
  }
  extension Store where State: Equatable, State: ObservableState, Action: ViewAction, Action.ViewAction: BindableAction, Action.ViewAction.State == State {
    var state: State
  }
  extension Store where State: ObservableState {
    func scope<ChildState, ChildAction>(_ stateKeyPath: KeyPath<State, ChildState?>, action actionKeyPath: CaseKeyPath<Action, ChildAction>, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) -> Store<ChildState, ChildAction>?
    func scope<ChildState, ChildAction>(state stateKeyPath: KeyPath<State, ChildState?>, action actionKeyPath: CaseKeyPath<Action, ChildAction>, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) -> Store<ChildState, ChildAction>?
    func scope<ChildState, ChildAction>(state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, ChildAction>) -> Store<ChildState, ChildAction>?
    func scope<ElementID, ElementState, ElementAction>(_ state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>, action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) -> some RandomAccessCollection<Store<ElementState, ElementAction>>
    func scope<ElementID, ElementState, ElementAction>(state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>, action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>) -> some RandomAccessCollection<Store<ElementState, ElementAction>>
    func scope<ElementID, ElementState, ElementAction>(state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>, action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) -> some RandomAccessCollection<Store<ElementState, ElementAction>>
    var state: State { get }
    subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value { get }
  }
  extension Store where State: ObservableState, Action: BindableAction, Action.State == State {
    subscript<Value: Equatable & Sendable>(dynamicMember keyPath: WritableKeyPath<State, Value>) -> Value { get set }
    subscript<Value: Equatable>(dynamicMember keyPath: WritableKeyPath<State, Value>) -> Value { get set }
  }
  extension Store where State: ObservableState, Action: ViewAction, Action.ViewAction: BindableAction, Action.ViewAction.State == State {
    subscript<Value: Equatable & Sendable>(dynamicMember keyPath: WritableKeyPath<State, Value>) -> Value { get set }
    subscript<Value: Equatable>(dynamicMember keyPath: WritableKeyPath<State, Value>) -> Value { get set }
  }
  extension Store: _StoreWithCaseScope where State: CaseReducerState & ObservableState, State.StateReducer.Action == Action, State.StateReducer.CaseScope: CasePathable {}
  typealias StoreOf<R: Reducer> = Store<R.State, R.Action>
  @dynamicMemberLookup struct StorePublisher<State>: Publisher {
    typealias Failure = Never
    typealias Output = State
    func receive(subscriber: some Subscriber<Output, Failure>)
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
    subscript<Value: Equatable>(dynamicMember keyPath: KeyPath<State, Value>) -> StorePublisher<Value> { get }
  }
  struct StoreTask: Hashable, Sendable {
    func cancel()
    func finish() async
    var isCancelled: Bool { get }
  }
  extension SwiftUI.Bindable {
    func scope<State: ObservableState, Action, ChildState, ChildAction>(_ state: WritableKeyPath<State, PresentationState<ChildState>>, action: CaseKeyPath<Action, PresentationAction<ChildAction>>, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action>
    func scope<State: ObservableState, Action, ChildState, ChildAction>(state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, PresentationAction<ChildAction>>) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action>
    func scope<State: ObservableState, Action, ChildState, ChildAction>(state: WritableKeyPath<State, PresentationState<ChildState>>, action: CaseKeyPath<Action, PresentationAction<ChildAction>>, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action>
    func scope<State: ObservableState, Action, Container: _ScopableState, ChildAction>(_ state: KeyPath<State, Container>, action: CaseKeyPath<Action, PresentationAction<ChildAction>>, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) -> Binding<Store<Container.Unwrapped, ChildAction>?> where Value == Store<State, Action>
    func scope<State: ObservableState, Action, Container: _ScopableState, ChildAction>(state: KeyPath<State, Container>, action: CaseKeyPath<Action, PresentationAction<ChildAction>>, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) -> Binding<Store<Container.Unwrapped, ChildAction>?> where Value == Store<State, Action>
    func scope<State: ObservableState, Action, ElementState, ElementAction>(_ state: KeyPath<State, StackState<ElementState>>, action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>> where Value == Store<State, Action>
    func scope<State: ObservableState, Action, ElementState, ElementAction>(state: KeyPath<State, StackState<ElementState>>, action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>> where Value == Store<State, Action>
    subscript<State: ObservableState, Action, Member>(dynamicMember keyPath: KeyPath<State, Member>) -> _StoreBindable_SwiftUI<State, Action, Member> where Value == Store<State, Action> { get }
  }
  struct SwitchStore<State, Action, Content: View>: View {
    var body: some View { get }
    var content: (State) -> Content { get }
    init(_ store: Store<State, Action>, @ViewBuilder content: @escaping (_ initialState: State) -> Content)
    init<State1, Action1, Content1, DefaultContent>(_ store: Store<State, Action>, @ViewBuilder content: () -> TupleView< ( CaseLet<State, Action, State1, Action1, Content1>, Default<DefaultContent> )>) where Content == _ConditionalContent<CaseLet<State, Action, State1, Action1, Content1>, Default<DefaultContent>>
    init<State1, Action1, Content1, State2, Action2, Content2, DefaultContent>(_ store: Store<State, Action>, @ViewBuilder content: () -> TupleView< ( CaseLet<State, Action, State1, Action1, Content1>, CaseLet<State, Action, State2, Action2, Content2>, Default<DefaultContent> )>) where Content == _ConditionalContent<_ConditionalContent<CaseLet<State, Action, State1, Action1, Content1>, CaseLet<State, Action, State2, Action2, Content2>>, Default<DefaultContent>>
    init<State1, Action1, Content1, State2, Action2, Content2, State3, Action3, Content3, DefaultContent>(_ store: Store<State, Action>, @ViewBuilder content: () -> TupleView< ( CaseLet<State, Action, State1, Action1, Content1>, CaseLet<State, Action, State2, Action2, Content2>, CaseLet<State, Action, State3, Action3, Content3>, Default<DefaultContent> )>) where Content == _ConditionalContent<_ConditionalContent<CaseLet<State, Action, State1, Action1, Content1>, CaseLet<State, Action, State2, Action2, Content2>>, _ConditionalContent<CaseLet<State, Action, State3, Action3, Content3>, Default<DefaultContent>>>
    init<State1, Action1, Content1, State2, Action2, Content2, State3, Action3, Content3, State4, Action4, Content4, DefaultContent>(_ store: Store<State, Action>, @ViewBuilder content: () -> TupleView< ( CaseLet<State, Action, State1, Action1, Content1>, CaseLet<State, Action, State2, Action2, Content2>, CaseLet<State, Action, State3, Action3, Content3>, CaseLet<State, Action, State4, Action4, Content4>, Default<DefaultContent> )>) where Content == _ConditionalContent<_ConditionalContent<_ConditionalContent<CaseLet<State, Action, State1, Action1, Content1>, CaseLet<State, Action, State2, Action2, Content2>>, _ConditionalContent<CaseLet<State, Action, State3, Action3, Content3>, CaseLet<State, Action, State4, Action4, Content4>>>, Default<DefaultContent>>
    init<State1, Action1, Content1, State2, Action2, Content2, State3, Action3, Content3, State4, Action4, Content4, State5, Action5, Content5, DefaultContent>(_ store: Store<State, Action>, @ViewBuilder content: () -> TupleView< ( CaseLet<State, Action, State1, Action1, Content1>, CaseLet<State, Action, State2, Action2, Content2>, CaseLet<State, Action, State3, Action3, Content3>, CaseLet<State, Action, State4, Action4, Content4>, CaseLet<State, Action, State5, Action5, Content5>, Default<DefaultContent> )>) where Content == _ConditionalContent<_ConditionalContent<_ConditionalContent<CaseLet<State, Action, State1, Action1, Content1>, CaseLet<State, Action, State2, Action2, Content2>>, _ConditionalContent<CaseLet<State, Action, State3, Action3, Content3>, CaseLet<State, Action, State4, Action4, Content4>>>, _ConditionalContent<CaseLet<State, Action, State5, Action5, Content5>, Default<DefaultContent>>>
    init<State1, Action1, Content1, State2, Action2, Content2, State3, Action3, Content3, State4, Action4, Content4, State5, Action5, Content5, State6, Action6, Content6, DefaultContent>(_ store: Store<State, Action>, @ViewBuilder content: () -> TupleView< ( CaseLet<State, Action, State1, Action1, Content1>, CaseLet<State, Action, State2, Action2, Content2>, CaseLet<State, Action, State3, Action3, Content3>, CaseLet<State, Action, State4, Action4, Content4>, CaseLet<State, Action, State5, Action5, Content5>, CaseLet<State, Action, State6, Action6, Content6>, Default<DefaultContent> )>) where Content == _ConditionalContent<_ConditionalContent<_ConditionalContent<CaseLet<State, Action, State1, Action1, Content1>, CaseLet<State, Action, State2, Action2, Content2>>, _ConditionalContent<CaseLet<State, Action, State3, Action3, Content3>, CaseLet<State, Action, State4, Action4, Content4>>>, _ConditionalContent<_ConditionalContent<CaseLet<State, Action, State5, Action5, Content5>, CaseLet<State, Action, State6, Action6, Content6>>, Default<DefaultContent>>>
    init<State1, Action1, Content1, State2, Action2, Content2, State3, Action3, Content3, State4, Action4, Content4, State5, Action5, Content5, State6, Action6, Content6, State7, Action7, Content7, DefaultContent>(_ store: Store<State, Action>, @ViewBuilder content: () -> TupleView< ( CaseLet<State, Action, State1, Action1, Content1>, CaseLet<State, Action, State2, Action2, Content2>, CaseLet<State, Action, State3, Action3, Content3>, CaseLet<State, Action, State4, Action4, Content4>, CaseLet<State, Action, State5, Action5, Content5>, CaseLet<State, Action, State6, Action6, Content6>, CaseLet<State, Action, State7, Action7, Content7>, Default<DefaultContent> )>) where Content == _ConditionalContent<_ConditionalContent<_ConditionalContent<CaseLet<State, Action, State1, Action1, Content1>, CaseLet<State, Action, State2, Action2, Content2>>, _ConditionalContent<CaseLet<State, Action, State3, Action3, Content3>, CaseLet<State, Action, State4, Action4, Content4>>>, _ConditionalContent<_ConditionalContent<CaseLet<State, Action, State5, Action5, Content5>, CaseLet<State, Action, State6, Action6, Content6>>, _ConditionalContent<CaseLet<State, Action, State7, Action7, Content7>, Default<DefaultContent>>>>
    init<State1, Action1, Content1, State2, Action2, Content2, State3, Action3, Content3, State4, Action4, Content4, State5, Action5, Content5, State6, Action6, Content6, State7, Action7, Content7, State8, Action8, Content8, DefaultContent>(_ store: Store<State, Action>, @ViewBuilder content: () -> TupleView< ( CaseLet<State, Action, State1, Action1, Content1>, CaseLet<State, Action, State2, Action2, Content2>, CaseLet<State, Action, State3, Action3, Content3>, CaseLet<State, Action, State4, Action4, Content4>, CaseLet<State, Action, State5, Action5, Content5>, CaseLet<State, Action, State6, Action6, Content6>, CaseLet<State, Action, State7, Action7, Content7>, CaseLet<State, Action, State8, Action8, Content8>, Default<DefaultContent> )>) where Content == _ConditionalContent<_ConditionalContent<_ConditionalContent<_ConditionalContent<CaseLet<State, Action, State1, Action1, Content1>, CaseLet<State, Action, State2, Action2, Content2>>, _ConditionalContent<CaseLet<State, Action, State3, Action3, Content3>, CaseLet<State, Action, State4, Action4, Content4>>>, _ConditionalContent<_ConditionalContent<CaseLet<State, Action, State5, Action5, Content5>, CaseLet<State, Action, State6, Action6, Content6>>, _ConditionalContent<CaseLet<State, Action, State7, Action7, Content7>, CaseLet<State, Action, State8, Action8, Content8>>>>, Default<DefaultContent>>
    init<State1, Action1, Content1, State2, Action2, Content2, State3, Action3, Content3, State4, Action4, Content4, State5, Action5, Content5, State6, Action6, Content6, State7, Action7, Content7, State8, Action8, Content8, State9, Action9, Content9, DefaultContent>(_ store: Store<State, Action>, @ViewBuilder content: () -> TupleView< ( CaseLet<State, Action, State1, Action1, Content1>, CaseLet<State, Action, State2, Action2, Content2>, CaseLet<State, Action, State3, Action3, Content3>, CaseLet<State, Action, State4, Action4, Content4>, CaseLet<State, Action, State5, Action5, Content5>, CaseLet<State, Action, State6, Action6, Content6>, CaseLet<State, Action, State7, Action7, Content7>, CaseLet<State, Action, State8, Action8, Content8>, CaseLet<State, Action, State9, Action9, Content9>, Default<DefaultContent> )>) where Content == _ConditionalContent<_ConditionalContent<_ConditionalContent<_ConditionalContent<CaseLet<State, Action, State1, Action1, Content1>, CaseLet<State, Action, State2, Action2, Content2>>, _ConditionalContent<CaseLet<State, Action, State3, Action3, Content3>, CaseLet<State, Action, State4, Action4, Content4>>>, _ConditionalContent<_ConditionalContent<CaseLet<State, Action, State5, Action5, Content5>, CaseLet<State, Action, State6, Action6, Content6>>, _ConditionalContent<CaseLet<State, Action, State7, Action7, Content7>, CaseLet<State, Action, State8, Action8, Content8>>>>, _ConditionalContent<CaseLet<State, Action, State9, Action9, Content9>, Default<DefaultContent>>>
    init<State1, Action1, Content1, State2, Action2, Content2, State3, Action3, Content3, State4, Action4, Content4, State5, Action5, Content5, State6, Action6, Content6, State7, Action7, Content7, State8, Action8, Content8, State9, Action9, Content9>(_ store: Store<State, Action>, fileID: StaticString = nil, line: UInt = nil, @ViewBuilder content: () -> TupleView< ( CaseLet<State, Action, State1, Action1, Content1>, CaseLet<State, Action, State2, Action2, Content2>, CaseLet<State, Action, State3, Action3, Content3>, CaseLet<State, Action, State4, Action4, Content4>, CaseLet<State, Action, State5, Action5, Content5>, CaseLet<State, Action, State6, Action6, Content6>, CaseLet<State, Action, State7, Action7, Content7>, CaseLet<State, Action, State8, Action8, Content8>, CaseLet<State, Action, State9, Action9, Content9> )>) where Content == _ConditionalContent<_ConditionalContent<_ConditionalContent<_ConditionalContent<CaseLet<State, Action, State1, Action1, Content1>, CaseLet<State, Action, State2, Action2, Content2>>, _ConditionalContent<CaseLet<State, Action, State3, Action3, Content3>, CaseLet<State, Action, State4, Action4, Content4>>>, _ConditionalContent<_ConditionalContent<CaseLet<State, Action, State5, Action5, Content5>, CaseLet<State, Action, State6, Action6, Content6>>, _ConditionalContent<CaseLet<State, Action, State7, Action7, Content7>, CaseLet<State, Action, State8, Action8, Content8>>>>, _ConditionalContent<CaseLet<State, Action, State9, Action9, Content9>, Default<_ExhaustivityCheckView<State, Action>>>>
    init<State1, Action1, Content1, State2, Action2, Content2, State3, Action3, Content3, State4, Action4, Content4, State5, Action5, Content5, State6, Action6, Content6, State7, Action7, Content7, State8, Action8, Content8>(_ store: Store<State, Action>, fileID: StaticString = nil, line: UInt = nil, @ViewBuilder content: () -> TupleView< ( CaseLet<State, Action, State1, Action1, Content1>, CaseLet<State, Action, State2, Action2, Content2>, CaseLet<State, Action, State3, Action3, Content3>, CaseLet<State, Action, State4, Action4, Content4>, CaseLet<State, Action, State5, Action5, Content5>, CaseLet<State, Action, State6, Action6, Content6>, CaseLet<State, Action, State7, Action7, Content7>, CaseLet<State, Action, State8, Action8, Content8> )>) where Content == _ConditionalContent<_ConditionalContent<_ConditionalContent<_ConditionalContent<CaseLet<State, Action, State1, Action1, Content1>, CaseLet<State, Action, State2, Action2, Content2>>, _ConditionalContent<CaseLet<State, Action, State3, Action3, Content3>, CaseLet<State, Action, State4, Action4, Content4>>>, _ConditionalContent<_ConditionalContent<CaseLet<State, Action, State5, Action5, Content5>, CaseLet<State, Action, State6, Action6, Content6>>, _ConditionalContent<CaseLet<State, Action, State7, Action7, Content7>, CaseLet<State, Action, State8, Action8, Content8>>>>, Default<_ExhaustivityCheckView<State, Action>>>
    init<State1, Action1, Content1, State2, Action2, Content2, State3, Action3, Content3, State4, Action4, Content4, State5, Action5, Content5, State6, Action6, Content6, State7, Action7, Content7>(_ store: Store<State, Action>, fileID: StaticString = nil, line: UInt = nil, @ViewBuilder content: () -> TupleView< ( CaseLet<State, Action, State1, Action1, Content1>, CaseLet<State, Action, State2, Action2, Content2>, CaseLet<State, Action, State3, Action3, Content3>, CaseLet<State, Action, State4, Action4, Content4>, CaseLet<State, Action, State5, Action5, Content5>, CaseLet<State, Action, State6, Action6, Content6>, CaseLet<State, Action, State7, Action7, Content7> )>) where Content == _ConditionalContent<_ConditionalContent<_ConditionalContent<CaseLet<State, Action, State1, Action1, Content1>, CaseLet<State, Action, State2, Action2, Content2>>, _ConditionalContent<CaseLet<State, Action, State3, Action3, Content3>, CaseLet<State, Action, State4, Action4, Content4>>>, _ConditionalContent<_ConditionalContent<CaseLet<State, Action, State5, Action5, Content5>, CaseLet<State, Action, State6, Action6, Content6>>, _ConditionalContent<CaseLet<State, Action, State7, Action7, Content7>, Default<_ExhaustivityCheckView<State, Action>>>>>
    init<State1, Action1, Content1, State2, Action2, Content2, State3, Action3, Content3, State4, Action4, Content4, State5, Action5, Content5, State6, Action6, Content6>(_ store: Store<State, Action>, fileID: StaticString = nil, line: UInt = nil, @ViewBuilder content: () -> TupleView< ( CaseLet<State, Action, State1, Action1, Content1>, CaseLet<State, Action, State2, Action2, Content2>, CaseLet<State, Action, State3, Action3, Content3>, CaseLet<State, Action, State4, Action4, Content4>, CaseLet<State, Action, State5, Action5, Content5>, CaseLet<State, Action, State6, Action6, Content6> )>) where Content == _ConditionalContent<_ConditionalContent<_ConditionalContent<CaseLet<State, Action, State1, Action1, Content1>, CaseLet<State, Action, State2, Action2, Content2>>, _ConditionalContent<CaseLet<State, Action, State3, Action3, Content3>, CaseLet<State, Action, State4, Action4, Content4>>>, _ConditionalContent<_ConditionalContent<CaseLet<State, Action, State5, Action5, Content5>, CaseLet<State, Action, State6, Action6, Content6>>, Default<_ExhaustivityCheckView<State, Action>>>>
    init<State1, Action1, Content1, State2, Action2, Content2, State3, Action3, Content3, State4, Action4, Content4, State5, Action5, Content5>(_ store: Store<State, Action>, fileID: StaticString = nil, line: UInt = nil, @ViewBuilder content: () -> TupleView< ( CaseLet<State, Action, State1, Action1, Content1>, CaseLet<State, Action, State2, Action2, Content2>, CaseLet<State, Action, State3, Action3, Content3>, CaseLet<State, Action, State4, Action4, Content4>, CaseLet<State, Action, State5, Action5, Content5> )>) where Content == _ConditionalContent<_ConditionalContent<_ConditionalContent<CaseLet<State, Action, State1, Action1, Content1>, CaseLet<State, Action, State2, Action2, Content2>>, _ConditionalContent<CaseLet<State, Action, State3, Action3, Content3>, CaseLet<State, Action, State4, Action4, Content4>>>, _ConditionalContent<CaseLet<State, Action, State5, Action5, Content5>, Default<_ExhaustivityCheckView<State, Action>>>>
    init<State1, Action1, Content1, State2, Action2, Content2, State3, Action3, Content3, State4, Action4, Content4>(_ store: Store<State, Action>, fileID: StaticString = nil, line: UInt = nil, @ViewBuilder content: () -> TupleView< ( CaseLet<State, Action, State1, Action1, Content1>, CaseLet<State, Action, State2, Action2, Content2>, CaseLet<State, Action, State3, Action3, Content3>, CaseLet<State, Action, State4, Action4, Content4> )>) where Content == _ConditionalContent<_ConditionalContent<_ConditionalContent<CaseLet<State, Action, State1, Action1, Content1>, CaseLet<State, Action, State2, Action2, Content2>>, _ConditionalContent<CaseLet<State, Action, State3, Action3, Content3>, CaseLet<State, Action, State4, Action4, Content4>>>, Default<_ExhaustivityCheckView<State, Action>>>
    init<State1, Action1, Content1, State2, Action2, Content2, State3, Action3, Content3>(_ store: Store<State, Action>, fileID: StaticString = nil, line: UInt = nil, @ViewBuilder content: () -> TupleView< ( CaseLet<State, Action, State1, Action1, Content1>, CaseLet<State, Action, State2, Action2, Content2>, CaseLet<State, Action, State3, Action3, Content3> )>) where Content == _ConditionalContent<_ConditionalContent<CaseLet<State, Action, State1, Action1, Content1>, CaseLet<State, Action, State2, Action2, Content2>>, _ConditionalContent<CaseLet<State, Action, State3, Action3, Content3>, Default<_ExhaustivityCheckView<State, Action>>>>
    init<State1, Action1, Content1, State2, Action2, Content2>(_ store: Store<State, Action>, fileID: StaticString = nil, line: UInt = nil, @ViewBuilder content: () -> TupleView< ( CaseLet<State, Action, State1, Action1, Content1>, CaseLet<State, Action, State2, Action2, Content2> )>) where Content == _ConditionalContent<_ConditionalContent<CaseLet<State, Action, State1, Action1, Content1>, CaseLet<State, Action, State2, Action2, Content2>>, Default<_ExhaustivityCheckView<State, Action>>>
    init<State1, Action1, Content1>(_ store: Store<State, Action>, fileID: StaticString = nil, line: UInt = nil, @ViewBuilder content: () -> CaseLet<State, Action, State1, Action1, Content1>) where Content == _ConditionalContent<CaseLet<State, Action, State1, Action1, Content1>, Default<_ExhaustivityCheckView<State, Action>>>
    var store: Store<State, Action> { get }
  }
  extension Task where Success == Never, Failure == Never {
    static func cancel(id: Any.Type)
    static func cancel<ID: Hashable>(id: ID)
  }
  extension Task<Never, Never> {
    static func cancel(id: some Hashable & Sendable)
  }
  enum TaskResult<Success: Sendable>: Sendable, CasePathable {
    case success(Success), failure(any Error)
    struct AllCasePaths {}
    static var allCasePaths: AllCasePaths { get }
    func flatMap<NewSuccess>(_ transform: (Success) -> TaskResult<NewSuccess>) -> TaskResult<NewSuccess>
    init(catching body: () async throws -> Success) async
    init<Failure>(_ result: Result<Success, Failure>)
    func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> TaskResult<NewSuccess>
    var value: Success { get }
  }
  extension TaskResult.AllCasePaths {
    var failure: AnyCasePath<TaskResult, any Error> { get }
    var success: AnyCasePath<TaskResult, Success> { get }
  }
  extension TaskResult: Equatable where Success: Equatable {}
  extension TaskResult: Hashable where Success: Hashable {}
  class TestStore<State: Equatable, Action> {
    typealias LocalAction = ScopedAction
    typealias LocalState = ScopedState
    func assert(_ updateStateToExpectedResult: @escaping (_ state: inout State) throws -> Void, fileID: StaticString = nil, file filePath: StaticString = nil, line: UInt = nil, column: UInt = nil)
    func bindings<ViewAction: BindableAction>(action toViewAction: AnyCasePath<Action, ViewAction>) -> BindingViewStore<State> where State == ViewAction.State
    func bindings<ViewAction: BindableAction>(action toViewAction: CaseKeyPath<Action, ViewAction>) -> BindingViewStore<State> where State == ViewAction.State, Action: CasePathable
    var dependencies: DependencyValues
    var environment: Environment
    var exhaustivity: Exhaustivity
    func finish(timeout duration: Duration, file: StaticString = nil, line: UInt = nil) async
    func finish(timeout duration: Duration? = nil, fileID: StaticString = nil, file filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) async
    func finish(timeout nanoseconds: UInt64, fileID: StaticString = nil, file filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) async
    func finish(timeout nanoseconds: UInt64? = nil, file: StaticString = nil, line: UInt = nil) async
    init(initialState: @autoclosure () -> State, reducer: () -> some Reducer<State, Action>, withDependencies prepareDependencies: (inout DependencyValues) -> Void = nil, fileID: StaticString = nil, file filePath: StaticString = nil, line: UInt = nil, column: UInt = nil)
    init(initialState: ScopedState, reducer: AnyReducer<ScopedState, ScopedAction, Environment>, environment: Environment, file: StaticString = nil, line: UInt = nil) where State == ScopedState, Action == ScopedAction
    init<R: Reducer>(initialState: @autoclosure () -> R.State, @ReducerBuilder<State, Action> reducer: () -> R, observe toScopedState: @escaping (State) -> ScopedState, send fromScopedAction: @escaping (ScopedAction) -> Action, withDependencies prepareDependencies: (inout DependencyValues) -> Void = nil, file: StaticString = nil, line: UInt = nil) where R.State == State, R.Action == Action, ScopedState: Equatable, Environment == Void
    init<R: Reducer>(initialState: @autoclosure () -> R.State, @ReducerBuilder<State, Action> reducer: () -> R, observe toScopedState: @escaping (State) -> ScopedState, withDependencies prepareDependencies: (inout DependencyValues) -> Void = nil, file: StaticString = nil, line: UInt = nil) where R.State == State, R.Action == Action, ScopedState: Equatable, Action == ScopedAction, Environment == Void
    init<R: Reducer>(initialState: @autoclosure () -> R.State, @ReducerBuilder<State, Action> reducer: () -> R, withDependencies prepareDependencies: (inout DependencyValues) -> Void = nil, file: StaticString = nil, line: UInt = nil) where R.State == State, R.Action == Action, State == ScopedState, Action == ScopedAction, Environment == Void
    init<R: Reducer>(initialState: @autoclosure () -> R.State, @ReducerBuilder<State, Action> reducer: () -> R, withDependencies prepareDependencies: (inout DependencyValues) -> Void = nil, file: StaticString = nil, line: UInt = nil) where R.State == State, R.Action == Action, State == ScopedState, State: Equatable, Action == ScopedAction, Environment == Void
    init<R: Reducer>(initialState: @autoclosure () -> State, reducer: () -> R, withDependencies prepareDependencies: (inout DependencyValues) -> Void = nil, file: StaticString = nil, line: UInt = nil) where R.State == State, R.Action == Action, State: Equatable
    init<R: Reducer>(initialState: @autoclosure () -> State, reducer: R, observe toScopedState: @escaping (State) -> ScopedState, prepareDependencies: (inout DependencyValues) -> Void = nil, file: StaticString = nil, line: UInt = nil) where R.State == State, R.Action == Action, ScopedState: Equatable, Action == ScopedAction, Environment == Void
    init<R: Reducer>(initialState: @autoclosure () -> State, reducer: R, observe toScopedState: @escaping (State) -> ScopedState, send fromScopedAction: @escaping (ScopedAction) -> Action, prepareDependencies: (inout DependencyValues) -> Void = nil, file: StaticString = nil, line: UInt = nil) where R.State == State, R.Action == Action, ScopedState: Equatable, Environment == Void
    init<R: Reducer>(initialState: @autoclosure () -> State, reducer: R, prepareDependencies: (inout DependencyValues) -> Void = nil, file: StaticString = nil, line: UInt = nil) where R.State == State, R.Action == Action, State == ScopedState, Action == ScopedAction, Environment == Void
    init<R: Reducer>(initialState: @autoclosure () -> State, reducer: R, prepareDependencies: (inout DependencyValues) -> Void = nil, file: StaticString = nil, line: UInt = nil) where R.State == State, R.Action == Action, State == ScopedState, State: Equatable, Action == ScopedAction, Environment == Void
    var isDismissed: Bool { get }
    func receive(_ expectedAction: Action, timeout nanoseconds: UInt64, assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil, fileID: StaticString = nil, file filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) async where Action: Equatable
    func receive(_ isMatching: (_ action: Action) -> Bool, timeout duration: Duration? = nil, assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil, fileID: StaticString = nil, file filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) async
    func receive(_ isMatching: (_ action: Action) -> Bool, timeout nanoseconds: UInt64, assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil, fileID: StaticString = nil, file filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) async
    func receive<Value: Equatable>(_ actionCase: CaseKeyPath<Action, Value>, _ value: Value, timeout duration: Duration? = nil, assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil, fileID: StaticString = nil, file filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) async where Action: CasePathable
    func receive<Value: Equatable>(_ actionCase: CaseKeyPath<Action, Value>, _ value: Value, timeout nanoseconds: UInt64, assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil, fileID: StaticString = nil, file filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) async where Action: CasePathable
    func receive<Value>(_ actionCase: AnyCasePath<Action, Value>, timeout duration: Duration? = nil, assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil, fileID: StaticString = nil, file filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) async
    func receive<Value>(_ actionCase: AnyCasePath<Action, Value>, timeout nanoseconds: UInt64, assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil, fileID: StaticString = nil, file filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) async
    func receive<Value>(_ actionCase: CaseKeyPath<Action, Value>, timeout duration: Duration? = nil, assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil, fileID: StaticString = nil, file filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) async
    func receive<Value>(_ actionCase: CaseKeyPath<Action, Value>, timeout nanoseconds: UInt64, assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil, fileID: StaticString = nil, file filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) async
    func scope<S, A>(state toScopedState: @escaping (ScopedState) -> S, action fromScopedAction: @escaping (A) -> ScopedAction) -> TestStore<State, Action, S, A, Environment>
    func scope<S>(state toScopedState: @escaping (ScopedState) -> S) -> TestStore<State, Action, S, ScopedAction, Environment>
    func send(_ action: Action, assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil, fileID: StaticString = nil, file filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) async -> TestStoreTask
    func send(_ action: CaseKeyPath<Action, Void>, assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil, fileID: StaticString = nil, file filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) async -> TestStoreTask
    func send<Value>(_ action: CaseKeyPath<Action, Value>, _ value: Value, assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil, fileID: StaticString = nil, file filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) async -> TestStoreTask
    func skipInFlightEffects(strict: Bool = nil, file: StaticString = nil, line: UInt = nil)
    func skipInFlightEffects(strict: Bool = nil, file: StaticString = nil, line: UInt = nil) async
    func skipInFlightEffects(strict: Bool = nil, fileID: StaticString = nil, file filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) async
    func skipReceivedActions(strict: Bool = nil, file: StaticString = nil, line: UInt = nil)
    func skipReceivedActions(strict: Bool = nil, file: StaticString = nil, line: UInt = nil) async
    func skipReceivedActions(strict: Bool = nil, fileID: StaticString = nil, file filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) async
    var state: State { get }
    var timeout: Duration
    var useMainSerialExecutor: Bool
    func withDependencies<R>(_ updateValuesForOperation: (_ dependencies: inout DependencyValues) async throws -> Void, operation: () async throws -> R) async rethrows -> R
    func withDependencies<R>(_ updateValuesForOperation: (_ dependencies: inout DependencyValues) throws -> Void, operation: () async throws -> R) async rethrows -> R
    func withDependencies<R>(_ updateValuesForOperation: (_ dependencies: inout DependencyValues) throws -> Void, operation: () throws -> R) rethrows -> R
    func withExhaustivity<R>(_ exhaustivity: Exhaustivity, operation: () async throws -> R) async rethrows -> R
    func withExhaustivity<R>(_ exhaustivity: Exhaustivity, operation: () throws -> R) rethrows -> R
  }
  extension TestStore where Action: BindableAction, State == Action.State {
    var bindings: BindingViewStore<State> { get }
  }
  extension TestStore where Action: Equatable {
    func receive(_ expectedAction: Action, timeout duration: Duration? = nil, assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil, fileID: StaticString = nil, file filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) async
  }
  extension TestStore where ScopedState: Equatable {
    func assert(_ updateStateToExpectedResult: @escaping (_ state: inout ScopedState) throws -> Void, file: StaticString = nil, line: UInt = nil)
    func receive(_ isMatching: (_ action: Action) -> Bool, assert updateStateToExpectedResult: ((_ state: inout ScopedState) throws -> Void)? = nil, file: StaticString = nil, line: UInt = nil)
    func receive(_ isMatching: (_ action: Action) -> Bool, timeout duration: Duration, assert updateStateToExpectedResult: ((_ state: inout ScopedState) throws -> Void)? = nil, file: StaticString = nil, line: UInt = nil) async
    func receive(_ isMatching: (_ action: Action) -> Bool, timeout nanoseconds: UInt64? = nil, assert updateStateToExpectedResult: ((_ state: inout ScopedState) throws -> Void)? = nil, file: StaticString = nil, line: UInt = nil) async
    func receive<Value>(_ actionCase: CasePath<Action, Value>, assert updateStateToExpectedResult: ((_ state: inout ScopedState) throws -> Void)? = nil, file: StaticString = nil, line: UInt = nil)
    func receive<Value>(_ actionCase: CasePath<Action, Value>, timeout duration: Duration, assert updateStateToExpectedResult: ((_ state: inout ScopedState) throws -> Void)? = nil, file: StaticString = nil, line: UInt = nil) async
    func receive<Value>(_ actionCase: CasePath<Action, Value>, timeout nanoseconds: UInt64? = nil, assert updateStateToExpectedResult: ((_ state: inout ScopedState) throws -> Void)? = nil, file: StaticString = nil, line: UInt = nil) async
    func send(_ action: ScopedAction, assert updateStateToExpectedResult: ((_ state: inout ScopedState) throws -> Void)? = nil, file: StaticString = nil, line: UInt = nil) -> TestStoreTask
    func send(_ action: ScopedAction, assert updateStateToExpectedResult: ((_ state: inout ScopedState) throws -> Void)? = nil, file: StaticString = nil, line: UInt = nil) async -> TestStoreTask
  }
  extension TestStore where ScopedState: Equatable, Action: Equatable {
    struct Step {}
    func assert(_ steps: Step..., file: StaticString = nil, line: UInt = nil)
    func assert(_ steps: [Step], file: StaticString = nil, line: UInt = nil)
    func receive(_ expectedAction: Action, assert updateStateToExpectedResult: ((_ state: inout ScopedState) throws -> Void)? = nil, file: StaticString = nil, line: UInt = nil)
    func receive(_ expectedAction: Action, timeout duration: Duration, assert updateStateToExpectedResult: ((_ state: inout ScopedState) throws -> Void)? = nil, file: StaticString = nil, line: UInt = nil) async
    func receive(_ expectedAction: Action, timeout nanoseconds: UInt64? = nil, assert updateStateToExpectedResult: ((_ state: inout ScopedState) throws -> Void)? = nil, file: StaticString = nil, line: UInt = nil) async
  }
  extension TestStore where ScopedState: Equatable, Action: Equatable.Step {
    static func `do`(file: StaticString = nil, line: UInt = nil, _ work: @escaping () throws -> Void) -> Step
    static func environment(file: StaticString = nil, line: UInt = nil, _ update: @escaping (inout Environment) throws -> Void) -> Step
    static func receive(_ action: Action, file: StaticString = nil, line: UInt = nil, _ update: ((inout ScopedState) throws -> Void)? = nil) -> Step
    static func send(_ action: ScopedAction, file: StaticString = nil, line: UInt = nil, _ update: ((inout ScopedState) throws -> Void)? = nil) -> Step
    static func sequence(_ steps: Step..., file: StaticString = nil, line: UInt = nil) -> Step
    static func sequence(_ steps: [Step], file: StaticString = nil, line: UInt = nil) -> Step
  }
  extension TestStore where State: Equatable {
    func assert(_ updateStateToExpectedResult: @escaping (_ state: inout State) throws -> Void, file: StaticString = nil, line: UInt = nil)
    func receive(_ isMatching: (_ action: Action) -> Bool, timeout duration: Duration, assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil, file: StaticString = nil, line: UInt = nil) async
    func receive(_ isMatching: (_ action: Action) -> Bool, timeout nanoseconds: UInt64? = nil, assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil, file: StaticString = nil, line: UInt = nil) async
    func receive<Value: Equatable>(_ actionCase: CaseKeyPath<Action, Value>, _ value: Value, timeout duration: Duration, assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil, file: StaticString = nil, line: UInt = nil) async where Action: CasePathable
    func receive<Value: Equatable>(_ actionCase: CaseKeyPath<Action, Value>, _ value: Value, timeout nanoseconds: UInt64? = nil, assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil, file: StaticString = nil, line: UInt = nil) async where Action: CasePathable
    func receive<Value>(_ actionCase: AnyCasePath<Action, Value>, timeout duration: Duration, assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil, file: StaticString = nil, line: UInt = nil) async
    func receive<Value>(_ actionCase: AnyCasePath<Action, Value>, timeout nanoseconds: UInt64? = nil, assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil, file: StaticString = nil, line: UInt = nil) async
    func receive<Value>(_ actionCase: CaseKeyPath<Action, Value>, timeout duration: Duration, assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil, file: StaticString = nil, line: UInt = nil) async
    func receive<Value>(_ actionCase: CaseKeyPath<Action, Value>, timeout nanoseconds: UInt64? = nil, assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil, file: StaticString = nil, line: UInt = nil) async
    func send(_ action: Action, assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil, file: StaticString = nil, line: UInt = nil) async -> TestStoreTask
    func send(_ action: CaseKeyPath<Action, Void>, assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil, file: StaticString = nil, line: UInt = nil) async -> TestStoreTask
    func send<Value>(_ action: CaseKeyPath<Action, Value>, _ value: Value, assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil, file: StaticString = nil, line: UInt = nil) async -> TestStoreTask
  }
  extension TestStore where State: Equatable, Action: Equatable {
    func receive(_ expectedAction: Action, timeout duration: Duration, assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil, file: StaticString = nil, line: UInt = nil) async
    func receive(_ expectedAction: Action, timeout nanoseconds: UInt64? = nil, assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil, file: StaticString = nil, line: UInt = nil) async
  }
  typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action> where R.State: Equatable
  struct TestStoreTask: Hashable, Sendable {
    func cancel() async
    func finish(timeout duration: Duration, file: StaticString = nil, line: UInt = nil) async
    func finish(timeout duration: Duration? = nil, fileID: StaticString = nil, file filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) async
    func finish(timeout nanoseconds: UInt64, fileID: StaticString = nil, file filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) async
    func finish(timeout nanoseconds: UInt64? = nil, file: StaticString = nil, line: UInt = nil) async
    var isCancelled: Bool { get }
  }
  extension TextState {
    var body: some View { get }
  }
  extension TextState: View {}
  extension UIAlertController {
    init<Action>(state: AlertState<Action>, send: @escaping (_ action: Action?) -> Void)
    init<Action>(state: ConfirmationDialogState<Action>, send: @escaping (_ action: Action?) -> Void)
    init<Action>(store: Store<AlertState<Action>, Action>)
    init<Action>(store: Store<AlertState<Action>, PresentationAction<Action>>)
    init<Action>(store: Store<ConfirmationDialogState<Action>, Action>)
    init<Action>(store: Store<ConfirmationDialogState<Action>, PresentationAction<Action>>)
  }
  extension UIBindable {
    func scope<State: ObservableState, Action, ChildState, ChildAction>(_ state: WritableKeyPath<State, PresentationState<ChildState>>, action: CaseKeyPath<Action, PresentationAction<ChildAction>>, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) -> UIBinding<Store<ChildState, ChildAction>?> where Value == Store<State, Action>
    func scope<State: ObservableState, Action, ChildState, ChildAction>(state: WritableKeyPath<State, PresentationState<ChildState>>, action: CaseKeyPath<Action, PresentationAction<ChildAction>>, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) -> UIBinding<Store<ChildState, ChildAction>?> where Value == Store<State, Action>
    func scope<State: ObservableState, Action, Container: _ScopableState, ChildAction>(_ state: KeyPath<State, Container>, action: CaseKeyPath<Action, PresentationAction<ChildAction>>, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) -> UIBinding<Store<Container.Unwrapped, ChildAction>?> where Value == Store<State, Action>
    func scope<State: ObservableState, Action, Container: _ScopableState, ChildAction>(state: KeyPath<State, Container>, action: CaseKeyPath<Action, PresentationAction<ChildAction>>, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) -> UIBinding<Store<Container.Unwrapped, ChildAction>?> where Value == Store<State, Action>
    func scope<State: ObservableState, Action, ElementState, ElementAction>(_ state: KeyPath<State, StackState<ElementState>>, action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>) -> UIBinding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>> where Value == Store<State, Action>
    func scope<State: ObservableState, Action, ElementState, ElementAction>(state: KeyPath<State, StackState<ElementState>>, action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>) -> UIBinding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>> where Value == Store<State, Action>
    subscript<State: ObservableState, Action, Member>(dynamicMember keyPath: KeyPath<State, Member>) -> _StoreUIBindable<State, Action, Member> where Value == Store<State, Action> { get }
  }
  extension UIBinding {
    subscript<State: ObservableState, Action, Member>(dynamicMember keyPath: KeyPath<State, Member>) -> _StoreUIBinding<State, Action, Member> where Value == Store<State, Action> { get }
  }
  extension UIBinding where Value: _OptionalStoreWithCaseScope {
    subscript<Case>(dynamicMember keyPath: KeyPath<Value._CaseScope.AllCasePaths, AnyCasePath<Value._CaseScope, Case>>) -> UIBinding<Case?> { get }
  }
  extension UIPushAction {
    func callAsFunction<Element>(state: Element, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil)
  }
  extension View {
    func actionSheet<Action>(_ store: Store<ConfirmationDialogState<Action>?, Action>, dismiss: Action) -> some View
    func actionSheet<ButtonAction>(store: Store<PresentationState<ConfirmationDialogState<ButtonAction>>, PresentationAction<ButtonAction>>) -> some View
    func actionSheet<State, Action, ButtonAction>(store: Store<PresentationState<State>, PresentationAction<Action>>, state toDestinationState: @escaping (_ state: State) -> ConfirmationDialogState<ButtonAction>?, action fromDestinationAction: @escaping (_ alertAction: ButtonAction) -> Action) -> some View
    func alert<Action>(_ item: Binding<Store<AlertState<Action>, Action>?>) -> some View
    func alert<Action>(_ store: Store<AlertState<Action>?, Action>, dismiss: Action) -> some View
    func alert<ButtonAction>(store: Store<PresentationState<AlertState<ButtonAction>>, PresentationAction<ButtonAction>>) -> some View
    func alert<State, Action, ButtonAction>(store: Store<PresentationState<State>, PresentationAction<Action>>, state toDestinationState: @escaping (_ state: State) -> AlertState<ButtonAction>?, action fromDestinationAction: @escaping (_ alertAction: ButtonAction) -> Action) -> some View
    func confirmationDialog<Action>(_ item: Binding<Store<ConfirmationDialogState<Action>, Action>?>) -> some View
    func confirmationDialog<Action>(_ store: Store<ConfirmationDialogState<Action>?, Action>, dismiss: Action) -> some View
    func confirmationDialog<ButtonAction>(store: Store<PresentationState<ConfirmationDialogState<ButtonAction>>, PresentationAction<ButtonAction>>) -> some View
    func confirmationDialog<State, Action, ButtonAction>(store: Store<PresentationState<State>, PresentationAction<Action>>, state toDestinationState: @escaping (_ state: State) -> ConfirmationDialogState<ButtonAction>?, action fromDestinationAction: @escaping (_ confirmationDialogAction: ButtonAction) -> Action) -> some View
    func fullScreenCover<State, Action, Content: View>(store: Store<PresentationState<State>, PresentationAction<Action>>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> Content) -> some View
    func fullScreenCover<State, Action, DestinationState, DestinationAction, Content: View>(store: Store<PresentationState<State>, PresentationAction<Action>>, state toDestinationState: @escaping (_ state: State) -> DestinationState?, action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (_ store: Store<DestinationState, DestinationAction>) -> Content) -> some View
    func legacyAlert<ButtonAction>(store: Store<PresentationState<AlertState<ButtonAction>>, PresentationAction<ButtonAction>>) -> some View
    func legacyAlert<State, Action, ButtonAction>(store: Store<PresentationState<State>, PresentationAction<Action>>, state toDestinationState: @escaping (_ state: State) -> AlertState<ButtonAction>?, action fromDestinationAction: @escaping (_ alertAction: ButtonAction) -> Action) -> some View
    func navigationDestination<State, Action, Destination: View>(store: Store<PresentationState<State>, PresentationAction<Action>>, @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination) -> some View
    func navigationDestination<State, Action, DestinationState, DestinationAction, Destination: View>(store: Store<PresentationState<State>, PresentationAction<Action>>, state toDestinationState: @escaping (_ state: State) -> DestinationState?, action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action, @ViewBuilder destination: @escaping (_ store: Store<DestinationState, DestinationAction>) -> Destination) -> some View
    func popover<State, Action, Content: View>(store: Store<PresentationState<State>, PresentationAction<Action>>, attachmentAnchor: PopoverAttachmentAnchor = nil, arrowEdge: Edge = nil, @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> Content) -> some View
    func popover<State, Action, DestinationState, DestinationAction, Content: View>(store: Store<PresentationState<State>, PresentationAction<Action>>, state toDestinationState: @escaping (_ state: State) -> DestinationState?, action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action, attachmentAnchor: PopoverAttachmentAnchor = nil, arrowEdge: Edge = nil, @ViewBuilder content: @escaping (_ store: Store<DestinationState, DestinationAction>) -> Content) -> some View
    func sheet<State, Action, Content: View>(store: Store<PresentationState<State>, PresentationAction<Action>>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> Content) -> some View
    func sheet<State, Action, DestinationState, DestinationAction, Content: View>(store: Store<PresentationState<State>, PresentationAction<Action>>, state toDestinationState: @escaping (_ state: State) -> DestinationState?, action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (_ store: Store<DestinationState, DestinationAction>) -> Content) -> some View
  }
  protocol ViewAction<ViewAction> {
    associatedtype ViewAction
    static func view(_ action: ViewAction) -> Self
  }
  protocol ViewActionSending<StoreState, StoreAction> {
    associatedtype StoreAction: ViewAction
    associatedtype StoreState
    var store: Store<StoreState, StoreAction> { get }
  }
  extension ViewActionSending {
    func send(_ action: StoreAction.ViewAction) -> StoreTask
    func send(_ action: StoreAction.ViewAction, animation: Animation?) -> StoreTask
    func send(_ action: StoreAction.ViewAction, transaction: Transaction) -> StoreTask
  }
  @dynamicMemberLookup class ViewStore<ViewState, ViewAction>: ObservableObject {
    typealias Action = ViewAction
    typealias State = ViewState
    func binding(send action: ViewAction) -> Binding<ViewState>
    func binding(send valueToAction: @escaping (_ state: ViewState) -> ViewAction) -> Binding<ViewState>
    func binding<Value: Equatable>(keyPath: WritableKeyPath<ViewState, Value>, send action: @escaping (BindingAction<ViewState>) -> ViewAction) -> Binding<Value>
    func binding<Value>(get: @escaping (_ state: ViewState) -> Value, send action: ViewAction) -> Binding<Value>
    func binding<Value>(get: @escaping (_ state: ViewState) -> Value, send valueToAction: @escaping (_ value: Value) -> ViewAction) -> Binding<Value>
    init(_ store: Store<ViewState, ViewAction>, removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool)
    init<State, Action>(_ store: Store<State, Action>, observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState, send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action, removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool) where ViewAction: BindableAction, ViewAction.State == State
    init<State, Action>(_ store: Store<State, Action>, observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState, send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action, removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool) where ViewAction: BindableAction<State>
    init<State, Action>(_ store: Store<State, Action>, observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState, send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action, removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool, file: StaticString = nil, line: UInt = nil) where ViewAction: BindableAction, ViewAction.State == State
    init<State, Action>(_ store: Store<State, Action>, observe toViewState: @escaping (_ state: State) -> ViewState, send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action, removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool)
    init<State>(_ store: Store<State, ViewAction>, observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState, removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool) where ViewAction: BindableAction, ViewAction.State == State
    init<State>(_ store: Store<State, ViewAction>, observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState, removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool) where ViewAction: BindableAction<State>
    init<State>(_ store: Store<State, ViewAction>, observe toViewState: @escaping (_ state: State) -> ViewState, removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool)
    var objectWillChange: ObservableObjectPublisher { get }
    var publisher: StorePublisher<ViewState> { get }
    func send(_ action: ViewAction) -> StoreTask
    func send(_ action: ViewAction, animation: Animation?) -> StoreTask
    func send(_ action: ViewAction, animation: Animation?, while predicate: @escaping (_ state: ViewState) -> Bool) async
    func send(_ action: ViewAction, transaction: Transaction) -> StoreTask
    func send(_ action: ViewAction, while predicate: @escaping (_ state: ViewState) -> Bool) async
    var state: ViewState { get }
    subscript<Value>(dynamicMember keyPath: KeyPath<ViewState, Value>) -> Value { get }
    func suspend(while predicate: @escaping (ViewState) -> Bool) async
    func yield(while predicate: @escaping (_ state: ViewState) -> Bool) async
  }
  extension ViewStore where ViewAction: BindableAction, ViewAction.State == ViewState {
    func binding<Value: Equatable>(_ keyPath: WritableKeyPath<ViewState, BindingState<Value>>, fileID: StaticString = nil, line: UInt = nil) -> Binding<Value>
    subscript<Value: Equatable & Sendable>(dynamicMember keyPath: WritableKeyPath<ViewState, BindingState<Value>>) -> Binding<Value> { get }
    subscript<Value: Equatable>(dynamicMember keyPath: WritableKeyPath<ViewState, BindingState<Value>>) -> Binding<Value> { get }
  }
  extension ViewStore where ViewState == Void {
    init(_ store: Store<Void, ViewAction>)
  }
  extension ViewStore where ViewState: Equatable {
    init(_ store: Store<ViewState, ViewAction>)
    init<State, Action>(_ store: Store<State, Action>, observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState, send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action) where ViewAction: BindableAction, ViewAction.State == State
    init<State, Action>(_ store: Store<State, Action>, observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState, send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action) where ViewAction: BindableAction<State>
    init<State, Action>(_ store: Store<State, Action>, observe toViewState: @escaping (_ state: State) -> ViewState, send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action)
    init<State>(_ store: Store<State, ViewAction>, observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState) where ViewAction: BindableAction, ViewAction.State == State
    init<State>(_ store: Store<State, ViewAction>, observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState) where ViewAction: BindableAction<State>
    init<State>(_ store: Store<State, ViewAction>, observe toViewState: @escaping (_ state: State) -> ViewState)
  }
  typealias ViewStoreOf<R: Reducer> = ViewStore<R.State, R.Action>
  typealias ViewStoreTask = StoreTask
  struct WithViewStore<ViewState, ViewAction, Content: View>: View {
    typealias Action = ViewAction
    typealias State = ViewState
    var body: Content { get }
    func debug(_ prefix: String = nil) -> Self
    init(_ store: Store<ViewState, ViewAction>, removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool, @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content, file: StaticString = nil, line: UInt = nil)
    init<State, Action>(_ store: Store<State, Action>, observe toViewState: @escaping (_ state: State) -> ViewState, send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action, removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool, @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content, file: StaticString = nil, line: UInt = nil)
    init<State>(_ store: Store<State, ViewAction>, observe toViewState: @escaping (_ state: State) -> ViewState, removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool, @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content, file: StaticString = nil, line: UInt = nil)
  }
  extension WithViewStore where Content: View {
    init<State, Action>(_ store: Store<State, Action>, observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState, send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action, removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool, @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content, file: StaticString = nil, line: UInt = nil) where ViewAction: BindableAction, ViewAction.State == State
    init<State, Action>(_ store: Store<State, Action>, observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState, send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action, removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool, @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content, file: StaticString = nil, line: UInt = nil) where ViewAction: BindableAction<State>
    init<State>(_ store: Store<State, ViewAction>, observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState, removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool, @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content, file: StaticString = nil, line: UInt = nil) where ViewAction: BindableAction, ViewAction.State == State
    init<State>(_ store: Store<State, ViewAction>, observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState, removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool, @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content, file: StaticString = nil, line: UInt = nil) where ViewAction: BindableAction<State>
  }
  extension WithViewStore where ViewState == Void, Content: View {
    init(_ store: Store<ViewState, ViewAction>, @ViewBuilder content: @escaping (ViewStore<ViewState, ViewAction>) -> Content, file: StaticString = nil, line: UInt = nil)
  }
  extension WithViewStore where ViewState: Equatable, Content: View {
    init(_ store: Store<ViewState, ViewAction>, @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content, file: StaticString = nil, line: UInt = nil)
    init<State, Action>(_ store: Store<State, Action>, observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState, send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action, @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content, file: StaticString = nil, line: UInt = nil) where ViewAction: BindableAction, ViewAction.State == State
    init<State, Action>(_ store: Store<State, Action>, observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState, send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action, @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content, file: StaticString = nil, line: UInt = nil) where ViewAction: BindableAction<State>
    init<State, Action>(_ store: Store<State, Action>, observe toViewState: @escaping (_ state: State) -> ViewState, send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action, @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content, file: StaticString = nil, line: UInt = nil)
    init<State>(_ store: Store<State, ViewAction>, observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState, @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content, file: StaticString = nil, line: UInt = nil) where ViewAction: BindableAction, ViewAction.State == State
    init<State>(_ store: Store<State, ViewAction>, observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState, @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content, file: StaticString = nil, line: UInt = nil) where ViewAction: BindableAction<State>
    init<State>(_ store: Store<State, ViewAction>, observe toViewState: @escaping (_ state: State) -> ViewState, @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content, file: StaticString = nil, line: UInt = nil)
  }
  extension WithViewStore: DynamicViewContent where ViewState: Collection, Content: DynamicViewContent {
    typealias Data = ViewState
    var data: ViewState { get }
  }
  func withTaskCancellation<ID: Hashable, T: Sendable>(id: ID, cancelInFlight: Bool = nil, operation: @escaping () async throws -> T) async rethrows -> T
  func withTaskCancellation<T: Sendable>(id: Any.Type, cancelInFlight: Bool = nil, operation: @escaping () async throws -> T) async rethrows -> T
  func withTaskCancellation<T: Sendable>(id: some Hashable & Sendable, cancelInFlight: Bool = nil, isolation: (any Actor)? = nil, operation: @escaping () async throws -> T) async rethrows -> T
  """#
