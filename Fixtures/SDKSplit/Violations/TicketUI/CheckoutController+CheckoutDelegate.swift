import TicketCore

extension CheckoutController: CheckoutDelegate {
  /// Shows the checkout of an order.
  public static func showCheckout(for order: Order) {
    CheckoutController().show(order)
  }
}
