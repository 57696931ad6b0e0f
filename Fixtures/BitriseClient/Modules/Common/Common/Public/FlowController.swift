import UIKit

/// Leads the user through several screens, so that the screens need not know one another.
@MainActor
public protocol FlowController: AnyObject {
  /// The container of the flow's screens.
  var root: UIViewController { get }

  /// Shows the first screen. A flow starts once.
  func start()
}
