import TicketCore
import UIKit

/// Congratulates the user.
public final class PurchaseBanner: UIView, PurchaseDelegate {
  /// Tells that banners are there.
  public static func register() {
    TicketStore.shared.observer = PurchaseBanner()
  }

  /// Shows what was bought.
  public func didBuy(_ receipt: Receipt) {
    accessibilityLabel = receipt.seal
  }
}
