/// What is known of the module `WatchConnectivity`.
let watchConnectivityInterface = #"""
  // exports: Foundation
  enum WCErrorCode: Int {
    case genericError, sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired, watchAppNotInstalled, notReachable, invalidParameter, payloadTooLarge, payloadUnsupportedTypes, messageReplyFailed, messageReplyTimedOut, fileAccessDenied, deliveryFailed, insufficientSpace, sessionInactive, transferTimedOut, companionAppNotInstalled, watchOnlyApp
  }
  var WCErrorDomain: String { get }
  class WCSession: NSObject {
    func activateSession()
    var activationState: WCSessionActivationState { get }
    var applicationContext: [String: Any] { get }
    static var `default`: WCSession { get }
    static func `default`() -> WCSession
    var delegate: WCSessionDelegate?
    var hasContentPending: Bool { get }
    var iOSDeviceNeedsUnlockAfterRebootForReachability: Bool { get }
    var isCompanionAppInstalled: Bool { get }
    var isComplicationEnabled: Bool { get }
    var isPaired: Bool { get }
    var isReachable: Bool { get }
    static func isSupported() -> Bool
    var isWatchAppInstalled: Bool { get }
    var outstandingFileTransfers: [WCSessionFileTransfer] { get }
    var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { get }
    var receivedApplicationContext: [String: Any] { get }
    var remainingComplicationUserInfoTransfers: Int { get }
    func sendMessage(_ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((Error?) -> Void)? = nil)
    func sendMessageData(_ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((Error?) -> Void)? = nil)
    func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = nil) -> WCSessionUserInfoTransfer
    func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer
    func transferUserInfo(_ userInfo: [String: Any] = nil) -> WCSessionUserInfoTransfer
    func updateApplicationContext(_ applicationContext: [String: Any]) throws
    var watchDirectoryURL: URL? { get }
  }
  enum WCSessionActivationState: Int {
    case notActivated, inactive, activated
  }
  protocol WCSessionDelegate: NSObjectProtocol {
    func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: Error?)
    func session(_ session: WCSession, didFinishFileTransfer fileTransfer: WCSessionFileTransfer, error: Error?)
    func session(_ session: WCSession, didFinishUserInfoTransfer userInfoTransfer: WCSessionUserInfoTransfer, error: Error?)
    func session(_ session: WCSession, didReceive file: WCSessionFile)
    func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    func session(_ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
    func session(_ session: WCSession, didReceiveMessageData messageData: Data)
    func session(_ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void)
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
    func sessionCompanionAppInstalledDidChange(_ session: WCSession)
    func sessionDidBecomeInactive(_ session: WCSession)
    func sessionDidDeactivate(_ session: WCSession)
    func sessionReachabilityDidChange(_ session: WCSession)
    func sessionWatchStateDidChange(_ session: WCSession)
  }
  class WCSessionFile: NSObject {
    var fileURL: URL { get }
    var metadata: [String: Any]? { get }
  }
  class WCSessionFileTransfer: NSObject {
    func cancel()
    var file: WCSessionFile { get }
    var isTransferring: Bool { get }
    var progress: Progress { get }
  }
  class WCSessionUserInfoTransfer: NSObject, NSSecureCoding {
    func cancel()
    init?(coder: NSCoder)
    var isCurrentComplicationInfo: Bool { get }
    var isTransferring: Bool { get }
    var userInfo: [String: Any] { get }
  }
  """#
