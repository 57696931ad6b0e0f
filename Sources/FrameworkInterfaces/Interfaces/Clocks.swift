/// What is known of the module `Clocks`.
let clocksInterface = #"""
  class AnyClock<Duration: DurationProtocol & Hashable>: Clock {
    struct Instant: InstantProtocol {}
    init<C: Clock>(_ clock: C) where C.Instant.Duration == Duration
    var minimumResolution: Duration { get }
    var now: Instant { get }
    func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws
  }
  extension AnyClock.Instant {
    func advanced(by duration: Duration) -> Self
    func duration(to other: Self) -> Duration
  }
  extension Clock where Duration: Hashable {
    func timer(interval: Self.Duration, tolerance: Self.Duration? = nil) -> _AsyncTimerSequence<AnyClock<Duration>>
  }
  extension Clock where Self == ImmediateClock<Swift.Duration> {
    static var immediate: Self { get }
  }
  extension Clock where Self == UnimplementedClock<Swift.Duration> {
    static func unimplemented(fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) -> Self
  }
  extension EnvironmentValues {
    var continuousClock: any Clock<Duration>
    var suspendingClock: any Clock<Duration>
  }
  class ImmediateClock<Duration>: Clock, Sendable where Duration: DurationProtocol, Duration: Hashable {
    struct Instant: InstantProtocol {}
    init(now: Instant = nil)
    var minimumResolution: Duration { get }
    var now: Instant { get }
    func sleep(until deadline: Instant, tolerance: Duration?) async throws
  }
  extension ImmediateClock where Duration == Swift.Duration {
    init()
  }
  extension ImmediateClock.Instant {
    func advanced(by duration: Duration) -> Self
    func duration(to other: Self) -> Duration
    init(offset: Duration = nil)
  }
  struct SuspensionError: Error {}
  class TestClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
    struct Instant: InstantProtocol {}
    func advance(by duration: Duration = nil) async
    func advance(to deadline: Instant) async
    func checkSuspension() async throws
    init(now: Instant = nil)
    var minimumResolution: Duration
    var now: Instant { get }
    func run(timeout duration: Swift.Duration = nil, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) async
    func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws
  }
  extension TestClock where Duration == Swift.Duration {
    init()
  }
  extension TestClock.Instant {
    func advanced(by duration: Duration) -> Self
    func duration(to other: Self) -> Duration
    init(offset: Duration = nil)
  }
  struct UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
    struct Instant: InstantProtocol {}
    init(name: String = nil, now: ImmediateClock<Duration>.Instant = nil, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil)
    init<C: Clock>(_ base: C, name: String = nil, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) where C.Duration == Duration
    var minimumResolution: Duration { get }
    var now: Instant { get }
    func sleep(until deadline: Instant, tolerance: Duration?) async throws
  }
  extension UnimplementedClock where Duration == Swift.Duration {
    init(name: String = nil)
  }
  extension UnimplementedClock.Instant {
    func advanced(by duration: Duration) -> Self
    func duration(to other: Self) -> Duration
  }
  """#
