/// What is known of the module `LocalAuthentication`.
let localAuthenticationInterface = #"""
  // exports: Foundation
  enum LAAccessControlOperation: Int {
    case createItem, useItem, createKey, useKeySign, useKeyDecrypt, useKeyKeyExchange
  }
  class LAAuthenticationRequirement: NSObject {
    static var biometry: LAAuthenticationRequirement { get }
    static func biometry() -> LAAuthenticationRequirement
    static var biometryCurrentSet: LAAuthenticationRequirement { get }
    static func biometryCurrentSet() -> LAAuthenticationRequirement
    static func biometryRequirement(withFallback fallback: LABiometryFallbackRequirement) -> LAAuthenticationRequirement
    static var `default`: LAAuthenticationRequirement { get }
    static func `default`() -> LAAuthenticationRequirement
    init()
  }
  class LABiometryFallbackRequirement: NSObject {
    static var `default`: LABiometryFallbackRequirement { get }
    static func `default`() -> LABiometryFallbackRequirement
    static var devicePasscode: LABiometryFallbackRequirement { get }
    static func devicePasscode() -> LABiometryFallbackRequirement
    init()
  }
  enum LABiometryType: Int {
    case none, touchID, faceID, opticID
  }
  struct LACompanionType: OptionSet {
    init(rawValue: Int)
    static var mac: LACompanionType { get }
    var rawValue: Int { get }
    static var watch: LACompanionType { get }
  }
  class LAContext: NSObject {
    var biometryType: LABiometryType { get }
    func canEvaluatePolicy(_ policy: LAPolicy) throws
    var domainState: LADomainState { get }
    func evaluateAccessControl(_ accessControl: SecAccessControl, operation: LAAccessControlOperation, localizedReason: String, reply: @escaping (Bool, Error?) -> Void)
    func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool
    func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, Error?) -> Void)
    var evaluatedPolicyDomainState: Data? { get }
    init()
    var interactionNotAllowed: Bool
    func invalidate()
    func isCredentialSet(_ type: LACredentialType) -> Bool
    var localizedCancelTitle: String?
    var localizedFallbackTitle: String?
    var localizedReason: String
    var maxBiometryFailures: NSNumber?
    func setCredential(_ credential: Data?, type: LACredentialType) -> Bool
    var touchIDAuthenticationAllowableReuseDuration: Double
  }
  enum LACredentialType: Int {
    case applicationPassword, smartCardPin
  }
  class LADomainState: NSObject {
    var biometry: LADomainStateBiometry { get }
    var companion: LADomainStateCompanion { get }
    var stateHash: Data? { get }
  }
  class LADomainStateBiometry: NSObject {
    var biometryType: LABiometryType { get }
    var stateHash: Data? { get }
  }
  class LADomainStateCompanion: NSObject {
    var availableCompanionTypes: Set<NSNumber>? { get }
    var stateHash: Data? { get }
    func stateHash(for companionType: LACompanionType) -> Data?
  }
  class LAEnvironment: NSObject {
    func add(_ observer: LAEnvironmentObserver)
    static var currentUser: LAEnvironment { get }
    static func currentUser() -> LAEnvironment
    func remove(_ observer: LAEnvironmentObserver)
    var state: LAEnvironmentState { get }
  }
  class LAEnvironmentMechanism: NSObject {
    var iconSystemName: String { get }
    var isUsable: Bool { get }
    var localizedName: String { get }
  }
  class LAEnvironmentMechanismBiometry: LAEnvironmentMechanism {
    var biometryType: LABiometryType { get }
    var builtInSensorInaccessible: Bool { get }
    var isEnrolled: Bool { get }
    var isLockedOut: Bool { get }
    var stateHash: Data { get }
  }
  class LAEnvironmentMechanismCompanion: LAEnvironmentMechanism {
    var stateHash: Data? { get }
    var type: LACompanionType { get }
  }
  class LAEnvironmentMechanismUserPassword: LAEnvironmentMechanism {
    var isSet: Bool { get }
  }
  protocol LAEnvironmentObserver: NSObjectProtocol {
    func environment(_ environment: LAEnvironment, stateDidChangeFromOldState oldState: LAEnvironmentState)
  }
  class LAEnvironmentState: NSObject, NSCopying {
    var allMechanisms: [LAEnvironmentMechanism] { get }
    var biometry: LAEnvironmentMechanismBiometry? { get }
    var companions: [LAEnvironmentMechanismCompanion] { get }
    var userPassword: LAEnvironmentMechanismUserPassword? { get }
  }
  struct LAError: Error {
    enum Code: Int { case success, authenticationFailed, userCancel, userFallback, systemCancel, passcodeNotSet, appCancel, invalidContext, watchNotAvailable, biometryNotPaired, biometryDisconnected, invalidDimension, biometryNotAvailable, biometryNotEnrolled, biometryLockout, notInteractive, companionNotAvailable }
    static var appCancel: LAError.Code { get }
    static var authenticationFailed: LAError.Code { get }
    static var biometryDisconnected: LAError.Code { get }
    static var biometryLockout: LAError.Code { get }
    static var biometryNotAvailable: LAError.Code { get }
    static var biometryNotEnrolled: LAError.Code { get }
    static var biometryNotPaired: LAError.Code { get }
    var code: LAError.Code { get }
    static var companionNotAvailable: LAError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: LAError.Code, userInfo: [String: Any] = nil)
    static var invalidContext: LAError.Code { get }
    static var invalidDimension: LAError.Code { get }
    var localizedDescription: String { get }
    static var notInteractive: LAError.Code { get }
    static var passcodeNotSet: LAError.Code { get }
    static var success: LAError.Code { get }
    static var systemCancel: LAError.Code { get }
    static var userCancel: LAError.Code { get }
    static var userFallback: LAError.Code { get }
    var userInfo: [String: Any] { get }
    static var watchNotAvailable: LAError.Code { get }
  }
  var LAErrorDomain: String { get }
  class LAPersistedRight: LARight {
    var key: LAPrivateKey { get }
    var secret: LASecret { get }
  }
  enum LAPolicy: Int {
    case deviceOwnerAuthenticationWithBiometrics, deviceOwnerAuthentication, deviceOwnerAuthenticationWithWatch, deviceOwnerAuthenticationWithCompanion, deviceOwnerAuthenticationWithBiometricsOrWatch, deviceOwnerAuthenticationWithBiometricsOrCompanion, deviceOwnerAuthenticationWithWristDetection
  }
  class LAPrivateKey: NSObject {
    func canDecrypt(using algorithm: SecKeyAlgorithm) -> Bool
    func canExchangeKeys(using algorithm: SecKeyAlgorithm) -> Bool
    func canSign(using algorithm: SecKeyAlgorithm) -> Bool
    func decryptData(_ data: Data, secKeyAlgorithm algorithm: SecKeyAlgorithm) async throws -> Data
    func decryptData(_ data: Data, secKeyAlgorithm algorithm: SecKeyAlgorithm, completion handler: @escaping (Data?, Error?) -> Void)
    func exchangeKeys(withPublicKey publicKey: Data, secKeyAlgorithm algorithm: SecKeyAlgorithm, secKeyParameters parameters: [AnyHashable: Any]) async throws -> Data
    func exchangeKeys(withPublicKey publicKey: Data, secKeyAlgorithm algorithm: SecKeyAlgorithm, secKeyParameters parameters: [AnyHashable: Any], completion handler: @escaping (Data?, Error?) -> Void)
    var publicKey: LAPublicKey { get }
    func sign(_ data: Data, secKeyAlgorithm algorithm: SecKeyAlgorithm) async throws -> Data
    func sign(_ data: Data, secKeyAlgorithm algorithm: SecKeyAlgorithm, completion handler: @escaping (Data?, Error?) -> Void)
  }
  class LAPublicKey: NSObject {
    func canEncrypt(using algorithm: SecKeyAlgorithm) -> Bool
    func canVerify(using algorithm: SecKeyAlgorithm) -> Bool
    func encryptData(_ data: Data, secKeyAlgorithm algorithm: SecKeyAlgorithm) async throws -> Data
    func encryptData(_ data: Data, secKeyAlgorithm algorithm: SecKeyAlgorithm, completion handler: @escaping (Data?, Error?) -> Void)
    func exportBytes() async throws -> Data
    func exportBytes(completion handler: @escaping (Data?, Error?) -> Void)
    func verifyData(_ signedData: Data, signature: Data, secKeyAlgorithm algorithm: SecKeyAlgorithm) async throws
    func verifyData(_ signedData: Data, signature: Data, secKeyAlgorithm algorithm: SecKeyAlgorithm, completion handler: @escaping (Error?) -> Void)
  }
  class LARight: NSObject {
    func authorize(withLocalizedReason localizedReason: String) async throws
    func authorize(withLocalizedReason localizedReason: String, completion handler: @escaping (Error?) -> Void)
    func checkCanAuthorize() async throws
    func checkCanAuthorize(completion handler: @escaping (Error?) -> Void)
    func deauthorize() async
    func deauthorize(completion handler: @escaping () -> Void)
    init()
    init(requirement: LAAuthenticationRequirement)
    var state: LARightState { get }
    var tag: Int
  }
  enum LARightState: Int {
    case unknown, authorizing, authorized, notAuthorized
  }
  class LARightStore: NSObject {
    func remove(_ right: LAPersistedRight) async throws
    func remove(_ right: LAPersistedRight, completion handler: @escaping (Error?) -> Void)
    func removeAllRights() async throws
    func removeAllRights(completion handler: @escaping (Error?) -> Void)
    func removeRight(forIdentifier identifier: String) async throws
    func removeRight(forIdentifier identifier: String, completion handler: @escaping (Error?) -> Void)
    func right(forIdentifier identifier: String) async throws -> LAPersistedRight
    func right(forIdentifier identifier: String, completion handler: @escaping (LAPersistedRight?, Error?) -> Void)
    func save(_ right: LARight, identifier: String) async throws -> LAPersistedRight
    func save(_ right: LARight, identifier: String, completion handler: @escaping (LAPersistedRight?, Error?) -> Void)
    func save(_ right: LARight, identifier: String, secret: Data) async throws -> LAPersistedRight
    func save(_ right: LARight, identifier: String, secret: Data, completion handler: @escaping (LAPersistedRight?, Error?) -> Void)
    static var shared: LARightStore { get }
    static func shared() -> LARightStore
  }
  class LASecret: NSObject {
    func loadData() async throws -> Data
    func loadData(completion handler: @escaping (Data?, Error?) -> Void)
  }
  var LATouchIDAuthenticationMaximumAllowableReuseDuration: Double { get }
  """#
