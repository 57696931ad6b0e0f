/// What is known of the module `FileProviderUI`.
let fileProviderUIInterface = #"""
  // exports: Foundation UIKit
  class FPUIActionExtensionContext: NSExtensionContext {
    func cancelRequestWithError(_ error: Error)
    func completeRequest()
    var domainIdentifier: String? { get }
  }
  class FPUIActionExtensionViewController: UIViewController {
    var extensionContext: FPUIActionExtensionContext { get }
    init()
    init(nibName: String?, bundle: Bundle?)
    func prepare(forError error: Error)
    func prepareForAction(withIdentifier actionIdentifier: String, itemIdentifiers: [String])
  }
  var FPUIErrorDomain: String { get }
  struct FPUIExtensionError: Error {
    enum Code: UInt { case userCancelled, failed }
    var code: FPUIExtensionError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var failed: FPUIExtensionError.Code { get }
    init(_ code: FPUIExtensionError.Code, userInfo: [String: Any] = nil)
    var localizedDescription: String { get }
    static var userCancelled: FPUIExtensionError.Code { get }
    var userInfo: [String: Any] { get }
  }
  """#
