import Beaver
import Core
import UIKit

final class TidesViewController: ViewController<BerthsState, AppState, TidesUIAction> {  // expect: beaver/conformances, beaver/intermodule-only-by-routing
  override func viewDidLoad() {
    super.viewDidLoad()
    let log = TidesLogViewController()  // expect: beaver/viewcontroller-no-presenter-reducer-other-vc, beaver/viewcontroller-created-only-in-presenter
    view.addSubview(log.view)
  }
}

final class TidesLogViewController: UIViewController {}
