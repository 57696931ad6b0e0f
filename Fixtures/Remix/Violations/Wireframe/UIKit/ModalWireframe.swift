import UIKit

/// Needs UIKit, and does not say so.
public final class ModalWireframe: NavigationWireframe {  // expect: remix/uikit-type-has-ui-prefix
  private let root: UIViewController

  public init(root: UIViewController) {
    self.root = root
  }

  public func push(_ view: PresentableView) { present(view) }

  public func present(_ view: PresentableView) {
    guard let next = view as? UIViewController else { return }
    root.present(next, animated: true)
  }

  public func popToRoot() {
    root.dismiss(animated: true)
  }
}
