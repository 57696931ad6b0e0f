/// What is known of the module `CombineSchedulers`.
let combineSchedulersInterface = #"""
  // exports: Combine Foundation
  struct AnyScheduler<SchedulerTimeType: Strideable, SchedulerOptions >: Scheduler, Sendable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
    init(minimumTolerance: @escaping () -> SchedulerTimeType.Stride, now: @escaping () -> SchedulerTimeType, scheduleImmediately: @escaping (SchedulerOptions?, @escaping () -> Void) -> Void, delayed: @escaping ( SchedulerTimeType, SchedulerTimeType.Stride, SchedulerOptions?, @escaping () -> Void ) -> Void, interval: @escaping ( SchedulerTimeType, SchedulerTimeType.Stride, SchedulerTimeType.Stride, SchedulerOptions?, @escaping () -> Void ) -> Cancellable)
    init<S: Scheduler<SchedulerTimeType>>(_ scheduler: S) where S.SchedulerOptions == SchedulerOptions
    var minimumTolerance: SchedulerTimeType.Stride { get }
    var now: SchedulerTimeType { get }
    func schedule(after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void) -> Cancellable
    func schedule(after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void)
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  }
  extension AnyScheduler where SchedulerTimeType == DispatchQueue.SchedulerTimeType, SchedulerOptions == DispatchQueue.SchedulerOptions {
    static func failing(_ prefix: String) -> Self
    static var failing: Self { get }
  }
  extension AnyScheduler where SchedulerTimeType == DispatchQueue.SchedulerTimeType, SchedulerOptions == Never {
    static var shared: Self { get }
  }
  extension AnyScheduler where SchedulerTimeType == OperationQueue.SchedulerTimeType, SchedulerOptions == OperationQueue.SchedulerOptions {
    static func failing(_ prefix: String) -> Self
    static var failing: Self { get }
    static var main: Self { get }
  }
  extension AnyScheduler where SchedulerTimeType == RunLoop.SchedulerTimeType, SchedulerOptions == RunLoop.SchedulerOptions {
    static func failing(_ prefix: String) -> Self
    static var failing: Self { get }
    static var main: Self { get }
  }
  typealias AnySchedulerOf<Scheduler> = AnyScheduler<Scheduler.SchedulerTimeType, Scheduler.SchedulerOptions> where Scheduler: _CombineScheduler
  extension AnySchedulerOf<DispatchQueue> {
    static func global(qos: DispatchQoS.QoSClass = nil) -> Self
    static var immediate: Self { get }
    static var main: Self { get }
    static func unimplemented(_ prefix: String) -> Self
    static var unimplemented: Self { get }
  }
  extension AnySchedulerOf<OperationQueue> {
    static var immediate: Self { get }
    static func unimplemented(_ prefix: String) -> Self
    static var unimplemented: Self { get }
  }
  extension AnySchedulerOf<RunLoop> {
    static var immediate: Self { get }
    static func unimplemented(_ prefix: String) -> Self
    static var unimplemented: Self { get }
  }
  extension DispatchQueue {
    static func failing(_ prefix: String) -> UnimplementedSchedulerOf<DispatchQueue>
    static var failing: UnimplementedSchedulerOf<DispatchQueue> { get }
    static var immediate: ImmediateSchedulerOf<DispatchQueue> { get }
    static var test: TestSchedulerOf<DispatchQueue> { get }
    static func unimplemented(_ prefix: String) -> UnimplementedSchedulerOf<DispatchQueue>
    static var unimplemented: UnimplementedSchedulerOf<DispatchQueue> { get }
  }
  typealias FailingScheduler = UnimplementedScheduler
  typealias FailingSchedulerOf = UnimplementedSchedulerOf
  struct ImmediateScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
    init(now: SchedulerTimeType)
    var minimumTolerance: SchedulerTimeType.Stride { get }
    var now: SchedulerTimeType { get }
    func schedule(after _: SchedulerTimeType, interval _: SchedulerTimeType.Stride, tolerance _: SchedulerTimeType.Stride, options _: SchedulerOptions?, _ action: () -> Void) -> Cancellable
    func schedule(after _: SchedulerTimeType, tolerance _: SchedulerTimeType.Stride, options _: SchedulerOptions?, _ action: () -> Void)
    func schedule(options _: SchedulerOptions?, _ action: () -> Void)
  }
  extension ImmediateScheduler: Sendable where SchedulerTimeType: Sendable, SchedulerTimeType.Stride: Sendable {}
  typealias ImmediateSchedulerOf<Scheduler> = ImmediateScheduler<Scheduler.SchedulerTimeType, Scheduler.SchedulerOptions> where Scheduler: _CombineScheduler
  extension OperationQueue {
    static func failing(_ prefix: String) -> UnimplementedSchedulerOf<OperationQueue>
    static var failing: UnimplementedSchedulerOf<OperationQueue> { get }
    static var immediate: ImmediateSchedulerOf<OperationQueue> { get }
    static var test: TestSchedulerOf<OperationQueue> { get }
    static func unimplemented(_ prefix: String) -> UnimplementedSchedulerOf<OperationQueue>
    static var unimplemented: UnimplementedSchedulerOf<OperationQueue> { get }
  }
  extension Publishers.Timer {
    typealias Failure = Never
    typealias Output = Scheduler.SchedulerTimeType
    func connect() -> Cancellable
    init(every interval: Scheduler.SchedulerTimeType.Stride, tolerance: Scheduler.SchedulerTimeType.Stride? = nil, scheduler: Scheduler, options: Scheduler.SchedulerOptions? = nil)
    var interval: Scheduler.SchedulerTimeType.Stride { get }
    var options: Scheduler.SchedulerOptions? { get }
    func receive<Sub: Subscriber>(subscriber: Sub) where Failure == Sub.Failure, Output == Sub.Input
    var scheduler: Scheduler { get }
    var tolerance: Scheduler.SchedulerTimeType.Stride? { get }
  }
  extension RunLoop {
    static func failing(_ prefix: String) -> UnimplementedSchedulerOf<RunLoop>
    static var failing: UnimplementedSchedulerOf<RunLoop> { get }
    static var immediate: ImmediateSchedulerOf<RunLoop> { get }
    static var test: TestSchedulerOf<RunLoop> { get }
    static func unimplemented(_ prefix: String) -> UnimplementedSchedulerOf<RunLoop>
    static var unimplemented: UnimplementedSchedulerOf<RunLoop> { get }
  }
  extension Scheduler {
    func animate(withDuration duration: TimeInterval, delay: TimeInterval = nil, options animationOptions: UIView.AnimationOptions = nil) -> AnySchedulerOf<Self>
    func animate(withDuration duration: TimeInterval, delay: TimeInterval = nil, usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat, options animationOptions: UIView.AnimationOptions) -> AnySchedulerOf<Self>
    func animation(_ animation: Animation? = nil) -> AnySchedulerOf<Self>
    func eraseToAnyScheduler() -> AnyScheduler<SchedulerTimeType, SchedulerOptions>
    func measure(_ work: () throws -> Void) rethrows -> SchedulerTimeType.Stride
    func sleep(for duration: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride = nil, options: SchedulerOptions? = nil) async throws
    func sleep(until deadline: SchedulerTimeType, tolerance: SchedulerTimeType.Stride = nil, options: SchedulerOptions? = nil) async throws
    func timer(interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride = nil, options: SchedulerOptions? = nil) -> AsyncStream<SchedulerTimeType>
    func timerPublisher(every interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride? = nil, options: SchedulerOptions? = nil) -> Publishers.Timer<Self>
    func transaction(_ transaction: Transaction) -> AnySchedulerOf<Self>
  }
  extension Scheduler where SchedulerTimeType == DispatchQueue.SchedulerTimeType, SchedulerOptions == DispatchQueue.SchedulerOptions {
    static var immediateScheduler: ImmediateSchedulerOf<Self> { get }
    static var testScheduler: TestSchedulerOf<Self> { get }
  }
  extension Scheduler where SchedulerTimeType == OperationQueue.SchedulerTimeType, SchedulerOptions == OperationQueue.SchedulerOptions {
    static var immediateScheduler: ImmediateSchedulerOf<Self> { get }
    static var testScheduler: TestSchedulerOf<Self> { get }
  }
  extension Scheduler where SchedulerTimeType == RunLoop.SchedulerTimeType, SchedulerOptions == RunLoop.SchedulerOptions {
    static var immediateScheduler: ImmediateSchedulerOf<Self> { get }
    static var testScheduler: TestSchedulerOf<Self> { get }
  }
  class TestScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler, Sendable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
    func advance(by duration: SchedulerTimeType.Stride = nil)
    func advance(by duration: SchedulerTimeType.Stride = nil) async
    func advance(to instant: SchedulerTimeType)
    func advance(to instant: SchedulerTimeType) async
    init(now: SchedulerTimeType)
    var minimumTolerance: SchedulerTimeType.Stride { get }
    var now: SchedulerTimeType { get }
    func run()
    func run() async
    func schedule(after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance _: SchedulerTimeType.Stride, options _: SchedulerOptions?, _ action: @escaping () -> Void) -> Cancellable
    func schedule(after date: SchedulerTimeType, tolerance _: SchedulerTimeType.Stride, options _: SchedulerOptions?, _ action: @escaping () -> Void)
    func schedule(options _: SchedulerOptions?, _ action: @escaping () -> Void)
  }
  typealias TestSchedulerOf<Scheduler> = TestScheduler<Scheduler.SchedulerTimeType, Scheduler.SchedulerOptions> where Scheduler: _CombineScheduler
  struct UIScheduler: Scheduler, Sendable {
    typealias SchedulerOptions = Never
    typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
    static var immediate: ImmediateSchedulerOf<UIScheduler> { get }
    var minimumTolerance: SchedulerTimeType.Stride { get }
    var now: SchedulerTimeType { get }
    func schedule(after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions? = nil, _ action: @escaping () -> Void) -> Cancellable
    func schedule(after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions? = nil, _ action: @escaping () -> Void)
    func schedule(options: SchedulerOptions? = nil, _ action: @escaping () -> Void)
    static var shared: Self { get }
    static var test: TestSchedulerOf<Self> { get }
  }
  struct UnimplementedScheduler<SchedulerTimeType, SchedulerOptions>: Scheduler where SchedulerTimeType: Strideable, SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
    init(_ prefix: String = nil, now: SchedulerTimeType)
    var minimumTolerance: SchedulerTimeType.Stride { get }
    var now: SchedulerTimeType { get }
    var prefix: String { get }
    func schedule(after _: SchedulerTimeType, interval _: SchedulerTimeType.Stride, tolerance _: SchedulerTimeType.Stride, options _: SchedulerOptions?, _ action: () -> Void) -> Cancellable
    func schedule(after _: SchedulerTimeType, tolerance _: SchedulerTimeType.Stride, options _: SchedulerOptions?, _ action: () -> Void)
    func schedule(options _: SchedulerOptions?, _ action: () -> Void)
  }
  extension UnimplementedScheduler: Sendable where SchedulerTimeType: Sendable, SchedulerTimeType.Stride: Sendable {}
  typealias UnimplementedSchedulerOf<Scheduler> = UnimplementedScheduler<Scheduler.SchedulerTimeType, Scheduler.SchedulerOptions> where Scheduler: _CombineScheduler
  """#
