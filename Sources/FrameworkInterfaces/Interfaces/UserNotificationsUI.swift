/// What is known of the module `UserNotificationsUI`.
let userNotificationsUIInterface = #"""
  // exports: Foundation UIKit
  extension NSExtensionContext {
    func dismissNotificationContentExtension()
    func mediaPlayingPaused()
    func mediaPlayingStarted()
    var notificationActions: [UNNotificationAction] { get }
    func performNotificationDefaultAction()
    func setNotificationActions(_ actions: [UNNotificationAction])
  }
  protocol UNNotificationContentExtension: NSObjectProtocol {
    func didReceive(_ notification: UNNotification)
    func didReceive(_ response: UNNotificationResponse, completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void)
    func mediaPause()
    func mediaPlay()
    var mediaPlayPauseButtonFrame: CGRect { get }
    var mediaPlayPauseButtonTintColor: UIColor { get }
    var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { get }
  }
  enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt {
    case none, `default`, overlay
  }
  enum UNNotificationContentExtensionResponseOption: UInt {
    case doNotDismiss, dismiss, dismissAndForwardAction
  }
  """#
