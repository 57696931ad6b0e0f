/// Shows views one behind the other, whatever the platform calls that.
public protocol NavigationWireframe: AnyObject {
  func push(_ view: PresentableView)
  func present(_ view: PresentableView)
  func popToRoot()
}

/// Shows a list beside its details where there is room for both.
public protocol SplitWireframe: AnyObject {
  var master: NavigationWireframe { get }
  var detail: NavigationWireframe { get }
}
