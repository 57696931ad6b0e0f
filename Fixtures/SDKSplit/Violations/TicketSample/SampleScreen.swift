import TicketCore
import TicketUI
import UIKit

/// Shows how an application buys tickets.
final class SampleScreen: UIViewController {
  private var bought = 0

  func buy() {
    bought += 1
    TicketStore.shared.checkoutDelegate = CheckoutController.self  // expect: sdk-split/no-registration-in-app
    TicketStore.shared.hintPresenter = CheckoutController.self  // expect: sdk-split/no-presenter-set-in-app
    CheckoutController.register()  // expect: sdk-split/no-registration-call-in-app
    TicketStore.shared.buy(TicketCore.Order(number: "A-\(bought)", count: 2))
  }
}
