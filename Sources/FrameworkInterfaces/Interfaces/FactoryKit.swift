/// What is known of the module `FactoryKit`.
let factoryKitInterface = #"""
  protocol AutoRegistering {
    func autoRegister()
  }
  class Container: SharedContainer, Sendable {
    init()
    var manager: ContainerManager { get }
    static var shared: Container
  }
  class ContainerManager: Sendable {
    var circularDependencyTesting: Bool
    var defaultScope: Scope?
    init()
    var logger: (String) -> Void
    func pop()
    var promiseTriggersError: Bool
    func push()
    func reset(options: FactoryResetOptions = nil)
    func reset(scope: Scope)
    var trace: Bool
  }
  struct ContainerTrait<C: SharedContainer>: TestTrait, SuiteTrait, TestScoping {
    typealias Transform = (C) async -> Void
    func callAsFunction(transform: @escaping Transform) -> Self
    init(shared: TaskLocal<C>, container: @autoclosure @escaping () -> C)
    var isRecursive: Bool { get }
    func provideScope(for test: Test, testCase: Test.Case?, performing function: () async throws -> Void) async throws
  }
  @propertyWrapper struct DynamicInjected<T> {
    init(_ keyPath: KeyPath<Container, Factory<T>>)
    init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>)
    var projectedValue: Factory<T> { get }
    var wrappedValue: T { get }
  }
  extension DynamicInjected: Sendable where T: Sendable {}
  struct Factory<T>: FactoryModifying {
    func callAsFunction() -> T
    func callAsFunction(factory: @escaping VoidFactoryType<T>)
    func callAsFunction(factory: @escaping VoidFactoryType<T>) -> EmptyView
    init(_ container: ManagedContainer, key: StaticString = nil, _ factory: @escaping VoidFactoryType<T>)
    func preview(factory: @escaping VoidFactoryType<T>) -> EmptyView
    func register(factory: @escaping VoidFactoryType<T>) -> Self
    var registration: FactoryRegistration<Void,T>
    func resolve() -> T
  }
  extension Factory: Sendable where T: Sendable {
    func resolveOnGlobalActor(_ isolation: (any Actor)) -> T
    func resolveOnMainActor() -> T
  }
  struct FactoryContext {
    var arguments: [String]
    static var current: FactoryContext
    var isDebug: Bool
    var isPreview: Bool
    var isSimulator: Bool
    var isTest: Bool
    static func removeArg(forKey key: String)
    var runtimeArguments: [String:String]
    static func setArg(_ arg: String, forKey key: String)
  }
  enum FactoryContextType: Equatable {
    case arg(String), args([String]), preview, test, debug, simulator, device
  }
  protocol FactoryModifying {
    associatedtype P
    associatedtype T
    var registration: FactoryRegistration<P,T>
  }
  extension FactoryModifying where P: Hashable {
    var scopeOnParameters: Self { get }
  }
  extension FactoryModifying {
    var cached: Self { get }
    func context(_ contexts: FactoryContextType..., factory: @escaping ParameterFactoryType<P, T>) -> Self
    func decorator(_ decorator: @escaping (_ instance: T) -> Void) -> Self
    func decorator(_ decorator: @escaping (_ instance: T, _ instantiated: Bool) -> Void) -> Self
    var graph: Self { get }
    func onArg(_ argument: String, factory: @escaping ParameterFactoryType<P, T>) -> Self
    func onArgs(_ args: [String], factory: @escaping ParameterFactoryType<P, T>) -> Self
    func onDebug(factory: @escaping ParameterFactoryType<P, T>) -> Self
    func onDevice(factory: @escaping ParameterFactoryType<P, T>) -> Self
    func onPreview(factory: @escaping ParameterFactoryType<P, T>) -> Self
    func onSimulator(factory: @escaping ParameterFactoryType<P, T>) -> Self
    func onTest(factory: @escaping ParameterFactoryType<P, T>) -> Self
    func once() -> Self
    func reset(_ options: FactoryResetOptions = nil) -> Self
    func scope(_ scope: Scope) -> Self
    var shared: Self { get }
    var singleton: Self { get }
    func timeToLive(_ seconds: TimeInterval) -> Self
    var unique: Self { get }
  }
  struct FactoryRegistration<P,T> {}
  extension FactoryRegistration: Sendable where P: Sendable, T: Sendable {}
  enum FactoryResetOptions {
    case all, none, registration, context, scope
  }
  @propertyWrapper struct Injected<T> {
    var factory: Factory<T> { get }
    init(_ keyPath: KeyPath<Container, Factory<T>>)
    init<C:SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>)
    var projectedValue: Injected<T>
    func resolve(reset options: FactoryResetOptions = nil)
    var wrappedValue: T
  }
  extension Injected: Sendable where T: Sendable {}
  @propertyWrapper struct InjectedContainer<C: SharedContainer> {
    init() where C == Container
    init(_ type: C.Type)
    func reset(options: FactoryResetOptions = nil)
    var wrappedValue: C
  }
  @propertyWrapper struct InjectedObject<T>: DynamicProperty where T: Combine.ObservableObject {
    init(_ keyPath: KeyPath<Container, Factory<T>>)
    init(_ wrappedValue: T)
    init<C:SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>)
    var projectedValue: ObservedObject<T>.Wrapper { get }
    var wrappedValue: T { get }
  }
  extension InjectedObject: Sendable where T: Sendable {}
  @propertyWrapper struct InjectedObservable<T>: DynamicProperty where T: Observation.Observable {
    init(_ keyPath: KeyPath<Container, Factory<T>>)
    init(_ wrappedValue: @autoclosure @escaping () -> T)
    init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>)
    var projectedValue: Binding<T>
    var wrappedValue: T { get }
  }
  extension InjectedObservable: Sendable where T: Sendable {}
  @propertyWrapper struct InjectedType<T> {
    init()
    init(_ container: ManagedContainer)
    var wrappedValue: T?
  }
  extension InjectedType: Sendable where T: Sendable {}
  @propertyWrapper struct LazyInjected<T> {
    var factory: Factory<T> { get }
    init(_ keyPath: KeyPath<Container, Factory<T>>)
    init<C:SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>)
    var projectedValue: LazyInjected<T>
    func resolve(reset options: FactoryResetOptions = nil)
    func resolvedOrNil() -> T?
    var wrappedValue: T
  }
  extension LazyInjected: Sendable where T: Sendable {}
  protocol ManagedContainer: AnyObject, Sendable {
    var manager: ContainerManager { get }
  }
  extension ManagedContainer {
    func callAsFunction<P,T>(key: StaticString = nil, _ factory: @escaping ParameterFactoryType<P, T>) -> ParameterFactory<P,T>
    func callAsFunction<T>(key: StaticString = nil, _ factory: @escaping VoidFactoryType<T>) -> Factory<T>
    func decorator(_ decorator: ((Any) -> ())?)
    func promised<P,T>(key: StaticString = nil, file: StaticString = nil, line: UInt = nil) -> ParameterFactory<P,T?>
    func promised<T>(key: StaticString = nil, file: StaticString = nil, line: UInt = nil) -> Factory<T?>
    func reset(options: FactoryResetOptions = nil)
    func with(_ transform: (Self) -> Void) -> Self
    func with(_ transform: (Self) async -> Void) async -> Self
  }
  extension Optional: OptionalProtocol {}
  struct ParameterFactory<P,T>: FactoryModifying {
    func callAsFunction(_ parameters: P) -> T
    func callAsFunction(factory: @escaping ParameterFactoryType<P, T>)
    func callAsFunction(factory: @escaping ParameterFactoryType<P, T>) -> EmptyView
    init(_ container: ManagedContainer, key: StaticString = nil, _ factory: @escaping ParameterFactoryType<P, T>)
    func preview(factory: @escaping ParameterFactoryType<P,T>) -> EmptyView
    func register(factory: @escaping ParameterFactoryType<P, T>) -> Self
    var registration: FactoryRegistration<P,T>
    func resolve(_ parameters: P) -> T
  }
  extension ParameterFactory: Sendable where P: Sendable, T: Sendable {
    func resolveOnGlobalActor(_ isolation: (any Actor), parameters: P) -> T
    func resolveOnMainActor(_ parameters: P) -> T
  }
  typealias ParameterFactoryType<P, T> = (P) -> T
  protocol Resolving: ManagedContainer {
    func factory<T>(_ type: T.Type) -> Factory<T>?
    func register<T>(_ type: T.Type, factory: @escaping () -> T) -> Factory<T>
    func resolve<T>(_ type: T.Type) -> T?
  }
  extension Resolving {
    func factory<T>(_ type: T.Type = nil) -> Factory<T>?
    func register<T>(_ type: T.Type = nil, factory: @escaping () -> T) -> Factory<T>
    func resolve<T>(_ type: T.Type = nil) -> T?
  }
  class Scope: Sendable {
    class Cached: Scope, Sendable {}
    class Graph: Scope, Sendable {}
    class Shared: Scope, Sendable {}
    class Singleton: Scope, InternalScopeCaching, Sendable {}
    class Unique: Scope, Sendable {}
    static var cached: Cached { get }
    static var graph: Graph { get }
    static var shared: Shared { get }
    static var singleton: Singleton
    static var unique: Unique { get }
  }
  extension Scope.Cached {
    init()
  }
  extension Scope.Graph {
    var depth: Int { get }
  }
  extension Scope.Shared {
    init()
  }
  extension Scope.Singleton {
    func clone() -> Singleton
    init()
    func reset()
  }
  extension Scope.Unique {
    init()
  }
  protocol SharedContainer: ManagedContainer {
    static var shared: Self { get }
  }
  extension SharedContainer {
    func callAsFunction(_ transform: (Self) -> Void)
    func callAsFunction(_ transform: (Self) -> Void) -> EmptyView
    func callAsFunction(_ transform: (Self) async -> Void) async -> Self
    func preview(_ transform: (Self) -> Void) -> EmptyView
    static func preview(_ transform: (Self) -> Void) -> EmptyView
  }
  extension Trait where Self == ContainerTrait<Container> {
    static var container: ContainerTrait<Container> { get }
  }
  typealias VoidFactoryType<T> = () -> T
  @propertyWrapper struct WeakLazyInjected<T> {
    var factory: Factory<T> { get }
    init(_ keyPath: KeyPath<Container, Factory<T>>)
    init<C:SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>)
    var projectedValue: WeakLazyInjected<T>
    func resolve(reset options: FactoryResetOptions = nil)
    func resolvedOrNil() -> T?
    var wrappedValue: T?
  }
  extension WeakLazyInjected: Sendable where T: Sendable {}
  func dependency<C: SharedContainer, P, T>(_ keyPath: KeyPath<C, ParameterFactory<P, T>>, parameter: P) -> T
  func dependency<C:SharedContainer, T>(_ keyPath: KeyPath<C, Factory<T>>) -> T
  func dependency<T, P>(_ keyPath: KeyPath<Container, ParameterFactory<P, T>>, parameter: P) -> T
  func dependency<T>(_ keyPath: KeyPath<Container, Factory<T>>) -> T
  func resolve<C:SharedContainer, T>(_ keyPath: KeyPath<C, Factory<T>>) -> T
  func resolve<T>(_ keyPath: KeyPath<Container, Factory<T>>) -> T
  """#
