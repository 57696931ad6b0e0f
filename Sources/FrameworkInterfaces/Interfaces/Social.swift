/// What is known of the module `Social`.
let socialInterface = #"""
  // exports: Foundation UIKit
  class SLComposeServiceViewController {
    var autoCompletionViewController: Any?
    func cancel()
    var charactersRemaining: NSNumber?
    var configurationItems: [SLComposeSheetConfigurationItem] { get }
    var contentText: String { get }
    func didSelectCancel()
    func didSelectPost()
    init()
    init(nibName: String?, bundle: Bundle?)
    var isContentValid: Bool { get }
    func loadPreviewView() -> Any
    var placeholder: String?
    func popConfigurationViewController()
    func presentationAnimationDidFinish()
    func pushConfigurationViewController(_ viewController: Any)
    func reloadConfigurationItems()
    var textView: Any { get }
    func textView(_ textView: Any, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange) -> [NSValue]
    func textViewWritingToolsDidEnd(_ textView: Any)
    func textViewWritingToolsWillBegin(_ textView: Any)
    func validateContent()
  }
  class SLComposeSheetConfigurationItem: NSObject {
    init()
    var tapHandler: () -> Void
    var title: String?
    var value: String?
    var valuePending: Bool
  }
  class SLComposeViewController {
    func add(_ image: Any) -> Bool
    func add(_ url: URL) -> Bool
    var completionHandler: (SLComposeViewControllerResult) -> Void
    init(forServiceType serviceType: String)
    init(nibName: String?, bundle: Bundle?)
    static func isAvailable(forServiceType serviceType: String) -> Bool
    func removeAllImages() -> Bool
    func removeAllURLs() -> Bool
    var serviceType: String { get }
    func setInitialText(_ text: String) -> Bool
  }
  enum SLComposeViewControllerResult: Int {
    case cancelled, done
  }
  class SLRequest: NSObject {
    var account: ACAccount?
    func addMultipartData(_ data: Data, withName partName: String, type partType: String)
    func addMultipartData(_ data: Data, withName partName: String, type partType: String, filename: String)
    init(forServiceType serviceType: String, requestMethod: SLRequestMethod, url: URL, parameters: [AnyHashable: Any]?)
    var parameters: [AnyHashable: Any] { get }
    func perform() async throws -> (Data, HTTPURLResponse)
    func perform(handler: @escaping (Data?, HTTPURLResponse?, Error?) -> Void)
    var preparedURLRequest: URLRequest { get }
    var requestMethod: SLRequestMethod { get }
    var url: URL { get }
  }
  enum SLRequestMethod: Int {
    case get, post, delete, put
  }
  struct SLServiceKind: RawRepresentable, Hashable {
    static var facebook: SLServiceKind { get }
    init(rawValue: String)
    static var linkedIn: SLServiceKind { get }
    var rawValue: String { get }
    static var sinaWeibo: SLServiceKind { get }
    static var tencentWeibo: SLServiceKind { get }
    static var twitter: SLServiceKind { get }
  }
  var SLServiceTypeFacebook: String { get }
  var SLServiceTypeLinkedIn: String { get }
  var SLServiceTypeSinaWeibo: String { get }
  var SLServiceTypeTencentWeibo: String { get }
  var SLServiceTypeTwitter: String { get }
  """#
