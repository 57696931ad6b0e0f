/// What is known of the module `SystemConfiguration`.
let systemConfigurationInterface = #"""
  // exports: Foundation
  struct SCNetworkReachabilityFlags: OptionSet {
    static var connectionAutomatic: SCNetworkReachabilityFlags { get }
    static var connectionOnDemand: SCNetworkReachabilityFlags { get }
    static var connectionOnTraffic: SCNetworkReachabilityFlags { get }
    static var connectionRequired: SCNetworkReachabilityFlags { get }
    init(rawValue: Int32)
    static var interventionRequired: SCNetworkReachabilityFlags { get }
    static var isDirect: SCNetworkReachabilityFlags { get }
    static var isLocalAddress: SCNetworkReachabilityFlags { get }
    static var isWWAN: SCNetworkReachabilityFlags { get }
    var rawValue: Int32 { get }
    static var reachable: SCNetworkReachabilityFlags { get }
    static var transientConnection: SCNetworkReachabilityFlags { get }
  }
  struct Status: Error {
    enum Code: Int32 { case ok, failed, invalidArgument, accessError, noKey, keyExists, locked, needLock, noStoreSession, noStoreServer, notifierActive, noPrefsSession, prefsBusy, noConfigFile, noLink, stale, maxLink, reachabilityUnknown, connectionNoService, connectionIgnore }
    static var accessError: Status.Code { get }
    var code: Status.Code { get }
    static var connectionIgnore: Status.Code { get }
    static var connectionNoService: Status.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var failed: Status.Code { get }
    init(_ code: Status.Code, userInfo: [String: Any] = nil)
    static var invalidArgument: Status.Code { get }
    static var keyExists: Status.Code { get }
    var localizedDescription: String { get }
    static var locked: Status.Code { get }
    static var maxLink: Status.Code { get }
    static var needLock: Status.Code { get }
    static var noConfigFile: Status.Code { get }
    static var noKey: Status.Code { get }
    static var noLink: Status.Code { get }
    static var noPrefsSession: Status.Code { get }
    static var noStoreServer: Status.Code { get }
    static var noStoreSession: Status.Code { get }
    static var notifierActive: Status.Code { get }
    static var ok: Status.Code { get }
    static var prefsBusy: Status.Code { get }
    static var reachabilityUnknown: Status.Code { get }
    static var stale: Status.Code { get }
    var userInfo: [String: Any] { get }
  }
  var kCFErrorDomainSystemConfiguration: String { get }
  var kCNNetworkInfoKeyBSSID: String { get }
  var kCNNetworkInfoKeySSID: String { get }
  var kCNNetworkInfoKeySSIDData: String { get }
  """#
