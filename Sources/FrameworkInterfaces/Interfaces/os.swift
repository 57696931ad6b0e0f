/// What is known of the module `os`.
let osInterface = #"""
  struct Logger {
    func critical(_ message: OSLogMessage)
    func debug(_ message: OSLogMessage)
    func error(_ message: OSLogMessage)
    func fault(_ message: OSLogMessage)
    func info(_ message: OSLogMessage)
    init()
    init(_ logObj: OSLog)
    init(subsystem: String, category: String)
    func log(_ message: OSLogMessage)
    func log(level: OSLogType, _ message: OSLogMessage)
    func notice(_ message: OSLogMessage)
    func trace(_ message: OSLogMessage)
    func warning(_ message: OSLogMessage)
  }
  struct OSAllocatedUnfairLock<State> {
    init() where State == Void
    init(initialState: State)
    init(uncheckedState initialState: State)
    func lock()
    func lockIfAvailable() -> Bool
    func unlock()
    func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R
    func withLockIfAvailable<R>(_ body: (inout State) throws -> R) rethrows -> R?
    func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R
  }
  class OSLog: NSObject {
    struct Category {}
    static var `default`: OSLog { get }
    static var disabled: OSLog { get }
    init(subsystem: String, category: OSLog.Category)
    init(subsystem: String, category: String)
    func isEnabled(type: OSLogType) -> Bool
    var signpostsEnabled: Bool { get }
  }
  extension OSLog.Category {
    static var dynamicStackTracing: OSLog.Category { get }
    static var dynamicTracing: OSLog.Category { get }
    init(_ rawValue: String)
    static var pointsOfInterest: OSLog.Category { get }
  }
  enum OSLogBoolFormat {
    case truth, answer
  }
  struct OSLogFloatFormatting {
    static var exponential: OSLogFloatFormatting { get }
    static func fixed(precision: Int, explicitPositiveSign: Bool = nil, uppercase: Bool = nil) -> OSLogFloatFormatting
    static var fixed: OSLogFloatFormatting { get }
    static var hybrid: OSLogFloatFormatting { get }
  }
  struct OSLogIntegerFormatting {
    static var decimal: OSLogIntegerFormatting { get }
    static func hex(explicitPositiveSign: Bool = nil, includePrefix: Bool = nil, uppercase: Bool = nil, minDigits: Int = nil) -> OSLogIntegerFormatting
    static var hex: OSLogIntegerFormatting { get }
    static var octal: OSLogIntegerFormatting { get }
  }
  struct OSLogInterpolation: StringInterpolationProtocol {
    func appendInterpolation(_ value: @autoclosure @escaping () -> Any.Type, privacy: OSLogPrivacy = nil)
    func appendInterpolation(_ value: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = nil, privacy: OSLogPrivacy = nil)
    func appendInterpolation(_ value: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = nil, align: OSLogStringAlignment = nil, privacy: OSLogPrivacy = nil)
    func appendInterpolation(_ value: @autoclosure @escaping () -> Int, format: OSLogIntegerFormatting = nil, align: OSLogStringAlignment = nil, privacy: OSLogPrivacy = nil)
    func appendInterpolation(_ value: @autoclosure @escaping () -> NSObject?, privacy: OSLogPrivacy = nil)
    func appendInterpolation(_ value: @autoclosure @escaping () -> String, align: OSLogStringAlignment = nil, privacy: OSLogPrivacy = nil)
    func appendInterpolation<T: CustomStringConvertible>(_ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = nil, privacy: OSLogPrivacy = nil)
    func appendLiteral(_ literal: String)
  }
  struct OSLogMessage: ExpressibleByStringInterpolation {
    init(stringInterpolation: OSLogInterpolation)
    init(stringLiteral value: String)
  }
  struct OSLogPrivacy {
    enum Mask { case hash, none }
    static func auto(mask: Mask) -> OSLogPrivacy
    static var auto: OSLogPrivacy { get }
    static func `private`(mask: Mask) -> OSLogPrivacy
    static var `private`: OSLogPrivacy { get }
    static var `public`: OSLogPrivacy { get }
    static func sensitive(mask: Mask) -> OSLogPrivacy
    static var sensitive: OSLogPrivacy { get }
  }
  struct OSLogStringAlignment {
    static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment
    static var none: OSLogStringAlignment { get }
    static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment
  }
  struct OSLogType: Equatable, RawRepresentable {
    static var debug: OSLogType { get }
    static var `default`: OSLogType { get }
    static var error: OSLogType { get }
    static var fault: OSLogType { get }
    static var info: OSLogType { get }
    init(_ rawValue: UInt8)
    init(rawValue: UInt8)
    var rawValue: UInt8
  }
  struct OSSignpostID: Equatable, Comparable {
    static var exclusive: OSSignpostID { get }
    init(_ value: UInt64)
    init(log: OSLog)
    init(log: OSLog, object: AnyObject)
    static var invalid: OSSignpostID { get }
    static var null: OSSignpostID { get }
    var rawValue: UInt64 { get }
  }
  class OSSignpostIntervalState: Codable {
    static func beginState(id: OSSignpostID) -> OSSignpostIntervalState
  }
  struct OSSignpostType {
    static var begin: OSSignpostType { get }
    static var end: OSSignpostType { get }
    static var event: OSSignpostType { get }
  }
  struct OSSignposter {
    func beginInterval(_ name: StaticString, id: OSSignpostID = nil) -> OSSignpostIntervalState
    func beginInterval(_ name: StaticString, id: OSSignpostID = nil, _ message: OSLogMessage) -> OSSignpostIntervalState
    static var disabled: OSSignposter { get }
    func emitEvent(_ name: StaticString, id: OSSignpostID = nil)
    func emitEvent(_ name: StaticString, id: OSSignpostID = nil, _ message: OSLogMessage)
    func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState)
    func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage)
    init()
    init(logHandle: OSLog)
    init(logger: Logger)
    init(subsystem: String, category: OSLog.Category)
    init(subsystem: String, category: String)
    var isEnabled: Bool { get }
    func makeSignpostID() -> OSSignpostID
    func makeSignpostID(from object: AnyObject) -> OSSignpostID
    func withIntervalSignpost<T>(_ name: StaticString, id: OSSignpostID = nil, around task: () throws -> T) rethrows -> T
  }
  func os_log(_ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = nil, type: OSLogType = nil, _ args: CVarArg...)
  func os_log(_ type: OSLogType, dso: UnsafeRawPointer = nil, log: OSLog = nil, _ message: StaticString, _ args: CVarArg...)
  func os_log(_ type: OSLogType, log: OSLog = nil, _ message: OSLogMessage)
  func os_signpost(_ type: OSSignpostType, dso: UnsafeRawPointer = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = nil)
  func os_signpost(_ type: OSSignpostType, dso: UnsafeRawPointer = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = nil, _ format: StaticString, _ arguments: CVarArg...)
  typealias os_unfair_lock = os_unfair_lock_s
  func os_unfair_lock_lock(_ lock: os_unfair_lock_t)
  struct os_unfair_lock_s {
    init()
  }
  typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>
  func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool
  func os_unfair_lock_unlock(_ lock: os_unfair_lock_t)
  """#
