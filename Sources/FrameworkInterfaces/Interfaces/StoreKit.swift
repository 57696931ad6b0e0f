/// What is known of the module `StoreKit`.
let storeKitInterface = #"""
  // exports: Foundation
  enum AppStore {
    struct Environment: RawRepresentable, Hashable {}
    static var canMakePayments: Bool { get }
    static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws
    static func requestReview(in scene: UIWindowScene)
    static func showManageSubscriptions(in scene: UIWindowScene) async throws
    static func sync() async throws
    static var deviceVerificationID: UUID? { get }
    static func showManageSubscriptions(in scene: UIWindowScene, subscriptionGroupID: String) async throws
  }
  extension AppStore.Environment {
    static var production: AppStore.Environment { get }
    static var sandbox: AppStore.Environment { get }
    static var xcode: AppStore.Environment { get }
    var rawValue: String { get }
  }
  extension Notification.Name {
    static var SKCloudServiceCapabilitiesDidChange: Notification.Name { get }
    static var SKStorefrontCountryCodeDidChange: Notification.Name { get }
    static var SKStorefrontIdentifierDidChange: Notification.Name { get }
  }
  struct Product: Identifiable, Hashable, Sendable {
    struct ProductType: RawRepresentable, Hashable {}
    struct PromotionInfo: Identifiable, Hashable {}
    struct PurchaseOption: Hashable {}
    enum PurchaseResult { case success(VerificationResult<Transaction>), userCancelled, pending }
    struct SubscriptionInfo: Hashable {}
    struct SubscriptionOffer: Hashable {}
    struct SubscriptionPeriod: Hashable {}
    var currentEntitlement: VerificationResult<Transaction>? { get }
    var description: String { get }
    var displayName: String { get }
    var displayPrice: String { get }
    var id: String { get }
    var isFamilyShareable: Bool { get }
    var jsonRepresentation: Data { get }
    var latestTransaction: VerificationResult<Transaction>? { get }
    var price: Decimal { get }
    var priceFormatStyle: Decimal.FormatStyle.Currency { get }
    static func products<Identifiers>(for identifiers: Identifiers) async throws -> [Product] where Identifiers: Collection, Identifiers.Element == String
    func purchase(confirmIn scene: UIScene, options: Set<Product.PurchaseOption> = nil) async throws -> Product.PurchaseResult
    func purchase(options: Set<Product.PurchaseOption> = nil) async throws -> Product.PurchaseResult
    var subscription: Product.SubscriptionInfo? { get }
    var type: Product.ProductType { get }
    enum PurchaseError: Error { case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer, invalidOfferIdentifier, invalidOfferPrice, invalidOfferSignature, missingOfferParameters }
    var currentEntitlements: Transaction.Transactions { get }
    static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
    var subscriptionPeriodFormatStyle: Date.ComponentsFormatStyle { get }
    var subscriptionPeriodUnitFormatStyle: Product.SubscriptionPeriod.Unit.FormatStyle { get }
  }
  extension Product.ProductType {
    static var autoRenewable: Product.ProductType { get }
    static var consumable: Product.ProductType { get }
    static var nonConsumable: Product.ProductType { get }
    static var nonRenewable: Product.ProductType { get }
    var localizedDescription: String { get }
    var rawValue: String { get }
  }
  extension Product.PurchaseOption {
    static func appAccountToken(_ token: UUID) -> Product.PurchaseOption
    static func quantity(_ quantity: Int) -> Product.PurchaseOption
    static func custom(key: String, value: Bool) -> Product.PurchaseOption
    static func onStorefrontChange(shouldContinuePurchase: @escaping (Storefront) -> Bool) -> Product.PurchaseOption
    static func promotionalOffer(_ offer: Any) -> Product.PurchaseOption
    static func promotionalOffer(offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int) -> Product.PurchaseOption
    static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> Product.PurchaseOption
    static func winBackOffer(_ offer: Product.SubscriptionOffer) -> Product.PurchaseOption
  }
  extension Product.SubscriptionInfo {
    struct RenewalInfo: Hashable {}
    struct RenewalState: RawRepresentable, Hashable {}
    struct Status: Hashable {}
    var introductoryOffer: Product.SubscriptionOffer? { get }
    var isEligibleForIntroOffer: Bool { get }
    static func isEligibleForIntroOffer(for groupID: String) async -> Bool
    var promotionalOffers: [Product.SubscriptionOffer] { get }
    var status: [Product.SubscriptionInfo.Status] { get }
    static func status(for groupID: String) async throws -> [Product.SubscriptionInfo.Status]
    var subscriptionGroupID: String { get }
    var subscriptionPeriod: Product.SubscriptionPeriod { get }
    var groupDisplayName: String { get }
    var groupLevel: Int { get }
    var winBackOffers: [Product.SubscriptionOffer] { get }
  }
  extension Product.SubscriptionInfo.RenewalInfo {
    var autoRenewPreference: String? { get }
    var currentProductID: String { get }
    var expirationReason: Any? { get }
    var willAutoRenew: Bool { get }
    struct ExpirationReason: RawRepresentable, Hashable {}
    var gracePeriodExpirationDate: Date? { get }
    var isInBillingRetry: Bool { get }
    var jsonRepresentation: Data { get }
    var offerID: String? { get }
    var originalTransactionID: UInt64 { get }
    var renewalDate: Date? { get }
    var renewalPrice: Decimal? { get }
    var signedDate: Date { get }
  }
  extension Product.SubscriptionInfo.RenewalState {
    static var expired: Product.SubscriptionInfo.RenewalState { get }
    static var inBillingRetryPeriod: Product.SubscriptionInfo.RenewalState { get }
    static var inGracePeriod: Product.SubscriptionInfo.RenewalState { get }
    static var revoked: Product.SubscriptionInfo.RenewalState { get }
    static var subscribed: Product.SubscriptionInfo.RenewalState { get }
    var localizedDescription: String { get }
    var rawValue: Int { get }
  }
  extension Product.SubscriptionInfo.Status {
    var renewalInfo: VerificationResult<Product.SubscriptionInfo.RenewalInfo> { get }
    var state: Product.SubscriptionInfo.RenewalState { get }
    var transaction: VerificationResult<Transaction> { get }
    struct Statuses: AsyncSequence {}
    static var all: Statuses { get }
    static var updates: Statuses { get }
  }
  extension Product.SubscriptionOffer {
    var displayPrice: String { get }
    var id: String? { get }
    var period: Product.SubscriptionPeriod { get }
    var periodCount: Int { get }
    var price: Decimal { get }
    struct OfferType: RawRepresentable, Hashable {}
    struct PaymentMode: RawRepresentable, Hashable {}
    var paymentMode: Product.SubscriptionOffer.PaymentMode { get }
    var type: Product.SubscriptionOffer.OfferType { get }
  }
  extension Product.SubscriptionPeriod {
    enum Unit { case day, week, month, year }
    var unit: Product.SubscriptionPeriod.Unit { get }
    var value: Int { get }
    enum Unit: Hashable { case day, week, month, year }
    func dateRange(referenceDate: Date = nil) -> Range<Date>
    static var everySixMonths: Product.SubscriptionPeriod { get }
    static var everyThreeMonths: Product.SubscriptionPeriod { get }
    static var everyTwoMonths: Product.SubscriptionPeriod { get }
    static var everyTwoWeeks: Product.SubscriptionPeriod { get }
    func formatted<S>(_ format: S, referenceDate: Date = nil) -> String
    static var monthly: Product.SubscriptionPeriod { get }
    static var weekly: Product.SubscriptionPeriod { get }
    static var yearly: Product.SubscriptionPeriod { get }
  }
  struct SKANError: Error {
    enum Code: Int { case impressionMissingRequiredValue, unsupported, adNetworkIDMissing, mismatchedSourceAppID, impressionNotFound, invalidCampaignID, invalidConversionValue, invalidSourceAppID, invalidAdvertisedAppID, invalidVersion, unknown, impressionTooShort }
    static var adNetworkIDMissing: SKANError.Code { get }
    var code: SKANError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var impressionMissingRequiredValue: SKANError.Code { get }
    static var impressionNotFound: SKANError.Code { get }
    static var impressionTooShort: SKANError.Code { get }
    init(_ code: SKANError.Code, userInfo: [String: Any] = nil)
    static var invalidAdvertisedAppID: SKANError.Code { get }
    static var invalidCampaignID: SKANError.Code { get }
    static var invalidConversionValue: SKANError.Code { get }
    static var invalidSourceAppID: SKANError.Code { get }
    static var invalidVersion: SKANError.Code { get }
    var localizedDescription: String { get }
    static var mismatchedSourceAppID: SKANError.Code { get }
    static var unknown: SKANError.Code { get }
    static var unsupported: SKANError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var SKANErrorDomain: String { get }
  class SKAdImpression: NSObject {
    var adCampaignIdentifier: NSNumber
    var adDescription: String?
    var adImpressionIdentifier: String
    var adNetworkIdentifier: String
    var adPurchaserName: String?
    var adType: String?
    var advertisedAppStoreItemIdentifier: NSNumber
    init()
    init(sourceAppStoreItemIdentifier: NSNumber, advertisedAppStoreItemIdentifier: NSNumber, adNetworkIdentifier: String, adCampaignIdentifier: NSNumber, adImpressionIdentifier: String, timestamp: NSNumber, signature: String, version: String)
    var signature: String
    var sourceAppStoreItemIdentifier: NSNumber
    var sourceIdentifier: NSNumber
    var timestamp: NSNumber
    var version: String
  }
  class SKAdNetwork: NSObject {
    static func end(_ impression: SKAdImpression) async -> Error
    static func end(_ impression: SKAdImpression, completionHandler completion: ((Error) -> Void)? = nil)
    static func registerAppForAdNetworkAttribution()
    static func start(_ impression: SKAdImpression) async -> Error
    static func start(_ impression: SKAdImpression, completionHandler completion: ((Error) -> Void)? = nil)
    static func updateConversionValue(_ conversionValue: Int)
    static func updatePostbackConversionValue(_ conversionValue: Int) async -> Error
    static func updatePostbackConversionValue(_ conversionValue: Int, coarseValue: SKAdNetworkCoarseConversionValue) async -> Error
    static func updatePostbackConversionValue(_ conversionValue: Int, coarseValue: SKAdNetworkCoarseConversionValue, completionHandler completion: ((Error) -> Void)? = nil)
    static func updatePostbackConversionValue(_ conversionValue: Int, coarseValue: SKAdNetworkCoarseConversionValue, lockWindow: Bool) async -> Error
    static func updatePostbackConversionValue(_ conversionValue: Int, coarseValue: SKAdNetworkCoarseConversionValue, lockWindow: Bool, completionHandler completion: ((Error) -> Void)? = nil)
    static func updatePostbackConversionValue(_ conversionValue: Int, completionHandler completion: ((Error) -> Void)? = nil)
  }
  struct SKAdNetworkCoarseConversionValue: RawRepresentable, Hashable {
    static var high: SKAdNetworkCoarseConversionValue { get }
    init(rawValue: String)
    static var low: SKAdNetworkCoarseConversionValue { get }
    static var medium: SKAdNetworkCoarseConversionValue { get }
    var rawValue: String { get }
  }
  class SKArcadeService: NSObject {
    static func arcadeSubscriptionStatus(withNonce nonce: UInt64, resultHandler: @escaping (Data?, UInt32, Data?, UInt32, Error?) -> Void)
    static func registerArcadeAppWithRandom(fromLib randomFromLib: Data, randomFromLibLength: UInt32, resultHandler: @escaping (Data?, UInt32, Data?, UInt32, Error?) -> Void)
    static func repairArcadeApp()
  }
  enum SKCloudServiceAuthorizationStatus: Int {
    case notDetermined, denied, restricted, authorized
  }
  enum SKCloudServiceCapability: UInt {
    case none, musicCatalogPlayback, musicCatalogSubscriptionEligible, addToCloudMusicLibrary
  }
  class SKCloudServiceController: NSObject {
    static var authorizationStatus: SKCloudServiceAuthorizationStatus { get }
    static func authorizationStatus() -> SKCloudServiceAuthorizationStatus
    init()
    static func requestAuthorization() async -> SKCloudServiceAuthorizationStatus
    static func requestAuthorization(_ handler: @escaping (SKCloudServiceAuthorizationStatus) -> Void)
    func requestCapabilities() async throws -> SKCloudServiceCapability
    func requestCapabilities(completionHandler: @escaping (SKCloudServiceCapability, Error?) -> Void)
    func requestPersonalizationToken(forClientToken clientToken: String) async throws -> String
    func requestPersonalizationToken(forClientToken clientToken: String, withCompletionHandler completionHandler: @escaping (String, Error?) -> Void)
    func requestStorefrontCountryCode() async throws -> String
    func requestStorefrontCountryCode(completionHandler: @escaping (String, Error?) -> Void)
    func requestStorefrontIdentifier() async throws -> String
    func requestStorefrontIdentifier(completionHandler: @escaping (String, Error?) -> Void)
    func requestUserToken(forDeveloperToken developerToken: String) async throws -> String
    func requestUserToken(forDeveloperToken developerToken: String, completionHandler: @escaping (String, Error?) -> Void)
  }
  struct SKCloudServiceSetupAction: RawRepresentable, Hashable {
    init(rawValue: String)
    var rawValue: String { get }
    static var subscribe: SKCloudServiceSetupAction { get }
  }
  struct SKCloudServiceSetupMessageIdentifier: RawRepresentable, Hashable {
    static var addMusic: SKCloudServiceSetupMessageIdentifier { get }
    static var connect: SKCloudServiceSetupMessageIdentifier { get }
    init(rawValue: String)
    static var join: SKCloudServiceSetupMessageIdentifier { get }
    static var playMusic: SKCloudServiceSetupMessageIdentifier { get }
    var rawValue: String { get }
  }
  var SKCloudServiceSetupOptionsActionKey: String { get }
  var SKCloudServiceSetupOptionsAffiliateTokenKey: String { get }
  var SKCloudServiceSetupOptionsCampaignTokenKey: String { get }
  var SKCloudServiceSetupOptionsITunesItemIdentifierKey: String { get }
  var SKCloudServiceSetupOptionsMessageIdentifierKey: String { get }
  class SKCloudServiceSetupViewController: UIViewController {
    var delegate: Any?
    init()
    func load(options: [AnyHashable: Any]) async throws -> Bool
    func load(options: [AnyHashable: Any] = nil, completionHandler: ((Bool, Error?) -> Void)? = nil)
  }
  protocol SKCloudServiceSetupViewControllerDelegate: NSObjectProtocol {
    func cloudServiceSetupViewControllerDidDismiss(_ cloudServiceSetupViewController: SKCloudServiceSetupViewController)
  }
  class SKDownload: NSObject {
    var contentIdentifier: String { get }
    var contentLength: Int64 { get }
    var contentURL: URL? { get }
    static func contentURL(forProductID productId: String) -> URL?
    var contentVersion: String { get }
    static func deleteContent(forProductID productId: String)
    var downloadState: SKDownloadState { get }
    var error: Error? { get }
    var expectedContentLength: Int64 { get }
    init()
    var progress: Float { get }
    var state: SKDownloadState { get }
    var timeRemaining: Double { get }
    var transaction: SKPaymentTransaction { get }
  }
  enum SKDownloadState: Int {
    case waiting, active, paused, finished, failed, cancelled
  }
  var SKDownloadTimeRemainingUnknown: Double { get }
  struct SKError: Error {
    enum Code: Int { case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, productNotAvailable, cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked, privacyAcknowledgementRequired, unauthorizedRequestData, invalidOfferIdentifier, invalidSignature, missingOfferParams, invalidOfferPrice, overlayCancelled, overlayInvalidConfiguration, overlayTimeout, ineligibleForOffer, unsupportedPlatform, overlayPresentedInBackgroundScene }
    static var clientInvalid: SKError.Code { get }
    static var cloudServiceNetworkConnectionFailed: SKError.Code { get }
    static var cloudServicePermissionDenied: SKError.Code { get }
    static var cloudServiceRevoked: SKError.Code { get }
    var code: SKError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var ineligibleForOffer: SKError.Code { get }
    init(_ code: SKError.Code, userInfo: [String: Any] = nil)
    static var invalidOfferIdentifier: SKError.Code { get }
    static var invalidOfferPrice: SKError.Code { get }
    static var invalidSignature: SKError.Code { get }
    var localizedDescription: String { get }
    static var missingOfferParams: SKError.Code { get }
    static var overlayCancelled: SKError.Code { get }
    static var overlayInvalidConfiguration: SKError.Code { get }
    static var overlayPresentedInBackgroundScene: SKError.Code { get }
    static var overlayTimeout: SKError.Code { get }
    static var paymentCancelled: SKError.Code { get }
    static var paymentInvalid: SKError.Code { get }
    static var paymentNotAllowed: SKError.Code { get }
    static var privacyAcknowledgementRequired: SKError.Code { get }
    static var productNotAvailable: SKError.Code { get }
    static var unauthorizedRequestData: SKError.Code { get }
    static var unknown: SKError.Code { get }
    static var unsupportedPlatform: SKError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var SKErrorDomain: String { get }
  class SKMutablePayment: SKPayment {
    var applicationUsername: String?
    init(product: SKProduct)
    init(productIdentifier identifier: String)
    var paymentDiscount: SKPaymentDiscount?
    var productIdentifier: String
    var quantity: Int
    var requestData: Data?
    var simulatesAskToBuyInSandbox: Bool
  }
  class SKOverlay: NSObject {
    class AppClipConfiguration: SKOverlay.Configuration {}
    class AppConfiguration: SKOverlay.Configuration {}
    class Configuration: NSObject {}
    enum Position: Int { case skOverlayPositionBottom, raised }
    class TransitionContext: NSObject {}
    var configuration: SKOverlay.Configuration { get }
    var delegate: SKOverlayDelegate?
    static func dismiss(in scene: UIWindowScene)
    init(configuration: SKOverlay.Configuration)
    func present(in scene: UIWindowScene)
  }
  extension SKOverlay.AppClipConfiguration {
    func additionalValue(forKey key: String) -> Any?
    var campaignToken: String?
    var customProductPageIdentifier: String?
    init(position: SKOverlay.Position)
    var latestReleaseID: String?
    var position: SKOverlay.Position
    var providerToken: String?
    func setAdditionalValue(_ value: Any?, forKey key: String)
  }
  extension SKOverlay.AppConfiguration {
    func additionalValue(forKey key: String) -> Any?
    var appIdentifier: String
    var campaignToken: String?
    var customProductPageIdentifier: String?
    init(appIdentifier: String, position: SKOverlay.Position)
    var latestReleaseID: String?
    var position: SKOverlay.Position
    var providerToken: String?
    func setAdImpression(_ impression: SKAdImpression)
    func setAdditionalValue(_ value: Any?, forKey key: String)
    var userDismissible: Bool
  }
  extension SKOverlay.TransitionContext {
    func addAnimationBlock(_ block: @escaping () -> Void)
    var endFrame: CGRect { get }
    var startFrame: CGRect { get }
  }
  protocol SKOverlayDelegate: NSObjectProtocol {
    func store(_ overlay: SKOverlay, didFailToLoadWithError error: Error)
    func store(_ overlay: SKOverlay, didFinishDismissal transitionContext: SKOverlay.TransitionContext)
    func store(_ overlay: SKOverlay, didFinishPresentation transitionContext: SKOverlay.TransitionContext)
    func store(_ overlay: SKOverlay, willStartDismissal transitionContext: SKOverlay.TransitionContext)
    func store(_ overlay: SKOverlay, willStartPresentation transitionContext: SKOverlay.TransitionContext)
  }
  class SKPayment: NSObject, NSMutableCopying {
    var applicationUsername: String? { get }
    init(product: SKProduct)
    init(productIdentifier identifier: String)
    var paymentDiscount: SKPaymentDiscount?
    var productIdentifier: String { get }
    var quantity: Int { get }
    var requestData: Data?
    var simulatesAskToBuyInSandbox: Bool
  }
  class SKPaymentDiscount: NSObject {
    var identifier: String { get }
    init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber)
    var keyIdentifier: String { get }
    var nonce: UUID { get }
    var signature: String { get }
    var timestamp: NSNumber { get }
  }
  class SKPaymentQueue: NSObject {
    func add(_ observer: SKPaymentTransactionObserver)
    static func canMakePayments() -> Bool
    func cancel(_ downloads: [SKDownload])
    static func `default`() -> SKPaymentQueue
    var delegate: SKPaymentQueueDelegate?
    func finishTransaction(_ transaction: SKPaymentTransaction)
    init()
    func pause(_ downloads: [SKDownload])
    func presentCodeRedemptionSheet()
    func remove(_ observer: SKPaymentTransactionObserver)
    func restoreCompletedTransactions()
    func restoreCompletedTransactions(withApplicationUsername username: String?)
    func resumeDownloads(_ downloads: [SKDownload])
    func showPriceConsentIfNeeded()
    func start(_ downloads: [SKDownload])
    var storefront: SKStorefront? { get }
    var transactionObservers: [SKPaymentTransactionObserver] { get }
    var transactions: [SKPaymentTransaction] { get }
  }
  protocol SKPaymentQueueDelegate: NSObjectProtocol {
    func paymentQueue(_ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in newStorefront: SKStorefront) -> Bool
    func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool
  }
  class SKPaymentTransaction: NSObject {
    var downloads: [SKDownload] { get }
    var error: Error? { get }
    init()
    var original: SKPaymentTransaction? { get }
    var payment: SKPayment { get }
    var transactionDate: Date? { get }
    var transactionIdentifier: String? { get }
    var transactionReceipt: Data? { get }
    var transactionState: SKPaymentTransactionState { get }
  }
  protocol SKPaymentTransactionObserver: NSObjectProtocol {
    func paymentQueue(_ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String])
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: Error)
    func paymentQueue(_ queue: SKPaymentQueue, shouldAddStore payment: SKPayment, for product: SKProduct) -> Bool
    func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload])
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  }
  enum SKPaymentTransactionState: Int {
    case purchasing, purchased, failed, restored, deferred
  }
  class SKProduct: NSObject {
    enum PeriodUnit: UInt { case day, week, month, year }
    var contentLengths: [NSNumber] { get }
    var contentVersion: String { get }
    var discounts: [SKProductDiscount] { get }
    var downloadContentLengths: [NSNumber] { get }
    var downloadContentVersion: String { get }
    init()
    var introductoryPrice: SKProductDiscount? { get }
    var isDownloadable: Bool { get }
    var isFamilyShareable: Bool { get }
    var localizedDescription: String { get }
    var localizedTitle: String { get }
    var price: NSDecimalNumber { get }
    var priceLocale: Locale { get }
    var productIdentifier: String { get }
    var subscriptionGroupIdentifier: String? { get }
    var subscriptionPeriod: SKProductSubscriptionPeriod? { get }
  }
  class SKProductDiscount: NSObject {
    enum PaymentMode: UInt { case payAsYouGo, payUpFront, freeTrial }
    enum Type: Int { case introductory, subscription }
    var identifier: String? { get }
    init()
    var numberOfPeriods: Int { get }
    var paymentMode: SKProductDiscount.PaymentMode { get }
    var price: NSDecimalNumber { get }
    var priceLocale: Locale { get }
    var subscriptionPeriod: SKProductSubscriptionPeriod { get }
    var type: SKProductDiscount.Type { get }
  }
  class SKProductStorePromotionController: NSObject {
    static var `default`: SKProductStorePromotionController { get }
    static func `default`() -> SKProductStorePromotionController
    func fetchStorePromotionOrder() async throws -> [SKProduct]
    func fetchStorePromotionOrder(completionHandler: (([SKProduct]?, Error?) -> Void)? = nil)
    func fetchStorePromotionVisibility(for product: SKProduct) async throws -> SKProductStorePromotionVisibility
    func fetchStorePromotionVisibility(for product: SKProduct, completionHandler: ((SKProductStorePromotionVisibility, Error?) -> Void)? = nil)
    func updateStorePromotionOrder(_ storePromotionOrder: [SKProduct]) async throws
    func updateStorePromotionOrder(_ storePromotionOrder: [SKProduct], completionHandler: ((Error?) -> Void)? = nil)
    func updateStorePromotionVisibility(_ promotionVisibility: SKProductStorePromotionVisibility, for product: SKProduct) async throws
    func updateStorePromotionVisibility(_ promotionVisibility: SKProductStorePromotionVisibility, for product: SKProduct, completionHandler: ((Error?) -> Void)? = nil)
  }
  enum SKProductStorePromotionVisibility: Int {
    case `default`, show, hide
  }
  class SKProductSubscriptionPeriod: NSObject {
    init()
    var numberOfUnits: Int { get }
    var unit: SKProduct.PeriodUnit { get }
  }
  class SKProductsRequest: SKRequest {
    var delegate: SKProductsRequestDelegate?
    init()
    init(productIdentifiers: Set<String>)
  }
  protocol SKProductsRequestDelegate: SKRequestDelegate {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
  }
  class SKProductsResponse: NSObject {
    init()
    var invalidProductIdentifiers: [String] { get }
    var products: [SKProduct] { get }
  }
  var SKReceiptPropertyIsExpired: String { get }
  var SKReceiptPropertyIsRevoked: String { get }
  var SKReceiptPropertyIsVolumePurchase: String { get }
  class SKReceiptRefreshRequest: SKRequest {
    init()
    init(receiptProperties properties: [AnyHashable: Any]?)
    var receiptProperties: Any? { get }
  }
  class SKRequest: NSObject {
    func cancel()
    var delegate: SKRequestDelegate?
    init()
    func start()
  }
  protocol SKRequestDelegate: NSObjectProtocol {
    func request(_ request: SKRequest, didFailWithError error: Error)
    func requestDidFinish(_ request: SKRequest)
  }
  var SKStoreProductParameterAdNetworkAttributionSignature: String { get }
  var SKStoreProductParameterAdNetworkCampaignIdentifier: String { get }
  var SKStoreProductParameterAdNetworkIdentifier: String { get }
  var SKStoreProductParameterAdNetworkNonce: String { get }
  var SKStoreProductParameterAdNetworkSourceAppStoreIdentifier: String { get }
  var SKStoreProductParameterAdNetworkSourceIdentifier: String { get }
  var SKStoreProductParameterAdNetworkTimestamp: String { get }
  var SKStoreProductParameterAdNetworkVersion: String { get }
  var SKStoreProductParameterAdvertisingPartnerToken: String { get }
  var SKStoreProductParameterAffiliateToken: String { get }
  var SKStoreProductParameterCampaignToken: String { get }
  var SKStoreProductParameterCustomProductPageIdentifier: String { get }
  var SKStoreProductParameterITunesItemIdentifier: String { get }
  var SKStoreProductParameterProductIdentifier: String { get }
  var SKStoreProductParameterProviderToken: String { get }
  class SKStoreProductViewController: UIViewController {
    var delegate: SKStoreProductViewControllerDelegate?
    init()
    func loadProduct(withParameters parameters: [AnyHashable: Any]) async throws -> Bool
    func loadProduct(withParameters parameters: [AnyHashable: Any], completionBlock callback: ((Bool, Error?) -> Void)? = nil)
    func loadProduct(withParameters parameters: [AnyHashable: Any], impression: SKAdImpression) async throws -> Bool
    func loadProduct(withParameters parameters: [AnyHashable: Any], impression: SKAdImpression, completionBlock callback: ((Bool, Error?) -> Void)? = nil)
  }
  protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
    func productViewControllerDidFinish(_ controller: SKStoreProductViewController)
  }
  class SKStoreReviewController: NSObject {
    static func requestReview()
    static func requestReview(in windowScene: UIWindowScene)
  }
  class SKStorefront: NSObject {
    var countryCode: String { get }
    static var countryCodeDidChangeNotification: Notification.Name { get }
    var identifier: String { get }
    static var identifierDidChangeNotification: Notification.Name { get }
  }
  enum StoreKitError: Error {
    case networkError(URLError), notAvailableInStorefront, notEntitled, systemError(Error), unknown, unsupported, userCancelled
    case unknown, userCancelled, networkError(URLError), systemError(any Error), notAvailableInStorefront, notEntitled, unsupported
  }
  struct Storefront: Identifiable {
    var countryCode: String { get }
    static var current: Storefront? { get }
    var id: String { get }
    struct Storefronts: AsyncSequence {}
    static var updates: Storefronts { get }
  }
  struct Transaction: Identifiable, Hashable, Sendable {
    struct Transactions: AsyncSequence {}
    static var all: Transaction.Transactions { get }
    var appAccountToken: UUID? { get }
    static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>?
    static var currentEntitlements: Transaction.Transactions { get }
    var environment: AppStore.Environment { get }
    var expirationDate: Date? { get }
    func finish() async
    var id: UInt64 { get }
    var isUpgraded: Bool { get }
    var jsonRepresentation: Data { get }
    static func latest(for productID: String) async -> VerificationResult<Transaction>?
    var originalID: UInt64 { get }
    var originalPurchaseDate: Date { get }
    var productID: String { get }
    var productType: Product.ProductType { get }
    var purchaseDate: Date { get }
    var purchasedQuantity: Int { get }
    var revocationDate: Date? { get }
    var subscriptionGroupID: String? { get }
    static var unfinished: Transaction.Transactions { get }
    static var updates: Transaction.Transactions { get }
    struct Offer: Hashable {}
    struct OfferType: RawRepresentable, Hashable {}
    struct OwnershipType: RawRepresentable, Hashable {}
    struct Reason: RawRepresentable, Hashable {}
    enum RefundRequestError: Error { case duplicateRequest, failed }
    enum RefundRequestStatus: Hashable { case userCancelled, success }
    struct RevocationReason: RawRepresentable, Hashable {}
    var appBundleID: String { get }
    var appTransactionID: String { get }
    func beginRefundRequest(in scene: UIWindowScene) async throws -> Transaction.RefundRequestStatus
    static func beginRefundRequest(for transactionID: UInt64, in scene: UIWindowScene) async throws -> Transaction.RefundRequestStatus
    var currency: Locale.Currency? { get }
    var currencyCode: String? { get }
    static func currentEntitlements(for productID: String) -> Transaction.Transactions
    var debugDescription: String { get }
    var deviceVerification: Data { get }
    var deviceVerificationNonce: UUID { get }
    var offer: Transaction.Offer? { get }
    var offerID: String? { get }
    var offerType: Transaction.OfferType? { get }
    var ownershipType: Transaction.OwnershipType { get }
    var price: Decimal? { get }
    var reason: Transaction.Reason { get }
    var revocationReason: Transaction.RevocationReason? { get }
    var signedDate: Date { get }
    var storefront: Storefront { get }
    var storefrontCountryCode: String { get }
    var subscriptionStatus: Product.SubscriptionInfo.Status? { get }
    var webOrderLineItemID: String? { get }
  }
  extension Transaction.Transactions {
    typealias Element = VerificationResult<Transaction>
    struct AsyncIterator: AsyncIteratorProtocol {}
    func makeAsyncIterator() -> AsyncIterator
  }
  enum VerificationResult<SignedType> {
    enum VerificationError: Error { case invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature, missingRequiredProperties, revokedCertificate }
    var jwsRepresentation: String { get }
    var payloadValue: SignedType { get }
    var unsafePayloadValue: SignedType { get }
    case unverified(SignedType, VerificationResult<SignedType>.VerificationError), verified(SignedType)
    var deviceVerification: Data { get }
    var payloadData: Data { get }
    var signedData: Data { get }
    var signedDate: Date { get }
  }
  class XamarinSwiftFunctions: NSObject {
    static func requestReview(_ windowScene: UIWindowScene)
  }
  struct AppTransaction: Hashable {
    var appID: UInt64? { get }
    var appTransactionID: String { get }
    var appVersion: String { get }
    var appVersionID: UInt64? { get }
    var bundleID: String { get }
    var deviceVerification: Data { get }
    var deviceVerificationNonce: UUID { get }
    var environment: AppStore.Environment { get }
    var jsonRepresentation: Data { get }
    var originalAppVersion: String { get }
    var originalPurchaseDate: Date { get }
    var preorderDate: Date? { get }
    static func refresh() async throws -> VerificationResult<AppTransaction>
    static var shared: VerificationResult<AppTransaction> { get }
    var signedDate: Date { get }
  }
  extension EnvironmentValues {
    var displayStoreKitMessage: Any { get }
    var purchase: PurchaseAction { get }
    var requestReview: RequestReviewAction { get }
  }
  struct ExternalPurchase {}
  struct Message {
    struct Messages: AsyncSequence {}
    struct Reason: Hashable {}
    func display(in scene: UIWindowScene) throws
    static var messages: Messages { get }
    var reason: Message.Reason { get }
  }
  extension Message.Messages {
    typealias Element = Message
  }
  extension Message.Reason {
    static var billingIssue: Message.Reason { get }
    static var generic: Message.Reason { get }
    static var priceIncreaseConsent: Message.Reason { get }
  }
  extension Product.SubscriptionInfo.RenewalInfo.ExpirationReason {
    static var autoRenewDisabled: ExpirationReason { get }
    static var billingError: ExpirationReason { get }
    static var didNotConsentToPriceIncrease: ExpirationReason { get }
    static var productUnavailable: ExpirationReason { get }
    var rawValue: Int { get }
    static var unknown: ExpirationReason { get }
  }
  extension Product.SubscriptionInfo.Status.Statuses {
    typealias Element = Product.SubscriptionInfo.Status
  }
  extension Product.SubscriptionOffer.OfferType {
    static var introductory: Product.SubscriptionOffer.OfferType { get }
    static var promotional: Product.SubscriptionOffer.OfferType { get }
    var rawValue: String { get }
    static var winBack: Product.SubscriptionOffer.OfferType { get }
  }
  extension Product.SubscriptionOffer.PaymentMode {
    static var freeTrial: Product.SubscriptionOffer.PaymentMode { get }
    var localizedDescription: String { get }
    static var payAsYouGo: Product.SubscriptionOffer.PaymentMode { get }
    static var payUpFront: Product.SubscriptionOffer.PaymentMode { get }
    var rawValue: String { get }
  }
  extension Product.SubscriptionPeriod.Unit {
    struct FormatStyle {}
    func formatted(_ format: Product.SubscriptionPeriod.Unit.FormatStyle) -> String
    var localizedDescription: String { get }
  }
  struct ProductView<Icon: View, PlaceholderIcon: View>: View {
    init(_ product: Product, @ViewBuilder icon: () -> Icon)
    init(_ product: Product, prefersPromotionalIcon: Bool = nil)
    init(id productID: Product.ID, prefersPromotionalIcon: Bool = nil)
    init(id productID: Product.ID, prefersPromotionalIcon: Bool = nil, @ViewBuilder icon: () -> Icon)
  }
  struct PurchaseAction {
    func callAsFunction(_ product: Product, options: Set<Product.PurchaseOption> = nil) async throws -> Product.PurchaseResult
  }
  struct PurchaseIntent {
    struct PurchaseIntents: AsyncSequence {}
    var id: String { get }
    static var intents: PurchaseIntents { get }
    var product: Product { get }
  }
  extension PurchaseIntent.PurchaseIntents {
    typealias Element = PurchaseIntent
  }
  typealias RenewalState = Product.SubscriptionInfo.RenewalState
  struct RequestReviewAction {
    func callAsFunction()
  }
  struct StoreButtonKind {
    static var automatic: StoreButtonKind { get }
    static var cancellation: StoreButtonKind { get }
    static var policies: StoreButtonKind { get }
    static var redeemCode: StoreButtonKind { get }
    static var restorePurchases: StoreButtonKind { get }
    static var signIn: StoreButtonKind { get }
  }
  struct StoreView<Icon: View, PlaceholderIcon: View>: View {
    init(ids productIDs: some Collection<Product.ID>, @ViewBuilder icon: @escaping (Product) -> Icon)
    init(ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = nil)
  }
  extension Storefront.Storefronts {
    typealias Element = Storefront
  }
  struct SubscriptionStoreView<Content: View>: View {
    init(groupID: String, @ViewBuilder marketingContent: () -> Content)
    init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = nil)
    init(productIDs: some Collection<Product.ID>)
    init(productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content)
  }
  extension Transaction.Offer {
    var id: String? { get }
    var paymentMode: Any? { get }
    var type: Transaction.OfferType { get }
  }
  extension Transaction.OfferType {
    static var code: Transaction.OfferType { get }
    static var introductory: Transaction.OfferType { get }
    static var promotional: Transaction.OfferType { get }
    var rawValue: Int { get }
  }
  extension Transaction.OwnershipType {
    static var familyShared: Transaction.OwnershipType { get }
    static var purchased: Transaction.OwnershipType { get }
    var rawValue: String { get }
  }
  extension Transaction.Reason {
    static var purchase: Transaction.Reason { get }
    var rawValue: String { get }
    static var renewal: Transaction.Reason { get }
  }
  extension Transaction.RevocationReason {
    static var developerIssue: Transaction.RevocationReason { get }
    static var other: Transaction.RevocationReason { get }
    var rawValue: Int { get }
  }
  extension Transaction.Transactions.AsyncIterator {
    func next() async -> VerificationResult<Transaction>?
  }
  extension View {
    func appStoreOverlay(isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration) -> some View
    func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View
    func offerCodeRedemption(isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = nil) -> some View
    func onInAppPurchaseCompletion(perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?) -> some View
    func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View
    func productViewStyle(_ style: some ProductViewStyle) -> some View
    func refundRequestSheet(for transactionID: UInt64, isPresented: Binding<Bool>, onDismiss: ((Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil) -> some View
    func storeButton(_ visibility: Visibility, for buttonKinds: StoreButtonKind...) -> some View
    func subscriptionStatusTask(for groupID: String, priority: TaskPriority = nil, action: @escaping (Any) async -> Void) -> some View
    func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View
    func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> some View
    func subscriptionStorePickerItemBackground(_ background: some ShapeStyle) -> some View
  }
  """#
