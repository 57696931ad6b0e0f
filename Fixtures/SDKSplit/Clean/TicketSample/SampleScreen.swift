import TicketCore
import TicketUI
import UIKit

/// Shows how an application buys tickets.
final class SampleScreen: UIViewController {
  private var bought = 0

  func buy() {
    bought += 1
    TicketStore.shared.buy(Order(number: "A-\(bought)", count: 2))
  }

  func choose() {
    TKDemoHall().chooseSeat()
    print(TKSeatManager.shared().proof(for: Seat(name: "B2", comfort: .bench)))
  }

  func open() {
    CheckoutController.showCheckout(for: Order(number: "B-1", count: 1))
  }
}
