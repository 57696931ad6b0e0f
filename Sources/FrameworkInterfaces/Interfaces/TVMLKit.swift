/// What is known of the module `TVMLKit`.
let tvmlKitInterface = #"""
  // exports: Foundation
  class TVApplicationController: NSObject {
    var context: TVApplicationControllerContext { get }
    var delegate: TVApplicationControllerDelegate? { get }
    func evaluate(inJavaScriptContext evaluation: @escaping (JSContext) -> Void) async -> Bool
    func evaluate(inJavaScriptContext evaluation: @escaping (JSContext) -> Void, completion: ((Bool) -> Void)? = nil)
    init(context: TVApplicationControllerContext, window: UIWindow?, delegate: TVApplicationControllerDelegate?)
    var navigationController: UINavigationController { get }
    func stop()
    var window: UIWindow? { get }
  }
  class TVApplicationControllerContext: NSObject, NSCopying {
    init()
    var javaScriptApplicationURL: URL
    var launchOptions: [String: Any]
    var storageIdentifier: String?
    var supportsPictureInPicturePlayback: Bool
  }
  protocol TVApplicationControllerDelegate: NSObjectProtocol {
    func appController(_ appController: TVApplicationController, didFailWithError error: Error)
    func appController(_ appController: TVApplicationController, didFinishLaunchingWithOptions options: [String: Any]?)
    func appController(_ appController: TVApplicationController, didStopWithOptions options: [String: Any]?)
    func appController(_ appController: TVApplicationController, evaluateAppJavaScriptIn jsContext: JSContext)
    func player(forAppController appController: TVApplicationController) -> TVPlayer?
  }
  class TVBrowserTransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {}
  class TVBrowserViewController: UIViewController {
    var centeredViewElement: TVViewElement
    var cornerRadius: CGFloat
    var dataSource: TVBrowserViewControllerDataSource?
    var delegate: TVBrowserViewControllerDelegate?
    init?(for viewElement: TVViewElement)
    init(nibName: String?, bundle: Bundle?)
    var interitemSpacing: CGFloat
    var maskInset: UIEdgeInsets
    var viewElement: TVViewElement { get }
  }
  protocol TVBrowserViewControllerDataSource: NSObjectProtocol {
    func browserViewController(_ browserViewController: TVBrowserViewController, documentViewControllerFor viewElement: TVViewElement) -> TVDocumentViewController?
  }
  protocol TVBrowserViewControllerDelegate: NSObjectProtocol {
    func browserViewController(_ browserViewController: TVBrowserViewController, didCenterOn viewElement: TVViewElement)
    func browserViewController(_ browserViewController: TVBrowserViewController, willCenterOn viewElement: TVViewElement)
  }
  class TVColor: NSObject, NSCopying {
    var color: UIColor? { get }
    var colorType: TVColorType { get }
    var gradientColors: [UIColor]? { get }
    var gradientPoints: [NSNumber]? { get }
    init()
  }
  enum TVColorType: Int {
    case none, plain, linearGradientTopToBottom, linearGradientLeftToRight
  }
  struct TVDocumentError: Error {
    enum Code: Int { case failed, cancelled }
    static var cancelled: TVDocumentError.Code { get }
    var code: TVDocumentError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var failed: TVDocumentError.Code { get }
    init(_ code: TVDocumentError.Code, userInfo: [String: Any] = nil)
    var localizedDescription: String { get }
    var userInfo: [String: Any] { get }
  }
  var TVDocumentErrorDomain: String { get }
  struct TVDocumentEvent: RawRepresentable, Hashable {
    static var appear: TVDocumentEvent { get }
    static var disappear: TVDocumentEvent { get }
    static var highlight: TVDocumentEvent { get }
    static var holdSelect: TVDocumentEvent { get }
    init(rawValue: String)
    static var load: TVDocumentEvent { get }
    static var play: TVDocumentEvent { get }
    var rawValue: String { get }
    static var select: TVDocumentEvent { get }
    static var unload: TVDocumentEvent { get }
  }
  class TVDocumentViewController: UIViewController {
    var appController: TVApplicationController? { get }
    var delegate: TVDocumentViewControllerDelegate?
    var documentContext: [String: Any] { get }
    init(context: [String: Any], forAppController appController: TVApplicationController)
    func update(usingContext context: [String: Any])
  }
  protocol TVDocumentViewControllerDelegate: NSObjectProtocol {
    func documentViewController(_ documentViewController: TVDocumentViewController, didFailUpdateWithError error: Error)
    func documentViewController(_ documentViewController: TVDocumentViewController, didUpdateWithContext context: [String: Any])
    func documentViewController(_ documentViewController: TVDocumentViewController, handleEvent event: String, with element: TVViewElement) -> Bool
    func documentViewControllerDidUpdate(_ documentViewController: TVDocumentViewController)
    func documentViewControllerWillUpdate(_ documentViewController: TVDocumentViewController)
  }
  enum TVElementAlignment: Int {
    case undefined, left, center, right, leading, trailing
  }
  enum TVElementContentAlignment: Int {
    case undefined, top, center, bottom
  }
  enum TVElementEventType: Int {
    case play, select, holdSelect, highlight, change
  }
  class TVElementFactory: NSObject {
    init()
    static func registerViewElementClass(_ elementClass: AnyClass, forElementName elementName: String)
  }
  enum TVElementPosition: Int {
    case undefined, center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight, header, footer, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
  }
  enum TVElementResettableProperty: Int {
    case updateType, autoHighlightIdentifier
  }
  enum TVElementUpdateType: Int {
    case none, subtree, styles, children, `self`
  }
  class TVHighlight: NSObject {
    var highlightDescription: String? { get }
    var imageURL: URL? { get }
    var localizedName: String? { get }
    var timeRange: TVTimeRange { get }
  }
  class TVHighlightGroup: NSObject {
    var highlights: [TVHighlight] { get }
    var localizedName: String? { get }
  }
  class TVImageElement: TVViewElement {
    var imageType: TVImageType { get }
    init()
    var srcset: [String: URL]? { get }
    var url: URL? { get }
  }
  enum TVImageType: Int {
    case image, fullscreen, decoration, hero
  }
  protocol TVInterfaceCreating: NSObjectProtocol {
    func collectionViewCellClass(for element: TVViewElement) -> AnyClass?
    func image(forResource resourceName: String) -> UIImage?
    func playerViewController(for player: TVPlayer) -> UIViewController?
    func url(forResource resourceName: String) -> URL?
    func view(for element: TVViewElement, existing existingView: UIView?) -> UIView?
    func viewController(for element: TVViewElement, existing existingViewController: UIViewController?) -> UIViewController?
  }
  class TVInterfaceFactory: NSObject, TVInterfaceCreating {
    var extendedInterfaceCreator: TVInterfaceCreating?
    init()
    static var shared: TVInterfaceFactory { get }
    static func shared() -> TVInterfaceFactory
  }
  struct TVMLKitError: Error {
    enum Code: Int { case unknown, internetUnavailable, failedToLaunch, last }
    var code: TVMLKitError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var failedToLaunch: TVMLKitError.Code { get }
    init(_ code: TVMLKitError.Code, userInfo: [String: Any] = nil)
    static var internetUnavailable: TVMLKitError.Code { get }
    static var last: TVMLKitError.Code { get }
    var localizedDescription: String { get }
    static var unknown: TVMLKitError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var TVMLKitErrorDomain: String { get }
  class TVMediaItem: NSObject {
    var artworkImageURL: URL? { get }
    var containsExplicitContent: Bool { get }
    var contentRatingDomain: String? { get }
    var contentRatingRanking: NSNumber? { get }
    var highlightGroups: [TVHighlightGroup] { get }
    var interstitials: [TVTimeRange] { get }
    var itemDescription: String? { get }
    var resumeTime: Double { get }
    var subtitle: String? { get }
    var title: String? { get }
    var type: String? { get }
    var url: URL? { get }
    var userInfo: [String: Any] { get }
  }
  struct TVMediaItemContentRatingDomain: RawRepresentable, Hashable {
    init(rawValue: String)
    static var movie: TVMediaItemContentRatingDomain { get }
    static var music: TVMediaItemContentRatingDomain { get }
    static var none: TVMediaItemContentRatingDomain { get }
    var rawValue: String { get }
    static var tvShow: TVMediaItemContentRatingDomain { get }
  }
  struct TVMediaItemType: RawRepresentable, Hashable {
    static var audio: TVMediaItemType { get }
    init(rawValue: String)
    var rawValue: String { get }
    static var video: TVMediaItemType { get }
  }
  class TVPlaybackCustomEventUserInfo: NSObject, TVPlaybackEventMarshaling {
    var expectsReturnValue: Bool
    init(properties: [String: Any]?, expectsReturnValue: Bool)
    var returnValue: Any? { get }
  }
  protocol TVPlaybackEventMarshaling: NSObjectProtocol {
    func processReturn(_ value: JSValue, in jsContext: JSContext)
    var properties: [String: Any]? { get }
  }
  enum TVPlaybackState: Int {
    case undefined, begin, loading, playing, paused, scanning, fastForwarding, rewinding, end
  }
  class TVPlayer: NSObject {
    func changeToMediaItem(at index: Int)
    var currentMediaItem: TVMediaItem? { get }
    func dispatchEvent(_ event: String, userInfo: TVPlaybackEventMarshaling?) async -> Bool
    func dispatchEvent(_ event: String, userInfo: TVPlaybackEventMarshaling?, completion: ((Bool) -> Void)? = nil)
    init(player: AVPlayer)
    func next()
    var nextMediaItem: TVMediaItem? { get }
    func pause()
    var player: AVPlayer { get }
    var playlist: TVPlaylist? { get }
    func present(withAnimation animated: Bool)
    func previous()
    var previousMediaItem: TVMediaItem? { get }
    var state: TVPlaybackState { get }
  }
  class TVPlaylist: NSObject {
    var endAction: TVPlaylistEndAction { get }
    var mediaItems: [TVMediaItem] { get }
    var repeatMode: TVPlaylistRepeatMode { get }
    var userInfo: [String: Any]? { get }
  }
  enum TVPlaylistEndAction: Int {
    case stop, pause, waitForMoreItems
  }
  enum TVPlaylistRepeatMode: Int {
    case none, all, one
  }
  class TVStyleFactory: NSObject {
    init()
    static func registerStyle(_ styleName: String, with type: TVViewElementStyleType, inherited: Bool)
  }
  class TVTextElement: TVViewElement {
    func attributedString(with font: UIFont) -> NSAttributedString
    func attributedString(with font: UIFont, foregroundColor: UIColor?, textAlignment alignment: Any) -> NSAttributedString
    var attributedText: NSAttributedString? { get }
    init()
    var textStyle: TVTextElementStyle { get }
  }
  enum TVTextElementStyle: Int {
    case none, title, subtitle, description, decoration
  }
  class TVTimeRange: NSObject {
    var duration: Double { get }
    var endTime: Double { get }
    var startTime: Double { get }
  }
  class TVViewElement: NSObject, NSCopying {
    var attributes: [String: String]? { get }
    var autoHighlightIdentifier: String? { get }
    var childViewElements: [TVViewElement]? { get }
    func dispatchEvent(of type: TVElementEventType, canBubble: Bool, cancellable isCancellable: Bool, extraInfo: [String: Any]?) async -> (Bool, Bool)
    func dispatchEvent(of type: TVElementEventType, canBubble: Bool, cancellable isCancellable: Bool, extraInfo: [String: Any]?, completion: ((Bool, Bool) -> Void)? = nil)
    func dispatchEvent(withName eventName: String, canBubble: Bool, cancellable isCancellable: Bool, extraInfo: [String: Any]?) async -> (Bool, Bool)
    func dispatchEvent(withName eventName: String, canBubble: Bool, cancellable isCancellable: Bool, extraInfo: [String: Any]?, completion: ((Bool, Bool) -> Void)? = nil)
    var elementData: [String: Any] { get }
    var elementIdentifier: String { get }
    var elementName: String { get }
    init()
    var isDisabled: Bool
    var parent: TVViewElement? { get }
    func resetProperty(_ resettableProperty: TVElementResettableProperty)
    var style: TVViewElementStyle? { get }
    var updateType: TVElementUpdateType { get }
  }
  class TVViewElementStyle: NSObject, NSCopying {
    var alignment: TVElementAlignment { get }
    var backgroundColor: TVColor? { get }
    var color: TVColor? { get }
    var contentAlignment: TVElementContentAlignment { get }
    var focusMargin: UIEdgeInsets { get }
    var fontSize: CGFloat { get }
    var fontWeight: String? { get }
    var height: CGFloat { get }
    var highlightColor: TVColor? { get }
    var imageTreatmentName: String? { get }
    init()
    var interitemSpacing: CGFloat { get }
    var margin: UIEdgeInsets { get }
    var maxHeight: CGFloat { get }
    var maxTextLines: Int { get }
    var maxWidth: CGFloat { get }
    var minHeight: CGFloat { get }
    var minWidth: CGFloat { get }
    var padding: UIEdgeInsets { get }
    var position: TVElementPosition { get }
    var ratingStyle: String? { get }
    var textAlignment: Any { get }
    var textHighlightStyle: String? { get }
    var textMinimumScaleFactor: CGFloat { get }
    var textStyle: String? { get }
    var tintColor: TVColor? { get }
    func value(forStyleProperty name: String) -> Any?
    var width: CGFloat { get }
  }
  enum TVViewElementStyleType: Int {
    case integer, double, point, string, color, url, transform, edgeInsets
  }
  """#
