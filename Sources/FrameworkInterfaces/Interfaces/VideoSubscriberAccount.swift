/// What is known of the module `VideoSubscriberAccount`.
let videoSubscriberAccountInterface = #"""
  // exports: Foundation
  enum VSAccountAccessStatus: Int {
    case notDetermined, restricted, denied, granted
  }
  class VSAccountApplicationProvider: NSObject {
    var identifier: String { get }
    init(localizedDisplayName: String, identifier: String)
    var localizedDisplayName: String { get }
  }
  class VSAccountManager: NSObject {
    func checkAccessStatus(options: [AnyHashable: Any]) async throws -> VSAccountAccessStatus
    func checkAccessStatus(options: [AnyHashable: Any] = nil, completionHandler: @escaping (VSAccountAccessStatus, Error?) -> Void)
    var delegate: VSAccountManagerDelegate?
    func enqueueAccountMetadataRequest(_ accountMetadataRequest: VSAccountMetadataRequest, completionHandler: @escaping (VSAccountMetadata?, Error?) -> Void) -> VSAccountManagerResult
    init()
  }
  protocol VSAccountManagerDelegate: NSObjectProtocol {
    func accountManager(_ accountManager: VSAccountManager, dismiss viewController: UIViewController)
    func accountManager(_ accountManager: VSAccountManager, present viewController: UIViewController)
    func accountManager(_ accountManager: VSAccountManager, shouldAuthenticateAccountProviderWithIdentifier accountProviderIdentifier: String) -> Bool
  }
  class VSAccountManagerResult: NSObject {
    func cancel()
  }
  class VSAccountMetadata: NSObject {
    var accountProviderIdentifier: String? { get }
    var accountProviderResponse: VSAccountProviderResponse? { get }
    var authenticationExpirationDate: Date? { get }
    init()
    var samlAttributeQueryResponse: String? { get }
    var verificationData: Data? { get }
  }
  class VSAccountMetadataRequest: NSObject {
    var accountProviderAuthenticationToken: String?
    var applicationAccountProviders: [VSAccountApplicationProvider]?
    var attributeNames: [String]
    var channelIdentifier: String?
    var featuredAccountProviderIdentifiers: [String]
    var forceAuthentication: Bool
    var includeAccountProviderIdentifier: Bool
    var includeAuthenticationExpirationDate: Bool
    init()
    var isInterruptionAllowed: Bool
    var localizedVideoTitle: String?
    var supportedAccountProviderIdentifiers: [String]
    var supportedAuthenticationSchemes: [String]
    var verificationToken: String?
  }
  struct VSAccountProviderAuthenticationScheme: RawRepresentable, Hashable {
    static var api: VSAccountProviderAuthenticationScheme { get }
    init(rawValue: String)
    var rawValue: String { get }
    static var saml: VSAccountProviderAuthenticationScheme { get }
  }
  class VSAccountProviderResponse: NSObject {
    var authenticationScheme: String { get }
    var body: String? { get }
    init()
    var status: String? { get }
  }
  class VSAppleSubscription: NSObject {
    var customerID: String
    init(customerID customerId: String, productCodes: [String])
    var productCodes: [String]
  }
  var VSCheckAccessOptionPrompt: String { get }
  struct VSError: Error {
    enum Code: Int { case accessNotGranted, unsupportedProvider, userCancelled, serviceTemporarilyUnavailable, providerRejected, invalidVerificationToken, rejected, unsupported }
    static var accessNotGranted: VSError.Code { get }
    var code: VSError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: VSError.Code, userInfo: [String: Any] = nil)
    static var invalidVerificationToken: VSError.Code { get }
    var localizedDescription: String { get }
    static var providerRejected: VSError.Code { get }
    static var rejected: VSError.Code { get }
    static var serviceTemporarilyUnavailable: VSError.Code { get }
    static var unsupported: VSError.Code { get }
    static var unsupportedProvider: VSError.Code { get }
    static var userCancelled: VSError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var VSErrorDomain: String { get }
  var VSErrorInfoKeyAccountProviderResponse: String { get }
  var VSErrorInfoKeySAMLResponse: String { get }
  var VSErrorInfoKeySAMLResponseStatus: String { get }
  var VSErrorInfoKeyUnsupportedProviderIdentifier: String { get }
  var VSOpenTVProviderSettingsURLString: String { get }
  enum VSOriginatingDeviceCategory: Int {
    case mobile, other
  }
  class VSSubscription: NSObject {
    var accessLevel: VSSubscriptionAccessLevel
    var billingIdentifier: String?
    var expirationDate: Date?
    init()
    var tierIdentifiers: [String]?
  }
  enum VSSubscriptionAccessLevel: Int {
    case unknown, freeWithAccount, paid
  }
  class VSSubscriptionRegistrationCenter: NSObject {
    static var `default`: VSSubscriptionRegistrationCenter { get }
    static func `default`() -> VSSubscriptionRegistrationCenter
    func setCurrentSubscription(_ currentSubscription: VSSubscription?)
  }
  class VSUserAccount: NSObject {
    var accountProviderIdentifier: String?
    var accountType: VSUserAccountType
    var appleSubscription: VSAppleSubscription?
    var authenticationData: String?
    var billingIdentifier: String?
    var deviceCategory: VSOriginatingDeviceCategory { get }
    var identifier: String?
    init(accountType: VSUserAccountType, updateURL url: URL?)
    var isDeleted: Bool
    var isFromCurrentDevice: Bool { get }
    var isSignedOut: Bool
    var requiresSystemTrust: Bool
    var subscriptionBillingCycleEndDate: Date?
    var tierIdentifiers: [String]?
    var updateURL: URL?
  }
  class VSUserAccountManager: NSObject {
    func queryUserAccounts(options: VSUserAccountQueryOptions) async throws -> [VSUserAccount]
    func queryUserAccounts(options: VSUserAccountQueryOptions = nil, completion: @escaping ([VSUserAccount]?, Error?) -> Void)
    static var shared: VSUserAccountManager { get }
    static func shared() -> VSUserAccountManager
    func updateUserAccount(_ account: VSUserAccount) async throws
    func updateUserAccount(_ account: VSUserAccount, completion: ((Error?) -> Void)? = nil)
  }
  enum VSUserAccountQueryOption: UInt {
    case none, allDevices
  }
  struct VSUserAccountQueryOptions: OptionSet {
    static var allDevices: VSUserAccountQueryOptions { get }
    init(rawValue: Int)
    var rawValue: Int { get }
  }
  enum VSUserAccountType: Int {
    case free, paid
  }
  """#
