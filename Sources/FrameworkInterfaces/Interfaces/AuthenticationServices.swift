/// What is known of the module `AuthenticationServices`.
let authenticationServicesInterface = #"""
  // exports: Foundation UIKit
  class ASAccountAuthenticationModificationController: NSObject {
    var delegate: ASAccountAuthenticationModificationControllerDelegate?
    init()
    func perform(_ request: ASAccountAuthenticationModificationRequest)
    var presentationContextProvider: ASAccountAuthenticationModificationControllerPresentationContextProviding?
  }
  protocol ASAccountAuthenticationModificationControllerDelegate: NSObjectProtocol {
    func accountAuthenticationModificationController(_ controller: ASAccountAuthenticationModificationController, didFail request: ASAccountAuthenticationModificationRequest, withError error: Error)
    func accountAuthenticationModificationController(_ controller: ASAccountAuthenticationModificationController, didSuccessfullyComplete request: ASAccountAuthenticationModificationRequest, withUserInfo userInfo: [AnyHashable: Any]?)
  }
  protocol ASAccountAuthenticationModificationControllerPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for controller: ASAccountAuthenticationModificationController) -> UIWindow
  }
  class ASAccountAuthenticationModificationExtensionContext: NSExtensionContext {
    func cancelRequestWithError(_ error: Error)
    func completeChangePasswordRequest(withUpdatedCredential updatedCredential: ASPasswordCredential, userInfo: [AnyHashable: Any]? = nil)
    func completeUpgradeToSignInWithApple(userInfo: [AnyHashable: Any]? = nil)
    func getSignInWithAppleUpgradeAuthorization(withState state: String?, nonce: String?, completionHandler: @escaping (ASAuthorizationAppleIDCredential?, Error?) -> Void)
    func signInWithAppleUpgradeAuthorization(withState state: String?, nonce: String?) async throws -> ASAuthorizationAppleIDCredential
  }
  class ASAccountAuthenticationModificationReplacePasswordWithSignInWithAppleRequest: ASAccountAuthenticationModificationRequest {
    init(user: String, serviceIdentifier: ASCredentialServiceIdentifier, userInfo: [AnyHashable: Any]?)
    var serviceIdentifier: ASCredentialServiceIdentifier { get }
    var user: String { get }
    var userInfo: [AnyHashable: Any]? { get }
  }
  class ASAccountAuthenticationModificationRequest: NSObject {}
  class ASAccountAuthenticationModificationUpgradePasswordToStrongPasswordRequest: ASAccountAuthenticationModificationRequest {
    init(user: String, serviceIdentifier: ASCredentialServiceIdentifier, userInfo: [AnyHashable: Any]?)
    var serviceIdentifier: ASCredentialServiceIdentifier { get }
    var user: String { get }
    var userInfo: [AnyHashable: Any]? { get }
  }
  class ASAccountAuthenticationModificationViewController: UIViewController {
    func cancelRequest()
    func changePasswordWithoutUserInteraction(for serviceIdentifier: ASCredentialServiceIdentifier, existing existingCredential: ASPasswordCredential, newPassword: String, userInfo: [AnyHashable: Any]? = nil)
    func convertAccountToSignInWithAppleWithoutUserInteraction(for serviceIdentifier: ASCredentialServiceIdentifier, existing existingCredential: ASPasswordCredential, userInfo: [AnyHashable: Any]? = nil)
    var extensionContext: ASAccountAuthenticationModificationExtensionContext { get }
    init()
    func prepareInterfaceToChangePassword(for serviceIdentifier: ASCredentialServiceIdentifier, existing existingCredential: ASPasswordCredential, newPassword: String, userInfo: [AnyHashable: Any]? = nil)
    func prepareInterfaceToConvertAccountToSignInWithApple(for serviceIdentifier: ASCredentialServiceIdentifier, existing existingCredential: ASPasswordCredential, userInfo: [AnyHashable: Any]? = nil)
  }
  class ASAuthorization: NSObject {
    enum AppleIdButtonStyle: Int { case white, whiteOutline, black }
    enum AppleIdButtonType: Int { case signIn, `continue`, signUp, `default` }
    struct Operation: RawRepresentable, Hashable {}
    struct ProviderAuthorizationOperation: RawRepresentable, Hashable {}
    enum ProviderExtensionAuthenticationMethod: Int { case password, userSecureEnclaveKey, smartCard }
    struct ProviderExtensionEncryptionAlgorithm: RawRepresentable, Hashable {}
    enum ProviderExtensionFederationType: Int { case none, wsTrust, dynamicWSTrust }
    enum ProviderExtensionKeyType: Int { case deviceSigning, deviceEncryption, secureEnclaveKey, sharedDeviceSigning, sharedDeviceEncryption, currentDeviceSigning, currentDeviceEncryption, userSmartCard }
    enum ProviderExtensionPlatformSSOProtocolVersion: Int { case version1_0, version2_0 }
    enum ProviderExtensionRegistrationResult: Int { case success, failed, userInterfaceRequired, failedNoRetry }
    struct ProviderExtensionRequestOptions: OptionSet {}
    struct ProviderExtensionSigningAlgorithm: RawRepresentable, Hashable {}
    struct ProviderExtensionSupportedGrantTypes: OptionSet {}
    struct ProviderExtensionUserSecureEnclaveKeyBiometricPolicy: OptionSet {}
    enum PublicKeyCredentialAttachment: Int { case platform, crossPlatform }
    enum PublicKeyCredentialLargeBlobAssertionOperation: Int { case read, write }
    enum PublicKeyCredentialLargeBlobSupportRequirement: Int { case required, preferred }
    struct PublicKeyCredentialResidentKeyPreference: RawRepresentable, Hashable {}
    struct PublicKeyCredentialUserVerificationPreferenceEnum: RawRepresentable, Hashable {}
    struct Scope: RawRepresentable, Hashable {}
    var credential: UnsafeMutableRawPointer { get }
    var provider: UnsafeMutableRawPointer { get }
  }
  extension ASAuthorization.Operation {
    static var implicit: ASAuthorization.Operation { get }
    init(rawValue: String)
    static var login: ASAuthorization.Operation { get }
    static var logout: ASAuthorization.Operation { get }
    var rawValue: String { get }
    static var refresh: ASAuthorization.Operation { get }
  }
  extension ASAuthorization.ProviderAuthorizationOperation {
    static var configurationRemoved: ASAuthorization.ProviderAuthorizationOperation { get }
    static var directRequest: ASAuthorization.ProviderAuthorizationOperation { get }
    init(rawValue: String)
    static var none: ASAuthorization.ProviderAuthorizationOperation { get }
    var rawValue: String { get }
  }
  extension ASAuthorization.ProviderExtensionEncryptionAlgorithm {
    static var ecdhe_A256GCM: ASAuthorization.ProviderExtensionEncryptionAlgorithm { get }
    static var hpke_Curve25519_SHA256_ChachaPoly: ASAuthorization.ProviderExtensionEncryptionAlgorithm { get }
    static var hpke_P256_SHA256_AES_GCM_256: ASAuthorization.ProviderExtensionEncryptionAlgorithm { get }
    static var hpke_P384_SHA384_AES_GCM_256: ASAuthorization.ProviderExtensionEncryptionAlgorithm { get }
    init(rawValue: String)
    var rawValue: String { get }
  }
  extension ASAuthorization.ProviderExtensionRequestOptions {
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var registrationDeviceKeyMigration: ASAuthorization.ProviderExtensionRequestOptions { get }
    static var registrationRepair: ASAuthorization.ProviderExtensionRequestOptions { get }
    static var registrationSharedDeviceKeys: ASAuthorization.ProviderExtensionRequestOptions { get }
    static var strongerKeyAvailable: ASAuthorization.ProviderExtensionRequestOptions { get }
    static var userInteractionEnabled: ASAuthorization.ProviderExtensionRequestOptions { get }
    static var userKeyInvalid: ASAuthorization.ProviderExtensionRequestOptions { get }
  }
  extension ASAuthorization.ProviderExtensionSigningAlgorithm {
    static var ed25519: ASAuthorization.ProviderExtensionSigningAlgorithm { get }
    static var es256: ASAuthorization.ProviderExtensionSigningAlgorithm { get }
    static var es384: ASAuthorization.ProviderExtensionSigningAlgorithm { get }
    init(rawValue: String)
    var rawValue: String { get }
  }
  extension ASAuthorization.ProviderExtensionSupportedGrantTypes {
    init(rawValue: Int)
    static var jwtBearer: ASAuthorization.ProviderExtensionSupportedGrantTypes { get }
    static var password: ASAuthorization.ProviderExtensionSupportedGrantTypes { get }
    var rawValue: Int { get }
    static var saml11: ASAuthorization.ProviderExtensionSupportedGrantTypes { get }
    static var saml20: ASAuthorization.ProviderExtensionSupportedGrantTypes { get }
  }
  extension ASAuthorization.ProviderExtensionUserSecureEnclaveKeyBiometricPolicy {
    init(rawValue: UInt)
    static var passwordFallback: ASAuthorization.ProviderExtensionUserSecureEnclaveKeyBiometricPolicy { get }
    var rawValue: UInt { get }
    static var reuseDuringUnlock: ASAuthorization.ProviderExtensionUserSecureEnclaveKeyBiometricPolicy { get }
    static var touchIDOrWatchAny: ASAuthorization.ProviderExtensionUserSecureEnclaveKeyBiometricPolicy { get }
    static var touchIDOrWatchCurrentSet: ASAuthorization.ProviderExtensionUserSecureEnclaveKeyBiometricPolicy { get }
  }
  extension ASAuthorization.PublicKeyCredentialResidentKeyPreference {
    static var discouraged: ASAuthorization.PublicKeyCredentialResidentKeyPreference { get }
    init(rawValue: String)
    static var preferred: ASAuthorization.PublicKeyCredentialResidentKeyPreference { get }
    var rawValue: String { get }
    static var required: ASAuthorization.PublicKeyCredentialResidentKeyPreference { get }
  }
  extension ASAuthorization.PublicKeyCredentialUserVerificationPreferenceEnum {
    static var discouraged: ASAuthorization.PublicKeyCredentialUserVerificationPreferenceEnum { get }
    init(rawValue: String)
    static var preferred: ASAuthorization.PublicKeyCredentialUserVerificationPreferenceEnum { get }
    var rawValue: String { get }
    static var required: ASAuthorization.PublicKeyCredentialUserVerificationPreferenceEnum { get }
  }
  extension ASAuthorization.Scope {
    static var email: ASAuthorization.Scope { get }
    static var fullName: ASAuthorization.Scope { get }
    init(rawValue: String)
    var rawValue: String { get }
  }
  class ASAuthorizationAppleIDButton: UIControl {
    var cornerRadius: CGFloat
    init(authorizationButtonType type: ASAuthorization.AppleIdButtonType, authorizationButtonStyle style: ASAuthorization.AppleIdButtonStyle)
    init(type: ASAuthorization.AppleIdButtonType, style: ASAuthorization.AppleIdButtonStyle)
  }
  class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
    var authorizationCode: Data? { get }
    var authorizedScopes: [ASAuthorization.Scope] { get }
    var email: String? { get }
    var fullName: PersonNameComponents? { get }
    var identityToken: Data? { get }
    var realUserStatus: ASUserDetectionStatus { get }
    var state: String? { get }
    var user: String { get }
    var userAgeRange: ASUserAgeRange { get }
  }
  class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
    enum CredentialState: Int { case revoked, authorized, notFound, transferred }
    func createRequest() -> ASAuthorizationAppleIDRequest
    static var credentialRevokedNotification: Notification.Name { get }
    func credentialState(forUserID userID: String) async throws -> ASAuthorizationAppleIDProvider.CredentialState
    func getCredentialState(forUserID userID: String, completion: @escaping (ASAuthorizationAppleIDProvider.CredentialState, Error?) -> Void)
    init()
  }
  class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
    var user: String?
  }
  class ASAuthorizationController: NSObject {
    struct RequestOptions: OptionSet {}
    var authorizationRequests: [ASAuthorizationRequest] { get }
    func cancel()
    var customAuthorizationMethods: [String]
    var delegate: ASAuthorizationControllerDelegate?
    init(authorizationRequests: [ASAuthorizationRequest])
    func performAutoFillAssistedRequests()
    func performRequests()
    func performRequests(options: ASAuthorizationController.RequestOptions = nil)
    var presentationContextProvider: ASAuthorizationControllerPresentationContextProviding?
  }
  extension ASAuthorizationController.RequestOptions {
    static var immediatelyAvailableCredentials: ASAuthorizationController.RequestOptions { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
  }
  protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    func authorizationController(_ controller: ASAuthorizationController, didCompleteWith authorization: ASAuthorization)
    func authorizationController(_ controller: ASAuthorizationController, didCompleteWithCustomMethod method: String)
    func authorizationController(_ controller: ASAuthorizationController, didCompleteWithError error: Error)
  }
  protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for controller: ASAuthorizationController) -> UIWindow
  }
  protocol ASAuthorizationCredential: NSCopying, NSSecureCoding {}
  var ASAuthorizationCustomMethodOther: String { get }
  var ASAuthorizationCustomMethodRestorePurchase: String { get }
  var ASAuthorizationCustomMethodVideoSubscriberAccount: String { get }
  struct ASAuthorizationError: Error {
    enum Code: Int { case unknown, canceled, invalidResponse, notHandled, failed, notInteractive, matchedExcludedCredential, credentialImport, credentialExport }
    static var canceled: ASAuthorizationError.Code { get }
    var code: ASAuthorizationError.Code { get }
    static var credentialExport: ASAuthorizationError.Code { get }
    static var credentialImport: ASAuthorizationError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var failed: ASAuthorizationError.Code { get }
    init(_ code: ASAuthorizationError.Code, userInfo: [String: Any] = nil)
    static var invalidResponse: ASAuthorizationError.Code { get }
    var localizedDescription: String { get }
    static var matchedExcludedCredential: ASAuthorizationError.Code { get }
    static var notHandled: ASAuthorizationError.Code { get }
    static var notInteractive: ASAuthorizationError.Code { get }
    static var unknown: ASAuthorizationError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var ASAuthorizationErrorDomain: String { get }
  class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
    var nonce: String?
    var requestedOperation: ASAuthorization.Operation
    var requestedScopes: [ASAuthorization.Scope]?
    var state: String?
  }
  class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
    func createRequest() -> ASAuthorizationPasswordRequest
    init()
  }
  class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}
  class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationPublicKeyCredentialAssertion {
    var attachment: ASAuthorization.PublicKeyCredentialAttachment { get }
    init()
    var largeBlob: ASAuthorizationPublicKeyCredentialLargeBlobAssertionOutput? { get }
    var prf: ASAuthorizationPublicKeyCredentialPRFAssertionOutput? { get }
  }
  class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest, ASAuthorizationPublicKeyCredentialAssertionRequest {
    var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor]
    var largeBlob: ASAuthorizationPublicKeyCredentialLargeBlobAssertionInput?
    var prf: ASAuthorizationPublicKeyCredentialPRFAssertionInput?
  }
  class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject, ASAuthorizationPublicKeyCredentialDescriptor {
    init(credentialID credentialId: Data)
  }
  class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider {
    func createCredentialAssertionRequest(withChallenge challenge: Data) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest
    func createCredentialRegistrationRequest(withChallenge challenge: Data, name: String, userID userId: Data) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest
    func createCredentialRegistrationRequest(withChallenge challenge: Data, name: String, userID userId: Data, requestStyle: ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest.Style)
    init(relyingPartyIdentifier: String)
    var relyingPartyIdentifier: String { get }
  }
  class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, ASAuthorizationPublicKeyCredentialRegistration {
    var attachment: ASAuthorization.PublicKeyCredentialAttachment { get }
    init()
    var largeBlob: ASAuthorizationPublicKeyCredentialLargeBlobRegistrationInput? { get }
    var prf: ASAuthorizationPublicKeyCredentialPRFRegistrationOutput? { get }
  }
  class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest, ASAuthorizationPublicKeyCredentialRegistrationRequest {
    enum Style: Int { case standard, conditional }
    var largeBlob: ASAuthorizationPublicKeyCredentialLargeBlobRegistrationInput?
    var prf: ASAuthorizationPublicKeyCredentialPRFRegistrationInput?
    var requestStyle: ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest.Style
  }
  protocol ASAuthorizationProvider: NSObjectProtocol {}
  class ASAuthorizationProviderExtensionAuthorizationRequest: NSObject {
    var authorizationOptions: [AnyHashable: Any] { get }
    var callerAuditToken: Data { get }
    var callerBundleIdentifier: String { get }
    var callerTeamIdentifier: String { get }
    func cancel()
    func complete()
    func complete(with authorizationResult: ASAuthorizationProviderExtensionAuthorizationResult)
    func complete(withHTTPAuthorizationHeaders httpAuthorizationHeaders: [String: String])
    func complete(withHTTPResponse httpResponse: HTTPURLResponse, httpBody: Data?)
    func completeWithError(_ error: Error)
    func doNotHandle()
    var extensionData: [AnyHashable: Any] { get }
    var httpBody: Data { get }
    var httpHeaders: [String: String] { get }
    init()
    var isCallerManaged: Bool { get }
    var isUserInterfaceEnabled: Bool { get }
    var localizedCallerDisplayName: String { get }
    var loginManager: ASAuthorizationProviderExtensionLoginManager? { get }
    func presentAuthorizationViewController() async throws -> Bool
    func presentAuthorizationViewController(completion: @escaping (Bool, Error?) -> Void)
    var realm: String { get }
    var requestedOperation: String? { get }
    var url: URL { get }
  }
  protocol ASAuthorizationProviderExtensionAuthorizationRequestHandler: NSObjectProtocol {
    func beginAuthorization(with request: ASAuthorizationProviderExtensionAuthorizationRequest)
    func cancelAuthorization(with request: ASAuthorizationProviderExtensionAuthorizationRequest)
  }
  class ASAuthorizationProviderExtensionAuthorizationResult: NSObject {
    var httpAuthorizationHeaders: [String: String]?
    var httpBody: Data?
    var httpResponse: HTTPURLResponse?
    init(httpAuthorizationHeaders: [String: String])
    init(httpResponse: HTTPURLResponse, httpBody: Data?)
    var privateKeys: [SecKey]
  }
  var ASAuthorizationProviderExtensionEncryptionAlgorithmECDHE_A256GCM: NSNumber { get }
  var ASAuthorizationProviderExtensionEncryptionAlgorithmHPKE_Curve25519_SHA256_ChachaPoly: NSNumber { get }
  var ASAuthorizationProviderExtensionEncryptionAlgorithmHPKE_P256_SHA256_AES_GCM_256: NSNumber { get }
  var ASAuthorizationProviderExtensionEncryptionAlgorithmHPKE_P384_SHA384_AES_GCM_256: NSNumber { get }
  class ASAuthorizationProviderExtensionKerberosMapping: NSObject {
    var clientNameKeyName: String?
    var encryptionKeyTypeKeyName: String?
    init()
    var messageBufferKeyName: String?
    var realmKeyName: String?
    var serviceNameKeyName: String?
    var sessionKeyKeyName: String?
    var ticketKeyPath: String?
  }
  class ASAuthorizationProviderExtensionLoginConfiguration: NSObject {
    var accountDisplayName: String?
    var additionalAuthorizationScopes: String?
    var additionalScopes: String
    var audience: String
    var clientID: String { get }
    static func configuration(withOpenIDConfigurationURL openIdConfigurationUrl: URL, clientID clientId: String, issuer: String?) async throws -> ASAuthorizationProviderExtensionLoginConfiguration
    static func configuration(withOpenIDConfigurationURL openIdConfigurationUrl: URL, clientID clientId: String, issuer: String?, completion handler: @escaping (ASAuthorizationProviderExtensionLoginConfiguration?, Error?) -> Void)
    var customFederationUserPreauthenticationRequestValues: [URLQueryItem]
    var customKeyExchangeRequestValues: [URLQueryItem]
    var customKeyRequestValues: [URLQueryItem]
    var customLoginRequestValues: [URLQueryItem]
    var customNonceRequestValues: [URLQueryItem]
    var customRefreshRequestValues: [URLQueryItem]
    var customRequestJWTParameterName: String?
    var deviceContext: Data?
    var federationMEXURL: URL?
    var federationMEXURLKeypath: String?
    var federationPredicate: String?
    var federationRequestURN: String?
    var federationType: ASAuthorization.ProviderExtensionFederationType
    var federationUserPreauthenticationURL: URL?
    var groupRequestClaimName: String?
    var groupResponseClaimName: String?
    var hpkeAuthPublicKey: SecKey?
    var hpkePreSharedKey: Data?
    var hpkePreSharedKeyID: Data?
    var includePreviousRefreshTokenInLoginRequest: Bool
    init(clientID clientId: String, issuer: String, tokenEndpointURL tokenEndpointUrl: URL, jwksEndpointURL jwksEndpointUrl: URL, audience: String?)
    var invalidCredentialPredicate: String?
    var issuer: String { get }
    var jwksEndpointURL: URL
    var jwksTrustedRootCertificates: [Any]
    var kerberosTicketMappings: [ASAuthorizationProviderExtensionKerberosMapping]
    var keyEndpointURL: URL?
    var loginRequestEncryptionAPVPrefix: Data?
    var loginRequestEncryptionAlgorithm: ASAuthorization.ProviderExtensionEncryptionAlgorithm
    var loginRequestEncryptionPublicKey: UnsafeMutableRawPointer
    var loginRequestHPKEPreSharedKey: Data?
    var loginRequestHPKEPreSharedKeyID: Data?
    var nonceEndpointURL: URL
    var nonceResponseKeypath: String
    var previousRefreshTokenClaimName: String
    var refreshEndpointURL: URL?
    var serverNonceClaimName: String
    func setCustomAssertionRequestBodyClaims(_ claims: [String: Any]) throws
    func setCustomAssertionRequestHeaderClaims(_ claims: [String: Any]) throws
    func setCustomKeyExchangeRequestBodyClaims(_ claims: [String: Any]) throws
    func setCustomKeyExchangeRequestHeaderClaims(_ claims: [String: Any]) throws
    func setCustomKeyRequestBodyClaims(_ claims: [String: Any]) throws
    func setCustomKeyRequestHeaderClaims(_ claims: [String: Any]) throws
    func setCustomLoginRequestBodyClaims(_ claims: [String: Any]) throws
    func setCustomLoginRequestHeaderClaims(_ claims: [String: Any]) throws
    func setCustomRefreshRequestBodyClaims(_ claims: [String: Any]) throws
    func setCustomRefreshRequestHeaderClaims(_ claims: [String: Any]) throws
    var tokenEndpointURL: URL
    var uniqueIdentifierClaimName: String?
    var userSecureEnclaveKeyBiometricPolicy: ASAuthorization.ProviderExtensionUserSecureEnclaveKeyBiometricPolicy
  }
  class ASAuthorizationProviderExtensionLoginManager: NSObject {
    func beginKeyRotation(for keyType: ASAuthorization.ProviderExtensionKeyType) -> SecKey?
    func completeKeyRotation(for keyType: ASAuthorization.ProviderExtensionKeyType)
    func copyIdentity(for keyType: ASAuthorization.ProviderExtensionKeyType) -> SecIdentity?
    func copyKey(for keyType: ASAuthorization.ProviderExtensionKeyType) -> UnsafeMutableRawPointer?
    func decryptionKeysNeedRepair()
    func deviceRegistrationsNeedsRepair()
    var extensionData: [AnyHashable: Any] { get }
    var isDeviceRegistered: Bool { get }
    var isUserRegistered: Bool { get }
    var loginConfiguration: ASAuthorizationProviderExtensionLoginConfiguration? { get }
    var loginUserName: String?
    func presentRegistrationViewController() async throws
    func presentRegistrationViewController(completion: @escaping (Error?) -> Void)
    var registrationToken: String? { get }
    func resetDeviceKeys()
    func resetKeys()
    func resetUserSecureEnclaveKey()
    func saveCertificate(_ certificate: UnsafeMutableRawPointer, keyType: ASAuthorization.ProviderExtensionKeyType)
    func saveLoginConfiguration(_ loginConfiguration: ASAuthorizationProviderExtensionLoginConfiguration) throws
    func saveUserLoginConfiguration(_ userLoginConfiguration: ASAuthorizationProviderExtensionUserLoginConfiguration) throws
    var ssoTokens: [AnyHashable: Any]?
    var userLoginConfiguration: ASAuthorizationProviderExtensionUserLoginConfiguration? { get }
    func userNeedsReauthentication() async throws
    func userNeedsReauthentication(completion: @escaping (Error?) -> Void)
    func userRegistrationsNeedsRepair()
  }
  protocol ASAuthorizationProviderExtensionRegistrationHandler: NSObjectProtocol {
    func beginDeviceRegistration(using loginManager: ASAuthorizationProviderExtensionLoginManager, options: ASAuthorization.ProviderExtensionRequestOptions, completion handler: @escaping (ASAuthorization.ProviderExtensionRegistrationResult) -> Void)
    func beginUserRegistration(using loginManager: ASAuthorizationProviderExtensionLoginManager, userName: String?, authenticationMethod: ASAuthorization.ProviderExtensionAuthenticationMethod, options: ASAuthorization.ProviderExtensionRequestOptions, completion handler: @escaping (ASAuthorization.ProviderExtensionRegistrationResult) -> Void)
    func keyWillRotate(for keyType: ASAuthorization.ProviderExtensionKeyType, newKey: SecKey, loginManager: ASAuthorizationProviderExtensionLoginManager, completion: @escaping (Bool) -> Void)
    var protocolVersion: ASAuthorization.ProviderExtensionPlatformSSOProtocolVersion { get }
    func registrationDidCancel()
    func registrationDidComplete()
    var supportedDeviceEncryptionAlgorithms: [NSNumber]? { get }
    var supportedDeviceSigningAlgorithms: [NSNumber]? { get }
    var supportedGrantTypes: ASAuthorization.ProviderExtensionSupportedGrantTypes { get }
    var supportedUserSecureEnclaveKeySigningAlgorithms: [NSNumber]? { get }
  }
  var ASAuthorizationProviderExtensionSigningAlgorithmES256: NSNumber { get }
  var ASAuthorizationProviderExtensionSigningAlgorithmES384: NSNumber { get }
  var ASAuthorizationProviderExtensionSigningAlgorithmEd25519: NSNumber { get }
  class ASAuthorizationProviderExtensionUserLoginConfiguration: NSObject {
    init(loginUserName: String)
    var loginUserName: String
    func setCustomAssertionRequestBodyClaims(_ claims: [String: Any]) throws
    func setCustomAssertionRequestHeaderClaims(_ claims: [String: Any]) throws
    func setCustomLoginRequestBodyClaims(_ claims: [String: Any]) throws
    func setCustomLoginRequestHeaderClaims(_ claims: [String: Any]) throws
  }
  protocol ASAuthorizationPublicKeyCredentialAssertion: ASPublicKeyCredential {
    var rawAuthenticatorData: Data { get }
    var signature: Data { get }
    var userID: Data { get }
  }
  protocol ASAuthorizationPublicKeyCredentialAssertionRequest: NSSecureCoding, NSCopying {
    var allowedCredentials: [ASAuthorizationPublicKeyCredentialDescriptor]
    var challenge: Data
    var relyingPartyIdentifier: String
    var userVerificationPreference: String
  }
  var ASAuthorizationPublicKeyCredentialAttestationKindDirect: String { get }
  var ASAuthorizationPublicKeyCredentialAttestationKindEnterprise: String { get }
  var ASAuthorizationPublicKeyCredentialAttestationKindIndirect: String { get }
  var ASAuthorizationPublicKeyCredentialAttestationKindNone: String { get }
  protocol ASAuthorizationPublicKeyCredentialDescriptor: NSSecureCoding, NSCopying {
    var credentialID: Data
  }
  class ASAuthorizationPublicKeyCredentialLargeBlobAssertionInput: NSObject {
    var dataToWrite: Data?
    init(operation: ASAuthorization.PublicKeyCredentialLargeBlobAssertionOperation)
    var operation: ASAuthorization.PublicKeyCredentialLargeBlobAssertionOperation { get }
  }
  class ASAuthorizationPublicKeyCredentialLargeBlobAssertionOutput: NSObject {
    var didWrite: Bool { get }
    var readData: Data? { get }
  }
  class ASAuthorizationPublicKeyCredentialLargeBlobRegistrationInput: NSObject {
    init(supportRequirement requirement: ASAuthorization.PublicKeyCredentialLargeBlobSupportRequirement)
    var supportRequirement: ASAuthorization.PublicKeyCredentialLargeBlobSupportRequirement
  }
  class ASAuthorizationPublicKeyCredentialLargeBlobRegistrationOutput: NSObject, NSCopying, NSSecureCoding {
    init()
    init?(coder: NSCoder)
    var isSupported: Bool { get }
  }
  class ASAuthorizationPublicKeyCredentialPRFAssertionInput: NSObject {
    init(inputValues: ASAuthorizationPublicKeyCredentialPRFAssertionInputValues?, perCredentialInputValues: [Data: ASAuthorizationPublicKeyCredentialPRFAssertionInputValues]?)
    var inputValues: ASAuthorizationPublicKeyCredentialPRFAssertionInputValues? { get }
    var perCredentialInputValues: [Data: ASAuthorizationPublicKeyCredentialPRFAssertionInputValues]? { get }
  }
  class ASAuthorizationPublicKeyCredentialPRFAssertionInputValues: NSObject {
    init(saltInput1: Data, saltInput2: Data?)
    var saltInput1: Data { get }
    var saltInput2: Data? { get }
  }
  class ASAuthorizationPublicKeyCredentialPRFAssertionOutput: NSObject {
    var first: Data { get }
    var second: Data? { get }
  }
  class ASAuthorizationPublicKeyCredentialPRFRegistrationInput: NSObject {
    static func checkForSupport() -> ASAuthorizationPublicKeyCredentialPRFRegistrationInput
    init(inputValues: ASAuthorizationPublicKeyCredentialPRFAssertionInputValues?)
    var inputValues: ASAuthorizationPublicKeyCredentialPRFAssertionInputValues? { get }
    var shouldCheckForSupport: Bool { get }
  }
  class ASAuthorizationPublicKeyCredentialPRFRegistrationOutput: NSObject {
    var first: Data? { get }
    var isSupported: Bool { get }
    var second: Data? { get }
  }
  class ASAuthorizationPublicKeyCredentialParameters: NSObject, NSSecureCoding, NSCopying {
    var algorithm: ASCoseAlgorithmIdentifier { get }
    init(algorithm: ASCoseAlgorithmIdentifier)
    init?(coder: NSCoder)
  }
  protocol ASAuthorizationPublicKeyCredentialRegistration: ASPublicKeyCredential {
    var rawAttestationObject: Data? { get }
  }
  protocol ASAuthorizationPublicKeyCredentialRegistrationRequest: NSSecureCoding, NSCopying {
    var attestationPreference: String
    var challenge: Data
    var displayName: String?
    var name: String
    var relyingPartyIdentifier: String { get }
    var userID: Data
    var userVerificationPreference: String
  }
  var ASAuthorizationPublicKeyCredentialUserVerificationPreferenceDiscouraged: String { get }
  var ASAuthorizationPublicKeyCredentialUserVerificationPreferencePreferred: String { get }
  var ASAuthorizationPublicKeyCredentialUserVerificationPreferenceRequired: String { get }
  class ASAuthorizationRequest: NSObject, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
    var provider: UnsafeMutableRawPointer { get }
  }
  class ASAuthorizationSecurityKeyPublicKeyCredentialAssertion: NSObject, ASAuthorizationPublicKeyCredentialAssertion {
    var appID: Bool { get }
    init()
  }
  class ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest: ASAuthorizationRequest, ASAuthorizationPublicKeyCredentialAssertionRequest {
    var allowedCredentials: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor]
    var appID: String?
  }
  class ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor: NSObject, ASAuthorizationPublicKeyCredentialDescriptor {
    struct Transport: RawRepresentable, Hashable {}
    init(credentialID credentialId: Data, transports allowedTransports: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor.Transport])
    var transports: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor.Transport]
  }
  extension ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor.Transport {
    static var bluetooth: ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor.Transport { get }
    init(rawValue: String)
    static var nfc: ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor.Transport { get }
    var rawValue: String { get }
    static var usb: ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor.Transport { get }
  }
  class ASAuthorizationSecurityKeyPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider {
    func createCredentialAssertionRequest(withChallenge challenge: Data) -> ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest
    func createCredentialRegistrationRequest(withChallenge challenge: Data, displayName: String, name: String, userID userId: Data) -> ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest
    init(relyingPartyIdentifier: String)
    var relyingPartyIdentifier: String { get }
  }
  class ASAuthorizationSecurityKeyPublicKeyCredentialRegistration: NSObject, ASAuthorizationPublicKeyCredentialRegistration {
    var transports: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor.Transport] { get }
  }
  class ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest, ASAuthorizationPublicKeyCredentialRegistrationRequest {
    var credentialParameters: [ASAuthorizationPublicKeyCredentialParameters]
    var excludedCredentials: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor]
    var residentKeyPreference: ASAuthorization.PublicKeyCredentialResidentKeyPreference
  }
  class ASAuthorizationSingleSignOnCredential: NSObject, ASAuthorizationCredential {
    var accessToken: Data? { get }
    var authenticatedResponse: HTTPURLResponse? { get }
    var authorizedScopes: [ASAuthorization.Scope] { get }
    var identityToken: Data? { get }
    var privateKeys: [SecKey] { get }
    var state: String? { get }
  }
  class ASAuthorizationSingleSignOnProvider: NSObject, ASAuthorizationProvider {
    static func authorizationProvider(withIdentityProviderURL identityProviderUrl: URL) -> ASAuthorizationSingleSignOnProvider
    var canPerformAuthorization: Bool { get }
    func createRequest() -> ASAuthorizationSingleSignOnRequest
    var url: URL { get }
  }
  class ASAuthorizationSingleSignOnRequest: ASAuthorizationOpenIDRequest {
    var authorizationOptions: [URLQueryItem]
    var isUserInterfaceEnabled: Bool
  }
  protocol ASAuthorizationWebBrowserExternallyAuthenticatableRequest: NSObjectProtocol {
    var authenticatedContext: LAContext?
  }
  class ASAuthorizationWebBrowserPlatformPublicKeyCredential: NSObject {
    var credentialID: Data { get }
    var customTitle: String? { get }
    var name: String { get }
    var providerName: String { get }
    var relyingParty: String { get }
    var userHandle: Data { get }
  }
  protocol ASAuthorizationWebBrowserPlatformPublicKeyCredentialAssertionRequest: NSObjectProtocol {
    var clientData: ASPublicKeyCredentialClientData { get }
    var shouldShowHybridTransport: Bool
  }
  protocol ASAuthorizationWebBrowserPlatformPublicKeyCredentialProvider: NSObjectProtocol {
    func createCredentialAssertionRequest(with clientData: ASPublicKeyCredentialClientData) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest
    func createCredentialRegistrationRequest(with clientData: ASPublicKeyCredentialClientData, name: String, userID userId: Data) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest
    func createCredentialRegistrationRequest(with clientData: ASPublicKeyCredentialClientData, name: String, userID userId: Data, requestStyle: ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest.Style) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest
  }
  protocol ASAuthorizationWebBrowserPlatformPublicKeyCredentialRegistrationRequest: NSObjectProtocol {
    var clientData: ASPublicKeyCredentialClientData { get }
    var excludedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor]?
    var shouldShowHybridTransport: Bool
  }
  class ASAuthorizationWebBrowserPublicKeyCredentialManager: NSObject {
    enum AuthorizationState: Int { case authorized, denied, notDetermined }
    var authorizationStateForPlatformCredentials: ASAuthorizationWebBrowserPublicKeyCredentialManager.AuthorizationState { get }
    init()
    func platformCredentials(forRelyingParty relyingParty: String) async -> [ASAuthorizationWebBrowserPlatformPublicKeyCredential]
    func platformCredentials(forRelyingParty relyingParty: String, completionHandler: @escaping ([ASAuthorizationWebBrowserPlatformPublicKeyCredential]) -> Void)
    func requestAuthorization() async -> ASAuthorizationWebBrowserPublicKeyCredentialManager.AuthorizationState
    func requestAuthorization(forPublicKeyCredentials completionHandler: @escaping (ASAuthorizationWebBrowserPublicKeyCredentialManager.AuthorizationState) -> Void)
  }
  protocol ASAuthorizationWebBrowserSecurityKeyPublicKeyCredentialAssertionRequest: NSObjectProtocol {
    var clientData: ASPublicKeyCredentialClientData { get }
  }
  protocol ASAuthorizationWebBrowserSecurityKeyPublicKeyCredentialProvider: NSObjectProtocol {
    func createCredentialAssertionRequest(with clientData: ASPublicKeyCredentialClientData) -> ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest
    func createCredentialRegistrationRequest(with clientData: ASPublicKeyCredentialClientData, displayName: String, name: String, userID userId: Data) -> ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest
  }
  protocol ASAuthorizationWebBrowserSecurityKeyPublicKeyCredentialRegistrationRequest: NSObjectProtocol {
    var clientData: ASPublicKeyCredentialClientData { get }
  }
  enum ASCoseAlgorithmIdentifier: Int {
    case es256
  }
  protocol ASCredentialIdentity: NSObjectProtocol {
    var rank: Int
    var recordIdentifier: String? { get }
    var serviceIdentifier: ASCredentialServiceIdentifier { get }
    var user: String { get }
  }
  class ASCredentialIdentityStore: NSObject {
    func credentialIdentities(forService serviceIdentifier: ASCredentialServiceIdentifier?, credentialIdentityTypes: ASCredentialIdentityTypes?) async -> [ASCredentialIdentity]
    func getCredentialIdentities(forService serviceIdentifier: ASCredentialServiceIdentifier?, credentialIdentityTypes: ASCredentialIdentityTypes?, completionHandler completion: @escaping ([ASCredentialIdentity]) -> Void)
    func getStateWithCompletion(_ completion: @escaping (ASCredentialIdentityStoreState) -> Void)
    func removeAllCredentialIdentities() async throws -> Bool
    func removeAllCredentialIdentities(completion: ((Bool, Error?) -> Void)? = nil)
    func removeCredentialIdentities(_ credentialIdentities: [ASPasswordCredentialIdentity]) async throws -> Bool
    func removeCredentialIdentities(_ credentialIdentities: [ASPasswordCredentialIdentity], completion: ((Bool, Error?) -> Void)? = nil)
    func removeCredentialIdentityEntries(_ credentialIdentities: [ASCredentialIdentity]) async throws -> Bool
    func removeCredentialIdentityEntries(_ credentialIdentities: [ASCredentialIdentity], completion: ((Bool, Error?) -> Void)? = nil)
    func replaceCredentialIdentities(withIdentities newCredentialIdentities: [ASPasswordCredentialIdentity]) async throws -> Bool
    func replaceCredentialIdentities(withIdentities newCredentialIdentities: [ASPasswordCredentialIdentity], completion: ((Bool, Error?) -> Void)? = nil)
    func replaceCredentialIdentityEntries(_ newCredentialIdentities: [ASCredentialIdentity]) async throws -> Bool
    func replaceCredentialIdentityEntries(_ newCredentialIdentities: [ASCredentialIdentity], completion: ((Bool, Error?) -> Void)? = nil)
    func saveCredentialIdentities(_ credentialIdentities: [ASPasswordCredentialIdentity]) async throws -> Bool
    func saveCredentialIdentities(_ credentialIdentities: [ASPasswordCredentialIdentity], completion: ((Bool, Error?) -> Void)? = nil)
    func saveCredentialIdentityEntries(_ credentialIdentities: [ASCredentialIdentity]) async throws -> Bool
    func saveCredentialIdentityEntries(_ credentialIdentities: [ASCredentialIdentity], completion: ((Bool, Error?) -> Void)? = nil)
    static var shared: ASCredentialIdentityStore { get }
    func state() async -> ASCredentialIdentityStoreState
  }
  struct ASCredentialIdentityStoreError: Error {
    enum Code: Int { case internalError, storeDisabled, storeBusy }
    var code: ASCredentialIdentityStoreError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: ASCredentialIdentityStoreError.Code, userInfo: [String: Any] = nil)
    static var internalError: ASCredentialIdentityStoreError.Code { get }
    var localizedDescription: String { get }
    static var storeBusy: ASCredentialIdentityStoreError.Code { get }
    static var storeDisabled: ASCredentialIdentityStoreError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var ASCredentialIdentityStoreErrorDomain: String { get }
  class ASCredentialIdentityStoreState: NSObject {
    var isEnabled: Bool { get }
    var supportsIncrementalUpdates: Bool { get }
  }
  struct ASCredentialIdentityTypes: OptionSet {
    init(rawValue: UInt)
    static var oneTimeCode: ASCredentialIdentityTypes { get }
    static var passkey: ASCredentialIdentityTypes { get }
    static var password: ASCredentialIdentityTypes { get }
    var rawValue: UInt { get }
  }
  class ASCredentialProviderExtensionContext: NSExtensionContext {
    func cancelRequestWithError(_ error: Error)
    func completeAssertionRequest(withSelectedPasskeyCredential credential: ASPasskeyAssertionCredential) async -> Bool
    func completeAssertionRequest(withSelectedPasskeyCredential credential: ASPasskeyAssertionCredential, completionHandler: ((Bool) -> Void)? = nil)
    func completeExtensionConfigurationRequest()
    func completeOneTimeCodeRequest(withSelectedCredential credential: ASOneTimeCodeCredential) async -> Bool
    func completeOneTimeCodeRequest(withSelectedCredential credential: ASOneTimeCodeCredential, completionHandler: ((Bool) -> Void)? = nil)
    func completeRegistrationRequest(withSelectedPasskeyCredential credential: ASPasskeyRegistrationCredential) async -> Bool
    func completeRegistrationRequest(withSelectedPasskeyCredential credential: ASPasskeyRegistrationCredential, completionHandler: ((Bool) -> Void)? = nil)
    func completeRequest(withSelectedCredential credential: ASPasswordCredential, completionHandler: ((Bool) -> Void)? = nil)
    func completeRequestWithText(toInsert textToInsert: String) async -> Bool
    func completeRequestWithText(toInsert textToInsert: String, completionHandler: ((Bool) -> Void)? = nil)
  }
  class ASCredentialProviderViewController: UIViewController {
    var extensionContext: ASCredentialProviderExtensionContext { get }
    init()
    func performPasskeyRegistrationWithoutUserInteractionIfPossible(_ registrationRequest: ASPasskeyCredentialRequest)
    func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier])
    func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier], requestParameters: ASPasskeyCredentialRequestParameters)
    func prepareInterface(forPasskeyRegistration registrationRequest: ASCredentialRequest)
    func prepareInterfaceForExtensionConfiguration()
    func prepareInterfaceForUserChoosingTextToInsert()
    func prepareInterfaceToProvideCredential(for credentialIdentity: ASPasswordCredentialIdentity)
    func prepareOneTimeCodeCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier])
    func provideCredentialWithoutUserInteraction(for credentialIdentity: ASPasswordCredentialIdentity)
  }
  protocol ASCredentialRequest: NSSecureCoding, NSCopying {
    var credentialIdentity: ASCredentialIdentity { get }
    var type: ASCredentialRequestType { get }
  }
  enum ASCredentialRequestType: Int {
    case password, passkeyAssertion, passkeyRegistration, oneTimeCode
  }
  class ASCredentialServiceIdentifier: NSObject, NSCopying, NSSecureCoding {
    enum IdentifierType: Int { case domain, url }
    var identifier: String { get }
    init?(coder: NSCoder)
    init(identifier: String, type: ASCredentialServiceIdentifier.IdentifierType)
    var type: ASCredentialServiceIdentifier.IdentifierType { get }
  }
  struct ASExtensionError: Error {
    enum Code: Int { case failed, userCanceled, userInteractionRequired, credentialIdentityNotFound, matchedExcludedCredential }
    var code: ASExtensionError.Code { get }
    static var credentialIdentityNotFound: ASExtensionError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var failed: ASExtensionError.Code { get }
    init(_ code: ASExtensionError.Code, userInfo: [String: Any] = nil)
    var localizedDescription: String { get }
    static var matchedExcludedCredential: ASExtensionError.Code { get }
    static var userCanceled: ASExtensionError.Code { get }
    var userInfo: [String: Any] { get }
    static var userInteractionRequired: ASExtensionError.Code { get }
  }
  var ASExtensionErrorDomain: String { get }
  var ASExtensionLocalizedFailureReasonErrorKey: String { get }
  class ASOneTimeCodeCredential: NSObject, ASAuthorizationCredential {
    var code: String { get }
    init(code: String)
  }
  class ASOneTimeCodeCredentialIdentity: NSObject, NSCopying, NSSecureCoding, ASCredentialIdentity {
    init?(coder: NSCoder)
    init(serviceIdentifier: ASCredentialServiceIdentifier, label: String, recordIdentifier: String?)
    var label: String { get }
  }
  class ASOneTimeCodeCredentialRequest: NSObject, ASCredentialRequest {
    init(credentialIdentity: ASOneTimeCodeCredentialIdentity)
  }
  class ASPasskeyAssertionCredential: NSObject, ASAuthorizationCredential {
    var authenticatorData: Data { get }
    var clientDataHash: Data { get }
    var credentialID: Data { get }
    var extensionOutput: ASPasskeyAssertionCredentialExtensionOutput?
    init(userHandle: Data, relyingParty: String, signature: Data, clientDataHash: Data, authenticatorData: Data, credentialID credentialId: Data)
    init(userHandle: Data, relyingParty: String, signature: Data, clientDataHash: Data, authenticatorData: Data, credentialID credentialId: Data, extensionOutput: ASPasskeyAssertionCredentialExtensionOutput?)
    var relyingParty: String { get }
    var signature: Data { get }
    var userHandle: Data { get }
  }
  class ASPasskeyAssertionCredentialExtensionInput: NSObject, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
    var largeBlob: ASAuthorizationPublicKeyCredentialLargeBlobAssertionInput? { get }
  }
  class ASPasskeyAssertionCredentialExtensionOutput: NSObject, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
    init(largeBlobOutput largeBlob: ASAuthorizationPublicKeyCredentialLargeBlobAssertionOutput?)
    var largeBlobAssertionOutput: ASAuthorizationPublicKeyCredentialLargeBlobAssertionOutput? { get }
  }
  class ASPasskeyCredentialIdentity: NSObject, NSCopying, NSSecureCoding, ASCredentialIdentity {
    var credentialID: Data { get }
    init?(coder: NSCoder)
    init(relyingPartyIdentifier: String, userName: String, credentialID credentialId: Data, userHandle: Data, recordIdentifier: String?)
    var rank: Int
    var recordIdentifier: String? { get }
    var relyingPartyIdentifier: String { get }
    var userHandle: Data { get }
    var userName: String { get }
  }
  class ASPasskeyCredentialRequest: NSObject, ASCredentialRequest {
    var assertionExtensionInput: ASPasskeyAssertionCredentialExtensionInput? { get }
    var clientDataHash: Data { get }
    var excludedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor]? { get }
    init(credentialIdentity: ASPasskeyCredentialIdentity, clientDataHash: Data, userVerificationPreference: String, supportedAlgorithms: [NSNumber])
    init(credentialIdentity: ASPasskeyCredentialIdentity, clientDataHash: Data, userVerificationPreference: ASAuthorization.PublicKeyCredentialUserVerificationPreferenceEnum, supportedAlgorithms: [NSNumber], assertionExtensionInput: ASPasskeyAssertionCredentialExtensionInput?)
    init(credentialIdentity: ASPasskeyCredentialIdentity, clientDataHash: Data, userVerificationPreference: ASAuthorization.PublicKeyCredentialUserVerificationPreferenceEnum, supportedAlgorithms: [NSNumber], registrationExtensionInput: ASPasskeyRegistrationCredentialExtensionInput?)
    var registrationExtensionInput: ASPasskeyRegistrationCredentialExtensionInput? { get }
    var supportedAlgorithms: [NSNumber] { get }
    var userVerificationPreference: String
  }
  class ASPasskeyCredentialRequestParameters: NSObject, NSSecureCoding, NSCopying {
    var allowedCredentials: [Data] { get }
    var clientDataHash: Data { get }
    var extensionInput: ASPasskeyAssertionCredentialExtensionInput? { get }
    init?(coder: NSCoder)
    var relyingPartyIdentifier: String { get }
    var userVerificationPreference: String { get }
  }
  class ASPasskeyRegistrationCredential: NSObject, ASAuthorizationCredential {
    var attestationObject: Data { get }
    var clientDataHash: Data { get }
    var credentialID: Data { get }
    var extensionOutput: ASPasskeyRegistrationCredentialExtensionOutput?
    init()
    init(relyingParty: String, clientDataHash: Data, credentialID credentialId: Data, attestationObject: Data)
    init(relyingParty: String, clientDataHash: Data, credentialID credentialId: Data, attestationObject: Data, extensionOutput: ASPasskeyRegistrationCredentialExtensionOutput?)
    var relyingParty: String { get }
  }
  class ASPasskeyRegistrationCredentialExtensionInput: NSObject, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
    var largeBlob: ASAuthorizationPublicKeyCredentialLargeBlobRegistrationInput? { get }
  }
  class ASPasskeyRegistrationCredentialExtensionOutput: NSObject, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
    init(largeBlobOutput largeBlob: ASAuthorizationPublicKeyCredentialLargeBlobRegistrationOutput?)
    var largeBlobRegistrationOutput: ASAuthorizationPublicKeyCredentialLargeBlobRegistrationOutput? { get }
  }
  class ASPasswordCredential: NSObject, NSCopying, NSSecureCoding, ASAuthorizationCredential {
    init?(coder: NSCoder)
    init(user: String, password: String)
    var password: String { get }
    var user: String { get }
  }
  class ASPasswordCredentialIdentity: NSObject, NSCopying, NSSecureCoding, ASCredentialIdentity {
    init?(coder: NSCoder)
    init(serviceIdentifier: ASCredentialServiceIdentifier, user: String, recordIdentifier: String?)
    var rank: Int
    var recordIdentifier: String? { get }
    var serviceIdentifier: ASCredentialServiceIdentifier { get }
    var user: String { get }
  }
  class ASPasswordCredentialRequest: NSObject, ASCredentialRequest {
    init(credentialIdentity: ASPasswordCredentialIdentity)
  }
  protocol ASPublicKeyCredential: ASAuthorizationCredential {
    var credentialID: Data { get }
    var rawClientDataJSON: Data { get }
  }
  class ASPublicKeyCredentialClientData: NSObject {
    enum CrossOriginValue: Int { case notSet, crossOrigin, sameOriginWithAncestors }
    var challenge: Data
    var crossOrigin: ASPublicKeyCredentialClientData.CrossOriginValue
    init(challenge: Data, origin: String)
    var origin: String
    var topOrigin: String?
  }
  class ASSettingsHelper: NSObject {
    static func openCredentialProviderAppSettings() async throws
    static func openCredentialProviderAppSettings(completionHandler: ((Error?) -> Void)? = nil)
    static func openVerificationCodeAppSettings() async throws
    static func openVerificationCodeAppSettings(completionHandler: ((Error?) -> Void)? = nil)
    static func requestToTurnOnCredentialProviderExtension() async -> Bool
    static func requestToTurnOnCredentialProviderExtension(completionHandler: @escaping (Bool) -> Void)
  }
  enum ASUserAgeRange: Int {
    case unknown, child, notChild
  }
  enum ASUserDetectionStatus: Int {
    case unsupported, unknown, likelyReal
  }
  protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> UIWindow
  }
  class ASWebAuthenticationSession: NSObject {
    var additionalHeaderFields: [AnyHashable: Any]?
    var canStart: Bool { get }
    func cancel()
    init(url: URL, callback: ASWebAuthenticationSessionCallback, completionHandler: @escaping (URL?, Error?) -> Void)
    init(url: URL, callbackURLScheme callbackUrlScheme: String?, completionHandler: @escaping (URL?, Error?) -> Void)
    var prefersEphemeralWebBrowserSession: Bool
    var presentationContextProvider: ASWebAuthenticationPresentationContextProviding?
    func start() -> Bool
  }
  class ASWebAuthenticationSessionCallback: NSObject {
    init(customScheme: String)
    init(httpsHost: String, path: String)
    func matchesURL(_ url: URL) -> Bool
  }
  struct ASWebAuthenticationSessionError: Error {
    enum Code: Int { case canceledLogin, presentationContextNotProvided, presentationContextInvalid }
    static var canceledLogin: ASWebAuthenticationSessionError.Code { get }
    var code: ASWebAuthenticationSessionError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: ASWebAuthenticationSessionError.Code, userInfo: [String: Any] = nil)
    var localizedDescription: String { get }
    static var presentationContextInvalid: ASWebAuthenticationSessionError.Code { get }
    static var presentationContextNotProvided: ASWebAuthenticationSessionError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var ASWebAuthenticationSessionErrorDomain: String { get }
  class ASWebAuthenticationSessionRequest: NSObject, NSSecureCoding, NSCopying {
    var additionalHeaderFields: [AnyHashable: Any]? { get }
    var callback: ASWebAuthenticationSessionCallback? { get }
    var callbackURLScheme: String? { get }
    func cancelWithError(_ error: Error)
    func complete(withCallbackURL callbackUrl: URL)
    var delegate: ASWebAuthenticationSessionRequestDelegate?
    init?(coder: NSCoder)
    var shouldUseEphemeralSession: Bool { get }
    var url: URL { get }
    var uuid: UUID { get }
  }
  protocol ASWebAuthenticationSessionRequestDelegate: NSObjectProtocol {
    func authenticationSessionRequest(_ authenticationSessionRequest: ASWebAuthenticationSessionRequest, didCancelWithError error: Error)
    func authenticationSessionRequest(_ authenticationSessionRequest: ASWebAuthenticationSessionRequest, didCompleteWithCallbackURL callbackUrl: URL)
  }
  protocol ASWebAuthenticationSessionWebBrowserSessionHandling: NSObjectProtocol {
    func begin(_ request: ASWebAuthenticationSessionRequest)
    func cancel(_ request: ASWebAuthenticationSessionRequest)
  }
  class ASWebAuthenticationSessionWebBrowserSessionManager: NSObject {
    static func registerDefaultsForASWASInSetupAssistantIfNeeded()
    var sessionHandler: ASWebAuthenticationSessionWebBrowserSessionHandling
    static var shared: ASWebAuthenticationSessionWebBrowserSessionManager { get }
    var wasLaunchedByAuthenticationServices: Bool { get }
  }
  extension Notification.Name {
    static var ASAuthorizationAppleIDProviderCredentialRevoked: Notification.Name { get }
  }
  enum ASAuthorizationResult {
    case password(ASPasswordCredential), appleID(ASAuthorizationAppleIDCredential), singleSignOn(ASAuthorizationSingleSignOnCredential), passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration), passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
  }
  struct AuthorizationController {
    func performRequest(_ request: ASAuthorizationRequest, options: Any? = nil) async throws -> ASAuthorizationResult
    func performRequests(_ requests: [ASAuthorizationRequest], options: Any? = nil) async throws -> ASAuthorizationResult
  }
  extension EnvironmentValues {
    var authorizationController: AuthorizationController { get }
    var webAuthenticationSession: WebAuthenticationSession { get }
  }
  struct SignInWithAppleButton: View {
    struct Label {}
    struct Style {}
    init(_ label: SignInWithAppleButton.Label = nil, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void, onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void)
  }
  extension SignInWithAppleButton.Label {
    static var `continue`: SignInWithAppleButton.Label { get }
    static var signIn: SignInWithAppleButton.Label { get }
    static var signUp: SignInWithAppleButton.Label { get }
  }
  extension SignInWithAppleButton.Style {
    static var black: SignInWithAppleButton.Style { get }
    static var white: SignInWithAppleButton.Style { get }
    static var whiteOutline: SignInWithAppleButton.Style { get }
  }
  extension View {
    func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View
  }
  struct WebAuthenticationSession {
    enum BrowserSession { case ephemeral }
    func authenticate(using url: URL, callback: ASWebAuthenticationSession.Callback, preferredBrowserSession: BrowserSession? = nil, additionalHeaderFields: [String: String]) async throws -> URL
    func authenticate(using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil) async throws -> URL
  }
  """#
