/// What chains need to know of Foundation and Dispatch.
let foundationInterface = """
  struct Data: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, Hashable, Codable, Sendable {  // value
    typealias Element = UInt8
    init()
    init<S>(_ elements: S)
    init(count: Int)
    init(capacity: Int)
    init(repeating byte: UInt8, count: Int)
    init(bytes: UnsafeRawPointer, count: Int)
    init(contentsOf url: URL) throws
    init?(base64Encoded text: String)
    func base64EncodedString() -> String
    func subdata(in range: Range<Int>) -> Data
    func write(to url: URL) throws
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) -> R
    func withUnsafeMutableBytes<R>(_ body: (UnsafeMutableRawBufferPointer) throws -> R) -> R
  }
  struct URL: Hashable, Codable, Sendable, CustomStringConvertible {  // value
    init?(string: String)
    init(fileURLWithPath path: String)
    var absoluteString: String { get }
    var absoluteURL: URL { get }
    var path: String { get }
    var lastPathComponent: String { get }
    var pathComponents: [String] { get }
    var pathExtension: String { get }
    var host: String? { get }
    var scheme: String? { get }
    var query: String? { get }
    var fragment: String? { get }
    var port: Int? { get }
    var standardizedFileURL: URL { get }
    var isFileURL: Bool { get }
    func appendingPathComponent(_ component: String) -> URL
    func appendingPathExtension(_ text: String) -> URL
    func appending(path: String) -> URL
    func appending(component: String) -> URL
    func deletingLastPathComponent() -> URL
    func deletingPathExtension() -> URL
    func resolvingSymlinksInPath() -> URL
  }
  struct URLRequest: Hashable, Sendable {  // value
    init(url: URL)
    var url: URL?
    var httpMethod: String?
    var httpBody: Data?
    var allHTTPHeaderFields: [String: String]?
    func setValue(_ value: String?, forHTTPHeaderField field: String)
    func addValue(_ value: String, forHTTPHeaderField field: String)
    func value(forHTTPHeaderField field: String) -> String?
  }
  struct Date: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {  // value
    init()
    init(timeIntervalSince1970: Double)
    init(timeIntervalSinceNow: Double)
    static var now: Date { get }
    static var distantPast: Date { get }
    static var distantFuture: Date { get }
    var timeIntervalSince1970: Double { get }
    var timeIntervalSinceReferenceDate: Double { get }
    var timeIntervalSinceNow: Double { get }
    func timeIntervalSince(_ other: Date) -> Double
    func addingTimeInterval(_ interval: Double) -> Date
  }
  typealias TimeInterval = Double  // value
  struct UUID: Hashable, Codable, Sendable, CustomStringConvertible { init(); init?(uuidString: String); var uuidString: String { get } }  // value
  struct CharacterSet: Hashable, Sendable {  // value
    static var whitespaces: CharacterSet { get }
    static var whitespacesAndNewlines: CharacterSet { get }
    static var alphanumerics: CharacterSet { get }
    static var decimalDigits: CharacterSet { get }
    static var newlines: CharacterSet { get }
    init(charactersIn text: String)
    func contains(_ scalar: Unicode.Scalar) -> Bool
    var inverted: CharacterSet { get }
  }
  protocol NSLocking { func lock(); func unlock(); func withLock<R>(_ body: () throws -> R) -> R }
  class NSLock: NSLocking { init(); func `try`() -> Bool; func withLock<R>(_ body: () throws -> R) -> R }
  class NSRecursiveLock: NSLocking { init(); func `try`() -> Bool; func withLock<R>(_ body: () throws -> R) -> R }
  class JSONDecoder {
    init()
    func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
  }
  class JSONEncoder { init(); func encode<T: Encodable>(_ value: T) throws -> Data }
  class ProcessInfo {
    static var processInfo: ProcessInfo { get }
    var environment: [String: String] { get }
    var arguments: [String] { get }
    var processorCount: Int { get }
  }
  class FileManager {
    static var `default`: FileManager { get }
    var temporaryDirectory: URL { get }
    var currentDirectoryPath: String { get }
    func fileExists(atPath path: String) -> Bool
    func removeItem(atPath path: String) throws
    func removeItem(at url: URL) throws
    func contents(atPath path: String) -> Data?
    func contentsOfDirectory(atPath path: String) throws -> [String]
    func createDirectory(atPath path: String, withIntermediateDirectories: Bool) throws
    func createDirectory(at url: URL, withIntermediateDirectories: Bool) throws
  }
  class DispatchQueue {
    static var main: DispatchQueue { get }
    static func global() -> DispatchQueue
    init(label: String)
    func async(execute body: @escaping () -> Void)
    func async(group: DispatchGroup, execute body: @escaping () -> Void)
    func sync<R>(execute body: () throws -> R) -> R
    func asyncAfter(deadline: DispatchTime, execute body: @escaping () -> Void)
  }
  class DispatchGroup { init(); func enter(); func leave(); func wait(); func notify(queue: DispatchQueue, execute body: @escaping () -> Void) }
  class DispatchSemaphore { init(value: Int); func wait(); func signal() -> Int }
  struct DispatchTime: Comparable { static func now() -> DispatchTime; var uptimeNanoseconds: UInt64 { get } }
  class Thread {}
  class Bundle { static var main: Bundle { get } }
  class NSObject: Hashable {
    init()
    var description: String { get }
    func isEqual(_ other: Any?) -> Bool
  }
  """
