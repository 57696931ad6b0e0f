import Beaver
import Core
import UIKit

final class TidesViewController: ViewController<BerthsState, AppState, TidesUIAction> {  // expect: bv-conformances, bv-intermodule-only-by-routing
  override func viewDidLoad() {
    super.viewDidLoad()
    let log = TidesLogViewController()  // expect: bv-viewcontroller-no-presenter-reducer-other-vc, bv-viewcontroller-created-only-in-presenter
    view.addSubview(log.view)
  }
}

final class TidesLogViewController: UIViewController {}
