import UIKit

/// Two navigations side by side.
public final class UISplitWireframe: SplitWireframe {
  public let controller = UISplitViewController()
  private let left = UINavigationWireframe()
  private let right = UINavigationWireframe()

  public init() {
    controller.viewControllers = [left.controller, right.controller]
  }

  public var master: NavigationWireframe { left }
  public var detail: NavigationWireframe { right }
}
