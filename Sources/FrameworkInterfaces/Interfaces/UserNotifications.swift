/// What is known of the module `UserNotifications`.
let userNotificationsInterface = #"""
  // exports: Foundation
  enum UNAlertStyle: Int {
    case none, banner, alert
  }
  struct UNAuthorizationOptions: OptionSet {
    static var alert: UNAuthorizationOptions { get }
    static var announcement: UNAuthorizationOptions { get }
    static var badge: UNAuthorizationOptions { get }
    static var carPlay: UNAuthorizationOptions { get }
    static var criticalAlert: UNAuthorizationOptions { get }
    init(rawValue: UInt)
    static var providesAppNotificationSettings: UNAuthorizationOptions { get }
    static var provisional: UNAuthorizationOptions { get }
    var rawValue: UInt { get }
    static var sound: UNAuthorizationOptions { get }
    static var timeSensitive: UNAuthorizationOptions { get }
  }
  enum UNAuthorizationStatus: Int {
    case notDetermined, denied, authorized, provisional, ephemeral
  }
  class UNCalendarNotificationTrigger: UNNotificationTrigger {
    var dateComponents: DateComponents { get }
    init(dateMatching dateComponents: DateComponents, repeats: Bool)
    var nextTriggerDate: Date? { get }
  }
  struct UNError: Error {
    enum Code: Int { case notificationsNotAllowed, attachmentInvalidURL, attachmentUnrecognizedType, attachmentInvalidFileSize, attachmentNotInDataStore, attachmentMoveIntoDataStoreFailed, attachmentCorrupt, notificationInvalidNoDate, notificationInvalidNoContent, contentProvidingObjectNotAllowed, contentProvidingInvalid, badgeInputInvalid }
    static var attachmentCorrupt: UNError.Code { get }
    static var attachmentInvalidFileSize: UNError.Code { get }
    static var attachmentInvalidURL: UNError.Code { get }
    static var attachmentMoveIntoDataStoreFailed: UNError.Code { get }
    static var attachmentNotInDataStore: UNError.Code { get }
    static var attachmentUnrecognizedType: UNError.Code { get }
    static var badgeInputInvalid: UNError.Code { get }
    var code: UNError.Code { get }
    static var contentProvidingInvalid: UNError.Code { get }
    static var contentProvidingObjectNotAllowed: UNError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: UNError.Code, userInfo: [String: Any] = nil)
    var localizedDescription: String { get }
    static var notificationInvalidNoContent: UNError.Code { get }
    static var notificationInvalidNoDate: UNError.Code { get }
    static var notificationsNotAllowed: UNError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var UNErrorDomain: String { get }
  class UNLocationNotificationTrigger: UNNotificationTrigger {
    init(region: CLRegion, repeats: Bool)
    var region: CLRegion { get }
  }
  class UNMutableNotificationContent: UNNotificationContent {
    var attachments: [UNNotificationAttachment]
    var badge: NSNumber?
    var body: String
    var categoryIdentifier: String
    var filterCriteria: String?
    init()
    var interruptionLevel: UNNotificationInterruptionLevel
    var launchImageName: String
    var relevanceScore: Double
    var sound: UNNotificationSound?
    var subtitle: String
    var summaryArgument: String
    var summaryArgumentCount: Int
    var targetContentIdentifier: String?
    var threadIdentifier: String
    var title: String
    var userInfo: [AnyHashable: Any]
  }
  class UNNotification: NSObject, NSCopying, NSSecureCoding {
    var date: Date { get }
    init?(coder: NSCoder)
    var request: UNNotificationRequest { get }
  }
  class UNNotificationAction: NSObject, NSCopying, NSSecureCoding {
    var icon: UNNotificationActionIcon? { get }
    var identifier: String { get }
    init?(coder: NSCoder)
    init(identifier: String, title: String, options: UNNotificationActionOptions)
    init(identifier: String, title: String, options: UNNotificationActionOptions, icon: UNNotificationActionIcon?)
    var options: UNNotificationActionOptions { get }
    var title: String { get }
  }
  class UNNotificationActionIcon: NSObject, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
    init(systemImageName imageName: String)
    init(templateImageName imageName: String)
  }
  struct UNNotificationActionOptions: OptionSet {
    static var authenticationRequired: UNNotificationActionOptions { get }
    static var destructive: UNNotificationActionOptions { get }
    static var foreground: UNNotificationActionOptions { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
  }
  class UNNotificationAttachment: NSObject, NSCopying, NSSecureCoding {
    var identifier: String { get }
    init?(coder: NSCoder)
    init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws
    var type: String { get }
    var url: URL { get }
  }
  var UNNotificationAttachmentOptionsThumbnailClippingRectKey: String { get }
  var UNNotificationAttachmentOptionsThumbnailHiddenKey: String { get }
  var UNNotificationAttachmentOptionsThumbnailTimeKey: String { get }
  var UNNotificationAttachmentOptionsTypeHintKey: String { get }
  class UNNotificationAttributedMessageContext: NSObject, UNNotificationContentProviding {
    init(sendMessageIntent: INSendMessageIntent, attributedContent: NSAttributedString)
  }
  class UNNotificationCategory: NSObject, NSCopying, NSSecureCoding {
    var actions: [UNNotificationAction] { get }
    var categorySummaryFormat: String { get }
    var hiddenPreviewsBodyPlaceholder: String { get }
    var identifier: String { get }
    init?(coder: NSCoder)
    init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String?, options: UNNotificationCategoryOptions)
    init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions)
    init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions)
    var intentIdentifiers: [String] { get }
    var options: UNNotificationCategoryOptions { get }
  }
  struct UNNotificationCategoryOptions: OptionSet {
    static var allowAnnouncement: UNNotificationCategoryOptions { get }
    static var allowInCarPlay: UNNotificationCategoryOptions { get }
    static var customDismissAction: UNNotificationCategoryOptions { get }
    static var hiddenPreviewsShowSubtitle: UNNotificationCategoryOptions { get }
    static var hiddenPreviewsShowTitle: UNNotificationCategoryOptions { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
  }
  class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
    var attachments: [UNNotificationAttachment] { get }
    var badge: NSNumber? { get }
    var body: String { get }
    var categoryIdentifier: String { get }
    var filterCriteria: String? { get }
    init?(coder: NSCoder)
    var interruptionLevel: UNNotificationInterruptionLevel { get }
    var launchImageName: String { get }
    var relevanceScore: Double { get }
    var sound: UNNotificationSound? { get }
    var subtitle: String { get }
    var summaryArgument: String { get }
    var summaryArgumentCount: Int { get }
    var targetContentIdentifier: String?
    var threadIdentifier: String { get }
    var title: String { get }
    func updating(withProvider fromProvider: UNNotificationContentProviding) throws -> UNNotificationContent
    var userInfo: [AnyHashable: Any] { get }
  }
  protocol UNNotificationContentProviding: NSObjectProtocol {}
  var UNNotificationDefaultActionIdentifier: String { get }
  var UNNotificationDismissActionIdentifier: String { get }
  enum UNNotificationInterruptionLevel: Int {
    case active2, critical2, passive2, timeSensitive2
  }
  struct UNNotificationPresentationOptions: OptionSet {
    static var alert: UNNotificationPresentationOptions { get }
    static var badge: UNNotificationPresentationOptions { get }
    static var banner: UNNotificationPresentationOptions { get }
    init(rawValue: UInt)
    static var list: UNNotificationPresentationOptions { get }
    var rawValue: UInt { get }
    static var sound: UNNotificationPresentationOptions { get }
  }
  class UNNotificationRequest: NSObject, NSCopying, NSSecureCoding {
    var content: UNNotificationContent { get }
    var identifier: String { get }
    init?(coder: NSCoder)
    init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?)
    var trigger: UNNotificationTrigger? { get }
  }
  class UNNotificationResponse: NSObject, NSCopying, NSSecureCoding {
    var actionIdentifier: String { get }
    init?(coder: NSCoder)
    var notification: UNNotification { get }
    var targetScene: UIScene? { get }
  }
  class UNNotificationServiceExtension: NSObject {
    func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void)
    func serviceExtensionTimeWillExpire()
  }
  enum UNNotificationSetting: Int {
    case notSupported, disabled, enabled
  }
  class UNNotificationSettings: NSObject, NSCopying, NSSecureCoding {
    var alertSetting: UNNotificationSetting { get }
    var alertStyle: UNAlertStyle { get }
    var announcementSetting: UNNotificationSetting { get }
    var authorizationStatus: UNAuthorizationStatus { get }
    var badgeSetting: UNNotificationSetting { get }
    var carPlaySetting: UNNotificationSetting { get }
    var criticalAlertSetting: UNNotificationSetting { get }
    var directMessagesSetting: UNNotificationSetting { get }
    init?(coder: NSCoder)
    var lockScreenSetting: UNNotificationSetting { get }
    var notificationCenterSetting: UNNotificationSetting { get }
    var providesAppNotificationSettings: Bool { get }
    var scheduledDeliverySetting: UNNotificationSetting { get }
    var showPreviewsSetting: UNShowPreviewsSetting { get }
    var soundSetting: UNNotificationSetting { get }
    var timeSensitiveSetting: UNNotificationSetting { get }
  }
  class UNNotificationSound: NSObject, NSCopying, NSSecureCoding {
    static func criticalSoundNamed(_ name: String) -> UNNotificationSound
    static func criticalSoundNamed(_ name: String, withAudioVolume volume: Float) -> UNNotificationSound
    static var `default`: UNNotificationSound { get }
    static func `default`() -> UNNotificationSound
    static var defaultCritical: UNNotificationSound { get }
    static func defaultCritical() -> UNNotificationSound
    static func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound
    static var defaultRingtone: UNNotificationSound { get }
    static func defaultRingtone() -> UNNotificationSound
    init?(coder: NSCoder)
    init(named name: UNNotificationSoundName)
    static func ringtoneSoundNamed(_ name: String) -> UNNotificationSound
  }
  struct UNNotificationSoundName: RawRepresentable, Hashable {
    init(_ rawValue: String)
    init(rawValue: String)
  }
  class UNNotificationTrigger: NSObject, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
    var repeats: Bool { get }
  }
  class UNPushNotificationTrigger: UNNotificationTrigger {}
  enum UNShowPreviewsSetting: Int {
    case always, whenAuthenticated, never
  }
  class UNTextInputNotificationAction: UNNotificationAction {
    init(identifier: String, title: String, options: UNNotificationActionOptions, icon: UNNotificationActionIcon?, textInputButtonTitle: String, textInputPlaceholder: String)
    init(identifier: String, title: String, options: UNNotificationActionOptions, textInputButtonTitle: String, textInputPlaceholder: String)
    var textInputButtonTitle: String { get }
    var textInputPlaceholder: String { get }
  }
  class UNTextInputNotificationResponse: UNNotificationResponse {
    var userText: String { get }
  }
  class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    init(timeInterval: TimeInterval, repeats: Bool)
    var nextTriggerDate: Date? { get }
    var timeInterval: Double { get }
  }
  class UNUserNotificationCenter: NSObject {
    func add(_ request: UNNotificationRequest) async throws
    func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: ((Error?) -> Void)? = nil)
    static func current() -> UNUserNotificationCenter
    var delegate: UNUserNotificationCenterDelegate?
    func deliveredNotifications() async -> [UNNotification]
    func getDeliveredNotifications() async -> [UNNotification]
    func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void)
    func getNotificationCategories() async -> Set<UNNotificationCategory>
    func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void)
    func getNotificationSettings() async -> UNNotificationSettings
    func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void)
    func getPendingNotificationRequests() async -> [UNNotificationRequest]
    func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void)
    func notificationCategories() async -> Set<UNNotificationCategory>
    func notificationSettings() async -> UNNotificationSettings
    func pendingNotificationRequests() async -> [UNNotificationRequest]
    func removeAllDeliveredNotifications()
    func removeAllPendingNotificationRequests()
    func removeDeliveredNotifications(withIdentifiers identifiers: [String])
    func removePendingNotificationRequests(withIdentifiers identifiers: [String])
    func requestAuthorization(options: UNAuthorizationOptions = nil) async throws -> Bool
    func requestAuthorization(options: UNAuthorizationOptions = nil, completionHandler: @escaping (Bool, Error?) -> Void)
    func setBadgeCount(_ newBadgeCount: Int) async throws
    func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler completionHandler: ((Error?) -> Void)? = nil)
    func setNotificationCategories(_ categories: Set<UNNotificationCategory>)
    var supportsContentExtensions: Bool { get }
  }
  protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void)
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  }
  """#
