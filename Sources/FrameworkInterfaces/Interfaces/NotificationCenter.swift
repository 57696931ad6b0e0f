/// What is known of the module `NotificationCenter`.
let notificationCenterInterface = #"""
  // exports: Foundation UIKit
  enum NCUpdateResult: UInt {
    case newData, noData, failed
  }
  class NCWidgetController: NSObject {
    func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String)
    static var widgetController: NCWidgetController { get }
    static func widgetController() -> NCWidgetController
  }
  enum NCWidgetDisplayMode: Int {
    case compact, expanded
  }
  class NCWidgetListViewController: NSViewController {
    var contents: [NSViewController]
    var delegate: Any?
    var editing: Bool
    var hasDividerLines: Bool
    init()
    init(nibName nibNameOrNull: String?, bundle nibBundleOrNull: Bundle?)
    var minimumVisibleRowCount: Int
    func row(for viewController: NSViewController) -> Int
    var showsAddButtonWhenEditing: Bool
    func viewController(atRow row: Int, makeIfNecessary makeIfNecesary: Bool) -> NSViewController
  }
  protocol NCWidgetListViewDelegate: NSObjectProtocol {
    func widgetList(_ list: NCWidgetListViewController, didRemoveRow row: Int)
    func widgetList(_ list: NCWidgetListViewController, didReorderRow row: Int, toRow newIndex: Int)
    func widgetList(_ list: NCWidgetListViewController, shouldRemoveRow row: Int) -> Bool
    func widgetList(_ list: NCWidgetListViewController, shouldReorderRow row: Int) -> Bool
    func widgetList(_ list: NCWidgetListViewController, viewControllerForRow row: Int) -> NSViewController
    func widgetListPerformAddAction(_ list: NCWidgetListViewController)
  }
  protocol NCWidgetProviding: NSObjectProtocol {
    func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
    var widgetAllowsEditing: Bool { get }
    func widgetDidBeginEditing()
    func widgetDidEndEditing()
    func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets
    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
  }
  class NCWidgetSearchViewController: NSViewController {
    var delegate: Any?
    init()
    init(nibName nibNameOrNull: String?, bundle nibBundleOrNull: Bundle?)
    var searchDescription: String?
    var searchResultKeyPath: String?
    var searchResults: [Any]?
    var searchResultsPlaceholderString: String?
  }
  protocol NCWidgetSearchViewDelegate: NSObjectProtocol {
    func widgetSearch(_ controller: NCWidgetSearchViewController, resultSelected obj: Any)
    func widgetSearch(_ controller: NCWidgetSearchViewController, searchForTerm searchTerm: String, maxResults max: Int)
    func widgetSearchTermCleared(_ controller: NCWidgetSearchViewController)
  }
  extension NSExtensionContext {
    func setWidgetLargestAvailableDisplayMode(_ mode: NCWidgetDisplayMode)
    var widgetActiveDisplayMode: NCWidgetDisplayMode { get }
    var widgetLargestAvailableDisplayMode: NCWidgetDisplayMode { get }
    func widgetMaximumSize(for displayMode: NCWidgetDisplayMode) -> CGSize
  }
  extension UIVibrancyEffect {
    static func notificationCenter() -> UIVibrancyEffect
    static func widgetEffect(forVibrancyStyle vibrancyStyle: UIVibrancyEffect.Style) -> UIVibrancyEffect
    static var widgetPrimary: UIVibrancyEffect { get }
    static func widgetPrimary() -> UIVibrancyEffect
    static var widgetSecondary: UIVibrancyEffect { get }
    static func widgetSecondary() -> UIVibrancyEffect
  }
  """#
