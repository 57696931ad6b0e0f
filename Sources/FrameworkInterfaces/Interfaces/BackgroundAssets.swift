/// What is known of the module `BackgroundAssets`.
let backgroundAssetsInterface = #"""
  // exports: Foundation
  class BAAppExtensionInfo: NSObject, NSSecureCoding {
    init?(coder: NSCoder)
    var restrictedDownloadSizeRemaining: NSNumber? { get }
    var restrictedEssentialDownloadSizeRemaining: NSNumber? { get }
  }
  enum BAContentRequest: Int {
    case install, update, periodic
  }
  class BADownload: NSObject, NSCoding, NSSecureCoding, NSCopying {
    func copyAsNonEssential() -> BADownload
    var identifier: String { get }
    init?(coder: NSCoder)
    var isEssential: Bool { get }
    var priority: Int { get }
    var state: BADownloadState { get }
    var uniqueIdentifier: String { get }
  }
  class BADownloadManager: NSObject {
    func cancel(_ download: BADownload) throws
    var delegate: BADownloadManagerDelegate?
    func fetchCurrentDownloads() async throws -> [BADownload]
    func fetchCurrentDownloads() throws -> [BADownload]
    func fetchCurrentDownloads(completionHandler: @escaping ([BADownload]?, Error?) -> Void)
    func perform(exclusiveControl performHandler: @escaping (Error?) -> Void)
    func performWithExclusiveControl(before date: Date, performHandler: @escaping (Bool, Error?) -> Void)
    func scheduleDownload(_ download: BADownload) throws
    static var shared: BADownloadManager { get }
    static func shared() -> BADownloadManager
    func startForegroundDownload(_ download: BADownload) throws
  }
  protocol BADownloadManagerDelegate: NSObjectProtocol {
    func download(_ download: BADownload, didReceive challenge: URLAuthenticationChallenge, completionHandler: @escaping (NSUrlSessionAuthChallengeDisposition, URLCredential) -> Void)
    func download(_ download: BADownload, didWriteBytes bytesWritten: Int64, totalBytesWritten: Int64, totalBytesExpectedToWrite totalExpectedBytes: Int64)
    func download(_ download: BADownload, failedWithError error: Error)
    func download(_ download: BADownload, finishedWithFile fileUrl: URL)
    func downloadDidBegin(_ download: BADownload)
    func downloadDidPause(_ download: BADownload)
  }
  enum BADownloadState: Int {
    case failed, created, waiting, downloading, finished
  }
  protocol BADownloaderExtension: NSObjectProtocol {
    func backgroundDownload(_ download: BADownload, didReceive challenge: URLAuthenticationChallenge, completionHandler: @escaping (NSUrlSessionAuthChallengeDisposition, URLCredential) -> Void)
    func backgroundDownload(_ download: BADownload, failedWithError error: Error)
    func backgroundDownload(_ download: BADownload, finishedWithFile fileUrl: URL)
    func downloads(for contentRequest: BAContentRequest, manifestURL manifestUrl: URL, extensionInfo: BAAppExtensionInfo) -> Set<BADownload>
    func extensionWillTerminate()
  }
  var BADownloaderPriorityDefault: Int { get }
  var BADownloaderPriorityMax: Int { get }
  var BADownloaderPriorityMin: Int { get }
  struct BAError: Error {
    enum Code: Int { case downloadInvalid, callFromExtensionNotAllowed, callFromInactiveProcessNotAllowed, callerConnectionNotAccepted, callerConnectionInvalid, downloadAlreadyScheduled, downloadNotScheduled, downloadFailedToStart, downloadAlreadyFailed, downloadEssentialDownloadNotPermitted, downloadBackgroundActivityProhibited, downloadWouldExceedAllowance, sessionDownloadDisallowedByDomain, sessionDownloadDisallowedByAllowance, sessionDownloadAllowanceExceeded, sessionDownloadNotPermittedBeforeAppLaunch }
    static var callFromExtensionNotAllowed: BAError.Code { get }
    static var callFromInactiveProcessNotAllowed: BAError.Code { get }
    static var callerConnectionInvalid: BAError.Code { get }
    static var callerConnectionNotAccepted: BAError.Code { get }
    var code: BAError.Code { get }
    static var downloadAlreadyFailed: BAError.Code { get }
    static var downloadAlreadyScheduled: BAError.Code { get }
    static var downloadBackgroundActivityProhibited: BAError.Code { get }
    static var downloadEssentialDownloadNotPermitted: BAError.Code { get }
    static var downloadFailedToStart: BAError.Code { get }
    static var downloadInvalid: BAError.Code { get }
    static var downloadNotScheduled: BAError.Code { get }
    static var downloadWouldExceedAllowance: BAError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: BAError.Code, userInfo: [String: Any] = nil)
    var localizedDescription: String { get }
    static var sessionDownloadAllowanceExceeded: BAError.Code { get }
    static var sessionDownloadDisallowedByAllowance: BAError.Code { get }
    static var sessionDownloadDisallowedByDomain: BAError.Code { get }
    static var sessionDownloadNotPermittedBeforeAppLaunch: BAError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var BAErrorDomain: String { get }
  class BAURLDownload: BADownload {
    init(identifier: String, request: URLRequest, applicationGroupIdentifier: String)
    init(identifier: String, request: URLRequest, applicationGroupIdentifier: String, priority: Int)
    init(identifier: String, request: URLRequest, essential: Bool, fileSize: Int, applicationGroupIdentifier: String, priority: Int)
    init(identifier: String, request: URLRequest, fileSize: Int, applicationGroupIdentifier: String)
  }
  """#
