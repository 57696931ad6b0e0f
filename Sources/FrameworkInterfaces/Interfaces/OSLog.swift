/// What is known of the module `OSLog`.
let osLogInterface = #"""
  // exports: os Foundation
  class OSLogEntry: NSObject {
    enum StoreCategory: Int { case undefined, metadata, shortTerm, longTermAuto, longTerm1, longTerm3, longTerm7, longTerm14, longTerm30 }
    var composedMessage: String { get }
    var date: Date { get }
    var storeCategory: OSLogEntry.StoreCategory { get }
  }
  class OSLogEntryActivity: OSLogEntry, OSLogEntryFromProcess {}
  protocol OSLogEntryFromProcess {
    var activityIdentifier: UInt64 { get }
    var process: String { get }
    var processIdentifier: Int32 { get }
    var sender: String { get }
    var threadIdentifier: UInt64 { get }
  }
  class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload {
    enum Level: Int { case undefined, debug, info, notice, error, fault }
    var activityIdentifier: UInt64 { get }
    var category: String { get }
    var components: [OSLogMessageComponent] { get }
    var formatString: String { get }
    var level: OSLogEntryLog.Level { get }
    var process: String { get }
    var processIdentifier: Int32 { get }
    var sender: String { get }
    var subsystem: String { get }
    var threadIdentifier: UInt64 { get }
  }
  class OSLogEntrySignpost: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload {}
  protocol OSLogEntryWithPayload {
    var category: String { get }
    var components: [OSLogMessageComponent] { get }
    var formatString: String { get }
    var subsystem: String { get }
  }
  class OSLogEnumerator: NSEnumerator {}
  extension OSLogEnumerator.Options {
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var reverse: OSLogEnumerator.Options { get }
  }
  class OSLogMessageComponent: NSObject {}
  class OSLogPosition: NSObject {}
  class OSLogStore {
    enum Scope: Int { case currentProcessIdentifier, system }
    func getEntries(with options: OSLogEnumerator.Options = nil, at position: OSLogPosition? = nil, matching predicate: NSPredicate? = nil) throws -> AnySequence<OSLogEntry>
    init(scope: OSLogStore.Scope) throws
    init(url: URL) throws
    static func local() throws -> OSLogStore
    func position(date: Date) -> OSLogPosition
    func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition
    func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition
  }
  """#
