/// What is known of the module `ExtensionKit`.
let extensionKitInterface = #"""
  // exports: Foundation
  class EXAppExtensionBrowserViewController: UIViewController {
    init()
    init(nibName nibNameOrNull: String?, bundle nibBundleOrNull: Bundle?)
  }
  class EXHostViewController: UIViewController {
    var delegate: EXHostViewControllerDelegate?
    init()
    init(nibName nibNameOrNull: String?, bundle nibBundleOrNull: Bundle?)
    func makeXPCConnection() throws -> NSXPCConnection
    var placeholderView: UIView
  }
  protocol EXHostViewControllerDelegate: NSObjectProtocol {
    func hostViewControllerDidActivate(_ viewController: EXHostViewController)
    func hostViewControllerWillDeactivate(_ viewController: EXHostViewController, error: Error?)
    func shouldAccept(_ connection: NSXPCConnection) -> Bool
  }
  """#
