import UIKit

/// Navigation with the controller that UIKit has for it.
public final class UINavigationWireframe: NavigationWireframe {
  public let controller: UINavigationController

  public init(controller: UINavigationController = UINavigationController()) {
    self.controller = controller
    controller.useLargeTitles()
  }

  public func push(_ view: PresentableView) {
    guard let next = view as? UIViewController else { return }
    controller.pushViewController(next, animated: true)
  }

  public func present(_ view: PresentableView) {
    guard let next = view as? UIViewController else { return }
    controller.present(next, animated: true)
  }

  public func popToRoot() {
    controller.popToRootViewController(animated: true)
  }
}
