/// What is known of the module `Accounts`.
let accountsInterface = #"""
  // exports: Foundation
  class ACAccount: NSObject, NSSecureCoding {
    var accountDescription: String?
    var accountType: ACAccountType?
    var credential: ACAccountCredential?
    var identifier: String { get }
    init()
    init(accountType type: ACAccountType)
    init?(coder: NSCoder)
    var userFullName: String { get }
    var username: String?
  }
  class ACAccountCredential: NSObject, NSSecureCoding {
    init()
    init?(coder: NSCoder)
    init(oAuth2Token oauth2Token: String, refreshToken: String, expiryDate: Date)
    init(oAuthToken oauthToken: String, tokenSecret: String)
    var oauthToken: String?
  }
  enum ACAccountCredentialRenewResult: Int {
    case renewed, rejected, failed
  }
  class ACAccountStore: NSObject {
    func account(withIdentifier identifier: String) -> ACAccount
    func accountType(withAccountTypeIdentifier typeIdentifier: String) -> ACAccountType
    var accounts: [ACAccount] { get }
    func accounts(with accountType: ACAccountType) -> [ACAccount]
    static var didChangeNotification: Notification.Name { get }
    init()
    func removeAccount(_ account: ACAccount) async throws -> Bool
    func removeAccount(_ account: ACAccount, withCompletionHandler completionHandler: @escaping (Bool, Error?) -> Void)
    func renewCredentials(for account: ACAccount) async throws -> ACAccountCredentialRenewResult
    func renewCredentials(for account: ACAccount, completion completionHandler: @escaping (ACAccountCredentialRenewResult, Error?) -> Void)
    func requestAccessToAccounts(with accountType: ACAccountType) async throws -> Bool
    func requestAccessToAccounts(with accountType: ACAccountType, options: [AnyHashable: Any]?) async throws -> Bool
    func requestAccessToAccounts(with accountType: ACAccountType, options: [AnyHashable: Any]? = nil, completion: @escaping (Bool, Error?) -> Void)
    func requestAccessToAccounts(with accountType: ACAccountType, withCompletionHandler completionHandler: @escaping (Bool, Error?) -> Void)
    func saveAccount(_ account: ACAccount) async throws -> Bool
    func saveAccount(_ account: ACAccount, withCompletionHandler completionHandler: @escaping (Bool, Error?) -> Void)
  }
  class ACAccountType: NSObject, NSSecureCoding {
    var accessGranted: Bool { get }
    var accountTypeDescription: String { get }
    var identifier: String { get }
    init()
    init?(coder: NSCoder)
  }
  var ACAccountTypeIdentifierFacebook: String { get }
  var ACAccountTypeIdentifierLinkedIn: String { get }
  var ACAccountTypeIdentifierSinaWeibo: String { get }
  var ACAccountTypeIdentifierTencentWeibo: String { get }
  var ACAccountTypeIdentifierTwitter: String { get }
  struct ACError: Error {
    enum Code: Int32 { case unknown, accountMissingRequiredProperty, accountAuthenticationFailed, accountTypeInvalid, accountAlreadyExits, accountNotFound, permissionDenied, accessInfoInvalid, clientPermissionDenied, accessDeniedByProtectionPolicy, credentialNotFound, fetchCredentialFailed, storeCredentialFailed, removeCredentialFailed, updatingNonexistentAccount, invalidClientBundleID, deniedByPlugin, coreDataSaveFailed, failedSerializingAccountInfo, invalidCommand, missingTransportMessageID, credentialItemNotFound, credentialItemNotExpired }
    static var accessDeniedByProtectionPolicy: ACError.Code { get }
    static var accessInfoInvalid: ACError.Code { get }
    static var accountAlreadyExits: ACError.Code { get }
    static var accountAuthenticationFailed: ACError.Code { get }
    static var accountMissingRequiredProperty: ACError.Code { get }
    static var accountNotFound: ACError.Code { get }
    static var accountTypeInvalid: ACError.Code { get }
    static var clientPermissionDenied: ACError.Code { get }
    var code: ACError.Code { get }
    static var coreDataSaveFailed: ACError.Code { get }
    static var credentialItemNotExpired: ACError.Code { get }
    static var credentialItemNotFound: ACError.Code { get }
    static var credentialNotFound: ACError.Code { get }
    static var deniedByPlugin: ACError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var failedSerializingAccountInfo: ACError.Code { get }
    static var fetchCredentialFailed: ACError.Code { get }
    init(_ code: ACError.Code, userInfo: [String: Any] = nil)
    static var invalidClientBundleID: ACError.Code { get }
    static var invalidCommand: ACError.Code { get }
    var localizedDescription: String { get }
    static var missingTransportMessageID: ACError.Code { get }
    static var permissionDenied: ACError.Code { get }
    static var removeCredentialFailed: ACError.Code { get }
    static var storeCredentialFailed: ACError.Code { get }
    static var unknown: ACError.Code { get }
    static var updatingNonexistentAccount: ACError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var ACErrorDomain: String { get }
  var ACFacebookAppIdKey: String { get }
  enum ACFacebookAudience: Int32 {
    case everyone, friends, onlyMe
  }
  var ACFacebookAudienceEveryone: String { get }
  var ACFacebookAudienceFriends: String { get }
  var ACFacebookAudienceKey: String { get }
  var ACFacebookAudienceOnlyMe: String { get }
  var ACFacebookPermissionsKey: String { get }
  var ACLinkedInAppIdKey: String { get }
  var ACLinkedInPermissionsKey: String { get }
  var ACTencentWeiboAppIdKey: String { get }
  extension Notification.Name {
    static var ACAccountStoreDidChange: Notification.Name { get }
  }
  """#
