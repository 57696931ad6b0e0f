/// What is known of the module `SafariServices`.
let safariServicesInterface = #"""
  // exports: Foundation UIKit
  protocol SFAddToHomeScreenActivityItem: NSObjectProtocol {
    func getHomeScreenWebAppInfo(completionHandler: @escaping (SFAddToHomeScreenInfo?) -> Void)
    func getWebAppManifest(completionHandler: @escaping (BEWebAppManifest?) -> Void)
    func homeScreenWebAppInfo() async -> SFAddToHomeScreenInfo?
    var iconItemProvider: NSItemProvider? { get }
    var title: String { get }
    var url: URL { get }
    func webAppManifest() async -> BEWebAppManifest?
  }
  class SFAddToHomeScreenInfo: NSObject, NSCopying {
    init(manifest: BEWebAppManifest)
    var manifest: BEWebAppManifest { get }
    var websiteCookies: [HTTPCookie]
  }
  struct SFAuthenticationError: Error {
    enum Code: Int { case canceledLogin }
    static var canceledLogin: SFAuthenticationError.Code { get }
    var code: SFAuthenticationError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: SFAuthenticationError.Code, userInfo: [String: Any] = nil)
    var localizedDescription: String { get }
    var userInfo: [String: Any] { get }
  }
  var SFAuthenticationErrorDomain: String { get }
  class SFAuthenticationSession: NSObject {
    func cancel()
    init(url: URL, callbackURLScheme callbackUrlScheme: String?, completionHandler: @escaping (URL?, Error?) -> Void)
    func start() -> Bool
  }
  struct SFContentBlockerError: Error {
    enum Code: Int { case ok, noExtensionFound, noAttachmentFound, loadingInterrupted }
    var code: SFContentBlockerError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: SFContentBlockerError.Code, userInfo: [String: Any] = nil)
    static var loadingInterrupted: SFContentBlockerError.Code { get }
    var localizedDescription: String { get }
    static var noAttachmentFound: SFContentBlockerError.Code { get }
    static var noExtensionFound: SFContentBlockerError.Code { get }
    static var ok: SFContentBlockerError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var SFContentBlockerErrorDomain: String { get }
  class SFContentBlockerManager: NSObject {
    static func getStateOfContentBlocker(withIdentifier identifier: String, completionHandler: @escaping (SFContentBlockerState?, Error?) -> Void)
    init()
    static func reloadContentBlocker(withIdentifier identifier: String) async throws
    static func reloadContentBlocker(withIdentifier identifier: String, completionHandler: ((Error?) -> Void)? = nil)
    static func stateOfContentBlocker(withIdentifier identifier: String) async throws -> SFContentBlockerState
  }
  class SFContentBlockerState: NSObject {
    init()
    var isEnabled: Bool { get }
  }
  struct SFError: Error {
    enum Code: Int { case ok, noExtensionFound, noAttachmentFound, loadingInterrupted }
    var code: SFError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: SFError.Code, userInfo: [String: Any] = nil)
    static var loadingInterrupted: SFError.Code { get }
    var localizedDescription: String { get }
    static var noAttachmentFound: SFError.Code { get }
    static var noExtensionFound: SFError.Code { get }
    static var ok: SFError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var SFErrorDomain: String { get }
  var SFExtensionMessageKey: String { get }
  var SFExtensionProfileKey: String { get }
  class SFSafariApplication: NSObject {
    static func activeWindow() async -> SFSafariWindow
    static func allWindows() async -> [SFSafariWindow]
    static func dispatchMessage(withName messageName: String, toExtensionWithIdentifier identifier: String, userInfo: [String: Any]?) async throws
    static func dispatchMessage(withName messageName: String, toExtensionWithIdentifier identifier: String, userInfo: [String: Any]? = nil, completionHandler: ((Error?) -> Void)? = nil)
    static func getActiveWindow(completionHandler: @escaping (SFSafariWindow) -> Void)
    static func getAllWindows(completionHandler: @escaping ([SFSafariWindow]) -> Void)
    static func getHostApplication(completionHandler: @escaping (NSRunningApplication) -> Void)
    static func hostApplication() async -> NSRunningApplication
    static func openWindow(with url: URL) async -> SFSafariWindow
    static func openWindow(with url: URL, completionHandler: ((SFSafariWindow) -> Void)? = nil)
    static func setToolbarItemsNeedUpdate()
    static func showPreferencesForExtension(withIdentifier identifier: String, completionHandler: ((Error?) -> Void)? = nil)
  }
  class SFSafariExtension: NSObject {
    static func baseURI() async -> URL
    static func getBaseURI(completionHandler: @escaping (URL) -> Void)
  }
  class SFSafariExtensionHandler: NSObject, NSExtensionRequestHandling, SFSafariExtensionHandling {
    init()
  }
  protocol SFSafariExtensionHandling: NSObjectProtocol {
    func additionalRequestHeaders(for url: URL, completionHandler: @escaping ([String: String]) -> Void)
    func contentBlocker(withIdentifier contentBlockerIdentifier: String, blockedResourcesWith urls: [URL], on page: SFSafariPage)
    func contextMenuItemSelected(withCommand command: String, in page: SFSafariPage, userInfo: [AnyHashable: Any]?)
    func messageReceived(withName messageName: String, from page: SFSafariPage, userInfo: [AnyHashable: Any]?)
    func messageReceivedFromContainingApp(withName messageName: String, userInfo: [String: Any]?)
    func page(_ page: SFSafariPage, willNavigateTo url: URL?)
    func popoverDidClose(in window: SFSafariWindow)
    var popoverViewController: SFSafariExtensionViewController { get }
    func popoverWillShow(in window: SFSafariWindow)
    func toolbarItemClicked(in window: SFSafariWindow)
    func validateContextMenuItem(withCommand command: String, in page: SFSafariPage, userInfo: [String: Any]?) async -> (Bool, String)
    func validateContextMenuItem(withCommand command: String, in page: SFSafariPage, userInfo: [String: Any]?, validationHandler: @escaping (Bool, String) -> Void)
    func validateToolbarItem(in window: SFSafariWindow) async -> (Bool, String)
    func validateToolbarItem(in window: SFSafariWindow, validationHandler: @escaping (Bool, String) -> Void)
  }
  class SFSafariExtensionViewController: NSViewController {
    func dismissPopover()
    init()
    init(nibName nibNameOrNull: String?, bundle nibBundleOrNull: Bundle?)
  }
  class SFSafariPage: NSObject, NSSecureCoding, NSCopying {
    func containingTab() async -> SFSafariTab
    func dispatchMessageToScript(withName messageName: String, userInfo: [AnyHashable: Any]? = nil)
    func getContainingTab(completionHandler: @escaping (SFSafariTab) -> Void)
    func getPropertiesWithCompletionHandler(_ completionHandler: @escaping (SFSafariPageProperties) -> Void)
    func getScreenshotOfVisibleArea(completionHandler: @escaping (NSImage) -> Void)
    init?(coder: NSCoder)
    func properties() async -> SFSafariPageProperties
    func reload()
    func screenshotOfVisibleArea() async -> NSImage
  }
  class SFSafariPageProperties: NSObject {
    init()
    var isActive: Bool { get }
    var title: String? { get }
    var url: URL? { get }
    var usesPrivateBrowsing: Bool { get }
  }
  class SFSafariTab: NSObject, NSSecureCoding, NSCopying {
    func activate() async
    func activate(completionHandler: (() -> Void)? = nil)
    func activePage() async -> SFSafariPage
    func close()
    func containingWindow() async -> SFSafariWindow
    func getActivePage(completionHandler: @escaping (SFSafariPage) -> Void)
    func getContainingWindow(completionHandler: @escaping (SFSafariWindow) -> Void)
    func getPagesWithCompletionHandler(_ completionHandler: @escaping ([SFSafariPage]) -> Void)
    init?(coder: NSCoder)
    func navigate(to url: URL)
    func pages() async -> [SFSafariPage]
  }
  class SFSafariToolbarItem: NSObject, NSSecureCoding, NSCopying {
    init?(coder: NSCoder)
    func setBadgeText(_ badgeText: String?)
    func setEnabled(_ enabled: Bool)
    func setEnabled(_ enabled: Bool, withBadgeText badgeText: String?)
    func setImage(_ image: NSImage?)
    func setLabel(_ label: String?)
    func showPopover()
  }
  class SFSafariViewController: UIViewController {
    class Configuration: NSObject, NSCopying {}
    enum DismissButtonStyle: Int { case done, close, cancel }
    var configuration: SFSafariViewController.Configuration { get }
    var delegate: SFSafariViewControllerDelegate?
    var dismissButtonStyle: SFSafariViewController.DismissButtonStyle
    init(nibName: String?, bundle: Bundle?)
    init(url: URL)
    init(url: URL, configuration: SFSafariViewController.Configuration)
    init(url: URL, entersReaderIfAvailable: Bool)
    var preferredBarTintColor: UIColor?
    var preferredControlTintColor: UIColor?
    static func prewarmConnections(to urls: [URL]) -> SFSafariViewControllerPrewarmingToken
  }
  extension SFSafariViewController.Configuration {
    var activityButton: SFSafariViewControllerActivityButton?
    var barCollapsingEnabled: Bool
    var entersReaderIfAvailable: Bool
    var eventAttribution: UIEventAttribution?
    init()
  }
  class SFSafariViewControllerActivityButton: NSObject, NSCopying, NSSecureCoding {
    var extensionIdentifier: String? { get }
    init?(coder: NSCoder)
    init(templateImage: UIImage, extensionIdentifier: String)
    var templateImage: UIImage? { get }
  }
  class SFSafariViewControllerDataStore: NSObject {
    func clearWebsiteData() async
    func clearWebsiteData(completionHandler completion: (() -> Void)? = nil)
    static var `default`: SFSafariViewControllerDataStore { get }
    static func `default`() -> SFSafariViewControllerDataStore
  }
  protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    func safariViewController(_ controller: SFSafariViewController, activityItemsFor url: URL, title: String?) -> [UIActivity]
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    func safariViewController(_ controller: SFSafariViewController, excludedActivityTypesFor url: URL, title: String?) -> [String]
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo url: URL)
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    func safariViewControllerWillOpen(inBrowser controller: SFSafariViewController)
  }
  class SFSafariViewControllerPrewarmingToken: NSObject {
    func invalidate()
  }
  class SFSafariWindow: NSObject, NSSecureCoding, NSCopying {
    func activeTab() async -> SFSafariTab
    func allTabs() async -> [SFSafariTab]
    func close()
    func getActiveTab(completionHandler: @escaping (SFSafariTab) -> Void)
    func getAllTabs(completionHandler: @escaping ([SFSafariTab]) -> Void)
    func getToolbarItem(completionHandler: @escaping (SFSafariToolbarItem) -> Void)
    init?(coder: NSCoder)
    func openTab(with url: URL, makeActiveIfPossible activateTab: Bool) async -> SFSafariTab
    func openTab(with url: URL, makeActiveIfPossible activateTab: Bool, completionHandler: ((SFSafariTab) -> Void)? = nil)
    func toolbarItem() async -> SFSafariToolbarItem
  }
  class SFUniversalLink: NSObject {
    var applicationURL: URL { get }
    init(webpageURL url: URL)
    var isEnabled: Bool
    var webpageURL: URL { get }
  }
  class SSReadingList: NSObject {
    func addItem(with url: URL, title: String?, previewText: String?) throws
    static var `default`: SSReadingList? { get }
    static func `default`() -> SSReadingList?
    static func supportsURL(_ url: URL?) -> Bool
  }
  struct SSReadingListError: Error {
    enum Code: Int { case urlSchemeNotAllowed }
    var code: SSReadingListError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: SSReadingListError.Code, userInfo: [String: Any] = nil)
    var localizedDescription: String { get }
    static var urlSchemeNotAllowed: SSReadingListError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var SSReadingListErrorDomain: String { get }
  """#
