import Foundation

/// Sends an order; the session tells its progress to a delegate of the system.
final class OrderRequest: NSObject, URLSessionDelegate {
  private let order: Order

  init(order: Order) {
    self.order = order
  }

  /// The request. A comment may well name UIKit, or TicketUI.
  func make() -> URLRequest? {
    URL(string: "https://tickets.example/orders/\(order.number)").map { URLRequest(url: $0) }
  }
}
