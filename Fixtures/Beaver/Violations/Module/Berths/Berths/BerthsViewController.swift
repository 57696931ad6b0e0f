import Beaver
import Core
import UIKit

class BerthsViewController: Beaver.ViewController<BerthsState, AppState, BerthsUIAction> {  // expect: beaver/viewcontroller-internal-final
  private var presenter: BerthsPresenter?  // expect: beaver/viewcontroller-no-presenter-reducer-other-vc

  override func viewDidLoad() {
    super.viewDidLoad()
    dispatch(action: .didAppear)
  }

  func showTides() {
    dispatch(action: TidesRoutingAction.start)  // expect: beaver/viewcontroller-no-routing, beaver/routing-dispatch-only-in-presenter
  }

  func showPower() {
    present(UIAlertController(), animated: true)  // expect: beaver/present-only-in-presenter
  }
}
