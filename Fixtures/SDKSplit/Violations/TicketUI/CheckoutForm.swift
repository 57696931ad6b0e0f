import UIKit

/// What the form tells its screen.
protocol CheckoutFormDelegate: AnyObject {
  /// The user wants to pay.
  func formDidPay()
}

/// The fields of the checkout.
final class CheckoutForm: UIView {
  weak var delegate: CheckoutFormDelegate?
  var title = ""

  enum State { case empty, filled }
}
