import TicketCore
import UIKit

/// The checkout as a screen.
public final class CheckoutController: UIViewController {
  private var order: Order?
  private let form = CheckoutForm()

  /// Tells the store that there is a library with screens.
  public static func register() {
    TicketStore.shared.checkoutDelegate = CheckoutController.self
  }

  func pay() {
    guard let order else { return }
    TicketStore.shared.complete(order)
  }

  func show(_ order: Order) {
    self.order = order
    form.title = order.number
  }
}
