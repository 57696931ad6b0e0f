import Foundation
import TicketSecurity

/// The door of the SDK: sells tickets, and asks for a screen where the user has to decide.
public final class TicketStore: NSObject {
  /// The only store of a process.
  public static let shared = TicketStore()

  /// Who shows the checkout; set by the library with the screens as soon as it is there.
  public var checkoutDelegate: CheckoutDelegate.Type?
  /// Who shows hints.
  public var hintPresenter: CheckoutDelegate.Type?
  /// Who hears that tickets were bought.
  public weak var observer: PurchaseDelegate?

  private var orders: [Order] = []
  private let vault = KeyVault()

  /// Starts to buy.
  public func buy(_ order: Order) {
    orders.append(order)
    checkoutDelegate!.showCheckout(for: order)  // expect: sdk-split/delegate-checked
  }

  /// Tells that the user has paid.
  public func complete(_ order: Order) {
    orders.removeAll { $0.number == order.number }
    observer?.didBuy(Receipt(order: order, seal: vault.seal(order.number)))
  }
}
