/// What is known of the module `Dispatch`.
let dispatchInterface = #"""
  func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime
  func + (time: DispatchTime, seconds: Double) -> DispatchTime
  func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime
  func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime
  func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime
  func - (time: DispatchTime, seconds: Double) -> DispatchTime
  func - (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime
  func - (time: DispatchWallTime, seconds: Double) -> DispatchWallTime
  struct DispatchData: RandomAccessCollection {
    enum Deallocator { case custom(DispatchQueue?, () -> Void), free, unmap }
    typealias Index = Int
    typealias Indices = DefaultIndices<DispatchData>
    typealias Iterator = DispatchDataIterator
    func append(_ bytes: UnsafePointer<UInt8>, count: Int)
    func append(_ bytes: UnsafeRawBufferPointer)
    func append(_ other: DispatchData)
    func append<SourceType>(_ buffer: UnsafeBufferPointer<SourceType>)
    func copyBytes(to pointer: UnsafeMutablePointer<UInt8>, count: Int)
    func copyBytes(to pointer: UnsafeMutablePointer<UInt8>, from range: Range<DispatchData.Index>)
    func copyBytes(to pointer: UnsafeMutableRawBufferPointer, count: Int)
    func copyBytes(to pointer: UnsafeMutableRawBufferPointer, from range: Range<DispatchData.Index>)
    func copyBytes<DestinationType>(to buffer: UnsafeMutableBufferPointer<DestinationType>, from range: Range<DispatchData.Index>? = nil) -> Int
    var count: Int { get }
    static var empty: DispatchData { get }
    var endIndex: DispatchData.Index { get }
    func enumerateBytes(_ block: (UnsafeBufferPointer<UInt8>, Int, inout Bool) -> Void)
    func enumerateBytes(block: (UnsafeBufferPointer<UInt8>, Int, inout Bool) -> Void)
    func index(after i: DispatchData.Index) -> DispatchData.Index
    func index(before i: DispatchData.Index) -> DispatchData.Index
    init(bytes buffer: UnsafeBufferPointer<UInt8>)
    init(bytes buffer: UnsafeRawBufferPointer)
    init(bytesNoCopy bytes: UnsafeBufferPointer<UInt8>, deallocator: DispatchData.Deallocator = nil)
    init(bytesNoCopy bytes: UnsafeRawBufferPointer, deallocator: DispatchData.Deallocator = nil)
    func makeIterator() -> DispatchData.Iterator
    func region(location: Int) -> (data: DispatchData, offset: Int)
    var startIndex: DispatchData.Index { get }
    func subdata(in range: Range<DispatchData.Index>) -> DispatchData
    subscript(bounds: Range<Int>) -> Slice<DispatchData> { get }
    subscript(index: DispatchData.Index) -> UInt8 { get }
    func withUnsafeBytes<Result, ContentType>(body: (UnsafePointer<ContentType>) throws -> Result) rethrows -> Result
  }
  struct DispatchDataIterator: IteratorProtocol, Sequence {
    typealias Element = UInt8
    func next() -> DispatchData.Element?
  }
  class DispatchGroup: DispatchObject {
    func enter()
    init()
    func leave()
    func notify(qos: DispatchQoS = nil, flags: DispatchWorkItemFlags = nil, queue: DispatchQueue, execute work: @escaping () -> ())
    func notify(queue: DispatchQueue, work: DispatchWorkItem)
    func wait()
    func wait(timeout: DispatchTime) -> DispatchTimeoutResult
    func wait(wallTimeout timeout: DispatchWallTime) -> DispatchTimeoutResult
  }
  class DispatchIO: DispatchObject {
    struct CloseFlags: OptionSet {}
    struct IntervalFlags: OptionSet {}
    enum StreamType: UInt { case random, stream }
    func barrier(execute: @escaping () -> ())
    func close(flags: DispatchIO.CloseFlags = nil)
    var fileDescriptor: Int32 { get }
    init(type: DispatchIO.StreamType, fileDescriptor: dispatch_fd_t, queue: DispatchQueue, cleanupHandler: @escaping (Int32) -> Void)
    init(type: DispatchIO.StreamType, io: DispatchIO, queue: DispatchQueue, cleanupHandler: @escaping (Int32) -> Void)
    init(type: DispatchIO.StreamType, path: UnsafePointer<Int8>, oflag: Int32, mode: mode_t, queue: DispatchQueue, cleanupHandler: @escaping (Int32) -> Void)
    func read(offset: off_t, length: Int, queue: DispatchQueue, ioHandler: @escaping (Bool, DispatchData?, Int32) -> Void)
    static func read(fromFileDescriptor: Int32, maxLength: Int, runningHandlerOn queue: DispatchQueue, handler: @escaping (DispatchData, Int32) -> Void)
    func setInterval(interval: DispatchTimeInterval, flags: DispatchIO.IntervalFlags = nil)
    func setLimit(highWater: Int)
    func setLimit(lowWater: Int)
    func write(offset: off_t, data: DispatchData, queue: DispatchQueue, ioHandler: @escaping (Bool, DispatchData?, Int32) -> Void)
    static func write(toFileDescriptor: Int32, data: DispatchData, runningHandlerOn queue: DispatchQueue, handler: @escaping (DispatchData?, Int32) -> Void)
  }
  extension DispatchIO.CloseFlags {
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var stop: DispatchIO.CloseFlags { get }
  }
  extension DispatchIO.IntervalFlags {
    init(nilLiteral: ())
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var strictInterval: DispatchIO.IntervalFlags { get }
  }
  class DispatchObject: NSObject {
    func activate()
    func resume()
    func setTarget(queue: DispatchQueue)
    func suspend()
  }
  enum DispatchPredicate {
    case notOnQueue(DispatchQueue), onQueue(DispatchQueue), onQueueAsBarrier(DispatchQueue)
  }
  struct DispatchQoS: Equatable {
    enum QoSClass { case `default`, background, unspecified, userInitiated, userInteractive, utility }
    static var background: DispatchQoS { get }
    static var `default`: DispatchQoS { get }
    init(qosClass: DispatchQoS.QoSClass, relativePriority: Int)
    var qosClass: DispatchQoS.QoSClass { get }
    var relativePriority: Int { get }
    static var unspecified: DispatchQoS { get }
    static var userInitiated: DispatchQoS { get }
    static var userInteractive: DispatchQoS { get }
    static var utility: DispatchQoS { get }
  }
  class DispatchQueue: DispatchObject, Scheduler {
    struct Attributes: OptionSet {}
    enum AutoreleaseFrequency { case inherit, never, workItem }
    enum GlobalQueuePriority { case `default`, background, high, low }
    struct SchedulerOptions {}
    struct SchedulerTimeType: Codable, Hashable, Strideable {}
    func async(execute workItem: DispatchWorkItem)
    func async(group: DispatchGroup, execute workItem: DispatchWorkItem)
    func async(group: DispatchGroup? = nil, qos: DispatchQoS = nil, flags: DispatchWorkItemFlags = nil, execute work: @escaping () -> Void)
    func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem)
    func asyncAfter(deadline: DispatchTime, qos: DispatchQoS = nil, flags: DispatchWorkItemFlags = nil, execute work: @escaping () -> Void)
    func asyncAfter(wallDeadline: DispatchWallTime, execute: DispatchWorkItem)
    func asyncAfter(wallDeadline: DispatchWallTime, qos: DispatchQoS = nil, flags: DispatchWorkItemFlags = nil, execute work: @escaping () -> Void)
    static func concurrentPerform(iterations: Int, execute work: (Int) -> Void)
    func getSpecific<T>(key: DispatchSpecificKey<T>) -> T?
    static func getSpecific<T>(key: DispatchSpecificKey<T>) -> T?
    static func global(priority: DispatchQueue.GlobalQueuePriority) -> DispatchQueue
    static func global(qos: DispatchQoS.QoSClass = nil) -> DispatchQueue
    init(label: String, qos: DispatchQoS = nil, attributes: DispatchQueue.Attributes = nil, autoreleaseFrequency: DispatchQueue.AutoreleaseFrequency = nil, target: DispatchQueue? = nil)
    var label: String { get }
    static var main: DispatchQueue { get }
    var minimumTolerance: DispatchQueue.SchedulerTimeType.Stride { get }
    var now: DispatchQueue.SchedulerTimeType { get }
    var qos: DispatchQoS { get }
    func schedule(after date: DispatchQueue.SchedulerTimeType, interval: DispatchQueue.SchedulerTimeType.Stride, tolerance: DispatchQueue.SchedulerTimeType.Stride, options: DispatchQueue.SchedulerOptions?, _ action: @escaping () -> Void) -> any Cancellable
    func schedule(after date: DispatchQueue.SchedulerTimeType, tolerance: DispatchQueue.SchedulerTimeType.Stride, options: DispatchQueue.SchedulerOptions?, _ action: @escaping () -> Void)
    func schedule(options: DispatchQueue.SchedulerOptions?, _ action: @escaping () -> Void)
    func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?)
    func sync(execute workItem: () -> ())
    func sync(execute workItem: DispatchWorkItem)
    func sync<T>(execute work: () throws -> T) rethrows -> T
    func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T
  }
  extension DispatchQueue.Attributes {
    static var concurrent: DispatchQueue.Attributes { get }
    init(rawValue: UInt64)
    static var initiallyInactive: DispatchQueue.Attributes { get }
    var rawValue: UInt64 { get }
  }
  extension DispatchQueue.SchedulerOptions {
    var flags: DispatchWorkItemFlags
    var group: DispatchGroup?
    init(qos: DispatchQoS = nil, flags: DispatchWorkItemFlags = nil, group: DispatchGroup? = nil)
    var qos: DispatchQoS
  }
  extension DispatchQueue.SchedulerTimeType {
    struct Stride: Codable, Comparable, Hashable, SchedulerTimeIntervalConvertible, SignedNumeric {}
    func advanced(by n: DispatchQueue.SchedulerTimeType.Stride) -> DispatchQueue.SchedulerTimeType
    var dispatchTime: DispatchTime
    func distance(to other: DispatchQueue.SchedulerTimeType) -> DispatchQueue.SchedulerTimeType.Stride
    init(_ time: DispatchTime)
  }
  extension DispatchQueue.SchedulerTimeType.Stride {
    init(_ timeInterval: DispatchTimeInterval)
    var magnitude: Int
    static func microseconds(_ us: Int) -> DispatchQueue.SchedulerTimeType.Stride
    static func milliseconds(_ ms: Int) -> DispatchQueue.SchedulerTimeType.Stride
    static func nanoseconds(_ ns: Int) -> DispatchQueue.SchedulerTimeType.Stride
    static func seconds(_ s: Double) -> DispatchQueue.SchedulerTimeType.Stride
    static func seconds(_ s: Int) -> DispatchQueue.SchedulerTimeType.Stride
    var timeInterval: DispatchTimeInterval { get }
  }
  class DispatchSemaphore: DispatchObject {
    init(value: Int)
    func signal() -> Int
    func wait()
    func wait(timeout: DispatchTime) -> DispatchTimeoutResult
    func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult
  }
  class DispatchSource: DispatchObject, DispatchSourceRead, DispatchSourceSignal, DispatchSourceTimer, DispatchSourceUserDataAdd, DispatchSourceUserDataOr, DispatchSourceUserDataReplace, DispatchSourceWrite {
    struct FileSystemEvent: OptionSet {}
    struct MachSendEvent: OptionSet {}
    struct MemoryPressureEvent: OptionSet {}
    struct ProcessEvent: OptionSet {}
    struct TimerFlags: OptionSet {}
    static func makeFileSystemObjectSource(fileDescriptor: Int32, eventMask: DispatchSource.FileSystemEvent, queue: DispatchQueue? = nil) -> any DispatchSourceFileSystemObject
    static func makeMemoryPressureSource(eventMask: DispatchSource.MemoryPressureEvent, queue: DispatchQueue? = nil) -> any DispatchSourceMemoryPressure
    static func makeProcessSource(identifier: pid_t, eventMask: DispatchSource.ProcessEvent, queue: DispatchQueue? = nil) -> any DispatchSourceProcess
    static func makeReadSource(fileDescriptor: Int32, queue: DispatchQueue? = nil) -> any DispatchSourceRead
    static func makeSignalSource(signal: Int32, queue: DispatchQueue? = nil) -> any DispatchSourceSignal
    static func makeTimerSource(flags: DispatchSource.TimerFlags = nil, queue: DispatchQueue? = nil) -> any DispatchSourceTimer
    static func makeUserDataAddSource(queue: DispatchQueue? = nil) -> any DispatchSourceUserDataAdd
    static func makeUserDataOrSource(queue: DispatchQueue? = nil) -> any DispatchSourceUserDataOr
    static func makeUserDataReplaceSource(queue: DispatchQueue? = nil) -> any DispatchSourceUserDataReplace
    static func makeWriteSource(fileDescriptor: Int32, queue: DispatchQueue? = nil) -> any DispatchSourceWrite
  }
  extension DispatchSource.FileSystemEvent {
    static var all: DispatchSource.FileSystemEvent { get }
    static var attrib: DispatchSource.FileSystemEvent { get }
    static var delete: DispatchSource.FileSystemEvent { get }
    static var extend: DispatchSource.FileSystemEvent { get }
    static var funlock: DispatchSource.FileSystemEvent { get }
    init(rawValue: UInt)
    static var link: DispatchSource.FileSystemEvent { get }
    var rawValue: UInt { get }
    static var rename: DispatchSource.FileSystemEvent { get }
    static var revoke: DispatchSource.FileSystemEvent { get }
    static var write: DispatchSource.FileSystemEvent { get }
  }
  extension DispatchSource.MemoryPressureEvent {
    static var all: DispatchSource.MemoryPressureEvent { get }
    static var critical: DispatchSource.MemoryPressureEvent { get }
    init(rawValue: UInt)
    static var normal: DispatchSource.MemoryPressureEvent { get }
    var rawValue: UInt { get }
    static var warning: DispatchSource.MemoryPressureEvent { get }
  }
  extension DispatchSource.ProcessEvent {
    static var all: DispatchSource.ProcessEvent { get }
    static var exec: DispatchSource.ProcessEvent { get }
    static var exit: DispatchSource.ProcessEvent { get }
    static var fork: DispatchSource.ProcessEvent { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var signal: DispatchSource.ProcessEvent { get }
  }
  extension DispatchSource.TimerFlags {
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var strict: DispatchSource.TimerFlags { get }
  }
  protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {
    var data: DispatchSource.FileSystemEvent { get }
    var handle: Int32 { get }
    var mask: DispatchSource.FileSystemEvent { get }
  }
  typealias DispatchSourceHandler = () -> Void
  protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
    var data: DispatchSource.MemoryPressureEvent { get }
    var mask: DispatchSource.MemoryPressureEvent { get }
  }
  protocol DispatchSourceProcess: DispatchSourceProtocol {
    var data: DispatchSource.ProcessEvent { get }
    var handle: pid_t { get }
    var mask: DispatchSource.ProcessEvent { get }
  }
  protocol DispatchSourceProtocol {
    func cancel()
    var data: UInt { get }
    var handle: UInt { get }
    var isCancelled: Bool { get }
    var mask: UInt { get }
    func resume()
    func setCancelHandler(handler: DispatchWorkItem)
    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?)
    func setEventHandler(handler: DispatchWorkItem)
    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?)
    func setRegistrationHandler(handler: DispatchWorkItem)
    func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?)
    func suspend()
  }
  extension DispatchSourceProtocol {
    func activate()
    func setCancelHandler(qos: DispatchQoS = nil, flags: DispatchWorkItemFlags = nil, handler: DispatchSourceHandler?)
    func setEventHandler(qos: DispatchQoS = nil, flags: DispatchWorkItemFlags = nil, handler: DispatchSourceHandler?)
    func setRegistrationHandler(qos: DispatchQoS = nil, flags: DispatchWorkItemFlags = nil, handler: DispatchSourceHandler?)
  }
  protocol DispatchSourceRead: DispatchSourceProtocol {}
  protocol DispatchSourceSignal: DispatchSourceProtocol {}
  protocol DispatchSourceTimer: DispatchSourceProtocol {
    func scheduleOneshot(deadline: DispatchTime, leeway: DispatchTimeInterval)
    func scheduleOneshot(wallDeadline: DispatchWallTime, leeway: DispatchTimeInterval)
    func scheduleRepeating(deadline: DispatchTime, interval: DispatchTimeInterval, leeway: DispatchTimeInterval)
    func scheduleRepeating(deadline: DispatchTime, interval: Double, leeway: DispatchTimeInterval)
    func scheduleRepeating(wallDeadline: DispatchWallTime, interval: DispatchTimeInterval, leeway: DispatchTimeInterval)
    func scheduleRepeating(wallDeadline: DispatchWallTime, interval: Double, leeway: DispatchTimeInterval)
  }
  extension DispatchSourceTimer {
    func schedule(deadline: DispatchTime, repeating interval: DispatchTimeInterval = nil, leeway: DispatchTimeInterval = nil)
    func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval = nil)
    func schedule(wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = nil, leeway: DispatchTimeInterval = nil)
    func schedule(wallDeadline: DispatchWallTime, repeating interval: Double, leeway: DispatchTimeInterval = nil)
    func scheduleOneshot(deadline: DispatchTime, leeway: DispatchTimeInterval = nil)
    func scheduleOneshot(wallDeadline: DispatchWallTime, leeway: DispatchTimeInterval = nil)
    func scheduleRepeating(deadline: DispatchTime, interval: DispatchTimeInterval, leeway: DispatchTimeInterval = nil)
    func scheduleRepeating(deadline: DispatchTime, interval: Double, leeway: DispatchTimeInterval = nil)
    func scheduleRepeating(wallDeadline: DispatchWallTime, interval: DispatchTimeInterval, leeway: DispatchTimeInterval = nil)
    func scheduleRepeating(wallDeadline: DispatchWallTime, interval: Double, leeway: DispatchTimeInterval = nil)
  }
  protocol DispatchSourceUserDataAdd: DispatchSourceProtocol {
    func add(data: UInt)
  }
  protocol DispatchSourceUserDataOr: DispatchSourceProtocol {
    func or(data: UInt)
  }
  protocol DispatchSourceUserDataReplace: DispatchSourceProtocol {
    func replace(data: UInt)
  }
  protocol DispatchSourceWrite: DispatchSourceProtocol {}
  class DispatchSpecificKey<T> {
    init()
  }
  struct DispatchTime: Comparable {
    static func < (a: DispatchTime, b: DispatchTime) -> Bool
    func advanced(by n: DispatchTimeInterval) -> DispatchTime
    func distance(to other: DispatchTime) -> DispatchTimeInterval
    static var distantFuture: DispatchTime { get }
    init(uptimeNanoseconds: UInt64)
    static func now() -> DispatchTime
    var rawValue: dispatch_time_t { get }
    var uptimeNanoseconds: UInt64 { get }
  }
  enum DispatchTimeInterval {
    case microseconds(Int), milliseconds(Int), nanoseconds(Int), never, seconds(Int)
  }
  enum DispatchTimeoutResult {
    case success, timedOut
  }
  struct DispatchWallTime: Comparable {
    static func < (a: DispatchWallTime, b: DispatchWallTime) -> Bool
    static var distantFuture: DispatchWallTime { get }
    init(timespec: timespec)
    static func now() -> DispatchWallTime
    var rawValue: dispatch_time_t { get }
  }
  class DispatchWorkItem {
    func cancel()
    init(qos: DispatchQoS = nil, flags: DispatchWorkItemFlags = nil, block: @escaping () -> ())
    var isCancelled: Bool { get }
    func notify(qos: DispatchQoS = nil, flags: DispatchWorkItemFlags = nil, queue: DispatchQueue, execute: @escaping () -> ())
    func notify(queue: DispatchQueue, execute: DispatchWorkItem)
    func perform()
    func wait()
    func wait(timeout: DispatchTime) -> DispatchTimeoutResult
    func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult
  }
  struct DispatchWorkItemFlags: OptionSet {
    static var assignCurrentContext: DispatchWorkItemFlags { get }
    static var barrier: DispatchWorkItemFlags { get }
    static var detached: DispatchWorkItemFlags { get }
    static var enforceQoS: DispatchWorkItemFlags { get }
    static var inheritQoS: DispatchWorkItemFlags { get }
    init(rawValue: UInt)
    static var noQoS: DispatchWorkItemFlags { get }
    var rawValue: UInt { get }
  }
  class DispatchWorkloop: DispatchQueue {
    init(label: String)
  }
  func dispatchMain() -> Never
  func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate, file: StaticString = nil, line: UInt = nil)
  """#
