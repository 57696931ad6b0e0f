import UIKit

/// Leads the user from screen to screen.
protocol Flow: FlowDelegate {
  var navigationController: UINavigationController { get }
}

/// Hears what happened on a screen.
protocol FlowDelegate: AnyObject {
  func navigate(step: FlowStep)
}
