/// Shows what is paid back. Nobody adopts it.
public protocol RefundDelegate: AnyObject {  // expect: sdk-split/protocol-in-core-adopted-in-ui
  /// Shows a refund.
  static func showRefund(for order: Order)
}

/// Hears purchases in the core itself.
final class SilentListener: PurchaseDelegate {
  private var refundDelegate: RefundDelegate?  // expect: sdk-split/class-typed-delegate

  func didBuy(_ receipt: Receipt) {}
}
