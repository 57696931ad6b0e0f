import UIKit

/// The fields of the checkout after the redesign.
final class CheckoutFormNew: UIView {  // expect: sdk-split/no-new-suffix-duplicates
  override class func initialize() {}  // expect: sdk-split/no-initialize-override
}
