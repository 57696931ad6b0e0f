import TicketCore
import TicketUI

/// Buys tickets, and shows a screen all the same.
@main
struct Terminal {
  static func main() {
    TicketStore.shared.buy(Order(number: "C-1", count: 1))
    CheckoutController.showCheckout(for: Order(number: "C-2", count: 1))  // expect: sdk-split/sample-core-only-possible
  }
}
