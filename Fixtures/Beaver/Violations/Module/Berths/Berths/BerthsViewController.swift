import Beaver
import Core
import UIKit

class BerthsViewController: Beaver.ViewController<BerthsState, AppState, BerthsUIAction> {  // expect: bv-viewcontroller-internal-final
  private var presenter: BerthsPresenter?  // expect: bv-viewcontroller-no-presenter-reducer-other-vc

  override func viewDidLoad() {
    super.viewDidLoad()
    dispatch(action: .didAppear)
  }

  func showTides() {
    dispatch(action: TidesRoutingAction.start)  // expect: bv-viewcontroller-no-routing, bv-routing-dispatch-only-in-presenter
  }

  func showPower() {
    present(UIAlertController(), animated: true)  // expect: bv-present-only-in-presenter
  }
}
