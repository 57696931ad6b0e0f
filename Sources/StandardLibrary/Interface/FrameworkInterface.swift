/// The classes of Apple's frameworks by their superclasses, without members: what an extension adds to one of them is a
/// member of all that inherit from it, as `extension UIView` adds to every `UILabel`.
///
/// The classes of the platforms' current interfaces; where `UIKit` and `AppKit` differ about one, it is `UIKit`'s.
///
/// Each line names a superclass, then the classes that inherit from it.
let frameworkInterface = classDeclarations(
  """
  NSObject: XCTest XCTestRun XCTestExpectation XCUIElement NSValue NSString NSAttributedString NSArray
  NSObject: NSDictionary NSSet NSOrderedSet NSData NSDate NSURL NSCoder NSPredicate NSRegularExpression
  NSObject: NSUserActivity NSItemProvider Formatter Operation OperationQueue
  NSObject: NotificationCenter NotificationQueue UserDefaults RunLoop UndoManager HTTPCookie
  NSObject: HTTPCookieStorage URLCache URLProtocol URLResponse CachedURLResponse URLCredential URLProtectionSpace
  NSObject: URLAuthenticationChallenge URLSession URLSessionConfiguration URLSessionTask XMLParser XMLNode
  NSObject: UIResponder UIPresentationController UIGestureRecognizer UIBarItem UINavigationItem UIMenuElement
  NSObject: UIAlertAction UIImage UIColor UIFont UIFontDescriptor UIFontMetrics UIBezierPath UIEvent UITouch
  NSObject: UIDevice UIScreen UINib UIPasteboard UIStoryboard UIStoryboardSegue UITraitCollection
  NSObject: UIFeedbackGenerator UIVisualEffect UILayoutGuide UICollectionViewLayout
  NSObject: UICollectionViewLayoutAttributes UIDynamicAnimator UIDynamicBehavior UIViewPropertyAnimator UIDocument
  NSObject: UIGraphicsRenderer UISceneConfiguration UISceneSession UNUserNotificationCenter UNNotificationContent
  NSObject: UNNotificationServiceExtension NSLayoutConstraint NSLayoutManager NSTextContainer NSTextAttachment
  NSObject: NSParagraphStyle CALayer CADisplayLink CAAnimation NSResponder NSMenu NSMenuItem NSAlert NSToolbar
  NSObject: NSToolbarItem NSStatusBar NSStatusItem NSImage NSColor NSFont NSBezierPath NSEvent NSScreen
  NSObject: NSWorkspace NSPasteboard NSStoryboard NSDocument NSDocumentController NSGestureRecognizer
  NSObject: WKInterfaceController WKInterfaceObject WKWebViewConfiguration WKUserContentController NSManagedObject
  NSObject: NSManagedObjectContext NSManagedObjectModel NSPersistentContainer NSPersistentStoreCoordinator
  NSObject: NSFetchedResultsController<Result> NSEntityDescription SCNNode SCNScene CLLocationManager CLLocation
  NSObject: AVPlayer AVPlayerItem AVAsset AVAudioPlayer AVAudioSession AVCaptureSession AVCaptureOutput MKShape
  NSObject: MKOverlayRenderer
  XCTest: XCTestCase XCTestSuite
  XCUIElement: XCUIApplication
  NSValue: NSNumber
  NSString: NSMutableString
  NSAttributedString: NSMutableAttributedString
  NSMutableAttributedString: NSTextStorage
  NSArray: NSMutableArray
  NSDictionary: NSMutableDictionary
  NSSet: NSMutableSet
  NSMutableSet: NSCountedSet
  NSOrderedSet: NSMutableOrderedSet
  NSData: NSMutableData
  NSCoder: NSKeyedArchiver NSKeyedUnarchiver
  NSPredicate: NSCompoundPredicate NSComparisonPredicate
  NSRegularExpression: NSDataDetector
  Formatter: DateFormatter ISO8601DateFormatter DateComponentsFormatter DateIntervalFormatter
  Formatter: RelativeDateTimeFormatter NumberFormatter ByteCountFormatter MeasurementFormatter
  Formatter: PersonNameComponentsFormatter ListFormatter
  Operation: BlockOperation
  URLResponse: HTTPURLResponse
  URLSessionTask: URLSessionDataTask URLSessionDownloadTask URLSessionStreamTask URLSessionWebSocketTask
  URLSessionDataTask: URLSessionUploadTask
  XMLNode: XMLElement XMLDocument
  UIResponder: UIApplication UIScene UIView UIViewController SKNode
  UIScene: UIWindowScene
  UIView: UIWindow UILabel UIImageView UIStackView UIPickerView UIProgressView UIActivityIndicatorView
  UIView: UINavigationBar UITabBar UIToolbar UISearchBar UIVisualEffectView UIInputView UICalendarView
  UIView: UIContentUnavailableView UIListContentView UITableViewCell UITableViewHeaderFooterView
  UIView: UICollectionReusableView UIScrollView UIControl WKWebView MKMapView MKAnnotationView MTKView SKView
  UIView: SCNView
  UICollectionReusableView: UICollectionViewCell
  UICollectionViewCell: UICollectionViewListCell
  UIScrollView: UITableView UICollectionView UITextView
  UIControl: UIButton UITextField UISwitch UISlider UIStepper UISegmentedControl UIPageControl UIDatePicker
  UIControl: UIRefreshControl UIColorWell
  UITextField: UISearchTextField
  UIViewController: UINavigationController UITabBarController UISplitViewController UIPageViewController
  UIViewController: UITableViewController UICollectionViewController UISearchController UIAlertController
  UIViewController: UIActivityViewController UIInputViewController UIDocumentPickerViewController
  UIViewController: UIDocumentBrowserViewController UICloudSharingController UIColorPickerViewController
  UIViewController: UIFontPickerViewController UIReferenceLibraryViewController UIHostingController<Content>
  UIViewController: PHPickerViewController QLPreviewController SFSafariViewController AVPlayerViewController
  UINavigationController: UIImagePickerController UIVideoEditorController GKGameCenterViewController
  UINavigationController: MFMailComposeViewController MFMessageComposeViewController EKEventEditViewController
  MKAnnotationView: MKMarkerAnnotationView
  UIPresentationController: UISheetPresentationController UIPopoverPresentationController
  UIGestureRecognizer: UITapGestureRecognizer UIPanGestureRecognizer UIPinchGestureRecognizer
  UIGestureRecognizer: UIRotationGestureRecognizer UISwipeGestureRecognizer UILongPressGestureRecognizer
  UIGestureRecognizer: UIHoverGestureRecognizer
  UIPanGestureRecognizer: UIScreenEdgePanGestureRecognizer
  UIBarItem: UIBarButtonItem UITabBarItem
  UIMenuElement: UIMenu UIAction UICommand
  UICommand: UIKeyCommand
  UIFeedbackGenerator: UIImpactFeedbackGenerator UINotificationFeedbackGenerator UISelectionFeedbackGenerator
  UIVisualEffect: UIBlurEffect UIVibrancyEffect
  UICollectionViewLayout: UICollectionViewFlowLayout UICollectionViewCompositionalLayout
  UIDocument: UIManagedDocument
  UIGraphicsRenderer: UIGraphicsImageRenderer UIGraphicsPDFRenderer
  UNNotificationContent: UNMutableNotificationContent
  NSParagraphStyle: NSMutableParagraphStyle
  CALayer: CAShapeLayer CAGradientLayer CATextLayer CAEmitterLayer CAScrollLayer CATiledLayer CATransformLayer
  CALayer: CAReplicatorLayer CAMetalLayer AVPlayerLayer AVCaptureVideoPreviewLayer
  CAAnimation: CAAnimationGroup CATransition CAPropertyAnimation
  CAPropertyAnimation: CABasicAnimation CAKeyframeAnimation
  CABasicAnimation: CASpringAnimation
  NSResponder: NSApplication NSView NSWindow NSWindowController NSViewController NSPopover
  NSWindow: NSPanel
  NSSavePanel: NSOpenPanel
  NSPanel: NSSavePanel
  NSViewController: NSTabViewController NSSplitViewController NSPageController NSHostingController<Content>
  NSViewController: NSCollectionViewItem
  NSView: NSHostingView<Content> NSControl NSTableRowView NSTableCellView NSText NSScrollView NSClipView
  NSView: NSSplitView NSStackView NSTabView NSBox NSCollectionView NSVisualEffectView NSProgressIndicator
  NSControl: NSButton NSTextField NSImageView NSSlider NSStepper NSSwitch NSSegmentedControl NSDatePicker
  NSControl: NSColorWell NSPathControl NSTableView
  NSButton: NSPopUpButton
  NSTextField: NSSecureTextField NSSearchField NSComboBox NSTokenField
  NSTableView: NSOutlineView
  NSText: NSTextView
  NSGestureRecognizer: NSClickGestureRecognizer NSPanGestureRecognizer
  NSPersistentContainer: NSPersistentCloudKitContainer
  SKEffectNode: SKScene
  SKNode: SKEffectNode SKSpriteNode SKShapeNode SKLabelNode SKEmitterNode SKCameraNode
  SCNView: ARSCNView
  AVPlayer: AVQueuePlayer
  AVAsset: AVURLAsset
  AVCaptureOutput: AVCapturePhotoOutput AVCaptureVideoDataOutput AVCaptureMetadataOutput
  MKShape: MKPointAnnotation MKMultiPoint
  MKMultiPoint: MKPolyline MKPolygon
  MKOverlayRenderer: MKOverlayPathRenderer
  MKOverlayPathRenderer: MKPolylineRenderer
  """)

/// Declares the classes of lines such as `UIView: UILabel UIImageView`.
private func classDeclarations(_ lines: String) -> String {
  lines.split(separator: "\n").map { line in
    let words = line.split { $0 == " " || $0 == ":" }
    return words.dropFirst().map { "class \($0): \(words[0]) {}" }.joined(separator: "\n")
  }.joined(separator: "\n")
}
