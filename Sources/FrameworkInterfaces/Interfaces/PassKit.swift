/// What is known of the module `PassKit`.
let passKitInterface = #"""
  // exports: Foundation UIKit
  extension Notification.Name {
    static var PKPassLibraryDidChange: Notification.Name { get }
    static var PKPassLibraryRemotePaymentPassesDidChange: Notification.Name { get }
  }
  class PKAddCarKeyPassConfiguration: PKAddSecureElementPassConfiguration {
    init()
    var manufacturerIdentifier: String
    var password: String
    var provisioningTemplateIdentifier: String?
    var supportedRadioTechnologies: PKRadioTechnology
  }
  class PKAddIdentityDocumentConfiguration: PKAddSecureElementPassConfiguration {
    static func configuration(for metadata: PKIdentityDocumentMetadata) async throws -> PKAddIdentityDocumentConfiguration
    static func configuration(for metadata: PKIdentityDocumentMetadata, completion completionHandler: @escaping (PKAddIdentityDocumentConfiguration?, Error?) -> Void)
    var metadata: PKIdentityDocumentMetadata { get }
  }
  class PKAddPassButton: UIButton {
    var addPassButtonStyle: PKAddPassButtonStyle
    init(addPassButtonStyle style: PKAddPassButtonStyle)
    init(style addPassButtonStyle: PKAddPassButtonStyle)
  }
  enum PKAddPassButtonStyle: Int {
    case black, outline
  }
  class PKAddPassMetadataPreview: NSObject {
    init(passThumbnail: CGImage, localizedDescription: String)
    var localizedDescription: String? { get }
    var passThumbnailImage: CGImage? { get }
  }
  class PKAddPassesViewController: UIViewController {
    static func canAddPasses() -> Bool
    var delegate: PKAddPassesViewControllerDelegate?
    init(issuerData: Data, signature: Data) throws
    init(nibName: String?, bundle: Bundle?)
    init(pass: PKPass)
    init(passes pass: [PKPass])
  }
  protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {
    func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
  }
  enum PKAddPaymentPassError: Int {
    case unsupported, userCancelled, systemCancelled
  }
  class PKAddPaymentPassRequest: NSObject, NSSecureCoding {
    var activationData: Data?
    var encryptedPassData: Data?
    var ephemeralPublicKey: Data?
    init()
    init?(coder: NSCoder)
    var wrappedKey: Data?
  }
  class PKAddPaymentPassRequestConfiguration: NSObject, NSSecureCoding {
    var cardDetails: [PKLabeledValue]
    var cardholderName: String?
    var encryptionScheme: String { get }
    init?(coder: NSCoder)
    init(encryptionScheme: String)
    var localizedDescription: String?
    var paymentNetwork: String?
    var primaryAccountIdentifier: String?
    var primaryAccountSuffix: String?
    var productIdentifiers: Set<String>
    var requiresFelicaSecureElement: Bool
    var style: PKAddPaymentPassStyle
  }
  enum PKAddPaymentPassStyle: UInt {
    case payment, access
  }
  class PKAddPaymentPassViewController: UIViewController {
    static var canAddPaymentPass: Bool { get }
    static func canAddPaymentPass() -> Bool
    var delegate: PKAddPaymentPassViewControllerDelegate?
    init(requestConfiguration configuration: PKAddPaymentPassRequestConfiguration, delegate viewControllerDelegate: PKAddPaymentPassViewControllerDelegate?)
  }
  protocol PKAddPaymentPassViewControllerDelegate: NSObjectProtocol {
    func addPaymentPassViewController(_ controller: PKAddPaymentPassViewController, didFinishAdding pass: PKPaymentPass?, error: Error?)
    func addPaymentPassViewController(_ controller: PKAddPaymentPassViewController, generateRequestWithCertificateChain certificates: [Data], nonce: Data, nonceSignature: Data, completionHandler handler: @escaping (PKAddPaymentPassRequest) -> Void)
  }
  class PKAddSecureElementPassConfiguration: NSObject {
    var issuerIdentifier: String?
    var localizedDescription: String?
  }
  struct PKAddSecureElementPassError: Error {
    enum Code: Int { case genericError, unknownError, userCanceledError, unavailableError, invalidConfigurationError, deviceNotSupportedError, deviceNotReadyError, osVersionNotSupportedError }
    var code: PKAddSecureElementPassError.Code { get }
    static var deviceNotReadyError: PKAddSecureElementPassError.Code { get }
    static var deviceNotSupportedError: PKAddSecureElementPassError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var genericError: PKAddSecureElementPassError.Code { get }
    init(_ code: PKAddSecureElementPassError.Code, userInfo: [String: Any] = nil)
    static var invalidConfigurationError: PKAddSecureElementPassError.Code { get }
    var localizedDescription: String { get }
    static var osVersionNotSupportedError: PKAddSecureElementPassError.Code { get }
    static var unavailableError: PKAddSecureElementPassError.Code { get }
    static var unknownError: PKAddSecureElementPassError.Code { get }
    static var userCanceledError: PKAddSecureElementPassError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var PKAddSecureElementPassErrorDomain: String { get }
  class PKAddSecureElementPassViewController: UIViewController {
    static func canAddSecureElementPass(with configuration: PKAddSecureElementPassConfiguration) -> Bool
    var delegate: PKAddSecureElementPassViewControllerDelegate?
    init(configuration: PKAddSecureElementPassConfiguration, delegate: PKAddSecureElementPassViewControllerDelegate?)
  }
  protocol PKAddSecureElementPassViewControllerDelegate: NSObjectProtocol {
    func addSecureElementPassViewController(_ controller: PKAddSecureElementPassViewController, didFinishAdding pass: PKSecureElementPass?, error: Error?)
    func addSecureElementPassViewController(_ controller: PKAddSecureElementPassViewController, didFinishAddingSecureElementPasses passes: [PKSecureElementPass]?, error: Error?)
  }
  class PKAddShareablePassConfiguration: PKAddSecureElementPassConfiguration {
    static func configuration(forPassMetadata passMetadata: [PKShareablePassMetadata], primaryAction action: PKAddShareablePassConfigurationPrimaryAction) async throws -> PKAddShareablePassConfiguration
    static func configuration(forPassMetadata passMetadata: [PKShareablePassMetadata], primaryAction action: PKAddShareablePassConfigurationPrimaryAction, completion: @escaping (PKAddShareablePassConfiguration?, Error?) -> Void)
    static func configuration(forPassMetadata passMetadata: [PKShareablePassMetadata], provisioningPolicyIdentifier: String, primaryAction action: PKAddShareablePassConfigurationPrimaryAction) async throws -> PKAddShareablePassConfiguration
    static func configuration(forPassMetadata passMetadata: [PKShareablePassMetadata], provisioningPolicyIdentifier: String, primaryAction action: PKAddShareablePassConfigurationPrimaryAction, completion: @escaping (PKAddShareablePassConfiguration?, Error?) -> Void)
    var credentialsMetadata: [PKShareablePassMetadata] { get }
    var primaryAction: PKAddShareablePassConfigurationPrimaryAction { get }
    var provisioningPolicyIdentifier: String { get }
  }
  enum PKAddShareablePassConfigurationPrimaryAction: UInt {
    case add, share
  }
  struct PKAddressField: OptionSet {
    static var all: PKAddressField { get }
    static var email: PKAddressField { get }
    init(rawValue: UInt)
    static var name: PKAddressField { get }
    static var phone: PKAddressField { get }
    static var postalAddress: PKAddressField { get }
    var rawValue: UInt { get }
  }
  enum PKApplePayLaterAvailability: Int {
    case available, unavailableItemIneligible, unavailableRecurringTransaction
  }
  enum PKAutomaticPassPresentationSuppressionResult: UInt {
    case notSupported, alreadyPresenting, denied, cancelled, success
  }
  class PKAutomaticReloadPaymentRequest: NSObject {
    var automaticReloadBilling: PKAutomaticReloadPaymentSummaryItem
    var billingAgreement: String?
    init(paymentDescription: String, automaticReloadBilling: PKAutomaticReloadPaymentSummaryItem, managementURL managementUrl: URL)
    var managementURL: URL
    var paymentDescription: String
    var tokenNotificationURL: URL?
  }
  class PKAutomaticReloadPaymentSummaryItem: PKPaymentSummaryItem {
    init()
    var thresholdAmount: NSDecimalNumber
  }
  enum PKBarcodeEventConfigurationDataType: Int {
    case unknown, signingKeyMaterial, signingCertificate
  }
  class PKBarcodeEventConfigurationRequest: NSObject {
    var configurationData: Data { get }
    var configurationDataType: PKBarcodeEventConfigurationDataType { get }
    var deviceAccountIdentifier: String { get }
  }
  class PKBarcodeEventMetadataRequest: NSObject {
    var deviceAccountIdentifier: String { get }
    var lastUsedBarcodeIdentifier: String { get }
  }
  class PKBarcodeEventMetadataResponse: NSObject {
    init(paymentInformation: Data)
    var paymentInformation: Data
  }
  class PKBarcodeEventSignatureRequest: NSObject {
    var amount: NSNumber { get }
    var barcodeIdentifier: String { get }
    var currencyCode: String { get }
    var deviceAccountIdentifier: String { get }
    var merchantName: String { get }
    var partialSignature: Data { get }
    var rawMerchantName: String { get }
    var transactionDate: Date { get }
    var transactionIdentifier: String { get }
    var transactionStatus: String { get }
  }
  class PKBarcodeEventSignatureResponse: NSObject {
    init(signedData: Data)
    var signedData: Data
  }
  class PKContact: NSObject, NSSecureCoding {
    var emailAddress: String?
    init()
    init?(coder: NSCoder)
    var name: PersonNameComponents?
    var phoneNumber: CNPhoneNumber?
    var postalAddress: CNPostalAddress?
    var supplementarySubLocality: String?
  }
  struct PKContactFields: RawRepresentable, Hashable {
    static var emailAddress: PKContactFields { get }
    init(rawValue: String)
    static var name: PKContactFields { get }
    static var phoneNumber: PKContactFields { get }
    static var phoneticName: PKContactFields { get }
    static var postalAddress: PKContactFields { get }
    var rawValue: String { get }
  }
  class PKDateComponentsRange: NSObject, NSCopying, NSSecureCoding {
    var endDateComponents: DateComponents { get }
    init?(coder: NSCoder)
    init?(start startDateComponents: DateComponents, end endDateComponents: DateComponents)
    var startDateComponents: DateComponents { get }
  }
  class PKDeferredPaymentRequest: NSObject {
    var billingAgreement: String?
    var deferredBilling: PKDeferredPaymentSummaryItem
    var freeCancellationDate: Date?
    var freeCancellationDateTimeZone: TimeZone?
    init(paymentDescription: String, deferredBilling: PKDeferredPaymentSummaryItem, managementURL managementUrl: URL)
    var managementURL: URL
    var paymentDescription: String
    var tokenNotificationURL: URL?
  }
  class PKDeferredPaymentSummaryItem: PKPaymentSummaryItem {
    var deferredDate: Date
  }
  struct PKDisbursementError: Error {
    enum Code: Int { case unknownError, unsupportedCardError, recipientContactInvalidError }
    var code: PKDisbursementError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: PKDisbursementError.Code, userInfo: [String: Any] = nil)
    var localizedDescription: String { get }
    static var recipientContactInvalidError: PKDisbursementError.Code { get }
    static var unknownError: PKDisbursementError.Code { get }
    static var unsupportedCardError: PKDisbursementError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var PKDisbursementErrorContactFieldUserInfoKey: String { get }
  var PKDisbursementErrorDomain: String { get }
  class PKDisbursementRequest: NSObject {
    var applicationData: Data?
    var currencyCode: String
    static var disbursementCardUnsupportedError: Error { get }
    static func disbursementCardUnsupportedError() -> Error
    static func disbursementContactInvalidError(withContactField field: String, localizedDescription: String?) -> Error
    init()
    init(merchantIdentifier: String, currencyCode: String, regionCode: String, supportedNetworks: [String], merchantCapabilities: PKMerchantCapability, summaryItems: [PKPaymentSummaryItem])
    var merchantCapabilities: PKMerchantCapability
    var merchantIdentifier: String
    var recipientContact: PKContact?
    var regionCode: String
    var requiredRecipientContactFields: [String]
    var summaryItems: [PKPaymentSummaryItem]
    var supportedNetworks: [String]
    var supportedRegions: [String]?
  }
  enum PKDisbursementRequestSchedule: Int {
    case oneTime, future
  }
  class PKDisbursementSummaryItem: PKPaymentSummaryItem, NSCoding, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
  }
  var PKEncryptionSchemeECC_V2: String { get }
  var PKEncryptionSchemeRSA_V2: String { get }
  class PKIdentityAuthorizationController: NSObject {
    func cancelRequest()
    func checkCanRequestDocument(_ descriptor: Any) async -> Bool
    func checkCanRequestDocument(_ descriptor: Any, completion: @escaping (Bool) -> Void)
    init()
    func requestDocument(_ request: PKIdentityRequest) async throws -> PKIdentityDocument
    func requestDocument(_ request: PKIdentityRequest, completion: @escaping (PKIdentityDocument?, Error?) -> Void)
  }
  class PKIdentityButton: UIControl {
    var cornerRadius: CGFloat
    init()
    init(label: PKIdentityButtonLabel, style: PKIdentityButtonStyle)
  }
  enum PKIdentityButtonLabel: Int {
    case verifyIdentity, verify, verifyAge, `continue`
  }
  enum PKIdentityButtonStyle: Int {
    case black, outline
  }
  class PKIdentityDocument: NSObject {
    var encryptedData: Data { get }
  }
  protocol PKIdentityDocumentDescriptor: NSObjectProtocol {
    func addElements(_ elements: [PKIdentityElement], with intentToStore: PKIdentityIntentToStore)
    var elements: [PKIdentityElement] { get }
    func intentToStore(for element: PKIdentityElement) -> PKIdentityIntentToStore?
  }
  class PKIdentityDocumentMetadata: NSObject {
    var cardConfigurationIdentifier: String { get }
    var cardTemplateIdentifier: String { get }
    var credentialIdentifier: String { get }
    var serverEnvironmentIdentifier: String
    var sharingInstanceIdentifier: String { get }
  }
  class PKIdentityDriversLicenseDescriptor: NSObject, PKIdentityDocumentDescriptor {}
  class PKIdentityElement: NSObject, NSCopying {
    static var address: PKIdentityElement { get }
    static func address() -> PKIdentityElement
    static var age: PKIdentityElement { get }
    static func age() -> PKIdentityElement
    static func ageThresholdElement(withAge age: Int) -> PKIdentityElement
    static var dateOfBirth: PKIdentityElement { get }
    static func dateOfBirth() -> PKIdentityElement
    static var documentDHSComplianceStatus: PKIdentityElement { get }
    static func documentDHSComplianceStatus() -> PKIdentityElement
    static var documentExpirationDate: PKIdentityElement { get }
    static func documentExpirationDate() -> PKIdentityElement
    static var documentIssueDate: PKIdentityElement { get }
    static func documentIssueDate() -> PKIdentityElement
    static var documentNumber: PKIdentityElement { get }
    static func documentNumber() -> PKIdentityElement
    static var drivingPrivileges: PKIdentityElement { get }
    static func drivingPrivileges() -> PKIdentityElement
    static var familyName: PKIdentityElement { get }
    static func familyName() -> PKIdentityElement
    static var givenName: PKIdentityElement { get }
    static func givenName() -> PKIdentityElement
    static var issuingAuthority: PKIdentityElement { get }
    static func issuingAuthority() -> PKIdentityElement
    static var portrait: PKIdentityElement { get }
    static func portrait() -> PKIdentityElement
    static var sex: PKIdentityElement { get }
    static func sex() -> PKIdentityElement
  }
  struct PKIdentityError: Error {
    enum Code: Int { case unknown, notSupported, cancelled, networkUnavailable, noElementsRequested, requestAlreadyInProgress, invalidNonce, invalidElement, regionNotSupported }
    static var cancelled: PKIdentityError.Code { get }
    var code: PKIdentityError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: PKIdentityError.Code, userInfo: [String: Any] = nil)
    static var invalidElement: PKIdentityError.Code { get }
    static var invalidNonce: PKIdentityError.Code { get }
    var localizedDescription: String { get }
    static var networkUnavailable: PKIdentityError.Code { get }
    static var noElementsRequested: PKIdentityError.Code { get }
    static var notSupported: PKIdentityError.Code { get }
    static var regionNotSupported: PKIdentityError.Code { get }
    static var requestAlreadyInProgress: PKIdentityError.Code { get }
    static var unknown: PKIdentityError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var PKIdentityErrorDomain: String { get }
  class PKIdentityIntentToStore: NSObject, NSCopying {
    static var mayStoreIntent: PKIdentityIntentToStore { get }
    static func mayStoreIntent() -> PKIdentityIntentToStore
    static func mayStoreIntent(forDays days: Int) -> PKIdentityIntentToStore
    static var willNotStoreIntent: PKIdentityIntentToStore { get }
    static func willNotStoreIntent() -> PKIdentityIntentToStore
  }
  class PKIdentityNationalIDCardDescriptor: NSObject, PKIdentityDocumentDescriptor {
    var regionCode: String?
  }
  class PKIdentityRequest: NSObject {
    var descriptor: Any?
    init()
    var merchantIdentifier: String?
    var nonce: Data?
  }
  class PKInstantFundsOutFeeSummaryItem: PKPaymentSummaryItem, NSCoding, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
  }
  protocol PKIssuerProvisioningExtensionAuthorizationProviding: NSObjectProtocol {
    var completionHandler: ((PKIssuerProvisioningExtensionAuthorizationResult) -> Void)?
  }
  enum PKIssuerProvisioningExtensionAuthorizationResult: Int {
    case canceled, authorized
  }
  class PKIssuerProvisioningExtensionHandler: NSObject {
    func generateAddPaymentPassRequestForPassEntry(withIdentifier identifier: String, configuration: PKAddPaymentPassRequestConfiguration, certificateChain certificates: [Data], nonce: Data, nonceSignature: Data) async -> PKAddPaymentPassRequest
    func generateAddPaymentPassRequestForPassEntry(withIdentifier identifier: String, configuration: PKAddPaymentPassRequestConfiguration, certificateChain certificates: [Data], nonce: Data, nonceSignature: Data, completionHandler completion: @escaping (PKAddPaymentPassRequest) -> Void)
    func passEntries() async -> [PKIssuerProvisioningExtensionPassEntry]
    func passEntries(completion: @escaping ([PKIssuerProvisioningExtensionPassEntry]) -> Void)
    func remotePassEntries() async -> [PKIssuerProvisioningExtensionPassEntry]
    func remotePassEntries(completion: @escaping ([PKIssuerProvisioningExtensionPassEntry]) -> Void)
    func status() async -> PKIssuerProvisioningExtensionStatus
    func status(completion: @escaping (PKIssuerProvisioningExtensionStatus) -> Void)
  }
  class PKIssuerProvisioningExtensionPassEntry: NSObject {
    var art: CGImage { get }
    var identifier: String { get }
    var title: String { get }
  }
  class PKIssuerProvisioningExtensionPaymentPassEntry: PKIssuerProvisioningExtensionPassEntry {
    var addRequestConfiguration: PKAddPaymentPassRequestConfiguration { get }
    init(identifier: String, title: String, art: CGImage, add configuration: PKAddPaymentPassRequestConfiguration)
  }
  class PKIssuerProvisioningExtensionStatus: NSObject {
    init()
    var passEntriesAvailable: Bool
    var remotePassEntriesAvailable: Bool
    var requiresAuthentication: Bool
  }
  class PKJapanIndividualNumberCardMetadata: PKIdentityDocumentMetadata {
    var authenticationPassword: String?
    func initWithProvisioningCredentialIdentifier(_ credentialIdentifier: String, sharingInstanceIdentifier: String, cardConfigurationIdentifier: String, preview: PKAddPassMetadataPreview) -> UnsafeMutableRawPointer
    func initWithProvisioningCredentialIdentifier(_ credentialIdentifier: String, sharingInstanceIdentifier: String, cardTemplateIdentifier: String, preview: PKAddPassMetadataPreview) -> UnsafeMutableRawPointer
    var preview: PKAddPassMetadataPreview
    var signingPassword: String?
  }
  enum PKJapanIndividualNumberCardMetadataConstructorOption: Int32 {
    case cardTemplateIdentifier, cardConfigurationIdentifier
  }
  class PKLabeledValue: NSObject {
    init(label: String, value: String)
    var label: String { get }
    var value: String { get }
  }
  enum PKMerchantCapability: UInt {
    case threeDS, emv, credit, debit, instantFundsOut
  }
  var PKMerchantCategoryCodeNone: Int16 { get }
  class PKObject: NSObject, NSCoding, NSSecureCoding, NSCopying {
    init()
    init?(coder: NSCoder)
  }
  class PKPass: PKObject, NSSecureCoding, NSCopying {
    var authenticationToken: String? { get }
    var deviceName: String { get }
    var icon: UIImage { get }
    init()
    init?(coder: NSCoder)
    init(data: Data) throws
    var isRemotePass: Bool { get }
    var localizedDescription: String { get }
    var localizedName: String { get }
    func localizedValue(forFieldKey key: String) -> Any?
    var organizationName: String { get }
    var passType: PKPassType { get }
    var passTypeIdentifier: String { get }
    var passURL: URL? { get }
    var paymentPass: PKPaymentPass { get }
    var relevantDate: Date? { get }
    var relevantDates: [PKPassRelevantDate] { get }
    var secureElementPass: PKSecureElementPass? { get }
    var serialNumber: String { get }
    var userInfo: [AnyHashable: Any]? { get }
    var webServiceURL: URL? { get }
  }
  struct PKPassKitError: Error {
    enum Code: Int { case unknown, none, invalidData, unsupportedVersion, invalidSignature, notEntitled }
    var code: PKPassKitError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: PKPassKitError.Code, userInfo: [String: Any] = nil)
    static var invalidData: PKPassKitError.Code { get }
    static var invalidSignature: PKPassKitError.Code { get }
    var localizedDescription: String { get }
    static var none: PKPassKitError.Code { get }
    static var notEntitled: PKPassKitError.Code { get }
    static var unknown: PKPassKitError.Code { get }
    static var unsupportedVersion: PKPassKitError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var PKPassKitErrorDomain: String { get }
  class PKPassLibrary: NSObject {
    func activatePaymentPass(_ paymentPass: PKPaymentPass, withActivationCode activationCode: String) async throws -> Bool
    func activatePaymentPass(_ paymentPass: PKPaymentPass, withActivationCode activationCode: String, completion: ((Bool, Error?) -> Void)? = nil)
    func activatePaymentPass(_ paymentPass: PKPaymentPass, withActivationData activationData: Data) async throws -> Bool
    func activatePaymentPass(_ paymentPass: PKPaymentPass, withActivationData activationData: Data, completion: ((Bool, Error?) -> Void)? = nil)
    func activateSecureElementPass(_ secureElementPass: PKSecureElementPass, withActivationData activationData: Data) async throws -> Bool
    func activateSecureElementPass(_ secureElementPass: PKSecureElementPass, withActivationData activationData: Data, completion: ((Bool, Error?) -> Void)? = nil)
    func addPasses(_ passes: [PKPass]) async -> PKPassLibraryAddPassesStatus
    func addPasses(_ passes: [PKPass], withCompletionHandler completion: ((PKPassLibraryAddPassesStatus) -> Void)? = nil)
    var canAddFelicaPass: Bool { get }
    func canAddPaymentPass(withPrimaryAccountIdentifier primaryAccountIdentifier: String) -> Bool
    func canAddSecureElementPass(withPrimaryAccountIdentifier primaryAccountIdentifier: String) -> Bool
    func contains(_ pass: PKPass) -> Bool
    static var didChangeNotification: Notification.Name { get }
    func encryptedServiceProviderData(for secureElementPass: PKSecureElementPass) async throws -> [AnyHashable: Any]
    func encryptedServiceProviderData(for secureElementPass: PKSecureElementPass, completion: @escaping ([AnyHashable: Any]?, Error?) -> Void)
    static func endAutomaticPassPresentationSuppression(withRequestToken requestToken: Int)
    init()
    static func isPassLibraryAvailable() -> Bool
    static var isPaymentPassActivationAvailable: Bool { get }
    var isPaymentPassActivationAvailable: Bool { get }
    static func isPaymentPassActivationAvailable() -> Bool
    var isSecureElementPassActivationAvailable: Bool { get }
    static var isSuppressingAutomaticPassPresentation: Bool { get }
    static func isSuppressingAutomaticPassPresentation() -> Bool
    func openPaymentSetup()
    func pass(withPassTypeIdentifier identifier: String, serialNumber: String) -> PKPass?
    var passes: [PKPass] { get }
    func passes(of passType: PKPassType) -> [PKPass]
    func passes(withReaderIdentifier readerIdentifier: String) -> Set<PKSecureElementPass>
    func present(_ pass: PKPaymentPass)
    func present(_ pass: PKSecureElementPass)
    var remotePaymentPasses: [PKPaymentPass] { get }
    static var remotePaymentPassesDidChangeNotification: Notification.Name { get }
    var remoteSecureElementPasses: [PKSecureElementPass] { get }
    func remove(_ pass: PKPass)
    func replacePass(with pass: PKPass) -> Bool
    static func requestAutomaticPassPresentationSuppression(responseHandler: @escaping (PKAutomaticPassPresentationSuppressionResult) -> Void) -> Int
    func serviceProviderData(for secureElementPass: PKSecureElementPass) async throws -> Data
    func serviceProviderData(for secureElementPass: PKSecureElementPass, completion: @escaping (Data?, Error?) -> Void)
    func sign(_ signData: Data, with secureElementPass: PKSecureElementPass) async throws -> (Data, Data)
    func sign(_ signData: Data, with secureElementPass: PKSecureElementPass, completion: @escaping (Data?, Data?, Error?) -> Void)
  }
  enum PKPassLibraryAddPassesStatus: Int {
    case didAddPasses, shouldReviewPasses, didCancelAddPasses
  }
  var PKPassLibraryAddedPassesUserInfoKey: String { get }
  var PKPassLibraryPassTypeIdentifierUserInfoKey: String { get }
  var PKPassLibraryRecoveredPassesUserInfoKey: String { get }
  var PKPassLibraryRemovedPassInfosUserInfoKey: String { get }
  var PKPassLibraryReplacementPassesUserInfoKey: String { get }
  var PKPassLibrarySerialNumberUserInfoKey: String { get }
  class PKPassRelevantDate: NSObject {
    var date: Date? { get }
    var interval: DateInterval? { get }
  }
  enum PKPassType: UInt {
    case barcode, secureElement, payment, any
  }
  enum PKPayLaterAction: Int {
    case learnMore, calculator
  }
  enum PKPayLaterDisplayStyle: Int {
    case standard, badge, checkout, price
  }
  class PKPayLaterView: UIView {
    var action: PKPayLaterAction
    var amount: NSDecimalNumber
    var currencyCode: String
    var delegate: PKPayLaterViewDelegate?
    var displayStyle: PKPayLaterDisplayStyle
    init(amount: NSDecimalNumber, currencyCode: String)
  }
  protocol PKPayLaterViewDelegate: NSObjectProtocol {
    func payLaterViewDidUpdateHeight(_ view: PKPayLaterView)
  }
  class PKPayment: NSObject {
    var billingAddress: Any { get }
    var billingContact: PKContact? { get }
    init()
    var shippingAddress: Any { get }
    var shippingContact: PKContact? { get }
    var shippingMethod: PKShippingMethod? { get }
    var token: PKPaymentToken { get }
  }
  class PKPaymentAuthorizationController: NSObject {
    static func canMakePayments() -> Bool
    static func canMakePayments(usingNetworks supportedNetworks: [String]) -> Bool
    static func canMakePayments(usingNetworks supportedNetworks: [String], capabilities capabilties: PKMerchantCapability) -> Bool
    var delegate: PKPaymentAuthorizationControllerDelegate?
    func dismiss() async
    func dismiss(completion: (() -> Void)? = nil)
    init(disbursementRequest request: PKDisbursementRequest)
    init(paymentRequest request: PKPaymentRequest)
    func present() async -> Bool
    func present(completion: ((Bool) -> Void)? = nil)
    static var supportsDisbursements: Bool { get }
    static func supportsDisbursements() -> Bool
    static func supportsDisbursements(usingNetworks supportedNetworks: [String]) -> Bool
    static func supportsDisbursements(usingNetworks supportedNetworks: [String], capabilities: PKMerchantCapability) -> Bool
  }
  protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
    func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment, completion: @escaping (PKPaymentAuthorizationStatus) -> Void)
    func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment, handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
    func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didChangeCouponCode couponCode: String, handler completion: @escaping (PKPaymentRequestCouponCodeUpdate) -> Void)
    func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didRequestMerchantSessionUpdate handler: @escaping (PKPaymentRequestMerchantSessionUpdate) -> Void)
    func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didSelect paymentMethod: PKPaymentMethod, completion: @escaping ([PKPaymentSummaryItem]) -> Void)
    func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didSelect shippingMethod: PKShippingMethod, completion: @escaping (PKPaymentAuthorizationStatus, [PKPaymentSummaryItem]) -> Void)
    func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didSelect paymentMethod: PKPaymentMethod, handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void)
    func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact, completion: @escaping (PKPaymentAuthorizationStatus, [PKShippingMethod], [PKPaymentSummaryItem]) -> Void)
    func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact, handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void)
    func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didSelectShippingMethod paymentMethod: PKPaymentMethod, handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void)
    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
    func paymentAuthorizationControllerWillAuthorizePayment(_ controller: PKPaymentAuthorizationController)
    func presentationWindow(for controller: PKPaymentAuthorizationController) -> UIWindow?
  }
  class PKPaymentAuthorizationResult: NSObject {
    var errors: [Error]?
    init(status: PKPaymentAuthorizationStatus, errors: [Error]?)
    var orderDetails: PKPaymentOrderDetails?
    var status: PKPaymentAuthorizationStatus
  }
  enum PKPaymentAuthorizationStatus: Int {
    case success, failure, invalidBillingPostalAddress, invalidShippingPostalAddress, invalidShippingContact, pinRequired, pinIncorrect, pinLockout
  }
  class PKPaymentAuthorizationViewController: UIViewController {
    static func canMakePayments() -> Bool
    static func canMakePayments(usingNetworks paymentNetworks: [String]) -> Bool
    static func canMakePayments(usingNetworks supportedNetworks: [String], capabilities capabilties: PKMerchantCapability) -> Bool
    var delegate: PKPaymentAuthorizationViewControllerDelegate?
    init(disbursementRequest request: PKDisbursementRequest)
    init(paymentRequest request: PKPaymentRequest)
    static var supportsDisbursements: Bool { get }
    static func supportsDisbursements() -> Bool
    static func supportsDisbursements(usingNetworks supportedNetworks: [String]) -> Bool
    static func supportsDisbursements(usingNetworks supportedNetworks: [String], capabilities: PKMerchantCapability) -> Bool
  }
  protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
    func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment, completion: @escaping (PKPaymentAuthorizationStatus) -> Void)
    func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment, handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
    func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didChangeCouponCode couponCode: String, handler completion: @escaping (PKPaymentRequestCouponCodeUpdate) -> Void)
    func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didRequestMerchantSessionUpdate updateHandler: @escaping (PKPaymentRequestMerchantSessionUpdate) -> Void)
    func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didSelect paymentMethod: PKPaymentMethod, completion: @escaping ([PKPaymentSummaryItem]) -> Void)
    func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didSelect shippingMethod: PKShippingMethod, completion: @escaping (PKPaymentAuthorizationStatus, [PKPaymentSummaryItem]) -> Void)
    func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didSelect paymentMethod: PKPaymentMethod, handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void)
    func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didSelect shippingMethod: PKShippingMethod, handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void)
    func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didSelectShippingAddress address: Any, completion: @escaping (PKPaymentAuthorizationStatus, [PKShippingMethod], [PKPaymentSummaryItem]) -> Void)
    func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didSelectShippingContact contact: PKContact, completion: @escaping (PKPaymentAuthorizationStatus, [PKShippingMethod], [PKPaymentSummaryItem]) -> Void)
    func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didSelectShippingContact contact: PKContact, handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void)
    func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
    func paymentAuthorizationViewControllerWillAuthorizePayment(_ controller: PKPaymentAuthorizationViewController)
  }
  class PKPaymentButton: UIButton {
    var cornerRadius: CGFloat
    init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle)
    init(type buttonType: PKPaymentButtonType, style buttonStyle: PKPaymentButtonStyle)
  }
  enum PKPaymentButtonStyle: Int {
    case white, whiteOutline, black, automatic
  }
  enum PKPaymentButtonType: Int {
    case plain, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp, order, rent, support, contribute, tip, `continue`
  }
  struct PKPaymentError: Error {
    enum Code: Int { case unknown, shippingContactInvalid, billingContactInvalid, shippingAddressUnserviceable, couponCodeInvalid, couponCodeExpired }
    static var billingContactInvalid: PKPaymentError.Code { get }
    var code: PKPaymentError.Code { get }
    static var couponCodeExpired: PKPaymentError.Code { get }
    static var couponCodeInvalid: PKPaymentError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: PKPaymentError.Code, userInfo: [String: Any] = nil)
    var localizedDescription: String { get }
    static var shippingAddressUnserviceable: PKPaymentError.Code { get }
    static var shippingContactInvalid: PKPaymentError.Code { get }
    static var unknown: PKPaymentError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var PKPaymentErrorContactFieldUserInfoKey: String { get }
  var PKPaymentErrorDomain: String { get }
  var PKPaymentErrorPostalAddressUserInfoKey: String { get }
  class PKPaymentInformationEventExtension: NSObject {}
  protocol PKPaymentInformationRequestHandling: NSObjectProtocol {
    func handle(_ configurationRequest: PKBarcodeEventConfigurationRequest, completion: @escaping () -> Void)
    func handle(_ signatureRequest: PKBarcodeEventSignatureRequest, completion: @escaping (PKBarcodeEventSignatureResponse) -> Void)
    func handleInformationRequest(_ infoRequest: PKBarcodeEventMetadataRequest, completion: @escaping (PKBarcodeEventMetadataResponse) -> Void)
  }
  class PKPaymentMerchantSession: NSObject {
    init(dictionary: [AnyHashable: Any])
  }
  class PKPaymentMethod: NSObject, NSSecureCoding {
    var billingAddress: CNContact? { get }
    var displayName: String? { get }
    init()
    init?(coder: NSCoder)
    var network: String? { get }
    var paymentPass: PKPaymentPass? { get }
    var secureElementPass: PKSecureElementPass? { get }
    var type: PKPaymentMethodType { get }
  }
  enum PKPaymentMethodType: UInt {
    case unknown, debit, credit, prepaid, store, eMoney
  }
  var PKPaymentNetworkAmex: String { get }
  var PKPaymentNetworkBancomat: String { get }
  var PKPaymentNetworkBancontact: String { get }
  var PKPaymentNetworkBankAxept: String { get }
  var PKPaymentNetworkBarcode: String { get }
  var PKPaymentNetworkCarteBancaire: String { get }
  var PKPaymentNetworkCarteBancaires: String { get }
  var PKPaymentNetworkCartesBancaires: String { get }
  var PKPaymentNetworkChinaUnionPay: String { get }
  var PKPaymentNetworkDankort: String { get }
  var PKPaymentNetworkDiscover: String { get }
  var PKPaymentNetworkEftpos: String { get }
  var PKPaymentNetworkElectron: String { get }
  var PKPaymentNetworkElo: String { get }
  var PKPaymentNetworkGirocard: String { get }
  var PKPaymentNetworkIDCredit: String { get }
  var PKPaymentNetworkInterac: String { get }
  var PKPaymentNetworkJCB: String { get }
  var PKPaymentNetworkMada: String { get }
  var PKPaymentNetworkMaestro: String { get }
  var PKPaymentNetworkMasterCard: String { get }
  var PKPaymentNetworkMeeza: String { get }
  var PKPaymentNetworkMir: String { get }
  var PKPaymentNetworkNAPAS: String { get }
  var PKPaymentNetworkNanaco: String { get }
  var PKPaymentNetworkPagoBancomat: String { get }
  var PKPaymentNetworkPostFinance: String { get }
  var PKPaymentNetworkPrivateLabel: String { get }
  var PKPaymentNetworkQuicPay: String { get }
  var PKPaymentNetworkSuica: String { get }
  var PKPaymentNetworkTmoney: String { get }
  var PKPaymentNetworkVPay: String { get }
  var PKPaymentNetworkVisa: String { get }
  var PKPaymentNetworkWaon: String { get }
  class PKPaymentOrderDetails: NSObject {
    var authenticationToken: String
    init(orderTypeIdentifier: String, orderIdentifier: String, webServiceURL webServiceUrl: URL, authenticationToken: String)
    var orderIdentifier: String
    var orderTypeIdentifier: String
    var webServiceURL: URL
  }
  class PKPaymentPass: PKSecureElementPass {
    var activationState: PKPaymentPassActivationState { get }
    init()
  }
  enum PKPaymentPassActivationState: UInt {
    case activated, requiresActivation, activating, suspended, deactivated
  }
  class PKPaymentRequest: NSObject {
    var applePayLaterAvailability: PKApplePayLaterAvailability
    var applicationData: Data?
    var automaticReloadPaymentRequest: PKAutomaticReloadPaymentRequest?
    static var availableNetworks: [String] { get }
    static func availableNetworks() -> [String]
    var billingAddress: Any?
    var billingContact: PKContact?
    var countryCode: String?
    var couponCode: String?
    var currencyCode: String?
    var deferredPaymentRequest: PKDeferredPaymentRequest?
    init()
    var merchantCapabilities: PKMerchantCapability
    var merchantCategoryCode: PKMerchantCategoryCode
    var merchantIdentifier: String?
    var multiTokenContexts: [PKPaymentTokenContext]
    static func paymentBillingAddressInvalidError(withKey postalAddressKey: String, localizedDescription: String?) -> Error
    static func paymentContactInvalidError(withContactField field: String, localizedDescription: String?) -> Error
    static func paymentCouponCodeExpiredError(withLocalizedDescription localizedDescription: String?) -> Error
    static func paymentCouponCodeInvalidError(withLocalizedDescription localizedDescription: String?) -> Error
    static func paymentShippingAddressInvalidError(withKey postalAddressKey: String, localizedDescription: String?) -> Error
    static func paymentShippingAddressUnserviceableError(withLocalizedDescription localizedDescription: String?) -> Error
    var paymentSummaryItems: [PKPaymentSummaryItem]?
    var recurringPaymentRequest: PKRecurringPaymentRequest?
    var requiredBillingAddressFields: PKAddressField
    var requiredBillingContactFields: Set<AnyHashable>?
    var requiredShippingAddressFields: PKAddressField
    var requiredShippingContactFields: Set<AnyHashable>?
    var shippingAddress: Any?
    var shippingContact: PKContact?
    var shippingContactEditingMode: PKShippingContactEditingMode
    var shippingMethods: [PKShippingMethod]?
    var shippingType: PKShippingType
    var supportedCountries: Set<String>?
    var supportedNetworks: [String]?
    var supportsCouponCode: Bool
  }
  class PKPaymentRequestCouponCodeUpdate: PKPaymentRequestUpdate {
    var automaticReloadPaymentRequest: PKAutomaticReloadPaymentRequest
    var errors: [Error]?
    init(errors: [Error]?, paymentSummaryItems: [PKPaymentSummaryItem], shippingMethods: [PKShippingMethod])
    init(paymentSummaryItems: [PKPaymentSummaryItem])
    var multiTokenContexts: [PKPaymentTokenContext]
    var recurringPaymentRequest: PKRecurringPaymentRequest
  }
  class PKPaymentRequestMerchantSessionUpdate: NSObject {
    init()
    init(status: PKPaymentAuthorizationStatus, merchantSession session: PKPaymentMerchantSession?)
    var session: PKPaymentMerchantSession?
    var status: PKPaymentAuthorizationStatus
  }
  class PKPaymentRequestPaymentMethodUpdate: PKPaymentRequestUpdate {
    var errors: [Error]?
    init(errors: [Error]?, paymentSummaryItems: [PKPaymentSummaryItem])
    init(paymentSummaryItems: [PKPaymentSummaryItem])
  }
  class PKPaymentRequestShippingContactUpdate: PKPaymentRequestUpdate {
    var errors: [Error]?
    init(errors: [Error]?, paymentSummaryItems: [PKPaymentSummaryItem], shippingMethods: [PKShippingMethod])
    var shippingMethods: [PKShippingMethod]
  }
  class PKPaymentRequestShippingMethodUpdate: PKPaymentRequestUpdate {
    init(paymentSummaryItems: [PKPaymentSummaryItem])
  }
  class PKPaymentRequestUpdate: NSObject {
    var automaticReloadPaymentRequest: PKAutomaticReloadPaymentRequest?
    var deferredPaymentRequest: PKDeferredPaymentRequest?
    init(paymentSummaryItems: [PKPaymentSummaryItem])
    var multiTokenContexts: [PKPaymentTokenContext]?
    var paymentSummaryItems: [PKPaymentSummaryItem]
    var recurringPaymentRequest: PKRecurringPaymentRequest?
    var shippingMethods: [PKShippingMethod]
    var status: PKPaymentAuthorizationStatus
  }
  class PKPaymentSummaryItem: NSObject {
    var amount: NSDecimalNumber?
    init()
    init(label: String, amount: NSDecimalNumber)
    init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType)
    var label: String?
    var type: PKPaymentSummaryItemType
  }
  enum PKPaymentSummaryItemType: UInt {
    case final, pending
  }
  class PKPaymentToken: NSObject {
    init()
    var paymentData: Data { get }
    var paymentInstrumentName: String { get }
    var paymentMethod: PKPaymentMethod { get }
    var paymentNetwork: String { get }
    var transactionIdentifier: String { get }
  }
  class PKPaymentTokenContext: NSObject {
    var amount: NSDecimalNumber
    var externalIdentifier: String
    init(merchantIdentifier: String, externalIdentifier: String, merchantName: String, merchantDomain: String?, amount: NSDecimalNumber)
    var merchantDomain: String?
    var merchantIdentifier: String
    var merchantName: String
  }
  struct PKRadioTechnology: OptionSet {
    static var bluetooth: PKRadioTechnology { get }
    init(rawValue: UInt)
    static var nfc: PKRadioTechnology { get }
    var rawValue: UInt { get }
  }
  class PKRecurringPaymentRequest: NSObject {
    var billingAgreement: String?
    init(paymentDescription: String, regularBilling: PKRecurringPaymentSummaryItem, managementURL managementUrl: URL)
    var managementURL: URL
    var paymentDescription: String
    var regularBilling: PKRecurringPaymentSummaryItem
    var tokenNotificationURL: URL?
    var trialBilling: PKRecurringPaymentSummaryItem?
  }
  class PKRecurringPaymentSummaryItem: PKPaymentSummaryItem {
    var endDate: Date?
    var intervalCount: Int
    var intervalUnit: NSCalendar.Unit
    var startDate: Date?
  }
  class PKSecureElementPass: PKPass {
    var deviceAccountIdentifier: String { get }
    var deviceAccountNumberSuffix: String { get }
    var devicePassIdentifier: String? { get }
    var pairedTerminalIdentifier: String? { get }
    var passActivationState: PKSecureElementPassActivationState { get }
    var primaryAccountIdentifier: String { get }
    var primaryAccountNumberSuffix: String { get }
  }
  enum PKSecureElementPassActivationState: Int {
    case activated, requiresActivation, activating, suspended, deactivated
  }
  struct PKShareSecureElementPassError: Error {
    enum Code: Int { case unknownError, setupError }
    var code: PKShareSecureElementPassError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: PKShareSecureElementPassError.Code, userInfo: [String: Any] = nil)
    var localizedDescription: String { get }
    static var setupError: PKShareSecureElementPassError.Code { get }
    static var unknownError: PKShareSecureElementPassError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var PKShareSecureElementPassErrorDomain: String { get }
  enum PKShareSecureElementPassResult: Int {
    case canceled, shared, failed
  }
  class PKShareSecureElementPassViewController: UIViewController {
    var delegate: PKShareSecureElementPassViewControllerDelegate?
    init(nibName: String?, bundle: Bundle?)
    init(secureElementPass pass: PKSecureElementPass, delegate: PKShareSecureElementPassViewControllerDelegate?)
    var promptToShareURL: Bool
  }
  protocol PKShareSecureElementPassViewControllerDelegate: NSObjectProtocol {
    func shareSecureElementPassViewController(_ controller: PKShareSecureElementPassViewController, didCreateShare universalShareUrl: URL?, activationCode: String?)
    func shareSecureElementPassViewController(_ controller: PKShareSecureElementPassViewController, didFinishWith result: PKShareSecureElementPassResult)
  }
  class PKShareablePassMetadata: NSObject {
    var accountHash: String
    var cardConfigurationIdentifier: String { get }
    var cardTemplateIdentifier: String { get }
    var credentialIdentifier: String { get }
    init(provisioningCredentialIdentifier credentialIdentifier: String, cardConfigurationIdentifier: String, sharingInstanceIdentifier: String, passThumbnailImage: CGImage, ownerDisplayName: String, localizedDescription: String)
    init(provisioningCredentialIdentifier credentialIdentifier: String, sharingInstanceIdentifier: String, passThumbnailImage: CGImage, ownerDisplayName: String, localizedDescription: String, accountHash: String, templateIdentifier: String, relyingPartyIdentifier: String, requiresUnifiedAccessCapableDevice: Bool)
    func initWithProvisioningCredentialIdentifier(_ credentialIdentifier: String, sharingInstanceIdentifier: String, cardConfigurationIdentifier templateIdentifier: String, preview: PKShareablePassMetadataPreview) -> UnsafeMutableRawPointer
    func initWithProvisioningCredentialIdentifier(_ credentialIdentifier: String, sharingInstanceIdentifier: String, cardTemplateIdentifier templateIdentifier: String, preview: PKShareablePassMetadataPreview) -> UnsafeMutableRawPointer
    var localizedDescription: String { get }
    var ownerDisplayName: String { get }
    var passThumbnailImage: CGImage { get }
    var preview: PKShareablePassMetadataPreview { get }
    var relyingPartyIdentifier: String
    var requiresUnifiedAccessCapableDevice: Bool
    var serverEnvironmentIdentifier: String
    var sharingInstanceIdentifier: String { get }
    var templateIdentifier: String { get }
  }
  class PKShareablePassMetadataPreview: PKAddPassMetadataPreview {
    init(passThumbnail: CGImage, localizedDescription description: String)
    init(templateIdentifier: String)
    var localizedDescription: String? { get }
    var ownerDisplayName: String?
    var passThumbnailImage: CGImage? { get }
    var provisioningTemplateIdentifier: String? { get }
  }
  enum PKShippingContactEditingMode: UInt {
    case enabled, storePickup
  }
  class PKShippingMethod: PKPaymentSummaryItem {
    var dateComponentsRange: PKDateComponentsRange?
    var detail: String?
    var identifier: String?
    init()
  }
  enum PKShippingType: UInt {
    case shipping, delivery, storePickup, servicePickup
  }
  class PKStoredValuePassBalance: NSObject {
    var amount: NSDecimalNumber { get }
    var balanceType: String { get }
    var currencyCode: String? { get }
    var expiryDate: Date? { get }
    func isEqual(to balance: PKStoredValuePassBalance) -> Bool
  }
  struct PKStoredValuePassBalanceType: RawRepresentable, Hashable {
    static var cash: PKStoredValuePassBalanceType { get }
    init(rawValue: String)
    static var loyaltyPoints: PKStoredValuePassBalanceType { get }
    var rawValue: String { get }
  }
  class PKStoredValuePassProperties: NSObject {
    var balances: [PKStoredValuePassBalance] { get }
    var expirationDate: Date? { get }
    init?(for pass: PKPass)
    var isBlocked: Bool { get }
  }
  class PKSuicaPassProperties: PKTransitPassProperties {
    init?(for pass: PKPass)
    var isBalanceAllowedForCommute: Bool { get }
    var isBlacklisted: Bool { get }
    var isGreenCarTicketUsed: Bool { get }
    var isInShinkansenStation: Bool { get }
    var isInStation: Bool { get }
    var isLowBalanceGateNotificationEnabled: Bool { get }
    var transitBalance: NSDecimalNumber { get }
    var transitBalanceCurrencyCode: String { get }
  }
  class PKTransitPassProperties: PKStoredValuePassProperties {
    var expirationDate: Date? { get }
    init?(for pass: PKPass)
    var isBlacklisted: Bool { get }
    var isBlocked: Bool { get }
    var isInStation: Bool { get }
    var transitBalance: NSDecimalNumber { get }
    var transitBalanceCurrencyCode: String { get }
  }
  protocol PKVehicleConnectionDelegate: NSObjectProtocol {
    func sessionDidChange(_ newState: PKVehicleConnectionSessionConnectionState)
    func sessionDidReceive(_ data: Data)
  }
  enum PKVehicleConnectionErrorCode: Int {
    case unknown, sessionUnableToStart, sessionNotActive
  }
  class PKVehicleConnectionSession: NSObject {
    var connectionStatus: PKVehicleConnectionSessionConnectionState { get }
    var delegate: PKVehicleConnectionDelegate? { get }
    func invalidate()
    func send(_ message: Data) throws
    static func session(for pass: PKSecureElementPass, delegate: PKVehicleConnectionDelegate) async throws -> PKVehicleConnectionSession
    static func session(for pass: PKSecureElementPass, delegate: PKVehicleConnectionDelegate, completion: @escaping (PKVehicleConnectionSession?, Error?) -> Void)
  }
  enum PKVehicleConnectionSessionConnectionState: Int {
    case disconnected, connected, connecting, failedToConnect
  }
  """#
