import TicketCore
import UIKit

/// Congratulates the user.
public final class PurchaseBanner: UIView, PurchaseDelegate {  // expect: sdk-split/registration-in-load
  /// Shows what was bought.
  public func didBuy(_ receipt: Receipt) {
    accessibilityLabel = receipt.seal
  }
}
