/// Shows what has to be decided before tickets are bought.
public protocol CheckoutDelegate: AnyObject {
  /// Shows the checkout of an order.
  static func showCheckout(for order: Order)
}

/// Hears of purchases.
public protocol PurchaseDelegate: AnyObject {  // expect: sdk-split/protocol-not-adopted-in-core
  /// Tells that tickets were bought.
  func didBuy(_ receipt: Receipt)
}
